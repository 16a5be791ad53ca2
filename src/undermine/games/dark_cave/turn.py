"""The turn: what a seat may do (`legal`) and what becomes of it (`apply`). The fast tier: codes in, codes out.

What can be done with the cards of a hand is listed in plays.py.
"""

from collections.abc import Callable

from undermine.engine.chance import Chance
from undermine.engine.grid import edge_name, edge_of, xy
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.engine.votes import propose_end, still_to_vote, vote
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.creatures import (
    answer,
    attack,
    attract,
    creatures_at,
    dwarves_at,
    go_away,
    rouse,
    walk,
)
from undermine.games.dark_cave.deck import (
    AT_ATTRACT,
    AT_HEW,
    AT_LAY,
    AT_LOOK,
    AT_ROCKFALL,
    AT_STEP,
    AT_WEB,
    BOOTS,
    CELLS,
    CREATURES,
    GOALS,
    IDENTITIES,
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
    Deck,
)
from undermine.games.dark_cave.hands import discard, draw, play_from_hand, show, swap
from undermine.games.dark_cave.movement import (
    add_features,
    add_hews,
    align,
    at_exit,
    leave,
    meets_door,
    near,
    reach,
    step,
    take_gold,
)
from undermine.games.dark_cave.options import DarkCaveOptions
from undermine.games.dark_cave.plays import plays
from undermine.games.dark_cave.scoring import end_game, side_is_out
from undermine.games.dark_cave.setup import deal
from undermine.games.dark_cave.state import (
    ALIGN,
    AXE,
    BY_EXHAUSTION,
    BY_EXIT,
    BY_VOTE,
    CREATURE,
    MEET,
    MOVE,
    TAKE,
    State,
    Web,
)


def begin(deck: Deck, options: DarkCaveOptions, seats: int, chance: Chance, log: list[object] | None = None) -> State:
    """A new game, at its first turn."""
    s = deal(deck, options, seats, chance, log)
    begin_turn(s, s.starter)
    return s


def legal(s: State) -> list[int]:
    """The codes of all decisions that the acting seat may take; a proposal to end the game comes last."""
    phase = s.phase
    if phase == PLAY:
        codes = plays(s, s.actor)
        add_hews(s, s.actor, codes)
        if s.vote_end and s.proposer < 0:
            codes.append(PROPOSE)
        return codes
    if phase == MOVE:
        codes = moves(s)
        codes.append(OP_STOP << 14)
        return codes
    if phase == CREATURE:
        codes = []
        near(s, s.creatures[s.walker], codes, False)
        codes.append(OP_STOP << 14)
        return codes
    if phase == AXE:
        return [OP_AXE << 14, OP_AXE << 14 | 1]
    if phase == ALIGN:
        return [OP_ALIGN << 14, OP_ALIGN << 14 | 1]
    if phase == MEET:
        return [OP_MEET << 14 | creature for creature in range(3) if s.attackers >> creature & 1]
    if phase == TAKE:
        return [OP_TAKE << 14, OP_TAKE << 14 | 1]
    if phase == VOTE:
        return [OP_VOTE << 14, OP_VOTE << 14 | 1]
    return []


def moves(s: State) -> list[int]:
    """Step 2: where the dwarf may step, and webs that it may hew."""
    codes: list[int] = []
    if s.steps_left:
        near(s, s.dwarves[s.turn], codes, True)
    add_hews(s, s.turn, codes)
    return codes


def apply(s: State, code: int) -> None:
    """Carries out a legal decision of the acting seat, and all that follows from it. Unchecked."""
    if code >= CELLS:
        at = code >> 7 & 31
        if at == AT_STEP:
            take_step(s, code >> 12, code & 127)
        elif at == AT_HEW:
            hew(s, code >> 12 << 1 | code & 1)
        else:
            play_at(s, code >> 12, at, code & 127)
        return
    op = code >> 14
    if op == OP_STOP:
        stop(s)
    elif op == OP_DISCARD:
        discard(s, [code >> 7 & 127])
        after_play(s, 1)
    elif op == OP_DISCARD_TWO:
        discard(s, [code >> 7 & 127, code & 127])
        after_play(s, 2)
    elif op == OP_AXE:
        if answer(s, s.actor, code & 1):
            after_attack(s)
    elif op == OP_ALIGN:
        align(s, code & 1)
        arrive(s)
    elif op == OP_MEET:
        meet(s, code & 3)
    elif op == OP_TAKE:
        if code & 1:
            take_gold(s, s.turn)
        rest(s)
    elif code == PROPOSE:
        propose_end(s, s.actor)
    elif op == OP_VOTE:
        if vote(s, s.actor, code & 1 == 1):  # DC-X01, Q-DC-58
            end_game(s, BY_VOTE)
    else:
        play_on(s, op, s.deck.path_cards + (code >> 7 & 127), code & 127)


def play_at(s: State, cell: int, at: int, argument: int) -> None:
    """A card that is played on the table."""
    if at == AT_LAY:
        lay(s, cell, argument)
        after_play(s, 1)
        return
    card = s.deck.path_cards + argument
    if at == AT_ATTRACT:
        attract(s, card, cell)
        victims = dwarves_at(s, s.creatures[s.walker]) if s.options.emerge_attacks else []
        if victims:
            creature_attacks(s, victims)
        else:
            walk_on(s)
        return
    if at == AT_ROCKFALL:
        rockfall(s, card, cell)
    elif at == AT_LOOK:
        look_at_goal(s, card, s.goals.index(cell))
    else:
        set_web(s, card, cell * 2 + at - AT_WEB)
    after_play(s, 1)


def play_on(s: State, op: int, card: int, seat: int) -> None:
    """A card that is played on a player, or on a creature in play."""
    if op == OP_ROUSE:
        rouse(s, card)
        walk_on(s)
        return
    if op == OP_LOOK:
        look_at_clan(s, card, seat)
    elif op == OP_SWAP:
        swap(s, card, seat)
    else:
        equip(s, card, seat)
    after_play(s, 1)


def lay(s: State, cell: int, face: int) -> None:
    """DC-P01 to P09: a path card joins the network."""
    card = s.deck.faces.card[face]
    play_from_hand(s, card)
    s.network.lay(cell, face)
    if s.log is not None:
        turned = s.deck.faces.upright[card] != face
        s.log.append(ev.Laid(seat=s.turn, card=s.deck.names[card], cell=xy(cell), turned=turned))
    add_features(s, cell, face)


def look_at_goal(s: State, card: int, place: int) -> None:
    """DC-A02: the seat alone learns what it sees."""
    show(s, card)
    s.goals_known[place] |= 1 << s.turn
    if s.log is not None:
        name, shows = s.deck.names[card], GOALS[s.goal_cards[place]]
        goal = xy(s.goals[place])
        s.log.append(ev.GoalSeen(seat=s.turn, card=name, goal=goal, shows=shows, known=1 << s.turn))


def look_at_clan(s: State, card: int, target: int) -> None:
    """DC-A02: the seat alone learns what it sees."""
    show(s, card)
    s.roles_known[target] |= 1 << s.turn
    if s.log is not None:
        name, identity = s.deck.names[card], IDENTITIES[s.identity(target)]
        s.log.append(ev.ClanSeen(seat=s.turn, card=name, target=target, identity=identity, known=1 << s.turn))


def rockfall(s: State, card: int, cell: int) -> None:
    """DC-A03 to A06: a path card goes, with its gold and with webs that have no open path left (Q-DC-47)."""
    show(s, card)
    face = s.network.lift(cell)
    removed = s.deck.faces.card[face]
    s.discards.append(removed)
    for nodes in (s.ladders, s.holes, s.veins):
        for node in nodes:
            if node >> 4 == cell:
                nodes.remove(node)
                break
    if s.log is not None:
        names = s.deck.names
        turned = s.deck.faces.upright[removed] != face
        s.log.append(ev.RockFell(seat=s.turn, card=names[card], cell=xy(cell), removed=names[removed], turned=turned))
    if s.webs:
        for d in range(4):
            edge = edge_of(cell, d)
            if edge in s.webs and not meets_door(s, cell, d):
                remove_web(s, edge)


def set_web(s: State, card: int, edge: int) -> None:
    """DC-A09: the card lies before its owner as long as the web is there."""
    play_from_hand(s, card)
    s.webs[edge] = Web(card, s.turn, 2)
    if s.log is not None:
        s.log.append(ev.WebSet(seat=s.turn, card=s.deck.names[card], edge=edge_name(edge)))


def remove_web(s: State, edge: int) -> None:
    """DC-A13: its card is discarded."""
    s.discards.append(s.webs.pop(edge).card)
    if s.log is not None:
        s.log.append(ev.WebGone(edge=edge_name(edge)))


def hew(s: State, edge: int) -> None:
    """DC-A17, Q-DC-43: an axe for a side of a web; it costs no step, and the movement goes on."""
    seat = s.turn
    axe = s.axes[seat].pop(0)
    s.discards.append(axe)
    web = s.webs[edge]
    if s.log is not None:
        s.log.append(ev.WebHewn(seat=seat, card=s.deck.names[axe], edge=edge_name(edge), side=web.side - 1))
    if web.side == 2:
        s.webs[edge] = Web(web.card, web.owner, 1)
    else:
        s.discards.append(s.webs.pop(edge).card)
    if s.phase == MOVE:
        if s.steps_left:
            go_on(s)
        else:
            rest(s)


def equip(s: State, card: int, target: int) -> None:
    """DC-A14, DC-A16: boots help at once (D-DC-06), an axe from the end of this turn on (D-DC-05)."""
    play_from_hand(s, card)
    if s.deck.actions[card] == BOOTS:
        s.boots[target] = card
    else:
        s.axes[target].append(card)
        s.fresh = target
    if s.log is not None:
        s.log.append(ev.Equipped(seat=s.turn, card=s.deck.names[card], target=target))


def take_step(s: State, cell: int, name: int) -> None:
    """A step of the dwarf, or of the creature that walks."""
    if s.phase == CREATURE:
        walk(s, cell, name)
        victims = dwarves_at(s, s.creatures[s.walker])
        if victims:
            creature_attacks(s, victims)
        else:
            walk_on(s)
    elif not step(s, cell, name):
        arrive(s)


def walk_on(s: State) -> None:
    """DC-A22: the creature may go on, if it has steps left and somewhere to go."""
    if s.steps_left:
        codes: list[int] = []
        near(s, s.creatures[s.walker], codes, False)
        if codes:
            return
    end_walk(s)


def creature_attacks(s: State, victims: list[int]) -> None:
    """DC-A23: it stops, and attacks all dwarves in the space."""
    s.steps_left = 0
    if attack(s, s.walker, victims):
        end_walk(s)


def end_walk(s: State) -> None:
    s.walker = -1
    after_play(s, 1)


def arrive(s: State) -> None:
    """Q-DC-26, from the fourth point on: creatures in the space where the dwarf has come."""
    s.attackers = creatures_at(s, s.dwarves[s.turn])
    if s.attackers and not s.options.axe_keeps_moving:
        s.steps_left = 0  # DC-M08, Q-DC-24
    next_attack(s)


def next_attack(s: State) -> None:
    """Q-DC-29: each creature attacks, in the order that the mover chooses; only him (Q-DC-64)."""
    if over_at_once(s):  # the last attack took the last card
        s.attackers = 0
    elif not s.attackers:
        arrived(s)
    elif s.attackers & (s.attackers - 1):
        s.phase = MEET
        s.actor = s.turn
    else:
        meet(s, 0 if s.attackers == 1 else s.attackers // 2)


def meet(s: State, creature: int) -> None:
    s.attackers &= ~(1 << creature)
    if attack(s, creature, [s.turn]):
        next_attack(s)


def after_attack(s: State) -> None:
    """An attack is over: the game goes on where it was."""
    s.actor = s.turn
    if s.walker >= 0:
        end_walk(s)
    else:
        next_attack(s)


def arrived(s: State) -> None:
    """Q-DC-26, the last two points: the exit; and the end of the movement."""
    s.phase = MOVE
    s.actor = s.turn
    if at_exit(s, s.turn):
        leave(s, s.turn)
        if side_is_out(s):  # DC-E02
            end_game(s, BY_EXIT)
        else:
            end_draw(s)
    else:
        go_on(s)


def over_at_once(s: State) -> bool:
    """Q-DC-52: with `strict_immediate_end` the last card of all ends the game."""
    if s.options.strict_immediate_end and not s.pile and not any(s.hands):
        end_game(s, BY_EXHAUSTION)
        return True
    return False


def after_play(s: State, drawing: int) -> None:
    """DC-T01: after the card, step 2; how many cards to draw is settled (DC-D01)."""
    s.phase = MOVE
    s.actor = s.turn
    s.to_draw = drawing
    if over_at_once(s):
        return
    s.steps_left = reach(s, s.turn)
    if s.steps_left:
        go_on(s)
    else:
        rest(s)


def go_on(s: State) -> None:
    """The dwarf may step on, or hew; else the movement is over."""
    if not s.steps_left or not moves(s):
        end_movement(s, True)


def stop(s: State) -> None:
    """DC-M09, DC-A22: enough."""
    if s.phase == CREATURE:
        end_walk(s)
    elif s.steps_left:
        end_movement(s, False)
    else:
        end_draw(s)


def end_movement(s: State, automatic: bool) -> None:
    """DC-P17, Q-DC-28: the movement ends here; gold that lies here is taken."""
    s.steps_left = 0
    if s.log is not None:
        s.log.append(ev.Stopped(seat=s.turn, automatic=automatic))
    if s.dwarves[s.turn] in s.veins:
        if s.options.vein_optional:
            s.phase = TAKE
            return
        take_gold(s, s.turn)
    if automatic:
        rest(s)
    else:
        end_draw(s)


def rest(s: State) -> None:
    """Q-DC-42: until the draw a web may be hewn."""
    s.phase = MOVE
    if not moves(s):
        end_draw(s)


def end_draw(s: State) -> None:
    """DC-T01: step 3, and the end of the turn; the game is over when nobody has a card (DC-E01, Q-DC-53)."""
    draw(s)
    s.fresh = -1
    if any(s.hands):
        begin_turn(s, (s.turn + 1) % s.seats)
    else:
        end_game(s, BY_EXHAUSTION)


def begin_turn(s: State, seat: int) -> None:
    """DC-T04, DC-T05: what is due comes first, also when the turn is lost for want of cards (Q-DC-45)."""
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
    """DC-T05: creatures leave, webs wear out, a dwarf that lies stands up."""
    for creature in range(3):
        if s.owners[creature] == seat:
            if s.log is not None:
                s.log.append(ev.CreatureLeft(seat=seat, creature=CREATURES[creature]))
            go_away(s, creature)
    if s.webs:
        for edge in sorted(s.webs):
            if s.webs[edge].owner == seat:
                wear(s, edge, s.webs[edge])
    if s.lying >> seat & 1:
        s.lying &= ~(1 << seat)
        s.stays = True
        if s.log is not None:
            s.log.append(ev.DwarfStood(seat=seat))


def wear(s: State, edge: int, web: Web) -> None:
    """DC-A12: from 2 to 1, and then it is gone."""
    if web.side == 1:
        remove_web(s, edge)
        return
    s.webs[edge] = Web(web.card, web.owner, 1)
    if s.log is not None:
        s.log.append(ev.WebTurned(edge=edge_name(edge)))


def waiting(s: State) -> list[int]:
    """The seats that owe a decision. In a vote, and where all are asked about axes at once, any may be the next."""
    if s.phase == OVER:
        return []
    if s.phase == VOTE:
        return still_to_vote(s)
    if s.phase == AXE and s.options.axe_prompt == "simultaneous":
        return s.asked.copy()
    return [s.actor]


def playout(s: State, random: Callable[[], float]) -> int:
    """Plays on at random to the end of the game, without proposing to end it. Returns the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        codes = legal(s)
        if codes[-1] == PROPOSE:
            codes.pop()
        apply(s, codes[int(random() * len(codes))])
        decisions += 1
    return decisions
