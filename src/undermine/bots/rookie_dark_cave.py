"""The rookie's plan for The Dark Cave: find the exit, and carry the gold out. That serves whoever he works for."""

from random import Random
from typing import Any

from undermine.bots.bot import Situation
from undermine.bots.ground import Ground
from undermine.bots.walker import Walk
from undermine.engine.decisions import Decision, Lay
from undermine.engine.grid import LETTERS, cell_at, edge_of, xy
from undermine.games.dark_cave.decisions import (
    AnswerAxe,
    Discard,
    Equip,
    Hew,
    LookAtGoal,
    Step,
    Stop,
    TakeGold,
)
from undermine.games.dark_cave.tables import SPACES


def play(situation: Situation, random: Random) -> Decision | None:
    """The decision, or None where there is no plan."""
    phase = situation.view.phase
    if phase == "axe":
        return AnswerAxe(True)
    if phase == "take":
        return TakeGold(True)
    if phase not in ("play", "move"):
        return None
    plan = Plan(situation, random)
    return plan.move() if phase == "move" else plan.card()


class Plan:
    def __init__(self, situation: Situation, random: Random) -> None:
        self.situation = situation
        self.random = random
        view = situation.view
        self.me = view.seats[situation.seat]
        hidden = [goal for goal in view.goals if not goal.face_up]
        self.hidden = [cell_at(*goal.cell) for goal in hidden]
        self.ground = Ground(view, situation.tables, [goal.cell for goal in hidden])
        self.ground.shut_edges = {edge_of(cell_at(*web.edge[:2]), LETTERS.index(web.edge[2])) for web in view.webs}
        tables = situation.tables
        laid = self.ground.network.laid
        self.ground.ladders = [
            cell * 16 + tables.ladder_in[face] for cell, face in laid.items() if tables.ladder_in[face] >= 0
        ]
        self.exits = [
            cell * 16 + tables.features[face].index(4) for cell, face in laid.items() if 4 in tables.features[face]
        ]
        self.here = self._node(self.me.at) if self.me.at is not None else -1
        self.targets = [node >> 4 for node in self.exits] or self._unseen(hidden)
        self.walk = Walk(self.ground, self.here, self.targets) if self.here >= 0 else None

    def _node(self, at: Any) -> int:
        cell = cell_at(*at.cell)
        face = self.ground.network.laid[cell]
        space: int = self.situation.tables.spaces_named[face][SPACES.index(at.space)]
        return cell * 16 + space

    def _unseen(self, hidden: list[Any]) -> list[int]:
        """The goal that he knows to be the exit; or all that may be it."""
        known = [goal for goal in hidden if goal.card == "goal-exit"]
        return [cell_at(*goal.cell) for goal in known or [goal for goal in hidden if goal.card is None]]

    def card(self) -> Decision | None:
        """A path towards the exit, boots, a look at a goal; else something is thrown away."""
        hews = self.situation.of(Hew)
        if hews:
            return self.random.choice(hews)
        if self.walk is not None:
            best = self.walk.best_lay(self.situation.of(Lay))
            if best is not None:
                return best
        looks = self.situation.of(LookAtGoal)
        if looks and not self.exits and len(self.targets) > 1:
            return self.random.choice(looks)
        own = [equip for equip in self.situation.of(Equip) if equip.seat == self.situation.seat]
        return self.random.choice(own) if own else self._discard()

    def _discard(self) -> Decision | None:
        """Actions first, then paths that lead nowhere now."""
        discards = [discard for discard in self.situation.of(Discard) if len(discard.cards) == 1]
        names = self.situation.tables.names
        paths = self.situation.tables.path_cards
        useless = [discard for discard in discards if names.index(discard.cards[0]) >= paths]
        return self.random.choice(useless or discards) if discards else None

    def move(self) -> Decision | None:
        """To the exit; onto a goal that nobody has seen; or as near as the paths lead."""
        steps = {(step.cell, step.space): step for step in self.situation.of(Step)}
        if self.walk is None or not steps:
            return Stop()
        doorstep = self.walk.doorstep([cell for cell in self.hidden if cell in self.targets])
        if doorstep is not None:
            return next((step for step in steps.values() if step.cell == xy(doorstep)), Stop())
        node = self.walk.way(self.exits)
        if node is None:
            return Stop()
        face = self.ground.network.laid[node >> 4]
        name = SPACES[self.situation.tables.space_names[face][node & 15]]
        return steps.get((xy(node >> 4), name), Stop())
