# fast tier
"""What a seat makes of the table: who is for it, where the exit may be, and how much hope each dwarf has."""

from itertools import permutations
from typing import Final

from undermine.bots.dark_cave.ways import EMPTY, LIMIT, Field, distances, exit_node, walks
from undermine.bots.mind import ROOKIE, Mind
from undermine.engine.grid import STEPS, cell_of, node_at, space_of
from undermine.games.dark_cave.deck import REACH, SABOTEUR
from undermine.games.dark_cave.state import State

#: All ways in which the goals may lie: by place, the number of the goal (see GOALS; 0 is the exit).
ARRANGEMENTS: Final[list[tuple[int, ...]]] = list(permutations(range(4)))
EXIT_AT: Final[list[int]] = [arrangement.index(0) for arrangement in ARRANGEMENTS]

COVER: Final = 0.01  # what a suspicion costs
DIG: Final = 4  # what it costs to dig a cell, in steps
HINDMOST: Final = 0.8  # how much of a dwarf's worth depends on its being the last
LATE_POWER: Final = 2.0
DISCOUNT: Final = 0.88  # what a turn later is worth
#: By steps: the hope of a dwarf that is so far from the exit; and of one with boots.
HOPES: Final[list[float]] = [DISCOUNT ** (steps / REACH) for steps in range(LIMIT + 40)]
HOPES_IN_BOOTS: Final[list[float]] = [DISCOUNT ** (steps / (REACH + 1)) for steps in range(LIMIT + 40)]
FAR: Final = LIMIT + 9
LOOK_AHEAD: Final = 18  # steps
AMPLE: Final = 4.0  # turns to spare, with which a side hinders the other as much as it can
BOLD: Final = 12.0  # and with which it does not turn a goal over for others
#: What a way takes, of the turns that its steps need: to walk it; and to dig it, which all seats share.
WALKING: Final = 0.4
DIGGING: Final = 3.0


def against(s: State, seat: int, mind: Mind) -> list[float]:
    """By seat: the probability that it works against this one, with all that this one knows for sure."""
    suspicion = mind.suspicion.copy()
    side = s.side(seat)
    for other in range(s.seats):
        if other == seat:
            suspicion[other] = 0.0
        elif s.revealed >> other & 1 or s.roles_known[other] >> seat & 1:
            suspicion[other] = 0.0 if s.side(other) == side else 1.0
    return suspicion


def weights(suspicion: list[float]) -> list[float]:
    """By seat: how much its way out is worth to us. A side's gold counts as a share of all it could save (DC-V04)."""
    enemies = sum(suspicion)
    friends = len(suspicion) - enemies
    share = friends / max(enemies, 0.5)
    return [1.0 - suspected - suspected * share for suspected in suspicion]


def exit_chances(s: State, seat: int, secrets: list[float]) -> list[float]:
    """By place of a goal: the probability that the exit is there, as far as this seat knows."""
    places = len(s.goals)
    chances = [1.0] * places
    if secrets:
        chances = [0.0] * places
        for i in range(len(secrets)):
            chances[EXIT_AT[i]] += secrets[i]
    for place in range(places):
        if s.goals_up >> place & 1 or s.goals_known[place] >> seat & 1:
            if s.goal_cards[place] == 0:
                return [1.0 if other == place else 0.0 for other in range(places)]
            chances[place] = 0.0
    total = sum(chances)
    if total <= 0.0:  # beliefs that do not fit this state
        chances = [0.0 if s.goals_up >> place & 1 else 1.0 for place in range(places)]
        total = max(sum(chances), 1.0)
    return [chance / total for chance in chances]


class Outlook:
    """One seat's view of one state, worked out once for a decision."""

    def __init__(self, s: State, seat: int, mind: Mind) -> None:
        self.s = s
        self.seat = seat
        self.level = mind.level
        self.against = against(s, seat, mind)
        self.weights = weights(self.against)
        self.caution = 1.0
        self.dig = DIG
        self.exit = exit_node(s)
        self.cover = self._cover(mind.seen)
        self.chances = exit_chances(s, seat, mind.secrets)
        self.shares: list[float] = []
        self.targets: list[list[int]] = []
        self._aim()
        self.fields = [distances(s, targets, self.dig, -1) for targets in self.targets]
        self._without: dict[int, list[Field]] = {}
        self._walked: dict[int, dict[int, int]] = {}
        self._ways: dict[int, list[int]] = {}
        self.ends: dict[int, float] = {}  # what it is worth to end a movement there, as far as anybody has asked
        self.hopes = [self.hope_of(other) for other in range(s.seats)]
        if self.level != ROOKIE:
            if s.first_out < 0:
                self._forbear()
            if s.seats >= 5:
                self._hurry()

    def _forbear(self) -> None:
        """Nobody's win is everybody's loss (Q-DC-79): a side that hardly gets out in time gains nothing by hindering.

        Once a dwarf is out some side will win, and nobody is spared any more.
        """
        s = self.s
        patience = 0.0
        self.caution = 0.0
        for seat in range(s.seats):
            if self.weights[seat] > 0.0:
                spare = self.spare_turns(seat)
                patience = max(patience, self.weights[seat] * min((spare + 1.0) / AMPLE, 1.0))
                self.caution = max(self.caution, self.weights[seat] * min(spare / BOLD, 1.0))
        for seat in range(s.seats):
            if self.weights[seat] < 0.0:
                self.weights[seat] *= patience

    def spare_turns(self, seat: int) -> float:
        """How many turns a dwarf has left over on its way out, as things stand. Every turn takes a card.

        The fewer dwarves there are to dig, the longer it takes.
        """
        s = self.s
        steps = 0.0
        for i in range(len(self.fields)):
            steps += self.shares[i] * self.fields[i].get(s.dwarves[seat], FAR)
        turns = steps / REACH * (WALKING + DIGGING / s.seats)
        return len(s.hands[seat]) + len(s.pile) / s.seats - turns

    def _aim(self) -> None:
        """The exit; or each goal that may be it. A rookie goes for whichever is nearest."""
        s = self.s
        if self.exit >= 0:
            self.shares = [1.0]
            self.targets = [[self.exit]]
            return
        places = [place for place in range(len(s.goals)) if self.chances[place] > 0.01]
        keys = [node_at(s.goals[place], EMPTY) for place in places]
        if self.level == ROOKIE:
            self.shares = [1.0]
            self.targets = [keys]
        else:
            self.shares = [self.chances[place] for place in places]
            self.targets = [[key] for key in keys]

    def _cover(self, seen: float) -> float:
        """What it costs saboteurs to harm their own clan while they may still pass for loyal: they would be hunted.

        Once the exit is known, or they are, there is nothing left to hide. In a cave of one clan all harm their own.
        """
        s = self.s
        if s.seats < 5 or s.identity(self.seat) != SABOTEUR or s.revealed >> self.seat & 1 or self.exit >= 0:
            return 0.0
        return COVER * max(0.0, 1.0 - seen)

    def _hurry(self) -> None:
        """The game ends when the last dwarf of a side is out (DC-E02): the hindmost of each side matter most."""
        for sign in (1.0, -1.0):
            least = 1.0
            for seat in range(len(self.hopes)):
                if self.weights[seat] * sign > 0.0:
                    least = min(least, self.hopes[seat])
            for seat in range(len(self.hopes)):
                if self.weights[seat] * sign > 0.0:
                    late = (least / max(self.hopes[seat], 0.001)) ** LATE_POWER
                    self.weights[seat] *= 1.0 - HINDMOST + HINDMOST * late

    def hope(self, key: int, boots: bool) -> float:
        """The hope of a dwarf at this place, from 0 to 1."""
        hopes = HOPES_IN_BOOTS if boots else HOPES
        total = 0.0
        for i in range(len(self.fields)):
            total += self.shares[i] * hopes[self.fields[i].get(key, FAR)]
        return total

    def hope_of(self, seat: int) -> float:
        """The hope of a seat's dwarf; 1 if it is out."""
        node = self.s.dwarves[seat]
        if node < 0:
            return 1.0
        hope = self.hope(node, self.s.boots[seat] >= 0)
        return hope * DISCOUNT if self.s.down >> seat & 1 else hope

    def stake(self, seat: int) -> float:
        """What a dwarf's way out is worth, with its gold; an empty-handed one may still be the first or the last."""
        return (self.s.gold[seat] + 0.5) / 3.5

    def without(self, cell: int) -> list[Field]:
        """The distances of all dwarves if nothing is dug in a cell."""
        fields = self._without.get(cell)
        if fields is None:
            dwarves = [node for node in self.s.dwarves if node >= 0]
            fields = [
                distances(self.s, self.targets[i], self.dig, cell, dwarves)
                if leads_on(self.s, self.fields[i], cell, self.dig)
                else self.fields[i]
                for i in range(len(self.fields))
            ]
            self._without[cell] = fields
        return fields

    def walked(self, node: int) -> dict[int, int]:
        """All that a dwarf can walk to from here, with the number of steps."""
        reached = self._walked.get(node)
        if reached is None:
            reached = walks(self.s, node, 30)
            self._walked[node] = reached
        return reached

    def way(self, node: int) -> list[int]:
        """The way that a dwarf will take towards its likeliest goal, as keys; the first is where it is."""
        way = self._ways.get(node)
        if way is None:
            best = 0
            most = 0.0
            for i in range(len(self.fields)):
                hope = self.shares[i] * HOPES[self.fields[i].get(node, FAR)]
                if hope > most:
                    best = i
                    most = hope
            way = descent(self.s, self.fields[best], node, LOOK_AHEAD)
            self._ways[node] = way
        return way


def leads_on(s: State, far: Field, cell: int, dig: int) -> bool:
    """Whether any shortest way may lead through a cell that has no card yet."""
    here = far.get(node_at(cell, EMPTY), LIMIT)
    if here < LIMIT:
        for beside in around(s, node_at(cell, EMPTY)):
            if far.get(beside, 0) > here + dig:
                return True
    return False


def descent(s: State, far: Field, node: int, most: int) -> list[int]:
    """The shortest way down a field of distances, as keys."""
    way = [node]
    while len(way) <= most and far.get(node, 0) > 0:
        best = node
        for beside in around(s, node):
            if far.get(beside, LIMIT) < far.get(best, LIMIT):
                best = beside
        if best == node:
            break
        way.append(best)
        node = best
    return way


def around(s: State, key: int) -> list[int]:
    """The keys next to a key, webs or not."""
    faces = s.deck.faces
    network = s.network
    cell = cell_of(key)
    space = space_of(key)
    beside_it: list[int] = []
    doors = [0, 1, 2, 3]
    if space != EMPTY:
        face = network.face_at(cell)
        doors = faces.doors_of[face][space]
        for other in faces.linked[face][space]:
            beside_it.append(node_at(cell, other))
        if key in s.ladders:
            for ladder in s.ladders:
                if ladder != key:
                    beside_it.append(ladder)
    for d in doors:
        beside = cell + STEPS[d]
        there = network.face_at(beside)
        if there < 0:
            beside_it.append(node_at(beside, EMPTY))
        elif faces.space_behind[there][d ^ 2] >= 0:
            beside_it.append(node_at(beside, faces.space_behind[there][d ^ 2]))
    return beside_it
