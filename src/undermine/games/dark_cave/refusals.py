"""Why a decision is refused: the clause, and what it means here.

Written card by card from the clauses, apart from the lists of plays.py and movement.py; a property test shows that the
two agree. A refusal speaks of what its seat may know, never of hidden cards.
"""

from undermine.engine.errors import Refused
from undermine.engine.grid import LETTERS, STEPS, cell_at, cell_of, edge_of, node_at, on_grid, space_of
from undermine.engine.notation import Cell, seat_name, write_cell
from undermine.engine.placement import SIDES, why_not_there
from undermine.engine.refusing import (
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
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.games.dark_cave.decisions import (
    Align,
    AnswerAxe,
    Attract,
    DarkCaveDecision,
    Discard,
    Equip,
    Hew,
    Lay,
    LookAtClan,
    LookAtGoal,
    Meet,
    ProposeEnd,
    Rockfall,
    Rouse,
    SetWeb,
    Step,
    Stop,
    Swap,
    TakeGold,
    Vote,
    face_of,
)
from undermine.games.dark_cave.deck import ACTIONS, BRIDGE, CREATURES, FEATURES, FIRST_CREATURE, SPACES
from undermine.games.dark_cave.state import ASK_ALIGN, ASK_AXE, ASK_TAKE, MOVE, WALK, State
from undermine.games.dark_cave.turn import waiting

#: The table has no rim (Q-DC-10): off the grid there is just no card to join.
CLAUSES = {"off": "DC-P01", "taken": "DC-P01", "contact": "DC-P01", "fit": "DC-P03", "connect": "DC-P04"}


def why_not(s: State, seat: int, decision: DarkCaveDecision) -> Refused | None:
    """The first clause against it, or None."""
    if s.phase == OVER:
        return game_over("DC-E04")
    if isinstance(decision, ProposeEnd):
        return no_proposal(s.vote_end, s.phase == PLAY, s.proposer, "DC-X01", "Q-DC-58")
    if seat not in waiting(s):
        return not_waiting(seat, waiting(s), {VOTE: "Q-DC-58", ASK_AXE: "DC-O01"}.get(s.phase, "DC-S13"))
    return _answer(s, decision) if s.phase not in (PLAY, MOVE, WALK) else _turn(s, seat, decision)


def _answer(s: State, decision: DarkCaveDecision) -> Refused | None:
    """A question is open, and has to be answered first."""
    if s.phase == VOTE:
        return must_vote(decision, "Q-DC-58", "game")
    if s.phase == ASK_ALIGN:
        return must_align(decision, "Q-DC-31", "goal")
    if s.phase == ASK_AXE:
        clear = isinstance(decision, AnswerAxe)
        creature = CREATURES[s.attacker]
        return None if clear else Refused("DC-A18", f"the {creature} attacks; first say axe yes, or axe no")
    if s.phase == ASK_TAKE:
        clear = isinstance(decision, TakeGold)
        return None if clear else Refused("Q-DC-28", "first say whether you take the gold: take yes, or take no")
    if not isinstance(decision, Meet):
        return Refused("Q-DC-29", "several creatures are here; first choose which one attacks next")
    if decision.creature not in CREATURES or not s.attackers >> CREATURES.index(decision.creature) & 1:
        return Refused("Q-DC-29", f"no {decision.creature} is about to attack")
    return None


def _turn(s: State, seat: int, decision: DarkCaveDecision) -> Refused | None:
    """The three steps of a turn."""
    match decision:
        case Vote():
            return no_vote("Q-DC-58", "game")
        case Align():
            return no_align("Q-DC-31", "goal")
        case AnswerAxe():
            return Refused("DC-A18", "no creature attacks you")
        case TakeGold():
            return Refused("Q-DC-28", "there is no gold to decide about")
        case Meet():
            return Refused("Q-DC-29", "no creatures are about to attack")
    if s.phase == WALK:
        return _walk(s, decision)
    if isinstance(decision, Hew):
        return _hew(s, seat, decision)
    if s.phase == MOVE:
        return _move(s, decision)
    if isinstance(decision, Step | Stop):
        return Refused("DC-T01", "first play a card, or discard one or two")
    return _play(s, seat, decision)


def _walk(s: State, decision: DarkCaveDecision) -> Refused | None:
    if isinstance(decision, Stop):
        return None
    if not isinstance(decision, Step):
        return Refused("DC-A20", f"the {CREATURES[s.walker]} is on its way; step with it, or stop")
    return _step(s, s.creatures[s.walker], decision, creature=True)


def _move(s: State, decision: DarkCaveDecision) -> Refused | None:
    if isinstance(decision, Stop):
        return None
    if not isinstance(decision, Step):
        return Refused("DC-T01", "a card was played in this turn; now step, or stop")
    if not s.steps_left:
        return Refused("DC-M01", "the movement is over")
    return _step(s, s.dwarves[s.turn], decision, creature=False)


def _step(s: State, node: int, decision: Step, creature: bool) -> Refused | None:
    """DC-M01 and what may be in the way."""
    where = f"{write_cell(decision.cell)} {decision.space}"
    cell = cell_at(*decision.cell) if on_grid(*decision.cell) else -1
    if decision.space not in SPACES:
        return Refused("DC-M01", f"{decision.space} is no space of a card")
    if cell in s.goals and not s.goals_up >> s.goals.index(cell) & 1:
        return _enter(s, node, cell, decision.space, creature)
    target = _node(s, cell, decision.space)
    if target < 0:
        return Refused("DC-M01", f"there is no space {where}")
    if target == node:
        return Refused("DC-M01", "that is where you are")
    network, face = s.network, s.network.laid[cell_of(node)]
    if cell == cell_of(node) and space_of(target) in network.faces.linked[face][space_of(node)]:
        return None
    if _has(s, node, "ladder") and _has(s, target, "ladder"):
        return None
    ways = [d for d in network.faces.doors_of[face][space_of(node)] if network.beyond(cell_of(node), d) == target]
    if not ways:
        bridge = cell == cell_of(node) and BRIDGE in s.deck.features[face]
        return Refused("DC-P13" if bridge else "DC-M01", f"no path leads from here to {where} in one step")
    if edge_of(cell_of(node), ways[0]) in s.webs:
        return Refused("DC-A11", f"a spiderweb blocks the way to {where}")
    return None


def _enter(s: State, node: int, goal: int, space: str, creature: bool) -> Refused | None:
    """A goal that lies face down is entered from the side of the dwarf, wherever its doors may turn out to be."""
    if creature:
        return Refused("DC-A26", "a creature can't turn a goal over")
    for d in s.network.faces.doors_of[s.network.laid[cell_of(node)]][space_of(node)]:
        if cell_of(node) + STEPS[d] == goal:
            if SPACES[d ^ 2] != space:
                return Refused("DC-R01", f"from here you come to its side {SPACES[d ^ 2]}")
            return Refused("DC-A11", "a spiderweb blocks the way") if edge_of(cell_of(node), d) in s.webs else None
    return Refused("DC-M01", "no path leads from here to that goal in one step")


def _node(s: State, cell: int, space: str) -> int:
    """The node of a space, or -1."""
    if cell not in s.network.laid:
        return -1
    number = s.deck.spaces_named[s.network.laid[cell]][SPACES.index(space)]
    return node_at(cell, number) if number >= 0 else -1


def _has(s: State, node: int, feature: str) -> bool:
    return FEATURES[s.deck.features[s.network.laid[cell_of(node)]][space_of(node)]] == feature


def _hew(s: State, seat: int, decision: Hew) -> Refused | None:
    """DC-A17 and DC-A19."""
    if decision.side not in list(LETTERS) or not on_grid(*decision.cell):
        return Refused("DC-A17", f"there is no edge {write_cell(decision.cell)} {decision.side}")
    edge = edge_of(cell_at(*decision.cell), LETTERS.index(decision.side))
    if not s.axes[seat]:
        return Refused("DC-A17", "you have no axe before you")
    if s.axes[seat] and s.fresh == seat and len(s.axes[seat]) == 1 and not s.options.axe_same_turn:
        return Refused("D-DC-05", "your axe was played in this turn; it can be used from the next on")
    if edge not in s.webs:
        return Refused("DC-A17", "there is no spiderweb")
    node = s.dwarves[seat]
    if node < 0:
        return Refused("Q-DC-42", "your dwarf has left the cave")
    doors = s.network.faces.doors_of[s.network.laid[cell_of(node)]][space_of(node)]
    if edge not in [edge_of(cell_of(node), d) for d in doors]:
        return Refused("Q-DC-41", "your dwarf's space is not next to that web")
    return None


def _play(s: State, seat: int, decision: DarkCaveDecision) -> Refused | None:
    match decision:
        case Lay():
            return _lay(s, seat, decision)
        case Discard(cards):
            return _discard(s, seat, cards)
        case LookAtGoal(card, goal):
            return _action(s, seat, card, "information") or _goal(s, goal)
        case LookAtClan(card, target):
            return _action(s, seat, card, "information") or _clan(s, seat, target)
        case Rockfall(card, cell):
            return _action(s, seat, card, "rockfall") or _rockfall(s, cell)
        case Swap(card, target):
            return _action(s, seat, card, "swap") or _swap(s, seat, target)
        case SetWeb(card, cell, side):
            return _action(s, seat, card, "web") or _web(s, cell, side)
        case Equip(card, target):
            return _equip(s, seat, card, target)
        case Attract(card, cell):
            return _creature(s, seat, card) or _attract(s, card, cell)
        case Rouse(card):
            return _creature(s, seat, card) or _rouse(s, card)
    raise AssertionError(decision)


def _holds(s: State, seat: int, name: str) -> Refused | None:
    return not_held(s.deck.names, s.hands[seat], name, "DC-T02", "DC-T02")


def _kind(s: State, name: str) -> str:
    """What an action card is, or nothing."""
    number = s.deck.actions[s.deck.card(name)]
    return ACTIONS[number] if number >= 0 else ""


def _action(s: State, seat: int, name: str, kind: str) -> Refused | None:
    refusal = _holds(s, seat, name)
    if refusal or _kind(s, name) == kind:
        return refusal
    return Refused("DC-T02", f"{name} is no card for this; it takes {kind}")


def _lay(s: State, seat: int, decision: Lay) -> Refused | None:
    refusal = _holds(s, seat, decision.card)
    if refusal:
        return refusal
    card = s.deck.card(decision.card)
    if card >= s.deck.path_cards:
        return Refused("DC-T02", f"{decision.card} is an action card; only path cards are laid")
    face = face_of(s.deck, card, decision.turned)
    if not s.options.rotate180 and face != s.deck.faces.upright[card]:
        return Refused("D-DC-02", "at this table cards are laid upright only (option rotate180)")
    return why_not_there(s.network, s.goals, decision.cell, face, CLAUSES)


def _discard(s: State, seat: int, cards: tuple[str, ...]) -> Refused | None:
    if not 1 <= len(cards) <= 2:
        return Refused("DC-T02", "discard one card or two")
    for name in cards:
        refusal = _holds(s, seat, name)
        if refusal:
            return refusal
    if len(cards) == 2 and cards[0] == cards[1] and s.hands[seat].count(s.deck.card(cards[0])) < 2:
        return Refused("DC-T02", f"you hold only one {cards[0]}")
    return None


def _goal(s: State, at: Cell) -> Refused | None:
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell not in s.goals:
        return Refused("DC-A02", f"there is no goal at {write_cell(at)}")
    if s.goals_up >> s.goals.index(cell) & 1:
        return Refused("DC-A02", f"the goal at {write_cell(at)} lies face up")
    return None


def _seat(s: State, target: int) -> Refused | None:
    return no_seat(target, s.seats, "DC-S02")


def _clan(s: State, seat: int, target: int) -> Refused | None:
    refusal = _seat(s, target)
    if refusal:
        return refusal
    if target == seat:
        return Refused("Q-DC-75", "look at the card of another player")
    if s.revealed >> target & 1:
        return Refused("DC-A02", f"the clan card of {seat_name(target)} lies face up")
    return None


def _rockfall(s: State, at: Cell) -> Refused | None:
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell in s.goals or cell == s.network.root:
        return Refused("DC-A04", "a rockfall never takes the start or a goal")
    if cell not in s.network.laid:
        return Refused("DC-A03", f"no path card lies at {write_cell(at)}")
    if any(node >= 0 and cell_of(node) == cell for node in s.dwarves):
        return Refused("DC-A03", f"a dwarf is at {write_cell(at)}")
    if any(node >= 0 and cell_of(node) == cell for node in s.creatures):
        return Refused("Q-DC-71", f"a creature is at {write_cell(at)}")
    return None


def _swap(s: State, seat: int, target: int) -> Refused | None:
    refusal = _seat(s, target)
    if refusal:
        return refusal
    if target == seat:
        return Refused("D-DC-17", "swap with another player")
    if s.options.swap_needs_cards and len(s.hands[seat]) == 1:
        return Refused("Q-DC-54", "you have no other card to give (option swap_needs_cards)")
    return None


def _web(s: State, at: Cell, side: str) -> Refused | None:
    """Q-DC-46: where a web may lie."""
    if side not in list(LETTERS) or not on_grid(*at):
        return Refused("DC-A09", f"there is no edge {write_cell(at)} {side}")
    cell, d = cell_at(*at), LETTERS.index(side)
    where = f"the {SIDES[d]} side of {write_cell(at)}"
    ends = [_end(s, cell, d), _end(s, cell + STEPS[d], d ^ 2)]
    if "door" not in ends:
        return Refused("DC-A09", f"no path ends at {where}")
    if "rock" in ends:
        return Refused("Q-DC-46", f"the path at {where} comes up against rock")
    if edge_of(cell, d) in s.webs:
        return Refused("DC-A10", f"there is a web on {where} already")
    return None


def _end(s: State, cell: int, d: int) -> str:
    """What an edge meets on one side: a door, rock, or nothing yet."""
    face = s.network.laid.get(cell, -1)
    if face < 0:
        return "free"
    return "door" if s.network.faces.doors[face] >> d & 1 else "rock"


def _equip(s: State, seat: int, name: str, target: int) -> Refused | None:
    refusal = _holds(s, seat, name) or _seat(s, target)
    if refusal:
        return refusal
    if _kind(s, name) not in ("boots", "axe"):
        return Refused("DC-T02", f"{name} is no card for this; it takes boots or an axe")
    if _kind(s, name) == "boots" and s.boots[target] >= 0:
        return Refused("DC-A15", f"seat {seat_name(target)} has boots already")
    return None


def _creature(s: State, seat: int, name: str) -> Refused | None:
    refusal = _holds(s, seat, name)
    if refusal or _kind(s, name) in CREATURES:
        return refusal
    return Refused("DC-T02", f"{name} is no creature")


def _attract(s: State, name: str, at: Cell) -> Refused | None:
    creature = s.deck.actions[s.deck.card(name)] - FIRST_CREATURE
    if s.creatures[creature] >= 0:
        return Refused("DC-A28", f"the {CREATURES[creature]} is in the cave already: rouse it")
    cell = cell_at(*at) if on_grid(*at) else -1
    face = s.network.laid.get(cell, -1)
    if face < 0 or "hole" not in [FEATURES[feature] for feature in s.deck.features[face]]:
        clause = "DC-A20" if s.holes else "DC-A21"
        return Refused(clause, f"there is no dark hole at {write_cell(at)}")
    return None


def _rouse(s: State, name: str) -> Refused | None:
    creature = s.deck.actions[s.deck.card(name)] - FIRST_CREATURE
    if s.creatures[creature] < 0:
        return Refused("DC-A20", f"the {CREATURES[creature]} is not in the cave: attract it from a dark hole")
    return None
