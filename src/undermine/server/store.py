"""Where the logs of tables are kept. An entry is stored before anybody hears of it.

`Store` is the seam: SQLite here, in one process; other databases come behind the same few methods.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol

from undermine.engine.errors import OptionError

#: How many requests can share one commit.
GROUP = 1_000


class Taken(Exception):
    """Somebody else has written an entry with this number, or a table with this code."""


class NotStored(Exception):
    """The database refused; nothing was written."""


class Row:
    """What lists and the sweeper need to know of a table."""

    def __init__(self, code: str, game: str, seats: int, status: str) -> None:
        self.code = code
        self.game = game
        self.seats = seats
        self.status = status


class Store(Protocol):
    """The logs. `append` is compare-and-set: number n can be written once, after number n - 1."""

    async def create(self, code: str, entry: bytes, game: str, seats: int, public: bool, now: float) -> None: ...

    async def append(self, code: str, number: int, entry: bytes, now: float) -> None: ...

    async def read(self, code: str, after: int = 0) -> list[bytes]: ...

    def note(self, code: str, status: str, deadline: float | None) -> None: ...

    async def public(self, limit: int) -> list[Row]: ...

    async def running(self, since: float) -> list[str]: ...

    async def due(self, now: float) -> list[str]: ...

    async def close(self) -> None: ...


class Job:
    """Something for the writer to do, and who to tell."""

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], None],
        loop: asyncio.AbstractEventLoop,
        done: asyncio.Future[None] | None,
    ) -> None:
        self.work = work
        self.loop = loop
        self.done = done
        self.error: Exception | None = None

    def tell(self) -> None:
        if self.done is not None:
            self.loop.call_soon_threadsafe(_settle, self.done, self.error)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class SqliteStore:
    """One file. A thread writes, many requests with one commit; another connection reads."""

    def __init__(self, path: str) -> None:
        self.path = path
        Path(path).touch(0o600)  # it holds the seeds of running games
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        writer = self._connect()
        migrate(writer)
        self._reader = self._connect()
        self._reading = asyncio.Lock()
        self.commits = 0
        self._closed = False
        self._writer = threading.Thread(target=self._write, args=(writer,), name="undermine-store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # an acknowledged decision survives a power cut
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _write(self, connection: sqlite3.Connection) -> None:
        while True:
            job = self._jobs.get()
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

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """All jobs in one transaction; one that fails takes nothing else with it."""
        if not jobs:
            return
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._try(connection, job)
            connection.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in jobs:
                job.error = job.error or NotStored(str(error))
        for job in jobs:
            job.tell()

    def _try(self, connection: sqlite3.Connection, job: Job) -> None:
        """One job; if it fails, what it has done is undone."""
        connection.execute("SAVEPOINT job")
        try:
            job.work(connection)
        except Exception as error:
            connection.execute("ROLLBACK TO job")
            job.error = error if isinstance(error, Taken) else NotStored(str(error))
        connection.execute("RELEASE job")

    async def _do(self, work: Callable[[sqlite3.Connection], None]) -> None:
        if self._closed:
            raise NotStored("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(Job(work, loop, done))
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

    async def append(self, code: str, number: int, entry: bytes, now: float) -> None:
        """One more entry; Taken if it is not the next one."""

        def work(connection: sqlite3.Connection) -> None:
            next_ = connection.execute(
                "UPDATE tables SET number = ?, touched = ? WHERE code = ? AND number = ?",
                (number, now, code, number - 1),
            )
            if next_.rowcount != 1:
                raise Taken(f"{number}")
            connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (code, number, entry))

        await self._do(work)

    def note(self, code: str, status: str, deadline: float | None) -> None:
        """What the log says anyway, kept for lists. Nobody waits for it."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET status = ?, deadline = ? WHERE code = ?", (status, deadline, code))

        self._jobs.put(Job(work, asyncio.get_running_loop(), None))

    async def _read(self, sql: str, values: tuple[str | float, ...]) -> list[tuple[Any, ...]]:  # as the columns are
        async with self._reading:
            return await asyncio.to_thread(lambda: self._reader.execute(sql, values).fetchall())

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        """The entries of a table after a number; none if there is no such table."""
        sql = "SELECT entry FROM entries WHERE code = ? AND number > ? ORDER BY number"
        return [row[0] for row in await self._read(sql, (code, after))]

    async def public(self, limit: int) -> list[Row]:
        """Tables for all to see, the liveliest first."""
        sql = (
            "SELECT code, game, seats, status FROM tables WHERE public AND status != 'over'"
            " ORDER BY touched DESC LIMIT ?"
        )
        return [Row(*row) for row in await self._read(sql, (limit,))]

    async def running(self, since: float) -> list[str]:
        """Tables with a game that was going on lately."""
        sql = "SELECT code FROM tables WHERE status = 'playing' AND touched > ?"
        return [row[0] for row in await self._read(sql, (since,))]

    async def due(self, now: float) -> list[str]:
        """Tables where a slow clock has run out."""
        sql = "SELECT code FROM tables WHERE status = 'playing' AND deadline <= ?"
        return [row[0] for row in await self._read(sql, (now,))]

    async def close(self) -> None:
        """Waits until all is written."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.close()


def migrate(connection: sqlite3.Connection) -> None:
    """Brings a file up to date: migrations are numbered, and each is carried out once."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    scripts = {
        int(file.name.removesuffix(".sql")): file.read_text("utf-8")
        for file in files("undermine.server.migrations").iterdir()
        if file.name.endswith(".sql")
    }
    newest = max(scripts)
    if version > newest:
        raise OptionError(f"the data file is of version {version}; this program reads up to {newest}: use a newer one")
    for script_version, script in sorted(scripts.items()):
        if script_version > version:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {script_version};\nCOMMIT;")
