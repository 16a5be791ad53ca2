"""A table, as its log makes it: people, seats, the match. No network, no storage, no time of its own.

`check` says what a request comes to, as an entry for the log, or why not; `fold` carries an entry out. What is shown of
all this is in frames.py.
"""

import hashlib
import secrets
import unicodedata
from typing import Literal, NamedTuple

from undermine.bots import BOTS
from undermine.engine.chance import Chance
from undermine.engine.errors import OptionError, Refused, UndermineError
from undermine.engine.match import Checked, Match
from undermine.engine.records import Reason
from undermine.games import game_named
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.clocks import MAX_LAG, SeatClock
from undermine.server.entries import Status

#: Letters and signs that show nothing: fillers of Hangul, an empty pattern of Braille, and other blanks.
BLANK = set("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
MAX_PEOPLE = 40
#: A table that has had so many entries plays its game to the end, and that is all.
MAX_ENTRIES = 20_000
#: After so many time-outs in a row a bot plays on.
PATIENCE = 2


class NotNow(UndermineError):
    """A request that this table does not grant now."""

    def __init__(self, why: str, clause: str | None = None, stale: bool = False) -> None:
        super().__init__(why)
        self.clause = clause
        self.stale = stale


class Pending(NamedTuple):
    """An entry that is about to be stored; with a decision, what was read of it, so that nobody reads it again."""

    entry: en.AnyEntry
    checked: Checked | None = None


class Person:
    def __init__(self, person: str, name: str, token_hash: str) -> None:
        self.person = person
        self.name = name
        self.token_hash = token_hash
        self.ready = False
        self.muted: set[str] = set()
        self.gone = False  # left, or was removed


class Seat:
    def __init__(self, number: int, clock: en.Clock) -> None:
        self.number = number
        self.person: str | None = None
        self.bot: str | None = None
        self.away = False  # a bot plays on for the person
        self.timeouts = 0
        self.asked = 0  # the number since which its choices are what they are
        self.codes: tuple[int, ...] = ()  # its choices
        self.clock = SeatClock(clock)

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def botted(self) -> bool:
        """Whether a bot decides for it."""
        return self.bot is not None or self.away


def hash_token(token: str) -> str:
    """Tokens are long and random, so one round will do."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean(text: str) -> str:
    """A name or a line of chat without control characters and needless blanks."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def name_of(text: str) -> str:
    """A name as all see it. What only blanks, marks and signs without a shape make up can't be seen."""
    name = clean(text)[:24]
    if not any(unicodedata.category(char)[0] in "LNPS" and char not in BLANK for char in name):
        raise NotNow("a name needs at least one letter")
    return name


class Table:
    """What a log comes to."""

    def __init__(self, code: str, created: en.Created) -> None:
        self.code = code
        self.config = created.config
        self.number = 1
        self.people: dict[str, Person] = {}
        self.host: str | None = None
        self.seats = [Seat(number, created.config.clock) for number in range(created.config.seats)]
        self.status: Status = "open"
        self.match: Match | None = None
        self.matches = 0
        self.seeds: list[str] = []
        self.paused = False
        self.standing = False  # none of those who play is there, so no clock runs
        self.pause_wished: set[str] = set()
        self.done: dict[tuple[str, str], int] = {}  # (person, id of a request) -> number
        self.log: list[tuple[int, en.AnyEntry, int | None]] = [(1, created, None)]  # with the decision before it

    # ---- asking ---------------------------------------------------------------------------------------------------

    def person_with(self, token: str) -> Person | None:
        """Who holds a token."""
        hashed = hash_token(token)
        for person in self.people.values():
            if secrets.compare_digest(person.token_hash, hashed) and not (person.gone and not self.holds(person)):
                return person
        return None

    def holds(self, person: Person) -> list[int]:
        """The seats of a person."""
        return [seat.number for seat in self.seats if seat.person == person.person]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.match.waiting if self.match and self.status == "playing" else ()

    def join(self, name: str, now: float) -> tuple[en.Joined, str]:
        """A new person, and the token that only he gets to know."""
        self._check_room()
        name = name_of(name)
        if sum(not person.gone for person in self.people.values()) >= MAX_PEOPLE:
            raise NotNow(f"this table is full: {MAX_PEOPLE} people are here")
        token = secrets.token_urlsafe(24)
        return en.Joined(at=now, person=f"p{len(self.people) + 1}", name=name, token_hash=hash_token(token)), token

    def check(self, person: Person, request: pr.ClientRequest, now: float, lag: float = 0.0) -> Pending:
        """The entry that a request comes to; NotNow says why not."""
        if person.gone and not self.holds(person):
            raise NotNow("you have left this table; join it again")
        if not self._of_the_game(person, request):
            self._check_room()
        if isinstance(request, pr.Decide):
            return self._check_decision(person, request, now, lag)
        return Pending(self._check_seating(person, request, now))

    def _check_seating(self, person: Person, request: pr.ClientRequest, now: float) -> en.AnyEntry:
        who, number = person.person, request.id
        match request:
            case pr.Sit(seat=seat):
                self._check_seat(seat)
                self._before("sit down")
                if self.seats[seat].taken:
                    raise NotNow("this seat is taken")
                return en.Sat(at=now, by=who, id=number, seat=seat, person=who)
            case pr.SeatBot(seat=seat, bot=bot):
                self._check_seat(seat)
                self._hosts(person, "seat bots")
                self._before("seat bots")
                if self.seats[seat].person is not None:
                    raise NotNow("this seat is taken")
                if bot not in BOTS:
                    raise NotNow(f"there is no bot {bot[:20]!r}; there are {', '.join(BOTS)}")
                return en.BotSat(at=now, by=who, id=number, seat=seat, bot=bot)
            case pr.Stand(seat=seat):
                return self._check_stand(person, seat, number, now)
            case pr.Ready(yes=yes):
                self._before("get ready")
                if not self.holds(person):
                    raise NotNow("take a seat first")
                return en.Readied(at=now, by=who, id=number, person=who, yes=yes)
            case pr.Start():
                self._check_start(person)
                return en.Started(at=now, by=who, id=number, seed=secrets.token_hex(16))
            case pr.Remove(person=other):
                self._hosts(person, "send people away")
                self._before("send people away")
                if other == who or other not in self.people or self.people[other].gone:
                    raise NotNow("there is nobody like that to send away")
                return en.Left(at=now, by=who, id=number, person=other)
            case pr.Leave():
                return en.Left(at=now, by=who, id=number, person=who)
            case pr.TakeBack(seat=seat):
                self._check_own(person, seat)
                if not self.seats[seat].away:
                    raise NotNow("no bot plays for you")
                return en.TookBack(at=now, by=who, id=number, seat=seat)
            case _:
                return self._check_talk(person, request, now)

    def _of_the_game(self, person: Person, request: pr.ClientRequest) -> bool:
        """Whether a request is needed to play a game to its end. There can't be more of them than decisions."""
        match request:
            case pr.Decide():
                return True
            case pr.Leave() | pr.TakeBack():
                return not person.gone
            case pr.Pause(yes=False):
                return self.paused
        return False

    def _check_room(self) -> None:
        if self.number > MAX_ENTRIES:
            raise NotNow("this table has seen enough: only the game that runs goes on; make a new one")

    def _check_talk(self, person: Person, request: pr.ClientRequest, now: float) -> en.AnyEntry:
        who = person.person
        match request:
            case pr.Pause(id=number, yes=yes):
                if self.status != "playing" or not self.holds(person):
                    raise NotNow("only those who play can pause a game")
                return en.PauseWished(at=now, by=who, id=number, person=who, yes=yes)
            case pr.Say(id=number, text=text, claim=claim, about=about):
                text = clean(text)
                said = clean(claim or "") or None
                if not text and not said:
                    raise NotNow("there is nothing to say")
                about = tuple(map(clean, about))
                return en.Said(at=now, by=who, id=number, person=who, text=text, claim=said, about=about)
            case pr.Mute(id=number, person=other, yes=yes):
                if other not in self.people or other == who:
                    raise NotNow("there is nobody like that to mute")
                return en.Muted(at=now, by=who, id=number, person=who, other=other, yes=yes)
        raise AssertionError(request)

    def _check_decision(self, person: Person, request: pr.Decide, now: float, lag: float) -> Pending:
        self._check_own(person, request.seat)
        seat = self.seats[request.seat]
        if self.match is None or self.status != "playing":
            raise NotNow("no game is running", stale=True)
        if self.paused:
            raise NotNow("the game is paused")
        if request.number < seat.asked:
            raise NotNow("the game has gone on since then", stale=True)
        try:
            checked = self.match.check(request.decision, request.seat)
        except Refused as refusal:
            raise NotNow(refusal.why, refusal.clause) from None
        except UndermineError as error:
            raise NotNow(str(error)) from None
        return self.deciding(request.seat, checked, now, "person", person.person, request.id, min(lag, MAX_LAG))

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
    ) -> Pending:
        """The entry for a legal decision; the digest is of the state before it."""
        assert self.match is not None
        entry = en.Decided(
            at=now,
            by=by,
            id=request,
            seat=seat,
            decision=str(checked.decision),
            digest=self.match.digests[-1],
            how=how,
            lag=lag,
            reasons=reasons,
        )
        return Pending(entry, checked)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise NotNow(f"there is no seat {seat}; this table has {len(self.seats)}, from 0 on")

    def _check_own(self, person: Person, seat: int) -> None:
        self._check_seat(seat)
        if self.seats[seat].person != person.person:
            raise NotNow("this is not your seat")

    def _check_stand(self, person: Person, seat: int, number: str, now: float) -> en.AnyEntry:
        self._check_seat(seat)
        self._before("stand up")
        if self.seats[seat].bot is not None:
            self._hosts(person, "send bots away")
        elif self.seats[seat].person != person.person:
            raise NotNow("this is not your seat")
        return en.Stood(at=now, by=person.person, id=number, seat=seat)

    def _check_start(self, person: Person) -> None:
        self._hosts(person, "start the game")
        self._before("start")
        free = [seat.number for seat in self.seats if not seat.taken]
        if free:
            raise NotNow(f"{len(free)} seats are free: wait for people, or seat bots")
        unready = [self.people[p].name for p in self.sitting() if not self.people[p].ready and p != person.person]
        if unready:
            raise NotNow(f"not ready yet: {', '.join(unready)}")
        if not self.sitting():
            raise NotNow("somebody has to play: take a seat")

    def sitting(self) -> list[str]:
        """The people who have seats."""
        return sorted({seat.person for seat in self.seats if seat.person is not None})

    def _hosts(self, person: Person, what: str) -> None:
        if self.host != person.person:
            raise NotNow(f"only the host can {what}")

    def _before(self, what: str) -> None:
        if self.status == "playing":
            raise NotNow(f"a game is running; one can {what} only before or after it")

    # ---- carrying out -----------------------------------------------------------------------------------------------

    def fold(self, entry: en.AnyEntry, checked: Checked | None = None) -> None:
        """Carries out an entry of the log. It was checked when it was written; only one from the store is read."""
        decisions = self.match.decided if self.match else None
        self.number += 1
        self.log.append((self.number, entry, decisions))
        if entry.by is not None and entry.id is not None:
            self.done[entry.by, entry.id] = self.number
        match entry:
            case en.Joined():
                self.people[entry.person] = Person(entry.person, entry.name, entry.token_hash)
                self.host = self.host or entry.person
            case en.Left():
                self._fold_left(entry)
            case en.Sat():
                self.seats[entry.seat].person = entry.person
                self.people[entry.person].gone = False
                self.people[entry.person].ready = False
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
            case en.TookBack():
                self._fold_back(self.seats[entry.seat])
            case en.PauseWished():
                self._fold_pause(entry)
            case en.Slept():
                self.standing = True
                for seat in self.seats:
                    seat.clock.hold(entry.at)
            case en.Woke():
                self._fold_woke(entry.at)
            case en.Muted():
                muted = self.people[entry.person].muted
                muted.add(entry.other) if entry.yes else muted.discard(entry.other)

    def _fold_woke(self, now: float) -> None:
        """Clocks that stood go on; those that nobody stopped, because the server went first, lose nothing."""
        for seat in self.seats:
            seat.clock.wake(now)
        self.standing = False
        if self.status == "playing":
            self._ask(now)

    def _free(self, seat: Seat) -> None:
        seat.person = seat.bot = None
        seat.away = False
        seat.timeouts = 0

    def _fold_left(self, entry: en.Left) -> None:
        """A seat in a running game stays the person's; a bot plays on."""
        person = self.people[entry.person]
        person.gone = True
        person.ready = False
        self.pause_wished.discard(entry.person)
        for number in self.holds(person):
            if self.status == "playing":
                self.seats[number].away = True
            else:
                self._free(self.seats[number])
        if self.status == "playing":
            self._one_less_plays(entry.at)
        if self.host == entry.person:
            self.host = next((p.person for p in self.people.values() if not p.gone), None)

    def _fold_back(self, seat: Seat) -> None:
        seat.away = False
        seat.timeouts = 0
        if seat.person is not None:
            self.people[seat.person].gone = False
            self.host = self.host or seat.person

    def _fold_started(self, entry: en.Started) -> None:
        config = self.config
        self.seeds.append(entry.seed)
        self.matches += 1
        self.match = self.new_match(entry.seed)
        self.status = "playing"
        self.paused = self.standing = False
        self.pause_wished.clear()
        for seat in self.seats:
            seat.clock = SeatClock(config.clock)
            seat.codes = ()
            seat.timeouts = 0
        self._ask(entry.at)

    def new_match(self, seed: str) -> Match:
        """A match by the table's rules."""
        config = self.config
        return Match(game_named(config.game), config.seats, config.options, config.deck, Chance(seed))

    def _fold_decided(self, entry: en.Decided, checked: Checked | None) -> None:
        assert self.match is not None
        if self.standing:
            self._fold_woke(entry.at)  # who decides is there
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
        return Checked(decision, self.match.game.encode(self.match.state.deck, decision))

    def _ask(self, now: float) -> None:
        """Notes whose choices have changed, and lets the clocks of those run who owe a decision."""
        assert self.match is not None
        for seat in self.seats:
            codes = self.match.choices(seat.number).codes
            if codes != seat.codes:
                seat.codes = codes
                seat.asked = self.number
            if seat.number not in self.match.waiting:
                seat.clock.stop(now)
            elif not self.paused and not self.standing:
                seat.clock.ask(now)

    def _finish(self, now: float) -> None:
        """The game is over; people may get ready for the next."""
        self.status = "over"
        self.paused = self.standing = False
        self.pause_wished.clear()
        for seat in self.seats:
            seat.clock.stop(now)
            seat.codes = ()
            seat.asked = self.number
            seat.away = False
            seat.timeouts = 0
        for person in self.people.values():
            person.ready = False
            if person.gone:
                for number in self.holds(person):
                    self._free(self.seats[number])

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

    def _players(self) -> set[str]:
        """The people who play themselves."""
        return {seat.person for seat in self.seats if seat.person is not None and not seat.away}

    def _one_less_plays(self, now: float) -> None:
        """A bot has taken a seat: those who still play may all wish for a pause; if none does, nobody can end one."""
        if self._players():
            self._maybe_pause(now)
        else:
            self._end_pause(now)

    def _maybe_pause(self, now: float) -> None:
        """A game is paused when all who play wish it."""
        if self.pause_wished and self._players() <= self.pause_wished and not self.paused:
            self.paused = True
            for seat in self.seats:
                seat.clock.hold(now)

    # ---- those who are away ----------------------------------------------------------------------------------------

    @property
    def deadline(self) -> float | None:
        """When the first clock runs out."""
        if self.status != "playing" or self.paused:
            return None
        deadlines = [seat.clock.deadline for seat in self.seats if seat.clock.deadline is not None]
        return min(deadlines, default=None)

    def late(self, now: float) -> int | None:
        """A seat whose time is over, and that owes a decision."""
        for number in self.waiting:
            deadline = self.seats[number].clock.deadline
            if deadline is not None and deadline <= now and not self.paused:
                return number
        return None


def check_config(config: en.Config) -> None:
    """Says what is wrong with the wishes for a table."""
    game = game_named(config.game)
    game.check_seats(config.seats)
    options = game.read_options(config.options)
    game.check_first_player(options.first_player, config.seats)
    if config.deck is not None:
        game.deck_file.load(config.deck)
    if len(str(config.options)) > 2_000:
        raise OptionError("too many options")


__all__ = ["BOTS", "NotNow", "Person", "Refused", "Seat", "Table", "check_config", "clean", "hash_token"]
