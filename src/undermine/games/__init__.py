"""The games, by name: ours, and those that other packages offer. A game is loaded when somebody asks for it."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import cast

from undermine.engine.errors import OptionError
from undermine.engine.game import AnyGame, Game
from undermine.engine.saying import Typed, said


class Ours(Mapping[str, AnyGame]):
    """Our games; `classic` is `CLASSIC` in classic/game.py, and so on."""

    names = ("classic", "lost_mines", "dark_cave")

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self.names:
            raise KeyError(name)
        return cast(AnyGame, getattr(import_module(f"{__name__}.{name}.game"), name.upper()))

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


OURS = Ours()


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
    def theirs(self) -> dict[str, AnyGame]:
        from undermine.engine.plugins import offered  # noqa: PLC0415  # to look for packages takes as long as a game

        return offered("game", OURS, checked)

    def __getitem__(self, name: str) -> AnyGame:
        return OURS[name] if name in OURS else self.theirs[name]

    def __iter__(self) -> Iterator[str]:
        yield from OURS
        yield from self.theirs

    def __len__(self) -> int:
        return len(OURS) + len(self.theirs)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"


GAMES = Games()


def game_named(name: str) -> AnyGame:
    """The game with this name."""
    if not isinstance(name, str) or name not in GAMES:
        typed = Typed(name) if isinstance(name, str) else repr(name)
        raise OptionError(said("there is no game {typed}; there are {words}", typed=typed, words=list(GAMES)))
    return GAMES[name]
