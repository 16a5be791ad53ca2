"""Parts of a view that more than one game shows."""

import msgspec

from undermine.engine.grid import xy
from undermine.engine.network import Network
from undermine.engine.notation import Cell
from undermine.engine.state import BaseState
from undermine.engine.views import Fact, Public


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
    faces = network.faces
    laid = []
    for cell, face in sorted(network.laid.items()):
        if faces.card[face] >= 0:
            upright = faces.upright[faces.card[face]]
            laid.append(LaidCard(cell=xy(cell), card=faces.names[upright], turned=face != upright))
    return tuple(laid)


def names_of(names: list[str], cards: list[int]) -> tuple[str, ...]:
    """The names of some cards, in the order of the deck."""
    return tuple(names[card] for card in sorted(cards))
