"""Where the logs of tables are kept. An entry is stored before anybody hears of it.

`Store` is the seam: SQLite here, in one process; other databases come behind the same few methods.
"""

import asyncio
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain, zip_longest
from typing import Any, Protocol

from undermine.server import datafile, metrics
from undermine.server.checkpoints import Checkpoints
from undermine.server.datafile import code_of
from undermine.server.errors import NotRead, NotStored, TableDamaged, TableEnded

log = logging.getLogger("undermine.server")

#: How many requests can share one commit.
GROUP = 1_000
#: How many tables' entries go into one statement: there are as many kinds of statements to keep prepared.
TOGETHER = 16
#: Seconds from one commit to the next on a busy server: what a commit costs is shared by all that came meanwhile.
GATHER = 0.015
#: What is wrong with a table if the disk has lost a part of it.
UNREADABLE = "a part of the data file is unreadable"
#: Bytes that are written to see whether there is still room.
PROBE = 8_192


class Taken(Exception):
    """Somebody else has written an entry with this number, or a table with this code."""


class PagesLost(NotRead):
    """A part of the file is not what was written there: trying again would be of no use."""


class Row:
    """What lists and the sweeper need to know of a table."""

    def __init__(self, code: str, game: str, seats: int, status: str) -> None:
        self.code = code
        self.game = game
        self.seats = seats
        self.status = status


class Store(Protocol):
    """The logs. `append` is compare-and-set: number n can be written once, after number n - 1; and with an `epoch`,
    only by the server that drives the table.
    """

    async def create(self, code: str, entry: bytes, game: str, seats: int, public: bool, now: float) -> None: ...

    async def append(
        self, code: str, number: int, entry: bytes, now: float, *more: bytes, epoch: int | None = None
    ) -> None: ...

    async def read(self, code: str, after: int = 0) -> list[bytes]: ...

    def note(self, code: str, status: str, deadline: float | None, public: bool) -> None: ...

    async def public(self, limit: int) -> list[Row]: ...

    async def running(self, since: float) -> list[str]: ...

    async def due(self, now: float) -> list[str]: ...

    async def change(self, sql: str, *values: str | float) -> list[tuple[Any, ...]]:
        """One statement beside the logs, written for every kind of store, with $1 and so on; the rows it returns."""

    async def probe(self) -> None: ...

    async def close(self) -> None: ...


class Append:
    """Entries for the end of a log; the first of them has this number."""

    def __init__(self, code: str, number: int, entries: tuple[bytes, ...], now: float) -> None:
        self.code = code
        self.number = number
        self.entries = entries
        self.now = now

    def __call__(self, connection: sqlite3.Connection) -> None:
        append_all(connection, [self])


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Entries of different tables; Taken if one of them is not the next of its log."""
    last = [(one.code, one.number - 1, one.number - 1 + len(one.entries), one.now) for one in appends]
    noted = connection.execute(
        "UPDATE tables SET number = last.column3, touched = last.column4"
        f" FROM (VALUES {rows(4, len(last))}) AS last WHERE code = last.column1 AND number = last.column2",
        [*chain.from_iterable(last)],
    )
    if noted.rowcount != len(appends):
        raise Taken(" or ".join(f"{one.number}" for one in appends))
    new = [(one.code, number, entry) for one in appends for number, entry in enumerate(one.entries, one.number)]
    connection.execute(f"INSERT INTO entries VALUES {rows(3, len(new))}", [*chain.from_iterable(new)])


@cache
def rows(columns: int, number: int) -> str:
    """Places for the values of so many rows."""
    return ", ".join([f"({', '.join('?' * columns)})"] * number)


class Job:
    """Something for the writer to do, and who to tell."""

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], None],
        loop: asyncio.AbstractEventLoop,
        done: asyncio.Future[None] | None,
        table: str = "",
    ) -> None:
        self.work = work
        self.loop = loop
        self.done = done
        self.table = table
        self.error: Exception | None = None

    def again(self) -> "Job":
        return Job(self.work, self.loop, self.done)


def _settle(jobs: Sequence[Job]) -> None:
    for job in jobs:
        if job.done is None or job.done.cancelled():
            continue
        if job.error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.error)


class SqliteStore:
    """One file. A thread writes, many requests with one commit; another connection reads."""

    def __init__(self, path: str) -> None:
        self.path = path
        datafile.prepare(path)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        writer = datafile.connect(path)
        self._reader = datafile.connect(path)
        self._checkpoints = Checkpoints(path, writer)
        self._reading = asyncio.Lock()
        self.commits = 0
        self._committed, self._last = 0.0, ""  # when, and for which table
        self._unnoted: list[Job] = []  # what lists should have been told, and could not be
        self._closed = False
        self._writer = threading.Thread(target=self._write, args=(writer,), name="undermine-store", daemon=True)
        self._writer.start()

    def _write(self, connection: sqlite3.Connection) -> None:
        while True:
            job = self._jobs.get()
            if job is not None:
                self._gather(job)
            jobs: list[Job] = []
            while job is not None:
                jobs.append(job)
                if len(jobs) == GROUP or self._jobs.empty():
                    break
                job = self._jobs.get()
            self._commit(connection, jobs)
            if job is None:
                connection.close()
                return

    def _gather(self, job: Job) -> None:
        """Lets others join a commit that would come soon after the last. One table alone would wait for nobody."""
        soon = self._committed + GATHER - time.monotonic()
        if soon > 0 and job.table != self._last:
            time.sleep(soon)
        self._last = job.table

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """All jobs in one transaction; one that fails takes nothing else with it."""
        if not jobs:
            return
        jobs, self._unnoted = [*self._unnoted, *jobs], []
        try:
            self._transact(connection, jobs)
            self.commits += 1
            self._committed = time.monotonic()
        except Exception as error:  # whatever it is, the next ones get their turn
            _undo(connection)
            for job in jobs:
                job.error = job.error or why(error)
        _complain([job.error for job in jobs if isinstance(job.error, NotStored)])
        self._unnoted = [job.again() for job in jobs if job.done is None and job.error is not None]
        awaited = [job for job in jobs if job.done is not None]
        if awaited:  # all at once: every call wakes the loop up
            awaited[0].loop.call_soon_threadsafe(_settle, awaited)
        self._checkpoints.note(len(jobs))

    def _transact(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """Entries go in together: the loop and this thread pass Python's lock to and fro for every statement. Only if
        something is wrong with one of them is each job tried by itself.
        """
        connection.execute("BEGIN IMMEDIATE")
        alone = jobs
        try:
            alone = self._append_together(connection, jobs)
        except sqlite3.OperationalError:  # no room, say: that would be so again
            raise
        except Exception:
            _undo(connection)
            connection.execute("BEGIN IMMEDIATE")
        for job in alone:
            self._try(connection, job)
        connection.execute("COMMIT")

    def _append_together(self, connection: sqlite3.Connection, jobs: list[Job]) -> list[Job]:
        """Returns the jobs that are still to be done."""
        appends = {job.work.code: job.work for job in jobs if isinstance(job.work, Append)}
        alone = [job for job in jobs if not isinstance(job.work, Append)]
        if len(appends) + len(alone) < len(jobs):  # one log grows twice
            return jobs
        together = list(appends.values())
        for first in range(0, len(together), TOGETHER):
            append_all(connection, together[first : first + TOGETHER])
        return alone

    def _try(self, connection: sqlite3.Connection, job: Job) -> None:
        """One job; if it fails, what it has done is undone."""
        connection.execute("SAVEPOINT job")
        try:
            job.work(connection)
        except Exception as error:
            if not connection.in_transaction:  # no room, say: then the database itself has undone everything
                raise
            connection.execute("ROLLBACK TO job")
            job.error = why(error)
        connection.execute("RELEASE job")

    async def _do(self, work: Callable[[sqlite3.Connection], None], table: str = "") -> None:
        if self._closed:
            raise NotStored("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(Job(work, loop, done, table))
        await done

    async def create(self, code: str, entry: bytes, game: str, seats: int, public: bool, now: float) -> None:
        """A new table with its first entry."""

        def work(connection: sqlite3.Connection) -> None:
            made = connection.execute(
                "INSERT INTO tables (code, number, game, seats, public, touched) VALUES (?, 1, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (code, game, seats, public, now),
            )
            if made.rowcount != 1:
                raise Taken(code)
            connection.execute("INSERT INTO entries VALUES (?, 1, ?)", (code, entry))

        await self._do(work)

    async def append(
        self,
        code: str,
        number: int,
        entry: bytes,
        now: float,
        *more: bytes,
        epoch: int | None = None,  # noqa: ARG002  # one server has a file, and drives all of its tables
    ) -> None:
        """One more entry, and `more` that come with it, all or none; Taken if it is not the next one."""
        await self._do(Append(code, number, (entry, *more), now), code)

    def note(self, code: str, status: str, deadline: float | None, public: bool) -> None:
        """What the log says anyway, kept for lists. Nobody waits for it: if it fails, it comes with the next commit."""

        def work(connection: sqlite3.Connection) -> None:
            sql = "UPDATE tables SET status = ?, deadline = ?, public = ? WHERE code = ?"
            connection.execute(sql, (status, deadline, public, code))

        self._jobs.put(Job(work, asyncio.get_running_loop(), None, code))

    async def _read(self, sql: str, values: tuple[str | float, ...]) -> list[tuple[Any, ...]]:  # as the columns are
        async with self._reading:
            try:
                return await asyncio.to_thread(lambda: self._reader.execute(sql, values).fetchall())
            except sqlite3.Error as error:
                metrics.STORAGE.labels("read").inc()
                log.error("the data file could not be read: %s", error)
                kind = PagesLost if code_of(error) == sqlite3.SQLITE_CORRUPT else NotRead
                raise kind(in_short(error)) from None

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        """The entries of a table after a number; none if there is no such table."""
        sql = (
            "SELECT tables.number, ended, entries.number, entry FROM tables"
            " LEFT JOIN entries ON entries.code = tables.code AND entries.number > ? WHERE tables.code = ?"
            " ORDER BY entries.number"
        )
        try:
            rows = await self._read(sql, (after, code))
        except PagesLost:
            raise TableDamaged(UNREADABLE) from None
        if not rows:
            return []
        last, ended, *_ = rows[0]
        if ended is not None:
            raise TableEnded(code)
        check_numbers([number for _, _, number, _ in rows if number is not None], after, last)
        return [entry for _, _, number, entry in rows if number is not None]

    async def public(self, limit: int) -> list[Row]:
        """Tables for all to see, the liveliest first."""
        sql = (
            "SELECT code, game, seats, status FROM tables WHERE public AND status != 'over' AND ended IS NULL"
            " ORDER BY touched DESC LIMIT ?"
        )
        return [Row(*row) for row in await self._read(sql, (limit,))]

    async def running(self, since: float) -> list[str]:
        """Tables with a game that was going on lately."""
        sql = "SELECT code FROM tables WHERE status = 'playing' AND touched > ? AND ended IS NULL"
        return [row[0] for row in await self._read(sql, (since,))]

    async def due(self, now: float) -> list[str]:
        """Tables where a slow clock has run out."""
        sql = "SELECT code FROM tables WHERE status = 'playing' AND deadline <= ? AND ended IS NULL"
        return [row[0] for row in await self._read(sql, (now,))]

    async def change(self, sql: str, *values: str | float) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = []
        await self._do(lambda connection: found.extend(connection.execute(sql.replace("$", "?"), values)))
        return found

    async def probe(self) -> None:
        """Writes something, reads it back, and takes it away again; NotStored or NotRead if that fails."""
        written = secrets.token_bytes(PROBE)
        await self._do(lambda connection: connection.execute("REPLACE INTO probe VALUES (1, ?)", (written,)).close())
        if await self._read("SELECT written FROM probe", ()) != [(written,)]:
            raise NotRead("what was read is not what was written")
        await self._do(lambda connection: connection.execute("DELETE FROM probe").close())

    async def close(self) -> None:
        """Waits until all is written."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._checkpoints.close)
        self._reader.close()


def _undo(connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def check_numbers(numbers: Sequence[int], after: int, last: int) -> None:
    """The entries after a number have the next ones, up to the last; otherwise the table is damaged."""
    for expected, number in zip_longest(range(after + 1, last + 1), numbers):
        if expected is None:
            raise TableDamaged(f"entry {number} comes after the last one")
        if number != expected:
            raise TableDamaged(f"entry {expected} is missing")


def why(error: Exception) -> Exception:
    """What is told to whoever wants something stored."""
    return error if isinstance(error, Taken) else NotStored(in_short(error))


def in_short(error: Exception) -> str:
    """What the database says. Other errors may quote what was to be stored, so of them only the kind is told."""
    return str(error) if isinstance(error, sqlite3.Error) else type(error).__name__


def _complain(errors: Sequence[Exception]) -> None:
    """One line for a commit, however many wait for it."""
    if errors:
        metrics.STORAGE.labels("write").inc(len(errors))
        log.error("nothing could be stored (requests: %d): %s", len(errors), errors[0])
