# fast tier
"""Step 1: all that a seat may do with the cards of its hand, as codes (DC-T02)."""

from typing import cast

from mypy_extensions import i64

from undermine.engine.grid import cell_of
from undermine.games.dark_cave.deck import AXE, FIRST_CREATURE, INFORMATION, ROCKFALL, SWAP, WEB
from undermine.games.dark_cave.state import State


def plays(s: State, seat: int) -> list[int]:
    """DC-T02: a path card, an action card, or one or two cards to discard."""
    codes: list[object] = []  # ints that are kept: see codes.py
    faces: list[int] = []
    suits = add_hand(s, seat, codes, faces)
    if suits:
        add_lays(s, faces, suits, codes)
    return cast(list[int], codes)


def add_hand(s: State, seat: int, codes: list[object], faces: list[int]) -> i64:
    """Discards and action cards. Adds the faces of path cards, too, and returns the mask of their door masks."""
    deck = s.deck
    all_doors = deck.doors
    path_cards: i64 = deck.path_cards
    ways = deck.faces_of if s.options.rotate180 else deck.upright_of
    hand = sorted(s.hands[seat])
    suits: i64 = 0
    card: i64
    other: i64
    face: i64
    last: i64 = -1
    after = 0
    for card in hand:
        after += 1
        if card == last:
            continue
        last = card
        discards = deck.discards[card]
        codes.append(discards[-1])
        before: i64 = -1
        for i in range(after, len(hand)):
            other = hand[i]
            if other != before:
                before = other
                codes.append(discards[other])
        if card < path_cards:
            for face in ways[card]:
                faces.append(face)
                suits |= 1 << all_doors[face]
        else:
            add_actions(s, seat, card - path_cards, codes)
    return suits


def add_lays(s: State, faces: list[int], suits: i64, codes: list[object]) -> None:
    """DC-P01 to P10: the cells where these faces may lie; `suits` is the mask of their door masks."""
    deck = s.deck
    all_doors = deck.doors
    fits = deck.faces.doors_that_fit
    asked = s.network.asked
    cells = s.network.window.cells
    at: i64
    face: i64
    for at in s.network.edge:
        asking: i64 = asked[at]
        fitting: i64 = fits[asking]
        fitting &= suits
        if fitting:
            here = deck.at_cell(cells[at])
            for face in faces:
                doors: i64 = all_doors[face]
                if fitting >> doors & 1:
                    codes.append(here[face])


def add_actions(s: State, seat: int, number: i64, codes: list[object]) -> None:
    """The targets of an action card; one without any can only be discarded (Q-ALL-03)."""
    deck = s.deck
    kind: i64 = deck.actions[deck.path_cards + number]
    at = deck.path_faces + number  # where in `Deck.at_cell` its codes are
    if kind >= FIRST_CREATURE:
        add_creature(s, kind - FIRST_CREATURE, deck.on_seats[number], at, codes)
    elif kind == INFORMATION:
        add_looks(s, seat, deck.on_seats[number], at, codes)
    elif kind == ROCKFALL:
        add_rockfalls(s, at, codes)
    elif kind == WEB:
        add_webs(s, at, at + len(deck.on_seats), codes)
    elif kind == SWAP:
        add_swaps(s, seat, deck.on_seats[number], codes)
    else:
        add_tools(s, kind, deck.on_seats[number], codes)


def add_swaps(s: State, seat: int, on_seats: list[object], codes: list[object]) -> None:
    """DC-A07, Q-DC-54: with anyone else."""
    if len(s.hands[seat]) > 1 or not s.options.swap_needs_cards:
        for target in range(s.seats):
            if target != seat:
                codes.append(on_seats[target])


def add_tools(s: State, kind: i64, on_seats: list[object], codes: list[object]) -> None:
    """DC-A14 to A16: before anyone, but boots only once before each."""
    for target in range(s.seats):
        if kind == AXE or s.boots[target] < 0:
            codes.append(on_seats[target])


def add_creature(s: State, creature: i64, on_seats: list[object], at: i64, codes: list[object]) -> None:
    """DC-A20, DC-A21, DC-A28: from a dark hole, or from where it is."""
    if s.creatures[creature] >= 0:
        codes.append(on_seats[0])
        return
    for node in s.holes:
        codes.append(s.deck.at_cell(cell_of(node))[at])


def add_looks(s: State, seat: int, on_seats: list[object], at: i64, codes: list[object]) -> None:
    """DC-A02: a goal that lies face down, or another player's clan card that does."""
    for goal in s.network.hidden:
        if not s.goals_up or not s.goals_up >> s.goals.index(goal) & 1:
            codes.append(s.deck.at_cell(goal)[at])
    for target in range(s.seats):
        if target != seat and not s.revealed >> target & 1:
            codes.append(on_seats[target])


def add_rockfalls(s: State, at_rockfall: i64, codes: list[object]) -> None:
    """DC-A03, DC-A04: path cards with nobody on them."""
    deck = s.deck
    path_faces: i64 = deck.path_faces
    card_at = s.network.card_at
    window = s.network.window
    occupied = [False] * len(card_at)
    for node in s.dwarves + s.creatures:
        if node >= 0:
            occupied[window.numbers[cell_of(node)]] = True
    at: i64
    for at in s.network.placed:
        face: i64 = card_at[at]
        if face < path_faces and not occupied[at]:
            codes.append(deck.at_cell(window.cells[at])[at_rockfall])


def add_webs(s: State, north: i64, east: i64, codes: list[object]) -> None:
    """DC-A09, DC-A10, Q-DC-46: doors that meet a door, a free cell or a face-down goal; one web each."""
    deck = s.deck
    all_doors = deck.doors
    card_at = s.network.card_at
    window = s.network.window
    webs = s.webs
    at: i64
    d: i64
    for at in s.network.placed:
        face: i64 = card_at[at]
        doors: i64 = all_doors[face]
        for d in range(4):
            if doors >> d & 1:
                beside: i64 = at + window.steps[d]
                there: i64 = card_at[beside]
                # A door that meets a door is found from both sides; take it from the south or the west.
                if there < 0 or (d < 2 and all_doors[there] >> (d ^ 2) & 1):
                    cell = window.cells[at if d < 2 else beside]  # the cell whose north or east edge it is
                    if not webs or cell * 2 + (d & 1) not in webs:
                        codes.append(deck.at_cell(cell)[east if d & 1 else north])
