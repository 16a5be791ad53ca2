"""PettingZoo's own tests, and ours of what it hands on."""

import copy
import pickle
from itertools import count
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import undermine
from undermine.envs.pettingzoo import env, raw_env
from undermine.envs.tiles import CELL, card, face_down
from undermine.games import OURS

pytestmark = pytest.mark.filterwarnings("ignore:Observation")  # a dictionary with a mask, as its card games have


@pytest.mark.parametrize("dense", [False, True], ids=["legal", "dense"])
@pytest.mark.parametrize("game", OURS)
def test_its_own_tests(game: str, dense: bool) -> None:
    api_test(env(game, 5, dense=dense), num_cycles=200)
    seed_test(lambda: env(game, 5, dense=dense), 100)


@pytest.mark.parametrize("game", OURS)
def test_its_test_of_pictures(game: str) -> None:
    render_test(lambda **settings: raw_env(game, 3, **settings))


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in OURS for seats in OURS[game].seats])
def test_its_test_of_the_interface_with_every_number_of_seats(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=10)


def test_its_benchmark_plays_game_after_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = count(0, 0.1)  # it plays until five seconds are over; here, until it has looked at the clock fifty times
    monkeypatch.setattr("time.time", lambda: next(clock))
    for game in OURS:
        performance_benchmark(env(game, 3, options={} if game == "dark_cave" else {"rounds": 1}))
    assert capsys.readouterr().out.count("Finished performance benchmark") == len(OURS)


@pytest.mark.parametrize("game", OURS)
def test_a_masked_game_to_its_end_rewards_the_winners(game: str) -> None:
    table = env(game, OURS[game].seats[-1])
    table.reset(seed=5)
    random = np.random.default_rng(1)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        rewards[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        assert over or seen["actions"][legal].any(axis=1).all()
        table.step(None if over else int(random.choice(legal)))
    winners = table.unwrapped.inner.game.views.result(table.unwrapped.inner.state).winners
    assert {agent for agent, reward in rewards.items() if reward} == {f"seat_{seat}" for seat in winners}


def test_both_kinds_of_actions_mean_the_same_decisions() -> None:
    for game in OURS:
        legal, dense = raw_env(game, 4), raw_env(game, 4, dense=True)
        table = dense.dense
        assert table
        legal.reset(seed=2)
        dense.reset(seed=2)
        random = np.random.default_rng(2)
        for _ in range(60):
            offered = np.flatnonzero(dense.observe(dense.agent_selection)["action_mask"])
            assert sorted(table.codes[action] for action in offered) == sorted(legal.inner.codes)
            action = int(random.choice(offered))
            legal.step(legal.inner.codes.index(table.codes[action]))
            dense.step(action)
            assert legal.inner.observe(0) == dense.inner.observe(0)
            if legal.inner.over:
                break


def test_what_is_not_legal_is_refused() -> None:
    table = raw_env("classic", 3, dense=True)
    table.reset(seed=1)
    with pytest.raises(undermine.UndermineError, match="action 99999 is not legal now: see action_mask"):
        table.step(99999)


@pytest.mark.parametrize("game", OURS)
def test_a_text_and_a_picture_of_what_the_seat_sees(game: str) -> None:
    table = raw_env(game, 3, render_mode="ansi")
    table.reset(seed=1)
    text: Any = table.render()
    assert text.count("?") == (3 if game == "classic" else 4)
    table.render_mode = "rgb_array"
    picture: Any = table.render()
    size = ((table.space.height + 1) * CELL, table.space.width * CELL, 3)  # a row below says who decides
    assert picture.dtype == np.uint8 and picture.shape == size
    assert sum(np.array_equal(tile, face_down()) for tile in tiles_of(picture)) == text.count("?")


def tiles_of(picture: Any) -> list[Any]:
    height, width = (length // CELL for length in picture.shape[:2])
    tiles = picture.reshape(height, CELL, width, CELL, 3).swapaxes(1, 2)
    return [tiles[y, x] for y in range(height) for x in range(width)]


def test_a_card_that_is_laid_comes_into_the_picture() -> None:
    table = raw_env("classic", 3, render_mode="rgb_array")
    table.reset(seed=1)
    before: Any = table.render()
    lay = table.space.features.index("lay")
    features = np.frombuffer(table.inner.features(), np.uint8).reshape(-1, len(table.space.features))
    table.step(int(np.flatnonzero(features[:, lay])[0]))
    after: Any = table.render()
    changed = [not np.array_equal(*both) for both in zip(tiles_of(before), tiles_of(after), strict=True)]
    assert sum(changed[: -table.space.width]) >= 1, "one card, and where paths may go on from it"
    assert any(changed[-table.space.width :]), "another seat decides"


def test_every_door_of_a_card_is_a_path_to_its_side_and_every_graph_a_picture_of_its_own() -> None:
    sides = {"N": (0, CELL // 2), "E": (CELL // 2, -1), "S": (-1, CELL // 2), "W": (CELL // 2, 0)}
    every = tuple(f"door_{side}" for side in sides)
    joined = ("joined_NE", "joined_NS", "joined_NW", "joined_ES", "joined_EW", "joined_SW")
    crossing, bridge, bends, dead_end = joined, ("joined_NS", "joined_EW"), ("joined_NE", "joined_SW"), ()
    pictures = [card(every + graph) for graph in (crossing, bridge, bends, dead_end)]
    for picture in [*pictures, card(("door_N", "door_E", "joined_NE"))]:
        for side, (row, column) in sides.items():
            drawn = int(picture[row, column].sum()) > 450  # light, as paths are
            assert drawn == (side in "NE" or picture is not card(("door_N", "door_E", "joined_NE")))
    assert len({picture.tobytes() for picture in pictures}) == len(pictures)


@pytest.mark.parametrize("dense", [False, True])
@pytest.mark.parametrize("game", OURS)
def test_a_pickle_and_a_copy_go_on_from_the_same_moment(game: str, dense: bool) -> None:
    """Libraries send environments to other processes."""
    table = env(game, seats=4, dense=dense)
    table.reset(seed=3)
    twins = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table)]
    for _ in range(12):
        seen = table.last()[0]
        assert seen is not None
        for twin in twins:
            assert twin.agent_selection == table.agent_selection
            assert all(np.array_equal(part, twin.last()[0][key]) for key, part in seen.items())
        action = int(seen["action_mask"].nonzero()[0][-1])
        for one in (table, *twins):
            one.step(action)
