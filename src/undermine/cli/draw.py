"""The board and the cards as text, drawn from the same graphs that the rules use."""

from collections.abc import Iterable
from textwrap import wrap

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from undermine.engine.notation import Cell
from undermine.engine.pathcards import TURNED_MARK, Faces

ROCK = Style(color="grey39", bgcolor="grey19")
PATH = Style(color="grey11", bgcolor="navajo_white3")
LAST = Style(color="grey11", bgcolor="pale_turquoise1")
GOAL = Style(color="gold1", bgcolor="grey30", bold=True)
MARK = Style(color="green3", bold=True)
DIM = Style(color="grey42")

HEIGHT = 3
WIDE, NARROW = 5, 3

#: How long a line of a card's name is, if there is a blank to break it at.
LABEL = 11

#: Three rows of styled characters.
Picture = list[list[tuple[str, Style]]]


def face_named(faces: Faces, card: str, turned: bool) -> int:
    """The face of a card by its name."""
    face = faces.names.index(card)
    return faces.other[face] if turned or card.endswith(TURNED_MARK) else face


def card_picture(faces: Faces, face: int, sign: str = " ", width: int = WIDE, path: Style = PATH) -> Picture:
    """A path card: passages are light, rock is dark; a cross in the middle where a path ends."""
    doors, middle = faces.doors[face], width // 2
    apart = faces.spaces[face] > 1 and not any(faces.linked[face])
    if sign == " " and (apart or doors.bit_count() == 1):
        sign = "×"
    rows: Picture = [[("▒", ROCK)] * width for _ in range(HEIGHT)]
    for d, spots in enumerate(
        [[(0, middle)], [(1, x) for x in range(middle + 1, width)], [(2, middle)], [(1, x) for x in range(middle)]]
    ):
        if doors >> d & 1:
            for row, column in spots:
                rows[row][column] = (" ", path)
    rows[1][middle] = (sign, path)
    return rows


def box_picture(label: str, width: int = WIDE, style: Style = GOAL) -> Picture:
    """A framed card with a label: face-down goals and mines, action cards."""
    inner = width - 2
    lines = ["┌" + "─" * inner + "┐", "│" + label.center(inner)[:inner] + "│", "└" + "─" * inner + "┘"]
    return [[(char, style) for char in line] for line in lines]


def blank_picture(width: int, mark: str = "·") -> Picture:
    """A free cell, with a mark in the middle."""
    style = DIM if mark == "·" else MARK
    return [[(char, style) for char in line.center(width)] for line in ("", mark, "")]


def board(
    pictures: dict[Cell, Picture], columns: range, rows: range, marks: dict[Cell, str], width: int, flat: bool = False
) -> Text:
    """The table: pictures where there are any, marks where the chosen card may go; `flat` squeezes empty rows."""
    out = [Text("     " + "".join(str(x).center(width) for x in columns), DIM)]
    for y in reversed(rows):
        line = [pictures.get((x, y)) or blank_picture(width, marks.get((x, y), "·")) for x in columns]
        empty = flat and all((x, y) not in pictures for x in columns)
        for row in [1] if empty else range(HEIGHT):
            label = f"{y:>3}  " if row == 1 else "     "
            out.append(Text.assemble((label, DIM), *(spot for picture in line for spot in picture[row])))
    return Text("\n").join(out)


def hand(pictures: Iterable[tuple[Picture, str]]) -> Text:
    """Cards as numbered pictures side by side, each with its name below."""
    cards = [
        (picture, wrap(label, LABEL, break_long_words=False, break_on_hyphens=False)) for picture, label in pictures
    ]
    below = max((len(labels) for _, labels in cards), default=1)
    rows: list[list[Text]] = [[] for _ in range(1 + HEIGHT + below)]
    for number, (picture, labels) in enumerate(cards, 1):
        column = max(*map(cell_len, labels), len(picture[0])) + 3
        named = [Text(label) for label in labels] + [Text("")] * (below - len(labels))
        lines = [Text(str(number), "bold"), *(Text.assemble(*row) for row in picture), *named]
        for line, text in enumerate(lines):
            rows[line].append(Text.assemble(text, " " * (column - cell_len(text.plain))))
    return Text("\n").join(Text.assemble("  ", *row) for row in rows)
