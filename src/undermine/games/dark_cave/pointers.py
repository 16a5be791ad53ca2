"""Where on a screen the decisions of The Dark Cave are taken."""

from undermine.engine.decisions import Align, Lay, Pointer, ProposeEnd, Vote
from undermine.games.dark_cave.decisions import (
    AnswerAxe,
    Attract,
    DarkCaveDecision,
    Discard,
    Equip,
    Hew,
    LookAtClan,
    LookAtGoal,
    Meet,
    Rockfall,
    Rouse,
    SetWeb,
    Step,
    Stop,
    Swap,
    TakeGold,
)
from undermine.games.dark_cave.state import State


def points(s: State, seat: int, decision: DarkCaveDecision) -> Pointer:  # noqa: ARG001  # the decision says it all
    """The card that a choice uses, and the cell, edge, space or seat it points at."""
    match decision:
        case Lay(card, cell) | LookAtGoal(card, cell) | Rockfall(card, cell) | Attract(card, cell):
            return Pointer("play", (card,), cell=cell)
        case LookAtClan(card, target) | Swap(card, target) | Equip(card, target):
            return Pointer("play", (card,), seat=target)
        case SetWeb(card, cell, side):
            return Pointer("play", (card,), cell=cell, side=side)
        case Rouse(card):
            return Pointer("play", (card,))
        case Discard(cards):
            return Pointer("discard", cards)
        case Step(cell, space):
            return Pointer("step", cell=cell, space=space)
        case Hew(cell, side):
            return Pointer("act", cell=cell, side=side)
        case Stop():
            return Pointer("stop")
        case ProposeEnd():
            return Pointer("propose")
        case AnswerAxe() | Meet() | TakeGold() | Align() | Vote():
            return Pointer("answer")
