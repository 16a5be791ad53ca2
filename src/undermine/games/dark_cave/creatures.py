# fast tier
"""Creatures: how they come, walk, hit, and go away (DC-A18 to DC-A34). When they do so is in turn.py."""

from mypy_extensions import i64

from undermine.engine.grid import cell_of, node_at, space_of, xy
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.deck import CREATURE_REACH, CREATURES, FIRST_CREATURE, GOBLIN, LINDWORM, RAT, SPACES
from undermine.games.dark_cave.hands import lose_card, play_from_hand
from undermine.games.dark_cave.movement import lose_gold
from undermine.games.dark_cave.state import WALK, State


def attract(s: State, card: int, cell: int) -> None:
    """DC-A20: out of a dark hole, which is the only one on its card."""
    node = node_at(cell, s.deck.hole_in[s.network.face_at(cell)])
    creature = s.deck.actions[card] - FIRST_CREATURE
    take_over(s, card, creature)
    s.creatures[creature] = node
    if s.log is not None:
        s.log.append(
            ev.CreatureAttracted(
                seat=s.turn,
                card=s.deck.names[card],
                creature=CREATURES[creature],
                cell=xy(cell),
                space=space_name(s, node),
            )
        )


def rouse(s: State, card: int) -> None:
    """DC-A28, DC-A30: it is in play already; its card so far is discarded."""
    creature = s.deck.actions[card] - FIRST_CREATURE
    s.discards.append(s.creature_cards[creature])
    take_over(s, card, creature)
    if s.log is not None:
        s.log.append(ev.CreatureRoused(seat=s.turn, card=s.deck.names[card], creature=CREATURES[creature]))


def take_over(s: State, card: int, creature: int) -> None:
    """The card lies before its owner; the creature may walk now."""
    play_from_hand(s, card)
    s.owners[creature] = s.turn
    s.creature_cards[creature] = card
    s.walker = creature
    s.steps_left = CREATURE_REACH[creature]
    s.phase = WALK


def walk(s: State, cell: int, name: int) -> None:
    """DC-A22: one step of the creature."""
    node = node_at(cell, s.deck.spaces_named[s.network.face_at(cell)][name])
    s.creatures[s.walker] = node
    s.steps_left -= 1
    if s.log is not None:
        s.log.append(ev.CreatureStepped(creature=CREATURES[s.walker], cell=xy(cell), space=space_name(s, node)))


def go_away(s: State, creature: int) -> None:
    """The creature leaves the network, its card is discarded."""
    s.discards.append(s.creature_cards[creature])
    s.creatures[creature] = s.owners[creature] = s.creature_cards[creature] = -1


def creatures_at(s: State, node: int) -> int:
    """The creatures in a space, as a mask."""
    mask: i64 = 0
    here: i64 = node
    creature: i64
    there: i64
    for creature, there in enumerate(s.creatures):
        if there == here:
            mask |= 1 << creature
    return mask


def dwarves_at(s: State, node: int) -> list[int]:
    """The seats whose dwarves are in a space, clockwise from the left of whose turn it is (Q-DC-63)."""
    seats = s.seats
    found = []
    for i in range(1, seats + 1):
        seat = (s.turn + i) % seats
        if s.dwarves[seat] == node:
            found.append(seat)
    return found


def keep_axe(s: State, seat: int) -> None:
    """Asked, and said no."""
    if s.log is not None:
        s.log.append(ev.AxeKept(seat=seat, creature=CREATURES[s.attacker]))


def drive_away(s: State, seat: int) -> None:
    """DC-A18, DC-A24: nobody is hurt, and nobody else is asked; the axe is discarded."""
    card = s.axes[seat].pop(0)
    s.discards.append(card)
    if s.log is not None:
        creature = CREATURES[s.attacker]
        s.log.append(ev.CreatureDrivenAway(seat=seat, card=s.deck.names[card], creature=creature))
    go_away(s, s.attacker)
    s.victims = []
    s.asked = []
    s.attacker = -1


def compare_answers(s: State) -> None:
    """Q-DC-63, all were asked at once: the first who said yes uses their axe, the others keep theirs."""
    ready = s.ready
    s.ready = 0
    for seat in s.victims:
        if ready >> seat & 1:
            drive_away(s, seat)
            return
        if s.usable_axes(seat) > 0:
            keep_axe(s, seat)


def strike(s: State) -> None:
    """All dwarves there are hit at once (DC-A23)."""
    creature = s.attacker
    for seat in s.victims:
        if s.log is not None:
            s.log.append(ev.Attacked(seat=seat, creature=CREATURES[creature]))
        hit(s, creature, seat)
    s.steps_left = 0  # the dwarf that came here moves no further (DC-M08, D-DC-13)
    s.victims = []
    s.attacker = -1


def hit(s: State, creature: int, seat: int) -> None:
    """DC-A31 to A33: what each of them does to a dwarf."""
    if creature == RAT:
        lose_card(s, seat, "rat")
    elif creature == LINDWORM:
        s.down |= 1 << seat
    elif creature == GOBLIN:
        lose_gold(s, seat, "goblin")
    else:
        raise AssertionError(f"nothing says what creature {creature} does")


def space_name(s: State, node: int) -> str:
    """How a space is called as its card lies."""
    return SPACES[s.deck.space_names[s.network.face_at(cell_of(node))][space_of(node)]]
