"""The network: face-up cards on the grid, and what they ask of every cell beside them.

Two dicts, kept up to date as cards come and go, answer almost every question of the games:

- `laid[cell]`: the face that lies there;
- `around[cell]`, for a cell without a face-up card but beside one: three masks of its sides in one int,
  `needed | closed << 4 | open << 8`. A neighbour has a door to the needed sides and rock to the closed ones. The open
  sides are those needed ones from which a path may be extended: in a *strict* network (CL-P04) only where the path is
  joined to the root, otherwise all. A cell where no card may be laid is marked `BARRED`.

A face-down goal is barred and not laid: it neither asks nor carries (CL-P06). When a path from the root comes up
against one, a strict network says so in `touched`.

A node is one space of a laid card: see `grid.node_at`.
"""

from collections.abc import Iterable

from undermine.engine.grid import FACING, STEPS, cell_of, node_at, space_of
from undermine.engine.pathcards import BARRED, Faces


def needed_sides(asked: int) -> int:
    """The sides of a cell where a card needs a door, as a mask, from what `around` has of it."""
    return asked & 15


def closed_sides(asked: int) -> int:
    """The sides where a card must not have a door."""
    return asked >> 4 & 15


def open_sides(asked: int) -> int:
    """The needed sides from which a path may be extended."""
    return asked >> 8 & 15


class Network:
    def __init__(self, faces: Faces, root: int, hidden: list[int], strict: bool) -> None:
        self.faces = faces
        self.root = root  # the start card's cell
        self.hidden = hidden  # cells of face-down goals
        self.strict = strict
        self.laid: dict[int, int] = {}
        self.around: dict[int, int] = dict.fromkeys(hidden, BARRED)
        self.touched: list[int] = []
        self.whole = True  # strict: every laid card is joined to the root

    def copy(self) -> "Network":
        other = Network(self.faces, self.root, self.hidden.copy(), self.strict)
        other.laid = self.laid.copy()
        other.around = self.around.copy()
        other.whole = self.whole
        return other

    def enclose(self, rim: Iterable[int]) -> None:
        """Gives the table a rim: cells where nothing can be laid, and of which nothing is asked."""
        for cell in rim:
            self.laid[cell] = self.faces.off

    def place(self, cards: dict[int, int]) -> None:
        """Puts many cards at once, as they lie in a position."""
        for cell, face in cards.items():
            self.laid[cell] = face
            self.around.pop(cell, 0)
            if cell in self.hidden:
                self.hidden.remove(cell)
        for cell, face in cards.items():
            self._extend(cell, face, 0)
        if self.strict:
            self.reopen()
        else:
            self._open_all()

    def lay(self, cell: int, face: int) -> None:
        """Puts a card, or turns a goal face up. Whether it may lie there is the caller's question."""
        faces = self.faces
        doors = faces.doors[face]
        entry = (self.around.pop(cell, 0) >> 8) & doors
        if cell in self.hidden:
            self.hidden.remove(cell)
        self.laid[cell] = face
        if not self.strict or cell == self.root:
            self._extend(cell, face, doors)
        elif not entry:
            self.whole = False
            self._extend(cell, face, 0)
        elif faces.spaces[face] == 1:
            self._extend(cell, face, doors & ~entry)
        else:
            self._extend(cell, face, 0)
            self._enter(cell, face, entry)

    def _extend(self, cell: int, face: int, carrying: int) -> None:
        """Tells the cells around what the new card asks of them; paths go on through its `carrying` doors."""
        laid = self.laid
        around = self.around
        asks = self.faces.asks[face]
        fragments: list[int] | None = None
        for d in range(4):
            beside = cell + STEPS[d]
            if beside not in laid:
                asked = around.get(beside, 0) | asks[d]
                if carrying >> d & 1:
                    asked |= FACING[d] << 8
                    if asked >= BARRED and self.strict:
                        self.touched.append(beside)
                around[beside] = asked
            elif carrying >> d & 1 and self.strict:
                space = self.faces.space_behind[laid[beside]][d ^ 2]
                if space >= 0:  # a fragment is joined again (Q-CL-11)
                    if fragments is None:
                        fragments = []
                    fragments.append(node_at(beside, space))
        if fragments is not None:
            self._flood(fragments, {node_at(cell, 0)})

    def _enter(self, cell: int, face: int, entry: int) -> None:
        """Carries the paths that come in by the `entry` doors on through a card of several spaces."""
        first: list[int] = []
        behind: set[int] = set()
        for d in range(4):
            if entry >> d & 1:
                beside = cell + STEPS[d]
                first.append(node_at(cell, self.faces.space_behind[face][d]))
                behind.add(node_at(beside, self.faces.space_behind[self.laid[beside]][d ^ 2]))
        self._flood(first, behind)

    def _flood(self, first: list[int], seen: set[int]) -> set[int]:
        """Opens all that these nodes lead to, without going back to those already seen. Returns all nodes seen."""
        linked = self.faces.linked
        doors_of = self.faces.doors_of
        space_behind = self.faces.space_behind
        laid = self.laid
        around = self.around
        seen.update(first)
        while first:
            node = first.pop()
            cell = cell_of(node)
            here = space_of(node)
            face = laid[cell]
            for space in linked[face][here]:
                inner = node_at(cell, space)
                if inner not in seen:
                    seen.add(inner)
                    first.append(inner)
            for d in doors_of[face][here]:
                beside = cell + STEPS[d]
                other = laid.get(beside, -1)
                if other < 0:
                    asked = around[beside] | FACING[d] << 8
                    around[beside] = asked
                    if asked >= BARRED:
                        self.touched.append(beside)
                else:
                    space = space_behind[other][d ^ 2]
                    outer = node_at(beside, space)
                    if space >= 0 and outer not in seen:
                        seen.add(outer)
                        first.append(outer)
        return seen

    def lift(self, cell: int) -> int:
        """Takes a card off the table; nothing else goes with it (CL-A12). Returns its face."""
        laid = self.laid
        around = self.around
        faces = self.faces
        face = laid.pop(cell)
        here = 0
        meets = 0
        for d in range(4):
            beside = cell + STEPS[d]
            other = laid.get(beside, -1)
            if other >= 0:
                here |= faces.asks[other][d ^ 2]
                if faces.doors[face] >> d & 1 and faces.doors[other] & FACING[d]:
                    meets += 1
            else:
                kept = around[beside] & ~(FACING[d] * 0x111)
                if kept:
                    around[beside] = kept
                else:
                    del around[beside]
        if here:
            around[cell] = here
        if not self.strict:
            self._open_all()
        elif self.whole and meets == 1 and not here & 15 & ~faces.doors[face]:
            # The end of a branch: it was joined by its one neighbour, nothing was joined by it, and no misfit goal has
            # a door to its rock.
            around[cell] |= (here & faces.doors[face]) << 8
        else:
            self.reopen()
        return face

    def _open_all(self) -> None:
        for cell, asked in self.around.items():
            self.around[cell] = asked & ~0xF00 | (asked & 15) << 8  # all cells, after every removal: no calls

    def set_open(self, cell: int, sides: int) -> None:
        """A path may be extended into this cell from these sides, and from no others."""
        self.around[cell] = self.around[cell] & ~0xF00 | sides << 8

    def reopen(self) -> None:
        """Strict: works out again what is joined; after a removal any part may have lost its root."""
        for cell, asked in self.around.items():
            self.around[cell] = asked & ~0xF00
        joined = self._flood(self._root_nodes(), set())
        self.whole = len({cell_of(node) for node in joined}) == len(self.laid)

    def _root_nodes(self) -> list[int]:
        return [node_at(self.root, space) for space in range(self.faces.spaces[self.laid[self.root]])]

    def joined(self) -> set[int]:
        """Every node that a path joins to the root."""
        first = self._root_nodes()
        seen = set(first)
        while first:
            for node in self.steps(first.pop()):
                if node not in seen:
                    seen.add(node)
                    first.append(node)
        return seen

    def beyond(self, cell: int, d: int) -> int:
        """The node behind the door of a neighbour that meets our door in this direction, or -1."""
        return self.facing(cell, d) if self.faces.doors[self.laid[cell]] >> d & 1 else -1

    def facing(self, cell: int, d: int) -> int:
        """The node behind the door that a neighbour in this direction turns to a cell, or -1."""
        beside = cell + STEPS[d]
        other = self.laid.get(beside, -1)
        if other >= 0:
            space = self.faces.space_behind[other][d ^ 2]
            if space >= 0:
                return node_at(beside, space)
        return -1

    def steps(self, node: int) -> list[int]:
        """The nodes next to a node: across an inner link, or through a door that meets a door."""
        faces = self.faces
        cell = cell_of(node)
        here = space_of(node)
        face = self.laid[cell]
        nodes = [node_at(cell, space) for space in faces.linked[face][here]]
        for d in faces.doors_of[face][here]:
            beyond = self.facing(cell, d)
            if beyond >= 0:
                nodes.append(beyond)
        return nodes

    def arrivals(self, goal: int, nodes: Iterable[int]) -> int:
        """The sides of a cell, as a mask, at which one of these nodes has a door."""
        mask = 0
        for node in nodes:
            cell = cell_of(node)
            for d in self.faces.doors_of[self.laid[cell]][space_of(node)]:
                if cell + STEPS[d] == goal:
                    mask |= FACING[d]
        return mask
