"""The board and the cards as text, drawn from the same graphs that the rules use."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from undermine.engine.grid import LETTERS, mask_of
from undermine.engine.tableau import HiddenCard, LaidCard
from undermine.games.classic.view import ClassicView

ROCK = Style(color="grey39", bgcolor="grey19")
PATH = Style(color="grey11", bgcolor="navajo_white3")
GOAL = Style(color="gold1", bgcolor="grey30", bold=True)
MARK = Style(color="green3", bold=True)
DIM = Style(color="grey42")
LAST = Style(color="grey11", bgcolor="light_goldenrod1")

HEIGHT = 3
WIDE, NARROW = 5, 3
#: What lies in the middle of a card.
SIGNS = {"start": "╪", "treasure": "◆", "stone": "●", "dead": "×"}

Cell = tuple[int, int]


def doors_of(card: str, turned: bool) -> int:
    """The open sides of a card by its name."""
    letters = {"start": "NESW", "treasure": "NESW"}.get(card, card.rpartition("-")[2])
    mask = mask_of(letters)
    return (mask << 2 | mask >> 2) & 15 if turned else mask


def card_rows(card: str, turned: bool, width: int = WIDE, lit: bool = False) -> list[Text]:
    """A path card as three rows of text: passages are light, rock is dark."""
    doors = doors_of(card, turned)
    side = width // 2
    path = LAST if lit else PATH
    sign = SIGNS.get(card.partition("-")[0], " ")
    rock = "▒"

    def bar(open_: bool) -> Text:
        return Text.assemble((rock * side, ROCK), (" ", path) if open_ else (rock, ROCK), (rock * side, ROCK))

    def arm(d: int) -> tuple[str, Style]:
        return (" " * side, path) if doors >> d & 1 else (rock * side, ROCK)

    middle = Text.assemble(arm(3), (sign, path), arm(1))
    return [bar(bool(doors & 1)), middle, bar(bool(doors & 4))]


def box_rows(label: str, width: int = WIDE, style: Style = GOAL) -> list[Text]:
    """A framed card with a label: face-down goals, action cards."""
    inner = width - 2
    return [
        Text("┌" + "─" * inner + "┐", style),
        Text("│" + label.center(inner)[:inner] + "│", style),
        Text("└" + "─" * inner + "┘", style),
    ]


def blank_rows(width: int, mark: str = "") -> list[Text]:
    middle = Text(mark.center(width), MARK if mark not in ("", "·") else DIM)
    return [Text(" " * width), middle, Text(" " * width)]


def goal_rows(goal: HiddenCard, width: int) -> list[Text]:
    """A face-down goal: a question mark, or the sign of what the viewer knows to lie there."""
    if goal.card is None:
        return box_rows("?", width)
    return box_rows(SIGNS[goal.card.partition("-")[0]], width)


def bounds(view: ClassicView) -> tuple[range, range]:
    """Columns and rows to draw: all cards, and a margin of one cell."""
    cells = [laid.cell for laid in view.laid] + [goal.cell for goal in view.goals]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)


def board(view: ClassicView, width: int, marks: dict[Cell, str] | None = None, last: Cell | None = None) -> Text:
    """The whole table: cards, goals, and marks where the chosen card may go. Fits into `width` columns if it can."""
    columns, rows = bounds(view)
    cell_width = WIDE if 5 + WIDE * len(columns) <= width else NARROW
    laid = {card.cell: card for card in view.laid}
    hidden = {goal.cell: goal for goal in view.goals if goal.cell not in laid}
    head = Text("     " + "".join(str(x).center(cell_width) for x in columns), DIM)
    out = [head]
    for y in reversed(rows):
        pictures = [_picture((x, y), laid, hidden, marks or {}, cell_width, last) for x in columns]
        for line in range(HEIGHT):
            label = f"{y:>3}  " if line == 1 else "     "
            out.append(Text.assemble((label, DIM), *(picture[line] for picture in pictures)))
    return Text("\n").join(out)


def _picture(
    cell: Cell,
    laid: dict[Cell, LaidCard],
    hidden: dict[Cell, HiddenCard],
    marks: dict[Cell, str],
    width: int,
    last: Cell | None,
) -> list[Text]:
    if cell in laid:
        return card_rows(laid[cell].card, laid[cell].turned, width, cell == last)
    if cell in hidden:
        return goal_rows(hidden[cell], width)
    return blank_rows(width, marks.get(cell, "·"))


def is_path(card: str) -> bool:
    """Whether a card's name is that of a path card."""
    return all(letter in LETTERS for letter in card.removeprefix("dead-"))


def hand(cards: Iterable[str]) -> Text:
    """The hand as numbered pictures side by side."""
    rows: list[list[Text]] = [[], [], [], [], []]
    for number, card in enumerate(cards, 1):
        label = card if is_path(card) else card.replace("broken-", "break ").replace("repair-", "repair ")
        column = max(cell_len(label), WIDE) + 3
        picture = card_rows(card, False) if is_path(card) else box_rows(SYMBOLS[card.partition("-")[0]])
        for line, text in enumerate([Text(str(number), "bold"), *picture, Text(label)]):
            rows[line].append(Text.assemble(text, " " * (column - cell_len(text.plain))))
    return Text("\n").join(Text.assemble("  ", *row) for row in rows)


SYMBOLS = {"broken": "✗", "repair": "✓", "rockfall": "☄", "map": "?"}
