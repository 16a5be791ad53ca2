"""Random players for tests. Those of `PLAYERS` get somewhere, so that goals, gold and the end of the way come up."""

from collections.abc import Callable
from random import Random

from undermine import Match
from undermine.engine.decisions import Decision
from undermine.engine.grid import STEPS, cell_at, cell_of, node_at, space_of, xy
from undermine.games.classic.decisions import BreakTool, Lay, Pass, ProposeEnd
from undermine.games.dark_cave import decisions as dc
from undermine.games.dark_cave.codes import STOP, argument_in, cell_in
from undermine.games.dark_cave.deck import EXIT
from undermine.games.dark_cave.movement import steps_from
from undermine.games.dark_cave.state import State as DarkCaveState
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


def caver(match: Match, random: Random) -> Decision:
    """For The Dark Cave: digs towards goals, walks to goals, gold and exit, sets creatures and webs on others."""
    choices = [choice for choice in match.choices() if str(choice) != "propose-end"]
    if random.random() < 0.005 and "propose-end" in match.choices():
        return ProposeEnd()
    if random.random() < 0.1:
        return random.choice(choices)
    hews = [choice for choice in choices if isinstance(choice, dc.Hew)]
    if hews and random.random() < 0.5:
        return random.choice(hews)
    if any(isinstance(choice, dc.Step) for choice in choices):
        step: Decision = match.game.decode(match.state.deck, _way_in_the_cave(match.state))
        return step
    lays = [choice for choice in choices if isinstance(choice, Lay)]
    if lays and random.random() < 0.7:
        return min(lays, key=lambda lay: _left_to_dig(match.state, lay))
    lively = [choice for choice in choices if not isinstance(choice, dc.Discard | Lay)]
    dwarves = {xy(cell_of(node)) for node in match.state.dwarves}
    webs = [choice for choice in lively if isinstance(choice, dc.SetWeb) and choice.cell in dwarves]
    return random.choice(webs or lively or lays or choices)


def _left_to_dig(s: DarkCaveState, lay: Lay) -> int:
    """How far it is to a goal still face down from where this card would lead."""
    doors = s.deck.faces.doors[dc.face_of(s.deck, s.deck.card(lay.card), lay.turned)]
    around = [cell_at(*lay.cell) + STEPS[d] for d in range(4) if doors >> d & 1]
    return min((_from_goals(s, cell) for cell in around if cell not in s.network.laid), default=99)


def _from_goals(s: DarkCaveState, cell: int) -> int:
    (x, y), goals = xy(cell), map(xy, s.network.hidden)
    return min((abs(x - goal[0]) + abs(y - goal[1]) for goal in goals), default=50)


def _way_in_the_cave(s: DarkCaveState) -> int:
    """The code of the first step of a creature to a dwarf, or of a dwarf to where it wants to be; or of a stop."""
    creature = s.walker >= 0
    start = s.creatures[s.walker] if creature else s.dwarves[s.turn]
    firsts = {start: STOP}
    todo = [start]
    best = (50 if creature else _worth(s, start), 0, STOP)
    for node in todo:
        for code in steps_from(s, node, not creature):
            cell = cell_in(code)
            hidden = cell in s.network.hidden
            space = 0 if hidden else s.deck.spaces_named[s.network.laid[cell]][argument_in(code)]
            there = node_at(cell, space)
            if there not in firsts:
                firsts[there] = firsts[node] if node != start else code
                if not hidden:
                    todo.append(there)
                worth = (-1 if there in s.dwarves else 50) if creature else _worth(s, there)
                best = min(best, (worth, len(firsts), firsts[there]))
    return best[2]


def _worth(s: DarkCaveState, node: int) -> int:
    """How much a dwarf wants to be there: less is better."""
    laid = s.network.laid
    cell = cell_of(node)
    if node in s.veins or (cell in laid and s.deck.features[laid[cell]][space_of(node)] == EXIT):
        return -1
    return _from_goals(s, cell)


#: For each game a player who gets somewhere.
PLAYERS: dict[str, Player] = {"classic": digger, "lost_mines": pathfinder, "dark_cave": caver}


def play(match: Match, seed: int | str, player: Player = digger, limit: int = 10_000) -> Match:
    """Plays on to the end, or for so many decisions."""
    random = Random(f"{seed}")
    while match.result is None and limit:
        match.decide(player(match, random))
        limit -= 1
    return match
