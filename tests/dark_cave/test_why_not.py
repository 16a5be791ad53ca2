"""A click where nothing can be done is answered with the reason and its rule."""

from typing import Any

import pytest

from tests.dark_cave.table import given
from undermine.engine.decisions import Pointer

TABLE = """
    laid = ["1,0 I-EW", "0,1 I-NESW", "0,2 I-NESW"]
    [seat.A]
    hand = "{hand}"
"""


def answer(hand: str, card: str, /, played: str = "", **place: Any) -> str | None:
    match = given(TABLE.replace("{hand}", hand))
    if played:
        match.decide(played)
    refusal = match.why_not_at(Pointer("play", (card,) if card else (), **place), 0)
    return str(refusal) if refusal else None


@pytest.mark.parametrize(
    ("card", "place", "said"),
    [
        ("I-NS", {"cell": (1, 1)}, "this card's path at the bottom would run into rock [DC-P03]"),
        ("I-NS", {"seat": 1}, "this card is for the board, not for a player [DC-P01]"),
        ("I-axe", {"cell": (0, 1)}, "this card is for a player: choose one of them [DC-A16]"),
        ("I-information", {"cell": (0, 1)}, "there is no goal here to look at [DC-A02]"),
        ("I-information", {"seat": 0}, "you know your own card; look at somebody else's [Q-DC-75]"),
        ("II-swap", {"seat": 0}, "you can only swap with somebody else [D-DC-17]"),
        ("I-web", {"cell": (1, 0), "side": "N"}, "no path crosses this edge [DC-A09]"),
        ("I-rat", {}, "the rat comes out of a dark hole, and there is none in the cave yet [DC-A21]"),
        ("III-rockfall", {"cell": (0, 0)}, "a rockfall can't take away the start or a goal [DC-A04]"),
        ("", {"cell": (1, 0)}, "first choose a card from your hand [DC-T02]"),
        ("I-NS", {}, None),
    ],
)
def test_a_click_says_why_not(card: str, place: dict[str, Any], said: str | None):
    assert answer(f"I-NES {card}", card, **place) == said


@pytest.mark.clause("DC-M01")
def test_a_click_too_far_to_walk():
    assert answer("I-NES I-NS", "", "discard I-NS", cell=(0, 2)) == "no path leads there in one step [DC-M01]"
    assert answer("I-NES I-NS", "", "discard I-NS", cell=(0, 1)) is None
    said = "you have played your card; now walk with your dwarf, or stop [DC-T01]"
    assert answer("I-NES I-NS", "I-NES", "discard I-NS", cell=(5, 5)) == said
