"""Boots, and axes against webs (DC-A14 to DC-A17, DC-A19). Axes against creatures are in test_attacks.py."""

import pytest

import undermine
from tests.dark_cave.seeing import at, creatures, hand_of, idle, rest, steps, told, viewers, walk, webs
from tests.dark_cave.table import choices, clause_of, given
from undermine import Refused
from undermine.games.dark_cave.decisions import Equip
from undermine.games.dark_cave.events import Attacked, CreatureDrivenAway, DwarfStood, Equipped, Skipped, WebHewn

#: Five steps to the east.
ROAD = '"1,0 I-EW", "2,0 I-EW", "3,0 II-EW", "4,0 III-EW"'

#: A stands beside a web of B, with an axe.
BY_A_WEB = """
    laid = ["1,0 I-EW", "2,0 I-EW"]
    {top}
    [seat.A]
    at = "{place}"
    hand = "{hand}"
    axes = "{axes}"
    {seat}
    [seat.B]
    webs = ["I-web on 1,0 E side {side}"]
"""


def by_a_web(side=2, axes="I-axe", hand="I-NS I-NE", place="1,0 C", seat="", top=""):
    return given(BY_A_WEB.format(side=side, axes=axes, hand=hand, place=place, seat=seat, top=top))


def axes_of(match) -> list[int]:
    """How many axes lie before each seat, for all to see."""
    return [seat.axes for seat in match.view(None).seats]


def boots_of(match) -> list[bool]:
    return [seat.boots for seat in match.view(None).seats]


# Boots


@pytest.mark.clause("DC-A14", "DC-A16")
@pytest.mark.parametrize("card", ["II-boots", "I-axe"])
def test_a_tool_is_laid_face_up_before_any_seat_also_ones_own(card):
    text = f"""
        laid = [{ROAD}]
        [seat.A]
        hand = "{card} I-NS"
    """
    assert choices(given(text), "equip") == {f"equip {seat} with {card}" for seat in "ABC"}
    nobody = given(text).why_not(f"equip D with {card}")
    assert nobody == Refused("DC-S02", "there is no seat D; seats are A to C")
    assert given(text).why_not(Equip(card, 12)) == Refused("DC-S02", "there is no seat 12; seats are A to C")
    for target in range(3):
        match = given(text)
        before = match.view(None).discards
        rest(match, f"equip {'ABC'[target]} with {card}")
        for viewer in viewers(match):
            assert told(match, Equipped, viewer) == [Equipped(seat=0, card=card, target=target)]
        seats = match.view(None).seats
        assert [(seat.boots, seat.axes) for seat in seats] == [
            (seat == target and card == "II-boots", int(seat == target and card == "I-axe")) for seat in range(3)
        ]
        assert match.view(None).discards == before
        assert card not in hand_of(match, 0)


@pytest.mark.clause("DC-A14", "DC-A16")
def test_only_boots_and_axes_are_laid_before_a_seat():
    match = given("""
        [seat.A]
        hand = "I-rat I-NS"
    """)
    assert clause_of(match, "equip A with I-rat") == "DC-T02"
    assert clause_of(match, "equip A with I-NS") == "DC-T02"
    assert clause_of(match, "equip A with I-axe") == "DC-T02"  # not in hand


@pytest.mark.clause("DC-A14", "D-DC-06")
def test_boots_that_a_seat_lays_before_itself_count_at_once():
    match = given(f"""
        laid = [{ROAD}]
        [seat.A]
        hand = "I-boots I-boots I-NS"
    """)
    match.decide("equip A with I-boots")
    assert match.view(None).steps_left == 4
    walk(match, "1,0 C", "2,0 C", "3,0 W", "3,0 E")
    assert (at(match, 0), match.waiting) == ("3,0 E", (1,))  # four steps, and no more
    idle(match, 2)
    assert clause_of(match, "equip A with I-boots") == "DC-A15"  # T-DC-07


@pytest.mark.clause("DC-A14")
def test_with_boots_a_dwarf_moves_up_to_4_steps_in_each_of_its_seats_turns_and_others_3():
    match = given(f"""
        laid = [{ROAD}]
        [seat.A]
        hand = "I-boots I-NS I-NE"
    """)
    match.decide("equip B with I-boots")
    reached = []
    for _ in range(6):
        reached.append((match.waiting[0], match.view(None).steps_left))
        match.decide("stop")
        match.decide(min(choices(match, "discard")))
    assert reached == [(0, 3), (1, 4), (2, 3), (0, 3), (1, 4), (2, 3)]
    assert boots_of(match) == [False, True, False]


@pytest.mark.clause("DC-A15", "Q-DC-39")
def test_boots_are_not_for_a_seat_that_has_boots():
    match = given(f"""
        laid = [{ROAD}]
        [seat.A]
        hand = "II-boots I-NS"
        boots = "I-boots"
    """)
    assert choices(match, "equip") == {"equip B with II-boots", "equip C with II-boots"}
    assert clause_of(match, "equip A with II-boots") == "DC-A15"


@pytest.mark.clause("Q-DC-39")
def test_if_every_seat_has_boots_another_pair_can_only_be_discarded():
    match = given("""
        seats = 2
        [seat.A]
        hand = "II-boots"
        boots = "I-boots"
        [seat.B]
        boots = "I-boots"
    """)
    assert choices(match) == {"discard II-boots", "propose-end"}


# An axe against a web


@pytest.mark.clause("DC-A16", "Q-DC-40")
def test_a_seat_may_have_several_axes():
    match = given("""
        [seat.A]
        hand = "III-axe"
        axes = "I-axe II-axe"
    """)
    assert "equip A with III-axe" in choices(match)
    rest(match, "equip A with III-axe")
    assert axes_of(match) == [3, 0, 0]


@pytest.mark.clause("DC-A17")
@pytest.mark.parametrize("side", [2, 1])
def test_an_axe_is_discarded_to_turn_a_web_from_2_to_1_or_to_remove_it_at_1(side):
    match = by_a_web(side=side)
    assert choices(match, "hew") == {"hew 1,0 E"}
    before = match.view(None).discards
    match.decide("hew 2,0 W")  # the same edge, by the name of its other side
    assert webs(match) == ({"1,0 E": (1, 1)} if side == 2 else {})
    assert axes_of(match) == [0, 0, 0]
    assert match.view(None).discards == before + (1 if side == 2 else 2)  # the web card goes with the web
    for viewer in viewers(match):
        assert told(match, WebHewn, viewer) == [WebHewn(seat=0, card="I-axe", edge=(1, 0, "E"), side=side - 1)]
    assert clause_of(match, "hew 1,0 E") == "DC-A17"  # no axe is left


@pytest.mark.clause("DC-A17")
def test_where_the_web_was_removed_the_way_is_free():
    match = by_a_web(side=1)
    match.decide("discard I-NE")
    assert steps(match) == {"0,0 C"}
    match.decide("hew 1,0 E")
    assert steps(match) == {"0,0 C", "2,0 C"}


@pytest.mark.clause("DC-A17")
def test_where_the_web_was_turned_the_way_is_still_blocked():
    match = by_a_web(side=2)
    match.decide("hew 1,0 E")
    match.decide("discard I-NE")
    assert steps(match) == {"0,0 C"}
    assert clause_of(match, "step 2,0 C") == "DC-A11"


@pytest.mark.clause("DC-A17")
def test_without_an_axe_or_without_a_web_there_is_nothing_to_hew():
    assert choices(by_a_web(axes=""), "hew") == set()
    assert clause_of(by_a_web(axes=""), "hew 1,0 E") == "DC-A17"
    assert clause_of(by_a_web(), "hew 1,0 W") == "DC-A17"  # no web there


@pytest.mark.clause("DC-A17")
def test_an_axe_in_hand_is_of_no_use():
    match = by_a_web(axes="", hand="I-axe I-NS")
    assert choices(match, "hew") == set()
    assert clause_of(match, "hew 1,0 E") == "DC-A17"


@pytest.mark.clause("DC-A17")
def test_ones_own_web_can_be_hewn_too():
    match = given("""
        [seat.A]
        axes = "I-axe"
        webs = ["I-web on 0,0 N side 1"]
    """)
    match.decide("hew 0,0 N")
    assert webs(match) == {}


@pytest.mark.clause("DC-A17")
def test_every_web_beside_the_dwarf_may_be_chosen():
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        axes = "I-axe"
        [seat.B]
        webs = ["I-web on 0,0 N side 1", "II-web on 0,0 E side 1", "III-web on 1,0 E side 1"]
    """)
    assert choices(match, "hew") == {"hew 0,0 N", "hew 0,0 E"}
    assert clause_of(match, "hew 1,0 E") == "Q-DC-41"
    match.decide("hew 0,0 N")
    assert set(webs(match)) == {"0,0 E", "1,0 E"}


@pytest.mark.clause("Q-DC-41")
@pytest.mark.parametrize(
    ("card", "space", "near"),
    [
        ("I-EW", "C", True),
        ("II-EW", "E", True),
        ("II-EW", "W", False),
        ("II-NESW", "N", False),
        ("III-EW", "E", True),
        ("III-EW", "C", False),
        ("III-EW", "W", False),
        ("I-bridge-EW", "EW", True),
        ("I-bridge-EW", "NS", False),
        ("I-bend-NW", "ES", True),
        ("I-bend-NW", "NW", False),
        ("I-bend-NW", "T", False),
    ],
)
@pytest.mark.parametrize("beyond", ["", ', "2,0 I-EW"'])
def test_a_space_is_next_to_a_web_if_it_borders_on_the_webs_edge(card, space, near, beyond):
    match = given(f"""
        laid = ["1,0 {card}"{beyond}]
        [seat.A]
        at = "1,0 {space}"
        axes = "I-axe"
        [seat.B]
        webs = ["I-web on 1,0 E side 2"]
    """)
    assert choices(match, "hew") == ({"hew 1,0 E"} if near else set())
    assert clause_of(match, "hew 1,0 E") == (None if near else "Q-DC-41")


@pytest.mark.clause("Q-DC-41")
@pytest.mark.parametrize(("place", "near"), [("0,0 C", False), ("1,0 C", True), ("2,0 W", True), ("2,0 E", False)])
def test_a_web_can_be_hewn_from_either_side(place, near):
    match = given(f"""
        laid = ["1,0 I-EW", "2,0 II-EW"]
        [seat.A]
        at = "{place}"
        axes = "I-axe"
        [seat.B]
        webs = ["I-web on 1,0 E side 2"]
    """)
    assert ("hew 1,0 E" in choices(match)) == near


@pytest.mark.clause("D-DC-07")
def test_nobody_has_to_use_the_axe_on_a_web():
    match = by_a_web()
    match.decide("discard I-NE")
    assert {"hew 1,0 E", "step 0,0 C", "stop"} == choices(match)
    walk(match, "0,0 C")
    match.decide("stop")
    assert (webs(match), axes_of(match)) == ({"1,0 E": (1, 1)}, [1, 0, 0])  # B's own turn has turned it
    assert told(match, WebHewn) == []


@pytest.mark.clause("Q-DC-40")
def test_with_two_axes_a_fresh_web_is_removed_in_one_turn():
    match = by_a_web(axes="I-axe II-axe")
    match.decide("hew 1,0 E")
    assert (webs(match), axes_of(match)) == ({"1,0 E": (1, 1)}, [1, 0, 0])
    match.decide("hew 1,0 E")
    assert (webs(match), axes_of(match)) == ({}, [0, 0, 0])


# When in a turn


@pytest.mark.clause("DC-A17", "Q-DC-42")
def test_a_web_may_be_hewn_before_the_card_is_played_and_the_card_is_played_as_usual():
    match = by_a_web()
    match.decide("hew 1,0 E")
    assert (match.waiting, match.view(None).phase) == ((0,), "play")
    assert {"discard I-NE", "discard I-NS"} <= choices(match)


@pytest.mark.clause("Q-DC-42", "Q-DC-43")
def test_a_web_may_be_hewn_after_the_card_is_played_and_between_steps_and_costs_no_step():
    match = by_a_web(side=1, place="0,0 C")
    match.decide("discard I-NE")
    walk(match, "1,0 C")
    assert match.view(None).steps_left == 2
    match.decide("hew 1,0 E")
    assert (match.view(None).phase, match.view(None).steps_left) == ("move", 2)  # the movement goes on
    walk(match, "2,0 C", "1,0 C")
    assert (at(match, 0), match.waiting) == ("1,0 C", (1,))


@pytest.mark.clause("Q-DC-42", "Q-DC-43")
@pytest.mark.parametrize("answer", ["hew 1,0 E", "stop"])
def test_after_the_last_step_the_turn_waits_for_a_web_that_can_be_hewn(answer):
    match = given("""
        laid = ["1,0 III-EW", "2,0 I-EW"]
        pile = "I-NS I-NS"
        [seat.A]
        hand = "I-NE"
        axes = "I-axe"
        [seat.B]
        webs = ["I-web on 1,0 E side 2"]
        hand = "I-NW"
    """)
    match.decide("discard I-NE")
    walk(match, "1,0 W", "1,0 C", "1,0 E")
    assert (match.waiting, match.view(None).phase, hand_of(match, 0)) == ((0,), "move", ())
    assert choices(match) == {"hew 1,0 E", "stop"}
    match.decide(answer)
    assert (match.waiting, hand_of(match, 0)) == ((1,), ("I-NS",))
    assert len(told(match, WebHewn)) == (answer != "stop")


@pytest.mark.clause("Q-DC-42", "Q-DC-70")
@pytest.mark.parametrize("answer", ["axe yes", "axe no"])
def test_a_web_may_be_hewn_after_a_creature_ended_the_movement(answer):
    match = by_a_web(place="0,0 C", axes="I-axe II-axe", top='creatures = ["I-lindworm of C at 1,0 C"]')
    match.decide("discard I-NE")
    walk(match, "1,0 C")
    match.decide(answer)
    assert match.view(None).seats[0].lying == (answer == "axe no")
    assert choices(match) == {"hew 1,0 E", "stop"}
    assert clause_of(match, "step 0,0 C") == "DC-M01"
    match.decide("hew 1,0 E")
    assert [event.side for event in told(match, WebHewn)] == [1]


@pytest.mark.clause("Q-DC-42")
def test_a_web_cannot_be_hewn_in_the_turn_of_another_seat():
    match = by_a_web(top='turn = "C"')
    assert choices(match, "hew", seat=0) == set()
    assert clause_of(match, "hew 1,0 E", seat=0) == "DC-S13"
    assert clause_of(match, "hew 1,0 E", seat=2) == "DC-A17"  # C has no axe


@pytest.mark.clause("Q-DC-42", "Q-DC-70")
def test_a_dwarf_that_cannot_move_may_hew_all_the_same():
    match = by_a_web(axes="I-axe II-axe", seat="lying = true", top='turn = "C"')
    idle(match)
    assert told(match, DwarfStood) == [DwarfStood(seat=0)]
    match.decide("hew 1,0 E")
    match.decide("discard I-NE")
    assert choices(match) == {"hew 1,0 E", "stop"}  # no step
    match.decide("hew 1,0 E")
    assert (webs(match), match.waiting, at(match, 0)) == ({}, (1,), "1,0 C")


@pytest.mark.clause("Q-DC-42")
def test_in_a_skipped_turn_no_web_is_hewn():
    match = by_a_web(hand="", top='turn = "C"')
    idle(match)
    assert told(match, Skipped) == [Skipped(seat=0)]
    assert match.waiting == (1,)
    assert axes_of(match) == [1, 0, 0]
    assert clause_of(match, "hew 1,0 E", seat=0) == "DC-S13"


@pytest.mark.clause("Q-DC-42")
def test_a_dwarf_outside_the_cave_hews_no_web():
    match = given("""
        [seat.A]
        at = "out"
        axes = "I-axe"
        [seat.B]
        webs = ["I-web on 0,0 N side 2"]
    """)
    assert choices(match, "hew") == set()
    assert clause_of(match, "hew 0,0 N") == "Q-DC-42"


# In the turn in which the axe is played


@pytest.mark.clause("DC-A19", "D-DC-05")
def test_an_axe_cannot_be_used_on_a_web_in_the_turn_in_which_it_is_played():
    """T-DC-14."""
    match = by_a_web(axes="", hand="I-axe I-NS I-NE")
    match.decide("equip A with I-axe")
    assert match.view(None).seats[0].fresh_axe
    assert choices(match) == {"step 0,0 C", "stop"}
    assert clause_of(match, "hew 1,0 E") == "D-DC-05"
    match.decide("stop")
    assert not match.view(None).seats[0].fresh_axe
    idle(match, 2)
    assert "hew 1,0 E" in choices(match)  # in the next turn it can


@pytest.mark.clause("DC-A19", "D-DC-05")
def test_an_axe_cannot_be_used_on_a_creature_in_the_turn_in_which_it_is_played():
    """T-DC-14."""
    match = given("""
        laid = ["1,0 I-EW", "2,0 I-hole-NESW"]
        creatures = ["I-rat of C at 1,0 C"]
        pile = "I-NEW I-NEW I-NES I-NES I-NS"
        [seat.A]
        hand = "I-axe I-NE"
        [seat.B]
        at = "2,0 C"
        hand = "I-rat I-NS"
        [seat.C]
        at = "2,0 C"
        hand = "I-NW"
    """)
    match.decide("equip A with I-axe")
    walk(match, "1,0 C")
    assert told(match, Attacked) == [Attacked(seat=0, creature="rat")]  # nobody asked
    assert match.waiting == (1,)
    match.decide("rouse with I-rat")
    walk(match, "0,0 C", "1,0 C")  # out and back in: now A is asked, also in the turn of B
    assert (match.waiting, choices(match)) == ((0,), {"axe yes", "axe no"})


@pytest.mark.clause("DC-A19", "D-DC-05")
def test_in_ones_next_turn_the_axe_meets_creatures():
    match = given("""
        laid = ["1,0 I-EW", "2,0 I-hole-NESW"]
        [seat.A]
        hand = "I-axe I-NE"
        [seat.B]
        hand = "I-rat I-NS"
    """)
    rest(match, "equip A with I-axe")
    match.decide("attract 2,0 with I-rat")
    walk(match, "1,0 C")
    match.decide("stop")
    match.decide("stop")
    idle(match)
    match.decide("discard I-NE")
    walk(match, "1,0 C")
    assert (match.waiting, choices(match)) == ((0,), {"axe yes", "axe no"})
    match.decide("axe yes")
    assert (told(match, Attacked), creatures(match)) == ([], {})


@pytest.mark.clause("D-DC-05")
def test_an_axe_that_another_seat_played_in_its_own_turn_can_be_used_in_the_next_turn():
    match = by_a_web(axes="", top='turn = "C"', seat='[seat.C]\n    hand = "I-axe I-NW"')
    rest(match, "equip A with I-axe")
    assert match.waiting == (0,)
    match.decide("hew 1,0 E")
    assert webs(match) == {"1,0 E": (1, 1)}


@pytest.mark.clause("D-DC-05", "Q-DC-40")
def test_beside_a_fresh_axe_an_older_one_can_be_used():
    match = by_a_web(axes="II-axe", hand="I-axe I-NS")
    match.decide("equip A with I-axe")
    assert choices(match, "hew") == {"hew 1,0 E"}
    match.decide("hew 1,0 E")
    assert [event.card for event in told(match, WebHewn)] == ["II-axe"]
    assert axes_of(match) == [1, 0, 0]
    assert choices(match, "hew") == set()
    assert clause_of(match, "hew 1,0 E") == "D-DC-05"


@pytest.mark.clause("D-DC-05")
def test_with_axe_same_turn_an_axe_can_be_used_on_a_web_at_once():
    match = by_a_web(axes="", hand="I-axe I-NS", top="options = { axe_same_turn = true }")
    match.decide("equip A with I-axe")
    assert choices(match) == {"hew 1,0 E", "step 0,0 C", "stop"}
    match.decide("hew 1,0 E")
    assert webs(match) == {"1,0 E": (1, 1)}


@pytest.mark.clause("D-DC-05", "DC-A19")
def test_with_axe_same_turn_an_axe_can_be_used_on_a_creature_in_the_same_turn():
    match = given("""
        options = { axe_same_turn = true }
        laid = ["1,0 I-EW"]
        creatures = ["I-rat of C at 1,0 C"]
        [seat.A]
        hand = "I-axe I-NE"
    """)
    match.decide("equip A with I-axe")
    walk(match, "1,0 C")
    match.decide("axe yes")
    assert [event.card for event in told(match, CreatureDrivenAway)] == ["I-axe"]
    assert told(match, Attacked) == []


@pytest.mark.clause("DC-A19")
def test_with_axe_same_turn_an_axe_in_hand_is_of_no_use_all_the_same():
    match = by_a_web(axes="", hand="I-axe I-NS", top="options = { axe_same_turn = true }")
    assert choices(match, "hew") == set()
    assert clause_of(match, "hew 1,0 E") == "DC-A17"


@pytest.mark.clause("D-DC-05")
def test_axe_same_turn_is_off_unless_chosen():
    assert undermine.start("dark_cave", seats=3, seed=1).view(None).options.axe_same_turn is False
