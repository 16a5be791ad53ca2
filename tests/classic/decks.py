"""Classic tables with a deck of their own."""

from pathlib import Path
from textwrap import dedent

import undermine
from tests.classic.table import given
from undermine import Match

DECK = (Path(undermine.__file__).parent / "games" / "classic" / "classic.toml").read_text("utf-8")


def custom(text: str, **changes: tuple[str, str]) -> Match:
    """A position with a deck in which some shapes are others."""
    deck = DECK
    for old, new in changes.values():
        assert old in deck
        deck = deck.replace(old, new, 1)
    return given(f"deck = '''\n{deck}'''\n" + dedent(text))
