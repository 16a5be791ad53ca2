"""Which screen shows a game: ours by the game's name, one that its package offers, or the plain one.

A screen is a module with two names: `SCREEN`, a subclass of `Screen`, and `tell(event, names)`, one line about an
event. Ours are `undermine.cli.<game>`; another package offers its own by an entry point in the group
`undermine.screens` that has the game's name: `lanterns = "lanterns.screen"`.
"""

import logging
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import NamedTuple

from undermine.cli import plain
from undermine.cli.screen import Screen
from undermine.engine.events import Event

log = logging.getLogger("undermine.screens")

#: One line about an event, with the names of the seats; None where there is nothing to say.
Tell = Callable[[Event, Sequence[str]], str | None]


class GameScreen(NamedTuple):
    screen: type[Screen]
    tell: Tell


def screen_of(game: str) -> GameScreen:
    """The screen of a game, and who tells what happens in it.

    >>> screen_of("a game that nobody drew").screen.__name__
    'PlainScreen'
    """
    ours = f"undermine.cli.{game}"
    if game.isidentifier() and find_spec(ours) and hasattr(module := import_module(ours), "SCREEN"):
        return GameScreen(module.SCREEN, module.tell)
    for entry in entry_points(group="undermine.screens", name=game):
        try:
            offered = entry.load()
            return GameScreen(offered.SCREEN, offered.tell)
        except Exception as error:  # whatever a foreign package raises, its game can still be played
            log.warning("the screen %s of %s can't be used: %s", entry.name, entry.value, error)
    return GameScreen(plain.SCREEN, plain.tell)
