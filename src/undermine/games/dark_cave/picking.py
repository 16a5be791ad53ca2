# fast tier
"""One of the choices, without a list of them: random play wants to know how many there are, and takes one.

Every function here goes through choices in the order of its namesake in plays.py, and returns the code of the one that
it is asked for, counted from 0; or, if there are not so many, their number `n` as `~n`, which is below 0.
"""

from collections.abc import Callable

from mypy_extensions import i64

from undermine.engine import picking
from undermine.engine.grid import STEPS, cell_of
from undermine.engine.network import HIDDEN
from undermine.engine.picking import DOORS, NONE, kinds_in, nth_edge, nth_empty, nth_kind
from undermine.games.dark_cave.codes import (
    AT_ATTRACT,
    AT_LAY,
    AT_LOOK,
    AT_ROCKFALL,
    AT_STEP,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_EQUIP,
    OP_LOOK,
    OP_ROUSE,
    OP_SWAP,
    STOP,
    card_code,
    cell_code,
    web_code,
)
from undermine.games.dark_cave.deck import AXE, FIRST_CREATURE, INFORMATION, LADDER, NOWHERE, ROCKFALL, SWAP, WEB
from undermine.games.dark_cave.movement import add_hews, steps_from
from undermine.games.dark_cave.state import State


def any_play(s: State, random: Callable[[], float]) -> int:
    """One of `turn.legal` but the proposal, as if taken by number from the list."""
    hand = sorted(s.hands[s.actor])
    cards: i64 = ~nth_of_hand(s, hand, NONE)
    doors: i64 = doors_of(s, hand)
    lays: i64 = ~picking.nth_lay(s.network, doors, NONE) if doors else 0
    hews: list[int] = []
    if s.webs:
        add_hews(s, s.actor, hews)
    number: i64 = int(random() * float(cards + lays + len(hews)))
    if number < cards:
        return nth_of_hand(s, hand, number)
    number -= cards
    return nth_lay(s, hand, doors, number) if number < lays else hews[number - lays]


def any_step(s: State, node: int, goals: bool, random: Callable[[], float]) -> int:
    """One of `movement.steps_from` a node, or to stop, where there are no webs."""
    deck = s.deck
    card_at = s.network.card_at
    steps = s.network.window.steps
    cell: i64 = node >> 4
    at: i64 = s.network.window.numbers[cell]
    face: i64 = card_at[at]
    space: i64 = node & 15
    spot: i64 = face << 4 | space
    if deck.feature_in[spot] == LADDER:
        codes = steps_from(s, node, goals)
        codes.append(STOP)
        return codes[int(random() * float(len(codes)))]
    inner = deck.inner_names[spot]
    inside: i64 = len(inner)
    outside: i64 = 0
    ways: i64 = 0  # eight bits for each: direction and name
    name: i64
    d: i64
    for d in deck.doors_from[spot]:
        there: i64 = card_at[at + steps[d]]
        if there >= 0:
            name = deck.name_behind[there << 2 | (d ^ 2)]
            if name == NOWHERE:
                continue
        elif goals and there == HIDDEN:
            name = d ^ 2
        else:
            continue
        ways |= (d << 4 | name) << 8 * outside
        outside += 1
    number: i64 = int(random() * float(inside + outside + 1))
    if number < inside:
        return cell_code(cell, AT_STEP, inner[number])
    number -= inside
    if number == outside:
        return STOP
    way: i64 = ways >> 8 * number
    return cell_code(cell + STEPS[way >> 4 & 3], AT_STEP, way & 15)


# ---- lays ------------------------------------------------------------------------------------------------------------


def doors_of(s: State, hand: list[int]) -> i64:
    """The doors of all faces that a sorted hand has, as `picking.nth_lay` wants them."""
    deck = s.deck
    all_doors = deck.doors
    path_cards: i64 = deck.path_cards
    ways = deck.faces_of if s.options.rotate180 else deck.upright_of
    doors: i64 = 0
    shift: i64 = 0
    last: i64 = -1
    card: i64
    face: i64
    for card in hand:
        if card >= path_cards:
            break
        if card != last:
            last = card
            for face in ways[card]:
                here: i64 = all_doors[face]
                doors |= here << shift
                shift += DOORS
    return doors


def nth_lay(s: State, hand: list[int], doors: i64, wanted: i64) -> i64:
    """See `plays.add_lays`."""
    found: i64 = picking.nth_lay(s.network, doors, wanted)
    if found < 0:
        return found
    ways = s.deck.faces_of if s.options.rotate180 else s.deck.upright_of
    skipped: i64 = found & 15
    last: i64 = -1
    card: i64
    for card in hand:
        if card != last:
            last = card
            faces = ways[card]
            if skipped < len(faces):
                return cell_code(found >> DOORS, AT_LAY, faces[skipped])
            skipped -= len(faces)
    raise AssertionError("a hand has no more faces than doors of faces")


# ---- cards of the hand -----------------------------------------------------------------------------------------------


def nth_of_hand(s: State, hand: list[int], wanted: i64) -> i64:
    """See `plays.add_hand`; the hand is sorted."""
    path_cards: i64 = s.deck.path_cards
    kinds: i64 = kinds_in(hand)
    n: i64 = 0
    after: i64 = 0
    last: i64 = -1
    card: i64
    for card in hand:
        after += 1
        if card == last:
            continue
        last = card
        kinds -= 1
        discards: i64 = 1 + kinds
        if after < len(hand) and hand[after] == card:
            discards += 1
        if n + discards > wanted:
            return nth_discard(hand, card, after, wanted - n)
        n += discards
        if card >= path_cards:
            found: i64 = nth_action(s, card - path_cards, wanted - n)
            if found >= 0:
                return found
            n += ~found
    return ~n


def nth_discard(hand: list[int], card: i64, after: i64, wanted: i64) -> i64:
    """A card of a sorted hand alone, or with one of those after it."""
    if not wanted:
        return card_code(OP_DISCARD, card, 0)
    return card_code(OP_DISCARD_TWO, card, nth_kind(hand, after, wanted - 1))


def nth_action(s: State, number: i64, wanted: i64) -> i64:
    """See `plays.add_actions`."""
    kind: i64 = s.deck.actions[s.deck.path_cards + number]
    if kind >= FIRST_CREATURE:
        return nth_creature(s, kind - FIRST_CREATURE, number, wanted)
    if kind == INFORMATION:
        return nth_look(s, number, wanted)
    if kind == ROCKFALL:
        return nth_rockfall(s, number, wanted)
    if kind == WEB:
        return nth_web(s, number, wanted)
    if kind == SWAP:
        return nth_swap(s, number, wanted)
    return nth_tool(s, kind, number, wanted)


def nth_swap(s: State, number: i64, wanted: i64) -> i64:
    """See `plays.add_swaps`."""
    if len(s.hands[s.actor]) == 1 and s.options.swap_needs_cards:
        return ~0
    others: i64 = s.seats - 1
    if wanted >= others:
        return ~others
    return card_code(OP_SWAP, number, wanted if wanted < s.actor else wanted + 1)


def nth_tool(s: State, kind: i64, number: i64, wanted: i64) -> i64:
    """See `plays.add_tools`."""
    n: i64 = 0
    target: i64
    boots: i64
    for target, boots in enumerate(s.boots):
        if kind == AXE or boots < 0:
            if n == wanted:
                return card_code(OP_EQUIP, number, target)
            n += 1
    return ~n


def nth_creature(s: State, creature: i64, number: i64, wanted: i64) -> i64:
    """See `plays.add_creature`."""
    if s.creatures[creature] >= 0:
        return ~1 if wanted else card_code(OP_ROUSE, number, 0)
    holes: i64 = len(s.holes)
    return ~holes if wanted >= holes else cell_code(cell_of(s.holes[wanted]), AT_ATTRACT, number)


def nth_look(s: State, number: i64, wanted: i64) -> i64:
    """See `plays.add_looks`."""
    n: i64 = 0
    for goal in s.network.hidden:
        if not s.goals_up or not s.goals_up >> s.goals.index(goal) & 1:
            if n == wanted:
                return cell_code(goal, AT_LOOK, number)
            n += 1
    seat: i64 = s.actor
    seats: i64 = s.seats
    revealed: i64 = s.revealed
    target: i64
    for target in range(seats):
        if target != seat and not revealed >> target & 1:
            if n == wanted:
                return card_code(OP_LOOK, number, target)
            n += 1
    return ~n


def nth_rockfall(s: State, number: i64, wanted: i64) -> i64:
    """See `plays.add_rockfalls`."""
    cell: i64 = nth_empty(s.network, s.deck.path_faces, s.dwarves + s.creatures, wanted)
    return cell if cell < 0 else cell_code(cell, AT_ROCKFALL, number)


def nth_web(s: State, number: i64, wanted: i64) -> i64:
    """See `plays.add_webs`."""
    edge: i64 = nth_edge(s.network, s.deck.doors, list(s.webs), wanted)
    return edge if edge < 0 else web_code(edge, number)
