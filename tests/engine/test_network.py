"""The network with cards of several spaces: arms, centres, bridges, double bends with a tunnel.

No game here has them yet; the network must carry paths through them all the same.
"""

import pytest

from undermine.engine.asked import open_sides
from undermine.engine.grid import EAST, cell_at, cell_of, edge_of, node_at, xy
from undermine.engine.network import Network
from undermine.engine.pathcards import Faces, PathCard, dead_end, tunnel

START = cell_at(0, 0)


def arms(doors: str) -> PathCard:
    """One space behind each door, all next to each other: crossing costs two steps."""
    behind = [doors.index(letter) if letter in doors else -1 for letter in "NESW"]
    pairs = [(a, b) for a in range(len(doors)) for b in range(a + 1, len(doors))]
    return PathCard(f"arms-{doors}", behind, pairs)


def centre(doors: str) -> PathCard:
    """Arms around a centre: crossing costs three steps."""
    behind = [doors.index(letter) if letter in doors else -1 for letter in "NESW"]
    return PathCard(f"centre-{doors}", behind, [(arm, len(doors)) for arm in range(len(doors))])


BRIDGE = PathCard("bridge", [0, 1, 0, 1])  # two tracks that do not meet
BENDS = PathCard("bends", [0, 1, 1, 0], [(0, 2), (1, 2)])  # two corners, joined by a tunnel of its own


def table(*cards: tuple[PathCard, int, int], strict: bool = True, goals: tuple[tuple[int, int], ...] = ()) -> Network:
    """A start with four doors, then these cards, laid in this order."""
    shapes = [tunnel("NESW", "start"), *{card.name: card for card, _, _ in cards}.values()]
    faces = Faces(shapes)
    network = Network(faces, START, [cell_at(*goal) for goal in goals], strict)
    network.lay(START, 0)
    for card, x, y in cards:
        network.lay(cell_at(x, y), faces.names.index(card.name))
    return network


def steps(network: Network, to: tuple[int, int]) -> int | None:
    """The fewest steps from the start to any space of a card."""
    far = {node_at(START, 0): 0}
    todo = list(far)
    for node in todo:
        if cell_of(node) == cell_at(*to):
            return far[node]
        for there in network.steps(node):
            if there not in far:
                far[there] = far[node] + 1
                todo.append(there)
    return None


@pytest.mark.parametrize(("card", "cost"), [(tunnel("EW"), 1), (arms("EW"), 2), (centre("EW"), 3)])
def test_crossing_a_card_costs_its_spaces(card: PathCard, cost: int):
    network = table((card, 1, 0), (tunnel("W", "end"), 2, 0))
    assert steps(network, (2, 0)) == cost + 1


def test_a_dead_end_carries_nothing_on():
    network = table((dead_end("EW"), 1, 0))
    assert cell_at(2, 0) in network.around
    assert open_sides(network.around[cell_at(2, 0)]) == 0
    assert steps(network, (1, 0)) == 1


def test_the_tracks_of_a_bridge_do_not_meet():
    network = table((BRIDGE, 1, 0))
    opened = {xy(cell) for cell, asked in network.around.items() if open_sides(asked)}
    assert (2, 0) in opened
    assert (1, 1) not in opened
    assert (1, -1) not in opened


def test_the_other_track_is_joined_from_its_own_side():
    network = table(
        (tunnel("NS"), 0, 1), (tunnel("ES"), 0, 2), (tunnel("SW"), 1, 2), (tunnel("NS"), 1, 1), (BRIDGE, 1, 0)
    )
    opened = {xy(cell) for cell, asked in network.around.items() if open_sides(asked)}
    assert {(2, 0), (1, -1)} <= opened
    assert len({node for node in network.joined() if cell_of(node) == cell_at(1, 0)}) == 2


def test_two_bends_are_joined_by_their_tunnel_only():
    network = table((BENDS, 1, 0), (tunnel("S", "north"), 1, 1), (tunnel("W", "east"), 2, 0))
    assert steps(network, (1, 1)) == 2
    assert steps(network, (2, 0)) == 4, "bend, tunnel, bend, then out"


def test_a_path_through_many_spaces_touches_a_goal():
    network = table((centre("EW"), 1, 0), (arms("ESW"), 2, 0), goals=((3, 0), (2, 1)))
    assert network.touched == [cell_at(3, 0)]


def test_lifting_and_laying_again_comes_to_the_same():
    cards = [(centre("NESW"), 1, 0), (BRIDGE, 2, 0), (arms("ESW"), 1, 1), (tunnel("W", "end"), 3, 0)]
    network = table(*cards)
    before = dict(network.around)
    face = network.lift(cell_at(1, 0))
    assert steps(network, (2, 0)) is None, "all behind it is cut off"
    assert {cell for cell, asked in network.around.items() if open_sides(asked)} <= {
        START + step for step in (128, 1, -128, -1)
    }
    network.lay(cell_at(1, 0), face)
    assert network.around == before


def test_a_network_that_is_not_strict_opens_every_path():
    network = table((dead_end("EW"), 1, 0), (tunnel("EW"), 5, 5), strict=False)
    opened = {xy(cell) for cell, asked in network.around.items() if open_sides(asked)}
    assert {(2, 0), (4, 5), (6, 5)} <= opened


def test_an_edge_is_the_same_from_both_sides():
    for d in range(4):
        step = [128, 1, -128, -1][d]
        assert edge_of(START, d) == edge_of(START + step, d ^ 2)
    assert len({edge_of(START, d) for d in range(4)}) == 4
    assert edge_of(START, EAST) == START * 2 + 1
