# fast tier
"""The turn: what a seat may do (`legal`) and what happens then (`apply`). The fast tier: codes in, codes out."""

from collections.abc import Callable
from typing import cast

from mypy_extensions import i64

from undermine.engine.asked import open_sides
from undermine.engine.build import COMPILED
from undermine.engine.grid import FACING, STEPS, xy
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.engine.taking import take
from undermine.engine.votes import propose_end, still_to_vote, vote
from undermine.games.classic import events as ev
from undermine.games.classic.codes import (
    CARD_SHIFT,
    CELLS,
    OP_ALIGN,
    OP_BREAK,
    OP_MAP,
    OP_PASS,
    OP_PROPOSE,
    OP_REPAIR,
    OP_SHIFT,
    OP_TAKE,
    OP_VOTE,
    PROPOSE,
    READY,
    READY_AT,
    ROCKFALL_FACE,
    argument_in,
    card_in,
    cell_in,
    codes_at,
    face_in,
    op_code,
    op_in,
    repair_code,
    target_in,
    tool_in,
)
from undermine.games.classic.deck import TOOLS
from undermine.games.classic.picking import any_play
from undermine.games.classic.scoring import end_game, end_round, take_gold
from undermine.games.classic.setup import begin_round, next_starter
from undermine.games.classic.state import ALIGN, BY_EXHAUSTION, BY_TREASURE, BY_VOTE, GOLD, State


def legal(s: State) -> list[int]:
    """The codes of all decisions that the acting seat may take."""
    phase = s.phase
    if phase == PLAY:
        codes = plays(s, s.actor)
        if s.vote_end and s.proposer < 0:
            codes.append(PROPOSE)
        return codes
    if phase == GOLD:
        return [op_code(OP_TAKE, 0, nuggets) for nuggets in sorted(set(s.packet))]
    if phase == ALIGN:
        return [op_code(OP_ALIGN, 0, 0), op_code(OP_ALIGN, 0, 1)]
    if phase == VOTE:
        return [op_code(OP_VOTE, 0, 0), op_code(OP_VOTE, 0, 1)]
    return []


def plays(s: State, seat: int) -> list[int]:
    """CL-T02: lay a path card, play an action card, or pass any card (CL-T03)."""
    deck = s.deck
    path_cards: i64 = deck.path_cards
    blocked = s.broken[seat] != 0  # CL-P08
    codes: list[object] = []  # ready-made ints: see codes.py
    seen: i64 = 0
    face_mask: i64 = 0  # the faces in which the path cards of the hand can lie
    faces: list[int] = []  # the same as a list
    card: i64
    for card in s.hands[seat]:
        if seen >> card & 1:
            continue
        seen |= 1 << card
        codes.append(READY[OP_PASS | card << CARD_SHIFT])  # op_code, written out: see `apply`
        if card < path_cards:
            if blocked:
                continue
            face_mask |= deck.face_mask[card]
            faces += deck.faces_of[card]
        elif deck.breaks[card]:
            add_breaks(s, seat, card, codes)
        elif deck.repairs[card]:
            add_repairs(s, card, codes)
        elif card == deck.rockfall:
            add_rockfalls(s, codes)
        else:
            add_maps(s, card, codes)
    if face_mask:
        add_lays(s, face_mask, faces, codes)
    return cast(list[int], codes)


def add_lays(s: State, face_mask: i64, faces: list[int], codes: list[object]) -> None:
    """CL-P01 to P04: every face, wherever it fits and extends a path."""
    fits = s.deck.fits
    asked = s.network.asked
    cells = s.network.window.cells
    at: i64
    face: i64
    for at in s.network.edge:
        fitting: i64 = fits[asked[at]] & face_mask
        if fitting:
            laying = READY_AT[cells[at]] or codes_at(cells[at])
            for face in faces:
                if fitting >> face & 1:
                    codes.append(laying[face])


def add_breaks(s: State, seat: int, card: int, codes: list[object]) -> None:
    """CL-A01, CL-A02: before another seat that has not this tool broken already."""
    tool: i64 = s.deck.breaks[card]
    base: i64 = op_code(OP_BREAK, card, 0)
    spared = -1 if s.self_break else seat
    target: i64
    broken: i64
    for target, broken in enumerate(s.broken):
        if not broken & tool and target != spared:
            codes.append(READY[base | target])


def add_repairs(s: State, card: int, codes: list[object]) -> None:
    """CL-A05 to A09: one matching broken tool, of any seat."""
    tools: i64 = s.deck.repairs[card]
    broken: i64
    for target, broken in enumerate(s.broken):
        if broken & tools:
            for tool in range(3):
                if broken & tools & 1 << tool:
                    codes.append(READY[repair_code(card, tool, target)])


def add_rockfalls(s: State, codes: list[object]) -> None:
    """CL-A10: any laid path card, never the start or a goal."""
    path_faces: i64 = s.deck.path_faces
    card_at = s.network.card_at
    cells = s.network.window.cells
    at: i64
    for at in s.network.placed:
        face: i64 = card_at[at]
        if face < path_faces:
            ready = READY_AT[cells[at]] or codes_at(cells[at])
            codes.append(ready[-1])


def add_maps(s: State, card: int, codes: list[object]) -> None:
    """CL-A14, CL-A16: any goal that lies face down."""
    base: i64 = op_code(OP_MAP, card, 0)
    up: i64 = s.goals_up
    places: i64 = len(s.goal_cards)
    for place in range(places):
        if not up >> place & 1:
            codes.append(READY[base | place])


def apply(s: State, code: int) -> None:
    """Carries out a legal decision of the acting seat, and all that follows from it. Unchecked."""
    if code >= CELLS:
        face = face_in(code)
        if face == ROCKFALL_FACE:
            rockfall(s, cell_in(code))
        else:
            lay(s, cell_in(code), face)
        return
    op = code >> OP_SHIFT  # op_in and card_in, written out where most turns come by: a call costs up to 2 %
    if op == OP_PASS:
        pass_card(s, code >> CARD_SHIFT)
    elif op == OP_BREAK:
        break_tool(s, card_in(code), argument_in(code))
    elif op == OP_REPAIR:
        repair(s, card_in(code), tool_in(code), target_in(code))
    elif op == OP_MAP:
        read_map(s, card_in(code), argument_in(code))
    elif op == OP_TAKE:
        take_gold(s, argument_in(code))
        after_gold(s)
    elif op == OP_ALIGN:
        align(s, argument_in(code))
    elif op == OP_PROPOSE:
        propose_end(s, s.actor)
    elif op == OP_VOTE and vote(s, s.actor, argument_in(code) == 1):  # Q-CL-39: the treasure was not reached
        end_round(s, BY_VOTE, -1)
        after_gold(s)


def lay(s: State, cell: int, face: int) -> None:
    """CL-T02a: a path card joins the network, and every goal it joins to the start is turned over (CL-R01)."""
    seat = s.turn
    card = s.deck.faces.card[face]
    take(s.hands[seat], card)
    s.last_path = s.last_card = seat
    network = s.network
    network.lay(cell, face)
    if s.log is not None:
        turned = s.deck.faces.upright[card] != face
        s.log.append(ev.Laid(seat=seat, card=s.deck.names[card], cell=xy(cell), turned=turned))
    if not network.strict:
        find_joined_goals(s)
    if network.touched:
        reveal(s, cell)
    else:
        end_turn(s)


def find_joined_goals(s: State) -> None:
    """Q-CL-10: with `loose_connection`, any card may join a fragment, and so a goal, to the start."""
    network = s.network
    joined = network.joined()
    for goal in network.hidden:
        arriving = network.arrivals(goal, joined)
        if arriving:
            network.set_open(goal, arriving)
            network.touched.append(goal)


def reveal(s: State, cell: int) -> None:
    """CL-R01 to R06, Q-CL-08: turns up all goals that the start is joined to, and lays them to the arriving path."""
    network = s.network
    deck = s.deck
    reached = False  # the treasure
    while network.touched:
        goal = network.touched.pop(0)
        place = deck.goals.index(goal)
        if s.goals_up >> place & 1:
            continue
        s.goals_up |= 1 << place
        card = s.goal_cards[place]
        face = deck.goal_faces[card]
        other = deck.faces.other[face]
        reached = reached or card == deck.treasure
        entry = entry_side(open_sides(network.asked_of(goal)), goal, cell)
        opens = deck.faces.doors[face] & entry != 0
        other_opens = deck.faces.doors[other] & entry != 0
        choice = opens and other_opens and face != other and card != deck.treasure
        as_laid = other if other_opens and not opens else face
        if s.log is not None:
            name = deck.faces.names[face]
            turned = None if choice else as_laid != face
            s.log.append(ev.GoalRevealed(goal=xy(goal), card=name, turned=turned))
        if choice:
            s.to_align.append(place)
        else:
            network.lay(goal, as_laid)
            if s.options.loose_connection:
                find_joined_goals(s)
    if reached:
        while s.to_align:  # the round is over, how they lie matters to nobody
            lay_goal(s, s.to_align.pop(), 0)
        end_round(s, BY_TREASURE, s.turn)
        after_gold(s)
    elif s.to_align:
        s.to_align.sort()
        s.phase = ALIGN
    else:
        s.phase = PLAY
        end_turn(s)


def entry_side(arriving: int, goal: int, cell: int) -> int:
    """D-CL-06: the side of the card just laid comes first; otherwise all sides where a path arrives."""
    for d in range(4):
        if cell + STEPS[d] == goal and arriving & FACING[d]:
            return FACING[d]
    return arriving


def align(s: State, turned: int) -> None:
    """Q-CL-09: where two ways are open to the arriving path, the seat whose turn it is chooses how a goal lies."""
    place = s.to_align.pop(0)
    lay_goal(s, place, turned)
    if s.options.loose_connection:
        find_joined_goals(s)
    reveal(s, s.deck.goals[place])


def lay_goal(s: State, place: int, turned: int) -> None:
    """A revealed goal comes to lie upright or turned."""
    deck = s.deck
    face = deck.goal_faces[s.goal_cards[place]]
    if turned:
        face = deck.faces.other[face]
    s.network.lay(deck.goals[place], face)
    if s.log is not None:
        s.log.append(ev.GoalAligned(seat=s.turn, goal=xy(deck.goals[place]), turned=turned != 0))


def break_tool(s: State, card: int, target: int) -> None:
    """CL-A01: the card lies before the target until repaired or until the round ends (CL-A04)."""
    seat = s.turn
    take(s.hands[seat], card)
    s.last_card = seat
    s.broken[target] |= s.deck.breaks[card]
    if s.log is not None:
        tool = TOOLS[s.deck.breaks[card].bit_length() - 1]
        s.log.append(ev.ToolBroken(seat=seat, target=target, tool=tool))
    end_turn(s)


def repair(s: State, card: int, tool: int, target: int) -> None:
    """CL-A05 to A08: one broken tool is mended; both cards are discarded, face up."""
    seat = s.turn
    take(s.hands[seat], card)
    s.last_card = seat
    s.broken[target] &= ~(1 << tool)
    s.discards.append(card)
    s.discards.append(s.deck.breaks.index(1 << tool))
    if s.log is not None:
        s.log.append(ev.ToolRepaired(seat=seat, target=target, tool=TOOLS[tool], card=s.deck.names[card]))
    end_turn(s)


def rockfall(s: State, cell: int) -> None:
    """CL-A10 to A12: one path card leaves the network; both cards are discarded, face up."""
    seat = s.turn
    card = s.deck.rockfall
    take(s.hands[seat], card)
    s.last_card = seat
    face = s.network.lift(cell)
    fallen = s.deck.faces.card[face]
    s.discards.append(card)
    s.discards.append(fallen)
    if s.log is not None:
        turned = s.deck.faces.upright[fallen] != face
        s.log.append(ev.RockFell(seat=seat, cell=xy(cell), card=s.deck.names[fallen], turned=turned))
    end_turn(s)


def read_map(s: State, card: int, place: int) -> None:
    """CL-A14, CL-A15: the seat alone sees the face of one goal."""
    seat = s.turn
    take(s.hands[seat], card)
    s.last_card = seat
    s.discards.append(card)
    s.goals_known[place] |= 1 << seat
    if s.log is not None:
        name = s.deck.faces.names[s.deck.goal_faces[s.goal_cards[place]]]
        s.log.append(ev.MapRead(seat=seat, goal=xy(s.deck.goals[place]), card=name, known=1 << seat))
    end_turn(s)


def pass_card(s: State, card: int) -> None:
    """CL-T04: one card goes face down to the discards; nobody else sees it."""
    seat = s.turn
    take(s.hands[seat], card)
    s.passed[seat].append(card)
    if s.log is not None:
        s.log.append(ev.Passed(seat=seat, card=s.deck.names[card], known=1 << seat))
    end_turn(s)


def end_turn(s: State) -> None:
    """CL-D01: draw a card while there are any; then the next seat that has cards takes its turn."""
    hands = s.hands
    seat = s.turn
    if s.pile:
        card = s.pile.pop()
        hands[seat].append(card)
        if s.log is not None:
            s.log.append(ev.Drew(seat=seat, card=s.deck.names[card], known=1 << seat))
    if not s.pile and exhausted(s):
        end_round(s, BY_EXHAUSTION, -1)
        after_gold(s)
        return
    s.proposer = -1
    seats = s.seats
    seat = (seat + 1) % seats
    while not hands[seat]:  # CL-D04, Q-CL-20: no cards, no choice
        if s.log is not None:
            s.log.append(ev.Skipped(seat=seat))
        seat = (seat + 1) % seats
    s.turn = s.actor = seat


def exhausted(s: State) -> bool:
    """CL-E02, Q-CL-21: the pile is empty, and so are all hands; with `auto_end_when_dead`, or no card can be played."""
    for seat in range(s.seats):
        if s.hands[seat]:
            if not s.auto_end:
                return False
            for code in plays(s, seat):
                if op_in(code) != OP_PASS:
                    return False
    return True


def after_gold(s: State) -> None:
    """CL-N01, CL-E04: once the packet is empty, the next round begins, or the game is over."""
    if not s.packet and s.phase != OVER:
        if s.round < s.options.rounds:
            begin_round(s, next_starter(s))
        else:
            end_game(s)


def waiting(s: State) -> list[int]:
    """The seats that owe a decision. In a vote those who have not voted yet can do so in any order."""
    if s.phase == OVER:
        return []
    return still_to_vote(s) if s.phase == VOTE else [s.actor]


def playout(s: State, random: Callable[[], float]) -> int:
    """Plays on at random to the end of the game, without proposing to end a round. Returns the number of decisions.

    Compiled, the choices of a turn are counted and not listed; interpreted, the list is quicker. Both take the same.
    """
    decisions = 0
    while s.phase != OVER:
        if COMPILED and s.phase == PLAY:
            apply(s, any_play(s, random))
        else:
            codes = legal(s)
            if s.vote_end and codes[-1] == PROPOSE:
                codes.pop()
            apply(s, codes[int(random() * float(len(codes)))])
        decisions += 1
    return decisions
