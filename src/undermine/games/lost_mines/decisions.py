"""The decisions of The Lost Mines: typed, with their notation and their codes."""

from undermine.engine.decisions import COMMON_FORMS, Align, Decision, Form, Lay, ProposeEnd, Vote, read_decision
from undermine.engine.errors import NotationError
from undermine.engine.grid import LETTERS, cell_at, edge_name, edge_of, on_grid, xy
from undermine.engine.notation import Cell, read_card, read_cell, read_seat, read_side, seat_name, write_cell
from undermine.engine.saying import Typed, said
from undermine.games.lost_mines.codes import (
    CELLS,
    OP_ALIGN,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_LOOK,
    OP_STEP,
    OP_STOP,
    OP_TAKE,
    PROPOSE,
    STEP_CODES,
    STOP,
    STORM_AT,
    TARGETS,
    TOOL_AT,
    TRAP_AT,
    TROLL_AT,
    VOTE_NO,
    VOTE_YES,
    align_code,
    card_in,
    cell_code,
    cell_in,
    discard_code,
    discard_two_code,
    edge_in,
    information_in,
    look_code,
    op_in,
    option_in,
    place_in,
    second_card_in,
    side_in,
    take_code,
    target_in,
    token_code,
    turned_in,
    what_in,
    yes_in,
)
from undermine.games.lost_mines.deck import LOOK_DWARF, LOOK_MINE, LOOK_TREASURE, Deck

__all__ = [
    "FORMS",
    "Align",
    "Discard",
    "Lay",
    "LookAtDwarf",
    "LookAtMine",
    "LookAtTreasure",
    "LostMinesDecision",
    "ProposeEnd",
    "SetTrap",
    "SetTroll",
    "Step",
    "Stop",
    "Storm",
    "TakeTreasure",
    "UseTool",
    "Vote",
    "decode",
    "encode",
    "face_of",
    "read",
]


class UseTool(Decision, frozen=True, tag="tool"):
    """Overcome the obstacle in a cell; which tool it takes, the obstacle says (LM-A01)."""

    cell: Cell

    def __str__(self) -> str:
        return f"tool {write_cell(self.cell)}"


class LookAtMine(Decision, frozen=True, tag="look_mine"):
    """Play an information card on a mine (LM-A06)."""

    card: str
    mine: Cell

    def __str__(self) -> str:
        return f"look-mine {write_cell(self.mine)} with {self.card}"


class LookAtTreasure(Decision, frozen=True, tag="look_treasure"):
    """Play an information card on a treasure, by its place from 1 on (LM-A07)."""

    card: str
    place: int

    def __str__(self) -> str:
        return f"look-treasure {self.place} with {self.card}"


class LookAtDwarf(Decision, frozen=True, tag="look_dwarf"):
    """Play an information card on another seat's dwarf card (LM-A08)."""

    card: str
    seat: int

    def __str__(self) -> str:
        return f"look-dwarf {seat_name(self.seat)} with {self.card}"


class SetTrap(Decision, frozen=True, tag="trap"):
    """Set a trap on one side of a cell (LM-A10)."""

    cell: Cell
    side: str

    def __str__(self) -> str:
        return f"trap {write_cell(self.cell)} {self.side}"


class SetTroll(Decision, frozen=True, tag="troll"):
    """Set a troll on one side of a cell (LM-A14)."""

    cell: Cell
    side: str

    def __str__(self) -> str:
        return f"troll {write_cell(self.cell)} {self.side}"


class Storm(Decision, frozen=True, tag="storm"):
    """Sweep a path card away (LM-A17)."""

    cell: Cell

    def __str__(self) -> str:
        return f"storm {write_cell(self.cell)}"


class Discard(Decision, frozen=True, tag="discard"):
    """Discard one or two cards face down (LM-T02)."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"discard {' '.join(self.cards)}"


class Step(Decision, frozen=True, tag="step"):
    """Move the dwarf one card on (LM-M01)."""

    side: str

    def __str__(self) -> str:
        return f"step {self.side}"


class Stop(Decision, frozen=True, tag="stop"):
    """End the movement (LM-M05)."""

    def __str__(self) -> str:
        return "stop"


class TakeTreasure(Decision, frozen=True, tag="take"):
    """Take the treasure at a place, from 1 on (LM-R03)."""

    place: int

    def __str__(self) -> str:
        return f"take {self.place}"


LostMinesDecision = (
    Lay
    | UseTool
    | LookAtMine
    | LookAtTreasure
    | LookAtDwarf
    | SetTrap
    | SetTroll
    | Storm
    | Discard
    | Step
    | Stop
    | Align
    | TakeTreasure
    | ProposeEnd
    | Vote
)


def _place(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3 and str(int(text)) == text):
        raise NotationError(said("{typed} is no place of a treasure; they are numbered from 1", typed=Typed(text)))
    return int(text)


def _discard(*cards: str) -> Discard:
    if len(cards) > 2:
        raise NotationError(said("{number} cards are too many; discard one or two", number=len(cards)))
    return Discard(tuple(read_card(card) for card in cards))


#: First word -> (how it goes on, reader).
FORMS: dict[str, Form] = {
    "lay": COMMON_FORMS["lay"],
    "tool": ("X,Y", lambda cell: UseTool(read_cell(cell))),
    "look-mine": ("X,Y with CARD", lambda cell, _, card: LookAtMine(read_card(card), read_cell(cell))),
    "look-treasure": ("PLACE with CARD", lambda place, _, card: LookAtTreasure(read_card(card), _place(place))),
    "look-dwarf": ("SEAT with CARD", lambda seat, _, card: LookAtDwarf(read_card(card), read_seat(seat))),
    "trap": ("X,Y SIDE", lambda cell, side: SetTrap(read_cell(cell), read_side(side))),
    "troll": ("X,Y SIDE", lambda cell, side: SetTroll(read_cell(cell), read_side(side))),
    "storm": ("X,Y", lambda cell: Storm(read_cell(cell))),
    "discard": ("CARD ...", _discard),
    "step": ("SIDE", lambda side: Step(read_side(side))),
    "stop": ("", Stop),
    "take": ("PLACE", lambda place: TakeTreasure(_place(place))),
    **COMMON_FORMS,
}


def read(text: str) -> Decision:
    """The decision that a text writes.

    >>> read("look-mine 10,4 with info-mine-dwarf")
    LookAtMine(card='info-mine-dwarf', mine=(10, 4))
    """
    return read_decision(text, FORMS)


def face_of(deck: Deck, card: int, turned: bool) -> int:
    """The face of a path card as it lies."""
    face = deck.faces.upright[card]
    return deck.faces.other[face] if turned else face


def encode(deck: Deck, decision: LostMinesDecision) -> int:
    """The code of a decision, or -1 if the deck and the board know no such thing."""
    match decision:
        case Lay(name, cell, turned):
            card = deck.card(name)
            if 0 <= card < deck.path_cards and on_grid(*cell):
                return cell_code(cell_at(*cell), face_of(deck, card, turned))
        case UseTool(cell):
            return cell_code(cell_at(*cell), TOOL_AT) if on_grid(*cell) else -1
        case Storm(cell):
            return cell_code(cell_at(*cell), STORM_AT) if on_grid(*cell) else -1
        case SetTrap(cell, side):
            return _encode_edge(cell, side, TRAP_AT)
        case SetTroll(cell, side):
            return _encode_edge(cell, side, TROLL_AT)
        case LookAtMine(name, mine):
            if on_grid(*mine) and cell_at(*mine) in deck.mines:
                return _encode_look(deck, name, LOOK_MINE, deck.mines.index(cell_at(*mine)))
        case LookAtTreasure(name, place):
            return _encode_look(deck, name, LOOK_TREASURE, place - 1)
        case LookAtDwarf(name, seat):
            return _encode_look(deck, name, LOOK_DWARF, seat)
        case Discard(cards):
            return _encode_discard(deck, cards)
        case Step(side):
            return STEP_CODES[LETTERS.index(side)] if len(side) == 1 and side in LETTERS else -1
        case Stop():
            return STOP
        case Align(turned):
            return align_code(turned)
        case TakeTreasure(place):
            return take_code(place - 1) if 1 <= place <= TARGETS else -1
        case ProposeEnd():
            return PROPOSE
        case Vote(yes):
            return VOTE_YES if yes else VOTE_NO
    return -1


def _encode_edge(cell: Cell, side: str, what: int) -> int:
    if not on_grid(*cell) or len(side) != 1 or side not in LETTERS:
        return -1
    return token_code(edge_of(cell_at(*cell), LETTERS.index(side)), what)


def _encode_look(deck: Deck, name: str, option: int, target: int) -> int:
    card = deck.card(name)
    if card < deck.path_cards or not 0 <= target < TARGETS:
        return -1
    return look_code(card - deck.path_cards, option, target)


def _encode_discard(deck: Deck, names: tuple[str, ...]) -> int:
    cards = sorted(deck.card(name) for name in names)
    if not 1 <= len(cards) <= 2 or cards[0] < 0:
        return -1
    return discard_code(cards[0]) if len(cards) == 1 else discard_two_code(cards[0], cards[1])


def decode(deck: Deck, code: int) -> LostMinesDecision:
    """The decision with this code."""
    if code >= CELLS:
        return _decode_cell(deck, code)
    op = op_in(code)
    if op == OP_DISCARD:
        return Discard((deck.names[card_in(code)],))
    if op == OP_DISCARD_TWO:
        return Discard((deck.names[card_in(code)], deck.names[second_card_in(code)]))
    if op == OP_LOOK:
        return _decode_look(deck, code)
    if op == OP_STEP:
        return Step(LETTERS[side_in(code)])
    if op == OP_STOP:
        return Stop()
    if op == OP_ALIGN:
        return Align(turned_in(code))
    if op == OP_TAKE:
        return TakeTreasure(place_in(code) + 1)
    return ProposeEnd() if code == PROPOSE else Vote(yes_in(code))


def _decode_look(deck: Deck, code: int) -> LostMinesDecision:
    name, target = deck.names[deck.path_cards + information_in(code)], target_in(code)
    option = option_in(code)
    if option == LOOK_MINE:
        return LookAtMine(name, xy(deck.mines[target]))
    return LookAtTreasure(name, target + 1) if option == LOOK_TREASURE else LookAtDwarf(name, target)


def _decode_cell(deck: Deck, code: int) -> LostMinesDecision:
    cell, what = xy(cell_in(code)), what_in(code)
    if what == TOOL_AT:
        return UseTool(cell)
    if what == STORM_AT:
        return Storm(cell)
    if what >= TRAP_AT:
        x, y, side = edge_name(edge_in(code))
        return SetTroll((x, y), side) if what >= TROLL_AT else SetTrap((x, y), side)
    card = deck.faces.card[what]
    return Lay(deck.names[card], cell, deck.faces.upright[card] != what)
