"""Positions: any situation as a TOML text, written by hand or by the engine. Each game says what is in it."""

import tomllib
from collections import Counter
from collections.abc import Iterable
from typing import Protocol, TypeVar

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.errors import NotationError
from undermine.engine.grid import STEPS, cell_at, xy
from undermine.engine.network import Network
from undermine.engine.notation import (
    read_cell,
    read_seat,
    read_turned,
    seat_name,
    write_cell,
    write_turned,
)
from undermine.engine.refusing import counted, no_such_card
from undermine.engine.state import BaseState

T = TypeVar("T", bound=msgspec.Struct)
R = TypeVar("R")


def read_toml(text: str) -> dict[str, object]:
    """The text as plain data."""
    if not isinstance(text, str):
        raise NotationError(f"a position is a text, not {type(text).__name__}")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError(f"position: not TOML: {error}") from None


def read_struct(kind: type[T], text: str) -> T:
    """The text as the game's struct, with every unknown or ill-typed entry named."""
    try:
        return msgspec.convert(read_toml(text), kind)
    except msgspec.ValidationError as error:
        raise NotationError(f"position: {error}") from None


def game_of(text: str) -> str:
    """Which game a position is of."""
    game = read_toml(text).get("game")
    if not isinstance(game, str):
        raise NotationError('position: must say which game it is of, as game = "NAME"')
    return game


def write_toml(value: object) -> str:
    """A struct or dict of scalars, lists of strings, and tables, as TOML. Entries that are None are left out."""
    plain = msgspec.to_builtins(value)
    return "".join(_entries(plain, ""))


def _entries(plain: dict[str, object], prefix: str) -> list[str]:
    scalars = [
        f"{key} = {_scalar(value)}\n"
        for key, value in plain.items()
        if not isinstance(value, dict) and value is not None
    ]
    tables: list[str] = []
    for key, value in plain.items():
        if isinstance(value, dict) and value:
            inner = _entries(value, f"{prefix}{key}.")
            head = [] if all(isinstance(item, dict) for item in value.values()) else [f"\n[{prefix}{key}]\n"]
            tables += head + inner
    return scalars + tables


def _scalar(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return (
            "[" + ", ".join(map(_scalar, value)) + "]"
            if len(value) < 2
            else "[\n" + "".join(f"  {_scalar(item)},\n" for item in value) + "]"
        )
    # JSON's escapes are TOML's, but for the DEL character, which JSON leaves as it is.
    return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")


def write_cards(names: list[str], cards: Iterable[int]) -> str:
    """Cards by their names."""
    return " ".join(names[card] for card in cards)


def write_numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def write_mask(mask: int) -> str:
    """The seats of a mask."""
    return "".join(seat_name(seat) for seat in range(10) if mask >> seat & 1)


def maybe_seat(seat: int) -> str | None:
    return seat_name(seat) if seat >= 0 else None


class HiddenCards:
    """Cards that lie face down in their places until somebody comes: goals, mines."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards  # by place
        self.up = 0  # mask of places
        self.known = [0] * len(cards)  # by place: mask of seats that looked
        self.aligning: list[int] = []  # places that wait for a choice


def write_hidden(
    network: Network, cells: list[int], faces: list[int], names: list[str], hidden: HiddenCards
) -> list[str]:
    """Cell, card and how it lies or who has seen it, place by place."""
    texts = []
    for place, cell in enumerate(cells):
        words = [write_cell(xy(cell)), names[hidden.cards[place]]]
        if cell in network.laid:
            words.append(write_turned("up", network.laid[cell] != faces[hidden.cards[place]]))
        elif hidden.up >> place & 1:
            words.append("aligning")
        if hidden.known[place]:
            words.append("seen=" + write_mask(hidden.known[place]))
        texts.append(" ".join(words))
    return texts


class TurnEntry(Protocol):
    """What every position says of whose turn it is."""

    @property
    def phase(self) -> str: ...
    @property
    def starter(self) -> str: ...
    @property
    def turn(self) -> str | None: ...
    @property
    def actor(self) -> str | None: ...
    @property
    def proposer(self) -> str | None: ...
    @property
    def voted(self) -> str: ...
    @property
    def seat(self) -> Iterable[str]: ...


class PositionReader:
    """What readers of all games' positions do: read words, and collect what is wrong with them."""

    def __init__(self, seats: int, seed: str, names: list[str]) -> None:
        self.seats = seats
        self.names = names  # of the cards
        self.fill = Chance(f"{seed}/position")  # apart from the match's own chance, which goes on as written
        self.defects: list[str] = []

    def expect(self, good: bool, defect: str) -> bool:
        """Notes a defect unless all is well."""
        if not good:
            self.defects.append(defect)
        return good

    def word(self, word: str, codes: dict[str, int]) -> int:
        """What a word means."""
        self.expect(word in codes, f"{word!r} should be one of {', '.join(codes)}")
        return codes.get(word, 0)

    def seat(self, name: str | None) -> int:
        """A seat; -1 for None."""
        if name is None:
            return -1
        try:
            seat = read_seat(name)
        except NotationError as error:
            self.defects.append(str(error))
            return 0
        return seat if self.expect(seat < self.seats, f"there is no seat {name} among {self.seats}") else 0

    def mask(self, names: str) -> int:
        """Seats, one letter each."""
        mask = 0
        for name in names:
            mask |= 1 << self.seat(name)
        return mask

    def seats_named(self, names: Iterable[str]) -> None:
        """Notes seats that are not at this table."""
        unknown = sorted(set(names) - {seat_name(seat) for seat in range(self.seats)})
        are = "are no seats" if len(unknown) > 1 else "is no seat"
        self.expect(not unknown, f"there {are} {', '.join(unknown)} among {self.seats}")

    def whose_turn(self, s: BaseState, entry: TurnEntry, phases: dict[str, int]) -> None:
        """Phase, seats and votes. Unless the text says more, it is the turn of the starter, who decides."""
        s.phase = self.word(entry.phase, phases)
        s.starter = self.seat(entry.starter)
        s.turn = self.seat(entry.turn or entry.starter)
        s.actor = self.seat(entry.actor or entry.turn or entry.starter)
        s.proposer = self.seat(entry.proposer)
        s.voted = self.mask(entry.voted)
        self.seats_named(entry.seat)

    def open_vote(self, s: BaseState) -> None:
        """Whether a vote can be open as it is."""
        self.expect(s.vote_end, "this table does not vote (option vote_end)")
        self.expect(s.proposer >= 0 and bool(s.voted >> s.proposer & 1), "a vote needs its proposer, who says yes")
        self.expect(not s.voted >> s.actor & 1, f"seat {seat_name(s.actor)} has voted already")

    def cards(self, text: str) -> list[int]:
        """Cards by their names."""
        cards = []
        for name in text.split():
            if self.expect(name in self.names, no_such_card(self.names, name)):
                cards.append(self.names.index(name))
        return cards

    def numbers(self, text: str, what: str) -> list[int]:
        words = text.split()
        good = [word for word in words if word.isascii() and word.isdecimal() and len(word) < 4]
        self.expect(words == good, f"{what} {text!r} should be numbers")
        return [int(word) for word in good]

    def cell(self, text: str, where: str) -> int:
        """A cell, or -1."""
        try:
            return cell_at(*read_cell(text))
        except NotationError as error:
            self.defects.append(f"{where}: {error}")
            return -1

    def lay(self, network: Network, texts: Iterable[str], path_cards: int, loose: int, taken: list[int]) -> None:
        """Puts path cards, written `x,y CARD`, and what lies there already, into a network.

        They must fit; only goals and mines, the cards with a number from `loose` on, need not.
        """
        faces = network.faces
        placed = {cell: face for cell, face in network.laid.items() if faces.card[face] >= 0}
        for text in texts:
            words = text.split()
            try:
                cell = cell_at(*read_cell(words[0] if words else ""))
                name, turned = read_turned(words[1] if len(words) == 2 else "")
            except NotationError as error:
                self.defects.append(f"laid {text!r}: {error}")
                continue
            card = self.names.index(name) if name in self.names else path_cards
            if not self.expect(card < path_cards, f"laid {text!r}: there is no path card {name} in this deck"):
                continue
            free = cell not in placed and cell not in network.laid and cell not in taken
            if self.expect(free, f"laid {text!r}: another card lies there, or it is off the table"):
                face = faces.upright[card]
                placed[cell] = faces.other[face] if turned else face
        network.place(placed)
        network.touched.clear()
        for cell, face in placed.items():
            self._fit(network, cell, face, loose)

    def _fit(self, network: Network, cell: int, face: int, loose: int) -> None:
        faces = network.faces
        for d in (0, 1):  # north and east: every pair of neighbours once
            other = network.laid.get(cell + STEPS[d], -1)
            free = other < 0 or faces.card[other] < 0 or max(faces.card[face], faces.card[other]) >= loose
            if not free and faces.doors[face] >> d & 1 != faces.doors[other] >> (d ^ 2) & 1:
                pair = f"{write_cell(xy(cell))} and {write_cell(xy(cell + STEPS[d]))}"
                self.defects.append(f"the cards at {pair} do not fit")

    def in_order(self, rounds: dict[str, R]) -> list[tuple[str, R]]:
        """Finished rounds, named round1, round2 and so on."""
        names = [f"round{i}" for i in range(1, len(rounds) + 1)]
        self.expect(sorted(rounds) == sorted(names), "finished rounds should be named round1, round2 and so on")
        return [(name, rounds[name]) for name in names if name in rounds]

    def hidden(
        self, texts: list[str] | None, network: Network, cells: list[int], faces: list[int], names: list[str], what: str
    ) -> HiddenCards:
        """Every goal or mine once, each in its place, as `write_hidden` writes them; shuffled if there are no texts."""
        whole = list(range(len(cells)))
        if texts is None:
            self.fill.shuffle(whole)
            return HiddenCards(whole)
        hidden = HiddenCards([-1] * len(cells))
        for text in texts:
            words = text.split()
            cell = self.cell(words[0] if words else "", f"{what} {text!r}")
            if cell < 0 or not self.expect(cell in cells, f"{what} {text!r}: this is no place of a {what}"):
                continue
            place = cells.index(cell)
            self.expect(hidden.cards[place] < 0, f"{what} {text!r}: there lies another one")
            if self.expect(
                len(words) > 1 and words[1] in names, f"{what} {text!r} should be one of {', '.join(names)}"
            ):
                hidden.cards[place] = names.index(words[1])
                self._hidden_words(hidden, place, f"{what} {text!r}", words[2:], network, cell, faces)
        if not self.expect(sorted(hidden.cards) == whole, f"{what}s must be {', '.join(names)}, each once"):
            hidden.cards = whole
        return hidden

    def _hidden_words(
        self,
        hidden: HiddenCards,
        place: int,
        where: str,
        words: list[str],
        network: Network,
        cell: int,
        faces: list[int],
    ) -> None:
        for word in words:
            if word.startswith("seen="):
                hidden.known[place] = self.mask(word.removeprefix("seen="))
            elif word in ("up", "up~"):
                hidden.up |= 1 << place
                face = faces[hidden.cards[place]]
                network.put(cell, network.faces.other[face] if word == "up~" else face)
            elif word == "aligning":
                hidden.up |= 1 << place
                hidden.aligning.append(place)
            else:
                self.defects.append(f"{where}: {word} should be up, up~, aligning or seen=SEATS")

    def left_over(self, whole: Iterable[int], used: Iterable[int], what: str) -> list[int]:
        """What is in the deck and nowhere in the position, shuffled; too many of a kind are a defect."""
        have, taken = Counter(whole), Counter(used)
        for card, number in taken.items():
            name = self.names[card] if what == "cards" else f"of {card}"
            too_many = f"{counted(number, what.removesuffix('s'))} {name}, but the deck has {have[card]}"
            self.expect(number <= have[card], too_many)
        left = sorted((have - taken).elements())
        self.fill.shuffle(left)
        return left

    def none_missing(self, left: list[int], kind: str, names: str) -> None:
        """Notes what is nowhere, where a position says of every place what is there."""
        are = "is" if len(left) == 1 else "are"
        self.expect(not left, f"{counted(len(left), kind)} {are} nowhere: {names}")

    def deal(self, hands: list[list[int]], given: list[bool], left: list[int], size: int) -> list[int]:
        """Deals hands that are not given from what is left; returns the rest."""
        for seat, hand in enumerate(hands):
            if not given[seat]:
                hand[:], left = left[:size], left[size:]
            self.expect(len(hand) <= size, f"seat {seat_name(seat)} holds more than {size} cards")
        return left
