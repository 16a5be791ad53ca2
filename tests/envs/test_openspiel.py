"""OpenSpiel's own tests, and ours of what it hands on."""

import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import undermine.envs.openspiel  # registers the games
from undermine.games import OURS

FEWEST = {"classic": "seats=3,rounds=1", "lost_mines": "seats=3,rounds=1", "dark_cave": "seats=2"}


def load(game: str, words: str = "") -> Any:
    return pyspiel.load_game(f"undermine_{game}({words or FEWEST[game]})")


def dealt(game: Any, seed: int = 1) -> Any:
    state, random = game.new_initial_state(), Random(seed)
    while state.is_chance_node():
        state.apply_action(random.randrange(256))
    return state


def play(state: Any, steps: int, seed: int = 1) -> None:
    random = Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in OURS for seats in OURS[name].seats])
def test_its_own_test_with_every_number_of_seats(name: str, seats: int) -> None:
    words = f"seats={seats}" if name == "dark_cave" else f"seats={seats},rounds=1"
    pyspiel.random_sim_test(load(name, words), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", OURS)
def test_its_test_of_clones_pickles_and_results(name: str) -> None:
    np.random.seed(1)  # it draws from there
    games_sim_test.GamesSimTest().sim_game(load(name))


@pytest.mark.parametrize("name", OURS)
def test_its_tests_of_the_interface(name: str) -> None:
    flags.FLAGS.mark_as_parsed()
    facts = {"game_name": name, "game": load(name)}
    kind: Any = type(f"Enforce_{name}", (api_test.EnforceAPIOnPartialTreeBase,), facts)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), [*result.failures, *result.errors]


def test_parameters_are_in_the_string_and_wrong_ones_are_refused() -> None:
    assert load("classic", "seats=7").num_players() == 7
    assert str(load("classic", "seats=7")) == "undermine_classic(seats=7)"
    assert load("classic").new_initial_state().story.empty.options.rounds == 1
    with pytest.raises(Exception, match="classic is for 3 to 10 seats, not 2"):
        load("classic", "seats=2")
    with pytest.raises(Exception, match="option rounds of classic can be a whole number from 1 to 20, not 21"):
        load("classic", "rounds=21")


@pytest.mark.parametrize("name", OURS)
def test_every_option_of_a_table_is_a_parameter(name: str) -> None:
    for option in ("first_player=B", f"vote_end={name == 'classic'}"):
        game = load(name, f"seats=3,{option}")
        assert option in str(game)
        again = pyspiel.load_game(str(game))
        assert again.new_initial_state().story.empty.options == game.new_initial_state().story.empty.options
    assert dealt(load(name, "seats=3,first_player=B")).current_player() == 1


@pytest.mark.parametrize("name", OURS)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = dealt(load(name))
    play(state, 8)
    other = state.clone()
    assert [other.information_state_string(seat) for seat in (0, 1)] == [
        state.information_state_string(seat) for seat in (0, 1)
    ]
    play(other, 5)
    assert other.history() != state.history()
    assert other.information_state_string(0) != state.information_state_string(0)


@pytest.mark.parametrize("name", OURS)
def test_another_world_looks_the_same_to_the_seat_that_it_is_drawn_for(name: str) -> None:
    state, random = dealt(load(name)), Random(2)
    play(state, 12)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, random.random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.legal_actions() == state.legal_actions()
    seen, other_seen = make_observation(state.get_game()), make_observation(state.get_game())
    seen.set_from(state, seat)
    other_seen.set_from(other, seat)
    assert np.array_equal(seen.tensor, other_seen.tensor)
    assert other.env.state.hands != state.env.state.hands
    play(other, 3)
    with pytest.raises(undermine.UndermineError, match="resample the state that it was drawn from"):
        other.resample_from_infostate(seat, random.random)


@pytest.mark.parametrize("name", OURS)
def test_searching_with_information_sets_uses_our_worlds(name: str) -> None:
    game = load(name)
    state = dealt(game)
    play(state, 10)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, evaluator=evaluator, max_simulations=4, random_state=np.random.RandomState(2)
    )
    assert bot.step(state) in state.legal_actions()


def test_winners_get_one_and_a_history_is_a_whole_game() -> None:
    game = load("dark_cave")
    state = dealt(game)
    play(state, 10_000)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.is_terminal()
    assert again.returns() == state.returns()
    assert set(state.returns()) <= {0.0, 1.0}
