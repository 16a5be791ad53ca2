# fast tier
"""Dwarves go from space to space; ladders, tolls, goals and the exit on the way (DC-M01 to DC-R05).

When each of these happens is in turn.py.
"""

from typing import cast

from mypy_extensions import i64

from undermine.engine.asked import closed_sides, needed_sides
from undermine.engine.grid import SPAN, cell_of, edge_of, node_at, space_of, xy
from undermine.engine.network import HIDDEN
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.codes import hew_code, steps_to
from undermine.games.dark_cave.deck import (
    BRIDGE,
    EXIT,
    GOALS,
    IDENTITIES,
    LADDER,
    NOWHERE,
    REACH,
    SPACES,
    TUNNEL,
    spot_of,
)
from undermine.games.dark_cave.hands import lose_card
from undermine.games.dark_cave.scoring import clan_card
from undermine.games.dark_cave.state import State


def reach(s: State, seat: int) -> int:
    """DC-M01, DC-A14: how far the dwarf may go; one that is down or just stood up stays (DC-A32, Q-DC-67)."""
    if s.dwarves[seat] < 0 or s.down >> seat & 1 or (s.stays and seat == s.turn):
        return 0
    return REACH if s.boots[seat] < 0 else REACH + 1


def steps_from(s: State, node: int, goals: bool) -> list[int]:
    """The spaces one step from here: across an inner line, through doors without a web, up or down a ladder.

    Dwarves may enter face-down `goals`, creatures not (DC-A26). Neighbours are found here and not by `Network.beyond`,
    and nodes taken apart by hand: a game spends a fifth of its time here, and the calls would make it 12 % slower.
    """
    deck = s.deck
    card_at = s.network.card_at
    window = s.network.window
    cell = node >> 4
    at: i64 = window.numbers[cell]
    face: i64 = card_at[at]
    space: i64 = node & 15
    spot: i64 = face << 4 | space
    codes: list[object] = []  # ints that are kept: see codes.py
    name: i64
    d: i64
    inner = deck.inner_names[spot]
    if inner:
        steps = steps_to(cell)
        for name in inner:
            codes.append(steps[name])
    for d in deck.doors_from[spot]:
        beside: i64 = at + window.steps[d]
        there: i64 = card_at[beside]
        if there >= 0:
            name = deck.name_behind[there << 2 | (d ^ 2)]
            if name == NOWHERE:
                continue
        elif goals and there == HIDDEN:
            name = d ^ 2
        else:
            continue
        if not s.webs or edge_of(cell, d) not in s.webs:  # DC-M07
            codes.append(steps_to(window.cells[beside])[name])
    if deck.feature_in[spot] == LADDER:
        add_ladders(s, node, codes)
    return cast(list[int], codes)


def add_ladders(s: State, node: int, codes: list[object]) -> None:
    """DC-P12, Q-DC-12, Q-DC-13: from one ladder to any other."""
    for ladder in s.ladders:
        if ladder != node:
            cell = cell_of(ladder)
            code = steps_to(cell)[s.deck.space_names[s.network.face_at(cell)][space_of(ladder)]]
            away = cell - cell_of(node)
            if away not in (SPAN, 1, -SPAN, -1) or code not in codes:  # one next door may be there already
                codes.append(code)


def may_step(s: State, node: int) -> bool:
    """Whether a dwarf can go anywhere from here. Mostly a line leads on across the card, whatever lies around."""
    deck = s.deck
    card_at = s.network.card_at
    window = s.network.window
    cell = node >> 4
    at: i64 = window.numbers[cell]
    face: i64 = card_at[at]
    space: i64 = node & 15
    spot: i64 = face << 4 | space
    d: i64
    if deck.inner_names[spot] or (deck.feature_in[spot] == LADDER and len(s.ladders) > 1):
        return True
    for d in deck.doors_from[spot]:
        there: i64 = card_at[at + window.steps[d]]
        leads_on = there == HIDDEN or (there >= 0 and deck.name_behind[there << 2 | (d ^ 2)] != NOWHERE)
        if leads_on and (not s.webs or edge_of(cell, d) not in s.webs):
            return True
    return False


def add_hews(s: State, seat: int, codes: list[int]) -> None:
    """DC-A17, Q-DC-41: webs on the edges of the dwarf's own space."""
    node = s.dwarves[seat]
    if not s.webs or node < 0 or not s.usable_axes(seat):
        return
    cell = cell_of(node)
    for d in s.deck.faces.doors_of[s.network.face_at(cell)][space_of(node)]:
        edge = edge_of(cell, d)
        if edge in s.webs:
            codes.append(hew_code(edge))


def may_hew(s: State, seat: int) -> bool:
    """Whether the dwarf stands at a web that it can hew."""
    if not s.webs:
        return False
    codes: list[int] = []
    add_hews(s, seat, codes)
    return bool(codes)


def enter_space(s: State, cell: int, space: int) -> None:
    """The dwarf is there, and pays the toll, if there is one (Q-DC-26)."""
    seat = s.turn
    from_cell = cell_of(s.dwarves[seat])
    s.dwarves[seat] = node_at(cell, space)
    face = s.network.face_at(cell)
    if s.log is not None:
        s.log.append(ev.Stepped(seat=seat, cell=xy(cell), space=SPACES[s.deck.space_names[face][space]]))
    feature = s.deck.feature_in[spot_of(face, space)]
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
    asked = s.network.asked_of(s.goals[place])
    needed, closed = needed_sides(asked), closed_sides(asked)
    fitting = [face for face in opening if not needed & ~faces.doors[face] and not closed & faces.doors[face]]
    return fitting if fitting else opening


def add_features(s: State, cell: int, face: int) -> None:
    """Notes the ladder, dark hole or gold vein of a card that has come to lie face up (DC-P09)."""
    deck = s.deck
    if deck.ladder_in[face] >= 0:
        s.ladders = [*s.ladders, node_at(cell, deck.ladder_in[face])]
    elif deck.hole_in[face] >= 0:
        s.holes = [*s.holes, node_at(cell, deck.hole_in[face])]
    elif deck.vein_in[face] >= 0:
        s.veins = [*s.veins, node_at(cell, deck.vein_in[face])]
        if s.log is not None:
            s.log.append(ev.GoldLaid(cell=xy(cell)))


def at_exit(s: State, seat: int) -> bool:
    """Whether the dwarf has reached the exit space."""
    node = s.dwarves[seat]
    return s.deck.feature_in[spot_of(s.network.face_at(cell_of(node)), space_of(node))] == EXIT


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
    s.veins = [vein for vein in s.veins if vein != node]
    s.gold[seat] += 1
    if s.log is not None:
        s.log.append(ev.GoldTaken(seat=seat, cell=xy(cell_of(node))))
    reveal_clan(s, seat)
