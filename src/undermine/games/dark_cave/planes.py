# fast tier
"""What a seat sees of The Dark Cave, in bytes."""

from typing import Final

from undermine.engine.grid import cell_of, cell_of_edge, side_of_edge, space_of
from undermine.engine.planes import BYTE, Board, bits, card_planes, counts, one_hot, others_from, relative
from undermine.engine.state import OVER, VOTE
from undermine.games.dark_cave import codes
from undermine.games.dark_cave.deck import CREATURES, FEATURES, GOALS, SETUP, Deck
from undermine.games.dark_cave.state import ASK_AXE, State, memory_key

PHASES: Final = 9
OPS: Final = [
    *["discard", "discard_two", "look", "swap", "equip", "rouse"],
    *["stop", "align", "axe", "meet", "take", "vote"],
]
PLACES: Final = ["lay", "step", "hew", "web_N", "web_E", "rockfall", "look_at", "attract"]
KINDS: Final = [*OPS, "propose", *PLACES]
KIND_PROPOSE: Final = len(OPS)

#: The planes after those of the cards. There are some for the dwarves of empty seats, too.
MORE: Final = [
    *[f"goal_{goal}" for goal in GOALS],
    *["own_dwarf", *[f"dwarf_{i}" for i in range(1, max(SETUP))]],
    *[*CREATURES, "gold", "web_N", "web_E"],
]
DWARVES: Final = len(GOALS)
FIRST_CREATURE: Final = DWARVES + max(SETUP)
GOLD: Final = FIRST_CREATURE + len(CREATURES)
WEBS: Final = GOLD + 1


def board_of(state: State) -> tuple[list[str], Board]:
    """The planes of the cards: their names, and how to see them."""
    deck = state.deck
    words = [[FEATURES[feature] for feature in spaces] for spaces in deck.features]
    names, shown = card_planes(deck.faces, words, FEATURES[1:])
    return names, Board(state.network.window, len(names), shown)


def more_planes() -> list[str]:
    """What else is on the table, and goals as far as the seat knows them. Figures show 1 + the number of a space."""
    return MORE


def scalars(s: State) -> list[tuple[str, int]]:
    """Names and lengths, in the order in which `observe` writes them. `seats` come from the seat itself on."""
    seats, kinds = s.seats, len(s.deck.names)
    creatures = len(CREATURES)
    return [
        ("phase", PHASES),
        ("turn", 1),
        ("proposer", 1),
        ("steps_left", 1),
        ("stays", 1),
        ("pile", 1),
        ("pile_top", 3),
        ("walker", creatures),
        ("attacker", creatures),
        ("attackers", creatures),
        ("creature_owner", creatures),
        ("first_out", 1),
        ("left_over", 4),
        ("own_hand", kinds),
        ("own_discarded", kinds),
        ("played", kinds),
        ("hand_size", seats),
        ("hand_backs", 3 * seats),
        ("discarded", seats),
        ("clan", 2 * seats),
        ("identity", 2 * seats),
        ("face_up", seats),
        ("lying", seats),
        ("gone", seats),
        ("gold", seats),
        ("boots", seats),
        ("axes", seats),
        ("fresh_axe", seats),
        ("victim", seats),
        ("yes", seats),
        ("remembered", kinds * seats),
    ]


def observe(board: Board, s: State, seat: int) -> bytes:
    """All planes, then all scalars."""
    planes = bytearray(len(MORE) * board.size)
    order = others_from(seat, s.seats)
    _show_goals(board, planes, s, seat)
    _show_figures(board, planes, s, order)
    for edge, web in s.webs.items():  # its side that is up: 2 is the fresh one
        board.mark(planes, WEBS + side_of_edge(edge), cell_of_edge(edge), web.side)
    parts: list[bytes | bytearray] = [board.seen(s.network), planes]
    _add_scalars(parts, s, seat)
    _add_roles(parts, s, seat, order)
    _add_belongings(parts, s, seat, order)
    _add_remembered(parts, s, seat, order)
    return b"".join(parts)


def _show_goals(board: Board, planes: bytearray, s: State, seat: int) -> None:
    """DC-I02."""
    for place in range(len(s.goal_cards)):
        if (s.goals_up >> place | s.goals_known[place] >> seat) & 1:
            board.mark(planes, s.goal_cards[place], s.goals[place], 1)


def _show_figures(board: Board, planes: bytearray, s: State, order: list[int]) -> None:
    """A plane for each dwarf and for each creature, and one for all gold."""
    for i in range(len(order)):
        _show_node(board, planes, DWARVES + i, s.dwarves[order[i]])
    for i in range(len(CREATURES)):
        _show_node(board, planes, FIRST_CREATURE + i, s.creatures[i])
    for node in s.veins:
        _show_node(board, planes, GOLD, node)


def _show_node(board: Board, planes: bytearray, plane: int, node: int) -> None:
    if node >= 0:
        board.mark(planes, plane, cell_of(node), 1 + space_of(node))


def _add_scalars(parts: list[bytes | bytearray], s: State, seat: int) -> None:
    kinds = len(s.deck.names)
    creatures = len(CREATURES)
    seats = s.seats
    left_over = s.roles_aside if s.phase == OVER or s.first_out == seat else []  # DC-R05, Q-DC-37
    parts.append(one_hot(s.phase, PHASES))
    parts.append(BYTE[relative(s.turn, seat, seats)])
    parts.append(BYTE[relative(s.proposer if s.phase == VOTE else -1, seat, seats)])
    parts.append(BYTE[s.steps_left])
    parts.append(BYTE[1 if s.stays else 0])
    parts.append(BYTE[len(s.pile)])
    parts.append(one_hot(s.deck.groups[s.pile[-1]] if s.pile else -1, 3))
    parts.append(one_hot(s.walker, creatures))
    parts.append(one_hot(s.attacker if s.phase == ASK_AXE else -1, creatures))
    parts.append(bits(s.attackers, 0, creatures))
    for owner in s.owners:
        parts.append(BYTE[relative(owner, seat, seats)])
    parts.append(BYTE[relative(s.first_out, seat, seats)])
    parts.append(counts(left_over, 4))
    parts.append(counts(s.hands[seat], kinds))
    parts.append(counts(s.passed[seat], kinds))
    parts.append(counts(s.discards, kinds))


def _add_roles(parts: list[bytes | bytearray], s: State, seat: int, order: list[int]) -> None:
    for other in order:
        parts.append(BYTE[len(s.hands[other])])
    for other in order:
        parts.append(_backs(s, s.hands[other]))
    for other in order:
        parts.append(BYTE[len(s.passed[other])])
    for other in order:
        parts.append(one_hot(s.clan(other), 2))
    for other in order:
        known = s.phase == OVER or other == seat or bool((s.revealed >> other | s.roles_known[other] >> seat) & 1)
        parts.append(one_hot(s.identity(other) if known else -1, 2))
    everybody = (1 << s.seats) - 1
    parts.append(bits(everybody if s.phase == OVER else s.revealed, seat, s.seats))


def _add_belongings(parts: list[bytes | bytearray], s: State, seat: int, order: list[int]) -> None:
    attacked = s.victims if s.phase == ASK_AXE else []
    parts.append(bits(s.down, seat, s.seats))
    for other in order:
        parts.append(BYTE[1 if s.dwarves[other] < 0 else 0])
    for other in order:
        parts.append(BYTE[s.gold[other]])
    for other in order:
        parts.append(BYTE[1 if s.boots[other] >= 0 else 0])
    for other in order:
        parts.append(BYTE[len(s.axes[other])])
    parts.append(bits(1 << s.fresh if s.fresh >= 0 else 0, seat, s.seats))
    for other in order:
        parts.append(BYTE[1 if other in attacked else 0])
    parts.append(bits(s.voted if s.phase == VOTE else 0, seat, s.seats))


def _backs(s: State, cards: list[int]) -> bytes:
    """DC-I06."""
    if not s.options.show_backs:
        return bytes(3)
    return counts([s.deck.groups[card] for card in cards], 3)


def _add_remembered(parts: list[bytes | bytearray], s: State, seat: int, order: list[int]) -> None:
    """DC-A07: what this seat knows of other hands since a swap."""
    kinds = len(s.deck.names)
    if not s.memory:
        parts.append(bytes(kinds * len(order)))
        return
    for other in order:
        memory = s.memory.get(memory_key(seat, other))
        parts.append(counts([] if memory is None else memory.cards, kinds))


def features(deck: Deck, code: int, seat: int, seats: int) -> tuple[int, int, int, int, int, int]:
    """What a decision is: kind, cell, face, card, seat (from the acting one on), argument; -1 or 0 for none."""
    argument = codes.argument_in(code)
    if codes.at_cell(code):
        at = codes.at_in(code)
        cell = codes.cell_in(code)
        kind = KIND_PROPOSE + 1 + at
        if at == codes.AT_LAY:
            return kind, cell, argument, deck.faces.card[argument], 0, 0
        if at in (codes.AT_STEP, codes.AT_HEW):
            return kind, cell, -1, -1, 0, argument
        return kind, cell, -1, deck.path_cards + argument, 0, 0
    op = codes.op_in(code)
    card = codes.card_in(code)
    if op == codes.OP_DISCARD:
        return op, -1, -1, card, 0, 0
    if op == codes.OP_DISCARD_TWO:
        return op, -1, -1, card, 0, argument + 1
    if op in (codes.OP_LOOK, codes.OP_SWAP, codes.OP_EQUIP):
        return op, -1, -1, deck.path_cards + card, relative(argument, seat, seats), 0
    if op == codes.OP_ROUSE:
        return op, -1, -1, deck.path_cards + card, 0, 0
    if code == codes.PROPOSE:
        return KIND_PROPOSE, -1, -1, -1, 0, 0
    return op, -1, -1, -1, 0, argument


def every_code(deck: Deck, cells: list[int], seats: int) -> list[int]:
    """All codes that there can be on these cells, in a fixed order; many are never legal."""
    kinds = len(deck.names)
    actions = kinds - deck.path_cards
    arguments = [deck.path_faces, codes.NAMES, 2, *[actions] * (codes.AT_ATTRACT - codes.AT_HEW)]  # by what is done
    found: list[int] = []
    for cell in cells:
        for at, number in enumerate(arguments):
            found += [codes.cell_code(cell, at, argument) for argument in range(number)]
    for card in range(kinds):
        found.append(codes.card_code(codes.OP_DISCARD, card, 0))
        found += [codes.card_code(codes.OP_DISCARD_TWO, card, other) for other in range(card, kinds)]
    for op in (codes.OP_LOOK, codes.OP_SWAP, codes.OP_EQUIP, codes.OP_ROUSE):
        found += [codes.card_code(op, card, seat) for card in range(actions) for seat in range(seats)]
    for op in range(codes.OP_STOP, codes.OP_VOTE + 1):
        found += [codes.answer_code(op, argument) for argument in range(len(CREATURES))]
    return found
