"""Picking one choice by its number comes to the same as listing all of them."""

from collections.abc import Callable
from random import Random

import pytest

import undermine
from tests.golden.tables import TABLES
from undermine.engine.chance import Chance
from undermine.engine.state import OVER, PLAY
from undermine.games.lost_mines import turn
from undermine.games.lost_mines.codes import PROPOSE
from undermine.games.lost_mines.picking import any_play

GAME = undermine.GAMES["lost_mines"]


def number_of(wanted: int, choices: int) -> Callable[[], float]:
    """What chance has to say for the choice of this number."""
    return lambda: (wanted + 0.5) / choices


@pytest.mark.parametrize("number", range(len(TABLES["lost_mines"])))
@pytest.mark.parametrize("seats", [3, 5, 9])
def test_every_choice_of_a_game_can_be_picked(number, seats):
    random = Random(f"{number} {seats}")
    options = GAME.read_options(TABLES["lost_mines"][number])
    s, _ = GAME.begin(seats, options, "lost_mines", Chance(f"picking {number}"), None)
    while s.phase != OVER:
        listed = [code for code in turn.legal(s) if code != PROPOSE]
        if s.phase == PLAY:
            assert [any_play(s, number_of(i, len(listed))) for i in range(len(listed))] == listed
        turn.apply(s, random.choice(listed))


@pytest.mark.parametrize("number", range(len(TABLES["lost_mines"])))
def test_a_playout_takes_what_a_list_would_give(number):
    options = GAME.read_options(TABLES["lost_mines"][number])
    one, _ = GAME.begin(4, options, "lost_mines", Chance("playout"), None)
    other = one.copy()
    ours, theirs = Random(number).random, Random(number).random
    turn.playout(one, ours)
    while other.phase != OVER:
        codes = [code for code in turn.legal(other) if code != PROPOSE]
        turn.apply(other, codes[int(theirs() * len(codes))])
    assert ours() == theirs(), "chance was asked as often"
    assert (one.points, one.hands, one.network.laid) == (other.points, other.hands, other.network.laid)
