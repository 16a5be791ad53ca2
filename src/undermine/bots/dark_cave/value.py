# fast tier
"""What a position of The Dark Cave is worth: the features of the learned value, and the result of a finished game."""

from undermine.bots.dark_cave.outlook import AMPLE, DIGGING, DISCOUNT, FAR, HOPES, HOPES_IN_BOOTS, WALKING
from undermine.bots.dark_cave.ways import EMPTY, Field, distances, exit_node
from undermine.engine.grid import node_at
from undermine.games.dark_cave.deck import FIRST_CREATURE, REACH, START_GOLD
from undermine.games.dark_cave.scoring import treasures, winning_side
from undermine.games.dark_cave.state import State

DIG = 3


def utility(s: State) -> list[float]:
    """By seat: 1 if its side has won."""
    side = winning_side(s)
    return [1.0 if s.side(seat) == side else 0.0 for seat in range(s.seats)]


def features(s: State, side: int) -> list[float]:
    """What the chances of a side hang on, in this world."""
    seats = s.seats
    hopes = true_hopes(s)
    own = [seat for seat in range(seats) if s.side(seat) == side]
    other = [seat for seat in range(seats) if s.side(seat) != side]
    cards = len(s.pile)
    for hand in s.hands:
        cards += len(hand)
    first = 0.0 if s.first_out < 0 else 1.0 if s.side(s.first_out) == side else -1.0
    exit_found = 1.0 if exit_node(s) >= 0 else 0.0
    worth = treasures(s.roles, [s.gold[seat] if s.dwarves[seat] < 0 else 0 for seat in range(seats)])
    lead = 0.0 if worth[0] == worth[1] else 1.0 if worth[side] > worth[1 - side] else -1.0
    last = hindmost(hopes, own) - hindmost(hopes, other)
    mean = average(hopes, own) - average(hopes, other)
    return [
        1.0,
        mean * 3.0,
        last * 3.0,
        exit_found * mean * 3.0,
        exit_found * last * 3.0,
        first,
        lead,
        saved(s, own) - saved(s, other),
        carried(s, own, hopes) - carried(s, other, hopes),
        out(s, own) - out(s, other),
        one_left(s, own) - one_left(s, other),
        knowing(s, own) - knowing(s, other),
        arms(s, own) - arms(s, other),
        (1.0 if len(own) < len(other) else -1.0 if len(own) > len(other) else 0.0),
        (1.0 if len(own) == 1 else 0.0) - (1.0 if len(other) == 1 else 0.0),
        last * min(cards / seats, 10.0) / 3.0,
        1.0 if s.side(s.turn) == side else -1.0,
    ]


def true_field(s: State) -> Field:
    """How far it is from all dwarves to the exit, wherever it is in this world."""
    place = s.goal_cards.index(0)
    key = exit_node(s)
    dwarves = [node for node in s.dwarves if node >= 0]
    return distances(s, [key if key >= 0 else node_at(s.goals[place], EMPTY)], DIG, -1, dwarves)


def in_time(s: State) -> float:
    """How likely anybody gets out before the cards run out: nobody's win is everybody's loss (Q-DC-79)."""
    if s.first_out >= 0:
        return 1.0
    field = true_field(s)
    most = 0.0
    for seat in range(s.seats):
        turns = field.get(s.dwarves[seat], FAR) / REACH * (WALKING + DIGGING / s.seats)
        most = max(most, (len(s.hands[seat]) + len(s.pile) / s.seats - turns + 2.0) / AMPLE)
    return min(most, 1.0)


def true_hopes(s: State) -> list[float]:
    """By seat: how near it is to the exit; 1 if it is out."""
    field = true_field(s)
    by_seat: list[float] = []
    for seat in range(s.seats):
        if s.dwarves[seat] < 0:
            by_seat.append(1.0)
            continue
        hopes = HOPES if s.boots[seat] < 0 else HOPES_IN_BOOTS
        hope = hopes[field.get(s.dwarves[seat], FAR)]
        by_seat.append(hope * DISCOUNT if s.down >> seat & 1 else hope)
    return by_seat


def hindmost(hopes: list[float], seats: list[int]) -> float:
    """The least hope of a side."""
    least = 1.0
    for seat in seats:
        least = min(least, hopes[seat])
    return least


def average(hopes: list[float], seats: list[int]) -> float:
    total = 0.0
    for seat in seats:
        total += hopes[seat]
    return total / max(len(seats), 1)


def saved(s: State, seats: list[int]) -> float:
    """The share of a side's gold that is out of the cave."""
    total = 0
    for seat in seats:
        if s.dwarves[seat] < 0:
            total += s.gold[seat]
    return total / (START_GOLD * max(len(seats), 1))


def carried(s: State, seats: list[int], hopes: list[float]) -> float:
    """The share of it that is still on its way, by the hope of those who carry it."""
    total = 0.0
    for seat in seats:
        if s.dwarves[seat] >= 0:
            total += s.gold[seat] * hopes[seat]
    return total / (START_GOLD * max(len(seats), 1))


def out(s: State, seats: list[int]) -> float:
    """The share of a side that is out."""
    number = 0
    for seat in seats:
        if s.dwarves[seat] < 0:
            number += 1
    return number / max(len(seats), 1)


def one_left(s: State, seats: list[int]) -> float:
    """Whether one more dwarf ends the game (DC-E02)."""
    inside = 0
    for seat in seats:
        if s.dwarves[seat] >= 0:
            inside += 1
    return 1.0 if inside == 1 else 0.0


def knowing(s: State, seats: list[int]) -> float:
    """The share of a side that knows where the exit is."""
    place = s.goal_cards.index(0)
    if s.goals_up >> place & 1:
        return 1.0
    number = 0
    for seat in seats:
        number += s.goals_known[place] >> seat & 1
    return number / max(len(seats), 1)


def arms(s: State, seats: list[int]) -> float:
    """Creatures in a side's hands, by seat."""
    number = 0
    for seat in seats:
        for card in s.hands[seat]:
            if s.deck.actions[card] >= FIRST_CREATURE:
                number += 1
    return number / max(len(seats), 1)
