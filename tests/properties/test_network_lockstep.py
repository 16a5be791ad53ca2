"""The network beside its slow twin of dicts: in games of all kinds, and far beyond the window it began with."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undermine
from tests.golden.tables import TABLES
from tests.oracles.dict_network import BARRED, DictNetwork
from undermine.engine.asked import closed_sides, needed_sides, open_sides
from undermine.engine.chance import Chance
from undermine.engine.grid import STEPS, cell_at, xy
from undermine.engine.network import Network
from undermine.engine.pathcards import Faces, PathCard, dead_end, tunnel

START = cell_at(0, 0)
CARDS = [
    tunnel("NESW", "start"),
    tunnel("NS"),
    tunnel("EW"),
    tunnel("NE"),
    tunnel("NW"),
    tunnel("ESW"),
    dead_end("NS"),
    dead_end("NESW"),
    PathCard("bridge", [0, 1, 0, 1]),
    PathCard("bends", [0, 1, 1, 0], [(0, 2), (1, 2)]),
]
FACES = Faces(CARDS)
GOALS = [cell_at(3, 0), cell_at(-3, 1), cell_at(0, 9)]


def masks(asked: int) -> int:
    """What is asked of a cell, as the twin writes it."""
    return needed_sides(asked) | closed_sides(asked) << 4 | open_sides(asked) << 8


def assert_alike(network: Network, twin: DictNetwork) -> None:
    assert list(network.laid.items()) == list(twin.laid.items()), "cards, in the order in which they came"
    around = [(cell, masks(asked)) for cell, asked in network.around.items()]
    assert around == [(cell, asked) for cell, asked in twin.around.items() if asked < BARRED], "in this order"
    assert network.hidden == twin.hidden
    assert network.whole == twin.whole
    if network.strict:
        assert [masks(network.asked_of(cell)) | BARRED for cell in network.hidden] == [
            twin.around[cell] for cell in twin.hidden
        ]
    for cell, face in twin.laid.items():
        assert network.face_at(cell) == face


def follow(network: Network, twin: DictNetwork) -> None:
    """Does with the twin what has been done with the network."""
    laid = network.laid
    for cell in [cell for cell in twin.laid if cell not in laid]:
        twin.lift(cell)
    for cell, face in laid.items():
        if cell not in twin.laid:
            twin.lay(cell, face)


@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_game_in_lockstep(game: str) -> None:
    played = undermine.GAMES[game]
    for number, table in enumerate(TABLES[game]):
        options = played.read_options(table)
        for seats in (played.seats[0], played.seats[-1]):
            random = Random(f"{game} {number} {seats}")
            s, _ = played.begin(seats, options, game, Chance(f"lockstep {number}"), None)
            network, twin = s.network, None
            while played.waiting(s):
                if twin is None or s.network is not network:  # a new round
                    network = s.network
                    hidden = [*getattr(s, "goals", getattr(s.deck, "goals", getattr(s.deck, "mines", [])))]
                    twin = DictNetwork(s.deck.faces, network.root, hidden, network.strict, list(network.rim))
                follow(network, twin)
                assert_alike(network, twin)
                played.turn.apply(s, random.choice(played.turn.legal(s)))


def both(strict: bool) -> tuple[Network, DictNetwork]:
    network = Network(FACES, START, GOALS.copy(), strict)
    twin = DictNetwork(FACES, START, GOALS.copy(), strict, [])
    for one in (network, twin):
        one.lay(START, 0)
    return network, twin


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("direction", range(4))
def test_dug_to_the_edge_of_the_grid(direction: int, strict: bool) -> None:
    """The window grows on the way, and what was in it stays; a copy from before knows nothing of it."""
    network, twin = both(strict)
    face = FACES.names.index("NS" if direction in (0, 2) else "EW")
    cell = START
    windows = {network.window}
    for _ in range(60):
        cell += STEPS[direction]
        if cell in network.hidden:
            continue
        before, laid = network.copy(), network.laid
        network.lay(cell, face)
        twin.lay(cell, face)
        assert_alike(network, twin)
        assert before.laid == laid
        windows.add(network.window)
    assert len(windows) > 2, f"grown {len(windows) - 1} times"
    for number in range(1, 60, 7):
        gone = START + number * STEPS[direction]
        if gone in network.laid:
            assert network.lift(gone) == twin.lift(gone)
            assert_alike(network, twin)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), strict=st.booleans(), drift=st.integers(0, 3))
def test_cards_come_and_go_in_lockstep(seed: int, strict: bool, drift: int) -> None:
    """Any faces on any cells beside the network, fitting or not, mostly in one direction; and some are taken away."""
    network, twin = both(strict)
    random = Random(seed)
    copies = []
    for _ in range(40):
        laid = [cell for cell in twin.laid if cell != START]
        if laid and random.random() < 0.25:
            cell = random.choice(laid)
            assert network.lift(cell) == twin.lift(cell)
        else:
            free = list(twin.around)
            cell = max(random.sample(free, min(4, len(free))), key=lambda cell: _along(cell, drift))
            face = random.randrange(len(FACES.names) - 1)
            network.lay(cell, face)
            twin.lay(cell, face)
        assert network.touched == twin.touched
        assert_alike(network, twin)
        copies.append((network.copy(), network.laid, network.around))
    for copy, cards, around in copies:
        assert copy.laid == cards, "a copy stays as it was"
        assert copy.around == around


@pytest.mark.parametrize("change", ["lay", "lift", "set_open", "reopen", "place", "put"])
@pytest.mark.parametrize("changed", ["copy", "original"])
def test_copies_are_apart_whatever_is_done(change: str, changed: str) -> None:
    network, _ = both(strict=True)
    network.lay(cell_at(1, 0), FACES.names.index("EW"))
    other = network.copy()
    if changed == "copy":
        network, other = other, network
    before = (other.laid, other.around, other.hidden.copy(), list(other.asked), other.whole)
    cell, face = cell_at(2, 0), FACES.names.index("EW")
    changes: dict[str, Callable[[], object]] = {
        "lay": lambda: network.lay(cell, face),
        "lift": lambda: network.lift(cell_at(1, 0)),
        "set_open": lambda: network.set_open(cell, 0),
        "reopen": network.reopen,
        "place": lambda: network.place({cell: face, GOALS[0]: face}),
        "put": lambda: network.put(GOALS[0], face),
    }
    changes[change]()
    assert (other.laid, other.around, other.hidden, list(other.asked), other.whole) == before


def _along(cell: int, direction: int) -> int:
    x, y = xy(cell)
    return [y, x, -y, -x][direction]
