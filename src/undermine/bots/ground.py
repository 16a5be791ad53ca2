"""The table as a bot walks it: where one can go, where paths end, and what a card would add."""

from typing import Any

from undermine.engine.decisions import Lay
from undermine.engine.grid import FACING, STEPS, cell_at, edge_of, xy
from undermine.engine.network import Network
from undermine.engine.notation import Cell

FAR = 1_000


def distance(cell: int, targets: list[int]) -> int:
    """How far the nearest target is, in cards, if nothing is in the way."""
    x, y = xy(cell)
    return min((abs(x - tx) + abs(y - ty) for tx, ty in map(xy, targets)), default=FAR)


class Ground:
    """The face-up cards of a view as a network, with edges and cells that nobody may pass."""

    def __init__(self, view: Any, tables: Any, hidden: list[Cell]) -> None:
        self.tables = tables
        self.faces = tables.faces
        laid = {cell_at(*card.cell): self.face(card.card, card.turned) for card in view.laid}
        self.network = Network(tables.faces, next(iter(laid)), [cell_at(*cell) for cell in hidden], False)
        self.network.place(laid)
        self.shut_edges: set[int] = set()
        self.shut_cells: set[int] = set()
        self.ladders: list[int] = []

    def face(self, card: str, turned: bool) -> int:
        face: int = self.faces.names.index(card)
        return self.faces.other[face] if turned else face

    def steps(self, node: int) -> list[int]:
        """Where one step leads."""
        faces, laid = self.faces, self.network.laid
        cell = node >> 4
        found = [cell * 16 + space for space in faces.linked[laid[cell]][node & 15]]
        for d in faces.doors_of[laid[cell]][node & 15]:
            beside = cell + STEPS[d]
            other = laid.get(beside, -1)
            if other >= 0 and edge_of(cell, d) not in self.shut_edges and beside not in self.shut_cells:
                space = faces.space_behind[other][d ^ 2]
                if space >= 0:
                    found.append(beside * 16 + space)
        if node in self.ladders:
            found += [ladder for ladder in self.ladders if ladder != node]
        return found

    def reach(self, first: int) -> dict[int, int]:
        """Every node that can be reached, with the node before it; nearest first."""
        before = {first: first}
        for node in (queue := [first]):
            for beside in self.steps(node):
                if beside not in before:
                    before[beside] = node
                    queue.append(beside)
        return before

    def ends(self, nodes: dict[int, int]) -> dict[int, list[int]]:
        """The cells to which paths lead and where no card lies face up, with the nodes that lead there."""
        found: dict[int, list[int]] = {}
        for node in nodes:
            cell = node >> 4
            for d in self.faces.doors_of[self.network.laid[cell]][node & 15]:
                if cell + STEPS[d] not in self.network.laid and edge_of(cell, d) not in self.shut_edges:
                    found.setdefault(cell + STEPS[d], []).append(node)
        return found

    def added(self, lay: Lay, nodes: dict[int, int]) -> list[int]:
        """The cells to which a card would lead on from these nodes."""
        cell, face = cell_at(*lay.cell), self.face(lay.card, lay.turned)
        spaces = [
            self.faces.space_behind[face][d]
            for d in range(4)
            if self.faces.space_behind[face][d] >= 0 and self._from(nodes, cell, d)
        ]
        for space in spaces:  # grows on the way
            spaces += [other for other in self.faces.linked[face][space] if other not in spaces]
        doors = [d for space in spaces for d in self.faces.doors_of[face][space]]
        return [cell + STEPS[d] for d in doors if cell + STEPS[d] not in self.network.laid]

    def _from(self, nodes: dict[int, int], cell: int, d: int) -> bool:
        """Whether one of these nodes has a door to this side of a cell."""
        beside = cell + STEPS[d]
        face = self.network.laid.get(beside, -1)
        if face < 0 or not self.faces.doors[face] & FACING[d]:
            return False
        return beside * 16 + self.faces.space_behind[face][d ^ 2] in nodes

    def first_step(self, before: dict[int, int], start: int, goal: int) -> int:
        """The first step of the shortest way; the start itself if one is there."""
        node = goal
        while before[node] != start:
            node = before[node]
        return node
