"""TextArena's own loop, registry and wrappers, with a scripted model at the table."""

import pytest
import textarena as ta

import undermine.envs.textarena  # noqa: F401  # registers the games
from tests.envs.scripted import chatty
from undermine.games import OURS

SHORT = {"rounds": 1}


class Scripted(ta.Agent):
    """An agent as TextArena has them; of the whole story that it is shown each time, it reads what is new."""

    def __init__(self) -> None:
        self.read = 0

    def __call__(self, observation: str) -> str:
        new, self.read = observation[self.read :], len(observation)
        return chatty(new)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("players", [1, 2])
def test_the_documented_loop_plays_a_game(game: str, players: int) -> None:
    options = {} if game == "dark_cave" else SHORT
    env = ta.make(f"Undermine-{game}-v0", seats=4, others="rookie", options=options)
    env = ta.wrappers.LLMObservationWrapper(env=env)
    agents = {player: Scripted() for player in range(players)}
    env.reset(num_players=players, seed=5)
    done, steps = False, 0
    while not done:
        player, observation = env.get_observation()
        assert observation.startswith("\n[GAME] You are playing")
        done, _ = env.step(action=agents[player](observation))
        steps += 1
    rewards, game_info = env.close()
    assert set(rewards) == set(game_info) == set(range(players))
    assert set(rewards.values()) <= {0.0, 1.0}
    assert sum(game_info[player]["turn_count"] for player in range(players)) == steps
    assert all(game_info[player]["report"].decisions > 2 for player in range(players))


def test_a_wrapper_that_wants_the_board_finds_it() -> None:
    env = ta.wrappers.GameBoardObservationWrapper(ta.make("Undermine-classic-v0", seats=3, others="rookie"))
    env.reset(num_players=1, seed=1)
    _, text = env.get_observation()
    assert text.startswith("You are playing Classic Saboteur")
    assert "\n\nYour choices:\n1. " in text


def test_what_is_refused_is_an_invalid_move() -> None:
    env = ta.make("Undermine-classic-v0", seats=3, others="rookie")
    env.reset(num_players=1, seed=1)
    env.get_observation()
    done, info = env.step("I pass.")
    assert not done
    assert "no line of your answer says what you decide" in info["refused"]
    assert env.state.game_info[0]["invalid_move"]
    kinds = [kind for _, text, kind in env.get_observation()[1] if "not accepted" in text]
    assert kinds == [ta.ObservationType.GAME_ADMIN]
