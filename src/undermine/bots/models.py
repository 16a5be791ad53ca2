"""What the thinking bots have to know of a game. One model per game; everything above it is shared."""

from random import Random
from typing import Any, Protocol

from undermine.bots.belief import Observation
from undermine.bots.bot import Reason, Situation
from undermine.bots.mind import Mind


class Watcher(Protocol):
    """Follows one match from events as a spectator sees them, and says what each of them tells.

    It keeps a light shadow of the table; the belief starts anew with every `round`.
    """

    round: int

    def observe(self, event: Any, tell: bool = True) -> Observation | None:
        """Takes in an event. What it tells, judged by the table before it; None if it tells nothing of anybody."""

    def hypotheses(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """All ways the roles of this round may be dealt, by seat, with their weights."""

    def secrets(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """All arrangements of what is hidden on the table at the beginning of the round, with their weights."""

    def open(self) -> tuple[list[bool], list[bool]]:
        """Which of these agree with what all have seen turned over since."""


class Model(Protocol):
    game: str
    roles: tuple[str, ...]
    classes: tuple[str, ...]
    contexts: tuple[str, ...]
    kinds: tuple[str, ...]
    side_names: tuple[str, ...]
    #: The share of its worlds that a master looks at in this game: a round of a table takes longer in some.
    share: float

    def watcher(self, seats: int, options: Any, deck: Any) -> Watcher: ...

    def facts(self, view: Any, watcher: Any) -> tuple[list[bool], list[bool]]:
        """Which hypotheses and secrets agree with a seat's view: its own role, and what it has looked at."""

    def sides(self, roles: tuple[int, ...], watcher: Any) -> tuple[int, ...]:
        """By seat: the side that it works for, if these are the roles."""

    def world(
        self, situation: Situation, watcher: Any, roles: tuple[int, ...], secret: tuple[int, ...], random: Random
    ) -> Any:
        """A whole state that agrees with all that the seat has seen; what it can't know is drawn."""

    def worth(self, state: Any, seat: int, codes: list[int], mind: Mind) -> list[float]:
        """The plan: how good each decision is for a seat that knows what it may know in this state."""

    def candidates(self, state: Any, seat: int, codes: list[int], worths: list[float], mind: Mind) -> list[int]:
        """Indices of the decisions worth a search, the plan's best first."""

    def searching(self, state: Any) -> bool:
        """Whether this is a decision that a search is worth; the others follow the plan."""

    def round_over(self, state: Any, round: int) -> bool: ...

    def value(self, state: Any, round: int, minds: list[Mind]) -> list[float]:
        """By seat: what it may hope for in this round, from 0 to 1."""

    def lessons(self, state: Any, minds: list[Mind]) -> list[tuple[list[float], int]]:
        """What the value is learned from: features, each with the seat whose hopes they tell of."""

    def utility(self, state: Any, round: int) -> list[float]:
        """By seat: what it got out of a round that is over, from 0 to 1."""

    def scores(self, state: Any, round: int) -> list[float]:
        """By seat: the points of a round that is over where a game has points; otherwise 1 for a win, or 0."""

    def winner(self, state: Any, round: int) -> str:
        """The side that won the round, by its name."""

    def truth(self, state: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The roles and the secret of a state, as the watcher writes its hypotheses and secrets."""

    def loyal(self, state: Any, seat: int) -> int:
        """The role, as the state writes it, that this seat pretends to have when it imitates a loyal dwarf."""

    def commits(self, state: Any) -> bool:
        """Whether it is time for who pretends to show his colours."""

    def observed(self, watcher: Any, seat: int, state: Any, code: int) -> Observation | None:
        """What the table would learn from this decision."""

    def reasons(self, situation: Situation, state: Any, code: int, mind: Mind) -> tuple[Reason, ...]:
        """Why the plan decides so."""
