"""A log that is not what was written: that table is closed and says why, and all others go on."""

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.damages import (
    a_gap,
    another_digest,
    garbage,
    more_than_there_should_be,
    no_entries,
    the_end_is_missing,
)
from tests.server.harness import Client, ServerProcess, awaited, metrics, play_on
from tests.server.old_logs import RAW
from undermine.server.errors import TableDamaged
from undermine.server.hub import replay
from undermine.server.store import check_numbers

pytestmark = pytest.mark.data_file

Damage = Callable[[sqlite3.Connection, str], object]


def harm(server: ServerProcess, damage: Damage, code: str) -> None:
    """Something happens to the file while the server is away."""
    server.kill()
    database = sqlite3.connect(server.data)
    with database:
        damage(database, code)
    database.close()
    server.complaints()
    server.start()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("patient") / "tables.db") as found:
        yield found


async def playing(server: ServerProcess) -> list[Client]:
    people = await server.game(2, 1)
    await play_on(people, Random(1), lambda c: c.number > 18)
    return people


@awaited
@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (a_gap, "entry 9 is missing"),
        (the_end_is_missing, "entry 11 is missing"),
        (more_than_there_should_be, "entry 11 comes after the last one"),
        (garbage, "entry 9 can't be read"),
        (another_digest, "the log and the rules differ from entry 14 on"),
        (no_entries, "entry 1 is missing"),
    ],
)
async def test_a_damaged_table_is_closed_with_its_reason_and_the_others_go_on(
    damage: Damage, why: str, patient: ServerProcess
) -> None:
    broken, sound = [await playing(patient) for _ in range(2)]
    harm(patient, damage, broken[0].code)
    for client in sound:
        await client.connect(resume=True)
    await play_on(sound, Random(2))
    for _ in range(2):
        found = patient.http("GET", f"/api/tables/{broken[0].code}")
        assert (found.status, found.error) == (
            500,
            f"this table is damaged ({why}); the people who run this server can tell more",
        )
        await broken[0].open()
        with suppress(ConnectionClosed):  # the server may be done with it before anything is said
            await broken[0].send("hello", protocol=1, token=broken[0].token)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await broken[0].receive()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, why in closed.value.rcvd.reason) == (4500, True)
    said = patient.complaints().splitlines()
    assert said.count(f"ERROR undermine.server: a table is damaged and stays closed: {why}") == 1, "without its code"
    assert metrics(patient)["undermine_tables_damaged_total"] == len(said), "and nothing else was said"


@pytest.mark.parametrize(
    ("numbers", "after", "last", "why"),
    [
        ([1, 2, 4], 0, 4, "entry 3 is missing"),
        ([2, 3], 0, 3, "entry 1 is missing"),
        ([1, 2], 0, 3, "entry 3 is missing"),
        ([], 0, 1, "entry 1 is missing"),
        ([6, 7, 8], 5, 7, "entry 8 comes after the last one"),
        ([7], 5, 7, "entry 6 is missing"),
    ],
)
def test_numbers_of_entries_have_no_gap(numbers: list[int], after: int, last: int, why: str) -> None:
    with pytest.raises(TableDamaged, match=why):
        check_numbers(numbers, after, last)


def test_numbers_of_a_sound_log_are_consecutive() -> None:
    check_numbers([1, 2, 3], 0, 3)
    check_numbers([6], 5, 6)
    check_numbers([], 6, 6)


SAID = (
    r"entry \d+ can't be (read|carried out \(\w+\))|its first entry is not the first of a table"
    r"|another table begins at entry \d+|the log and the rules differ from entry \d+ on"
)


def test_wherever_a_log_is_damaged_it_is_noticed_and_nothing_of_it_is_told() -> None:
    """An entry that is garbage, or another than it was: whatever the rules make of it, it is the table's damage."""
    for number in range(len(RAW)):
        for line in (b"{", b"\xff\x00", RAW[0] if number else RAW[1]):
            with pytest.raises(TableDamaged) as damage:
                replay("BCDFGH", [*RAW[:number], line, *RAW[number + 1 :]])
            assert re.fullmatch(SAID, str(damage.value)), damage.value


# ---- a client that knows more than the file -----------------------------------------------------------------------


def as_it_was_before(database: sqlite3.Connection, code: str) -> None:
    """As if somebody had put an older copy in its place."""
    database.execute("DELETE FROM entries WHERE code = ? AND number > 14", (code,))
    database.execute("UPDATE tables SET number = 14 WHERE code = ?", (code,))


@awaited
async def test_a_client_that_has_heard_of_more_than_there_is_gets_told_so(patient: ServerProcess) -> None:
    people = await playing(patient)
    heard = people[0].number
    assert heard > 14
    harm(patient, as_it_was_before, people[0].code)
    for client in people:
        await client.open()
        await client.send("hello", protocol=1, token=client.token, last=client.number, look=client.look)
        seen = [(await client.receive())["type"] for _ in range(3)]
        assert seen == ["welcome", "set_back", "state"]
        assert client.frames[-2]["number"] < heard
    assert patient.complaints().count("somebody has heard of") == 1, "one incident at one table"
    assert metrics(patient)["undermine_clients_ahead_total"] == 2
    await play_on(people, Random(3))
    for client in people:
        await client.check()
    await people[0].close()
    states = people[0].resyncs
    await people[0].connect(resume=True)
    await people[0].until(lambda c: c.resyncs > states)  # nobody is sent a gap where two histories may meet
    assert [frame["type"] for frame in people[0].frames].count("set_back") == 1
