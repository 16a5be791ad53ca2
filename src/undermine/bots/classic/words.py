"""Why a plan for classic decides as it does: keys of the texts, and what goes into them."""

from undermine.bots.bot import Reason, Situation
from undermine.bots.classic.outlook import is_dead
from undermine.bots.classic.plan import Scheme
from undermine.bots.mind import Mind
from undermine.engine.grid import xy
from undermine.engine.notation import write_cell
from undermine.engine.state import PLAY
from undermine.games.classic import codes
from undermine.games.classic.deck import SABOTEUR, TOOLS
from undermine.games.classic.state import GOLD, State


def reasons(situation: Situation, state: State, code: int, mind: Mind) -> tuple[Reason, ...]:
    """The reasons, the first one first."""
    if state.phase == GOLD:
        return (Reason("take_most", {"nuggets": codes.argument_in(code)}),)
    if state.phase != PLAY:
        return (Reason("no_plan"),)
    scheme = Scheme(state, situation.seat, mind)
    first = _lay(scheme, code) if code >= codes.CELLS else _action(scheme, code)
    return first, _aim(scheme)


def _aim(scheme: Scheme) -> Reason:
    """What the seat is after, and how far it is."""
    role = "aim_saboteur" if scheme.role == SABOTEUR else "aim_miner"
    return Reason(role, {"left": round(scheme.left, 1)})


def _lay(scheme: Scheme, code: int) -> Reason:
    cell, face = codes.cell_in(code), codes.face_in(code)
    where = write_cell(xy(cell))
    saboteur = scheme.role == SABOTEUR
    if face == codes.ROCKFALL_FACE:
        return Reason("rockfall_spoil" if saboteur else "rockfall_clear", {"cell": where})
    after = scheme.expected(scheme.outlook.after_lay(cell, face))
    gain = round(scheme.left - after, 1)
    if after == 0.0 or any(left == 0.0 for left in scheme.outlook.after_lay(cell, face)):
        return Reason("lay_reach", {"cell": where})
    if saboteur and gain > 0:
        return Reason("lay_cover", {"cell": where, "gain": gain})
    if saboteur:
        key = "lay_dead" if is_dead(scheme.s.deck, face) else "lay_astray"
        return Reason(key, {"cell": where, "loss": -gain})
    return Reason("lay_closer" if gain > 0 else "lay_open", {"cell": where, "gain": gain})


def _action(scheme: Scheme, code: int) -> Reason:
    argument = codes.argument_in(code)
    saboteur = scheme.role == SABOTEUR
    match codes.op_in(code):
        case codes.OP_BREAK:
            percent = round(100 * scheme.mind.suspicion[argument])
            return Reason("break_miner" if saboteur else "break_suspect", {"seat": argument, "percent": percent})
        case codes.OP_REPAIR:
            target = codes.target_in(code)
            if target == scheme.seat:
                return Reason("repair_self", {"tool": TOOLS[codes.tool_in(code)]})
            percent = round(100 * scheme.mind.suspicion[target])
            return Reason("repair_cover" if saboteur else "repair_friend", {"seat": target, "percent": percent})
        case codes.OP_MAP:
            return Reason("map_look", {"goal": argument + 1, "percent": round(100 * scheme.goals[argument])})
        case codes.OP_PASS:
            key = "pass_blocked" if scheme.s.broken[scheme.seat] else "pass_hold" if saboteur else "pass_useless"
            return Reason(key, {"card": scheme.s.deck.names[codes.card_in(code)]})
    return Reason("no_plan")
