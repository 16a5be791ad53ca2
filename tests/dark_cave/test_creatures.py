"""Creatures: how they come, where they go, when they leave (DC-A20 to DC-A22, DC-A25 to DC-A30, DC-A34)."""

import pytest

import undermine
from tests.dark_cave.seeing import at, creatures, goal_at, hand_of, idle, rest, steps, table_of, told, viewers, walk
from tests.dark_cave.table import choices, clause_of, given
from undermine.games.dark_cave.events import (
    Attacked,
    CardLost,
    CreatureAttracted,
    CreatureLeft,
    CreatureRoused,
    CreatureStepped,
    GoalRevealed,
    GoldLost,
    GoldTaken,
    Skipped,
)

#: Creature -> how many steps it may move (DC-C12).
REACH = {"rat": 3, "lindworm": 4, "goblin": 5}

#: A dark hole and a long way east of it, apart from the start where the dwarves stand.
EAST = ["4,0 C", "5,0 W", "5,0 E", "6,0 W", "6,0 C", "6,0 E"]
FAR_HOLE = """
    laid = ["3,0 I-hole-NESW", "4,0 I-EW", "5,0 II-EW", "6,0 III-EW", "1,0 I-EW"]
    [seat.A]
    hand = "{hand}"
"""

#: There are two dark holes, with B and D and the rat on one of them.
EMERGING = """
    options = {{ emerge_attacks = true }}
    seats = 4
    laid = ["1,0 I-hole-NESW", "2,0 I-EW", "-1,0 I-hole-NES"]
    creatures = ["I-rat of C at 1,0 C"]
    [seat.A]
    hand = "I-lindworm II-rat I-NE"
    [seat.B]
    at = "1,0 C"
    [seat.D]
    at = "1,0 C"
    axes = "{axes}"
"""

#: The rat of B is in the cave already, and there is no dark hole; C's dwarf stands where the rat is.
RAT_IN_PLAY = """
    laid = ["3,0 I-EW", "4,0 I-EW", "5,0 II-EW", "6,0 III-EW", "1,0 II-NESW"]
    creatures = ["I-rat of B at 4,0 C"]
    [seat.A]
    hand = "II-rat I-NE"
    [seat.C]
    at = "4,0 C"
"""


def attacks(match) -> list[tuple[int, str]]:
    """Who was attacked by what."""
    return [(event.seat, event.creature) for event in told(match, Attacked)]


# How they come


@pytest.mark.clause("DC-A20")
@pytest.mark.parametrize("creature", REACH)
def test_a_creature_comes_out_of_any_dark_hole_of_the_cave(creature):
    match = given(f"""
        laid = ["0,2 I-hole-NES", "1,0 II-hole-NESW", "-6,0 II-hole-NES~", "3,0 III-hole-EW", "0,-1 I-NS"]
        goals = ["-4,4 exit", "4,4 hole up", "-4,-4 ladder", "4,-4 vein"]
        [seat.A]
        hand = "I-{creature} I-NE"
    """)
    holes = {"0,2": "C", "1,0": "N", "-6,0": "W", "3,0": "C", "4,4": "C"}
    assert choices(match, "attract") == {f"attract {cell} with I-{creature}" for cell in holes}
    for cell in ["0,0", "0,-1", "-4,4", "9,9"]:  # the start, a card without a hole, a face-down goal, nothing
        assert clause_of(match, f"attract {cell} with I-{creature}") == "DC-A20"
    for cell, space in holes.items():
        again = undermine.load_position(match.position())
        again.decide(f"attract {cell} with I-{creature}")
        assert creatures(again) == {creature: (f"{cell} {space}", 0)}


@pytest.mark.clause("DC-A20")
def test_a_creature_card_lies_face_up_before_its_seat():
    match = given(FAR_HOLE.format(hand="I-goblin I-NE"))
    before = match.view(None).discards
    rest(match, "attract 3,0 with I-goblin")
    came = CreatureAttracted(seat=0, card="I-goblin", creature="goblin", cell=(3, 0), space="C")
    for viewer in viewers(match):
        assert told(match, CreatureAttracted, viewer) == [came]
        [goblin] = match.view(viewer).creatures
        assert (goblin.creature, goblin.owner) == ("goblin", 0)
    assert match.view(None).discards == before  # not discarded yet
    assert "I-goblin" not in hand_of(match, 0)


@pytest.mark.clause("DC-A20")
def test_only_a_creature_card_in_the_hand_brings_a_creature():
    match = given(FAR_HOLE.format(hand="I-rat I-axe"))
    assert clause_of(match, "attract 3,0 with I-goblin") == "DC-T02"
    assert clause_of(match, "attract 3,0 with I-axe") == "DC-T02"
    assert clause_of(match, "rouse with I-axe") == "DC-T02"
    assert clause_of(match, "rouse with I-rat") == "DC-A20"  # it is not in the cave


@pytest.mark.clause("DC-A21")
@pytest.mark.parametrize("creature", REACH)
def test_without_a_dark_hole_no_creature_comes(creature):
    """T-DC-20."""
    match = given(f"""
        laid = ["1,0 I-EW", "0,1 I-ladder-NESW"]
        goals = ["-4,4 exit", "4,4 hole", "-4,-4 ladder", "4,-4 vein"]
        [seat.A]
        hand = "I-{creature}"
    """)
    assert choices(match) == {f"discard I-{creature}", "propose-end"}
    for cell in ["0,0", "1,0", "4,4"]:  # also not from a goal that lies face down
        assert clause_of(match, f"attract {cell} with I-{creature}") == "DC-A21"


# How they move


@pytest.mark.clause("DC-A20", "DC-A22")
@pytest.mark.parametrize(("creature", "reach"), REACH.items())
def test_each_creature_moves_up_to_its_number_of_steps(creature, reach):
    match = given(FAR_HOLE.format(hand=f"I-{creature} I-NE"))
    match.decide(f"attract 3,0 with I-{creature}")
    assert (match.view(None).phase, match.view(None).walking) == ("creature", creature)
    for left, space in zip(range(reach, 0, -1), EAST, strict=False):
        assert (match.waiting, match.view(None).steps_left) == ((0,), left)
        walk(match, space)
    assert creatures(match) == {creature: (EAST[reach - 1], 0)}
    assert len(told(match, CreatureStepped)) == reach
    assert match.view(None).walking is None
    assert (match.view(None).phase, match.view(None).steps_left) == ("move", 3)  # now the dwarf of A may move
    assert steps(match) == {"1,0 C"}


@pytest.mark.clause("DC-A22")
@pytest.mark.parametrize("taken", range(3))
def test_steps_may_be_given_up(taken):
    match = given(FAR_HOLE.format(hand="I-rat I-NE"))
    match.decide("attract 3,0 with I-rat")
    walk(match, *EAST[:taken])
    match.decide("stop")
    assert creatures(match) == {"rat": (["3,0 C", *EAST][taken], 0)}
    assert (match.view(None).phase, match.view(None).steps_left) == ("move", 3)


@pytest.mark.clause("Q-DC-61")
def test_a_creature_may_be_put_on_a_dark_hole_and_not_be_moved():
    match = given(FAR_HOLE.format(hand="I-lindworm I-NE"))
    match.decide("attract 3,0 with I-lindworm")
    match.decide("stop")
    assert creatures(match) == {"lindworm": ("3,0 C", 0)}
    assert told(match, CreatureStepped) == []


@pytest.mark.clause("DC-A22")
def test_a_creature_may_go_back_and_forth():
    match = given(FAR_HOLE.format(hand="I-goblin I-NE"))
    match.decide("attract 3,0 with I-goblin")
    walk(match, "4,0 C", "3,0 C", "4,0 C", "5,0 W", "4,0 C")
    assert creatures(match) == {"goblin": ("4,0 C", 0)}
    assert match.view(None).phase == "move"


@pytest.mark.clause("DC-A20")
def test_while_a_creature_walks_nothing_else_is_done():
    match = given(FAR_HOLE.format(hand="I-rat I-NE"))
    match.decide("attract 3,0 with I-rat")
    assert choices(match) == {"step 4,0 C", "stop"}
    assert clause_of(match, "discard I-NE") == "DC-A20"
    assert clause_of(match, "step 5,0 W") == "DC-M01"  # two steps away
    assert clause_of(match, "step 1,0 C") == "DC-M01"  # that is where the dwarf of A might go


@pytest.mark.clause("DC-A25")
def test_a_creature_crosses_bridges_and_enters_tunnels_without_paying():
    match = given("""
        laid = ["3,0 I-hole-NESW", "4,0 I-bridge-EW", "5,0 I-bend-NW", "6,0 I-EW"]
        [seat.A]
        hand = "I-goblin I-NE I-NS"
    """)
    match.decide("attract 3,0 with I-goblin")
    walk(match, "4,0 EW", "5,0 NW", "5,0 T", "5,0 ES", "6,0 C")
    assert creatures(match) == {"goblin": ("6,0 C", 0)}
    assert told(match, CardLost) == []
    assert told(match, GoldLost) == []
    view = match.view(None)
    assert [seat.gold for seat in view.seats] == [3, 3, 3]
    assert view.seats[0].hand.number == 3  # two, and one drawn at the end of the turn


@pytest.mark.clause("DC-A25")
def test_a_creature_keeps_to_the_bridge_or_to_the_path_below_it_like_anybody():
    match = given("""
        laid = ["3,0 I-hole-NESW", "4,0 I-bridge-EW", "4,1 I-NS", "5,0 I-EW"]
        [seat.A]
        hand = "I-goblin I-NE I-NS"
    """)
    match.decide("attract 3,0 with I-goblin")
    walk(match, "4,0 EW")
    assert steps(match) == {"3,0 C", "5,0 C"}
    assert clause_of(match, "step 4,0 NS") == "DC-P13"


@pytest.mark.clause("DC-A25")
def test_a_creature_climbs_ladders():
    match = given("""
        laid = ["3,0 I-hole-NESW", "4,0 I-ladder-NESW", "8,8 III-ladder-NESW", "1,0 I-EW", "-8,0 II-ladder-NES"]
        goals = ["-4,4 exit", "4,4 hole", "-4,-4 ladder up", "4,-4 vein"]
        [seat.A]
        at = "1,0 C"
        hand = "I-rat"
        [seat.B]
        at = "1,0 C"
        [seat.C]
        at = "1,0 C"
    """)
    match.decide("attract 3,0 with I-rat")
    walk(match, "4,0 C")
    assert steps(match) == {"3,0 C", "0,0 C", "8,8 C", "-8,0 E", "-4,-4 C"}
    walk(match, "8,8 C", "0,0 C")
    assert creatures(match) == {"rat": ("0,0 C", 0)}


@pytest.mark.clause("DC-A25")
def test_a_web_stops_a_creature():
    """T-DC-20."""
    match = given(FAR_HOLE.format(hand="I-rat I-NE") + '    [seat.B]\n    webs = ["I-web on 4,0 E side 1"]\n')
    match.decide("attract 3,0 with I-rat")
    walk(match, "4,0 C")
    assert steps(match) == {"3,0 C"}
    assert clause_of(match, "step 5,0 W") == "DC-A11"


@pytest.mark.clause("Q-DC-72")
def test_a_creature_with_webs_all_around_stays_where_it_is():
    match = given("""
        laid = ["3,0 I-hole-NEW", "4,0 I-EW", "2,0 I-EW", "1,0 I-NESW"]
        [seat.A]
        hand = "I-rat I-NS"
        [seat.B]
        webs = ["I-web on 3,0 E side 2", "II-web on 3,0 W side 2", "III-web on 3,0 N side 2"]
    """)
    assert "attract 3,0 with I-rat" in choices(match)
    match.decide("attract 3,0 with I-rat")
    assert creatures(match) == {"rat": ("3,0 C", 0)}
    assert (match.view(None).phase, match.view(None).walking) == ("move", None)


@pytest.mark.clause("Q-DC-72")
def test_a_creature_in_play_with_webs_all_around_may_be_roused_and_stays():
    match = given("""
        laid = ["3,0 I-EW", "1,0 I-NESW"]
        creatures = ["I-rat of C at 3,0 C"]
        [seat.A]
        hand = "II-rat I-NS"
        [seat.B]
        webs = ["I-web on 3,0 E side 2", "II-web on 3,0 W side 2"]
    """)
    match.decide("rouse with II-rat")
    assert creatures(match) == {"rat": ("3,0 C", 0)}
    assert (match.view(None).phase, match.view(None).walking) == ("move", None)


@pytest.mark.clause("DC-A26")
def test_a_creature_cannot_reveal_a_goal():
    """T-DC-20."""
    match = given("""
        options = { area = 7 }
        laid = ["3,2 I-hole-NESW", "4,2 I-EW"]
        [seat.A]
        hand = "I-rat"
        [seat.B]
        at = "3,2 C"
        hand = "I-NE"
    """)
    match.decide("attract 3,2 with I-rat")
    assert steps(match) == {"4,2 C"}
    assert clause_of(match, "step 3,3 S") == "DC-A26"
    walk(match, "4,2 C")
    match.decide("stop")
    assert told(match, GoalRevealed) == []
    assert not goal_at(match, "3,3").face_up
    match.decide("discard I-NE")
    assert "3,3 S" in steps(match)  # a dwarf can


@pytest.mark.clause("DC-A26", "DC-A25")
def test_a_goal_that_lies_face_up_is_a_card_like_any_other_to_a_creature():
    match = given("""
        options = { area = 7 }
        laid = ["3,2 I-hole-NESW"]
        goals = ["-3,3 hole", "3,3 exit up", "-3,-3 ladder", "3,-3 vein"]
        [seat.A]
        hand = "I-rat"
    """)
    match.decide("attract 3,2 with I-rat")
    walk(match, "3,3 S", "3,3 C", "3,3 N")
    assert creatures(match) == {"rat": ("3,3 N", 0)}


@pytest.mark.clause("Q-DC-73")
def test_a_creature_on_a_vein_takes_nothing():
    match = given("""
        laid = ["3,0 I-hole-NESW", "4,0 II-vein-NW"]
        [seat.A]
        hand = "I-goblin"
    """)
    pool = match.view(None).pool
    match.decide("attract 3,0 with I-goblin")
    walk(match, "4,0 W", "4,0 N")
    match.decide("stop")
    view = match.view(None)
    assert creatures(match) == {"goblin": ("4,0 N", 0)}
    assert [(gold.cell, gold.space) for gold in view.gold_in_veins] == [((4, 0), "N")]
    assert (view.pool, told(match, GoldTaken), told(match, GoldLost)) == (pool, [], [])


@pytest.mark.clause("DC-A22", "DC-A23")
def test_creatures_pass_each_other_and_share_a_space():
    match = given(
        FAR_HOLE.format(hand="I-rat I-NE").replace("[seat.A]", 'creatures = ["I-goblin of B at 4,0 C"]\n    [seat.A]')
    )
    match.decide("attract 3,0 with I-rat")
    walk(match, "4,0 C")
    assert creatures(match) == {"rat": ("4,0 C", 0), "goblin": ("4,0 C", 1)}
    walk(match, "5,0 W", "4,0 C")
    assert attacks(match) == []


@pytest.mark.clause("DC-A34", "DC-A31", "DC-A23")
def test_the_example_of_a_rat_that_meets_a_blue_dwarf_after_two_of_its_three_steps():
    match = given("""
        seats = 2
        laid = ["2,0 I-hole-NESW", "3,0 I-EW", "4,0 I-EW", "5,0 I-NW"]
        [seat.A]
        clan = "yellow-loyal"
        hand = "I-rat"
        [seat.B]
        clan = "blue-loyal"
        at = "4,0 C"
        hand = "I-NE I-NS I-axe"
    """)
    match.decide("attract 2,0 with I-rat")
    walk(match, "3,0 C")
    assert attacks(match) == []
    walk(match, "4,0 C")
    assert creatures(match) == {"rat": ("4,0 C", 0)}
    assert match.view(None).walking is None  # its third step is lost
    assert attacks(match) == [(1, "rat")]
    assert len(hand_of(match, 1)) == 2
    assert match.waiting == (1,)  # A's dwarf has nowhere to go


# When they leave


@pytest.mark.clause("DC-A27")
@pytest.mark.parametrize("creature", REACH)
def test_a_creature_leaves_when_its_seats_next_turn_begins_and_its_card_is_discarded_then(creature):
    match = given(FAR_HOLE.format(hand=f"I-{creature} I-NE"))
    before = match.view(None).discards
    rest(match, f"attract 3,0 with I-{creature}")
    for seat in (1, 2):
        assert (match.waiting, creatures(match)) == ((seat,), {creature: ("3,0 C", 0)})
        idle(match)
    assert (match.waiting, match.view(None).phase, creatures(match)) == ((0,), "play", {})
    for viewer in viewers(match):
        assert told(match, CreatureLeft, viewer) == [CreatureLeft(seat=0, creature=creature)]
    assert match.view(None).discards == before + 3  # what B and C discarded, and the creature


@pytest.mark.clause("DC-A27")
def test_all_creatures_of_a_seat_leave_and_those_of_others_stay():
    match = given("""
        laid = ["3,0 I-EW"]
        creatures = ["I-rat of B at 3,0 C", "I-lindworm of B at 3,0 C", "I-goblin of C at 3,0 C"]
    """)
    idle(match)
    assert creatures(match) == {"goblin": ("3,0 C", 2)}
    idle(match)
    assert creatures(match) == {}


@pytest.mark.clause("DC-A27", "DC-A20")
def test_a_creature_that_left_can_be_brought_in_again():
    match = given(FAR_HOLE.format(hand="I-rat II-rat I-NE"))
    rest(match, "attract 3,0 with I-rat")
    idle(match, 2)
    assert clause_of(match, "rouse with II-rat") == "DC-A20"
    assert "attract 3,0 with II-rat" in choices(match)


@pytest.mark.clause("Q-DC-45", "DC-A27")
def test_the_creature_of_a_seat_without_cards_leaves_when_its_turn_is_skipped():
    match = given("""
        laid = ["3,0 I-EW"]
        pile = ""
        turn = "C"
        creatures = ["I-rat of A at 3,0 C"]
        [seat.A]
        hand = ""
        [seat.B]
        hand = "I-NS"
        [seat.C]
        hand = "I-NE I-NW"
    """)
    before = match.view(None).discards
    idle(match)
    assert match.log(None)[-2:] == (CreatureLeft(seat=0, creature="rat"), Skipped(seat=0))
    assert (match.waiting, creatures(match)) == ((1,), {})
    assert match.view(None).discards == before + 2


# A creature that is in play already


@pytest.mark.clause("DC-A28", "Q-DC-62")
def test_a_creature_in_play_moves_on_from_where_it_stands_and_needs_no_dark_hole():
    """T-DC-20."""
    match = given(RAT_IN_PLAY)
    assert choices(match, "rouse") == {"rouse with II-rat"}
    match.decide("rouse with II-rat")
    assert creatures(match) == {"rat": ("4,0 C", 0)}
    assert (match.view(None).phase, match.view(None).steps_left) == ("creature", 3)
    walk(match, "5,0 W", "5,0 E", "6,0 W")
    assert creatures(match) == {"rat": ("6,0 W", 0)}
    for viewer in viewers(match):
        roused = CreatureRoused(seat=0, card="II-rat", creature="rat")
        assert told(match, CreatureRoused, viewer) == [roused]
    assert told(match, CreatureAttracted) == []


@pytest.mark.clause("DC-A28")
def test_a_creature_in_play_does_not_come_out_of_a_dark_hole():
    rat = 'creatures = ["I-rat of B at 6,0 C"]'
    match = given(FAR_HOLE.format(hand="II-rat I-goblin").replace("[seat.A]", f"{rat}\n    [seat.A]"))
    assert choices(match, "attract") == {"attract 3,0 with I-goblin"}  # the goblin is not in play
    assert clause_of(match, "attract 3,0 with II-rat") == "DC-A28"
    assert choices(match, "rouse") == {"rouse with II-rat"}


@pytest.mark.clause("Q-DC-62", "DC-A21")
def test_a_creature_stays_playable_after_the_last_dark_hole_was_removed():
    """T-DC-20."""
    match = given("""
        laid = ["3,0 I-hole-NESW", "4,0 I-EW"]
        [seat.A]
        hand = "I-rat I-NE"
        [seat.B]
        hand = "II-rockfall I-NS"
        [seat.C]
        hand = "II-rat I-goblin"
    """)
    match.decide("attract 3,0 with I-rat")
    walk(match, "4,0 C")
    match.decide("stop")
    rest(match, "rockfall 3,0 with II-rockfall")
    assert "3,0" not in table_of(match)
    assert choices(match, "attract") == set()
    assert choices(match, "rouse") == {"rouse with II-rat"}
    assert clause_of(match, "attract 3,0 with I-goblin") == "DC-A21"


@pytest.mark.clause("DC-A29")
def test_a_dwarf_where_the_creature_begins_is_not_attacked_if_it_stays_or_just_leaves():
    for way in [[], ["5,0 W"], ["5,0 W", "5,0 E", "6,0 W"]]:
        match = given(RAT_IN_PLAY)
        match.decide("rouse with II-rat")
        walk(match, *way)
        rest(match, "stop")
        assert attacks(match) == []


@pytest.mark.clause("DC-A29")
def test_a_dwarf_where_the_creature_begins_is_attacked_if_it_leaves_and_comes_back():
    match = given(RAT_IN_PLAY)
    match.decide("rouse with II-rat")
    walk(match, "5,0 W", "4,0 C")
    assert attacks(match) == [(2, "rat")]
    assert (match.view(None).phase, match.view(None).walking) == ("move", None)  # its last step is lost


@pytest.mark.clause("DC-A30")
def test_the_seat_that_had_the_creature_discards_its_card_and_the_new_seat_keeps_it_until_its_next_turn():
    match = given(RAT_IN_PLAY)
    before = match.view(None).discards
    match.decide("rouse with II-rat")
    assert match.view(None).discards == before + 1  # the card of B
    rest(match, "stop")
    for seat in (1, 2):  # also B's turn does not end it
        assert (match.waiting, creatures(match)) == ((seat,), {"rat": ("4,0 C", 0)})
        idle(match)
    assert (match.waiting, creatures(match)) == ((0,), {})
    assert told(match, CreatureLeft) == [CreatureLeft(seat=0, creature="rat")]
    assert match.view(None).discards == before + 4  # what B and C discarded, and the card of A


# A dwarf on the dark hole


@pytest.mark.clause("Q-DC-60")
@pytest.mark.parametrize("creature", REACH)
def test_a_creature_does_not_attack_the_dwarf_on_whose_dark_hole_it_comes_out(creature):
    """T-DC-17."""
    match = given(f"""
        seats = 4
        laid = ["1,0 I-hole-NESW", "2,0 I-EW", "3,0 I-EW"]
        [seat.A]
        hand = "II-{creature} I-NE"
        [seat.D]
        at = "1,0 C"
        axes = "I-axe"
    """)
    match.decide(f"attract 1,0 with II-{creature}")
    assert match.view(None).phase == "creature"  # nobody is asked about an axe
    rest(match, "stop")
    assert attacks(match) == []
    idle(match, 2)
    match.decide(min(choices(match, "discard")))
    walk(match, "2,0 C")  # D walks away freely
    assert (at(match, 3), attacks(match), match.view(None).steps_left) == ("2,0 C", [], 2)


@pytest.mark.clause("Q-DC-60", "DC-A29")
def test_a_creature_that_leaves_its_dark_hole_and_comes_back_attacks_the_dwarf_there():
    match = given("""
        laid = ["3,0 I-hole-NESW", "4,0 I-EW"]
        [seat.A]
        hand = "I-goblin I-NE"
        [seat.B]
        at = "3,0 C"
    """)
    match.decide("attract 3,0 with I-goblin")
    walk(match, "4,0 C", "3,0 C")
    assert attacks(match) == [(1, "goblin")]


@pytest.mark.clause("Q-DC-60")
def test_with_emerge_attacks_it_attacks_all_dwarves_on_its_dark_hole_at_once():
    """T-DC-17."""
    match = given(EMERGING.format(axes=""))
    match.decide("attract 1,0 with I-lindworm")
    assert attacks(match) == [(1, "lindworm"), (3, "lindworm")]
    assert [seat.lying for seat in match.view(None).seats] == [False, True, False, True]
    assert (match.view(None).phase, match.view(None).walking) == ("move", None)  # it has met dwarves, so it stops


@pytest.mark.clause("Q-DC-60", "DC-A24")
def test_with_emerge_attacks_an_axe_drives_it_away():
    match = given(EMERGING.format(axes="I-axe"))
    match.decide("attract 1,0 with I-lindworm")
    assert match.waiting == (3,)
    match.decide("axe yes")
    assert attacks(match) == []
    assert "lindworm" not in creatures(match)
    assert (match.waiting, match.view(None).phase) == ((0,), "move")


@pytest.mark.clause("Q-DC-60")
def test_with_emerge_attacks_a_dark_hole_without_dwarves_is_as_before_and_so_is_a_creature_in_play():
    match = given(EMERGING.format(axes=""))
    match.decide("attract -1,0 with I-lindworm")
    assert (match.view(None).phase, match.view(None).steps_left) == ("creature", 4)
    match = given(EMERGING.format(axes=""))
    match.decide("rouse with II-rat")  # it begins where B and D stand, but it was there before (DC-A29)
    assert attacks(match) == []
    assert (match.view(None).phase, match.view(None).steps_left) == ("creature", 3)


@pytest.mark.clause("Q-DC-60")
def test_emerge_attacks_is_off_unless_chosen():
    assert undermine.start("dark_cave", seats=3, seed=1).view(None).options.emerge_attacks is False
