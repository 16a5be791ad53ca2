"""A table that is awake: requests, one at a time; bots that decide, and clocks that run out."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from random import Random, SystemRandom
from typing import TypeVar

import msgspec

from undermine.bots import BOTS, Bot, Situation
from undermine.bots.names import temper_of
from undermine.engine.match import Checked, Match
from undermine.engine.saying import saying
from undermine.server import entries as en
from undermine.server import metrics, requests, time
from undermine.server import protocol as pr
from undermine.server.audience import Audience, Connection
from undermine.server.bell import Bell, waited_for
from undermine.server.bus import Bus
from undermine.server.errors import NotGranted, NotStored, Overtaken, StoreDown, TableEnded, TableTooNew
from undermine.server.hints import Helper
from undermine.server.lessons import scripted
from undermine.server.people import Person
from undermine.server.places import Places
from undermine.server.speaking import Speakers, spoken, voice
from undermine.server.steps import Steps
from undermine.server.store import Store, Taken
from undermine.server.table import PATIENCE, Table
from undermine.server.thinking import BotFailed, Busy, Chosen, Thinking, chosen, quicker, still_seems_to_think

log = logging.getLogger("undermine.server")

#: Seconds that a game goes on after the last of those who play has lost the connection.
GRACE = 10.0
#: The shortest pace of quick bots, and of those that think elsewhere, even on a server that should not wait for bots.
SHORTEST = 0.01
SHORTEST_ELSEWHERE = 0.25
#: Bots with at least this pace decide in step with those of other tables.
UNHURRIED = 0.2
#: Seconds until bots and clocks try again after something could not be stored; from then on, every half a minute.
RETRIES = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
#: How often something is asked again of a table that another server was faster at.
OVERTAKEN = 20
#: Seconds for which a table is kept in memory that another server drives and nobody looks at here.
FOLLOWED = 30.0
#: For somebody who asks at a moment when other servers know of it already; a moment later this one does.
ENDED = "the people who run this server have ended this table"

T = TypeVar("T")

#: Where the operating system's own numbers are needed; all tables share it.
CHANCE: Random = SystemRandom()


class Pace:
    """How the server takes its time: seconds that a bot seems to think, until a table without people goes to sleep,
    until somebody who is away is absent, and until they are told that it is their turn.

    A bot takes as long over every decision, more or less by chance, or if that is not enough, a whole multiple of it:
    how long it thinks gives next to nothing away. Where bots take their time, those of all tables decide in step.
    """

    def __init__(self, bots: float = 0.7, sleep: float = 600.0, absence: float = 60.0, notice: float = 20.0) -> None:
        self.bots = bots
        self.sleep = sleep
        self.absence = absence
        self.notice = notice
        self._steps = Steps()

    async def seem_to_think(self, began: float, chance: Random, shortest: float) -> None:
        """Waits until a bot that began to think then can decide."""
        pace = max(self.bots, shortest)
        left = still_seems_to_think(time.monotonic() - began, pace * chance.uniform(0.8, 1.2))
        if pace < UNHURRIED:
            await asyncio.sleep(left)
        else:
            await self._steps.after(left)


class Minds:
    """What quick bots keep of the match that is played: whatever they like, and what each of them saw happen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._memory: dict[str, object] = {}
        self._seen: dict[int, tuple[int, list[pr.GameEvent]]] = {}  # by seat: how many decisions, and what was seen

    def situation(self, seat: int) -> Situation:
        """A moment as a seat sees it; only what has happened since its last one has to be worked out."""
        match = self.match
        decided, events = self._seen.get(seat, (None, []))
        events += match.log(seat, decided)
        self._seen[seat] = match.decided, events
        choices, deck, said = match.choices(seat), match.state.deck, tuple(match.said)
        seen = match.view(seat), list(choices), deck, tuple(events)
        return Situation(seat, *seen, self._memory, claims=said, codes=choices.codes)


class LiveTable:
    def __init__(self, table: Table, store: Store, bus: Bus, pace: Pace, thinking: Thinking) -> None:
        self.table = table
        self.store = store
        self.bus = bus
        self.pace = pace
        self.thinking = thinking
        self.places = Places(table)
        self.places.told = lambda person, address: bus.home(table.code, person, address)
        self.audience = Audience(table, pace.absence)
        self.audience.changed = self.kick
        self.pins = 0  # sockets that are open but have not said hello; they keep the table awake
        self.lock = asyncio.Lock()
        self.seen = self.heard = time.now()  # when somebody was here last, and when something happened last
        self.played = self.seen  # when one of those who play was here last
        self._kick = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        #: For quick bots, who draw many numbers: the system's own took a third of their time. Nobody learns the seed.
        self._dice = Random(secrets.token_bytes(32))
        #: How long bots seem to think, more or less: used for nothing else, so those times tell nothing of their dice.
        self._jitter = Random(secrets.token_bytes(32))
        self._noted: tuple[str, float | None, bool] | None = None
        self._stopped = False
        self._failed = 0  # how many times in a row something could not be stored
        self.set_back = False  # somebody has heard of more than is stored: what others know may not be so, either
        self._helper = Helper()
        self._minds: Minds | None = None
        self.speakers = Speakers(table)
        self.bell: Bell | None = None  # where people can be called who are away
        self.astray = False  # what others have stored could not be carried out
        self.strayed: Callable[[Exception], None] = lambda error: None  # noqa: ARG005  # is told why, once that is so

    async def wake_up(self) -> None:
        """Nobody is here yet, and nobody is charged for the time since the last entry."""
        self.played = 0.0
        set_back = self.table.log[-1].entry.at > time.now()  # the machine's clock, while the server was away
        charged = self.table.config.clock.slow and not set_back
        if self._goes_on and self.table.deadline is not None and not charged:
            async with self.lock:
                with contextlib.suppress(NotGranted):
                    await self.append(en.Woke(at=time.now()), own=True)
        else:
            await self._stop_or_go_on()

    # ---- other servers ----------------------------------------------------------------------------------------------

    @property
    def drives(self) -> bool:
        """Whether it is this server that plays the bots and runs the clocks."""
        return self.bus.epoch(self.table.code) is not None

    async def take_over(self) -> None:
        """From now on this server drives; its people may still be on their way from the one that did."""
        async with self.lock:
            await self.catch_up()
            if not self.table.deserted:
                self.played = time.now()
            if self._goes_on and self.table.deadline is not None and not self.table.config.clock.slow:
                with contextlib.suppress(NotGranted):  # nobody is charged for the time in between
                    await self.append(en.Woke(at=time.now()), own=True)
        self.speakers.hush()  # whatever was to be said has been said, or not, at the server that drove
        self._noted = None  # others may have noted something else
        self.note_status()
        self.kick()

    def crowd_changed(self) -> None:
        """Somebody came or went at another server."""
        if self.audience.somebody_plays:
            self.played = time.now()
        self.audience.others(self.bus.crowd(self.table.code))
        self.kick()

    # ---- coming and going -------------------------------------------------------------------------------------------

    def enter(self, connection: Connection, last: int | None) -> None:
        """Somebody comes, and has everything up to the entry with the number `last`."""
        self.seen = time.now()
        self.audience.enter(connection, last)
        self.bus.here(self.table.code, self.audience.crowd)
        self.kick()

    def is_behind(self, last: int, person: Person | None) -> bool:
        """Whether a client has heard of more than the log has: the data is not what it was. Logged once a table."""
        if last <= self.table.number:
            return False
        metrics.AHEAD.inc()
        plays = person is not None and bool(self.table.holds(person))  # anyone can claim to have heard of something
        if plays and not self.set_back:
            self.set_back = True
            log.error("somebody has heard of %d entries that the data file has not", last - self.table.number)
        return True

    def leave(self, connection: Connection) -> None:
        self.seen = time.now()
        if self.audience.plays(connection):
            self.played = self.seen
        self.audience.leave(connection)
        self.bus.here(self.table.code, self.audience.crowd)
        self.kick()

    # ---- requests -------------------------------------------------------------------------------------------------

    async def request(self, person: Person, request: pr.ClientRequest, lag: float) -> pr.Answer:
        """Carries out a request, once; it is answered when it is stored."""
        began = time.perf_counter()
        async with self.lock:
            try:
                if isinstance(request, pr.AskHint):
                    return self._helper.hint(self.table, person, request)
                answer = pr.Ack(request.id, await self._once(person, request, lag))
                metrics.APPEND.observe(time.perf_counter() - began)
            except (StoreDown, TableTooNew):
                return pr.NotStored(request.id)
            except NotGranted as no:
                metrics.REFUSED.inc()
                return pr.Refusal(request.id, self.table.number, no.why, no.clause, no.stale, saying(no.why))
            except TableEnded:
                return pr.Refusal(request.id, self.table.number, ENDED, says=saying(ENDED))
            await self._follow_up()
        return answer

    async def _once(self, person: Person, request: pr.LoggedRequest, lag: float) -> int:
        """The number of the entry that a request is, which may have been stored long ago. If other servers have stored
        something meanwhile, the request is checked again, as if it had come a moment later.
        """
        for tried in range(1, OVERTAKEN + 1):
            before = self.table.number
            done = self.table.done.get((person.person, request.id))
            if done is not None:
                return done
            try:
                await self.append(*requests.check(self.table, person, request, time.now(), lag, self.audience.absent))
                break
            except StoreDown:
                raise
            except NotGranted:
                if self.bus.shared:
                    await self.catch_up()
                if self.table.number == before or tried == OVERTAKEN:
                    raise
        return self.table.number

    def _follows(self) -> en.AnyEntry | None:
        """What comes by itself: somebody is back, or most agree about somebody who is not; or the next game starts."""
        table = self.table
        if table.status != "over" and not table.wished:
            return None
        back = next((person for person in self.audience.online if table.wishes_about(person)), None)
        if back is not None:
            return en.CameBack(at=time.now(), person=back)
        return requests.agreed(table, self.audience.absent, time.now()) or self._next_start()

    def _next_start(self) -> en.AnyEntry | None:
        """After a game, the next one starts when all seats are taken and all who sit are ready."""
        table = self.table
        if table.status != "over" or table.host is None or not all(table.people[p].ready for p in table.sitting()):
            return None
        try:
            entry = requests.check(table, table.people[table.host], pr.Start(id="again"), time.now()).entry
        except NotGranted:
            return None
        return msgspec.structs.replace(entry, by=None, id=None)

    async def _follow_up(self) -> None:
        """The caller holds the lock."""
        entry = self._follows() if self.drives else None
        if entry is not None:
            with contextlib.suppress(NotGranted):
                await self.append(entry, own=True)

    async def join(self, name: str) -> tuple[str, str]:
        """A new person: id and token."""
        async with self.lock:
            entry, token = requests.join(self.table, name, time.now())
            await self.append(entry)
            return entry.person, token

    async def come(self, name: str, watch: bool, token: str | None = None) -> pr.Joined:
        """Somebody who sits down in a free seat, ready to play, or is told why they can only watch.

        Anyone whose token is known has come before, and is the same person as then.
        """
        for _ in range(OVERTAKEN):
            with contextlib.suppress(Overtaken):
                return await self._come(name, watch, token)
        raise Overtaken

    async def _come(self, name: str, watch: bool, token: str | None) -> pr.Joined:
        table = self.table
        async with self.lock:
            entries: list[en.AnyEntry] = []
            known = table.person_with(token) if token else None
            if known is not None and token is not None:
                person, seated = known.person, bool(table.holds(known))
            else:
                joined, token = requests.join(table, name, time.now())
                entries.append(joined)
                person, seated = joined.person, False
            watching = None if seated else requests.why_watch(table, watch)
            if watching is None and not seated:
                entries += requests.sit_ready(table, person, time.now())
            if entries:
                await self._append(*entries)
                await self._follow_up()
            who = table.people[person]
            return pr.Joined(table.code, person, token, who.name, next(iter(table.holds(who)), None), watching)

    async def keep(self, make: Callable[[Table], tuple[en.AnyEntry, T]]) -> T:
        """Checks and stores what comes by another way than the wire, and returns what was made of it. It is made
        anew if another server was faster.
        """
        for _ in range(OVERTAKEN):
            async with self.lock:
                entry, made = make(self.table)
                with contextlib.suppress(Overtaken):
                    await self.append(entry)
                    return made
        raise Overtaken

    async def append(self, entry: en.AnyEntry, checked: Checked | None = None, own: bool = False) -> None:
        """Stores an entry, and only then carries it out and tells of it. The caller holds the lock.

        What a server does on its own, and not because somebody asks, only the one that drives the table does.
        """
        await self._append(entry, checked=checked, own=own)

    async def _append(self, *entries: en.AnyEntry, checked: Checked | None = None, own: bool = False) -> None:
        """The same for entries that come together: all of them, or none."""
        if self.astray:
            raise TableTooNew("it can't be followed here")
        table, epoch = self.table, self.bus.epoch(self.table.code) if own else None
        if own and epoch is None:
            raise Overtaken
        first, *more = map(en.encode_entry, entries)
        try:
            await self.store.append(table.code, table.number + 1, first, entries[0].at, *more, epoch=epoch)
        except Taken:
            before = table.number
            with contextlib.suppress(TableEnded):
                await self.catch_up()
            if own and table.number == before:
                self.bus.lost(table.code)
            raise Overtaken from None
        except NotStored:
            self._failed += 1
            raise
        self._failed = 0
        for entry in entries:
            self.carry_out(entry, checked)
            _count(entry, table)

    async def catch_up(self) -> None:
        """Carries out what other servers have stored."""
        for raw in await self.store.read(self.table.code, self.table.number):
            self.follow(raw)

    def follow(self, raw: bytes) -> None:
        """Carries out an entry that another server has stored. If it can't be, there may be half an entry in the table,
        which is no good for anything any more: TableTooNew.
        """
        try:
            entry = en.decode_entry(raw)
            self.table.check_follows(entry)
            self.carry_out(entry)
        except Exception as error:
            self.astray = True
            self.strayed(error)
            raise TableTooNew("it can't be followed here") from None

    async def refresh(self) -> None:
        """The same, before somebody looks: whoever comes from another server has seen what was stored there."""
        if self.bus.shared:
            async with self.lock:
                await self.catch_up()

    def carry_out(self, entry: en.AnyEntry, checked: Checked | None = None) -> None:
        """An entry that is stored goes into the table, and out to everybody who is watching."""
        table = self.table
        table.fold(entry, checked)
        now = self.heard = time.now()
        if isinstance(entry, en.Woke) or (entry.by is not None and entry.by in table.sitting()):
            self.played = now
        self.audience.tell(entry, now)
        self.note_status()
        self.speakers.note(entry)
        self.kick()

    def note_status(self) -> None:
        """Corrects what the list of tables says, if it is wrong."""
        if not self.drives:
            return
        table = self.table
        slow = table.deadline if table.config.clock.slow else None
        noted = (table.status, slow, table.listed)
        if noted != self._noted:
            self._noted = noted
            self.store.note(table.code, *noted)

    # ---- bots and clocks ------------------------------------------------------------------------------------------

    def kick(self) -> None:
        """Something has changed: see whether a bot has to decide, or when a clock runs out."""
        self._look_who_is_missing()
        if not self.drives:
            self._kick.set()
            return
        due = self._next_bot() is not None or self.table.deadline is not None or self.table.deserted
        due = due or self.speakers.next is not None
        if due or self._follows() is not None:
            self._kick.set()
            if not self._stopped and (self._driver is None or self._driver.done()):
                self._driver = asyncio.get_running_loop().create_task(self._drive())

    def _look_who_is_missing(self) -> None:
        """The server that drives a table calls those whose turn it is."""
        if self.bell is not None and not self._stopped:
            waited = waited_for(self.table) if self.drives else {}
            online = self.audience.online if waited else ()
            self.bell.look({person: turn for person, turn in waited.items() if person not in online})

    @property
    def awake(self) -> bool:
        """Whether somebody is here, or was lately; or at another server, while this one drives the table."""
        if self.audience.connections or self.pins > 0 or (self.bell is not None and self.bell.waits):
            return True
        if not self.drives:
            return time.now() - self.seen < min(self.pace.sleep, FOLLOWED)
        return bool(self.audience.elsewhere) or time.now() - self.seen < self.pace.sleep

    @property
    def _goes_on(self) -> bool:
        """Whether time runs and bots play: as long as one of those who play is here, always where a clock counts in
        hours, and where all of them have left for good but somebody still watches.
        """
        table = self.table
        if table.config.clock.slow or self.audience.somebody_plays or time.now() < self._until:
            return True
        return self.audience.somebody_looks and all(table.people[person].gone for person in table.sitting())

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
            while not self._stopped and self.drives:
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
        elif self._follows() is not None:
            async with self.lock:
                await self._follow_up()
        elif self.speakers.next is not None:
            await self._bot_speaks(self.speakers.next)
        elif seat is not None:
            await self._bot_decides(seat)
        elif deadline is not None:
            if not (self.audience.somebody_plays or self.table.config.clock.slow):
                deadline = min(deadline, self._until)
            await self._wait(deadline - time.now())
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
                    await self.append(en.Slept(at=max(self._until, table.log[-1].entry.at)), own=True)
                elif self._goes_on and table.deserted:
                    await self.append(en.Woke(at=time.now()), own=True)

    async def _bot_decides(self, index: int) -> None:
        """A bot thinks outside the loop, with its seat's view and nothing else."""
        table = self.table
        if table.match is None or index not in table.waiting:
            return
        at, seat = table.number, table.seats[index]
        bot = self._bot_of(index)
        began = time.monotonic()
        thought = scripted(table, index) or await self._thought(bot, table.match, index)
        await self.pace.seem_to_think(began, self._jitter, SHORTEST if bot.quick else SHORTEST_ELSEWHERE)
        async with self.lock:
            same = table.number == at or seat.asked <= at  # then its choices are what they were
            if table.match and same and index in table.waiting and seat.botted and not table.paused:
                checked, reasons, instead = thought or Chosen(table.match.late(index, CHANCE), ())
                with contextlib.suppress(NotGranted):
                    await self.append(
                        *table.deciding(index, checked, time.now(), "bot", reasons=reasons, instead=instead), own=True
                    )

    async def _bot_speaks(self, index: int) -> None:
        """A bot says what it has to say, after a pace as always: how long it took tells nothing."""
        table, match, began = self.table, self.table.match, time.monotonic()
        self.speakers.done(index)
        if match is None or voice(self._bot_of(index)) is None:
            return
        situation = self._mind_of(match).situation(index)
        situation.temper = temper_of(table.names[index])
        claim = spoken(self._bot_of(index), situation, self._dice)
        if claim is None:
            return
        await self.pace.seem_to_think(began, self._jitter, SHORTEST)
        async with self.lock:
            same = table.match is match and table.status == "playing" and not table.paused
            if same and self.speakers.may_speak(index):
                with contextlib.suppress(NotGranted):
                    await self.append(en.Claimed(at=time.now(), seat=index, claim=claim), own=True)

    def _mind_of(self, match: Match) -> Minds:
        if self._minds is None or self._minds.match is not match:
            self._minds = Minds(match)
        return self._minds

    def _bot_of(self, index: int) -> Bot:
        named = self.table.seats[index].bot
        return BOTS[named if named in BOTS else "rookie"]

    async def _thought(self, bot: Bot, match: Match, index: int) -> Chosen | None:
        """What a bot decides; None if it fails: then its seat does what a late one does."""
        try:
            if bot.quick:
                return chosen(bot, self._mind_of(match).situation(index), self.table.seats[index].codes, self._dice)
            whose = self.places.maker or self.table.code
            return await self.thinking.think(bot.name, match, index, CHANCE.getrandbits(64), whose)
        except Busy:
            thought = await self._thought(quicker(bot), match, index)
            return thought and thought._replace(instead=quicker(bot).name)
        except BotFailed as failure:
            log.warning("the bot %s has failed (%s); its seat decides as if it were late", bot.name, failure)
            return None

    async def _time_out(self) -> None:
        """A clock has run out: the game goes on without that seat, and after a while with a bot."""
        async with self.lock:
            table = self.table
            index = table.late(time.now())
            if index is None or table.match is None or not self._goes_on:
                return
            if self._failed:  # somebody may have decided in time, and nothing could be stored
                with contextlib.suppress(NotGranted):
                    await self.append(en.Woke(at=time.now()), own=True)
                return
            seat = table.seats[index]
            with contextlib.suppress(NotGranted):
                late = table.match.late(index, CHANCE)
                await self.append(*table.deciding(index, late, time.now(), "clock"), own=True)
                if seat.timeouts >= PATIENCE and seat.person and not seat.away and table.status == "playing":
                    await self.append(en.BotTook(at=time.now(), seat=index), own=True)

    async def stop(self) -> None:
        """Ends bots and clocks until `resume`. Nothing is lost: everything is stored."""
        self.audience.stop()
        if self.bell is not None:
            self.bell.stop()
        self._stopped = True  # because a wait that ends at this very moment swallows being cancelled
        self._kick.set()
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.wait({self._driver})

    def resume(self) -> None:
        """Somebody has come in while the table was put to sleep."""
        self._stopped = False
        self.kick()


def _count(entry: en.AnyEntry, table: Table) -> None:
    """What this server has stored."""
    if isinstance(entry, en.Decided):
        metrics.DECIDED[entry.how].inc()
        if table.status == "over":
            metrics.FINISHED.labels(table.config.game).inc()
    elif isinstance(entry, en.Started):
        metrics.STARTED.labels(table.config.game).inc()
