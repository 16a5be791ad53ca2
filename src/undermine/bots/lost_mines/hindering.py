# fast tier
"""A veteran's cards: what each changes for the others, who is helped by it and who is hindered. The fast tier."""

from math import exp
from typing import Final

from undermine.bots.lost_mines.digging import Digging, plays, use_of
from undermine.bots.lost_mines.ways import ALL_DOORS, STEP, TRAP, TROLL, TURN, laying_cost, steps_of
from undermine.bots.mind import Mind
from undermine.engine.grid import STEPS, cell_of, side_of_edge
from undermine.games.lost_mines.codes import (
    CELLS,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_LOOK,
    STORM_AT,
    TOOL_AT,
    TRAP_AT,
    TROLL_AT,
    card_in,
    cell_in,
    edge_in,
    op_in,
    option_in,
    second_card_in,
    target_in,
    what_in,
)
from undermine.games.lost_mines.deck import LOOK_DWARF, LOOK_MINE
from undermine.games.lost_mines.scoring import side_of
from undermine.games.lost_mines.state import State

#: What a step of another dwarf counts, as a share of what it would bring if both had the same to gain.
OTHERS: Final = 1.0
#: The clan that a dwarf works for has the benefit of the doubt: the chance of a friend there, to this power.
FAITH: Final = 0.5
#: Others count less the further they are behind: quarters of a step to a third.
REACH: Final = 36.0
#: No card delays anybody by more than this.
MOST: Final = 16
#: Being at a mine at once is worth so many steps more; another who can be there in the next turn, or could with one
#: more card, counts so many, and one who no longer can so many, times the bond.
AT_ONCE: Final = 1.0
FOE_AT_ONCE: Final = 1.5
FOE_ALMOST: Final = 0.7
FOE_STOPPED: Final = 1.0
#: How much more all this counts than a step.
DOOR: Final = 2.5
#: With this many turns to spare there is no time for quarrels, and with so many more there is plenty.
NEEDED: Final = 1.0
PLENTY: Final = 4.0
LEAST: Final = 0.1
#: What a card is worth that is used to hinder others, in steps.
SPEND: Final = 0.2
SPEND_TRAP: Final = 0.12
#: What it is worth to keep a troll or a storm for a better moment.
KEEP_TROLL: Final = 0.3
KEEP_STORM: Final = 0.15
#: What knowing a dwarf of whom one can't tell the side is worth, and what knowing a treasure is.
LOOK_DWARF_WORTH: Final = 0.4
LOOK_TREASURE_WORTH: Final = 0.15
#: What knowing a mine is worth: sooner or later, and when it is within reach.
LOOK_LATER: Final = 0.5
LOOK_NOW: Final = 2.0
NOW: Final = 16
#: A hole in the way costs a little more than a space that was always empty: it may be torn open again.
HOLE: Final = 4


class Others:
    """The other dwarves, as a seat sees them."""

    def __init__(self, s: State, seat: int, mind: Mind, digging: Digging) -> None:
        self.s = s
        self.seat = seat
        self.digging = digging
        self.spaces = [digging.ways.board.index[cell_of(node)] for node in s.dwarves]
        self.after = digging.ahead  # the ways as they are with what has just been changed
        self.quarrel = quarrel(s, digging.ahead, self.spaces)
        self.bonds = bonds(s, seat, mind)
        self.weights: list[float] = [self.weight(other) for other in range(len(self.spaces))]
        self.own_needs = self.missing(seat, s.steps_left)
        self.steps = [steps_of(s, other) for other in range(len(self.spaces))]
        self.needs = [self.missing(other, self.steps[other]) for other in range(len(self.spaces))]

    def weight(self, other: int) -> float:
        """What a step of another dwarf is worth to the seat; less than nothing, if it is rather a foe."""
        if other == self.seat or not self.s.hands[other]:
            return 0.0
        bond = self.bonds[other]
        behind = max(self.digging.ahead[self.spaces[other]] - self.digging.way, 0)
        soon = exp(-behind / REACH)
        return OTHERS * (bond if bond > 0 else self.quarrel * bond) * soon

    def missing(self, seat: int, steps: int) -> int:
        """How many cards a dwarf needs to be at a goal in so many steps: 0, 1, or 2 for more."""
        return self.digging.ways.missing(self.spaces[seat], self.digging.goals, steps)

    def change(self) -> float:
        """What the board, as it has just been changed, is worth more than before; the seat's own way left out."""
        return self.their_ways() + self.tempo()

    def their_ways(self) -> float:
        """The ways of the others."""
        before = self.digging.ahead
        after = self.digging.ways.to(self.digging.goals, self.digging.heads, self.spaces)
        self.after = after
        total = 0.0
        for other in range(len(self.spaces)):
            space = self.spaces[other]
            total += self.weights[other] * limit(before[space] - after[space])
        return total

    def own_way(self) -> float:
        """The seat's own way; asked after `change`."""
        space = self.spaces[self.seat]
        return limit(self.digging.ahead[space] - self.after[space])

    def tempo(self) -> float:
        """To be at a mine at once is worth more than to be near it; and no foe should be helped to the door."""
        needs = self.missing(self.seat, self.s.steps_left)
        if self.own_needs and not needs:
            return AT_ONCE
        total = 0.0
        for other in range(len(self.spaces)):
            if self.weights[other] != 0.0:
                stopped = self.door(self.needs[other], self.missing(other, self.steps[other]))
                total -= DOOR * self.bonds[other] * stopped
        total = min(max(total, -2.0 * FOE_AT_ONCE), 2.0 * FOE_STOPPED)
        total *= self.quarrel
        return total - 2.0 * AT_ONCE if needs and not self.own_needs else total

    def door(self, before: int, after: int) -> float:
        """What it means that a foe needs more or fewer cards than before."""
        if after < before:
            return -FOE_AT_ONCE if after == 0 else -FOE_ALMOST
        if after > before:
            return FOE_STOPPED if before == 0 else FOE_ALMOST * 0.5
        return 0.0

    def used(self) -> list[bool]:
        """The spaces on somebody's way."""
        marked = [False] * len(self.digging.ahead)
        for space in self.spaces:
            self.digging.trace(space, marked)
        return marked


def bonds(s: State, seat: int, mind: Mind) -> list[float]:
    """By seat: what a treasure that it finds means to this seat, against 1 for one of its own.

    What one dwarf finds, another can't find any more. So a dwarf is a friend only if it is likelier to share with
    the seat than whoever else would have found the treasure; all others are below zero.
    """
    friends = [1.0 - suspicion for suspicion in mind.suspicion]
    friends[seat] = 1.0
    side = side_of(s.roles[seat])
    for other in range(len(friends)):
        if side == s.clan(other):
            friends[other] = max(friends[other], 0.0) ** FAITH
    usual = sum(friends) / len(friends)
    return [(friend - usual) / max(1.0 - usual, 0.1) for friend in friends]


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


def veteran_plays(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """Dig where it helps the seat and its side; hinder the others where it costs little."""
    digging = Digging(s, seat, mind)
    worths = plays(s, seat, codes, digging)
    others = Others(s, seat, mind, digging)
    used = others.used()
    index = digging.ways.board.index
    tried: dict[int, float] = {}
    for n in range(len(codes)):
        code = codes[n]
        if code < CELLS:
            worths[n] = card_worth(s, others, code, mind)
            continue
        what = what_in(code)
        i = index.get(cell_in(code), -1)
        if what < TOOL_AT:
            if worths[n] > 0:
                worths[n] += lay_worth(others, i, what, tried)
            elif used[i]:
                worths[n] = block_worth(others, i, what, tried)
        elif what == STORM_AT:
            if used[i]:
                worths[n] = storm_worth(others, i)
        elif what >= TRAP_AT:
            edge = edge_in(code)
            beyond = index.get(cell_in(code) + STEPS[side_of_edge(edge)], -1)
            if i >= 0 and beyond >= 0 and used[i] and used[beyond]:
                worths[n] = troll_worth(others, edge) if what >= TROLL_AT else trap_worth(others, edge)
    return [STEP * worth for worth in worths]  # in quarters of a step; what callers add to part equals hardly weighs


def card_worth(s: State, others: Others, code: int, mind: Mind) -> float:
    """What to look at, and what to throw away."""
    op = op_in(code)
    if op == OP_LOOK:
        option, target = option_in(code), target_in(code)
        if option == LOOK_MINE:
            return look_worth(others.digging, target)
        if option == LOOK_DWARF:  # nothing to learn of a dwarf whose side is known, or for whom all are foes
            against = mind.suspicion[target]
            return LOOK_DWARF_WORTH * 4.0 * against * (1.0 - against) - 0.05
        return LOOK_TREASURE_WORTH
    if op == OP_DISCARD:
        return -0.1 - keep(s, card_in(code))
    if op == OP_DISCARD_TWO:
        return -0.3 - keep(s, card_in(code)) - keep(s, second_card_in(code))
    return 0.0


def keep(s: State, number: int) -> float:
    """How much a veteran wants to keep a card."""
    if number == s.deck.troll:
        return KEEP_TROLL
    return KEEP_STORM if number == s.deck.storm else use_of(s, number)


def look_worth(digging: Digging, place: int) -> float:
    """The nearer a mine that the seat does not know, the better it is to look."""
    unsure = 1.0 - max(digging.outlook.chances[place])
    if unsure < 0.01:
        return -0.5
    way = digging.behind[digging.ways.board.mines[place]]
    return (LOOK_NOW if way <= NOW else LOOK_LATER) * unsure / 0.75 - way / 400.0


def lay_worth(others: Others, i: int, face: int, tried: dict[int, float]) -> float:
    """What a path card changes for the others."""
    s = others.s
    ways = others.digging.ways
    doors = s.deck.faces.doors[face]
    cost = laying_cost(s, others.seat, face)
    key = tried_key(i, doors, cost)
    if key not in tried:
        old_doors, old_enter = ways.doors[i], ways.enter[i]
        ways.put(i, doors, STEP + cost)
        ways.laid[i] = cost == 0
        tried[key] = others.change()
        tried[own_key(key)] = others.own_way()
        ways.laid[i] = False
        ways.put(i, old_doors, old_enter)
    return tried[key]


def block_worth(others: Others, i: int, face: int, tried: dict[int, float]) -> float:
    """A card that is no good for the seat's own way, but may be in the way of others."""
    change = lay_worth(others, i, face, tried)
    doors = others.s.deck.faces.doors[face]
    key = tried_key(i, doors, laying_cost(others.s, others.seat, face))
    return change + min(tried[own_key(key)], 0.0) - SPEND


def tried_key(i: int, doors: int, cost: int) -> int:
    """Cards that look alike on a space change the same for the others."""
    return (i << 4 | doors) << 6 | cost


def own_key(key: int) -> int:
    """Where it is noted what the same card changes for the seat itself."""
    return -key - 1


def storm_worth(others: Others, i: int) -> float:
    """What it is worth to sweep a card away."""
    ways = others.digging.ways
    old_doors, old_enter = ways.doors[i], ways.enter[i]
    ways.put(i, ALL_DOORS, ways.empty + HOLE)
    ways.laid[i] = False
    worth = others.change() + others.own_way() - SPEND
    ways.put(i, old_doors, old_enter)
    ways.laid[i] = True
    return worth


def troll_worth(others: Others, edge: int) -> float:
    """A troll stands in the way of all until the seat's next turn begins."""
    ways = others.digging.ways
    ways.toll(edge, TROLL)
    worth = others.change() + 0.5 * others.own_way() - SPEND
    ways.toll(edge, -TROLL)
    return worth


def trap_worth(others: Others, edge: int) -> float:
    """A trap costs all who pass a card, or makes them go round; it stays, so it is for those who follow."""
    ways = others.digging.ways
    ways.toll(edge, TRAP)
    worth = others.their_ways() + others.own_way() - SPEND_TRAP
    ways.toll(edge, -TRAP)
    return worth
