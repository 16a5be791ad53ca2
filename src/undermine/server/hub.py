"""All tables of a server: those awake are in memory, the others sleep in the store."""

import asyncio
import contextlib
import gc
import logging
import secrets
from collections.abc import Collection, Coroutine
from functools import partial

import msgspec

from undermine.server import entries as en
from undermine.server import metrics, time
from undermine.server import protocol as pr
from undermine.server.agreements import check_config, with_edition
from undermine.server.bell import Bell
from undermine.server.bus import Bus, LocalBus
from undermine.server.entries import DAY
from undermine.server.errors import NotRead, NotStored, StoreDown, TableDamaged, TableTooNew, TableUnknown
from undermine.server.live import LiveTable, Pace
from undermine.server.notices import Notices
from undermine.server.store import Store, Taken
from undermine.server.table import Table
from undermine.server.thinking import Thinking

log = logging.getLogger("undermine.server")

#: No vowels, so that codes are no words; nothing that looks like something else.
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
SWEEP = 5.0
#: The close code of a server that sends its people elsewhere.
RESTART = 1012
#: And of one that can store nothing.
STORE_DOWN = 4503


def new_code() -> str:
    """Six letters: 64 million codes, and few tries a minute to guess one."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


class Hub:
    def __init__(
        self, store: Store, bus: Bus | None = None, pace: Pace | None = None, notices: Notices | None = None
    ) -> None:
        self.store = store
        self.bus = bus or LocalBus()
        self.pace = pace or Pace()
        self.notices = notices
        self.thinking = Thinking()
        self.tables: dict[str, LiveTable] = {}
        self.damaged: dict[str, str] = {}  # tables that stay closed, and why
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._early: dict[str, list[tuple[str, str]]] = {}  # where people of these came from
        self._sweeper: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._slept = 0  # tables put to sleep since memory was last tidied
        self.stopping = False
        self._hearing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begins to wake the tables where a game was going on; nobody has to wait for that. Where there are several
        servers, each is told which of them it has to drive.
        """
        await self.bus.open(self)
        loop = asyncio.get_running_loop()
        if not self.bus.shared:
            self._waking = loop.create_task(self._wake_running())
        self._sweeper = loop.create_task(self._sweep())

    async def _wake_running(self) -> None:
        for code in await self._running():
            with contextlib.suppress(TableDamaged, TableUnknown, StoreDown):
                await self.get(code)

    async def _running(self) -> list[str]:
        """The tables where a game was going on; as soon as they can be read."""
        while True:
            with contextlib.suppress(StoreDown):
                return await self.store.running(time.now() - DAY)
            await asyncio.sleep(SWEEP)

    async def hand_over(self) -> None:
        """The first thing that a server does when it stops: others drive its tables while its people are still here."""
        self.stopping = True
        await asyncio.gather(*(table.stop() for table in self.tables.values()))
        await self.bus.leave()

    async def close(self) -> None:
        for task in (self._sweeper, self._waking, *self._loading.values(), *self._hearing):
            if task is not None:
                task.cancel()
        await self.hand_over()
        await self.bus.close()
        self.thinking.close()
        if self.notices is not None:
            self.notices.close()
        await self.store.close()

    async def create(self, config: en.Config) -> LiveTable:
        """A new table, with nobody at it."""
        config = with_edition(config)
        check_config(config)
        created = en.Created(at=time.now(), config=config)
        while True:
            code = new_code()
            try:
                public = config.privacy == "public"
                raw = en.encode_entry(created)
                await self.store.create(code, raw, config.game, config.seats, public, created.at)
                break
            except Taken:
                continue
        self.bus.created(code)
        metrics.CREATED.labels(config.game).inc()
        return self._wake(Table(code, created))

    def _wake(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.store, self.bus, self.pace, self.thinking)
        if self.notices is not None:
            ring = partial(self.notices.call, table.code)
            live.bell = Bell(self.pace.notice, ring)
        live.strayed = lambda error: self._leave_to_others(live, error)
        self.tables[table.code] = live
        metrics.TABLES.set(len(self.tables))
        live.note_status()
        live.kick()
        return live

    async def get(self, code: str) -> LiveTable:
        """A table by its code, woken up if it sleeps; TableUnknown if there is none."""
        if self.bus.cut_off:
            raise NotRead("this server can't reach the others")  # at once: somebody else has the table
        if code in self.tables:
            live = self.tables[code]
            await self._catch_up(live)
            return live
        if code in self.damaged:
            raise TableDamaged(self.damaged[code])
        if len(code) != 6 or not set(code) <= set(LETTERS):
            raise TableUnknown(code)
        if code not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = task
            self._early[code] = []
            task.add_done_callback(lambda _: (self._loading.pop(code, None), self._early.pop(code, None)))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        try:
            raw = await self.store.read(code)
            if not raw:
                raise TableUnknown(code)
            table = await asyncio.to_thread(replay, code, raw)
        except TableDamaged as damage:
            if self.bus.shared and isinstance(damage, TableTooNew):
                raise
            self.damaged[code] = str(damage)
            metrics.DAMAGED.inc()
            log.error("a table is damaged and stays closed: %s", damage)
            raise TableDamaged(self.damaged[code]) from None
        drives = await self.bus.claim(code)
        live = self._wake(table)
        for person, address in self._early[code]:
            live.places.hear(person, address)
        live.crowd_changed()
        await live.refresh()  # until a moment ago another server may have driven it
        if drives:
            await live.wake_up()
        return live

    async def play_now(
        self, wish: pr.PlayNow, lesson: str | msgspec.UnsetType = msgspec.UNSET
    ) -> tuple[LiveTable, pr.Joined]:
        """A table with one person and bots, started."""
        config = en.Config(wish.game, wish.seats, wish.options, edition=wish.edition, lesson=lesson)
        live, joined = await self.create_with(config, wish.name)
        try:
            await self._set_up(live, joined, wish)
        except Exception:
            await self._abandon(live)
            raise
        return live, joined

    async def create_with(self, config: en.Config, name: str, watch: bool = False) -> tuple[LiveTable, pr.Joined]:
        """A new table and its first person: both, or neither."""
        live = await self.create(config)
        try:
            return live, await live.come(name, watch)
        except Exception:
            await self._abandon(live)
            raise

    async def _abandon(self, live: LiveTable) -> None:
        """A table that could not be set up: nobody has heard of its code, so it is on no list, and not in memory."""
        await live.stop()
        self.tables.pop(live.table.code, None)
        self.store.note(live.table.code, "over", None, False)
        with contextlib.suppress(StoreDown):
            await self.bus.release(live.table.code)

    async def _set_up(self, live: LiveTable, joined: pr.Joined, wish: pr.PlayNow) -> None:
        """Bots sit down, and the game starts."""
        who = live.table.people[joined.person]
        bots: list[pr.ClientRequest] = [
            pr.SeatBot(id=f"play-now-{seat}", seat=seat, bot=wish.bot) for seat in range(1, wish.seats)
        ]
        for request in [*bots, pr.Start(id="play-now-start")]:
            answer = await live.request(who, request, 0.0)
            if isinstance(answer, pr.Refusal):
                raise ValueError(answer.why)
            if isinstance(answer, pr.NotStored):
                raise NotStored("the table could not be set up")

    # ---- other servers ----------------------------------------------------------------------------------------------

    def awake(self) -> dict[str, int]:
        return {code: live.table.number for code, live in self.tables.items()}

    def movable(self) -> list[str]:
        """Where no clock runs that counts in seconds."""
        return [code for code, live in self.tables.items() if live.table.deadline is None]

    def resumed(self) -> None:
        for live in self.tables.values():
            live.kick()

    def cut_off(self) -> None:
        for live in self.tables.values():
            for connection in list(live.audience.connections):
                connection.end(STORE_DOWN, "this server has lost the others; another one has your table")

    def grown(self, code: str, number: int, raw: bytes | None = None) -> None:
        live = self.tables.get(code)
        if live is None or live.table.number >= number:
            return
        if raw is not None and live.table.number == number - 1 and not live.lock.locked():
            with contextlib.suppress(TableTooNew):
                live.follow(raw)
            return
        self._do(self._catch_up(live, number))

    def crowd_changed(self, code: str) -> None:
        if code in self.tables:
            self.tables[code].crowd_changed()

    def home(self, code: str, person: str, address: str) -> None:
        if code in self.tables:
            self.tables[code].places.hear(person, address)
        elif code in self._early:  # an answer to our question, faster than the table could be read
            self._early[code].append((person, address))

    def homes(self, code: str) -> list[tuple[str, str]]:
        homes = self.tables[code].places.homes if code in self.tables else {}
        return [(person, address) for person, addresses in homes.items() for address in addresses]

    def drive(self, codes: Collection[str]) -> None:
        for code in codes:  # side by side: all who wait for a commit, or for a read, share the next one
            self._do(self._take_over(code))

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _catch_up(self, live: LiveTable, number: int | None = None) -> None:
        """Up to a number, or up to whatever there is. A table that this server can't follow is for others."""
        try:
            if number is None:
                await live.refresh()
                return
            async with live.lock:
                if live.table.number < number:
                    await live.catch_up()
        except StoreDown:
            if number is None:
                raise  # somebody waits for it; everything else is seen with the next beat
        except TableUnknown:
            await self._give_up(live)  # it was ended; whoever comes back is told so
            if number is None:
                raise
        except Exception as error:
            self._leave_to_others(live, error)
            if number is None:
                raise TableTooNew("it can't be followed here") from None

    def _leave_to_others(self, live: LiveTable, error: Exception) -> None:
        """What an error says may quote what is secret, so only its kind is told."""
        if self.tables.get(live.table.code) is live:
            log.error("a table is left to other servers: it can't be followed here (%s)", type(error).__name__)
            del self.tables[live.table.code]
            self._do(self._send_away(live))

    async def _take_over(self, code: str) -> None:
        try:
            if code in self.tables:
                if await self.bus.claim(code):
                    await self.tables[code].take_over()
            else:
                await self.get(code)
        except StoreDown:
            self.bus.lost(code)  # and found again with the next beat
        except (TableDamaged, TableUnknown):
            with contextlib.suppress(StoreDown):
                await self.bus.release(code)
        except Exception as error:
            if code in self.tables:
                self._leave_to_others(self.tables[code], error)

    async def _give_up(self, live: LiveTable) -> None:
        """Unless it was given up before: then it may have been read anew."""
        if self.tables.get(live.table.code) is live:
            del self.tables[live.table.code]
            await self._send_away(live)

    async def _send_away(self, live: LiveTable) -> None:
        """The people of a table are sent to another server, which may be newer."""
        await live.stop()
        for connection in list(live.audience.connections):
            connection.end(RESTART, "another server has this table")
        with contextlib.suppress(StoreDown):
            await self.bus.release(live.table.code)

    async def _sweep(self) -> None:
        """Puts tables to sleep where nobody is, and wakes up those where a slow clock has run out."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for code, live in list(self.tables.items()):
                    if not live.awake and not live.lock.locked():
                        await live.stop()
                        if self.tables.get(code) is not live:
                            continue  # given up meanwhile
                        if not live.awake and not live.lock.locked():
                            del self.tables[code]
                            self._slept += 1
                            await self.bus.release(code)
                        else:
                            live.resume()
                for code in await self.store.due(time.now()):
                    with contextlib.suppress(TableDamaged, TableUnknown):
                        (await self.get(code)).kick()
                metrics.TABLES.set(len(self.tables))
                self._tidy()
            except asyncio.CancelledError:
                raise
            except StoreDown:
                continue  # the store has said so
            except Exception:
                log.exception("the sweeper stumbled")

    def _tidy(self) -> None:
        """Frees the memory of tables that sleep now, when nobody would notice the pause."""
        if self._slept and all(time.now() - live.heard > 1 for live in self.tables.values()):
            self._slept = 0
            gc.collect()


def replay(code: str, raw: list[bytes]) -> Table:
    """The table that a log adds up to; every state is checked on the way. TableDamaged says at which entry it fails."""
    table: Table | None = None
    for number, line in enumerate(raw, 1):
        try:
            table = _one_more(code, table, en.decode_entry(line))
        except TableDamaged:
            raise
        except msgspec.ValidationError:
            raise TableTooNew(f"entry {number} can't be read") from None
        except msgspec.MsgspecError:
            raise TableDamaged(f"entry {number} can't be read") from None
        except Exception as error:  # it may quote what is secret, so only its kind is told
            raise TableDamaged(f"entry {number} can't be carried out ({type(error).__name__})") from None
    if table is None:
        raise TableDamaged("it has no entries")
    return table


def _one_more(code: str, table: Table | None, entry: en.AnyEntry) -> Table:
    if table is None:
        if not isinstance(entry, en.Created):
            raise TableDamaged("its first entry is not the first of a table")
        return Table(code, entry)
    table.check_follows(entry)
    table.fold(entry)
    return table
