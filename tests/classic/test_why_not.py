"""A click where nothing can be done is answered with the reason and its rule."""

from typing import Any

import pytest

from tests.classic.table import given
from undermine import Match
from undermine.engine.decisions import Pointer

TABLE = """
    laid = ["1,0 EW", "2,0 dead-EW"]
    goals = ["8,2 treasure", "8,0 stone-SW up", "8,-2 stone-ES"]
    [seat.A]
    hand = "SW EW NS {card}"
    [seat.B]
    broken = "lamp"
"""


def answer(match: Match, card: str = "", by: int = 0, /, **place: Any) -> str | None:
    refusal = match.why_not_at(Pointer("play", (card,) if card else (), **place), by)
    return str(refusal) if refusal else None


@pytest.mark.parametrize(
    ("card", "place", "said"),
    [
        ("EW", {"cell": (1, 0)}, "there is a card here already [CL-P09]"),
        ("EW", {"cell": (5, 5)}, "no face-up card lies next to this place [CL-P01]"),
        ("NS", {"cell": (-1, 0)}, "a path comes in from the right, but this card is closed on that side [CL-P03]"),
        ("EW", {"cell": (1, 1)}, "no path leads here; a card has to carry on a path [CL-P01]"),
        ("NS", {"cell": (1, 1)}, "this card's path at the bottom would run into rock [CL-P03]"),
        ("EW", {"cell": (3, 0)}, "no unbroken path leads here from the start [CL-P04]"),
        ("SW", {"cell": (0, 1)}, None),
        ("SW", {"cell": (0, -1)}, "it doesn't fit this way up, but it does when you turn it round [CL-P03]"),
        ("EW", {"seat": 1}, "this card is for the board, not for a player [CL-P01]"),
        ("broken-lamp", {"seat": 0}, "you can't break your own tools, only those of others [CL-A01]"),
        ("broken-lamp", {"seat": 1}, "seat B has a broken lamp already [CL-A02]"),
        ("broken-lamp", {"seat": 2}, None),
        ("broken-lamp", {"cell": (1, 0)}, "this card is for a player: choose one of them [CL-A01]"),
        ("repair-lamp-cart", {"seat": 1}, None),
        ("repair-lamp-cart", {"seat": 2}, "seat C has no broken lamp or cart [CL-A09]"),
        ("rockfall", {"cell": (0, 0)}, "a rockfall can't take away the start or a goal [CL-A10]"),
        ("rockfall", {"cell": (3, 0)}, "there is no path card here to take away [CL-A13]"),
        ("map", {"cell": (1, 0)}, "a map is for goals, and there is none here [CL-A14]"),
        ("map", {"cell": (8, 0)}, "everyone can see this goal already: it lies face up [CL-A16]"),
        ("", {"cell": (1, 1)}, "first choose a card from your hand [CL-T02]"),
        ("", {"seat": 1}, "first choose a card from your hand [CL-T02]"),
    ],
)
def test_a_click_says_why_not(card: str, place: dict[str, Any], said: str | None):
    assert answer(given(TABLE.replace("{card}", card)), card, **place) == said


@pytest.mark.parametrize(
    ("hand", "more", "card", "said"),
    [
        ("EW", 'broken = "cart"', "EW", "your cart is broken: you can't lay path cards until it is mended [CL-P08]"),
        ("EW rockfall", "", "rockfall", "there is no path card to take away yet [CL-A13]"),
        ("repair-lamp", "", "repair-lamp", "nobody has a broken lamp [CL-A09]"),
        ("EW repair-lamp", "", "EW", None),
    ],
)
def test_a_card_that_cannot_be_played_says_why(hand: str, more: str, card: str, said: str | None):
    assert answer(given(f'[seat.A]\nhand = "{hand}"\n{more}'), card) == said


@pytest.mark.clause("CL-O01")
def test_out_of_turn_a_click_says_whose_turn_it_is():
    match = given(TABLE.replace("{card}", "map"))
    said = "it's seat A's turn [CL-O01]"
    assert {answer(match, "", 1, cell=(1, 1)), answer(match, "EW", 1, cell=(1, 1)), answer(match, "EW", 1)} == {said}
