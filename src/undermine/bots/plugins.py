"""All bots: ours, and those of other packages by entry points in the group `undermine.bots`: see engine/plugins.py."""

from undermine.bots.bot import Bot
from undermine.bots.chance import RandomBot
from undermine.bots.levels import LEVELS
from undermine.engine.plugins import offered


def all_bots() -> dict[str, Bot]:
    ours: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), *LEVELS)}
    return ours | offered("bot", ours, checked)


def checked(bot: object) -> Bot:
    """A bot, if it has all that a bot needs."""
    name, quick = getattr(bot, "name", None), getattr(bot, "quick", None)
    if not (isinstance(name, str) and isinstance(quick, bool) and callable(getattr(bot, "choose", None))):
        raise TypeError("it has no name, no word whether it is quick, or can't choose")
    return bot  # type: ignore[return-value]  # just checked by hand
