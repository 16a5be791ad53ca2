"""Bots, by name. A bot sees what its seat sees, and nothing else."""

from undermine.bots.bot import Bot, Reason, Situation, Thought
from undermine.bots.chance import RandomBot
from undermine.bots.levels import LEVELS
from undermine.bots.plugins import checked
from undermine.engine.plugins import offered

#: Ours, and those that other packages offer.
BOTS: dict[str, Bot] = offered("bot", {bot.name: bot for bot in (RandomBot(), *LEVELS)}, checked)

__all__ = ["BOTS", "Bot", "Reason", "Situation", "Thought"]
