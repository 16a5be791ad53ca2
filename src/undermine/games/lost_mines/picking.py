# fast tier
"""One of the choices of step 1, without a list of them: random play wants to know how many there are, and takes one.

Every function here goes through choices in the order of its namesake in plays.py, and returns the code of the one that
it is asked for, counted from 0; or, if there are not so many, their number `n` as `~n`, which is below 0.
"""

from collections.abc import Callable

from mypy_extensions import i64

from undermine.engine import picking
from undermine.engine.picking import DOORS, NONE, kinds_in, nth_edge, nth_empty, nth_kind
from undermine.games.lost_mines.codes import (
    STORM_AT,
    TOOL_AT,
    TRAP_AT,
    TROLL_AT,
    cell_code,
    discard_code,
    discard_two_code,
    look_code,
    token_code,
)
from undermine.games.lost_mines.deck import LOOK_DWARF, LOOK_MINE, LOOK_TREASURE
from undermine.games.lost_mines.state import State


def any_play(s: State, random: Callable[[], float]) -> int:
    """One of `plays`, as if taken by number from their list."""
    hand = sorted(s.hands[s.actor])
    cards: i64 = ~nth_of_hand(s, hand, NONE)
    doors: i64 = doors_of(s, hand)
    lays: i64 = ~picking.nth_lay(s.network, doors, NONE) if doors else 0
    number: i64 = int(random() * float(cards + lays))
    return nth_of_hand(s, hand, number) if number < cards else nth_lay(s, hand, doors, number - cards)


# ---- lays ------------------------------------------------------------------------------------------------------------


def doors_of(s: State, hand: list[int]) -> i64:
    """The doors of all faces that a sorted hand has, as `picking.nth_lay` wants them."""
    deck = s.deck
    all_doors = deck.doors
    path_cards: i64 = deck.path_cards
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
            for face in deck.faces_of[card]:
                here: i64 = all_doors[face]
                doors |= here << shift
                shift += DOORS
    return doors


def nth_lay(s: State, hand: list[int], doors: i64, wanted: i64) -> i64:
    """See `plays.add_lays`."""
    found: i64 = picking.nth_lay(s.network, doors, wanted)
    if found < 0:
        return found
    skipped: i64 = found & 15
    last: i64 = -1
    card: i64
    for card in hand:
        if card != last:
            last = card
            faces = s.deck.faces_of[card]
            if skipped < len(faces):
                return cell_code(found >> DOORS, faces[skipped])
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
        others: i64 = kinds
        if after < len(hand) and hand[after] == card:
            others += 1
        if n + others >= wanted:
            others = nth_kind(hand, after, wanted - n)
            return discard_two_code(card, others) if others >= 0 else discard_code(card)
        n += others + 1
        if card >= path_cards:
            found: i64 = nth_action(s, card, wanted - n)
            if found >= 0:
                return found
            n += ~found
    return ~n


def nth_action(s: State, card: i64, wanted: i64) -> i64:
    """See `plays.add_actions`."""
    deck = s.deck
    if card == deck.trap:
        return nth_token(s, TRAP_AT, wanted)
    if card == deck.troll:
        return nth_token(s, TROLL_AT, wanted)
    if card == deck.storm:
        cell: i64 = nth_empty(s.network, deck.path_faces, s.dwarves, wanted)
        return cell if cell < 0 else cell_code(cell, STORM_AT)
    if deck.looks[card]:
        return nth_look(s, card, wanted)
    return nth_tool(s, deck.tools.index(card) + 1, wanted)


def nth_tool(s: State, obstacle: i64, wanted: i64) -> i64:
    """See `plays.add_tools`."""
    features = s.deck.feature_of
    card_at = s.network.card_at
    cells = s.network.window.cells
    n: i64 = 0
    at: i64
    for at in s.network.placed:
        face: i64 = card_at[at]
        if features[face] == obstacle and cells[at] not in s.overcome:
            if n == wanted:
                return cell_code(cells[at], TOOL_AT)
            n += 1
    return ~n


def nth_token(s: State, what: int, wanted: i64) -> i64:
    """See `plays.add_edges`."""
    taken: list[int] = []
    if (s.traps or s.trolls) and not s.options.stack_tokens:
        taken = [*s.traps, *[edge for edge in s.trolls if edge not in s.traps]]
    edge: i64 = nth_edge(s.network, s.deck.doors, taken, wanted)
    return edge if edge < 0 else token_code(edge, what)


def nth_look(s: State, card: i64, wanted: i64) -> i64:
    """See `plays.add_looks`."""
    options: i64 = s.deck.looks[card]
    information: i64 = card - s.deck.path_cards
    n: i64 = 0
    target: i64
    if options >> LOOK_MINE & 1:
        up: i64 = s.mines_up
        mines: i64 = len(s.mine_cards)
        for target in range(mines):
            if not up >> target & 1:
                if n == wanted:
                    return look_code(information, LOOK_MINE, target)
                n += 1
    if options >> LOOK_TREASURE & 1:
        taker: i64
        for target, taker in enumerate(s.takers):
            if taker < 0:
                if n == wanted:
                    return look_code(information, LOOK_TREASURE, target)
                n += 1
    if options >> LOOK_DWARF & 1:
        others: i64 = s.seats - 1
        if wanted - n < others:
            target = wanted - n
            return look_code(information, LOOK_DWARF, target if target < s.actor else target + 1)
        n += others
    return ~n
