# fast tier
"""What there is to get in each mine, as far as a seat knows. The fast tier."""

from itertools import permutations
from typing import Final

from undermine.bots.mind import Mind
from undermine.games.lost_mines.deck import DRAGON, symbol_of, value_of
from undermine.games.lost_mines.state import State

#: All ways the mines may lie: by place, what the mine holds. The order of `Mind.secrets`.
ARRANGEMENTS: Final[list[tuple[int, ...]]] = [tuple(holds) for holds in permutations(range(4))]


def sees_mine(s: State, seat: int, place: int) -> bool:
    """Whether the seat knows what a mine holds."""
    return (s.mines_up >> place & 1) != 0 or (s.mines_known[place] >> seat & 1) != 0


def sees_treasure(s: State, seat: int, place: int) -> bool:
    """Whether the seat knows what a treasure is worth."""
    if s.treasures_known[place] >> seat & 1:
        return True
    return s.takers[place] == seat and not s.options.own_treasure_hidden


def chances(s: State, seat: int, mind: Mind) -> list[list[float]]:
    """By place, by what it may hold: how likely that is to the seat."""
    places = len(s.mine_cards)
    if len(mind.secrets) == len(ARRANGEMENTS):
        return believed(s, seat, mind.secrets)
    unknown = [s.mine_cards[place] for place in range(places) if not sees_mine(s, seat, place)]
    rows: list[list[float]] = []
    for place in range(places):
        row = [0.0] * places
        if sees_mine(s, seat, place):
            row[s.mine_cards[place]] = 1.0
        else:
            for holds in unknown:
                row[holds] = 1.0 / len(unknown)
        rows.append(row)
    return rows


def believed(s: State, seat: int, weights: list[float]) -> list[list[float]]:
    """The same from the weights of all arrangements, those left out that the seat knows to be wrong."""
    places = len(s.mine_cards)
    rows = [[0.0] * places for _ in range(places)]
    total = 0.0
    for number, arrangement in enumerate(ARRANGEMENTS):
        weight = weights[number] + 1e-6
        for place in range(places):
            if sees_mine(s, seat, place) and arrangement[place] != s.mine_cards[place]:
                weight = 0.0
        if weight > 0.0:
            total += weight
            for place in range(places):
                rows[place][arrangement[place]] += weight
    return [[weight / total for weight in row] for row in rows]


def values_of(s: State, seat: int) -> list[float]:
    """By place: what a treasure is worth if the seat knows it; otherwise what is usual for its symbol."""
    sums = [0.0] * DRAGON
    numbers = [0] * DRAGON
    for treasure in s.deck.treasures:
        sums[symbol_of(treasure)] += value_of(treasure)
        numbers[symbol_of(treasure)] += 1
    for place in range(len(s.treasures)):
        if sees_treasure(s, seat, place):
            sums[symbol_of(s.treasures[place])] -= value_of(s.treasures[place])
            numbers[symbol_of(s.treasures[place])] -= 1
    values: list[float] = []
    for place in range(len(s.treasures)):
        symbol = symbol_of(s.treasures[place])
        if sees_treasure(s, seat, place):
            values.append(float(value_of(s.treasures[place])))
        else:
            values.append(sums[symbol] / max(numbers[symbol], 1))
    return values


class Outlook:
    """What one seat expects of the mines."""

    def __init__(self, s: State, seat: int, mind: Mind) -> None:
        self.chances = chances(s, seat, mind)
        self.values = values_of(s, seat)
        #: By symbol: how many treasures are left, their worth, and the best of them.
        self.left = [0] * (DRAGON + 1)
        self.sums = [0.0] * (DRAGON + 1)
        self.best = [0.0] * (DRAGON + 1)
        for place in range(len(s.treasures)):
            if s.takers[place] < 0:
                symbol = symbol_of(s.treasures[place])
                self.left[symbol] += 1
                self.sums[symbol] += self.values[place]
                self.best[symbol] = max(self.best[symbol], self.values[place])
        places = len(s.mine_cards)
        #: By mine: how many treasures, what all of them and what the next one is worth, and how likely a dragon is.
        self.stock = [self.expect(place, [float(number) for number in self.left]) for place in range(places)]
        self.worth = [self.expect(place, self.sums) for place in range(places)]
        self.next = [self.expect(place, self.best) for place in range(places)]
        self.dragon = [self.chances[place][DRAGON] if not s.mines_up >> place & 1 else 0.0 for place in range(places)]

    def expect(self, place: int, of: list[float]) -> float:
        """The mean of something by symbol, over what a mine may hold."""
        row = self.chances[place]
        total = 0.0
        for holds in range(len(of)):
            total += row[holds] * of[holds]
        return total
