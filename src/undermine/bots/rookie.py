"""The rookie: knows the rules and its own interest, digs the shortest way, and suspects nobody."""

from random import Random

from undermine.bots import rookie_classic, rookie_dark_cave, rookie_lost_mines
from undermine.bots.bot import Situation, Thought, sensible

PLAYS = {
    "classic": rookie_classic.play,
    "lost_mines": rookie_lost_mines.play,
    "dark_cave": rookie_dark_cave.play,
}


class Rookie:
    """Plays by a plan for each game; where the plan says nothing, at random."""

    name = "rookie"
    quick = True

    def choose(self, situation: Situation, random: Random) -> Thought:
        choices = sensible(situation.choices)
        if len(choices) == 1:
            return Thought(choices[0])
        known = Situation(situation.seat, situation.view, choices, situation.tables)
        return Thought(PLAYS[situation.view.game](known, random) or random.choice(choices))
