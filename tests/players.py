"""Random players for tests. The digger gets somewhere, so that treasures, stones and gold come up."""

from collections.abc import Callable
from random import Random

from undermine import Match
from undermine.engine.decisions import Decision
from undermine.engine.grid import STEPS, xy
from undermine.games.classic.decisions import BreakTool, Lay, Pass, ProposeEnd
from undermine.games.lost_mines.decisions import Step

Player = Callable[[Match, Random], Decision]


def uniform(match: Match, random: Random) -> Decision:
    """Any choice, all alike."""
    choices = match.choices()
    return choices[random.randrange(len(choices))]


def digger(match: Match, random: Random) -> Decision:
    """Mostly lays the card that comes closest to a goal still face down; otherwise anything but breaking tools."""
    choices = list(match.choices())
    goals = [goal.cell for goal in match.view(None).goals if not goal.face_up]
    lays = [c for c in choices if isinstance(c, Lay) and not c.card.startswith("dead")]
    if lays and goals and random.random() < 0.85:
        return min(lays, key=lambda lay: min(abs(lay.cell[0] - x) + abs(lay.cell[1] - y) for x, y in goals))
    kinder = [c for c in choices if not isinstance(c, BreakTool)]
    passes = [c for c in kinder if isinstance(c, Pass)]
    return random.choice(passes if passes and random.random() < 0.5 else kinder)


def pathfinder(match: Match, random: Random) -> Decision:
    """For The Lost Mines: lays on towards the mines and walks the shortest way east; now and then anything else."""
    choices = [choice for choice in match.choices() if str(choice) != "propose-end"]
    lays = [c for c in choices if isinstance(c, Lay) and c.card.partition("-")[0] not in ("trunk", "lake", "ditch")]
    if random.random() < 0.85:
        if lays:
            return max(lays, key=lambda lay: lay.cell[0] - 0.1 * min(abs(lay.cell[1] - y) for y in (2, 4)))
        if any(isinstance(c, Step) for c in choices):
            side = _way_east(match)
            if side in map(str, choices):
                return next(c for c in choices if str(c) == side)
    if random.random() < 0.02 and "propose-end" in match.choices():
        return ProposeEnd()
    return random.choice(choices)


def _way_east(match: Match) -> str:
    """The first step of the shortest way to the card farthest east, or onto a mine."""
    network, start = match.state.network, match.state.dwarves[match.state.turn] >> 4
    firsts: dict[int, str] = {start: "stop"}
    todo = [start]
    for cell in todo:
        for d, letter in enumerate("NESW"):
            beside = cell + STEPS[d]
            open_ = network.beyond(cell, d) >= 0 if cell in network.laid else False
            hidden = (
                beside in network.hidden and cell in network.laid and network.faces.doors[network.laid[cell]] >> d & 1
            )
            if (open_ or hidden) and beside not in firsts:
                firsts[beside] = f"step {letter}" if cell == start else firsts[cell]
                todo.append(beside)
    return firsts[max(firsts, key=lambda cell: xy(cell)[0])]


def play(match: Match, seed: int | str, player: Player = digger, limit: int = 10_000) -> Match:
    """Plays on to the end, or for so many decisions."""
    random = Random(f"{seed}")
    while match.result is None and limit:
        match.decide(player(match, random))
        limit -= 1
    return match
