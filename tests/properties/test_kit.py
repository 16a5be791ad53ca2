"""The public kit, asked of our own games."""

from random import Random

import undermine
from tests.players import PLAYERS
from undermine import Match
from undermine.engine.decisions import Decision
from undermine.testing import GameTests


class OurGameTests(GameTests):
    games = 1
    often = 0.02

    def player(self, match: Match, random: Random) -> Decision:
        return PLAYERS[match.game.name](match, random)

    def matches(self, purpose):
        """Each number of seats once; the tables take turns."""
        everything = list(super().matches(purpose))
        tables = len(self.tables)
        return iter([pair for i, pair in enumerate(everything) if i % tables == i // tables % tables])


class TestClassic(OurGameTests):
    game = undermine.GAMES["classic"]
    tables = ({"rounds": 1}, {"rounds": 1, "vote_end": True})


class TestLostMines(OurGameTests):
    game = undermine.GAMES["lost_mines"]
    tables = ({"rounds": 1}, {"rounds": 1, "stack_tokens": True})


class TestDarkCave(OurGameTests):
    game = undermine.GAMES["dark_cave"]
    tables = ({}, {"axe_prompt": "simultaneous", "show_backs": False})
