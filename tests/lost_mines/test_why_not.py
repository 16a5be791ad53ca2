"""A click where nothing can be done is answered with the reason and its rule."""

from typing import Any

import pytest

from tests.lost_mines.table import given
from undermine.engine.decisions import Pointer

TABLE = """
    laid = ["1,2 EW", "2,2 lake-EW"]
    [seat.A]
    hand = "{hand}"
    cell = "1,2"
"""


def answer(card: str, /, played: str = "", **place: Any) -> str | None:
    match = given(TABLE.replace("{hand}", f"NS {card}"))
    if played:
        match.decide(played)
    refusal = match.why_not_at(Pointer("play", (card,) if card else (), **place), 0)
    return str(refusal) if refusal else None


@pytest.mark.parametrize(
    ("card", "place", "said"),
    [
        ("axe", {"cell": (2, 2)}, "an axe is no help with a lake: that takes a boat [LM-A01]"),
        ("axe", {"cell": (1, 2)}, "there is nothing in the way here that a tool could overcome [LM-A02]"),
        ("axe", {}, "no trunk blocks the way at the moment, so there is nothing to use an axe on [LM-A02]"),
        ("boat", {"cell": (2, 2)}, None),
        ("storm", {"cell": (5, 5)}, "there is no path card here to sweep away [LM-A17]"),
        ("trap", {"cell": (1, 2), "side": "N"}, "no path crosses this edge [LM-A10]"),
        ("trap", {"seat": 1}, "this card is for the board, not for a player [LM-A10]"),
        ("info-mine-dwarf", {"seat": 0}, "you know your own card; look at somebody else's [LM-A08]"),
        ("info-mine-dwarf", {"cell": (1, 2)}, "there is no mine here to look at [LM-A06]"),
        ("info-treasure-dwarf", {"cell": (10, 0)}, "this card can't look at a mine [LM-A09]"),
        ("EW", {"cell": (40, 40)}, "that is off the board [LM-P05]"),
        ("", {"cell": (1, 2)}, "first choose a card from your hand [LM-T02]"),
    ],
)
def test_a_click_says_why_not(card: str, place: dict[str, Any], said: str | None):
    assert answer(card, **place) == said


@pytest.mark.clause("LM-M01")
def test_a_click_too_far_to_walk():
    far = "your dwarf can't get there in one step: it walks along the paths, card by card [LM-M01]"
    assert answer("", "discard NS", cell=(8, 5)) == far
