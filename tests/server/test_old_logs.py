"""Every database ever made opens: a log as it was stored before the code was tidied, with every kind of entry."""

from pathlib import Path
from typing import get_args

from undermine.server import entries as en
from undermine.server.archive import finished_match
from undermine.server.hub import replay

RAW = (Path(__file__).parent / "old-log.jsonl").read_bytes().splitlines()


def test_the_old_log_has_every_kind_of_entry() -> None:
    assert {type(en.decode_entry(raw)) for raw in RAW} == set(get_args(en.AnyEntry))


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


def test_what_is_stored_today_is_what_was_stored_then() -> None:
    for raw in RAW:
        assert en.encode_entry(en.decode_entry(raw)) == raw
