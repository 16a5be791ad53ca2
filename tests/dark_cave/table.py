"""Setting up a Dark Cave table in a test: given a position, when a decision, then this view."""

from textwrap import dedent

import undermine
from tests.classic.table import choices, clause_of
from undermine import Match

__all__ = ["choices", "clause_of", "given"]


def given(text: str) -> Match:
    """A match at the position that the text describes; `game = "dark_cave"` and `seats = 3` go without saying."""
    text = dedent(text)
    head = 'game = "dark_cave"\n'
    if "seats =" not in text:
        head += "seats = 3\n"
    return undermine.load_position(head + text)
