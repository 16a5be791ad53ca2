# fast tier
"""How far it is: from every space, and from every cell where a card may yet come to lie, to where a dwarf wants to go.

Distances count steps. A cell without a card costs the step onto it and the time to dig it. A key of a distance is a
node of the network, or `node_at(cell, EMPTY)` for a cell where no card lies face up.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from undermine.engine.grid import EAST, NORTH, SPAN, STEPS, cell_at, cell_of, edge_of, node_at, space_of
from undermine.engine.network import HIDDEN
from undermine.engine.window import Window
from undermine.games.dark_cave.deck import EXIT, LADDER
from undermine.games.dark_cave.setup import goal_distance
from undermine.games.dark_cave.state import State

EMPTY: Final = 15
LIMIT: Final = 90  # farther than anybody gets
REVEAL: Final = 3  # a face-down goal ends the movement
WEB: Final = 2  # for each round that it will last
#: By feature of a space: what it costs to enter it, besides the step. A bridge takes a card, a tunnel gold.
TOLLS: Final[list[int]] = [0, 0, 0, 0, 0, 1, 4]
ALL_DOORS: Final[list[int]] = [0, 1, 2, 3]

#: Distances wait in so many lists, taken in turn: no step costs more than this.
_TURNS: Final = 16
_UNREACHED: Final = -1
_WANTED: Final = -2  # and not reached yet


@lru_cache(64)
def area(window: Window, distance: int) -> list[bool]:
    """By number in a window: whether a cell is worth a thought. Nobody digs far beyond the playing area."""
    worth = [False] * len(window.cells)
    for x in range(-distance - 1, distance + 2):
        for y in range(-distance - 1, distance + 2):
            worth[window.numbers[cell_at(x, y)]] = True
    return worth


class Field:
    """How far it is from any key to where a dwarf wants to go, in a flat list by number of the cell and space."""

    def __init__(self, window: Window, far: list[int]) -> None:
        self.window = window
        self.far = far

    def get(self, key: int, otherwise: int) -> int:
        """The distance, or something else if there is no way."""
        far = self.far[self.window.numbers[key >> 4] << 4 | key & 15]
        return far if far >= 0 else otherwise


def exit_node(s: State) -> int:
    """The exit, if it lies face up; or -1."""
    for place in range(len(s.goals)):
        if s.goal_cards[place] == 0 and s.goals_up >> place & 1:
            face = s.network.face_at(s.goals[place])
            if face >= 0:
                return node_at(s.goals[place], s.deck.features[face].index(EXIT))
    return -1


def node_named(s: State, cell: int, name: int) -> int:
    """The space of a card by the number of its name; the key of the cell where no card lies face up."""
    face = s.network.face_at(cell)
    return node_at(cell, EMPTY if face < 0 else s.deck.spaces_named[face][name])


def distances(s: State, targets: list[int], dig: i64, barred: int, wanted: list[int] | None = None) -> Field:
    """The distance to the nearest of these keys, for every key that has a way there.

    `dig` is what it costs to dig a cell; nothing is dug in the cell `barred`. Where only some keys are `wanted`, others
    may be left out. Numbers of cells and spaces are packed by hand: half of all thinking is this loop.
    """
    faces = s.deck.faces
    features = s.deck.features
    window = s.network.window
    numbers = window.numbers
    card_at = s.network.card_at
    inside = area(window, goal_distance(s.options, s.seats))
    never: i64 = numbers[barred] if barred >= 0 else -1
    far: list[int] = [_UNREACHED] * (len(window.cells) * 16)
    missing = 0 if wanted is None else mark_wanted(far, numbers, wanted)
    waiting: list[list[int]] = [[] for _ in range(_TURNS)]
    for target in targets:
        waiting[0].append(numbers[target >> 4] << 4 | target & 15)
    in_line = len(targets)
    cost: i64 = 0
    key: i64
    other: i64
    d: i64
    while in_line and cost < LIMIT:
        keys = waiting[cost & 15]
        for key in keys:
            if far[key] >= 0:
                continue
            if far[key] == _WANTED:
                missing -= 1
            far[key] = cost
            at: i64 = key >> 4
            space: i64 = key & 15
            doors = ALL_DOORS
            on: i64 = cost
            if space == EMPTY:
                on += REVEAL if card_at[at] == HIDDEN else dig + 1
            else:
                face: i64 = card_at[at]
                doors = faces.doors_of[face][space]
                feature: i64 = features[face][space]
                on += 1 + TOLLS[feature]
                for other in faces.linked[face][space]:
                    waiting[on & 15].append(at << 4 | other)
                    in_line += 1
                if feature == LADDER:
                    for ladder in s.ladders:
                        waiting[on & 15].append(numbers[ladder >> 4] << 4 | ladder & 15)
                        in_line += 1
            for d in doors:
                beside: i64 = at + window.steps[d]
                there: i64 = card_at[beside]
                behind: i64 = EMPTY
                if there >= 0:
                    behind = faces.space_behind[there][d ^ 2]
                    if behind < 0:
                        continue
                elif beside == never or not (there == HIDDEN or inside[beside]):
                    continue
                if far[beside << 4 | behind] < 0:
                    extra: i64 = 0
                    if s.webs:
                        extra = delay(s, edge_of(window.cells[at], d))
                    waiting[on + extra & 15].append(beside << 4 | behind)
                    in_line += 1
        if wanted is not None and missing == 0:
            break
        in_line -= len(keys)
        waiting[cost & 15] = []
        cost += 1
    return Field(window, far)


def mark_wanted(far: list[int], numbers: list[int], wanted: list[int]) -> int:
    """Marks the keys that are wanted. Returns how many there are."""
    missing = 0
    for key in wanted:
        packed = numbers[key >> 4] << 4 | key & 15
        if far[packed] == _UNREACHED:
            far[packed] = _WANTED
            missing += 1
    return missing


def delay(s: State, edge: int) -> int:
    """What a web on this edge costs."""
    return WEB * s.webs[edge].side if edge in s.webs else 0


def steps(s: State, node: int) -> list[int]:
    """Where one step leads: nodes, and face-down goals as keys of their cells."""
    faces = s.deck.faces
    network = s.network
    cell = cell_of(node)
    face = network.face_at(cell)
    space = space_of(node)
    nodes = [node_at(cell, other) for other in faces.linked[face][space]]
    for d in faces.doors_of[face][space]:
        if s.webs and edge_of(cell, d) in s.webs:
            continue
        beside = cell + STEPS[d]
        there = network.face_at(beside)
        if there >= 0:
            behind = faces.space_behind[there][d ^ 2]
            if behind >= 0:
                nodes.append(node_at(beside, behind))
        elif beside in s.network.hidden:
            nodes.append(node_at(beside, EMPTY))
    if s.deck.features[face][space] == LADDER:
        for ladder in s.ladders:
            if ladder != node:
                nodes.append(ladder)
    return nodes


def walks(s: State, start: int, most: int) -> dict[int, int]:
    """All that can be reached in so many steps, with the number of steps; nearest first."""
    reached = {start: 0}
    queue = [start]
    for node in queue:  # grows on the way
        gone = reached[node] + 1
        if gone > most or space_of(node) == EMPTY:  # a face-down goal ends the movement
            continue
        for beside in steps(s, node):
            if beside not in reached:
                reached[beside] = gone
                queue.append(beside)
    return reached


def crosses(one: int, other: int, edge: int) -> bool:
    """Whether a step from key to key goes over this edge."""
    low, high = min(cell_of(one), cell_of(other)), max(cell_of(one), cell_of(other))
    return (high - low == 1 and edge == edge_of(low, EAST)) or (high - low == SPAN and edge == edge_of(low, NORTH))
