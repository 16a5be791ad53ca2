"""Why a path card may not lie somewhere: the questions that all games ask, with the clauses of each."""

from collections.abc import Mapping

from undermine.engine.errors import Refused
from undermine.engine.grid import STEPS, cell_at, on_grid
from undermine.engine.network import Network
from undermine.engine.notation import Cell, write_cell

SIDES = ["north", "east", "south", "west"]


def why_not_there(
    network: Network, taken: list[int], at: Cell, face: int, clauses: Mapping[str, str]
) -> Refused | None:
    """The first clause against this face lying there, or None.

    `taken` are cells that are never free. `clauses` gives the ids for: off, taken, contact, fit, connect and, if only
    paths from the root may be extended, root.
    """
    where = write_cell(at)
    cell = cell_at(*at) if on_grid(*at) else -1
    if cell < 0 or (cell in network.laid and network.faces.card[network.laid[cell]] < 0):
        return Refused(clauses["off"], f"{where} is off the table")
    if cell in network.laid or cell in taken:
        return Refused(clauses["taken"], f"a card lies at {where} already")
    sides = _touching(network, cell)
    if not sides:
        return Refused(clauses["contact"], f"{where} touches no card that lies face up")
    doors = network.faces.doors[face]
    for d, open_there in sides.items():
        if open_there and not doors >> d & 1:
            return Refused(
                clauses["fit"], f"at {where} a path comes in from the {SIDES[d]}, but the card has no door there"
            )
        if not open_there and doors >> d & 1:
            return Refused(clauses["fit"], f"the card's door to the {SIDES[d]} of {where} does not meet a door")
    paths = [d for d, open_there in sides.items() if open_there]
    if not paths:
        return Refused(clauses["connect"], f"no path leads to {where}; a card must connect to one")
    if "root" in clauses and not _joined(network, cell, paths):
        return Refused(clauses["root"], f"no uninterrupted path leads from the start to {where}")
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
