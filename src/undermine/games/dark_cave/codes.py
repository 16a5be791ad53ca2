# fast tier
"""The codes of the decisions. Each is one int, packed and unpacked here:

- from `CELLS` on, what is done at a cell: `cell * CELL + at * AT + argument`, where `at` is one of `AT_...`;
- below, everything else: `op * OP + card * CARD + argument`, where `op` is one of `OP_...`.

Cards that are played on something are action cards, numbered from the first one on.

Choices are listed far more often than taken, so the ints of most codes are made once and kept. Lists of them hold
`object`: compiled code takes an `int` out of its object, and makes a new object when it goes into the next list.
"""

from typing import Final

from undermine.engine.grid import SPAN

CELLS: Final = 1 << 19

CELL: Final = 1 << 12
AT: Final = 1 << 7
OP: Final = 1 << 14
CARD: Final = 1 << 7

AT_LAY: Final = 0  # argument: face
AT_STEP: Final = 1  # argument: number of the space's name
AT_HEW: Final = 2  # argument: 0 the north edge, 1 the east edge
AT_WEB: Final = 3  # on the north edge, 4 on the east edge; argument of all that follow: action card
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

STOP: Final = OP_STOP * OP
PROPOSE: Final = OP_VOTE * OP + 2


def cell_code(cell: int, at: int, argument: int) -> int:
    """The code of what is done at a cell."""
    return cell * CELL + at * AT + argument


def hew_code(edge: int) -> int:
    """The code of hewing the web on an edge."""
    return (edge >> 1) * CELL + AT_HEW * AT + (edge & 1)


def web_code(edge: int, number: int) -> int:
    """The code of setting a web on an edge with this action card."""
    return (edge >> 1) * CELL + (AT_WEB + (edge & 1)) * AT + number


def card_code(op: int, card: int, argument: int) -> int:
    """The code of what is done with a card, but not at a cell."""
    return op * OP + card * CARD + argument


def answer_code(op: int, argument: int) -> int:
    """The code of an answer."""
    return op * OP + argument


def no_and_yes(op: int) -> list[int]:
    """The codes of both answers to a question."""
    return [op * OP, op * OP + 1]


def at_cell(code: int) -> bool:
    """Whether something is done at a cell."""
    return code >= CELLS


def cell_in(code: int) -> int:
    """The cell where something is done."""
    return code >> 12


def at_in(code: int) -> int:
    """What is done at a cell, one of `AT_...`."""
    return code >> 7 & 31


def edge_hewn(code: int) -> int:
    """The edge at whose web an axe is used.

    >>> edge_hewn(hew_code(16513))
    16513
    """
    return cell_in(code) * 2 + argument_in(code)


def edge_closed(code: int) -> int:
    """The edge that gets a web.

    >>> edge_closed(web_code(16513, 5)), argument_in(web_code(16513, 5))
    (16513, 5)
    """
    return cell_in(code) * 2 + at_in(code) - AT_WEB


def op_in(code: int) -> int:
    """What is done otherwise, one of `OP_...`."""
    return code >> 14


def card_in(code: int) -> int:
    """The card of a decision that is not taken at a cell."""
    return code >> 7 & 127


def argument_in(code: int) -> int:
    """The last part of a code: a face, an action card, the name of a space, a seat, a creature, or an answer."""
    return code & 127


def yes_in(code: int) -> bool:
    """Whether an answer is yes, or a goal is laid turned."""
    return code & 127 == 1


def is_vote(code: int) -> bool:
    """Whether this is a vote, or proposes one."""
    return code >> 14 == OP_VOTE


def kind_of(code: int) -> int:
    """A number for each kind of decision."""
    return at_in(code) if code >= CELLS else 32 + op_in(code)


# ---- codes that are kept ---------------------------------------------------------------------------------------------

NAMES: Final = 12  # how many names spaces have
_STEPS: Final[list[list[object]]] = [[]] * (SPAN * SPAN)


def steps_to(cell: int) -> list[object]:
    """The codes of steps to the spaces of a cell, by the number of a space's name. Made when somebody first asks.

    >>> steps_to(8256)[4] == cell_code(8256, AT_STEP, 4)
    True
    """
    codes = _STEPS[cell]
    if not codes:
        codes = [cell_code(cell, AT_STEP, name) for name in range(NAMES)]
        _STEPS[cell] = codes
    return codes


def discards_with(card: int, cards: int) -> list[object]:
    """The codes of discarding a card together with each of so many, and last without another."""
    codes: list[object] = [card_code(OP_DISCARD_TWO, card, other) for other in range(cards)]
    codes.append(card_code(OP_DISCARD, card, 0))
    return codes
