# fast tier
"""The cards of a classic deck as flat tables. They are numbered: path cards first, then action cards."""

from typing import Final

from undermine.engine.pathcards import Faces
from undermine.engine.travel import Reduced, reduce_deck
from undermine.engine.window import window_for

TOOLS: Final = ["lamp", "cart", "pick"]

MINER: Final = 0
SABOTEUR: Final = 1

#: Seats -> (saboteur cards, miner cards, hand size). CL-S01.
SETUP: Final[dict[int, tuple[int, int, int]]] = {
    3: (1, 3, 6),
    4: (1, 4, 6),
    5: (2, 4, 6),
    6: (2, 5, 5),
    7: (3, 5, 5),
    8: (3, 6, 4),
    9: (3, 7, 4),
    10: (4, 7, 4),
}


class Deck:
    """All that is fixed by the deck."""

    def __init__(
        self,
        faces: Faces,
        names: list[str],
        path_cards: int,
        breaks: list[int],
        repairs: list[int],
        rockfall: int,
        map_card: int,
        copies: list[int],
        gold: list[int],
        goals: list[int],
        start_cell: int,
        start_face: int,
        goal_faces: list[int],
        treasure: int,
    ) -> None:
        self.source = ""  # its name or its text, by which it travels; whoever loads it knows
        self.faces = faces
        self.names = names  # card -> name; path cards, then action cards
        self.path_cards = path_cards
        self.breaks = breaks  # card -> mask of the tool it breaks, or 0
        self.repairs = repairs  # card -> mask of the tools it can repair, or 0
        self.rockfall = rockfall
        self.map_card = map_card
        self.copies = copies
        self.gold = gold  # nuggets of every gold card
        self.goals = goals  # cells
        self.start_cell = start_cell
        self.window = window_for(start_cell, tuple(goals), ())
        self.start_face = start_face
        self.goal_faces = goal_faces  # goal card -> upright face
        self.treasure = treasure  # which goal card it is
        #: Faces below this lie on playable path cards; the start's and the goals' come after.
        self.path_faces = start_face
        self.face_mask: list[int] = [0] * len(names)  # card -> mask of its faces
        self.faces_of: list[list[int]] = [[] for _ in names]  # the same as lists
        for face in range(start_face):
            self.face_mask[faces.card[face]] |= 1 << face
            self.faces_of[faces.card[face]].append(face)
        #: `faces.fits` without start and goals. Doors and dead ends make 30 path cards at most, so it is 60 bits wide.
        self.fits: list[int] = [fitting & (1 << start_face) - 1 for fitting in faces.fits]
        #: CL-C10: the draw material of a round, sorted.
        self.cards: list[int] = []
        for card, number in enumerate(copies):
            self.cards += [card] * number

    def __reduce__(self) -> Reduced:
        return reduce_deck(self, "undermine.games.classic")
