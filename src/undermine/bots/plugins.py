"""Bots of other packages: whoever installs one finds it by its name, like ours.

A package offers a bot by an entry point in the group `undermine.bots`: a class, or anything else that makes a bot when
called without arguments.
"""

import logging
from collections.abc import Mapping
from importlib.metadata import entry_points

from undermine.bots.bot import Bot

GROUP = "undermine.bots"
log = logging.getLogger("undermine.bots")


def offered(ours: Mapping[str, Bot]) -> dict[str, Bot]:
    """Our bots and those of installed packages; without any that can't be loaded or takes a name that is taken."""
    found = dict(ours)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            bot = entry.load()()
            name = bot.name
            if not (isinstance(name, str) and isinstance(bot.quick, bool) and callable(bot.choose)):
                raise TypeError("it has no name, no word whether it is quick, or can't choose")
        except Exception as error:  # whatever a foreign package raises, our bots still play
            log.warning("the bot %s of %s can't be used: %s", entry.name, entry.value, error)
            continue
        if name in found:
            log.warning("there is a bot named %s already; the one of %s is left out", name, entry.value)
        else:
            found[name] = bot
    return found
