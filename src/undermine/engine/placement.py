"""Why a path card may not lie somewhere: the questions that all games ask, with the clauses of each."""

from collections.abc import Mapping

from undermine.engine.errors import Misfit, Refused
from undermine.engine.grid import STEPS, cell_at, on_grid
from undermine.engine.network import Network
from undermine.engine.notation import Cell

#: What doesn't fit on which side, by its number: north is at the top of every picture.
CLOSED = [
    "a path comes in from above, but this card is closed on that side",
    "a path comes in from the right, but this card is closed on that side",
    "a path comes in from below, but this card is closed on that side",
    "a path comes in from the left, but this card is closed on that side",
]
ROCK = [
    "this card's path at the top would run into rock",
    "this card's path on the right would run into rock",
    "this card's path at the bottom would run into rock",
    "this card's path on the left would run into rock",
]


def why_not_there(
    network: Network, taken: list[int], at: Cell, face: int, clauses: Mapping[str, str]
) -> Refused | None:
    """The first clause against this face lying there, or None.

    `taken` are cells that are never free. `clauses` gives the ids for: off, taken, contact, fit, connect and, if only
    paths from the root may be extended, root.
    """
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell < 0 or (cell in network.laid and network.faces.card[network.laid[cell]] < 0):
        return Refused(clauses["off"], "that is off the board")
    if cell in network.laid or cell in taken:
        return Refused(clauses["taken"], "there is a card here already")
    sides = _touching(network, cell)
    if not sides:
        return Refused(clauses["contact"], "no face-up card lies next to this place")
    doors = network.faces.doors[face]
    for d, open_there in sides.items():
        if open_there and not doors >> d & 1:
            return Misfit(clauses["fit"], CLOSED[d])
        if not open_there and doors >> d & 1:
            return Misfit(clauses["fit"], ROCK[d])
    paths = [d for d, open_there in sides.items() if open_there]
    if not paths:
        return Refused(clauses["connect"], "no path leads here; a card has to carry on a path")
    if "root" in clauses and not _joined(network, cell, paths):
        return Refused(clauses["root"], "no unbroken path leads here from the start")
    return None


def _touching(network: Network, cell: int) -> dict[int, bool]:
    """The sides that touch a face-up card, and whether that card has a door there."""
    faces = network.faces
    sides = {}
    for d in range(4):
        other = network.laid.get(cell + STEPS[d], -1)
        if other >= 0 and faces.card[other] >= 0:
            sides[d] = bool(faces.doors[other] >> (d ^ 2) & 1)
    return sides


def _joined(network: Network, cell: int, paths: list[int]) -> bool:
    reached = network.joined()
    return any(network.facing(cell, d) in reached for d in paths)
