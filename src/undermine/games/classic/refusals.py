"""Why a decision is refused: the clause, and what it means here.

Written card by card from the clauses, apart from the generator in turn.py; a property test shows that the two agree.
A refusal speaks of what its seat may know, never of hidden cards.
"""

from undermine.engine.decisions import Pointer
from undermine.engine.errors import Refused
from undermine.engine.grid import cell_at, on_grid
from undermine.engine.notation import Cell
from undermine.engine.placement import why_not_there
from undermine.engine.refusing import (
    ACTION_CARD,
    choose_first,
    fits_nowhere,
    for_board,
    for_player,
    game_over,
    must_align,
    must_vote,
    no_align,
    no_proposal,
    no_seat,
    no_vote,
    not_held,
    not_waiting,
)
from undermine.engine.saying import said
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
        return not_waiting(waiting(s), "CL-O01")
    if s.phase == GOLD:
        return _take_gold(s, decision)
    if s.phase == ALIGN:
        return must_align(decision, "Q-CL-09", "goal")
    if s.phase == VOTE:
        return must_vote(decision, "Q-CL-39")
    return _play(s, seat, decision)


def _take_gold(s: State, decision: ClassicDecision) -> Refused | None:
    if not isinstance(decision, TakeGold):
        return Refused("CL-V03", "first take one of the gold cards")
    if decision.nuggets not in s.packet:
        values = sorted(set(s.packet))
        no_such = said(
            "there is no gold card worth {nuggets}; there are {values}", nuggets=decision.nuggets, values=values
        )
        return Refused("CL-I08", no_such)
    return None


def _play(s: State, seat: int, decision: ClassicDecision) -> Refused | None:
    match decision:
        case TakeGold():
            return Refused("CL-V03", "gold is shared out after the round, if the miners have won")
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
        return Refused("CL-T02", said(ACTION_CARD, card=decision.card))
    if s.broken[seat]:
        return _broken(_tools(s.broken[seat]))
    face = face_of(s.deck, card, decision.turned)
    clauses = CLAUSES if s.options.loose_connection else STRICT_CLAUSES
    return why_not_there(s.network, s.deck.goals, decision.cell, face, clauses)


def _tools(mask: int) -> list[str]:
    return [tool for i, tool in enumerate(TOOLS) if mask >> i & 1]


#: CL-P01 to P09, by the questions of engine/placement.py.
CLAUSES = {"off": "Q-CL-33", "taken": "CL-P09", "contact": "CL-P01", "fit": "CL-P03", "connect": "CL-P01"}
STRICT_CLAUSES = {**CLAUSES, "root": "CL-P04"}


def _broken(tools: list[str]) -> Refused:
    if len(tools) == 1:
        return Refused(
            "CL-P08", said("your {tool} is broken: you can't lay path cards until it is mended", tool=tools[0])
        )
    return Refused(
        "CL-P08", said("your {tools} are broken: you can't lay path cards until they are mended", tools=tools)
    )


def _break(s: State, seat: int, decision: BreakTool) -> Refused | None:
    refusal = _holds(s, seat, f"broken-{decision.tool}") or no_seat(decision.seat, s.seats, "CL-S01")
    if refusal:
        return refusal
    if decision.seat == seat and not s.options.self_break:
        return Refused("CL-A01", "you can't break your own tools, only those of others")
    if s.broken[decision.seat] >> TOOLS.index(decision.tool) & 1:
        return Refused("CL-A02", said("{seat} has a broken {tool} already", seat=decision.seat, tool=decision.tool))
    return None


def _repair(s: State, seat: int, decision: Repair) -> Refused | None:
    refusal = _holds(s, seat, decision.card) or no_seat(decision.seat, s.seats, "CL-S01")
    if refusal:
        return refusal
    tools = s.deck.repairs[card_number(s.deck, decision.card)]
    if not tools:
        return Refused("CL-T02", said("{card} is no repair card", card=decision.card))
    if decision.tool not in TOOLS:
        return Refused(
            "CL-C08", said("there is no tool {tool}; there are {tools}", tool=decision.tool, tools=list(TOOLS))
        )
    if not tools >> TOOLS.index(decision.tool) & 1:
        return Refused("CL-A06", said("{card} can't mend a {tool}", card=decision.card, tool=decision.tool))
    if not s.broken[decision.seat] >> TOOLS.index(decision.tool) & 1:
        mends = [decision.tool] if tools & s.broken[decision.seat] else _tools(tools)
        return Refused("CL-A09", said("{seat} has no broken {either}", seat=decision.seat, either=mends))
    return None


def _rockfall(s: State, at: Cell) -> Refused | None:
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell == s.deck.start_cell or cell in s.deck.goals:
        return Refused("CL-A10", "a rockfall can't take away the start or a goal")
    if cell not in s.network.laid:
        return Refused("CL-A13", "there is no path card here to take away")
    return None


def _map(s: State, at: Cell) -> Refused | None:
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell not in s.deck.goals:
        return Refused("CL-A14", "a map is for goals, and there is none here")
    if s.goals_up >> s.deck.goals.index(cell) & 1:
        return Refused("CL-A16", "everyone can see this goal already: it lies face up")
    return None


# ---- clicks that stand for no decision -------------------------------------------------------------------------------


def no_use(s: State, seat: int, at: Pointer) -> Refused:
    """Why nothing can be done with this card there, or anywhere."""
    held = s.deck.names[s.hands[seat][0]] if s.hands[seat] else s.deck.names[0]
    card = at.cards[0] if at.cards else held
    refusal = why_not(s, seat, Pass(card))
    if refusal:
        return refusal
    if not at.cards:
        return choose_first("CL-T02")
    number = card_number(s.deck, card)
    if number < s.deck.path_cards:
        return _no_use_of_path(s, seat, at)
    repairs = s.deck.repairs[number]
    if repairs:
        return for_player(at, "CL-A05") or Refused(
            "CL-A09", said("nobody has a broken {either}", either=_tools(repairs))
        )
    if card.startswith("broken-"):
        own = (
            "everyone has a broken {tool} already"
            if s.options.self_break
            else "everyone else has a broken {tool} already"
        )
        return for_player(at, "CL-A01") or Refused("CL-A02", said(own, tool=card.removeprefix("broken-")))
    if card == "map":
        return for_board(at, "CL-A14") or Refused("CL-A16", "all goals lie face up already")
    return for_board(at, "CL-A10") or Refused("CL-A13", "there is no path card to take away yet")


def _no_use_of_path(s: State, seat: int, at: Pointer) -> Refused:
    if s.broken[seat]:
        return _broken(_tools(s.broken[seat]))
    return for_board(at, "CL-P01") or fits_nowhere("CL-P03")
