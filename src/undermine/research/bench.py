"""How fast and how big: random playouts per CPU second, the time of a copy, the bytes of a state."""

import tracemalloc
from random import Random
from statistics import median
from time import process_time

import msgspec

from undermine.engine import network
from undermine.engine.chance import Chance
from undermine.engine.game import AnyGame, AnyState, GameOptions
from undermine.games import game_named

SLICES = 5
SLICE_S = 0.6


class Figures(msgspec.Struct, frozen=True):
    """One line of `make bench`."""

    game: str
    seats: int
    build: str
    decisions_per_cpu_s: int
    copy_us: float
    state_bytes: int


def build() -> str:
    """Whether the fast tier runs as Python or compiled."""
    return "interpreted" if network.__file__.endswith(".py") else "compiled"


def bench(name: str, seats: int) -> Figures:
    """Measures one game: medians of a few slices, in CPU time."""
    game = game_named(name)
    game.check_seats(seats)
    options = game.read_options({})
    speed = median(_playouts(game, seats, options, i) for i in range(SLICES))
    state = _middle(game, seats, options)
    copy = median(_copies(state) for _ in range(SLICES))
    return Figures(name, seats, build(), round(speed), round(copy * 1e6, 2), _bytes(state))


def _begin(game: AnyGame, seats: int, options: GameOptions, seed: str) -> AnyState:
    return game.begin(seats, options, game.name, Chance(seed), None)[0]


def _playouts(game: AnyGame, seats: int, options: GameOptions, number: int) -> float:
    """Decisions per CPU second, legal-move generation included."""
    random = Random(number).random
    decisions = games = 0
    began = process_time()
    while process_time() - began < SLICE_S:
        decisions += game.playout(_begin(game, seats, options, f"{number}/{games}"), random)
        games += 1
    return decisions / (process_time() - began)


def _middle(game: AnyGame, seats: int, options: GameOptions) -> AnyState:
    """A state in the middle of a round, with what a round has by then."""
    state = _begin(game, seats, options, "bench")
    random = Random(1)
    for _ in range(40):
        after = state.copy()
        seat = game.waiting(after)[0]
        game.apply(after, seat, random.choice(game.legal(after, seat)))
        if not game.waiting(after):  # a short game
            break
        state = after
    return state


def _copies(state: AnyState, number: int = 20_000) -> float:
    began = process_time()
    for _ in range(number):
        state.copy()
    return (process_time() - began) / number


def _bytes(state: AnyState, number: int = 200) -> int:
    """What a copy takes up, by the allocator's account."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(number)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(copies)
