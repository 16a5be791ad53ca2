"""Every database ever made opens: logs as they were stored then, together with every kind of entry."""

from typing import get_args

import msgspec
import pytest

from tests.server.old_logs import CLAIMS, DEVICES, LATER, RAW
from undermine.server import entries as en
from undermine.server.archive import finished_match
from undermine.server.errors import TableDamaged
from undermine.server.frames import lines
from undermine.server.hub import replay


def test_the_old_logs_have_every_kind_of_entry() -> None:
    assert {type(en.decode_entry(raw)) for raw in (*RAW, *LATER, *CLAIMS, *DEVICES)} == set(get_args(en.AnyEntry))


def test_an_old_log_adds_up_to_the_same_table() -> None:
    table = replay("BCDFGH", RAW)
    assert (table.number, table.status, table.matches, table.host) == (len(RAW), "over", 1, "p2")
    assert [(person.name, person.gone) for person in table.people.values()] == [
        ("Ann", True),
        ("Bo", False),
        ("Cleo", True),
    ]
    assert [(seat.person, seat.bot) for seat in table.seats] == [(None, None), ("p2", None), (None, "veteran")]
    match = finished_match(table, 1)
    assert match is not None
    assert (match.decided, match.digests[-1]) == (12, "b0bf0963f8a4b18c")
    assert match.thoughts, "and what bots thought is kept"


def test_a_log_with_claims_adds_up_to_the_same_match() -> None:
    table = replay("BCDFGH", CLAIMS)
    assert table.match is not None
    assert [(one.seat, type(one.claim).__name__, one.after) for one in table.match.said] == [
        (1, "Saw", 0),
        (2, "Suspect", 0),
    ]
    assert table.people["p1"].muted == {"bots"}


def test_a_log_of_devices_adds_up_to_the_same_keys() -> None:
    bo = replay("BCDFGH", DEVICES).people["p2"]
    assert (len(bo.token_hashes), bo.token_hashes[-1]) == (2, "cd34")
    assert bo.link is not None
    assert (bo.link.link_hash, bo.link.until, bo.link.used) == ("ef56", 1700.0, False)


def test_a_log_of_people_who_come_and_go_adds_up_to_the_same_table() -> None:
    table = replay("BCDFGH", LATER)
    assert (table.number, table.status, table.host, table.locked, table.paused) == (20, "playing", "p2", True, True)
    assert table.names == ("Ann", "Bo", "Zoe")
    assert [seat.away for seat in table.seats] == [True, False, False]
    assert (table.stand_in_wished, table.host_wished) == ({}, {})


@pytest.mark.parametrize("raw", [RAW, LATER, DEVICES], ids=["old", "later", "devices"])
def test_a_log_opens_wherever_it_was_cut_off(raw: list[bytes]) -> None:
    """A server can be killed between any two entries, even of those that come together."""
    for end in range(1, len(raw) + 1):
        table = replay("BCDFGH", raw[:end])
        assert table.number == end
        for viewpoint in (None, *range(len(table.seats))):
            assert lines(table, viewpoint, None)


def test_what_is_stored_today_is_what_was_stored_then() -> None:
    for raw in (*RAW, *LATER, *DEVICES):
        assert en.encode_entry(en.decode_entry(raw)) == raw


def test_a_log_is_checked_with_the_kind_of_digest_that_it_keeps() -> None:
    """Old logs say nothing about it: theirs are of positions. Those of today say so when a game starts."""
    assert {match.digest_kind for match in (replay("BCDFGH", raw).match for raw in (RAW, LATER)) if match} == {
        "position"
    }
    started = next(i for i, raw in enumerate(RAW) if isinstance(en.decode_entry(raw), en.Started))
    entry = en.decode_entry(RAW[started])
    assert isinstance(entry, en.Started)
    today = [*RAW[:started], en.encode_entry(msgspec.structs.replace(entry, digests="facts"))]
    table = replay("BCDFGH", today)
    assert table.match is not None
    assert table.match.digest_kind == "facts"
    decided = next(en.decode_entry(raw) for raw in RAW if isinstance(en.decode_entry(raw), en.Decided))
    with pytest.raises(TableDamaged, match="the log and the rules differ"):
        replay("BCDFGH", [*today, en.encode_entry(decided)])
    assert isinstance(decided, en.Decided)
    told = msgspec.structs.replace(decided, digest=table.match.digests[-1])
    again = replay("BCDFGH", [*today, en.encode_entry(told)]).match
    assert again is not None
    assert again.decided == 1
