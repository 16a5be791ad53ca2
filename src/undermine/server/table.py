"""A table, as its log makes it: people, seats, the match. No network, no storage, no time of its own.

requests.py turns what people ask into entries, and `fold` carries an entry out. What is shown of all this is in
frames.py.
"""

import contextlib
from typing import Literal, NamedTuple, assert_never

import msgspec

from undermine.bots.names import bot_names
from undermine.engine import lessons
from undermine.engine.chance import Chance
from undermine.engine.digests import DigestKind
from undermine.engine.errors import NotationError
from undermine.engine.match import Checked, Match
from undermine.engine.records import Reason
from undermine.games import game_named
from undermine.server import entries as en
from undermine.server.agreements import lesson_left
from undermine.server.clocks import SeatClock
from undermine.server.entries import Status
from undermine.server.errors import TableDamaged
from undermine.server.people import MAX_DEVICES, Link, Person, Seat, Turn, hash_token, told_apart

#: After so many time-outs in a row a bot plays on.
PATIENCE = 2
#: What only one person knows of: the others are not told, and no game needs it.
ASIDE = en.Muted | en.Linked | en.DeviceCame


class Pending(NamedTuple):
    """An entry that is about to be stored; with a decision, what was read of it, so that nobody reads it again."""

    entry: en.AnyEntry
    checked: Checked | None = None


class Logged(NamedTuple):
    """An entry with its number, counted from 1, and how many decisions of the match had been taken before it."""

    number: int
    entry: en.AnyEntry
    decided: int | None


class Table:
    """What a log adds up to."""

    def __init__(self, code: str, created: en.Created) -> None:
        self.code = code
        self.config = created.config
        self.lesson = lesson_left(created.config)
        self.number = 1  # of the last entry
        self.people: dict[str, Person] = {}
        self.host: str | None = None
        self.locked = False  # nobody new gets in
        self.seats = [Seat(index, created.config.clock) for index in range(created.config.seats)]
        self.status: Status = "open"
        self.match: Match | None = None
        self.matches = 0
        self.starts: list[en.Started] = []
        self.paused = False
        self.deserted = False  # none of those who play is there, so no clock runs
        self.pause_wished: set[str] = set()
        self.stand_in_wished: dict[str, set[str]] = {}  # an absent person -> those who would like a bot instead
        self.host_wished: dict[str, str] = {}  # person -> whom they would like as host while the host is absent
        self.done: dict[tuple[str, str], int] = {}  # (person, id of the request) -> number of its entry
        self.talked = 0  # entries that are talk
        self.log = [Logged(1, created, None)]
        self.talk: list[int] = []  # the numbers of what was said,
        self.happened = [1]  # and of all else since the last game began; of mutes nobody is told later
        self.changed = 1  # the number of the last entry that changed the table itself, not only its game or its talk
        self._bot_names = bot_names(code)
        self._names: tuple[str, ...] | None = None  # worked out when somebody asks

    # ---- asking -----------------------------------------------------------------------------------------------------

    def person_with(self, token: str) -> Person | None:
        """The person who holds a token."""
        hashed = hash_token(token)
        for person in self.people.values():
            if person.has_token(hashed) and not (person.gone and not self.holds(person)):
                return person
        return None

    def holds(self, person: Person) -> list[int]:
        """The seats of a person."""
        return [seat.index for seat in self.seats if seat.person == person.person]

    def sitting(self) -> list[str]:
        """The people who have seats."""
        return sorted({seat.person for seat in self.seats if seat.person is not None})

    def players(self) -> set[str]:
        """The people who play themselves."""
        return {seat.person for seat in self.seats if seat.person is not None and not seat.away}

    def present(self) -> list[Person]:
        """The people who have not left, or whose seat is kept."""
        return [person for person in self.people.values() if not person.gone or self.holds(person)]

    @property
    def listed(self) -> bool:
        """Whether anyone can find it, and come in."""
        return self.config.privacy == "public" and not self.locked

    @property
    def free(self) -> int | None:
        """The first free seat."""
        return next((seat.index for seat in self.seats if not seat.taken), None)

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called: no two the same; a free seat has no name."""
        if self._names is None:
            names: list[str] = []
            for seat in self.seats:
                name = self._bot_name(seat.index) if seat.bot else self._person_name(seat)
                names.append(told_apart(name, filter(None, names)) if name else "")
            self._names = tuple(names)
        return self._names

    def _person_name(self, seat: Seat) -> str:
        return seat.name or (self.people[seat.person].name if seat.person else "")

    def _bot_name(self, index: int) -> str:
        """Another name than anybody here ever had; those who come later get another than the bot's."""
        people = [person.name for person in self.people.values()] + [seat.name for seat in self.seats if seat.name]
        fitting = (self._bot_names[(index + more) % len(self._bot_names)] for more in (0, len(self.seats)))
        return next((name for name in fitting if told_apart(name, people) == name), self._bot_names[index])

    def wishes_about(self, person: str) -> bool:
        """Whether others have asked for something because this person is absent."""
        return bool(self.stand_in_wished.get(person)) or (person == self.host and bool(self.host_wished))

    @property
    def wished(self) -> bool:
        """Whether anybody wishes for something that is done as soon as enough do."""
        return bool(self.stand_in_wished or self.host_wished or self.pause_wished)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.match.waiting if self.match and self.status == "playing" else ()

    def deciding(
        self,
        seat: int,
        checked: Checked,
        now: float,
        how: Literal["person", "bot", "clock"],
        by: str | None = None,
        request: str | None = None,
        lag: float = 0.0,
        reasons: tuple[Reason, ...] = (),
        instead: str | msgspec.UnsetType = msgspec.UNSET,
    ) -> Pending:
        """The entry for a legal decision; the digest is of the state before it."""
        assert self.match is not None
        entry = en.Decided(
            at=now,
            by=by,
            id=request,
            seat=seat,
            decision=checked.text,
            digest=self.match.digests[-1],
            how=how,
            lag=lag,
            reasons=reasons,
            instead=instead,
        )
        return Pending(entry, checked)

    # ---- carrying out -----------------------------------------------------------------------------------------------

    def check_follows(self, entry: en.AnyEntry) -> None:
        """Before an entry of the store is carried out: TableDamaged if whoever wrote it had another table in mind."""
        if isinstance(entry, en.Created):
            raise TableDamaged(f"another table begins at entry {self.number + 1}")
        if isinstance(entry, en.Decided) and self.match and self.match.digests[-1] != entry.digest:
            raise TableDamaged(f"the log and the rules differ from entry {self.number + 1} on")

    def fold(self, entry: en.AnyEntry, checked: Checked | None = None) -> None:
        """Carries out an entry of the log. It was checked when it was written; only one from the store is read."""
        decided = self.match.decided if self.match else None
        self.number += 1
        self.log.append(Logged(self.number, entry, decided))
        self._note(entry)
        if isinstance(entry, en.Joined | en.Left | en.Sat | en.BotSat | en.Stood):
            self._names = None
        if entry.by is not None and entry.id is not None:
            self.done[entry.by, entry.id] = self.number
        self.talked += isinstance(entry, en.Said | en.Claimed | ASIDE)
        match entry:
            case en.Joined():
                self.people[entry.person] = Person(entry.person, entry.name, entry.token_hash)
                if not self.sitting():  # a stranger is not the host of those who sit
                    self.host = self.host or entry.person
            case en.Linked():
                self.people[entry.person].link = Link(entry.link_hash, entry.until)
            case en.DeviceCame():
                self._fold_device(self.people[entry.person], entry.token_hash)
            case en.Locked():
                self.locked = entry.yes
            case en.HandedOver():
                self._fold_host(entry.person)
            case en.HostWished():
                self.host_wished[entry.person] = entry.host
            case en.Left():
                self._fold_left(entry)
            case en.Sat():
                self._fold_sat(entry)
            case en.BotSat():
                self.seats[entry.seat].bot = entry.bot
            case en.Stood():
                self._free(self.seats[entry.seat])
            case en.Readied():
                self.people[entry.person].ready = entry.yes
            case en.Started():
                self._fold_started(entry)
            case en.Decided():
                self._fold_decided(entry, checked)
            case en.BotTook():
                self.seats[entry.seat].away = True
                self._one_less_plays(entry.at)
            case en.StandInWished():
                wished = self.stand_in_wished.setdefault(self.seats[entry.seat].person or "", set())
                wished.add(entry.person) if entry.yes else wished.discard(entry.person)
            case en.CameBack():
                self._drop_wishes_about(entry.person)
            case en.TookBack():
                self._fold_back(self.seats[entry.seat])
            case en.PauseWished():
                self._fold_pause(entry)
            case en.Paused():
                self._pause(entry.at)
            case en.Slept():
                self.deserted = True
                for seat in self.seats:
                    seat.clock.hold(entry.at)
            case en.Woke():
                self._fold_woke(entry.at)
            case en.Muted():
                muted = self.people[entry.person].muted
                muted.add(entry.other) if entry.yes else muted.discard(entry.other)
            case en.Claimed():
                assert self.match is not None
                with contextlib.suppress(NotationError):  # words that a game has no longer
                    self.match.say(entry.seat, entry.claim)
            case en.Created() | en.Said():
                pass  # the first entry is the table itself, and talk changes nothing
            case _:
                assert_never(entry)

    def _note(self, entry: en.AnyEntry) -> None:
        """Keeps track of what can be looked up later, and of what is the same for all as before."""
        match entry:
            case en.Said() | en.Claimed():
                self.talk.append(self.number)
            case en.Muted() | en.Linked() | en.DeviceCame():
                pass
            case en.Started():
                self.happened = [self.number]
                self.changed = self.number
            case _:
                self.happened.append(self.number)
                if not (isinstance(entry, en.Decided) and self._only_played(entry)):
                    self.changed = self.number

    def _only_played(self, entry: en.Decided) -> bool:
        """Whether a decision moves nothing but the game; if it ends the game, `_finish` notes that."""
        return self.config.clock.kind == "none" and not self.seats[entry.seat].away

    def _fold_woke(self, now: float) -> None:
        """Clocks that were held go on; those that nobody held, because the server went down first, lose nothing."""
        for seat in self.seats:
            seat.clock.wake(now)
        self.deserted = False
        if self.status == "playing":
            self._ask(now)

    def _fold_device(self, person: Person, token_hash: str) -> None:
        person.token_hashes = [*person.token_hashes, token_hash][-MAX_DEVICES:]
        if person.link is not None:
            person.link.used = True

    def _fold_sat(self, entry: en.Sat) -> None:
        seat, person = self.seats[entry.seat], self.people[entry.person]
        if seat.person != entry.person:  # else it has another name now
            seat.since = self.number
        seat.person, seat.name = entry.person, entry.name
        person.gone = person.ready = False
        self.host = self.host or entry.person

    def _fold_host(self, person: str | None) -> None:
        self.host = person
        self.host_wished.clear()

    def _drop_wishes_about(self, person: str) -> None:
        """Somebody is there again: nobody needs a bot for them, or another host."""
        self.stand_in_wished.pop(person, None)
        if self.host == person:
            self.host_wished.clear()

    def _free(self, seat: Seat) -> None:
        seat.person = seat.bot = seat.name = None
        seat.away = False
        seat.timeouts = 0

    def _fold_left(self, entry: en.Left) -> None:
        """A seat in a running game stays the person's; a bot plays on."""
        person = self.people[entry.person]
        person.gone = True
        person.ready = False
        self.pause_wished.discard(entry.person)
        self.host_wished.pop(entry.person, None)
        self._drop_wishes_about(entry.person)
        for wished in self.stand_in_wished.values():
            wished.discard(entry.person)
        for index in self.holds(person):
            if self.status == "playing":
                self.seats[index].away = True
            else:
                self._free(self.seats[index])
        if self.status == "playing":
            self._one_less_plays(entry.at)
        if self.host == entry.person:
            self._fold_host(self._next_host())

    def _next_host(self) -> str | None:
        """Who has sat here for the longest time. A stranger is not the host of others, but of nobody they can be."""
        here = [person.person for person in self.people.values() if not person.gone]
        if not self.sitting():
            return next(iter(here), None)
        stayed = [(seat.away, seat.since, seat.person) for seat in self.seats if seat.person in here]
        return min(stayed)[2] if stayed else None

    def _fold_back(self, seat: Seat) -> None:
        seat.away = False
        seat.timeouts = 0
        if seat.person is not None:
            self.people[seat.person].gone = False
            self._drop_wishes_about(seat.person)
            self.host = self.host or seat.person

    def _fold_started(self, entry: en.Started) -> None:
        config = self.config
        self.starts.append(entry)
        self.matches += 1
        self.match = self.new_match(entry)
        self.status = "playing"
        self.paused = self.deserted = False
        self._drop_wishes()
        for seat in self.seats:
            seat.clock = SeatClock(config.clock)
            seat.codes = ()
            seat.turn = None
            seat.timeouts = 0
        self._ask(entry.at)

    def new_match(self, started: en.Started) -> Match:
        """A match by the table's rules. The first logs of lessons don't tell where these begin."""
        config, position = self.config, started.position
        kind: DigestKind = "position" if started.digests is msgspec.UNSET else started.digests
        game = game_named(config.game)
        if position is msgspec.UNSET and self.lesson is not None:
            position = self.lesson.position
        if position is not msgspec.UNSET:
            return lessons.begin(game, position, started.seed, kind)
        return Match(game, config.seats, config.options, config.deck, Chance(started.seed), kind)

    def _fold_decided(self, entry: en.Decided, checked: Checked | None) -> None:
        assert self.match is not None
        if self.deserted:
            self._fold_woke(entry.at)  # anyone who decides is there
        self.match.take(entry.seat, checked or self._read(entry.decision), entry.reasons)
        seat = self.seats[entry.seat]
        seat.clock.answer(entry.at, entry.lag)
        seat.timeouts = seat.timeouts + 1 if entry.how == "clock" else 0
        if entry.how == "person" and seat.away:
            self._fold_back(seat)
        seat.asked = self.number  # whatever it is asked next is another question
        if self.match.result is not None:
            self._finish(entry.at)
        else:
            self._ask(entry.at)

    def _read(self, text: str) -> Checked:
        """A decision out of the store. It was checked before it went there."""
        assert self.match is not None
        decision = self.match.game.read(text)
        return Checked(decision, self.match.game.encode(self.match.state.deck, decision), text)

    def _ask(self, now: float) -> None:
        """Notes which seats have new choices, and lets the clocks of those that owe a decision run."""
        assert self.match is not None
        waiting = self.match.waiting
        for seat in self.seats:
            codes = self.match.choices(seat.index).codes
            if codes != seat.codes:
                seat.codes = codes
                seat.asked = self.number
            if seat.index not in waiting:
                seat.turn = None
                seat.clock.stop(now)
                continue
            seat.turn = seat.turn or Turn(self.number, now)
            if not self.paused and not self.deserted:
                seat.clock.ask(now)

    def _finish(self, now: float) -> None:
        """The game is over; people can get ready for the next."""
        self.status = "over"
        self.changed = self.number
        self._names = None  # those who have left have no seat any more
        self.paused = self.deserted = False
        self._drop_wishes()
        for seat in self.seats:
            seat.clock.stop(now)
            seat.codes = ()
            seat.turn = None
            seat.asked = self.number
            seat.away = False
            seat.timeouts = 0
        for person in self.people.values():
            person.ready = False
            if person.gone:
                for index in self.holds(person):
                    self._free(self.seats[index])

    def _drop_wishes(self) -> None:
        self.pause_wished.clear()
        self.stand_in_wished.clear()

    def _fold_pause(self, entry: en.PauseWished) -> None:
        if entry.yes:
            self.pause_wished.add(entry.person)
            self._maybe_pause(entry.at)
        else:
            self._end_pause(entry.at)

    def _end_pause(self, now: float) -> None:
        self.pause_wished.clear()
        if self.paused:
            self.paused = False
            self._ask(now)

    def _one_less_plays(self, now: float) -> None:
        """A bot plays for one more: now all who still play may want a pause, or nobody is left to end one."""
        if self.players():
            self._maybe_pause(now)
        else:
            self._end_pause(now)

    def _maybe_pause(self, now: float) -> None:
        """A game is paused when all who play want it."""
        if self.pause_wished and self.players() <= self.pause_wished:
            self._pause(now)

    def _pause(self, now: float) -> None:
        if not self.paused:
            self.paused = True
            for seat in self.seats:
                seat.clock.hold(now)

    # ---- time that is over ----------------------------------------------------------------------------------------

    @property
    def deadline(self) -> float | None:
        """When the first clock runs out."""
        if self.status != "playing" or self.paused:
            return None
        deadlines = (seat.clock.deadline for seat in self.seats)
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    def late(self, now: float) -> int | None:
        """A seat whose time is over, and that owes a decision."""
        for index in self.waiting:
            deadline = self.seats[index].clock.deadline
            if deadline is not None and deadline <= now and not self.paused:
                return index
        return None
