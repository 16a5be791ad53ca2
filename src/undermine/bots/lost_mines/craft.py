"""A veteran's cards: he digs, but minds whom else a card helps or hinders. The fast tier."""

from typing import Final

from undermine.bots.lost_mines.digging import Digging, plays
from undermine.bots.lost_mines.others import Others
from undermine.bots.lost_mines.routes import STEP, TROLL, laying_cost
from undermine.bots.mind import Mind
from undermine.engine.grid import STEPS, side_of_edge
from undermine.games.lost_mines.codes import (
    CELLS,
    OP_LOOK,
    STORM_AT,
    TOOL_AT,
    TROLL_AT,
    cell_in,
    edge_in,
    op_in,
    option_in,
    target_in,
    what_in,
)
from undermine.games.lost_mines.deck import LOOK_MINE
from undermine.games.lost_mines.state import State

#: What a card is worth that is used to hinder others, in steps.
SPEND: Final = 0.2
#: What knowing a mine is worth: sooner or later, and when it is within reach.
LOOK_LATER: Final = 0.5
LOOK_NOW: Final = 2.0
NOW: Final = 16
#: A hole in the way costs a little more than a space that was always empty: who tore it open may do so again.
HOLE: Final = 4


def veteran_plays(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """Dig where it helps oneself and one's side; hinder the others where it costs little."""
    digging = Digging(s, seat, mind)
    found = plays(s, seat, codes, digging)
    others = Others(s, seat, mind, digging)
    used = others.used()
    index = digging.routes.board.index
    tried: dict[int, float] = {}
    for n in range(len(codes)):
        code = codes[n]
        if code < CELLS:
            if op_in(code) == OP_LOOK and option_in(code) == LOOK_MINE:
                found[n] = look(digging, target_in(code))
            continue
        what = what_in(code)
        i = index.get(cell_in(code), -1)
        if what < TOOL_AT:
            if found[n] > 0:
                found[n] += lay(others, i, what, tried)
            elif used[i]:
                found[n] = block(others, i, what, tried)
        elif what == STORM_AT:
            if used[i]:
                found[n] = storm(others, i)
        elif what >= TROLL_AT:
            edge = edge_in(code)
            beyond = index.get(cell_in(code) + STEPS[side_of_edge(edge)], -1)
            if i >= 0 and beyond >= 0 and used[i] and used[beyond]:
                found[n] = troll(others, edge)
    return [STEP * one for one in found]  # like ways; what callers add to part equals hardly weighs


def look(digging: Digging, place: int) -> float:
    """The nearer a mine that he does not know, the more he wants to know."""
    unsure = 1.0 - max(digging.prospects.chances[place])
    if unsure < 0.01:
        return -0.5
    way = digging.behind[digging.routes.board.mines[place]]
    return (LOOK_NOW if way <= NOW else LOOK_LATER) * unsure / 0.75 - way / 400.0


def lay(others: Others, i: int, face: int, tried: dict[int, float]) -> float:
    """What a path card changes for the others."""
    s = others.s
    routes = others.digging.routes
    doors = s.deck.faces.doors[face]
    cost = laying_cost(s, others.seat, face)
    key = (i * 16 + doors) * 64 + cost
    if key not in tried:
        old_doors, old_enter = routes.doors[i], routes.enter[i]
        routes.put(i, doors, STEP + cost)
        routes.laid[i] = cost == 0
        tried[key] = others.change()
        tried[-key - 1] = others.own()
        routes.laid[i] = False
        routes.put(i, old_doors, old_enter)
    return tried[key]


def block(others: Others, i: int, face: int, tried: dict[int, float]) -> float:
    """A card that is no good for the seat's own way, but may be in the way of others."""
    change = lay(others, i, face, tried)
    doors = others.s.deck.faces.doors[face]
    key = (i * 16 + doors) * 64 + laying_cost(others.s, others.seat, face)
    return change + min(tried[-key - 1], 0.0) - SPEND


def storm(others: Others, i: int) -> float:
    """What a card is worth that is swept away."""
    routes = others.digging.routes
    old_doors, old_enter = routes.doors[i], routes.enter[i]
    routes.put(i, 15, routes.empty + HOLE)
    routes.laid[i] = False
    found = others.change() + others.own() - SPEND
    routes.put(i, old_doors, old_enter)
    routes.laid[i] = True
    return found


def troll(others: Others, edge: int) -> float:
    """A troll stands in the way of all until the seat's next turn begins."""
    routes = others.digging.routes
    routes.toll(edge, TROLL)
    found = others.change() + 0.5 * others.own() - SPEND
    routes.toll(edge, -TROLL)
    return found
