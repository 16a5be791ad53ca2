"""Moving the dwarf: how far, where to, and what stands in the way (LM-M, campfires)."""

import pytest

from tests.lost_mines.rounds import at_the_mine, idle
from tests.lost_mines.seeing import cell_of, hand_of, rest, told, walk, ways
from tests.lost_mines.table import ROAD, choices, clause_of, given
from undermine.games.lost_mines.events import Stepped, Stopped, TrapSprung


def on_the_road(cell: str, laid: str = ROAD, hand: str = "NS SW", more: str = ""):
    return given(f"""
        laid = [{laid}]
        {more}
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "{cell}"
        hand = "{hand}"
    """)


@pytest.mark.clause("LM-M01", "Q-LM-47")
def test_a_dwarf_goes_up_to_three_cards_and_the_movement_ends_by_itself():
    match = on_the_road("0,2")
    match.decide("discard NS")
    for left, cell in [(3, "1,2"), (2, "2,2"), (1, "3,2")]:
        assert match.waiting == (0,)
        assert match.view(None).steps_left == left
        match.decide("step E")
        assert cell_of(match, 0) == cell
    assert told(match, Stopped) == [Stopped(seat=0, automatic=True)]
    assert match.waiting == (1,)


@pytest.mark.clause("LM-M01", "Q-LM-47")
def test_steps_lead_along_the_paths_and_nowhere_else():
    """At 2,3 lies a card beside the way that has no door to it; north and south of 1,2 nothing lies."""
    match = on_the_road("1,2", laid=f'{ROAD}, "2,3 SW~"')
    match.decide("discard NS")
    assert choices(match) == {"stop", "step E", "step W"}
    assert {clause_of(match, f"step {side}") for side in "NS"} == {"LM-M01"}, "doors, but no card beyond"
    match.decide("step E")
    assert choices(match) == {"stop", "step E", "step W"}
    assert {clause_of(match, f"step {side}") for side in "NS"} == {"LM-M01"}, "no doors"


@pytest.mark.clause("LM-M01")
def test_no_step_leads_off_the_board():
    match = given("""
        laid = ["10,5 NS"]
        mines = ["10,6 dragon up", "10,4 gold", "10,2 gems", "10,0 silver"]
        dragon = "B"
        phase = "move"
        [seat.A]
        cell = "10,6"
    """)
    assert ways(match) == {"S"}
    assert {clause_of(match, f"step {side}") for side in "NE"} == {"LM-M01"}


@pytest.mark.clause("LM-M01")
@pytest.mark.parametrize("mine", ["gold", "silver", "gems", "dragon"])
def test_onto_a_face_down_mine_the_door_of_the_card_that_is_left_is_enough(mine):
    match = at_the_mine(mine, "gold-2", "silver-1", "gems-3", laid=["9,2 EW", "10,1 EW", "10,3 NSW"])
    match.decide("discard NS")
    assert ways(match) == {"E"}


@pytest.mark.clause("LM-M01")
def test_a_card_without_a_door_to_a_face_down_mine_does_not_lead_into_it():
    match = at_the_mine("dragon", "gold-2", "silver-1", "gems-3", laid=["9,1 NESW", "9,2 NS"])
    match.decide("discard NS")
    assert ways(match) == {"S"}
    assert clause_of(match, "step E") == "LM-M01"


@pytest.mark.clause("LM-M02")
@pytest.mark.parametrize(
    ("card", "more", "b_cell", "clause"),
    [
        ("trunk-EW", "", "0,4", "LM-P10"),
        ("lake-ESW", "", "0,4", "LM-P10"),
        ("ditch-NESW", "", "0,4", "LM-P10"),
        ("trunk-EW", 'tools = ["2,2 axe"]', "0,4", None),
        ("lake-ESW", 'tools = ["2,2 boat"]', "0,4", None),
        ("ditch-NESW", 'tools = ["2,2 rope"]', "0,4", None),
        ("trunk-EW", 'tools = ["2,2 axe"]', "2,2", "LM-P12"),
        ("lake-ESW", 'tools = ["2,2 boat"]', "2,2", "LM-P12"),
        ("ditch-NESW", 'tools = ["2,2 rope"]', "2,2", "LM-P12"),
        ("rock-EW", "", "0,4", None),
        ("rock-EW", "", "3,2", None),
        ("rock-EW", "", "2,2", "LM-P11"),
        ("EW", "", "2,2", None),
        ("fire-EW", "", "2,2", None),
    ],
)
def test_obstacles_and_occupied_cards_shut_a_dwarf_out(card, more, b_cell, clause):
    match = given(f"""
        laid = ["1,2 NESW", "2,2 {card}", "3,2 EW"]
        {more}
        [seat.A]
        cell = "1,2"
        hand = "NS"
        [seat.B]
        cell = "{b_cell}"
    """)
    match.decide("discard NS")
    assert clause_of(match, "step E") == clause
    assert ways(match) == ({"E", "W"} if clause is None else {"W"})
    if clause is None:
        walk(match, "EE")
        assert cell_of(match, 0) == "3,2", "and it may pass"


@pytest.mark.clause("LM-M02")
@pytest.mark.parametrize(("cell", "side"), [("1,2", "E"), ("2,2", "W")])
@pytest.mark.parametrize("owner", ["B", "C"])
def test_no_step_leads_over_an_edge_with_a_troll_from_either_side(cell, side, owner):
    match = given(f"""
        laid = ["1,2 EW", "2,2 EW", "3,2 EW"]
        [seat.A]
        cell = "{cell}"
        hand = "NS"
        [seat.{owner}]
        trolls = ["1,2 E"]
    """)
    match.decide("discard NS")
    assert clause_of(match, f"step {side}") == "LM-A15"
    assert ways(match) == {"E", "W"} - {side}


@pytest.mark.clause("LM-M03", "Q-LM-43")
@pytest.mark.parametrize(
    ("mine", "before", "cell", "side"),
    [
        ("dragon", "8,2", "9,2", "E"),
        ("dragon", "1,2", "2,2", "E"),
        ("dragon", "1,2", "0,2", "W"),
        ("dragon", "1,4", "0,4", "W"),
        ("dragon up", "9,2", "10,2", "E"),
        ("silver up", "9,2", "10,2", "E"),
    ],
    ids=["path card", "campfire", "yellow start", "blue start", "dragon mine", "treasure mine"],
)
def test_a_ninth_dwarf_joins_eight_others_on_a_card(mine, before, cell, side):
    laid = ["1,2 EW", "2,2 fire-EW", "1,4 EW", "8,2 NESW", "9,2 NESW"]
    others = {seat: {"cell": cell} for seat in "BCDEFGHI"}
    symbols = ["gold-2", "gold-3", "gold-3", "gold-4", "gems-3", "gems-3", "gems-4", "gems-4", "silver-3"]
    match = at_the_mine(mine, *symbols, laid=laid, seats={"A": {"cell": before}} | others)
    match.decide("discard NS")
    match.decide(f"step {side}")
    assert {cell_of(match, seat) for seat in range(9)} == {cell}


@pytest.mark.clause("LM-M04", "Q-LM-44")
def test_each_step_over_a_trap_costs_a_card_at_once_and_every_time():
    match = on_the_road("0,2", hand="NS SW SW ES ES", more='traps = ["0,2 E"]')
    match.decide("discard NS")
    for left, side in [(3, "E"), (2, "W"), (1, "E")]:
        assert match.view(None).seats[0].hand.size == left + 1
        seen = match.decide(f"step {side}")
        assert [type(event) for event in seen[:2]] == [Stepped, TrapSprung], "before anything else is decided"
        if left > 1:
            assert match.view(None).seats[0].hand.size == left
    assert match.view(None).seats[0].hand.size == 2, "one card left, and one drawn"
    assert [event.lost for event in told(match, TrapSprung)] == [True] * 3
    assert len(match.view(None).traps) == 1, "the trap stays"


@pytest.mark.clause("LM-M04")
def test_a_step_beside_a_trap_costs_nothing():
    match = on_the_road("1,2", more='traps = ["0,2 E", "2,2 E"]')
    match.decide("discard NS")
    match.decide("step E")
    match.decide("stop")
    assert told(match, TrapSprung) == []


@pytest.mark.clause("LM-M05")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_seat_may_stop_at_any_time_and_unused_steps_lapse(steps):
    match = on_the_road("0,2")
    match.decide("discard NS")
    walk(match, "E" * steps)
    assert "stop" in choices(match)
    match.decide("stop")
    assert told(match, Stopped) == [Stopped(seat=0, automatic=False)]
    assert cell_of(match, 0) == f"{steps},2"
    assert match.waiting == (1,)
    idle(match, turns=2)
    match.decide("discard SW")
    assert match.view(None).steps_left == 3, "nothing was saved"


@pytest.mark.clause("LM-M05")
def test_a_dwarf_that_can_go_nowhere_is_not_asked():
    match = on_the_road("0,2", laid="")
    match.decide("discard NS")
    assert told(match, Stopped) == [Stopped(seat=0, automatic=True)]
    assert match.waiting == (1,)


@pytest.mark.clause("LM-M06")
def test_a_yellow_dwarf_walks_on_the_path_that_a_blue_seat_laid():
    match = given("""
        laid = ["0,3 NS"]
        turn = "B"
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "ES"
        [seat.B]
        dwarf = "blue-loyal"
        hand = "EW"
        [seat.C]
        dwarf = "blue-selfish"
        hand = "NS"
    """)
    rest(match, "lay EW 1,4")
    rest(match, "discard NS")
    match.decide("discard ES")
    walk(match, "NNE")
    assert cell_of(match, 0) == "1,4"


@pytest.mark.clause("D-LM-04", "Q-LM-44", "Q-LM-16")
def test_a_dwarf_leaves_its_rock_and_comes_back_to_it():
    match = on_the_road("2,2", laid='"1,2 EW", "2,2 rock-EW", "3,2 EW"')
    match.decide("discard NS")
    assert ways(match) == {"E", "W"}
    walk(match, "EWW")
    assert cell_of(match, 0) == "1,2"


@pytest.mark.clause("D-LM-04")
def test_a_rock_is_blocked_only_while_another_dwarf_stands_on_it():
    match = given("""
        laid = ["1,2 NESW", "2,2 rock-EW", "3,2 EW"]
        turn = "B"
        [seat.A]
        cell = "1,2"
        hand = "SW"
        [seat.B]
        cell = "2,2"
        hand = "NS"
        [seat.C]
        hand = "ES"
    """)
    match.decide("discard NS")
    match.decide("step E")
    match.decide("stop")
    rest(match, "discard ES")
    match.decide("discard SW")
    walk(match, "EE")
    assert cell_of(match, 0) == cell_of(match, 1) == "3,2"


@pytest.mark.clause("Q-LM-44")
def test_going_back_and_forth_is_allowed_and_every_card_entered_costs_a_step():
    match = on_the_road("1,2")
    match.decide("discard NS")
    walk(match, "EWE")
    assert cell_of(match, 0) == "2,2"
    assert match.waiting == (1,), "that made three"


@pytest.mark.clause("Q-LM-47")
def test_the_way_is_told_step_by_step_and_all_see_each_step_before_the_next():
    match = on_the_road("0,2", more='traps = ["1,2 E"]')
    match.decide("discard NS")
    match.decide("step E")
    assert match.log(2)[-1] == Stepped(seat=0, cell=(1, 2))
    assert clause_of(match, "discard SW") == "LM-T01", "a second card can't be played on the way"
    match.decide("step E")
    assert hand_of(match, 0) == (), "what the trap took is known before the seat goes on or stops"
    assert choices(match) == {"stop", "step E", "step W"}


FIRE_ROAD = '"1,2 fire-NESW", "2,2 EW", "3,2 EW", "4,2 EW", "5,2 ESW", "6,2 ESW", "7,2 ESW"'


@pytest.mark.clause("D-LM-02", "Q-LM-45", "LM-M01", "LM-P13")
@pytest.mark.parametrize(("cell", "reach"), [("1,2", 5), ("2,2", 3)], ids=["campfire", "elsewhere"])
def test_from_a_campfire_a_dwarf_goes_up_to_five_cards(cell, reach):
    match = on_the_road(cell, laid=FIRE_ROAD)
    match.decide("discard NS")
    for left in range(reach, 0, -1):
        assert match.waiting == (0,)
        assert match.view(None).steps_left == left
        match.decide("step E")
    assert cell_of(match, 0) == f"{int(cell[0]) + reach},2", "five cards: one for each step"
    assert match.waiting == (1,)


@pytest.mark.clause("Q-LM-45", "LM-T07")
def test_a_campfire_reached_on_the_way_helps_only_in_the_turns_that_begin_there():
    match = on_the_road("0,2", laid='"1,2 EW", "2,2 fire-EW", "3,2 EW", "4,2 EW"', hand="NS SW SW SW")
    match.decide("discard NS")
    walk(match, "EE")
    assert match.view(None).steps_left == 1, "no bonus in this turn"
    match.decide("stop")
    for _ in range(2):
        idle(match, turns=2)
        assert match.view(None).steps_left == 5, "in every turn that begins on the campfire"
        rest(match, "discard SW")
    idle(match, turns=2)
    match.decide("discard SW")
    walk(match, "EEWWW")
    assert match.waiting == (1,), "crossing the fire again gives no further steps"


@pytest.mark.clause("D-LM-01")
@pytest.mark.parametrize("play", ["discard NS", "discard NS SW", "lay NS 1,3", "trap 1,2 E", "storm 3,2"])
def test_whether_a_dwarf_is_at_a_campfire_is_the_same_before_and_after_the_card(play):
    """Nothing moves the dwarf, and no thunderstorm takes the card under it."""
    match = on_the_road("1,2", laid=FIRE_ROAD, hand="NS SW trap storm")
    assert match.view(None).steps_left == 5
    assert "storm 1,2" not in choices(match)
    assert clause_of(match, "storm 1,2") == "LM-A17"
    match.decide(play)
    assert match.view(None).steps_left == 5


@pytest.mark.clause("D-LM-01")
@pytest.mark.parametrize("play", ["lay fire-NESW 1,3", "lay fire-EW 1,2"])
def test_a_campfire_laid_in_this_turn_gives_no_bonus_in_it(play):
    laid = '"0,3 NESW"' if play.endswith("1,3") else ""
    match = on_the_road("0,2", laid=laid, hand="fire-NESW fire-EW")
    match.decide(play)
    assert match.view(None).steps_left == 3
