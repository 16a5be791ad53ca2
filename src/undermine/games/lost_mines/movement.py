# fast tier
"""Step 2: dwarves walk the network; mines, traps and treasures on the way (LM-M01 to LM-R08)."""

from typing import Final

from mypy_extensions import i64

from undermine.engine.grid import FACING, STEPS, cell_of, edge_of, node_at, xy
from undermine.engine.network import HIDDEN
from undermine.engine.taking import take
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.deck import DRAGON, FIRE, HOLDS, ROCK, symbol_of, value_of
from undermine.games.lost_mines.state import ALIGN, MOVE, TREASURE, State

REACH: Final = 3  # LM-M01
CAMPFIRE_REACH: Final = 5  # LM-P13


def reach(s: State) -> int:
    """LM-T07, LM-P13: how far the dwarf can go, judged at the start of the turn."""
    face = s.network.face_at(cell_of(s.dwarves[s.turn]))
    return CAMPFIRE_REACH if s.deck.feature_of[face] == FIRE else REACH


def ways_out(s: State, cell: int) -> i64:
    """LM-M02: the directions, as a mask, in which a dwarf can step from here.

    A face-down mine can always be entered (LM-R01).
    """
    deck = s.deck
    all_doors = deck.doors
    card_at = s.network.card_at
    window = s.network.window
    at: i64 = window.numbers[cell]
    face: i64 = card_at[at]
    doors: i64 = all_doors[face]
    ways: i64 = 0
    d: i64
    for d in range(4):
        if doors >> d & 1:
            beside: i64 = at + window.steps[d]
            there: i64 = card_at[beside]
            if there >= 0:
                feature: i64 = deck.feature_of[there]
                if all_doors[there] >> (d ^ 2) & 1 and (
                    feature == 0 or feature == FIRE or may_enter(s, window.cells[beside], feature)
                ):
                    ways |= 1 << d
            elif there == HIDDEN:
                ways |= 1 << d
    if ways and s.trolls:
        for d in range(4):
            if ways >> d & 1 and edge_of(cell, d) in s.trolls:
                ways &= ~(1 << d)
    return ways


def may_step(s: State, cell: int) -> bool:
    """Whether a dwarf can go anywhere from here: mostly the first door tells, where `ways_out` looks at all of them."""
    if s.trolls:
        return ways_out(s, cell) != 0
    deck = s.deck
    all_doors = deck.doors
    card_at = s.network.card_at
    window = s.network.window
    at: i64 = window.numbers[cell]
    face: i64 = card_at[at]
    doors: i64 = all_doors[face]
    d: i64
    for d in range(4):
        if doors >> d & 1:
            beside: i64 = at + window.steps[d]
            there: i64 = card_at[beside]
            if there == HIDDEN:
                return True
            if there >= 0 and all_doors[there] >> (d ^ 2) & 1:
                feature: i64 = deck.feature_of[there]
                if feature == 0 or feature == FIRE or may_enter(s, window.cells[beside], feature):
                    return True
    return False


def may_enter(s: State, cell: int, feature: int) -> bool:
    """LM-P10 to P12: an obstacle takes one dwarf, and most of them a tool."""
    if feature != ROCK and cell not in s.overcome:
        return False
    return all(cell_of(node) != cell for node in s.dwarves)


def step(s: State, d: int) -> bool:
    """One step: trap first, then the card beyond (Q-LM-47). Returns whether a trap emptied the table's last hand."""
    seat = s.turn
    cell = cell_of(s.dwarves[seat])
    beside = cell + STEPS[d]
    s.moved = True
    s.steps_left -= 1
    s.dwarves[seat] = node_at(beside, 0)
    if s.log is not None:
        s.log.append(ev.Stepped(seat=seat, cell=xy(beside)))
    if s.traps:
        for _ in range(s.traps.get(edge_of(cell, d), 0)):
            spring_trap(s, seat)
    if not s.pile and s.options.strict_immediate_end and not any(s.hands):
        return True
    if s.network.face_at(beside) == HIDDEN:
        enter_mine(s, s.deck.mines.index(beside), FACING[d])
    return False


def spring_trap(s: State, seat: int) -> None:
    """LM-A11, LM-O01: one card, drawn blindly; with an empty hand the trap costs nothing (Q-LM-17)."""
    hand = sorted(s.hands[seat])
    if hand:
        card = hand[s.chance.below(len(hand))]
        take(s.hands[seat], card)
        s.passed[seat] = [*s.passed[seat], card]
        if s.log is not None:
            s.log.append(ev.TrapSprung(seat=seat, lost=True, card=s.deck.names[card], known=1 << seat))
    elif s.log is not None:
        s.log.append(ev.TrapSprung(seat=seat, lost=False, card=None))


def enter_mine(s: State, place: int, entry: int) -> None:
    """LM-R01, LM-R02: the first dwarf turns the mine over, to the path it came by, and stops there."""
    holds = s.mine_cards[place]
    upright = s.deck.mine_faces[holds]
    ways = mine_ways(s, place, entry)
    s.mines_up |= 1 << place
    s.steps_left = 0
    if s.log is not None:
        turned = None if len(ways) > 1 else ways[0] != upright
        mine = xy(s.deck.mines[place])
        s.log.append(ev.MineRevealed(seat=s.turn, mine=mine, holds=HOLDS[holds], turned=turned))
    if holds == DRAGON:  # LM-R06
        s.dragon = s.turn
        if s.log is not None:
            s.log.append(ev.DragonTaken(seat=s.turn))
    if len(ways) > 1:
        s.align_place = place
        s.phase = ALIGN
    else:
        s.network.lay(s.deck.mines[place], ways[0])


def mine_ways(s: State, place: int, entry: int) -> list[int]:
    """Q-LM-40: the faces that a mine can show: open to the entry, and fitting all around if one of them does."""
    faces = s.deck.faces
    upright = s.deck.mine_faces[s.mine_cards[place]]
    ways = [upright] if faces.other[upright] == upright else [upright, faces.other[upright]]
    opening = [face for face in ways if faces.doors[face] & entry]
    if not opening:  # a custom shape that can't meet the path lies upright
        return [upright]
    fits = faces.fits[s.network.asked_of(s.deck.mines[place])]
    fitting = [face for face in opening if fits >> face & 1]
    return fitting if fitting else opening


def align(s: State, turned: bool) -> None:
    """Q-LM-40: the mover chooses how the mine lies."""
    place = s.align_place
    face = s.deck.mine_faces[s.mine_cards[place]]
    if turned:
        face = s.deck.faces.other[face]
    s.network.lay(s.deck.mines[place], face)
    s.align_place = -1
    s.phase = MOVE
    if s.log is not None:
        s.log.append(ev.MineAligned(seat=s.turn, mine=xy(s.deck.mines[place]), turned=turned))


def matching(s: State) -> list[int]:
    """LM-R03: the places of the treasures still there that match the mine where the dwarf is."""
    cell = cell_of(s.dwarves[s.turn])
    face = s.network.face_at(cell)
    if face < 0 or not s.deck.is_mine[face]:
        return []
    holds = s.mine_cards[s.deck.mines.index(cell)]
    return [i for i in range(len(s.treasures)) if s.takers[i] < 0 and symbol_of(s.treasures[i]) == holds]


def collect(s: State) -> bool:
    """LM-R03, LM-R04: a treasure for a turn that ends on its mine. Returns whether the seat has to choose."""
    places = matching(s)
    if not places:
        return False
    if s.options.treasure_pick == "random" and len(places) > 1:  # Q-LM-31
        take_treasure(s, places[s.chance.below(len(places))], True)
        return False
    if len(places) == 1:
        take_treasure(s, places[0], True)
        return False
    s.phase = TREASURE
    return True


def take_treasure(s: State, place: int, automatic: bool) -> None:
    """LM-R03: it lies face down before its collector, who can look at it (Q-LM-32)."""
    seat = s.turn
    s.takers[place] = seat
    if s.log is not None:
        known = s.treasures_known[place] & 1 << seat if s.options.own_treasure_hidden else 1 << seat
        s.log.append(
            ev.TreasureTaken(
                seat=seat,
                place=place + 1,
                symbol=HOLDS[symbol_of(s.treasures[place])],
                automatic=automatic,
                value=value_of(s.treasures[place]),
                known=known,
            )
        )
