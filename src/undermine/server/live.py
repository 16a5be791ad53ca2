"""A table that is awake: requests, one at a time; bots that decide, and clocks that run out."""

import asyncio
import contextlib
import logging
import time
from random import Random, SystemRandom

import msgspec

from undermine.bots import BOTS, Bot, Situation
from undermine.engine.match import Checked, Match
from undermine.server import entries as en
from undermine.server import metrics, requests
from undermine.server import protocol as pr
from undermine.server.audience import Audience, Connection
from undermine.server.bus import Bus
from undermine.server.errors import NotGranted
from undermine.server.people import Person
from undermine.server.store import NotStored, Store, Taken
from undermine.server.table import PATIENCE, Table
from undermine.server.thinking import BotFailed, Chosen, Thinking, chosen, still_seems_to_think

log = logging.getLogger("undermine.server")

#: Seconds that a game goes on after the last of those who play has lost the connection.
GRACE = 10.0
#: Seconds until bots and clocks try again after something could not be stored; from then on, every half a minute.
RETRIES = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)


class Pace:
    """How the server takes its time: seconds that a bot seems to think, and until a table without people goes to sleep.

    A bot takes as long over every decision, more or less by chance, or if that is not enough, a whole multiple of it:
    how long it thinks gives next to nothing away.
    """

    def __init__(self, bots: float = 0.7, sleep: float = 600.0) -> None:
        self.bots = bots
        self.sleep = sleep


class LiveTable:
    def __init__(self, table: Table, store: Store, bus: Bus, pace: Pace, thinking: Thinking) -> None:
        self.table = table
        self.store = store
        self.bus = bus
        self.pace = pace
        self.thinking = thinking
        self.audience = Audience(table)
        self.pins = 0  # sockets that are open but have not said hello; they keep the table awake
        self.lock = asyncio.Lock()
        self.seen = self.heard = time.time()  # when somebody was here last, and when something happened last
        self.played = self.seen  # when one of those who play was here last
        self._kick = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._random: Random = SystemRandom()
        self._noted: tuple[str, float | None] | None = None
        self._stopped = False
        self._failed = 0  # how many times in a row something could not be stored
        #: What quick bots remember of the match that is played: whatever they like.
        self._minds: tuple[Match | None, dict[str, object]] = (None, {})

    async def wake_up(self) -> None:
        """Nobody is here yet, and nobody is charged for the time since the last entry."""
        self.played = 0.0
        if self._goes_on and self.table.deadline is not None and not self.table.config.clock.slow:
            async with self.lock:
                with contextlib.suppress(NotGranted):
                    await self.append(en.Woke(at=time.time()))
        else:
            await self._stop_or_go_on()

    # ---- coming and going -------------------------------------------------------------------------------------------

    def enter(self, connection: Connection, last: int | None) -> None:
        """Somebody comes, and has everything up to the entry with the number `last`."""
        self.seen = time.time()
        self.audience.enter(connection, last)
        self.kick()

    def leave(self, connection: Connection) -> None:
        self.seen = time.time()
        if self.audience.plays(connection):
            self.played = self.seen
        self.audience.leave(connection)
        self.kick()

    # ---- requests -------------------------------------------------------------------------------------------------

    async def request(self, person: Person, request: pr.ClientRequest, lag: float) -> pr.Ack | pr.Refusal:
        """Carries out a request, once; it is answered when it is stored."""
        began = time.perf_counter()
        async with self.lock:
            done = self.table.done.get((person.person, request.id))
            if done is not None:
                return pr.Ack(request.id, done)
            try:
                await self.append(*requests.check(self.table, person, request, time.time(), lag))
                answer = pr.Ack(request.id, self.table.number)
                metrics.APPEND.observe(time.perf_counter() - began)
            except NotGranted as no:
                metrics.REFUSED.inc()
                return pr.Refusal(request.id, self.table.number, str(no), no.clause, no.stale)
            await self._start_again()
        return answer

    def _next_start(self) -> en.AnyEntry | None:
        """After a game, the next one starts when all seats are taken and all who sit are ready."""
        table = self.table
        if table.status != "over" or table.host is None or not all(table.people[p].ready for p in table.sitting()):
            return None
        try:
            entry = requests.check(table, table.people[table.host], pr.Start(id="again"), time.time()).entry
        except NotGranted:
            return None
        return msgspec.structs.replace(entry, by=None, id=None)

    async def _start_again(self) -> None:
        """The caller holds the lock."""
        entry = self._next_start()
        if entry is not None:
            with contextlib.suppress(NotGranted):
                await self.append(entry)

    async def join(self, name: str) -> tuple[str, str]:
        """A new person: id and token."""
        async with self.lock:
            entry, token = requests.join(self.table, name, time.time())
            await self.append(entry)
            return entry.person, token

    async def append(self, entry: en.AnyEntry, checked: Checked | None = None) -> None:
        """Stores an entry, and only then carries it out and tells of it. The caller holds the lock."""
        table = self.table
        try:
            await self.store.append(table.code, table.number + 1, en.encode_entry(entry), entry.at)
        except Taken:
            await self.catch_up()
            raise NotGranted("the table has gone on in the meantime", stale=True) from None
        except NotStored as error:
            self._failed += 1
            log.error("an entry could not be stored: %s", error)
            raise NotGranted("the server could not store this; nothing has changed, try again later") from None
        self._failed = 0
        self.carry_out(entry, checked)
        self.bus.publish(table.code, table.number)

    async def catch_up(self) -> None:
        """Carries out what other servers have stored."""
        for raw in await self.store.read(self.table.code, self.table.number):
            self.carry_out(en.decode_entry(raw))

    def carry_out(self, entry: en.AnyEntry, checked: Checked | None = None) -> None:
        """An entry that is stored goes into the table, and out to everybody who is watching."""
        table = self.table
        table.fold(entry, checked)
        now = self.heard = time.time()
        if isinstance(entry, en.Woke) or (entry.by is not None and entry.by in table.sitting()):
            self.played = now
        self.audience.tell(entry, now)
        self._note(entry)
        self.kick()

    def note_status(self) -> None:
        """Corrects what the list of tables says, if it is wrong."""
        table = self.table
        slow = table.deadline if table.config.clock.slow else None
        if (table.status, slow) != self._noted:
            self._noted = (table.status, slow)
            self.store.note(table.code, table.status, slow)

    def _note(self, entry: en.AnyEntry) -> None:
        """Keeps the list of tables up to date, and counts."""
        table = self.table
        self.note_status()
        if isinstance(entry, en.Decided):
            metrics.DECISIONS.labels(entry.how).inc()
            if table.status == "over":
                metrics.FINISHED.labels(table.config.game).inc()
        elif isinstance(entry, en.Started):
            metrics.STARTED.labels(table.config.game).inc()

    # ---- bots and clocks ------------------------------------------------------------------------------------------

    def kick(self) -> None:
        """Something has changed: see whether a bot has to decide, or when a clock runs out."""
        due = self._next_bot() is not None or self.table.deadline is not None or self.table.deserted
        if due or self._next_start() is not None:
            self._kick.set()
            if not self._stopped and (self._driver is None or self._driver.done()):
                self._driver = asyncio.get_running_loop().create_task(self._drive())

    @property
    def awake(self) -> bool:
        """Whether somebody is here, or was lately."""
        return bool(self.audience.connections) or self.pins > 0 or time.time() - self.seen < self.pace.sleep

    @property
    def _goes_on(self) -> bool:
        """Whether time runs and bots play: as long as one of those who play is here, always where a clock counts in
        hours, and where all of them have left for good.
        """
        table = self.table
        if table.config.clock.slow or self.audience.somebody_plays or time.time() < self._until:
            return True
        return self.awake and all(table.people[person].gone for person in table.sitting())

    @property
    def _until(self) -> float:
        """When the game stops if nobody comes back."""
        return self.played + min(GRACE, self.pace.sleep)

    def _next_bot(self) -> int | None:
        if self.table.paused:
            return None
        return next((seat for seat in self.table.waiting if self.table.seats[seat].botted), None)

    async def _drive(self) -> None:
        """Lets bots decide and clocks run out, as long as there is something to do."""
        try:
            while not self._stopped:
                self._kick.clear()
                if not await self._drive_on() and not self._kick.is_set():
                    return
                if self._failed:
                    await self._wait(RETRIES[min(self._failed, len(RETRIES)) - 1])
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a table's bots and clocks have stopped")

    async def _drive_on(self) -> bool:
        """Does what is due, or waits for it. Returns whether there may be more to do."""
        seat, deadline = self._next_bot(), self.table.deadline
        if not self._goes_on:
            await self._stop_or_go_on()
            return self.table.deadline is not None
        if self.table.deserted:
            await self._stop_or_go_on()
        elif self._next_start() is not None:
            async with self.lock:
                await self._start_again()
        elif seat is not None:
            await self._bot_decides(seat)
        elif deadline is not None:
            if not (self.audience.somebody_plays or self.table.config.clock.slow):
                deadline = min(deadline, self._until)
            await self._wait(deadline - time.time())
            await self._time_out()
        else:
            return False
        return True

    async def _wait(self, seconds: float) -> None:
        """For so long, or until something changes."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._kick.wait(), max(seconds, 0.0))

    async def _stop_or_go_on(self) -> None:
        """Notes that clocks are held from now on, or that they run again; without clocks, there is nothing to note."""
        table = self.table
        async with self.lock:
            with contextlib.suppress(NotGranted):
                if not self._goes_on and table.deadline is not None:
                    await self.append(en.Slept(at=max(self._until, table.log[-1].entry.at)))
                elif self._goes_on and table.deserted:
                    await self.append(en.Woke(at=time.time()))

    async def _bot_decides(self, index: int) -> None:
        """A bot thinks outside the loop, with its seat's view and nothing else."""
        table = self.table
        if table.match is None or index not in table.waiting:
            return
        at, seat = table.number, table.seats[index]
        bot = BOTS[seat.bot if seat.bot in BOTS else "rookie"]
        began = time.monotonic()
        thought = await self._thought(bot, table.match, index)
        seeming = self.pace.bots * self._random.uniform(0.8, 1.2)
        await asyncio.sleep(still_seems_to_think(time.monotonic() - began, seeming))
        async with self.lock:
            same = table.number == at or seat.asked <= at  # then its choices are what they were
            if table.match and same and index in table.waiting and seat.botted and not table.paused:
                checked, reasons = thought or Chosen(table.match.late(index, self._random), ())
                with contextlib.suppress(NotGranted):
                    await self.append(*table.deciding(index, checked, time.time(), "bot", reasons=reasons))

    async def _thought(self, bot: Bot, match: Match, index: int) -> Chosen | None:
        """What a bot decides; None if it fails: then its seat does what a late one does."""
        if self._minds[0] is not match:
            self._minds = (match, {})
        try:
            if bot.quick:
                situation = Situation.of_match(match, index, self._minds[1])
                return chosen(bot, situation, self.table.seats[index].codes, self._random)
            return await self.thinking.think(bot.name, match, index, self._random.getrandbits(64))
        except BotFailed as failure:
            log.warning("the bot %s has failed (%s); its seat decides as if it were late", bot.name, failure)
            return None

    async def _time_out(self) -> None:
        """A clock has run out: the game goes on without that seat, and after a while with a bot."""
        async with self.lock:
            table = self.table
            index = table.late(time.time())
            if index is None or table.match is None or not self._goes_on:
                return
            seat = table.seats[index]
            with contextlib.suppress(NotGranted):
                late = table.match.late(index, self._random)
                await self.append(*table.deciding(index, late, time.time(), "clock"))
                if seat.timeouts >= PATIENCE and seat.person and not seat.away and table.status == "playing":
                    await self.append(en.BotTook(at=time.time(), seat=index))

    async def stop(self) -> None:
        """Ends bots and clocks until `resume`. Nothing is lost: everything is stored."""
        self._stopped = True  # because a wait that ends at this very moment swallows being cancelled
        self._kick.set()
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.wait({self._driver})

    def resume(self) -> None:
        """Somebody has come in while the table was put to sleep."""
        self._stopped = False
        self.kick()
