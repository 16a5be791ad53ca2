"""The cards of a Dark Cave deck as flat tables, and the numbers of the game.

Cards are numbered: path cards first, then action cards. Each belongs to group I, II or III, which its back shows.
"""

from typing import Final

from undermine.engine.pathcards import Faces

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

    def card(self, name: str) -> int:
        """The number of a card, or -1."""
        return self.names.index(name) if name in self.names else -1


def space_with(features: list[int], feature: int) -> int:
    """The space that has a feature, or -1."""
    return features.index(feature) if feature in features else -1
