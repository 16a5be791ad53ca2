"""Goals are revealed and aligned, the exit is reached, and what can be done to who is outside (DC-R)."""

import pytest

from tests.classic.rounds import Seats
from tests.dark_cave.endings import FIVE, THREE, before_the_exit, ends, far, go_out, goals_with, table_with
from tests.dark_cave.goals import WAYS, before_a_goal, enter
from tests.dark_cave.seeing import at, creatures, goal_at, hand_of, idle, rest, steps, table_of, told, viewers, walk
from tests.dark_cave.table import choices, clause_of
from undermine import Match
from undermine.games.dark_cave.events import (
    Attacked,
    CardLost,
    ClanRevealed,
    CreatureDrivenAway,
    Drew,
    DwarfLeft,
    DwarfStood,
    GoalAligned,
    GoalRevealed,
    GoldLaid,
    GoldLost,
    LeftOverSeen,
    Stepped,
)

FORCED = [
    ("exit", "N", ""),
    ("exit", "E", ""),
    ("exit", "S", ""),
    ("exit", "W", ""),
    ("ladder", "N", ""),
    ("ladder", "E", ""),
    ("ladder", "S", "~"),
    ("ladder", "W", "~"),
    ("hole", "N", ""),
    ("hole", "S", "~"),
    ("vein", "E", ""),
    ("vein", "W", "~"),
]
CHOSEN = [("hole", "E"), ("hole", "W"), ("vein", "N"), ("vein", "S")]


@pytest.mark.clause("DC-R01", "Q-DC-31", "Q-DC-33")
@pytest.mark.parametrize(("shows", "side", "turned"), FORCED)
def test_a_goal_is_turned_over_so_that_it_connects_where_the_dwarf_comes_in(shows, side, turned):
    match = before_a_goal(shows, side)
    assert "4,4" not in table_of(match)
    enter(match, side)
    assert table_of(match)["4,4"] == f"goal-{shows}{turned}"
    assert at(match, 0) == f"4,4 {side}", "on its first space"
    assert told(match, GoalRevealed) == [GoalRevealed(seat=0, goal=(4, 4), shows=shows, turned=turned == "~")]
    assert told(match, GoalAligned) == []
    assert match.waiting == (1,), "the movement is over, nobody was asked"
    for viewer in viewers(match):
        assert goal_at(match, "4,4", viewer).face_up
        assert goal_at(match, "4,4", viewer).card == f"goal-{shows}"


@pytest.mark.clause("Q-DC-31", "DC-R01", "DC-R03")
@pytest.mark.parametrize(("how", "turned"), [("upright", ""), ("turned", "~")])
@pytest.mark.parametrize(("shows", "side"), CHOSEN)
def test_where_a_goal_may_lie_in_two_ways_the_mover_chooses(shows, side, how, turned):
    match = before_a_goal(shows, side)
    enter(match, side)
    assert choices(match) == {"align upright", "align turned"}
    assert match.waiting == (0,)
    assert (match.view(None).phase, match.view(None).aligning) == ("align", (4, 4))
    for viewer in viewers(match):
        assert goal_at(match, "4,4", viewer).card == f"goal-{shows}", "all see what it is"
        assert told(match, GoalRevealed, viewer)[0].turned is None
    assert at(match, 0) == f"{WAYS[side][0]} C", "the dwarf has not set foot on it yet"
    assert clause_of(match, "stop") == "Q-DC-31"
    assert clause_of(match, "align upright", 1) == "DC-S13"
    match.decide(f"align {how}")
    assert table_of(match)["4,4"] == f"goal-{shows}{turned}"
    assert at(match, 0) == f"4,4 {side}"
    assert told(match, GoalAligned) == [GoalAligned(seat=0, goal=(4, 4), turned=how == "turned")]
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-31")
def test_there_is_nothing_to_align_unless_a_goal_has_just_been_revealed():
    match = before_a_goal("hole", "W")
    assert clause_of(match, "align upright") == "Q-DC-31"
    match.decide("discard I-NE")
    assert clause_of(match, "align turned") == "Q-DC-31"


@pytest.mark.clause("Q-DC-31")
@pytest.mark.parametrize(
    ("shows", "side", "neighbour", "turned"),
    [
        # the dark hole NEW, or ESW when turned, with a card to its north or south
        ("hole", "W", "4,5 I-NS", ""),
        ("hole", "W", "4,5 I-EW", "~"),
        ("hole", "W", "4,3 I-NS", "~"),
        ("hole", "W", "4,3 I-EW", ""),
        ("hole", "E", "4,5 II-NESW", ""),
        # the vein NES, or NSW when turned, with a card to its east or west
        ("vein", "S", "5,4 I-EW", ""),
        ("vein", "S", "5,4 I-NS", "~"),
        ("vein", "N", "3,4 III-EW", "~"),
        ("vein", "N", "3,4 I-NS", ""),
    ],
)
def test_of_two_ways_the_one_that_fits_all_face_up_neighbours_goes_first(shows, side, neighbour, turned):
    match = before_a_goal(shows, side, neighbour)
    enter(match, side)
    assert table_of(match)["4,4"] == f"goal-{shows}{turned}"
    assert match.waiting == (1,), "so there is no choice left"


@pytest.mark.clause("Q-DC-31", "DC-R02")
def test_where_neither_way_fits_all_neighbours_the_mover_chooses_which_one_it_misses():
    """The dark hole has a door to the north or to the south, but not to both."""
    for how, turned in [("upright", ""), ("turned", "~")]:
        match = before_a_goal("hole", "W", "4,5 I-NS", "4,3 II-NS")
        enter(match, "W")
        match.decide(f"align {how}")
        assert table_of(match)["4,4"] == f"goal-hole{turned}"


@pytest.mark.clause("Q-DC-31")
def test_where_both_ways_fit_all_neighbours_the_mover_chooses():
    match = before_a_goal("hole", "W", "5,4 II-EW")
    enter(match, "W")
    assert choices(match) == {"align upright", "align turned"}


@pytest.mark.clause("DC-R02", "Q-DC-31")
@pytest.mark.parametrize(("side", "turned"), [("S", "~"), ("N", "")])
def test_a_goal_that_cannot_fit_on_all_sides_continues_the_path_that_the_dwarf_came_by(side, turned):
    """The ladder has doors N and E or S and W; cards lead to it from the north and the south."""
    match = before_a_goal("ladder", side, "4,3 II-NS" if side == "N" else "4,5 II-NS", seats={"B": {"hand": "I-EW"}})
    enter(match, side)
    assert table_of(match)["4,4"] == f"goal-ladder{turned}"
    assert at(match, 0) == f"4,4 {side}"
    idle(match, turns=2)
    match.decide("discard I-NW")
    assert steps(match) == {"4,4 C", f"{WAYS[side][0]} C"}, "back or on, but not to the card that does not fit"


@pytest.mark.clause("DC-R02", "Q-DC-31")
def test_no_step_leads_from_a_card_that_does_not_fit_onto_the_revealed_goal():
    match = table_with(
        THREE,
        {"A": {"at": "4,5 C", "hand": "I-NE I-NW"}},
        goals=goals_with("ladder up~"),
        laid=["4,5 I-NS", "4,6 I-NESW"],
    )
    match.decide("discard I-NE")
    assert steps(match) == {"4,6 C"}
    assert clause_of(match, "step 4,4 N") == "DC-M01"


@pytest.mark.clause("DC-R03", "DC-R01", "DC-P09")
def test_the_goal_is_revealed_before_the_dwarf_steps_on_it():
    match = before_a_goal("vein", "E")
    enter(match, "E")
    kinds = [type(event) for event in match.log(None) if isinstance(event, GoalRevealed | GoldLaid | Stepped)]
    assert kinds == [GoalRevealed, GoldLaid, Stepped]
    assert told(match, Stepped)[0] == Stepped(seat=0, cell=(4, 4), space="E")
    match = before_a_goal("vein", "S")
    enter(match, "S")
    assert told(match, Stepped) == []
    match.decide("align upright")
    assert told(match, Stepped) == [Stepped(seat=0, cell=(4, 4), space="S")]


@pytest.mark.clause("DC-R01", "Q-DC-33")
@pytest.mark.parametrize("boots", [{}, {"boots": "I-boots"}])
def test_steps_that_are_left_after_a_reveal_are_lost(boots):
    match = before_a_goal("ladder", "S", seats={"A": boots})
    match.decide("discard I-NE")
    assert match.view(None).steps_left == 3 + len(boots)
    match.decide("step 4,4 S")
    assert (at(match, 0), match.waiting) == ("4,4 S", (1,))
    assert len(told(match, Drew)) == 1, "but the seat draws as usual"


@pytest.mark.clause("DC-R01", "Q-DC-33")
def test_only_the_first_dwarf_on_a_goal_ends_its_movement_there():
    match = before_a_goal("exit", "S", seats={"B": {"at": "4,3 C", "hand": "I-EW I-rat"}}, clans=FIVE)
    enter(match, "S")
    match.decide("discard I-EW")
    match.decide("step 4,4 S")
    assert (match.waiting, match.view(None).steps_left) == ((1,), 2)
    match.decide("step 4,4 C")
    assert at(match, 1) is None, "it can leave the cave in one turn"
    assert len(told(match, GoalRevealed)) == 1


@pytest.mark.clause("DC-R01")
def test_a_dwarf_walks_across_a_goal_that_lies_face_up_as_across_any_card():
    match = table_with(
        THREE,
        {"A": {"at": "3,4 C", "hand": "I-NE I-NW", "boots": "I-boots"}},
        goals=goals_with("hole up"),
        laid=["3,4 I-EW", "5,4 II-EW"],
    )
    match.decide("discard I-NE")
    walk(match, "4,4 W", "4,4 C", "4,4 E", "5,4 W")
    assert at(match, 0) == "5,4 W"
    assert told(match, GoalRevealed) == []


@pytest.mark.clause("DC-R01", "DC-A11")
def test_a_face_down_goal_is_entered_only_by_a_path_that_leads_to_it():
    match = before_a_goal("ladder", "S", "4,2 II-NS", seats={"B": {"webs": ["I-web on 4,4 S side 2"]}})
    match.decide("discard I-NE")
    assert clause_of(match, "step 4,4 S") == "DC-A11", "the web is in the way, so the goal stays face down"
    assert clause_of(match, "step 4,4 N") == "DC-R01"
    assert clause_of(match, "step -4,4 S") == "DC-M01"
    assert steps(match) == {"4,2 N"}
    assert not goal_at(match, "4,4").face_up


@pytest.mark.clause("DC-R01", "DC-R02", "DC-R03", "DC-R04", "DC-R05", "Q-DC-32", "DC-T06")
def test_the_exit_is_revealed_in_one_turn_and_left_by_in_another():
    """T-DC-21."""
    match = before_a_goal("exit", "S", left_over="yellow-saboteur")
    enter(match, "S")
    assert (at(match, 0), match.waiting) == ("4,4 S", (1,)), "no exit in this turn"
    assert match.view(1).seats[0].clan.identity is None
    idle(match, turns=2)
    match.decide("discard I-NW")
    match.decide("step 4,4 C")
    assert at(match, 0) is None
    assert match.view(None).first_out == 0
    for viewer in viewers(match):
        clan = match.view(viewer).seats[0].clan
        assert (clan.face_up, clan.identity) == (True, "loyal")
        assert match.view(viewer).left_over.cards == (("yellow-saboteur",) if viewer == 0 else None)
    assert match.waiting == (1,)
    assert [event.seat for event in told(match, Drew)] == [0, 1, 2, 0], "A draws"
    idle(match, turns=2)
    before = match.view(None).pile
    match.decide(min(choices(match, "discard")))
    assert match.waiting == (1,), "from now on A has no step 2"
    assert match.view(None).pile == before - 1, "but it draws"


@pytest.mark.clause("DC-R04", "Q-DC-26")
def test_a_dwarf_that_reaches_the_exit_is_taken_off_at_once_with_its_gold():
    match = before_the_exit(FIVE, {"A": {"gold": 2, "boots": "I-boots"}})
    go_out(match)
    assert told(match, DwarfLeft) == [DwarfLeft(seat=0, gold=2)]
    assert told(match, ClanRevealed) == [ClanRevealed(seat=0, identity="loyal")]
    assert (at(match, 0), match.view(None).seats[0].gold) == (None, 2)
    assert match.waiting == (1,), "its other steps are void"
    assert match.view(None).seats[0].lying is False


@pytest.mark.clause("DC-R04")
def test_no_dwarf_leaves_by_any_other_space_of_the_exit_card():
    match = before_the_exit(FIVE, laid=["4,3 I-NS"])
    match.decide("discard I-NS")
    assert steps(match) == {"4,4 C", "4,3 C"}
    match.decide("step 4,3 C")
    match.decide("step 4,4 S")
    match.decide("stop")
    assert at(match, 0) == "4,4 S"
    assert told(match, DwarfLeft) == []


@pytest.mark.clause("DC-R04", "DC-P18")
def test_a_clan_card_that_lies_open_already_is_not_told_again():
    match = before_the_exit(FIVE, {"A": {"revealed": True}})
    go_out(match)
    assert told(match, ClanRevealed) == []
    assert match.view(None).seats[0].clan.identity == "loyal"


CLANS = {
    2: "yellow-loyal blue-loyal",
    3: THREE,
    4: "yellow-loyal yellow-loyal yellow-saboteur yellow-saboteur",
    5: FIVE,
    6: f"{FIVE} blue-saboteur",
    7: f"{FIVE} blue-saboteur yellow-loyal",
    8: f"{FIVE} blue-saboteur yellow-loyal blue-loyal",
}


@pytest.mark.clause("DC-R05", "Q-DC-37", "DC-I03", "DC-S05")
@pytest.mark.parametrize(("seats", "number"), [(2, 0), (3, 1), (4, 0), (5, 3), (6, 2), (7, 1), (8, 0)])
def test_the_first_seat_out_looks_at_the_clan_cards_left_over_if_there_are_any(seats, number):
    match = before_the_exit(CLANS[seats])
    assert {match.view(viewer).left_over.cards for viewer in viewers(match)} == {None}
    go_out(match)
    if seats == 2:
        assert len(ends(match)) == 1
        return
    for viewer in viewers(match):
        seen = told(match, LeftOverSeen, viewer)
        assert [(event.seat, event.number) for event in seen] == ([(0, number)] if number else [])
        assert [event.cards is not None for event in seen] == ([viewer == 0] if number else [])
        left = match.view(viewer).left_over
        assert left.number == number
        assert (left.cards is not None) == (viewer == 0)
    assert len(match.view(0).left_over.cards) == number


@pytest.mark.clause("DC-R05", "Q-DC-37", "DC-I03")
def test_the_second_seat_out_does_not_see_them():
    d = far(5)
    match = before_the_exit(FIVE, {"B": {"at": f"{d},{d} W"}, "C": {"at": "out"}}, first_out="C")
    go_out(match)
    assert told(match, LeftOverSeen, 0) == []
    assert [match.view(viewer).left_over.cards is not None for viewer in range(5)] == [False, False, True, False, False]
    assert match.view(None).first_out == 2


@pytest.mark.clause("Q-DC-34", "DC-A25")
def test_a_creature_may_stand_on_the_exit_space_and_does_not_leave_the_cave_by_it():
    match = before_the_exit(
        FIVE,
        {"A": {"hand": "I-goblin I-NS", "at": "0,0 C"}},
        laid=["4,3 I-hole-NESW"],
    )
    match.decide("attract 4,3 with I-goblin")
    walk(match, "4,4 S", "4,4 C")
    match.decide("stop")
    assert creatures(match) == {"goblin": ("4,4 C", 0)}


@pytest.mark.clause("Q-DC-34", "Q-DC-26", "DC-A33")
def test_a_dwarf_that_enters_the_exit_space_is_attacked_first_and_then_leaves():
    match = before_the_exit(FIVE, creatures=["I-goblin of B at 4,4 C"])
    go_out(match)
    kinds = [type(event) for event in match.log(None) if isinstance(event, Attacked | GoldLost | DwarfLeft)]
    assert kinds == [Attacked, GoldLost, DwarfLeft]
    assert told(match, DwarfLeft) == [DwarfLeft(seat=0, gold=2)]
    assert (at(match, 0), match.view(None).seats[0].gold) == (None, 2)


@pytest.mark.clause("Q-DC-34", "DC-A31")
def test_the_rat_on_the_exit_space_takes_a_card_on_the_way_out():
    match = before_the_exit(FIVE, creatures=["I-rat of B at 4,4 C"], pile="")
    go_out(match)
    assert [(event.seat, event.to, event.lost) for event in told(match, CardLost)] == [(0, "rat", True)]
    assert hand_of(match, 0) == ()
    assert at(match, 0) is None


@pytest.mark.clause("Q-DC-34", "DC-A32")
def test_the_lindworm_on_the_exit_space_cannot_hold_a_dwarf_that_leaves():
    match = before_the_exit(FIVE, creatures=["I-lindworm of B at 4,4 C"])
    go_out(match)
    assert [event.creature for event in told(match, Attacked)] == ["lindworm"]
    assert (at(match, 0), match.view(None).seats[0].lying) == (None, False)
    idle(match, turns=4)
    assert match.waiting == (0,)
    assert (told(match, DwarfStood), match.view(None).stays) == ([], False)


@pytest.mark.clause("Q-DC-34", "DC-A18")
@pytest.mark.parametrize(("answer", "gold"), [("yes", 3), ("no", 2)])
def test_an_axe_may_be_used_on_the_exit_space_and_the_dwarf_leaves_either_way(answer, gold):
    match = before_the_exit(FIVE, {"A": {"axes": "I-axe"}}, creatures=["I-goblin of B at 4,4 C"])
    go_out(match)
    assert (match.view(None).phase, told(match, DwarfLeft)) == ("axe", [])
    match.decide(f"axe {answer}")
    assert told(match, DwarfLeft) == [DwarfLeft(seat=0, gold=gold)]
    assert len(told(match, CreatureDrivenAway)) == (answer == "yes")
    assert match.waiting == (1,)


def one_outside(**seats) -> Match:
    """B's dwarf is out; A has cards for everything."""
    own: Seats = {
        "A": {"hand": "II-swap I-boots I-axe I-information I-goblin"},
        "B": {"at": "out", "gold": 2, "hand": "I-NS I-EW"},
    }
    for seat, entry in seats.items():
        own[seat] = own.get(seat, {}) | entry
    return table_with(FIVE, own, goals=goals_with("exit up"), laid=["4,3 I-hole-NESW"])


@pytest.mark.clause("Q-DC-35", "DC-T06")
def test_swap_boots_and_axe_may_still_be_played_on_a_seat_whose_dwarf_is_out():
    plays = ["swap B with II-swap", "equip B with I-boots", "equip B with I-axe"]
    for play in plays:
        match = one_outside()
        assert play in choices(match)
        match.decide(play)
    assert match.view(None).seats[1].axes == 1
    match = one_outside()
    match.decide(plays[1])
    assert match.view(None).seats[1].boots
    match = one_outside()
    match.decide(plays[0])
    assert hand_of(match, 0) == ("I-EW", "I-NS")
    assert match.waiting == (1,)
    assert match.view(None).seats[1].hand.number == 5, "four cards of A's, and one that it draws"


@pytest.mark.clause("Q-DC-35", "DC-A02")
def test_secret_information_cannot_look_at_the_open_clan_card_of_who_is_out():
    match = one_outside()
    assert clause_of(match, "look-clan B with I-information") == "DC-A02"
    assert choices(match, "look-clan") == {f"look-clan {seat} with I-information" for seat in "CDE"}


@pytest.mark.clause("Q-DC-35", "Q-DC-36")
def test_creatures_reach_nobody_who_is_out_not_even_at_the_exit():
    match = one_outside(B={"axes": "II-axe"})
    match.decide("attract 4,3 with I-goblin")
    walk(match, "4,4 S", "4,4 C", "4,4 N", "4,4 C", "4,4 E")
    assert told(match, Attacked) == []
    assert match.view(None).seats[1].gold == 2
    assert match.view(None).seats[1].axes == 1, "nobody was asked about it"


@pytest.mark.clause("Q-DC-36", "DC-A33")
def test_the_gold_of_a_dwarf_outside_is_safe_whoever_is_attacked():
    """The goblin falls upon all the dwarves of the others at once."""
    match = one_outside(C={"at": "4,4 S"}, D={"at": "4,4 S"}, E={"at": "4,4 S"})
    match.decide("attract 4,3 with I-goblin")
    match.decide("step 4,4 S")
    assert [event.seat for event in told(match, Attacked)] == [2, 3, 4]
    assert [seat.gold for seat in match.view(None).seats] == [3, 2, 2, 2, 2]


@pytest.mark.clause("Q-DC-35", "DC-T06", "Q-DC-42")
def test_a_seat_whose_dwarf_is_out_plays_and_draws_but_neither_moves_nor_hews():
    match = table_with(
        FIVE,
        {
            "A": {"at": "out", "hand": "I-EW I-NE", "axes": "I-axe", "boots": "I-boots"},
            "B": {"webs": ["I-web on 0,0 N side 2"]},
        },
    )
    assert clause_of(match, "hew 0,0 N") == "Q-DC-42"
    assert choices(match, "hew") == set()
    seen = rest(match, "lay I-EW 1,0")
    assert match.waiting == (1,)
    assert Drew in [type(event) for event in seen]
    assert told(match, Stepped) == []
