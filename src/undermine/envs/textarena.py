"""The games for TextArena: importing this module registers `Undermine-<game>-v0` for each of them.

    import textarena as ta
    import undermine.envs.textarena
    env = ta.make("Undermine-classic-v0", seats=5, others="veteran")

Everything else is TextArena's: its loop, its agents, its wrappers. `num_players` models sit in the first
seats, bots in the others.
"""

from functools import partial
from typing import Any

import textarena as ta

from undermine.engine.notation import seat_name
from undermine.envs.text.env import TextEnv
from undermine.games import GAMES

#: What each part of a prompt is to TextArena's wrappers, in the order of `TextSeat.parts`.
KINDS = (
    ta.ObservationType.PROMPT,
    ta.ObservationType.GAME_MESSAGE,
    ta.ObservationType.GAME_BOARD,
    ta.ObservationType.GAME_ADMIN,
    ta.ObservationType.GAME_MESSAGE,
    ta.ObservationType.GAME_BOARD,
    ta.ObservationType.GAME_MESSAGE,
)


class UndermineEnv(ta.Env):
    """One of our games, with TextArena's state around it."""

    def __init__(self, game: str, **settings: Any) -> None:
        self.inner = TextEnv(game, **settings)

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.inner.reset(num_players, seed)
        self.state = ta.State(num_players)
        names = {player: f"Player {seat_name(seat)}" for player, seat in enumerate(self.inner.players)}
        self.state.standard_resets(role_mapping=names)
        self._ask()

    def _ask(self) -> None:
        """Puts what the next player has to read where TextArena looks for it."""
        seat = self.inner.table.asked
        if seat is None:
            return
        self.state.current_player_id = self.inner.players.index(seat.seat)
        for kind, part in zip(KINDS, seat.parts(), strict=True):
            if part:
                self.state.add_observation(part, kind, to_id=self.state.current_player_id)

    def step(self, action: str) -> tuple[bool, ta.Info]:
        player = self.state.current_player_id
        done, info = self.inner.step(action)
        self.state.step_info = info
        self.state.game_info[player]["turn_count"] += 1
        self.state.game_info[player]["invalid_move"] = "refused" in info
        if done:
            self._end()
        else:
            self._ask()
        finished: tuple[bool, ta.Info] = self.state.step()
        return finished

    def _end(self) -> None:
        self.state.done = True
        self.state.rewards, reports = self.inner.close()
        for player, report in reports.items():
            self.state.game_info[player].update(report)


for name in GAMES:
    ta.register(id=f"Undermine-{name}-v0", entry_point=partial(UndermineEnv, name))
