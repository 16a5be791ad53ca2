"""The network as it was before windows: two dicts with packed cells as keys, plain and slow. It tells what is right.

`laid[cell]` is the face that lies there; `around[cell]`, for a cell beside a card, has three masks of its sides in one
int: `needed | closed << 4 | open << 8`, and `BARRED` where a goal lies face down.
"""

from undermine.engine.grid import FACING, STEPS, cell_of, node_at, space_of
from undermine.engine.pathcards import Faces

BARRED = 1 << 12


class DictNetwork:
    def __init__(self, faces: Faces, root: int, hidden: list[int], strict: bool, rim: list[int]) -> None:
        self.faces = faces
        self.root = root
        self.hidden = hidden
        self.strict = strict
        self.laid: dict[int, int] = dict.fromkeys(rim, faces.off)
        self.around: dict[int, int] = dict.fromkeys(hidden, BARRED)
        self.touched: list[int] = []
        self.whole = True

    def asks(self, face: int, d: int) -> int:
        """What a face asks of its neighbour in this direction."""
        if face == self.faces.off:
            return 0
        return FACING[d] if self.faces.doors[face] >> d & 1 else FACING[d] << 4

    def lay(self, cell: int, face: int) -> None:
        doors = self.faces.doors[face]
        entry = (self.around.pop(cell, 0) >> 8) & doors
        if cell in self.hidden:
            self.hidden.remove(cell)
        self.laid[cell] = face
        if not self.strict or cell == self.root:
            self.extend(cell, face, doors)
        elif not entry:
            self.whole = False
            self.extend(cell, face, 0)
        elif self.faces.spaces[face] == 1:
            self.extend(cell, face, doors & ~entry)
        else:
            self.extend(cell, face, 0)
            self.enter(cell, face, entry)

    def extend(self, cell: int, face: int, carrying: int) -> None:
        fragments = []
        for d in range(4):
            beside = cell + STEPS[d]
            if beside not in self.laid:
                asked = self.around.get(beside, 0) | self.asks(face, d)
                if carrying >> d & 1:
                    asked |= FACING[d] << 8
                    if asked >= BARRED and self.strict:
                        self.touched.append(beside)
                self.around[beside] = asked
            elif carrying >> d & 1 and self.strict:
                space = self.faces.space_behind[self.laid[beside]][d ^ 2]
                if space >= 0:
                    fragments.append(node_at(beside, space))
        if fragments:
            self.flood(fragments, {node_at(cell, 0)})

    def enter(self, cell: int, face: int, entry: int) -> None:
        first, behind = [], set()
        for d in range(4):
            if entry >> d & 1:
                beside = cell + STEPS[d]
                first.append(node_at(cell, self.faces.space_behind[face][d]))
                behind.add(node_at(beside, self.faces.space_behind[self.laid[beside]][d ^ 2]))
        self.flood(first, behind)

    def flood(self, first: list[int], seen: set[int]) -> set[int]:
        seen.update(first)
        while first:
            node = first.pop()
            cell, here = cell_of(node), space_of(node)
            face = self.laid[cell]
            nodes = [node_at(cell, space) for space in self.faces.linked[face][here]]
            for d in self.faces.doors_of[face][here]:
                beside = cell + STEPS[d]
                if beside not in self.laid:
                    self.around[beside] |= FACING[d] << 8
                    if self.around[beside] >= BARRED:
                        self.touched.append(beside)
                elif self.faces.space_behind[self.laid[beside]][d ^ 2] >= 0:
                    nodes.append(node_at(beside, self.faces.space_behind[self.laid[beside]][d ^ 2]))
            for other in nodes:
                if other not in seen:
                    seen.add(other)
                    first.append(other)
        return seen

    def lift(self, cell: int) -> int:
        face = self.laid.pop(cell)
        doors = self.faces.doors[face]
        here = meets = 0
        for d in range(4):
            beside = cell + STEPS[d]
            if beside in self.laid:
                other = self.laid[beside]
                here |= self.asks(other, d ^ 2)
                meets += bool(doors >> d & 1 and self.faces.doors[other] & FACING[d])
            else:
                kept = self.around[beside] & ~(FACING[d] * 0x111)
                if kept:
                    self.around[beside] = kept
                else:
                    del self.around[beside]
        if here:
            self.around[cell] = here
        if not self.strict:
            for other, asked in self.around.items():
                self.around[other] = asked & ~0xF00 | (asked & 15) << 8
        elif self.whole and meets == 1 and not here & 15 & ~doors:
            self.around[cell] |= (here & doors) << 8
        else:
            self.reopen()
        return face

    def reopen(self) -> None:
        for cell, asked in self.around.items():
            self.around[cell] = asked & ~0xF00
        joined = self.flood(self.root_nodes(), set())
        self.whole = len({cell_of(node) for node in joined}) == len(self.laid)

    def root_nodes(self) -> list[int]:
        return [node_at(self.root, space) for space in range(self.faces.spaces[self.laid[self.root]])]
