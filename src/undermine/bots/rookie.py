"""The rookie: knows the rules and its own interest, digs the shortest way, and suspects nobody."""

from random import Random

from undermine.bots import rookie_classic, rookie_dark_cave, rookie_lost_mines
from undermine.bots.bot import Situation, sensible
from undermine.engine.decisions import Decision

PLAYS = {
    "classic": rookie_classic.play,
    "lost_mines": rookie_lost_mines.play,
    "dark_cave": rookie_dark_cave.play,
}


class Rookie:
    """Plays by a plan for each game; where the plan says nothing, at random."""

    name = "rookie"
    quick = True

    def choose(self, situation: Situation, random: Random) -> Decision:
        choices = sensible(situation.choices)
        if len(choices) == 1:
            return choices[0]
        known = Situation(situation.seat, situation.view, choices, situation.tables)
        return PLAYS[situation.view.game](known, random) or random.choice(choices)
