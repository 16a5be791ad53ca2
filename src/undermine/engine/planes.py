# fast tier
"""The table as planes of bytes: one byte for every cell of a fixed board, row by row from the south-west.

Planes of cards are kept as a picture of the network (picture.py), and drawn again only where cards came or went: most
decisions lay no card. The board is the window with which a game begins. Whoever digs beyond it leaves the picture, and
nothing else.
"""

from itertools import product
from typing import Final

from mypy_extensions import i64

from undermine.engine.asked import ALL, open_sides
from undermine.engine.network import Network
from undermine.engine.pathcards import Faces
from undermine.engine.picture import Picture
from undermine.engine.window import Window

#: The faces from 0 on come after a face-down goal and a free cell.
FIRST_FACE: Final = 2
LETTERS = "NESW"

#: What is asked of a cell -> whether a path may be extended into it.
OPEN: Final = bytes([1 if open_sides(asked) else 0 for asked in range(ALL)])
#: More than a deck has kinds of cards.
ZEROS: Final = [0] * 256

#: Scalars are put together from bytes that are made once: compiled, a list of ints takes three times as long.
BYTE: Final = [bytes([value]) for value in range(256)]
#: More than there are seats at any table, and values of which one is set.
_MANY: Final = 11
#: Size -> value + 1 -> bytes.
_ONE_HOT: Final = [[bytes([1 if i == value else 0 for i in range(n)]) for value in range(-1, n)] for n in range(_MANY)]
#: Size -> mask -> bytes, once somebody asks for this size.
_BITS: Final[list[list[bytes]]] = [[] for _ in range(_MANY)]


class Board:
    """The cells that are seen, and what is seen of the cards there."""

    def __init__(self, window: Window, planes: int, shown: list[list[int]]) -> None:
        self.window = window
        self.size = len(window.cells)
        self.planes = planes  # of cards: one for each thing that can be seen of them, and last the open cells
        #: By face: where in the planes something of it is seen, for the first cell.
        self.shown = [[plane * self.size for plane in planes] for planes in shown]

    def seen(self, network: Network) -> bytearray:
        """The planes of the cards as they lie now. Not to be changed: the next look begins with them."""
        picture = network.picture
        if picture is None or picture.board is not self:
            picture = Picture(self, self.planes, self.size)
            network.picture = picture
            self._draw_all(network, picture)
        elif picture.changed:
            for at in picture.changed:
                self._draw(network, picture, at)
                for step in network.window.steps:
                    self._draw(network, picture, at + step)
            picture.changed = []
        return picture.planes

    def _draw_all(self, network: Network, picture: Picture) -> None:
        numbers = network.window.numbers
        for cell in self.window.cells:
            self._draw(network, picture, numbers[cell])

    def _draw(self, network: Network, picture: Picture, at: i64) -> None:
        """What changed at a cell, which has this number in the network's window."""
        number: i64 = at
        if network.window is not self.window:
            number = self.window.numbers[network.window.cells[at]]
        if number == 0:  # the corner stands for all cells outside
            return
        face: i64 = network.card_at[at]
        was: i64 = picture.faces[number]
        planes = picture.planes
        plane: i64
        if face != was:
            for plane in self.shown[was + FIRST_FACE]:
                planes[plane + number] = 0
            for plane in self.shown[face + FIRST_FACE]:
                planes[plane + number] = 1
            picture.faces[number] = face
        is_open: i64 = OPEN[network.asked[at]]
        if is_open != picture.opens[number]:
            planes[(self.planes - 1) * self.size + number] = is_open
            picture.opens[number] = is_open

    def mark(self, planes: bytearray, plane: i64, cell: i64, mark: i64) -> None:
        """Marks a cell in one of several planes; where marks meet, they add up."""
        number: i64 = self.window.numbers[cell]
        if number:  # the corner stands for all cells outside
            at: i64 = plane * self.size + number
            planes[at] += mark


def card_planes(faces: Faces, features: list[list[str]], words: list[str]) -> tuple[list[str], list[list[int]]]:
    """What every game shows of a card: face-down goals, doors, which doors are joined inside, last the open cells.

    `features` has a word for each space of a face; `words` are the ones that get a plane of their own. Returns the
    names of the planes, and by face those that show something, see `FIRST_FACE`.
    """
    pairs = [(a, b) for a in range(4) for b in range(a + 1, 4)]
    names = ["face_down", *[f"door_{letter}" for letter in LETTERS]]
    names += [f"joined_{LETTERS[a]}{LETTERS[b]}" for a, b in pairs]
    shown: list[list[int]] = [[0], []]
    for face in range(len(faces.doors)):
        seen = [faces.doors[face] >> d & 1 for d in range(4)]
        seen += [joined(faces, face, a, b) for a, b in pairs]
        seen += [1 if face < len(features) and word in features[face] else 0 for word in words]
        shown.append([1 + plane for plane in range(len(seen)) if seen[plane]])
    return [*names, *words, "open"], shown


def joined(faces: Faces, face: int, a: int, b: int) -> int:
    """1 if one can walk from one door to the other without leaving the card."""
    here = faces.space_behind[face][a]
    there = faces.space_behind[face][b]
    if here < 0 or there < 0:
        return 0
    reached = [here]
    for space in reached:  # grows on the way
        reached += [other for other in faces.linked[face][space] if other not in reached]
    return 1 if there in reached else 0


def counts(cards: list[int], kinds: int) -> bytes:
    """How many there are of each kind of card."""
    if not cards:
        return bytes(kinds)
    found = ZEROS[:kinds]
    card: i64
    for card in cards:
        found[card] += 1
    return bytes(found)


def one_hot(value: i64, size: i64) -> bytes:
    """Below 0 nothing is set: it is not known, or there is none."""
    return _ONE_HOT[size][value + 1]


def bits(mask: i64, first: i64, size: i64) -> bytes:
    """A byte for each bit of a mask, from the first one on and then round: for seats, from the one that looks on."""
    ready = _BITS[size]
    if not ready:
        ready += [bytes(values[::-1]) for values in product((0, 1), repeat=size)]
    return ready[(mask >> first | mask << (size - first)) & ((1 << size) - 1)]


def others_from(seat: int, seats: int) -> list[int]:
    """All seats, from this one on: a seat sees itself first."""
    return [(seat + i) % seats for i in range(seats)]


def relative(target: int, seat: int, seats: int) -> int:
    """How many seats further on, from 1 on; 0 for nobody."""
    return 0 if target < 0 else (target - seat) % seats + 1
