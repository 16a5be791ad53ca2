"""Logs in PostgreSQL, for as many servers as one likes."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from undermine.server import metrics
from undermine.server.errors import NotRead, NotStored, TableEnded
from undermine.server.postgres.line import PATIENCE, Line, Lost
from undermine.server.postgres.news import News
from undermine.server.store import PROBE, Row, Taken, check_numbers

log = logging.getLogger("undermine.server")

#: How many tables can share one commit, or one look.
GROUP = 400

#: Rows are locked in the order of their codes, so that two servers never wait for each other. A row that has moved on,
#: or has another driver than the one that writes, is left alone, and its job is not among the answers.
APPEND = """
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::float8[])
        AS asked(code, number, more, epoch, now)
), free AS MATERIALIZED (
    SELECT asked.* FROM asked JOIN tables USING (code)
    WHERE tables.number = asked.number - 1 AND tables.ended IS NULL
        AND (asked.epoch IS NULL OR asked.epoch = tables.epoch AND tables.driver = $9)
    ORDER BY code FOR UPDATE OF tables
), moved AS (
    UPDATE tables SET number = free.number + free.more, touched = greatest(tables.touched, free.now)
    FROM free WHERE tables.code = free.code RETURNING tables.code
), written AS (
    INSERT INTO entries SELECT one.code, one.number, one.entry
    FROM unnest($6::text[], $7::int[], $8::bytea[]) AS one(code, number, entry) JOIN moved USING (code)
)
SELECT code FROM moved
"""

CREATE = """
WITH made AS (
    INSERT INTO tables (code, number, game, seats, public, touched, driver, epoch)
    VALUES ($1, 1, $3, $4, $5, $6, $7, 1) ON CONFLICT DO NOTHING RETURNING code
)
INSERT INTO entries SELECT code, 1, $2 FROM made RETURNING number
"""

NOTE = """
WITH noted AS MATERIALIZED (
    SELECT noted.* FROM unnest($1::text[], $2::text[], $3::float8[], $4::bool[])
        AS noted(code, status, deadline, public) JOIN tables USING (code) ORDER BY code FOR UPDATE OF tables
)
UPDATE tables SET status = noted.status, deadline = noted.deadline, public = noted.public
FROM noted WHERE tables.code = noted.code
"""

READ = """
SELECT asked.code, tables.number AS last, ended, entries.number, entry
FROM unnest($1::text[], $2::int[]) AS asked(code, after) JOIN tables ON tables.code = asked.code
LEFT JOIN entries ON entries.code = asked.code AND entries.number > asked.after
ORDER BY asked.code, entries.number
"""


class Append(NamedTuple):
    """Entries for a table; with the epoch of its lease, if the server does it on its own."""

    code: str
    number: int
    entries: tuple[bytes, ...]
    now: float
    epoch: int | None


class Look(NamedTuple):
    code: str
    after: int


class Note(NamedTuple):
    code: str
    status: str
    deadline: float | None
    public: bool


Job = TypeVar("Job", Append, Look)


class Group(Generic[Job]):
    """Work that is done together: whatever has come while the line was busy, but never two jobs for one table."""

    def __init__(self, do: Callable[[list[Job]], Awaitable[dict[str, Any]]]) -> None:
        self._do: Callable[[list[Job]], Awaitable[dict[str, Any]]] = do
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self.task: asyncio.Task[None] | None = None

    async def done(self, job: Job) -> Any:
        """What comes of a job: None if it was left alone."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._waiting.append((job, future))
        if self.task is None:
            self.task = loop.create_task(self._run())
        return await future

    async def _run(self) -> None:
        while self._waiting:
            group, later = dict[str, tuple[Job, asyncio.Future[Any]]](), []
            for one in self._waiting:
                code = one[0].code
                if code in group or len(group) == GROUP:
                    later.append(one)
                else:
                    group[code] = one
            self._waiting = later
            await self._together(list(group.values()))
        self.task = None

    async def _together(self, group: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        found: dict[str, Any] | Lost
        try:
            found = await self._do([job for job, _ in group])
        except Lost as lost:
            if lost.refused and len(group) > 1:  # the fault of one of them, and no reason for the others to wait
                for one in group:
                    await self._together([one])
                return
            found = lost
        except Exception as error:
            log.exception("a statement could not be made")
            found = Lost(error)
        for job, future in group:
            if future.done():
                continue
            if isinstance(found, Lost):
                future.set_exception(found)
            else:
                future.set_result(found.get(job.code))


class PostgresStore:
    """`server` is what this server is called, as the driver of tables that it makes."""

    def __init__(self, url: str, server: str | None = None) -> None:
        self.server = server or secrets.token_hex(8)
        self._writer = Line(url)
        self._reader = Line(url)
        self.news = News(url)
        self._appends = Group[Append](self._append)
        self._looks = Group[Look](self._look)
        self._notes: dict[str, Note] = {}
        self._noting: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0

    # ---- writing ----------------------------------------------------------------------------------------------------

    async def create(self, code: str, entry: bytes, game: str, seats: int, public: bool, now: float) -> None:
        """A new table with its first entry, which this server drives."""
        if not await self._write(CREATE, code, entry, game, seats, public, now, self.server):
            raise Taken(code)

    async def append(
        self, code: str, number: int, entry: bytes, now: float, *more: bytes, epoch: int | None = None
    ) -> None:
        """One more entry, and `more` that come with it, all or none; Taken if it is not the next one, or if the server
        that does this on its own is no longer the one that drives the table.
        """
        self._check_open()
        try:
            if await self._appends.done(Append(code, number, (entry, *more), now, epoch)) is None:
                raise Taken(f"{number}")
        except Lost as lost:
            raise self._not_stored(lost) from None

    async def _append(self, jobs: list[Append]) -> dict[str, bool]:
        lines = [(job.code, job.number + more, raw) for job in jobs for more, raw in enumerate(job.entries)]
        rows = await self._writer.fetch(
            APPEND,
            [job.code for job in jobs],
            [job.number for job in jobs],
            [len(job.entries) - 1 for job in jobs],
            [job.epoch for job in jobs],
            [job.now for job in jobs],
            *map(list, zip(*lines, strict=True)),
            self.server,
        )
        self.commits += 1
        stored = {row["code"]: True for row in rows}
        for job in jobs:
            if job.code in stored:
                self.news.tell(job.code, job.number, job.entries)
        return stored

    def note(self, code: str, status: str, deadline: float | None, public: bool) -> None:
        """What the log says anyway, kept for lists. Nobody waits for it."""
        self._notes[code] = Note(code, status, deadline, public)
        if self._noting is None or self._noting.done():
            self._noting = asyncio.get_running_loop().create_task(self._note())

    async def _note(self) -> None:
        """Later and later, if it fails; a table that is woken up is noted anew anyway."""
        pause = 0.1
        while self._notes:
            notes, self._notes = self._notes, {}
            try:
                await self._writer.fetch(NOTE, *map(list, zip(*notes.values(), strict=True)))
            except Lost:
                self._notes = notes | self._notes
                await asyncio.sleep(pause)
                pause = min(2 * pause, 5.0)

    async def _write(self, sql: str, *values: Any) -> list[Any]:
        self._check_open()
        try:
            return await self._writer.fetch(sql, *values)
        except Lost as lost:
            raise self._not_stored(lost) from None

    def _check_open(self) -> None:
        if self._closed:
            raise NotStored("the store is closed")

    def _not_stored(self, lost: Lost) -> NotStored:
        metrics.STORAGE.labels("write").inc()
        log.error("nothing could be stored: %s", lost)
        return NotStored(str(lost))

    # ---- reading ----------------------------------------------------------------------------------------------------

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        """The entries of a table after a number; none if there is no such table."""
        try:
            found = await self._looks.done(Look(code, after))
        except Lost as lost:
            raise self._not_read(lost) from None
        if found is None:
            return []
        last, ended, numbers, entries = found
        if ended is not None:
            raise TableEnded(code)
        if numbers or last > after:
            check_numbers(numbers, after, last)
        return list(entries)

    async def _look(self, looks: list[Look]) -> dict[str, tuple[int, float | None, list[int], list[bytes]]]:
        found: dict[str, tuple[int, float | None, list[int], list[bytes]]] = {}
        after = {look.code: look.after for look in looks}
        for row in await self._reader.fetch(READ, list(after), list(after.values())):
            table = found.setdefault(row["code"], (row["last"], row["ended"], [], []))
            if row["number"] is not None:
                table[2].append(row["number"])
                table[3].append(row["entry"])
        return found

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        try:
            return await self._reader.fetch(sql, *values)
        except Lost as lost:
            raise self._not_read(lost) from None

    def _not_read(self, lost: Lost) -> NotRead:
        metrics.STORAGE.labels("read").inc()
        log.error("the database could not be read: %s", lost)
        return NotRead(str(lost))

    async def public(self, limit: int) -> list[Row]:
        """Tables for all to see, the liveliest first."""
        sql = (
            "SELECT code, game, seats, status FROM tables WHERE public AND status != 'over' AND ended IS NULL"
            " ORDER BY touched DESC LIMIT $1"
        )
        return [Row(*row) for row in await self._rows(sql, limit)]

    async def running(self, since: float) -> list[str]:
        """Tables with a game that was going on lately."""
        sql = "SELECT code FROM tables WHERE status = 'playing' AND touched > $1 AND ended IS NULL"
        return _codes(await self._rows(sql, since))

    async def due(self, now: float) -> list[str]:
        """Tables where a slow clock has run out, and that no other server drives."""
        sql = (
            "SELECT code FROM tables WHERE status = 'playing' AND deadline <= $1 AND ended IS NULL AND NOT EXISTS"
            " (SELECT FROM servers WHERE server = driver AND server != $2 AND lives > clock_timestamp())"
        )
        return _codes(await self._rows(sql, now, self.server))

    async def change(self, sql: str, *values: str | float) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._write(sql, *values)]

    async def probe(self) -> None:
        """Writes something, reads it back, and takes it away again; NotStored or NotRead if that fails."""
        written = secrets.token_bytes(PROBE)
        await self._write(
            "INSERT INTO probe VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET written = $2", self.server, written
        )
        found = await self._rows("SELECT written FROM probe WHERE id = $1", self.server)
        if [row["written"] for row in found] != [written]:
            raise NotRead("what was read is not what was written")
        await self._write("DELETE FROM probe WHERE id = $1", self.server)

    async def close(self) -> None:
        """Waits until all is written."""
        if self._closed:
            return
        self._closed = True
        for task in (self._appends.task, self._noting):
            if task is not None:
                await asyncio.wait({task}, timeout=PATIENCE)
                task.cancel()
        for line in (self.news, self._writer, self._reader):
            await line.close()


def _codes(rows: Sequence[Any]) -> list[str]:
    return [row["code"] for row in rows]
