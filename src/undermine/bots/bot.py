"""What a bot is: it gets its seat's view and choices, and returns one of the choices."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol


class Bot(Protocol):
    """A player of one seat. It keeps nothing between decisions."""

    name: str
    #: Whether it decides in no time, so that nobody has to wait for it in another thread.
    quick: bool

    def choose(self, view: Any, choices: Sequence[str], random: Random) -> str:
        """One of the choices, in notation; `view` is what its seat may know."""
