"""A loop over an environment: a policy that scores every legal decision by its features, and gets better by trying.

    python examples/environment_loop.py --tries 30 --games 20

The policy is one row of weights. Every try shakes it, plays the first seat of some games against random seats, and
keeps what won more. A real learner has more weights and less luck, but the loop is the same: observe, score the legal
decisions, step.
"""

import argparse
from random import Random

import numpy as np
import numpy.typing as npt

from undermine.envs import Env

LEARNER = 0


def play(env: Env, weights: npt.NDArray[np.float64], seed: int) -> float:
    """One game; what the learner got for it."""
    random = Random(seed)
    env.reset(seed)
    while not env.over:
        legal = len(env.legal())
        if env.seat == LEARNER:
            features = np.frombuffer(env.features(), np.uint8).reshape(legal, -1)
            seen = np.frombuffer(env.observe(), np.uint8)  # a larger policy would look at it, too
            assert len(seen) == env.space.size
            env.step(int(np.argmax(features @ weights)))
        else:
            env.step(random.randrange(legal))
    return env.rewards()[LEARNER]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--tries", type=int, default=30)
    parser.add_argument("--games", type=int, default=20, help="games for each try")
    asked = parser.parse_args()
    env = Env(asked.game, seats=3, options={"rounds": 1} if asked.game != "dark_cave" else {})
    chance = np.random.default_rng(1)
    best = chance.normal(size=len(env.features()) // len(env.legal()))
    won = -1.0
    for number in range(asked.tries):
        tried = best + chance.normal(size=best.shape) * 0.5
        reward = sum(play(env, tried, seed) for seed in range(asked.games))
        if reward > won:
            best, won = tried, reward
            print(f"try {number}: won {won:.0f} of {asked.games}")
    unseen = range(10_000, 10_000 + asked.games)
    print(f"on other deals: won {sum(play(env, best, seed) for seed in unseen):.0f} of {asked.games}")


if __name__ == "__main__":
    main()
