"""Pictures of cards and what lies on them, in numpy: no font and no image file, so that they look alike everywhere.

Paths are what is near to a line: straight to the middle, round a bend, or a short way in where a door leads nowhere.
Everything is drawn four times as large and then averaged, which makes soft edges.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]
Colour = tuple[int, int, int]

#: Pixels of a cell, and how many of a drawing make one of them.
CELL, FINE = 36, 4

GROUND, GRAIN = (34, 30, 27), 5
ROCK, RIM, PATH, KERB, SHADE = (92, 80, 70), (58, 50, 44), (233, 208, 158), (176, 144, 98), (132, 104, 70)
BACK, WEAVE = (122, 84, 42), (150, 106, 54)
OPEN = (92, 112, 84)
INK, PAPER = (26, 22, 20), (240, 234, 222)
BADGES: tuple[Colour, ...] = (
    *((232, 186, 62), (120, 182, 214), (214, 108, 92), (142, 192, 116), (198, 146, 204), (236, 150, 80)),
    *((134, 144, 220), (226, 214, 116), (110, 196, 178), (214, 130, 160), (186, 166, 136)),
)

#: Half the width of a path, of its kerb, and how far a door that leads nowhere goes in; a cell is 2 wide.
WAY, EDGE, STUB = 0.26, 0.36, 0.42
DOORS = {"N": (0.0, -1.0), "E": (1.0, 0.0), "S": (0.0, 1.0), "W": (-1.0, 0.0)}

_STEPS = (np.arange(CELL * FINE) + 0.5) / (CELL * FINE) * 2 - 1
X, Y = np.meshgrid(_STEPS, _STEPS)

#: Letters of three by five, row by row from the top.
FONT = {
    **{"A": "010101111101101", "B": "110101110101110", "C": "011100100100011", "D": "110101101101110"},
    **{"E": "111100110100111", "F": "111100110100100", "G": "011100101101011", "H": "101101111101101"},
    **{"I": "111010010010111", "J": "001001001101010", "K": "101101110101101", "L": "100100100100111"},
    **{"M": "101111111101101", "N": "110101101101101", "O": "010101101101010", "P": "110101110100100"},
    **{"Q": "010101101110011", "R": "110101110101101", "S": "011100010001110", "T": "111010010010010"},
    **{"U": "101101101101111", "V": "101101101101010", "W": "101101111111101", "X": "101101010101101"},
    **{"Y": "101101010010010", "Z": "111001010100111", "0": "111101101101111", "1": "010110010010111"},
    **{"2": "110001010100111", "3": "110001010001110", "4": "101101111001001", "5": "111100110001110"},
    **{"6": "011100110101010", "7": "111001010010010", "8": "010101010101010", "9": "010101011001110"},
}


def ground(height: int, width: int) -> Image:
    """An empty table of so many cells."""
    grain = np.random.default_rng(1).integers(-GRAIN, GRAIN + 1, (height * CELL, width * CELL, 1))
    return (np.array(GROUND) + grain).astype(np.uint8)


def to_segment(x0: float, y0: float, x1: float, y1: float) -> NDArray[np.float64]:
    """By point, how far it is from a line between two others."""
    dx, dy = x1 - x0, y1 - y0
    along = np.clip(((X - x0) * dx + (Y - y0) * dy) / (dx * dx + dy * dy), 0, 1)
    return np.hypot(X - x0 - along * dx, Y - y0 - along * dy)


def to_bend(a: str, b: str) -> NDArray[np.float64]:
    """How far from the quarter of a circle between two doors side by side."""
    (ax, ay), (bx, by) = DOORS[a], DOORS[b]
    distance: NDArray[np.float64] = np.abs(np.hypot(X - ax - bx, Y - ay - by) - 1)
    return distance


def small(fine: NDArray[np.float64]) -> Image:
    """A drawing as it is seen."""
    seen: Image = fine.reshape(CELL, FINE, CELL, FINE, 3).mean(axis=(1, 3)).astype(np.uint8)
    return seen


def blank(body: Colour) -> NDArray[np.float64]:
    """A card with round corners and a rim, on the ground."""
    beyond = np.hypot(np.maximum(np.abs(X) - 0.78, 0), np.maximum(np.abs(Y) - 0.78, 0))
    fine = np.empty((CELL * FINE, CELL * FINE, 3))
    fine[:] = GROUND
    fine[beyond < 0.2] = RIM
    fine[beyond < 0.13] = body
    return fine


@cache
def card(shown: tuple[str, ...]) -> Image:
    """A path card by its doors and which of them are joined, as the planes name them."""
    doors = [name[-1] for name in shown if name.startswith("door")]
    joined = [name[-2:] for name in shown if name.startswith("joined")]
    fine = blank(ROCK)
    for ways in ways_of(doors, joined):  # a bridge comes last, and goes over what is below
        distance = np.min(ways, axis=0)
        fine[distance < EDGE] = KERB
        fine[distance < WAY] = PATH
    for door in set(doors) - set("".join(joined)):
        x, y = DOORS[door]
        fine[np.hypot(X - x * (1 - STUB), Y - y * (1 - STUB)) < WAY * 0.75] = SHADE
    return small(fine)


def ways_of(doors: list[str], joined: list[str]) -> list[list[NDArray[np.float64]]]:
    """The ways on a card, as distances from them; those that meet are together."""
    apart = [to_segment(*DOORS[d], *(DOORS[d][0] * (1 - STUB), DOORS[d][1] * (1 - STUB))) for d in doors]
    alone = [way for way, d in zip(apart, doors, strict=True) if d not in "".join(joined)]
    groups: list[set[str]] = []
    for pair in joined:
        meeting = [group for group in groups if group & set(pair)]
        groups = [group for group in groups if group not in meeting] + [set(pair).union(*meeting)]
    ways = [alone] if alone else []
    for group in sorted(groups, key=lambda group: "N" in group):
        bend = len(group) == 2 and len(groups) > 1 and group not in ({"N", "S"}, {"E", "W"})
        ways.append([to_bend(*sorted(group))] if bend else [to_segment(*DOORS[d], 0.0, 0.0) for d in sorted(group)])
    return ways


@cache
def face_down() -> Image:
    """The back of a goal."""
    fine = blank(BACK)
    inside = (np.abs(X) < 0.72) & (np.abs(Y) < 0.72)
    fine[inside & ((np.floor((X + Y) * 4) + np.floor((X - Y) * 4)) % 2 == 0)] = WEAVE
    return small(fine)


def opening(tile: Image) -> None:
    """A cell into which a path may be extended: dashes along its sides."""
    for at in range(4, CELL - 6, 8):
        for line in (2, CELL - 3):
            tile[line, at : at + 4] = tile[at : at + 4, line] = OPEN


def middle_badge(tile: Image, letter: str, colour: int, place: int, number: int) -> None:
    """One of several badges side by side, in as many rows as that needs."""
    columns = 1 if number == 1 else 2 if number <= 4 else 3
    rows = -(-number // columns)
    x = (place % columns * 2 + 1) * CELL // (2 * columns)
    y = (place // columns * 2 + 1) * CELL // (2 * rows)
    badge(tile, x, y, CELL // (4 if number == 1 else 2 * columns + 1), letter, colour)


def edge_badge(tile: Image, letter: str, colour: int, side: str) -> None:
    """On the north side of a cell, or on its east side."""
    size = CELL // 6
    x, y = (CELL // 2, size) if side == "N" else (CELL - size - 1, CELL // 2)
    badge(tile, x, y, size, letter, colour)


def badge(tile: Image, x: int, y: int, size: int, letter: str, colour: int) -> None:
    """A disc with a letter on it."""
    rows, columns = np.ogrid[:CELL, :CELL]
    from_middle = np.hypot(rows - y, columns - x)
    tile[from_middle < size + 0.5] = INK
    tile[from_middle < size - 0.5] = BADGES[colour % len(BADGES)]
    scale = max(1, size // 4)
    write(tile, letter, x - 3 * scale // 2, y - 5 * scale // 2, scale, INK)


def letters(strip: Image, words: str) -> None:
    """A line of words, as large as fits."""
    scale = max(1, min(3, strip.shape[1] // (4 * len(words) + 4)))
    for number, letter in enumerate(words):
        write(strip, letter, (4 * number + 2) * scale, (len(strip) - 5 * scale) // 2, scale, PAPER)


def write(image: Image, letter: str, x: int, y: int, scale: int, ink: Colour) -> None:
    dots = FONT.get(letter.upper(), "0" * 15)
    shape = np.array(list(dots)).reshape(5, 3).repeat(scale, 0).repeat(scale, 1) == "1"
    image[y : y + 5 * scale, x : x + 3 * scale][shape] = ink
