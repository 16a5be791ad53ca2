# fast tier
"""What the cards around ask of a cell, as one small number: two bits for each of its sides, the north's lowest.

Nothing is asked where no card lies beside it. A card with rock there asks for rock, a card with a door for a door; and
from that door a path may be extended into the cell, or not.
"""

from typing import Final

NOTHING: Final = 0
ROCK: Final = 1
DOOR: Final = 2  # a door, but no path to extend
PATH: Final = 3  # a door with a path that may be extended

#: How many numbers there are.
ALL: Final = 256

#: Direction from a card to its neighbour -> where in the neighbour's number the side is that faces the card.
SHIFTS: Final[list[int]] = [4, 6, 0, 2]
#: The same -> all but that side.
OTHERS: Final[list[int]] = [255 - (3 << shift) for shift in SHIFTS]
#: The same -> what makes a path of a door there.
OPENING: Final[list[int]] = [1 << shift for shift in SHIFTS]


def _sides(asked: int, kinds: tuple[int, ...]) -> int:
    """The sides, as a mask, of which one of these is asked."""
    return sum([1 << d for d in range(4) if asked >> 2 * d & 3 in kinds])


_NEEDED: Final = bytes([_sides(asked, (DOOR, PATH)) for asked in range(ALL)])
_CLOSED: Final = bytes([_sides(asked, (ROCK,)) for asked in range(ALL)])
_OPEN: Final = bytes([_sides(asked, (PATH,)) for asked in range(ALL)])
#: The same number without its open paths: their doors are still needed.
SHUT: Final = bytes([asked & ~sum([_OPEN[asked] >> d & 1 and 1 << 2 * d for d in range(4)]) for asked in range(ALL)])


def needed_sides(asked: int) -> int:
    """The sides of a cell where a card needs a door, as a mask.

    >>> needed_sides(DOOR | ROCK << 2 | PATH << 4)
    5
    """
    return _NEEDED[asked]


def closed_sides(asked: int) -> int:
    """The sides where a card must not have a door."""
    return _CLOSED[asked]


def open_sides(asked: int) -> int:
    """The needed sides from which a path may be extended."""
    return _OPEN[asked]


def asked_with_paths(asked: int, sides: int) -> int:
    """The same doors and rock, but paths may be extended from these sides, and from no others.

    >>> asked_with_paths(DOOR | PATH << 4, 1) == PATH | DOOR << 4
    True
    """
    asked = SHUT[asked]
    for d in range(4):
        if sides >> d & 1:
            asked |= 1 << 2 * d
    return asked
