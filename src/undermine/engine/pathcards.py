# fast tier
"""A path card is a small graph: a few spaces, up to four doors that lead into them, links between spaces.

A classic tunnel is one space behind all its doors; a dead end has a blind space behind each door. Cards with several
linked spaces, with ladders or with bridges are the same thing with more spaces, links and features.

`PathCard` is the readable description. `Faces` is the flat table that the network works with: a *face* is one way a
card can lie, upright or turned, as an int.
"""

from collections.abc import Sequence
from typing import Final

from undermine.engine.asked import ALL, DOOR, PATH, ROCK, SHIFTS, closed_sides, needed_sides, open_sides
from undermine.engine.grid import LETTERS, letters_of, mask_of

TURNED_MARK: Final = "~"


class PathCard:
    """One printed card, held upright.

    `doors[d]` is the space behind the door in direction `d`, or -1 where there is rock; `links` joins spaces;
    `features[s]` names what lies in space `s`, or is empty.
    """

    def __init__(
        self,
        name: str,
        doors: Sequence[int],
        links: Sequence[tuple[int, int]] = (),
        features: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.doors = list(doors)
        self.links = list(links)
        self.spaces = max(self.doors, default=-1) + 1
        for a, b in self.links:
            self.spaces = max(self.spaces, a + 1, b + 1)
        self.features = list(features) + [""] * (self.spaces - len(features))

    def turned(self) -> "PathCard":
        """The same card turned by 180 degrees, the only other way it may lie (CL-P02)."""
        north, east, south, west = self.doors
        return PathCard(self.name + TURNED_MARK, [south, west, north, east], self.links, self.features)

    def looks_like(self, other: "PathCard") -> bool:
        """Whether two cards lie alike: same doors, same spaces joined, same features behind the same doors."""
        return self._shape() == other._shape()

    def _shape(self) -> tuple[list[int], set[tuple[int, int]], list[str]]:
        # Spaces are renamed in the order in which the doors, read N, E, S, W, and from there the links lead to them.
        order = [space for d, space in enumerate(self.doors) if space >= 0 and space not in self.doors[:d]]
        for space in order:  # grows on the way
            linked = [b if a == space else a for a, b in self.links if space in (a, b)]
            order += sorted(set(linked) - set(order), key=lambda other: (self.features[other], other))
        order += [space for space in range(self.spaces) if space not in order]
        rank = {space: i for i, space in enumerate(order)}
        doors = [rank[space] if space >= 0 else -1 for space in self.doors]
        links = {(min(rank[a], rank[b]), max(rank[a], rank[b])) for a, b in self.links}
        return doors, links, [self.features[space] for space in order]


def tunnel(doors: str, name: str = "") -> PathCard:
    """A card with one space that joins all its doors.

    >>> tunnel("NS").doors
    [0, -1, 0, -1]
    """
    return PathCard(name or doors, [0 if letter in doors else -1 for letter in LETTERS])


def dead_end(doors: str, name: str = "") -> PathCard:
    """A card whose doors each lead into a blind space of their own (CL-P05).

    >>> dead_end("EW").doors
    [-1, 0, -1, 1]
    """
    spaces = [doors_before(doors, letter) if letter in doors else -1 for letter in LETTERS]
    return PathCard(name or f"dead-{doors}", spaces)


def doors_before(doors: str, letter: str) -> int:
    """How many of the doors come before this one in the order N, E, S, W."""
    return sum(other in doors for other in LETTERS[: LETTERS.index(letter)])


class Faces:
    """Every way in which the cards of a deck can lie, as flat tables indexed by face."""

    def __init__(self, cards: Sequence[PathCard]) -> None:
        self.names: list[str] = []
        self.doors: list[int] = []  # mask of open sides
        self.space_behind: list[list[int]] = []  # [face][direction] -> space or -1
        self.doors_of: list[list[list[int]]] = []  # [face][space] -> directions
        self.linked: list[list[list[int]]] = []  # [face][space] -> spaces
        self.spaces: list[int] = []
        self.card: list[int] = []  # index of the card that lies so
        self.other: list[int] = []  # the face after a half turn
        self.upright: list[int] = []  # [card] -> face
        #: [face][direction] -> what it asks of the neighbour there; and the same if its doors have paths to extend.
        self.asks: list[list[int]] = []
        self.asks_open: list[list[int]] = []
        self.blind: list[bool] = []  # [face] -> whether no door leads to another
        for index, card in enumerate(cards):
            self._add(index, card)
        #: Not a card: what lies beyond the rim of a board. It has no doors and asks nothing.
        self.off = len(self.names)
        self.other.append(self.off)
        self._add_face(-1, PathCard("off", [-1, -1, -1, -1]))
        self.asks[self.off] = self.asks_open[self.off] = [0, 0, 0, 0]
        #: By what is asked of a cell: bit mask of the faces that have all needed doors and none of the closed ones;
        #: none if there is no open side to extend a path from.
        self.fits: list[int] = [self._fitting(asked) for asked in range(ALL)]
        #: The same as a mask of door masks: 16 bits, where a big deck has too many faces for a short int.
        self.doors_that_fit: list[int] = [_doors_fitting(asked) for asked in range(ALL)]

    def _add(self, index: int, card: PathCard) -> None:
        upright = len(self.names)
        turned = card.turned()
        self.upright.append(upright)
        self._add_face(index, card)
        if turned.looks_like(card):
            self.other.append(upright)
        else:
            self._add_face(index, turned)
            self.other += [upright + 1, upright]

    def _add_face(self, index: int, card: PathCard) -> None:
        self.names.append(card.name)
        self.card.append(index)
        self.spaces.append(card.spaces)
        self.space_behind.append(card.doors)
        self.doors.append(mask_of("".join(LETTERS[d] for d in range(4) if card.doors[d] >= 0)))
        self.doors_of.append([[d for d in range(4) if card.doors[d] == s] for s in range(card.spaces)])
        self.linked.append(
            [[b for a, b in card.links if a == s] + [a for a, b in card.links if b == s] for s in range(card.spaces)]
        )
        self.asks.append([(DOOR if card.doors[d] >= 0 else ROCK) << SHIFTS[d] for d in range(4)])
        self.asks_open.append([(PATH if card.doors[d] >= 0 else ROCK) << SHIFTS[d] for d in range(4)])
        self.blind.append(not card.links and max(map(len, self.doors_of[-1]), default=0) < 2)

    def _fitting(self, asked: int) -> int:
        suiting = _doors_fitting(asked)
        mask = 0
        for face, doors in enumerate(self.doors):
            mask |= (suiting >> doors & 1) << face
        return mask

    def letters(self, face: int) -> str:
        """The open sides of a face as they lie on the table."""
        return letters_of(self.doors[face])


def _doors_fitting(asked: int) -> int:
    if not open_sides(asked):
        return 0
    needed, closed = needed_sides(asked), closed_sides(asked)
    return sum([1 << doors for doors in range(16) if doors & needed == needed and not doors & closed])
