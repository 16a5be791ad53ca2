"""Parts of a view that more than one game shows."""

from collections.abc import Iterable
from typing import Final

import msgspec

from undermine.engine.facts import faces_by_cell
from undermine.engine.grid import xy
from undermine.engine.kept import kept
from undermine.engine.network import Network
from undermine.engine.notation import Cell
from undermine.engine.pathcards import Faces
from undermine.engine.state import BaseState
from undermine.engine.views import Fact, Public

#: How many parts of views are kept to be shown again: most of them are the same after the next decision, and what is
#: the same object needs to be redacted only once.
PARTS: Final = 4096


class Hand(Fact, frozen=True):
    size: Public[int]
    cards: tuple[str, ...] | None


class LaidCard(msgspec.Struct, frozen=True):
    """A face-up card of the network, starts and revealed goals included."""

    cell: Public[Cell]
    card: Public[str]
    turned: Public[bool]


class HiddenCard(Fact, frozen=True):
    """A goal or mine; `known` has also those who looked at it."""

    cell: Public[Cell]
    face_up: Public[bool]
    card: str | None


class VoteView(msgspec.Struct, frozen=True):
    proposer: Public[int]
    yes: Public[tuple[int, ...]]


def open_vote(s: BaseState) -> VoteView:
    """A vote that is going on."""
    return VoteView(proposer=s.proposer, yes=tuple(seat for seat in range(s.seats) if s.voted >> seat & 1))


def laid_cards(network: Network) -> tuple[LaidCard, ...]:
    """All cards of a network, in the order of their cells."""
    return _laid_cards(network.faces, tuple(faces_by_cell(network)))


@kept(PARTS)
def _laid_cards(faces: Faces, laid: tuple[int, ...]) -> tuple[LaidCard, ...]:
    return tuple([_laid_card(faces, number >> 16, number & 0xFFFF) for number in laid])


@kept(PARTS)
def _laid_card(faces: Faces, cell: int, face: int) -> LaidCard:
    upright = faces.upright[faces.card[face]]
    return LaidCard(cell=xy(cell), card=faces.names[upright], turned=face != upright)


def names_of(names: list[str], cards: Iterable[int]) -> tuple[str, ...]:
    """The names of some cards, in the order of the deck."""
    return tuple([names[card] for card in sorted(cards)])
