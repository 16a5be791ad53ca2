"""Random play picks what it would pick from a list: the games' own loops beside the one of all games."""

from random import Random

import pytest

import undermine
from tests.golden.tables import TABLES
from tests.properties.attributes import facts
from undermine.engine.chance import Chance
from undermine.engine.game import Game


@pytest.mark.parametrize("game", undermine.GAMES)
def test_playouts_are_those_of_the_listed_choices(game: str) -> None:
    played = undermine.GAMES[game]
    for number, table in enumerate(TABLES[game]):
        for seats in (played.seats[0], played.seats[-1]):
            s, _ = played.begin(seats, played.read_options(table), game, Chance(f"playout {number}"), None)
            copy = s.copy()
            decisions = played.playout(s, Random(number).random)
            assert decisions == Game.playout(played, copy, Random(number).random)
            assert facts(s) == facts(copy)
