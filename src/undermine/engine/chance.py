# fast tier
"""The one door through which chance enters a match.

Every shuffle and every draw is a hash of (seed, number of the draw), so that the same seed and the same decisions give
the same game on every machine and under every Python; so that a copied state carries on alike; and so that what a seat
has seen tells nothing of what is to come.
"""

from hashlib import shake_128
from struct import unpack
from typing import cast

from mypy_extensions import i64, mypyc_attr

from undermine.engine.build import COMPILED


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A seeded source of chance, `count` draws old."""

    def __init__(self, seed: str, count: int = 0) -> None:
        self.seed = seed
        self.count = count

    def copy(self) -> "Chance":
        return Chance(self.seed, self.count)

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return type(self), (self.seed, self.count)

    def _bytes(self, numbers: int) -> bytes:
        """So many numbers of 32 bits, the lowest byte of each first."""
        self.count += 1
        return shake_128(f"{self.count}:{self.seed}".encode()).digest(numbers * 4)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1.

        >>> Chance("7").below(10) == Chance("7").below(10)
        True
        """
        return int.from_bytes(self._bytes(1), "little") * limit >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffles in place (Fisher and Yates, 30 bits a step).

        >>> cards = list(range(5)); Chance("7").shuffle(cards); sorted(cards)
        [0, 1, 2, 3, 4]
        """
        last: i64 = max(len(items) - 1, 0)
        drawn = self._bytes(last)
        objects = cast(list[object], items)  # compiled code would take the ints out of their objects, and back in
        number: i64
        chosen: i64
        if not COMPILED:
            for number in unpack(f"<{last}I", drawn):
                chosen = (number >> 2) * (last + 1) >> 30  # 30 bits: no product is too long for a machine's int
                objects[last], objects[chosen] = objects[chosen], objects[last]
                last -= 1
            return
        at: i64 = 0
        while last > 0:
            number = drawn[at] >> 2 | drawn[at + 1] << 6 | drawn[at + 2] << 14 | drawn[at + 3] << 22
            chosen = number * (last + 1) >> 30
            objects[last], objects[chosen] = objects[chosen], objects[last]
            at += 4
            last -= 1
