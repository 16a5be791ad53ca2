# fast tier
"""The codes of the decisions, one int each; nobody else knows how they are packed.

- From `CELLS` on a code is a cell and what is done there: below `TOOL_AT` a face is laid; or a tool is used, a card is
  swept away, a trap or a troll is set on the cell's north or east edge.
- Below, it is an operation (`OP_...`) and its argument.

Choices are listed far more often than taken, so the ints of their codes are made once and kept. Lists of them hold
`object`: compiled code takes an `int` out of its object, and makes a new object when it goes into the next list.
"""

from typing import Final

from undermine.engine.grid import SPAN, cell_of_edge, edge_of, side_of_edge

CELL_SHIFT: Final = 7
CELLS: Final = 1 << 13

TOOL_AT: Final = 120
STORM_AT: Final = 121
TRAP_AT: Final = 122  # and 123: the east edge
TROLL_AT: Final = 124  # and 125

OP_SHIFT: Final = 10

OP_DISCARD: Final = 0  # argument: a card
OP_DISCARD_TWO: Final = 1  # argument: two cards, the smaller number first
OP_LOOK: Final = 2  # argument: an information card, one of its options and a target
OP_STEP: Final = 3  # argument: a direction
OP_STOP: Final = 4
OP_ALIGN: Final = 5  # argument: 1 turned, 0 upright
OP_TAKE: Final = 6  # argument: a treasure's place, from 0 on
OP_VOTE: Final = 7  # argument: 0 no, 1 yes, 2 propose

STOP: Final = OP_STOP << OP_SHIFT
VOTE_NO: Final = OP_VOTE << OP_SHIFT
VOTE_YES: Final = OP_VOTE << OP_SHIFT | 1
#: Direction -> the code of a step.
STEP_CODES: Final[list[int]] = [OP_STEP << OP_SHIFT | d for d in range(4)]
PROPOSE: Final = OP_VOTE << OP_SHIFT | 2

#: The codes below `CELLS`.
READY: Final[list[object]] = list(range(CELLS))
#: Directions as a mask -> the codes of stopping, and of a step in each of them.
MOVES: Final[list[list[object]]] = [[STOP, *[STEP_CODES[d] for d in range(4) if ways >> d & 1]] for ways in range(16)]
_READY_AT: Final[list[list[object]]] = [[]] * (SPAN * SPAN)

CARD_SHIFT: Final = 5
CARD_MASK: Final = 31
LOOK_SHIFT: Final = 6
OPTION_SHIFT: Final = 4
#: How many targets a look can have, and how many places there can be.
TARGETS: Final = 16

#: Kinds of decisions: the operations, and what is done at a cell.
KIND_LAY: Final = 16
KIND_TOOL_OR_STORM: Final = 17
KIND_TRAP: Final = 18
KIND_TROLL: Final = 19


# ---- at a cell -------------------------------------------------------------------------------------------------------


def cell_code(cell: int, what: int) -> int:
    """Do this there: lay a face, or use `TOOL_AT` or `STORM_AT`.

    >>> cell_in(cell_code(8256, STORM_AT)) == 8256, what_in(cell_code(8256, STORM_AT)) == STORM_AT
    (True, True)
    """
    return cell << CELL_SHIFT | what


def codes_at(cell: int) -> list[object]:
    """The codes of all that can be done at a cell, by what it is. Made when somebody first asks.

    >>> codes_at(8256)[STORM_AT] == cell_code(8256, STORM_AT)
    True
    """
    codes = _READY_AT[cell]
    if not codes:
        codes = [cell_code(cell, what) for what in range(TROLL_AT + 2)]
        _READY_AT[cell] = codes
    return codes


def token_code(edge: int, what: int) -> int:
    """Set a trap (`TRAP_AT`) or a troll (`TROLL_AT`) on an edge.

    >>> edge_in(token_code(16513, TRAP_AT)), what_in(token_code(16513, TRAP_AT)) - TRAP_AT
    (16513, 1)
    """
    return cell_of_edge(edge) << CELL_SHIFT | what + side_of_edge(edge)


def cell_in(code: int) -> int:
    """The cell of a code from `CELLS` on."""
    return code >> CELL_SHIFT


def what_in(code: int) -> int:
    """What a code from `CELLS` on does at its cell: a face, or `TOOL_AT` and what follows."""
    return code & 127


def edge_in(code: int) -> int:
    """The edge on which a trap or a troll is set."""
    return edge_of(cell_in(code), code & 1)


# ---- everything else -------------------------------------------------------------------------------------------------


def discard_code(card: int) -> int:
    return OP_DISCARD << OP_SHIFT | card << CARD_SHIFT


def discard_two_code(card: int, other: int) -> int:
    """Discard two cards; the smaller number comes first.

    >>> card_in(discard_two_code(3, 17)), second_card_in(discard_two_code(3, 17))
    (3, 17)
    """
    return OP_DISCARD_TWO << OP_SHIFT | card << CARD_SHIFT | other


def look_code(information: int, option: int, target: int) -> int:
    """Play an information card, counted from the first action card on.

    >>> look = look_code(7, 2, 5)
    >>> information_in(look), option_in(look), target_in(look)
    (7, 2, 5)
    """
    return OP_LOOK << OP_SHIFT | information << LOOK_SHIFT | option << OPTION_SHIFT | target


def align_code(turned: bool) -> int:
    return OP_ALIGN << OP_SHIFT | turned


def take_code(place: int) -> int:
    return OP_TAKE << OP_SHIFT | place


def op_in(code: int) -> int:
    """The operation of a code below `CELLS`."""
    return code >> OP_SHIFT


def card_in(code: int) -> int:
    """The card that is discarded, or the first of two."""
    return code >> CARD_SHIFT & CARD_MASK


def second_card_in(code: int) -> int:
    return code & CARD_MASK


def information_in(code: int) -> int:
    """The information card of a look, counted from the first action card on."""
    return code >> LOOK_SHIFT & 15


def option_in(code: int) -> int:
    """What a look is at: a mine, a treasure or a dwarf."""
    return code >> OPTION_SHIFT & 3


def target_in(code: int) -> int:
    """The place of the mine or treasure, or the seat, that is looked at."""
    return code & TARGETS - 1


def side_in(code: int) -> int:
    """The direction of a step."""
    return code & 3


def place_in(code: int) -> int:
    """The place of the treasure that is taken."""
    return code & TARGETS - 1


def turned_in(code: int) -> bool:
    """Whether a mine is aligned turned."""
    return code & 1 == 1


def yes_in(code: int) -> bool:
    """Whether a vote says yes."""
    return code & 1 == 1


def kind_in(code: int) -> int:
    """Decisions of one kind can be compared with each other."""
    if code < CELLS:
        return op_in(code)
    what = what_in(code)
    if what < TOOL_AT:
        return KIND_LAY
    if what < TRAP_AT:
        return KIND_TOOL_OR_STORM
    return KIND_TRAP if what < TROLL_AT else KIND_TROLL
