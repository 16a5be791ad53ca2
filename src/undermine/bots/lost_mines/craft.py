"""A veteran's craft: every card and every step is weighed by what it changes in the race. The fast tier."""

from typing import Final

from undermine.bots.lost_mines.digging import DRAGON_COST, rookie_moves, rookie_plays
from undermine.bots.lost_mines.prospects import Prospects
from undermine.bots.lost_mines.race import Race, fireside
from undermine.bots.lost_mines.routes import FAR, STEP, TROLL, Routes, laying_cost
from undermine.bots.lost_mines.walks import Walks
from undermine.bots.mind import Mind
from undermine.engine.grid import STEPS
from undermine.games.lost_mines.state import State
from undermine.games.lost_mines.tables import (
    CELLS,
    LOOK_MINE,
    LOOK_TREASURE,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_LOOK,
    STORM_AT,
    TOOL_AT,
    TROLL_AT,
)

#: What a card lost to a trap is worth.
TRAP_COST: Final = 0.08
DOOR_BONUS: Final = 0.0
KEEP_DOOR: Final = 0.0
LAMBDA: Final = 0.0
RACEMOVE: Final = 0
OBSTACLE_LAY: Final = 0


class Table:
    """The ways of all dwarves to all mines."""

    def __init__(self, s: State, seat: int, mind: Mind) -> None:
        self.s = s
        self.seat = seat
        self.prospects = Prospects(s, seat, mind)
        self.race = Race(s, seat, mind, self.prospects)
        self.routes = Routes(s, seat)
        board = self.routes.board
        self.spaces = [board.index[node >> 4] for node in s.dwarves]
        self.nowhere = [FAR] * len(board.cells)
        self.fields = self.measure()

    def measure(self) -> list[list[int]]:
        """By mine, by space: how far it is. Mines where nothing is to be had are out of the world."""
        routes = self.routes
        mines = routes.board.mines
        return [
            routes.to([mines[place]], [0]) if self.prospects.worth[place] > 0.01 else self.nowhere
            for place in range(len(mines))
        ]

    def rows(self, fields: list[list[int]]) -> list[list[int]]:
        """By seat, by mine: how far it is."""
        return [[field[space] for field in fields] for space in self.spaces]

    def value(self, fields: list[list[int]]) -> float:
        return self.race.value(self.rows(fields))

    def critical(self, rows: list[list[int]]) -> list[bool]:
        """The spaces on the ways that dwarves are likely to go."""
        found = [False] * len(self.nowhere)
        for other in range(len(rows)):
            present = self.race.presence(other, rows[other], 0.0)
            most = max(present)
            for mine in range(len(present)):
                if present[mine] > 0.3 * most and rows[other][mine] < FAR:
                    self.trace(self.spaces[other], self.fields[mine], found)
        return found

    def trace(self, start: int, field: list[int], found: list[bool]) -> None:
        """Marks the spaces of one shortest way."""
        routes = self.routes
        beside = routes.board.beside
        space = start
        found[space] = True
        for _ in range(len(field)):
            if field[space] == 0:
                break
            best = -1
            least = FAR * 2
            for d in routes.ways[space]:
                other = beside[space * 4 + d]
                cost = field[other] + routes.enter[other] + routes.tolls.get(space * 4 + d, 0)
                if cost < least:
                    best, least = other, cost
            if best < 0:
                break
            space = best
            found[space] = True


def veteran_plays(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """What each card is worth: the race after it, less what the card would have been good for later."""
    if LAMBDA == 0.0:
        return rookie_plays(s, seat, codes, mind)
    table = Table(s, seat, mind)
    rows = table.rows(table.fields)
    now = table.race.normalize(rows)
    critical = table.critical(rows)
    behind = table.routes.from_space(table.spaces[seat])
    tried: dict[int, float] = {}
    digging = rookie_plays(s, seat, codes, mind)
    found: list[float] = []
    for code in codes:
        if code < CELLS:
            found.append(now + card_worth(table, code))
        elif code & 127 < TOOL_AT:
            found.append(
                lay_worth(table, code, now, critical, behind, tried) - keep(s, s.tables.faces.card[code & 127])
            )
        elif code & 127 == TOOL_AT:
            found.append(after_tool(table, code >> 7) - 0.02)
        elif code & 127 == STORM_AT:
            found.append(after_storm(table, code >> 7, now, critical) - keep(s, s.tables.storm))
        elif code & 127 < TROLL_AT:
            found.append(now + after_trap(table, code, critical) - keep(s, s.tables.trap))
        else:
            found.append(after_troll(table, code, rows, now, critical) - keep(s, s.tables.troll))
    return [digging[i] + LAMBDA * (found[i] - now) for i in range(len(codes))]


def lay_worth(
    table: Table, code: int, now: float, critical: list[bool], behind: list[int], tried: dict[int, float]
) -> float:
    """The race once a path card lies there; cells where nobody is likely to go change little."""
    s = table.s
    face = code & 127
    routes = table.routes
    i = routes.board.index[code >> 7]
    if not critical[i] and not near(table, i, behind):
        return now - 0.05
    doors = s.tables.faces.doors[face]
    cost = laying_cost(s, table.seat, face)
    if cost:
        cost += OBSTACLE_LAY
    key = (i * 16 + doors) * 64 + cost
    if key not in tried:
        old_doors, old_enter = routes.doors[i], routes.enter[i]
        routes.put(i, doors, STEP + cost)
        tried[key] = table.value(table.measure())
        routes.put(i, old_doors, old_enter)
    return tried[key] + DOOR_BONUS * doors.bit_count()


def near(table: Table, i: int, behind: list[int]) -> bool:
    """Whether a space lies on or close to a good way of the seat's own dwarf."""
    for field in table.fields:
        if behind[i] + field[i] <= field[table.spaces[table.seat]] + 3:
            return True
    return False


def after_tool(table: Table, cell: int) -> float:
    """The race once an obstacle is overcome."""
    routes = table.routes
    i = routes.board.index[cell]
    old = routes.enter[i]
    routes.enter[i] = STEP
    value = table.value(table.measure())
    routes.enter[i] = old
    return value


def after_storm(table: Table, cell: int, now: float, critical: list[bool]) -> float:
    """The race once a card is swept away."""
    routes = table.routes
    i = routes.board.index[cell]
    if not critical[i]:
        return now - 0.05
    old_doors, old_enter = routes.doors[i], routes.enter[i]
    routes.put(i, 15, STEP + 8)
    value = table.value(table.measure())
    routes.put(i, old_doors, old_enter)
    return value


def after_trap(table: Table, code: int, critical: list[bool]) -> float:
    """Whom a trap may cost a card."""
    routes = table.routes
    cell = code >> 7
    d = code & 127 & 1
    one = routes.board.index.get(cell, -1)
    other = routes.board.index.get(cell + STEPS[d], -1)
    if one < 0 or other < 0 or not (critical[one] and critical[other]):
        return -0.05
    return 0.0


def after_troll(table: Table, code: int, rows: list[list[int]], now: float, critical: list[bool]) -> float:
    """The race with a troll in the way of the others; it is gone when the seat's next turn begins."""
    routes = table.routes
    cell = code >> 7
    d = code & 1
    one = routes.board.index.get(cell, -1)
    other = routes.board.index.get(cell + STEPS[d], -1)
    if one < 0 or other < 0 or not (critical[one] and critical[other]):
        return now - 0.05
    edge = cell * 2 + d
    routes.toll(edge, TROLL)
    after = table.rows(table.measure())
    routes.toll(edge, -TROLL)
    # Who is more than a turn away will find it gone.
    for seat in range(len(after)):
        for mine in range(len(after[seat])):
            if seat == table.seat and after[seat][mine] > rows[seat][mine]:
                after[seat][mine] = rows[seat][mine] + 6
    return table.race.value(after)


def card_worth(table: Table, code: int) -> float:
    """Looks and discards: what they add to the race as it is."""
    s = table.s
    op = code >> 10
    if op == OP_LOOK:
        return look_worth(table, code >> 4 & 3, code & 15) - 0.02
    if op == OP_DISCARD:
        return -0.02 - keep(s, code >> 5 & 31)
    if op == OP_DISCARD_TWO:
        return -0.06 - keep(s, code >> 5 & 31) - keep(s, code & 31)
    return 0.0


def look_worth(table: Table, option: int, target: int) -> float:
    """What knowing it is worth."""
    if option == LOOK_MINE:
        row = table.prospects.chances[target]
        unsure = 1.0 - max(row)
        way = table.fields[target][table.spaces[table.seat]]
        return 0.25 * unsure / (1.0 + way / 24.0)
    if option == LOOK_TREASURE:
        return 0.01
    return 0.01


def keep(s: State, card: int) -> float:
    """What a card may still be good for."""
    tables = s.tables
    if card >= tables.path_cards:
        if card == tables.troll:
            return 0.06
        if card in tables.tools:
            return 0.03
        return 0.02
    face = tables.faces_of[card][0]
    if 0 < tables.features[face] < 4:
        return 0.01
    return KEEP_DOOR * tables.faces.doors[face].bit_count()


def veteran_moves(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """What each place within reach is worth: the treasure there, and the race from there."""
    if RACEMOVE == 0:
        return rookie_moves(s, seat, codes, mind)
    table = Table(s, seat, mind)
    race, prospects = table.race, table.prospects
    index = table.routes.board.index
    own = [0.0] * len(race.worth)
    rows = table.rows(table.fields)
    race.set_end(rows, seat)
    everybody = race.ends.copy()
    for other in range(race.seats):
        if other != seat:
            race.add(own, everybody, race.presence(other, rows[other], race.waits[other]), race.sides[other])
    walks = Walks(s, seat)
    scores: list[float] = []
    for i in range(len(walks.cells)):
        cell = walks.cells[i]
        space = index[cell]
        row = [fireside(s, cell, field[space]) for field in table.fields]
        gain = -TRAP_COST * walks.traps[i]
        mine = -1
        if cell in s.tables.mines:
            mine = s.tables.mines.index(cell)
            gain += prospects.next[mine] / race.members - DRAGON_COST * prospects.dragon[mine] * (
                0.0 if s.mines_up >> mine & 1 else 1.0
            )
            race.worth[mine] -= prospects.next[mine]
        mine_own, mine_all = own.copy(), everybody.copy()
        race.add(mine_own, mine_all, race.presence(seat, row, 1.0), 1.0)
        scores.append(gain + race.shares(mine_own, mine_all))
        if mine >= 0:
            race.worth[mine] += prospects.next[mine]
    return walks.by_first_step(scores, codes)
