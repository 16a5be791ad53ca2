"""Decisions at the border: those that a seat may take, and those that were checked.

Decks are few and decisions come again and again, so each is decoded, written and read once for many matches. That is
kept here and not in `Choices`: anyone who is handed choices must find no more in them than that.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from undermine.engine.decisions import Decision
from undermine.engine.errors import NotationError
from undermine.engine.game import AnyGame, GameDeck
from undermine.engine.kept import kept

#: How long a text may be to be remembered: what people send may be as long as they like.
LONGEST: Final = 80


class Checked(NamedTuple):
    """A decision that may be taken, read and encoded once: the rules take the code, the record the decision."""

    decision: Decision
    code: int
    text: str

    @classmethod
    def of(cls, decision: Decision, code: int) -> "Checked":
        """The text is written once, for the record and the server's log alike."""
        return cls(decision, code, str(decision))


def offered(game: AnyGame, deck: GameDeck, code: int) -> Checked:
    """The decision with this code, in the one spelling in which it is offered."""
    return _offered(deck, game, code)


@kept(1 << 15)
def _offered(deck: GameDeck, game: AnyGame, code: int) -> Checked:
    return Checked.of(game.decode(deck, code), code)


def code_of(game: AnyGame, deck: GameDeck, decision: object) -> int:
    """The code of a decision or a text, or -1 if the deck knows no such thing; raises NotationError if it is none."""
    if isinstance(decision, str) and len(decision) <= LONGEST:
        return _code_of_text(deck, game, decision)
    return game.encode(deck, game.read(decision))


@kept(1 << 13)
def _code_of_text(deck: GameDeck, game: AnyGame, text: str) -> int:
    return game.encode(deck, game.read(text))


class Choices:
    """The decisions that a seat may take now: `in`, `len`, iterate; decoded only when looked at."""

    def __init__(self, game: AnyGame, deck: GameDeck, codes: list[int]) -> None:
        self._game = game
        self._deck = deck  # not the state: see above
        self.codes = tuple(codes)

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[Decision]:
        return (offered(self._game, self._deck, code).decision for code in self.codes)

    def __getitem__(self, index: int) -> Decision:
        return offered(self._game, self._deck, self.codes[index]).decision

    def __contains__(self, decision: object) -> bool:
        try:
            return code_of(self._game, self._deck, decision) in self.codes
        except NotationError:
            return False

    def __repr__(self) -> str:
        return f"<{len(self)} choices: {', '.join(map(str, self))}>"
