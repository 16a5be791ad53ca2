"""Picking one choice by its number comes to the same as listing all of them."""

from collections.abc import Callable
from random import Random

import pytest

import undermine
from tests.golden.tables import TABLES
from undermine.engine.chance import Chance
from undermine.engine.state import OVER, PLAY
from undermine.games.classic import turn
from undermine.games.classic.codes import PROPOSE
from undermine.games.classic.picking import any_play

CLASSIC = undermine.GAMES["classic"]


def number_of(wanted: int, choices: int) -> Callable[[], float]:
    """What chance has to say for the choice of this number."""
    return lambda: (wanted + 0.5) / choices


@pytest.mark.parametrize("number", range(len(TABLES["classic"])))
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_every_choice_of_a_game_can_be_picked(number, seats):
    random = Random(f"{number} {seats}")
    options = CLASSIC.read_options(TABLES["classic"][number])
    s, _ = CLASSIC.begin(seats, options, "classic", Chance(f"picking {number}"), None)
    while s.phase != OVER:
        listed = [code for code in turn.legal(s) if code != PROPOSE]
        if s.phase == PLAY:
            assert [any_play(s, number_of(i, len(listed))) for i in range(len(listed))] == listed
        turn.apply(s, random.choice(listed))


@pytest.mark.parametrize("number", range(len(TABLES["classic"])))
def test_a_playout_takes_what_a_list_would_give(number):
    options = CLASSIC.read_options(TABLES["classic"][number])
    one, _ = CLASSIC.begin(4, options, "classic", Chance("playout"), None)
    other = one.copy()
    ours, theirs = Random(number).random, Random(number).random
    turn.playout(one, ours)
    while other.phase != OVER:
        codes = [code for code in turn.legal(other) if code != PROPOSE]
        turn.apply(other, codes[int(theirs() * len(codes))])
    assert ours() == theirs(), "chance was asked as often"
    assert (one.ended[-1].roles, one.gold, one.hands, one.network.laid) == (
        other.ended[-1].roles,
        other.gold,
        other.hands,
        other.network.laid,
    )
