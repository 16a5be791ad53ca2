"""The screen of classic: the board, the seats and the hand."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undermine.cli import draw
from undermine.cli.classic.input import ClassicInput
from undermine.engine.notation import Cell
from undermine.games.classic import events as ev
from undermine.games.classic.story import tell

SIGNS = {"start": "╪", "treasure": "◆", "stone": "●"}
SYMBOLS = {"broken": "✗", "repair": "✓", "rockfall": "☄", "map": "?"}


class ClassicScreen(ClassicInput):
    aim = """\
Miners dig a path from the start (╪) to the treasure, which lies under one of the three goals (?); saboteurs want
the cards to run out before that. Nobody knows who is what. In a turn you lay a path card, play an action card, or
discard one card face down; then you draw. With a broken tool you can't lay path cards. The most gold wins."""
    help = """\
[b]1 3,0[/b]     play card 1 at the cell 3,0: lay it, let rock fall there, or look at that goal with a map
[b]1~ 3,0[/b]    lay card 1 turned by 180 degrees
[b]2 B[/b]       play card 2 on seat B: break or mend a tool; [b]2 B cart[/b] names one of two tools
[b]2[/b]         show what card 2 can do
[b]discard 2[/b] discard card 2 face down
[b]2[/b]         while gold is shared: take the card with two nuggets
Cards are named by their open sides: NSW is open to the north, south and west; × marks a dead end; ~ means turned.
On the board: ╪ start · ? goal · ◆ treasure · ● stone · the brightest card is the last one laid
In full: lay SW~ 3,0 · break lamp B · repair cart B with repair-lamp-cart · map 8,2"""

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
        status = f"Round {view.round} of {view.rounds} · cards in the pile: {view.pile} · you are a [b]{role}[/b]"
        if view.phase == "gold":
            return [self._seats(), status, f"The packet holds: {', '.join(map(str, view.packet.nuggets))} nuggets"]
        return [self._seats(), status, self.hand()]

    def hand(self) -> Text:
        return draw.hand((self._card(card), card) for card in self.view.seats[self.seat].hand.cards)

    def _card(self, card: str) -> draw.Picture:
        return self.picture(card) if self.is_path(card) else draw.box_picture(SYMBOLS[card.partition("-")[0]])

    def _seats(self) -> Table:
        table = Table("seat", "cards", "broken tools", "gold cards", box=None, pad_edge=False)
        for seat in self.view.seats:
            arrow = "▶ " if seat.seat in self.match.waiting else "  "
            broken = Text(" ".join(f"✗{tool}" for tool in seat.broken), "red")
            gold = str(seat.gold.number)
            if seat.seat == self.seat and seat.gold.number:
                gold += f" (yours: {sum(seat.gold.nuggets)} nuggets)"
            table.add_row(arrow + self.names[seat.seat], str(seat.hand.size), broken, gold)
        return table

    def result(self) -> RenderableType:
        result = self.match.result
        table = Table(title="The gold  (M miner · S saboteur · ★ winner)", box=None)
        table.add_column("seat")
        for number in range(1, len(result.rounds) + 1):
            table.add_column(f"round {number}", justify="right")
        table.add_column("nuggets", justify="right", style="bold")
        for seat, name in enumerate(self.names):
            rounds = [f"{end.nuggets[seat]} {end.roles[seat][0].upper()}" for end in result.rounds]
            table.add_row(name + (" ★" if seat in result.winners else ""), *rounds, str(result.nuggets[seat]))
        return table

    def loud(self, event: ev.Event) -> bool:
        return isinstance(event, ev.RoundBegan | ev.RoundEnded | ev.GoalRevealed | ev.GameEnded | ev.RoleDealt)

    def changed(self, event: ev.Event) -> Cell | None:
        return event.cell if isinstance(event, ev.Laid | ev.RockFell) else None

    def tell(self, event: ev.Event) -> str | None:
        return tell(event, self.names)
