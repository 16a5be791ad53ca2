"""Lifting a card off the network: what is asked of its cell then, and which paths are still open."""

import pytest

from undermine.engine.asked import needed_sides, open_sides
from undermine.engine.grid import cell_at, mask_of
from undermine.engine.network import Network
from undermine.engine.pathcards import Faces, dead_end, tunnel

CARDS = [tunnel("NESW", "start"), tunnel("NS"), tunnel("EW"), tunnel("ES"), tunnel("NW", "stone"), dead_end("W")]
FACES = Faces(CARDS)
GOAL = cell_at(2, 0)

#: From the start to the goal, and around to the cell north of the goal; doors by cells.
WAYS = {(1, 0): "EW", (0, 1): "ES", (1, 1): "EW", (2, 1): "EW"}


def table(**cards: str) -> Network:
    """A strict network with a goal face down at 2,0; the ways are laid, then the stone is turned up there."""
    network = Network(FACES, cell_at(0, 0), [GOAL], strict=True)
    network.lay(cell_at(0, 0), 0)
    for cell, name in WAYS.items():
        network.lay(cell_at(*cell), FACES.names.index(cards.get(name, name)))
    network.lay(GOAL, FACES.names.index("stone"))
    return network


def worked_out_anew(network: Network) -> Network:
    anew = Network(network.faces, network.root, network.hidden.copy(), network.strict)
    anew.place(network.laid)
    return anew


@pytest.mark.clause("CL-A12", "CL-R04")
def test_the_end_of_a_branch_beside_a_stone_that_does_not_fit_leaves_two_open_paths():
    """The stone's north door was against the rock of the card at 2,1; when that is gone, it is an open path."""
    network = table()
    cell = cell_at(2, 1)
    network.lift(cell)
    assert needed_sides(network.around[cell]) == mask_of("SW"), "a card here needs a door to the stone, and to the west"
    assert open_sides(network.around[cell]) == mask_of("SW"), "and may extend either path"
    assert network.around == worked_out_anew(network).around


@pytest.mark.clause("CL-A12")
@pytest.mark.parametrize("cell", WAYS)
def test_whatever_is_lifted_comes_to_the_same_as_if_it_had_never_been_laid(cell):
    network = table()
    network.lift(cell_at(*cell))
    anew = worked_out_anew(network)
    assert (network.around, network.whole) == (anew.around, anew.whole)


@pytest.mark.clause("CL-A12")
def test_what_was_cut_off_stays_cut_off_when_a_loose_end_of_it_is_lifted():
    network = table()
    network.lift(cell_at(0, 1))
    assert not network.whole
    network.lift(cell_at(2, 1))
    assert open_sides(network.around[cell_at(2, 1)]) == mask_of("S"), "only the stone is joined to the start"
    assert network.around == worked_out_anew(network).around
