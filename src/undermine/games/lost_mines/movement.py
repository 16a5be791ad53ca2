"""Step 2: dwarves walk the network; mines, traps and treasures on the way (LM-M01 to LM-R08)."""

from undermine.engine.grid import FACING, STEPS, cell_of, edge_of, node_at, xy
from undermine.engine.pathcards import BARRED
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.codes import STEP_CODES
from undermine.games.lost_mines.deck import DRAGON, FIRE, HOLDS, ROCK, symbol_of, value_of
from undermine.games.lost_mines.state import ALIGN, MOVE, TREASURE, State

REACH = 3  # LM-M01
CAMPFIRE_REACH = 5  # LM-P13


def reach(s: State) -> int:
    """LM-T07, LM-P13: how far the dwarf can go, judged at the start of the turn."""
    face = s.network.laid[cell_of(s.dwarves[s.turn])]
    return CAMPFIRE_REACH if s.deck.features[face] == FIRE else REACH


def add_steps(s: State, codes: list[int]) -> None:
    """The directions in which the dwarf of the seat whose turn it is can step."""
    cell = cell_of(s.dwarves[s.turn])
    doors = s.network.faces.doors[s.network.laid[cell]]
    for d in range(4):
        if doors >> d & 1 and may_step(s, cell, d):
            codes.append(STEP_CODES[d])


def may_step(s: State, cell: int, d: int) -> bool:
    """LM-M02: whether the way through this door is free. A face-down mine can always be entered (LM-R01)."""
    if s.trolls and edge_of(cell, d) in s.trolls:
        return False
    beside = cell + STEPS[d]
    laid = s.network.laid
    face = laid.get(beside, -1)
    if face < 0:
        return beside in s.network.hidden
    if not s.network.faces.doors[face] & FACING[d]:
        return False
    feature = s.deck.features[face]
    if feature == 0 or feature == FIRE:
        return True
    if feature != ROCK and beside not in s.overcome:  # LM-P10
        return False
    return node_at(beside, 0) not in s.dwarves  # LM-P11, LM-P12


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
    for _ in range(s.traps.get(edge_of(cell, d), 0)):
        spring_trap(s, seat)
    if s.options.strict_immediate_end and not s.pile and not any(s.hands):
        return True
    if beside in s.network.hidden:
        enter_mine(s, s.deck.mines.index(beside), FACING[d])
    return False


def spring_trap(s: State, seat: int) -> None:
    """LM-A11, LM-O01: one card, drawn blindly; with an empty hand the trap costs nothing (Q-LM-17)."""
    hand = sorted(s.hands[seat])
    if hand:
        card = hand[s.chance.below(len(hand))]
        s.hands[seat].remove(card)
        s.passed[seat].append(card)
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
    fits = faces.fits[s.network.around[s.deck.mines[place]] & ~BARRED]
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
    if cell not in s.deck.mines:
        return []
    holds = s.mine_cards[s.deck.mines.index(cell)]
    return [i for i in range(len(s.treasures)) if s.takers[i] < 0 and symbol_of(s.treasures[i]) == holds]


def collect(s: State) -> bool:
    """LM-R03, LM-R04: a treasure for a turn that ends on its mine. Returns whether the seat has to choose."""
    places = matching(s)
    if not places:
        return False
    if s.options.treasure_pick == "random" and len(places) > 1:  # Q-LM-31
        take(s, places[s.chance.below(len(places))], True)
        return False
    if len(places) == 1:
        take(s, places[0], True)
        return False
    s.phase = TREASURE
    return True


def take(s: State, place: int, automatic: bool) -> None:
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
