"""The games for OpenSpiel: import this, then `pyspiel.load_game("undermine_classic(seats=5)")`.

A game begins with four chance nodes of 256 outcomes each, which together choose the deal and all later shuffles: so a
history is a whole game, and states are written as such. An action is the index of a legal decision.
"""

import struct
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel

import undermine
from undermine.bots import Situation
from undermine.engine.chance import Chance
from undermine.engine.errors import UndermineError
from undermine.engine.game import AnyGame
from undermine.engine.match import Match
from undermine.engine.options import agreed
from undermine.envs.env import Env
from undermine.envs.rendering import text
from undermine.envs.worlds import determinise

#: As many as in undermine.envs.pettingzoo.
ACTIONS = 256
DEALS = 256
DEALT_IN = 4
OUTCOMES = [(deal, 1 / DEALS) for deal in range(DEALS)]
#: Number -> the first so many actions.
FIRST = [list(range(number)) for number in range(ACTIONS + 1)]
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
#: Longer than any game: a deck is played once, and a turn has few decisions.
LENGTH = 10_000


def type_of(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=f"undermine_{game.name}",
        long_name=f"Undermine: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": usual_seats(game), **usual_options(game)},
    )


def usual_seats(game: AnyGame) -> int:
    return min(5, game.seats[-1])


def usual_options(game: AnyGame) -> dict[str, bool | int | str]:
    """All options, as they are if nothing is said of them."""
    usual = msgspec.to_builtins(game.options_type()).items()
    return {name: value for name, value in usual if isinstance(value, bool | int | str)}


class Game(pyspiel.Game):
    """`seats` says how many play; the other parameters are the options of the table."""

    def __init__(self, game: AnyGame, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        usual = usual_options(game)
        options = {name: _value(given[name]) for name in usual if given.get(name, usual[name]) != usual[name]}
        self.env = Env(game.name, int(given.get("seats", usual_seats(game))), 0, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DEALS,
            num_players=self.env.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LENGTH,
        )
        super().__init__(type_of(game), info, {"seats": self.env.seats, **options})

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"there are no parameters for observations of {self.env.game.name}, so not {params}")
        return Observer(self.env, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _value(value: Any) -> Any:
    """Some options are a word or a number, and strings say both in the same way."""
    return int(value) if isinstance(value, str) and value.isdigit() else value


class Story:
    """What has happened so far. OpenSpiel copies everything that a state has; this knows how to do so quickly."""

    def __init__(self, empty: Env) -> None:
        self.empty = empty
        self.dealt: list[int] = []
        self.env: Env | None = None
        #: What has been decided since the deal, as codes with their seats; None in a world that was drawn.
        self.decided: list[tuple[int, int]] | None = []
        self.recall = Recall(None, {})
        #: For whom another world was drawn last, at which decision, and what it saw.
        self.situation: tuple[int, int, Situation] | None = None

    def __deepcopy__(self, memo: object) -> "Story":
        new = Story(self.empty)
        new.dealt = self.dealt.copy()
        new.env = None if self.env is None else self.env.copy()
        new.decided = None if self.decided is None else self.decided.copy()
        new.recall = self.recall.copy()
        return new

    @property
    def seed(self) -> str:
        return "-".join(map(str, self.dealt))

    def now(self) -> Env:
        if self.env is None:
            raise UndermineError("nothing is dealt yet: apply a chance outcome first")
        return self.env

    def deal(self, outcome: int) -> None:
        self.dealt.append(outcome)
        if len(self.dealt) == DEALT_IN:
            self.env = self.empty.copy()
            self.env.reset(self.seed)
            self.recall = Recall(self.env, {})

    def decide(self, env: Env, action: int) -> None:
        if self.decided is not None:
            self.decided.append((env.seat, env.codes[action]))
        self.recall.actions.append(action)
        env.step(action)

    def seen_by(self, seat: int) -> Situation:
        """Everything that a seat has seen. Searching asks for it again and again at the same decision."""
        if self.decided is None:
            raise UndermineError("this world was drawn already: resample the state that it was drawn from")
        number = len(self.decided)
        if self.situation is None or self.situation[:2] != (seat, number):
            self.situation = (seat, number, Situation.of_match(self.match(), seat, {}))
        return self.situation[2]

    def match(self) -> Match:
        """The same game at the border, with all its events."""
        assert self.decided is not None
        env = self.now()
        match = Match(env.game, env.seats, agreed(env.options), None, Chance(self.seed))
        for seat, code in self.decided:
            match.decide(env.game.decode(match.state.deck, code), seat)
        return match


class State(pyspiel.State):
    """Chance nodes until it is dealt; then a seat decides."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.story = Story(game.env)

    @property
    def env(self) -> Env | None:
        """The game as it stands, once it is dealt."""
        return self.story.env

    def current_player(self) -> int:
        env = self.story.env
        if env is None:
            return CHANCE
        return TERMINAL if env.over else env.seat

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  # the one whose turn it is
        return FIRST[min(len(self.story.now().codes), ACTIONS)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        story = self.story
        if story.env is None:
            story.deal(action)
        else:
            story.decide(story.env, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        env = self.story.now()
        return str(env.game.decode(env.state.deck, env.codes[action]))

    def is_terminal(self) -> bool:
        return self.story.env is not None and self.story.env.over

    def returns(self) -> list[float]:
        return self.story.empty.rewards() if self.story.env is None else self.story.env.rewards()

    def recalled_by(self, seat: int) -> str:
        """All that a seat has seen and done from the beginning on, as a digest, for `information_state_string`."""
        return f"seat {seat}: {self.story.recall.of(seat).hex()}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """Another state that this player can't tell from this one, by our determinisation."""
        drawn = determinise(self.story.seen_by(player), Random(int(sampler() * 2**53)))
        other: State = self.clone()
        other.story.decided = None
        other.story.now().play(drawn)
        other.story.recall = Recall(other.env, {player: self.story.recall.of(player)})
        return other

    def __str__(self) -> str:
        return "not dealt yet" if self.env is None else text(self.env)


class Memory(NamedTuple):
    """What a seat had seen after so many actions, as a digest, and the game at that moment."""

    actions: int
    digest: bytes
    env: Env


class Recall:
    """What each seat has seen, as a chain of digests: worked out by playing again, when somebody asks."""

    def __init__(self, env: Env | None, keys: dict[int, bytes]) -> None:
        """`keys` are those of the seats that are known; the others begin with what they see now."""
        self.start = None if env is None else env.copy()
        self.keys = keys
        self.actions: list[int] = []
        #: By seat, when somebody last asked: from there on it is played again.
        self.asked: dict[int, Memory] = {}

    def of(self, seat: int) -> bytes:
        if self.start is None:
            return b""
        if seat not in self.asked:
            digest = self.keys.get(seat) or linked(b"", self.start.observe(seat))
            self.asked[seat] = Memory(0, digest, self.start)
        done, digest, env = self.asked[seat]
        if done < len(self.actions):
            env = env.copy()
            for action in self.actions[done:]:
                own = struct.pack("<H", action) if env.seat == seat else b""
                env.step(action)
                digest = linked(digest, own + env.observe(seat))
            self.asked[seat] = Memory(len(self.actions), digest, env)
        return digest

    def copy(self) -> "Recall":
        new = Recall(None, self.keys)
        new.start, new.actions, new.asked = self.start, self.actions.copy(), self.asked.copy()
        return new


def linked(digest: bytes, seen: bytes) -> bytes:
    return blake2b(digest + seen, digest_size=16).digest()


class Observer:
    """What a seat sees now: the planes and scalars of `undermine.envs.space`. With perfect recall, a string alone."""

    def __init__(self, env: Env, perfect_recall: bool) -> None:
        space = env.space
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(space.size, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            self.dict = {"board": space.board_in(self.tensor), "scalars": self.tensor[space.board_size :]}

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.env is None else np.frombuffer(state.env.observe(player), np.uint8)

    def string_from(self, state: State, player: int) -> str:
        if self.perfect_recall:
            return state.recalled_by(player)
        return f"seat {player}\n" + ("not dealt yet" if state.env is None else text(state.env, player))


def register() -> None:
    """All games that are plugged in and can be observed."""
    for name, game in undermine.GAMES.items():
        if game.planes is not None:
            title = name.title().replace("_", "")
            globals()[title] = type(
                title, (Game,), {"__init__": _beginning(game), "__module__": __name__}
            )  # for pickle
            pyspiel.register_game(type_of(game), globals()[title])


def _beginning(game: AnyGame) -> Any:
    def __init__(self: Game, params: dict[str, Any] | None = None) -> None:  # noqa: N807  # it is one
        Game.__init__(self, game, params)

    return __init__


register()
