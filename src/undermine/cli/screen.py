"""What the terminal needs to know of a game: how to draw it, how to tell of it, how to read what is typed."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from undermine.cli import draw
from undermine.engine import events as ev
from undermine.engine.decisions import Decision, Lay
from undermine.engine.errors import UndermineError
from undermine.engine.match import Match
from undermine.engine.notation import Cell, read_cell
from undermine.engine.texts import card_name, t


class Screen(ABC):
    """One game at the terminal, seen from one seat. Everything comes from the seat's view."""

    #: What the screen's own texts are called: terminal-classic-aim.
    game = "plain"

    def __init__(self, match: Match, seat: int, names: Sequence[str]) -> None:
        self.match = match
        self.seat = seat
        self.names = names
        self.deck: Any = match.state.deck  # all know it; each screen knows its type
        self.last: Cell | None = None

    @property
    def aim(self) -> str:
        """What the game is about."""
        return t(f"terminal-{self.game}-aim")

    @property
    def help(self) -> str:
        """Lines about what can be typed."""
        return t(f"terminal-{self.game}-help")

    def named(self, card: str) -> str:
        """A card as somebody reads it."""
        return card_name(self.game, card)

    @property
    def view(self) -> Any:  # each screen knows its type
        return self.match.view(self.seat)

    @abstractmethod
    def tell(self, event: ev.Event) -> str | None:
        """One line about an event, or None where the screen shows it anyway."""

    def story(self, events: Iterable[ev.Event]) -> Iterator[tuple[ev.Event, str]]:
        """The lines about events that follow each other, each with the event that it is about."""
        for event in events:
            line = self.tell(event)
            if line:
                yield event, line

    @abstractmethod
    def loud(self, event: ev.Event) -> bool:
        """Whether an event deserves attention."""

    @abstractmethod
    def changed(self, event: ev.Event) -> Cell | None:
        """The cell where an event laid or took a card, to be shown brighter."""

    @abstractmethod
    def board(self, width: int, marks: dict[Cell, str]) -> Text:
        """The table as a picture that fits into so many columns, if it can."""

    @abstractmethod
    def panels(self) -> Sequence[RenderableType]:
        """What is shown below the board: the seats, your own role, what there is to choose from."""

    @abstractmethod
    def result(self) -> RenderableType:
        """The scores, once the game is over."""

    def prompt(self) -> str:
        return t("terminal-your-move")

    def may_play_cards(self) -> bool:
        """Whether now is the time for a card; always in a game whose view tells no phase."""
        return bool(getattr(self.view, "phase", "play") == "play")

    @abstractmethod
    def shorthand(self, words: list[str]) -> Iterable[Decision | str] | None:
        """The decisions that typed words stand for, perhaps in notation; None if they stand for themselves.

        Each decision is taken before the next one is asked for.
        """

    # ---- for games whose cards are played by their numbers in the hand -----------------------------------------------

    def hand(self) -> Text:
        """Your own cards as pictures."""
        return Text("")

    def about(self, card: str) -> str:  # noqa: ARG002  # for games whose cards want an explanation
        """What a card does, in a few words."""
        return ""

    def uses(self, card: str) -> list[Decision]:  # noqa: ARG002  # for games with cards in the hand
        """All that can be done with a card now, but for discarding it."""
        return []

    def short(self, use: Decision) -> str:
        """What follows the number of a card to use it so."""
        return f" {use}"

    def play(self, card: str, turned: bool, target: list[str]) -> Decision | str:  # noqa: ARG002  # for games with cards in the hand
        """A card and where it goes, perhaps in notation."""
        raise UndermineError(t("terminal-no-numbers", card=card))

    def picture(
        self, card: str, turned: bool = False, sign: str = " ", width: int = draw.WIDE, lit: bool = False
    ) -> draw.Picture:
        """A path card."""
        faces = self.deck.faces
        face = draw.face_named(faces, card, turned)
        return draw.card_picture(faces, face, sign, width, draw.LAST if lit else draw.PATH)

    def is_path(self, card: str) -> bool:
        return bool(self.deck.names.index(card) < self.deck.path_cards)

    def card_numbered(self, number: str) -> str:
        """The card of the hand with this number."""
        cards: tuple[str, ...] = self.view.seats[self.seat].hand.cards
        if len(number) > 2 or not 1 <= int(number) <= len(cards):
            raise UndermineError(t("terminal-no-card", typed=number[:9], number=len(cards)))
        return cards[int(number) - 1]

    def lay(self, card: str, turned: bool, where: str) -> str:
        """A path card and its cell, in notation; one that fits only turned is turned by itself."""
        upright, other = (Lay(card, read_cell(where), way) for way in (False, True))
        choices = self.match.choices(self.seat)
        return str(other if turned or (upright not in choices and other in choices) else upright)

    def marks(self, uses: Sequence[Decision]) -> dict[Cell, str]:
        """Where a path card may go: as it is, or turned."""
        marks: dict[Cell, str] = {}
        for use in uses:
            if isinstance(use, Lay):
                mark = "↻" if use.turned else "+"
                marks[use.cell] = "±" if marks.get(use.cell, mark) != mark else mark
        return marks

    def key(self, uses: Sequence[Decision]) -> str:  # noqa: ARG002  # all games lay cards so
        """What the marks mean."""
        return t("terminal-marks")
