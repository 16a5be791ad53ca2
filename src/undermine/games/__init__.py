"""The games, by name."""

from typing import Any

from undermine.engine.errors import OptionError
from undermine.engine.game import Game
from undermine.games.classic.game import CLASSIC
from undermine.games.dark_cave.game import DARK_CAVE
from undermine.games.lost_mines.game import LOST_MINES

GAMES: dict[str, Game[Any]] = {game.name: game for game in (CLASSIC, LOST_MINES, DARK_CAVE)}


def game_named(name: str) -> Game[Any]:
    """The game with this name."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]
