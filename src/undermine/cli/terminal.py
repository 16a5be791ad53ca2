"""A game in the terminal: you against bots."""

from collections.abc import Iterable
from random import Random

from rich.console import Console
from rich.text import Text

from undermine.bots import BOTS, Situation
from undermine.bots.names import bot_names
from undermine.cli.reading import found, title_of
from undermine.cli.screens import screen_of
from undermine.cli.speaking import bold, spoken, typed_words
from undermine.engine.decisions import Align, Decision, Vote
from undermine.engine.errors import UndermineError
from undermine.engine.match import Match
from undermine.engine.notation import Cell, seat_name
from undermine.engine.texts import language, t


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
        names = [f"{seat_name(s)} {t('terminal-you') if s == seat else next(bots)}" for s in range(match.seats)]
        self.screen = screen_of(match.game.name).screen(match, seat, names)
        chapters = match.game.chapters(language())
        self.rules = {one.clause: one.text for chapter in chapters for one in chapter.clauses}
        self.typed = typed_words()
        self.told: int | None = None  # how many decisions the player has been told of; None: not even of the setup
        self.refusal: UndermineError | None = None  # told last, so that it is right above the prompt

    def _bot_decides(self, seat: int) -> None:
        """A bot sees what its seat sees."""
        thought = self.bot.choose(Situation.of_match(self.match, seat, self.memory), self.random)
        self.match.decide(thought.decision, seat, thought.reasons)

    def run(self) -> None:
        """Plays to the end, or until the player leaves."""
        self.console.print(bold(t("terminal-welcome", title=title_of(self.match.game))) + "\n")
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
                words = self.console.input(bold("\n" + t("terminal-prompt", what=self.screen.prompt())) + " ").split()
            except (EOFError, KeyboardInterrupt):
                raise Quit from None
            except UnicodeDecodeError:
                self.console.print(t("terminal-unreadable"))
                continue
            if not words:
                self._show()
                continue
            words[0] = self.typed.get(words[0].lower(), words[0])
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
        told = spoken(error, self.match.game.name, self.screen.names)
        self.console.print(Text(f"✗ {told}", "red"))
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
                self.console.print(bold(self.screen.help))
                self.console.print(bold(t("terminal-help")))
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
            self.console.print(Text(spoken(error)))

    def _read(self, words: list[str]) -> Iterable[Decision | str]:
        """The decisions that the words mean, perhaps in notation; none if they only ask."""
        known = self.screen.shorthand([words[0].lower(), *words[1:]])
        if known is not None:
            return known
        if words[0].lower() in ("yes", "no") and len(words) == 1:
            return [Vote(words[0].lower() == "yes")]
        if words[0].lower() in ("upright", "turned") and len(words) == 1:
            return [Align(words[0].lower() == "turned")]
        number = words[0].removesuffix("~")
        if not (number.isascii() and number.isdecimal()):
            if words[0] not in self.match.game.decisions.FORMS:
                raise UndermineError(t("terminal-not-understood", typed=repr(words[0][:20])))
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
            self.console.print(f"{self.screen.named(card)}: {about}")
        if not self.screen.may_play_cards():
            self.console.print(t("terminal-no-cards-now"))
        elif not uses:
            self.console.print(t("terminal-only-discard", card=self.screen.named(card)))
        else:
            ways = " · ".join(number + self.screen.short(use) for use in uses)
            self.console.print(Text(t("terminal-ways", card=self.screen.named(card), ways=ways)))
