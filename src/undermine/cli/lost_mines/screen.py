"""A table of The Lost Mines, drawn."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from undermine.cli import draw
from undermine.cli.lost_mines.input import LostMinesInput
from undermine.engine.grid import xy
from undermine.engine.notation import Cell, seat_name
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.story import tell
from undermine.games.lost_mines.views import TreasureView

SIGNS = {"trunk": "♣", "lake": "≈", "ditch": "∪", "rock": "▲", "fire": "♨"}
MINES = {"mine-gold": "G", "mine-silver": "S", "mine-gems": "◆", "mine-dragon": "☠"}
STARTS = {"start-yellow": "☀", "start-blue": "☾"}
SYMBOLS = {"axe": "♣", "boat": "≈", "rope": "∪", "trap": "^", "troll": "T", "info": "?", "storm": "ϟ"}
CLAN_SIGNS = {"yellow": "☀", "blue": "☾"}

BLOCKED = Style(color="red3", bgcolor="navajo_white3", bold=True)
DWARF = {
    "yellow": Style(color="grey11", bgcolor="gold1", bold=True),
    "blue": Style(color="white", bgcolor="blue3", bold=True),
}
TOKEN = Style(color="white", bgcolor="dark_red", bold=True)
#: Where up to nine dwarves find room on a picture of five by three.
ROOM = [(0, 0), (0, 1), (0, 3), (0, 4), (2, 0), (2, 1), (2, 3), (2, 4), (1, 2)]


class LostMinesScreen(LostMinesInput):
    aim = """\
Two clans lay paths from their starts (☀ yellow, ☾ blue) to the four mines (?) and walk their dwarves there. A turn
that ends on a mine of gold, silver or gems brings one matching treasure; one mine holds a dragon that costs 2 points.
A turn: play or discard, then walk up to 3 cards, then draw. A loyal dwarf shares with its clan, a saboteur with the
other clan, a selfish one with nobody. The most points win."""
    help = """\
[b]1 3,2[/b]       play card 1 at the cell 3,2: lay it, use a tool on an obstacle, sweep a card away, look at that mine
[b]1~ 3,2[/b]      lay card 1 turned by 180 degrees
[b]2 3,2 E[/b]     set a trap or a troll on the east side of 3,2
[b]3 B[/b], [b]3 2[/b]    information: look at B's dwarf card, or at the treasure in place 2
[b]2[/b]           show what card 2 can do
[b]d 1[/b], [b]d 1 4[/b]  discard one or two cards face down
[b]e[/b], [b]nne[/b]      step east; step north twice and then east · [b]stop[/b] or [b].[/b] ends the movement
Cards are named by their open sides: NSW is open to the north, south and west; ~ means turned by 180 degrees.
On the board: letters are dwarves · ♣ trunk, ≈ lake, ∪ ditch, = overcome · ▲ rock (one dwarf) · ♨ campfire (5 steps)
^ trap and T troll lie on the side of a card · G gold, S silver, ◆ gems, ☠ dragon · brightest: the last card laid
In full: lay SW~ 3,2 · tool 3,2 · trap 3,2 E · look-mine 10,2 with info-mine-dwarf · take 2"""

    def board(self, width: int, marks: dict[Cell, str]) -> Text:  # noqa: ARG002  # the board has a fixed size
        view = self.view
        pictures = {mine.cell: draw.box_picture(MINES[mine.card] if mine.card else "?") for mine in view.mines}
        overcome = {tool.cell for tool in view.tools}
        for card in view.laid:
            pictures[card.cell] = self._laid(card.card, card.turned, card.cell in overcome, card.cell == self.last)
        for trap in view.traps:
            self._token(pictures, trap.edge, "^")
        for troll in view.trolls:
            self._token(pictures, troll.edge, "T")
        self._dwarves(pictures)
        right, top = xy(max(self.deck.spaces))
        return draw.board(pictures, range(right + 1), range(top + 1), marks, draw.WIDE)

    def _laid(self, card: str, turned: bool, overcome: bool, lit: bool = False) -> draw.Picture:
        feature = card.partition("-")[0]
        sign = SIGNS.get(feature) or MINES.get(card) or STARTS.get(card, " ")
        picture = self.picture(card, turned, sign, draw.WIDE, lit)
        if feature in ("trunk", "lake", "ditch"):
            picture[1][2] = ("=", draw.PATH) if overcome else (sign, BLOCKED)
        return picture

    def _token(self, pictures: dict[Cell, draw.Picture], edge: ev.Edge, sign: str) -> None:
        """A token lies on the edge of whichever card is there."""
        x, y, side = edge
        beyond = (x, y + 1) if side == "N" else (x + 1, y)
        if (x, y) in pictures:
            pictures[x, y][0 if side == "N" else 1][2 if side == "N" else 4] = (sign, TOKEN)
        elif beyond in pictures:
            pictures[beyond][2 if side == "N" else 1][2 if side == "N" else 0] = (sign, TOKEN)

    def _dwarves(self, pictures: dict[Cell, draw.Picture]) -> None:
        taken: dict[Cell, int] = {}
        for seat in self.view.seats:
            row, column = ROOM[taken.get(seat.cell, 0)]
            taken[seat.cell] = taken.get(seat.cell, 0) + 1
            pictures[seat.cell][row][column] = (seat_name(seat.seat), DWARF[seat.dwarf.clan])

    def panels(self) -> Sequence[RenderableType]:
        view = self.view
        you = view.seats[self.seat]
        status = (
            f"Round {view.round} of {view.rounds} · cards in the pile: {view.pile} · you are {you.dwarf.clan}, "
            f"[b]{you.dwarf.identity}[/b]"
        )
        panels: list[RenderableType] = [self._seats(), self._treasures(), status, self.hand()]
        if view.phase in ("move", "align", "treasure", "vote"):
            panels.append("You may: " + " · ".join(map(str, self.match.choices(self.seat))))
        return panels

    def hand(self) -> Text:
        return draw.hand((self._card(card), card) for card in self.view.seats[self.seat].hand.cards)

    def _card(self, card: str) -> draw.Picture:
        if self.is_path(card):
            return self._laid(card, False, False)
        return draw.box_picture(SYMBOLS[card.partition("-")[0]])

    def _seats(self) -> Table:
        view = self.view
        table = Table("seat", "clan", "identity", "cards", "treasures", "points", box=None, pad_edge=False)
        for seat in view.seats:
            arrow = "▶ " if seat.seat in self.match.waiting else "  "
            treasures = [self._treasure(one) for one in view.treasures if one.taker == seat.seat]
            table.add_row(
                arrow + self.names[seat.seat],
                f"{CLAN_SIGNS[seat.dwarf.clan]} {seat.dwarf.clan}",
                seat.dwarf.identity or "?",
                str(seat.hand.size),
                " ".join(treasures) + (" ☠" if seat.dragon else ""),
                str(seat.points),
            )
        return table

    def _treasure(self, one: TreasureView) -> str:
        return f"{one.symbol}-{'?' if one.value is None else one.value}"

    def _treasures(self) -> str:
        out = [f"{one.place}: {self._treasure(one)}" for one in self.view.treasures if one.taker is None]
        return "Treasures to find: " + ", ".join(out)

    def result(self) -> RenderableType:
        result = self.match.result
        table = Table(title="The points  (☀ ☾ clan · L loyal · S selfish · X saboteur · ★ winner)", box=None)
        table.add_column("seat")
        for number in range(1, len(result.rounds) + 1):
            table.add_column(f"round {number}", justify="right")
        table.add_column("points", justify="right", style="bold")
        signs = {"loyal": "L", "selfish": "S", "saboteur": "X"}
        for seat, name in enumerate(self.names):
            rounds = [
                f"{end.points[seat]} {CLAN_SIGNS[end.clans[seat]]}{signs[end.identities[seat]]}"
                for end in result.rounds
            ]
            table.add_row(name + (" ★" if seat in result.winners else ""), *rounds, str(result.points[seat]))
        return table

    def loud(self, event: ev.Event) -> bool:
        return isinstance(
            event, ev.RoundBegan | ev.RoundEnded | ev.MineRevealed | ev.GameEnded | ev.DwarfDealt | ev.TrapSprung
        )

    def changed(self, event: ev.Event) -> Cell | None:
        return event.cell if isinstance(event, ev.Laid | ev.StormSwept) else None

    def tell(self, event: ev.Event) -> str | None:
        return tell(event, self.names)
