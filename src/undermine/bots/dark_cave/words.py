"""Why a plan for The Dark Cave decides as it does: keys of the texts, and what goes into them."""

from undermine.bots.bot import Reason
from undermine.bots.dark_cave.attacks import best_prey
from undermine.bots.dark_cave.outlook import Outlook
from undermine.bots.dark_cave.plan import Plan
from undermine.bots.dark_cave.ways import EMPTY, node_named
from undermine.bots.mind import Mind
from undermine.engine.grid import cell_of, node_at, space_of, xy
from undermine.engine.notation import write_cell
from undermine.engine.state import PLAY
from undermine.games.dark_cave.codes import (
    AT_ATTRACT,
    AT_HEW,
    AT_LAY,
    AT_LOOK,
    AT_ROCKFALL,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_EQUIP,
    OP_LOOK,
    OP_ROUSE,
    OP_SWAP,
    STOP,
    argument_in,
    at_cell,
    at_in,
    card_in,
    cell_in,
    op_in,
    yes_in,
)
from undermine.games.dark_cave.deck import BOOTS, CREATURES, FIRST_CREATURE, SABOTEUR
from undermine.games.dark_cave.state import ASK_AXE, ASK_TAKE, MOVE, WALK, State


def reasons(seat: int, s: State, code: int, mind: Mind) -> tuple[Reason, ...]:
    """The reasons, the first one first."""
    if s.phase == ASK_AXE:
        return (Reason("cave_axe" if yes_in(code) else "cave_axe_kept", {"creature": CREATURES[s.attacker]}),)
    if s.phase == ASK_TAKE:
        return (Reason("cave_take" if yes_in(code) else "cave_leave_gold"),)
    if s.phase not in (PLAY, MOVE, WALK):
        return (Reason("no_plan"),)
    view = Outlook(s, seat, mind)
    if s.phase == MOVE:
        return (_move(view, code),)
    if s.phase == WALK:
        return (_hunt(view, s.walker, _node(s, code) if at_cell(code) else -1),)
    return (_at(view, code) if at_cell(code) else _on(view, code)), _aim(view)


def _aim(view: Outlook) -> Reason:
    """Whom the seat works for, and how far its dwarf is."""
    s = view.s
    role = "saboteur" if s.roles[view.seat] & SABOTEUR else "loyal"
    if s.dwarves[view.seat] < 0:
        return Reason(f"cave_aim_{role}_out")
    if view.exit >= 0:
        return Reason(f"cave_aim_{role}_exit", {"steps": view.fields[0].get(s.dwarves[view.seat], 0)})
    best = max(range(len(view.chances)), key=view.chances.__getitem__)
    cell = write_cell(xy(s.goals[best]))
    return Reason(f"cave_aim_{role}", {"cell": cell, "percent": round(100 * view.chances[best])})


def _node(s: State, code: int) -> int:
    return node_named(s, cell_in(code), argument_in(code))


def _move(view: Outlook, code: int) -> Reason:
    s = view.s
    if code == STOP:
        return Reason("cave_vein" if s.dwarves[view.seat] in s.veins else "cave_stay")
    if at_in(code) == AT_HEW:
        return Reason("cave_hew")
    node = _node(s, code)
    cell = cell_of(node)
    where: dict[str, str | int | float] = {"cell": write_cell(xy(cell))}
    if space_of(node) == EMPTY:
        return Reason("cave_reveal", {**where, "percent": round(100 * view.chances[s.goals.index(cell)])})
    return Reason("cave_leave" if node == view.exit else "cave_walk", where)


def _hunt(view: Outlook, creature: int, node: int) -> Reason:
    """Whom a creature is after."""
    s = view.s
    start = node if node >= 0 else s.creatures[creature]
    victim = best_prey(view, creature, start, s.steps_left, node >= 0) if start >= 0 else -1
    if victim < 0:
        return Reason("cave_creature_waits", {"creature": CREATURES[creature]})
    percent = round(100 * view.against[victim])
    return Reason("cave_attack", {"creature": CREATURES[creature], "seat": victim, "percent": percent})


def _at(view: Outlook, code: int) -> Reason:
    """Something that is done at a cell."""
    s = view.s
    cell, at = cell_in(code), at_in(code)
    where: dict[str, str | int | float] = {"cell": write_cell(xy(cell))}
    if at == AT_LAY:
        return _lay(view, cell, argument_in(code))
    if at == AT_HEW:
        return Reason("cave_hew")
    if at == AT_LOOK:
        return Reason("cave_look_goal", {**where, "percent": round(100 * view.chances[s.goals.index(cell)])})
    if at == AT_ROCKFALL:
        return Reason("cave_rockfall", where)
    if at == AT_ATTRACT:
        creature = s.deck.actions[s.deck.path_cards + argument_in(code)] - FIRST_CREATURE
        return _attract(view, creature, node_at(cell, s.deck.hole_in[s.network.face_at(cell)]))
    return Reason("cave_web", where)


def _attract(view: Outlook, creature: int, start: int) -> Reason:
    victim = best_prey(view, creature, start, creature + 3, False)
    if victim < 0:
        return Reason("cave_creature_waits", {"creature": CREATURES[creature]})
    percent = round(100 * view.against[victim])
    return Reason("cave_attack", {"creature": CREATURES[creature], "seat": victim, "percent": percent})


def _lay(view: Outlook, cell: int, face: int) -> Reason:
    """Whom a path card helps, or whose way it closes."""
    digger = Plan(view).digger
    where = write_cell(xy(cell))
    gains = digger.gains(cell, face)
    mine = 0.0
    best, most = -1, 0.0
    for i, seat in enumerate(digger.dwarves):
        if seat == view.seat:
            mine = gains[i]
        elif abs(digger.factors[i] * gains[i]) > most:
            best, most = seat, abs(digger.factors[i] * gains[i])
    if mine > 0.0:
        return Reason("cave_dig", {"cell": where})
    if best < 0:
        return Reason("cave_dig_open", {"cell": where})
    helps = gains[digger.dwarves.index(best)] > 0
    percent = round(100 * view.against[best])
    return Reason("cave_dig_friend" if helps else "cave_block", {"cell": where, "seat": best, "percent": percent})


def _on(view: Outlook, code: int) -> Reason:
    """Something that is done to a player, or with the hand."""
    s = view.s
    op, target = op_in(code), argument_in(code)
    card = s.deck.path_cards + card_in(code)
    if op == OP_EQUIP:
        kind = "boots" if s.deck.actions[card] == BOOTS else "axe"
        if target == view.seat:
            return Reason(f"cave_{kind}_self")
        return Reason(f"cave_{kind}_friend", {"seat": target, "percent": round(100 * view.against[target])})
    if op == OP_LOOK:
        return Reason("cave_look_clan", {"seat": target, "percent": round(100 * view.against[target])})
    if op == OP_ROUSE:
        creature = s.deck.actions[card] - FIRST_CREATURE
        return _attract(view, creature, s.creatures[creature])
    if op == OP_SWAP:
        return Reason("cave_swap", {"seat": target})
    if op == OP_DISCARD:
        return Reason("cave_discard", {"card": s.deck.names[card_in(code)]})
    if op == OP_DISCARD_TWO:
        names = s.deck.names
        return Reason("cave_discard_two", {"card": names[card_in(code)], "other": names[target]})
    return Reason("no_plan")
