"""Setting up a Lost Mines table in a test: given a position, when a decision, then this view."""

from textwrap import dedent

import undermine
from tests.classic.table import choices, clause_of
from undermine import Match

__all__ = ["ROAD", "choices", "clause_of", "given"]

#: Laid from the yellow start (0,2) eastwards to the cell beside the mine at 10,2: nine cards at x = 1 to 9, y = 2.
ROAD = '"1,2 NESW", "2,2 EW", "3,2 EW", "4,2 EW", "5,2 ESW", "6,2 ESW", "7,2 ESW", "8,2 NESW", "9,2 NESW"'


def given(text: str) -> Match:
    """A match at the position that the text describes; `game = "lost_mines"` and `seats = 3` go without saying."""
    text = dedent(text)
    head = 'game = "lost_mines"\n'
    if "seats =" not in text:
        head += "seats = 3\n"
    return undermine.load_position(head + text)
