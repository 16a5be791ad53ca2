"""The rookie's plan for classic Saboteur: miners dig, saboteurs spoil what is close to the goals."""

from random import Random

from undermine.bots.bot import Situation
from undermine.bots.ground import FAR, Ground, distance
from undermine.engine.decisions import Decision, Lay
from undermine.engine.grid import cell_at
from undermine.games.classic.decisions import BreakTool, Map, Pass, Repair, Rockfall, TakeGold

#: From how far away a saboteur shows his colours.
NEAR = 5


def play(situation: Situation, random: Random) -> Decision | None:
    """The decision, or None where there is no plan."""
    takes = [choice for choice in situation.choices if isinstance(choice, TakeGold)]
    if takes:
        return max(takes, key=lambda take: take.nuggets)
    if situation.view.phase != "play":
        return None
    plan = Plan(situation, random)
    return plan.spoil() if plan.saboteur else plan.dig()


class Plan:
    def __init__(self, situation: Situation, random: Random) -> None:
        self.situation = situation
        self.random = random
        view = situation.view
        self.me = view.seats[situation.seat]
        self.saboteur = self.me.role.role == "saboteur"
        self.ground = Ground(view, situation.tables, [goal.cell for goal in view.goals if not goal.face_up])
        start = next(cell_at(*card.cell) for card in view.laid if card.card == "start") * 16
        self.nodes = self.ground.reach(start)
        self.targets = self._targets()
        self.ends = self.ground.ends(self.nodes)
        self.left = min((distance(end, self.targets) for end in self.ends), default=FAR)
        self.lays = [choice for choice in situation.choices if isinstance(choice, Lay)]

    def _targets(self) -> list[int]:
        """The goals that may be the treasure, as far as this seat knows."""
        goals = [goal for goal in self.situation.view.goals if not goal.face_up]
        treasure = [goal for goal in goals if goal.card == "treasure"]
        return [cell_at(*goal.cell) for goal in treasure or [goal for goal in goals if goal.card is None] or goals]

    def _gain(self, lay: Lay) -> float:
        """How much closer a card brings the tunnel; a little more for more ways on."""
        added = self.ground.added(lay, self.nodes)
        best = min((distance(end, self.targets) for end in added), default=FAR)
        if lay.card.startswith("dead-"):
            best = FAR
        return min(self.left, FAR) - best + 0.1 * len(added)

    def dig(self) -> Decision:
        """A miner: mend, dig, look, clear the way; else throw away what is useless."""
        mending = [choice for choice in self.situation.of(Repair) if choice.seat == self.situation.seat]
        if mending:
            return self.random.choice(mending)
        best = max(self.lays, key=self._gain, default=None)
        if best is not None and self._gain(best) >= 1:
            return best
        looking = self.situation.of(Map)
        if looking and len(self.targets) > 1:
            return self.random.choice(looking)
        clearing = self._clearing()
        if clearing is not None:
            return clearing
        others = self.situation.of(Repair)
        if others:
            return self.random.choice(others)
        if best is not None and self._gain(best) > 0:
            return best
        return self._discard(["dead-", "broken-", "rockfall", "map"])

    def _clearing(self) -> Decision | None:
        """A rockfall on a dead end close to the goals."""
        dead = {card.cell for card in self.situation.view.laid if card.card.startswith("dead-")}
        falls = [c for c in self.situation.of(Rockfall) if c.cell in dead]
        near = [c for c in falls if distance(cell_at(*c.cell), self.targets) <= self.left]
        return self.random.choice(near) if near else None

    def spoil(self) -> Decision:
        """A saboteur: close to the goals he blocks and breaks; far away he waits, and throws good cards away."""
        if self.left <= NEAR:
            blocking = self._blocking()
            if blocking is not None:
                return blocking
        breaking = [c for c in self.situation.of(BreakTool) if c.seat != self.situation.seat]
        if breaking:
            return self.random.choice(breaking)
        if self.left <= NEAR:
            falls = self.situation.of(Rockfall)
            if falls:
                return min(falls, key=lambda c: distance(cell_at(*c.cell), self.targets))
        mending = [c for c in self.situation.of(Repair) if c.seat == self.situation.seat]
        if mending and self.left <= NEAR:
            return self.random.choice(mending)
        return self._discard(["NESW", "NEW", "ESW", "EW", "NSW", "NS", "map", "repair", "SW", "ES", "dead-"])

    def _blocking(self) -> Decision | None:
        """A card where the tunnel would go on, that leads nowhere or away."""
        front = [end for end in self.ends if distance(end, self.targets) == self.left]
        there = [lay for lay in self.lays if cell_at(*lay.cell) in front]
        worst = min(there, key=self._gain, default=None)
        return worst if worst is not None and self._gain(worst) < 0 else None

    def _discard(self, order: list[str]) -> Decision:
        """The first card in this order, or any."""
        passes = self.situation.of(Pass)
        for start in order:
            found = [c for c in passes if c.card.startswith(start)]
            if found:
                return self.random.choice(found)
        return self.random.choice(passes or list(self.situation.choices))
