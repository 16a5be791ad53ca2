# fast tier
"""Picking choices by number, for random play: cards of a hand, cells to lay them, cards to remove, edges to close.

Choices are counted and not listed. Functions return the one that is asked for, counted from 0; or, if there are not so
many, their number `n` as `~n`, which is below 0.
"""

from typing import Final

from mypy_extensions import i64

from undermine.engine.network import Network

#: More than there are choices, and more than are left of it when others have been counted.
NONE: Final = 1 << 30
MANY: Final = NONE >> 1
#: With more cards than this in a hand, the doors of its faces may be too many for one machine int.
CARDS: Final = 7
#: How many bits the doors of a face take up there; no path card is without a door.
DOORS: Final = 4


def kinds_in(hand: list[int]) -> i64:
    """How many kinds of cards a sorted hand has.

    >>> kinds_in([3, 5, 5, 9])
    3
    """
    kinds: i64 = 0
    last: i64 = -1
    card: i64
    for card in hand:
        if card != last:
            kinds += 1
            last = card
    return kinds


def nth_kind(hand: list[int], first: i64, wanted: i64) -> i64:
    """One of the kinds in a sorted hand from the `first` card on.

    >>> nth_kind([3, 5, 5, 9], 1, 1), nth_kind([3, 5, 5, 9], 1, 2)
    (9, -3)
    """
    n: i64 = 0
    last: i64 = -1
    at: i64 = first
    while at < len(hand):
        card: i64 = hand[at]
        if card != last:
            if n == wanted:
                return card
            n += 1
            last = card
        at += 1
    return ~n


def nth_lay(network: Network, doors: i64, wanted: i64) -> i64:
    """Of the free cells where faces with these doors may lie, and those faces, one pair: `cell << DOORS | face`.

    `doors` has the door masks of the faces, the first one lowest; they are counted in this order.
    """
    fits = network.faces.doors_that_fit
    asked = network.asked
    n: i64 = 0
    at: i64
    for at in network.edge:
        asking: i64 = asked[at]
        fitting: i64 = fits[asking]
        if fitting:
            before: i64 = n
            rest: i64 = doors
            while rest:
                n += fitting >> (rest & 15) & 1
                rest >>= DOORS
            if n > wanted:
                cell: i64 = network.window.cells[at]
                return cell << DOORS | nth_face(doors, fitting, wanted - before)
    return ~n


def nth_face(doors: i64, fitting: i64, wanted: i64) -> i64:
    """Where among all faces the one is that fits after so many others."""
    face: i64 = 0
    while True:
        if fitting >> (doors & 15) & 1:
            if not wanted:
                return face
            wanted -= 1
        doors >>= DOORS
        face += 1


# ---- on the table ----------------------------------------------------------------------------------------------------


def nth_empty(network: Network, below: i64, nodes: list[int], wanted: i64) -> i64:
    """The cell of one of the cards, of faces below this one, on which none of these nodes is; -1 is no node.

    >>> from undermine.engine.pathcards import Faces, tunnel
    >>> cross = Network(Faces([tunnel("NESW")]), 8256, [], False)
    >>> cross.lay(8256, 0); cross.lay(8257, 0); cross.lay(8258, 0)
    >>> nth_empty(cross, 1, [8257 << 4, -1, 8257 << 4], 1), nth_empty(cross, 1, [8257 << 4, -1, 8257 << 4], 2)
    (8258, -3)
    """
    card_at = network.card_at
    cells = network.window.cells
    n: i64 = 0
    at: i64
    for at in network.placed:
        if card_at[at] < below:
            n += 1
    number: i64 = 0
    node: i64
    for node in nodes:
        if node >= 0 and network.face_at(node >> 4) < below and not is_on(nodes, number, node >> 4):
            n -= 1
        number += 1
    if wanted >= n:
        return ~n
    for at in network.placed:
        cell: i64 = cells[at]
        if card_at[at] < below and not is_on(nodes, number, cell):
            if not wanted:
                return cell
            wanted -= 1
    raise AssertionError("counted wrong")


def is_on(nodes: list[int], number: i64, cell: i64) -> bool:
    """Whether one of the first nodes is on the card of a cell."""
    i: i64 = 0
    while i < number:
        node: i64 = nodes[i]
        if node >> 4 == cell:
            return True
        i += 1
    return False


def nth_edge(network: Network, all_doors: bytes, taken: list[int], wanted: i64) -> i64:
    """One of the edges where a door meets a door, a free cell or a face-down goal, but for those that are taken."""
    card_at = network.card_at
    window = network.window
    counting = wanted > MANY
    n: i64 = 0
    at: i64
    d: i64
    for at in network.placed:
        face: i64 = card_at[at]
        doors: i64 = all_doors[face]
        for d in range(4):
            if doors >> d & 1:
                beside: i64 = at + window.steps[d]
                there: i64 = card_at[beside]
                # A door that meets a door is found from both sides; take it from the south or the west.
                if there < 0 or (d < 2 and all_doors[there] >> (d ^ 2) & 1):
                    if not counting:
                        cell: i64 = window.cells[at if d < 2 else beside]  # whose north or east edge it is
                        edge: i64 = cell * 2 + (d & 1)
                        if taken and edge in taken:
                            continue
                        if n == wanted:
                            return edge
                    n += 1
    if counting and taken:
        n -= sum([1 for edge in taken if has_door(network, all_doors, edge)])
    return ~n


def has_door(network: Network, all_doors: bytes, edge: int) -> bool:
    """Whether `nth_edge` would come upon an edge."""
    at: i64 = network.window.numbers[edge >> 1]
    d: i64 = edge & 1
    here: i64 = network.card_at[at]
    there: i64 = network.card_at[at + network.window.steps[d]]
    ours = here >= 0 and all_doors[here] >> d & 1 == 1
    theirs = there >= 0 and all_doors[there] >> (d ^ 2) & 1 == 1
    return (ours and (there < 0 or theirs)) or (theirs and here < 0)
