"""A veteran's cards: he digs like a rookie, but minds whom else a card helps or hinders. The fast tier."""

from math import exp
from typing import Final

from undermine.bots.lost_mines.digging import Digging, rookie_plays
from undermine.bots.lost_mines.routes import STEP, TROLL, laying_cost
from undermine.bots.mind import Mind
from undermine.engine.grid import STEPS
from undermine.games.lost_mines.state import State
from undermine.games.lost_mines.tables import (
    CELLS,
    LOOK_MINE,
    OP_DISCARD_TWO,
    OP_LOOK,
    SELFISH,
    STORM_AT,
    TOOL_AT,
    TROLL_AT,
)

#: What a step less is worth for an ally, and a step more for a foe, against one for the seat itself.
ALLY: Final = 0.3
FOE: Final = 0.3
#: Ways of others count less the further they have to go: quarters of a step to a third.
REACH: Final = 36.0
#: No card delays anybody by more than this.
MOST: Final = 16
SPEND: Final = 0.2
TEMPO: Final = 1.0
TEMPO_FOE: Final = 1.5
TEMPO_GAP: Final = 0.7
TEMPO_STOP: Final = 1.0
TURN: Final = 12.0
FISH: Final = 0.0
SPARE: Final = 4.0
NEEDED: Final = 0.0
LEAST_SLACK: Final = 0.1
LOOK_FIRST: Final = 0.5
LOOK_NOW: Final = 2.0


def slack(s: State, before: list[int], spaces: list[int]) -> float:
    """How much time there is for quarrels: from little, if all have to dig to get anything at all, to 1."""
    cards = len(s.pile)
    for hand in s.hands:
        cards += len(hand)
    nearest = min([before[space] for space in spaces])
    spare = cards / len(spaces) - nearest / TURN
    return max(LEAST_SLACK, min(1.0, (spare - NEEDED) / SPARE))


class Others:
    """How the ways of the other dwarves change, weighed by whom they work for."""

    def __init__(self, s: State, seat: int, mind: Mind) -> None:
        self.s = s
        self.seat = seat
        self.digging = Digging(s, seat, mind)
        board = self.digging.routes.board
        self.goals = self.digging.goals
        self.heads = self.digging.heads
        self.spaces = [board.index[node >> 4] for node in s.dwarves]
        before = self.digging.ahead
        self.weights: list[float] = []
        self.slack = slack(s, before, self.spaces)
        foe_weight = FOE * self.slack
        for other in range(len(self.spaces)):
            soon = exp(-before[self.spaces[other]] / REACH) if s.hands[other] else 0.0
            if other == seat:
                self.weights.append(0.0)
            elif s.roles[seat] % 3 == SELFISH:
                self.weights.append(-foe_weight * soon)
            else:
                foe = mind.suspicion[other]
                self.weights.append((ALLY * (1.0 - foe) - foe_weight * foe) * soon)
        self.needs = [self.missing(other, 3) for other in range(len(self.spaces))]
        self.own_needs = self.missing(seat, s.steps_left)

    def missing(self, seat: int, steps: int) -> int:
        """How many cards a dwarf needs to be at a mine that may pay in so many steps: 0, 1, or 2 for more."""
        routes = self.digging.routes
        beside = routes.board.beside
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
                    if other in self.goals and other != here:
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

    def tempo(self) -> float:
        """What it is worth to be at a mine at once; and what it costs to let a foe be there."""
        own = self.missing(self.seat, self.s.steps_left)
        if self.own_needs and not own:
            return TEMPO
        total = 0.0
        for other in range(len(self.spaces)):
            if self.weights[other] < 0:
                needs = self.missing(other, 3)
                if needs < self.needs[other]:
                    total -= TEMPO_FOE if needs == 0 else TEMPO_GAP
                elif needs > self.needs[other]:
                    total += TEMPO_STOP if self.needs[other] == 0 else TEMPO_GAP * 0.5
        total = self.slack * min(max(total, -2.0 * TEMPO_FOE), 2.0 * TEMPO_STOP)
        return total - 2.0 * TEMPO if own and not self.own_needs else total

    def after(self) -> list[int]:
        """The ways as they are with what has just been changed."""
        return self.digging.routes.to(self.goals, self.heads)

    def change(self, after: list[int]) -> float:
        """What a change of ways is worth, the seat's own way left out."""
        before = self.digging.ahead
        total = 0.0
        for other in range(len(self.spaces)):
            space = self.spaces[other]
            gain = max(-MOST, min(MOST, before[space] - after[space]))
            total += self.weights[other] * gain / STEP
        return total

    def own(self, after: list[int]) -> float:
        space = self.spaces[self.seat]
        return max(-MOST, min(MOST, self.digging.ahead[space] - after[space])) / STEP

    def used(self) -> list[bool]:
        """The spaces on somebody's way."""
        found = [False] * len(self.digging.ahead)
        for space in self.spaces:
            self.digging.trace(space, found)
        return found


def veteran_plays(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """Dig where it helps oneself and one's side; hinder the others where it costs little."""
    found = rookie_plays(s, seat, codes, mind)
    others = Others(s, seat, mind)
    routes = others.digging.routes
    used = others.used()
    tried: dict[int, float] = {}
    for n in range(len(codes)):
        code = codes[n]
        if code < CELLS:
            if code >> 10 == OP_LOOK and code >> 4 & 3 == LOOK_MINE:
                found[n] = look(others, code & 15)
            elif code >> 10 == OP_DISCARD_TWO:
                found[n] += FISH
            continue
        i = routes.board.index.get(code >> 7, -1)
        what = code & 127
        if what < TOOL_AT:
            if used[i] or found[n] > 0:
                found[n] += lay(others, i, what, found[n] > 0, tried)
        elif what == TOOL_AT:
            found[n] += 0.0
        elif what == STORM_AT:
            if used[i]:
                old_doors, old_enter = routes.doors[i], routes.enter[i]
                routes.put(i, 15, routes.empty + 4)
                routes.laid[i] = False
                after = others.after()
                found[n] = others.change(after) + others.own(after) + others.tempo() - SPEND
                routes.put(i, old_doors, old_enter)
                routes.laid[i] = True
        elif what >= TROLL_AT:
            other = routes.board.index.get((code >> 7) + STEPS[what & 1], -1)
            if i >= 0 and other >= 0 and used[i] and used[other]:
                edge = (code >> 7) * 2 + (what & 1)
                routes.toll(edge, TROLL)
                after = others.after()
                found[n] = others.change(after) + 0.5 * others.own(after) + others.tempo() - SPEND
                routes.toll(edge, -TROLL)
    return found


def look(others: Others, place: int) -> float:
    """The nearer a mine that he does not know, the more he wants to know."""
    prospects = others.digging.prospects
    unsure = 1.0 - max(prospects.chances[place])
    mine = others.digging.routes.board.mines[place]
    way = others.digging.behind[mine]
    if unsure < 0.01:
        return -0.5
    return (LOOK_NOW if way <= 16 else LOOK_FIRST) * unsure / 0.75 - way / 400.0


def lay(others: Others, i: int, face: int, digs: bool, tried: dict[int, float]) -> float:
    """What a path card changes for the others; and for the seat, where it does not dig."""
    s = others.s
    routes = others.digging.routes
    doors = s.tables.faces.doors[face]
    cost = laying_cost(s, others.seat, face)
    key = (i * 16 + doors) * 64 + cost
    if key not in tried:
        old_doors, old_enter = routes.doors[i], routes.enter[i]
        routes.put(i, doors, STEP + cost)
        after = others.after()
        tried[key] = others.change(after)
        if TEMPO or TEMPO_FOE:
            routes.laid[i] = cost == 0
            tried[key] += others.tempo()
            routes.laid[i] = False
        routes.put(i, old_doors, old_enter)
        if not digs:
            tried[key] += 1.0 - SPEND + min(others.own(after), 0.0)
    return tried[key]
