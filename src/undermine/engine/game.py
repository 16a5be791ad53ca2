"""A game, as the engine sees it: the rooms that all games have, and what the engine asks of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar, get_args

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.decisions import Decision
from undermine.engine.errors import NotationError, OptionError, Refused
from undermine.engine.notation import read_seat

S = TypeVar("S")  # the game's state, the fast tier


class Game(Generic[S]):
    """One of the games. It has no state of its own: it names its rooms, and passes on to them.

    A room is a module. Those of the fast tier deal in codes, the others in typed things; what each of them has to
    offer is to be seen in the methods below.
    """

    name: str
    title: str
    seats: range
    #: Goes up when a change of the rules changes what a record replays to.
    rules_version: int
    options_type: type[msgspec.Struct]
    decision_type: Any
    #: The code of a proposal to end the round, and the phase at the beginning of a turn, when it may be made.
    propose: int
    beginning: int

    deck: Any
    setup: Any
    rules: Any
    scoring: Any
    decisions: Any
    refusals: Any
    view: Any
    position_writer: Any
    position_reader: Any

    def begin(self, seats: int, options: Any, deck: str, chance: Chance, log: list[object] | None) -> tuple[S, str]:
        """A new state, at its first decision, and the deck as a record keeps it."""
        self.check_first_player(options.first_player, seats)
        tables, kept = self.deck.load(deck)
        return self.setup.begin(tables, options.flat(seats), chance, log), kept

    def load(self, text: str, log: list[object] | None) -> tuple[S, Any, str]:
        """The state of a position, its options, and its deck."""
        state, options, deck = self.position_reader.read(text, self)
        state.log = log
        return state, options, deck

    def position(self, state: S, options: Any, deck: str) -> str:
        """The whole state as a text that `load` reads."""
        return str(self.position_writer.write(state, options, deck))

    def waiting(self, state: S) -> Sequence[int]:
        """The seats that owe a decision."""
        found: list[int] = self.rules.waiting(state)
        return found

    def legal(self, state: Any, seat: int) -> list[int]:
        """The codes of all decisions that this seat may take now, in the order of the codes."""
        if seat in self.rules.waiting(state):
            return sorted(self.rules.legal(state))
        proposing = state.phase == self.beginning and state.options.vote_end and state.proposer < 0
        return [self.propose] if proposing else []

    def encode(self, tables: Any, decision: Any) -> int:
        """The code of a decision, or -1 if the deck and the layout have no such thing."""
        code: int = self.decisions.encode(tables, decision)
        return code

    def decode(self, tables: Any, code: int) -> Decision:
        """The decision with this code."""
        decision: Decision = self.decisions.decode(tables, code)
        return decision

    def why_not(self, state: S, seat: int, decision: Any) -> Refused | None:
        """Why this seat may not decide this now; None if it may. A second program for the truth of `legal`."""
        refusal: Refused | None = self.refusals.why_not(state, seat, decision)
        return refusal

    def apply(self, state: Any, seat: int, code: int) -> None:
        """Carries out a legal decision; any of those who wait may be the next."""
        state.actor = seat
        self.rules.apply(state, code)

    def playout(self, state: S, random: Callable[[], float]) -> int:
        """Plays on at random to the end, in the fast tier. Returns the number of decisions."""
        decisions: int = self.rules.playout(state, random)
        return decisions

    def wins(self, state: S) -> dict[str, int]:
        """How many rounds each side has won."""
        wins: dict[str, int] = self.scoring.wins(state)
        return wins

    def counts(self, state: S) -> dict[str, int]:
        """What else a simulation adds up."""
        counts: dict[str, int] = self.scoring.counts(state)
        return counts

    def truth(self, state: S, number: int, options: Any, deck: str) -> msgspec.Struct:
        """Everything, as a struct to be redacted."""
        truth: msgspec.Struct = self.view.truth(state, number, options, deck)
        return truth

    def result(self, state: S) -> msgspec.Struct | None:
        """Who won, once the game is over."""
        result: msgspec.Struct | None = self.view.result(state)
        return result

    def read(self, text: str) -> Decision:
        """The decision that a text writes."""
        decision: Decision = self.decisions.read(text)
        return decision

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


def words_of(kind: Any) -> tuple[str | int, ...]:
    """The values that an option's type allows, if it is a Literal or a union of some; none for any number.

    >>> from typing import Literal
    >>> words_of(Literal["auto", 7, 9])
    ('auto', 7, 9)
    """
    return tuple(
        word for part in get_args(kind) for word in ([part] if isinstance(part, str | int) else words_of(part))
    )
