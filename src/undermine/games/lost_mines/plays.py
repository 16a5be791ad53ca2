# fast tier
"""Step 1: all that a seat may do with the cards of its hand, as codes (LM-T02)."""

from typing import cast

from mypy_extensions import i64

from undermine.engine.grid import cell_of, cell_of_edge, side_of_edge
from undermine.games.lost_mines.codes import (
    CARD_SHIFT,
    OP_DISCARD_TWO,
    OP_SHIFT,
    READY,
    STORM_AT,
    TOOL_AT,
    TRAP_AT,
    TROLL_AT,
    codes_at,
    look_code,
)
from undermine.games.lost_mines.deck import LOOK_DWARF, LOOK_MINE, LOOK_TREASURE
from undermine.games.lost_mines.state import State


def plays(s: State, seat: int) -> list[int]:
    """LM-T02: a path card, an action card, or one or two cards to discard (LM-T03)."""
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
        discard = card << CARD_SHIFT  # `OP_DISCARD` is 0; calling discard_code and its like: 2.5 % of `plays`
        before: i64 = -1
        for i in range(after, len(hand)):
            other = hand[i]
            if other != before:
                before = other
                codes.append(READY[OP_DISCARD_TWO << OP_SHIFT | discard | other])
        codes.append(READY[discard])
        if card < path_cards:
            for face in deck.faces_of[card]:
                faces.append(face)
                suits |= 1 << all_doors[face]
        else:
            add_actions(s, seat, card, codes)
    return suits


def add_lays(s: State, faces: list[int], suits: i64, codes: list[object]) -> None:
    """LM-P01 to P09: the cells where these faces may lie; `suits` is the mask of their door masks."""
    all_doors = s.deck.doors
    fits = s.deck.faces.doors_that_fit
    asked = s.network.asked
    cells = s.network.window.cells
    at: i64
    face: i64
    for at in s.network.edge:
        asking: i64 = asked[at]
        fitting: i64 = fits[asking]
        fitting &= suits
        if fitting:
            here = codes_at(cells[at])
            for face in faces:
                doors: i64 = all_doors[face]
                if fitting >> doors & 1:
                    codes.append(here[face])


def add_actions(s: State, seat: int, card: int, codes: list[object]) -> None:
    """The targets of an action card; one without any can only be discarded (Q-ALL-03)."""
    deck = s.deck
    if card == deck.trap:
        add_edges(s, TRAP_AT, codes)
    elif card == deck.troll:
        add_edges(s, TROLL_AT, codes)
    elif card == deck.storm:
        add_storms(s, codes)
    elif deck.looks[card]:
        add_looks(s, seat, card, codes)
    else:
        add_tools(s, deck.tools.index(card) + 1, codes)


def add_tools(s: State, obstacle: i64, codes: list[object]) -> None:
    """LM-A02, Q-LM-11: any obstacle of the kind that has not been overcome."""
    features = s.deck.feature_of
    card_at = s.network.card_at
    cells = s.network.window.cells
    at: i64
    for at in s.network.placed:
        face: i64 = card_at[at]
        if features[face] == obstacle and cells[at] not in s.overcome:
            codes.append(codes_at(cells[at])[TOOL_AT])


def add_storms(s: State, codes: list[object]) -> None:
    """LM-A17, LM-A20: any path card without a dwarf on it."""
    path_faces: i64 = s.deck.path_faces
    card_at = s.network.card_at
    window = s.network.window
    occupied = [False] * len(card_at)
    for node in s.dwarves:
        occupied[window.numbers[cell_of(node)]] = True
    at: i64
    for at in s.network.placed:
        face: i64 = card_at[at]
        if face < path_faces and not occupied[at]:
            codes.append(codes_at(window.cells[at])[STORM_AT])


def add_edges(s: State, what: i64, codes: list[object]) -> None:
    """LM-A10, LM-A14, Q-LM-20: doors that meet a door, a free space or a face-down mine; one token each (Q-LM-21)."""
    all_doors = s.deck.doors
    card_at = s.network.card_at
    window = s.network.window
    taken = [False] * (2 * len(card_at))  # by number of the cell, its north edge and its east edge
    if (s.traps or s.trolls) and not s.options.stack_tokens:
        for edge in [*s.traps, *s.trolls]:
            taken[window.numbers[cell_of_edge(edge)] * 2 + side_of_edge(edge)] = True
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
                    of: i64 = at if d < 2 else beside  # whose north or east edge it is
                    side: i64 = d & 1
                    if not taken[of * 2 + side]:
                        codes.append(codes_at(window.cells[of])[what + side])


def add_looks(s: State, seat: int, card: int, codes: list[object]) -> None:
    """LM-A05 to A08: one of the card's two options, and what to look at."""
    options = s.deck.looks[card]
    information = card - s.deck.path_cards
    if options >> LOOK_MINE & 1:
        first = look_code(information, LOOK_MINE, 0)
        for place in range(len(s.mine_cards)):
            if not s.mines_up >> place & 1:
                codes.append(READY[first + place])
    if options >> LOOK_TREASURE & 1:
        first = look_code(information, LOOK_TREASURE, 0)
        for place in range(len(s.treasures)):
            if s.takers[place] < 0:
                codes.append(READY[first + place])
    if options >> LOOK_DWARF & 1:
        first = look_code(information, LOOK_DWARF, 0)
        for target in range(s.seats):
            if target != seat:
                codes.append(READY[first + target])
