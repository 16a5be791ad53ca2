"""Who decides in a test."""

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from undermine.engine.decisions import Decision
from undermine.engine.match import Match

#: Picks one of the choices of the first seat that is waited for.
Player: TypeAlias = Callable[[Match, Random], Decision]


def uniform(match: Match, random: Random) -> Decision:
    """Any choice, all alike."""
    choices = match.choices()
    return choices[random.randrange(len(choices))]


def play(match: Match, seed: int | str, player: Player = uniform, limit: int = 10_000) -> Match:
    """Plays on to the end, or for so many decisions."""
    random = Random(f"{seed}")
    while match.result is None and limit:
        match.decide(player(match, random))
        limit -= 1
    return match


def moments(match: Match, seed: int | str, player: Player = uniform, limit: int = 10_000) -> Iterator[int]:
    """Plays on as `play` does, and stops at every moment, the end too; gives the number of decisions so far."""
    random = Random(f"{seed}")
    yield match.decided
    while match.result is None and limit:
        match.decide(player(match, random))
        limit -= 1
        yield match.decided
