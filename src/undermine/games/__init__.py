"""The games, by name: ours, and those that other packages offer."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from undermine.engine.errors import OptionError
from undermine.engine.game import AnyGame, Game
from undermine.engine.plugins import offered
from undermine.games.classic.game import CLASSIC
from undermine.games.dark_cave.game import DARK_CAVE
from undermine.games.lost_mines.game import LOST_MINES

OURS: dict[str, AnyGame] = {game.name: game for game in (CLASSIC, LOST_MINES, DARK_CAVE)}


def checked(game: object) -> AnyGame:
    """A game, if it has all that a game needs."""
    if not isinstance(game, Game):
        raise TypeError("it is no undermine.engine.game.Game")
    missing = [name for name in Game.__annotations__ if not hasattr(game, name)]  # what has a default is there
    if missing:
        raise TypeError(f"it has no {', no '.join(missing)}")
    return game


class Games(Mapping[str, AnyGame]):
    """All games, by name. Other packages are asked when somebody looks, not before.

    The module of their game can be the very one that imports us; then it is not there yet.
    """

    @cached_property
    def _by_name(self) -> dict[str, AnyGame]:
        return offered("game", OURS, checked)

    def __getitem__(self, name: str) -> AnyGame:
        return self._by_name[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"


GAMES = Games()


def game_named(name: str) -> AnyGame:
    """The game with this name."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]
