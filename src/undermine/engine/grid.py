# fast tier
"""The table as a grid of cells, each one int, and the four directions.

A cell `x,y` has x growing east and y growing north. Packed into one int, the neighbour in direction `d` is
`cell + STEPS[d]`. The grid spans 128 cells each way around the origin, more than any deck can reach.
"""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
LETTERS: Final = "NESW"

SPAN: Final = 128
HALF: Final = 64
STEPS: Final[list[int]] = [SPAN, 1, -SPAN, -1]
#: The side that a neighbour in direction `d` turns to us is `d ^ 2`; as a bit of a door mask, `FACING[d]`.
FACING: Final[list[int]] = [4, 8, 1, 2]


def cell_at(x: int, y: int) -> int:
    """Packs a cell.

    >>> cell_at(0, 0) + STEPS[EAST] == cell_at(1, 0)
    True
    """
    return (y + HALF) * SPAN + x + HALF


def xy(cell: int) -> tuple[int, int]:
    """Unpacks a cell.

    >>> xy(cell_at(8, -2))
    (8, -2)
    """
    return cell % SPAN - HALF, cell // SPAN - HALF


def on_grid(x: int, y: int) -> bool:
    """Whether a cell and its neighbours can be packed.

    >>> on_grid(8, -2), on_grid(500, 0)
    (True, False)
    """
    return -HALF < x < HALF - 1 and -HALF < y < HALF - 1


def node_at(cell: int, space: int) -> int:
    """A node of the network, one space of a card, as one int.

    >>> cell_of(node_at(cell_at(2, 1), 3)) == cell_at(2, 1), space_of(node_at(cell_at(2, 1), 3))
    (True, 3)
    """
    return cell << 4 | space


def cell_of(node: int) -> int:
    """The cell of a node."""
    return node >> 4


def space_of(node: int) -> int:
    """The space of a node on its card."""
    return node & 15


def edge_of(cell: int, d: int) -> int:
    """The edge of a cell in this direction, as one int; its neighbour there has the same edge.

    >>> edge_of(cell_at(0, 0), EAST) == edge_of(cell_at(1, 0), WEST)
    True
    """
    if d < SOUTH:
        return cell * 2 + d
    return (cell + STEPS[d]) * 2 + (d ^ 2)


def cell_of_edge(edge: int) -> int:
    """The cell whose north or east side an edge is."""
    return edge >> 1


def side_of_edge(edge: int) -> int:
    """The side, north or east, that an edge is of its cell."""
    return edge & 1


def edge_name(edge: int) -> tuple[int, int, str]:
    """An edge as the border writes it: a cell and its north or east side.

    >>> edge_name(edge_of(cell_at(1, 0), WEST))
    (0, 0, 'E')
    """
    x, y = xy(cell_of_edge(edge))
    return x, y, LETTERS[side_of_edge(edge)]


def mask_of(doors: str) -> int:
    """The bit mask of a set of doors written as letters.

    >>> mask_of("NS")
    5
    """
    mask = 0
    for letter in doors:
        mask |= 1 << LETTERS.index(letter)
    return mask


def letters_of(mask: int) -> str:
    """The letters of a door mask, in the order N, E, S, W.

    >>> letters_of(0b1010)
    'EW'
    """
    return "".join(LETTERS[d] for d in range(4) if mask >> d & 1)
