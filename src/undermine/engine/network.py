# fast tier
"""The network: face-up cards on the grid, and what they ask of every cell beside them.

Flat lists by the number that a cell has in the network's window answer almost every question of the games, and are
kept up to date as cards come and go:

- `card_at`: the face that lies there; or `FREE`, or `HIDDEN` for a face-down goal;
- `asked`: what the cards around ask of a cell without a face-up card, see asked.py. A path may be extended, in a
  *strict* network (CL-P04), only where it is joined to the root, otherwise everywhere.

`edge` has the numbers of the free cells of which something is asked, and `placed` those of the cards, both in the order
in which they came. When someone digs to the last row or column of the window, it grows.

A face-down goal neither asks nor carries (CL-P06). When a path from the root comes up against one, a strict network
says so in `touched`.

A node is one space of a laid card: see `grid.node_at`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import i64

from undermine.engine.asked import OPENING, OTHERS, SHUT, asked_with_paths, needed_sides, open_sides
from undermine.engine.grid import FACING, STEPS, cell_of, node_at, space_of
from undermine.engine.pathcards import Faces
from undermine.engine.picture import Picture
from undermine.engine.taking import take
from undermine.engine.window import Window, window_for

FREE: Final = -1
HIDDEN: Final = -2


class Network:
    def __init__(
        self,
        faces: Faces,
        root: int,
        hidden: list[int],
        strict: bool,
        rim: Sequence[int] = (),
        window: Window | None = None,
        like: "Network | None" = None,
    ) -> None:
        self.faces = faces
        self.root = root  # the start card's cell
        self.hidden = hidden  # cells of face-down goals
        self.strict = strict
        self.rim = rim  # cells where nothing can be laid, and of which nothing is asked
        self.touched: list[int] = []  # cells
        self.picture: Picture | None = None  # what somebody who looks on has seen; None: it is all to be drawn anew
        if like is not None:
            self.window: Window = like.window
            self.card_at: list[int] = like.card_at
            self.asked: list[int] = like.asked
            self.edge: list[int] = like.edge
            self.placed: list[int] = like.placed
            self.shared: bool = True
            self.whole: bool = like.whole
            return
        self.window = window_for(root, tuple(hidden), tuple(rim)) if window is None else window
        self.card_at = [FREE] * len(self.window.cells)
        self.asked = [0] * len(self.window.cells)
        self.edge = []
        self.placed = []
        self.shared = False  # a copy may have the same lists: see `_own`
        self.whole = True  # strict: every laid card is joined to the root
        for cell in rim:
            self.card_at[self.window.numbers[cell]] = faces.off
        for cell in hidden:
            self.card_at[self.window.numbers[cell]] = HIDDEN

    def copy(self) -> "Network":
        """An independent copy. Lists are copied when one of both changes them: many a decision lays no card."""
        self.shared = True
        return Network(self.faces, self.root, self.hidden.copy(), self.strict, self.rim, like=self)

    def _own(self) -> None:
        """Before anything changes: lists of its own."""
        if self.shared:
            self.card_at = self.card_at.copy()
            self.asked = self.asked.copy()
            self.edge = self.edge.copy()
            self.placed = self.placed.copy()
            self.shared = False

    # ---- what lies where, for those who are in no hurry --------------------------------------------------------------

    @property
    def laid(self) -> dict[int, int]:
        """Cell -> face, in the order in which the cards came; beyond a rim nothing can lie."""
        cells = self.window.cells
        laid = dict.fromkeys(self.rim, self.faces.off)
        for at in self.placed:
            laid[cells[at]] = self.card_at[at]
        return laid

    @property
    def around(self) -> dict[int, int]:
        """Free cell -> what is asked of it, in the order in which they came to touch a card."""
        cells = self.window.cells
        return {cells[at]: self.asked[at] for at in self.edge}

    def face_at(self, cell: int) -> int:
        """The face that lies there, or a number below 0."""
        return self.card_at[self.window.numbers[cell]]

    def asked_of(self, cell: int) -> int:
        """What is asked of a cell without a face-up card."""
        return self.asked[self.window.numbers[cell]]

    # ---- cards come --------------------------------------------------------------------------------------------------

    def place(self, cards: dict[int, int]) -> None:
        """Puts many cards at once, as they lie in a position."""
        for cell, face in cards.items():
            at = self.put(cell, face)  # the window may grow
            self.asked[at] = 0
        for cell, face in cards.items():
            at = self.window.numbers[cell]
            self._tell(at, self.faces.asks[face] if self.strict else self.faces.asks_open[face])
        if self.strict:
            self.reopen()

    def put(self, cell: int, face: int) -> i64:
        """A card takes its cell, and asks nothing yet. Returns the number of the cell."""
        self._own()
        at: i64 = self.window.numbers[cell]
        while not self.window.inner[at]:
            self._grow()
            at = self.window.numbers[cell]
        was = self.card_at[at]
        if was < 0:
            self.placed.append(at)
            if was == HIDDEN:
                self.hidden.remove(cell)
            elif self.asked[at]:
                take(self.edge, at)
        self.card_at[at] = face
        if self.picture is not None:
            self.picture.changed.append(at)
        return at

    def _grow(self) -> None:
        self.picture = None
        old = self.window
        new = old.grown()
        numbers = [new.numbers[cell] for cell in old.cells]
        card_at = [FREE] * len(new.cells)
        asked = [0] * len(new.cells)
        for at, number in enumerate(numbers):
            card_at[number] = self.card_at[at]
            asked[number] = self.asked[at]
        self.window, self.card_at, self.asked = new, card_at, asked
        self.edge = [numbers[at] for at in self.edge]
        self.placed = [numbers[at] for at in self.placed]

    def lay(self, cell: int, face: int) -> None:
        """Puts a card, or turns a goal face up. Whether it may lie there is the caller's question."""
        faces = self.faces
        at = self.put(cell, face)
        asked = self.asked[at]
        self.asked[at] = 0
        if not self.strict:
            self._tell(at, faces.asks_open[face])
            return
        entry = open_sides(asked) & faces.doors[face]
        if cell == self.root:
            self._extend(at, face, faces.doors[face])
        elif not entry:
            self.whole = False
            self._tell(at, faces.asks[face])
        elif faces.spaces[face] == 1:
            self._extend(at, face, faces.doors[face] & ~entry)
        else:
            self._tell(at, faces.asks[face])
            if not faces.blind[face]:
                self._enter(at, face, entry)

    def _tell(self, at: i64, asks: list[int]) -> None:
        """Tells the cells around what a new card asks of them."""
        card_at = self.card_at
        asked = self.asked
        steps = self.window.steps
        d: i64
        for d in range(4):
            beside: i64 = at + steps[d]
            there: i64 = card_at[beside]
            if there < 0:
                before: i64 = asked[beside]
                asked[beside] = before | asks[d]
                if before == 0 and there == FREE:
                    self.edge.append(beside)

    def _extend(self, at: i64, face: int, carrying: i64) -> None:
        """Tells the cells around of a card with one space that is joined; paths go on through its `carrying` doors."""
        self._tell(at, self.faces.asks_open[face])
        card_at = self.card_at
        steps = self.window.steps
        fragments: list[int] | None = None
        d: i64
        for d in range(4):
            if carrying >> d & 1:
                beside: i64 = at + steps[d]
                there: i64 = card_at[beside]
                if there == HIDDEN:
                    self.touched.append(self.window.cells[beside])
                elif there >= 0:
                    space = self.faces.space_behind[there][d ^ 2]
                    if space >= 0:  # a fragment is joined again (Q-CL-11)
                        if fragments is None:
                            fragments = []
                        fragments.append(node_at(beside, space))
        if fragments is not None:
            seen = [0] * len(card_at)
            seen[at] = 1
            self._flood(fragments, seen)

    def _enter(self, at: i64, face: int, entry: int) -> None:
        """Carries the paths that come in by the `entry` doors on through a card of several spaces."""
        first: list[int] = []
        seen = [0] * len(self.card_at)
        for d in range(4):
            if entry >> d & 1:
                beside = at + self.window.steps[d]
                first.append(node_at(at, self.faces.space_behind[face][d]))
                seen[beside] |= 1 << self.faces.space_behind[self.card_at[beside]][d ^ 2]
        self._flood(first, seen)

    def _flood(self, first: list[int], seen: list[int]) -> i64:
        """Opens all that these spaces lead to, without going back to those already seen: masks by number.

        Returns how many more cards it has seen.
        """
        self.picture = None
        linked = self.faces.linked
        doors_of = self.faces.doors_of
        space_behind = self.faces.space_behind
        card_at = self.card_at
        steps = self.window.steps
        node: i64
        space: i64
        d: i64
        cards: i64 = 0
        there: i64
        for node in first:
            there = seen[node >> 4]
            if not there:
                cards += 1
            seen[node >> 4] = there | 1 << (node & 15)
        while first:
            node = first.pop()
            at: i64 = node >> 4
            here: i64 = node & 15
            face: i64 = card_at[at]
            for space in linked[face][here]:
                if not seen[at] >> space & 1:
                    seen[at] |= 1 << space
                    first.append(at << 4 | space)
            for d in doors_of[face][here]:
                beside: i64 = at + steps[d]
                other: i64 = card_at[beside]
                if other < 0:
                    self.asked[beside] |= OPENING[d]
                    if other == HIDDEN:
                        self.touched.append(self.window.cells[beside])
                else:
                    space = space_behind[other][d ^ 2]
                    if space >= 0:
                        there = seen[beside]
                        if not there >> space & 1:
                            if not there:
                                cards += 1
                            seen[beside] = there | 1 << space
                            first.append(beside << 4 | space)
        return cards

    # ---- cards go ----------------------------------------------------------------------------------------------------

    def lift(self, cell: int) -> int:
        """Takes a card off the table; nothing else goes with it (CL-A12). Returns its face."""
        self._own()
        card_at = self.card_at
        asked = self.asked
        faces = self.faces
        at: i64 = self.window.numbers[cell]
        face: i64 = card_at[at]
        card_at[at] = FREE
        if self.picture is not None:
            self.picture.changed.append(at)
        take(self.placed, at)
        doors: i64 = faces.doors[face]
        asking = faces.asks if self.strict else faces.asks_open
        here: i64 = 0
        meets = 0
        d: i64
        for d in range(4):
            beside: i64 = at + self.window.steps[d]
            other: i64 = card_at[beside]
            if other >= 0:
                here |= asking[other][d ^ 2]
                if doors >> d & 1 and faces.doors[other] & FACING[d]:
                    meets += 1
            else:
                asked[beside] &= OTHERS[d]
                if not asked[beside] and other == FREE:
                    take(self.edge, beside)
        asked[at] = here
        if here:
            self.edge.append(at)
        if self.strict:
            needed = needed_sides(here)
            if self.whole and meets == 1 and not needed & ~doors:
                # The end of a branch: it was joined by its one neighbour, nothing was joined by it, and no misfit goal
                # has a door to its rock.
                asked[at] = asked_with_paths(here, needed)
            else:
                self.reopen()
        return face

    def set_open(self, cell: int, sides: int) -> None:
        """A path may be extended into this cell from these sides, and from no others."""
        self._own()
        at = self.window.numbers[cell]
        self.asked[at] = asked_with_paths(self.asked[at], sides)
        self.picture = None

    def reopen(self) -> None:
        """Strict: works out again what is joined; after a removal any part may have lost its root."""
        self._own()
        asked = self.asked
        at: i64
        for at in self.edge:
            asked[at] = SHUT[asked[at]]
        for cell in self.hidden:
            at = self.window.numbers[cell]
            asked[at] = SHUT[asked[at]]
        root = self.window.numbers[self.root]
        seen = [0] * len(asked)
        cards = self._flood([node_at(root, space) for space in range(self.faces.spaces[self.card_at[root]])], seen)
        self.whole = cards == len(self.placed)

    # ---- who gets where ----------------------------------------------------------------------------------------------

    def joined(self) -> set[int]:
        """Every node that a path joins to the root."""
        first = [node_at(self.root, space) for space in range(self.faces.spaces[self.face_at(self.root)])]
        seen = set(first)
        while first:
            for node in self.steps(first.pop()):
                if node not in seen:
                    seen.add(node)
                    first.append(node)
        return seen

    def beyond(self, cell: int, d: int) -> int:
        """The node behind the door of a neighbour that meets our door in this direction, or -1."""
        return self.facing(cell, d) if self.faces.doors[self.face_at(cell)] >> d & 1 else -1

    def facing(self, cell: int, d: int) -> int:
        """The node behind the door that a neighbour in this direction turns to a cell, or -1."""
        beside = cell + STEPS[d]
        other = self.face_at(beside)
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
        face = self.face_at(cell)
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
            for d in self.faces.doors_of[self.face_at(cell)][space_of(node)]:
                if cell + STEPS[d] == goal:
                    mask |= FACING[d]
        return mask
