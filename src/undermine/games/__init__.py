"""The games, by name: ours, and those that other packages offer."""

from undermine.engine.errors import OptionError
from undermine.engine.game import AnyGame, Game
from undermine.engine.plugins import offered
from undermine.games.classic.game import CLASSIC
from undermine.games.dark_cave.game import DARK_CAVE
from undermine.games.lost_mines.game import LOST_MINES

OURS: dict[str, AnyGame] = {game.name: game for game in (CLASSIC, LOST_MINES, DARK_CAVE)}


def checked(game: object) -> AnyGame:
    """A game, if it is one."""
    if not isinstance(game, Game):
        raise TypeError("it is no undermine.engine.game.Game")
    return game


GAMES: dict[str, AnyGame] = offered("game", OURS, checked)


def game_named(name: str) -> AnyGame:
    """The game with this name."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]
