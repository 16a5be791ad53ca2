# fast tier
"""The order of a turn, from top to bottom: what is due, a card, a creature's walk, the movement, the draw.

The fast tier: codes in, codes out. What carries the game on returns nothing: it ends with a seat to decide (`s.phase`
says what, `s.actor` who), or with the game. What the cards do is in cards.py, creatures.py and hands.py, how dwarves
move in movement.py; what can be played is listed in plays.py.
"""

from collections.abc import Callable

from mypy_extensions import i64

from undermine.engine.build import COMPILED
from undermine.engine.chance import Chance
from undermine.engine.grid import xy
from undermine.engine.network import HIDDEN
from undermine.engine.picking import CARDS
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.engine.votes import may_propose, propose_end, still_to_vote, vote
from undermine.games.dark_cave import cards, creatures, hands, movement
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.codes import (
    AT_ATTRACT,
    AT_HEW,
    AT_LAY,
    AT_LOOK,
    AT_ROCKFALL,
    AT_STEP,
    CELLS,
    OP_ALIGN,
    OP_AXE,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_LOOK,
    OP_MEET,
    OP_ROUSE,
    OP_STOP,
    OP_SWAP,
    OP_TAKE,
    OP_VOTE,
    PROPOSE,
    STOP,
    answer_code,
    argument_in,
    at_in,
    card_in,
    cell_in,
    edge_closed,
    edge_hewn,
    no_and_yes,
    op_in,
    yes_in,
)
from undermine.games.dark_cave.deck import CREATURES, Deck
from undermine.games.dark_cave.options import DarkCaveOptions
from undermine.games.dark_cave.picking import any_play, any_step
from undermine.games.dark_cave.plays import plays
from undermine.games.dark_cave.scoring import end_game, side_is_out
from undermine.games.dark_cave.setup import deal
from undermine.games.dark_cave.state import (
    ASK_ALIGN,
    ASK_AXE,
    ASK_MEET,
    ASK_TAKE,
    BY_EXHAUSTION,
    BY_EXIT,
    BY_VOTE,
    MOVE,
    WALK,
    State,
)

# ---- a game, and whose decision it waits for -------------------------------------------------------------------------


def begin(deck: Deck, options: DarkCaveOptions, seats: int, chance: Chance, log: list[object] | None = None) -> State:
    """A new game, at its first turn."""
    s = deal(deck, options, seats, chance, log)
    begin_turn(s, s.starter)
    return s


def waiting(s: State) -> list[int]:
    """The seats that owe a decision. In a vote, and where all are asked about axes at once, any may be the next."""
    if s.phase == OVER:
        return []
    if s.phase == VOTE:
        return still_to_vote(s)
    if s.phase == ASK_AXE and s.options.axe_prompt == "simultaneous":
        return s.asked.copy()
    return [s.actor]


def legal(s: State) -> list[int]:
    """The codes of all decisions that the acting seat may take; a proposal to end the game comes last."""
    phase = s.phase
    if phase == PLAY:
        codes = plays(s, s.actor)
        if s.webs:
            movement.add_hews(s, s.actor, codes)
        if may_propose(s):
            codes.append(PROPOSE)
        return codes
    if phase == MOVE:
        codes = moves(s)
        codes.append(STOP)
        return codes
    if phase == WALK:
        codes = movement.steps_from(s, s.creatures[s.walker], False)
        codes.append(STOP)
        return codes
    if phase == ASK_AXE:
        return no_and_yes(OP_AXE)
    if phase == ASK_ALIGN:
        return no_and_yes(OP_ALIGN)
    if phase == ASK_MEET:
        return [answer_code(OP_MEET, creature) for creature in range(len(CREATURES)) if s.attackers >> creature & 1]
    if phase == ASK_TAKE:
        return no_and_yes(OP_TAKE)
    if phase == VOTE:
        return no_and_yes(OP_VOTE)
    return []


def moves(s: State) -> list[int]:
    """Step 2: where the dwarf may step, and webs that it may hew."""
    codes = movement.steps_from(s, s.dwarves[s.turn], True) if s.steps_left else []
    if s.webs:
        movement.add_hews(s, s.turn, codes)
    return codes


def apply(s: State, code: int) -> None:
    """Carries out a legal decision of the acting seat, and all that follows from it. Unchecked."""
    if code >= CELLS:
        at = at_in(code)
        if at == AT_STEP:
            step(s, cell_in(code), argument_in(code))
        elif at == AT_HEW:
            hew(s, edge_hewn(code))
        else:
            play_at(s, code, at)
        return
    op = op_in(code)
    if op == OP_STOP:
        stop(s)
    elif op == OP_AXE:
        answer_axe(s, s.actor, yes_in(code))
    elif op == OP_ALIGN:
        align_goal(s, yes_in(code))
    elif op == OP_MEET:
        meet(s, argument_in(code))
    elif op == OP_TAKE:
        answer_take(s, yes_in(code))
    elif code == PROPOSE:
        propose_end(s, s.actor)
    elif op == OP_VOTE:
        if vote(s, s.actor, yes_in(code)):  # DC-X01, Q-DC-58
            end_game(s, BY_VOTE)
    else:
        play(s, code, op)


def playout(s: State, random: Callable[[], float]) -> int:
    """Plays on at random to the end of the game, without proposing to end it. Returns the number of decisions.

    Compiled, most choices are counted and not listed; interpreted, the list is quicker. Both take the same.
    """
    decisions = 0
    while s.phase != OVER:
        phase = s.phase
        if COMPILED and phase == PLAY and len(s.hands[s.actor]) <= CARDS:
            apply(s, any_play(s, random))
        elif COMPILED and phase == MOVE and s.steps_left and not s.webs:
            apply(s, any_step(s, s.dwarves[s.turn], True, random))
        elif COMPILED and phase == WALK and not s.webs:
            apply(s, any_step(s, s.creatures[s.walker], False, random))
        else:
            codes = legal(s)
            if s.vote_end and codes[-1] == PROPOSE:
                codes.pop()
            apply(s, codes[int(random() * float(len(codes)))])
        decisions += 1
    return decisions


# ---- the turn begins -------------------------------------------------------------------------------------------------


def begin_turn(s: State, seat: int) -> None:
    """DC-T04, DC-T05: what is due comes first, even when the turn is lost for want of cards (Q-DC-45)."""
    while True:
        s.stays = False
        upkeep(s, seat)
        if s.hands[seat]:
            break
        if s.log is not None:
            s.log.append(ev.Skipped(seat=seat))
        seat = (seat + 1) % s.seats
    s.turn = s.actor = s.drawer = seat
    s.phase = PLAY
    s.steps_left = 0
    s.proposer = -1


def upkeep(s: State, seat: int) -> None:
    """DC-T05: creatures leave, webs wear out, a dwarf that is down stands up."""
    leaver: i64 = seat
    creature: i64
    owner: i64
    for creature, owner in enumerate(s.owners):
        if owner == leaver:
            if s.log is not None:
                s.log.append(ev.CreatureLeft(seat=seat, creature=CREATURES[creature]))
            creatures.go_away(s, creature)
    if s.webs:
        for edge in sorted(s.webs):
            if s.webs[edge].owner == seat:
                cards.wear_web(s, edge)
    if s.down >> seat & 1:
        s.down &= ~(1 << seat)
        s.stays = True
        if s.log is not None:
            s.log.append(ev.DwarfStood(seat=seat))


# ---- step 1: a card --------------------------------------------------------------------------------------------------


def play_at(s: State, code: int, at: int) -> None:
    """DC-T02: a card is played on the table."""
    cell = cell_in(code)
    if at == AT_LAY:
        cards.lay(s, cell, argument_in(code))
        begin_movement(s, 1)
        return
    card = s.deck.path_cards + argument_in(code)
    if at == AT_ATTRACT:
        creatures.attract(s, card, cell)
        begin_walk(s)
        return
    if at == AT_ROCKFALL:
        cards.rockfall(s, card, cell)
    elif at == AT_LOOK:
        cards.look_at_goal(s, card, cell)
    else:
        cards.set_web(s, card, edge_closed(code))
    begin_movement(s, 1)


def play(s: State, code: int, op: int) -> None:
    """DC-T02: cards are discarded, or one is played on a player or on a creature in play."""
    if op == OP_DISCARD:
        hands.discard(s, [card_in(code)])
        begin_movement(s, 1)
        return
    if op == OP_DISCARD_TWO:
        hands.discard(s, [card_in(code), argument_in(code)])
        begin_movement(s, 2)
        return
    card = s.deck.path_cards + card_in(code)
    if op == OP_ROUSE:
        creatures.rouse(s, card)
        go_on_walking(s)
        return
    if op == OP_LOOK:
        cards.look_at_clan(s, card, argument_in(code))
    elif op == OP_SWAP:
        hands.swap(s, card, argument_in(code))
    else:
        cards.equip(s, card, argument_in(code))
    begin_movement(s, 1)


def hew(s: State, edge: int) -> None:
    """DC-A17, Q-DC-42, Q-DC-43: at any time of the turn; it costs no step, and the movement goes on."""
    cards.hew_web(s, edge)
    if s.phase == MOVE:
        if s.steps_left:
            go_on_moving(s)
        else:
            rest(s)


# ---- step 1 goes on: a creature walks --------------------------------------------------------------------------------


def begin_walk(s: State) -> None:
    """DC-A20: the creature is on a dark hole; with `emerge_attacks` it attacks there already (Q-DC-60)."""
    if s.options.emerge_attacks:
        creature_arrives(s)
    else:
        go_on_walking(s)


def step(s: State, cell: int, name: int) -> None:
    """A step: of the creature in step 1, of the dwarf in step 2."""
    if s.phase == WALK:
        creatures.walk(s, cell, name)
        creature_arrives(s)
    else:
        step_dwarf(s, cell, name)


def creature_arrives(s: State) -> None:
    """DC-A23: where there are dwarves, it stops and attacks them all."""
    victims = creatures.dwarves_at(s, s.creatures[s.walker])
    if victims:
        s.steps_left = 0
        attack(s, s.walker, victims)
    else:
        go_on_walking(s)


def go_on_walking(s: State) -> None:
    """DC-A22: the creature may go on, if it has steps left and somewhere to go."""
    if not s.steps_left or not movement.steps_from(s, s.creatures[s.walker], False):
        end_walk(s)


def end_walk(s: State) -> None:
    s.walker = -1
    begin_movement(s, 1)


# ---- a creature attacks, in step 1 or 2 ------------------------------------------------------------------------------


def attack(s: State, creature: int, victims: list[int]) -> None:
    """DC-A18, DC-A23: first those who have an axe are asked about it."""
    s.attacker = creature
    s.victims = victims
    s.asked = [seat for seat in victims if s.usable_axes(seat) > 0]
    s.ready = 0
    go_on_attacking(s)


def answer_axe(s: State, seat: int, yes: bool) -> None:
    """DC-O01, Q-DC-63: one seat says whether it uses its axe."""
    s.asked = [other for other in s.asked if other != seat]
    if s.options.axe_prompt == "simultaneous":
        if yes:
            s.ready |= 1 << seat
        if not s.asked:
            creatures.compare_answers(s)
    elif yes:
        creatures.drive_away(s, seat)
    else:
        creatures.keep_axe(s, seat)
    go_on_attacking(s)


def go_on_attacking(s: State) -> None:
    """The next one is asked; when all have answered, the creature strikes, unless it was driven away."""
    if s.asked:
        s.phase = ASK_AXE
        s.actor = s.asked[0]
        return
    if s.attacker >= 0:
        creatures.strike(s)
    s.actor = s.turn
    if s.walker >= 0:
        end_walk(s)
    else:
        next_creature(s)


# ---- step 2: the movement --------------------------------------------------------------------------------------------


def begin_movement(s: State, drawing: int) -> None:
    """DC-T01: after the card, step 2; how many cards to draw is settled (DC-D01)."""
    s.phase = MOVE
    s.actor = s.turn
    s.to_draw = drawing
    if over_at_once(s):
        end_game(s, BY_EXHAUSTION)
        return
    s.steps_left = movement.reach(s, s.turn)
    if s.steps_left:
        go_on_moving(s)
    else:
        rest(s)


def step_dwarf(s: State, cell: int, name: int) -> None:
    """DC-M01: one step of the dwarf."""
    s.steps_left -= 1
    if s.network.face_at(cell) == HIDDEN:
        reveal_goal(s, s.goals.index(cell), name)
    else:
        enter(s, cell, s.deck.spaces_named[s.network.face_at(cell)][name])


def reveal_goal(s: State, place: int, side: int) -> None:
    """DC-R01 to R03: the goal is turned over first, open to the side the dwarf comes from; then the movement ends."""
    s.steps_left = 0
    ways = movement.goal_ways(s, place, side)
    movement.turn_over_goal(s, place, ways)
    if len(ways) == 1:
        enter_goal(s, place, ways[0], side)
    else:
        s.align_place = place
        s.align_side = side
        s.phase = ASK_ALIGN


def align_goal(s: State, turned: bool) -> None:
    """Q-DC-31: the mover chooses how the goal lies."""
    place, side = s.align_place, s.align_side
    s.align_place = -1
    s.align_side = 0
    s.phase = MOVE
    face = s.deck.goal_faces[s.goal_cards[place]]
    if s.log is not None:
        s.log.append(ev.GoalAligned(seat=s.turn, goal=xy(s.goals[place]), turned=turned))
    enter_goal(s, place, s.deck.faces.other[face] if turned else face, side)


def enter_goal(s: State, place: int, face: int, side: int) -> None:
    """DC-R01: the dwarf goes to the goal's first space."""
    cell = s.goals[place]
    s.network.lay(cell, face)
    movement.add_features(s, cell, face)
    enter(s, cell, s.deck.faces.space_behind[face][side])


def enter(s: State, cell: int, space: int) -> None:
    """Q-DC-26, from the third point on: the toll, then creatures that are there."""
    movement.enter_space(s, cell, space)
    s.attackers = creatures.creatures_at(s, s.dwarves[s.turn])
    if s.attackers and not s.options.axe_keeps_moving:
        s.steps_left = 0  # DC-M08, Q-DC-24
    next_creature(s)


def next_creature(s: State) -> None:
    """Q-DC-29: each creature attacks, in the order that the mover chooses, and attacks nobody else (Q-DC-64)."""
    if over_at_once(s):  # the last attack took the last card
        s.attackers = 0
        end_game(s, BY_EXHAUSTION)
    elif not s.attackers:
        leave_or_go_on(s)
    elif s.attackers & (s.attackers - 1):
        s.phase = ASK_MEET
    else:
        meet(s, s.attackers.bit_length() - 1)


def meet(s: State, creature: int) -> None:
    """The mover is attacked by one of the creatures in its space."""
    s.attackers &= ~(1 << creature)
    attack(s, creature, [s.turn])


def leave_or_go_on(s: State) -> None:
    """Q-DC-26, the last two points: the exit; or the movement goes on until it ends."""
    s.phase = MOVE
    if not movement.at_exit(s, s.turn):
        go_on_moving(s)
        return
    movement.leave(s, s.turn)
    if side_is_out(s):  # DC-E02
        end_game(s, BY_EXIT)
    else:
        end_turn(s)


def go_on_moving(s: State) -> None:
    """The dwarf may step on, or hew; if it has no step left or can do neither, its movement is over."""
    if not s.steps_left or not (movement.may_step(s, s.dwarves[s.turn]) or movement.may_hew(s, s.turn)):
        end_movement(s, True)


def stop(s: State) -> None:
    """DC-M09, DC-A22: that was enough, of the creature's walk, of the movement, or of resting."""
    if s.phase == WALK:
        end_walk(s)
    elif s.steps_left:
        end_movement(s, False)
    else:
        end_turn(s)


def end_movement(s: State, automatic: bool) -> None:
    """DC-P17, Q-DC-28: the movement ends here; gold that lies here is taken."""
    s.steps_left = 0
    if s.log is not None:
        s.log.append(ev.Stopped(seat=s.turn, automatic=automatic))
    if s.veins and s.dwarves[s.turn] in s.veins:
        if s.options.vein_optional:
            s.phase = ASK_TAKE
            return
        movement.take_gold(s, s.turn)
    if automatic:
        rest(s)
    else:
        end_turn(s)


def answer_take(s: State, yes: bool) -> None:
    """Q-DC-28: with `vein_optional` the gold may be left."""
    if yes:
        movement.take_gold(s, s.turn)
    rest(s)


def rest(s: State) -> None:
    """Q-DC-42: until the draw a web may be hewn."""
    s.phase = MOVE
    if not movement.may_hew(s, s.turn):
        end_turn(s)


# ---- step 3: the draw ------------------------------------------------------------------------------------------------


def end_turn(s: State) -> None:
    """DC-T01: the draw, and the end of the turn; the game is over when nobody has a card (DC-E01, Q-DC-53)."""
    hands.draw(s)
    s.fresh = -1
    if s.hands[s.drawer] or any(s.hands):
        begin_turn(s, (s.turn + 1) % s.seats)
    else:
        end_game(s, BY_EXHAUSTION)


def over_at_once(s: State) -> bool:
    """Q-DC-52: with `strict_immediate_end` the last card of all ends the game, even in mid-turn."""
    return not s.pile and s.options.strict_immediate_end and not any(s.hands)
