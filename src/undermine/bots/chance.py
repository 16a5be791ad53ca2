"""The bot that chooses at random."""

from collections.abc import Sequence
from random import Random
from typing import Any


class RandomBot:
    """Any choice, all alike; but it neither proposes to end a round nor agrees to it."""

    name = "random"
    quick = True

    def choose(self, view: Any, choices: Sequence[str], random: Random) -> str:  # noqa: ARG002  # it does not look
        return random.choice([c for c in choices if c not in ("propose-end", "vote yes")] or list(choices))
