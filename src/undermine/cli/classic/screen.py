"""The screen of classic: the board, the seats and the hand."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undermine.cli import draw
from undermine.cli.classic.input import ClassicInput
from undermine.cli.speaking import bold
from undermine.engine.notation import Cell
from undermine.engine.texts import t
from undermine.games.classic import events as ev
from undermine.games.classic.story import tell

SIGNS = {"start": "╪", "treasure": "◆", "stone": "●"}
SYMBOLS = {"broken": "✗", "repair": "✓", "rockfall": "☄", "map": "?"}


class ClassicScreen(ClassicInput):
    game = "classic"

    def board(self, width: int, marks: dict[Cell, str]) -> Text:
        view = self.view
        cells = [laid.cell for laid in view.laid] + [goal.cell for goal in view.goals]
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        columns, rows = range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)
        size = draw.WIDE if 5 + draw.WIDE * len(columns) <= width else draw.NARROW
        pictures = {goal.cell: draw.box_picture(self._sign(goal.card or "?"), size) for goal in view.goals}
        for card in view.laid:
            pictures[card.cell] = self.picture(
                card.card, card.turned, self._sign(card.card), size, card.cell == self.last
            )
        return draw.board(pictures, columns, rows, marks, size)

    def _sign(self, card: str) -> str:
        return "?" if card == "?" else SIGNS.get(card.partition("-")[0], " ")

    def panels(self) -> Sequence[RenderableType]:
        view = self.view
        role = view.seats[self.seat].role.role
        status = t("terminal-status", round=view.round, rounds=view.rounds, pile=view.pile)
        status = bold(f"{status} · {t('terminal-classic-you', role=role)}")
        if view.phase == "gold":
            nuggets = ", ".join(map(str, view.packet.nuggets))
            return [self._seats(), status, t("terminal-classic-packet", nuggets=nuggets)]
        return [self._seats(), status, self.hand()]

    def hand(self) -> Text:
        return draw.hand((self._card(card), self.named(card)) for card in self.view.seats[self.seat].hand.cards)

    def _card(self, card: str) -> draw.Picture:
        return self.picture(card) if self.is_path(card) else draw.box_picture(SYMBOLS[card.partition("-")[0]])

    def _seats(self) -> Table:
        heads = ("terminal-seat", "terminal-cards", "terminal-classic-broken", "terminal-classic-gold")
        table = Table(*map(t, heads), box=None, pad_edge=False)
        for seat in self.view.seats:
            arrow = "▶ " if seat.seat in self.match.waiting else "  "
            broken = Text(" ".join(f"✗{t('classic-tool', tool=tool)}" for tool in seat.broken), "red")
            gold = str(seat.gold.number)
            if seat.seat == self.seat and seat.gold.number:
                gold = t("terminal-classic-yours", cards=seat.gold.number, nuggets=sum(seat.gold.nuggets))
            table.add_row(arrow + self.names[seat.seat], str(seat.hand.size), broken, gold)
        return table

    def result(self) -> RenderableType:
        result = self.match.result
        table = Table(title=t("terminal-classic-result"), box=None)
        table.add_column(t("terminal-seat"))
        for number in range(1, len(result.rounds) + 1):
            table.add_column(t("terminal-round", round=number), justify="right")
        table.add_column(t("terminal-classic-nuggets"), justify="right", style="bold")
        for seat, name in enumerate(self.names):
            rounds = [
                f"{end.nuggets[seat]} {t('terminal-classic-sign', role=end.roles[seat])}" for end in result.rounds
            ]
            table.add_row(name + (" ★" if seat in result.winners else ""), *rounds, str(result.nuggets[seat]))
        return table

    def loud(self, event: ev.Event) -> bool:
        return isinstance(event, ev.RoundBegan | ev.RoundEnded | ev.GoalRevealed | ev.GameEnded | ev.RoleDealt)

    def changed(self, event: ev.Event) -> Cell | None:
        return event.cell if isinstance(event, ev.Laid | ev.RockFell) else None

    def tell(self, event: ev.Event) -> str | None:
        return tell(event, self.names)
