"""Classic at the terminal."""

from undermine.cli.classic.screen import ClassicScreen
from undermine.games.classic.story import tell

SCREEN = ClassicScreen

__all__ = ["SCREEN", "tell"]
