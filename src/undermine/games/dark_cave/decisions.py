"""The decisions of The Dark Cave: typed, with their notation and their codes."""

from undermine.engine.decisions import (
    COMMON_FORMS,
    Align,
    Decision,
    Form,
    Lay,
    ProposeEnd,
    Vote,
    one_of,
    read_decision,
)
from undermine.engine.errors import NotationError
from undermine.engine.grid import LETTERS, cell_at, edge_name, edge_of, on_grid, xy
from undermine.engine.notation import Cell, read_card, read_cell, read_seat, read_side, seat_name, write_cell
from undermine.engine.saying import Typed, said
from undermine.games.dark_cave.codes import (
    AT_ATTRACT,
    AT_HEW,
    AT_LAY,
    AT_LOOK,
    AT_ROCKFALL,
    AT_STEP,
    CELLS,
    OP_ALIGN,
    OP_AXE,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_EQUIP,
    OP_LOOK,
    OP_MEET,
    OP_ROUSE,
    OP_STOP,
    OP_SWAP,
    OP_TAKE,
    OP_VOTE,
    PROPOSE,
    STOP,
    answer_code,
    argument_in,
    at_in,
    card_code,
    card_in,
    cell_code,
    cell_in,
    edge_closed,
    edge_hewn,
    hew_code,
    op_in,
    web_code,
    yes_in,
)
from undermine.games.dark_cave.deck import CREATURES, SPACES, Deck

__all__ = [
    "FORMS",
    "Align",
    "AnswerAxe",
    "Attract",
    "DarkCaveDecision",
    "Discard",
    "Equip",
    "Hew",
    "Lay",
    "LookAtClan",
    "LookAtGoal",
    "Meet",
    "ProposeEnd",
    "Rockfall",
    "Rouse",
    "SetWeb",
    "Step",
    "Stop",
    "Swap",
    "TakeGold",
    "Vote",
    "decode",
    "encode",
    "face_of",
    "read",
]


class LookAtGoal(Decision, frozen=True, tag="look_goal"):
    """Play secret information on a goal (DC-A02)."""

    card: str
    goal: Cell

    def __str__(self) -> str:
        return f"look-goal {write_cell(self.goal)} with {self.card}"


class LookAtClan(Decision, frozen=True, tag="look_clan"):
    """Play secret information on another player's clan card (DC-A02)."""

    card: str
    seat: int

    def __str__(self) -> str:
        return f"look-clan {seat_name(self.seat)} with {self.card}"


class Rockfall(Decision, frozen=True, tag="rockfall"):
    """Remove a path card (DC-A03)."""

    card: str
    cell: Cell

    def __str__(self) -> str:
        return f"rockfall {write_cell(self.cell)} with {self.card}"


class Swap(Decision, frozen=True, tag="swap"):
    """Swap hands with another player (DC-A07)."""

    card: str
    seat: int

    def __str__(self) -> str:
        return f"swap {seat_name(self.seat)} with {self.card}"


class SetWeb(Decision, frozen=True, tag="web"):
    """Put a spiderweb on one side of a cell (DC-A09)."""

    card: str
    cell: Cell
    side: str

    def __str__(self) -> str:
        return f"web {write_cell(self.cell)} {self.side} with {self.card}"


class Equip(Decision, frozen=True, tag="equip"):
    """Play boots or an axe before a player (DC-A14, DC-A16)."""

    card: str
    seat: int

    def __str__(self) -> str:
        return f"equip {seat_name(self.seat)} with {self.card}"


class Attract(Decision, frozen=True, tag="attract"):
    """Attract a creature out of the dark hole in a cell (DC-A20)."""

    card: str
    cell: Cell

    def __str__(self) -> str:
        return f"attract {write_cell(self.cell)} with {self.card}"


class Rouse(Decision, frozen=True, tag="rouse"):
    """Take over a creature that is in play already (DC-A28)."""

    card: str

    def __str__(self) -> str:
        return f"rouse with {self.card}"


class Discard(Decision, frozen=True, tag="discard"):
    """Discard one or two cards face down (DC-T02)."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"discard {' '.join(self.cards)}"


class Step(Decision, frozen=True, tag="step"):
    """Move the dwarf, or the creature just played, to a space next to it (DC-M01, DC-A20)."""

    cell: Cell
    space: str

    def __str__(self) -> str:
        return f"step {write_cell(self.cell)} {self.space}"


class Stop(Decision, frozen=True, tag="stop"):
    """End the movement (DC-M09)."""

    def __str__(self) -> str:
        return "stop"


class Hew(Decision, frozen=True, tag="hew"):
    """Use an axe on the web on one side of a cell (DC-A17)."""

    cell: Cell
    side: str

    def __str__(self) -> str:
        return f"hew {write_cell(self.cell)} {self.side}"


class AnswerAxe(Decision, frozen=True, tag="axe"):
    """Use an axe to drive a creature away, or keep it (DC-A18)."""

    yes: bool

    def __str__(self) -> str:
        return f"axe {'yes' if self.yes else 'no'}"


class Meet(Decision, frozen=True, tag="meet"):
    """Choose which of several creatures attacks next (Q-DC-29)."""

    creature: str

    def __str__(self) -> str:
        return f"meet {self.creature}"


class TakeGold(Decision, frozen=True, tag="take"):
    """Take the gold of a vein, or leave it (Q-DC-28)."""

    yes: bool

    def __str__(self) -> str:
        return f"take {'yes' if self.yes else 'no'}"


DarkCaveDecision = (
    Lay
    | LookAtGoal
    | LookAtClan
    | Rockfall
    | Swap
    | SetWeb
    | Equip
    | Attract
    | Rouse
    | Discard
    | Step
    | Stop
    | Hew
    | AnswerAxe
    | Meet
    | TakeGold
    | Align
    | ProposeEnd
    | Vote
)

YES_NO = {"no": False, "yes": True}


def _space(text: str) -> str:
    if text not in SPACES:
        raise NotationError(
            said("{typed} is no space of a card; they are called {words}", typed=Typed(text), words=SPACES)
        )
    return text


def _creature(text: str) -> str:
    if text not in CREATURES:
        raise NotationError(said("{typed} is no creature; there are {words}", typed=Typed(text), words=CREATURES))
    return text


def _discard(*cards: str) -> Discard:
    if len(cards) > 2:
        raise NotationError(said("{number} cards are too many; discard one or two", number=len(cards)))
    return Discard(tuple(read_card(card) for card in cards))


#: First word -> (how it goes on, reader).
FORMS: dict[str, Form] = {
    "lay": COMMON_FORMS["lay"],
    "look-goal": ("X,Y with CARD", lambda cell, _, card: LookAtGoal(read_card(card), read_cell(cell))),
    "look-clan": ("SEAT with CARD", lambda seat, _, card: LookAtClan(read_card(card), read_seat(seat))),
    "rockfall": ("X,Y with CARD", lambda cell, _, card: Rockfall(read_card(card), read_cell(cell))),
    "swap": ("SEAT with CARD", lambda seat, _, card: Swap(read_card(card), read_seat(seat))),
    "web": (
        "X,Y SIDE with CARD",
        lambda cell, side, _, card: SetWeb(read_card(card), read_cell(cell), read_side(side)),
    ),
    "equip": ("SEAT with CARD", lambda seat, _, card: Equip(read_card(card), read_seat(seat))),
    "attract": ("X,Y with CARD", lambda cell, _, card: Attract(read_card(card), read_cell(cell))),
    "rouse": ("with CARD", lambda _, card: Rouse(read_card(card))),
    "discard": ("CARD ...", _discard),
    "step": ("X,Y SPACE", lambda cell, space: Step(read_cell(cell), _space(space))),
    "stop": ("", Stop),
    "hew": ("X,Y SIDE", lambda cell, side: Hew(read_cell(cell), read_side(side))),
    "axe": ("yes|no", lambda word: AnswerAxe(one_of(word, YES_NO))),
    "meet": ("CREATURE", lambda creature: Meet(_creature(creature))),
    "take": ("yes|no", lambda word: TakeGold(one_of(word, YES_NO))),
    **COMMON_FORMS,
}


def read(text: str) -> Decision:
    """The decision that a text writes.

    >>> read("web 2,0 E with I-web")
    SetWeb(card='I-web', cell=(2, 0), side='E')
    """
    return read_decision(text, FORMS)


def face_of(deck: Deck, card: int, turned: bool) -> int:
    """The face of a path card as it lies."""
    face = deck.faces.upright[card]
    return deck.faces.other[face] if turned else face


def encode(deck: Deck, decision: DarkCaveDecision) -> int:
    """The code of a decision, or -1 if the deck knows no such thing."""
    match decision:
        case Lay(name, cell, turned):
            card = deck.card(name)
            if 0 <= card < deck.path_cards:
                return _at(cell, AT_LAY, face_of(deck, card, turned))
        case Step(cell, space):
            return _at(cell, AT_STEP, SPACES.index(space) if space in SPACES else -1)
        case Hew(cell, side):
            edge = _edge(cell, side)
            return hew_code(edge) if edge >= 0 else -1
        case SetWeb(name, cell, side):
            edge, number = _edge(cell, side), _action(deck, name)
            return web_code(edge, number) if edge >= 0 and number >= 0 else -1
        case LookAtGoal(name, cell):
            return _at(cell, AT_LOOK, _action(deck, name))
        case Rockfall(name, cell):
            return _at(cell, AT_ROCKFALL, _action(deck, name))
        case Attract(name, cell):
            return _at(cell, AT_ATTRACT, _action(deck, name))
        case LookAtClan(name, seat):
            return _on(deck, OP_LOOK, name, seat)
        case Swap(name, seat):
            return _on(deck, OP_SWAP, name, seat)
        case Equip(name, seat):
            return _on(deck, OP_EQUIP, name, seat)
        case Rouse(name):
            return _on(deck, OP_ROUSE, name, 0)
        case Discard(cards):
            return _encode_discard(deck, cards)
        case Meet(creature):
            return answer_code(OP_MEET, CREATURES.index(creature)) if creature in CREATURES else -1
        case _:
            return _encode_answer(decision)
    return -1


def _encode_answer(decision: DarkCaveDecision) -> int:
    match decision:
        case Stop():
            return STOP
        case Align(turned):
            return answer_code(OP_ALIGN, turned)
        case AnswerAxe(yes):
            return answer_code(OP_AXE, yes)
        case TakeGold(yes):
            return answer_code(OP_TAKE, yes)
        case ProposeEnd():
            return PROPOSE
        case Vote(yes):
            return answer_code(OP_VOTE, yes)
    return -1


def _action(deck: Deck, name: str) -> int:
    """The number of an action card among the action cards, or -1."""
    return max(deck.card(name) - deck.path_cards, -1)


def _at(cell: Cell, at: int, argument: int) -> int:
    return cell_code(cell_at(*cell), at, argument) if on_grid(*cell) and argument >= 0 else -1


def _edge(cell: Cell, side: str) -> int:
    """An edge, or -1."""
    if not on_grid(*cell) or len(side) != 1 or side not in LETTERS:
        return -1
    return edge_of(cell_at(*cell), LETTERS.index(side))


def _on(deck: Deck, op: int, name: str, seat: int) -> int:
    number = _action(deck, name)
    return card_code(op, number, seat) if number >= 0 and 0 <= seat < 8 else -1


def _encode_discard(deck: Deck, names: tuple[str, ...]) -> int:
    cards = sorted(deck.card(name) for name in names)
    if not 1 <= len(cards) <= 2 or cards[0] < 0:
        return -1
    return card_code(OP_DISCARD, cards[0], 0) if len(cards) == 1 else card_code(OP_DISCARD_TWO, cards[0], cards[1])


def decode(deck: Deck, code: int) -> DarkCaveDecision:
    """The decision with this code."""
    if code >= CELLS:
        return _decode_at(deck, code)
    op, card, argument = op_in(code), card_in(code), argument_in(code)
    if op == OP_DISCARD:
        return Discard((deck.names[card],))
    if op == OP_DISCARD_TWO:
        return Discard((deck.names[card], deck.names[argument]))
    if op in (OP_LOOK, OP_SWAP, OP_EQUIP, OP_ROUSE):
        return _decode_on(op, deck.names[deck.path_cards + card], argument)
    if op == OP_STOP:
        return Stop()
    if op == OP_ALIGN:
        return Align(yes_in(code))
    if op == OP_AXE:
        return AnswerAxe(yes_in(code))
    if op == OP_MEET:
        return Meet(CREATURES[argument])
    if op == OP_TAKE:
        return TakeGold(yes_in(code))
    return ProposeEnd() if code == PROPOSE else Vote(yes_in(code))


def _decode_on(op: int, name: str, seat: int) -> DarkCaveDecision:
    if op == OP_LOOK:
        return LookAtClan(name, seat)
    if op == OP_SWAP:
        return Swap(name, seat)
    return Equip(name, seat) if op == OP_EQUIP else Rouse(name)


def _decode_at(deck: Deck, code: int) -> DarkCaveDecision:
    at, cell, argument = at_in(code), xy(cell_in(code)), argument_in(code)
    if at == AT_LAY:
        card = deck.faces.card[argument]
        return Lay(deck.names[card], cell, deck.faces.upright[card] != argument)
    if at == AT_STEP:
        return Step(cell, SPACES[argument])
    if at == AT_HEW:
        return Hew(cell, edge_name(edge_hewn(code))[2])
    name = deck.names[deck.path_cards + argument]
    if at == AT_LOOK:
        return LookAtGoal(name, cell)
    if at == AT_ROCKFALL:
        return Rockfall(name, cell)
    return Attract(name, cell) if at == AT_ATTRACT else SetWeb(name, cell, edge_name(edge_closed(code))[2])
