"""Means, and how far they can be trusted."""

from math import sqrt

from undermine.research.watching import Z


class Mean:
    """Of many numbers, with the half width of its 95 %."""

    def __init__(self) -> None:
        self.number = 0
        self.total = self.squares = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        return self.total / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """Of a single one nothing is known, and nothing is said.

        >>> mean = Mean()
        >>> for value in (0, 1, 0, 1):
        ...     mean.add(value)
        >>> mean.value, round(mean.error, 2)
        (0.5, 0.57)
        """
        if self.number < 2:
            return 0.0
        variance = max(self.squares - self.total * self.value, 0.0) / (self.number - 1)
        return Z * sqrt(variance / self.number)
