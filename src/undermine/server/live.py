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
from undermine.engine.match import Match
from undermine.server import entries as en
from undermine.server import frames, metrics
from undermine.server import protocol as pr
from undermine.server.bus import Bus
from undermine.server.frames import Viewpoint, Watcher
from undermine.server.store import NotStored, Store, Taken
from undermine.server.table import PATIENCE, NotNow, Person, Table
from undermine.server.thinking import Thinking

log = logging.getLogger("undermine.server")

#: The close code for a token that is no key to this table, or no longer.
NO_SUCH_TOKEN = 4401

#: How many updates are kept for those who were away for a moment.
RING = 128


class Connection(Protocol):
    """Somebody who looks at a table."""

    person: Person | None
    look: Viewpoint

    def send(self, frame: bytes) -> None: ...

    def end(self, code: int, reason: str) -> None: ...


class Pace:
    """How the server takes its time: seconds that a bot seems to think, and until a table without people sleeps.

    A bot takes as long over every decision, more or less by chance: how long it thinks gives nothing away.
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
        self.watchers: dict[Viewpoint, Watcher] = {}
        self.ring: deque[dict[Viewpoint, pr.Update]] = deque(maxlen=RING)
        self.lock = asyncio.Lock()
        self.seen = self.heard = time.time()  # when somebody was here last, and when something happened last
        self._kick = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._random: Random = SystemRandom()
        self._noted: tuple[str, float | None] | None = None
        self._stopped = False
        #: What quick bots remember of the match that is played.
        self._minds: tuple[Match | None, dict[str, Any]] = (None, {})

    async def wake_up(self) -> None:
        """After a sleep, clocks go on from now."""
        if any(seat.clock.since is not None for seat in self.table.seats) and not self.table.config.clock.slow:
            async with self.lock:
                await self.append(en.Woke(at=time.time()))

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
            for person in self.table.people:
                connection.send(pr.encode(pr.Presence(person, person in self.online)))
        if connection.person:
            self._present(connection.person, True)
        self.kick()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.seen = time.time()
        if connection.person and connection.person.person not in self.online:
            self._present(connection.person, False)

    def show(self, connection: Connection) -> None:
        """The whole table."""
        person = connection.person.person if connection.person else None
        if connection.look not in self.watchers:
            self.watchers[connection.look] = Watcher(self.table, connection.look)
        connection.send(pr.encode(frames.state(self.table, connection.look, person, self.online, time.time())))

    def _gap(self, connection: Connection, last: int | None) -> list[pr.Update] | None:
        missing = self.table.number - last if last is not None else -1
        if not 0 <= missing <= len(self.ring) or connection.look not in self.watchers:
            return None
        updates = [by_viewpoint.get(connection.look) for by_viewpoint in list(self.ring)[len(self.ring) - missing :]]
        found = [update for update in updates if update is not None]
        return found if len(found) == missing else None

    def _present(self, person: Person, online: bool) -> None:
        frame = pr.encode(pr.Presence(person.person, online))
        for connection in self.connections:
            connection.send(frame)

    def _frame(self, update: pr.Update, connection: Connection) -> bytes:
        """The update for one person: talk and mutes are personal."""
        person = connection.person.person if connection.person else None
        entry = self.table.log[update.number - 1][1]
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
                await self.append(self.table.check(person, request, time.time(), lag))
                answer = pr.Ack(request.id, self.table.number)
                metrics.APPEND.observe(time.perf_counter() - began)
            except NotNow as refusal:
                metrics.REFUSED.inc()
                return pr.Refusal(request.id, self.table.number, str(refusal), refusal.clause, refusal.stale)
            await self._start_again(request)
        return answer

    async def _start_again(self, request: pr.ClientRequest) -> None:
        """After a game, the next one starts when all who sit are ready."""
        table = self.table
        if not isinstance(request, pr.Ready) or table.status != "over" or not all(s.taken for s in table.seats):
            return
        if all(table.people[person].ready for person in table.sitting()):
            start = pr.Start(id="again")
            host = table.people[table.host] if table.host else None
            if host is not None and not host.gone:
                with contextlib.suppress(NotNow):
                    entry = table.check(host, start, time.time())
                    await self.append(msgspec.structs.replace(entry, by=None, id=None))

    async def join(self, name: str) -> tuple[str, str]:
        """A new person: id and token."""
        async with self.lock:
            entry, token = self.table.join(name, time.time())
            await self.append(entry)
            return entry.person, token

    async def append(self, entry: en.AnyEntry) -> None:
        """Stores an entry, and only then carries it out and tells of it. The caller holds the lock."""
        table = self.table
        try:
            await self.store.append(table.code, table.number + 1, en.encode_entry(entry), entry.at)
        except Taken:
            await self.catch_up()
            raise NotNow("the table has gone on elsewhere", stale=True) from None
        except NotStored:
            log.exception("an entry could not be stored")
            raise NotNow("the server could not store this; nothing has changed, try again later") from None
        self.carry_out(entry)
        self.bus.publish(table.code, table.number)

    async def catch_up(self) -> None:
        """Carries out what others have stored."""
        for raw in await self.store.read(self.table.code, self.table.number):
            self.carry_out(en.decode_entry(raw))

    def carry_out(self, entry: en.AnyEntry) -> None:
        """An entry that is stored: into the table, and out to all who look on."""
        table = self.table
        table.fold(entry)
        now = self.heard = time.time()
        moved = self._keep_to_own_seats(entry)
        state = frames.table_state(table)
        updates = {view: watcher.update(table, state, now) for view, watcher in self.watchers.items()}
        self.ring.append(updates)
        personal = isinstance(entry, en.Said | en.Muted)
        encoded = {} if personal else {view: pr.encode(update) for view, update in updates.items()}
        for connection in list(self.connections):
            if connection in moved:
                self.show(connection)
            elif connection.look in updates:
                frame = self._frame(updates[connection.look], connection) if personal else encoded[connection.look]
                connection.send(frame)
        self._note(entry)
        self.kick()

    def _keep_to_own_seats(self, entry: en.AnyEntry) -> set[Connection]:
        """Nobody looks from a seat that is not his, or no longer his. Returns those who look from elsewhere now."""
        moved = set()
        for connection in self.connections:
            person = connection.person
            if person is None:
                continue
            own = self.table.holds(person)
            sat = isinstance(entry, en.Sat) and entry.person == person.person
            if (connection.look is None and sat) or (connection.look is not None and connection.look not in own):
                connection.look = own[0] if own else None
                moved.add(connection)
            if person.gone and not own:
                # A moment later, so that who asked for it is still told that it is done.
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
        if self._next_bot() is not None or self.table.deadline is not None:
            self._kick.set()
            if self._driver is None or self._driver.done():
                self._stopped = False
                self._driver = asyncio.get_running_loop().create_task(self._drive())

    @property
    def awake(self) -> bool:
        """Whether somebody is here, or was lately."""
        return bool(self.connections) or self.pins > 0 or time.time() - self.seen < self.pace.sleep

    def _next_bot(self) -> int | None:
        if self.table.paused:
            return None
        return next((seat for seat in self.table.waiting if self.table.seats[seat].botted), None)

    async def _drive(self) -> None:
        """Lets bots decide and clocks run out, as long as there is something to do."""
        try:
            while not self._stopped and (self.awake or self.table.config.clock.slow):
                self._kick.clear()
                seat, deadline = self._next_bot(), self.table.deadline
                if seat is not None:
                    await self._bot_decides(seat)
                elif deadline is not None:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._kick.wait(), max(deadline - time.time(), 0.0))
                    await self._time_out()
                else:
                    return
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a table's bots and clocks have stopped")

    async def _bot_decides(self, number: int) -> None:
        """A bot thinks outside the loop, with its seat's view and nothing else."""
        table = self.table
        if table.match is None or number not in table.waiting:
            return
        at, seat = table.number, table.seats[number]
        bot = BOTS[seat.bot if seat.bot in BOTS else "rookie"]
        began = time.monotonic()
        if self._minds[0] is not table.match:
            self._minds = (table.match, {})
        situation = Situation.of_match(table.match, number, self._minds[1])
        if bot.quick:
            chosen = bot.choose(situation, self._random)
        else:
            seed = self._random.getrandbits(64)
            chosen = await self.thinking.think(bot.name, table.match.deck, situation, seed)
        seeming = self.pace.bots * self._random.uniform(0.8, 1.2)
        await asyncio.sleep(max(seeming - (time.monotonic() - began), 0.0))
        async with self.lock:
            same = table.match is not None and (table.number == at or seat.asked <= at)
            if same and number in table.waiting and table.seats[number].botted and not table.paused:
                with contextlib.suppress(NotNow):
                    decided = table.deciding(number, str(chosen.decision), time.time(), "bot", reasons=chosen.reasons)
                    await self.append(decided)

    async def _time_out(self) -> None:
        """A clock has run out: the game goes on without that seat, and after a while with a bot."""
        async with self.lock:
            table = self.table
            number = table.late(time.time())
            if number is None:
                return
            seat = table.seats[number]
            with contextlib.suppress(NotNow):
                await self.append(table.deciding(number, table.forced(number, self._random), time.time(), "clock"))
                if seat.timeouts >= PATIENCE and seat.person and not seat.away and table.status == "playing":
                    await self.append(en.BotTook(at=time.time(), seat=number))

    async def stop(self) -> None:
        """Ends the driver; what is stored is stored."""
        self._stopped = True  # because a wait that ends at this very moment swallows being cancelled
        self._kick.set()
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.wait({self._driver})
