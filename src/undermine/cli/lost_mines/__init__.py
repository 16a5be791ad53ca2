"""The Lost Mines at the terminal."""

from undermine.cli.lost_mines.screen import LostMinesScreen
from undermine.games.lost_mines.story import tell

SCREEN = LostMinesScreen

__all__ = ["SCREEN", "tell"]
