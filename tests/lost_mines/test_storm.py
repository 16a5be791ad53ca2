"""The thunderstorm: what it sweeps away, what goes with it, what stays (LM-A17 to LM-A20, Q-LM-25 to Q-LM-30)."""

import msgspec
import pytest

import undermine
from tests.lost_mines.seeing import (
    cell_of,
    hand_of,
    lays_at,
    mine_at,
    names,
    rest,
    table_of,
    told,
    tools,
    traps,
    trolls,
    viewers,
    walk,
    ways,
)
from tests.lost_mines.table import ROAD, choices, clause_of, given
from undermine.games.lost_mines.events import StormSwept, TrapGone, TrollLeft


@pytest.mark.clause("LM-A17")
def test_a_storm_takes_one_path_card_and_both_cards_go_to_the_discards():
    match = given("""
        laid = ["1,2 EW", "2,2 SW", "2,1 NS"]
        pile = "ES"
        [seat.A]
        hand = "storm"
    """)
    before, discarded = match.view(None).discards, match.state.discards.copy()
    rest(match, "storm 2,2")
    assert set(table_of(match)) == {"0,2", "0,4", "1,2", "2,1"}  # and nothing else goes
    assert match.view(None).discards == before + 2
    assert names(match, match.state.discards) == sorted([*names(match, discarded), "SW", "storm"])
    for viewer in viewers(match):
        assert told(match, StormSwept, viewer) == [StormSwept(seat=0, cell=(2, 2), card="SW", turned=False)]
    assert hand_of(match, 0) == ("ES",)
    assert choices(match, "storm") == set()  # it is B's turn, and the storm is over


@pytest.mark.clause("LM-A17")
def test_after_a_storm_the_cell_is_free_and_asks_what_its_neighbours_ask():
    match = given("""
        laid = ["1,2 EW", "2,2 EW", "3,2 EW"]
        [seat.A]
        hand = "storm"
        [seat.B]
        hand = "NESW SW"
    """)
    rest(match, "storm 2,2")
    assert lays_at(match, "2,2") == {"NESW"}  # a door on either side is asked for
    rest(match, "lay NESW 2,2")
    assert table_of(match)["2,2"] == "NESW"


@pytest.mark.clause("LM-A17", "LM-P01")
def test_behind_a_card_that_a_storm_took_nothing_is_laid():
    match = given("""
        laid = ["1,2 EW", "2,2 NESW"]
        [seat.A]
        hand = "storm"
        [seat.B]
        hand = "NESW EW"
    """)
    rest(match, "storm 2,2")
    assert lays_at(match, "2,2") == {"NESW", "EW"}
    for cell in ["3,2", "2,1", "2,3"]:
        assert lays_at(match, cell) == set()
        assert clause_of(match, f"lay NESW {cell}") == "LM-P01"


@pytest.mark.clause("LM-A17", "LM-A20", "Q-LM-27")
def test_a_storm_offers_all_path_cards_without_a_dwarf_and_never_a_start_card_or_a_mine():
    match = given(f"""
        laid = [{ROAD}]
        mines = ["10,0 gold", "10,2 dragon up", "10,4 gems up", "10,6 silver"]
        dragon = "B"
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "storm"
        cell = "1,2"
        [seat.B]
        cell = "4,2"
        [seat.C]
        cell = "10,2"
    """)
    assert choices(match, "storm") == {f"storm {x},2" for x in (2, 3, 5, 6, 7, 8, 9)}
    for cell in ["1,2", "4,2"]:  # one's own dwarf and another one
        assert clause_of(match, f"storm {cell}") == "LM-A17"
    for cell in ["0,2", "0,4", "10,0", "10,2", "10,4", "10,6"]:
        assert clause_of(match, f"storm {cell}") == "LM-A20"


@pytest.mark.clause("LM-A17")
@pytest.mark.parametrize("card", ["rock-EW", "fire-EW", "lake-EW", "trunk-EW", "ditch-EW"])
def test_rocks_campfires_and_obstacles_are_path_cards_that_a_storm_takes(card):
    match = given(f"""
        laid = ["1,2 {card}"]
        [seat.A]
        hand = "storm"
    """)
    match.decide("storm 1,2")
    assert "1,2" not in table_of(match)


@pytest.mark.clause("LM-A18", "Q-LM-14")
def test_a_tool_goes_with_its_card_and_the_next_obstacle_there_blocks_again():
    match = given(f"""
        laid = [{ROAD.replace('"2,2 EW"', '"2,2 trunk-EW"').replace('"3,2 EW"', '"3,2 lake-EW"')}]
        tools = ["2,2 axe", "3,2 boat"]
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "storm NS"
        [seat.B]
        dwarf = "yellow-selfish"
        cell = "1,2"
        hand = "trunk-ESW axe"
    """)
    rest(match, "storm 2,2")
    assert tools(match) == {"3,2": "boat"}
    match.decide("lay trunk-ESW 2,2")
    assert ways(match) == {"W"}
    assert clause_of(match, "step E") == "LM-P10"


@pytest.mark.clause("LM-A19")
def test_a_token_goes_only_if_it_lies_between_two_empty_cells_now():
    match = given("""
        laid = ["1,2 EW", "2,2 NESW", "2,3 NS"]
        traps = ["1,2 E", "2,2 E", "0,4 E"]
        [seat.A]
        hand = "storm"
        [seat.B]
        trolls = ["2,2 S"]
        [seat.C]
        trolls = ["2,2 N"]
    """)
    seen = match.decide("storm 2,2")
    # West and north of 2,2 lies a card, east and south of it lies none.
    assert traps(match) == {"1,2 E": 1, "0,4 E": 1}
    assert [event for event in seen if isinstance(event, TrapGone)] == [TrapGone(edge=(2, 2, "E"))]
    assert told(match, TrollLeft) == [TrollLeft(seat=1, edge=(2, 1, "N"))]
    assert trolls(match) == [("2,2 N", 2)]


@pytest.mark.clause("LM-A19")
def test_a_token_that_one_storm_left_goes_with_the_card_on_its_other_side():
    match = given("""
        laid = ["1,2 EW", "2,2 EW"]
        traps = ["1,2 E"]
        [seat.A]
        hand = "storm"
        [seat.B]
        hand = "storm"
    """)
    rest(match, "storm 2,2")
    assert traps(match) == {"1,2 E": 1}
    rest(match, "storm 1,2")
    assert traps(match) == {}


@pytest.mark.clause("LM-A19")
def test_a_token_beside_a_start_card_or_a_face_up_mine_stays():
    match = given(f"""
        laid = [{ROAD}]
        mines = ["10,0 gold", "10,2 dragon up", "10,4 gems", "10,6 silver"]
        dragon = "B"
        traps = ["0,2 E", "9,2 E"]
        [seat.A]
        hand = "storm"
        [seat.B]
        hand = "storm"
    """)
    rest(match, "storm 1,2")
    rest(match, "storm 9,2")
    assert traps(match) == {"0,2 E": 1, "9,2 E": 1}


@pytest.mark.clause("Q-LM-25")
def test_a_troll_and_the_card_before_its_seat_leave_together():
    match = given("""
        laid = ["1,2 EW"]
        [seat.A]
        hand = "storm"
        [seat.B]
        hand = "NS"
        [seat.C]
        hand = "NS"
        trolls = ["1,2 E"]
    """)
    discarded = names(match, match.state.discards)
    rest(match, "storm 1,2")
    assert trolls(match) == []
    assert names(match, match.state.discards) == sorted([*discarded, "EW", "storm", "troll"])
    rest(match, "discard NS")
    assert match.waiting == (2,)  # in the turn of C no troll is left to leave
    assert told(match, TrollLeft) == [TrollLeft(seat=2, edge=(1, 2, "E"))]


@pytest.mark.clause("Q-LM-26")
def test_a_token_between_the_cell_and_a_face_down_mine_stays():
    match = given(f"""
        laid = [{ROAD}]
        mines = ["10,0 gold", "10,2 dragon", "10,4 gems", "10,6 silver"]
        traps = ["9,2 E", "9,2 N"]
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "storm"
        [seat.B]
        dwarf = "yellow-selfish"
        cell = "8,2"
        hand = "fire-NESW NS ES"
    """)
    rest(match, "storm 9,2")
    assert traps(match) == {"9,2 E": 1}
    assert not mine_at(match, "10,2").face_up
    match.decide("lay fire-NESW 9,2")
    walk(match, "EE")
    assert len(hand_of(match, 1)) == 2  # one lost to the trap, and one drawn


@pytest.mark.clause("Q-LM-26")
@pytest.mark.parametrize("token", ["trap", "troll"])
@pytest.mark.parametrize("then", ["discard NS", "lay SW 9,2"])  # SW has no door to the mine
def test_a_token_left_before_a_mine_can_be_written_down_and_read_again(token, then):
    match = given(f"""
        seats = 4
        laid = ["8,2 EW", "9,2 NESW"]
        [seat.A]
        hand = "{token}"
        [seat.B]
        hand = "storm"
        [seat.C]
        hand = "NS SW"
    """)
    rest(match, f"{token} 9,2 E")
    rest(match, "storm 9,2")
    rest(match, then)
    assert [*traps(match), *(edge for edge, _ in trolls(match))] == ["9,2 E"]
    again = undermine.load_position(match.position())
    assert again.view(None) == msgspec.structs.replace(match.view(None), number=0)


@pytest.mark.clause("Q-LM-28")
def test_a_storm_may_cut_off_dwarves_and_mines_and_their_piece_is_extended_again():
    match = given(f"""
        laid = [{ROAD}]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "1,2"
        hand = "storm"
        [seat.B]
        dwarf = "yellow-selfish"
        cell = "3,2"
        hand = "NS ES rock-EW"
        [seat.C]
        dwarf = "blue-loyal"
        hand = "NESW"
    """)
    match.decide("storm 2,2")
    assert ways(match) == {"W"}
    assert clause_of(match, "step E") == "LM-M01"
    match.decide("stop")
    match.decide("lay NS 8,3")  # far from any start card
    assert ways(match) == {"E"}
    walk(match, "E")
    assert cell_of(match, 1) == "4,2"
    match.decide("stop")
    rest(match, "lay NESW 2,2")
    assert "2,2" in table_of(match)


@pytest.mark.clause("Q-LM-29")
def test_a_storm_with_no_card_to_take_can_only_be_discarded():
    bare = given("""
        mines = ["10,0 gold", "10,2 dragon up", "10,4 gems", "10,6 silver"]
        dragon = "B"
        [seat.A]
        hand = "storm"
    """)
    assert choices(bare) == {"discard storm", "propose-end"}
    assert clause_of(bare, "storm 1,2") == "LM-A17"
    occupied = given("""
        laid = ["1,2 EW", "2,2 EW"]
        [seat.A]
        hand = "storm"
        cell = "1,2"
        [seat.B]
        cell = "2,2"
    """)
    assert choices(occupied) == {"discard storm", "propose-end"}


@pytest.mark.clause("Q-LM-30")
def test_a_token_taken_off_the_board_may_be_used_again():
    match = given("""
        laid = ["1,2 EW", "1,4 EW"]
        traps = ["1,2 E", "1,4 E", "0,4 N"]
        [seat.A]
        hand = "storm"
        [seat.B]
        hand = "trap"
    """)
    rest(match, "storm 1,2")
    assert traps(match) == {"1,4 E": 1, "0,4 N": 1}
    rest(match, "trap 0,2 E")
    assert traps(match) == {"1,4 E": 1, "0,4 N": 1, "0,2 E": 1}


@pytest.mark.clause("Q-LM-30")
def test_a_troll_that_left_can_stand_in_the_same_place_again():
    match = given("""
        pile = "troll NS NS"
        [seat.A]
        hand = "troll"
        [seat.B]
        hand = "ES"
        [seat.C]
        hand = "ES"
    """)
    rest(match, "troll 0,2 E")
    rest(match, "discard ES")
    rest(match, "discard ES")
    rest(match, "troll 0,2 E")
    assert trolls(match) == [("0,2 E", 0)]
