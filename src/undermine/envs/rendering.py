"""What the seat that decides sees, as text and as a picture: drawn from the planes, so that both show what is there.

The planes have the graph of every card: its doors, and which of them are joined inside. tiles.py draws that.
"""

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from undermine.envs.env import Env
from undermine.envs.tiles import CELL, Image, card, edge_badge, face_down, ground, letters, middle_badge, opening

#: Where on the three by three of a cell its doors are.
DOORS = {"door_N": (0, 1), "door_E": (1, 2), "door_S": (2, 1), "door_W": (1, 0)}

Planes = Mapping[str, NDArray[np.uint8]]


def planes_of(env: Env, seat: int | None = None) -> Planes:
    """By name, with the north on top."""
    space = env.space
    boards = space.board_in(np.frombuffer(env.observe(seat), np.uint8))[:, ::-1]
    return dict(zip(space.planes, boards, strict=True))


def any_of(planes: Planes, names: Iterable[str]) -> NDArray[np.bool_]:
    """By cell, whether one of these planes has something there."""
    found: NDArray[np.bool_] = np.any([planes[name] for name in names], axis=0)
    return found


def marks_of(planes: Planes) -> NDArray[np.int64]:
    """By cell, the plane that has something to say of its middle: the last one does; 0 where none does."""
    names = list(planes)
    marks = np.zeros(next(iter(planes.values())).shape, np.int64)
    for number, name in enumerate(names[names.index("open") + 1 :], start=1):
        marks[planes[name] > 0] = number
    return marks


def text(env: Env, seat: int | None = None) -> str:
    """The board as a seat sees it, in letters: rock, paths, and what else is there by the first letter of its plane."""
    planes = planes_of(env, seat)
    names = list(planes)
    told = names[names.index("open") + 1 :]
    marks = marks_of(planes)
    laid = any_of(planes, DOORS)
    rows = []
    for y in range(laid.shape[0]):
        lines = [["   "] * laid.shape[1] for _ in range(3)]
        for x in range(laid.shape[1]):
            if laid[y, x] or planes["face_down"][y, x] or marks[y, x]:
                drawn = _cell(planes, y, x, told[marks[y, x] - 1][0].upper() if marks[y, x] else "")
                for line, part in zip(lines, drawn, strict=True):
                    line[x] = part
        rows += ["".join(line).rstrip() for line in lines]
    drawn_rows = "\n".join(row for row in rows if row)
    return f"{drawn_rows}\n{next_in(env)}\n"


def next_in(env: Env) -> str:
    return "the game is over" if env.over else f"seat {env.seat} decides"


def _cell(planes: Planes, y: int, x: int, mark: str) -> list[str]:
    grid = [["#"] * 3 for _ in range(3)]
    for door, (row, column) in DOORS.items():
        if planes[door][y, x]:
            grid[row][column] = "."
    through = any(planes[name][y, x] for name in planes if name.startswith("joined"))
    grid[1][1] = mark or ("?" if planes["face_down"][y, x] else "." if through else "x")
    return ["".join(row) for row in grid]


def picture(env: Env) -> Image:
    """The board as the deciding seat sees it, north on top, with who that is below."""
    planes = planes_of(env)
    names = list(planes)
    cards, others = names[: names.index("open")], names[names.index("open") + 1 :]
    height, width = planes["open"].shape
    image = ground(height + 1, width)
    for y in range(height):
        for x in range(width):
            tile = image[y * CELL : (y + 1) * CELL, x * CELL : (x + 1) * CELL]
            here = tuple(name for name in cards if planes[name][y, x])
            if "face_down" in here:
                tile[:] = face_down()
            elif here:
                tile[:] = card(tuple(name for name in here if name.startswith(("door", "joined"))))
            elif planes["open"][y, x]:
                opening(tile)
            features = [name for name in here if not name.startswith(("door", "joined", "face_down"))]
            _badges(tile, features + [name for name in others if planes[name][y, x]], names)
    letters(image[-CELL:], next_in(env))
    return image


def _badges(tile: Image, here: list[str], names: list[str]) -> None:
    """A badge for everything else that is there: on the side where it lies, or side by side in the middle."""
    inside = [name for name in here if not name.endswith(("_N", "_E"))]
    for name in here:
        if name not in inside:
            edge_badge(tile, name[0], names.index(name), name[-1])
    for place, name in enumerate(inside):
        middle_badge(tile, name.rpartition("_")[2][0], names.index(name), place, len(inside))
