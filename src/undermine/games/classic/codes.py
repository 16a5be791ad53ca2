# fast tier
"""The codes of classic's decisions, one int each; nobody else knows how they are packed.

- From `CELLS` on a code is a cell and a face: lay this face there. With `ROCKFALL_FACE`, take away what lies there.
- Below, it is an operation, a card and an argument.

Choices are listed far more often than taken, so the ints of their codes are made once and kept. Lists of them hold
`object`: compiled code takes an `int` out of its object, and makes a new object when it goes into the next list.
"""

from typing import Final

from undermine.engine.grid import SPAN

CELL_SHIFT: Final = 7
CELLS: Final = 1 << 13
ROCKFALL_FACE: Final = 127

OP_SHIFT: Final = 10
CARD_SHIFT: Final = 5

OP_PASS: Final = 0
OP_BREAK: Final = 1  # argument: the seat
OP_REPAIR: Final = 2  # argument: the tool and the seat
OP_MAP: Final = 3  # argument: the goal's place
OP_TAKE: Final = 4  # argument: nuggets
OP_ALIGN: Final = 5  # argument: 1 turned, 0 upright
OP_VOTE: Final = 6  # argument: 1 yes, 0 no
OP_PROPOSE: Final = 7

PROPOSE: Final = OP_PROPOSE << OP_SHIFT
#: How many seats an argument has room for beside a tool.
SEATS: Final = 10
#: How many kinds of cards a deck can have, and how many values an argument.
KINDS: Final = 32

#: Path cards have fewer faces than this: see `Deck.fits`.
FACES: Final = 62

#: The codes below `CELLS`.
READY: Final[list[object]] = list(range(CELLS))
#: By cell what `codes_at` gives, as far as it has been asked for.
READY_AT: Final[list[list[object] | None]] = [None] * (SPAN * SPAN)


def codes_at(cell: int) -> list[object]:
    """The codes of a cell: by face to lay it there, and last the rockfall's. Made when somebody first digs there.

    >>> codes_at(8256)[3] == lay_code(8256, 3), codes_at(8256)[-1] == rockfall_code(8256)
    (True, True)
    """
    codes: list[object] = [lay_code(cell, face) for face in range(FACES)]
    codes.append(rockfall_code(cell))
    READY_AT[cell] = codes
    return codes


def lay_code(cell: int, face: int) -> int:
    """Lay this face there.

    >>> cell_in(lay_code(8256, 3)), face_in(lay_code(8256, 3))
    (8256, 3)
    """
    return cell << CELL_SHIFT | face


def rockfall_code(cell: int) -> int:
    """Take away the card that lies there."""
    return cell << CELL_SHIFT | ROCKFALL_FACE


def cell_in(code: int) -> int:
    """The cell of a code from `CELLS` on."""
    return code >> CELL_SHIFT


def face_in(code: int) -> int:
    """The face of a code from `CELLS` on, or `ROCKFALL_FACE`."""
    return code & ROCKFALL_FACE


def op_code(op: int, card: int = 0, argument: int = 0) -> int:
    """An operation with a card and an argument.

    >>> op_in(op_code(OP_BREAK, 20, 4)), card_in(op_code(OP_BREAK, 20, 4)), argument_in(op_code(OP_BREAK, 20, 4))
    (1, 20, 4)
    """
    return op << OP_SHIFT | card << CARD_SHIFT | argument


def repair_code(card: int, tool: int, seat: int) -> int:
    """Repair a tool of a seat with a card.

    >>> tool_in(repair_code(21, 2, 9)), target_in(repair_code(21, 2, 9))
    (2, 9)
    """
    return OP_REPAIR << OP_SHIFT | card << CARD_SHIFT | tool * SEATS + seat


def op_in(code: int) -> int:
    """The operation of a code below `CELLS`."""
    return code >> OP_SHIFT


def card_in(code: int) -> int:
    """The card of a code below `CELLS`."""
    return code >> CARD_SHIFT & 31


def argument_in(code: int) -> int:
    """The argument of a code below `CELLS`."""
    return code & 31


def tool_in(code: int) -> int:
    """The tool that a repair mends."""
    return (code & 31) // SEATS


def target_in(code: int) -> int:
    """The seat whose tool a repair mends."""
    return (code & 31) % SEATS
