"""What a change of the board means to the other dwarves, by whom they work for. The fast tier."""

from math import exp
from typing import Final

from undermine.bots.lost_mines.digging import Digging
from undermine.bots.lost_mines.routes import STEP, TROLL, TURN
from undermine.bots.mind import Mind
from undermine.engine.grid import cell_of
from undermine.games.lost_mines.deck import SELFISH
from undermine.games.lost_mines.state import State

#: What a step less is worth for an ally, and a step more for a foe, against one for the seat itself.
ALLY: Final = 0.1
FOE: Final = 0.3
#: Ways of others count less the further they have to go: quarters of a step to a third.
REACH: Final = 36.0
#: No card delays anybody by more than this.
MOST: Final = 16
#: Being at a mine at once is worth so many steps more; a foe who can be there in his next turn, or could with one more
#: card, costs so many, and one who no longer can brings so many.
AT_ONCE: Final = 1.0
FOE_AT_ONCE: Final = 1.5
FOE_ALMOST: Final = 0.7
FOE_STOPPED: Final = 1.0
#: With this many turns to spare there is no time for quarrels, and with so many more there is plenty.
NEEDED: Final = 1.0
PLENTY: Final = 4.0
LEAST: Final = 0.1
#: Steps of a turn (LM-M01).
STEPS_OF_A_TURN: Final = 3


class Others:
    """The other dwarves, as a seat sees them."""

    def __init__(self, s: State, seat: int, mind: Mind, digging: Digging) -> None:
        self.s = s
        self.seat = seat
        self.digging = digging
        self.spaces = [digging.routes.board.index[cell_of(node)] for node in s.dwarves]
        self.after = digging.ahead  # the ways as they are with what has just been changed
        self.quarrel = quarrel(s, digging.ahead, self.spaces)
        self.weights: list[float] = [self.weight(other, mind) for other in range(len(self.spaces))]
        self.own_needs = self.missing(seat, s.steps_left)
        self.needs = [self.missing(other, STEPS_OF_A_TURN) for other in range(len(self.spaces))]

    def weight(self, other: int, mind: Mind) -> float:
        """What a step of another dwarf is worth to the seat; less than nothing, if he is a foe."""
        if other == self.seat or not self.s.hands[other]:
            return 0.0
        foe = 1.0 if self.s.identity(self.seat) == SELFISH else mind.suspicion[other]
        soon = exp(-self.digging.ahead[self.spaces[other]] / REACH)
        return (ALLY * (1.0 - foe) - FOE * self.quarrel * foe) * soon

    def missing(self, seat: int, steps: int) -> int:
        """How many cards a dwarf needs to be at a goal in so many steps: 0, 1, or 2 for more."""
        routes = self.digging.routes
        beside = routes.board.beside
        goals = self.digging.goals
        here = self.spaces[seat]
        best = 2
        now = [here]
        gaps = {here: 0}
        for _ in range(steps):
            reached: list[int] = []
            for space in now:
                for d in routes.ways[space]:
                    if routes.tolls.get(space * 4 + d, 0) >= TROLL:
                        continue
                    other = beside[space * 4 + d]
                    gap = gaps[space]
                    if other in goals and other != here:
                        best = min(best, gap)
                    elif not routes.laid[other]:
                        gap += 1
                    elif routes.enter[other] != STEP:
                        continue
                    if gap < 2 and gap < gaps.get(other, 2) and not routes.hidden[other]:
                        gaps[other] = gap
                        reached.append(other)
            now = reached
        return best

    def change(self) -> float:
        """What the board, as it has just been changed, is worth more than before; the seat's own way left out."""
        return self.ways() + self.tempo()

    def ways(self) -> float:
        """The ways of the others."""
        before = self.digging.ahead
        after = self.digging.routes.to(self.digging.goals, self.digging.heads)
        self.after = after
        total = 0.0
        for other in range(len(self.spaces)):
            space = self.spaces[other]
            total += self.weights[other] * limit(before[space] - after[space])
        return total

    def own(self) -> float:
        """The seat's own way; asked after `change`."""
        space = self.spaces[self.seat]
        return limit(self.digging.ahead[space] - self.after[space])

    def tempo(self) -> float:
        """To be at a mine at once is worth more than to be near it; and no foe should be helped to the door."""
        own = self.missing(self.seat, self.s.steps_left)
        if self.own_needs and not own:
            return AT_ONCE
        total = 0.0
        for other in range(len(self.spaces)):
            if self.weights[other] < 0:
                total += self.door(self.needs[other], self.missing(other, STEPS_OF_A_TURN))
        total = self.quarrel * min(max(total, -2.0 * FOE_AT_ONCE), 2.0 * FOE_STOPPED)
        return total - 2.0 * AT_ONCE if own and not self.own_needs else total

    def door(self, before: int, after: int) -> float:
        """What it means that a foe needs more or fewer cards than before."""
        if after < before:
            return -FOE_AT_ONCE if after == 0 else -FOE_ALMOST
        if after > before:
            return FOE_STOPPED if before == 0 else FOE_ALMOST * 0.5
        return 0.0

    def used(self) -> list[bool]:
        """The spaces on somebody's way."""
        found = [False] * len(self.digging.ahead)
        for space in self.spaces:
            self.digging.trace(space, found)
        return found


def limit(quarters: int) -> float:
    """A change of a way in steps, within bounds."""
    return max(-MOST, min(MOST, quarters)) / STEP


def quarrel(s: State, ahead: list[int], spaces: list[int]) -> float:
    """How much time there is for hindering each other: little if all have to dig to get anything at all."""
    cards = len(s.pile)
    for hand in s.hands:
        cards += len(hand)
    nearest = min([ahead[space] for space in spaces])
    spare = cards / len(spaces) - nearest / TURN
    return max(LEAST, min(1.0, (spare - NEEDED) / PLENTY))
