# fast tier
"""How far it is from anywhere to a mine: over the cards that lie there, and over those still to be laid.

The fast tier. Ways are measured in quarters of a step, so that what is in the way can cost a part of one.
"""

from typing import Final

from undermine.engine.grid import STEPS, cell_of, cell_of_edge, node_at, side_of_edge
from undermine.games.lost_mines.deck import FIRE, ROCK, Deck
from undermine.games.lost_mines.movement import CAMPFIRE_REACH as CAMPFIRE_STEPS
from undermine.games.lost_mines.movement import REACH as STEPS_OF_A_TURN
from undermine.games.lost_mines.state import State

STEP: Final = 4
#: The door mask of a card that is open on all sides.
ALL_DOORS: Final = 15
FAR: Final = 240

#: A turn has three steps (LM-M01).
TURN: Final = 12.0

#: What it costs, on top of the step, to enter a space where a card has still to be laid,
EMPTY: Final = 12
#: an obstacle without a tool, and one for which the seat holds the tool,
OBSTACLE: Final = 14
TOOL_IN_HAND: Final = 6
#: a card for one dwarf where another one is; or to pass a trap or a troll.
OCCUPIED: Final = 4
TRAP: Final = 3
TROLL: Final = 12


#: Who waits at most costs. Never changed.
_NOBODY: Final[list[int]] = []


class Board:
    """The spaces of a board, numbered; all that is fixed by the deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.cells = deck.spaces
        self.index: dict[int, int] = {}
        for i in range(len(self.cells)):
            self.index[self.cells[i]] = i
        #: The number of the space in direction d is at 4 * space + d; -1 beyond the rim.
        self.beside: list[int] = []
        for cell in self.cells:
            for d in range(4):
                self.beside.append(self.index.get(cell + STEPS[d], -1))
        self.mines: list[int] = [self.index[cell] for cell in deck.mines]


_BOARDS: list[Board] = []


def board_of(deck: Deck) -> Board:
    """The board of a deck; made once."""
    for board in _BOARDS:
        if board.deck is deck:
            return board
    board = Board(deck)
    if len(_BOARDS) >= 8:
        _BOARDS.pop(0)
    _BOARDS.append(board)
    return board


class Ways:
    """The board as dwarves walk it, and as it may be extended."""

    def __init__(self, s: State, seat: int, empty: int) -> None:
        board = board_of(s.deck)
        self.board = board
        self.faces = s.deck.faces
        size = len(board.cells)
        self.doors: list[int] = [ALL_DOORS] * size  # an empty space may become anything
        self.empty = STEP + empty
        self.enter: list[int] = [self.empty] * size
        self.laid: list[bool] = [False] * size
        #: Face-down mines: a dwarf can go there, but nobody knows where the way goes on.
        self.hidden: list[bool] = [False] * size
        self.tolls: dict[int, int] = {}  # space * 4 + direction -> what passing there costs more
        for at in s.network.placed:
            cell = s.network.window.cells[at]
            face = s.network.card_at[at]
            i = board.index[cell]
            self.laid[i] = True
            self.doors[i] = self.faces.doors[face]
            self.enter[i] = STEP + cost_of(s, seat, cell, face)
        for cell in s.network.hidden:
            i = board.index[cell]
            self.hidden[i] = True
            self.enter[i] = STEP
        for edge in s.traps:
            self.toll(edge, TRAP)
        for edge in s.trolls:
            self.toll(edge, TROLL)
        self.exits: list[list[int]] = [self.exits_of(i) for i in range(size)]

    def toll(self, edge: int, cost: int) -> None:
        """Makes it cost more (or less again) to pass an edge."""
        cell = cell_of_edge(edge)
        d = side_of_edge(edge)
        board = self.board
        one = board.index.get(cell, -1)
        other = board.index.get(cell + STEPS[d], -1)
        if one >= 0 and other >= 0:
            self.tolls[one * 4 + d] = self.tolls.get(one * 4 + d, 0) + cost
            self.tolls[other * 4 + (d ^ 2)] = self.tolls.get(other * 4 + (d ^ 2), 0) + cost

    def exits_of(self, i: int) -> list[int]:
        """The directions in which a dwarf can leave a space, now or once cards lie there."""
        doors = self.doors
        beside = self.board.beside
        exits: list[int] = []
        for d in range(4):
            if doors[i] >> d & 1:
                other = beside[i * 4 + d]
                if other >= 0 and doors[other] >> (d ^ 2) & 1:
                    exits.append(d)
        return exits

    def put(self, i: int, doors: int, enter: int) -> None:
        """Changes what lies on a space."""
        self.doors[i] = doors
        self.enter[i] = enter
        self.exits[i] = self.exits_of(i)
        for d in range(4):
            other = self.board.beside[i * 4 + d]
            if other >= 0:
                self.exits[other] = self.exits_of(other)

    def to(self, goals: list[int], heads: list[int], wanted: list[int] | None = None) -> list[int]:
        """By space: how far it is to the nearest of these goals, each with a head start or a handicap.

        Where only some spaces are `wanted`, the others may seem farther than they are.
        """
        beside = self.board.beside
        exits = self.exits
        enter = self.enter
        tolls = self.tolls
        dist = [FAR] * len(enter)
        missing = set(wanted) if wanted is not None else set()
        queue = [_NOBODY] * FAR
        for goal, head in zip(goals, heads, strict=True):
            if head < dist[goal]:
                dist[goal] = head
                wait(queue, head, goal)
        for cost in range(FAR):
            for node in queue[cost]:
                if dist[node] != cost:
                    continue
                if node in missing:
                    missing.remove(node)
                    if not missing:
                        return dist
                if self.hidden[node] and node not in goals:
                    continue
                base = cost + enter[node]
                for d in exits[node]:
                    other = beside[node * 4 + d]
                    length = base
                    if tolls:
                        length += tolls.get(node * 4 + d, 0)
                    if length < dist[other]:
                        dist[other] = length
                        wait(queue, length, other)
        return dist

    def from_space(self, start: int) -> list[int]:
        """By space: how far it is from here."""
        beside = self.board.beside
        exits = self.exits
        enter = self.enter
        tolls = self.tolls
        dist = [FAR] * len(enter)
        queue = [_NOBODY] * FAR
        dist[start] = 0
        wait(queue, 0, start)
        for cost in range(FAR):
            for node in queue[cost]:
                if dist[node] != cost or (self.hidden[node] and node != start):
                    continue
                for d in exits[node]:
                    other = beside[node * 4 + d]
                    length = cost + enter[other]
                    if tolls:
                        length += tolls.get(node * 4 + d, 0)
                    if length < dist[other]:
                        dist[other] = length
                        wait(queue, length, other)
        return dist

    def missing(self, here: int, goals: list[int], steps: int) -> int:
        """How many cards a dwarf needs to be at a goal in so many steps: 0, 1, or 2 for more."""
        beside = self.board.beside
        best = 2
        now = [here]
        gaps = {here: 0}
        for _ in range(steps):
            reached: list[int] = []
            for space in now:
                for d in self.exits[space]:
                    if self.tolls.get(space * 4 + d, 0) >= TROLL:
                        continue
                    other = beside[space * 4 + d]
                    gap = gaps[space]
                    if other in goals and other != here:
                        best = min(best, gap)
                    elif not self.laid[other]:
                        gap += 1
                    elif self.enter[other] != STEP:
                        continue
                    if gap < 2 and gap < gaps.get(other, 2) and not self.hidden[other]:
                        gaps[other] = gap
                        reached.append(other)
            now = reached
        return best


def wait(queue: list[list[int]], cost: int, space: int) -> None:
    """A space waits until it is the turn of this cost."""
    if queue[cost] is _NOBODY:
        queue[cost] = [space]
    else:
        queue[cost].append(space)


def steps_of(s: State, seat: int) -> int:
    """How far a dwarf may go in its next turn, from where it is (LM-P13)."""
    face = s.network.face_at(cell_of(s.dwarves[seat]))
    return CAMPFIRE_STEPS if face >= 0 and s.deck.features[face] == FIRE else STEPS_OF_A_TURN


def cost_of(s: State, seat: int, cell: int, face: int) -> int:
    """What the obstacle or the dwarf on a card that lies there costs."""
    feature = s.deck.features[face]
    if feature == 0 or feature == FIRE:
        return 0
    if feature != ROCK and cell not in s.overcome:
        return TOOL_IN_HAND if s.deck.tools[feature - 1] in s.hands[seat] else OBSTACLE
    node = node_at(cell, 0)
    return OCCUPIED if node in s.dwarves and s.dwarves[seat] != node else 0


def laying_cost(s: State, seat: int, face: int) -> int:
    """What the obstacle on a card that is laid now will cost."""
    feature = s.deck.features[face]
    if feature == 0 or feature >= ROCK:
        return 0
    return TOOL_IN_HAND if s.deck.tools[feature - 1] in s.hands[seat] else OBSTACLE
