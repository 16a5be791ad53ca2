"""Creatures: how they come, walk, attack, and are driven away (DC-A18 to DC-A34)."""

from undermine.engine.grid import xy
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.deck import CREATURE_REACH, CREATURES, FIRST_CREATURE, LINDWORM, RAT, SPACES
from undermine.games.dark_cave.hands import lose_card, play_from_hand
from undermine.games.dark_cave.movement import lose_gold
from undermine.games.dark_cave.state import AXE, CREATURE, State


def attract(s: State, card: int, cell: int) -> None:
    """DC-A20: out of a dark hole, which is the only one on its card."""
    face = s.network.laid[cell]
    node = cell * 16 + s.deck.hole_in[face]
    creature = s.deck.actions[card] - FIRST_CREATURE
    own(s, card, creature)
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
    own(s, card, creature)
    if s.log is not None:
        s.log.append(ev.CreatureRoused(seat=s.turn, card=s.deck.names[card], creature=CREATURES[creature]))


def own(s: State, card: int, creature: int) -> None:
    """The card lies before its owner; the creature may walk now."""
    play_from_hand(s, card)
    s.owners[creature] = s.turn
    s.creature_cards[creature] = card
    s.walker = creature
    s.steps_left = CREATURE_REACH[creature]
    s.phase = CREATURE


def walk(s: State, cell: int, name: int) -> None:
    """DC-A22: one step of the creature."""
    node = cell * 16 + s.deck.spaces_named[s.network.laid[cell]][name]
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
    mask = 0
    for creature in range(3):
        if s.creatures[creature] == node:
            mask |= 1 << creature
    return mask


def dwarves_at(s: State, node: int) -> list[int]:
    """The seats whose dwarves are in a space, clockwise from the left of whose turn it is (Q-DC-63)."""
    seats = s.seats
    clockwise = [(s.turn + 1 + i) % seats for i in range(seats)]
    return [seat for seat in clockwise if s.dwarves[seat] == node]


def attack(s: State, creature: int, victims: list[int]) -> bool:
    """DC-A18, DC-A23: first the axes are asked about. Returns whether the attack is over already."""
    s.attacker = creature
    s.victims = victims
    s.asked = [seat for seat in victims if s.usable_axes(seat) > 0]
    s.ready = 0
    if not s.asked:
        strike(s)
        return True
    s.phase = AXE
    s.actor = s.asked[0]
    return False


def answer(s: State, seat: int, yes: int) -> bool:
    """DC-O01, Q-DC-63: one seat says whether it uses its axe. Returns whether the attack is over."""
    if s.options.axe_prompt == "simultaneous":
        s.ready |= yes << seat
        s.asked.remove(seat)
        if s.asked:
            s.actor = s.asked[0]
            return False
        return resolve(s)
    s.asked.remove(seat)
    if yes:
        drive_away(s, seat)
        return True
    keep_axe(s, seat)
    if s.asked:
        s.actor = s.asked[0]
        return False
    strike(s)
    return True


def resolve(s: State) -> bool:
    """All have answered at once: of those who said yes, the first in order uses his axe, the others keep theirs."""
    ready = s.ready
    s.ready = 0
    for seat in s.victims:
        if ready >> seat & 1:
            drive_away(s, seat)
            return True
        if s.usable_axes(seat) > 0:
            keep_axe(s, seat)
    strike(s)
    return True


def keep_axe(s: State, seat: int) -> None:
    if s.log is not None:
        s.log.append(ev.AxeKept(seat=seat, creature=CREATURES[s.attacker]))


def drive_away(s: State, seat: int) -> None:
    """DC-A18, DC-A24: nobody is hurt; the axe is discarded."""
    card = s.axes[seat].pop(0)
    s.discards.append(card)
    if s.log is not None:
        creature = CREATURES[s.attacker]
        s.log.append(ev.CreatureDrivenAway(seat=seat, card=s.deck.names[card], creature=creature))
    go_away(s, s.attacker)
    s.victims = []
    s.asked = []
    s.attacker = -1


def strike(s: State) -> None:
    """DC-A31 to A33: all dwarves there are hit at once (DC-A23)."""
    creature = s.attacker
    for seat in s.victims:
        if s.log is not None:
            s.log.append(ev.Attacked(seat=seat, creature=CREATURES[creature]))
        if creature == RAT:
            lose_card(s, seat, "rat")
        elif creature == LINDWORM:
            s.lying |= 1 << seat
        else:
            lose_gold(s, seat, "goblin")
    s.steps_left = 0  # the movement of whoever came here is over (DC-M08, D-DC-13)
    s.victims = []
    s.attacker = -1


def space_name(s: State, node: int) -> str:
    """How a space is called as its card lies."""
    return SPACES[s.deck.space_names[s.network.laid[node >> 4]][node & 15]]
