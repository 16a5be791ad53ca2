"""How fast the environments are: steps of random games with everything observed, per CPU second.

Works are done in rounds, in turns, and the best round of each counts: on a busy machine all others tell of the others.
`python -m undermine.envs.bench GAME SEATS WORK ROUNDS` does some rounds, for any tool that watches a process.
"""

import sys
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, TypeAlias

import msgspec

from undermine.engine.version import build
from undermine.envs.env import Env

Work: TypeAlias = Callable[[], int]

#: Games in a round.
GAMES = 10


class Steps(msgspec.Struct, frozen=True):
    """Steps per CPU second; nothing where the framework is not installed."""

    game: str
    seats: int
    build: str
    #: `Env`: observing, listing what is legal, stepping.
    env_steps_per_cpu_s: int
    #: The same with the features of every legal decision.
    env_with_features_steps_per_cpu_s: int
    pettingzoo_steps_per_cpu_s: int | None
    openspiel_steps_per_cpu_s: int | None


def bare(game: str, seats: int) -> Work:
    return _looped(game, seats, with_features=False)


def with_features(game: str, seats: int) -> Work:
    return _looped(game, seats, with_features=True)


def _looped(game: str, seats: int, with_features: bool) -> Work:
    env = Env(game, seats)

    def play() -> int:
        steps, random = 0, Random(1).random
        for seed in range(GAMES):
            env.reset(seed)
            while not env.over:
                env.observe()
                if with_features:
                    env.features()
                env.step(int(random() * len(env.legal())))
                steps += 1
        return steps

    return play


def pettingzoo(game: str, seats: int) -> Work:
    """`raw_env`. The number of legal decisions is taken from inside: what a policy makes of a mask is not our time."""
    from undermine.envs.pettingzoo import raw_env  # noqa: PLC0415  # an extra

    table: Any = raw_env(game, seats)

    def play() -> int:
        steps, random = 0, Random(1).random
        for seed in range(GAMES):
            table.reset(seed=seed)
            for _ in table.agent_iter():
                over = table.last()[2]
                table.step(None if over else int(random() * len(table.inner.codes)))
                steps += not over
        return steps

    return play


def openspiel(game: str, seats: int) -> Work:
    import pyspiel  # noqa: PLC0415  # an extra
    from open_spiel.python.observation import make_observation  # noqa: PLC0415  # the same extra

    import undermine.envs.openspiel  # noqa: PLC0415, F401  # registers the games

    loaded = pyspiel.load_game(f"undermine_{game}(seats={seats})")
    observation = make_observation(loaded)

    def play() -> int:
        steps, random = 0, Random(1).random
        for _ in range(GAMES):
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(int(random() * 256))
                    continue
                observation.set_from(state, state.current_player())
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                steps += 1
        return steps

    return play


#: Work -> the package that it needs.
NEEDS = {bare: "undermine", with_features: "undermine", pettingzoo: "pettingzoo", openspiel: "pyspiel"}
WORKS = {work.__name__: work for work in NEEDS}


def steps(game: str, seats: int, seconds: float) -> Steps:
    """Measures one game, for so many seconds with each of the works."""
    works = [work(game, seats) if find_spec(package) else None for work, package in NEEDS.items()]
    there = [work for work in works if work]
    best = dict.fromkeys(there, 0.0)
    began = process_time()
    for work in there:
        work()  # what is made once
    while not all(best.values()) or process_time() - began < seconds * len(there):
        for work in there:
            before = process_time()
            done = work()
            best[work] = max(best[work], done / (process_time() - before))
    found: list[Any] = [round(best[work]) if work else None for work in works]
    return Steps(game, seats, build(), *found)


def main() -> None:
    game, seats, work, rounds = sys.argv[1:]
    do = WORKS[work](game, int(seats))
    print(sum(do() for _ in range(int(rounds))))


if __name__ == "__main__":
    main()
