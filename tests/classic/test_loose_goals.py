"""With `loose_connection`, a goal that is turned over may itself join a loose piece to the start (Q-CL-10, Q-CL-08)."""

import pytest

from tests.classic.seeing import deck_with, table_of, told
from tests.classic.table import CHAIN, given
from undermine import Match
from undermine.engine.positions import write_toml
from undermine.games.classic.events import GoalAligned, GoalRevealed

LOOSE = "options = { loose_connection = true }"


def revealed(match: Match) -> list[str]:
    return [event.card for event in told(match, GoalRevealed)]


@pytest.mark.clause("Q-CL-10", "Q-CL-08", "CL-R01")
def test_a_stone_that_joins_a_loose_piece_reveals_the_goal_which_that_piece_faces():
    match = given(f"""
        laid = [{CHAIN}, "8,1 NS"]
        goals = ["8,2 treasure", "8,0 stone-ES", "8,-2 stone-SW"]
        {LOOSE}
        [seat.A]
        hand = "EW"
        role = "miner"
        [seat.B]
        role = "miner"
    """)
    assert not any(goal.face_up for goal in match.view(None).goals), "a piece of its own reveals nothing"
    match.decide("lay EW 7,0")
    assert revealed(match) == ["stone-ES", "treasure"]
    assert match.view(None).ended[0].winner == "miners"


@pytest.mark.clause("Q-CL-10", "Q-CL-08", "CL-R01")
def test_a_stone_that_turns_its_rock_to_a_loose_piece_reveals_nothing_more():
    match = given(f"""
        laid = [{CHAIN}, "8,1 NS"]
        goals = ["8,2 treasure", "8,0 stone-SW", "8,-2 stone-ES"]
        {LOOSE}
        [seat.A]
        hand = "EW"
    """)
    match.decide("lay EW 7,0")
    assert revealed(match) == ["stone-SW"]
    assert match.waiting == (1,)


@pytest.mark.clause("Q-CL-09", "Q-CL-10")
@pytest.mark.parametrize(("way", "ends"), [("upright", True), ("turned", False)])
def test_who_aligns_a_stone_can_join_a_loose_piece_with_it(way, ends):
    """The stone has doors north, east and west, and so can lie both ways; a loose piece leads north to the treasure."""
    entries = {
        "deck": deck_with('[[goal]]\ndoors = "SW"', '[[goal]]\ndoors = "NEW"'),
        "laid": [*CHAIN.replace('"', "").split(", "), "8,1 NS"],
        "goals": ["8,2 treasure", "8,0 stone-NEW", "8,-2 stone-ES"],
        "options": {"loose_connection": True},
        "seat": {"A": {"hand": "EW", "role": "miner"}, "B": {"role": "miner"}},
    }
    match = given("seats = 3\n" + write_toml(entries))
    match.decide("lay EW 7,0")
    assert match.view(None).aligning == (8, 0)
    match.decide(f"align {way}")
    assert told(match, GoalAligned) == [GoalAligned(seat=0, goal=(8, 0), turned=not ends)]
    assert revealed(match) == ["stone-NEW", *(["treasure"] if ends else [])]
    assert (match.view(None).ended != ()) == ends
    assert table_of(match).get("8,0") == "stone-NEW" + ("" if ends else "~")


# How a goal comes to lie


@pytest.mark.clause("CL-R03", "D-CL-06", "Q-CL-11")
def test_a_stone_lies_to_the_path_that_arrives_and_not_to_the_card_just_laid():
    """The card at 7,0 turns its rock to the stone; the piece that it joins leads around to the stone's south side."""
    match = given(f"""
        laid = [{CHAIN}, "7,-1 SW~", "8,-1 ES~"]
        goals = ["8,2 treasure", "8,0 stone-ES", "8,-2 stone-SW"]
        [seat.A]
        hand = "SW"
    """)
    match.decide("lay SW 7,0")
    assert told(match, GoalRevealed) == [GoalRevealed(goal=(8, 0), card="stone-ES", turned=False)]
    assert table_of(match)["8,0"] == "stone-ES"


@pytest.mark.clause("Q-CL-09")
@pytest.mark.parametrize("doors", ["EW", "NESW"])
def test_nobody_is_asked_how_a_stone_lies_that_looks_the_same_both_ways(doors):
    entries = {
        "deck": deck_with('[[goal]]\ndoors = "SW"', f'[[goal]]\ndoors = "{doors}"'),
        "laid": CHAIN.replace('"', "").split(", "),
        "goals": ["8,2 treasure", f"8,0 stone-{doors}", "8,-2 stone-ES"],
        "seat": {"A": {"hand": "EW"}},
    }
    match = given("seats = 3\n" + write_toml(entries))
    match.decide("lay EW 7,0")
    assert (match.view(None).phase, match.waiting) == ("play", (1,))
    assert [(event.card, event.turned) for event in told(match, GoalRevealed)] == [(f"stone-{doors}", False)]
