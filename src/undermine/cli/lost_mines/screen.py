"""A table of The Lost Mines, drawn."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from undermine.cli import draw
from undermine.cli.lost_mines.input import LostMinesInput
from undermine.cli.speaking import bold
from undermine.engine.decisions import Align, Decision, Vote
from undermine.engine.grid import xy
from undermine.engine.notation import Cell, seat_name
from undermine.engine.texts import t
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.decisions import Step, Stop, TakeTreasure
from undermine.games.lost_mines.story import holds_told, tell
from undermine.games.lost_mines.views import TreasureView

SIGNS = {"trunk": "♣", "lake": "≈", "ditch": "∪", "rock": "▲", "fire": "♨"}
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


HEADS = (
    "terminal-seat",
    "terminal-clan",
    "terminal-identity",
    "terminal-cards",
    "terminal-lost_mines-treasures",
    "terminal-points",
)


class LostMinesScreen(LostMinesInput):
    game = "lost_mines"

    def board(self, width: int, marks: dict[Cell, str]) -> Text:  # noqa: ARG002  # the board has a fixed size
        view = self.view
        pictures = {mine.cell: draw.box_picture(_mine(mine.card)) for mine in view.mines}
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
        sign = _mine(card) if feature == "mine" else SIGNS.get(feature) or STARTS.get(card, " ")
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
        status = t("terminal-status", round=view.round, rounds=view.rounds, pile=view.pile)
        who = t("terminal-lost_mines-you", clan=you.dwarf.clan, role=you.dwarf.identity)
        status = bold(f"{status} · {who}")
        panels: list[RenderableType] = [self._seats(), self._treasures(), status, self.hand()]
        if view.phase in ("move", "align", "treasure", "vote"):
            choices = " · ".join(map(_choice, self.match.choices(self.seat)))
            panels.append(t("terminal-may", choices=choices))
        return panels

    def hand(self) -> Text:
        return draw.hand((self._card(card), self.named(card)) for card in self.view.seats[self.seat].hand.cards)

    def _card(self, card: str) -> draw.Picture:
        if self.is_path(card):
            return self._laid(card, False, False)
        return draw.box_picture(SYMBOLS[card.partition("-")[0]])

    def _seats(self) -> Table:
        view = self.view
        table = Table(*map(t, HEADS), box=None, pad_edge=False)
        for seat in view.seats:
            arrow = "▶ " if seat.seat in self.match.waiting else "  "
            treasures = [self._treasure(one) for one in view.treasures if one.taker == seat.seat]
            table.add_row(
                arrow + self.names[seat.seat],
                f"{CLAN_SIGNS[seat.dwarf.clan]} {t('terminal-clan-name', clan=seat.dwarf.clan)}",
                t("role-name", role=seat.dwarf.identity) if seat.dwarf.identity else "?",
                str(seat.hand.size),
                " ".join(treasures) + (" ☠" if seat.dragon else ""),
                str(seat.points),
            )
        return table

    def _treasure(self, one: TreasureView) -> str:
        return t("terminal-lost_mines-treasure", holds=holds_told(one.symbol), value=one.value)

    def _treasures(self) -> str:
        out = [f"{one.place}: {self._treasure(one)}" for one in self.view.treasures if one.taker is None]
        return t("terminal-lost_mines-to-find", treasures=", ".join(out))

    def result(self) -> RenderableType:
        result = self.match.result
        table = Table(title=t("terminal-lost_mines-result"), box=None)
        table.add_column(t("terminal-seat"))
        for number in range(1, len(result.rounds) + 1):
            table.add_column(t("terminal-round", round=number), justify="right")
        table.add_column(t("terminal-points"), justify="right", style="bold")
        for seat, name in enumerate(self.names):
            rounds = [
                f"{end.points[seat]} {CLAN_SIGNS[end.clans[seat]]}"
                + t("terminal-lost_mines-role-sign", role=end.identities[seat])
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


def _mine(card: str | None) -> str:
    """The sign of a mine, as far as it is known."""
    return t("terminal-lost_mines-sign", holds=card.removeprefix("mine-") if card else None)


def _choice(choice: Decision) -> str:
    """What can be done now, as it is typed."""
    match choice:
        case Step(side):
            return t("terminal-lost_mines-choice-step", side=side)
        case Stop():
            return t("terminal-lost_mines-choice-stop")
        case TakeTreasure(place):
            return t("terminal-lost_mines-choice-take", place=place)
        case Align(turned):
            return t("terminal-lost_mines-choice-align", turned=turned)
        case Vote(yes):
            return t("terminal-lost_mines-choice-vote", yes=yes)
    return str(choice)
