# fast tier
"""Where a dwarf can get to in what is left of its movement. The fast tier."""

from undermine.engine.grid import STEPS, cell_of, edge_of
from undermine.games.lost_mines.codes import OP_STEP, op_in, side_in
from undermine.games.lost_mines.movement import ways_out
from undermine.games.lost_mines.state import State

NOWHERE = -1000.0


class Walks:
    """All cells within reach, the nearest first; the first of them is where the dwarf is."""

    def __init__(self, s: State, seat: int) -> None:
        here = cell_of(s.dwarves[seat])
        self.cells: list[int] = [here]
        self.first: list[int] = [-1]  # the direction of the first step
        self.traps: list[int] = [0]  # how many lie on the way
        steps: list[int] = [0]
        i = 0
        while i < len(self.cells):
            cell = self.cells[i]
            face = s.network.face_at(cell)
            if steps[i] < s.steps_left and face >= 0:
                ways = ways_out(s, cell)
                for d in range(4):
                    beside = cell + STEPS[d]
                    if ways >> d & 1 and beside not in self.cells:
                        self.cells.append(beside)
                        self.first.append(d if i == 0 else self.first[i])
                        self.traps.append(self.traps[i] + s.traps.get(edge_of(cell, d), 0))
                        steps.append(steps[i] + 1)
            i += 1

    def by_first_step(self, scores: list[float], codes: list[int]) -> list[float]:
        """The best score that each step, or stopping, can lead to."""
        best = [NOWHERE] * 5
        for i in range(len(scores)):
            d = self.first[i]
            slot = 4 if d < 0 else d
            if scores[i] > best[slot]:
                best[slot] = scores[i]
        return [best[side_in(code)] if op_in(code) == OP_STEP else best[4] for code in codes]
