"""Any game at the terminal: the board drawn from its card graphs, the view as lines, choices with numbers.

This is what a game gets that brings no screen of its own.
"""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from undermine.cli import draw
from undermine.cli.screen import Screen
from undermine.engine import events as ev
from undermine.engine.decisions import Decision
from undermine.engine.errors import UndermineError
from undermine.engine.notation import Cell
from undermine.engine.tableau import HiddenCard, LaidCard
from undermine.engine.telling import tell, view_lines
from undermine.engine.texts import t
from undermine.engine.views import structs_in

__all__ = ["SCREEN", "PlainScreen", "tell", "view_lines"]


class PlainScreen(Screen):
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
        return Group(Text(t("terminal-plain-over"), "bold"), Text("\n".join(view_lines(self.match.result, self.names))))

    def shorthand(self, words: list[str]) -> Iterable[Decision] | None:
        if not words[0].removesuffix("~").isdecimal():
            return None
        choices = self.match.choices(self.seat)
        if len(words) > 1 or len(words[0]) > 6 or not words[0].isdecimal() or not 1 <= int(words[0]) <= len(choices):
            raise UndermineError(t("terminal-choices", number=len(choices)))
        return [choices[int(words[0]) - 1]]

    def loud(self, event: ev.Event) -> bool:
        return getattr(event, "winners", None) is not None

    def changed(self, event: ev.Event) -> Cell | None:
        cell: Cell | None = getattr(event, "cell", None)
        return cell

    def tell(self, event: ev.Event) -> str | None:
        return tell(event, self.names)


SCREEN = PlainScreen
