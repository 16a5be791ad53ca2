"""The bot that chooses at random."""

from random import Random

from undermine.bots.bot import Situation, sensible
from undermine.engine.decisions import Decision


class RandomBot:
    """Any choice, all alike."""

    name = "random"
    quick = True

    def choose(self, situation: Situation, random: Random) -> Decision:
        return random.choice(sensible(situation.choices))
