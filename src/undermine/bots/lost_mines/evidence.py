"""What the table can learn from each event of The Lost Mines. Public knowledge only: fed as a spectator would be."""

from itertools import permutations
from math import perm

from undermine.bots.belief import Observation
from undermine.bots.lost_mines.outlook import ARRANGEMENTS
from undermine.bots.lost_mines.shadow import UNKNOWN, Shadow
from undermine.bots.lost_mines.ways import ALL_DOORS, STEP, TROLL, Ways, laying_cost
from undermine.bots.lost_mines.worlds import edge_at
from undermine.engine.grid import cell_at, cell_of, edge_name, xy
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
from undermine.games.lost_mines.deck import LOOK_DWARF, LOYAL, SABOTEUR, SELFISH, SETUP, Deck
from undermine.games.lost_mines.options import LostMinesOptions
from undermine.games.lost_mines.state import State

CLASSES = (
    "dig_own",
    "dig_other",
    "dig_even",
    "lay_own",
    "lay_other",
    "lay_none",
    "block_own",
    "block_other",
    "block_both",
    "tool_own",
    "tool_other",
    "hinder_own",
    "hinder_other",
    "hinder_both",
    "hinder_none",
    "look_place",
    "look_own",
    "look_other",
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
#: No card changes a way by more than this; and what is the same for both clans, give or take.
MOST = 16
EVEN = 1.0
#: A dwarf that needs a card less to be at a mine in its next turn has gained that much.
DOOR = 8


class LostMinesEvidence:
    """What the events of a match tell, judged by the shadow of its table."""

    def __init__(self, seats: int, options: LostMinesOptions, deck: Deck) -> None:
        self.seats = seats
        self.deck = deck
        self.shadow = Shadow(seats, options, deck)
        self.round = 0
        self._hypotheses: tuple[int, list[tuple[int, ...]], list[float]] | None = None

    @property
    def s(self) -> State:
        return self.shadow.s

    # ---- what is possible -------------------------------------------------------------------------------------------

    def hypotheses(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """LM-S04: by seat, loyal, selfish or saboteur; one of each of the last two in a clan, at most."""
        if self._hypotheses is None or self._hypotheses[0] != self.round:
            self._hypotheses = (self.round, *self._deals())
        return self._hypotheses[1:]

    def _deals(self) -> tuple[list[tuple[int, ...]], list[float]]:
        loyal = SETUP[self.seats][0]
        deals: list[tuple[list[int], float]] = [([LOYAL] * self.seats, 1.0)]
        if not self.round:  # a match that began with a position: nobody has told the clans
            return self._without_clans(loyal)
        for clan in range(2):
            members = [seat for seat in range(self.seats) if self.s.clan(seat) == clan]
            deals = [
                (_with(roles, chosen), weight * perm(loyal, len(members) - len(chosen)))
                for roles, weight in deals
                for chosen in _odd_ones(members)
                if len(members) - len(chosen) <= loyal
            ]
        return [tuple(roles) for roles, _ in deals], [weight for _, weight in deals]

    def _without_clans(self, loyal: int) -> tuple[list[tuple[int, ...]], list[float]]:
        deals = []
        every = range(self.seats)
        for selfish in _up_to_two(list(every)):
            for saboteurs in _up_to_two([seat for seat in every if seat not in selfish]):
                if self.seats - len(selfish) - len(saboteurs) <= 2 * loyal:
                    odd = dict.fromkeys(selfish, SELFISH) | dict.fromkeys(saboteurs, SABOTEUR)
                    deals.append(tuple(odd.get(seat, LOYAL) for seat in every))
        return deals, [1.0] * len(deals)

    def secrets(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """LM-S01: what each mine holds."""
        return list(ARRANGEMENTS), [1.0] * len(ARRANGEMENTS)

    def open(self) -> tuple[list[bool], list[bool]]:
        up = [(place, holds) for place, holds in enumerate(self.s.mine_cards) if holds != UNKNOWN]
        mines = [all(arrangement[place] == holds for place, holds in up) for arrangement in ARRANGEMENTS]
        return [True] * len(self.hypotheses()[0]), mines

    # ---- what happens -----------------------------------------------------------------------------------------------

    def observe(self, event: ev.Event, tell: bool = True) -> Observation | None:
        seen = self._tell(event) if tell else None
        self.shadow.follow(event)
        self.round = self.shadow.round
        return seen

    def _tell(self, event: ev.Event) -> Observation | None:
        """What an event tells, by the table before it."""
        match event:
            case ev.Laid():
                return self.laying(event.seat, cell_at(*event.cell), self.shadow.face(event.card, event.turned))
            case ev.ToolUsed():
                return self.clearing(event.seat, cell_at(*event.cell))
            case ev.TrapSet() | ev.TrollSet():
                return self.setting(event.seat, edge_at(event.edge))
            case ev.StormSwept():
                return self.sweeping(event.seat, cell_at(*event.cell))
            case ev.MineSeen() | ev.TreasureSeen():
                return self._seen(event.seat, "look_place", {})
            case ev.DwarfSeen():
                return self.asking(event.seat, event.target)
            case ev.CardsDiscarded():
                return self._seen(event.seat, "discard" if event.number == 1 else "discard_two", {})
            case ev.Stopped():
                return self.stopping(event.seat)
        return None

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
                return self.asking(seat, target_in(code))
            return self._seen(seat, "look_place", {})
        return None

    def _changes(self, seat: int, ways: Ways) -> tuple[int, float, float]:
        """How much shorter the way gets for this dwarf, for the others of its clan, and for the other clan."""
        before = self.shadow.field()
        after = self.shadow.field_of(ways)
        needed, needs = self.shadow.needs(), self.shadow.needs_of(ways)
        own = 0
        sums, numbers = [0.0, 0.0], [0, 0]
        for other, space in enumerate(self.shadow.spaces()):
            change = max(-MOST, min(MOST, before[space] - after[space]))
            if other == seat:
                own = change
                continue
            side = int(self.s.clan(other) != self.s.clan(seat))
            sums[side] += change + DOOR * (needed[other] - needs[other])
            numbers[side] += 1
        return own, sums[0] / max(numbers[0], 1), sums[1] / max(numbers[1], 1)

    def _seen(self, seat: int, name: str, about: dict[str, str | int]) -> Observation:
        return Observation(seat, self._context(seat), (CLASSES.index(name),), about)

    def _context(self, seat: int) -> int:
        if self.shadow.pile <= 0:
            return 2
        return 1 if self.shadow.field()[self.shadow.spaces()[seat]] <= NEAR else 0

    def asking(self, seat: int, target: int) -> Observation:
        """Whose side a dwarf wants to know tells its own: those who work for their clan ask about their clan."""
        name = "look_own" if self.s.clan(target) == self.s.clan(seat) else "look_other"
        return self._seen(seat, name, {"seat": target})

    def laying(self, seat: int, cell: int, face: int) -> Observation:
        ways = self.shadow.ways()
        space, cost = ways.board.index[cell], laying_cost(self.s, 0, face)
        ways.put(space, self.deck.faces.doors[face], STEP + cost)
        ways.laid[space] = True
        own, mates, others = self._changes(seat, ways)
        favour = mates - others
        if own > 0:
            name = "dig_own" if favour > EVEN else "dig_other" if favour < -EVEN else "dig_even"
        elif favour > EVEN:
            name = "lay_own" if mates > 0 else "block_other"
        elif favour < -EVEN:
            name = "lay_other" if others > 0 else "block_own"
        else:
            name = "block_both" if mates + others < -EVEN else "lay_none"
        return self._seen(seat, name, {"cell": write_cell(xy(cell))})

    def clearing(self, seat: int, cell: int) -> Observation:
        ways = self.shadow.ways()
        ways.enter[ways.board.index[cell]] = STEP
        own, mates, others = self._changes(seat, ways)
        name = "tool_other" if others > max(own, mates) else "tool_own"
        return self._seen(seat, name, {"cell": write_cell(xy(cell))})

    def setting(self, seat: int, edge: int) -> Observation:
        ways = self.shadow.ways()
        ways.toll(edge, TROLL)
        x, y, side = edge_name(edge)
        return self._hindering(seat, ways, {"cell": write_cell((x, y)), "side": side})

    def sweeping(self, seat: int, cell: int) -> Observation:
        ways = self.shadow.ways()
        ways.put(ways.board.index[cell], ALL_DOORS, ways.empty)
        ways.laid[ways.board.index[cell]] = False
        return self._hindering(seat, ways, {"cell": write_cell(xy(cell))})

    def _hindering(self, seat: int, ways: Ways, about: dict[str, str | int]) -> Observation:
        _, mates, others = self._changes(seat, ways)
        if mates >= 0 and others >= 0:
            name = "hinder_none"
        elif abs(mates - others) <= EVEN:
            name = "hinder_both"
        else:
            name = "hinder_own" if mates < others else "hinder_other"
        return self._seen(seat, name, about)

    def stopping(self, seat: int) -> Observation:
        """A movement, judged by where it began and where it ended."""
        s = self.s
        index = self.shadow.board.index
        here, there = cell_of(s.dwarves[seat]), cell_of(self.shadow.came_from[seat])
        field = self.shadow.field()
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
    cases: list[dict[int, int]] = [{}]
    cases += [{seat: role} for seat in members for role in (SELFISH, SABOTEUR)]
    cases += [{one: SELFISH, other: SABOTEUR} for one, other in permutations(members, 2)]
    return cases


def _up_to_two(seats: list[int]) -> list[tuple[int, ...]]:
    return [(), *((seat,) for seat in seats), *((a, b) for a in seats for b in seats if a < b)]
