# fast tier
"""The turn: what a seat may do (`legal`) and what happens then (`apply`). The fast tier: codes in, codes out."""

from collections.abc import Callable
from typing import cast

from undermine.engine.build import COMPILED
from undermine.engine.chance import Chance
from undermine.engine.grid import STEPS, cell_of, edge_name, edge_of, xy
from undermine.engine.network import FREE
from undermine.engine.picking import CARDS
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.engine.taking import take
from undermine.engine.votes import propose_end, still_to_vote, vote
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.codes import (
    CELLS,
    MOVES,
    OP_ALIGN,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_LOOK,
    OP_STEP,
    OP_STOP,
    OP_TAKE,
    PROPOSE,
    STORM_AT,
    TOOL_AT,
    TROLL_AT,
    VOTE_NO,
    VOTE_YES,
    align_code,
    card_in,
    cell_in,
    edge_in,
    information_in,
    op_in,
    option_in,
    place_in,
    second_card_in,
    side_in,
    take_code,
    target_in,
    turned_in,
    what_in,
    yes_in,
)
from undermine.games.lost_mines.deck import (
    HOLDS,
    IDENTITIES,
    LOOK_MINE,
    LOOK_TREASURE,
    TOOLS,
    Deck,
    value_of,
)
from undermine.games.lost_mines.movement import align, collect, matching, may_step, reach, step, take_treasure, ways_out
from undermine.games.lost_mines.options import LostMinesOptions
from undermine.games.lost_mines.picking import any_play
from undermine.games.lost_mines.plays import plays
from undermine.games.lost_mines.scoring import end_game, end_round
from undermine.games.lost_mines.setup import deal, deal_round, next_starter
from undermine.games.lost_mines.state import ALIGN, BY_EXHAUSTION, BY_TREASURES, BY_VOTE, MOVE, TREASURE, State


def begin(deck: Deck, options: LostMinesOptions, seats: int, chance: Chance, log: list[object] | None = None) -> State:
    """A new game, at its first turn."""
    s = deal(deck, options, seats, chance, log)
    begin_turn(s, s.starter)
    return s


def legal(s: State) -> list[int]:
    """The codes of all decisions that the acting seat may take; a proposal to end the round comes last."""
    phase = s.phase
    if phase == PLAY:
        codes = plays(s, s.actor)
        if s.vote_end and s.proposer < 0:
            codes.append(PROPOSE)
        return codes
    if phase == MOVE:
        return cast(list[int], MOVES[ways_out(s, cell_of(s.dwarves[s.turn]))].copy())
    if phase == TREASURE:
        return [take_code(place) for place in matching(s)]
    if phase == ALIGN:
        return [align_code(False), align_code(True)]
    if phase == VOTE:
        return [VOTE_NO, VOTE_YES]
    return []


def apply(s: State, code: int) -> None:
    """Carries out a legal decision of the acting seat, and all that follows from it. Unchecked."""
    if code >= CELLS:
        play_at(s, code)
        return
    op = op_in(code)
    if op == OP_STEP:
        if step(s, side_in(code)):
            finish_round(s, BY_EXHAUSTION)
        else:
            go_on(s)
    elif op == OP_STOP:
        stop(s, False)
    elif op == OP_DISCARD:
        discard(s, [card_in(code)])
    elif op == OP_DISCARD_TWO:
        discard(s, [card_in(code), second_card_in(code)])
    elif op == OP_LOOK:
        look(s, s.deck.path_cards + information_in(code), option_in(code), target_in(code))
    elif op == OP_TAKE:
        take_treasure(s, place_in(code), False)
        after_treasure(s)
    elif op == OP_ALIGN:
        align(s, turned_in(code))
        go_on(s)
    elif code == PROPOSE:
        propose_end(s, s.actor)
    elif vote(s, s.actor, yes_in(code)):  # LM-X01, Q-LM-52
        finish_round(s, BY_VOTE)


def play_at(s: State, code: int) -> None:
    """A card that is played on the board."""
    cell = cell_in(code)
    what = what_in(code)
    if what < TOOL_AT:
        lay(s, cell, what)
    elif what == TOOL_AT:
        use_tool(s, cell)
    elif what == STORM_AT:
        sweep(s, cell)
    elif what < TROLL_AT:
        set_trap(s, edge_in(code))
    else:
        set_troll(s, edge_in(code))
    s.last_played = s.turn
    after_play(s, 1)


def lay(s: State, cell: int, face: int) -> None:
    """LM-P01 to P09: a path card joins the network."""
    card = s.deck.faces.card[face]
    take(s.hands[s.turn], card)
    s.network.lay(cell, face)
    if s.log is not None:
        turned = s.deck.faces.upright[card] != face
        s.log.append(ev.Laid(seat=s.turn, card=s.deck.names[card], cell=xy(cell), turned=turned))


def use_tool(s: State, cell: int) -> None:
    """LM-A03: the tool lies on the obstacle from now on."""
    tool = s.deck.features[s.network.face_at(cell)] - 1
    show(s, s.deck.tools[tool])
    s.overcome[cell] = tool
    if s.log is not None:
        s.log.append(ev.ToolUsed(seat=s.turn, tool=TOOLS[tool], cell=xy(cell)))


def show(s: State, card: int) -> None:
    """A card is shown and then discarded (LM-I06)."""
    take(s.hands[s.turn], card)
    s.discards.append(card)


def set_trap(s: State, edge: int) -> None:
    """LM-A10: a trap lies on a connection or an open end, and stays (LM-A13)."""
    show(s, s.deck.trap)
    s.traps[edge] = s.traps.get(edge, 0) + 1
    if s.log is not None:
        s.log.append(ev.TrapSet(seat=s.turn, edge=edge_name(edge)))


def set_troll(s: State, edge: int) -> None:
    """LM-A14: the card lies before its owner as long as the troll is there."""
    take(s.hands[s.turn], s.deck.troll)
    s.trolls[edge] = s.trolls.get(edge, 0) + 1
    s.troll_edges = s.troll_edges.copy()
    s.troll_edges[s.turn] = [*s.troll_edges[s.turn], edge]
    if s.log is not None:
        s.log.append(ev.TrollSet(seat=s.turn, edge=edge_name(edge)))


def remove_troll(s: State, owner: int, edge: int) -> None:
    """LM-A16: the troll leaves, its card is discarded."""
    edges = s.troll_edges[owner].copy()
    edges.remove(edge)
    s.troll_edges = s.troll_edges.copy()
    s.troll_edges[owner] = edges
    s.discards.append(s.deck.troll)
    if s.trolls[edge] == 1:
        del s.trolls[edge]
    else:
        s.trolls[edge] -= 1
    if s.log is not None:
        s.log.append(ev.TrollLeft(seat=owner, edge=edge_name(edge)))


def sweep(s: State, cell: int) -> None:
    """LM-A17 to A19: a path card goes, with its tool and with tokens that lie between two empty spaces then."""
    show(s, s.deck.storm)
    face = s.network.lift(cell)
    card = s.deck.faces.card[face]
    s.discards.append(card)
    if cell in s.overcome:
        del s.overcome[cell]
    if s.log is not None:
        turned = s.deck.faces.upright[card] != face
        s.log.append(ev.StormSwept(seat=s.turn, cell=xy(cell), card=s.deck.names[card], turned=turned))
    for d in range(4):
        # Face-down mines count as cards (Q-LM-26). The rim takes no tokens.
        if s.network.face_at(cell + STEPS[d]) == FREE:
            clear_edge(s, edge_of(cell, d))


def clear_edge(s: State, edge: int) -> None:
    """LM-A19, Q-LM-25: nothing is left for these tokens to lie on."""
    for _ in range(s.traps.pop(edge, 0)):
        if s.log is not None:
            s.log.append(ev.TrapGone(edge=edge_name(edge)))
    for owner in range(s.seats):
        while edge in s.troll_edges[owner]:
            remove_troll(s, owner, edge)


def look(s: State, card: int, option: int, target: int) -> None:
    """LM-A05 to A08: the seat alone learns what it sees."""
    seat = s.turn
    name = s.deck.names[card]
    show(s, card)
    s.last_played = seat
    looker = 1 << seat
    if option == LOOK_MINE:
        s.mines_known[target] |= looker
        if s.log is not None:
            holds = HOLDS[s.mine_cards[target]]
            mine = xy(s.deck.mines[target])
            s.log.append(ev.MineSeen(seat=seat, card=name, mine=mine, holds=holds, known=looker))
    elif option == LOOK_TREASURE:
        s.treasures_known[target] |= looker
        if s.log is not None:
            value = value_of(s.treasures[target])
            s.log.append(ev.TreasureSeen(seat=seat, card=name, place=target + 1, value=value, known=looker))
    else:
        s.roles_known[target] |= looker
        if s.log is not None:
            identity = IDENTITIES[s.identity(target)]
            s.log.append(ev.DwarfSeen(seat=seat, card=name, target=target, identity=identity, known=looker))
    after_play(s, 1)


def discard(s: State, cards: list[int]) -> None:
    """LM-T02c, LM-T04: one or two cards, face down."""
    seat = s.turn
    for card in cards:
        take(s.hands[seat], card)
        s.passed[seat] = [*s.passed[seat], card]
    if s.log is not None:
        names = tuple([s.deck.names[card] for card in cards])
        s.log.append(ev.CardsDiscarded(seat=seat, number=len(cards), cards=names, known=1 << seat))
    after_play(s, len(cards))


def after_play(s: State, to_draw: int) -> None:
    """LM-T01: step 1 is done, step 2 begins."""
    s.to_draw = to_draw
    s.last_turn = s.turn
    if not s.pile and s.options.strict_immediate_end and not any(s.hands):  # Q-LM-38
        finish_round(s, BY_EXHAUSTION)
        return
    s.phase = MOVE
    go_on(s)


def go_on(s: State) -> None:
    """Asks for the next step, or ends the movement where none is left or possible."""
    if s.phase == MOVE and (not s.steps_left or not may_step(s, cell_of(s.dwarves[s.turn]))):
        stop(s, True)


def stop(s: State, automatic: bool) -> None:
    """LM-M05: the movement is over; a dwarf that moved onto a mine takes a treasure now (LM-R03)."""
    s.steps_left = 0
    if s.log is not None:
        s.log.append(ev.Stopped(seat=s.turn, automatic=automatic))
    if not s.moved:
        draw(s)
    elif not collect(s):
        after_treasure(s)


def after_treasure(s: State) -> None:
    """LM-E02: the last treasure ends the round at once, without a draw (Q-LM-37)."""
    if -1 not in s.takers:
        finish_round(s, BY_TREASURES)
    elif s.to_draw:
        draw(s)
    else:
        end_turn(s)


def draw(s: State) -> None:
    """LM-D01, LM-D02; a dwarf that stayed on a mine takes a treasure after that (Q-LM-34)."""
    seat = s.turn
    while s.to_draw and s.pile:
        card = s.pile.pop()
        s.hands[seat].append(card)
        s.to_draw -= 1
        if s.log is not None:
            s.log.append(ev.Drew(seat=seat, card=s.deck.names[card], known=1 << seat))
    s.to_draw = 0
    if s.moved or not collect(s):
        after_treasure(s)


def end_turn(s: State) -> None:
    """LM-E01, Q-LM-38, Q-LM-39: when nobody has a card, the round is over; else the next turn."""
    if s.hands[s.turn] or any(s.hands):
        begin_turn(s, (s.turn + 1) % s.seats)
    else:
        finish_round(s, BY_EXHAUSTION)


def begin_turn(s: State, seat: int) -> None:
    """LM-T05 to T07: trolls leave first, also when the turn is lost for want of cards (Q-LM-23)."""
    seats = s.seats
    while True:
        while s.troll_edges[seat]:
            remove_troll(s, seat, s.troll_edges[seat][0])
        if s.hands[seat]:
            break
        if s.log is not None:
            s.log.append(ev.Skipped(seat=seat))
        seat = (seat + 1) % seats
    s.turn = s.actor = seat
    s.phase = PLAY
    s.moved = False
    s.to_draw = 0
    s.proposer = -1
    s.steps_left = reach(s)


def finish_round(s: State, how: int) -> None:
    """LM-E03, LM-E04, LM-N01: points are counted; then the next round, or the end of the game."""
    end_round(s, how)
    if s.round < s.options.rounds:
        deal_round(s, next_starter(s))
        begin_turn(s, s.starter)
    else:
        end_game(s)


def waiting(s: State) -> list[int]:
    """The seats that owe a decision. In a vote all who have not voted can do so in any order."""
    if s.phase == OVER:
        return []
    return still_to_vote(s) if s.phase == VOTE else [s.actor]


def playout(s: State, random: Callable[[], float]) -> int:
    """Plays on at random to the end of the game, without proposing to end a round. Returns the number of decisions.

    Compiled, the choices of step 1 are counted and not listed; interpreted, the list is quicker. Both take the same.
    """
    decisions = 0
    while s.phase != OVER:
        if COMPILED and s.phase == PLAY and len(s.hands[s.actor]) <= CARDS:
            apply(s, any_play(s, random))
        elif s.phase == MOVE:
            moves = MOVES[ways_out(s, cell_of(s.dwarves[s.turn]))]
            apply(s, cast(list[int], moves)[int(random() * float(len(moves)))])
        else:
            codes = legal(s)
            if s.vote_end and codes[-1] == PROPOSE:
                codes.pop()
            apply(s, codes[int(random() * float(len(codes)))])
        decisions += 1
    return decisions
