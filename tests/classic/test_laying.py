"""Laying path cards (CL-P01 to CL-P11)."""

import pytest

from tests.classic.seeing import goal_at, lays_at, table_of, told
from tests.classic.table import CHAIN, choices, clause_of, given
from undermine.games.classic.events import Drew, GoalRevealed, RoundEnded

BESIDE_START = ["0,1", "1,0", "0,-1", "-1,0"]

#: How each card may lie beside the start card alone (a dead end like its open twin).
FIRST_LAYS = {
    "NS": {"NS 0,1", "NS 0,-1"},
    "EW": {"EW 1,0", "EW -1,0"},
    "ES": {"ES~ 1,0", "ES -1,0", "ES 0,1", "ES~ 0,-1"},
    "SW": {"SW 1,0", "SW~ -1,0", "SW 0,1", "SW~ 0,-1"},
    "NSW": {"NSW 1,0", "NSW~ -1,0", "NSW 0,1", "NSW~ 0,1", "NSW 0,-1", "NSW~ 0,-1"},
    "ESW": {"ESW 1,0", "ESW~ 1,0", "ESW -1,0", "ESW~ -1,0", "ESW 0,1", "ESW~ 0,-1"},
    "NESW": {f"NESW {cell}" for cell in BESIDE_START},
    "dead-S": {"dead-S 0,1", "dead-S~ 0,-1"},
    "dead-W": {"dead-W 1,0", "dead-W~ -1,0"},
    "dead-ES": {"dead-ES~ 1,0", "dead-ES -1,0", "dead-ES 0,1", "dead-ES~ 0,-1"},
    "dead-EW": {"dead-EW 1,0", "dead-EW -1,0"},
}


@pytest.mark.clause("CL-P02", "CL-P03", "Q-CL-01", "Q-CL-37")
@pytest.mark.parametrize(("card", "lays"), FIRST_LAYS.items())
def test_a_card_lies_upright_or_turned_by_half_but_never_crosswise(card, lays):
    match = given(f"""
        [seat.A]
        hand = "{card}"
    """)
    assert choices(match, "lay") == {f"lay {lay}" for lay in lays}


@pytest.mark.clause("CL-P02", "Q-CL-01")
def test_a_turned_card_has_its_doors_on_the_other_side():
    match = given("""
        [seat.A]
        hand = "SW"
        [seat.B]
        hand = "NS EW"
    """)
    assert clause_of(match, "lay SW~ 1,0") == "CL-P03"
    match.decide("lay SW~ -1,0")  # doors north and east
    assert table_of(match)["-1,0"] == "SW~"
    assert (lays_at(match, "-1,1"), lays_at(match, "-2,0"), lays_at(match, "-1,-1")) == ({"NS"}, set(), set())


@pytest.mark.clause("CL-P01", "Q-CL-35")
@pytest.mark.parametrize("loose", ["false", "true"])
def test_contact_of_rock_with_rock_is_not_enough(loose):
    match = given(f"""
        laid = ["1,0 EW"]
        [options]
        loose_connection = {loose}
        [seat.A]
        hand = "EW"
    """)
    assert clause_of(match, "lay EW 1,1") == "CL-P01"
    assert choices(match, "lay") == {"lay EW 2,0", "lay EW -1,0"}


@pytest.mark.clause("CL-P01")
@pytest.mark.parametrize("cell", ["5,5", "2,0", "1,1", "-1,-1"])
def test_a_card_must_touch_a_card_on_the_table(cell):
    match = given("""
        [seat.A]
        hand = "NESW"
    """)
    assert clause_of(match, f"lay NESW {cell}") == "CL-P01"
    assert choices(match, "lay") == {f"lay NESW {cell}" for cell in BESIDE_START}


@pytest.mark.clause("CL-P03")
@pytest.mark.parametrize(
    ("south", "fitting", "refused"),
    [
        ("NSW", {"SW", "NSW", "ESW", "NESW"}, ["EW", "ES~", "ESW~"]),  # doors come from the west and the south
        ("EW", {"EW", "ES~", "ESW~"}, ["SW", "NSW", "ESW", "NESW"]),  # a door from the west, rock to the south
    ],
)
def test_every_edge_must_fit_and_not_only_one(south, fitting, refused):
    match = given(f"""
        laid = ["0,1 ES", "1,0 {south}"]
        [seat.A]
        hand = "EW ES SW NSW ESW NESW"
    """)
    assert lays_at(match, "1,1") == fitting
    for card in refused:
        assert clause_of(match, f"lay {card} 1,1") == "CL-P03"


@pytest.mark.clause("CL-P04", "D-CL-01", "Q-CL-02")
def test_touching_a_joined_card_is_no_path_to_the_start():
    text = """
        laid = ["0,1 NS", "1,1 NS"]
        [options]
        loose_connection = false
        [seat.A]
        hand = "NS"
    """
    match = given(text)  # the cards at 0,1 and 1,1 touch with rock only
    assert clause_of(match, "lay NS 1,2") == "CL-P04"
    assert choices(match, "lay") == {"lay NS 0,2", "lay NS 0,-1"}
    loose = given(text.replace("false", "true"))
    assert choices(loose, "lay") == {"lay NS 0,2", "lay NS 0,-1", "lay NS 1,2"}


@pytest.mark.clause("CL-P04", "CL-P10", "CL-A12", "Q-CL-11", "D-CL-01")
def test_beyond_a_gap_nothing_is_laid_until_the_gap_is_filled():
    match = given("""
        laid = ["1,0 EW", "2,0 ESW", "3,0 EW"]
        [seat.A]
        hand = "rockfall"
        [seat.B]
        hand = "EW NS NESW SW"
        [seat.C]
        hand = "ESW"
    """)
    match.decide("rockfall 2,0")
    assert table_of(match) == {"0,0": "start", "1,0": "EW", "3,0": "EW"}
    assert clause_of(match, "lay EW 4,0") == "CL-P04"
    assert lays_at(match, "4,0") == set()
    assert lays_at(match, "2,0") == {"EW", "NESW"}
    assert clause_of(match, "lay SW 2,0") == "CL-P03"  # it must fit the piece that was cut off, too
    match.decide("lay EW 2,0")
    assert lays_at(match, "4,0") == {"ESW", "ESW~"}


@pytest.mark.clause("CL-P05", "CL-P04", "Q-CL-03")
@pytest.mark.parametrize(
    ("cell", "doors"), [("0,1", "NS"), ("1,0", "EW"), ("1,0", "SW"), ("1,0", "NSW"), ("1,0", "ESW"), ("1,0", "NESW")]
)
def test_a_dead_end_stops_every_path_at_its_middle(cell, doors):
    text = f"""
        laid = ["{cell} {{card}}"]
        [seat.A]
        hand = "NESW"
    """
    free = {f"lay NESW {other}" for other in BESIDE_START if other != cell}
    through = choices(given(text.format(card=doors)), "lay") - free
    assert len(through) == len(doors) - 1  # an open card leads on through all its other doors
    match = given(text.format(card=f"dead-{doors}"))
    assert choices(match, "lay") == free
    assert {clause_of(match, decision) for decision in through} == {"CL-P04"}


@pytest.mark.clause("CL-P04", "CL-P05", "Q-CL-03", "D-CL-01")
def test_only_with_the_loose_rule_is_a_card_laid_behind_a_dead_end_and_still_no_path_leads_through():
    text = f"""
        laid = [{CHAIN.replace("6,0 EW", "6,0 dead-EW")}]
        goals = ["8,2 stone-ES", "8,0 treasure", "8,-2 stone-SW"]
        [options]
        loose_connection = false
        [seat.A]
        hand = "EW"
    """
    assert clause_of(given(text), "lay EW 7,0") == "CL-P04"
    match = given(text.replace("false", "true"))
    match.decide("lay EW 7,0")
    assert not goal_at(match, "8,0").face_up
    assert match.waiting == (1,)


@pytest.mark.clause("CL-P06", "CL-R05", "Q-CL-04")
@pytest.mark.parametrize("card", ["ES~", "SW", "NSW", "dead-W", "dead-EW", "dead-NESW"])
def test_a_face_down_goal_asks_for_no_fit_and_stays_face_down_before_rock_or_a_dead_end(card):
    match = given(f"""
        laid = [{CHAIN}]
        goals = ["8,2 stone-ES", "8,0 treasure", "8,-2 stone-SW"]
        [seat.A]
        hand = "{card.removesuffix("~")}"
    """)
    events = match.decide(f"lay {card} 7,0")
    assert isinstance(events[-1], Drew)
    assert not goal_at(match, "8,0").face_up
    assert goal_at(match, "8,0", viewer=0).card is None


@pytest.mark.clause("CL-R01", "CL-R02", "CL-D05")
@pytest.mark.parametrize("card", ["EW", "ESW", "ESW~", "NESW"])
def test_a_door_to_a_goal_turns_it_up_at_once(card):
    match = given(f"""
        laid = [{CHAIN.replace("5,0 ESW", "5,0 NESW")}]
        goals = ["8,2 stone-ES", "8,0 treasure", "8,-2 stone-SW"]
        [seat.A]
        role = "miner"
        hand = "{card.removesuffix("~")}"
        [seat.B]
        role = "miner"
    """)
    match.decide(f"lay {card} 7,0")
    assert goal_at(match, "8,0").face_up
    assert told(match, GoalRevealed) == [GoalRevealed(goal=(8, 0), card="treasure", turned=False)]
    assert len(told(match, RoundEnded)) == 1
    assert told(match, Drew) == []


@pytest.mark.clause("CL-P07", "Q-CL-06")
def test_a_face_up_stone_is_connected_to_and_fitted_like_any_path_card():
    match = given(f"""
        laid = [{CHAIN}, "7,0 EW"]
        goals = ["8,2 stone-ES", "8,0 stone-SW up", "8,-2 treasure"]
        [seat.A]
        hand = "NS EW ES SW"
    """)
    assert lays_at(match, "8,-1") == {"NS", "ES~", "SW~"}
    assert clause_of(match, "lay EW 8,-1") == "CL-P03"
    assert clause_of(match, "lay EW 9,0") == "CL-P03"  # the stone has rock to the east
    assert clause_of(match, "lay NS 9,0") == "CL-P01"
    match.decide("lay NS 8,-1")
    assert [event.goal for event in told(match, GoalRevealed)] == [(8, -2)]  # reached through the stone


@pytest.mark.clause("CL-P08", "Q-CL-36")
@pytest.mark.parametrize("tools", ["lamp", "cart", "pick", "lamp pick", "lamp cart pick"])
def test_who_has_a_broken_tool_lays_no_path_card(tools):
    match = given(f"""
        [seat.A]
        hand = "NESW NS dead-W"
        broken = "{tools}"
    """)
    assert clause_of(match, "lay NESW 1,0") == "CL-P08"
    assert choices(match) == {"pass NESW", "pass NS", "pass dead-W"}


@pytest.mark.clause("CL-P08")
def test_the_broken_tools_of_others_do_not_matter():
    match = given("""
        [seat.A]
        hand = "NS"
        [seat.B]
        broken = "lamp"
        [seat.C]
        broken = "cart pick"
    """)
    assert choices(match, "lay") == {"lay NS 0,1", "lay NS 0,-1"}


@pytest.mark.clause("CL-P09")
@pytest.mark.parametrize("cell", ["0,0", "1,0", "7,0", "8,0", "8,2", "8,-2"])
def test_nothing_is_laid_on_another_card(cell):
    match = given(f"""
        laid = [{CHAIN}, "7,0 EW", "8,-1 dead-NS", "8,1 NS"]
        goals = ["8,2 stone-ES", "8,0 stone-SW up", "8,-2 treasure"]
        [seat.A]
        hand = "EW ES SW NESW"
    """)
    assert lays_at(match, cell) == set()
    for card in ["EW", "ES~", "SW", "NESW"]:
        assert clause_of(match, f"lay {card} {cell}") == "CL-P09"


@pytest.mark.clause("CL-P10")
def test_a_gap_is_filled_again_by_whatever_fits():
    match = given("""
        laid = ["0,1 NS", "0,2 NSW"]
        [seat.A]
        hand = "rockfall"
        [seat.B]
        hand = "NSW EW NS"
    """)
    match.decide("rockfall 0,1")
    assert lays_at(match, "0,1") == {"NSW", "NSW~", "NS"}
    match.decide("lay NSW~ 0,1")
    assert table_of(match) == {"0,0": "start", "0,1": "NSW~", "0,2": "NSW"}


@pytest.mark.clause("CL-P11")
def test_no_decision_turns_or_moves_a_card_that_lies():
    match = given("""
        laid = ["1,0 SW"]
        [seat.A]
        hand = "SW NSW"
    """)
    for decision in ["lay SW~ 1,0", "lay SW 1,0", "lay NSW 1,0"]:
        assert clause_of(match, decision) == "CL-P09"
    match.decide("lay NSW 1,-1")
    assert table_of(match) == {"0,0": "start", "1,0": "SW", "1,-1": "NSW"}
