"""The games, by name."""

from typing import Any

from undermine.engine.errors import OptionError
from undermine.engine.game import Game
from undermine.games.classic.game import CLASSIC

GAMES: dict[str, Game[Any]] = {CLASSIC.name: CLASSIC}


def game_named(name: str) -> Game[Any]:
    """The game with this name."""
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]
