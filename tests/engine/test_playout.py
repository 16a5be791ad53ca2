"""Playing on at random in the fast tier, as simulations and searches do."""

from random import Random

import pytest

import undermine


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
