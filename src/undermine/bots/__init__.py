"""Bots, by name. A bot sees what its seat sees, and nothing else."""

from importlib import import_module
from typing import TYPE_CHECKING

from undermine.bots.bot import Bot, Reason, Situation, Thought

__all__ = ["BOTS", "Bot", "Reason", "Situation", "Thought"]

if TYPE_CHECKING:
    #: Ours, and those that other packages offer.
    BOTS: dict[str, Bot]
else:

    def __getattr__(name: str) -> object:
        """`BOTS`, once somebody asks: those that think need numpy, and random games at full speed none of them."""
        if name != "BOTS":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return globals().setdefault(name, import_module("undermine.bots.plugins").all_bots())
