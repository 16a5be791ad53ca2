"""The public kit, asked of our own games: what it asks of all games, with players that get somewhere."""

from collections.abc import Iterator
from random import Random

import undermine
from tests.players import PLAYERS
from undermine import Match
from undermine.engine.decisions import Decision
from undermine.testing import GameTests


class OurGameTests(GameTests):
    games = 1
    often = 0.02
    worlds = 1

    def player(self, match: Match, random: Random) -> Decision:
        return PLAYERS[match.game.name](match, random)

    def matches(self, purpose: str) -> Iterator[tuple[Match, str]]:
        """Few seats and many; the tests of each game ask the rest more closely."""
        ends = (self.game.seats[0], self.game.seats[-1])
        return (pair for pair in super().matches(purpose) if pair[0].seats in ends)


class TestClassic(OurGameTests):
    game = undermine.GAMES["classic"]
    tables = ({"rounds": 1, "vote_end": True},)


class TestLostMines(OurGameTests):
    game = undermine.GAMES["lost_mines"]
    tables = ({"rounds": 1, "stack_tokens": True},)


class TestDarkCave(OurGameTests):
    game = undermine.GAMES["dark_cave"]
    tables = ({"axe_prompt": "simultaneous", "show_backs": False},)
