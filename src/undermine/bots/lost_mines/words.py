"""Why a plan for The Lost Mines decides as it does: keys of the texts, and what goes into them."""

from undermine.bots.bot import Reason
from undermine.bots.lost_mines.digging import Digging
from undermine.bots.lost_mines.outlook import Outlook, sees_mine, sees_treasure
from undermine.bots.lost_mines.ways import STEP, laying_cost
from undermine.bots.mind import Mind
from undermine.engine.grid import STEPS, cell_of, xy
from undermine.engine.notation import write_cell
from undermine.engine.state import PLAY
from undermine.games.lost_mines.codes import (
    CELLS,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_LOOK,
    OP_STEP,
    STORM_AT,
    TOOL_AT,
    TROLL_AT,
    card_in,
    cell_in,
    op_in,
    option_in,
    place_in,
    side_in,
    target_in,
    what_in,
)
from undermine.games.lost_mines.deck import HOLDS, IDENTITIES, LOOK_MINE, LOOK_TREASURE
from undermine.games.lost_mines.state import ALIGN, MOVE, TREASURE, State


def reasons(seat: int, s: State, code: int, mind: Mind) -> tuple[Reason, ...]:
    """The reasons, the first one first."""
    if s.phase == TREASURE:
        return (_take(seat, s, place_in(code), mind),)
    if s.phase == ALIGN:
        return (Reason("lm_align"),)
    if s.phase == MOVE:
        return (_move(seat, s, code, mind),)
    if s.phase != PLAY:
        return (Reason("no_plan"),)
    first = _board(seat, s, code, mind) if code >= CELLS else _card(s, code)
    return first, Reason(f"lm_aim_{IDENTITIES[s.identity(seat)]}")


def _take(seat: int, s: State, place: int, mind: Mind) -> Reason:
    value = Outlook(s, seat, mind).values[place]
    if sees_treasure(s, seat, place):
        return Reason("lm_take_known", {"place": place + 1, "points": round(value)})
    return Reason("lm_take_blind", {"place": place + 1, "points": round(value, 1)})


def _move(seat: int, s: State, code: int, mind: Mind) -> Reason:
    digging = Digging(s, seat, mind)
    cell = cell_of(s.dwarves[seat])
    if op_in(code) != OP_STEP:
        return Reason("lm_stay_mine" if cell in s.deck.mines else "lm_stay")
    cell += STEPS[side_in(code)]
    if cell in s.deck.mines and not s.mines_up >> s.deck.mines.index(cell) & 1:
        place = s.deck.mines.index(cell)
        if sees_mine(s, seat, place):
            return Reason("lm_open_known", {"holds": HOLDS[s.mine_cards[place]]})
        return Reason("lm_open", {"percent": round(100 * digging.outlook.dragon[place])})
    return Reason("lm_walk", {"steps": digging.ahead[digging.here] // STEP})


def _board(seat: int, s: State, code: int, mind: Mind) -> Reason:
    """A card on the board."""
    cell, what = cell_in(code), what_in(code)
    where = write_cell(xy(cell))
    if what == TOOL_AT:
        return Reason("lm_tool", {"cell": where})
    if what == STORM_AT:
        return Reason("lm_storm", {"cell": where})
    if what >= TOOL_AT:
        return Reason("lm_troll" if what >= TROLL_AT else "lm_trap", {"cell": where})
    digging = Digging(s, seat, mind)
    digging.look_back()
    space = digging.ways.board.index[cell]
    cost = laying_cost(s, seat, what)
    if digging.shorter(space, s.deck.faces.doors[what], cost) > 0:
        return Reason("lm_dig", {"cell": where, "steps": digging.way // STEP})
    return Reason("lm_lay_obstacle" if cost else "lm_lay_aside", {"cell": where})


def _card(s: State, code: int) -> Reason:
    """A look or a discard."""
    op = op_in(code)
    if op == OP_LOOK:
        return _look(s, code)
    if op == OP_DISCARD:
        return Reason("lm_discard", {"card": s.deck.names[card_in(code)]})
    return Reason("lm_discard_two" if op == OP_DISCARD_TWO else "no_plan")


def _look(s: State, code: int) -> Reason:
    option, target = option_in(code), target_in(code)
    if option == LOOK_MINE:
        return Reason("lm_look_mine", {"cell": write_cell(xy(s.deck.mines[target]))})
    if option == LOOK_TREASURE:
        return Reason("lm_look_treasure", {"place": target + 1})
    return Reason("lm_look_dwarf", {"seat": target})
