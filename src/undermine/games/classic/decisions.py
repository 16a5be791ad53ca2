"""The decisions of classic: typed, with their notation and their codes."""

from undermine.engine.decisions import COMMON_FORMS, Align, Decision, Form, Lay, ProposeEnd, Vote, read_decision
from undermine.engine.errors import NotationError
from undermine.engine.grid import cell_at, on_grid, xy
from undermine.engine.notation import Cell, read_card, read_cell, read_seat, seat_name, write_cell
from undermine.engine.saying import Typed, said
from undermine.games.classic import codes
from undermine.games.classic.codes import argument_in, cell_in, face_in, op_code
from undermine.games.classic.deck import TOOLS, Deck

__all__ = [
    "FORMS",
    "Align",
    "BreakTool",
    "ClassicDecision",
    "Lay",
    "Map",
    "Pass",
    "ProposeEnd",
    "Repair",
    "Rockfall",
    "TakeGold",
    "Vote",
    "card_number",
    "card_played",
    "decode",
    "encode",
    "face_of",
    "read",
]


class BreakTool(Decision, frozen=True, tag="break"):
    """Play a broken tool before a seat (CL-A01)."""

    tool: str
    seat: int

    def __str__(self) -> str:
        return f"break {self.tool} {seat_name(self.seat)}"


class Repair(Decision, frozen=True, tag="repair"):
    """Mend one broken tool of a seat with a repair card (CL-A05)."""

    tool: str
    seat: int
    card: str

    def __str__(self) -> str:
        return f"repair {self.tool} {seat_name(self.seat)} with {self.card}"


class Rockfall(Decision, frozen=True, tag="rockfall"):
    """Take a path card out of the network (CL-A10)."""

    cell: Cell

    def __str__(self) -> str:
        return f"rockfall {write_cell(self.cell)}"


class Map(Decision, frozen=True, tag="map"):
    """Look at a goal (CL-A14)."""

    goal: Cell

    def __str__(self) -> str:
        return f"map {write_cell(self.goal)}"


class Pass(Decision, frozen=True, tag="pass"):
    """Discard a card face down (CL-T04)."""

    card: str

    def __str__(self) -> str:
        return f"pass {self.card}"


class TakeGold(Decision, frozen=True, tag="take"):
    """Keep one gold card of the packet (CL-V03)."""

    nuggets: int

    def __str__(self) -> str:
        return f"take {self.nuggets}"


ClassicDecision = Lay | BreakTool | Repair | Rockfall | Map | Pass | TakeGold | Align | ProposeEnd | Vote


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3 and str(int(text)) == text):
        raise NotationError(said("{typed} is no number of nuggets", typed=Typed(text)))
    return int(text)


#: First word -> (how it goes on, reader).
FORMS: dict[str, Form] = {
    "lay": COMMON_FORMS["lay"],
    "break": ("TOOL SEAT", lambda tool, seat: BreakTool(read_card(tool), read_seat(seat))),
    "repair": (
        "TOOL SEAT with CARD",
        lambda tool, seat, _, card: Repair(read_card(tool), read_seat(seat), read_card(card)),
    ),
    "rockfall": ("X,Y", lambda cell: Rockfall(read_cell(cell))),
    "map": ("X,Y", lambda cell: Map(read_cell(cell))),
    "pass": ("CARD", lambda card: Pass(read_card(card))),
    "take": ("NUGGETS", lambda nuggets: TakeGold(_number(nuggets))),
    **COMMON_FORMS,
}


def read(text: str) -> Decision:
    """The decision that a text writes.

    >>> read("lay SW~ 3,0")
    Lay(card='SW', cell=(3, 0), turned=True)
    """
    return read_decision(text, FORMS)


def card_number(deck: Deck, name: str) -> int:
    """The number of a card, or -1."""
    return deck.names.index(name) if name in deck.names else -1


def card_played(decision: Decision) -> str | None:
    """The name of the card that a decision takes out of the hand.

    >>> card_played(BreakTool("lamp", 1))
    'broken-lamp'
    """
    match decision:
        case Lay(card) | Pass(card) | Repair(card=card):
            return card
        case BreakTool(tool):
            return f"broken-{tool}"
        case Rockfall():
            return "rockfall"
        case Map():
            return "map"
    return None


def face_of(deck: Deck, card: int, turned: bool) -> int:
    """The face of a path card as it lies."""
    face = deck.faces.upright[card]
    return deck.faces.other[face] if turned else face


def encode(deck: Deck, decision: ClassicDecision) -> int:
    """The code of a decision, or -1 if the deck and the layout know no such thing."""
    match decision:
        case Lay(name, cell, turned):
            card = card_number(deck, name)
            if 0 <= card < deck.path_cards and on_grid(*cell):
                return codes.lay_code(cell_at(*cell), face_of(deck, card, turned))
        case Rockfall(cell):
            if on_grid(*cell):
                return codes.rockfall_code(cell_at(*cell))
        case Pass(name):
            card = card_number(deck, name)
            if card >= 0:
                return op_code(codes.OP_PASS, card)
        case BreakTool(tool, seat):
            card = card_number(deck, f"broken-{tool}")
            if card >= 0 and 0 <= seat < codes.SEATS:
                return op_code(codes.OP_BREAK, card, seat)
        case Repair(tool, seat, name):
            card = card_number(deck, name)
            if card >= 0 and tool in TOOLS and 0 <= seat < codes.SEATS:
                return codes.repair_code(card, TOOLS.index(tool), seat)
        case Map(goal):
            if on_grid(*goal) and cell_at(*goal) in deck.goals:
                return op_code(codes.OP_MAP, deck.map_card, deck.goals.index(cell_at(*goal)))
        case TakeGold(nuggets):
            return op_code(codes.OP_TAKE, argument=nuggets) if 0 <= nuggets < codes.KINDS else -1
        case Align(turned):
            return op_code(codes.OP_ALIGN, argument=int(turned))
        case ProposeEnd():
            return codes.PROPOSE
        case Vote(yes):
            return op_code(codes.OP_VOTE, argument=int(yes))
    return -1


def decode(deck: Deck, code: int) -> ClassicDecision:
    """The decision with this code."""
    if code >= codes.CELLS:
        cell, face = xy(cell_in(code)), face_in(code)
        if face == codes.ROCKFALL_FACE:
            return Rockfall(cell)
        card = deck.faces.card[face]
        return Lay(deck.names[card], cell, deck.faces.upright[card] != face)
    name, argument = deck.names[codes.card_in(code)], argument_in(code)
    match codes.op_in(code):
        case codes.OP_PASS:
            return Pass(name)
        case codes.OP_BREAK:
            return BreakTool(name.removeprefix("broken-"), argument)
        case codes.OP_REPAIR:
            return Repair(TOOLS[codes.tool_in(code)], codes.target_in(code), name)
        case codes.OP_MAP:
            return Map(xy(deck.goals[argument]))
        case codes.OP_TAKE:
            return TakeGold(argument)
        case codes.OP_ALIGN:
            return Align(argument == 1)
        case codes.OP_VOTE:
            return Vote(argument == 1)
    return ProposeEnd()
