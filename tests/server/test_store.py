"""The logs on disk: real files, real commits."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import undermine
from tests import postgres
from undermine.server.checkpoints import LATEST
from undermine.server.errors import NotStored
from undermine.server.postgres import schema
from undermine.server.postgres.store import PostgresStore
from undermine.server.store import GROUP, SqliteStore, Taken

AnyStore = SqliteStore | PostgresStore

CODE = "BCDFGH"


async def opened(where: Path | str) -> AnyStore:
    """A file, or the address of a database."""
    if isinstance(where, Path):
        return SqliteStore(str(where))
    await schema.prepare(where)
    return PostgresStore(where)


def with_store(where: Path | str, run: Callable[[Any], Awaitable[Any]]) -> Any:
    """Opens the file or the database, does something with it, closes it."""

    async def main() -> Any:
        store = await opened(where)
        try:
            return await run(store)
        finally:
            await store.close()

    return asyncio.run(main())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data.sqlite"


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """What is true of any store is tried with both."""
    return tmp_path / "data.sqlite" if request.param == "sqlite" else postgres.started().new()


async def make(store: AnyStore, code: str = CODE, public: bool = False, now: float = 1.0) -> None:
    await store.create(code, b"first", "classic", 3, public, now)


async def settled(*work: Awaitable[Any]) -> list[Any]:
    """What comes of each, or what it raised; fails if one of them gets no answer at all."""
    tasks = [asyncio.ensure_future(one) for one in work]
    _, pending = await asyncio.wait(tasks, timeout=60.0)
    for task in pending:
        task.cancel()
    assert not pending, f"{len(pending)} of {len(tasks)} never get an answer"
    return [task.exception() or task.result() for task in tasks]


async def in_the_end(ask: Callable[[], Awaitable[Any]], wanted: Any) -> None:
    """Nobody waits for notes, so they may be seen a moment later."""
    for _ in range(1_000):
        if await ask() == wanted:
            return
        await asyncio.sleep(0.01)
    assert await ask() == wanted


class Gate:
    """Keeps the writer busy until all that belongs to a test is in its queue."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.opened = threading.Event()

    def work(self, _: sqlite3.Connection) -> None:
        self.reached.set()
        self.opened.wait(20.0)


async def at_once(store: SqliteStore, *work: Awaitable[Any]) -> list[Any]:
    """All these wait together for the writer."""
    gate = Gate()
    busy = asyncio.ensure_future(store._do(gate.work))
    await asyncio.to_thread(gate.reached.wait, 20.0)
    answers = asyncio.ensure_future(settled(*work))
    await asyncio.sleep(0.05)  # all are in the queue now
    gate.opened.set()
    await busy
    return await answers


# ---- logs -----------------------------------------------------------------------------------------------------------


def test_what_was_written_is_read_back_in_order(where: Path | str) -> None:
    async def run(store: AnyStore) -> None:
        await make(store)
        for number in range(2, 30):
            await store.append(CODE, number, b"entry %d" % number, 1.0)
        assert await store.read(CODE) == [b"first", *(b"entry %d" % number for number in range(2, 30))]
        assert await store.read(CODE, 27) == [b"entry 28", b"entry 29"]
        assert await store.read(CODE, 29) == []
        assert await store.read("ZZZZZZ") == []

    with_store(where, run)


def test_a_code_is_given_to_one_table_only(where: Path | str) -> None:
    async def run(store: AnyStore) -> None:
        await make(store)
        with pytest.raises(Taken):
            await store.create(CODE, b"another", "dark_cave", 2, True, 2.0)
        assert await store.read(CODE) == [b"first"]
        assert await store.public(10) == []

    with_store(where, run)


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 4, 100])
def test_only_the_next_number_can_be_written(where: Path | str, number: int) -> None:
    async def run(store: AnyStore) -> None:
        await make(store)
        await store.append(CODE, 2, b"second", 1.0)
        with pytest.raises(Taken):
            await store.append(CODE, number, b"no", 1.0)
        with pytest.raises(Taken):
            await store.append("ZZZZZZ", 1, b"there is no such table", 1.0)
        assert await store.read(CODE) == [b"first", b"second"]

    with_store(where, run)


def test_entries_that_come_together_are_all_written_or_none(where: Path | str) -> None:
    async def run(store: AnyStore) -> None:
        await make(store)
        await store.append(CODE, 2, b"joined", 1.0, b"sat", b"ready")
        with pytest.raises(Taken):
            await store.append(CODE, 4, b"too", 1.0, b"late", b"by", b"one")
        await store.append(CODE, 5, b"next", 1.0)
        assert await store.read(CODE) == [b"first", b"joined", b"sat", b"ready", b"next"]

    with_store(where, run)


def test_of_many_who_write_one_number_one_wins(where: Path | str) -> None:
    async def run(store: AnyStore) -> None:
        await make(store)
        for number in range(2, 12):
            written = [b"writer %d" % writer for writer in range(20)]
            answers = await settled(*(store.append(CODE, number, entry, 1.0) for entry in written))
            won = [entry for entry, answer in zip(written, answers, strict=True) if answer is None]
            assert [type(answer) for answer in answers].count(Taken) == 19
            assert (await store.read(CODE))[-1:] == won

    with_store(where, run)


def test_of_two_servers_that_write_one_number_one_wins(where: Path | str) -> None:
    async def run(one: AnyStore) -> None:
        two = await opened(where)
        await make(one)
        for number in range(2, 12):
            answers = await settled(*(store.append(CODE, number, b"x", 1.0) for store in (one, two)))
            assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Taken"]
            assert len(await one.read(CODE)) == len(await two.read(CODE)) == number
        await two.close()

    with_store(where, run)


# ---- commits --------------------------------------------------------------------------------------------------------


def test_many_writes_share_a_commit(path: Path) -> None:
    async def run(store: SqliteStore) -> None:
        codes = [f"T{number}" for number in range(500)]
        assert set(await at_once(store, *(make(store, code) for code in codes))) == {None}
        assert store.commits <= 4
        before = store.commits
        assert set(await at_once(store, *(store.append(code, 2, b"x", 1.0) for code in codes))) == {None}
        assert store.commits - before <= 3
        assert [len(await store.read(code)) for code in codes[::50]] == [2] * 10

    with_store(path, run)


@pytest.mark.parametrize("number", [GROUP - 1, GROUP, GROUP + 1, 2 * GROUP + 3])
def test_more_writes_than_fit_into_one_commit_are_all_written(path: Path, number: int) -> None:
    async def run(store: SqliteStore) -> None:
        answers = await at_once(store, *(make(store, f"T{i}") for i in range(number)))
        assert answers == [None] * number
        assert len(await store.public(5 * GROUP)) == 0
        assert await store.read(f"T{number - 1}") == [b"first"]

    with_store(path, run)


def test_a_write_that_comes_too_late_takes_no_other_with_it(path: Path) -> None:
    async def run(store: SqliteStore) -> None:
        await settled(*(make(store, f"T{number}") for number in range(10)))
        appends = [store.append(f"T{number}", 2 + (number == 4), b"x", 1.0) for number in range(10)]
        answers = await at_once(store, *appends)
        assert [number for number, answer in enumerate(answers) if answer is not None] == [4]
        assert [len(await store.read(f"T{number}")) for number in range(10)] == [2, 2, 2, 2, 1, 2, 2, 2, 2, 2]

    with_store(path, run)


def half_done(connection: sqlite3.Connection) -> None:
    """The database finds fault with the second half."""
    connection.execute("UPDATE tables SET number = 2 WHERE code = 'T4'")
    connection.execute("INSERT INTO entries VALUES ('T4', 2, 'a text, but entries are bytes')")


def out_of_range(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE tables SET number = 2 WHERE code = 'T4'")
    connection.execute("UPDATE tables SET number = ? WHERE code = 'T4'", (2**70,))


def programming_error(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE tables SET number = 2 WHERE code = 'T4'")
    raise ZeroDivisionError


@pytest.mark.parametrize("fault", [half_done, out_of_range, programming_error])
def test_a_write_that_fails_takes_no_other_with_it(path: Path, fault: Callable[[sqlite3.Connection], None]) -> None:
    async def run(store: SqliteStore) -> None:
        await settled(*(make(store, f"T{number}") for number in range(10)))
        work = [store.append(f"T{number}", 2, b"x", 1.0) if number != 4 else store._do(fault) for number in range(10)]
        answers = await at_once(store, *work)
        assert [number for number, answer in enumerate(answers) if answer is not None] == [4]
        assert [len(await store.read(f"T{number}")) for number in range(10)] == [2, 2, 2, 2, 1, 2, 2, 2, 2, 2]
        await store.append("T4", 2, b"now it works", 1.0)

    with_store(path, run)


def test_an_entry_that_is_there_already_takes_no_other_with_it(path: Path) -> None:
    """A file that somebody has had their hands in: its table says 1, its log 2."""

    async def run(store: SqliteStore) -> None:
        await settled(*(make(store, f"T{number}") for number in range(10)))
        await store._do(lambda connection: connection.execute("INSERT INTO entries VALUES ('T4', 2, x'00')").close())
        answers = await at_once(store, *(store.append(f"T{number}", 2, b"x", 1.0) for number in range(10)))
        assert [(number, type(no)) for number, no in enumerate(answers) if no is not None] == [(4, NotStored)]
        assert [await store.read(f"T{number}", 1) for number in (3, 5)] == [[b"x"], [b"x"]]

    with_store(path, run)


def test_the_write_ahead_log_stays_short(path: Path) -> None:
    """And what was in it is in the file itself, while the server runs."""

    async def run(store: SqliteStore) -> None:
        codes = [f"T{number}" for number in range(50)]
        await settled(*(make(store, code) for code in codes))
        for number in range(2, 52):
            assert set(await settled(*(store.append(code, number, b"x" * 300, 1.0) for code in codes))) == {None}

        async def most_is_in_the_file() -> bool:
            return path.stat().st_size > 50 * 25 * 300

        await in_the_end(most_is_in_the_file, True)
        assert Path(f"{path}-wal").stat().st_size < LATEST * 4_096

    with_store(path, run)


def test_when_nothing_can_be_written_that_is_said_and_then_it_goes_on(path: Path) -> None:
    """Somebody else holds the file for long."""

    async def run(store: SqliteStore) -> None:
        await make(store)
        await store._do(lambda connection: connection.execute("PRAGMA busy_timeout = 50").close())
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answers = await settled(*(store.append(CODE, 2, b"x", 1.0) for _ in range(3)))
        assert {type(answer) for answer in answers} == {NotStored}
        other.execute("ROLLBACK")
        other.close()
        await store.append(CODE, 2, b"x", 1.0)
        assert await store.read(CODE) == [b"first", b"x"]

    with_store(path, run)


def test_a_commit_survives_a_power_cut(path: Path) -> None:
    """Write-ahead log, and the disk is waited for."""

    async def run(store: SqliteStore) -> None:
        found: dict[str, Any] = {}

        def look(connection: sqlite3.Connection) -> None:
            for name in ("journal_mode", "synchronous", "foreign_keys"):
                found[name] = connection.execute(f"PRAGMA {name}").fetchone()[0]

        await store._do(look)
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    with_store(path, run)


def test_nobody_else_on_the_machine_can_read_the_file(path: Path) -> None:
    """It holds the seeds of running games."""

    async def run(store: SqliteStore) -> None:
        await make(store)
        found = list(path.parent.iterdir())
        assert path in found and len(found) > 1
        assert {file.stat().st_mode & 0o077 for file in found} == {0}

    with_store(path, run)


# ---- closing and opening ----------------------------------------------------------------------------------------


def test_closing_waits_for_all_that_was_asked_for(where: Path | str) -> None:
    async def run(store: AnyStore) -> None:
        await make(store)
        appends = [asyncio.ensure_future(store.append(CODE, number, b"x", 1.0)) for number in range(2, 202)]
        store.note(CODE, "playing", 7.0, True)
        await asyncio.sleep(0)
        await store.close()
        assert set(await settled(*appends)) == {None}

    async def main() -> None:
        await run(await opened(where))

    asyncio.run(main())
    assert with_store(where, lambda store: store.read(CODE, 199)) == [b"x", b"x"]
    assert with_store(where, lambda store: store.due(8.0)) == [CODE]


def test_a_write_after_closing_is_refused_and_not_left_waiting(where: Path | str) -> None:
    async def main() -> None:
        store = await opened(where)
        await make(store)
        await store.close()
        (answer,) = await settled(store.append(CODE, 2, b"x", 1.0))
        assert isinstance(answer, Exception)

    asyncio.run(main())
    assert with_store(where, lambda store: store.read(CODE)) == [b"first"]


def test_who_gave_up_waiting_does_not_stop_the_writer(where: Path | str) -> None:
    async def run(store: AnyStore) -> None:
        await make(store)
        waiting = asyncio.ensure_future(store.append(CODE, 2, b"x", 1.0))
        await asyncio.sleep(0)
        waiting.cancel()
        assert await settled(store.append(CODE, 3, b"y", 1.0)) == [None]
        assert await store.read(CODE) == [b"first", b"x", b"y"]

    with_store(where, run)


def test_a_file_is_opened_again_and_again(path: Path) -> None:
    with_store(path, make)
    for number in range(2, 6):
        with_store(path, partial(SqliteStore.append, code=CODE, number=number, entry=b"x", now=1.0))
    assert with_store(path, lambda store: store.read(CODE)) == [b"first", b"x", b"x", b"x", b"x"]


# ---- migrations -----------------------------------------------------------------------------------------------------


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()
    return int(found)


def test_an_empty_file_is_migrated_once(path: Path) -> None:
    sqlite3.connect(path).close()
    assert version(path) == 0
    with_store(path, make)
    newest = version(path)
    assert newest >= 1
    assert with_store(path, lambda store: store.read(CODE)) == [b"first"]
    assert version(path) == newest


def test_a_file_of_a_newer_program_is_left_alone(path: Path) -> None:
    with_store(path, make)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 900")
    connection.close()
    with pytest.raises(undermine.UndermineError, match="version 900"):
        SqliteStore(str(path))
    assert version(path) == 900


def test_the_file_belongs_to_no_table_without_entries(path: Path) -> None:
    with_store(path, make)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA foreign_keys = ON")
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO entries VALUES ('ZZZZZZ', 1, x'00')")
    connection.close()


# ---- lists ----------------------------------------------------------------------------------------------------------


def test_public_tables_are_listed_the_liveliest_first(where: Path | str) -> None:
    async def run(store: AnyStore) -> None:
        await make(store, "OLD", public=True, now=1.0)
        await make(store, "HIDDEN", public=False, now=2.0)
        await make(store, "NEW", public=True, now=3.0)
        await make(store, "DONE", public=True, now=4.0)
        store.note("DONE", "over", None, True)
        await store.append("OLD", 2, b"x", 5.0)

        async def listed() -> list[tuple[str, str, int, str]]:
            return [(row.code, row.game, row.seats, row.status) for row in await store.public(10)]

        await in_the_end(listed, [("OLD", "classic", 3, "open"), ("NEW", "classic", 3, "open")])
        assert [row.code for row in await store.public(1)] == ["OLD"]

    with_store(where, run)


def test_running_games_and_those_whose_clock_has_run_out_are_found(where: Path | str) -> None:
    async def run(store: AnyStore) -> None:
        for code, touched in (("LATELY", 100.0), ("LONGAGO", 1.0), ("SLOW", 1.0), ("OPEN", 100.0)):
            await make(store, code, now=touched)
        store.note("LATELY", "playing", None, True)
        store.note("LONGAGO", "playing", None, True)
        store.note("SLOW", "playing", 500.0, True)
        await in_the_end(lambda: store.running(50.0), ["LATELY"])
        assert await store.due(499.0) == []
        assert await store.due(500.0) == ["SLOW"]
        store.note("SLOW", "over", None, True)
        await in_the_end(lambda: store.due(500.0), [])

    with_store(where, run)
