"""What the rookie does in the two games where dwarves walk: dig from where the dwarf is, then go where it pays."""

from undermine.bots.ground import FAR, Ground, distance
from undermine.engine.decisions import Lay


class Walk:
    """One dwarf, the ground, and the cells it wants to get to."""

    def __init__(self, ground: Ground, here: int, targets: list[int]) -> None:
        self.ground = ground
        self.here = here
        self.targets = targets
        self.before = ground.reach(here)
        self.ends = ground.ends(self.before)
        self.left = min((distance(end, targets) for end in self.ends), default=FAR)

    def gain(self, lay: Lay) -> float:
        """How much closer a card brings the end of the dwarf's own paths; a little more for more ways on."""
        added = self.ground.added(lay, self.before)
        best = min((distance(end, self.targets) for end in added), default=FAR)
        return self.left - best + 0.1 * len(added)

    def best_lay(self, lays: list[Lay]) -> Lay | None:
        """The card that brings the dwarf closest, if one does."""
        best = max(lays, key=self.gain, default=None)
        return best if best is not None and self.gain(best) > 0.5 else None

    def way(self, wanted: list[int]) -> int | None:
        """The next node on the way to one of these nodes; or else to where the paths end closest to a target.

        None if the dwarf is best off where it is.
        """
        goals = [node for node in self.before if node in wanted]  # nearest first
        if goals:
            goal = goals[0]
        else:
            best = [nodes[0] for end, nodes in self.ends.items() if distance(end, self.targets) == self.left]
            order = list(self.before)
            goal = min(best, key=order.index, default=self.here)
        return None if goal == self.here else self.ground.first_step(self.before, self.here, goal)

    def doorstep(self, hidden: list[int]) -> int | None:
        """A face-down card of these that the dwarf could step on from here."""
        return next((cell for cell in hidden if self.here in self.ends.get(cell, [])), None)
