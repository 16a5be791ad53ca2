"""Classic at the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undermine.cli import draw
from undermine.cli.screen import Screen, tell_common
from undermine.engine.decisions import Decision
from undermine.engine.errors import UndermineError
from undermine.engine.notation import Cell, seat_name, write_cell, write_turned
from undermine.games.classic import events as ev
from undermine.games.classic.decisions import BreakTool, Lay, Map, Pass, Repair, Rockfall, card_played
from undermine.games.classic.deck import SETUP

SIGNS = {"start": "╪", "treasure": "◆", "stone": "●"}
SYMBOLS = {"broken": "✗", "repair": "✓", "rockfall": "☄", "map": "?"}

HOW = {
    "treasure": "the treasure is reached",
    "exhausted": "no cards are left and the treasure was not reached",
    "vote": "all voted to end it",
}


class ClassicScreen(Screen):
    aim = """\
Miners dig a path from the start (╪) to the treasure, which lies under one of the three goals (?); saboteurs want
the cards to run out before that. Nobody knows who is what. In a turn you lay a path card, play an action card, or
pass one card face down; then you draw. Whoever has a broken tool can't lay path cards. The most gold wins."""
    help = """\
[b]1 3,0[/b]     play card 1 at the cell 3,0: lay it, let rock fall there, or look at that goal with a map
[b]1~ 3,0[/b]    lay card 1 turned by 180 degrees
[b]2 B[/b]       play card 2 on seat B: break or repair; [b]2 B cart[/b] names the tool of a double repair
[b]2[/b]         show what card 2 can do
[b]pass 2[/b]    discard card 2 face down
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
        own = view.seats[self.seat]
        status = (
            f"Round {view.round} of {view.rounds} · cards in the pile: {view.pile} · you are a [b]{own.role.role}[/b]"
        )
        if view.phase == "gold":
            return [self._seats(), status, f"The packet holds: {', '.join(map(str, view.packet.nuggets))} nuggets"]
        return [self._seats(), status, self.hand()]

    def hand(self) -> Text:
        return draw.hand((self._card(card), card) for card in self.view.seats[self.seat].hand.cards)

    def short(self, use: Decision) -> str:
        match use:
            case Lay(_, cell, turned):
                return f"{'~' if turned else ''} {write_cell(cell)}"
            case BreakTool(_, seat):
                return f" {seat_name(seat)}"
            case Repair(tool, seat):
                return f" {seat_name(seat)} {tool}"
            case Rockfall(cell) | Map(cell):
                return f" {write_cell(cell)}"
        return f" {use}"

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

    def uses(self, card: str) -> list[Decision]:
        choices = list(self.match.choices(self.seat))
        return [use for use in choices if not isinstance(use, Pass) and card_played(use) == card]

    def play(self, card: str, turned: bool, target: list[str]) -> str:
        where = target[0]
        if self.is_path(card):
            return self.lay(card, turned, where)
        kind, _, tools = card.partition("-")
        if kind == "broken":
            return f"break {tools} {where.upper()}"
        if kind == "repair":
            return f"repair {self._tool(tools.split('-'), target)} {where.upper()} with {card}"
        return f"{kind} {where}"

    def _tool(self, tools: list[str], target: list[str]) -> str:
        """The tool to mend: named, or the only one of the card's that is broken there."""
        if len(target) > 1:
            return target[1]
        for seat in self.view.seats:
            broken = [tool for tool in tools if tool in seat.broken]
            if seat_name(seat.seat) == target[0].upper() and broken:
                if len(broken) > 1:
                    raise UndermineError(f"{' and '.join(broken)} are broken; say which, as 1 {target[0]} {broken[0]}")
                return broken[0]
        return tools[0]

    def shorthand(self, words: list[str]) -> list[str] | None:
        if self.view.phase == "gold" and len(words) == 1 and words[0].isdecimal():
            return [f"take {words[0]}"]
        if words[0] in ("pass", "p", "discard", "d") and len(words) == 2 and words[1].isdecimal():
            return [f"pass {self.card_numbered(words[1])}"]
        return None

    def loud(self, event: ev.Event) -> bool:
        return isinstance(event, ev.RoundBegan | ev.RoundEnded | ev.GoalRevealed | ev.GameEnded | ev.RoleDealt)

    def changed(self, event: ev.Event) -> Cell | None:
        return event.cell if isinstance(event, ev.Laid | ev.RockFell) else None

    def tell(self, event: ev.Event) -> str | None:
        return tell(event, self.names)


def tell(event: ev.Event, names: Sequence[str]) -> str | None:
    """One line about an event of classic."""
    match event:
        case ev.RoundBegan():
            return f"Round {event.round} begins; {names[event.starter]} starts."
        case ev.RoleDealt():
            return _role(event.role, len(names)) if event.role else None
        case ev.Laid():
            return f"{names[event.seat]} lays {write_turned(event.card, event.turned)} at {write_cell(event.cell)}."
        case ev.GoalRevealed():
            return f"The goal at {write_cell(event.goal)} is turned over: {event.card}!"
        case ev.GoalAligned():
            return f"{names[event.seat]} lays the goal {'turned' if event.turned else 'upright'}."
        case ev.ToolBroken():
            return f"{names[event.seat]} breaks the {event.tool} of {names[event.target]}."
        case ev.ToolRepaired():
            if event.seat == event.target:
                return f"{names[event.seat]} repairs their own {event.tool}."
            return f"{names[event.seat]} repairs the {event.tool} of {names[event.target]}."
        case ev.RockFell():
            return f"{names[event.seat]} lets rock fall on {event.card} at {write_cell(event.cell)}."
        case ev.MapRead():
            found = f" and sees: {event.card}" if event.card else ""
            return f"{names[event.seat]} looks at the goal at {write_cell(event.goal)}{found}."
        case ev.Passed():
            return f"{names[event.seat]} passes{f' ({event.card})' if event.card else ' a card, face down'}."
        case ev.RoundEnded():
            return _round_ended(event, names)
        case ev.PacketPassed():
            seen = f": {', '.join(map(str, event.nuggets))} nuggets" if event.nuggets else ""
            return f"{names[event.seat]} gets the packet of {event.cards} gold cards{seen}."
        case ev.GoldTaken():
            return f"{names[event.seat]} takes a gold card{f' worth {event.nuggets}' if event.nuggets else ''}."
        case ev.GoldPaid():
            paid = f" worth {sum(event.nuggets)}" if event.nuggets else ""
            return f"{names[event.seat]} is paid {event.cards} gold card{'s' if event.cards != 1 else ''}{paid}."
    return tell_common(event, names)


def _role(role: str, seats: int) -> str:
    saboteurs, miners, _ = SETUP[seats]
    wish = "the treasure is not reached" if role == "saboteur" else "a path reaches the treasure"
    cards = f"{saboteurs} saboteur{'s' if saboteurs > 1 else ''} and {miners} miners, one of them set aside"
    return f"Your role: {role}. You win the round if {wish}. (Role cards: {cards}.)"


def _round_ended(event: ev.RoundEnded, names: Sequence[str]) -> str:
    saboteurs = [names[seat] for seat, role in enumerate(event.roles) if role == "saboteur"]
    who = f"Saboteurs were: {', '.join(saboteurs)}" if saboteurs else "There was no saboteur"
    return f"Round {event.round} goes to the {event.winner}: {HOW[event.how]}. {who} (set aside: a {event.set_aside})."
