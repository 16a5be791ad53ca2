# fast tier
"""Dig and walk the shortest way to a mine that may pay. The fast tier.

That is all of a rookie's plan. A veteran begins with it too, but minds what a mine promises, and the dragon.
"""

from typing import Final

from undermine.bots.lost_mines.outlook import Outlook
from undermine.bots.lost_mines.walks import Walks
from undermine.bots.lost_mines.ways import EMPTY, FAR, STEP, TOOL_IN_HAND, Ways, laying_cost
from undermine.bots.mind import ROOKIE, Mind
from undermine.engine.grid import cell_of
from undermine.games.lost_mines.codes import (
    CELLS,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_LOOK,
    STORM_AT,
    TOOL_AT,
    card_in,
    cell_in,
    op_in,
    option_in,
    second_card_in,
    what_in,
)
from undermine.games.lost_mines.deck import FIRE, LOOK_MINE, ROCK, SELFISH
from undermine.games.lost_mines.state import State

#: A rookie thinks that many hands make an empty space as good as filled: divided by the number of seats.
ROOKIE_EMPTY: Final = 24
#: What the dragon costs the seat that wakes it, in points (LM-V07).
DRAGON_COST: Final = 2.0
#: What a dwarf that has nothing yet may still hope for: the dragon takes no more than there is (LM-V07).
HOPE: Final = 0.8
#: What treasures after the first one count for: others come too.
REST: Final = 0.4
#: Quarters of a step that a dwarf goes further for one point.
DETOUR: Final = 12.0
#: A campfire saves two steps of the next turn (LM-P13), most of the time.
CAMPFIRE: Final = 6
#: What a card lost to a trap is worth, in quarters of a step.
TRAP_COST: Final = 2.0
SHUN: Final = 100.0


class Digging:
    """The way of one seat: from its dwarf to the mines that may pay."""

    def __init__(self, s: State, seat: int, mind: Mind) -> None:
        self.outlook = Outlook(s, seat, mind)
        self.ways = Ways(s, seat, ROOKIE_EMPTY // s.seats if mind.level == ROOKIE else EMPTY)
        board = self.ways.board
        self.here = board.index[cell_of(s.dwarves[seat])]
        places = [place for place in range(len(board.mines)) if self.outlook.worth[place] > 0.01]
        self.goals = [board.mines[place] for place in places]
        #: Goals that are better left to others, because of the dragon.
        self.shunned: list[int] = []
        self.heads = [0] * len(places)
        if mind.level > ROOKIE:
            members = members_of(s, seat, mind)
            self.choose(members, places, min(DRAGON_COST, HOPE + points_of(s, seat, mind, self.outlook) / members))
        self.ahead = self.ways.to(self.goals, self.heads)
        self.behind: list[int] = []
        self.way = self.ahead[self.here]

    def look_back(self) -> None:
        """Works out how far it is from the dwarf to everywhere; only cards need that."""
        self.behind = self.ways.from_space(self.here)

    def choose(self, members: float, places: list[int], dragon: float) -> None:
        """Makes mines that promise less seem further away."""
        outlook = self.outlook
        gains: list[float] = []
        for place in places:
            rest = outlook.worth[place] - outlook.next[place]
            gain = (outlook.next[place] + REST * rest) / members - dragon * outlook.dragon[place]
            gains.append(gain)
            if gain < 0.0:
                self.shunned.append(self.ways.board.mines[place])
        most = max(gains) if gains else 0.0
        self.heads = [min(int(DETOUR * (most - gain)), FAR - 1) for gain in gains]

    def shuns(self, mine: int, level: int) -> bool:
        """Whether a face-down mine is better left alone; who knows that it holds the dragon finds no way through it."""
        return mine in self.shunned or (level > ROOKIE and mine not in self.goals)

    def shorter(self, i: int, doors: int, cost: int) -> int:
        """How much shorter the way gets with a card on this space; at most 0 if it does not lead there."""
        ways = self.ways
        to_here = FAR
        from_here = FAR
        for d in range(4):
            if doors >> d & 1:
                other = ways.board.beside[i * 4 + d]
                if other >= 0 and ways.doors[other] >> (d ^ 2) & 1:
                    to_here = min(to_here, self.behind[other])
                    from_here = min(from_here, self.ahead[other] + ways.enter[other])
        return self.way - (to_here + STEP + cost + from_here)

    def trace(self, start: int, marked: list[bool]) -> None:
        """Marks the spaces of a shortest way to a goal."""
        ways = self.ways
        beside = ways.board.beside
        ahead = self.ahead
        space = start
        while space >= 0:
            marked[space] = True
            best = -1
            least = ahead[space]
            for d in ways.exits[space]:
                other = beside[space * 4 + d]
                cost = ahead[other] + ways.enter[other] + ways.tolls.get(space * 4 + d, 0)
                if cost <= least and ahead[other] < ahead[space]:
                    best, least = other, cost
            space = best


def members_of(s: State, seat: int, mind: Mind) -> float:
    """How many share what the seat finds, itself among them, as far as it can guess."""
    if s.identity(seat) == SELFISH:
        return 1.0
    return max(float(s.seats) - sum(mind.suspicion, 0.0), 1.0)


def points_of(s: State, seat: int, mind: Mind, outlook: Outlook) -> float:
    """What the side of the seat has found so far, as far as it can guess."""
    total = 0.0
    for place in range(len(s.takers)):
        taker = s.takers[place]
        if taker == seat:
            total += outlook.values[place]
        elif taker >= 0:
            total += outlook.values[place] * (1.0 - mind.suspicion[taker])
    return total


def plays(s: State, seat: int, codes: list[int], digging: Digging) -> list[float]:
    """Dig, clear the way, look around; else throw away what is of no use. In steps that are saved."""
    digging.look_back()
    index = digging.ways.board.index
    worths: list[float] = []
    for code in codes:
        if code < CELLS:
            worths.append(card(s, code))
            continue
        what = what_in(code)
        if what < TOOL_AT:
            doors = s.deck.faces.doors[what]
            gain = digging.shorter(index[cell_in(code)], doors, laying_cost(s, seat, what))
            worths.append(gain / STEP + 0.05 * doors.bit_count() if gain > 0 else -1.0)
        elif what == TOOL_AT:
            i = index[cell_in(code)]
            on_the_way = digging.behind[i] + digging.ahead[i] <= digging.way
            worths.append(TOOL_IN_HAND / STEP if on_the_way else 0.1)
        else:
            worths.append(-1.0 if what == STORM_AT else -0.8)
    return worths


def card(s: State, code: int) -> float:
    """Looking at a mine is better than nothing; what is thrown away should be of no use to a digger."""
    op = op_in(code)
    if op == OP_LOOK:
        return 0.5 if option_in(code) == LOOK_MINE else 0.3
    if op == OP_DISCARD:
        return -0.1 - use_of(s, card_in(code))
    if op == OP_DISCARD_TWO:
        return -0.3 - use_of(s, card_in(code)) - use_of(s, second_card_in(code))
    return 0.0


def use_of(s: State, number: int) -> float:
    """How much a digger wants to keep a card."""
    deck = s.deck
    if number >= deck.path_cards:
        return 0.2 if number in deck.tools else 0.0
    face = deck.faces_of[number][0]
    if 0 < deck.features[face] < ROCK:
        return 0.0
    return 0.1 * deck.faces.doors[face].bit_count()


def moves(s: State, seat: int, codes: list[int], digging: Digging, level: int) -> list[float]:
    """On to where the way to a mine is shortest; a dwarf that is where it pays stays there."""
    walks = Walks(s, seat)
    index = digging.ways.board.index
    scores: list[float] = []
    for i in range(len(walks.cells)):
        space = index[walks.cells[i]]
        way = digging.ahead[space]
        if level > ROOKIE:
            way = fireside(s, walks.cells[i], way)
        score = -way - TRAP_COST * walks.traps[i]
        if digging.ways.hidden[space] and digging.shuns(space, level):
            score -= SHUN
        scores.append(score)
    return walks.by_first_step(scores, codes)


def fireside(s: State, cell: int, way: int) -> int:
    """A way that begins at a campfire is shorter (LM-P13)."""
    face = s.network.face_at(cell)
    if face >= 0 and s.deck.features[face] == FIRE and way > CAMPFIRE * 2:
        return way - CAMPFIRE
    return way
