"""The Dark Cave at the terminal."""

from undermine.cli.dark_cave.screen import DarkCaveScreen
from undermine.games.dark_cave.story import tell

SCREEN = DarkCaveScreen

__all__ = ["SCREEN", "tell"]
