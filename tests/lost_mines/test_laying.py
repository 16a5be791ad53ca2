"""Laying path cards (LM-P01 to LM-P09, Q-LM-03 to Q-LM-10), and the rocks and campfires among them."""

import pytest

from tests.lost_mines.seeing import cell_of, lays_at, mine_at, rest, table_of, traps, trolls, walk, ways
from tests.lost_mines.table import ROAD, choices, clause_of, given
from undermine.games.lost_mines.decisions import Lay


@pytest.mark.clause("LM-P01", "LM-P06")
def test_a_card_is_laid_next_to_a_start_card_or_a_path_card_and_nowhere_else():
    match = given("""
        laid = ["1,2 EW"]
        [seat.A]
        hand = "NESW EW"
    """)
    assert {lay.split()[2] for lay in choices(match, "lay")} == {"0,1", "2,2", "0,3", "1,4", "0,5"}
    for cell in ["3,2", "5,5", "2,3", "1,0"]:
        assert clause_of(match, f"lay NESW {cell}") == "LM-P01"


@pytest.mark.clause("LM-P01", "LM-P08", "Q-LM-05")
@pytest.mark.parametrize("cell", ["9,0", "10,1", "9,2", "10,3", "9,4", "10,5", "9,6"])
def test_a_face_down_mine_is_nothing_to_lay_a_card_next_to(cell):
    match = given("""
        laid = ["1,2 EW"]
        [seat.A]
        hand = "NESW"
    """)
    assert lays_at(match, cell) == set()
    assert clause_of(match, f"lay NESW {cell}") == "LM-P01"


@pytest.mark.clause("LM-P08", "Q-LM-05")
@pytest.mark.parametrize("holds", ["gold", "silver", "gems", "dragon"])
@pytest.mark.parametrize("card", ["EW", "ES~", "NSW", "NESW"])
def test_next_to_a_face_down_mine_only_the_face_up_cards_must_fit(card, holds):
    others = [other for other in ["gold", "silver", "gems", "dragon"] if other != holds]
    match = given(f"""
        laid = ["8,2 EW"]
        mines = ["10,0 {others[0]}", "10,2 {holds}", "10,4 {others[1]}", "10,6 {others[2]}"]
        [seat.A]
        hand = "{card.removesuffix("~")}"
    """)
    match.decide(f"lay {card} 9,2")
    assert table_of(match)["9,2"] == card
    assert not mine_at(match, "10,2").face_up


@pytest.mark.clause("LM-P01", "Q-LM-09")
@pytest.mark.parametrize(
    ("mine", "lays"),
    [
        ("gold up", {"9,2": {"EW", "SW~"}, "10,1": {"SW~"}, "10,3": set()}),  # doors E, S, W
        ("gold up~", {"9,2": {"EW", "SW~"}, "10,1": set(), "10,3": {"SW"}}),  # doors N, E, W
        ("silver up", {"9,2": {"EW", "SW~"}, "10,1": {"SW~"}, "10,3": set()}),  # doors S, W
        ("gems up", {"9,2": set(), "10,1": {"SW~"}, "10,3": set()}),  # doors E, S
        ("dragon up", {"9,2": {"EW", "SW~"}, "10,1": {"SW~"}, "10,3": {"SW"}}),
    ],
)
def test_a_face_up_mine_is_extended_like_a_path_card(mine, lays):
    others = [other for other in ["gold", "silver", "gems", "dragon"] if other != mine.split()[0]]
    match = given(f"""
        mines = ["10,0 {others[0]}", "10,2 {mine}", "10,4 {others[1]}", "10,6 {others[2]}"]
        {'dragon = "B"' if mine == "dragon up" else ""}
        [seat.A]
        hand = "EW SW"
    """)
    assert {cell: lays_at(match, cell) for cell in lays} == lays


@pytest.mark.clause("LM-P01", "LM-P03")
@pytest.mark.parametrize(
    ("card", "near", "far"), [("NS", "5,4", "5,5"), ("EW", "6,3", "7,3"), ("NS", "5,2", "5,1"), ("EW", "4,3", "3,3")]
)
def test_a_card_just_laid_carries_its_path_on_in_every_direction(card, near, far):
    match = given(f"""
        laid = ["5,3 NESW"]
        [seat.A]
        hand = "{card}"
        [seat.B]
        hand = "{card}"
    """)
    assert lays_at(match, far) == set()
    rest(match, f"lay {card} {near}")
    assert lays_at(match, far) == {card}


@pytest.mark.clause("LM-P02")
def test_a_card_just_laid_must_be_fitted_on_its_closed_edges_too():
    match = given("""
        laid = ["5,3 NESW", "5,4 NSW"]
        [seat.A]
        hand = "EW"
        [seat.B]
        hand = "EW ES"
    """)
    rest(match, "lay EW 4,3")
    assert lays_at(match, "4,4") == {"EW"}  # a door to the east, closed to the south
    assert clause_of(match, "lay ES 4,4") == "LM-P02"


@pytest.mark.clause("LM-P02", "LM-P06", "Q-LM-06")
def test_every_edge_that_touches_a_card_must_fit_it_door_to_door_and_closed_to_closed():
    match = given("""
        laid = ["1,2 NESW", "2,2 SW", "1,1 NSW"]
        [seat.A]
        hand = "NS ES SW NSW NESW"
    """)
    # 2,1 has a door above it and a closed edge to the west.
    assert lays_at(match, "2,1") == {"NS", "SW~", "NSW~"}
    assert clause_of(match, "lay NSW 2,1") == "LM-P02"  # a door against a closed edge
    assert clause_of(match, "lay NESW 2,1") == "LM-P02"
    assert clause_of(match, "lay ES 2,1") == "LM-P02"  # a closed edge against a door
    match.decide("lay SW~ 2,1")
    assert table_of(match)["2,1"] == "SW~"


@pytest.mark.clause("LM-P02", "Q-LM-06")
def test_a_card_between_three_others_must_fit_them_all():
    match = given("""
        laid = ["0,3 NS", "1,2 NSW", "1,4 EW"]
        [seat.A]
        hand = "NS ES SW ESW NSW"
    """)
    # 1,3 lies above a door, below a closed edge and beside a closed edge.
    assert lays_at(match, "1,3") == {"ES"}
    assert {clause_of(match, f"lay {lay} 1,3") for lay in ["NS", "SW", "ESW", "NSW", "ES~"]} == {"LM-P02"}


@pytest.mark.clause("LM-P03", "LM-P06")
def test_a_card_that_touches_others_only_with_closed_edges_extends_no_path():
    match = given("""
        laid = ["1,2 EW", "2,2 EW"]
        [seat.A]
        hand = "EW ES NS"
    """)
    for cell in ["2,1", "2,3"]:
        assert clause_of(match, f"lay EW {cell}") == "LM-P03"
    assert clause_of(match, "lay ES~ 2,3") == "LM-P03"
    assert clause_of(match, "lay EW 3,2") is None  # one door meets a door
    assert clause_of(match, "lay NS 0,1") is None


@pytest.mark.clause("LM-P04", "Q-LM-07")
@pytest.mark.parametrize("clan", ["yellow", "blue"])
def test_a_card_may_extend_any_path_also_the_other_clans_or_a_piece_cut_off(clan):
    match = given(f"""
        laid = ["1,2 EW", "6,5 ES"]
        [seat.A]
        dwarf = "{clan}-loyal"
        hand = "EW NS"
    """)
    assert lays_at(match, "2,2") == {"EW"}  # from the yellow start
    assert lays_at(match, "1,4") == {"EW"}  # from the blue start
    assert (lays_at(match, "7,5"), lays_at(match, "6,4")) == ({"EW"}, {"NS"})  # from neither
    rest(match, "lay EW 7,5")
    assert table_of(match)["7,5"] == "EW"


@pytest.mark.clause("LM-P05", "LM-P06")
def test_a_card_is_never_laid_off_the_board_even_where_a_door_leads_there():
    match = given("""
        laid = ["0,1 NESW", "0,0 NESW", "0,5 NESW", "0,6 NESW"]
        [seat.A]
        hand = "EW"
    """)
    for cell in [(-1, 2), (-1, 0), (0, -1), (0, 7), (-1, 6), (11, 3)]:
        assert clause_of(match, Lay("EW", cell)) == "LM-P05"
    lays = [lay.cell for lay in match.choices() if isinstance(lay, Lay)]
    assert lays
    assert all(0 <= x <= 10 and 0 <= y <= 6 for x, y in lays)


@pytest.mark.clause("LM-P05", "Q-LM-10")
def test_a_cell_takes_one_card():
    match = given(f"""
        laid = [{ROAD}]
        mines = ["10,0 gold", "10,2 dragon up", "10,4 gems", "10,6 silver"]
        dragon = "B"
        [seat.A]
        hand = "NESW"
    """)
    # A path card, a start card, a face-down mine and a face-up one.
    for cell in ["4,2", "9,2", "0,2", "0,4", "10,0", "10,2"]:
        assert clause_of(match, f"lay NESW {cell}") == "Q-LM-10"
        assert lays_at(match, cell) == set()


@pytest.mark.clause("LM-P07", "Q-LM-08")
@pytest.mark.parametrize("token", ['traps = ["1,2 E"]', '[seat.C]\ntrolls = ["1,2 E"]'])
def test_a_path_is_extended_also_where_a_trap_or_a_troll_lies_on_its_end(token):
    match = given(f"""
laid = ["1,2 EW"]
{token}
[seat.A]
hand = "EW"
""")
    before = (traps(match), trolls(match))
    assert lays_at(match, "2,2") == {"EW"}
    rest(match, "lay EW 2,2")
    assert (traps(match), trolls(match)) == before  # the token stays between the two cards


@pytest.mark.clause("LM-P07")
def test_a_token_on_an_open_end_does_not_spare_the_new_card_the_fit():
    match = given("""
        laid = ["1,2 EW"]
        traps = ["1,2 E"]
        [seat.A]
        hand = "NS"
    """)
    assert clause_of(match, "lay NS 2,2") == "LM-P02"


@pytest.mark.clause("Q-LM-08")
@pytest.mark.parametrize("obstacle", ["trunk-EW", "lake-EW", "ditch-EW", "rock-EW", "fire-EW"])
def test_a_path_over_an_obstacle_is_a_path_to_extend(obstacle):
    match = given(f"""
        laid = ["1,2 {obstacle}"]
        [seat.A]
        hand = "EW NS"
    """)
    assert lays_at(match, "2,2") == {"EW"}


@pytest.mark.clause("LM-P09", "Q-LM-03")
def test_a_card_lies_upright_or_turned_by_half_and_never_crosswise():
    match = given("""
        [seat.A]
        hand = "EW ES SW ESW NSW"
    """)
    # Below the yellow start a card needs a door to the north.
    assert lays_at(match, "0,1") == {"ES~", "SW~", "ESW~", "NSW", "NSW~"}
    # Between the two starts it needs one to the north and one to the south.
    assert lays_at(match, "0,3") == {"NSW", "NSW~"}
    # East of the yellow start it needs one to the west.
    assert lays_at(match, "1,2") == {"EW", "ES~", "SW", "ESW", "ESW~", "NSW"}
    assert clause_of(match, "lay EW 0,1") == "LM-P02"


@pytest.mark.clause("Q-LM-04")
def test_a_door_may_point_off_the_board_and_leads_nowhere():
    match = given("""
        laid = ["0,1 NSW", "0,5 NSW"]
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "NSW NS"
        cell = "0,1"
    """)
    # 0,0 and 0,6: the doors south, north and west of these cells point off the board.
    assert lays_at(match, "0,0") == {"NS", "NSW", "NSW~"}
    assert lays_at(match, "0,6") == {"NS", "NSW", "NSW~"}
    match.decide("lay NSW 0,0")
    assert ways(match) == {"N", "S"}  # not west
    walk(match, "S")
    assert ways(match) == {"N"}
    assert {clause_of(match, f"step {side}") for side in "SW"} == {"LM-M01"}


@pytest.mark.clause("LM-P11", "Q-LM-15", "Q-LM-16")
@pytest.mark.parametrize("clan", ["yellow", "blue"])
def test_a_rock_is_shut_while_another_dwarf_stands_there_friend_or_not(clan):
    match = given(f"""
        laid = [{ROAD.replace('"2,2 EW"', '"2,2 rock-EW"')}]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "1,2"
        [seat.B]
        dwarf = "{clan}-selfish"
        cell = "2,2"
        [seat.C]
        dwarf = "blue-loyal"
    """)
    match.decide(min(choices(match, "discard")))
    assert "E" not in ways(match)
    assert clause_of(match, "step E") == "LM-P11"
    match.decide("stop")
    match.decide(min(choices(match, "discard")))
    assert ways(match) == {"E", "W"}  # B can leave it to both sides
    walk(match, "EW")  # and come back
    walk(match, "E")
    rest(match, min(choices(match, "discard")))
    match.decide(min(choices(match, "discard")))
    walk(match, "EE")  # now A enters and passes
    assert cell_of(match, 0) == "3,2"


@pytest.mark.clause("LM-P11")
def test_one_dwarf_may_stand_on_a_rock_and_then_it_is_full():
    match = given("""
        laid = ["1,2 rock-EW"]
        [seat.A]
        dwarf = "yellow-loyal"
        [seat.B]
        dwarf = "yellow-selfish"
        [seat.C]
        dwarf = "blue-loyal"
    """)
    match.decide(min(choices(match, "discard")))
    walk(match, "E")
    match.decide("stop")
    events = match.decide(min(choices(match, "discard")))
    assert [event.automatic for event in events if hasattr(event, "automatic")] == [True]  # B has no way to go
    assert (cell_of(match, 0), cell_of(match, 1)) == ("1,2", "0,2")


@pytest.mark.clause("LM-P13")
@pytest.mark.parametrize(("card", "reach"), [("fire-EW", 5), ("EW", 3), ("rock-EW", 3)])
def test_a_dwarf_that_begins_its_turn_on_a_campfire_moves_up_to_five_cards(card, reach):
    match = given(f"""
        laid = [{ROAD.replace('"2,2 EW"', f'"2,2 {card}"')}]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "2,2"
    """)
    match.decide(min(choices(match, "discard")))
    walk(match, "E" * reach)
    assert cell_of(match, 0) == f"{2 + reach},2"
    assert match.waiting == (1,)


@pytest.mark.clause("LM-P13")
def test_the_campfire_of_another_dwarf_does_not_help():
    match = given("""
        laid = ["1,2 fire-EW", "2,2 EW"]
        [seat.A]
        dwarf = "yellow-loyal"
        [seat.B]
        dwarf = "yellow-selfish"
        cell = "1,2"
    """)
    assert match.view(None).steps_left == 3
    rest(match, min(choices(match, "discard")))
    assert match.view(None).steps_left == 5
