"""What bots know of classic Saboteur."""

from undermine.bots.classic.model import MODEL

__all__ = ["MODEL"]
