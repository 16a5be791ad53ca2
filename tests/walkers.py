"""A player of The Lost Mines who digs to the mines and goes there: for tests that have to meet what lies at the end."""

from random import Random

from undermine import Match
from undermine.engine.decisions import Decision
from undermine.engine.grid import LETTERS, STEPS, cell_at, xy
from undermine.engine.notation import Cell, read_cell

TURNED = dict(zip(LETTERS, "SWNE", strict=True))


def prospector(match: Match, random: Random) -> Decision:
    """Mostly lays the card that leads closest to a mine, clears the way, and walks; now and then anything at all."""
    choices = {str(choice): choice for choice in match.choices()}
    likely = [text for text in choices if text != "propose-end" or random.random() < 0.02]
    if random.random() < 0.9:
        mines = _worthwhile(match)
        if "stop" in choices:
            return choices[_way_to_a_mine(match, mines, list(choices))]
        good = [text for text in likely if text.startswith(("tool", "take"))]
        if good:
            return choices[random.choice(good)]
        lays = [text for text in likely if text.startswith("lay")]
        if lays:
            return choices[min(lays, key=lambda lay: _left_to_dig(match, mines, lay))]
    return choices[random.choice(likely)]


def _worthwhile(match: Match) -> list[Cell]:
    """The cells of mines that lie face down, or for which a treasure is left."""
    view = match.view(None)
    left = {f"mine-{treasure.symbol}" for treasure in view.treasures if treasure.taker is None}
    return [mine.cell for mine in view.mines if not mine.face_up or mine.card in left]


def _far(mines: list[Cell], cell: Cell) -> int:
    return min((abs(cell[0] - x) + abs(cell[1] - y) for x, y in mines), default=50)


def _left_to_dig(match: Match, mines: list[Cell], lay: str) -> int:
    """How far it is to a mine from the open ends of this card; obstacles count as a way round."""
    _, card, where = lay.split()
    doors = card.rstrip("~").rsplit("-", maxsplit=1)[-1]
    if card.endswith("~"):
        doors = "".join(TURNED[door] for door in doors)
    ahead = [cell_at(*read_cell(where)) + STEPS[LETTERS.index(door)] for door in doors]
    ends = [xy(cell) for cell in ahead if cell not in match.state.network.laid]
    return min((_far(mines, end) for end in ends), default=99) + (5 if "-" in card else 0)


def _way_to_a_mine(match: Match, mines: list[Cell], choices: list[str]) -> str:
    """The first step of the shortest way to the place closest to a mine, or `stop` where it can't get any closer."""
    network, view = match.state.network, match.view(None)
    start = cell_at(*view.seats[view.turn].cell)
    firsts = {start: "stop"}
    todo = [start]
    for cell in todo:
        doors = network.faces.doors[network.laid[cell]] if cell in network.laid else 0
        for d, letter in enumerate(LETTERS):
            beside = cell + STEPS[d]
            first = f"step {letter}" if cell == start else firsts[cell]
            leads = doors >> d & 1 and (network.beyond(cell, d) >= 0 or beside in network.hidden)
            if leads and beside not in firsts and first in choices:
                firsts[beside] = first
                todo.append(beside)
    return firsts[min(firsts, key=lambda cell: _far(mines, xy(cell)))]
