"""What the table can tell from what a seat does: classes of behaviour, from public information only.

With two clans a seat helps or harms its own clan or the other one. With three or four seats all are of one clan, and
only who aims at whom tells something.
"""

from itertools import product
from math import perm
from typing import Final

from undermine.bots.belief import Observation
from undermine.bots.dark_cave.outlook import ARRANGEMENTS, descent
from undermine.bots.dark_cave.shadow import Shadow
from undermine.bots.dark_cave.ways import EMPTY, LIMIT, Field, crosses, distances, exit_node, node_named
from undermine.engine.grid import cell_at, cell_of, edge_name, node_at, xy
from undermine.engine.notation import write_cell
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.codes import (
    AT_LAY,
    AT_LOOK,
    AT_ROCKFALL,
    AT_STEP,
    AT_WEB,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_EQUIP,
    OP_LOOK,
    argument_in,
    at_cell,
    at_in,
    cell_in,
    edge_closed,
    op_in,
)
from undermine.games.dark_cave.decisions import face_of
from undermine.games.dark_cave.deck import Deck
from undermine.games.dark_cave.options import DarkCaveOptions
from undermine.games.dark_cave.state import WALK, State

CLASSES: Final = (
    "dig-ahead",
    "dig-own",
    "dig-other",
    "dig-aside",
    "block-own",
    "block-other",
    "go-ahead",
    "go-away",
    "hinder-own",
    "hinder-other",
    "attack-own",
    "attack-other",
    "equip-self",
    "equip-own",
    "equip-other",
    "look-goal",
    "look-clan",
    "discard",
)
CONTEXTS: Final = ("one-clan", "searching", "leaving")
KINDS: Final = ("attack", "attack-own", "attack-other", "help", "help-own", "help-other")
NUMBER: Final = {name: number for number, name in enumerate(CLASSES)}

DIG: Final = 2
WAY: Final = 12


def deals(clans: list[int]) -> tuple[list[tuple[int, ...]], list[float]]:
    """DC-S02: all ways the identities may be dealt to seats of these clans, with their weights."""
    seats = len(clans)
    loyal, saboteurs = (1, 0) if seats == 2 else (2, 2) if seats < 5 else (3, 1)
    all_roles: list[tuple[int, ...]] = []
    ways: list[float] = []
    for roles in product((0, 1), repeat=seats):
        weight = 1
        for clan in (0, 1):
            dealt = [role for role, of in zip(roles, clans, strict=True) if of == clan]
            weight *= perm(loyal, len(dealt) - sum(dealt)) * perm(saboteurs, sum(dealt))
        if weight:
            all_roles.append(roles)
            ways.append(float(weight))
    return all_roles, ways


class CaveEvidence:
    """Follows a match from its events; what only some seats see of them, it does not look at."""

    def __init__(self, seats: int, options: DarkCaveOptions, deck: Deck) -> None:
        self.round = 0
        self.seats = seats
        self.shadow = Shadow(deck, options, seats)
        self.start = [-1] * seats  # where the dwarf was when its movement began
        self.over = False
        self._deals: tuple[tuple[int, ...], list[tuple[int, ...]], list[float]] | None = None

    @property
    def s(self) -> State:
        return self.shadow.s

    def observe(self, event: ev.Event, tell: bool = True) -> Observation | None:
        """What an event tells, judged by the table before it."""
        told = self.tells(event) if tell and self.shadow.begun else None
        if isinstance(event, ev.Stepped) and self.start[event.seat] < 0:
            self.start[event.seat] = self.s.dwarves[event.seat]
        self.shadow.see(event)
        if isinstance(event, ev.DwarfDealt) and event.seat == self.seats - 1:
            self.round = 1  # all clans are known now
        if isinstance(event, ev.Drew):
            self.start = [-1] * self.seats
        if isinstance(event, ev.GameEnded):
            self.over = True
        return told

    def tells(self, event: ev.Event) -> Observation | None:
        match event:
            case ev.Laid():
                return self.laying(
                    event.seat,
                    cell_at(*event.cell),
                    face_of(self.shadow.deck, self.shadow.cards[event.card], event.turned),
                )
            case ev.WebSet():
                return self.hindering(event.seat, -1, self.shadow.edge(event.edge))
            case ev.RockFell():
                return self.hindering(event.seat, cell_at(*event.cell), -1)
            case ev.Attacked():
                walker = self.s.walker
                return self.aiming(self.s.owners[walker], event.seat, "attack") if walker >= 0 else None
            case ev.Equipped():
                return self.aiming(event.seat, event.target, "equip")
            case ev.GoalSeen():
                return self.plain(event.seat, "look-goal", {"cell": write_cell(event.goal)})
            case ev.ClanSeen():
                return self.plain(event.seat, "look-clan", {"seat": event.target})
            case ev.CardsDiscarded():
                return self.plain(event.seat, "discard", {"number": event.number})
            case ev.Stopped():
                return self.moving(event.seat)
        return None

    def would_tell(self, seat: int, code: int, phase: int) -> Observation | None:
        """What a decision would tell."""
        if at_cell(code):
            cell, at = cell_in(code), at_in(code)
            if at == AT_LAY:
                return self.laying(seat, cell, argument_in(code))
            if at == AT_ROCKFALL:
                return self.hindering(seat, cell, -1)
            if at in (AT_WEB, AT_WEB + 1):
                return self.hindering(seat, -1, edge_closed(code))
            if at == AT_LOOK:
                return self.plain(seat, "look-goal", {"cell": write_cell(xy(cell))})
            if at == AT_STEP and phase == WALK:
                node = node_named(self.s, cell, argument_in(code))
                there = [other for other in range(self.seats) if self.s.dwarves[other] == node]
                return self.aiming(seat, there[0], "attack") if there else None
            return None
        op, target = op_in(code), argument_in(code)
        if op in (OP_DISCARD, OP_DISCARD_TWO):
            return self.plain(seat, "discard", {"number": op - OP_DISCARD + 1})
        if op == OP_LOOK:
            return self.plain(seat, "look-clan", {"seat": target})
        return self.aiming(seat, target, "equip") if op == OP_EQUIP else None

    def context(self) -> int:
        if self.seats < 5:
            return 0
        return 1 if exit_node(self.s) < 0 else 2

    def plain(self, seat: int, name: str, about: dict[str, str | int]) -> Observation | None:
        """Something that does not depend on where the exit is."""
        if self.s.revealed >> seat & 1:
            return None
        return Observation(seat, self.context(), (NUMBER[name],), about)

    def aiming(self, seat: int, target: int, what: str) -> Observation | None:
        """A seat is attacked, or gets boots or an axe."""
        s = self.s
        if s.revealed >> seat & 1:
            return None
        if seat == target:
            return self.plain(seat, "equip-self", {}) if what == "equip" else None
        whose = "own" if s.clan(seat) == s.clan(target) else "other"
        kind = "attack" if what == "attack" else "help"
        if self.seats >= 5:
            kind = f"{kind}-{whose}"
        eligible = tuple(
            other
            for other in range(self.seats)
            if other != seat and s.clan(other) == s.clan(target) and (s.dwarves[other] >= 0 or other == target)
        )
        return Observation(
            seat,
            self.context(),
            (NUMBER[f"{what}-{whose}"],),
            {"seat": target},
            target,
            KINDS.index(kind),
            eligible,
        )

    def fields(self, seat: int) -> list[Field]:
        """The distances by which a seat may be judged: to the exit; by place, if it has looked; else to any goal."""
        s = self.s
        way_out = exit_node(s)
        if way_out >= 0:
            return [distances(s, [way_out], DIG, -1)]
        hidden = [place for place in range(len(s.goals)) if not s.goals_up >> place & 1]
        keys = [node_at(s.goals[place], EMPTY) for place in hidden]
        if not any(s.goals_known[place] >> seat & 1 for place in hidden):
            return [distances(s, keys, DIG, -1)]
        by_place = {place: distances(s, [key], DIG, -1) for place, key in zip(hidden, keys, strict=True)}
        no_way = distances(s, [], DIG, -1)
        return [by_place.get(place, no_way) for place in range(len(s.goals))]

    def spread(self, names: list[str]) -> tuple[int, ...]:
        """The classes for every secret, from one, or from one by place of the exit."""
        if len(names) == 1:
            return (NUMBER[names[0]],)
        return tuple(NUMBER[names[arrangement.index(0)]] for arrangement in ARRANGEMENTS)

    def laying(self, seat: int, cell: int, face: int) -> Observation | None:
        s = self.s
        if s.revealed >> seat & 1:
            return None
        before = self.fields(seat)
        network, ladders = s.network, s.ladders
        s.network = network.copy()
        s.network.lay(cell, face)
        ladder = s.deck.ladder_in[face]
        s.ladders = [*ladders, node_at(cell, ladder)] if ladder >= 0 else ladders
        after = self.fields(seat)
        s.network, s.ladders = network, ladders
        names = [self.judge(seat, old, new) for old, new in zip(before, after, strict=True)]
        return Observation(seat, self.context(), self.spread(names), {"cell": write_cell(xy(cell))})

    def judge(self, seat: int, old: Field, new: Field) -> str:
        """Whom a path card brings nearer to the exit, or farther away from it."""
        s = self.s
        own = other = mine = 0
        for dwarf in range(self.seats):
            node = s.dwarves[dwarf]
            if node < 0:
                continue
            gain = old.get(node, LIMIT) - new.get(node, LIMIT)
            if dwarf == seat:
                mine = gain
            elif s.clan(dwarf) == s.clan(seat):
                own += gain
            else:
                other += gain
        if mine > 0:
            return "dig-ahead"
        if mine + own < 0:
            return "block-own"
        if other < 0:
            return "block-other"
        if own > 0 and own >= other:
            return "dig-own"
        return "dig-other" if other > 0 else "dig-aside"

    def hindering(self, seat: int, cell: int, edge: int) -> Observation | None:
        """A rockfall on a cell, or a web on an edge: whose way was there?"""
        s = self.s
        if s.revealed >> seat & 1:
            return None
        field = min(self.fields(seat), key=lambda far: far.get(s.dwarves[seat], LIMIT))
        own = other = 0
        for dwarf in range(self.seats):
            if s.dwarves[dwarf] < 0:
                continue
            way = descent(s, field, s.dwarves[dwarf], WAY)
            hit = any(
                cell_of(way[i]) == cell if edge < 0 else crosses(way[i - 1], way[i], edge) for i in range(1, len(way))
            )
            if hit and s.clan(dwarf) == s.clan(seat):
                own += 2 if dwarf == seat else 1
            elif hit:
                other += 1
        if own == other:
            return None
        name = "hinder-own" if own > other else "hinder-other"
        return self.plain(seat, name, {"cell": write_cell(xy(cell) if edge < 0 else edge_name(edge)[:2])})

    def moving(self, seat: int) -> Observation | None:
        """Where a dwarf goes tells what its player has seen; anyone who has not looked at a goal tells nothing."""
        start, node = self.start[seat], self.s.dwarves[seat]
        if start < 0 or node < 0 or exit_node(self.s) >= 0:
            return None
        fields = self.fields(seat)
        if len(fields) == 1:
            return None
        names = ["go-ahead" if far.get(node, LIMIT) < far.get(start, LIMIT) else "go-away" for far in fields]
        return Observation(seat, self.context(), self.spread(names), {"cell": write_cell(xy(cell_of(node)))})

    def hypotheses(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """All ways the clan cards may be dealt; clans are public (DC-S04). Before they are, anything goes."""
        if not self.round:
            anything = list(product((0, 1), repeat=self.seats))
            return anything, [1.0] * len(anything)
        clans = tuple(self.s.clan(seat) for seat in range(self.seats))
        if self._deals is None or self._deals[0] != clans:
            self._deals = (clans, *deals(list(clans)))
        return self._deals[1], self._deals[2]

    def secrets(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """All arrangements of the goals."""
        return ARRANGEMENTS, [1.0] * len(ARRANGEMENTS)

    def open(self) -> tuple[list[bool], list[bool]]:
        """Clan cards that lie face up, goals that were turned over; and that the game goes on, if dwarves have left."""
        s = self.s
        shown = [seat for seat in range(self.seats) if s.revealed >> seat & 1]
        up = [place for place in range(len(s.goals)) if s.goals_up >> place & 1]
        roles = [
            all(dealt[seat] == s.identity(seat) for seat in shown) and self.goes_on(dealt)
            for dealt in self.hypotheses()[0]
        ]
        goals = [all(goals[place] == s.goal_cards[place] for place in up) for goals in ARRANGEMENTS]
        return roles, goals

    def goes_on(self, dealt: tuple[int, ...]) -> bool:
        """DC-E02: whether dwarves of both sides are still in the cave, with these identities, after one has left."""
        if self.over or self.s.first_out < 0:
            return True
        inside = {self.s.clan(seat) ^ dealt[seat] for seat in range(self.seats) if self.s.dwarves[seat] >= 0}
        return len(inside) == 2
