"""How fast and how big, in CPU time: random games, copies and pickles of a state, matches, and how long bots think."""

import pickle
import tracemalloc
from statistics import median
from time import process_time

import msgspec

from undermine.bots.models import model_of
from undermine.engine.game import AnyState
from undermine.engine.version import build
from undermine.games import game_named
from undermine.research.work import THINKING, WORKS, Work, middle

#: A work is done again and again for so many seconds, but at least once; the median round counts.
USUAL_SECONDS = 2.0


class Figures(msgspec.Struct, frozen=True):
    """One line of `make bench`."""

    game: str
    seats: int
    build: str
    decisions_per_cpu_s: int
    #: Of a state in the middle of a game.
    copy_us: float
    state_bytes: int
    #: Of a match: a view, the choices and a decision as text; the digest of a whole state.
    turns_per_cpu_s: int
    digest_us: float
    #: Of a state in the middle of a game, there and back again; nothing for a game whose states don't travel.
    pickle_us: float | None = None
    pickle_bytes: int | None = None
    #: Of bots, in the mean over a game of veterans: the plan of one decision, one of many worlds, a master's decision.
    #: Nothing for a game without a model.
    plan_ms: float | None = None
    world_ms: float | None = None
    master_ms: float | None = None


def bench(name: str, seats: int, seconds: float = USUAL_SECONDS) -> Figures:
    """Measures one game."""
    game_named(name).check_seats(seats)
    state = middle(name, seats)
    travels = hasattr(state.deck, "source")
    works = [work for work in WORKS if model_of(name) or work not in THINKING]
    cost = {work: cpu_seconds(WORKS[work](name, seats), seconds) for work in works if travels or work != "pickle"}
    return Figures(
        name,
        seats,
        build(),
        decisions_per_cpu_s=round(1 / cost["decision"]),
        copy_us=round(cost["copy"] * 1e6, 2),
        state_bytes=bytes_of(state),
        turns_per_cpu_s=round(1 / cost["turn"]),
        digest_us=round(cost["digest"] * 1e6, 1),
        pickle_us=round(cost["pickle"] * 1e6, 1) if travels else None,
        pickle_bytes=len(pickle.dumps(state)) if travels else None,
        **{f"{work}_ms": round(cost[work] * 1e3, 3) for work in THINKING if work in cost},
    )


def cpu_seconds(work: Work, seconds: float) -> float:
    """For one piece of a work."""
    rounds: list[float] = []
    began = ended = process_time()
    while not rounds or ended - began < seconds:
        pieces = work()
        rounds.append((process_time() - ended) / pieces)
        ended = process_time()
    return median(rounds)


def bytes_of(state: AnyState, number: int = 200) -> int:
    """What a copy takes up, by the allocator's account."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(number)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(copies)
