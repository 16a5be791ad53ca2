"""Bots, by name. A bot sees what its seat sees, and nothing else."""

from undermine.bots.bot import Bot, Reason, Situation, Thought
from undermine.bots.chance import RandomBot
from undermine.bots.levels import LEVELS
from undermine.bots.plugins import offered

#: Ours, and those that other packages offer.
BOTS: dict[str, Bot] = offered({bot.name: bot for bot in (RandomBot(), *LEVELS)})

__all__ = ["BOTS", "Bot", "Reason", "Situation", "Thought"]
