# fast tier
"""The cards of a Dark Cave deck as flat tables, and the numbers of the game.

Cards are numbered: path cards first, then action cards. Each belongs to group I, II or III, which its back shows.
"""

from typing import Final

from undermine.engine.grid import SPAN
from undermine.engine.pathcards import Faces
from undermine.engine.travel import Reduced, reduce_deck
from undermine.games.dark_cave.codes import (
    AT_ATTRACT,
    AT_LAY,
    AT_LOOK,
    AT_ROCKFALL,
    AT_WEB,
    OP_EQUIP,
    OP_LOOK,
    OP_ROUSE,
    OP_SWAP,
    card_code,
    cell_code,
    discards_with,
)

GROUPS: Final = ["I", "II", "III"]
CLANS: Final = ["yellow", "blue"]
IDENTITIES: Final = ["loyal", "saboteur"]
LOYAL: Final = 0
SABOTEUR: Final = 1

#: What may be in a space.
FEATURES: Final = ["", "hole", "ladder", "vein", "exit", "bridge", "tunnel"]
HOLE: Final = 1
LADDER: Final = 2
VEIN: Final = 3
EXIT: Final = 4
BRIDGE: Final = 5
TUNNEL: Final = 6

#: DC-C08: the four goals, by their features.
GOALS: Final = ["exit", "hole", "ladder", "vein"]

#: How the spaces of a card are called as it lies: an arm by its side, a track by both, the centre C, a tunnel T.
SPACES: Final = ["N", "E", "S", "W", "C", "T", "NE", "NS", "NW", "ES", "EW", "SW"]
CENTRE: Final = 4
TUNNEL_SPACE: Final = 5

CREATURES: Final = ["rat", "lindworm", "goblin"]
RAT: Final = 0
LINDWORM: Final = 1
GOBLIN: Final = 2
CREATURE_REACH: Final[list[int]] = [3, 4, 5]  # DC-C12

#: The action cards: those that are played and gone, those that stay on the table, and last the creatures.
ACTIONS: Final = ["information", "rockfall", "swap", "web", "boots", "axe", *CREATURES]
INFORMATION: Final = 0
ROCKFALL: Final = 1
SWAP: Final = 2
WEB: Final = 3
BOOTS: Final = 4
AXE: Final = 5
FIRST_CREATURE: Final = 6
#: What they are played on: something at a cell, a player or a creature in play; -1 if nothing of the kind.
_AT: Final[list[int]] = [AT_LOOK, AT_ROCKFALL, -1, AT_WEB, -1, -1, AT_ATTRACT, AT_ATTRACT, AT_ATTRACT]
_OP: Final[list[int]] = [OP_LOOK, -1, OP_SWAP, -1, OP_EQUIP, OP_EQUIP, OP_ROUSE, OP_ROUSE, OP_ROUSE]

REACH: Final = 3  # DC-M01
START_GOLD: Final = 3  # DC-S07
ALL_GOLD: Final = 46  # DC-C04
BOXED: Final = 5  # DC-S08: of each group
HAND: Final = 5  # DC-S09

#: Seats -> (distance of the goals from the start, cards of group I and of group II in each hand). DC-S02.
SETUP: Final[dict[int, tuple[int, int, int]]] = {
    2: (4, 5, 0),
    3: (4, 5, 0),
    4: (4, 5, 0),
    5: (4, 4, 1),
    6: (3, 4, 1),
    7: (3, 3, 2),
    8: (3, 3, 2),
}


#: Behind a side without a door.
NOWHERE: Final = 255


def spot_of(face: int, space: int) -> int:
    """A space of a face as one int; the last four bits of a node, and its face above."""
    return face << 4 | space


class Deck:
    """All that is fixed by the deck."""

    def __init__(
        self,
        faces: Faces,
        names: list[str],
        path_cards: int,
        copies: list[int],
        groups: list[int],
        actions: list[int],
        start_face: int,
        goal_faces: list[int],
        features: list[list[int]],
        space_names: list[list[int]],
    ) -> None:
        self.source = ""  # its name or its text, by which it travels; whoever loads it knows
        self.faces = faces
        self.names = names  # card -> name; path cards, then action cards
        self.path_cards = path_cards
        self.copies = copies
        self.groups = groups  # card -> 0, 1, 2
        self.actions = actions  # card -> number of the action, -1 for path cards
        self.start_face = start_face
        self.goal_faces = goal_faces  # in the order of GOALS -> upright face
        self.features = features  # [face][space] -> feature
        self.space_names = space_names  # [face][space] -> number of its name
        self.path_faces = start_face
        self.spaces_named: list[list[int]] = [  # [face][number of a name] -> space or -1
            [names_.index(name) if name in names_ else -1 for name in range(len(SPACES))] for names_ in space_names
        ]
        #: [face] -> the space with a dark hole, a ladder, a gold vein, or -1
        self.hole_in: list[int] = [space_with(spaces, HOLE) for spaces in features]
        self.ladder_in: list[int] = [space_with(spaces, LADDER) for spaces in features]
        self.vein_in: list[int] = [space_with(spaces, VEIN) for spaces in features]
        self.faces_of: list[list[int]] = [[] for _ in names]  # card -> its faces
        for face in range(self.path_faces):
            self.faces_of[faces.card[face]].append(face)
        self.cards_by_group: list[list[int]] = [[], [], []]  # by group
        for card, number in enumerate(copies):
            self.cards_by_group[groups[card]] += [card] * number
        #: Once more, as the fast tier asks. A spot is a space of a face: see `spot_of`.
        self.doors: bytes = bytes(faces.doors)  # [face] -> mask of open sides
        self.upright_of: list[list[int]] = [[faces.upright[card]] for card in range(path_cards)]  # card -> one face
        #: [spot] -> names of the spaces across an inner line; directions of its doors; what may be in it
        self.inner_names: list[list[int]] = [[] for _ in range(spot_of(len(features), 0))]
        self.doors_from: list[list[int]] = [[] for _ in self.inner_names]
        feature_in = [0] * len(self.inner_names)
        #: [face * 4 + direction] -> the name of the space behind that door, or NOWHERE
        behind = [NOWHERE] * 4 * len(features)
        for face, named in enumerate(space_names):
            for space in range(len(named)):
                spot = spot_of(face, space)
                self.inner_names[spot] = [named[other] for other in faces.linked[face][space]]
                self.doors_from[spot] = faces.doors_of[face][space]
                feature_in[spot] = features[face][space]
                for d in faces.doors_of[face][space]:
                    behind[face * 4 + d] = named[space]
        self.feature_in: bytes = bytes(feature_in)
        self.name_behind: bytes = bytes(behind)
        self.discards: list[list[object]] = [discards_with(card, len(names)) for card in range(len(names))]
        #: [action card] -> the codes of playing it on each seat, or on its creature, which counts as seat 0
        self.on_seats: list[list[object]] = [self._on_seats(card) for card in range(path_cards, len(names))]
        self.at_cells: list[list[object]] = [[]] * (SPAN * SPAN)  # see `at_cell`

    def _on_seats(self, card: int) -> list[object]:
        op = _OP[self.actions[card]]
        return [card_code(op, card - self.path_cards, seat) for seat in range(max(SETUP))] if op >= 0 else []

    def at_cell(self, cell: int) -> list[object]:
        """The codes of what may be done with a card at a cell. Made when somebody first asks.

        By face, to lay it there; then by action card, to play it there; then once more, for webs on the east edge.
        """
        codes = self.at_cells[cell]
        if not codes:
            codes = [cell_code(cell, AT_LAY, face) for face in range(self.path_faces)]
            for east in range(2):
                for number, action in enumerate(self.actions[self.path_cards :]):
                    codes.append(cell_code(cell, _AT[action] + (east if action == WEB else 0), number))
            self.at_cells[cell] = codes
        return codes

    def card(self, name: str) -> int:
        """The number of a card, or -1."""
        return self.names.index(name) if name in self.names else -1

    def __reduce__(self) -> Reduced:
        return reduce_deck(self, "undermine.games.dark_cave")


def space_with(features: list[int], feature: int) -> int:
    """The space that has a feature, or -1."""
    return features.index(feature) if feature in features else -1
