"""Step 1: all that a seat may do with the cards of its hand, as codes (DC-T02)."""

from undermine.engine.grid import FACING, STEPS, cell_of, edge_of
from undermine.games.dark_cave.codes import (
    AT_ATTRACT,
    AT_LOOK,
    AT_ROCKFALL,
    CARD,
    CELL,
    DISCARD,
    DISCARD_TWO,
    LAY,
    OP_EQUIP,
    OP_LOOK,
    OP_ROUSE,
    OP_SWAP,
    card_code,
    cell_code,
    web_code,
)
from undermine.games.dark_cave.deck import AXE, FIRST_CREATURE, INFORMATION, ROCKFALL, SWAP, WEB
from undermine.games.dark_cave.state import State


def plays(s: State, seat: int) -> list[int]:
    """DC-T02: a path card, an action card, or one or two cards to discard."""
    deck = s.deck
    hand = sorted(s.hands[seat])
    codes: list[int] = []
    faces: list[int] = []
    suits = 0
    may_turn = s.options.rotate180
    last = -1
    for i in range(len(hand)):
        card = hand[i]
        if card == last:
            continue
        last = card
        codes.append(DISCARD + card * CARD)
        before = -1
        for j in range(i + 1, len(hand)):
            if hand[j] != before:
                before = hand[j]
                codes.append(DISCARD_TWO + card * CARD + before)
        if card < deck.path_cards:
            for face in deck.faces_of[card]:
                if may_turn or face == deck.faces.upright[card]:
                    faces.append(face)
                    suits |= 1 << deck.faces.doors[face]
        else:
            add_actions(s, seat, card, codes)
    if faces:
        add_lays(s, faces, suits, codes)
    return codes


def add_lays(s: State, faces: list[int], suits: int, codes: list[int]) -> None:
    """DC-P01 to P10: the cells where these faces may lie."""
    all_doors = s.deck.faces.doors
    fits = s.deck.faces.doors_that_fit
    for cell, asked in s.network.around.items():
        fitting = fits[asked] & suits
        if fitting:
            first = cell * CELL + LAY
            for face in faces:
                if fitting >> all_doors[face] & 1:
                    codes.append(first + face)


def add_actions(s: State, seat: int, card: int, codes: list[int]) -> None:
    """The targets of an action card; one without any can only be discarded (Q-ALL-03)."""
    kind = s.deck.actions[card]
    number = card - s.deck.path_cards
    if kind >= FIRST_CREATURE:
        add_creature(s, kind - FIRST_CREATURE, number, codes)
    elif kind == INFORMATION:
        add_looks(s, seat, number, codes)
    elif kind == ROCKFALL:
        add_rockfalls(s, number, codes)
    elif kind == WEB:
        add_webs(s, number, codes)
    elif kind == SWAP:
        add_swaps(s, seat, number, codes)
    else:
        add_tools(s, kind, number, codes)


def add_swaps(s: State, seat: int, number: int, codes: list[int]) -> None:
    """DC-A07, Q-DC-54: with anyone else."""
    if len(s.hands[seat]) > 1 or not s.options.swap_needs_cards:
        first = card_code(OP_SWAP, number, 0)
        for target in range(s.seats):
            if target != seat:
                codes.append(first + target)


def add_tools(s: State, kind: int, number: int, codes: list[int]) -> None:
    """DC-A14 to A16: before anyone, but boots only once before each."""
    first = card_code(OP_EQUIP, number, 0)
    for target in range(s.seats):
        if kind == AXE or s.boots[target] < 0:
            codes.append(first + target)


def add_creature(s: State, creature: int, number: int, codes: list[int]) -> None:
    """DC-A20, DC-A21, DC-A28: from a dark hole, or from where it is."""
    if s.creatures[creature] >= 0:
        codes.append(card_code(OP_ROUSE, number, 0))
        return
    for node in s.holes:
        codes.append(cell_code(cell_of(node), AT_ATTRACT, number))


def add_looks(s: State, seat: int, number: int, codes: list[int]) -> None:
    """DC-A02: a goal that lies face down, or another player's clan card that does."""
    for goal in s.network.hidden:
        if not s.goals_up >> s.goals.index(goal) & 1:
            codes.append(cell_code(goal, AT_LOOK, number))
    first = card_code(OP_LOOK, number, 0)
    for target in range(s.seats):
        if target != seat and not s.revealed >> target & 1:
            codes.append(first + target)


def add_rockfalls(s: State, number: int, codes: list[int]) -> None:
    """DC-A03, DC-A04: path cards with nobody on them."""
    occupied = [cell_of(node) for node in s.dwarves] + [cell_of(node) for node in s.creatures]
    path_faces = s.deck.path_faces
    for cell, face in s.network.laid.items():
        if face < path_faces and cell not in occupied:
            codes.append(cell_code(cell, AT_ROCKFALL, number))


def add_webs(s: State, number: int, codes: list[int]) -> None:
    """DC-A09, DC-A10, Q-DC-46: doors that meet a door, a free cell or a face-down goal; one web each."""
    faces = s.deck.faces
    laid = s.network.laid
    for cell, face in laid.items():
        doors = faces.doors[face]
        for d in range(4):
            if doors >> d & 1:
                other = laid.get(cell + STEPS[d], -1)
                # A door that meets a door is found from both sides; take it from the south or the west.
                if other < 0 or (d < 2 and faces.doors[other] & FACING[d]):
                    edge = edge_of(cell, d)
                    if edge not in s.webs:
                        codes.append(web_code(edge, number))
