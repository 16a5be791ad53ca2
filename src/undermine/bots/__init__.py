"""Bots, by name. A bot sees what its seat sees, and nothing else."""

from undermine.bots.bot import Bot, Situation
from undermine.bots.chance import RandomBot
from undermine.bots.rookie import Rookie

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), Rookie())}

__all__ = ["BOTS", "Bot", "Situation"]
