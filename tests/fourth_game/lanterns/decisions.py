"""The decisions of Lanterns: typed, with their notation and their codes."""

from lanterns import codes
from lanterns.deck import Deck
from undermine.engine.decisions import COMMON_FORMS, Decision, Form, Lay, ProposeEnd, Vote
from undermine.engine.grid import cell_at, on_grid, xy
from undermine.engine.notation import read_card, read_seat, seat_name


class Peek(Decision, frozen=True, tag="peek"):
    """Look at the lantern card of another seat (LT-A01)."""

    seat: int

    def __str__(self) -> str:
        return f"peek {seat_name(self.seat)}"


class Discard(Decision, frozen=True, tag="discard"):
    """Discard a card face down (LT-T01)."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


LanternDecision = Lay | Peek | Discard | ProposeEnd | Vote

#: First word -> how it goes on, and what reads it.
FORMS: dict[str, Form] = {
    "lay": COMMON_FORMS["lay"],
    "peek": ("SEAT", lambda seat: Peek(read_seat(seat))),
    "discard": ("CARD", lambda card: Discard(read_card(card))),
    "propose-end": COMMON_FORMS["propose-end"],
    "vote": COMMON_FORMS["vote"],
}


def encode(deck: Deck, decision: LanternDecision) -> int:
    """The code of a decision, or -1 if the deck has no such card."""
    match decision:
        case Lay(name, cell, turned):
            card = deck.card(name)
            if 0 <= card < deck.path_cards and on_grid(*cell):
                return codes.lay_code(cell_at(*cell), deck.face(card, turned))
        case Discard(name):
            if deck.card(name) >= 0:
                return codes.code_of(codes.DISCARD, deck.card(name))
        case Peek(seat):
            return codes.code_of(codes.PEEK, seat) if 0 <= seat < 4 else -1
        case Vote(yes):
            return codes.code_of(codes.VOTE, yes)
        case ProposeEnd():
            return codes.code_of(codes.PROPOSE)
    return -1


def decode(deck: Deck, code: int) -> LanternDecision:
    """The decision with this code."""
    if code >= codes.LAYS:
        cell, face = codes.laid(code)
        card = deck.faces.card[face]
        return Lay(deck.names[card], xy(cell), deck.faces.upright[card] != face)
    kind, argument = codes.kind_of(code)
    if kind == codes.DISCARD:
        return Discard(deck.names[argument])
    if kind == codes.PEEK:
        return Peek(argument)
    return Vote(argument == 1) if kind == codes.VOTE else ProposeEnd()
