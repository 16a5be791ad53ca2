"""Masters that are in a hurry."""

from undermine.bots.levels import Thinker
from undermine.research.evaluate import bot_named


def quick_master() -> Thinker:
    """A master that looks at few worlds."""
    bot = bot_named("master", 4)
    assert isinstance(bot, Thinker)
    return bot
