# fast tier
"""Shuffling and drawing as `Random` does it, number by number, but quickly: worlds are dealt by the thousand.

The fast tier.
"""

from collections.abc import Callable
from random import Random


def shuffle(items: list[int], random: Random) -> None:
    """What `random.shuffle(items)` does, with the same result."""
    bits: Callable[[int], int] = random.getrandbits
    for last in range(len(items) - 1, 0, -1):
        width = (last + 1).bit_length()
        chosen = bits(width)
        while chosen > last:
            chosen = bits(width)
        items[last], items[chosen] = items[chosen], items[last]


def draw(left: list[int], weights: list[float], random: Random) -> int:
    """One of the kinds of which copies are left, each by its copies times its weight; it is taken out of what is left.

    The same as `random.choices` of the kinds that are left, by those products.
    """
    total = 0.0
    for kind, copies in enumerate(left):
        if copies > 0:
            total += copies * weights[kind]
    dart = random.random() * total
    sum_so_far = 0.0
    chosen = -1
    for kind, copies in enumerate(left):
        if copies > 0:
            chosen = kind
            sum_so_far += copies * weights[kind]
            if sum_so_far > dart:
                break
    left[chosen] -= 1
    return chosen


def spread(left: list[int]) -> list[int]:
    """All that is left, kind by kind."""
    cards: list[int] = []
    for kind, copies in enumerate(left):
        for _ in range(copies):
            cards.append(kind)
    return cards
