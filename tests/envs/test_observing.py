"""Observations: every game with every number of seats, by what a seat may know and nothing else."""

from random import Random
from typing import Any

import numpy as np
import pytest

import undermine
from undermine import Match
from undermine.bots import Situation
from undermine.bots.beliefs import Beliefs
from undermine.bots.models import model_needed
from undermine.engine.grid import cell_at
from undermine.envs import Env, space
from undermine.envs.space import Space, space_of
from undermine.games import OURS

TABLES = [(game, seats) for game in OURS for seats in OURS[game].seats]


def array(env: Env, seat: int | None = None) -> np.ndarray:
    return np.frombuffer(env.observe(seat), np.uint8)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_moment_of_a_game_fits_its_space(game: str, seats: int) -> None:
    env, random = Env(game, seats, 1), Random(1)
    while not env.over:
        assert len(env.features()) == len(env.legal()) * len(env.space.features)
        assert all(len(env.observe(seat)) == env.space.size for seat in range(seats))
        env.step(random.randrange(len(env.legal())))
    assert len(env.observe(0)) == env.space.size
    assert len(env.rewards()) == seats
    assert env.legal() == []


@pytest.mark.parametrize(
    ("game", "options"),
    [*[(game, {}) for game in OURS], ("classic", {"loose_connection": True})],
)
def test_a_picture_that_is_kept_up_to_date_is_the_one_that_is_drawn_anew(game: str, options: dict[str, object]) -> None:
    env, random, same = Env(game, 4, 2, options), Random(2), 0
    for seed in range(4):
        env.reset(seed)
        while not env.over:
            before = env.state.network.picture
            if random.random() < 0.5:  # otherwise several decisions are seen at once
                assert env.observe() == env.copy().observe()
                same += before is not None and env.state.network.picture is before
            env.step(random.randrange(len(env.legal())))
    assert same > 100, "nothing was kept"


@pytest.mark.parametrize("game", OURS)
def test_a_space_lists_and_observes_any_state_of_its_game(game: str) -> None:
    env, other = Env(game, 4, 3), space(game, 4)
    out, table = bytearray(other.size), np.zeros(other.size, np.uint8)
    for _ in range(30):
        assert other.legal(env.state) == env.legal()
        for seat in range(4):
            other.observe(env.state, seat, out)
            other.observe(env.state, seat, table)
            assert out == env.observe(seat) == table.tobytes()
        env.step(0)
    with pytest.raises(undermine.UndermineError, match=f"out has 7 bytes, and an observation has {other.size}"):
        other.observe(env.state, 0, bytearray(7))


def another_world(match: Match, seat: int, random: Random) -> Any:
    """A whole state that agrees with all that this seat has seen; what it can't know is drawn."""
    situation, model = Situation.of_match(match, seat), model_needed(match.game.name)
    beliefs = Beliefs.of(model, situation)
    drawn = beliefs.draw(beliefs.table(situation.view), random)
    return model.world(situation, beliefs.evidence, *drawn, random)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("classic", 5, {}),
        ("lost_mines", 5, {}),
        ("lost_mines", 4, {"own_treasure_hidden": True}),
        ("dark_cave", 5, {}),
        ("dark_cave", 4, {"show_backs": False, "axe_prompt": "simultaneous"}),
        ("dark_cave", 2, {}),
    ],
)
def test_two_worlds_that_a_seat_cannot_tell_apart_are_the_same_bytes(
    game: str, seats: int, options: dict[str, object]
) -> None:
    match, random, other_hands = undermine.start(game, seats, 3, options), Random(3), 0
    space = space_of(match.game, match.state)
    while match.waiting:
        if match.decided % 6 == 0:
            for viewer in range(seats):
                world = another_world(match, viewer, random)
                assert space.observe(world, viewer) == space.observe(match.state, viewer)
                other_hands += world.hands != match.state.hands
        seat = match.waiting[0]
        match.decide(random.choice([one for one in match.choices(seat) if not match.game.left_to_people(one)]), seat)
    assert other_hands > 20, "the worlds have to differ, or nothing is proved"


def plane(space: Space, env: Env, name: str, x: int, y: int, seat: int | None = None) -> int:
    number = space.board.window.numbers[cell_at(x, y)]
    return int(space.board_in(array(env, seat))[space.planes.index(name)].flat[number])


def test_planes_show_the_table_of_classic() -> None:
    env = Env("classic", 5, 1)
    for goal in (2, 0, -2):
        assert plane(env.space, env, "face_down", 8, goal)
    assert [plane(env.space, env, f"door_{letter}", 0, 0) for letter in "NESW"] == [1, 1, 1, 1]
    assert [plane(env.space, env, "open", x, 0) for x in (-1, 0, 1, 2)] == [1, 0, 1, 0]
    assert env.space.part(array(env), "own_hand").sum() == 6
    assert env.space.part(array(env), "hand_size").tolist() == [6] * 5
    assert env.space.part(array(env), "own_role").tolist() == [1, 0] if env.state.roles[env.seat] == 0 else [0, 1]
    assert env.space.part(array(env), "role")[2:].sum() == 0


def test_a_seat_that_looked_at_a_goal_sees_it_and_the_others_do_not() -> None:
    env, random = Env("classic", 5, 1), Random(1)
    look = env.space.features.index("map")
    while True:
        maps = [index for index in range(len(env.legal())) if env.features()[index * len(env.space.features) + look]]
        if maps:
            break
        env.step(random.randrange(len(env.legal())))
    looker = env.seat
    before = {seat: env.observe(seat) for seat in range(5)}
    env.step(maps[0])

    def goals(seen: bytes) -> int:
        board = env.space.board_in(np.frombuffer(seen, np.uint8))
        return int(board[-2:].sum())

    assert goals(env.observe(looker)) == goals(before[looker]) + 1
    for seat in set(range(5)) - {looker}:
        assert goals(env.observe(seat)) == goals(before[seat])


def test_whoever_digs_beyond_the_board_leaves_the_picture_and_nothing_else() -> None:
    env = Env("classic", 3, 1)
    window = env.state.network.window
    west = [cell_at(-x, 0) for x in range(1, 8)]
    tunnel = env.state.deck.faces.names.index("EW")
    for cell in west:
        env.state.network.lay(cell, tunnel)
    assert env.state.network.window is not window
    assert len(env.observe()) == env.space.size
    assert plane(env.space, env, "door_E", -5, 0) == 1
    assert env.space.board_in(array(env))[:, 0, 0].sum() == 0


def test_a_copy_goes_its_own_way() -> None:
    env = Env("dark_cave", 4, 5)
    other, before = env.copy(), env.observe()
    other.step(0)
    assert env.observe() == before != other.observe()
    env.step(0)
    assert env.observe() == other.observe()


@pytest.mark.parametrize("index", [-1, 1000])
def test_a_decision_that_is_not_there_is_refused_and_changes_nothing(index: int) -> None:
    env = Env("classic", 3, 1)
    before = env.observe()
    with pytest.raises(undermine.UndermineError, match=f"no legal decision has the number {index}: they go from 0 to"):
        env.step(index)
    assert env.observe() == before


def test_wrong_words_are_said_to_be_wrong() -> None:
    with pytest.raises(undermine.UndermineError, match="classic is for 3 to 10 seats, not 2"):
        space("classic", 2)
    with pytest.raises(undermine.UndermineError, match="chess"):
        space("chess", 2)
