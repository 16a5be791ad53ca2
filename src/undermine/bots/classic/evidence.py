"""What the table can learn from each event of classic. Public knowledge only: it is fed as a spectator would be."""

from functools import cache
from itertools import combinations

from undermine.bots.belief import Observation
from undermine.bots.classic.outlook import is_dead
from undermine.bots.classic.shadow import Shadow
from undermine.engine.grid import cell_at
from undermine.engine.notation import Cell, write_cell
from undermine.games.classic import codes
from undermine.games.classic import events as ev
from undermine.games.classic.deck import SETUP, TOOLS, Deck
from undermine.games.classic.options import ClassicOptions
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
CONTEXTS = ("opening", "far", "middle", "near", "blocked")
KINDS = ("break", "repair")


@cache
def deals(seats: int) -> list[tuple[int, ...]]:
    """CL-S02: one role card is set aside, so that one saboteur less can be in play; all deals are equally likely."""
    saboteurs = SETUP[seats][0]
    return [
        tuple(int(seat in chosen) for seat in range(seats))
        for number in (saboteurs - 1, saboteurs)
        for chosen in combinations(range(seats), number)
    ]


class ClassicEvidence:
    """What all that happens at a classic table tells of the seats, judged by its shadow."""

    def __init__(self, seats: int, options: ClassicOptions, deck: Deck) -> None:
        self.seats = seats
        self.deck = deck
        self.shadow = Shadow(deck, options, seats)
        self.round = 0
        self._hypotheses = deals(seats)
        self._heard = [1.0] * len(deck.goals)  # by place: how likely the treasure is there after all that was said

    # ---- what is possible -------------------------------------------------------------------------------------------

    def hypotheses(self) -> tuple[list[tuple[int, ...]], list[float]]:
        return self._hypotheses, [1.0] * len(self._hypotheses)

    def secrets(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """Where the treasure lies."""
        places = len(self.deck.goals)
        return [(place,) for place in range(places)], [1.0] * places

    def open(self) -> tuple[list[bool], list[bool]]:
        roles = [True] * len(self._hypotheses)
        return roles, [not self.shadow.stones >> place & 1 for place in range(len(self.deck.goals))]

    # ---- what happens -----------------------------------------------------------------------------------------------

    def observe(self, event: ev.Event, tell: bool = True) -> Observation | None:
        seen = self.tells(event) if tell else None
        self.shadow.see(event)
        self.round = self.shadow.round
        return seen

    def tells(self, event: ev.Event) -> Observation | None:
        match event:
            case ev.Laid():
                face = self.shadow.face(event.card, event.turned)
                return self.laying(event.seat, cell_at(*event.cell), face, event.cell, event.card)
            case ev.RockFell():
                return self.falling(event.seat, cell_at(*event.cell), event.cell)
            case ev.ToolBroken():
                return self.breaking(event.seat, event.target, TOOLS.index(event.tool))
            case ev.ToolRepaired():
                return self.repairing(event.seat, event.target, TOOLS.index(event.tool))
            case ev.MapRead():
                return self.looking(event.seat, self.shadow.place(event.goal))
            case ev.Passed():
                return self.passing(event.seat)
        return None

    # ---- what it tells ----------------------------------------------------------------------------------------------

    def would(self, seat: int, state: State, code: int) -> Observation | None:
        """What the table would learn if this seat decided so."""
        if code >= codes.CELLS:
            cell, face = codes.cell_in(code), codes.face_in(code)
            return self.falling(seat, cell) if face == codes.ROCKFALL_FACE else self.laying(seat, cell, face)
        match codes.op_in(code):
            case codes.OP_PASS:
                return self.passing(seat)
            case codes.OP_BREAK:
                tool = state.deck.breaks[codes.card_in(code)].bit_length() - 1
                return self.breaking(seat, codes.argument_in(code), tool)
            case codes.OP_REPAIR:
                return self.repairing(seat, codes.target_in(code), codes.tool_in(code))
            case codes.OP_MAP:
                return self.looking(seat, codes.argument_in(code))
        return None

    def _context(self, seat: int) -> int:
        if self.shadow.broken[seat]:
            return CONTEXTS.index("blocked")
        if self.shadow.played < self.seats:
            return CONTEXTS.index("opening")
        left = min(self.shadow.outlook.left)
        return CONTEXTS.index("far" if left >= 5 else "middle" if left >= 3 else "near")

    def weights(self, seat: int, gold: int) -> list[float]:
        """Where this seat takes the treasure to be, if it is in this place."""
        places = range(len(self.deck.goals))
        if self.shadow.looked[gold] >> seat & 1:
            return [float(place == gold) for place in places]
        free = [not self.shadow.up >> place & 1 and not self.shadow.looked[place] >> seat & 1 for place in places]
        likely = [may * heard for may, heard in zip(free, self._heard, strict=True)]
        number = sum(likely) or 1
        return [may / number for may in likely]

    def hear(self, secrets: list[float]) -> None:
        """What was said explains what seats do next: those who have not looked go where they were told to go."""
        self._heard = secrets

    def _changes(self, seat: int, after: list[float]) -> list[float]:
        """By place of the treasure: how many cards nearer this seat must think it has come."""
        before = self.shadow.outlook.left
        return [
            sum(w * (b - a) for w, b, a in zip(self.weights(seat, gold), before, after, strict=True))
            for gold in range(len(self.deck.goals))
        ]

    def laying(self, seat: int, cell: int, face: int, where: Cell = (0, 0), card: str = "") -> Observation:
        after = self.shadow.outlook.after_lay(cell, face)
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
        after = self.shadow.outlook.after_lift(cell)
        names = [
            "clear_good" if change > 0.05 else "clear_bad" if change < -0.05 else "clear_neutral"
            for change in self._changes(seat, after)
        ]
        classes = tuple(CLASSES.index(name) for name in names)
        return Observation(seat, self._context(seat), classes, {"cell": write_cell(where)})

    def breaking(self, seat: int, target: int, tool: int) -> Observation:
        eligible = tuple(
            other for other in range(self.seats) if other != seat and not self.shadow.broken[other] >> tool & 1
        )
        about: dict[str, str | int] = {"seat": target, "tool": TOOLS[tool]}
        chosen = target if target in eligible and len(eligible) > 1 else -1
        return Observation(seat, self._context(seat), (CLASSES.index("break"),), about, chosen, 0, eligible)

    def repairing(self, seat: int, target: int, tool: int) -> Observation:
        name = "repair_self" if target == seat else "repair_other"
        eligible = tuple(other for other in range(self.seats) if other != seat and self.shadow.broken[other])
        about: dict[str, str | int] = {"seat": target, "tool": TOOLS[tool]}
        chosen = target if target in eligible and len(eligible) > 1 else -1
        return Observation(seat, self._context(seat), (CLASSES.index(name),), about, chosen, 1, eligible)

    def looking(self, seat: int, place: int) -> Observation:
        return Observation(seat, self._context(seat), (CLASSES.index("map"),), {"goal": place + 1})

    def passing(self, seat: int) -> Observation:
        return Observation(seat, self._context(seat), (CLASSES.index("discard"),), {})
