"""The codes of the decisions. Each is one int, packed and unpacked here:

- from `CELLS` on, what is done at a cell: `cell * CELL + at * AT + argument`, where `at` is one of `AT_...`;
- below, everything else: `op * OP + card * CARD + argument`, where `op` is one of `OP_...`.

Cards that are played on something are action cards, numbered from the first one on. The longest lists of choices add
up their codes themselves: a call for each would make a game 9 % slower.
"""

from typing import Final

CELLS: Final = 1 << 19

CELL: Final = 1 << 12
AT: Final = 1 << 7
OP: Final = 1 << 14
CARD: Final = 1 << 7

AT_LAY: Final = 0  # argument: face
AT_STEP: Final = 1  # argument: number of the space's name
AT_HEW: Final = 2  # argument: 0 the north edge, 1 the east edge
AT_WEB: Final = 3  # on the north edge; argument of all that follow: action card
AT_WEB_EAST: Final = 4
AT_ROCKFALL: Final = 5
AT_LOOK: Final = 6
AT_ATTRACT: Final = 7

OP_DISCARD: Final = 0  # with a card
OP_DISCARD_TWO: Final = 1  # with the card of the smaller number; argument: the other card
OP_LOOK: Final = 2  # these three with an action card; argument: seat
OP_SWAP: Final = 3
OP_EQUIP: Final = 4
OP_ROUSE: Final = 5  # with an action card
OP_STOP: Final = 6
OP_ALIGN: Final = 7  # argument: 1 turned, 0 upright
OP_AXE: Final = 8  # argument: 1 yes, 0 no
OP_MEET: Final = 9  # argument: creature
OP_TAKE: Final = 10  # argument: 1 yes, 0 no
OP_VOTE: Final = 11  # argument: 1 yes, 0 no, 2 propose

LAY: Final = AT_LAY * AT
STEP: Final = AT_STEP * AT
DISCARD: Final = OP_DISCARD * OP
DISCARD_TWO: Final = OP_DISCARD_TWO * OP
STOP: Final = OP_STOP * OP
PROPOSE: Final = OP_VOTE * OP + 2


def at_cell(cell: int, at: int, argument: int) -> int:
    """The code of what is done at a cell."""
    return cell * CELL + at * AT + argument


def hew_code(edge: int) -> int:
    """The code of hewing the web on an edge."""
    return (edge >> 1) * CELL + AT_HEW * AT + (edge & 1)


def web_code(edge: int, number: int) -> int:
    """The code of setting a web on an edge with this action card."""
    return (edge >> 1) * CELL + (AT_WEB + (edge & 1)) * AT + number


def with_card(op: int, card: int, argument: int) -> int:
    """The code of what is done with a card, but not at a cell."""
    return op * OP + card * CARD + argument


def answer(op: int, argument: int) -> int:
    """The code of an answer."""
    return op * OP + argument


def no_and_yes(op: int) -> list[int]:
    """The codes of both answers to a question."""
    return [op * OP, op * OP + 1]


def cell_in(code: int) -> int:
    return code >> 12


def at_in(code: int) -> int:
    """Which of `AT_...` it is."""
    return code >> 7 & 31


def edge_in(code: int) -> int:
    """The edge of the web that is set or hewn.

    >>> edge_in(hew_code(8193)), edge_in(web_code(8193, 5))
    (8193, 8193)
    """
    at = code >> 7 & 31
    return code >> 12 << 1 | (code & 1 if at == AT_HEW else at - AT_WEB)


def op_in(code: int) -> int:
    """Which of `OP_...` it is."""
    return code >> 14


def card_in(code: int) -> int:
    return code >> 7 & 127


def argument_in(code: int) -> int:
    return code & 127
