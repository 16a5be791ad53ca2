"""A table that is awake: who is connected, one request at a time, bots and clocks."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from random import Random, SystemRandom
from typing import Any, Protocol

import msgspec

from undermine.bots import BOTS, Situation
from undermine.engine.match import Checked, Match
from undermine.server import entries as en
from undermine.server import frames, metrics, requests
from undermine.server import protocol as pr
from undermine.server.bus import Bus
from undermine.server.errors import NotGranted
from undermine.server.frames import Picture, Viewpoint
from undermine.server.people import Person
from undermine.server.store import NotStored, Store, Taken
from undermine.server.table import PATIENCE, Table
from undermine.server.thinking import Thinking, chosen, still_seems_to_think

log = logging.getLogger("undermine.server")

#: The close code for a token that is no key to this table, or no longer.
NO_SUCH_TOKEN = 4401
#: And for who has no seat at a table that is not to be watched.
NOT_TO_BE_WATCHED = 4403

#: How many updates are kept for those who were away for a moment.
RING = 128
#: Seconds that a game goes on when the last of those who play has lost the connection.
GRACE = 10.0
#: After so many seconds bots and clocks try again what could not be stored; then every half a minute.
RETRIES = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)


class Connection(Protocol):
    """Somebody who looks at a table."""

    person: Person | None
    viewpoint: Viewpoint

    def send(self, frame: bytes) -> None: ...

    def end(self, code: int, reason: str) -> None: ...


class Pace:
    """How the server takes its time: seconds that a bot seems to think, and until a table without people sleeps.

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
        self.connections: set[Connection] = set()
        self.pins = 0  # sockets that are open but have not said hello; they keep the table awake
        self.pictures: dict[Viewpoint, Picture] = {}
        self.ring: deque[dict[Viewpoint, pr.Update]] = deque(maxlen=RING)
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
        self._minds: tuple[Match | None, dict[str, Any]] = (None, {})

    async def wake_up(self) -> None:
        """After a sleep nobody is here yet, and the time since the last entry is nobody's."""
        self.played = 0.0
        if self._goes_on and self.table.deadline is not None and not self.table.config.clock.slow:
            async with self.lock:
                with contextlib.suppress(NotGranted):
                    await self.append(en.Woke(at=time.time()))
        else:
            await self._stop_or_go_on()

    # ---- who looks on -------------------------------------------------------------------------------------------

    @property
    def online(self) -> set[str]:
        return {connection.person.person for connection in self.connections if connection.person}

    def enter(self, connection: Connection, last: int | None) -> None:
        """Sends what is missing since number `last`: the gap, or the whole table."""
        self.connections.add(connection)
        self.seen = time.time()
        gap = self._gap(connection, last)
        if gap is None:
            self.show(connection)
        else:
            for update in gap:
                connection.send(self._frame(update, connection))
            online = self.online
            for who in self.table.people.values():
                if not who.gone or self.table.holds(who):  # the others are in no list any more
                    connection.send(pr.encode(pr.Presence(who.person, who.person in online)))
        if connection.person:
            self._present(connection.person, True)
        self.kick()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.seen = time.time()
        if self._plays(connection):
            self.played = self.seen
        if connection.person and connection.person.person not in self.online:
            self._present(connection.person, False)
        self.kick()

    def show(self, connection: Connection) -> None:
        """The whole table."""
        person = connection.person.person if connection.person else None
        if connection.viewpoint not in self.pictures:
            self.pictures[connection.viewpoint] = Picture(self.table, connection.viewpoint)
        picture = self.pictures[connection.viewpoint]
        connection.send(pr.encode(frames.state(self.table, picture, person, self.online, time.time())))

    def _gap(self, connection: Connection, last: int | None) -> list[pr.Update] | None:
        missing = self.table.number - last if last is not None else -1
        if not 0 <= missing <= len(self.ring) or connection.viewpoint not in self.pictures:
            return None
        recent = list(self.ring)[len(self.ring) - missing :]
        gap = [updates[connection.viewpoint] for updates in recent if connection.viewpoint in updates]
        return gap if len(gap) == missing else None

    def _present(self, person: Person, online: bool) -> None:
        frame = pr.encode(pr.Presence(person.person, online))
        for connection in self.connections:
            connection.send(frame)

    def _frame(self, update: pr.Update, connection: Connection) -> bytes:
        """The update for one person: talk and mutes are personal."""
        person = connection.person.person if connection.person else None
        entry = self.table.log[update.number - 1].entry
        if not isinstance(entry, en.Said | en.Muted):
            return pr.encode(update)
        return pr.encode(msgspec.structs.replace(update, told=frames.told(entry, self.table, person)))

    # ---- requests -------------------------------------------------------------------------------------------------

    async def request(self, person: Person, request: pr.ClientRequest, lag: float) -> pr.Ack | pr.Refusal:
        """Carries a request out, once; the answer comes when it is stored."""
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
        """Carries out what others have stored."""
        for raw in await self.store.read(self.table.code, self.table.number):
            self.carry_out(en.decode_entry(raw))

    def carry_out(self, entry: en.AnyEntry, checked: Checked | None = None) -> None:
        """An entry that is stored: into the table, and out to all who look on."""
        table = self.table
        table.fold(entry, checked)
        now = self.heard = time.time()
        if isinstance(entry, en.Woke) or (entry.by is not None and entry.by in table.sitting()):
            self.played = now
        moved = self._keep_to_own_seats(entry)
        state = frames.table_state(table)
        updates = {viewpoint: picture.update(table, state, now) for viewpoint, picture in self.pictures.items()}
        self.ring.append(updates)
        personal = isinstance(entry, en.Said | en.Muted)
        encoded = {} if personal else {viewpoint: pr.encode(update) for viewpoint, update in updates.items()}
        for connection in list(self.connections):
            if table.config.privacy == "closed" and table.status == "playing" and not self._plays(connection):
                connection.end(NOT_TO_BE_WATCHED, "nobody can watch this table")
            elif connection in moved:
                self.show(connection)
            elif connection.viewpoint in updates:
                update = updates[connection.viewpoint]
                connection.send(self._frame(update, connection) if personal else encoded[connection.viewpoint])
        self._note(entry)
        self.kick()

    def _keep_to_own_seats(self, entry: en.AnyEntry) -> set[Connection]:
        """Nobody looks from a seat that is not his, or no longer his. Returns those who look from elsewhere now."""
        moved = set()
        for connection in self.connections:
            person = connection.person
            if person is None:
                continue
            seats = self.table.holds(person)
            sat = isinstance(entry, en.Sat) and entry.person == person.person
            stays = not sat if connection.viewpoint is None else connection.viewpoint in seats
            if not stays:
                connection.viewpoint = seats[0] if seats else None
                moved.add(connection)
            if person.gone and not seats:
                # A moment later, so that the person who asked for it is still told that it is done.
                loop = asyncio.get_running_loop()
                loop.call_later(0.1, connection.end, NO_SUCH_TOKEN, "you have left this table")
        return moved

    def note_status(self) -> None:
        """What the list of tables says is mended if it is not so."""
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
        return bool(self.connections) or self.pins > 0 or time.time() - self.seen < self.pace.sleep

    def _plays(self, connection: Connection) -> bool:
        return connection.person is not None and bool(self.table.holds(connection.person))

    @property
    def _somebody_waits(self) -> bool:
        """Whether one of those who play is here: for others, or for bots."""
        return any(map(self._plays, self.connections))

    @property
    def _goes_on(self) -> bool:
        """Whether time runs and bots play: for those who play as long as one of them is here, by days always, and
        where all have left for good.
        """
        table = self.table
        if table.config.clock.slow or self._somebody_waits or time.time() < self._until:
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
        """Does what is due, or waits for it; whether there may be more."""
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
            if not (self._somebody_waits or self.table.config.clock.slow):
                deadline = min(deadline, self._until)
            await self._wait(deadline - time.time())
            await self._time_out()
        else:
            return False
        return True

    async def _wait(self, seconds: float) -> None:
        """So long, or until something changes."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._kick.wait(), max(seconds, 0.0))

    async def _stop_or_go_on(self) -> None:
        """Notes that clocks stand from now on, or that they go on; where none runs, there is nothing to note."""
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
        if self._minds[0] is not table.match:
            self._minds = (table.match, {})
        if bot.quick:
            situation = Situation.of_match(table.match, index, self._minds[1])
            checked, reasons = chosen(bot, situation, seat.codes, self._random)
        else:
            checked, reasons = await self.thinking.think(bot.name, table.match, index, self._random.getrandbits(64))
        seeming = self.pace.bots * self._random.uniform(0.8, 1.2)
        await asyncio.sleep(still_seems_to_think(time.monotonic() - began, seeming))
        async with self.lock:
            same = table.number == at or seat.asked <= at  # then its choices are what they were
            if table.match and same and index in table.waiting and seat.botted and not table.paused:
                with contextlib.suppress(NotGranted):
                    await self.append(*table.deciding(index, checked, time.time(), "bot", reasons=reasons))

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
        """Ends the driver, until `resume`; what is stored is stored."""
        self._stopped = True  # because a wait that ends at this very moment swallows being cancelled
        self._kick.set()
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.wait({self._driver})

    def resume(self) -> None:
        """Somebody has come in while the table was put to sleep."""
        self._stopped = False
        self.kick()
