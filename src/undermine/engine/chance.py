"""The one door through which chance enters a match.

Every shuffle and every draw is a hash of (seed, number of the draw), so that the same seed and the same decisions give
the same game on every machine and under every Python; so that a copied state carries on alike; and so that what a seat
has seen tells nothing of what is to come.
"""

from hashlib import shake_128
from struct import unpack

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A seeded source of chance, `count` draws old."""

    def __init__(self, seed: str, count: int = 0) -> None:
        self.seed = seed
        self.count = count

    def copy(self) -> "Chance":
        return Chance(self.seed, self.count)

    def _numbers(self, amount: int) -> tuple[int, ...]:
        """So many numbers of 32 bits."""
        self.count += 1
        drawn = shake_128(f"{self.count}:{self.seed}".encode()).digest(amount * 4)
        return unpack(f"<{amount}I", drawn)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1.

        >>> Chance("7").below(10) == Chance("7").below(10)
        True
        """
        return self._numbers(1)[0] * limit >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffles in place (Fisher and Yates, 30 bits a step).

        >>> cards = list(range(5)); Chance("7").shuffle(cards); sorted(cards)
        [0, 1, 2, 3, 4]
        """
        last = max(len(items) - 1, 0)
        for number in self._numbers(last):
            chosen = (number >> 2) * (last + 1) >> 30  # 30 bits: short ints multiply fast when compiled
            items[last], items[chosen] = items[chosen], items[last]
            last -= 1
