"""Spiderwebs: where they lie, whom they stop, how they leave (DC-A05, DC-A09 to DC-A13)."""

import pytest

from tests.dark_cave.seeing import at, hand_of, idle, rest, steps, table_of, told, viewers, walk, webs
from tests.dark_cave.table import choices, clause_of, given
from undermine import NotationError
from undermine.games.dark_cave.events import GoalRevealed, Skipped, WebGone, WebHewn, WebSet, WebTurned

#: A straight way east from the start, with a turn to the south at its end.
WAY = '"1,0 II-EW", "2,0 II-NE~"'

#: A card of group II west of a goal, in a small cave.
BY_A_GOAL = """
    options = {{ area = 7 }}
    laid = ["2,3 II-EW"]
    goals = ["-3,3 exit", "3,3 {goal}", "-3,-3 hole", "3,-3 vein"]
    [seat.A]
    hand = "I-web II-rockfall"
    at = "2,3 E"
"""

#: B has a web on the way from 1,0 to 2,0; rockfalls are in the hands of A and C.
ON_A_CONNECTION = """
    laid = ["1,0 I-EW", "2,0 I-EW"]
    pile = "I-NS I-NS I-NE I-NW I-NEW I-NES"
    [seat.A]
    hand = "II-rockfall I-NESW"
    [seat.B]
    hand = "II-EW III-EW I-NEW"
    webs = ["I-web on 1,0 E side 2"]
    [seat.C]
    hand = "III-rockfall I-NES"
"""


def places(match) -> set[str]:
    """Where the waiting seat may set its one web."""
    return {choice.removeprefix("web ").split(" with ")[0] for choice in choices(match, "web")}


# Where a web may lie


@pytest.mark.clause("DC-A09", "Q-DC-46")
def test_a_web_lies_where_two_doors_meet_or_on_a_door_that_leads_to_a_free_cell():
    match = given(f"""
        laid = [{WAY}]
        [seat.A]
        hand = "I-web"
    """)
    between = {"0,0 E", "1,0 E"}
    ends = {"0,0 N", "-1,0 E", "0,-1 N", "2,-1 N"}  # -1,0 E is the west side of the start
    assert places(match) == between | ends
    for same in ["1,0 W", "2,0 W", "0,0 W", "0,0 S", "2,0 S"]:  # from the other side
        assert clause_of(match, f"web {same} with I-web") is None
    for edge in ["1,0 N", "2,0 E", "2,0 N", "5,5 N", "3,0 W"]:
        assert clause_of(match, f"web {edge} with I-web") == "DC-A09"  # no door there


@pytest.mark.clause("Q-DC-46")
def test_a_web_may_also_lie_on_a_piece_that_has_been_cut_off():
    match = given("""
        laid = ["7,7 I-NS"]
        [seat.A]
        hand = "I-web"
    """)
    assert {"7,7 N", "7,6 N"} <= places(match)


@pytest.mark.clause("Q-DC-46")
@pytest.mark.parametrize("space", ["C", "T", "EW", "NS"])
def test_a_web_lies_on_a_side_of_a_card_never_on_a_line_within_it_nor_on_a_ladder(space):
    match = given(f"""
        laid = [{WAY}]
        [seat.A]
        hand = "I-web"
    """)
    with pytest.raises(NotationError, match="no side"):
        match.decide(f"web 1,0 {space} with I-web")


@pytest.mark.clause("DC-A09", "Q-DC-46")
@pytest.mark.parametrize(
    ("goal", "here", "clause"),
    [
        ("ladder", {"2,3 E"}, None),  # face down
        ("ladder up~", {"2,3 E", "3,2 N"}, None),  # doors S, W
        ("ladder up", {"3,3 N", "3,3 E"}, "Q-DC-46"),  # doors N, E: it does not fit
    ],
)
def test_a_web_may_lie_before_a_face_down_goal_or_on_a_goals_door_but_not_where_a_door_meets_rock(goal, here, clause):
    match = given(BY_A_GOAL.format(goal=goal))
    assert places(match) & {"2,3 E", "3,2 N", "3,3 N", "3,3 E"} == here
    assert clause_of(match, "web 2,3 E with I-web") == clause
    assert clause_of(match, "web 3,3 W with I-web") == clause


@pytest.mark.clause("DC-A10", "Q-DC-46")
@pytest.mark.parametrize("side", [1, 2])
def test_an_edge_takes_one_web(side):
    match = given(f"""
        laid = [{WAY}]
        [seat.A]
        hand = "I-web"
        [seat.B]
        webs = ["II-web on 0,0 E side {side}", "III-web on 2,0 S side 2"]
    """)
    for edge in ["0,0 E", "1,0 W", "2,0 S", "2,-1 N"]:
        assert clause_of(match, f"web {edge} with I-web") == "DC-A10"
    assert places(match) == {"1,0 E", "0,0 N", "-1,0 E", "0,-1 N"}


# What it does


@pytest.mark.clause("DC-A09", "D-DC-08")
@pytest.mark.parametrize("card", ["I-web", "II-web", "III-web"])
def test_a_web_card_lies_before_its_seat_and_its_one_token_on_the_edge_with_side_2_up(card):
    match = given(f"""
        laid = [{WAY}]
        pile = "I-NS I-NS"
        [seat.A]
        hand = "{card} I-NE"
    """)
    before = match.view(None).discards
    rest(match, f"web 1,0 E with {card}")
    for viewer in viewers(match):
        assert told(match, WebSet, viewer) == [WebSet(seat=0, card=card, edge=(1, 0, "E"))]
        [web] = match.view(viewer).webs
        assert (web.edge, web.owner, web.side) == ((1, 0, "E"), 0, 2)
    assert match.view(None).discards == before  # the card is not discarded yet
    assert sorted(hand_of(match, 0)) == ["I-NE", "I-NS"]


@pytest.mark.clause("D-DC-08", "DC-A10")
def test_there_are_as_many_webs_as_web_cards_lie_before_the_seats():
    match = given(f"""
        laid = [{WAY}]
        [seat.A]
        hand = "I-web I-NE"
        [seat.B]
        hand = "II-web I-NW"
        [seat.C]
        hand = "III-web I-NS"
    """)
    rest(match, "web 0,0 E with I-web")
    assert webs(match) == {"0,0 E": (0, 2)}
    rest(match, "web 1,0 E with II-web")
    assert webs(match) == {"0,0 E": (0, 2), "1,0 E": (1, 2)}
    match.decide("web 0,0 N with III-web")
    assert webs(match) == {"0,0 E": (0, 1), "0,0 N": (2, 2), "1,0 E": (1, 2)}  # C was shut in; it is A's turn again


@pytest.mark.clause("DC-A11")
def test_a_web_blocks_its_edge_for_all_dwarves_in_both_directions_and_at_once():
    match = given("""
        laid = ["1,0 I-EW", "2,0 I-EW", "3,0 II-EW"]
        [seat.A]
        at = "1,0 C"
        hand = "I-web I-NE"
        [seat.B]
        at = "2,0 C"
        [seat.C]
        at = "1,0 C"
    """)
    match.decide("web 1,0 E with I-web")
    for seat, free, blocked in [(0, "0,0 C", "2,0 C"), (1, "3,0 W", "1,0 C"), (2, "0,0 C", "2,0 C")]:
        if seat:
            match.decide(min(choices(match, "discard")))
        assert (match.waiting, steps(match)) == ((seat,), {free})
        assert clause_of(match, f"step {blocked}") == "DC-A11"
        match.decide("stop")


@pytest.mark.clause("DC-A11", "DC-A12")
def test_a_web_blocks_for_two_rounds():
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        hand = "I-web I-NE I-NW I-NS"
        [seat.B]
        at = "1,0 C"
        [seat.C]
        at = "1,0 C"
    """)
    rest(match, "web 0,0 E with I-web")
    free = []
    for _ in range(7):
        seat = match.waiting[0]
        match.decide(min(choices(match, "discard")))
        if match.waiting == (seat,):  # else it could not step, and the turn went on by itself
            free.append(seat)
            match.decide("stop")
    assert free == [0, 1]  # B, C, A, B and C could not; then A and B could


@pytest.mark.clause("DC-A11")
@pytest.mark.parametrize("side", ["E", "W"])
def test_a_web_blocks_its_edge_for_creatures(side):
    edge = {"E": "2,0 E", "W": "1,0 E"}[side]
    match = given(f"""
        laid = ["1,0 I-EW", "2,0 I-hole-NESW", "3,0 I-EW"]
        [seat.A]
        hand = "I-rat"
        [seat.B]
        webs = ["I-web on {edge} side 1"]
    """)
    match.decide("attract 2,0 with I-rat")
    free, blocked = {"E": ("1,0 C", "3,0 C"), "W": ("3,0 C", "1,0 C")}[side]
    assert steps(match) == {free}
    assert clause_of(match, f"step {blocked}") == "DC-A11"


@pytest.mark.clause("DC-A11")
def test_a_web_blocks_the_way_onto_a_face_down_goal():
    match = given(BY_A_GOAL.format(goal="ladder"))
    match.decide("web 2,3 E with I-web")
    assert steps(match) == {"2,3 W"}
    assert clause_of(match, "step 3,3 W") == "DC-A11"
    match.decide("stop")
    assert told(match, GoalRevealed) == []


@pytest.mark.clause("DC-A11", "Q-DC-46")
def test_a_web_blocks_its_own_edge_and_no_other_way():
    match = given("""
        laid = ["1,0 I-NESW", "0,1 I-NESW", "1,1 I-NESW", "5,5 I-ladder-NESW"]
        [seat.A]
        hand = "I-web"
    """)
    match.decide("web 0,0 E with I-web")
    assert steps(match) == {"0,1 C", "5,5 C"}  # the ladder is free as well
    walk(match, "0,1 C", "1,1 C", "1,0 C")  # round about
    assert at(match, 0) == "1,0 C"


@pytest.mark.clause("DC-A11")
def test_a_path_may_be_extended_under_a_web_which_then_blocks_the_new_connection():
    match = given("""
        [seat.A]
        hand = "I-web"
        [seat.B]
        hand = "I-EW I-NS"
    """)
    rest(match, "web 0,0 E with I-web")
    match.decide("lay I-EW 1,0")
    assert table_of(match)["1,0"] == "I-EW"
    assert webs(match) == {"0,0 E": (0, 2)}
    assert match.waiting == (2,)  # the web shuts B in
    assert at(match, 1) == "0,0 C"


# How it leaves


@pytest.mark.clause("DC-A12", "DC-A13")
def test_a_web_is_turned_in_its_seats_next_turn_and_removed_in_the_turn_after_that():
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        hand = "I-web I-NE I-NW"
    """)
    before = match.view(None).discards
    rest(match, "web 0,0 E with I-web")
    for seat in (1, 2):
        assert (match.waiting, webs(match)) == ((seat,), {"0,0 E": (0, 2)})
        idle(match)
    for seat in (0, 1, 2):
        assert (match.waiting, webs(match)) == ((seat,), {"0,0 E": (0, 1)})
        assert told(match, WebTurned) == [WebTurned(edge=(0, 0, "E"))]
        assert match.view(None).discards == before + 2 + seat  # only what seats have discarded
        idle(match)
    assert (match.waiting, webs(match)) == ((0,), {})
    assert match.view(None).phase == "play"  # at the beginning of the turn
    for viewer in viewers(match):
        assert told(match, WebGone, viewer) == [WebGone(edge=(0, 0, "E"))]
    assert match.view(None).discards == before + 6  # five by the seats, and the web card


@pytest.mark.clause("DC-A12")
def test_every_web_follows_the_turns_of_its_own_seat():
    match = given(f"""
        laid = [{WAY}]
        [seat.A]
        webs = ["I-web on 0,0 E side 1"]
        [seat.B]
        webs = ["II-web on 1,0 E side 2", "III-web on 0,0 N side 1"]
    """)
    idle(match)
    assert webs(match) == {"0,0 E": (0, 1), "1,0 E": (1, 1)}  # both of B's
    idle(match)
    assert webs(match) == {"0,0 E": (0, 1), "1,0 E": (1, 1)}
    idle(match)
    assert webs(match) == {"1,0 E": (1, 1)}
    idle(match)
    assert webs(match) == {}


@pytest.mark.clause("Q-DC-44")
def test_a_web_that_an_axe_turned_to_1_is_removed_in_its_seats_next_turn():
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        hand = "I-web I-NE"
        [seat.B]
        axes = "I-axe"
    """)
    rest(match, "web 0,0 E with I-web")
    match.decide("hew 0,0 E")
    assert webs(match) == {"0,0 E": (0, 1)}
    idle(match, 2)
    assert (match.waiting, webs(match)) == ((0,), {})
    assert told(match, WebTurned) == []
    assert told(match, WebGone) == [WebGone(edge=(0, 0, "E"))]


@pytest.mark.clause("Q-DC-45")
def test_the_web_of_a_seat_without_cards_is_turned_and_removed_when_its_turn_is_skipped():
    match = given("""
        laid = ["1,0 I-EW"]
        pile = ""
        turn = "B"
        [seat.A]
        hand = ""
        webs = ["I-web on 0,0 E side 2"]
        [seat.B]
        hand = "I-NE I-NW I-NS"
        [seat.C]
        hand = "I-EW I-NES I-NEW"
    """)
    before = match.view(None).discards
    idle(match, 2)
    assert match.log(None)[-2:] == (WebTurned(edge=(0, 0, "E")), Skipped(seat=0))
    assert (match.waiting, webs(match)) == ((1,), {"0,0 E": (0, 1)})
    idle(match, 2)
    assert match.log(None)[-2:] == (WebGone(edge=(0, 0, "E")), Skipped(seat=0))
    assert (match.waiting, webs(match)) == ((1,), {})
    assert match.view(None).discards == before + 5


@pytest.mark.clause("DC-A13")
def test_the_card_of_a_web_that_is_hewn_away_is_discarded_and_one_that_is_turned_is_not():
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        axes = "I-axe II-axe"
        hand = "I-NE"
        [seat.B]
        webs = ["I-web on 0,0 E side 2"]
    """)
    before = match.view(None).discards
    match.decide("hew 0,0 E")
    assert match.view(None).discards == before + 1  # an axe
    match.decide("hew 0,0 E")
    assert match.view(None).discards == before + 3  # another axe, and the web card
    assert [event.side for event in told(match, WebHewn)] == [1, 0]


# Rockfalls


@pytest.mark.clause("DC-A05", "DC-A13")
def test_webs_on_open_ends_of_a_removed_card_go_with_it():
    match = given("""
        laid = ["1,0 I-EW", "2,0 I-NESW"]
        [seat.A]
        hand = "II-rockfall I-NS"
        [seat.B]
        webs = ["I-web on 2,0 E side 2", "II-web on 0,0 N side 2"]
        [seat.C]
        webs = ["III-web on 2,0 N side 1"]
    """)
    before = match.view(None).discards
    match.decide("rockfall 2,0 with II-rockfall")
    assert webs(match) == {"0,0 N": (1, 2)}
    gone = {event.edge for event in told(match, WebGone)}
    assert gone == {(2, 0, "E"), (2, 0, "N")}
    assert match.view(None).discards == before + 4  # the rockfall, the path card and two web cards


@pytest.mark.clause("Q-DC-47")
@pytest.mark.parametrize("cell", ["1,0", "2,0"])
def test_a_web_on_a_connection_stays_on_the_door_of_the_card_that_is_left(cell):
    match = given(ON_A_CONNECTION)
    before = match.view(None).discards
    rest(match, f"rockfall {cell} with II-rockfall")
    assert webs(match) == {"1,0 E": (1, 1)}  # B's turn has begun, and turned it
    assert told(match, WebGone) == []
    assert match.view(None).discards == before + 2


@pytest.mark.clause("Q-DC-47", "DC-A05")
@pytest.mark.parametrize(("first", "second"), [("1,0", "2,0"), ("2,0", "1,0")])
def test_when_the_second_card_goes_too_the_web_goes_with_it(first, second):
    match = given(ON_A_CONNECTION)
    rest(match, f"rockfall {first} with II-rockfall")
    idle(match)
    rest(match, f"rockfall {second} with III-rockfall")
    assert webs(match) == {}
    assert told(match, WebGone) == [WebGone(edge=(1, 0, "E"))]


@pytest.mark.clause("Q-DC-47")
def test_a_web_that_stayed_blocks_the_way_to_a_new_card():
    match = given(ON_A_CONNECTION.replace("[seat.C]", 'at = "1,0 C"\n    [seat.C]'))
    rest(match, "rockfall 2,0 with II-rockfall")
    match.decide("lay II-EW 2,0")
    assert steps(match) == {"0,0 C"}
    assert clause_of(match, "step 2,0 W") == "DC-A11"


@pytest.mark.clause("Q-DC-47")
@pytest.mark.parametrize(
    ("goal", "stays"),
    [
        ("ladder", False),  # face down
        ("ladder up~", True),  # it has a door there
        ("ladder up", False),  # it has none
    ],
)
def test_a_web_between_a_removed_card_and_a_goal_stays_only_on_a_door_of_a_face_up_goal(goal, stays):
    text = BY_A_GOAL.format(goal=goal).replace('at = "2,3 E"', "")
    match = given(text + '    [seat.B]\n    webs = ["II-web on 2,3 E side 2"]\n    hand = "I-NE I-NW"\n')
    rest(match, "rockfall 2,3 with II-rockfall")
    assert webs(match) == ({"2,3 E": (1, 1)} if stays else {})  # B's turn has begun, and turned it
    assert told(match, WebGone) == ([] if stays else [WebGone(edge=(2, 3, "E"))])
