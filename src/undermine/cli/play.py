"""A game in the terminal: you against random bots."""

from random import Random

from rich.console import Console
from rich.table import Table
from rich.text import Text

from undermine.cli import draw
from undermine.cli.words import tell
from undermine.engine.decisions import Decision
from undermine.engine.errors import UndermineError
from undermine.engine.match import Match
from undermine.engine.notation import seat_name
from undermine.engine.rulebook import rulebook
from undermine.games.classic import events as ev
from undermine.games.classic.decisions import Lay, Pass, card_played
from undermine.games.classic.view import ClassicView

NAMES = ["Agate", "Basalt", "Cinder", "Dolomite", "Ember", "Flint", "Garnet", "Hematite", "Iolite", "Jasper"]

HELP = """\
[b]1 3,0[/b]     play card 1 at the cell 3,0: lay it, let rock fall there, or look at that goal with a map
[b]1~ 3,0[/b]    lay card 1 turned by 180 degrees
[b]2 B[/b]       play card 2 on seat B: break or repair; [b]2 B cart[/b] names the tool of a double repair
[b]2[/b]         show what card 2 can do
[b]pass 2[/b]    discard card 2 face down
[b]yes[/b], [b]no[/b]     answer a vote; [b]take 2[/b] or just [b]2[/b] takes the gold card with two nuggets
[b]rules CL-P04[/b]  show a rule · [b]log[/b]  what happened so far · [b]quit[/b]  leave
The notation works as well: lay SW~ 3,0 · break lamp B · repair cart B with repair-lamp-cart · map 8,2"""


class Quit(Exception):
    """The player wants to leave."""


class TerminalGame:
    """One match at the terminal, seen from one seat."""

    def __init__(self, match: Match, seat: int, console: Console, bot_seed: str) -> None:
        self.match = match
        self.seat = seat
        self.console = console
        self.bots = Random(bot_seed)
        self.told = 0  # decisions whose events are on the screen
        self.last: tuple[int, int] | None = None
        bots = iter(NAMES)
        self.names = [f"{seat_name(s)} {'(you)' if s == seat else next(bots)}" for s in range(match.seats)]

    def run(self) -> None:
        """Plays to the end, or until the player leaves."""
        self.console.print("[b]Undermine[/b] — type [b]?[/b] for help, [b]quit[/b] to leave.\n")
        self._tell(0)
        while self.match.result is None:
            if self.seat in self.match.waiting:
                self._show()
                self._your_turn()
            else:
                choices = self.match.choices()
                self.match.decide(choices[self.bots.randrange(len(choices))])
                self._tell(self.match.number - 1)
        self._show_result()

    def _tell(self, since: int) -> None:
        """Says what the player saw happen."""
        for event in self.match.log(self.seat, since):
            if isinstance(event, ev.Laid | ev.RockFell):
                self.last = event.cell
            line = tell(event, self.names)
            if line:
                loud = isinstance(event, ev.RoundBegan | ev.RoundEnded | ev.GoalRevealed | ev.GameEnded | ev.RoleDealt)
                self.console.print(Text(line, "bold yellow" if loud else ""))

    def _show_board(self, marks: dict[tuple[int, int], str] | None = None) -> None:
        view = self.match.view(self.seat)
        self.console.print()
        self.console.print(draw.board(view, self.console.width, marks, self.last), no_wrap=True, crop=False)

    def _show(self) -> None:
        self._show_board()
        view = self.match.view(self.seat)
        own = view.seats[self.seat]
        self.console.print(self._seats_table(view))
        self.console.print(
            f"Round {view.round} of {view.rounds} · {view.pile} cards in the pile · you are a [b]{own.role.role}[/b]"
        )
        if view.phase == "gold":
            self.console.print(f"The packet holds: {', '.join(map(str, view.packet.nuggets))} nuggets")
        else:
            self.console.print(draw.hand(own.hand.cards), no_wrap=True, crop=False)

    def _seats_table(self, view: ClassicView) -> Table:
        table = Table(box=None, pad_edge=False)
        for title in ("seat", "cards", "broken tools", "gold cards"):
            table.add_column(title, style="dim" if title != "seat" else "")
        for seat in view.seats:
            arrow = "▶ " if seat.seat in self.match.waiting else "  "
            broken = Text(" ".join(f"✗{tool}" for tool in seat.broken), "red")
            gold = str(seat.gold.number)
            if seat.seat == self.seat and seat.gold.number:
                gold += f" (yours: {sum(seat.gold.nuggets or ())} nuggets)"
            table.add_row(arrow + self.names[seat.seat], str(seat.hand.size), broken, gold)
        return table

    def _your_turn(self) -> None:
        """Asks until a legal decision is taken."""
        while True:
            try:
                words = self.console.input("\n[b]your move[/b] (? for help) › ").split()
            except (EOFError, KeyboardInterrupt):
                raise Quit from None
            if not words:
                continue
            try:
                if self._aside(words):
                    continue
                decision = self._read(words)
                if decision is None:
                    continue
                self.match.decide(decision, self.seat)
            except UndermineError as error:
                self._refuse(error)
                continue
            self._tell(self.match.number - 1)
            return

    def _refuse(self, error: UndermineError) -> None:
        self.console.print(Text(f"✗ {error}", "red"))
        clause = getattr(error, "clause", None)
        if clause:
            self.console.print(Text(f"  {clause}: {rulebook('undermine.games.classic')[clause]}", "dim"))

    def _aside(self, words: list[str]) -> bool:
        """Commands that are no moves."""
        match words[0].lower():
            case "quit" | "q" | "exit":
                raise Quit
            case "?" | "help":
                self.console.print(HELP)
            case "log":
                lines = [tell(event, self.names) for event in self.match.log(self.seat)]
                self.console.print(Text("\n".join(line for line in lines if line)))
            case "rules" if len(words) == 2:
                text = rulebook("undermine.games.classic").get(words[1].upper())
                self.console.print(Text(text or f"there is no rule {words[1]}"))
            case _:
                return False
        return True

    def _read(self, words: list[str]) -> Decision | str | None:
        """What the words mean; None if they only ask."""
        view = self.match.view(self.seat)
        word = words[0].lower()
        if view.phase == "gold" and word.isdecimal():
            return f"take {word}"
        if word in ("yes", "no") and len(words) == 1:
            return f"vote {word}"
        cards = view.seats[self.seat].hand.cards
        if word in ("pass", "p") and len(words) == 2 and words[1].isdecimal():
            return Pass(self._card(cards, words[1]))
        number = word.removesuffix("~")
        if not number.isdecimal():
            return " ".join(words)
        card = self._card(cards, number)
        if len(words) == 1:
            self._show_uses(card)
            return None
        return self._play(card, word.endswith("~"), words[1:])

    def _card(self, cards: tuple[str, ...], number: str) -> str:
        if not 1 <= int(number) <= len(cards):
            raise UndermineError(f"you have no card {number}; your cards are 1 to {len(cards)}")
        return cards[int(number) - 1]

    def _uses(self, card: str) -> list[Decision]:
        """All that can be done with a card, but for passing it."""
        choices = list(self.match.choices(self.seat))
        return [use for use in choices if not isinstance(use, Pass) and card_played(use) == card]

    def _show_uses(self, card: str) -> None:
        uses = self._uses(card)
        if not uses:
            self.console.print(f"{card} can only be passed now.")
            return
        marks: dict[tuple[int, int], str] = {}
        for use in uses:
            if isinstance(use, Lay):
                marks[use.cell] = "↻" if use.turned and use.cell not in marks else "+"
        if marks:
            self._show_board(marks)
            self.console.print("[green3]+[/green3] fits as it is   [green3]↻[/green3] fits turned (~)")
        self.console.print(f"{card}: " + " · ".join(str(use) for use in uses))

    def _play(self, card: str, turned: bool, target: list[str]) -> Decision | str:
        """A numbered card and where it goes, in notation. A card that fits only turned is turned by itself."""
        where = target[0]
        if draw.is_path(card):
            upright, other = f"lay {card} {where}", f"lay {card}~ {where}"
            only_turned = upright not in self.match.choices(self.seat) and other in self.match.choices(self.seat)
            return other if turned or only_turned else upright
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
        seat = target[0].upper()
        for view in self.match.view(self.seat).seats:
            if seat_name(view.seat) == seat:
                return next((tool for tool in tools if tool in view.broken), tools[0])
        return tools[0]

    def _show_result(self) -> None:
        self._show_board()
        result = self.match.result
        table = Table(title="The gold", box=None)
        table.add_column("seat")
        for number in range(1, len(result.rounds) + 1):
            table.add_column(f"round {number}", justify="right")
        table.add_column("nuggets", justify="right", style="bold")
        for seat, name in enumerate(self.names):
            rounds = [f"{end.nuggets[seat]} {end.roles[seat][0].upper()}" for end in result.rounds]
            crown = " ★" if seat in result.winners else ""
            table.add_row(name + crown, *rounds, str(result.nuggets[seat]))
        self.console.print(table)
        self.console.print("[dim]M miner · S saboteur · ★ winner[/dim]")
