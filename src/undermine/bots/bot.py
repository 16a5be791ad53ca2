"""What a bot is: it gets what its seat sees and may decide, and returns one of the choices."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from undermine.engine.decisions import Decision

D = TypeVar("D", bound=Decision)


class Situation:
    """A moment as one seat sees it: its view, its choices, and the deck, which all know."""

    def __init__(self, seat: int, view: Any, choices: Sequence[Decision], tables: Any) -> None:
        self.seat = seat
        self.view = view
        self.choices = choices
        self.tables = tables

    def of(self, kind: type[D]) -> list[D]:
        """The choices of one kind."""
        return [choice for choice in self.choices if isinstance(choice, kind)]


class Bot(Protocol):
    """A player of one seat. It keeps nothing between decisions."""

    name: str
    #: Whether it decides in no time, so that nobody has to wait for it in another thread.
    quick: bool

    def choose(self, situation: Situation, random: Random) -> Decision:
        """One of the choices."""


def sensible(choices: Sequence[Decision]) -> list[Decision]:
    """The choices without proposing to end a round, or agreeing to it; bots leave that to people."""
    return [choice for choice in choices if str(choice) not in ("propose-end", "vote yes")] or list(choices)
