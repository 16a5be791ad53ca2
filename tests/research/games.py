"""Games that bots have played, for the tests of what is made of them."""

from functools import cache
from random import Random
from typing import Any

import undermine
from undermine import Match
from undermine.bots import BOTS, Situation
from undermine.research.analyse import Analysis, analyse


@cache
def played(game: str = "classic", seats: int = 5, seed: str = "played", bots: tuple[str, ...] = ("veteran",)) -> Match:
    """A whole game, the bots in turn in the seats. Do not play on with it: all tests share it."""
    match = undermine.start(game, seats, seed)
    random = Random(seed)
    memory: dict[str, Any] = {}
    while match.result is None:
        seat = match.waiting[0]
        thought = BOTS[bots[seat % len(bots)]].choose(Situation.of_match(match, seat, memory), random)
        match.decide(thought.decision, seat, thought.reasons)
    return match


@cache
def analysed(game: str = "classic", seats: int = 5) -> Analysis:
    return analyse(played(game, seats))
