"""The games for PettingZoo: `env(game, seats=5)`, or `raw_env` without its checks.

An agent is a seat, `seat_0` on. It sees a dictionary: `observation` (what `env.space` names, in one row), `actions`
with the features of each legal decision, and `action_mask`. An action is the index of a legal decision. With
`dense=True` it is a number in a fixed table of all decisions within the board instead, and `actions` is left out.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from undermine.engine.errors import UndermineError
from undermine.envs.dense import Dense
from undermine.envs.env import Env
from undermine.envs.rendering import picture, text
from undermine.envs.space import Space

#: More than random games of any kind ever had at once: see docs/environments.md.
ACTIONS = 256

#: Number -> a mask of the first so many actions. Shared, so nobody may write into one.
MASKS = [np.frombuffer(bytes([1] * number).ljust(ACTIONS, b"\0"), np.int8) for number in range(ACTIONS + 1)]

Observation = dict[str, NDArray[Any]]


def env(game: str, seats: int = 5, **settings: Any) -> AECEnv[str, Observation, int]:
    """With PettingZoo's checks of how it is used."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, **settings)))


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801  # PettingZoo's name
    """One game at a time, with rewards at its end: 1 for every winner."""

    def __init__(
        self,
        game: str,
        seats: int = 5,
        options: Mapping[str, object] | None = None,
        dense: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.inner = Env(game, seats, 0, options)
        self.metadata = {"name": f"undermine_{game}", "render_modes": ["ansi", "rgb_array"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents.copy()
        self.dense: Dense | None = Dense(self.inner) if dense else None
        self._seeds = np.random.default_rng()
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = self.inner.space
        self._rows = (ACTIONS, len(space.features))
        self._rows_size = ACTIONS * len(space.features)
        actions = self.dense.size if self.dense else ACTIONS
        seen: dict[str, Any] = {
            "observation": Box(0, 255, (space.size,), np.uint8),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
        if not dense:
            seen["actions"] = Box(0, 255, (ACTIONS, len(space.features)), np.uint8)
        self.observation_spaces = dict.fromkeys(self.possible_agents, Dict(seen))
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    @property
    def space(self) -> Space:
        """What is where in an observation. Not kept here: it holds modules, and environments are pickled and copied."""
        return self.inner.space

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # its signature
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.inner.reset(int(self._seeds.integers(2**62)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.inner.seat]

    def observe(self, agent: str) -> Observation:
        inner = self.inner
        seat = self._seats[agent]
        acting = seat == inner.seat and not inner.over
        seen = np.frombuffer(inner.observe(seat), np.uint8)
        if self.dense:
            return {"observation": seen, "action_mask": self.dense.mask(inner.codes if acting else [])}
        features = (inner.features() if acting else b"").ljust(self._rows_size, b"\0")
        return {
            "observation": seen,
            "actions": np.ndarray(self._rows, np.uint8, features),
            "action_mask": MASKS[min(len(inner.codes), ACTIONS) if acting else 0],
        }

    def step(self, action: int) -> None:
        inner = self.inner
        if inner.over:
            self._was_dead_step(action)
            return
        inner.step(int(action) if self.dense is None else self.index_of(self.dense, action))
        self.agent_selection = self.possible_agents[inner.seat]
        if self.inner.over:  # all rewards come at the end
            self.rewards = dict(zip(self.possible_agents, inner.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()

    def index_of(self, dense: Dense, action: int) -> int:
        """Of an action among the legal decisions."""
        code = dense.codes[action] if 0 <= action < dense.size else -1
        if code not in self.inner.codes:
            raise UndermineError(f"action {action} is not legal now: see action_mask")
        return self.inner.codes.index(code)

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode == "ansi":
            return text(self.inner)
        return picture(self.inner) if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        pass
