# fast tier
"""The cards of a Lost Mines deck as flat tables. Cards are numbered: path cards first, then action cards."""

from typing import Final

from undermine.engine.pathcards import Faces
from undermine.engine.travel import Reduced, reduce_deck
from undermine.engine.window import window_for

CLANS: Final = ["yellow", "blue"]

LOYAL: Final = 0
SELFISH: Final = 1
SABOTEUR: Final = 2
IDENTITIES: Final = ["loyal", "selfish", "saboteur"]

#: What a mine holds; the first three are also the symbols on the backs of treasures.
HOLDS: Final = ["gold", "silver", "gems", "dragon"]
DRAGON: Final = 3

FEATURES: Final = ["", "trunk", "lake", "ditch", "rock", "fire"]
ROCK: Final = 4
FIRE: Final = 5
#: Tool i + 1 overcomes the obstacle with feature i + 1 (LM-A01).
TOOLS: Final = ["axe", "boat", "rope"]

LOOK_MINE: Final = 0
LOOK_TREASURE: Final = 1
LOOK_DWARF: Final = 2
LOOKS: Final = ["mine", "treasure", "dwarf"]

#: Seats -> (loyal cards per clan, hand size). One selfish dwarf and one saboteur per clan come on top. LM-S04.
SETUP: Final[dict[int, tuple[int, int]]] = {
    3: (1, 5),
    4: (1, 5),
    5: (2, 5),
    6: (2, 5),
    7: (3, 4),
    8: (3, 4),
    9: (3, 4),
}

SET_ASIDE: Final = 10  # LM-S09


def role_of(clan: int, identity: int) -> int:
    """A dwarf card as one int.

    >>> clan_of(role_of(1, SABOTEUR)), identity_of(role_of(1, SABOTEUR)) == SABOTEUR
    (1, True)
    """
    return clan * 3 + identity


def clan_of(role: int) -> int:
    return role // 3


def identity_of(role: int) -> int:
    return role % 3


def treasure_of(symbol: int, value: int) -> int:
    """A treasure as one int.

    >>> symbol_of(treasure_of(2, 4)), value_of(treasure_of(2, 4))
    (2, 4)
    """
    return symbol << 4 | value


def symbol_of(treasure: int) -> int:
    return treasure >> 4


def value_of(treasure: int) -> int:
    return treasure & 15


class Deck:
    """All that is fixed by the deck and the board."""

    def __init__(
        self,
        faces: Faces,
        names: list[str],
        path_cards: int,
        copies: list[int],
        features: list[int],
        starts: list[int],
        start_faces: list[int],
        mines: list[int],
        mine_faces: list[int],
        spaces: list[int],
        rim: list[int],
        treasures: list[int],
    ) -> None:
        self.source = ""  # its name or its text, by which it travels; whoever loads it knows
        self.faces = faces
        self.names = names  # card -> name; path cards, then action cards
        self.path_cards = path_cards
        self.copies = copies
        self.features = features  # face -> feature
        self.starts = starts  # clan -> cell
        self.start_faces = start_faces  # clan -> face
        self.mines = mines  # cells
        self.mine_faces = mine_faces  # mine card, in the order of HOLDS -> upright face
        self.spaces = spaces  # the cells of the board
        self.rim = rim
        self.window = window_for(starts[0], tuple(mines), tuple(rim))
        self.treasures = treasures  # all of them, as `treasure_of` packs them
        self.path_faces = start_faces[0]
        mines_from = faces.card[mine_faces[0]]
        self.tools = [self.card("axe"), self.card("boat"), self.card("rope")]
        self.trap = self.card("trap")
        self.troll = self.card("troll")
        self.storm = self.card("storm")
        self.looks: list[int] = [looks_of(name) for name in names]  # card -> mask of its options, or 0
        self.faces_of: list[list[int]] = [[] for _ in names]  # card -> its faces
        for face in range(self.path_faces):
            self.faces_of[faces.card[face]].append(face)
        #: By face, for the fast tier: masks of open sides; features; whether it is a mine's
        self.doors: bytes = bytes(faces.doors)
        self.feature_of: bytes = bytes(features)
        self.is_mine: bytes = bytes([mines_from <= card < mines_from + len(HOLDS) for card in faces.card])
        self.cards: list[int] = []
        for card, number in enumerate(copies):
            self.cards += [card] * number

    def card(self, name: str) -> int:
        """The number of a card, or -1."""
        return self.names.index(name) if name in self.names else -1

    def __reduce__(self) -> Reduced:
        return reduce_deck(self, "undermine.games.lost_mines")


def looks_of(name: str) -> int:
    """LM-A09: the mask of the options on an information card."""
    if not name.startswith("info-"):
        return 0
    return sum([1 << option for option, word in enumerate(LOOKS) if word in name.split("-")])
