"""The rookie's plan for The Lost Mines: whoever he works for, a treasure found is worth having."""

from random import Random
from typing import Any

from undermine.bots.bot import Situation
from undermine.bots.ground import Ground
from undermine.bots.walker import Walk
from undermine.engine.decisions import Decision, Lay
from undermine.engine.grid import LETTERS, STEPS, cell_at, edge_of
from undermine.games.lost_mines.decisions import Discard, LookAtMine, Step, Stop, TakeTreasure, UseTool

OBSTACLES = ("trunk", "lake", "ditch")


def play(situation: Situation, random: Random) -> Decision | None:
    """The decision, or None where there is no plan."""
    phase = situation.view.phase
    if phase not in ("play", "move", "treasure"):
        return None
    plan = Plan(situation, random)
    if phase == "treasure":
        return plan.take()
    return plan.move() if phase == "move" else plan.card()


class Plan:
    def __init__(self, situation: Situation, random: Random) -> None:
        self.situation = situation
        self.random = random
        view = situation.view
        hidden = [mine for mine in view.mines if not mine.face_up]
        self.hidden = [cell_at(*mine.cell) for mine in hidden]
        self.ground = Ground(view, situation.tables, [mine.cell for mine in hidden])
        overcome = {tool.cell for tool in view.tools}
        self.ground.shut_cells = {
            cell_at(*card.cell) for card in view.laid if card.card.startswith(OBSTACLES) and card.cell not in overcome
        }
        self.ground.shut_edges = {
            edge_of(cell_at(*troll.edge[:2]), LETTERS.index(troll.edge[2])) for troll in view.trolls
        }
        self.here = cell_at(*view.seats[situation.seat].cell) * 16
        self.paying = self._paying(view)
        self.walk = Walk(self.ground, self.here, self._targets(hidden) + self.paying)

    def _paying(self, view: Any) -> list[int]:
        """Open mines where a treasure can still be had."""
        symbols = {treasure.symbol for treasure in view.treasures if treasure.taker is None}
        return [cell_at(*m.cell) for m in view.mines if m.face_up and m.card.removeprefix("mine-") in symbols]

    def _targets(self, hidden: list[Any]) -> list[int]:
        """Mines not yet opened, but for a dragon that this seat has seen."""
        return [cell_at(*mine.cell) for mine in hidden if mine.card != "mine-dragon"]

    def take(self) -> Decision:
        """The most valuable one that he knows of."""
        values = {treasure.place: treasure.value or 2.5 for treasure in self.situation.view.treasures}
        takes = self.situation.of(TakeTreasure)
        return max(takes, key=lambda take: values[take.place]) if takes else self.random.choice(self.situation.choices)

    def card(self) -> Decision | None:
        lays = [lay for lay in self.situation.of(Lay) if not lay.card.startswith(OBSTACLES)]
        best = self.walk.best_lay(lays)
        if best is not None:
            return best
        tools, looks = self.situation.of(UseTool), self.situation.of(LookAtMine)
        if tools:
            return self.random.choice(tools)
        if looks:
            return self.random.choice(looks)
        return self._discard()

    def _discard(self) -> Decision | None:
        """Obstacles first, then anything."""
        discards = [discard for discard in self.situation.of(Discard) if len(discard.cards) == 1]
        useless = [
            discard for discard in discards if discard.cards[0].startswith((*OBSTACLES, "trap", "troll", "storm"))
        ]
        return self.random.choice(useless or discards) if discards else None

    def move(self) -> Decision | None:
        """On to a mine that pays, or that nobody has seen; else as near as the paths lead."""
        if self.here >> 4 in self.paying:
            return Stop()
        doorstep = self.walk.doorstep([cell for cell in self.hidden if cell in self.walk.targets])
        node = doorstep * 16 if doorstep is not None else self.walk.way([cell * 16 for cell in self.paying])
        if node is None:
            return Stop()
        beside = node >> 4
        steps = [
            step for step in self.situation.of(Step) if (self.here >> 4) + STEPS[LETTERS.index(step.side)] == beside
        ]
        return steps[0] if steps else Stop()
