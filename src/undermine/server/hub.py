"""All tables of a server: those awake are in memory, the others sleep in the store."""

import asyncio
import contextlib
import gc
import logging
import secrets
import time

from undermine.server import entries as en
from undermine.server import metrics
from undermine.server import protocol as pr
from undermine.server.bus import Bus, LocalBus
from undermine.server.entries import DAY
from undermine.server.errors import TableDamaged, TableUnknown
from undermine.server.live import LiveTable, Pace
from undermine.server.store import Store, Taken
from undermine.server.table import Table, check_config
from undermine.server.thinking import Thinking

log = logging.getLogger("undermine.server")

#: No vowels, so that codes are no words; nothing that looks like something else.
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
SWEEP = 5.0


def new_code() -> str:
    """Six letters: 64 million codes, and few tries a minute to guess one."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


class Hub:
    def __init__(self, store: Store, bus: Bus | None = None, pace: Pace | None = None) -> None:
        self.store = store
        self.bus = bus or LocalBus()
        self.pace = pace or Pace()
        self.thinking = Thinking()
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._slept = 0  # tables put to sleep since memory was last tidied
        self._hearing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begins to wake the tables where a game was going on; nobody has to wait for that."""
        self.bus.listen(self._hear)
        loop = asyncio.get_running_loop()
        self._waking = loop.create_task(self._wake_running())
        self._sweeper = loop.create_task(self._sweep())

    async def _wake_running(self) -> None:
        for code in await self.store.running(time.time() - DAY):
            with contextlib.suppress(TableDamaged, TableUnknown):
                await self.get(code)

    async def close(self) -> None:
        for task in (self._sweeper, self._waking):
            if task is not None:
                task.cancel()
        for table in self.tables.values():
            await table.stop()
        self.thinking.close()
        await self.store.close()

    async def create(self, config: en.Config) -> LiveTable:
        """A new table, with nobody at it."""
        check_config(config)
        created = en.Created(at=time.time(), config=config)
        while True:
            code = new_code()
            try:
                public = config.privacy == "public"
                raw = en.encode_entry(created)
                await self.store.create(code, raw, config.game, config.seats, public, created.at)
                break
            except Taken:
                continue
        metrics.CREATED.labels(config.game).inc()
        return self._wake(Table(code, created))

    def _wake(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.store, self.bus, self.pace, self.thinking)
        self.tables[table.code] = live
        metrics.TABLES.set(len(self.tables))
        live.note_status()
        live.kick()
        return live

    async def get(self, code: str) -> LiveTable:
        """A table by its code, woken up if it sleeps; TableUnknown if there is none."""
        if code in self.tables:
            return self.tables[code]
        if len(code) != 6 or not set(code) <= set(LETTERS):
            raise TableUnknown(code)
        if code not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        raw = await self.store.read(code)
        if not raw:
            raise TableUnknown(code)
        try:
            table = await asyncio.to_thread(replay, code, raw)
        except Exception as error:
            log.exception("a table could not be woken up: its log is damaged")
            raise TableDamaged from error
        live = self._wake(table)
        await live.wake_up()
        return live

    async def play_now(self, wish: pr.PlayNow) -> tuple[LiveTable, str, str]:
        """A table with one person and bots, started. Returns the person and the token too."""
        config = en.Config(wish.game, wish.seats, wish.options)
        live = await self.create(config)
        person, token = await live.join(wish.name)
        who = live.table.people[person]
        requests: list[pr.ClientRequest] = [pr.Sit(id="play-now", seat=0)]
        requests += [pr.SeatBot(id=f"play-now-{seat}", seat=seat, bot=wish.bot) for seat in range(1, wish.seats)]
        for request in [*requests, pr.Start(id="play-now-start")]:
            answer = await live.request(who, request, 0.0)
            if isinstance(answer, pr.Refusal):
                raise ValueError(answer.why)
        return live, person, token

    def _hear(self, code: str, number: int) -> None:
        """Another server has stored something."""
        live = self.tables.get(code)
        if live is not None and live.table.number < number:
            task = asyncio.get_running_loop().create_task(self._catch_up(live))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            await live.catch_up()

    async def _sweep(self) -> None:
        """Puts tables to sleep where nobody is, and wakes up those where a slow clock has run out."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for code, live in list(self.tables.items()):
                    if not live.awake and not live.lock.locked():
                        await live.stop()
                        if not live.awake and not live.lock.locked():
                            del self.tables[code]
                            self._slept += 1
                        else:
                            live.resume()
                for code in await self.store.due(time.time()):
                    with contextlib.suppress(TableDamaged, TableUnknown):
                        (await self.get(code)).kick()
                metrics.TABLES.set(len(self.tables))
                self._tidy()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the sweeper stumbled")

    def _tidy(self) -> None:
        """Frees the memory of tables that sleep now, when nobody would notice the pause."""
        if self._slept and all(time.time() - live.heard > 1 for live in self.tables.values()):
            self._slept = 0
            gc.collect()


def replay(code: str, raw: list[bytes]) -> Table:
    """The table that a log adds up to; every state is checked on the way."""
    first = en.decode_entry(raw[0])
    assert isinstance(first, en.Created)
    table = Table(code, first)
    for line in raw[1:]:
        entry = en.decode_entry(line)
        if isinstance(entry, en.Decided) and table.match and table.match.digests[-1] != entry.digest:
            raise RuntimeError(f"the log and the rules differ from entry {table.number + 1} on")
        table.fold(entry)
    return table
