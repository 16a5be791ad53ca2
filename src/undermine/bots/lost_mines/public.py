"""What the table can learn from each event of The Lost Mines. Public knowledge only: fed as a spectator would be."""

from itertools import permutations
from math import perm
from typing import Any

from undermine.bots.belief import Observation
from undermine.bots.lost_mines.prospects import ARRANGEMENTS
from undermine.bots.lost_mines.routes import EMPTY, STEP, TROLL, Routes, board_of, laying_cost
from undermine.bots.lost_mines.worlds import edge_at
from undermine.engine.chance import Chance
from undermine.engine.grid import cell_at, cell_of, edge_name, node_at, xy
from undermine.engine.notation import write_cell
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.codes import (
    CELLS,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_LOOK,
    STORM_AT,
    TOOL_AT,
    cell_in,
    edge_in,
    op_in,
    option_in,
    target_in,
    what_in,
)
from undermine.games.lost_mines.deck import (
    CLANS,
    HOLDS,
    LOOK_DWARF,
    LOYAL,
    SABOTEUR,
    SELFISH,
    SET_ASIDE,
    SETUP,
    TOOLS,
    Deck,
    role_of,
    symbol_of,
    treasure_of,
)
from undermine.games.lost_mines.setup import bare_table
from undermine.games.lost_mines.state import State

CLASSES = (
    "lay_both",
    "lay_own",
    "lay_other",
    "lay_none",
    "block_own",
    "block_other",
    "tool_own",
    "tool_other",
    "hinder_own",
    "hinder_other",
    "hinder_none",
    "look_place",
    "look_dwarf",
    "discard",
    "discard_two",
    "walk_mine",
    "walk_closer",
    "walk_away",
    "stay",
)
CONTEXTS = ("far", "near", "last")
KINDS = ()

#: Quarters of a step to a mine within which a dwarf is near.
NEAR = 24


class LostMinesEvidence:
    """The shadow of a Lost Mines table."""

    def __init__(self, seats: int, options: Any, deck: Deck) -> None:
        self.seats = seats
        self.options = options
        self.deck = deck
        self.board = board_of(deck)
        self.round = 0
        self._hypotheses: tuple[int, list[tuple[int, ...]], list[float]] | None = None
        self.began = 0  # the round of which the beginning has been told; its clans may still be missing
        self._begin()

    def _begin(self) -> None:
        s = State(self.deck, self.options, self.seats, Chance("0"), bare_table(self.deck))
        s.roles = [0] * self.seats
        s.dwarves = [node_at(self.deck.starts[0], 0)] * self.seats
        s.hands = [[] for _ in range(self.seats)]
        s.troll_edges = [[] for _ in range(self.seats)]
        s.mine_cards = [-1] * len(self.deck.mines)
        self.s = s
        self.pile = len(self.deck.cards) - SET_ASIDE - self.seats * SETUP[self.seats][1]
        self.came_from = s.dwarves.copy()
        self._field: list[int] | None = None

    # ---- what may be ------------------------------------------------------------------------------------------------

    def hypotheses(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """LM-S04: by seat, loyal, selfish or saboteur; one of each of the last two in a clan, at most."""
        if self._hypotheses is None or self._hypotheses[0] != self.round:
            self._hypotheses = (self.round, *self._deals())
        return self._hypotheses[1:]

    def _deals(self) -> tuple[list[tuple[int, ...]], list[float]]:
        loyal = SETUP[self.seats][0]
        found: list[tuple[list[int], float]] = [([LOYAL] * self.seats, 1.0)]
        if not self.round:  # a match that began with a position: nobody has told the clans
            return self._without_clans(loyal)
        for clan in range(2):
            members = [seat for seat in range(self.seats) if self.s.clan(seat) == clan]
            found = [
                (_with(roles, chosen), weight * perm(loyal, len(members) - len(chosen)))
                for roles, weight in found
                for chosen in _odd_ones(members)
                if len(members) - len(chosen) <= loyal
            ]
        return [tuple(roles) for roles, _ in found], [weight for _, weight in found]

    def _without_clans(self, loyal: int) -> tuple[list[tuple[int, ...]], list[float]]:
        found = []
        every = range(self.seats)
        for selfish in _up_to_two(list(every)):
            for saboteurs in _up_to_two([seat for seat in every if seat not in selfish]):
                if self.seats - len(selfish) - len(saboteurs) <= 2 * loyal:
                    odd = dict.fromkeys(selfish, SELFISH) | dict.fromkeys(saboteurs, SABOTEUR)
                    found.append(tuple(odd.get(seat, LOYAL) for seat in every))
        return found, [1.0] * len(found)

    def secrets(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """LM-S01: what each mine holds."""
        return list(ARRANGEMENTS), [1.0] * len(ARRANGEMENTS)

    def open(self) -> tuple[list[bool], list[bool]]:
        up = [(place, holds) for place, holds in enumerate(self.s.mine_cards) if holds >= 0]
        mines = [all(arrangement[place] == holds for place, holds in up) for arrangement in ARRANGEMENTS]
        return [True] * len(self.hypotheses()[0]), mines

    # ---- what happens -----------------------------------------------------------------------------------------------

    def observe(self, event: Any, tell: bool = True) -> Observation | None:
        seen = self._tell(event) if tell else None
        self._follow(event)
        return seen

    def _tell(self, event: Any) -> Observation | None:
        """What an event tells, by the table before it."""
        match event:
            case ev.Laid():
                return self.laying(event.seat, cell_at(*event.cell), self._face(event.card, event.turned))
            case ev.ToolUsed():
                return self.clearing(event.seat, cell_at(*event.cell))
            case ev.TrapSet() | ev.TrollSet():
                return self.setting(event.seat, edge_at(event.edge))
            case ev.StormSwept():
                return self.sweeping(event.seat, cell_at(*event.cell))
            case ev.MineSeen() | ev.TreasureSeen():
                return self._seen(event.seat, "look_place", {})
            case ev.DwarfSeen():
                return self._seen(event.seat, "look_dwarf", {"seat": event.target})
            case ev.CardsDiscarded():
                return self._seen(event.seat, "discard" if event.number == 1 else "discard_two", {})
            case ev.Stopped():
                return self.stopping(event.seat)
        return None

    def _follow(self, event: Any) -> None:
        """Keeps the shadow up to date."""
        s = self.s
        match event:
            case ev.RoundBegan():
                self.began = event.round
                self._begin()
            case ev.TreasuresLaidOut():
                s.treasures = [treasure_of(HOLDS.index(symbol), 0) for symbol in event.symbols]
                s.takers = [-1] * len(s.treasures)
            case ev.DwarfDealt():
                s.roles[event.seat] = role_of(CLANS.index(event.clan), LOYAL)
                s.dwarves[event.seat] = self.came_from[event.seat] = node_at(self.deck.starts[s.clan(event.seat)], 0)
                if event.seat == self.seats - 1:
                    self.round = self.began  # only now the hypotheses are known
            case ev.Laid():
                s.network.lay(cell_at(*event.cell), self._face(event.card, event.turned))
            case ev.ToolUsed():
                s.overcome[cell_at(*event.cell)] = TOOLS.index(event.tool)
            case ev.TrapSet():
                s.traps[edge_at(event.edge)] = s.traps.get(edge_at(event.edge), 0) + 1
            case ev.TrapGone():
                _less(s.traps, edge_at(event.edge))
            case ev.TrollSet():
                s.trolls[edge_at(event.edge)] = s.trolls.get(edge_at(event.edge), 0) + 1
            case ev.TrollLeft():
                _less(s.trolls, edge_at(event.edge))
            case ev.StormSwept():
                if cell_at(*event.cell) in s.network.laid:
                    s.network.lift(cell_at(*event.cell))
                s.overcome.pop(cell_at(*event.cell), None)
            case ev.Stepped():
                s.dwarves[event.seat] = node_at(cell_at(*event.cell), 0)
            case ev.MineRevealed():
                place = self.deck.mines.index(cell_at(*event.mine))
                s.mine_cards[place] = HOLDS.index(event.holds)
                s.mines_up |= 1 << place
                if event.turned is not None:
                    s.network.lay(cell_at(*event.mine), self._face(f"mine-{event.holds}", event.turned))
            case ev.MineAligned():
                place = self.deck.mines.index(cell_at(*event.mine))
                holds = HOLDS[s.mine_cards[place]]
                s.network.lay(cell_at(*event.mine), self._face(f"mine-{holds}", event.turned))
            case ev.TreasureTaken():
                if s.takers:
                    s.takers[event.place - 1] = event.seat
            case ev.Stopped():
                self.came_from[event.seat] = s.dwarves[event.seat]
            case ev.Drew():
                self.pile -= 1
                return
        self._field = None

    def _face(self, card: str, turned: bool) -> int:
        face = self.deck.faces.names.index(card)
        return self.deck.faces.other[face] if turned else face

    # ---- what it tells ----------------------------------------------------------------------------------------------

    def would(self, seat: int, code: int) -> Observation | None:
        """What the table would learn if this seat decided so."""
        if code >= CELLS:
            cell, what = cell_in(code), what_in(code)
            if what < TOOL_AT:
                return self.laying(seat, cell, what)
            if what == TOOL_AT:
                return self.clearing(seat, cell)
            return self.sweeping(seat, cell) if what == STORM_AT else self.setting(seat, edge_in(code))
        op = op_in(code)
        if op == OP_DISCARD:
            return self._seen(seat, "discard", {})
        if op == OP_DISCARD_TWO:
            return self._seen(seat, "discard_two", {})
        if op == OP_LOOK:
            if option_in(code) == LOOK_DWARF:
                return self._seen(seat, "look_dwarf", {"seat": target_in(code)})
            return self._seen(seat, "look_place", {})
        return None

    def goals(self) -> list[int]:
        """Mines that nobody has opened, and open ones where treasures are left: as numbers of spaces."""
        s = self.s
        left = [symbol_of(treasure) for treasure, taker in zip(s.treasures, s.takers, strict=True) if taker < 0]
        places = [place for place, holds in enumerate(s.mine_cards) if holds < 0 or holds in left]
        return [self.board.mines[place] for place in places]

    def field(self) -> list[int]:
        """By space: how far it is to a mine, as all see it."""
        if self._field is None:
            goals = self.goals()
            self._field = Routes(self.s, 0, EMPTY).to(goals, [0] * len(goals))
        return self._field

    def _spaces(self) -> list[int]:
        return [self.board.index[cell_of(node)] for node in self.s.dwarves]

    def _changes(self, seat: int, after: list[int]) -> tuple[float, float]:
        """How much shorter ways get: for the clan of this seat, and for the other one."""
        before = self.field()
        sums, numbers = [0.0, 0.0], [0, 0]
        for other, space in enumerate(self._spaces()):
            side = int(self.s.clan(other) != self.s.clan(seat))
            sums[side] += before[space] - after[space]
            numbers[side] += 1
        return sums[0] / max(numbers[0], 1), sums[1] / max(numbers[1], 1)

    def _seen(self, seat: int, name: str, about: dict[str, str | int]) -> Observation:
        return Observation(seat, self._context(seat), (CLASSES.index(name),), about)

    def _context(self, seat: int) -> int:
        if self.pile <= 0:
            return 2
        return 1 if self.field()[self._spaces()[seat]] <= NEAR else 0

    def laying(self, seat: int, cell: int, face: int) -> Observation:
        routes = Routes(self.s, 0, EMPTY)
        routes.put(routes.board.index[cell], self.deck.faces.doors[face], STEP + laying_cost(self.s, 0, face))
        goals = self.goals()
        own, other = self._changes(seat, routes.to(goals, [0] * len(goals)))
        name = "lay_none"
        if own < 0:
            name = "block_own"
        elif own > 0 and other > 0:
            name = "lay_both"
        elif own > 0:
            name = "lay_own"
        elif other:
            name = "lay_other" if other > 0 else "block_other"
        return self._seen(seat, name, {"cell": write_cell(xy(cell))})

    def clearing(self, seat: int, cell: int) -> Observation:
        routes = Routes(self.s, 0, EMPTY)
        routes.enter[routes.board.index[cell]] = STEP
        goals = self.goals()
        own, other = self._changes(seat, routes.to(goals, [0] * len(goals)))
        return self._seen(seat, "tool_other" if other > own else "tool_own", {"cell": write_cell(xy(cell))})

    def setting(self, seat: int, edge: int) -> Observation:
        routes = Routes(self.s, 0, EMPTY)
        routes.toll(edge, TROLL)
        x, y, side = edge_name(edge)
        return self._hindering(seat, routes, {"cell": write_cell((x, y)), "side": side})

    def sweeping(self, seat: int, cell: int) -> Observation:
        routes = Routes(self.s, 0, EMPTY)
        routes.put(routes.board.index[cell], 15, routes.empty)
        return self._hindering(seat, routes, {"cell": write_cell(xy(cell))})

    def _hindering(self, seat: int, routes: Routes, about: dict[str, str | int]) -> Observation:
        goals = self.goals()
        own, other = self._changes(seat, routes.to(goals, [0] * len(goals)))
        name = "hinder_none" if own >= 0 and other >= 0 else "hinder_other" if other < own else "hinder_own"
        return self._seen(seat, name, about)

    def stopping(self, seat: int) -> Observation:
        """A movement, judged by where it began and where it ended."""
        s = self.s
        index = self.board.index
        here, there = cell_of(s.dwarves[seat]), cell_of(self.came_from[seat])
        field = self.field()
        if here in self.deck.mines and here != there:
            name = "walk_mine"
        elif here == there:
            name = "stay"
        else:
            name = "walk_closer" if field[index[here]] < field[index[there]] else "walk_away"
        return self._seen(seat, name, {"cell": write_cell(xy(here))})


def _with(roles: list[int], odd: dict[int, int]) -> list[int]:
    return [odd.get(seat, role) for seat, role in enumerate(roles)]


def _odd_ones(members: list[int]) -> list[dict[int, int]]:
    """All ways to have a selfish dwarf, a saboteur, both or none in a clan."""
    found: list[dict[int, int]] = [{}]
    found += [{seat: role} for seat in members for role in (SELFISH, SABOTEUR)]
    found += [{one: SELFISH, other: SABOTEUR} for one, other in permutations(members, 2)]
    return found


def _up_to_two(seats: list[int]) -> list[tuple[int, ...]]:
    return [(), *((seat,) for seat in seats), *((a, b) for a in seats for b in seats if a < b)]


def _less(tokens: dict[int, int], edge: int) -> None:
    """Takes one token off an edge."""
    tokens[edge] = tokens.get(edge, 1) - 1
    if tokens[edge] <= 0:
        del tokens[edge]
