"""A table, as its log makes it: people, seats, the match. No network, no storage, no time of its own.

requests.py turns what people ask into entries, and `fold` carries an entry out. What is shown of all this is in
frames.py.
"""

import secrets
from typing import Literal, NamedTuple, assert_never

from undermine.engine.chance import Chance
from undermine.engine.errors import OptionError
from undermine.engine.match import Checked, Match
from undermine.engine.records import Reason
from undermine.games import game_named
from undermine.server import entries as en
from undermine.server.clocks import SeatClock
from undermine.server.entries import Status
from undermine.server.people import Person, Seat, hash_token

#: After so many time-outs in a row a bot plays on.
PATIENCE = 2


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
        self.number = 1  # of the last entry
        self.people: dict[str, Person] = {}
        self.host: str | None = None
        self.seats = [Seat(index, created.config.clock) for index in range(created.config.seats)]
        self.status: Status = "open"
        self.match: Match | None = None
        self.matches = 0
        self.seeds: list[str] = []
        self.paused = False
        self.deserted = False  # none of those who play is there, so no clock runs
        self.pause_wished: set[str] = set()
        self.done: dict[tuple[str, str], int] = {}  # (person, id of the request) -> number of its entry
        self.log = [Logged(1, created, None)]

    # ---- asking -----------------------------------------------------------------------------------------------------

    def person_with(self, token: str) -> Person | None:
        """The person who holds a token."""
        hashed = hash_token(token)
        for person in self.people.values():
            if secrets.compare_digest(person.token_hash, hashed) and not (person.gone and not self.holds(person)):
                return person
        return None

    def holds(self, person: Person) -> list[int]:
        """The seats of a person."""
        return [seat.index for seat in self.seats if seat.person == person.person]

    def sitting(self) -> list[str]:
        """The people who have seats."""
        return sorted({seat.person for seat in self.seats if seat.person is not None})

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
        )
        return Pending(entry, checked)

    # ---- carrying out -----------------------------------------------------------------------------------------------

    def fold(self, entry: en.AnyEntry, checked: Checked | None = None) -> None:
        """Carries out an entry of the log. It was checked when it was written; only one from the store is read."""
        decided = self.match.decided if self.match else None
        self.number += 1
        self.log.append(Logged(self.number, entry, decided))
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
                self.deserted = True
                for seat in self.seats:
                    seat.clock.hold(entry.at)
            case en.Woke():
                self._fold_woke(entry.at)
            case en.Muted():
                muted = self.people[entry.person].muted
                muted.add(entry.other) if entry.yes else muted.discard(entry.other)
            case en.Created() | en.Said():
                pass  # the first entry is the table itself, and talk changes nothing
            case _:
                assert_never(entry)

    def _fold_woke(self, now: float) -> None:
        """Clocks that were held go on; those that nobody held, because the server went down first, lose nothing."""
        for seat in self.seats:
            seat.clock.wake(now)
        self.deserted = False
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
        for index in self.holds(person):
            if self.status == "playing":
                self.seats[index].away = True
            else:
                self._free(self.seats[index])
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
        self.paused = self.deserted = False
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
                seat.clock.stop(now)
            elif not self.paused and not self.deserted:
                seat.clock.ask(now)

    def _finish(self, now: float) -> None:
        """The game is over; people can get ready for the next."""
        self.status = "over"
        self.paused = self.deserted = False
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
                for index in self.holds(person):
                    self._free(self.seats[index])

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
        """A bot plays for one more: now all who still play may want a pause, or nobody is left to end one."""
        if self._players():
            self._maybe_pause(now)
        else:
            self._end_pause(now)

    def _maybe_pause(self, now: float) -> None:
        """A game is paused when all who play want it."""
        if self.pause_wished and self._players() <= self.pause_wished and not self.paused:
            self.paused = True
            for seat in self.seats:
                seat.clock.hold(now)

    # ---- time that is over ----------------------------------------------------------------------------------------

    @property
    def deadline(self) -> float | None:
        """When the first clock runs out."""
        if self.status != "playing" or self.paused:
            return None
        deadlines = [seat.clock.deadline for seat in self.seats if seat.clock.deadline is not None]
        return min(deadlines, default=None)

    def late(self, now: float) -> int | None:
        """A seat whose time is over, and that owes a decision."""
        for index in self.waiting:
            deadline = self.seats[index].clock.deadline
            if deadline is not None and deadline <= now and not self.paused:
                return index
        return None


def check_config(config: en.Config) -> None:
    """Says what is wrong with the wishes for a new table."""
    game = game_named(config.game)
    game.check_seats(config.seats)
    options = game.read_options(config.options)
    game.check_first_player(options.first_player, config.seats)
    if config.deck is not None:
        game.deck_file.load(config.deck)
    if len(str(config.options)) > 2_000:
        raise OptionError("too many options")
