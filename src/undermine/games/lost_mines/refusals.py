"""Why a decision is refused: the clause, and what it means here.

Written card by card from the clauses, apart from the generator in turn.py; a property test shows that the two agree.
A refusal speaks of what its seat may know, never of hidden cards.
"""

from undermine.engine.decisions import Pointer
from undermine.engine.errors import Refused
from undermine.engine.grid import LETTERS, STEPS, cell_at, cell_of, edge_of, on_grid
from undermine.engine.notation import Cell
from undermine.engine.placement import why_not_there
from undermine.engine.refusing import (
    ACTION_CARD,
    choose_first,
    fits_nowhere,
    for_board,
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
from undermine.engine.saying import An, said
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.games.lost_mines.decisions import (
    Align,
    Discard,
    Lay,
    LookAtDwarf,
    LookAtMine,
    LookAtTreasure,
    LostMinesDecision,
    ProposeEnd,
    SetTrap,
    SetTroll,
    Step,
    Stop,
    Storm,
    TakeTreasure,
    UseTool,
    Vote,
    face_of,
)
from undermine.games.lost_mines.deck import (
    FEATURES,
    FIRE,
    HOLDS,
    LOOK_DWARF,
    LOOK_MINE,
    LOOK_TREASURE,
    LOOKS,
    ROCK,
    TOOLS,
    symbol_of,
)
from undermine.games.lost_mines.state import ALIGN, MOVE, TREASURE, State
from undermine.games.lost_mines.turn import waiting

CLAUSES = {"off": "LM-P05", "taken": "Q-LM-10", "contact": "LM-P01", "fit": "LM-P02", "connect": "LM-P03"}


def why_not(s: State, seat: int, decision: LostMinesDecision) -> Refused | None:
    """The first clause that forbids it, or None."""
    if s.phase == OVER:
        return game_over("LM-E04")
    if isinstance(decision, ProposeEnd):
        return no_proposal(s.vote_end, s.phase == PLAY, s.proposer, "LM-X01", "Q-LM-52")
    if seat not in waiting(s):
        return not_waiting(waiting(s), "Q-LM-52" if s.phase == VOTE else "LM-S11")
    if s.phase == VOTE:
        return must_vote(decision, "Q-LM-52")
    if isinstance(decision, Vote):
        return no_vote("Q-LM-52")
    if s.phase == ALIGN:
        return must_align(decision, "Q-LM-40", "mine")
    if isinstance(decision, Align):
        return no_align("Q-LM-40", "mine")
    if s.phase == TREASURE:
        return _take(s, decision)
    if isinstance(decision, TakeTreasure):
        return Refused("LM-R03", "you take a treasure when your turn ends on its mine")
    if s.phase == MOVE:
        return _move(s, decision)
    if isinstance(decision, Step | Stop):
        return Refused("LM-T01", "first play a card, or discard one or two; then your dwarf walks")
    return _play(s, seat, decision)


def _take(s: State, decision: LostMinesDecision) -> Refused | None:
    if not isinstance(decision, TakeTreasure):
        return Refused("LM-R03", "first take a treasure")
    place = decision.place - 1
    if not 0 <= place < len(s.treasures):
        return _no_place(s, decision.place)
    if s.takers[place] >= 0:
        return Refused("LM-R03", "somebody has taken this treasure already")
    cell = cell_of(s.dwarves[s.turn])
    holds = s.mine_cards[s.deck.mines.index(cell)]
    if symbol_of(s.treasures[place]) != holds:
        return Refused(
            "LM-R03", said("this is the mine of {holds}, and that treasure has another sign", holds=HOLDS[holds])
        )
    return None


def _no_place(s: State, place: int) -> Refused:
    return Refused(
        "LM-S03", said("there is no place {place}; places are 1 to {last}", place=place, last=len(s.treasures))
    )


def _move(s: State, decision: LostMinesDecision) -> Refused | None:
    if isinstance(decision, Stop):
        return None
    if not isinstance(decision, Step):
        return Refused("LM-T01", "you have played your card; now walk with your dwarf, or stop")
    if decision.side not in list(LETTERS):
        return Refused("LM-M01", said("{side} is no side; sides are N, E, S, W", side=decision.side))
    d = LETTERS.index(decision.side)
    cell = cell_of(s.dwarves[s.turn])
    network = s.network
    beside = cell + STEPS[d]
    if not network.faces.doors[network.laid[cell]] >> d & 1:
        return Refused("LM-M01", "no path leads there from your dwarf")
    if edge_of(cell, d) in s.trolls:
        return Refused("LM-A15", "a troll blocks the way")
    if beside in s.deck.mines and not s.mines_up >> s.deck.mines.index(beside) & 1:
        return None
    if network.beyond(cell, d) < 0:
        return Refused("LM-M01", "the path doesn't go on there")
    feature = s.deck.features[network.laid[beside]]
    if feature in (1, 2, 3) and beside not in s.overcome:
        tool = An(TOOLS[feature - 1])
        blocks = "the {obstacle} blocks the way until somebody uses {tool} on it"
        return Refused("LM-P10", said(blocks, obstacle=FEATURES[feature], tool=tool))
    if feature not in (0, FIRE) and any(cell_of(dwarf) == beside for dwarf in s.dwarves):
        clause = "LM-P11" if feature == ROCK else "LM-P12"
        narrow = "there is room for only one dwarf on the {obstacle}, and another stands there"
        return Refused(clause, said(narrow, obstacle=FEATURES[feature]))
    return None


def _play(s: State, seat: int, decision: LostMinesDecision) -> Refused | None:
    match decision:
        case Lay():
            return _lay(s, seat, decision)
        case Discard(cards):
            return _discard(s, seat, cards)
        case UseTool(cell):
            return _tool(s, seat, cell)
        case Storm(cell):
            return _holds(s, seat, "storm") or _storm(s, cell)
        case SetTrap(cell, side):
            return _holds(s, seat, "trap") or _edge(s, cell, side, "LM-A10")
        case SetTroll(cell, side):
            return _holds(s, seat, "troll") or _edge(s, cell, side, "LM-A14")
        case LookAtMine(card, mine):
            return _option(s, seat, card, LOOK_MINE) or _mine(s, mine)
        case LookAtTreasure(card, place):
            return _option(s, seat, card, LOOK_TREASURE) or _treasure(s, place)
        case LookAtDwarf(card, target):
            return _option(s, seat, card, LOOK_DWARF) or _dwarf(s, seat, target)
    raise AssertionError(decision)


def _holds(s: State, seat: int, name: str) -> Refused | None:
    return not_held(s.deck.names, s.hands[seat], name, "LM-C11", "LM-T02")


def _lay(s: State, seat: int, decision: Lay) -> Refused | None:
    refusal = _holds(s, seat, decision.card)
    if refusal:
        return refusal
    card = s.deck.card(decision.card)
    if card >= s.deck.path_cards:
        return Refused("LM-T02", said(ACTION_CARD, card=decision.card))
    if not on_grid(*decision.cell) or cell_at(*decision.cell) not in s.deck.spaces:
        return Refused("LM-P05", "that is off the board")
    face = face_of(s.deck, card, decision.turned)
    return why_not_there(s.network, s.deck.mines, decision.cell, face, CLAUSES)


def _discard(s: State, seat: int, cards: tuple[str, ...]) -> Refused | None:
    if not 1 <= len(cards) <= 2:
        return Refused("LM-T02", "discard one card or two")
    for name in cards:
        refusal = _holds(s, seat, name)
        if refusal:
            return refusal
    if len(cards) == 2 and cards[0] == cards[1] and s.hands[seat].count(s.deck.card(cards[0])) < 2:
        return Refused("LM-T02", said("you hold only one {card}", card=cards[0]))
    return None


def _feature_at(s: State, at: Cell) -> int:
    cell = cell_at(*at) if on_grid(*at) else -1
    return s.deck.features[s.network.laid[cell]] if cell in s.network.laid else 0


def _tool(s: State, seat: int, at: Cell) -> Refused | None:
    obstacle = _feature_at(s, at)
    if obstacle not in (1, 2, 3):
        return Refused("LM-A02", "there is nothing in the way here that a tool could overcome")
    if cell_at(*at) in s.overcome:
        return Refused("Q-LM-11", said("the {obstacle} doesn't block the way any more", obstacle=FEATURES[obstacle]))
    return _holds(s, seat, TOOLS[obstacle - 1])


def _storm(s: State, at: Cell) -> Refused | None:
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell in s.deck.starts or cell in s.deck.mines:
        return Refused("LM-A20", "a thunderstorm can't sweep away a start card or a mine")
    if cell not in s.network.laid or s.network.laid[cell] == s.network.faces.off:
        return Refused("LM-A17", "there is no path card here to sweep away")
    if any(cell_of(dwarf) == cell for dwarf in s.dwarves):
        return Refused("LM-A17", "a dwarf stands on this card, so the storm can't sweep it away")
    return None


def _edge(s: State, at: Cell, side: str, clause: str) -> Refused | None:
    """Q-LM-20, Q-LM-21: where a token may lie."""
    if side not in list(LETTERS) or not on_grid(*at):
        return Refused(clause, "there is no edge here")
    cell, d = cell_at(*at), LETTERS.index(side)
    ends = [_end(s, cell, d), _end(s, cell + STEPS[d], d ^ 2)]
    if "door" not in ends:
        return Refused(clause, "no path crosses this edge")
    if "rock" in ends:
        return Refused("Q-LM-20", "the path leads nowhere here: it ends at rock or at the edge of the board")
    edge = edge_of(cell, d)
    if not s.options.stack_tokens and (edge in s.traps or edge in s.trolls):
        return Refused("Q-LM-21", "a trap or a troll lies on this edge already")
    return None


def _end(s: State, cell: int, d: int) -> str:
    """What an edge meets on one side: a door, rock, or nothing yet."""
    face = s.network.laid.get(cell, -1)
    if face < 0:
        return "free"
    return "door" if s.network.faces.doors[face] >> d & 1 else "rock"


def _option(s: State, seat: int, name: str, option: int) -> Refused | None:
    refusal = _holds(s, seat, name)
    if refusal:
        return refusal
    looks = s.deck.looks[s.deck.card(name)]
    if not looks:
        return Refused("LM-A05", said("{card} is no information card", card=name))
    if not looks >> option & 1:
        return Refused("LM-A09", said("this card can't look at a {what}", what=LOOKS[option]))
    return None


def _mine(s: State, at: Cell) -> Refused | None:
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell not in s.deck.mines:
        return Refused("LM-A06", "there is no mine here to look at")
    if s.mines_up >> s.deck.mines.index(cell) & 1:
        return Refused("LM-A06", "everyone can see this mine already: it lies face up")
    return None


def _treasure(s: State, place: int) -> Refused | None:
    if not 1 <= place <= len(s.treasures):
        return _no_place(s, place)
    if s.takers[place - 1] >= 0:
        return Refused("LM-A07", "somebody has taken this treasure already")
    return None


def _dwarf(s: State, seat: int, target: int) -> Refused | None:
    if target == seat:
        return Refused("LM-A08", "you know your own card; look at somebody else's")
    return no_seat(target, s.seats, "LM-S04")


# ---- clicks that stand for no decision -------------------------------------------------------------------------------


def no_use(s: State, seat: int, at: Pointer) -> Refused:
    """Why nothing can be done with this card there, or anywhere."""
    if s.phase == MOVE and seat in waiting(s) and not at.cards and at.cell is not None:
        return Refused("LM-M01", "your dwarf can't get there in one step: it walks along the paths, card by card")
    held = s.deck.names[s.hands[seat][0]] if s.hands[seat] else s.deck.names[0]
    card = at.cards[0] if at.cards else held
    refusal = why_not(s, seat, Discard((card,)))
    if refusal:
        return refusal
    if not at.cards:
        return choose_first("LM-T02")
    if s.deck.card(card) < s.deck.path_cards:
        return for_board(at, "LM-P01") or fits_nowhere("LM-P02")
    if card in TOOLS:
        return for_board(at, "LM-A02") or _no_obstacle(s, card, at.cell)
    if s.deck.looks[s.deck.card(card)]:
        return Refused("LM-A05", "there is nothing left for this card to look at")
    if card == "storm":
        return for_board(at, "LM-A17") or Refused("LM-A17", "there is no path card that the storm could sweep away")
    clause = "LM-A10" if card == "trap" else "LM-A14"
    return for_board(at, clause) or Refused(clause, said("there is no edge left for a {card}", card=card))


def _no_obstacle(s: State, tool: str, at: Cell | None) -> Refused:
    """LM-A01: each tool is for one kind of obstacle."""
    other = 0 if at is None else _feature_at(s, at)
    if other:
        no_help = "{tool} is no help with a {obstacle}: that takes {better}"
        return Refused("LM-A01", said(no_help, tool=An(tool), obstacle=FEATURES[other], better=An(TOOLS[other - 1])))
    obstacle = FEATURES[TOOLS.index(tool) + 1]
    nothing = "no {obstacle} blocks the way at the moment, so there is nothing to use {tool} on"
    return Refused("LM-A02", said(nothing, obstacle=obstacle, tool=An(tool)))
