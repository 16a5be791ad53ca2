"""The bot that chooses at random."""

from random import Random

from undermine.bots.bot import Situation, Thought, sensible


class RandomBot:
    """Any choice, all alike."""

    name = "random"
    quick = True

    def choose(self, situation: Situation, random: Random) -> Thought:
        return Thought(random.choice(sensible(situation.game, situation.choices)))
