"""Where on a screen the decisions of The Lost Mines are taken."""

from undermine.engine.decisions import Align, Lay, Pointer, ProposeEnd, Vote
from undermine.engine.grid import LETTERS, STEPS, cell_at, cell_of, xy
from undermine.games.lost_mines.decisions import (
    Discard,
    LookAtDwarf,
    LookAtMine,
    LookAtTreasure,
    LostMinesDecision,
    SetTrap,
    SetTroll,
    Step,
    Stop,
    Storm,
    TakeTreasure,
    UseTool,
)
from undermine.games.lost_mines.deck import TOOLS
from undermine.games.lost_mines.state import State


def points(s: State, seat: int, decision: LostMinesDecision) -> Pointer:
    """The card that a choice uses, and the cell, edge or seat it points at."""
    match decision:
        case Lay(card, cell):
            return Pointer("play", (card,), cell=cell)
        case UseTool(cell):
            obstacle = s.deck.features[s.network.laid[cell_at(*cell)]]
            return Pointer("play", (TOOLS[obstacle - 1],), cell=cell)
        case LookAtMine(card, mine):
            return Pointer("play", (card,), cell=mine)
        case LookAtTreasure(card):
            return Pointer("play", (card,))
        case LookAtDwarf(card, target):
            return Pointer("play", (card,), seat=target)
        case SetTrap(cell, side):
            return Pointer("play", ("trap",), cell=cell, side=side)
        case SetTroll(cell, side):
            return Pointer("play", ("troll",), cell=cell, side=side)
        case Storm(cell):
            return Pointer("play", ("storm",), cell=cell)
        case Discard(cards):
            return Pointer("discard", cards)
        case Step(side):
            here = cell_of(s.dwarves[seat])
            return Pointer("step", cell=xy(here + STEPS[LETTERS.index(side)]))
        case Stop():
            return Pointer("stop")
        case ProposeEnd():
            return Pointer("propose")
        case TakeTreasure() | Align() | Vote():
            return Pointer("answer")
