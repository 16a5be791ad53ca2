"""Bots, by name. A bot sees what its seat sees, and nothing else."""

from undermine.bots.bot import Bot
from undermine.bots.chance import RandomBot

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(),)}

__all__ = ["BOTS", "Bot"]
