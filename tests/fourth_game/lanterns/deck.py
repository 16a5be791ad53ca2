"""The cards of Lanterns as flat tables: path cards by number, then the peek card."""

from typing import Final

from undermine.engine.pathcards import Faces

HAND: Final = 4  # LT-S02
PEEK: Final = "peek"


class Deck:
    """All that is fixed by the deck."""

    def __init__(
        self, faces: Faces, names: list[str], copies: list[int], start_cell: int, cells: list[int], lanterns: list[str]
    ) -> None:
        self.faces = faces  # of the path cards, then the start, then the lanterns
        self.names = names
        self.copies = copies
        self.path_cards = len(names) - 1
        self.peek = len(names) - 1
        self.start_cell = start_cell
        self.start_face = faces.upright[self.path_cards]
        self.cells = cells  # by lantern
        self.lanterns = lanterns  # their names
        self.lantern_faces = faces.upright[self.path_cards + 1 :]
        self.cards = [card for card, number in enumerate(copies) for _ in range(number)]

    def card(self, name: str) -> int:
        """The number of a card, or -1."""
        return self.names.index(name) if name in self.names else -1

    def face(self, card: int, turned: bool) -> int:
        """A path card as it lies."""
        face = self.faces.upright[card]
        return self.faces.other[face] if turned else face
