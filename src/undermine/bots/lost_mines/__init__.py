"""How bots play The Lost Mines."""

from undermine.bots.lost_mines.model import MODEL

__all__ = ["MODEL"]
