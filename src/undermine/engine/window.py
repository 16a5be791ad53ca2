# fast tier
"""The part of the grid that a network looks at: some rows and columns, with one number for each of their cells.

With few enough cells these numbers are small ones, which Python never makes anew. Tables by number are flat lists, and
neighbours are a fixed step away. Cells outside all have the number of the first corner, where nothing is ever laid and
of which nothing is ever asked: cards come with a cell's room on all sides.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from undermine.engine.grid import SPAN

#: How far from the start, and how far from face-down goals, one can dig before a window has to grow.
ROOM: Final = 5
GOAL_ROOM: Final = 1


class Window:
    """Cells of the grid, numbered row by row; `left` and `low` count as in packed cells. Shared, never changed."""

    def __init__(self, left: int, low: int, width: int, height: int) -> None:
        self.left = left
        self.low = low
        self.width = width
        self.height = height
        self.steps: list[int] = [width, 1, -width, -1]  # direction -> from a number to its neighbour's
        self.cells: list[int] = [
            row * SPAN + column for row in range(low, low + height) for column in range(left, left + width)
        ]
        self.numbers: list[int] = [0] * (SPAN * SPAN)  # cell -> number
        for number, cell in enumerate(self.cells):
            self.numbers[cell] = number
        self.inner: list[bool] = [  # number -> whether all neighbours are in the window
            0 < row < height - 1 and 0 < column < width - 1 for row in range(height) for column in range(width)
        ]

    def grown(self) -> "Window":
        """Twice as many rows and columns, half of the new ones on each side, as far as the grid goes."""
        left = max(self.left - self.width // 2, 0)
        low = max(self.low - self.height // 2, 0)
        right = min(self.left + self.width + self.width // 2, SPAN)
        high = min(self.low + self.height + self.height // 2, SPAN)
        return window_at(left, low, right - left, high - low)


@lru_cache(64)
def window_at(left: int, low: int, width: int, height: int) -> Window:
    """The one window of this size at this place."""
    return Window(left, low, width, height)


@lru_cache(64)
def window_for(start: int, goals: tuple[int, ...], rim: tuple[int, ...]) -> Window:
    """Room to dig from the start, and around the goals; on a board with a rim, all of it."""
    if rim:
        left, low, right, high = bounds(rim, 0)
    else:
        left, low, right, high = bounds([start], ROOM + 1)
        goals_left, goals_low, goals_right, goals_high = bounds([start, *goals], GOAL_ROOM + 1)
        left, low = min(left, goals_left), min(low, goals_low)
        right, high = max(right, goals_right), max(high, goals_high)
    return window_at(left, low, right - left, high - low)


def bounds(cells: Sequence[int], room: int) -> tuple[int, int, int, int]:
    """The first column and row of some cells with so much room around them, and the first beyond."""
    columns = [cell % SPAN for cell in cells]
    rows = [cell // SPAN for cell in cells]
    return (
        max(min(columns) - room, 0),
        max(min(rows) - room, 0),
        min(max(columns) + room + 1, SPAN),
        min(max(rows) + room + 1, SPAN),
    )
