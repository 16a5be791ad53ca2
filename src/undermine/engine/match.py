"""A match: one game being played, seen from the border. Typed and checked; the fast tier does the work."""

import secrets
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.decisions import Decision
from undermine.engine.errors import NotationError, OptionError, Refused
from undermine.engine.game import Game
from undermine.engine.notation import seat_name
from undermine.engine.records import Reason, Record, Step
from undermine.engine.version import VERSION
from undermine.engine.views import redact


class Choices:
    """The decisions that a seat may take now: `in`, `len`, iterate; decoded only when looked at."""

    def __init__(self, game: Game[Any], tables: Any, codes: list[int]) -> None:
        self._game = game
        self._tables = tables  # not the state: who is handed choices must find no secrets in them
        self.codes = tuple(codes)

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[Decision]:
        return (self._game.decode(self._tables, code) for code in self.codes)

    def __getitem__(self, index: int) -> Decision:
        return self._game.decode(self._tables, self.codes[index])

    def __contains__(self, decision: object) -> bool:
        try:
            return self._game.encode(self._tables, self._game.check(decision)) in self.codes
        except NotationError:
            return False

    def __repr__(self) -> str:
        return f"<{len(self)} choices: {', '.join(map(str, self))}>"


class Match:
    """One game being played. `undermine.start` makes one."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Any] | None = None,
        deck: str | None = None,
        chance: Chance | None = None,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.read_options(options or {})
        self._log: list[Any] = []
        #: The text of the position that the match began with, or None.
        self.position_text: str | None = None
        chance = chance or Chance(secrets.token_hex(16))
        self.seed = chance.seed
        #: The whole truth, for search and tests. Never hand it to a viewer.
        self.state, self.deck = game.begin(seats, self.options, deck or game.name, chance, self._log)
        self._begin_log()

    @classmethod
    def from_position(cls, game: Game[Any], text: str) -> "Match":
        """A match that goes on from a position."""
        match = cls.__new__(cls)
        match.game = game
        match._log = []
        match.state, match.options, match.deck = game.load(text, match._log)
        match.seats = match.state.options.seats
        match.seed = match.state.chance.seed
        match.position_text = match.position()
        match._begin_log()
        return match

    def _begin_log(self) -> None:
        self.decisions: list[tuple[int, str]] = []
        self.digests: list[str] = [self.digest()]
        #: Why bots decided as they did, by the number of the decision. They tell roles and hands: not for players.
        self.thoughts: dict[int, tuple[Reason, ...]] = {}
        #: How many events had been told after the setup and after each decision.
        self._told: list[int] = [len(self._log)]

    @property
    def number(self) -> int:
        """How many decisions have been taken."""
        return len(self.decisions)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return tuple(self.game.waiting(self.state))

    @property
    def result(self) -> Any:
        """None, or who won and the scores, round by round."""
        return self.game.result(self.state)

    def choices(self, seat: int | None = None) -> Choices:
        """What a seat (the first one waiting, unless named) may decide now."""
        seat = self._seat(seat)
        codes = [] if seat is None else self.game.legal(self.state, seat)
        return Choices(self.game, self.state.tables, codes)

    def why_not(self, decision: Decision | str, seat: int | None = None) -> Refused | None:
        """Why a seat may not decide this now, with the clause; None if it may."""
        return self.game.why_not(self.state, self._seat(seat) or 0, self.game.check(decision))

    def decide(
        self, decision: Decision | str, seat: int | None = None, reasons: tuple[Reason, ...] = ()
    ) -> tuple[Any, ...]:
        """Takes a decision, as an object or in notation. Returns what the seat that took it sees of it.

        A bot's reasons are kept for the record.

        A decision that the rules do not allow raises `Refused` and changes nothing.
        """
        seat = self._seat(seat) or 0
        checked = self.game.check(decision)
        refusal = self.game.why_not(self.state, seat, checked)
        if refusal:
            raise refusal
        self.take(seat, self.game.encode(self.state.tables, checked))
        if reasons:
            self.thoughts[self.number] = reasons
        return self.log(seat, self.number - 1)

    def take(self, seat: int, code: int) -> None:
        """Takes a decision by its code, unchecked."""
        text = str(self.game.decode(self.state.tables, code))
        self.game.apply(self.state, seat, code)
        self.decisions.append((seat, text))
        self.digests.append(self.digest())
        self._told.append(len(self._log))

    def view(self, seat: int | None) -> Any:
        """Everything that a seat may know, and nothing else; None is a spectator."""
        self._check_viewer(seat)
        deck = self.deck if "\n" not in self.deck else "custom"
        return redact(self.game.truth(self.state, self.number, self.options, deck), seat)

    def log(self, seat: int | None, since: int | None = None, until: int | None = None) -> tuple[Any, ...]:
        """What a seat (None: a spectator) saw happen: all of it, or after so many decisions; 0 is after the setup.

        With `until`, only what happened up to that many decisions.
        """
        self._check_viewer(seat)
        for number in (since, until):
            if number is not None and (type(number) is not int or not 0 <= number <= self.number):
                raise OptionError(f"there is no decision number {number}; {self.number} were taken")
        first = 0 if since is None else self._told[since]
        last = len(self._log) if until is None else self._told[until]
        return tuple(redact(event, seat) for event in self._log[first:last])

    def position(self) -> str:
        """The whole truth as a text for `load_position`."""
        return self.game.position(self.state, self.options, self.deck)

    def record(self) -> Record:
        """The match so far, to be replayed. It holds the seed: not for players before the end."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            engine=VERSION,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            deck=self.deck,
            seed=self.seed,
            position=self.position_text,
            digest=self.digests[0],
            steps=tuple(
                Step(seat_name(seat), text, digest)
                for (seat, text), digest in zip(self.decisions, self.digests[1:], strict=True)
            ),
            thoughts=self.thoughts or msgspec.UNSET,
        )

    def digest(self) -> str:
        """A short fingerprint of the whole truth."""
        return blake2b(self.position().encode(), digest_size=8).hexdigest()

    def _seat(self, seat: int | None) -> int | None:
        if seat is None:
            return self.waiting[0] if self.waiting else None
        self._check_viewer(seat)
        return seat

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or seat not in range(self.seats)):
            last = seat_name(self.seats - 1)
            raise OptionError(f"there is no seat {seat}; seats are 0 to {self.seats - 1} (A to {last})")

    def __repr__(self) -> str:
        state = "over" if self.result else f"waiting for {''.join(map(seat_name, self.waiting))}"
        return f"<Match {self.game.name}, {self.seats} seats, {self.number} decisions, {state}>"
