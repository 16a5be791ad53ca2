"""Bots, by name. A bot sees what its seat sees, and nothing else."""

from undermine.bots.bot import Bot, Reason, Situation, Thought
from undermine.bots.chance import RandomBot
from undermine.bots.levels import LEVELS

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), *LEVELS)}

__all__ = ["BOTS", "Bot", "Reason", "Situation", "Thought"]
