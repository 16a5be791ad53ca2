"""How far it is: from every space, and from every cell where a card may yet come to lie, to where a dwarf wants to go.

Distances count steps. A cell without a card costs the step onto it and the time to dig it. A key of a distance is a
node of the network, or `node_at(cell, EMPTY)` for a cell where no card lies face up.
"""

from typing import Final

from undermine.engine.grid import EAST, NORTH, SPAN, STEPS, cell_at, cell_of, edge_of, node_at, space_of
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

#: Nobody digs far beyond the playing area: by distance of the goals, whether a cell is worth a thought.
_areas: dict[int, bytearray] = {}


def area(distance: int) -> bytearray:
    """The cells of the playing area and one more around it."""
    cells = _areas.get(distance)
    if cells is None:
        cells = bytearray(SPAN * SPAN)
        for x in range(-distance - 1, distance + 2):
            for y in range(-distance - 1, distance + 2):
                cells[cell_at(x, y)] = 1
        _areas[distance] = cells
    return cells


def exit_node(s: State) -> int:
    """The exit, if it lies face up; or -1."""
    for place in range(len(s.goals)):
        if s.goal_cards[place] == 0 and s.goals_up >> place & 1:
            face = s.network.laid.get(s.goals[place], -1)
            if face >= 0:
                return node_at(s.goals[place], s.deck.features[face].index(EXIT))
    return -1


def node_named(s: State, cell: int, name: int) -> int:
    """The space of a card by the number of its name; the key of the cell where no card lies face up."""
    face = s.network.laid.get(cell, -1)
    return node_at(cell, EMPTY if face < 0 else s.deck.spaces_named[face][name])


def distances(s: State, targets: list[int], dig: int, barred: int) -> dict[int, int]:
    """The distance to the nearest of these keys, for every key that has a way there.

    `dig` is what it costs to dig a cell; nothing is dug in the cell `barred`.
    """
    faces = s.deck.faces
    features = s.deck.features
    laid = s.network.laid
    hidden = s.network.hidden
    webs = s.webs
    inside = area(goal_distance(s.options, s.seats))
    far: dict[int, int] = {}
    waiting: list[list[int]] = [[] for _ in range(LIMIT + 12)]
    for target in targets:
        waiting[0].append(target)
    for cost in range(LIMIT):
        for key in waiting[cost]:
            if key in far:
                continue
            far[key] = cost
            cell = key >> 4  # shifts, not node_at and cell_of: half of all thinking is this loop, calls cost it 10 %
            space = key & 15
            doors = ALL_DOORS
            if space == EMPTY:
                on = cost + (REVEAL if cell in hidden else dig + 1)
            else:
                face = laid[cell]
                doors = faces.doors_of[face][space]
                feature = features[face][space]
                on = cost + 1 + TOLLS[feature]
                for other in faces.linked[face][space]:
                    waiting[on].append(cell * 16 + other)
                if feature == LADDER:
                    waiting[on] += s.ladders
            for d in doors:
                beside = cell + STEPS[d]
                there = laid.get(beside, -1)
                if there >= 0:
                    behind = faces.space_behind[there][d ^ 2]
                    if behind < 0:
                        continue
                    before = beside * 16 + behind
                elif beside != barred and (inside[beside] or beside in hidden):
                    before = beside * 16 + EMPTY
                else:
                    continue
                if before not in far:
                    extra = WEB * webs[edge_of(cell, d)].side if webs and edge_of(cell, d) in webs else 0
                    waiting[on + extra].append(before)
    return far


def steps(s: State, node: int) -> list[int]:
    """Where one step leads: nodes, and face-down goals as keys of their cells."""
    faces = s.deck.faces
    laid = s.network.laid
    cell = cell_of(node)
    face = laid[cell]
    space = space_of(node)
    nodes = [node_at(cell, other) for other in faces.linked[face][space]]
    for d in faces.doors_of[face][space]:
        if s.webs and edge_of(cell, d) in s.webs:
            continue
        beside = cell + STEPS[d]
        there = laid.get(beside, -1)
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
