"""Why a plan for The Lost Mines decides as it does: keys of the texts, and what goes into them."""

from undermine.bots.bot import Reason
from undermine.bots.lost_mines.digging import Digging
from undermine.bots.lost_mines.prospects import Prospects, sees_mine, sees_treasure
from undermine.bots.lost_mines.routes import STEP, laying_cost
from undermine.bots.mind import Mind
from undermine.engine.grid import STEPS, xy
from undermine.engine.notation import write_cell
from undermine.engine.state import PLAY
from undermine.games.lost_mines.deck import (
    CELLS,
    HOLDS,
    IDENTITIES,
    LOOK_MINE,
    LOOK_TREASURE,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_LOOK,
    OP_STEP,
    STORM_AT,
    TOOL_AT,
    TROLL_AT,
)
from undermine.games.lost_mines.state import ALIGN, MOVE, TREASURE, State


def reasons(seat: int, s: State, code: int, mind: Mind) -> tuple[Reason, ...]:
    """The reasons, the first one first."""
    if s.phase == TREASURE:
        return (_take(seat, s, code & 31, mind),)
    if s.phase == ALIGN:
        return (Reason("lm_align"),)
    if s.phase == MOVE:
        return (_move(seat, s, code, mind),)
    if s.phase != PLAY:
        return (Reason("no_plan"),)
    first = _board(seat, s, code, mind) if code >= CELLS else _card(s, code)
    return first, Reason(f"lm_aim_{IDENTITIES[s.roles[seat] % 3]}")


def _take(seat: int, s: State, place: int, mind: Mind) -> Reason:
    value = Prospects(s, seat, mind).values[place]
    if sees_treasure(s, seat, place):
        return Reason("lm_take_known", {"place": place + 1, "points": round(value)})
    return Reason("lm_take_blind", {"place": place + 1, "points": round(value, 1)})


def _move(seat: int, s: State, code: int, mind: Mind) -> Reason:
    digging = Digging(s, seat, mind)
    cell = s.dwarves[seat] >> 4
    if code >> 10 != OP_STEP:
        return Reason("lm_stay_mine" if cell in s.deck.mines else "lm_stay")
    cell += STEPS[code & 3]
    if cell in s.deck.mines and not s.mines_up >> s.deck.mines.index(cell) & 1:
        place = s.deck.mines.index(cell)
        if sees_mine(s, seat, place):
            return Reason("lm_open_known", {"holds": HOLDS[s.mine_cards[place]]})
        return Reason("lm_open", {"percent": round(100 * digging.prospects.dragon[place])})
    return Reason("lm_walk", {"steps": digging.ahead[digging.here] // STEP})


def _board(seat: int, s: State, code: int, mind: Mind) -> Reason:
    """A card on the board."""
    cell, what = code >> 7, code & 127
    where = write_cell(xy(cell))
    if what == TOOL_AT:
        return Reason("lm_tool", {"cell": where})
    if what == STORM_AT:
        return Reason("lm_storm", {"cell": where})
    if what >= TOOL_AT:
        return Reason("lm_troll" if what >= TROLL_AT else "lm_trap", {"cell": where})
    digging = Digging(s, seat, mind)
    digging.look_back()
    space = digging.routes.board.index[cell]
    cost = laying_cost(s, seat, what)
    if digging.shorter(space, s.deck.faces.doors[what], cost) > 0:
        return Reason("lm_dig", {"cell": where, "steps": digging.way // STEP})
    return Reason("lm_lay_obstacle" if cost else "lm_lay_aside", {"cell": where})


def _card(s: State, code: int) -> Reason:
    """A look or a discard."""
    match code >> 10:
        case op if op == OP_LOOK:
            target = code & 15
            if code >> 4 & 3 == LOOK_MINE:
                return Reason("lm_look_mine", {"cell": write_cell(xy(s.deck.mines[target]))})
            if code >> 4 & 3 == LOOK_TREASURE:
                return Reason("lm_look_treasure", {"place": target + 1})
            return Reason("lm_look_dwarf", {"seat": target})
        case op if op == OP_DISCARD:
            return Reason("lm_discard", {"card": s.deck.names[code >> 5 & 31]})
        case op if op == OP_DISCARD_TWO:
            return Reason("lm_discard_two")
    return Reason("no_plan")
