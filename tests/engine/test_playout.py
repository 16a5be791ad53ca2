"""Playing on at random in the fast tier, as simulations and searches do."""

from random import Random

import pytest

import undermine
from undermine.engine.game import Game


@pytest.mark.parametrize("game", undermine.GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_playout_comes_to_the_end_and_nobody_proposes_to_end_it(game, seed):
    match = undermine.start(game, 4, seed)
    decisions = match.game.playout(match.state, Random(seed).random)
    assert match.result is not None
    assert decisions > 50
    assert "EndProposed" not in {type(event).__name__ for event in match.log(None)}


@pytest.mark.parametrize("game", undermine.GAMES)
def test_the_same_chance_plays_the_same_game(game):
    one, other = undermine.start(game, 4, 1), undermine.start(game, 4, 1)
    assert one.game.playout(one.state, Random(2).random) == other.game.playout(other.state, Random(2).random)
    assert one.position() == other.position()


@pytest.mark.parametrize("game", undermine.GAMES)
@pytest.mark.parametrize("ours", [True, False], ids=["the game's own", "the one for every game"])
def test_a_playout_asks_chance_once_for_every_decision_and_says_how_many_there_were(game, ours):
    match = undermine.start(game, 4, 1)
    asked: list[float] = []

    def random() -> float:
        asked.append(chance.random())
        return asked[-1]

    chance = Random(3)
    decisions = match.game.playout(match.state, random) if ours else Game.playout(match.game, match.state, random)
    assert match.result is not None
    assert decisions == len(asked)
