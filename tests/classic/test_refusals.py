"""What a refusal says: why, in words that help."""

import pytest

from tests.classic.table import given
from undermine import Match, NotationError
from undermine.games.classic.decisions import BreakTool


def why(match: Match, decision: str | BreakTool, seat: int | None = None) -> str:
    refusal = match.why_not(decision, seat)
    assert refusal is not None
    return refusal.why


@pytest.mark.clause("CL-P08")
@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("lamp", "your lamp is broken: you can't lay path cards until it is mended"),
        ("lamp cart", "your lamp and cart are broken: you can't lay path cards until they are mended"),
        ("lamp cart pick", "your lamp, cart and pick are broken: you can't lay path cards until they are mended"),
    ],
)
def test_broken_tools_are_counted(broken: str, said: str):
    match = given(f"""
        [seat.A]
        hand = "EW"
        broken = "{broken}"
    """)
    assert why(match, "lay EW 1,0") == said


@pytest.mark.clause("CL-C10")
@pytest.mark.parametrize(("written", "meant"), [("WS", "SW"), ("dead-WS", "dead-SW"), ("WSEN", "NESW")])
@pytest.mark.parametrize("form", ["lay {} 1,0", "lay {}~ 1,0", "pass {}"])
def test_doors_in_another_order_are_put_right(written: str, meant: str, form: str):
    match = given("")
    said = f"there is no card {written} in this deck; doors are written in the order N E S W: {meant}"
    assert why(match, form.format(written)) == said


@pytest.mark.clause("CL-C10")
@pytest.mark.parametrize("written", ["EN", "NN", "SSW", "dead", "broken-NS", "NEWS-NEWS"])
def test_what_is_no_card_in_any_order_is_not_put_right(written: str):
    assert why(given(""), f"pass {written}") == f"there is no card {written} in this deck"


@pytest.mark.clause("CL-S01")
@pytest.mark.parametrize(("target", "name"), [(3, "D"), (9, "J"), (10, "10"), (-1, "-1")])
def test_seats_are_named_by_their_letters(target: int, name: str):
    match = given("""
        [seat.A]
        hand = "broken-lamp"
    """)
    assert why(match, BreakTool("lamp", target)) == f"there is no seat {name}; seats are A to C"


@pytest.mark.clause("CL-O01")
def test_anyone_else_is_told_whose_turn_it_is():
    assert why(given('starter = "B"'), "pass NS", 0) == "it's seat B's turn"


def test_a_cell_is_explained_without_the_board_of_any_game():
    with pytest.raises(NotationError, match=r"^'1;0' is no cell; write x,y, for example 1,0$"):
        given("").why_not("lay EW 1;0")
