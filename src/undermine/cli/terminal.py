"""A game in the terminal: you against bots."""

from collections.abc import Iterable
from random import Random

from rich.console import Console
from rich.text import Text

from undermine.bots import BOTS, Situation
from undermine.bots.names import bot_names
from undermine.cli.reading import found
from undermine.cli.screens import screen_of
from undermine.engine.decisions import Decision, Vote
from undermine.engine.errors import UndermineError
from undermine.engine.match import Match
from undermine.engine.notation import Cell, seat_name

HELP = """\
[b]Enter[/b]        shows the table again
[b]yes[/b], [b]no[/b]      answer a vote · [b]propose-end[/b]  call one, where the table allows it
[b]rules ID[/b]     show a rule, such as a refusal names · [b]rules map[/b]  all rules that mention a map
[b]log[/b]          what happened so far · [b]quit[/b]  leave"""


class Quit(Exception):
    """The player wants to leave."""


class TerminalGame:
    """One match at the terminal, seen from one seat."""

    def __init__(self, match: Match, seat: int, console: Console, bot_seed: str, bot: str = "rookie") -> None:
        self.match = match
        self.seat = seat
        self.console = console
        self.bot = BOTS[bot]
        self.random = Random(bot_seed)
        self.memory: dict[str, object] = {}  # of the bots
        bots = iter(bot_names(bot_seed))
        names = [f"{seat_name(s)} {'(you)' if s == seat else next(bots)}" for s in range(match.seats)]
        self.screen = screen_of(match.game.name).screen(match, seat, names)
        self.rules = match.game.rulebook()
        self.told: int | None = None  # how many decisions the player has been told of; None: not even of the setup
        self.refusal: UndermineError | None = None  # told last, so that it is right above the prompt

    def _bot_decides(self, seat: int) -> None:
        """A bot sees what its seat sees."""
        thought = self.bot.choose(Situation.of_match(self.match, seat, self.memory), self.random)
        self.match.decide(thought.decision, seat, thought.reasons)

    def run(self) -> None:
        """Plays to the end, or until the player leaves."""
        self.console.print(f"[b]{self.match.game.title}[/b] — type [b]?[/b] for help, [b]quit[/b] to leave.\n")
        self._explain()
        while self.match.result is None:
            if self.seat in self.match.waiting:
                self._tell()
                self._show()
                self._your_turn()
            else:
                self._bot_decides(self.match.waiting[0])
        self._tell()
        self._show_board({})
        self.console.print(self.screen.result())

    def _tell(self) -> None:
        """Says what the player saw happen since the last time."""
        events = self.match.log(self.seat, self.told)
        self.told = self.match.decided
        for event in events:
            self.screen.last = self.screen.changed(event) or self.screen.last
        for event, line in self.screen.story(events):
            self.console.print(Text(line, "bold yellow" if self.screen.loud(event) else ""))

    def _explain(self) -> None:
        """What the game is about, as one paragraph that fits any window."""
        self.console.print(" ".join(self.screen.aim.split()) + "\n")

    def _show(self) -> None:
        self._show_board({})
        for panel in self.screen.panels():
            self.console.print(panel, no_wrap=isinstance(panel, Text), crop=False)

    def _show_board(self, marks: dict[Cell, str]) -> None:
        self.console.print()
        self.console.print(self.screen.board(self.console.width, marks), no_wrap=True, crop=False)

    def _your_turn(self) -> None:
        """Asks until a legal decision is taken."""
        while True:
            if self.refusal:
                self._refuse(self.refusal)
                self.refusal = None
            try:
                words = self.console.input(f"\n[b]{self.screen.prompt()}[/b] (? for help) › ").split()
            except (EOFError, KeyboardInterrupt):
                raise Quit from None
            except UnicodeDecodeError:
                self.console.print("That could not be read; please type it again.")
                continue
            if not words:
                self._show()
                continue
            if self._aside(words):
                continue
            before = self.match.decided
            try:
                for decision in self._read(words):
                    self.match.decide(decision, self.seat)
                    if self.seat not in self.match.waiting:
                        break
            except UndermineError as error:
                self.refusal = error
            if self.match.decided > before:
                return

    def _refuse(self, error: UndermineError) -> None:
        self.console.print(Text(f"✗ {error}", "red"))
        clause = getattr(error, "clause", None)
        if clause:
            self.console.print(Text(f"  {clause}: {self.rules.get(clause, '')}", "dim"))

    def _aside(self, words: list[str]) -> bool:
        """Commands that are no moves."""
        match words[0].lower():
            case "quit" | "q" | "exit":
                raise Quit
            case "?" | "help":
                self._explain()
                self.console.print(self.screen.help)
                self.console.print(HELP)
            case "log":
                self.console.print(Text("\n".join(line for _, line in self.screen.story(self.match.log(self.seat)))))
            case "rules":
                self._read_rules(" ".join(words[1:]))
            case _:
                return False
        return True

    def _read_rules(self, asked: str) -> None:
        """A rule, all that speak of something, or the whole of this game's rules."""
        try:
            for part in found(asked, self.match.game):
                self.console.print(part)
        except UndermineError as error:
            self.console.print(Text(str(error)))

    def _read(self, words: list[str]) -> Iterable[Decision | str]:
        """The decisions that the words mean, perhaps in notation; none if they only ask."""
        known = self.screen.shorthand([words[0].lower(), *words[1:]])
        if known is not None:
            return known
        if words[0].lower() in ("yes", "no") and len(words) == 1:
            return [Vote(words[0].lower() == "yes")]
        number = words[0].removesuffix("~")
        if not (number.isascii() and number.isdecimal()):
            if words[0] not in self.match.game.decisions.FORMS:
                raise UndermineError(f"I don't understand {words[0][:20]!r}. Try 1 3,0 to play card 1, or ? for help")
            return [" ".join(words)]
        card = self.screen.card_numbered(number)
        if len(words) > 1:
            return [self.screen.play(card, words[0].endswith("~"), words[1:])]
        self._show_uses(card, number)
        return []

    def _show_uses(self, card: str, number: str) -> None:
        uses = self.screen.uses(card)
        marks = self.screen.marks(uses)
        if marks:
            self._show_board(marks)
            self.console.print(self.screen.key(uses), style="green3")
            self.console.print(self.screen.hand(), no_wrap=True, crop=False)
        about = self.screen.about(card)
        if about:
            self.console.print(f"{card}: {about}")
        if not self.screen.may_play_cards():
            self.console.print("You can't play a card right now.")
        elif not uses:
            self.console.print(f"{card} can't be played now, only discarded.")
        else:
            ways = " · ".join(number + self.screen.short(use) for use in uses)
            self.console.print(Text(f"You can play {card} like this: {ways}"))
