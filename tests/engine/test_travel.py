"""States and matches can be copied and pickled, in either build; copies are independent, and all go on alike."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import undermine
from tests.golden.tables import TABLES
from tests.players import PLAYERS, uniform
from undermine import Match
from undermine.engine.game import AnyGame, AnyState
from undermine.engine.travel import attributes

WAYS: dict[str, Callable[[Any], Any]] = {
    "own": lambda thing: thing.copy(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
#: What is fixed by the table; and what is nobody's business: who listens, and whether two networks share their lists.
LEFT_OUT = {"deck", "options", "faces", "log", "shared"}


@cache
def moments(game: str) -> list[Match]:
    """Some moments of random games at all kinds of tables."""
    found = []
    for number, options in enumerate(TABLES[game]):
        seats = undermine.GAMES[game].seats
        match = undermine.start(game, seats[1 + number], f"travel {number}", options)
        random = Random(number)
        while match.result is None:
            if random.random() < 0.02:
                found.append(match.copy())
            match.decide((PLAYERS[game] if random.random() < 0.7 else uniform)(match, random))
        found.append(match)
    return found


def inside(thing: object) -> object:
    """All there is in a state, however deep, in its order."""
    match thing:
        case list() | tuple():
            return [inside(item) for item in thing]
        case dict():
            return [[key, inside(value)] for key, value in thing.items()]
        case None | int() | str():
            return thing
    return {name: inside(value) for name, value in attributes(thing).items() if name not in LEFT_OUT}


def played_out(game: AnyGame, state: AnyState, seed: int) -> list[list[int]]:
    """All choices on a random way to the end."""
    random = Random(seed)
    choices = []
    while game.waiting(state):
        choices.append(game.turn.legal(state))
        game.turn.apply(state, random.choice(choices[-1]))
    return choices


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_state_arrives_whole_and_goes_on_alike_without_its_twin(game: str, way: str) -> None:
    """Field by field: whatever happens to the one does not happen to the other."""
    for number, match in enumerate(moments(game)):
        state, before = match.state, inside(match.state)
        arrived = WAYS[way](state)
        assert inside(arrived) == before
        assert arrived.deck is state.deck
        assert arrived.log is None
        played_out(match.game, arrived, number)
        assert inside(state) == before, "what happened to a copy happened to the original"
        waiting = WAYS[way](state)
        choices = played_out(match.game, state.copy(), number)
        assert inside(waiting) == before
        assert played_out(match.game, waiting, number) == choices
        assert match.game.playout(WAYS[way](state), Random(7).random) == match.game.playout(
            state.copy(), Random(7).random
        )


@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_pickled_state_is_small(game: str) -> None:
    assert max(len(pickle.dumps(match.state)) for match in moments(game)) <= 4096


def test_a_window_that_has_grown_travels_too() -> None:
    west = ["EW", "EW", "EW", "ESW", "ESW", "ESW", "NESW", "NESW", "NESW", "NESW"]
    laid = ", ".join(f'"{-1 - i},0 {card}"' for i, card in enumerate(west))
    match = undermine.load_position(f'game = "classic"\nseats = 3\nlaid = [{laid}]')
    assert match.state.network.window is not match.state.deck.window
    for way in WAYS.values():
        arrived = way(match.state)
        assert inside(arrived) == inside(match.state)
        assert played_out(match.game, arrived, 1) == played_out(match.game, match.state.copy(), 1)


def test_a_deck_of_the_tables_own_travels_by_its_text() -> None:
    text = (files("undermine.games.classic") / "classic.toml").read_text("utf-8") + "# ours\n"
    match = undermine.start("classic", 3, 1, deck=text)
    assert (undermine.start("classic", 3, 1).state.deck.source, match.state.deck.source) == ("classic", text)
    arrived = pickle.loads(pickle.dumps(match))
    assert arrived.state.deck is match.state.deck
    assert arrived.record() == match.record()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_match_and_its_copy_go_their_own_ways(game: str, way: str) -> None:
    for match in moments(game):
        record, logs = match.record(), [match.log(viewer) for viewer in (None, 0)]
        other = WAYS[way](match)
        assert other.game is match.game
        assert (other.record(), [other.log(viewer) for viewer in (None, 0)]) == (record, logs)
        assert [other.view(viewer) for viewer in (None, 0)] == [match.view(viewer) for viewer in (None, 0)]
        if match.waiting:
            code = match.choices().codes[0]
            told = other.decide(match.choices()[0])
            assert (match.record(), [match.log(viewer) for viewer in (None, 0)]) == (record, logs)
            twin = match.copy()
            assert twin.choices().codes[0] == code
            assert twin.decide(twin.choices()[0]) == told
            assert twin.record() == other.record()


@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_state_arrives_in_another_process(game: str) -> None:
    match = moments(game)[0]
    code = (
        "import pickle, sys; from random import Random; import undermine\n"
        f"state = pickle.load(sys.stdin.buffer)\n"
        f"print(undermine.GAMES[{game!r}].playout(state, Random(1).random), state.chance.count)"
    )
    run = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(match.state), capture_output=True, check=True)
    here = match.state.copy()
    assert run.stdout.decode().split() == [str(match.game.playout(here, Random(1).random)), str(here.chance.count)]
