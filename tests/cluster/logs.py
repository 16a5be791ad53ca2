"""What the log of a table says afterwards: nothing lost, nothing twice, nobody played twice, no clock run double."""

from typing import NamedTuple

from tests.cluster.players import Party
from tests.postgres import log_of
from undermine.server import entries as en
from undermine.server.hub import replay
from undermine.server.table import Table

#: Seconds by which two servers that go by the database's clock can differ.
HAIR = 0.25


class Count(NamedTuple):
    lost: int
    doubled: int
    acknowledged: int


def count(database: str, party: Party) -> Count:
    """What was acknowledged and is not there, and what is there twice."""
    log = log_of(database, party.code)
    numbers: dict[tuple[str, str], list[int]] = {}
    for number, entry in enumerate(log, 1):
        if entry.by and entry.id:
            numbers.setdefault((entry.by, entry.id), []).append(number)
    promised = [
        ((str(player.client.person), str(asked.fields["id"])), asked.number)
        for player in party.players
        for asked in player.asked
        if asked.number is not None
    ]
    lost = sum(number not in numbers.get(key, ()) for key, number in promised)
    return Count(lost, sum(len(found) > 1 for found in numbers.values()), len(promised))


def check(database: str, code: str) -> None:
    """Every decision was made in the state that the log says, by a seat that owed it, and after its time if late."""
    log = log_of(database, code)
    replay(code, [en.encode_entry(entry) for entry in log])
    assert isinstance(log[0], en.Created)
    table, before = Table(code, log[0]), log[0].at
    for entry in log[1:]:
        assert entry.at >= before - HAIR, "a clock goes back"
        before = max(before, entry.at)
        if isinstance(entry, en.Decided):
            assert table.match is not None
            assert entry.digest == table.match.digests[-1]
            assert table.seats[entry.seat].botted or entry.how != "bot", "a bot plays for somebody else"
            if entry.how == "clock":
                assert table.late(entry.at + HAIR) is not None, "a clock has run out too early"
        table.fold(entry)
