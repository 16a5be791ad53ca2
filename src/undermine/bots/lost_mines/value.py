# fast tier
"""What a position of The Lost Mines is worth to each seat: features of the learned value, and the points in the end."""

from math import exp
from typing import Final

from undermine.bots.lost_mines.ways import EMPTY, FAR, TURN, Ways
from undermine.engine.grid import cell_of
from undermine.games.lost_mines.deck import SABOTEUR, SELFISH, symbol_of, value_of
from undermine.games.lost_mines.scoring import side_of
from undermine.games.lost_mines.state import State

#: So many points in a round are as good as it gets.
MOST: Final = 7.0
#: How fast the share in a mine falls with every turn that a dwarf needs to get there.
HASTE: Final = 0.8


def utility(s: State, round: int) -> list[float]:
    """By seat: the points of a round that is over, as a share of many."""
    return [min(points / MOST, 1.0) for points in s.ended[round - 1].points]


class Standing:
    """A position as it really is in this world: ways, treasures, sides."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.seats = s.seats
        ways = Ways(s, s.turn, EMPTY)
        board = ways.board
        self.left = [0.0] * (len(s.mine_cards))  # by mine: what there is still to get there
        self.taken = [0.0] * self.seats  # by seat: what its treasures are worth
        for place in range(len(s.treasures)):
            value = float(value_of(s.treasures[place]))
            if s.takers[place] >= 0:
                self.taken[s.takers[place]] += value
            else:
                mine = s.mine_cards.index(symbol_of(s.treasures[place]))
                self.left[mine] += value
        fields = [
            ways.to([board.mines[mine]], [0]) if self.left[mine] > 0 else [FAR] * len(board.cells)
            for mine in range(len(self.left))
        ]
        #: By seat, by mine: the turns that a dwarf needs.
        self.ways: list[list[float]] = []
        for seat in range(self.seats):
            wait = ((seat - s.turn) % self.seats) / self.seats
            space = board.index[cell_of(s.dwarves[seat])]
            self.ways.append([field[space] / TURN + wait for field in fields])
        self.sides = [side_of(role) for role in s.roles]
        cards = len(s.pile)
        for hand in s.hands:
            cards += len(hand)
        self.turns = cards / self.seats
        self.present = [self.presence(seat) for seat in range(self.seats)]

    def presence(self, seat: int) -> list[float]:
        """By mine: how much of a dwarf will be there, and how soon."""
        if not self.s.hands[seat]:
            return [0.0] * len(self.left)
        pulls = [self.left[mine] * exp(-0.6 * self.ways[seat][mine]) for mine in range(len(self.left))]
        total = sum(pulls) + 1e-9
        return [pulls[mine] / total * exp(-HASTE * self.ways[seat][mine]) for mine in range(len(self.left))]

    def friends(self, seat: int) -> list[int]:
        """Those whose treasures count for this seat, itself among them."""
        if self.sides[seat] < 0:
            return [seat]
        return [other for other in range(self.seats) if self.sides[other] == self.sides[seat]]

    def share(self, seats: list[int], end: float) -> float:
        """What these seats together may still get."""
        total = 0.0
        for mine in range(len(self.left)):
            theirs = 0.0
            everybody = end
            for seat in range(self.seats):
                everybody += self.present[seat][mine]
            for seat in seats:
                theirs += self.present[seat][mine]
            total += self.left[mine] * theirs / (everybody + 1e-9)
        return total

    def soonest(self, seats: list[int]) -> float:
        """The turns until one of these is at a mine that pays; at most 8."""
        least = 8.0
        for seat in seats:
            if self.s.hands[seat]:
                for mine in range(len(self.left)):
                    if self.left[mine] > 0:
                        least = min(least, self.ways[seat][mine])
        return least


def features(standing: Standing, seat: int) -> list[float]:
    """What the hopes of a seat hang on, in this world."""
    s = standing.s
    friends = standing.friends(seat)
    foes = [other for other in range(standing.seats) if other not in friends]
    members = float(len(friends))
    points = 0.0
    for friend in friends:
        points += standing.taken[friend]
    left = sum(standing.left)
    end = exp(-HASTE * standing.turns)
    soon = standing.share(friends, end) / members
    later = standing.share(friends, 0.05) / members
    ours = standing.soonest(friends)
    return [
        1.0,
        points / members / 2.0,
        min(points / members, 2.0) / 2.0,
        soon / 2.0,
        later / 2.0,
        1.0 if s.dragon == seat else 0.0,
        min(points / members, 2.0) / 2.0 if s.dragon == seat else 0.0,
        left / 10.0,
        ours / 4.0,
        standing.soonest(foes) / 4.0,
        standing.soonest([seat]) / 4.0,
        min(standing.turns, 10.0) / 5.0,
        max(standing.turns - ours, 0.0) / 5.0,
        members / 3.0,
        1.0 if s.identity(seat) == SELFISH else 0.0,
        1.0 if s.identity(seat) == SABOTEUR else 0.0,
        left / 10.0 / members,
        len(s.hands[seat]) / 5.0,
        standing.taken[seat] / 4.0,
    ]
