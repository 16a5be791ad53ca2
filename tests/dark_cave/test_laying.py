"""Laying path cards (DC-P01 to DC-P10, Q-DC-05 to Q-DC-11), and the dark holes and gold veins among them."""

import pytest

from tests.dark_cave.seeing import (
    at,
    creatures,
    goal_at,
    hand_of,
    idle,
    lays_at,
    rest,
    steps,
    table_of,
    told,
    viewers,
    walk,
    webs,
)
from tests.dark_cave.table import choices, clause_of, given
from undermine.games.dark_cave.decisions import Lay
from undermine.games.dark_cave.events import Attacked, ClanRevealed, GoldLaid, GoldLost, GoldTaken, Stepped

GOALS = ["exit", "hole", "ladder", "vein"]


def goals(at_4_4: str) -> str:
    """The entry of the goals in a position, with this one at 4,4 and the others face down."""
    others = [shows for shows in GOALS if shows != at_4_4.split(maxsplit=1)[0]]
    cells = ["-4,4", "-4,-4", "4,-4"]
    rest_of_them = ", ".join(f'"{cell} {shows}"' for cell, shows in zip(cells, others, strict=True))
    return f'goals = ["4,4 {at_4_4}", {rest_of_them}]'


def lay_cells(match) -> set[str]:
    """The cells where the waiting seat may lay any card."""
    return {lay.split()[2] for lay in choices(match, "lay")}


def gold_of(match) -> list[int]:
    return [seat.gold for seat in match.view(None).seats]


def gold_lies(match) -> list[str]:
    """The spaces where gold of a vein lies."""
    return [f"{space.cell[0]},{space.cell[1]} {space.space}" for space in match.view(None).gold_in_veins]


@pytest.mark.clause("DC-P01", "D-DC-03")
def test_the_first_cards_are_laid_next_to_the_start_card():
    match = given("""
        [seat.A]
        hand = "I-NESW"
    """)
    assert choices(match, "lay") == {f"lay I-NESW {cell}" for cell in ["0,1", "1,0", "0,-1", "-1,0"]}


@pytest.mark.clause("DC-P01", "DC-P07")
def test_a_card_is_laid_next_to_the_start_or_a_path_card_and_nowhere_else():
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        hand = "I-NESW I-EW"
    """)
    assert lay_cells(match) == {"0,1", "2,0", "0,-1", "-1,0"}
    for cell in ["3,0", "5,5", "2,1", "1,2", "-2,0"]:
        assert clause_of(match, f"lay I-NESW {cell}") == "DC-P01"


@pytest.mark.clause("DC-P01")
def test_a_cell_takes_one_card():
    match = given(f"""
        laid = ["1,0 I-EW", "3,4 I-EW"]
        {goals("exit up")}
        [seat.A]
        hand = "I-NESW"
    """)
    for cell in ["0,0", "1,0", "3,4", "4,4", "-4,4"]:
        assert clause_of(match, f"lay I-NESW {cell}") == "DC-P01"
        assert lays_at(match, cell) == set()


@pytest.mark.clause("DC-P01", "DC-P03", "D-DC-03")
@pytest.mark.parametrize(
    ("goal", "lays"),
    [
        ("exit up", {"3,4": {"I-EW", "I-NE"}, "4,5": {"I-NE~"}, "5,4": {"I-EW", "I-NE~"}, "4,3": {"I-NE"}}),
        ("ladder up", {"3,4": set(), "4,5": {"I-NE~"}, "5,4": {"I-EW", "I-NE~"}, "4,3": set()}),
        ("ladder up~", {"3,4": {"I-EW", "I-NE"}, "4,5": set(), "5,4": set(), "4,3": {"I-NE"}}),
        ("hole up", {"3,4": {"I-EW", "I-NE"}, "4,5": {"I-NE~"}, "5,4": {"I-EW", "I-NE~"}, "4,3": set()}),
        ("vein up~", {"3,4": {"I-EW", "I-NE"}, "4,5": {"I-NE~"}, "5,4": set(), "4,3": {"I-NE"}}),
    ],
)
def test_a_face_up_goal_is_extended_like_a_path_card(goal, lays):
    match = given(f"""
        {goals(goal)}
        [seat.A]
        hand = "I-EW I-NE"
    """)
    assert {cell: lays_at(match, cell) for cell in lays} == lays


@pytest.mark.clause("DC-P02", "D-DC-02", "DC-P07")
def test_a_card_lies_upright_or_turned_by_half_and_never_crosswise():
    """T-DC-04: the corner NE may lie as NE or as SW, never as NW or ES."""
    match = given("""
        [seat.A]
        hand = "I-NE"
    """)
    assert choices(match, "lay") == {
        "lay I-NE~ 0,1",  # a door to the south is needed
        "lay I-NE~ 1,0",  # to the west
        "lay I-NE 0,-1",  # to the north
        "lay I-NE -1,0",  # to the east
    }


@pytest.mark.clause("DC-P02", "D-DC-02", "DC-P07")
@pytest.mark.parametrize(("beside", "cell"), [("1,1 I-NS", "1,0"), ("-1,-1 I-NS", "-1,0")], ids=["NW", "ES"])
def test_a_corner_does_not_lie_where_only_a_quarter_turn_would_fit(beside, cell):
    match = given(f"""
        laid = ["{beside}"]
        [seat.A]
        hand = "I-NE I-NW"
    """)
    assert {lay.removesuffix("~") for lay in lays_at(match, cell)} == {"I-NW"}
    assert {clause_of(match, f"lay {lay} {cell}") for lay in ["I-NE", "I-NE~"]} == {"DC-P03"}


@pytest.mark.clause("DC-P02", "D-DC-02")
@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("I-EW", {"1,0": {"I-EW"}, "0,1": set()}),
        ("I-NS", {"1,0": set(), "0,1": {"I-NS"}}),
        ("I-NEW", {"1,0": {"I-NEW", "I-NEW~"}, "0,1": {"I-NEW~"}}),
        ("I-NES", {"1,0": {"I-NES~"}, "0,1": {"I-NES", "I-NES~"}}),
        ("I-NW", {"1,0": {"I-NW"}, "0,1": {"I-NW~"}}),
        ("I-NESW", {"1,0": {"I-NESW"}, "0,1": {"I-NESW"}}),
        ("I-bridge-EW", {"1,0": {"I-bridge-EW"}, "0,1": {"I-bridge-EW"}}),
        ("II-bend-NE", {"1,0": {"II-bend-NE"}, "0,1": {"II-bend-NE"}}),
        ("II-hole-NESW", {"1,0": {"II-hole-NESW", "II-hole-NESW~"}, "0,1": {"II-hole-NESW", "II-hole-NESW~"}}),
    ],
)
def test_a_half_turn_is_offered_where_it_makes_a_difference_and_a_quarter_turn_never(card, wanted):
    match = given(f"""
        [seat.A]
        hand = "{card}"
    """)
    assert {cell: lays_at(match, cell) for cell in wanted} == wanted


@pytest.mark.clause("D-DC-02")
def test_a_table_may_lay_cards_upright_only():
    match = given("""
        [options]
        rotate180 = false
        [seat.A]
        hand = "I-NE II-hole-NESW I-EW"
    """)
    assert choices(match, "lay") == {
        "lay I-NE 0,-1",
        "lay I-NE -1,0",
        "lay I-EW 1,0",
        "lay I-EW -1,0",
        *(f"lay II-hole-NESW {cell}" for cell in ["0,1", "1,0", "0,-1", "-1,0"]),
    }
    assert clause_of(match, "lay I-NE~ 1,0") == "D-DC-02"
    assert clause_of(match, "lay II-hole-NESW~ 1,0") == "D-DC-02"
    assert clause_of(match, "lay I-EW~ 1,0") is None, "it looks the same"


@pytest.mark.clause("D-DC-02")
def test_at_such_a_table_goals_are_turned_all_the_same():
    match = given(f"""
        laid = ["3,4 I-EW"]
        {goals("ladder")}
        phase = "move"
        [options]
        rotate180 = false
        [seat.A]
        at = "3,4 C"
    """)
    walk(match, "4,4 W")
    assert table_of(match)["4,4"] == "goal-ladder~"


@pytest.mark.clause("DC-P03", "DC-P07")
def test_every_edge_that_touches_a_card_must_fit_it_door_to_door_and_closed_to_closed():
    match = given("""
        laid = ["1,0 I-NESW", "2,0 I-NE~", "1,-1 I-NES~"]
        [seat.A]
        hand = "I-NS II-NE I-NW I-NES II-NESW"
    """)
    # 2,-1 has a door above it and a closed edge to the west.
    assert lays_at(match, "2,-1") == {"I-NS", "II-NE", "I-NES"}
    assert clause_of(match, "lay I-NES~ 2,-1") == "DC-P03", "a door against a closed edge"
    assert clause_of(match, "lay II-NESW 2,-1") == "DC-P03"
    assert clause_of(match, "lay I-NW~ 2,-1") == "DC-P03", "a closed edge against a door"
    match.decide("lay II-NE 2,-1")
    assert table_of(match)["2,-1"] == "II-NE"


@pytest.mark.clause("DC-P03")
def test_a_card_between_three_others_must_fit_them_all():
    match = given("""
        laid = ["0,1 I-NS", "1,0 I-NES~", "1,2 I-EW"]
        [seat.A]
        hand = "II-NS I-NW I-NE I-NEW I-NES"
    """)
    # 1,1 lies above a door, below a closed edge and beside a closed edge.
    assert lays_at(match, "1,1") == {"I-NW~"}
    for lay in ["II-NS", "I-NW", "I-NE", "I-NE~", "I-NEW", "I-NEW~", "I-NES", "I-NES~"]:
        assert clause_of(match, f"lay {lay} 1,1") == "DC-P03", lay


@pytest.mark.clause("DC-P01", "DC-P04")
@pytest.mark.parametrize(
    ("card", "near", "far"),
    [("NS", "0,1", "0,2"), ("EW", "1,0", "2,0"), ("NS", "0,-1", "0,-2"), ("EW", "-1,0", "-2,0")],
)
def test_a_card_just_laid_carries_its_path_on_in_every_direction(card, near, far):
    match = given(f"""
        [seat.A]
        hand = "I-{card}"
        [seat.B]
        hand = "II-{card}"
    """)
    rest(match, f"lay I-{card} {near}")
    assert lays_at(match, far) == {f"II-{card}"}


@pytest.mark.clause("DC-P03")
def test_a_card_just_laid_must_be_fitted_on_its_closed_edges_too():
    match = given("""
        laid = ["0,1 I-NES"]
        [seat.A]
        hand = "I-EW"
        [seat.B]
        hand = "II-EW I-NE"
    """)
    rest(match, "lay I-EW 1,0")
    assert lays_at(match, "1,1") == {"II-EW"}, "a door to the west, closed to the south"
    assert clause_of(match, "lay I-NE~ 1,1") == "DC-P03"


@pytest.mark.clause("DC-P01", "D-DC-03")
def test_a_goal_just_revealed_may_be_extended():
    match = given(f"""
        laid = ["3,4 I-EW"]
        {goals("exit")}
        phase = "move"
        [seat.A]
        at = "3,4 C"
        [seat.B]
        hand = "II-EW I-NS"
    """)
    walk(match, "4,4 W")
    assert (lays_at(match, "5,4"), lays_at(match, "4,5"), lays_at(match, "4,3")) == ({"II-EW"}, {"I-NS"}, {"I-NS"})


@pytest.mark.clause("DC-P04", "Q-DC-07", "DC-P07")
def test_a_card_that_touches_others_only_with_closed_edges_extends_no_path():
    match = given("""
        laid = ["1,0 I-EW", "2,0 I-EW"]
        [seat.A]
        hand = "II-EW I-NW I-NS"
    """)
    for cell in ["2,1", "2,-1"]:
        assert clause_of(match, f"lay II-EW {cell}") == "DC-P04"
        assert lays_at(match, cell) == set()
    assert clause_of(match, "lay I-NW 2,1") == "DC-P04", "it fits, and leads nowhere"
    assert clause_of(match, "lay II-EW 3,0") is None, "one door meets a door"
    assert clause_of(match, "lay I-NS 0,1") is None


@pytest.mark.clause("DC-P04", "Q-DC-07")
def test_one_door_that_meets_a_door_is_enough():
    match = given("""
        laid = ["1,0 I-EW", "0,1 I-NES"]
        [seat.A]
        hand = "II-EW"
    """)
    assert lays_at(match, "1,1") == {"II-EW"}, "a door to the west, closed edges below"


@pytest.mark.clause("DC-P05", "Q-DC-10")
@pytest.mark.parametrize(
    ("laid", "cell"), [("4,0 I-EW", "5,0"), ("5,5 I-EW", "6,5"), ("-4,2 I-EW", "-5,2"), ("50,-50 I-EW", "51,-50")]
)
def test_the_tunnels_grow_beyond_the_playing_area(laid, cell):
    match = given(f"""
        laid = ["{laid}"]
        [seat.A]
        hand = "II-EW"
    """)
    assert lays_at(match, cell) == {"II-EW"}
    rest(match, f"lay II-EW {cell}")
    assert table_of(match)[cell] == "II-EW"


@pytest.mark.clause("DC-P01", "DC-P05", "Q-DC-10")
@pytest.mark.parametrize("cell", [(20, 0), (63, 0), (1000, -1000)])
def test_far_away_there_is_no_card_to_join(cell):
    """The table has no rim: it is not the place that is wrong, but that nothing lies beside it."""
    match = given('[seat.A]\nhand = "I-NS"')
    assert clause_of(match, Lay("I-NS", cell)) == "DC-P01"


@pytest.mark.clause("DC-P05", "Q-DC-10")
def test_a_dwarf_walks_beyond_the_playing_area_too():
    match = given("""
        laid = ["0,3 I-NS", "0,4 I-NS"]
        [seat.A]
        hand = "II-NS"
        at = "0,3 C"
    """)
    match.decide("lay II-NS 0,5")
    walk(match, "0,4 C", "0,5 S", "0,5 N")
    assert at(match, 0) == "0,5 N"


@pytest.mark.clause("DC-P06", "Q-DC-06")
def test_a_piece_without_connection_to_the_start_or_the_own_dwarf_may_be_extended():
    match = given("""
        laid = ["1,0 I-EW", "6,5 I-NE~"]
        [seat.A]
        hand = "II-EW I-NS"
    """)
    assert lays_at(match, "5,5") == {"II-EW"}
    assert lays_at(match, "6,4") == {"I-NS"}
    assert lays_at(match, "2,0") == {"II-EW"}, "and the piece at the start as well"
    rest(match, "lay II-EW 5,5")
    assert table_of(match)["5,5"] == "II-EW"


@pytest.mark.clause("DC-P06", "DC-P10", "Q-DC-06", "Q-DC-11")
def test_what_a_rockfall_has_cut_off_may_be_extended():
    """T-DC-05: three cards are cut off; near them a goal lies face down."""
    match = given(f"""
        laid = ["0,1 I-NS", "0,2 I-NES", "1,2 I-EW", "2,2 I-NEW~"]
        {goals("exit")}
        [seat.A]
        hand = "II-rockfall III-NS"
        [seat.B]
        hand = "II-EW II-NS II-NESW"
        [seat.C]
        hand = "I-NW"
    """)
    rest(match, "rockfall 0,1 with II-rockfall")
    assert table_of(match).keys() == {"0,0", "0,2", "1,2", "2,2"}
    assert (lays_at(match, "3,2"), lays_at(match, "0,3")) == ({"II-EW", "II-NESW"}, {"II-NS", "II-NESW"})
    assert clause_of(match, "lay II-NESW 5,4") == "DC-P01", "next to nothing but a face-down goal"
    assert clause_of(match, "lay II-NESW 4,3") == "DC-P01"
    rest(match, "lay II-EW 3,2")
    rest(match, "lay I-NW 4,2")
    rest(match, "lay III-NS 4,3")
    assert table_of(match)["4,3"] == "III-NS", "next to the goal, and extending the path at 4,2"
    assert not goal_at(match, "4,4").face_up


@pytest.mark.clause("DC-P08", "Q-DC-09")
def test_a_web_on_an_open_end_does_not_forbid_to_extend_it_and_then_blocks_the_new_connection():
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        hand = "II-EW"
        at = "1,0 C"
        [seat.C]
        webs = ["I-web on 1,0 E side 2"]
    """)
    assert lays_at(match, "2,0") == {"II-EW"}
    match.decide("lay II-EW 2,0")
    assert webs(match) == {"1,0 E": (2, 2)}, "it stays between the two cards"
    assert steps(match) == {"0,0 C"}
    assert clause_of(match, "step 2,0 W") == "DC-A11"


@pytest.mark.clause("DC-P08")
def test_a_web_on_an_open_end_does_not_spare_the_new_card_the_fit():
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        hand = "II-NS"
        [seat.C]
        webs = ["I-web on 1,0 E side 2"]
    """)
    assert clause_of(match, "lay II-NS 2,0") == "DC-P03"


@pytest.mark.clause("DC-P10", "Q-DC-05")
@pytest.mark.parametrize("cell", ["3,4", "5,4", "4,5", "4,3", "-3,4", "-4,-5"])
def test_a_face_down_goal_is_nothing_to_lay_a_card_next_to(cell):
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        hand = "I-NESW"
    """)
    assert lays_at(match, cell) == set()
    assert clause_of(match, f"lay I-NESW {cell}") == "DC-P01"


@pytest.mark.clause("DC-P10", "Q-DC-05", "Q-DC-11")
@pytest.mark.parametrize("shows", GOALS)
@pytest.mark.parametrize("card", ["II-EW", "I-NW", "I-NE~", "II-NESW"])
def test_next_to_a_face_down_goal_only_the_face_up_cards_must_fit_and_the_goal_stays_down(card, shows):
    match = given(f"""
        laid = ["2,4 I-EW"]
        {goals(shows)}
        [seat.A]
        hand = "{card.removesuffix("~")}"
    """)
    match.decide(f"lay {card} 3,4")
    assert table_of(match)["3,4"] == card
    assert not goal_at(match, "4,4").face_up
    assert [match.view(viewer).goals[1].card for viewer in viewers(match)] == [None] * 4


@pytest.mark.clause("DC-P10", "Q-DC-05")
def test_beside_a_face_down_goal_a_door_has_to_meet_a_door_of_a_card_that_lies_face_up():
    match = given("""
        laid = ["3,3 I-EW"]
        [seat.A]
        hand = "II-EW"
    """)
    assert clause_of(match, "lay II-EW 3,4") == "DC-P04", "it touches 3,3 with a closed edge only"


@pytest.mark.clause("Q-DC-11")
def test_even_a_path_that_leads_from_the_start_into_a_goal_does_not_reveal_it():
    match = given(f"""
        laid = ["1,0 I-EW", "2,0 I-EW", "3,0 II-EW", "4,0 I-NW", "4,1 I-NS", "4,2 I-NS"]
        {goals("exit")}
        [seat.A]
        hand = "II-NS"
    """)
    rest(match, "lay II-NS 4,3")
    assert not goal_at(match, "4,4").face_up
    assert "4,4" not in table_of(match)


@pytest.mark.clause("Q-DC-08")
def test_what_does_not_fit_a_revealed_goal_stays_and_new_cards_must_fit_its_visible_edges():
    match = given(f"""
        laid = ["3,4 I-EW", "5,4 I-EW", "6,4 II-EW", "3,5 III-EW", "5,3 I-NE~"]
        {goals("ladder")}
        phase = "move"
        [seat.A]
        at = "3,4 C"
        [seat.B]
        hand = "II-NE I-NS I-NESW II-NEW"
        at = "5,4 C"
    """)
    walk(match, "4,4 W")
    assert table_of(match)["4,4"] == "goal-ladder~", "doors to the south and the west"
    assert table_of(match)["5,4"] == "I-EW", "with a door against the closed edge of the goal"
    assert match.waiting == (1,)
    # 4,5 has a door to the west and the closed edge of the goal below; 4,3 a door above and one to the east.
    assert lays_at(match, "4,5") == {"II-NEW"}
    assert clause_of(match, "lay I-NESW 4,5") == "DC-P03"
    assert lays_at(match, "4,3") == {"II-NE", "I-NESW", "II-NEW"}
    assert clause_of(match, "lay I-NS 4,3") == "DC-P03"
    match.decide("lay II-NE 4,3")
    assert steps(match) == {"6,4 W"}
    assert clause_of(match, "step 4,4 S") == "DC-M01", "no way in through the closed edge"


@pytest.mark.clause("DC-P07")
@pytest.mark.parametrize(
    ("decision", "clause"),
    [
        ("lay I-NESW 3,3", "DC-P01"),
        ("lay I-NS 2,0", "DC-P03"),
        ("lay I-NESW 1,1", "DC-P03"),
        ("lay II-EW 1,1", "DC-P04"),
        ("lay II-EW 2,0", None),
    ],
    ids=["next to no card", "crosswise", "does not fit on every side", "extends no path", "right"],
)
def test_four_things_are_wrong(decision, clause):
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        hand = "I-NESW I-NS II-EW"
    """)
    assert clause_of(match, decision) == clause
    assert (decision in choices(match)) == (clause is None)


@pytest.mark.clause("DC-P11")
@pytest.mark.parametrize("hole", ["I-hole-NESW", "II-hole-NEW~", "III-hole-EW"])
def test_where_a_dark_hole_is_laid_creatures_come_into_the_cave(hole):
    match = given(f"""
        [seat.A]
        hand = "{hole.removesuffix("~")}"
        [seat.B]
        hand = "I-goblin"
    """)
    rest(match, f"lay {hole} 1,0")
    assert choices(match, "attract") == {"attract 1,0 with I-goblin"}
    match.decide("attract 1,0 with I-goblin")
    assert creatures(match)["goblin"][0].startswith("1,0 ")


@pytest.mark.clause("DC-P11")
def test_no_creature_comes_where_there_is_no_dark_hole():
    match = given(f"""
        laid = ["1,0 I-EW", "-1,0 I-hole-NESW", "0,1 I-ladder-NESW"]
        {goals("hole")}
        [seat.A]
        hand = "I-goblin"
    """)
    assert choices(match, "attract") == {"attract -1,0 with I-goblin"}
    for cell in ["0,0", "1,0", "0,1", "4,4", "7,7"]:
        assert clause_of(match, f"attract {cell} with I-goblin") == "DC-A20"


@pytest.mark.clause("DC-P09")
@pytest.mark.parametrize(("card", "space"), [("II-vein-NW~", "0,1 S"), ("III-vein-NE~", "0,1 C")])
def test_a_vein_that_is_laid_gets_a_piece_of_gold_from_the_supply(card, space):
    match = given(f"""
        [seat.A]
        hand = "{card.removesuffix("~")}"
    """)
    pool = match.view(None).pool
    match.decide(f"lay {card} 0,1")
    assert gold_lies(match) == [space]
    assert match.view(None).pool == pool - 1
    assert told(match, GoldLaid) == [GoldLaid(cell=(0, 1))]


@pytest.mark.clause("DC-P09")
def test_no_other_card_gets_gold():
    match = given("""
        [seat.A]
        hand = "I-hole-NESW"
    """)
    pool = match.view(None).pool
    match.decide("lay I-hole-NESW 0,1")
    assert (gold_lies(match), match.view(None).pool) == ([], pool)


#: A dwarf west of a vein of group III, whose centre is two steps away; its doors are E and N.
VEIN = """
    laid = ["-1,0 III-vein-NE", "-1,1 I-NS"]
    [seat.A]
    clan = "yellow-saboteur"
    hand = "I-NE I-rat I-goblin"
    [seat.B]
    at = "-1,1 C"
    hand = "I-NW I-axe I-boots"
"""


@pytest.mark.clause("DC-P17", "DC-P18")
def test_a_dwarf_that_ends_its_movement_on_a_vein_takes_the_gold_and_its_seat_reveals_its_clan_card():
    match = given(VEIN)
    pool = match.view(None).pool
    match.decide("discard I-NE")
    walk(match, "-1,0 E", "-1,0 C")
    assert gold_of(match) == [3, 3, 3], "not before the movement ends"
    assert match.view(None).seats[0].clan.identity is None
    match.decide("stop")
    assert gold_of(match) == [4, 3, 3]
    assert (gold_lies(match), match.view(None).pool) == ([], pool)
    assert told(match, GoldTaken) == [GoldTaken(seat=0, cell=(-1, 0))]
    assert told(match, ClanRevealed) == [ClanRevealed(seat=0, identity="saboteur")]
    for viewer in viewers(match):
        assert match.view(viewer).seats[0].clan.identity == "saboteur"
    idle(match, 5)
    assert match.view(None).seats[0].clan.face_up, "for the rest of the game"


@pytest.mark.clause("DC-P17")
def test_a_dwarf_that_walks_over_a_vein_leaves_the_gold_there():
    match = given(VEIN)
    match.decide("discard I-NE")
    walk(match, "-1,0 E", "-1,0 C", "-1,0 N")
    assert match.waiting == (1,)
    assert gold_of(match) == [3, 3, 3]
    assert gold_lies(match) == ["-1,0 C"]
    assert not match.view(None).seats[0].clan.face_up


@pytest.mark.clause("DC-P17")
def test_a_dwarf_on_another_space_of_the_card_takes_nothing():
    match = given("""
        laid = ["1,0 II-vein-NW", "1,1 I-NS"]
        [seat.A]
        hand = "I-NE"
    """)
    match.decide("discard I-NE")
    walk(match, "1,0 W")
    match.decide("stop")
    assert (gold_of(match), gold_lies(match)) == ([3, 3, 3], ["1,0 N"])


@pytest.mark.clause("DC-P17")
def test_it_is_also_taken_when_the_steps_run_out_there():
    match = given("""
        laid = ["1,0 I-EW", "2,0 II-vein-NW"]
        [seat.A]
        hand = "I-NE"
    """)
    match.decide("discard I-NE")
    walk(match, "1,0 C", "2,0 W", "2,0 N")
    assert (gold_of(match), gold_lies(match)) == ([4, 3, 3], [])


@pytest.mark.clause("DC-P17", "DC-P18")
def test_a_vein_has_one_piece_and_who_comes_later_gets_nothing_and_reveals_nothing():
    match = given(VEIN)
    match.decide("discard I-NE")
    walk(match, "-1,0 E", "-1,0 C")
    match.decide("stop")
    match.decide("discard I-NW")
    walk(match, "-1,0 N", "-1,0 C")
    match.decide("stop")
    assert gold_of(match) == [4, 3, 3]
    assert [seat.clan.face_up for seat in match.view(None).seats] == [True, False, False]
    idle(match)
    idle(match)
    assert gold_of(match) == [4, 3, 3], "and it does not grow again"


@pytest.mark.clause("DC-P09", "DC-P17")
def test_the_vein_goal_gets_its_gold_when_it_is_revealed_and_gives_it_to_who_stops_in_its_centre():
    match = given(f"""
        laid = ["5,4 I-EW"]
        {goals("vein")}
        [seat.A]
        at = "5,4 C"
        hand = "I-NE I-NW"
    """)
    pool = match.view(None).pool
    match.decide("discard I-NE")
    walk(match, "4,4 E")
    assert (gold_lies(match), match.view(None).pool) == (["4,4 C"], pool - 1)
    assert gold_of(match) == [3, 3, 3], "the first space is not the centre"
    idle(match, 2)
    match.decide("discard I-NW")
    walk(match, "4,4 C")
    match.decide("stop")
    assert gold_of(match) == [4, 3, 3]


@pytest.mark.clause("Q-DC-28", "DC-P17")
def test_the_gold_must_be_taken():
    match = given(VEIN)
    match.decide("discard I-NE")
    walk(match, "-1,0 E", "-1,0 C")
    assert choices(match, "take") == set()
    assert clause_of(match, "take no") == "Q-DC-28"
    match.decide("stop")
    assert match.waiting == (1,)
    assert gold_of(match)[0] == 4


@pytest.mark.clause("Q-DC-28")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_at_a_table_with_vein_optional_the_seat_chooses(answer):
    match = given("options = { vein_optional = true }\n" + VEIN.replace("\n    ", "\n"))
    match.decide("discard I-NE")
    walk(match, "-1,0 E", "-1,0 C")
    match.decide("stop")
    assert (match.waiting, match.view(None).phase) == ((0,), "take")
    assert choices(match) == {"take yes", "take no"}
    assert clause_of(match, "stop") == "Q-DC-28"
    match.decide(f"take {answer}")
    assert match.waiting == (1,)
    assert len(hand_of(match, 0)) == 3, "and it draws"
    taken = answer == "yes"
    assert (gold_of(match)[0], gold_lies(match)) == ((4, []) if taken else (3, ["-1,0 C"]))
    assert match.view(None).seats[0].clan.face_up is taken
    assert match.view(1).seats[0].clan.identity == ("saboteur" if taken else None)


@pytest.mark.clause("Q-DC-28")
def test_gold_that_was_left_is_there_for_the_next():
    match = given("options = { vein_optional = true }\n" + VEIN.replace("\n    ", "\n"))
    match.decide("discard I-NE")
    walk(match, "-1,0 E", "-1,0 C")
    match.decide("stop")
    match.decide("take no")
    match.decide("discard I-NW")
    walk(match, "-1,0 N", "-1,0 C")
    match.decide("stop")
    match.decide("take yes")
    assert gold_of(match) == [3, 4, 3]


@pytest.mark.clause("Q-DC-27", "Q-DC-26")
@pytest.mark.parametrize(("gold", "after"), [(0, 1), (1, 1), (3, 3)])
def test_a_goblin_on_a_vein_steals_first_and_then_the_gold_is_taken(gold, after):
    match = given(f"""
        laid = ["-1,0 III-vein-NE"]
        creatures = ["I-goblin of B at -1,0 C"]
        [seat.A]
        hand = "I-NE"
        gold = {gold}
    """)
    match.decide("discard I-NE")
    walk(match, "-1,0 E", "-1,0 C")
    assert [event for event in match.log(0) if isinstance(event, Attacked | GoldLost | GoldTaken | ClanRevealed)] == [
        Attacked(seat=0, creature="goblin"),
        GoldLost(seat=0, to="goblin", lost=gold > 0),
        GoldTaken(seat=0, cell=(-1, 0)),
        ClanRevealed(seat=0, identity=match.view(0).seats[0].clan.identity),
    ]
    assert gold_of(match)[0] == after
    assert match.waiting == (1,), "the movement is over"


@pytest.mark.clause("DC-P17")
def test_a_card_that_was_laid_as_a_vein_is_walked_like_any_other():
    match = given("""
        [seat.A]
        hand = "III-vein-NE"
    """)
    match.decide("lay III-vein-NE -1,0")
    walk(match, "-1,0 E", "-1,0 C")
    match.decide("stop")
    assert gold_of(match)[0] == 4, "also by who laid it"
    assert [event.space for event in told(match, Stepped)] == ["E", "C"]


@pytest.mark.clause("DC-P03", "DC-P13")
@pytest.mark.parametrize("card", ["I-bridge-EW", "I-bend-NW", "II-bend-NE", "III-bridge-NS"])
def test_bridges_and_double_bends_have_doors_on_all_four_sides(card):
    match = given(f"""
        laid = ["0,1 I-NES"]
        [seat.A]
        hand = "{card}"
    """)
    assert lay_cells(match) == {"1,0", "0,-1", "-1,0", "0,2", "1,1"}
    assert clause_of(match, Lay(card, (-1, 1))) == "DC-P03", "0,1 is closed to the west"
