"""Why a decision is refused: the clause, and what it means here.

Written card by card from the clauses, apart from the lists of plays.py and movement.py; a property test shows that the
two agree. A refusal speaks of what its seat may know, never of hidden cards.
"""

from undermine.engine.decisions import Pointer
from undermine.engine.errors import Refused
from undermine.engine.grid import LETTERS, STEPS, cell_at, cell_of, edge_of, node_at, on_grid, space_of
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
        return not_waiting(waiting(s), {VOTE: "Q-DC-58", ASK_AXE: "DC-O01"}.get(s.phase, "DC-S13"))
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
        return (
            None
            if clear
            else Refused(
                "DC-A18", said("the {creature} attacks; first say whether you use your axe", creature=creature)
            )
        )
    if s.phase == ASK_TAKE:
        clear = isinstance(decision, TakeGold)
        return None if clear else Refused("Q-DC-28", "first say whether you take the gold")
    if not isinstance(decision, Meet):
        return Refused("Q-DC-29", "there are several creatures here; first choose which one attacks next")
    if decision.creature not in CREATURES or not s.attackers >> CREATURES.index(decision.creature) & 1:
        return Refused("Q-DC-29", said("the {creature} is not about to attack", creature=decision.creature))
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
        return Refused("DC-T01", "first play a card, or discard one or two; then your dwarf walks")
    return _play(s, seat, decision)


def _walk(s: State, decision: DarkCaveDecision) -> Refused | None:
    if isinstance(decision, Stop):
        return None
    if not isinstance(decision, Step):
        return Refused(
            "DC-A20", said("the {creature} is on its way: first walk with it, or stop", creature=CREATURES[s.walker])
        )
    return _step(s, s.creatures[s.walker], decision, creature=True)


def _move(s: State, decision: DarkCaveDecision) -> Refused | None:
    if isinstance(decision, Stop):
        return None
    if not isinstance(decision, Step):
        return Refused("DC-T01", "you have played your card; now walk with your dwarf, or stop")
    if not s.steps_left:
        return Refused("DC-M01", "your dwarf has no steps left")
    return _step(s, s.dwarves[s.turn], decision, creature=False)


def _step(s: State, node: int, decision: Step, creature: bool) -> Refused | None:
    """DC-M01 and what may be in the way."""
    cell = cell_at(*decision.cell) if on_grid(*decision.cell) else -1
    if decision.space not in SPACES:
        return Refused("DC-M01", said("{space} is no space of a card", space=decision.space))
    if cell in s.goals and not s.goals_up >> s.goals.index(cell) & 1:
        return _enter(s, node, cell, decision.space, creature)
    target = _node(s, cell, decision.space)
    if target < 0:
        return Refused("DC-M01", "there is no space here to step onto")
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
        return Refused("DC-P13" if bridge else "DC-M01", "no path leads there in one step")
    if edge_of(cell_of(node), ways[0]) in s.webs:
        return Refused("DC-A11", "a web blocks the way")
    return None


def _enter(s: State, node: int, goal: int, space: str, creature: bool) -> Refused | None:
    """A goal that lies face down is entered from the side of the dwarf, wherever its doors may turn out to be."""
    if creature:
        return Refused("DC-A26", "a creature can't go onto a goal that lies face down")
    for d in s.network.faces.doors_of[s.network.laid[cell_of(node)]][space_of(node)]:
        if cell_of(node) + STEPS[d] == goal:
            if SPACES[d ^ 2] != space:
                return Refused("DC-R01", "from here you enter the goal on another side")
            return Refused("DC-A11", "a web blocks the way") if edge_of(cell_of(node), d) in s.webs else None
    return Refused("DC-M01", "no path leads to this goal in one step")


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
        return Refused("DC-A17", "there is no edge here")
    edge = edge_of(cell_at(*decision.cell), LETTERS.index(decision.side))
    if not s.axes[seat]:
        return Refused("DC-A17", "you have no axe in front of you")
    if s.axes[seat] and s.fresh == seat and len(s.axes[seat]) == 1 and not s.options.axe_same_turn:
        return Refused("D-DC-05", "your axe was played in this turn; you can use it from your next turn on")
    if edge not in s.webs:
        return Refused("DC-A17", "there is no web here")
    node = s.dwarves[seat]
    if node < 0:
        return Refused("Q-DC-42", "your dwarf has left the cave")
    doors = s.network.faces.doors_of[s.network.laid[cell_of(node)]][space_of(node)]
    if edge not in [edge_of(cell_of(node), d) for d in doors]:
        return Refused("Q-DC-41", "your dwarf isn't next to this web")
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
    return Refused("DC-T02", said("{card} is the wrong card for this: it takes {kind}", card=name, kind=kind))


def _lay(s: State, seat: int, decision: Lay) -> Refused | None:
    refusal = _holds(s, seat, decision.card)
    if refusal:
        return refusal
    card = s.deck.card(decision.card)
    if card >= s.deck.path_cards:
        return Refused("DC-T02", said(ACTION_CARD, card=decision.card))
    face = face_of(s.deck, card, decision.turned)
    if not s.options.rotate180 and face != s.deck.faces.upright[card]:
        return Refused("D-DC-02", "at this table cards are never turned round (option rotate180)")
    return why_not_there(s.network, s.goals, decision.cell, face, CLAUSES)


def _discard(s: State, seat: int, cards: tuple[str, ...]) -> Refused | None:
    if not 1 <= len(cards) <= 2:
        return Refused("DC-T02", "discard one card or two")
    for name in cards:
        refusal = _holds(s, seat, name)
        if refusal:
            return refusal
    if len(cards) == 2 and cards[0] == cards[1] and s.hands[seat].count(s.deck.card(cards[0])) < 2:
        return Refused("DC-T02", said("you hold only one {card}", card=cards[0]))
    return None


def _goal(s: State, at: Cell) -> Refused | None:
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell not in s.goals:
        return Refused("DC-A02", "there is no goal here to look at")
    if s.goals_up >> s.goals.index(cell) & 1:
        return Refused("DC-A02", "everyone can see this goal already: it lies face up")
    return None


def _seat(s: State, target: int) -> Refused | None:
    return no_seat(target, s.seats, "DC-S02")


def _clan(s: State, seat: int, target: int) -> Refused | None:
    refusal = _seat(s, target)
    if refusal:
        return refusal
    if target == seat:
        return Refused("Q-DC-75", "you know your own card; look at somebody else's")
    if s.revealed >> target & 1:
        return Refused("DC-A02", said("everyone can see {seat}'s clan card already", seat=target))
    return None


def _rockfall(s: State, at: Cell) -> Refused | None:
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell in s.goals or cell == s.network.root:
        return Refused("DC-A04", "a rockfall can't take away the start or a goal")
    if cell not in s.network.laid:
        return Refused("DC-A03", "there is no path card here to take away")
    if any(node >= 0 and cell_of(node) == cell for node in s.dwarves):
        return Refused("DC-A03", "a dwarf stands on this card, so it can't be taken away")
    if any(node >= 0 and cell_of(node) == cell for node in s.creatures):
        return Refused("Q-DC-71", "a creature is on this card, so it can't be taken away")
    return None


def _swap(s: State, seat: int, target: int) -> Refused | None:
    refusal = _seat(s, target)
    if refusal:
        return refusal
    if target == seat:
        return Refused("D-DC-17", "you can only swap with somebody else")
    if s.options.swap_needs_cards and len(s.hands[seat]) == 1:
        return Refused("Q-DC-54", "you have no other card to give away (option swap_needs_cards)")
    return None


def _web(s: State, at: Cell, side: str) -> Refused | None:
    """Q-DC-46: where a web may lie."""
    if side not in list(LETTERS) or not on_grid(*at):
        return Refused("DC-A09", "there is no edge here")
    cell, d = cell_at(*at), LETTERS.index(side)
    ends = [_end(s, cell, d), _end(s, cell + STEPS[d], d ^ 2)]
    if "door" not in ends:
        return Refused("DC-A09", "no path crosses this edge")
    if "rock" in ends:
        return Refused("Q-DC-46", "the path ends at rock here")
    if edge_of(cell, d) in s.webs:
        return Refused("DC-A10", "there is a web here already")
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
        return Refused("DC-T02", said("{card} is the wrong card for this: it takes boots or an axe", card=name))
    if _kind(s, name) == "boots" and s.boots[target] >= 0:
        return Refused("DC-A15", said("{seat} has boots already", seat=target))
    return None


def _creature(s: State, seat: int, name: str) -> Refused | None:
    refusal = _holds(s, seat, name)
    if refusal or _kind(s, name) in CREATURES:
        return refusal
    return Refused("DC-T02", said("{card} is no creature", card=name))


def _attract(s: State, name: str, at: Cell) -> Refused | None:
    creature = s.deck.actions[s.deck.card(name)] - FIRST_CREATURE
    if s.creatures[creature] >= 0:
        return Refused(
            "DC-A28",
            said("the {creature} is in the cave already: it walks on from where it is", creature=CREATURES[creature]),
        )
    cell = cell_at(*at) if on_grid(*at) else -1
    face = s.network.laid.get(cell, -1)
    if face < 0 or "hole" not in [FEATURES[feature] for feature in s.deck.features[face]]:
        clause = "DC-A20" if s.holes else "DC-A21"
        return Refused(clause, _no_hole(s, CREATURES[creature]))
    return None


def _rouse(s: State, name: str) -> Refused | None:
    creature = s.deck.actions[s.deck.card(name)] - FIRST_CREATURE
    if s.creatures[creature] < 0:
        return Refused(
            "DC-A20",
            said("the {creature} isn't in the cave yet: it comes out of a dark hole", creature=CREATURES[creature]),
        )
    return None


def _no_hole(s: State, creature: str) -> str:
    if s.holes:
        return said("the {creature} comes out of a dark hole, and there is none here", creature=creature)
    return said("the {creature} comes out of a dark hole, and there is none in the cave yet", creature=creature)


# ---- clicks that stand for no decision -------------------------------------------------------------------------------


def no_use(s: State, seat: int, at: Pointer) -> Refused:
    """Why nothing can be done with this card there, or anywhere."""
    if s.phase in (MOVE, WALK) and seat in waiting(s) and not at.cards and at.cell is not None:
        return Refused("DC-M01", "no path leads there in one step")
    held = s.deck.names[s.hands[seat][0]] if s.hands[seat] else s.deck.names[0]
    card = at.cards[0] if at.cards else held
    refusal = why_not(s, seat, Discard((card,)))
    if refusal:
        return refusal
    if not at.cards:
        return choose_first("DC-T02")
    kind = _kind(s, card)
    if not kind:
        return for_board(at, "DC-P01") or fits_nowhere("DC-P03")
    if kind in CREATURES:
        return for_board(at, "DC-A20") or Refused("DC-A21", _no_hole(s, kind))
    if kind == "swap":
        return for_player(at, "DC-A07") or Refused("Q-DC-54", "you have no other card to give away")
    clause, why = _NO_USE[kind]
    return (for_player if kind in ("boots", "axe") else for_board)(at, clause) or Refused(clause, why)


#: Why an action card can't be played anywhere, by its kind.
_NO_USE = {
    "information": ("DC-A02", "there is nothing left to look at in secret"),
    "rockfall": ("DC-A03", "there is no empty path card that a rockfall could take away"),
    "web": ("DC-A09", "there is no edge left for a web"),
    "boots": ("DC-A15", "everyone has boots already"),
    "axe": ("DC-A16", "an axe goes in front of a player"),
}
