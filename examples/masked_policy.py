"""A policy that learns from games in a folder of `undermine simulate --out`, and a bot that plays it.

    python examples/masked_policy.py DIR policy.npy

It scores every legal decision, and only those: score = features of the decision · weights · role of the seat.
"""

import os
import sys
from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np
import pyarrow.parquet as pq

from undermine.bots import Situation, Thought
from undermine.envs import Env, space
from undermine.envs.worlds import determinise

GAME = "classic"
space_at = cache(lambda seats: space(GAME, seats))
KINDS = len(space_at(5).kinds)
SIZES = (space_at(5).width, space_at(5).height, 64)  # columns, rows and cards become one-hot


def described(features: bytes) -> np.ndarray:
    rows = np.frombuffer(features, np.uint8).reshape(-1, len(space_at(5).features))
    hot = [np.eye(size)[rows[:, KINDS + i]] for i, size in enumerate(SIZES)]
    return np.hstack([rows[:, :KINDS], *hot, rows[:, KINDS + 5 :]])


def role_in(seen: bytes, seats: int) -> np.ndarray:
    return np.append(space_at(seats).part(np.frombuffer(seen, np.uint8), "own_role"), 1)


def chances(weights: np.ndarray, decisions: np.ndarray, role: np.ndarray) -> np.ndarray:
    scores = decisions @ (weights @ role)
    raised = np.exp(scores - scores.max())
    return np.asarray(raised / raised.sum())


def examples(folder: str) -> Iterator[tuple[np.ndarray, np.ndarray, int]]:
    """Every decision again, as the seat that took it saw it: what it could do, its role, and what it did."""
    rows = pq.read_table(f"{folder}/decisions", columns=["game", "code"])
    games, codes = rows["game"].to_numpy(), rows["code"].to_numpy()
    for row in pq.read_table(f"{folder}/games").to_pylist():
        env = Env(GAME, row["seats"], row["seed"])
        for code in codes[games == row["game"]].tolist():
            taken = env.legal().index(code)
            yield described(env.features()), role_in(env.observe(), env.seats), taken
            env.step(taken)


def train(folder: str, passes: int = 5, rate: float = 0.05) -> np.ndarray:
    taught = list(examples(folder))
    weights = np.zeros((taught[0][0].shape[1], 3))
    for one in range(passes):
        Random(one).shuffle(taught)
        for decisions, role, taken in taught:  # towards what was done, away from what was likely
            weights += rate * np.outer(decisions[taken] - chances(weights, decisions, role) @ decisions, role)
    return weights


class PolicyBot:
    """An entry point `policy = masked_policy:PolicyBot` in the group `undermine.bots` seats it anywhere."""

    name, quick = "policy", True

    def __init__(self) -> None:
        self.weights = np.load(os.environ.get("POLICY", "policy.npy"))

    def choose(self, situation: Situation, random: Random) -> Thought:
        choices, codes = situation.sensible()
        world = determinise(situation, random)  # in all worlds that agree with it, the seat sees the same
        where, seat = space_at(world.seats), situation.seat
        decisions = described(b"".join(where.features_of(seat, code) for code in codes))
        shares = chances(self.weights, decisions, role_in(where.observe(world, seat), world.seats))
        return Thought(choices[int(shares.argmax())])


if __name__ == "__main__":
    np.save(sys.argv[2], train(sys.argv[1]))
