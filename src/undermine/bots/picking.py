"""How a seat picks among decisions that have a worth."""

from random import Random

#: So much chance is added to what a decision seems worth, so that no two games are alike.
NOISE = 0.15


def pick(codes: list[int], worths: list[float], random: Random) -> int:
    """The best code, give or take a little chance."""
    dice = [worth + NOISE * random.random() for worth in worths]
    return codes[max(range(len(codes)), key=dice.__getitem__)]
