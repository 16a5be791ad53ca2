"""Who will get there first: the treasures of the mines, shared out among the dwarves by how soon each can be there.

The fast tier. A smooth guess, not a calculation: a dwarf is drawn to mines that are rich and near; of what a mine holds
each gets a share that falls with the turns he needs. What counts is the share of the side that the seat works for.
"""

from math import exp
from typing import Final

from undermine.bots.lost_mines.prospects import Prospects
from undermine.bots.mind import Mind
from undermine.games.lost_mines.state import State
from undermine.games.lost_mines.tables import FIRE, SELFISH

#: Quarters of a step in one turn.
TURN: Final = 12.0
#: How fast the pull of a mine, and the share in it, fall with every turn that a dwarf needs to get there.
PULL: Final = 0.6
HASTE: Final = 0.8
#: The end of the round takes its share, like one more dwarf: how much against all dwarves, and how fast it falls with
#: every turn that they have to spare.
END: Final = 4.0
SPARE: Final = 0.3
#: A campfire saves two steps of the next turn.
CAMPFIRE: Final = 6


class Race:
    """The race as one seat sees it."""

    def __init__(self, s: State, seat: int, mind: Mind, prospects: Prospects) -> None:
        seats = s.options.seats
        self.seat = seat
        self.seats = seats
        self.worth = prospects.worth.copy()
        #: By seat: how likely it is that what he finds counts for me.
        self.sides: list[float] = [0.0] * seats
        self.waits: list[float] = []
        cards = len(s.pile)
        for other in range(seats):
            if s.roles[seat] % 3 != SELFISH:
                self.sides[other] = 1.0 - mind.suspicion[other]
            self.waits.append(((other - s.turn) % seats) / seats)
            cards += len(s.hands[other])
        self.sides[seat] = 1.0
        self.members = sum(self.sides)
        self.turns = cards / seats
        self.ends: list[float] = [0.0] * len(self.worth)
        self.scale = 1.0
        self.able = [len(hand) > 0 for hand in s.hands]

    def presence(self, other: int, row: list[int], wait: float) -> list[float]:
        """By mine: how much of a dwarf is there, and how soon, if these are his ways to the mines."""
        worth = self.worth
        pulls: list[float] = []
        total = 1e-9
        if not self.able[other]:
            return [0.0] * len(worth)
        for mine in range(len(worth)):
            pull = worth[mine] * exp(-PULL * row[mine] / TURN)
            pulls.append(pull)
            total += pull
        return [pulls[mine] / total * exp(-HASTE * (row[mine] / TURN + wait)) for mine in range(len(worth))]

    def set_end(self, rows: list[list[int]], without: int) -> None:
        """Works out what the end of the round may take, as things stand; perhaps without one seat."""
        for mine in range(len(self.worth)):
            nearest = min([row[mine] for row in rows])
            total = 0.0
            for other in range(self.seats):
                if other == without:
                    continue
                total += self.presence(other, rows[other], self.waits[other])[mine]
            spare = max(self.turns - nearest / TURN, 0.0)
            self.ends[mine] = END * exp(-SPARE * spare) * total

    def normalize(self, rows: list[list[int]]) -> float:
        """Measures by what the seat may hope for as things stand, so that near and far are weighed alike."""
        self.set_end(rows, -1)
        self.scale = 1.0
        self.scale = 1.0 / (self.value(rows) + 1e-6)
        return self.value(rows)

    def value(self, rows: list[list[int]]) -> float:
        """The points that the seat may hope for, if these are the ways of all dwarves to the mines."""
        own = [0.0] * len(self.worth)
        all_of_them = self.ends.copy()
        for other in range(self.seats):
            present = self.presence(other, rows[other], self.waits[other])
            self.add(own, all_of_them, present, self.sides[other])
        return self.shares(own, all_of_them)

    def add(self, own: list[float], everybody: list[float], present: list[float], side: float) -> None:
        for mine in range(len(own)):
            own[mine] += side * present[mine]
            everybody[mine] += present[mine]

    def shares(self, own: list[float], everybody: list[float]) -> float:
        total = 0.0
        for mine in range(len(own)):
            total += self.worth[mine] * own[mine] / (everybody[mine] + 1e-9)
        return total / self.members * self.scale


def fireside(s: State, cell: int, way: int) -> int:
    """A way to a mine that begins at a campfire is shorter (LM-P13)."""
    face = s.network.laid.get(cell, -1)
    if face >= 0 and s.tables.features[face] == FIRE and way > CAMPFIRE:
        return way - CAMPFIRE
    return way
