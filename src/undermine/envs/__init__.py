"""The games as environments for learning: fast, by the book, and nothing in them that a seat may not know.

>>> from undermine.games import OURS
>>> env = Env(min(OURS), seats=5, seed=7)
>>> while not env.over:
...     seen = env.observe()                   # bytes, by env.space.planes and env.space.scalars
...     env.step(len(env.legal()) // 2)        # an index into the legal decisions
>>> env.rewards()
[0.0, 0.0, 0.0, 1.0, 0.0]

docs/environments.md tells the rest; `undermine.envs.pettingzoo` is the same game with PettingZoo's interface.
"""

from undermine.envs.env import Env
from undermine.envs.space import Space, space

__all__ = ["Env", "Space", "space"]
