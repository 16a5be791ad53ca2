"""Where on a screen the decisions of The Dark Cave are taken."""

from undermine.engine.decisions import Align, Lay, Pointer, ProposeEnd, Vote
from undermine.engine.grid import LETTERS, cell_at, on_grid
from undermine.engine.notation import Cell
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
from undermine.games.dark_cave.deck import ACTIONS, CREATURES, SPACES
from undermine.games.dark_cave.state import MOVE, WALK, State


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


def meant(s: State, seat: int, at: Pointer) -> list[DarkCaveDecision]:  # noqa: ARG001  # whoever clicks means the same
    """The decisions that a card and a place stand for; without a card, a step or a stroke of the axe."""
    if not at.cards:
        return _without_card(s, at)
    card = at.cards[0]
    number = s.deck.card(card)
    if number < 0:
        return []
    action = s.deck.actions[number]
    kind = ACTIONS[action] if action >= 0 else ""
    if at.seat is not None:
        return _to_player(card, kind, at.seat)
    return [] if at.cell is None else _on_board(s, card, kind, at.cell, at.side)


def _to_player(card: str, kind: str, seat: int) -> list[DarkCaveDecision]:
    if kind == "information":
        return [LookAtClan(card, seat)]
    if kind == "swap":
        return [Swap(card, seat)]
    return [Equip(card, seat)] if kind in ("boots", "axe") else []


def _without_card(s: State, at: Pointer) -> list[DarkCaveDecision]:
    if at.cell is None:
        return []
    if at.side is not None:
        return [Hew(at.cell, at.side)]
    spaces = [at.space] if at.space else _spaces(s, at.cell)
    return [Step(at.cell, space) for space in spaces] if s.phase in (MOVE, WALK) else []


def _spaces(s: State, at: Cell) -> list[str]:
    """The spaces of what lies in a cell; a goal that lies face down is entered from a side."""
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell in s.network.laid:
        return [SPACES[name] for name in s.deck.space_names[s.network.laid[cell]]]
    return list(LETTERS) if cell in s.goals else []


def _on_board(s: State, card: str, kind: str, at: Cell, side: str | None) -> list[DarkCaveDecision]:
    if not kind:
        return [Lay(card, at, turned) for turned in ((False, True) if s.options.rotate180 else (False,))]
    if kind == "web":
        return [SetWeb(card, at, one) for one in ([side] if side else LETTERS)]
    if kind in CREATURES:
        return [Attract(card, at)]
    if kind == "information":
        return [LookAtGoal(card, at)]
    return [Rockfall(card, at)] if kind == "rockfall" else []
