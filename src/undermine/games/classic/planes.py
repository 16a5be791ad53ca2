# fast tier
"""What a seat sees of classic, in bytes."""

from typing import Final

from undermine.engine.planes import BYTE, Board, bits, card_planes, counts, one_hot, others_from, relative
from undermine.engine.state import OVER, VOTE
from undermine.games.classic import codes
from undermine.games.classic.deck import Deck
from undermine.games.classic.state import GOLD, State

PHASES: Final = 5
KINDS: Final = ["pass", "break", "repair", "map", "take", "align", "vote", "propose", "lay", "rockfall"]
KIND_LAY: Final = 8
KIND_ROCKFALL: Final = 9


def board_of(state: State) -> tuple[list[str], Board]:
    """The planes of the cards: their names, and how to see them."""
    faces = state.deck.faces
    names, shown = card_planes(faces, [[] for _ in faces.names], [])
    return names, Board(state.deck.window, len(names), shown)


def more_planes() -> list[str]:
    """Goals as far as the seat knows them, face up or not."""
    return ["treasure", "stone"]


def scalars(s: State) -> list[tuple[str, int]]:
    """Names and lengths, in the order in which `observe` writes them. `seats` come from the seat itself on."""
    seats, kinds = s.seats, len(s.deck.names)
    goals = len(s.deck.goals)
    return [
        ("phase", PHASES),
        ("round", 1),
        ("rounds", 1),
        ("turn", 1),
        ("proposer", 1),
        ("pile", 1),
        ("gold_pile", 1),
        ("packet", 1),
        ("packet_nuggets", 3),
        ("own_role", 2),
        ("own_nuggets", 1),
        ("own_hand", kinds),
        ("own_passed", kinds),
        ("played", kinds),
        ("hand_size", seats),
        ("broken", 3 * seats),
        ("passed", seats),
        ("gold_cards", seats),
        ("looked", goals * seats),
        ("yes", seats),
        ("role", 2 * seats),
    ]


def observe(board: Board, s: State, seat: int) -> bytes:
    """All planes, then all scalars."""
    parts: list[bytes | bytearray] = [board.seen(s.network), _goals(board, s, seat)]
    _add_scalars(parts, s, seat)
    _add_seats(parts, s, seat)
    return b"".join(parts)


def _goals(board: Board, s: State, seat: int) -> bytearray:
    """CL-I03."""
    planes = bytearray(2 * board.size)
    for place in range(len(s.goal_cards)):
        if (s.goals_up >> place | s.goals_known[place] >> seat) & 1:
            board.mark(planes, 0 if s.goal_cards[place] == s.deck.treasure else 1, s.deck.goals[place], 1)
    return planes


def _add_scalars(parts: list[bytes | bytearray], s: State, seat: int) -> None:
    kinds = len(s.deck.names)
    gold = s.packet if s.phase == GOLD and s.actor == seat else []  # CL-I08
    parts.append(one_hot(s.phase, PHASES))
    parts.append(BYTE[s.round])
    parts.append(BYTE[s.options.rounds])
    parts.append(BYTE[relative(s.turn, seat, s.seats)])
    parts.append(BYTE[relative(s.proposer if s.phase == VOTE else -1, seat, s.seats)])
    parts.append(BYTE[len(s.pile)])
    parts.append(BYTE[len(s.gold_pile)])
    parts.append(BYTE[len(s.packet)])
    parts.append(counts([nuggets - 1 for nuggets in gold], 3))
    parts.append(one_hot(s.roles[seat], 2))
    parts.append(BYTE[sum(s.gold[seat])])
    parts.append(counts(s.hands[seat], kinds))
    parts.append(counts(s.passed[seat], kinds))
    parts.append(counts(s.discards, kinds))


def _add_seats(parts: list[bytes | bytearray], s: State, seat: int) -> None:
    seats = s.seats
    order = others_from(seat, seats)
    turned_over = s.phase in (GOLD, OVER)  # CL-E03
    for other in order:
        parts.append(BYTE[len(s.hands[other])])
    for other in order:
        parts.append(bits(s.broken[other], 0, 3))
    for other in order:
        parts.append(BYTE[len(s.passed[other])])
    for other in order:
        parts.append(BYTE[len(s.gold[other])])
    for looked in s.goals_known:
        parts.append(bits(looked, seat, seats))
    parts.append(bits(s.voted if s.phase == VOTE else 0, seat, seats))
    for other in order:
        parts.append(one_hot(s.roles[other] if turned_over or other == seat else -1, 2))


def features(deck: Deck, code: int, seat: int, seats: int) -> tuple[int, int, int, int, int, int]:
    """What a decision is: kind, cell, face, card, seat (from the acting one on), argument; -1 or 0 for none."""
    if code >= codes.CELLS:
        cell = codes.cell_in(code)
        face = codes.face_in(code)
        if face == codes.ROCKFALL_FACE:
            return KIND_ROCKFALL, cell, -1, deck.rockfall, 0, 0
        return KIND_LAY, cell, face, deck.faces.card[face], 0, 0
    op = codes.op_in(code)
    card = codes.card_in(code)
    argument = codes.argument_in(code)
    if op == codes.OP_BREAK:
        return op, -1, -1, card, relative(argument, seat, seats), 0
    if op == codes.OP_REPAIR:
        return op, -1, -1, card, relative(codes.target_in(code), seat, seats), codes.tool_in(code)
    if op == codes.OP_MAP:
        return op, deck.goals[argument], -1, card, 0, argument
    return op, -1, -1, card if op == codes.OP_PASS else -1, 0, argument


def every_code(deck: Deck, cells: list[int], seats: int) -> list[int]:  # noqa: ARG001  # games are asked alike
    """All codes that there can be on these cells, in a fixed order; many are never legal."""
    found = [codes.lay_code(cell, face) for cell in cells for face in range(deck.path_faces)]
    found += [codes.rockfall_code(cell) for cell in cells]
    return [*found, *range(codes.PROPOSE + 1)]
