"""Where on a screen the decisions of classic are taken."""

from undermine.engine.decisions import Align, Lay, Pointer, ProposeEnd, Vote
from undermine.games.classic.decisions import (
    BreakTool,
    ClassicDecision,
    Map,
    Pass,
    Repair,
    Rockfall,
    TakeGold,
    card_number,
)
from undermine.games.classic.deck import TOOLS
from undermine.games.classic.state import State


def points(s: State, seat: int, decision: ClassicDecision) -> Pointer:  # noqa: ARG001  # the decision says it all
    """The card that a choice uses, and the cell or seat it points at."""
    match decision:
        case Lay(card, cell):
            return Pointer("play", (card,), cell=cell)
        case BreakTool(tool, target):
            return Pointer("play", (f"broken-{tool}",), seat=target)
        case Repair(_, target, card):
            return Pointer("play", (card,), seat=target)
        case Rockfall(cell):
            return Pointer("play", ("rockfall",), cell=cell)
        case Map(goal):
            return Pointer("play", ("map",), cell=goal)
        case Pass(card):
            return Pointer("discard", (card,))
        case ProposeEnd():
            return Pointer("propose")
        case TakeGold() | Align() | Vote():
            return Pointer("answer")


def meant(s: State, seat: int, at: Pointer) -> list[ClassicDecision]:  # noqa: ARG001  # whoever clicks means the same
    """The decisions that a card and a place stand for: a path card either way up, a repair by each of its tools."""
    card = at.cards[0] if at.cards else ""
    number = card_number(s.deck, card)
    if number < 0:
        return []
    if at.cell is not None:
        if number < s.deck.path_cards:
            return [Lay(card, at.cell), Lay(card, at.cell, turned=True)]
        if card == "rockfall":
            return [Rockfall(at.cell)]
        return [Map(at.cell)] if card == "map" else []
    if at.seat is not None and card.startswith("broken-"):
        return [BreakTool(card.removeprefix("broken-"), at.seat)]
    if at.seat is not None:
        return [Repair(tool, at.seat, card) for i, tool in enumerate(TOOLS) if s.deck.repairs[number] >> i & 1]
    return []
