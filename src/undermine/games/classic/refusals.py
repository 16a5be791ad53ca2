"""Why a decision is refused: the clause, and what it means here.

Written card by card from the clauses, apart from the generator in turn.py; a property test shows that the two agree.
A refusal speaks of what its seat may know, never of hidden cards.
"""

from undermine.engine.errors import Refused
from undermine.engine.grid import cell_at, on_grid
from undermine.engine.notation import Cell, seat_name, write_cell
from undermine.engine.placement import why_not_there
from undermine.engine.refusing import (
    game_over,
    listed,
    must_align,
    must_vote,
    no_align,
    no_proposal,
    no_seat,
    no_vote,
    not_held,
    not_waiting,
)
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.games.classic.decisions import (
    Align,
    BreakTool,
    ClassicDecision,
    Lay,
    Map,
    Pass,
    ProposeEnd,
    Repair,
    Rockfall,
    TakeGold,
    Vote,
    card_number,
    face_of,
)
from undermine.games.classic.deck import TOOLS
from undermine.games.classic.state import ALIGN, GOLD, State
from undermine.games.classic.turn import waiting


def why_not(s: State, seat: int, decision: ClassicDecision) -> Refused | None:
    """The first clause that forbids it, or None."""
    if s.phase == OVER:
        return game_over("CL-E04")
    if isinstance(decision, ProposeEnd):
        return no_proposal(s.vote_end, s.phase == PLAY, s.proposer, "CL-X01", "Q-CL-39")
    if seat not in waiting(s):
        return not_waiting(seat, waiting(s), "CL-O01")
    if s.phase == GOLD:
        return _take_gold(s, decision)
    if s.phase == ALIGN:
        return must_align(decision, "Q-CL-09", "goal")
    if s.phase == VOTE:
        return must_vote(decision, "Q-CL-39")
    return _play(s, seat, decision)


def _take_gold(s: State, decision: ClassicDecision) -> Refused | None:
    if not isinstance(decision, TakeGold):
        return Refused("CL-V03", "first take one gold card from the packet")
    if decision.nuggets not in s.packet:
        values = ", ".join(map(str, sorted(set(s.packet))))
        return Refused("CL-I08", f"there is no card worth {decision.nuggets} in the packet; it holds {values}")
    return None


def _play(s: State, seat: int, decision: ClassicDecision) -> Refused | None:
    match decision:
        case TakeGold():
            return Refused("CL-V03", "gold is taken after the round, when the miners have won")
        case Align():
            return no_align("Q-CL-09", "goal")
        case Vote():
            return no_vote("Q-CL-39")
        case Pass(card):
            return _holds(s, seat, card)
        case Lay():
            return _lay(s, seat, decision)
        case BreakTool():
            return _break(s, seat, decision)
        case Repair():
            return _repair(s, seat, decision)
        case Rockfall():
            return _holds(s, seat, "rockfall") or _rockfall(s, decision.cell)
        case Map():
            return _holds(s, seat, "map") or _map(s, decision.goal)
    raise AssertionError(decision)


def _holds(s: State, seat: int, name: str) -> Refused | None:
    return not_held(s.deck.names, s.hands[seat], name, "CL-C10", "CL-T02")


def _lay(s: State, seat: int, decision: Lay) -> Refused | None:
    refusal = _holds(s, seat, decision.card)
    if refusal:
        return refusal
    card = card_number(s.deck, decision.card)
    if card >= s.deck.path_cards:
        return Refused("CL-T02", f"{decision.card} is an action card; only path cards are laid")
    if s.broken[seat]:
        return _broken([tool for i, tool in enumerate(TOOLS) if s.broken[seat] >> i & 1])
    face = face_of(s.deck, card, decision.turned)
    clauses = CLAUSES if s.options.loose_connection else STRICT_CLAUSES
    return why_not_there(s.network, s.deck.goals, decision.cell, face, clauses)


#: CL-P01 to P09, by the questions of engine/placement.py.
CLAUSES = {"off": "Q-CL-33", "taken": "CL-P09", "contact": "CL-P01", "fit": "CL-P03", "connect": "CL-P01"}
STRICT_CLAUSES = {**CLAUSES, "root": "CL-P04"}


def _broken(tools: list[str]) -> Refused:
    are, they = ("is", "it is") if len(tools) == 1 else ("are", "they are")
    return Refused("CL-P08", f"your {listed(tools)} {are} broken: no path cards until {they} repaired")


def _break(s: State, seat: int, decision: BreakTool) -> Refused | None:
    refusal = _holds(s, seat, f"broken-{decision.tool}") or no_seat(decision.seat, s.seats, "CL-S01")
    if refusal:
        return refusal
    if decision.seat == seat and not s.options.self_break:
        return Refused("CL-A01", "a broken tool goes before another player")
    if s.broken[decision.seat] >> TOOLS.index(decision.tool) & 1:
        target = seat_name(decision.seat)
        return Refused("CL-A02", f"{target} has a broken {decision.tool} already; one of each is the most")
    return None


def _repair(s: State, seat: int, decision: Repair) -> Refused | None:
    refusal = _holds(s, seat, decision.card) or no_seat(decision.seat, s.seats, "CL-S01")
    if refusal:
        return refusal
    tools = s.deck.repairs[card_number(s.deck, decision.card)]
    if not tools:
        return Refused("CL-T02", f"{decision.card} is no repair card")
    if decision.tool not in TOOLS:
        return Refused("CL-C08", f"there is no tool {decision.tool}; there are {', '.join(TOOLS)}")
    if not tools >> TOOLS.index(decision.tool) & 1:
        return Refused("CL-A06", f"{decision.card} does not show a {decision.tool}")
    if not s.broken[decision.seat] >> TOOLS.index(decision.tool) & 1:
        return Refused("CL-A09", f"{seat_name(decision.seat)} has no broken {decision.tool}")
    return None


def _rockfall(s: State, at: Cell) -> Refused | None:
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell == s.deck.start_cell or cell in s.deck.goals:
        return Refused("CL-A10", "a rockfall never takes the start or a goal")
    if cell not in s.network.laid:
        return Refused("CL-A13", f"no path card lies at {write_cell(at)}")
    return None


def _map(s: State, at: Cell) -> Refused | None:
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell not in s.deck.goals:
        return Refused("CL-A14", f"there is no goal at {write_cell(at)}")
    if s.goals_up >> s.deck.goals.index(cell) & 1:
        return Refused("CL-A16", f"the goal at {write_cell(at)} lies face up")
    return None
