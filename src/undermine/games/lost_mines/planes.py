# fast tier
"""What a seat sees of The Lost Mines, in bytes."""

from typing import Final

from undermine.engine.grid import cell_of, cell_of_edge, side_of_edge
from undermine.engine.planes import BYTE, Board, bits, card_planes, counts, one_hot, others_from, relative
from undermine.engine.state import OVER, VOTE
from undermine.games.lost_mines import codes
from undermine.games.lost_mines.deck import (
    FEATURES,
    HOLDS,
    LOOK_DWARF,
    LOOK_MINE,
    Deck,
    clan_of,
    identity_of,
    symbol_of,
    value_of,
)
from undermine.games.lost_mines.state import State

PHASES: Final = 6
KINDS: Final = [
    *["discard", "discard_two", "look", "step", "stop", "align", "take", "vote", "propose"],
    *["lay", "tool", "storm", "trap", "troll"],
]
MORE: Final = [
    *[f"mine_{held}" for held in HOLDS],
    *["own_dwarf", "clan_dwarves", "other_dwarves", "tool"],
    *["trap_N", "trap_E", "own_troll_N", "own_troll_E", "troll_N", "troll_E"],
]
OWN_DWARF: Final = len(HOLDS)
CLAN_DWARVES: Final = OWN_DWARF + 1
OTHER_DWARVES: Final = OWN_DWARF + 2
TOOL: Final = OWN_DWARF + 3
#: And the next one, for the other side of a cell.
TRAPS: Final = TOOL + 1
OWN_TROLLS: Final = TRAPS + 2
TROLLS: Final = TRAPS + 4
KIND_PROPOSE: Final = 8
KIND_LAY: Final = 9
KIND_TOOL: Final = 10
KIND_STORM: Final = 11
KIND_TRAP: Final = 12
KIND_TROLL: Final = 13


def board_of(state: State) -> tuple[list[str], Board]:
    """The planes of the cards: their names, and how to see them."""
    deck = state.deck
    names, shown = card_planes(deck.faces, [[FEATURES[feature]] for feature in deck.features], FEATURES[1:])
    return names, Board(deck.window, len(names), shown)


def more_planes() -> list[str]:
    """What else is on the table, and mines as far as the seat knows them."""
    return MORE


def scalars(s: State) -> list[tuple[str, int]]:
    """Names and lengths, in the order in which `observe` writes them. `seats` come from the seat itself on."""
    seats, kinds = s.seats, len(s.deck.names)
    places = len(s.treasures)
    return [
        ("phase", PHASES),
        ("round", 1),
        ("rounds", 1),
        ("turn", 1),
        ("proposer", 1),
        ("steps_left", 1),
        ("pile", 1),
        ("own_hand", kinds),
        ("own_discarded", kinds),
        ("played", kinds),
        ("treasure_symbol", 3 * places),
        ("treasure_value", places),
        ("treasure_taker", places),
        ("hand_size", seats),
        ("discarded", seats),
        ("clan", 2 * seats),
        ("identity", 3 * seats),
        ("dragon", seats),
        ("points", seats),
        ("yes", seats),
    ]


def observe(board: Board, s: State, seat: int) -> bytes:
    """All planes, then all scalars."""
    planes = bytearray(len(MORE) * board.size)
    _show_mines(board, planes, s, seat)
    _show_dwarves(board, planes, s, seat)
    for cell in s.overcome:
        board.mark(planes, TOOL, cell, 1)
    _show_tokens(board, planes, s, seat)
    parts: list[bytes | bytearray] = [board.seen(s.network), planes]
    _add_scalars(parts, s, seat)
    _add_seats(parts, s, seat)
    return b"".join(parts)


def _show_mines(board: Board, planes: bytearray, s: State, seat: int) -> None:
    """LM-I02."""
    for place in range(len(s.mine_cards)):
        if (s.mines_up >> place | s.mines_known[place] >> seat) & 1:
            board.mark(planes, s.mine_cards[place], s.deck.mines[place], 1)


def _show_dwarves(board: Board, planes: bytearray, s: State, seat: int) -> None:
    """Its own, those of its clan, and the others; several may be at one cell."""
    clan = s.clan(seat)
    for other in range(s.seats):
        plane = OWN_DWARF if other == seat else CLAN_DWARVES if s.clan(other) == clan else OTHER_DWARVES
        board.mark(planes, plane, cell_of(s.dwarves[other]), 1)


def _show_tokens(board: Board, planes: bytearray, s: State, seat: int) -> None:
    for edge, number in s.traps.items():
        board.mark(planes, TRAPS + side_of_edge(edge), cell_of_edge(edge), number)
    for owner in range(s.seats):
        first = OWN_TROLLS if owner == seat else TROLLS
        for edge in s.troll_edges[owner]:
            board.mark(planes, first + side_of_edge(edge), cell_of_edge(edge), 1)


def _add_scalars(parts: list[bytes | bytearray], s: State, seat: int) -> None:
    kinds = len(s.deck.names)
    parts.append(one_hot(s.phase, PHASES))
    parts.append(BYTE[s.round])
    parts.append(BYTE[s.options.rounds])
    parts.append(BYTE[relative(s.turn, seat, s.seats)])
    parts.append(BYTE[relative(s.proposer if s.phase == VOTE else -1, seat, s.seats)])
    parts.append(BYTE[s.steps_left])
    parts.append(BYTE[len(s.pile)])
    parts.append(counts(s.hands[seat], kinds))
    parts.append(counts(s.passed[seat], kinds))
    parts.append(counts(s.discards, kinds))
    for treasure in s.treasures:
        parts.append(one_hot(symbol_of(treasure), 3))
    for place in range(len(s.treasures)):
        parts.append(BYTE[value_of(s.treasures[place]) if _knows(s, place, seat) else 0])
    for taker in s.takers:
        parts.append(BYTE[relative(taker, seat, s.seats)])


def _add_seats(parts: list[bytes | bytearray], s: State, seat: int) -> None:
    seats = s.seats
    order = others_from(seat, seats)
    for other in order:
        parts.append(BYTE[len(s.hands[other])])
    for other in order:
        parts.append(BYTE[len(s.passed[other])])
    for other in order:
        parts.append(one_hot(clan_of(s.roles[other]), 2))
    for other in order:
        known = other == seat or s.phase == OVER or bool(s.roles_known[other] >> seat & 1)  # LM-I01
        parts.append(one_hot(identity_of(s.roles[other]) if known else -1, 3))
    parts.append(bits(1 << s.dragon if s.dragon >= 0 else 0, seat, seats))
    for other in order:
        parts.append(BYTE[s.points[other]])
    parts.append(bits(s.voted if s.phase == VOTE else 0, seat, seats))


def _knows(s: State, place: int, seat: int) -> bool:
    """LM-I03, LM-I04."""
    if s.phase == OVER or s.treasures_known[place] >> seat & 1:
        return True
    return s.takers[place] == seat and not s.options.own_treasure_hidden


def features(deck: Deck, code: int, seat: int, seats: int) -> tuple[int, int, int, int, int, int]:
    """What a decision is: kind, cell, face, card, seat (from the acting one on), argument; -1 or 0 for none."""
    if code >= codes.CELLS:
        return _at_cell(deck, code)
    op = codes.op_in(code)
    if op == codes.OP_DISCARD:
        return op, -1, -1, codes.card_in(code), 0, 0
    if op == codes.OP_DISCARD_TWO:
        return op, -1, -1, codes.card_in(code), 0, codes.second_card_in(code) + 1
    if op == codes.OP_LOOK:
        card = deck.path_cards + codes.information_in(code)
        option = codes.option_in(code)
        target = codes.target_in(code)
        cell = deck.mines[target] if option == LOOK_MINE else -1
        at = relative(target, seat, seats) if option == LOOK_DWARF else 0
        return op, cell, -1, card, at, option * codes.TARGETS + target
    if code == codes.PROPOSE:
        return KIND_PROPOSE, -1, -1, -1, 0, 0
    return op, -1, -1, -1, 0, code & codes.TARGETS - 1


def _at_cell(deck: Deck, code: int) -> tuple[int, int, int, int, int, int]:
    cell = codes.cell_in(code)
    what = codes.what_in(code)
    if what < codes.TOOL_AT:
        return KIND_LAY, cell, what, deck.faces.card[what], 0, 0
    if what == codes.TOOL_AT:
        return KIND_TOOL, cell, -1, -1, 0, 0
    if what == codes.STORM_AT:
        return KIND_STORM, cell, -1, deck.storm, 0, 0
    if what < codes.TROLL_AT:
        return KIND_TRAP, cell, -1, deck.trap, 0, what - codes.TRAP_AT
    return KIND_TROLL, cell, -1, deck.troll, 0, what - codes.TROLL_AT


def every_code(deck: Deck, cells: list[int], seats: int) -> list[int]:  # noqa: ARG001  # games are asked alike
    """All codes that there can be on these cells, in a fixed order; many are never legal."""
    done = [*range(deck.path_faces), *range(codes.TOOL_AT, codes.TROLL_AT + 2)]
    return [*[codes.cell_code(cell, what) for cell in cells for what in done], *range(codes.PROPOSE + 1)]
