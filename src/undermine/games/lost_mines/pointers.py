"""Where on a screen the decisions of The Lost Mines are taken."""

from undermine.engine.decisions import Align, Lay, Pointer, ProposeEnd, Vote
from undermine.engine.grid import LETTERS, STEPS, cell_at, cell_of, on_grid, xy
from undermine.engine.notation import Cell
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
from undermine.games.lost_mines.state import MOVE, State


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


def meant(s: State, seat: int, at: Pointer) -> list[LostMinesDecision]:
    """The decisions that a card and a place stand for; without a card, a step of the dwarf."""
    if not at.cards:
        return [] if at.cell is None or s.phase != MOVE else _steps(s, seat, at.cell)
    card = at.cards[0]
    number = s.deck.card(card)
    if number < 0:
        return []
    if at.seat is not None:
        return [LookAtDwarf(card, at.seat)] if s.deck.looks[number] else []
    return [] if at.cell is None else _on_board(s, card, at.cell, at.side)


def _steps(s: State, seat: int, at: Cell) -> list[LostMinesDecision]:
    here = cell_of(s.dwarves[seat])
    return [Step(side) for side, step in zip(LETTERS, STEPS, strict=True) if xy(here + step) == at]


def _on_board(s: State, card: str, at: Cell, side: str | None) -> list[LostMinesDecision]:
    number, sides = s.deck.card(card), [side] if side else list(LETTERS)
    if number < s.deck.path_cards:
        return [Lay(card, at), Lay(card, at, turned=True)]
    if s.deck.looks[number]:
        return [LookAtMine(card, at)]
    if card == "storm":
        return [Storm(at)]
    if card == "trap":
        return [SetTrap(at, one) for one in sides]
    if card == "troll":
        return [SetTroll(at, one) for one in sides]
    return [UseTool(at)] if _obstacle(s, at) in (0, TOOLS.index(card) + 1) else []


def _obstacle(s: State, at: Cell) -> int:
    """The obstacle in a cell, by its tool from 1 on, or 0. What a tool card is played on decides which tool is used."""
    cell = cell_at(*at) if on_grid(*at) else -1
    feature = s.deck.features[s.network.laid[cell]] if cell in s.network.laid else 0
    return feature if feature <= len(TOOLS) else 0
