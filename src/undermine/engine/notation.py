"""How seats, cells and cards are written. docs/notation.md has the whole grammar."""

import re

from undermine.engine.errors import NotationError
from undermine.engine.grid import HALF, LETTERS, edge_name, letters_of, mask_of, on_grid
from undermine.engine.pathcards import TURNED_MARK
from undermine.engine.saying import Typed, said

Cell = tuple[int, int]

SEATS = "ABCDEFGHIJ"
_NUMBER = r"(0|-?[1-9][0-9]{0,2})"
_CELL = re.compile(f"{_NUMBER},{_NUMBER}")
#: Sides, none of them twice.
_DOORS = re.compile(r"(?!.*(.).*\1)[NESW]+")
_CARD = re.compile(r"[A-Za-z]+(-[A-Za-z]+)*")


def seat_name(seat: int) -> str:
    """Seats are letters, clockwise.

    >>> seat_name(2)
    'C'
    """
    if not 0 <= seat < len(SEATS):
        raise NotationError(f"there is no seat number {seat}; seats are 0 to {len(SEATS) - 1}")
    return SEATS[seat]


def read_seat(text: str) -> int:
    """The seat that a letter names.

    >>> read_seat("C")
    2
    """
    if len(text) != 1 or text not in SEATS:
        why = "{typed} is no seat; seats are letters from A to {last}"
        raise NotationError(said(why, typed=Typed(text), last=SEATS[-1]))
    return SEATS.index(text)


def no_such_seat(seat: int, seats: int) -> str:
    """That a table has no such seat, and which it has.

    >>> no_such_seat(3, 3)
    'there is no seat D; seats are A to C'
    """
    name = SEATS[seat] if 0 <= seat < len(SEATS) else seat
    return said("there is no seat {named}; seats are A to {last}", named=name, last=seat_name(seats - 1))


def write_cell(cell: Cell) -> str:
    """A cell as x,y.

    >>> write_cell((8, -2))
    '8,-2'
    """
    return f"{cell[0]},{cell[1]}"


def read_side(text: str) -> str:
    """A side of a cell, checked.

    >>> read_side("E")
    'E'
    """
    if len(text) != 1 or text not in LETTERS:
        raise NotationError(said("{typed} is no side; sides are N, E, S, W", typed=Typed(text)))
    return text


def write_edge(edge: int) -> str:
    """An edge as a cell and its north or east side."""
    x, y, side = edge_name(edge)
    return f"{x},{y} {side}"


def read_cell(text: str) -> Cell:
    """The cell that is written x,y.

    >>> read_cell("8,-2")
    (8, -2)
    """
    numbers = _CELL.fullmatch(text)
    if not numbers:
        raise NotationError(said("{typed} is no cell; write x,y, for example 1,0", typed=Typed(text)))
    cell = int(numbers[1]), int(numbers[2])
    if not on_grid(*cell):
        raise NotationError(said("cell {typed} is off the grid; it goes to ±{number}", typed=text, number=HALF - 2))
    return cell


def read_card(text: str) -> str:
    """A card's name, checked for its form only: whether the deck has such a card is a question to the rules."""
    if not _CARD.fullmatch(text):
        raise NotationError(
            said("{typed} is no card's name; names are letters and hyphens, for example NS", typed=Typed(text))
        )
    return text


def doors_in_order(card: str) -> str:
    """A card's name with its doors in the order N, E, S, W.

    >>> doors_in_order("dead-WS")
    'dead-SW'
    """
    return "-".join(letters_of(mask_of(part)) if _DOORS.fullmatch(part) else part for part in card.split("-"))


def write_turned(card: str, turned: bool) -> str:
    """A card and how it lies.

    >>> write_turned("SW", True)
    'SW~'
    """
    return card + TURNED_MARK if turned else card


def read_turned(text: str) -> tuple[str, bool]:
    """The card and whether it is turned.

    >>> read_turned("SW~")
    ('SW', True)
    """
    turned = text.endswith(TURNED_MARK)
    return read_card(text.removesuffix(TURNED_MARK)), turned
