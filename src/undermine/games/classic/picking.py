# fast tier
"""One of the choices of a turn, without a list of them: random play wants to know how many there are, and takes one.

Every function here goes through choices in the order of its namesake in turn.py, and returns the code of the one that
it is asked for, counted from 0; or, if there are not so many, their number `n` as `~n`, which is below 0.
"""

from collections.abc import Callable

from mypy_extensions import i64

from undermine.engine.picking import NONE
from undermine.games.classic.codes import (
    CARD_SHIFT,
    CELL_SHIFT,
    OP_BREAK,
    OP_MAP,
    OP_PASS,
    OP_REPAIR,
    OP_SHIFT,
    ROCKFALL_FACE,
    SEATS,
)
from undermine.games.classic.state import State


def any_play(s: State, random: Callable[[], float]) -> int:
    """One of `turn.plays`, as if taken by number from their list."""
    cards: i64 = ~nth_of_hand(s, NONE)
    face_mask: i64 = faces_in_hand(s)
    lays: i64 = ~nth_lay(s, face_mask, NONE) if face_mask else 0
    number: i64 = int(random() * float(cards + lays))
    return nth_of_hand(s, number) if number < cards else nth_lay(s, face_mask, number - cards)


def faces_in_hand(s: State) -> i64:
    """The faces that the acting seat may lay, as a mask; none with a broken tool (CL-P08)."""
    face_mask: i64 = 0
    if not s.broken[s.actor]:
        masks = s.deck.face_mask
        card: i64
        for card in s.hands[s.actor]:
            face_mask |= masks[card]
    return face_mask


def nth_of_hand(s: State, wanted: i64) -> i64:
    """Passing and action cards: see `turn.plays`."""
    seat: i64 = s.actor
    deck = s.deck
    path_cards: i64 = deck.path_cards
    n: i64 = 0
    seen: i64 = 0
    found: i64
    card: i64
    for card in s.hands[seat]:
        if seen >> card & 1:
            continue
        seen |= 1 << card
        if n == wanted:
            return OP_PASS << OP_SHIFT | card << CARD_SHIFT
        n += 1
        if card < path_cards:
            continue
        if deck.breaks[card]:
            found = nth_break(s, seat, card, wanted - n)
        elif deck.repairs[card]:
            found = nth_repair(s, card, wanted - n)
        elif card == deck.rockfall:
            found = nth_rockfall(s, wanted - n)
        else:
            found = nth_map(s, card, wanted - n)
        if found >= 0:
            return found
        n += ~found
    return ~n


def nth_lay(s: State, face_mask: i64, wanted: i64) -> i64:
    """See `turn.add_lays`. Faces are counted as bits, and put in the order of the hand only where one is taken."""
    fits = s.deck.fits
    network = s.network
    asked = network.asked
    n: i64 = 0
    at: i64
    for at in network.edge:
        fitting: i64 = fits[asked[at]] & face_mask
        if fitting:
            before: i64 = n
            rest: i64 = fitting
            while rest:
                rest &= rest - 1
                n += 1
            if n > wanted:
                cell: i64 = network.window.cells[at]
                return cell << CELL_SHIFT | nth_face(s, s.hands[s.actor], fitting, wanted - before)
    return ~n


def nth_face(s: State, hand: list[int], fitting: i64, wanted: i64) -> i64:
    """The faces of a hand in its order, as far as they are in the mask."""
    faces_of = s.deck.faces_of
    card: i64
    face: i64
    for card in hand:
        for face in faces_of[card]:
            if fitting >> face & 1:
                if not wanted:
                    return face
                wanted -= 1
                fitting ^= 1 << face  # two equal cards give one choice
    return -1


def nth_break(s: State, seat: i64, card: i64, wanted: i64) -> i64:
    """See `turn.add_breaks`."""
    tool: i64 = s.deck.breaks[card]
    spared: i64 = -1 if s.self_break else seat
    n: i64 = 0
    target: i64
    broken: i64
    for target, broken in enumerate(s.broken):
        if not broken & tool and target != spared:
            if n == wanted:
                return OP_BREAK << OP_SHIFT | card << CARD_SHIFT | target
            n += 1
    return ~n


def nth_repair(s: State, card: i64, wanted: i64) -> i64:
    """See `turn.add_repairs`."""
    tools: i64 = s.deck.repairs[card]
    n: i64 = 0
    target: i64
    tool: i64
    broken: i64
    for target, broken in enumerate(s.broken):
        if broken & tools:
            for tool in range(3):
                if broken & tools & 1 << tool:
                    if n == wanted:
                        return OP_REPAIR << OP_SHIFT | card << CARD_SHIFT | tool * SEATS + target
                    n += 1
    return ~n


def nth_rockfall(s: State, wanted: i64) -> i64:
    """See `turn.add_rockfalls`."""
    network = s.network
    card_at = network.card_at
    path_faces: i64 = s.deck.path_faces
    n: i64 = 0
    at: i64
    for at in network.placed:
        face: i64 = card_at[at]
        if face < path_faces:
            if n == wanted:
                cell: i64 = network.window.cells[at]
                return cell << CELL_SHIFT | ROCKFALL_FACE
            n += 1
    return ~n


def nth_map(s: State, card: i64, wanted: i64) -> i64:
    """See `turn.add_maps`."""
    up: i64 = s.goals_up
    places: i64 = len(s.goal_cards)
    n: i64 = 0
    place: i64
    for place in range(places):
        if not up >> place & 1:
            if n == wanted:
                return OP_MAP << OP_SHIFT | card << CARD_SHIFT | place
            n += 1
    return ~n
