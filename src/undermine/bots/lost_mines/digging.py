"""A rookie's plan: dig and walk the shortest way to a mine that may pay, and let others be. The fast tier."""

from typing import Final

from undermine.bots.lost_mines.prospects import Prospects
from undermine.bots.lost_mines.routes import FAR, STEP, TOOL_IN_HAND, Routes, laying_cost
from undermine.bots.lost_mines.walks import Walks
from undermine.bots.mind import ROOKIE, Mind
from undermine.games.lost_mines.state import State
from undermine.games.lost_mines.tables import (
    CELLS,
    FIRE,
    LOOK_MINE,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_LOOK,
    SELFISH,
    STORM_AT,
    TOOL_AT,
)

#: What the dragon costs who wakes it, in points.
DRAGON_COST: Final = 1.6
#: What treasures after the first one are worth.
REST: Final = 0.4
#: Quarters of a step that a dwarf goes further for one point.
HEADS: Final = 12.0
CROWD: Final = 0
SHUN: Final = 100.0
#: A campfire saves two steps of the next turn.
CAMPFIRE: Final = 6


def goals_of(prospects: Prospects) -> list[int]:
    """The mines where a treasure may be had, as far as the seat knows."""
    return [place for place in range(len(prospects.worth)) if prospects.worth[place] > 0.01]


def members_of(s: State, seat: int, mind: Mind) -> float:
    """How many share what the seat finds, as far as it can guess."""
    if s.roles[seat] % 3 == SELFISH:
        return 1.0
    return float(s.options.seats) - sum(mind.suspicion, 0.0)


def handicaps(s: State, seat: int, mind: Mind, digging: "Digging", places: list[int]) -> list[int]:
    """How much further a mine may seem than the most promising one, because there is less to be had."""
    prospects = digging.prospects
    members = members_of(s, seat, mind)
    gains: list[float] = []
    for place in places:
        rest = prospects.worth[place] - prospects.next[place]
        gain = prospects.next[place] + REST * rest
        if CROWD > 0:
            gain *= left_for(s, seat, digging, place)
        gains.append(gain / members - DRAGON_COST * prospects.dragon[place])
    most = max(gains) if gains else 0.0
    for n in range(len(places)):
        if gains[n] < 0.0:
            digging.shunned.append(places[n])
    return [min(int(HEADS * (most - gain)), FAR - 1) for gain in gains]


def left_for(s: State, seat: int, digging: "Digging", place: int) -> float:
    """The share of a mine's treasures that those will leave who are nearer."""
    routes = digging.routes
    field = routes.to([routes.board.mines[place]], [0])
    own = field[digging.here]
    nearer = 0
    for other in range(s.options.seats):
        if other != seat and s.hands[other] and field[routes.board.index[s.dwarves[other] >> 4]] < own:
            nearer += 1
    stock = digging.prospects.stock[place]
    return max(stock - CROWD * nearer, 0.2 * stock) / max(stock, 0.01)


class Digging:
    """A rookie's way: from his dwarf to the nearest mine that may pay."""

    def __init__(self, s: State, seat: int, mind: Mind) -> None:
        self.prospects = Prospects(s, seat, mind)
        self.routes = Routes(s, seat)
        board = self.routes.board
        self.here = board.index[s.dwarves[seat] >> 4]
        places = goals_of(self.prospects)
        #: Mines that are rather left to others, because of the dragon.
        self.shunned: list[int] = []
        heads = [0] * len(places) if mind.level == ROOKIE else handicaps(s, seat, mind, self, places)
        self.goals = [board.mines[place] for place in places]
        self.heads = heads
        self.ahead = self.routes.to(self.goals, heads)
        self.behind = self.routes.from_space(self.here)
        self.way = self.ahead[self.here]

    def trace(self, start: int, found: list[bool]) -> None:
        """Marks the spaces of the shortest way from here to a mine."""
        routes = self.routes
        beside = routes.board.beside
        space = start
        found[space] = True
        for _ in range(len(found)):
            best = -1
            least = self.ahead[space]
            for d in routes.ways[space]:
                other = beside[space * 4 + d]
                cost = self.ahead[other] + routes.enter[other] + routes.tolls.get(space * 4 + d, 0)
                if cost <= least and self.ahead[other] < self.ahead[space]:
                    best, least = other, cost
            if best < 0:
                break
            space = best
            found[space] = True

    def shorter(self, i: int, doors: int, cost: int, behind: list[int]) -> int:
        """How much shorter the way gets with a card on this space; at most 0 if it does not lead there."""
        routes = self.routes
        come = FAR
        go = FAR
        for d in range(4):
            if doors >> d & 1:
                other = routes.board.beside[i * 4 + d]
                if other >= 0 and routes.doors[other] >> (d ^ 2) & 1:
                    come = min(come, behind[other])
                    go = min(go, self.ahead[other] + routes.enter[other])
        return self.way - (come + STEP + cost + go)


def rookie_plays(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """Dig, clear the way, look around; else throw away what is of no use."""
    digging = Digging(s, seat, mind)
    index = digging.routes.board.index
    behind = digging.behind
    found: list[float] = []
    for code in codes:
        what = code & 127
        if code < CELLS:
            found.append(rookie_card(s, code))
        elif what < TOOL_AT:
            doors = s.tables.faces.doors[what]
            gain = digging.shorter(index[code >> 7], doors, laying_cost(s, seat, what), behind)
            found.append(gain / STEP + 0.05 * doors.bit_count() if gain > 0 else -1.0)
        elif what == TOOL_AT:
            i = index[code >> 7]
            on_the_way = behind[i] + digging.ahead[i] <= digging.way
            found.append(TOOL_IN_HAND / STEP if on_the_way else 0.1)
        else:
            found.append(-1.0 if what == STORM_AT else -0.8)
    return found


def rookie_card(s: State, code: int) -> float:
    """Looking at a mine is better than nothing; what is thrown away should be of no use to a digger."""
    op = code >> 10
    if op == OP_LOOK:
        return 0.5 if code >> 4 & 3 == LOOK_MINE else 0.3
    if op == OP_DISCARD:
        return -0.1 - use_of(s, code >> 5 & 31)
    if op == OP_DISCARD_TWO:
        return -0.3 - use_of(s, code >> 5 & 31) - use_of(s, code & 31)
    return 0.0


def use_of(s: State, card: int) -> float:
    """How much a digger wants to keep a card."""
    tables = s.tables
    if card >= tables.path_cards:
        return 0.2 if card in tables.tools else 0.0
    face = tables.faces_of[card][0]
    if 0 < tables.features[face] < 4:
        return 0.0
    return 0.1 * tables.faces.doors[face].bit_count()


def fireside(s: State, cell: int, way: int) -> int:
    """A way to a mine that begins at a campfire is shorter (LM-P13)."""
    face = s.network.laid.get(cell, -1)
    if face >= 0 and s.tables.features[face] == FIRE and way > CAMPFIRE * 2:
        return way - CAMPFIRE
    return way


def rookie_moves(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """On to where the way to a mine is shortest; who stands where it pays stays."""
    digging = Digging(s, seat, mind)
    walks = Walks(s, seat)
    scores: list[float] = []
    for i in range(len(walks.cells)):
        space = digging.routes.board.index[walks.cells[i]]
        way = digging.ahead[space]
        if mind.level > ROOKIE:
            way = fireside(s, walks.cells[i], way)
        score = -way - 2.0 * walks.traps[i]
        if walks.cells[i] in s.network.hidden and s.tables.mines.index(walks.cells[i]) in digging.shunned:
            score -= SHUN
        scores.append(score)
    return walks.by_first_step(scores, codes)
