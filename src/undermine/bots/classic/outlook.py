# fast tier
"""How far the tunnel is from each goal: what the plan, the value and the belief of classic measure by.

Distances are counted in cards over a small field around the start and the goals, one flat list for each goal: bots ask
for them millions of times.
"""

from typing import Final

from mypy_extensions import i64

from undermine.engine.asked import needed_sides, open_sides
from undermine.engine.grid import SPAN, STEPS
from undermine.engine.network import Network
from undermine.games.classic.deck import Deck

#: As good as out of reach.
FAR: Final = 12.0
_BLOCKED: Final = 99
_UNKNOWN: Final = 50
#: How many rows and columns of the field lie beyond the start and the goals.
_MARGIN: Final = 3


class Field:
    """Which cells of the field are free, and how far each is from a goal."""

    def __init__(self, network: Network, goals: list[int]) -> None:
        left = right = network.root % SPAN
        low = high = network.root // SPAN
        for cell in goals:
            left = min(left, cell % SPAN)
            right = max(right, cell % SPAN)
            low = min(low, cell // SPAN)
            high = max(high, cell // SPAN)
        self.left = left - _MARGIN
        self.low = low - _MARGIN
        self.width = right - left + 2 * _MARGIN + 1
        self.height = high - low + 2 * _MARGIN + 1
        width = self.width
        self.steps: list[int] = [1, -1, width, -width]
        row = [_BLOCKED] + [_UNKNOWN] * (width - 2) + [_BLOCKED]
        self.free: list[int] = [_BLOCKED] * width + row * (self.height - 2) + [_BLOCKED] * width
        for placed in network.placed:
            at = self.at(network.window.cells[placed])
            if at >= 0:
                self.free[at] = _BLOCKED
        for cell in network.hidden:
            self.free[self.at(cell)] = _BLOCKED

    def at(self, cell: int) -> int:
        """The index of a cell, or -1 outside."""
        x = cell % SPAN - self.left
        y = cell // SPAN - self.low
        if 0 <= x < self.width and 0 <= y < self.height:
            return y * self.width + x
        return -1

    def way(self, goal: int, blocked: int) -> list[int]:
        """By index: how many cards it takes from there, itself included, to come up against this goal."""
        cards_to = self.free.copy()
        if blocked >= 0:
            cards_to[blocked] = _BLOCKED
        width: i64 = self.width
        front: list[int] = [self.at(goal)]
        cards: i64 = 0
        at: i64
        while front and cards < 11:
            cards += 1
            beyond: list[int] = []
            for at in front:
                if cards_to[at + 1] == _UNKNOWN:
                    cards_to[at + 1] = cards
                    beyond.append(at + 1)
                if cards_to[at - 1] == _UNKNOWN:
                    cards_to[at - 1] = cards
                    beyond.append(at - 1)
                if cards_to[at + width] == _UNKNOWN:
                    cards_to[at + width] = cards
                    beyond.append(at + width)
                if cards_to[at - width] == _UNKNOWN:
                    cards_to[at - width] = cards
                    beyond.append(at - width)
            front = beyond
        cards_to[self.at(goal)] = 0
        return cards_to

    def leads_on(self, way: list[int], here: i64) -> bool:
        """Whether anybody's way gets longer if this place is taken: one beyond can be come to from nowhere else."""
        cards: i64 = way[here]
        step: i64
        for step in self.steps:
            if way[here + step] == cards + 1:
                sources = 0
                for back in self.steps:
                    if way[here + step + back] == cards:
                        sources += 1
                if sources == 1:
                    return True
        return False


def is_dead(deck: Deck, face: int) -> bool:
    """Whether a path card leads nowhere: no door is joined to another."""
    faces = deck.faces
    for d in range(4):
        space = faces.space_behind[face][d]
        if space >= 0 and (len(faces.doors_of[face][space]) > 1 or faces.linked[face][space]):
            return False
    return True


class Outlook:
    """The distances of a network from the goals, by place; those face up are out of the count."""

    def __init__(self, network: Network, deck: Deck) -> None:
        self.network = network
        self.goals = deck.goals
        goals = deck.goals
        self.field = Field(network, goals)
        self.hidden: list[bool] = [goal in network.hidden for goal in goals]
        self.ways: list[list[int]] = [
            self.field.way(goals[place], -1) if self.hidden[place] else [] for place in range(len(goals))
        ]
        self.detours: dict[int, list[int]] = {}
        #: Places in the field where a path from the start may go on.
        self.ends: list[int] = self._ends_of(network)
        #: By place: cards that are still needed.
        self.left: list[float] = [
            best_of(self.ways[place], self.ends) if self.hidden[place] else FAR for place in range(len(goals))
        ]

    def wide(self, place: int) -> int:
        """How many ends are about as near to this goal as the nearest."""
        if not self.hidden[place]:
            return 0
        limit = self.left[place] + 1.0
        way = self.ways[place]
        return sum([1 for at in self.ends if at >= 0 and way[at] <= limit])

    def onward(self, cell: int, face: int) -> list[int]:
        """The cells to which a card laid here would lead on, from the paths that arrive."""
        network = self.network
        faces = network.faces
        entry = open_sides(network.asked_of(cell)) & faces.doors[face]
        spaces: list[int] = []
        for d in range(4):
            if entry >> d & 1:
                space = faces.space_behind[face][d]
                if space not in spaces:
                    spaces.append(space)
        at = 0
        while at < len(spaces):
            for other in faces.linked[face][spaces[at]]:
                if other not in spaces:
                    spaces.append(other)
            at += 1
        cells: list[int] = []
        for space in spaces:
            for d in faces.doors_of[face][space]:
                if not entry >> d & 1 and network.face_at(cell + STEPS[d]) < 0:
                    cells.append(cell + STEPS[d])
        return cells

    def after_lay(self, cell: int, face: int) -> list[float]:
        """By place: cards needed after a card is laid; 0 where it comes up against the goal."""
        here = self.field.at(cell)
        ends = self._ends_after(cell, face)
        return [self._needed(place, here, ends) for place in range(len(self.goals))]

    def after_lay_to(self, place: int, cell: int, face: int) -> float:
        """The same for one goal."""
        return self._needed(place, self.field.at(cell), self._ends_after(cell, face))

    def leads_to(self, place: int, cell: int) -> bool:
        """Whether a card laid here could bring the tunnel nearer to this goal."""
        if not self.network.whole:
            return True
        here = self.field.at(cell)
        return here >= 0 and self.ways[place][here] <= self.left[place]

    def _ends_after(self, cell: int, face: int) -> list[int]:
        """Where the paths may go on after a card is laid."""
        ends = self._joining(cell, face)
        if not ends:
            here = self.field.at(cell)
            ends = [at for at in self.ends if at != here]
            for beside in self.onward(cell, face):
                ends.append(self.field.at(beside))
        return ends

    def _needed(self, place: int, here: int, ends: list[int]) -> float:
        """Cards needed to a goal from these ends, once the place of the field is taken."""
        if not self.hidden[place]:
            return FAR
        way = self.ways[place]
        # Anyone who needed this cell has to go round it.
        if here >= 0 and way[here] <= self.left[place] + 2.0:
            way = self.detour(place, here)
        return best_of(way, ends)

    def _joining(self, cell: int, face: int) -> list[int]:
        """The ends after a card that joins a fragment to the start again; none if it does not."""
        network = self.network
        asked = network.asked_of(cell)
        if network.whole or not needed_sides(asked) & ~open_sides(asked) & network.faces.doors[face]:
            return []
        joined = network.copy()
        joined.lay(cell, face)
        return self._ends_of(joined)

    def _ends_of(self, network: Network) -> list[int]:
        cells = network.window.cells
        return [self.field.at(cells[at]) for at in network.edge if open_sides(network.asked[at])]

    def detour(self, place: int, taken: int) -> list[int]:
        """The way to a goal if this place of the field is taken; of the place itself it may say anything."""
        key = taken * 8 + place
        way = self.detours.get(key)
        if way is None:
            way = self.ways[place]
            if self.field.leads_on(way, taken):
                way = self.field.way(self.goals[place], taken)
            self.detours[key] = way
        return way

    def after_lift(self, cell: int) -> list[float]:
        """By place: cards needed after the card here is taken away."""
        lifted = self.network.copy()
        lifted.lift(cell)
        field = self.field
        here = field.at(cell)
        ends = self._ends_of(lifted)
        reopened = here >= 0 and here in ends
        beside = [field.at(cell + step) for step in STEPS]
        needed: list[float] = []
        for place in range(len(self.goals)):
            if not self.hidden[place]:
                needed.append(FAR)
                continue
            best = best_of(self.ways[place], ends)  # where the card lay, the way knows of no distance
            if reopened:  # a card like it would do; or one that leads another way
                best = min(best, 1.0 + self.left[place], 1.0 + best_of(self.ways[place], beside))
            needed.append(best)
        return needed


def best_of(way: list[int], places: list[int]) -> float:
    """The least distance among some places of the field."""
    best = int(FAR)
    for at in places:
        if at >= 0 and way[at] < best:
            best = way[at]
    return float(best)
