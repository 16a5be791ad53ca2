"""The cards of a Lost Mines deck as flat tables, and the codes of the decisions.

Cards are numbered: path cards first, then action cards. A decision is one int:

- a code from `CELLS` on is `cell * 128 + what`: a face below `TOOL_AT` lies there; or a tool is used, a card is swept
  away, a trap or a troll is set on the cell's north or east edge;
- a code below is `op << 10 | argument`.
"""

from typing import Final

from undermine.engine.pathcards import Faces

CELLS: Final = 1 << 13
TOOL_AT: Final = 120
STORM_AT: Final = 121
TRAP_AT: Final = 122  # and 123: the east edge
TROLL_AT: Final = 124  # and 125

OP_DISCARD: Final = 0  # argument: card << 5
OP_DISCARD_TWO: Final = 1  # argument: card << 5 | card, the smaller number first
OP_LOOK: Final = 2  # argument: information card << 6 | option << 4 | target
OP_STEP: Final = 3  # argument: direction
OP_STOP: Final = 4
OP_ALIGN: Final = 5  # argument: 1 turned, 0 upright
OP_TAKE: Final = 6  # argument: treasure's place
OP_VOTE: Final = 7  # argument: 0 no, 1 yes, 2 propose

PROPOSE: Final = OP_VOTE << 10 | 2

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
        self.treasures = treasures  # symbol * 16 + value, all of them
        self.path_faces = start_faces[0]
        self.tools = [self.card("axe"), self.card("boat"), self.card("rope")]
        self.trap = self.card("trap")
        self.troll = self.card("troll")
        self.storm = self.card("storm")
        self.looks: list[int] = [looks_of(name) for name in names]  # card -> mask of its options, or 0
        self.lying: list[int] = [0] * len(names)  # card -> mask of its faces
        self.faces_of: list[list[int]] = [[] for _ in names]  # the same as lists
        for face in range(self.path_faces):
            self.lying[faces.card[face]] |= 1 << face
            self.faces_of[faces.card[face]].append(face)
        self.cards: list[int] = []
        for card, number in enumerate(copies):
            self.cards += [card] * number

    def card(self, name: str) -> int:
        """The number of a card, or -1."""
        return self.names.index(name) if name in self.names else -1


def looks_of(name: str) -> int:
    """LM-A09: the mask of the options on an information card."""
    if not name.startswith("info-"):
        return 0
    return sum([1 << option for option, word in enumerate(LOOKS) if word in name.split("-")])
