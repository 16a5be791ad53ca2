"""The cards of The Dark Cave as text: every space of a card is a part of its picture, where somebody can stand.

A picture has three rows. Doors lead to the middle of each side; lines part the spaces of groups II and III, so that
every line is a step.
"""

from collections.abc import Collection, Sequence

from rich.style import Style

from undermine.cli.draw import HEIGHT, PATH, ROCK, Picture
from undermine.engine.grid import EAST, NORTH, SOUTH, WEST
from undermine.games.dark_cave.deck import BRIDGE, FEATURES, TUNNEL, Deck

#: How wide a picture may be, the best first; it is an odd number.
WIDTHS = (9, 7, 5)

SIGNS = {"hole": "●", "ladder": "╪", "vein": "◇", "gold": "◆", "exit": "☼", "tunnel": "∩"}

WOOD = Style(color="grey11", bgcolor="dark_goldenrod", bold=True)
LINE = Style(color="blue3", bold=True)
SIGN = Style(color="grey11", bold=True)

#: A place in a picture: row and column.
Spot = tuple[int, int]
#: Somebody who is on a card.
Token = tuple[str, Style]

CORNERS = [((NORTH, EAST), "╱"), ((EAST, SOUTH), "╲"), ((SOUTH, WEST), "╱"), ((NORTH, WEST), "╲")]
#: The line in the middle of a card of group II, by its doors: between two arms it lies as the corners do.
MIDDLES = {0b0011: " ╱ ", 0b0110: " ╲ ", 0b1100: " ╱ ", 0b1001: " ╲ ", 0b0101: "───", 0b1010: " │ "}
MIDDLES |= {0b1011: " │ ", 0b1110: " │ ", 0b0111: "── ", 0b1101: " ──", 0b1111: " ╳ "}


def edge_spot(d: int, width: int) -> Spot:
    """Where a web on this side lies."""
    return [(0, width // 2), (1, width - 1), (2, width // 2), (1, 0)][d]


def corner_spot(sides: tuple[int, int], width: int) -> Spot:
    """Where the arms on two neighbouring sides come together."""
    return 0 if NORTH in sides else 2, width // 2 + (1 if EAST in sides else -1)


def arm_spots(d: int, width: int) -> list[Spot]:
    """The part of a picture behind a door, the best place to stand first."""
    middle = width // 2
    if d in (NORTH, SOUTH):
        row = 0 if d == NORTH else 2
        return [(row, middle), (row, middle - 1), (row, middle + 1)]
    columns = sorted(range(middle - 1), key=lambda column: abs(column - 1))
    return [(1, column if d == WEST else width - 1 - column) for column in columns]


class CaveCards:
    """The pictures of a deck, at one width."""

    def __init__(self, deck: Deck, width: int) -> None:
        self.deck = deck
        self.width = width
        middle = width // 2
        self.middle: list[Spot] = [(1, middle), (1, middle - 1), (1, middle + 1)]

    def picture(self, face: int, path: Style = PATH, gold: bool = False, taken: Collection[Spot] = ()) -> Picture:
        """A card as it lies, with what is on it but nobody there; signs make way for webs."""
        rows: Picture = [[("▒", ROCK)] * self.width for _ in range(HEIGHT)]
        for spot in self.middle:
            _put(rows, spot, " ", path)
        for d, space in enumerate(self.deck.faces.space_behind[face]):
            if space >= 0:
                for spot in arm_spots(d, self.width):
                    _put(rows, spot, " ", path)
        self._bridge(rows, face)
        self._walls(rows, face)
        self._lines(rows, face)
        for space in range(self.deck.faces.spaces[face]):
            sign = self.sign(face, space, gold)
            if sign:
                _put(rows, self._room(face, space, taken)[0], sign, path + SIGN)
        return rows

    def sign(self, face: int, space: int, gold: bool = False) -> str:
        """What is in a space, as one character."""
        feature = FEATURES[self.deck.features[face][space]]
        return SIGNS.get("gold" if gold and feature == "vein" else feature, "")

    def stand(self, rows: Picture, face: int, space: int, tokens: Sequence[Token], taken: Collection[Spot]) -> None:
        """Puts dwarves and creatures into a space, next to its sign if there is room, in reading order."""
        room = self._room(face, space, taken)
        if self.sign(face, space) and len(room) > len(tokens):
            room = room[1:]
        for spot, (letter, style) in zip(sorted(room[: len(tokens)]), tokens, strict=False):
            _put(rows, spot, letter, style)
        if len(tokens) > len(room):  # the table of the seats tells who they are
            _put(rows, max(room), "+", tokens[-1][1])

    def _room(self, face: int, space: int, taken: Collection[Spot]) -> list[Spot]:
        """Where webs leave room in a space; in small pictures a web may have to give way."""
        spots = self.spots(face, space)
        return [spot for spot in spots if spot not in taken] or spots

    def spots(self, face: int, space: int) -> list[Spot]:
        """The part of the picture that is this space, the best place to stand first."""
        doors = self.deck.faces.doors_of[face][space]
        arms = [spot for d in doors for spot in arm_spots(d, self.width)]
        if len(doors) == 1:
            return arms
        middle = self._middle_of_track(face, space) if self._crosses(face) else self.middle
        centre = self.width // 2
        return middle + sorted(arms, key=lambda spot: (abs(spot[0] - 1), spot[0], abs(spot[1] - centre)))

    def _middle_of_track(self, face: int, space: int) -> list[Spot]:
        """The tunnel, or the wooden bridge, goes through the middle of the card; the other tracks pass beside it."""
        centre, west, east = self.middle
        feature = self.deck.features[face][space]
        inner = not self.deck.faces.doors_of[face][space]
        if feature == TUNNEL:
            return [centre]
        if BRIDGE in self.deck.features[face]:
            if feature == BRIDGE:
                return [centre] if inner else [centre, west, east]
            return [west, east] if inner else []
        (row, column), outward = (west, -1) if WEST in self._sides(face, space) else (east, 1)
        return [(row, column), (row, column + outward)] if inner else [(row, column)]

    def _sides(self, face: int, space: int) -> list[int]:
        """The doors of a space, or else those of the arms around it."""
        faces = self.deck.faces
        return faces.doors_of[face][space] or [
            d for arm in faces.linked[face][space] for d in faces.doors_of[face][arm]
        ]

    def _crosses(self, face: int) -> bool:
        """Whether two tracks lie on the card."""
        return not {BRIDGE, TUNNEL}.isdisjoint(self.deck.features[face])

    def _bridge(self, rows: Picture, face: int) -> None:
        features, faces = self.deck.features[face], self.deck.faces
        wooden = [d for d, space in enumerate(faces.space_behind[face]) if space >= 0 and features[space] == BRIDGE]
        if not wooden:
            return
        centre = self.width // 2
        for spot in [spot for d in wooden for spot in arm_spots(d, self.width)] + self.middle:
            rail = "═" if EAST in wooden else " " if spot[1] == centre else "║"
            _put(rows, spot, rail, WOOD)

    def _walls(self, rows: Picture, face: int) -> None:
        """Rock between the two bends of a double bend."""
        if TUNNEL in self.deck.features[face]:
            for sides, _ in CORNERS:
                if not self._joined(face, *sides):
                    _put(rows, corner_spot(sides, self.width), "▒", ROCK)

    def _joined(self, face: int, one: int, other: int) -> bool:
        """Whether the doors on two sides belong to the same track."""
        faces = self.deck.faces
        a, b = faces.space_behind[face][one], faces.space_behind[face][other]
        if a == b or b in faces.linked[face][a]:
            return True
        return any(
            b in faces.linked[face][middle] and self.deck.features[face][middle] != TUNNEL
            for middle in faces.linked[face][a]
        )

    def _lines(self, rows: Picture, face: int) -> None:
        """The lines that part the spaces: around a centre in group III, between the arms in group II."""
        doors_of, features = self.deck.faces.doors_of[face], self.deck.features[face]
        if any(not doors and feature != TUNNEL for doors, feature in zip(doors_of, features, strict=True)):
            self._lines_around_the_centre(rows, face)
        elif max(map(len, doors_of)) == 1:
            self._lines_between_arms(rows, face)

    def _lines_between_arms(self, rows: Picture, face: int) -> None:
        faces, features = self.deck.faces, self.deck.features[face]
        spaces = faces.space_behind[face]
        for sides, line in CORNERS:
            one, other = (spaces[d] for d in sides)
            if one >= 0 and other in faces.linked[face][one]:
                _line(rows, corner_spot(sides, self.width), line)
        if TUNNEL in features:
            return
        doors = faces.doors[face]
        if BRIDGE in features:  # which hides the line on the path below
            doors = sum(1 << d for d in range(4) if features[spaces[d]] == BRIDGE)
        for spot, line in zip(sorted(self.middle), MIDDLES.get(doors, "   "), strict=True):
            if line != " " and rows[spot[0]][spot[1]][0] != "║":
                _line(rows, spot, line)

    def _lines_around_the_centre(self, rows: Picture, face: int) -> None:
        doors = self.deck.faces.doors[face]
        middle = self.width // 2
        for d, line in ((NORTH, "▁"), (SOUTH, "▔")):
            for spot in arm_spots(d, self.width):
                if doors >> d & 1 and rows[spot[0]][spot[1]][0] == " ":
                    _line(rows, spot, line)
        for d, column in ((WEST, middle - 2), (EAST, middle + 2)):
            if doors >> d & 1 and 0 < column < self.width - 1:
                _line(rows, (1, column), "│")


def _put(rows: Picture, spot: Spot, letter: str, style: Style) -> None:
    rows[spot[0]][spot[1]] = (letter, style)


def _line(rows: Picture, spot: Spot, line: str) -> None:
    """A line, on whatever ground it is."""
    _put(rows, spot, line, rows[spot[0]][spot[1]][1] + LINE)
