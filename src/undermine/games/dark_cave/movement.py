"""Dwarves go from space to space; ladders, tolls, goals and the exit on the way (DC-M01 to DC-R05).

When each of these happens is in turn.py.
"""

from undermine.engine.grid import STEPS, cell_of, edge_of, node_at, space_of, xy
from undermine.engine.network import closed_sides, needed_sides
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.codes import AT_STEP, CELL, STEP, cell_code, hew_code
from undermine.games.dark_cave.deck import BRIDGE, EXIT, GOALS, IDENTITIES, LADDER, REACH, SPACES, TUNNEL
from undermine.games.dark_cave.hands import lose_card
from undermine.games.dark_cave.scoring import clan_card
from undermine.games.dark_cave.state import State


def reach(s: State, seat: int) -> int:
    """DC-M01, DC-A14: how far the dwarf may go; one that is down or just stood up stays (DC-A32, Q-DC-67)."""
    if s.dwarves[seat] < 0 or s.down >> seat & 1 or (s.stays and seat == s.turn):
        return 0
    return REACH if s.boots[seat] < 0 else REACH + 1


def add_steps(s: State, node: int, codes: list[int], goals: bool) -> None:
    """The spaces one step from here: across an inner line, through doors without a web, up or down a ladder.

    Dwarves may enter face-down `goals`, creatures not (DC-A26). Neighbours are found here and not by `Network.beyond`,
    and nodes taken apart by hand: a game spends a fifth of its time here, and the calls would make it 12 % slower.
    """
    faces = s.deck.faces
    laid = s.network.laid
    cell = node >> 4
    space = node & 15
    face = laid[cell]
    names = s.deck.space_names[face]
    for other in faces.linked[face][space]:
        codes.append(cell * CELL + STEP + names[other])
    for d in faces.doors_of[face][space]:
        if s.webs and edge_of(cell, d) in s.webs:  # DC-M07
            continue
        beside = cell + STEPS[d]
        there = laid.get(beside, -1)
        if there >= 0:
            other = faces.space_behind[there][d ^ 2]
            if other >= 0:
                codes.append(beside * CELL + STEP + s.deck.space_names[there][other])
        elif goals and beside in s.network.hidden:
            codes.append(beside * CELL + STEP + (d ^ 2))
    if s.deck.features[face][space] == LADDER:  # DC-P12, Q-DC-12, Q-DC-13
        for ladder in s.ladders:
            if ladder != node:
                name = s.deck.space_names[laid[cell_of(ladder)]][space_of(ladder)]
                code = cell_code(cell_of(ladder), AT_STEP, name)
                if code not in codes:  # next door as well
                    codes.append(code)


def add_hews(s: State, seat: int, codes: list[int]) -> None:
    """DC-A17, Q-DC-41: webs on the edges of the dwarf's own space."""
    node = s.dwarves[seat]
    if not s.webs or node < 0 or not s.usable_axes(seat):
        return
    cell = cell_of(node)
    for d in s.deck.faces.doors_of[s.network.laid[cell]][space_of(node)]:
        edge = edge_of(cell, d)
        if edge in s.webs:
            codes.append(hew_code(edge))


def enter_space(s: State, cell: int, space: int) -> None:
    """The dwarf is there, and pays the toll, if there is one (Q-DC-26)."""
    seat = s.turn
    from_cell = cell_of(s.dwarves[seat])
    s.dwarves[seat] = node_at(cell, space)
    face = s.network.laid[cell]
    if s.log is not None:
        s.log.append(ev.Stepped(seat=seat, cell=xy(cell), space=SPACES[s.deck.space_names[face][space]]))
    feature = s.deck.features[face][space]
    if feature == BRIDGE and cell != from_cell:  # DC-P14, Q-DC-16
        lose_card(s, seat, "bridge")
    elif feature == TUNNEL:  # DC-P15
        lose_gold(s, seat, "tunnel")


def lose_gold(s: State, seat: int, to: str) -> None:
    """DC-P15, DC-A33: a piece of gold goes to the pool; anyone who has none pays none (DC-P16)."""
    lost = s.gold[seat] > 0
    if lost:
        s.gold[seat] -= 1
    if s.log is not None:
        s.log.append(ev.GoldLost(seat=seat, to=to, lost=lost))


def turn_over_goal(s: State, place: int, ways: list[int]) -> None:
    """DC-R01, DC-R03: a goal is revealed before the dwarf steps on it; it lies in one of these ways."""
    shows = s.goal_cards[place]
    s.goals_up |= 1 << place
    if s.log is not None:
        turned = None if len(ways) > 1 else ways[0] != s.deck.goal_faces[shows]
        goal = xy(s.goals[place])
        s.log.append(ev.GoalRevealed(seat=s.turn, goal=goal, shows=GOALS[shows], turned=turned))


def goal_ways(s: State, place: int, side: int) -> list[int]:
    """Q-DC-31: the faces in which a goal may come to lie: open to the entry, and fitting all around if one can."""
    faces = s.deck.faces
    upright = s.deck.goal_faces[s.goal_cards[place]]
    ways = [upright] if faces.other[upright] == upright else [upright, faces.other[upright]]
    opening = [face for face in ways if faces.doors[face] >> side & 1]
    asked = s.network.around[s.goals[place]]
    needed, closed = needed_sides(asked), closed_sides(asked)
    fitting = [face for face in opening if not needed & ~faces.doors[face] and not closed & faces.doors[face]]
    return fitting if fitting else opening


def add_features(s: State, cell: int, face: int) -> None:
    """Notes the ladder, dark hole or gold vein of a card that has come to lie face up (DC-P09)."""
    deck = s.deck
    if deck.ladder_in[face] >= 0:
        s.ladders.append(node_at(cell, deck.ladder_in[face]))
    elif deck.hole_in[face] >= 0:
        s.holes.append(node_at(cell, deck.hole_in[face]))
    elif deck.vein_in[face] >= 0:
        s.veins.append(node_at(cell, deck.vein_in[face]))
        if s.log is not None:
            s.log.append(ev.GoldLaid(cell=xy(cell)))


def at_exit(s: State, seat: int) -> bool:
    """Whether the dwarf has reached the exit space."""
    node = s.dwarves[seat]
    return s.deck.features[s.network.laid[cell_of(node)]][space_of(node)] == EXIT


def leave(s: State, seat: int) -> None:
    """DC-R04, DC-R05: out of the cave, with the gold; the first one out sees the left-over clan cards."""
    s.dwarves[seat] = -1
    s.down &= ~(1 << seat)  # Q-DC-34
    s.steps_left = 0
    if s.log is not None:
        s.log.append(ev.DwarfLeft(seat=seat, gold=s.gold[seat]))
    reveal_clan(s, seat)
    if s.first_out < 0:
        s.first_out = seat
        if s.log is not None and s.roles_aside:
            cards = tuple([clan_card(role) for role in sorted(s.roles_aside)])
            s.log.append(ev.LeftOverSeen(seat=seat, number=len(cards), cards=cards, known=1 << seat))


def reveal_clan(s: State, seat: int) -> None:
    """DC-P18, DC-R04: for the rest of the game."""
    if not s.revealed >> seat & 1:
        s.revealed |= 1 << seat
        if s.log is not None:
            s.log.append(ev.ClanRevealed(seat=seat, identity=IDENTITIES[s.identity(seat)]))


def take_gold(s: State, seat: int) -> None:
    """DC-P17, DC-P18: the gold of a vein where the movement ends."""
    node = s.dwarves[seat]
    s.veins.remove(node)
    s.gold[seat] += 1
    if s.log is not None:
        s.log.append(ev.GoldTaken(seat=seat, cell=xy(cell_of(node))))
    reveal_clan(s, seat)
