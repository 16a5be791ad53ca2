"""Where on a screen the decisions of classic are taken."""

from undermine.engine.decisions import Align, Lay, Pointer, ProposeEnd, Vote
from undermine.games.classic.decisions import BreakTool, ClassicDecision, Map, Pass, Repair, Rockfall, TakeGold
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
