"""Rockfall and map (CL-A10 to CL-A16): action cards on the table."""

import pytest

from tests.classic.seeing import goal_at, names, table_of, told, viewers
from tests.classic.table import CHAIN, choices, clause_of, given
from undermine.games.classic.events import GoalRevealed, MapRead, RockFell


@pytest.mark.clause("CL-A10", "CL-A13")
def test_a_rockfall_takes_any_path_card_but_never_the_start_or_a_goal():
    match = given(f"""
        laid = [{CHAIN}, "7,0 EW", "0,1 dead-S"]
        goals = ["8,2 stone-ES", "8,0 stone-SW up", "8,-2 treasure"]
        [seat.A]
        hand = "rockfall"
    """)
    cells = ["1,0", "2,0", "3,0", "4,0", "5,0", "6,0", "7,0", "0,1"]
    assert choices(match, "rockfall") == {f"rockfall {cell}" for cell in cells}
    for cell in ["0,0", "8,2", "8,0", "8,-2"]:
        assert clause_of(match, f"rockfall {cell}") == "CL-A10"
    assert clause_of(match, "rockfall 3,3") == "CL-A13"


@pytest.mark.clause("CL-A13", "CL-A10", "Q-CL-12")
def test_a_rockfall_with_nothing_to_take_is_only_passed():
    match = given("""
        goals = ["8,2 stone-ES", "8,0 stone-SW up", "8,-2 treasure"]
        [seat.A]
        hand = "rockfall"
    """)
    assert choices(match) == {"pass rockfall"}


@pytest.mark.clause("CL-A11", "D-CL-08")
def test_rockfall_and_the_card_it_took_go_to_the_discards_face_up():
    match = given("""
        laid = ["-1,0 SW~"]
        [seat.A]
        hand = "rockfall"
    """)
    match.decide("rockfall -1,0")
    assert names(match, match.state.discards) == ["SW", "rockfall"]
    for viewer in viewers(match):
        assert match.view(viewer).discards == 2
        assert told(match, RockFell, viewer) == [RockFell(seat=0, cell=(-1, 0), card="SW", turned=True)]


@pytest.mark.clause("CL-A12", "Q-CL-11")
def test_cards_that_are_cut_off_stay():
    match = given(f"""
        laid = [{CHAIN}, "7,0 ES~"]
        [seat.A]
        hand = "rockfall"
    """)
    before = table_of(match)
    match.decide("rockfall 1,0")
    assert before.pop("1,0") == "ESW"
    assert table_of(match) == before


@pytest.mark.clause("CL-A12")
def test_a_rockfall_clears_a_dead_end_away():
    match = given("""
        laid = ["1,0 dead-EW", "2,0 EW"]
        [seat.A]
        hand = "rockfall"
        [seat.B]
        hand = "EW"
        [seat.C]
        hand = "EW"
    """)
    match.decide("rockfall 1,0")
    assert clause_of(match, "lay EW 3,0") == "CL-P04"
    match.decide("lay EW 1,0")
    assert clause_of(match, "lay EW 3,0") is None


@pytest.mark.clause("Q-CL-13", "CL-A12")
def test_a_stone_stays_face_up_also_if_a_rockfall_leaves_it_alone():
    match = given(f"""
        laid = [{CHAIN}, "7,0 EW"]
        goals = ["8,2 stone-ES", "8,0 stone-SW up", "8,-2 treasure"]
        [seat.A]
        hand = "rockfall"
        [seat.B]
        hand = "NS"
    """)
    match.decide("rockfall 7,0")
    assert goal_at(match, "8,0").face_up
    assert table_of(match)["8,0"] == "stone-SW"
    assert clause_of(match, "lay NS 8,-1") == "CL-P04"


@pytest.mark.clause("CL-A14", "CL-I03", "Q-CL-19")
@pytest.mark.parametrize(("cell", "face"), [("8,2", "treasure"), ("8,0", "stone-SW"), ("8,-2", "stone-ES")])
def test_only_the_player_of_a_map_sees_the_goal_which_stays_as_it_lies(cell, face):
    match = given("""
        goals = ["8,2 treasure", "8,0 stone-SW", "8,-2 stone-ES"]
        [seat.A]
        hand = "map"
    """)
    order = list(match.state.goal_cards)
    assert choices(match, "map") == {"map 8,2", "map 8,0", "map 8,-2"}
    match.decide(f"map {cell}")
    for viewer in viewers(match):
        seen = {goal.cell: goal.card for goal in match.view(viewer).goals if goal.card}
        assert seen == ({goal_at(match, cell).cell: face} if viewer == 0 else {})
        assert [event.card for event in told(match, MapRead, viewer)] == [face if viewer == 0 else None]
    assert not goal_at(match, cell).face_up
    assert match.state.goal_cards == order
    assert table_of(match) == {"0,0": "start"}


@pytest.mark.clause("CL-A14")
def test_a_map_shows_goals_and_nothing_else():
    match = given("""
        laid = ["1,0 EW"]
        [seat.A]
        hand = "map"
    """)
    for cell in ["0,0", "1,0", "8,1"]:
        assert clause_of(match, f"map {cell}") == "CL-A14"


@pytest.mark.clause("CL-A15")
def test_a_map_goes_to_the_discards_face_up():
    match = given("""
        [seat.A]
        hand = "map"
    """)
    match.decide("map 8,0")
    assert names(match, match.state.discards) == ["map"]
    for viewer in viewers(match):
        assert match.view(viewer).discards == 1
        assert [(event.seat, event.goal) for event in told(match, MapRead, viewer)] == [(0, (8, 0))]


@pytest.mark.clause("CL-A16", "Q-CL-18")
def test_a_map_cannot_look_at_a_goal_that_was_turned_up():
    match = given(f"""
        laid = [{CHAIN}]
        goals = ["8,2 treasure", "8,0 stone-SW", "8,-2 stone-ES"]
        [seat.A]
        hand = "EW"
        [seat.B]
        hand = "map"
    """)
    match.decide("lay EW 7,0")
    assert [event.goal for event in told(match, GoalRevealed)] == [(8, 0)]
    assert choices(match, "map") == {"map 8,2", "map 8,-2"}
    assert clause_of(match, "map 8,0") == "CL-A16"


@pytest.mark.clause("Q-CL-18")
def test_a_map_can_look_at_the_last_goal_that_lies_face_down():
    match = given("""
        goals = ["8,2 stone-ES up", "8,0 stone-SW up", "8,-2 treasure"]
        [seat.A]
        hand = "map"
    """)
    assert choices(match, "map") == {"map 8,-2"}
    match.decide("map 8,-2")
    assert goal_at(match, "8,-2", viewer=0).card == "treasure"
