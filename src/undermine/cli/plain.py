"""Any game at the terminal: the board drawn from its card graphs, the view as lines, choices with numbers.

This is what a game gets that brings no screen of its own.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from undermine.cli import draw
from undermine.cli.screen import Screen, tell_common
from undermine.engine import events as ev
from undermine.engine.decisions import Decision
from undermine.engine.errors import UndermineError
from undermine.engine.notation import Cell, write_cell
from undermine.engine.tableau import HiddenCard, LaidCard
from undermine.engine.views import structs_in

#: Fields of a view or an event that are said elsewhere: on the board, or by what is shown at all.
UNTOLD = ("known", "game", "deck", "options", "laid")
#: Fields that hold seats.
SEATED = ("seat", "target", "starter", "turn", "waiting", "proposer", "yes", "winners", "finisher")


class PlainScreen(Screen):
    aim = "Every choice has a number: type it. The rules say what there is to win."
    help = """\
[b]3[/b]            take choice 3; or write it in full, as it is in the list
On the board: light is a passage, dark is rock, × a dead end; a framed card is a goal"""

    def board(self, width: int, marks: dict[Cell, str]) -> Text:
        view = self.view
        pictures = {}
        laid, hidden = list(structs_in(view, LaidCard)), list(structs_in(view, HiddenCard))
        cells = [card.cell for card in laid] + [goal.cell for goal in hidden]
        if not cells:
            return Text("")
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        columns, rows = range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)
        size = draw.WIDE if 5 + draw.WIDE * len(columns) <= width else draw.NARROW
        for goal in hidden:
            pictures[goal.cell] = draw.box_picture(goal.card or "?", size)
        for card in laid:
            pictures[card.cell] = self.picture(card.card, card.turned, " ", size, card.cell == self.last)
        return draw.board(pictures, columns, rows, marks, size)

    def panels(self) -> Sequence[RenderableType]:
        return [Text("\n".join(view_lines(self.view, self.names))), self._choices()]

    def _choices(self) -> RenderableType:
        choices = enumerate(self.match.choices(self.seat), 1)
        return Columns([Text(f"{number:>3}  {choice}") for number, choice in choices], padding=(0, 3))

    def result(self) -> RenderableType:
        return Group(Text("The game is over.", "bold"), Text("\n".join(view_lines(self.match.result, self.names))))

    def shorthand(self, words: list[str]) -> Iterable[Decision] | None:
        if not words[0].removesuffix("~").isdecimal():
            return None
        choices = self.match.choices(self.seat)
        if len(words) > 1 or len(words[0]) > 6 or not words[0].isdecimal() or not 1 <= int(words[0]) <= len(choices):
            raise UndermineError(f"choices are numbered 1 to {len(choices)}; type one number")
        return [choices[int(words[0]) - 1]]

    def loud(self, event: ev.Event) -> bool:
        return getattr(event, "winners", None) is not None

    def changed(self, event: ev.Event) -> Cell | None:
        cell: Cell | None = getattr(event, "cell", None)
        return cell

    def tell(self, event: ev.Event) -> str | None:
        return tell(event, self.names)


def view_lines(view: msgspec.Struct, names: Sequence[str]) -> Iterator[str]:
    """A view in a few lines: one for each of its fields, and one for each thing where a field holds several."""
    for name in view.__struct_fields__:
        value = getattr(view, name)
        several = value if _holds_structs(value) else (value,)
        for item in several:
            said = " · ".join(_facts(name, item, names))
            if said and name not in UNTOLD:
                yield f"{name.replace('_', ' ')}: {said}"


def _facts(name: str, value: object, names: Sequence[str]) -> Iterator[str]:
    """What there is to say of a value, without what its viewer may not see."""
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            if field not in UNTOLD:
                label = field.replace("_", " ")
                yield from (f"{label} {said}" for said in _facts(field, getattr(value, field), names))
    elif isinstance(value, tuple) and _holds_structs(value):
        for item in value:
            yield from _facts(name, item, names)
    elif value is not None and value != ():
        yield _said(name, value, names)


def _holds_structs(value: object) -> bool:
    return isinstance(value, tuple) and any(isinstance(item, msgspec.Struct) for item in value)


def _said(name: str, value: object, names: Sequence[str]) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return names[value] if name in SEATED and 0 <= value < len(names) else str(value)
    if not isinstance(value, tuple):
        return str(value)
    if name not in SEATED and len(value) == 2 and all(type(part) is int for part in value):
        return write_cell(value)
    return " ".join(_said(name, part, names) for part in value)


def tell(event: ev.Event, names: Sequence[str]) -> str | None:
    """What happened and to whom, from the name of the event and its fields."""
    common = tell_common(event, names)
    if common or isinstance(event, ev.Drew):  # what others draw is no news
        return common
    what = str(event.__struct_config__.tag).replace("_", " ").capitalize()
    said = ", ".join(_facts("", event, names))
    return f"{what}: {said}." if said else f"{what}."


SCREEN = PlainScreen
