"""Whether chance is fair, as far as counting over many games can tell."""

from collections import Counter
from collections.abc import Collection, Hashable
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def chi_square(found: Counter[T], outcomes: Collection[T]) -> float:
    expected = found.total() / len(outcomes)
    assert set(found) <= set(outcomes)
    return sum((found[outcome] - expected) ** 2 / expected for outcome in outcomes)


def looks_uniform(found: Counter[T], outcomes: Collection[T]) -> bool:
    """Within six standard deviations of what equal chances give."""
    freedom = len(outcomes) - 1
    return chi_square(found, outcomes) < freedom + 6 * sqrt(2 * freedom)
