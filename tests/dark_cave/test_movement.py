"""Moving the dwarf (DC-M): ladders, bridges, tunnels, webs, creatures (DC-P12 to DC-P16, Q-DC-12 to Q-DC-30)."""

from typing import Any

import pytest

from tests.dark_cave.seeing import (
    at,
    creatures,
    goal_at,
    hand_of,
    idle,
    rest,
    steps,
    table_of,
    told,
    viewers,
    walk,
)
from tests.dark_cave.table import choices, clause_of, given
from undermine.games.dark_cave.events import (
    Attacked,
    CardLost,
    ClanRevealed,
    CreatureDrivenAway,
    Drew,
    DwarfLeft,
    GoalAligned,
    GoalRevealed,
    GoldLaid,
    GoldLost,
    GoldTaken,
    Skipped,
    Stepped,
    Stopped,
)

GOALS = ["exit", "hole", "ladder", "vein"]
ROAD = '"1,0 I-EW", "2,0 I-EW", "3,0 I-NEW", "4,0 I-NEW", "5,0 II-EW"'
#: A bridge from west to east at 1,0, a path below it from north to south, and cards beyond three of its ends.
BRIDGE = '"1,0 I-bridge-EW", "2,0 I-EW", "1,1 I-NS", "1,-1 I-NS"'
#: A double bend at 1,0: from west to north, and from east to south.
BEND = '"1,0 I-bend-NW", "2,0 I-EW", "1,1 I-NS", "1,-1 I-NS"'


def goals(at_4_4: str) -> str:
    """The entry of the goals in a position, with this one at 4,4 and the others face down."""
    others = [shows for shows in GOALS if shows != at_4_4.split(maxsplit=1)[0]]
    cells = ["-4,4", "-4,-4", "4,-4"]
    rest_of_them = ", ".join(f'"{cell} {shows}"' for cell, shows in zip(cells, others, strict=True))
    return f'goals = ["4,4 {at_4_4}", {rest_of_them}]'


def moving(laid: str, where: str = "0,0 C", more: str = "", own: str = ""):
    """A has played its card, and its dwarf is about to move."""
    indented = "\n        ".join(own.split("; "))
    return given(f"""
        laid = [{laid}]
        phase = "move"
        {more}
        [seat.A]
        at = "{where}"
        {indented}
    """)


def gold_of(match, seat: int = 0) -> int:
    return match.view(None).seats[seat].gold


def hand_size(match, seat: int = 0) -> int:
    return match.view(None).seats[seat].hand.number


def left(match) -> int:
    return match.view(None).steps_left


def happened(match, *kinds) -> list[Any]:
    """The events of these kinds in the log of A, in their order."""
    return [event for event in match.log(0) if isinstance(event, kinds)]


# Steps


@pytest.mark.clause("DC-M01", "D-DC-12")
def test_a_dwarf_goes_up_to_three_steps_and_the_movement_ends_by_itself():
    match = moving(ROAD)
    for number, space in [(3, "1,0 C"), (2, "2,0 C"), (1, "3,0 C")]:
        assert (match.waiting, left(match)) == ((0,), number)
        walk(match, space)
        assert at(match, 0) == space
    assert told(match, Stopped) == [Stopped(seat=0, automatic=True)]
    assert match.waiting == (1,)


@pytest.mark.clause("DC-M01", "DC-M09", "D-DC-12")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_seat_may_stop_at_any_time_and_unused_steps_lapse(number):
    match = given(f"""
        laid = [{ROAD}]
        [seat.A]
        hand = "I-NS I-NE"
    """)
    match.decide("discard I-NS")
    walk(match, *["1,0 C", "2,0 C"][:number])
    assert "stop" in choices(match)
    match.decide("stop")
    assert told(match, Stopped) == [Stopped(seat=0, automatic=False)]
    assert at(match, 0) == f"{number},0 C"
    assert match.waiting == (1,)
    idle(match, 2)
    match.decide("discard I-NE")
    assert left(match) == 3, "nothing was saved"


@pytest.mark.clause("DC-M09")
def test_a_dwarf_that_can_go_nowhere_is_not_asked():
    match = given("""
        [seat.A]
        hand = "I-NS"
    """)
    match.decide("discard I-NS")
    assert told(match, Stopped) == [Stopped(seat=0, automatic=True)]
    assert match.waiting == (1,)


@pytest.mark.clause("DC-M01", "D-DC-09")
def test_a_step_leads_over_a_line_on_the_card_or_onto_the_next_card_and_both_cost_one():
    match = moving('"1,0 II-EW", "2,0 II-NESW"')
    assert steps(match) == {"1,0 W"}
    walk(match, "1,0 W")
    assert (left(match), steps(match)) == (2, {"0,0 C", "1,0 E"})
    walk(match, "1,0 E")
    assert (left(match), steps(match)) == (1, {"1,0 W", "2,0 W"})


@pytest.mark.clause("DC-M01")
def test_steps_lead_to_the_next_space_and_not_further_and_not_through_rock():
    match = moving('"1,0 II-EW", "2,0 I-EW", "0,1 I-NES", "1,1 I-EW"', "1,0 W")
    assert steps(match) == {"0,0 C", "1,0 E"}
    assert clause_of(match, "step 2,0 C") == "DC-M01", "two steps away"
    assert clause_of(match, "step 1,1 C") == "DC-M01", "next to it, but no door leads there"
    assert clause_of(match, "step 1,0 W") == "DC-M01", "where it stands"
    assert clause_of(match, "step 1,0 N") == "DC-M01", "no such space"
    assert clause_of(match, "step 5,5 C") == "DC-M01", "no such card"


@pytest.mark.clause("DC-M01", "Q-DC-01")
def test_on_a_card_of_group_iii_one_goes_through_the_centre():
    match = moving('"1,0 III-EW"', "1,0 W")
    assert steps(match) == {"0,0 C", "1,0 C"}
    assert clause_of(match, "step 1,0 E") == "DC-M01"


@pytest.mark.clause("DC-M02", "DC-M01", "Q-DC-01")
@pytest.mark.parametrize(
    ("laid", "way"),
    [
        ('"1,0 I-EW", "2,0 I-EW", "3,0 II-EW"', ["1,0 C", "2,0 C", "3,0 W"]),
        ('"1,0 II-EW", "2,0 I-EW"', ["1,0 W", "1,0 E", "2,0 C"]),
        ('"1,0 III-EW", "2,0 I-EW"', ["1,0 W", "1,0 C", "1,0 E"]),
        ('"1,0 I-EW", "2,0 III-EW"', ["1,0 C", "2,0 W", "2,0 C"]),
    ],
)
def test_three_steps_lead_so_far(laid, way):
    """T-DC-06."""
    match = moving(laid)
    walk(match, *way)
    assert at(match, 0) == way[-1]
    assert match.waiting == (1,)


@pytest.mark.clause("DC-M01")
def test_with_boots_a_dwarf_goes_four_steps_also_in_the_turn_they_are_played():
    """T-DC-07."""
    match = given(f"""
        laid = [{ROAD}]
        pile = "II-NS II-NE II-NESW II-NEW II-NES"
        [seat.A]
        hand = "I-boots I-boots I-NS"
        [seat.B]
        hand = "I-NE"
    """)
    match.decide("equip A with I-boots")
    walk(match, "1,0 C", "2,0 C", "3,0 C")
    assert left(match) == 1
    walk(match, "4,0 C")
    assert match.waiting == (1,)
    match.decide("discard I-NE")
    assert left(match) == 3, "B has none"
    match.decide("stop")
    idle(match)
    assert choices(match, "equip") == {"equip B with I-boots", "equip C with I-boots"}
    assert clause_of(match, "equip A with I-boots") == "DC-A15"
    match.decide("discard I-NS")
    assert left(match) == 4, "in each of its turns"


@pytest.mark.clause("DC-M03")
@pytest.mark.parametrize(("card", "space"), [("I-EW", "C"), ("II-EW", "W"), ("I-bridge-EW", "EW")])
def test_an_eighth_dwarf_joins_seven_others_in_a_space(card, space):
    others = "".join(f'[seat.{seat}]\nat = "1,0 {space}"\n' for seat in "BCDEFGH")
    match = given(f'seats = 8\nlaid = ["1,0 {card}"]\nphase = "move"\n{others}')
    walk(match, f"1,0 {space}")
    assert {at(match, seat) for seat in range(8)} == {f"1,0 {space}"}


@pytest.mark.clause("Q-DC-22")
def test_going_back_and_forth_is_allowed_and_every_step_counts():
    match = moving(ROAD)
    walk(match, "1,0 C", "0,0 C", "1,0 C")
    assert at(match, 0) == "1,0 C"
    assert match.waiting == (1,), "that made three"


@pytest.mark.clause("Q-DC-30")
def test_a_dwarf_goes_step_by_step_and_knows_what_it_lost_before_it_goes_on():
    match = moving(BRIDGE, own='hand = "I-NE"')
    walk(match, "1,0 EW")
    assert match.log(2)[-2] == Stepped(seat=0, cell=(1, 0), space="EW")
    assert hand_of(match, 0) == ()
    assert choices(match) == {"stop", "step 2,0 C", "step 0,0 C"}


@pytest.mark.clause("Q-DC-30")
@pytest.mark.parametrize("seed", range(3))
def test_until_a_creature_stops_nothing_is_left_to_chance_and_nobody_else_decides(seed):
    """So it makes no difference that its way is told in steps."""
    match = given(f"""
        seed = "{seed}"
        laid = ["7,0 I-hole-NESW", "8,0 I-EW", "9,0 I-EW", "10,0 I-bridge-EW", "11,0 I-NEW"]
        [seat.A]
        hand = "I-goblin I-NE"
        [seat.B]
        at = "11,0 C"
        axes = "I-axe"
    """)
    match.decide("attract 7,0 with I-goblin")
    before = [(seat.hand, seat.gold, seat.axes) for seat in match.view(None).seats]
    for space in ["8,0 C", "9,0 C", "10,0 EW"]:
        walk(match, space)
        assert match.waiting == (0,)
        assert [(seat.hand, seat.gold, seat.axes) for seat in match.view(None).seats] == before
    assert creatures(match) == {"goblin": ("10,0 EW", 0)}
    walk(match, "11,0 C")
    assert match.waiting == (1,), "only now B is asked"


# Ladders


@pytest.mark.clause("DC-P12", "DC-M04", "Q-DC-12")
@pytest.mark.parametrize(
    ("card", "space"),
    [("I-ladder-NESW", "C"), ("II-ladder-NEW", "N"), ("II-ladder-NES~", "W"), ("III-ladder-NESW", "C")],
)
def test_from_ladder_to_ladder_it_is_one_step_also_to_a_piece_that_is_cut_off(card, space):
    match = moving(f'"9,-7 {card}", "1,0 I-EW"')
    assert steps(match) == {f"9,-7 {space}", "1,0 C"}
    walk(match, f"9,-7 {space}")
    assert (at(match, 0), left(match)) == (f"9,-7 {space}", 2)
    walk(match, "0,0 C")
    assert left(match) == 1


@pytest.mark.clause("DC-P12")
def test_any_ladder_leads_to_any_other():
    ladders = {
        "7,0 C": "I-ladder-NESW",
        "9,0 N": "II-ladder-NEW",
        "11,0 E": "II-ladder-NES",
        "13,0 C": "III-ladder-NESW",
    }
    laid = ", ".join(f'"{space.split()[0]} {card}"' for space, card in ladders.items())
    for space in ladders:
        match = moving(laid, space)
        assert ladders.keys() - {space} | {"0,0 C"} <= steps(match)


@pytest.mark.clause("DC-P12", "DC-M04")
def test_only_a_dwarf_in_the_space_of_the_ladder_can_climb():
    match = moving('"9,9 II-ladder-NEW", "1,0 I-EW"', "9,9 E")
    assert steps(match) == {"9,9 N", "9,9 W"}
    assert clause_of(match, "step 0,0 C") == "DC-M01"
    match = moving('"9,9 II-ladder-NEW", "1,0 I-EW"', "1,0 C")
    assert clause_of(match, "step 9,9 N") == "DC-M01"
    match = moving('"9,9 II-ladder-NEW", "1,0 I-EW"')
    assert clause_of(match, "step 9,9 E") == "DC-M01", "and it leads to the ladder only"


@pytest.mark.clause("DC-P12")
def test_a_ladder_next_door_is_one_way_and_not_two():
    match = moving('"1,0 I-ladder-NESW"')
    assert sorted(str(choice) for choice in match.choices()) == ["step 1,0 C", "stop"]


@pytest.mark.clause("Q-DC-12", "Q-DC-13", "Q-DC-14", "DC-P12")
def test_webs_do_not_stop_a_dwarf_on_a_ladder_in_a_piece_that_is_cut_off():
    """T-DC-11, with a web on each of its three edges; the ladder goal lies face down."""
    match = given(f"""
        laid = ["8,8 I-ladder-NESW", "9,8 II-ladder-NEW"]
        {goals("ladder")}
        phase = "move"
        [seat.A]
        at = "9,8 N"
        [seat.B]
        webs = ["I-web on 8,8 E side 2", "II-web on 9,8 N side 2", "III-web on 9,8 E side 1"]
    """)
    assert steps(match) == {"9,8 E", "9,8 W", "0,0 C", "8,8 C"}, "not to the goal"
    assert clause_of(match, "step 4,4 C") == "DC-M01"
    walk(match, "0,0 C")
    assert at(match, 0) == "0,0 C"


@pytest.mark.clause("Q-DC-13", "DC-M07")
def test_a_web_between_two_ladders_blocks_the_door_and_not_the_ladders():
    match = given("""
        laid = ["1,0 I-ladder-NESW", "0,1 I-NS"]
        phase = "move"
        [seat.B]
        webs = ["I-web on 0,0 E side 2", "II-web on 0,0 N side 2"]
    """)
    assert steps(match) == {"1,0 C"}
    walk(match, "1,0 C")
    assert at(match, 0) == "1,0 C"


@pytest.mark.clause("Q-DC-14", "Q-DC-12")
@pytest.mark.parametrize(("goal", "ways"), [("ladder", {"1,0 C"}), ("ladder up", {"1,0 C", "4,4 C"})])
def test_the_ladder_of_a_goal_counts_once_it_is_face_up(goal, ways):
    match = moving('"1,0 I-EW"', more=goals(goal))
    assert steps(match) == ways


@pytest.mark.clause("Q-DC-14", "Q-DC-12", "DC-P12")
def test_a_ladder_goal_that_is_revealed_leads_home():
    match = given(f"""
        laid = ["3,4 I-EW", "1,0 I-EW"]
        {goals("ladder")}
        [seat.A]
        at = "3,4 C"
        hand = "I-NS I-NE"
        [seat.B]
        hand = "I-NW"
    """)
    match.decide("discard I-NS")
    walk(match, "4,4 W")
    match.decide("discard I-NW")
    assert "4,4 C" in steps(match), "B climbs from the start to it"
    match.decide("stop")
    idle(match)
    match.decide("discard I-NE")
    walk(match, "4,4 C", "0,0 C")
    assert at(match, 0) == "0,0 C"


@pytest.mark.clause("DC-P12")
def test_a_ladder_that_a_rockfall_took_is_gone_and_one_that_is_laid_is_there():
    match = given("""
        laid = ["9,9 I-ladder-NESW", "1,0 I-EW"]
        [seat.A]
        hand = "II-rockfall"
        [seat.B]
        hand = "III-ladder-NESW"
    """)
    match.decide("rockfall 9,9 with II-rockfall")
    assert steps(match) == {"1,0 C"}
    match.decide("stop")
    match.decide("lay III-ladder-NESW 2,0")
    assert steps(match) == {"1,0 C", "2,0 C"}


# Bridges


@pytest.mark.clause("DC-P13", "DC-P14", "DC-M05", "Q-DC-15", "Q-DC-16")
def test_over_the_bridge_costs_one_card_on_entering_and_none_on_leaving():
    """T-DC-08."""
    match = moving(BRIDGE, own='hand = "I-NE I-rat I-goblin"')
    walk(match, "1,0 EW")
    assert hand_size(match) == 2, "at once"
    walk(match, "2,0 C")
    assert hand_size(match) == 2
    assert [event.to for event in told(match, CardLost)] == ["bridge"]


@pytest.mark.clause("DC-P13", "Q-DC-15")
def test_below_the_bridge_it_is_free():
    """T-DC-08."""
    match = moving(BRIDGE, "1,1 C", own='hand = "I-NE I-rat I-goblin"')
    walk(match, "1,0 NS", "1,-1 C")
    assert hand_size(match) == 3
    assert told(match, CardLost) == []


@pytest.mark.clause("DC-P13")
@pytest.mark.parametrize(
    ("card", "space", "ways", "other"),
    [
        ("I-bridge-EW", "EW", {"0,0 C", "2,0 C"}, "NS"),
        ("I-bridge-EW", "NS", {"1,1 C", "1,-1 C"}, "EW"),
        ("II-bridge-EW", "W", {"0,0 C", "1,0 E"}, "N"),
        ("II-bridge-NS", "N", {"1,1 C", "1,0 S"}, "W"),
        ("III-bridge-NS", "NS", {"1,0 N", "1,0 S"}, "EW"),
        ("III-bridge-NS", "E", {"2,0 C", "1,0 EW"}, "NS"),
    ],
)
def test_nobody_changes_from_the_bridge_to_the_path_below_or_back(card, space, ways, other):
    """T-DC-08."""
    match = moving(BRIDGE.replace("I-bridge-EW", card), f"1,0 {space}")
    assert steps(match) == ways
    assert clause_of(match, f"step 1,0 {other}") == "DC-P13"


@pytest.mark.clause("DC-P14", "DC-M05", "Q-DC-15", "Q-DC-16")
@pytest.mark.parametrize(
    ("card", "start", "way", "lost"),
    [
        ("I-bridge-EW", "0,0 C", ["1,0 EW", "2,0 C"], 1),
        ("I-bridge-EW", "2,0 C", ["1,0 EW", "0,0 C"], 1),
        ("II-bridge-EW", "0,0 C", ["1,0 W", "1,0 E", "2,0 C"], 1),
        ("II-bridge-EW", "1,1 C", ["1,0 N", "1,0 S", "1,-1 C"], 0),
        ("II-bridge-NS", "1,1 C", ["1,0 N", "1,0 S", "1,-1 C"], 1),
        ("II-bridge-NS", "0,0 C", ["1,0 W", "1,0 E", "2,0 C"], 0),
        ("III-bridge-NS", "1,-1 C", ["1,0 S", "1,0 NS", "1,0 N"], 1),
        ("III-bridge-NS", "2,0 C", ["1,0 E", "1,0 EW", "1,0 W"], 0),
        ("II-bridge-EW", "0,0 C", ["1,0 W", "1,0 E", "1,0 W"], 1),
        ("III-bridge-NS", "1,-1 C", ["1,0 S", "1,0 NS", "1,0 S"], 1),
        ("I-bridge-EW", "0,0 C", ["1,0 EW", "0,0 C"], 1),
        ("I-bridge-EW", "0,0 C", ["1,0 EW", "0,0 C", "1,0 EW"], 2),
        ("I-bridge-EW", "1,0 EW", ["2,0 C"], 0),
        ("I-bridge-EW", "1,0 EW", ["2,0 C", "1,0 EW"], 1),
        ("II-bridge-EW", "1,0 W", ["1,0 E", "1,0 W", "0,0 C"], 0),
    ],
)
def test_the_bridge_is_paid_for_once_on_each_coming_onto_it_from_another_card(card, start, way, lost):
    match = moving(BRIDGE.replace("I-bridge-EW", card), start, own='hand = "I-NE I-rat I-goblin"')
    walk(match, *way)
    assert at(match, 0) == way[-1]
    assert len(told(match, CardLost)) == lost
    assert len([event for event in told(match, CardLost) if event.lost]) == lost


@pytest.mark.clause("DC-P14", "Q-DC-16")
def test_from_one_bridge_onto_the_next_costs_another_card():
    match = moving('"1,0 I-bridge-EW", "2,0 II-bridge-EW"', own='hand = "I-NE I-rat I-goblin"')
    walk(match, "1,0 EW", "2,0 W")
    assert hand_size(match) == 1


@pytest.mark.clause("DC-P14", "DC-M05")
def test_the_card_is_drawn_blindly_and_only_who_lost_it_knows_it():
    lost = set()
    for seed in range(30):
        match = moving(BRIDGE, more=f'seed = "{seed}"', own='hand = "I-NE I-rat I-goblin"')
        discards = match.view(None).discards
        walk(match, "1,0 EW")
        assert match.waiting == (0,), "nobody is asked which"
        (card,) = {"I-NE", "I-rat", "I-goblin"} - set(hand_of(match, 0))
        lost.add(card)
        assert match.view(None).discards == discards + 1
        for viewer in viewers(match):
            shown = card if viewer == 0 else None
            assert told(match, CardLost, viewer) == [
                CardLost(seat=0, to="bridge", lost=True, backs=(1, 0, 0), card=shown, known=1)
            ]
            assert match.view(viewer).seats[0].discarded.cards == ((card,) if viewer == 0 else None)
    assert lost == {"I-NE", "I-rat", "I-goblin"}, "each of them may go"


@pytest.mark.clause("DC-P14")
def test_only_the_seat_that_crosses_loses_a_card():
    match = moving(BRIDGE)
    before = [hand_size(match, seat) for seat in (1, 2)]
    walk(match, "1,0 EW")
    assert [hand_size(match, seat) for seat in (1, 2)] == before


@pytest.mark.clause("Q-DC-17", "DC-M05")
def test_with_an_empty_hand_the_bridge_is_free():
    """T-DC-08."""
    match = moving(BRIDGE, own='hand = ""')
    discards = match.view(None).discards
    walk(match, "1,0 EW", "2,0 C")
    assert at(match, 0) == "2,0 C"
    assert told(match, CardLost) == [CardLost(seat=0, to="bridge", lost=False, backs=None, card=None)]
    assert match.view(None).discards == discards


@pytest.mark.clause("Q-DC-18", "DC-P14")
def test_who_loses_its_last_card_on_the_bridge_moves_on_draws_and_is_not_skipped():
    """T-DC-09."""
    match = given(f"""
        laid = [{BRIDGE}]
        pile = "II-NS II-NE II-NESW II-rat"
        [seat.A]
        hand = "I-NE I-NW"
    """)
    match.decide("discard I-NE")
    walk(match, "1,0 EW")
    assert (hand_of(match, 0), match.waiting, left(match)) == ((), (0,), 2)
    walk(match, "2,0 C")
    assert at(match, 0) == "2,0 C"
    match.decide("stop")
    assert [event.card for event in told(match, Drew, 0)] == ["II-NS"]
    assert hand_of(match, 0) == ("II-NS",), "the lost card is not made up for"
    idle(match, 2)
    assert match.waiting == (0,)
    assert told(match, Skipped) == []


@pytest.mark.clause("Q-DC-18")
def test_with_an_empty_pile_it_is_skipped_in_its_next_turn():
    match = given(f"""
        laid = [{BRIDGE}]
        pile = ""
        [seat.A]
        hand = "I-NE I-NW"
        [seat.B]
        hand = "I-rat"
        [seat.C]
        hand = "I-goblin I-lindworm"
    """)
    match.decide("discard I-NE")
    walk(match, "1,0 EW", "2,0 C")
    match.decide("stop")
    idle(match, 2)
    assert told(match, Skipped) == [Skipped(seat=0), Skipped(seat=1)]
    assert match.waiting == (2,)


@pytest.mark.clause("Q-DC-19")
def test_after_a_swap_the_bridge_takes_a_card_of_the_new_hand():
    match = given(f"""
        laid = [{BRIDGE}]
        pile = "II-NS II-NE"
        [seat.A]
        hand = "II-swap I-NE I-NW"
        [seat.B]
        hand = "I-rat"
    """)
    match.decide("swap B with II-swap")
    walk(match, "1,0 EW")
    assert [event.card for event in told(match, CardLost, 0)] == ["I-rat"]
    assert hand_of(match, 0) == ()
    assert hand_of(match, 1) == ("I-NE", "I-NW")
    match.decide("stop")
    assert (hand_of(match, 0), hand_of(match, 1)) == ((), ("I-NE", "I-NW", "II-NS")), "B draws, and A does not"


@pytest.mark.clause("Q-DC-19", "Q-DC-17")
@pytest.mark.parametrize(
    ("hand", "discarded", "lost"),
    [("I-NE I-NW", "I-NE", "I-NW"), ("I-NE I-NW I-rat", "I-NE I-rat", "I-NW"), ("I-NE I-NW", "I-NE I-NW", None)],
)
def test_after_a_pass_the_bridge_takes_a_card_of_what_is_left(hand, discarded, lost):
    match = given(f"""
        laid = [{BRIDGE}]
        [seat.A]
        hand = "{hand}"
    """)
    match.decide(f"discard {discarded}")
    walk(match, "1,0 EW")
    assert [event.card for event in told(match, CardLost, 0)] == [lost]


# Tunnels


@pytest.mark.clause("DC-P15", "Q-DC-20")
def test_along_a_bend_it_is_free():
    match = moving(BEND)
    walk(match, "1,0 NW", "1,1 C")
    assert at(match, 0) == "1,1 C"
    assert gold_of(match) == 3
    assert told(match, GoldLost) == []


@pytest.mark.clause("DC-P15", "DC-M06", "Q-DC-20")
def test_the_tunnel_joins_the_bends_takes_a_step_and_costs_one_gold():
    match = moving(BEND)
    pool = match.view(None).pool
    walk(match, "1,0 NW")
    assert steps(match) == {"0,0 C", "1,1 C", "1,0 T"}
    walk(match, "1,0 T")
    assert (gold_of(match), match.view(None).pool, left(match)) == (2, pool + 1, 1), "at once"
    assert steps(match) == {"1,0 NW", "1,0 ES"}
    walk(match, "1,0 ES")
    assert (gold_of(match), match.view(None).pool) == (2, pool + 1), "coming out costs nothing"
    assert at(match, 0) == "1,0 ES"
    assert told(match, GoldLost) == [GoldLost(seat=0, to="tunnel", lost=True)]


@pytest.mark.clause("DC-P15", "Q-DC-20")
@pytest.mark.parametrize(
    ("card", "space", "ways", "other"),
    [
        ("I-bend-NW", "NW", {"0,0 C", "1,1 C", "1,0 T"}, "ES"),
        ("I-bend-NW", "ES", {"2,0 C", "1,-1 C", "1,0 T"}, "NW"),
        ("II-bend-NE", "N", {"1,1 C", "1,0 E", "1,0 T"}, "S"),
        ("II-bend-NW", "E", {"2,0 C", "1,0 S", "1,0 T"}, "N"),
        ("II-bend-NW", "T", {"1,0 N", "1,0 E", "1,0 S", "1,0 W"}, None),
        ("III-bend-NE", "NE", {"1,0 N", "1,0 E", "1,0 T"}, "SW"),
        ("III-bend-NE", "N", {"1,1 C", "1,0 NE"}, "T"),
        ("III-bend-NW", "T", {"1,0 NW", "1,0 ES"}, None),
    ],
)
def test_the_bends_are_joined_by_the_tunnel_only(card, space, ways, other):
    match = moving(BEND.replace("I-bend-NW", card), f"1,0 {space}")
    assert steps(match) == ways
    if other:
        assert clause_of(match, f"step 1,0 {other}") in {"DC-P15", "Q-DC-20", "DC-M01"}, "this is no bridge"


@pytest.mark.clause("Q-DC-20", "DC-M06")
def test_in_and_out_on_the_same_side_costs_the_gold_too_and_each_time():
    match = moving(BEND, own='boots = "I-boots"')
    walk(match, "1,0 NW", "1,0 T", "1,0 NW", "1,0 T")
    assert gold_of(match) == 1
    assert at(match, 0) == "1,0 T"


@pytest.mark.clause("DC-P16", "DC-M06")
def test_without_gold_the_tunnel_is_free():
    match = moving(BEND, "1,0 NW", own="gold = 0")
    pool = match.view(None).pool
    walk(match, "1,0 T", "1,0 ES")
    assert at(match, 0) == "1,0 ES"
    assert (gold_of(match), match.view(None).pool) == (0, pool)
    assert told(match, GoldLost) == [GoldLost(seat=0, to="tunnel", lost=False)]


@pytest.mark.clause("DC-P16")
def test_the_last_piece_is_paid_and_then_it_is_free():
    match = moving(BEND, "1,0 NW", own="gold = 1")
    walk(match, "1,0 T", "1,0 NW", "1,0 T")
    assert [event.lost for event in told(match, GoldLost)] == [True, False]
    assert gold_of(match) == 0


@pytest.mark.clause("Q-DC-21")
def test_a_movement_may_end_in_a_tunnel():
    match = given(f"""
        laid = [{BEND}]
        [seat.A]
        at = "1,0 NW"
        hand = "I-NE I-rat"
    """)
    match.decide("discard I-NE")
    walk(match, "1,0 T")
    match.decide("stop")
    assert (match.waiting, at(match, 0)) == ((1,), "1,0 T")
    idle(match, 2)
    match.decide("discard I-rat")
    walk(match, "1,0 ES", "2,0 C")
    assert (at(match, 0), gold_of(match)) == ("2,0 C", 2), "nothing more is paid"


@pytest.mark.clause("Q-DC-21", "Q-DC-16")
def test_a_movement_may_end_on_a_bridge():
    match = given(f"""
        laid = [{BRIDGE}]
        [seat.A]
        hand = "I-NE I-rat I-goblin"
    """)
    match.decide("discard I-NE")
    walk(match, "1,0 EW")
    match.decide("stop")
    assert (match.waiting, at(match, 0), hand_size(match)) == ((1,), "1,0 EW", 2), "one lost, one drawn"
    idle(match, 2)
    match.decide(min(choices(match, "discard")))
    walk(match, "2,0 C")
    assert hand_size(match) == 1, "nothing more is lost"


# Webs


@pytest.mark.clause("DC-M07")
@pytest.mark.parametrize(("where", "way", "ways"), [("1,0 C", "2,0 C", {"0,0 C"}), ("2,0 C", "1,0 C", {"3,0 C"})])
@pytest.mark.parametrize("owner", ["A", "B"])
@pytest.mark.parametrize("side", [1, 2])
def test_no_step_leads_over_an_edge_with_a_web_from_either_side_also_not_for_its_owner(where, way, ways, owner, side):
    at_b = f'[seat.B]\nwebs = ["I-web on 1,0 E side {side}"]' if owner == "B" else ""
    at_a = f'webs = ["I-web on 1,0 E side {side}"]' if owner == "A" else ""
    match = given(f"""
laid = [{ROAD}]
phase = "move"
[seat.A]
at = "{where}"
{at_a}
{at_b}
""")
    assert steps(match) == ways
    assert clause_of(match, f"step {way}") == "DC-A11"


@pytest.mark.clause("DC-M07")
def test_another_way_round_the_web_is_free():
    match = given("""
        laid = ["1,0 I-NEW", "0,1 I-NES", "1,1 I-NEW~"]
        phase = "move"
        [seat.B]
        webs = ["I-web on 0,0 E side 2"]
    """)
    assert steps(match) == {"0,1 C"}
    walk(match, "0,1 C", "1,1 C", "1,0 C")
    assert at(match, 0) == "1,0 C"


@pytest.mark.clause("DC-M07", "Q-DC-26")
def test_a_web_keeps_a_dwarf_from_revealing_a_goal():
    match = given(f"""
        laid = ["3,4 I-EW", "2,4 I-EW"]
        {goals("exit")}
        phase = "move"
        [seat.A]
        at = "3,4 C"
        [seat.B]
        webs = ["I-web on 3,4 E side 1"]
    """)
    assert steps(match) == {"2,4 C"}
    assert clause_of(match, "step 4,4 W") == "DC-A11"
    assert not goal_at(match, "4,4").face_up


# Creatures on the way


def creature_at(creature: str, where: str = "2,0 C", own: str = "", more: str = "", laid: str = ROAD):
    """A's dwarf on the road; a creature of C further on."""
    indented = "\n        ".join(own.split("; "))
    return given(f"""
        laid = [{laid}]
        creatures = ["I-{creature} of C at {where}"]
        {more}
        [seat.A]
        at = "1,0 C"
        hand = "I-NE I-NW"
        {indented}
    """)


@pytest.mark.clause("DC-M08", "Q-DC-23")
@pytest.mark.parametrize("creature", ["rat", "lindworm", "goblin"])
def test_who_enters_the_space_of_a_creature_ends_its_movement_and_is_attacked(creature):
    match = creature_at(creature)
    match.decide("discard I-NE")
    events = match.decide("step 2,0 C")
    assert [type(event) for event in events][:2] == [Stepped, Attacked]
    assert told(match, Attacked) == [Attacked(seat=0, creature=creature)]
    assert (at(match, 0), match.waiting) == ("2,0 C", (1,)), "two steps are lost, and nobody passes through"
    seat = match.view(None).seats[0]
    lost_card = [event.to for event in told(match, CardLost)]
    assert (lost_card, seat.lying, seat.gold) == {
        "rat": (["rat"], False, 3),
        "lindworm": ([], True, 3),
        "goblin": ([], False, 2),
    }[creature]


@pytest.mark.clause("DC-M08")
def test_a_dwarf_that_walks_into_the_creature_of_its_own_seat_is_attacked_too():
    match = given("""
        laid = ["1,0 I-hole-NESW"]
        [seat.A]
        hand = "I-goblin"
    """)
    match.decide("attract 1,0 with I-goblin")
    match.decide("stop")
    walk(match, "1,0 C")
    assert told(match, Attacked) == [Attacked(seat=0, creature="goblin")]
    assert (gold_of(match), match.waiting) == (2, (1,))


@pytest.mark.clause("DC-M08")
def test_only_the_space_of_the_creature_counts_and_not_its_card():
    match = moving('"1,0 II-EW", "2,0 II-NESW"', "1,0 E", more='creatures = ["I-goblin of B at 2,0 N"]')
    walk(match, "2,0 W", "2,0 E")
    assert told(match, Attacked) == []
    assert left(match) == 1
    walk(match, "2,0 N")
    assert told(match, Attacked) == [Attacked(seat=0, creature="goblin")]


@pytest.mark.clause("DC-M08", "Q-DC-24")
@pytest.mark.parametrize("creature", ["rat", "lindworm", "goblin"])
def test_an_axe_drives_the_creature_away_before_it_attacks_but_the_movement_is_over(creature):
    match = creature_at(creature, own='axes = "I-axe"')
    match.decide("discard I-NE")
    walk(match, "2,0 C")
    assert (match.waiting, match.view(None).phase) == ((0,), "axe")
    assert choices(match) == {"axe yes", "axe no"}
    assert clause_of(match, "stop") == "DC-A18"
    match.decide("axe yes")
    assert told(match, CreatureDrivenAway) == [CreatureDrivenAway(seat=0, card="I-axe", creature=creature)]
    assert (told(match, Attacked), creatures(match)) == ([], {})
    assert (at(match, 0), match.waiting) == ("2,0 C", (1,))
    assert match.view(None).seats[0].axes == 0


@pytest.mark.clause("DC-M08")
def test_who_keeps_the_axe_is_attacked():
    match = creature_at("goblin", own='axes = "I-axe"')
    match.decide("discard I-NE")
    walk(match, "2,0 C")
    match.decide("axe no")
    assert told(match, Attacked) == [Attacked(seat=0, creature="goblin")]
    assert (gold_of(match), match.view(None).seats[0].axes) == (2, 1)
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-24")
def test_at_a_table_with_axe_keeps_moving_the_dwarf_uses_the_steps_it_has_left():
    match = creature_at("goblin", own='axes = "I-axe"', more="options = { axe_keeps_moving = true }")
    match.decide("discard I-NE")
    walk(match, "2,0 C")
    match.decide("axe yes")
    assert (match.waiting, left(match), steps(match)) == ((0,), 2, {"1,0 C", "3,0 C"})
    walk(match, "3,0 C", "4,0 C")
    assert at(match, 0) == "4,0 C"


@pytest.mark.clause("Q-DC-24", "DC-M08")
@pytest.mark.parametrize("own", ["", 'axes = "I-axe"'], ids=["no axe", "axe kept"])
def test_also_at_such_a_table_an_attack_ends_the_movement(own):
    match = creature_at("goblin", own=own, more="options = { axe_keeps_moving = true }")
    match.decide("discard I-NE")
    walk(match, "2,0 C")
    if own:
        match.decide("axe no")
    assert told(match, Attacked) == [Attacked(seat=0, creature="goblin")]
    assert (at(match, 0), match.waiting) == ("2,0 C", (1,))


@pytest.mark.clause("Q-DC-25")
@pytest.mark.parametrize("creature", ["rat", "lindworm", "goblin"])
def test_a_dwarf_whose_turn_begins_beside_a_creature_leaves_freely_and_is_attacked_if_it_comes_back(creature):
    match = creature_at(creature, where="1,0 C")
    match.decide("discard I-NE")
    assert (match.waiting, left(match)) == ((0,), 3), "its movement is not over"
    walk(match, "2,0 C")
    assert told(match, Attacked) == []
    assert left(match) == 2
    walk(match, "1,0 C")
    assert told(match, Attacked) == [Attacked(seat=0, creature=creature)]
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-25")
def test_a_dwarf_that_stays_with_a_creature_is_not_attacked_again():
    match = creature_at("goblin", where="1,0 C", own='axes = "I-axe"')
    rest(match, "discard I-NE")
    assert (told(match, Attacked), gold_of(match)) == ([], 3)
    assert match.waiting == (1,)


TWO = 'creatures = ["I-rat of C at 2,0 C", "I-goblin of C at 2,0 C"]'


@pytest.mark.clause("Q-DC-29")
def test_a_creature_may_come_into_the_space_of_another():
    match = given("""
        laid = ["7,0 I-hole-NESW", "8,0 I-EW"]
        creatures = ["I-rat of B at 8,0 C"]
        [seat.A]
        hand = "I-goblin"
    """)
    match.decide("attract 7,0 with I-goblin")
    walk(match, "8,0 C")
    assert (match.waiting, left(match)) == ((0,), 4), "and go on"
    assert creatures(match) == {"rat": ("8,0 C", 1), "goblin": ("8,0 C", 0)}


@pytest.mark.clause("Q-DC-29")
@pytest.mark.parametrize("first", ["rat", "goblin"])
def test_two_creatures_attack_one_after_the_other_in_the_order_that_the_mover_chooses(first):
    match = moving(ROAD, "1,0 C", more=TWO, own='hand = "I-NE"')
    walk(match, "2,0 C")
    assert (match.waiting, match.view(None).phase) == ((0,), "meet")
    assert choices(match) == {"meet rat", "meet goblin"}
    assert clause_of(match, "stop") == "Q-DC-29"
    assert clause_of(match, "meet lindworm") == "Q-DC-29"
    match.decide(f"meet {first}")
    second = {"rat": "goblin", "goblin": "rat"}[first]
    assert [event.creature for event in told(match, Attacked)] == [first, second]
    assert gold_of(match) == 2
    assert [event.card for event in told(match, CardLost, 0)] == ["I-NE"]
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-29")
@pytest.mark.parametrize("driven", ["rat", "goblin"])
def test_one_axe_drives_away_one_of_them_and_the_other_attacks(driven):
    match = moving(ROAD, "1,0 C", more=TWO, own='hand = "I-NE"; axes = "I-axe"')
    walk(match, "2,0 C")
    match.decide(f"meet {driven}")
    match.decide("axe yes")
    other = {"rat": "goblin", "goblin": "rat"}[driven]
    assert creatures(match).keys() == {other}
    assert told(match, Attacked) == [Attacked(seat=0, creature=other)]
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-29")
def test_an_axe_kept_from_the_first_may_meet_the_second_and_two_axes_drive_away_both():
    match = moving(ROAD, "1,0 C", more=TWO, own='axes = "I-axe"')
    walk(match, "2,0 C")
    match.decide("meet rat")
    match.decide("axe no")
    assert match.view(None).attack.creature == "goblin"
    match.decide("axe yes")
    assert creatures(match).keys() == {"rat"}
    match = moving(ROAD, "1,0 C", more=TWO, own='axes = "I-axe II-axe"')
    walk(match, "2,0 C")
    match.decide("meet rat")
    match.decide("axe yes")
    match.decide("axe yes")
    assert (creatures(match), told(match, Attacked)) == ({}, [])
    assert match.view(None).seats[0].axes == 0


@pytest.mark.clause("Q-DC-29")
def test_of_three_creatures_the_mover_chooses_twice():
    three = TWO.replace("]", ', "I-lindworm of C at 2,0 C"]')
    match = moving(ROAD, "1,0 C", more=three)
    walk(match, "2,0 C")
    match.decide("meet lindworm")
    assert choices(match) == {"meet rat", "meet goblin"}
    match.decide("meet goblin")
    assert [event.creature for event in told(match, Attacked)] == ["lindworm", "goblin", "rat"]


@pytest.mark.clause("Q-DC-29", "Q-DC-24")
def test_with_axe_keeps_moving_a_second_creature_that_attacks_ends_the_movement_all_the_same():
    match = moving(ROAD, "1,0 C", more=TWO + "\n        options = { axe_keeps_moving = true }", own='axes = "I-axe"')
    walk(match, "2,0 C")
    match.decide("meet rat")
    match.decide("axe yes")
    assert told(match, Attacked) == [Attacked(seat=0, creature="goblin")]
    assert match.waiting == (1,)


# The order of things on entering a space


@pytest.mark.clause("Q-DC-26")
def test_a_goal_is_revealed_and_gets_its_gold_before_the_dwarf_is_on_it():
    match = moving('"3,4 I-EW"', "3,4 C", more=goals("vein"))
    walk(match, "4,4 W")
    assert happened(match, GoalRevealed, GoldLaid, Stepped) == [
        GoalRevealed(seat=0, goal=(4, 4), shows="vein", turned=True),
        GoldLaid(cell=(4, 4)),
        Stepped(seat=0, cell=(4, 4), space="W"),
    ]


@pytest.mark.clause("Q-DC-26")
def test_a_goal_is_aligned_before_the_dwarf_is_on_it():
    match = moving('"4,3 I-NS"', "4,3 C", more=goals("vein"))
    walk(match, "4,4 S")
    assert (match.view(None).phase, at(match, 0)) == ("align", "4,3 C")
    match.decide("align upright")
    assert happened(match, GoalRevealed, GoalAligned, GoldLaid, Stepped) == [
        GoalRevealed(seat=0, goal=(4, 4), shows="vein", turned=None),
        GoalAligned(seat=0, goal=(4, 4), turned=False),
        GoldLaid(cell=(4, 4)),
        Stepped(seat=0, cell=(4, 4), space="S"),
    ]
    assert table_of(match)["4,4"] == "goal-vein"


@pytest.mark.clause("Q-DC-26")
def test_the_bridge_is_paid_for_before_the_rat_bites():
    match = moving(BRIDGE, more='creatures = ["I-rat of B at 1,0 EW"]', own='hand = "I-NE"')
    walk(match, "1,0 EW")
    assert happened(match, Stepped, CardLost, Attacked) == [
        Stepped(seat=0, cell=(1, 0), space="EW"),
        CardLost(seat=0, to="bridge", lost=True, backs=(1, 0, 0), card="I-NE", known=1),
        Attacked(seat=0, creature="rat"),
        CardLost(seat=0, to="rat", lost=False, backs=None, card=None),
    ]


@pytest.mark.clause("Q-DC-26")
def test_the_bridge_is_paid_for_also_if_an_axe_drives_the_creature_away():
    match = moving(BRIDGE, more='creatures = ["I-rat of B at 1,0 EW"]', own='hand = "I-NE I-NW"; axes = "I-axe"')
    walk(match, "1,0 EW")
    assert (match.view(None).phase, hand_size(match)) == ("axe", 1)
    match.decide("axe yes")
    assert [event.to for event in told(match, CardLost)] == ["bridge"]


@pytest.mark.clause("Q-DC-26")
def test_the_tunnel_is_paid_for_before_the_goblin_steals():
    match = moving(BEND, "1,0 NW", more='creatures = ["I-goblin of B at 1,0 T"]', own="gold = 1")
    walk(match, "1,0 T")
    assert happened(match, GoldLost, Attacked) == [
        GoldLost(seat=0, to="tunnel", lost=True),
        Attacked(seat=0, creature="goblin"),
        GoldLost(seat=0, to="goblin", lost=False),
    ]


@pytest.mark.clause("Q-DC-26")
def test_a_creature_on_the_exit_space_attacks_before_the_dwarf_leaves():
    more = goals("exit up") + '\n        creatures = ["I-goblin of B at 4,4 C"]'
    match = moving('"3,4 I-EW"', "4,4 W", more=more, own='clan = "yellow-loyal"')
    walk(match, "4,4 C")
    assert [type(event) for event in happened(match, Stepped, Attacked, GoldLost, DwarfLeft, ClanRevealed)] == [
        Stepped,
        Attacked,
        GoldLost,
        DwarfLeft,
        ClanRevealed,
    ]
    assert told(match, DwarfLeft) == [DwarfLeft(seat=0, gold=2)]
    assert at(match, 0) is None


@pytest.mark.clause("Q-DC-26", "DC-P17")
def test_the_gold_of_a_vein_is_taken_last_also_by_a_dwarf_that_the_lindworm_laid_down():
    match = moving(
        '"-1,0 III-vein-NE"', "-1,0 E", more='creatures = ["I-lindworm of B at -1,0 C"]', own='clan = "yellow-loyal"'
    )
    walk(match, "-1,0 C")
    assert happened(match, Attacked, GoldTaken, ClanRevealed) == [
        Attacked(seat=0, creature="lindworm"),
        GoldTaken(seat=0, cell=(-1, 0)),
        ClanRevealed(seat=0, identity="loyal"),
    ]
    assert (gold_of(match), match.view(None).seats[0].lying) == (4, True)


@pytest.mark.clause("Q-DC-26", "Q-DC-24")
def test_with_axe_keeps_moving_a_dwarf_that_goes_on_leaves_the_gold_of_the_vein():
    more = 'creatures = ["I-goblin of B at -1,0 C"]\n        options = { axe_keeps_moving = true }'
    match = moving('"-1,0 III-vein-NE"', "-1,0 E", more=more, own='axes = "I-axe"')
    walk(match, "-1,0 C")
    match.decide("axe yes")
    walk(match, "-1,0 E")
    match.decide("stop")
    assert (told(match, GoldTaken), gold_of(match)) == ([], 3)
