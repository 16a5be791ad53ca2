"""What a game tells the engine about itself. The three games implement `Game`; a match runs any of them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.decisions import Decision
from undermine.engine.errors import NotationError, OptionError, Refused
from undermine.engine.notation import read_seat

S = TypeVar("S")  # the game's state, the fast tier


class Game(ABC, Generic[S]):
    """One of the games, as the engine sees it. A game has no state of its own."""

    name: str
    title: str
    seats: range
    #: Goes up when a change of the rules changes what a record replays to.
    rules_version: int
    options_type: type[msgspec.Struct]
    decision_type: Any
    event_type: Any

    @abstractmethod
    def begin(self, seats: int, options: Any, deck: str, chance: Chance, log: list[object] | None) -> tuple[S, str]:
        """A new state, and the deck as a record keeps it."""

    @abstractmethod
    def load(self, text: str, log: list[object] | None) -> tuple[S, Any, str]:
        """The state of a position, its options, and its deck."""

    @abstractmethod
    def position(self, state: S, options: Any, deck: str) -> str:
        """The whole state as a text that `load` reads."""

    @abstractmethod
    def waiting(self, state: S) -> Sequence[int]:
        """The seats that owe a decision."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """The codes of all decisions that this seat may take now, in the order of the codes."""

    @abstractmethod
    def encode(self, tables: Any, decision: Any) -> int:
        """The code of a decision, or -1 if the deck and the layout have no such thing."""

    @abstractmethod
    def decode(self, tables: Any, code: int) -> Decision:
        """The decision with this code."""

    @abstractmethod
    def why_not(self, state: S, seat: int, decision: Any) -> Refused | None:
        """Why this seat may not decide this now; None if it may. A second program for the truth of `legal`."""

    @abstractmethod
    def apply(self, state: S, seat: int, code: int) -> None:
        """Carries out a legal decision."""

    @abstractmethod
    def playout(self, state: S, random: Callable[[], float]) -> int:
        """Plays on at random to the end, in the fast tier. Returns the number of decisions."""

    @abstractmethod
    def wins(self, state: S) -> dict[str, int]:
        """How many rounds each side has won."""

    def counts(self, state: S) -> dict[str, int]:  # noqa: ARG002  # for games that have more to count
        """What else a simulation adds up."""
        return {}

    @abstractmethod
    def truth(self, state: S, number: int, options: Any, deck: str) -> msgspec.Struct:
        """Everything, as a struct to be redacted."""

    @abstractmethod
    def result(self, state: S) -> msgspec.Struct | None:
        """Who won, once the game is over."""

    @abstractmethod
    def read(self, text: str) -> Decision:
        """The decision that a text writes."""

    def check(self, decision: object) -> Any:
        """The decision of a text or an object, with every field of its type, or NotationError."""
        if isinstance(decision, str):
            return self.read(decision)
        try:
            if isinstance(decision, Decision):
                return msgspec.convert(msgspec.to_builtins(decision), self.decision_type)
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise NotationError(f"{decision!r} is no decision of {self.name}: {error}") from None
        raise NotationError(f"{decision!r} is no decision of {self.name}")

    def check_seats(self, seats: int) -> None:
        """Says how many can play."""
        if type(seats) is not int or seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise OptionError(f"{self.name} is for {few} to {many} seats, not {seats}")

    def check_first_player(self, first: str, seats: int) -> None:
        """Says if the option names a seat that is not there."""
        if first != "random" and read_seat(first) >= seats:
            raise OptionError(f"option first_player: there is no seat {first} among {seats}")

    def read_options(self, options: Mapping[str, Any]) -> Any:
        """Typed options from a plain mapping."""
        if not isinstance(options, Mapping):
            raise OptionError(f"options are names and values, not {type(options).__name__}")
        known = self.options_type.__struct_fields__
        unknown = sorted(str(name) for name in options if name not in known)
        if unknown:
            raise OptionError(f"{self.name} has no option {', '.join(unknown)}; it has {', '.join(known)}")
        try:
            return msgspec.convert(dict(options), self.options_type)
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise OptionError(f"{self.name}, options: {error}") from None
