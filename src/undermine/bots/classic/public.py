"""What the table can learn from each event of classic. Public knowledge only: it is fed as a spectator would be."""

from functools import cache
from itertools import combinations
from typing import Any

from undermine.bots.belief import Observation
from undermine.bots.classic.outlook import Outlook, is_dead
from undermine.engine.grid import cell_at
from undermine.engine.notation import Cell, write_cell
from undermine.games.classic import events as ev
from undermine.games.classic.deck import (
    CELLS,
    OP_BREAK,
    OP_MAP,
    OP_PASS,
    OP_REPAIR,
    ROCKFALL_FACE,
    SETUP,
    TOOLS,
    Deck,
)
from undermine.games.classic.setup import bare_table
from undermine.games.classic.state import State

CLASSES = (
    "finish",
    "advance",
    "side",
    "neutral",
    "harm",
    "dead_neutral",
    "dead_harm",
    "clear_good",
    "clear_neutral",
    "clear_bad",
    "break",
    "repair_self",
    "repair_other",
    "map",
    "discard",
)
CONTEXTS = ("far", "middle", "near", "blocked")
KINDS = ("break", "repair")


@cache
def deals(seats: int) -> list[tuple[int, ...]]:
    """CL-S02: one role card is set aside, so that one saboteur less may be in play; all deals are as likely."""
    saboteurs = SETUP[seats][0]
    return [
        tuple(int(seat in chosen) for seat in range(seats))
        for number in (saboteurs - 1, saboteurs)
        for chosen in combinations(range(seats), number)
    ]


class ClassicEvidence:
    """The shadow of a classic table."""

    def __init__(self, seats: int, options: Any, deck: Deck) -> None:
        self.seats = seats
        self.options = options
        self.deck = deck
        self.round = 0
        self._hypotheses = deals(seats)
        self._begin()

    def _begin(self) -> None:
        self.network = bare_table(self.deck, self.options)
        self.broken = [0] * self.seats
        self.looked = [0] * len(self.deck.goals)  # by place: mask of seats
        self.up = 0
        self.stones = 0
        self._goal_names: dict[Cell, str] = {}
        self._outlook: Outlook | None = None

    @property
    def outlook(self) -> Outlook:
        if self._outlook is None:
            self._outlook = Outlook(self.network, self.deck)
        return self._outlook

    # ---- what may be ------------------------------------------------------------------------------------------------

    def hypotheses(self) -> tuple[list[tuple[int, ...]], list[float]]:
        return self._hypotheses, [1.0] * len(self._hypotheses)

    def secrets(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """Where the treasure lies."""
        places = len(self.deck.goals)
        return [(place,) for place in range(places)], [1.0] * places

    def open(self) -> tuple[list[bool], list[bool]]:
        roles = [True] * len(self._hypotheses)
        return roles, [not self.stones >> place & 1 for place in range(len(self.deck.goals))]

    # ---- what happens -----------------------------------------------------------------------------------------------

    def observe(self, event: Any, tell: bool = True) -> Observation | None:
        seen = self.tells(event) if tell else None
        self.see(event)
        return seen

    def tells(self, event: Any) -> Observation | None:
        match event:
            case ev.Laid():
                face = self._face(event.card, event.turned)
                return self.laying(event.seat, cell_at(*event.cell), face, event.cell, event.card)
            case ev.RockFell():
                return self.falling(event.seat, cell_at(*event.cell), event.cell)
            case ev.ToolBroken():
                return self.breaking(event.seat, event.target, TOOLS.index(event.tool))
            case ev.ToolRepaired():
                return self.repairing(event.seat, event.target, TOOLS.index(event.tool))
            case ev.MapRead():
                return self.looking(event.seat, self._place(event.goal))
            case ev.Passed():
                return self.passing(event.seat)
        return None

    def see(self, event: Any) -> None:
        match event:
            case ev.RoundBegan():
                self.round = event.round
                self._begin()
            case ev.Laid():
                self.network.lay(cell_at(*event.cell), self._face(event.card, event.turned))
                self._outlook = None
            case ev.GoalRevealed(turned=turned) if turned is not None:
                self._reveal(event.goal, event.card, turned)
            case ev.GoalRevealed():
                self._note(event.goal, event.card)
            case ev.GoalAligned():
                self._reveal(event.goal, self._goal_names[event.goal], event.turned)
            case ev.RockFell():
                self.network.lift(cell_at(*event.cell))
                self._outlook = None
            case ev.ToolBroken():
                self.broken[event.target] |= 1 << TOOLS.index(event.tool)
            case ev.ToolRepaired():
                self.broken[event.target] &= ~(1 << TOOLS.index(event.tool))
            case ev.MapRead():
                self.looked[self._place(event.goal)] |= 1 << event.seat

    def _place(self, goal: Cell) -> int:
        return self.deck.goals.index(cell_at(*goal))

    def _note(self, goal: Cell, card: str) -> None:
        """A goal that has still to be laid: what it is, all see already."""
        self._goal_names[goal] = card
        place = self._place(goal)
        self.up |= 1 << place
        if self.deck.faces.names.index(card) != self.deck.goal_faces[self.deck.treasure]:
            self.stones |= 1 << place

    def _reveal(self, goal: Cell, card: str, turned: bool) -> None:
        self._note(goal, card)
        self.network.lay(cell_at(*goal), self._face(card, turned))
        self.network.touched.clear()
        self._outlook = None

    def _face(self, card: str, turned: bool) -> int:
        face = self.deck.faces.names.index(card)
        return self.deck.faces.other[face] if turned else face

    # ---- what it tells ----------------------------------------------------------------------------------------------

    def would(self, seat: int, state: State, code: int) -> Observation | None:
        """What the table would learn if this seat decided so."""
        if code >= CELLS:
            cell, face = code >> 7, code & 127
            return self.falling(seat, cell) if face == ROCKFALL_FACE else self.laying(seat, cell, face)
        argument = code & 31
        match code >> 10:
            case op if op == OP_PASS:
                return self.passing(seat)
            case op if op == OP_BREAK:
                return self.breaking(seat, argument, (state.deck.breaks[code >> 5 & 31]).bit_length() - 1)
            case op if op == OP_REPAIR:
                return self.repairing(seat, argument % 10, argument // 10)
            case op if op == OP_MAP:
                return self.looking(seat, argument)
        return None

    def _context(self, seat: int) -> int:
        if self.broken[seat]:
            return 3
        left = min(self.outlook.left)
        return 0 if left >= 5 else 1 if left >= 3 else 2

    def weights(self, seat: int, gold: int) -> list[float]:
        """Where this seat takes the treasure to be, if it is in this place."""
        places = range(len(self.deck.goals))
        if self.looked[gold] >> seat & 1:
            return [float(place == gold) for place in places]
        free = [not self.up >> place & 1 and not self.looked[place] >> seat & 1 for place in places]
        number = sum(free) or 1
        return [may / number for may in free]

    def _changes(self, seat: int, after: list[float]) -> list[float]:
        """By place of the treasure: how many cards nearer this seat must think it has come."""
        before = self.outlook.left
        return [
            sum(w * (b - a) for w, b, a in zip(self.weights(seat, gold), before, after, strict=True))
            for gold in range(len(self.deck.goals))
        ]

    def laying(self, seat: int, cell: int, face: int, where: Cell = (0, 0), card: str = "") -> Observation:
        after = self.outlook.after_lay(cell, face)
        dead = is_dead(self.deck, face)
        classes = []
        for gold, change in enumerate(self._changes(seat, after)):
            weights = self.weights(seat, gold)
            if any(a == 0.0 and w > 0.0 for a, w in zip(after, weights, strict=True)):
                name = "finish"
            elif dead:
                name = "dead_harm" if change < -0.05 else "dead_neutral"
            else:
                name = "advance" if change > 0.6 else "side" if change > 0.05 else "neutral"
                name = "harm" if change < -0.05 else name
            classes.append(CLASSES.index(name))
        about: dict[str, str | int] = {"card": card, "cell": write_cell(where)}
        return Observation(seat, self._context(seat), tuple(classes), about)

    def falling(self, seat: int, cell: int, where: Cell = (0, 0)) -> Observation:
        after = self.outlook.after_lift(cell)
        names = [
            "clear_good" if change > 0.05 else "clear_bad" if change < -0.05 else "clear_neutral"
            for change in self._changes(seat, after)
        ]
        classes = tuple(CLASSES.index(name) for name in names)
        return Observation(seat, self._context(seat), classes, {"cell": write_cell(where)})

    def breaking(self, seat: int, target: int, tool: int) -> Observation:
        eligible = tuple(other for other in range(self.seats) if other != seat and not self.broken[other] >> tool & 1)
        about: dict[str, str | int] = {"seat": target, "tool": TOOLS[tool]}
        chosen = target if target in eligible and len(eligible) > 1 else -1
        return Observation(seat, self._context(seat), (CLASSES.index("break"),), about, chosen, 0, eligible)

    def repairing(self, seat: int, target: int, tool: int) -> Observation:
        name = "repair_self" if target == seat else "repair_other"
        eligible = tuple(other for other in range(self.seats) if other != seat and self.broken[other])
        about: dict[str, str | int] = {"seat": target, "tool": TOOLS[tool]}
        chosen = target if target in eligible and len(eligible) > 1 else -1
        return Observation(seat, self._context(seat), (CLASSES.index(name),), about, chosen, 1, eligible)

    def looking(self, seat: int, place: int) -> Observation:
        return Observation(seat, self._context(seat), (CLASSES.index("map"),), {"goal": place + 1})

    def passing(self, seat: int) -> Observation:
        return Observation(seat, self._context(seat), (CLASSES.index("discard"),), {})
