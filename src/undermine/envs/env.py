"""One game after the other, seat by seat, on the fast tier."""

from collections.abc import Mapping
from typing import Any

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.game import AnyGame, AnyState
from undermine.envs.loop import Loop
from undermine.envs.space import Space, space_of
from undermine.games import game_named

#: The code of no decision.
NONE = -1


class Env(Loop):
    """A game as the seats that decide see it. A decision is taken by its index in `legal()`.

    Nobody proposes to end early, unless `propose` is set and the options allow it.
    """

    def __init__(
        self,
        game: str,
        seats: int = 5,
        seed: object = 0,
        options: Mapping[str, object] | None = None,
        propose: bool = False,
    ) -> None:
        rules = game_named(game)
        rules.check_seats(seats)
        typed = rules.read_options(options or {})
        state = begun(rules, seats, typed, seed)
        self._set_up(state, rules, typed, propose, space_of(rules, state))

    def _set_up(self, state: AnyState, game: AnyGame, options: Any, propose: bool, space: Space) -> None:
        self.game, self.options, self.propose, self.space = game, options, propose, space
        self.seats: int = state.seats
        left_out = NONE if propose else game.propose
        Loop.__init__(self, state, game.turn, space.room, space.board, left_out, space.features_of, space.described)

    def reset(self, seed: object) -> None:
        """A new game. The same seed deals the same cards."""
        self.play(begun(self.game, self.seats, self.options, seed))

    def rewards(self) -> list[float]:
        """By seat: 1 for the winners of the game, once it is over."""
        if not self.over:
            return [0.0] * self.seats
        result: Any = self.game.views.result(self.state)
        return [float(seat in result.winners) for seat in range(self.seats)]

    def copy(self) -> "Env":
        """An independent one at the same moment. What is known of decisions is shared."""
        new = Env.__new__(Env)
        new._set_up(self.state.copy(), self.game, self.options, self.propose, self.space)
        return new

    def __deepcopy__(self, memo: object) -> "Env":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _env_at, (self.game.name, self.seats, msgspec.to_builtins(self.options), self.propose, self.state)


def begun(game: AnyGame, seats: int, options: Any, seed: object) -> AnyState:
    return game.begin(seats, options, game.name, Chance(str(seed)), None)[0]


def _env_at(game: str, seats: int, options: dict[str, object], propose: bool, state: AnyState) -> Env:
    env = Env(game, seats, 0, options, propose)
    env.play(state)
    return env
