"""Where on a screen the decisions of Lanterns are taken."""

from lanterns.decisions import Discard, LanternDecision, Peek
from lanterns.deck import PEEK
from lanterns.state import State
from undermine.engine.decisions import Lay, Pointer, ProposeEnd, Vote


def points(s: State, seat: int, decision: LanternDecision) -> Pointer:  # noqa: ARG001  # the decision says it all
    """The card that a choice uses, and the cell or seat it points at."""
    match decision:
        case Lay(card, cell):
            return Pointer("play", (card,), cell=cell)
        case Peek(target):
            return Pointer("play", (PEEK,), seat=target)
        case Discard(card):
            return Pointer("discard", (card,))
        case ProposeEnd():
            return Pointer("propose")
        case Vote():
            return Pointer("answer")


def meant(s: State, seat: int, at: Pointer) -> list[LanternDecision]:  # noqa: ARG001  # whoever clicks means the same
    """The decisions that a card and a place stand for."""
    card = s.deck.card(at.cards[0]) if at.cards else -1
    if 0 <= card < s.deck.path_cards and at.cell is not None:
        return [Lay(s.deck.names[card], at.cell), Lay(s.deck.names[card], at.cell, turned=True)]
    return [Peek(at.seat)] if at.cards == (PEEK,) and at.seat is not None else []
