"""Every table option makes a difference, and is as the table of options says unless chosen (DarkCaveOptions)."""

from collections import Counter
from typing import Any

import pytest

import undermine
from tests.chances import looks_uniform
from tests.classic.table import play_out
from tests.dark_cave.endings import FIVE, THREE, at_the_last_card, before_the_exit, ends, goals_with, how, table_with
from tests.dark_cave.seeing import at, creatures, goal_at, hand_of, lays_at, rest, table_of, told, viewers, walk
from tests.dark_cave.table import choices, clause_of
from undermine import OptionError
from undermine.games.dark_cave.events import (
    Attacked,
    AxeKept,
    CardLost,
    CardsDiscarded,
    CreatureDrivenAway,
    Drew,
    GoldTaken,
    HandDealt,
    HandReceived,
    WebHewn,
)
from undermine.games.dark_cave.options import DarkCaveOptions

DEFAULTS = {
    "first_player": "random",
    "area": "auto",
    "rotate180": True,
    "axe_same_turn": False,
    "axe_keeps_moving": False,
    "vein_optional": False,
    "strict_immediate_end": False,
    "swap_needs_cards": False,
    "vote_end": True,
    "emerge_attacks": False,
    "axe_prompt": "sequential",
    "show_backs": True,
}


def test_every_option_of_the_table_has_a_test_of_its_own():
    """Such a test is called `test_option_NAME_…`."""
    tests = [name for name in globals() if name.startswith("test_option_")]
    for option in DarkCaveOptions.__struct_fields__:
        assert any(name.startswith(f"test_option_{option}_") for name in tests), option


def test_the_defaults_are_those_of_the_table_of_options():
    match = undermine.start("dark_cave", 3, 1)
    shown = match.view(None).options
    assert {name: getattr(shown, name) for name in shown.__struct_fields__} == DEFAULTS


def without_and_with(name: str, *values):
    """Test cases: nothing chosen, the default chosen, and the other values."""
    cases = [({}, False), ({name: DEFAULTS[name]}, False)]
    return pytest.mark.parametrize(("options", "on"), cases + [({name: value}, True) for value in values])


@pytest.mark.clause("Q-ALL-02", "Q-DC-83", "DC-S13")
def test_option_first_player_is_random_unless_a_seat_is_named():
    def starters(**options):
        return {undermine.start("dark_cave", 4, seed, options=options).waiting[0] for seed in range(40)}

    assert starters() == starters(first_player="random") == {0, 1, 2, 3}
    for seat, name in enumerate("ABCD"):
        assert starters(first_player=name) == {seat}
    with pytest.raises(OptionError, match="no seat E"):
        undermine.start("dark_cave", 4, options={"first_player": "E"})


@pytest.mark.clause("Q-ALL-02", "Q-DC-83")
def test_option_first_player_gives_all_seats_the_same_chance():
    assert looks_uniform(Counter(undermine.start("dark_cave", 3, seed).waiting[0] for seed in range(300)), [0, 1, 2])


@pytest.mark.clause("D-DC-01", "DC-S02", "DC-S01")
@pytest.mark.parametrize("seats", range(2, 9))
def test_option_area_sets_the_goals_nearer_or_farther(seats):
    def corners(**options):
        return {goal.cell for goal in undermine.start("dark_cave", seats, 1, options=options).view(None).goals}

    near = {(x, y) for x in (-3, 3) for y in (-3, 3)}
    far = {(x, y) for x in (-4, 4) for y in (-4, 4)}
    assert corners() == corners(area="auto") == (far if seats < 6 else near)
    assert corners(area=7) == near
    assert corners(area=9) == far


@pytest.mark.clause("D-DC-01")
def test_option_area_holds_for_positions_too():
    match = table_with(THREE, options={"area": 7}, goals=["-3,3 exit", "3,3 hole", "-3,-3 ladder", "3,-3 vein"])
    assert goal_at(match, "3,3").cell == (3, 3)


@pytest.mark.clause("D-DC-02", "DC-P02")
@without_and_with("rotate180", False)
def test_option_rotate180_off_has_cards_laid_upright_only(options, on):
    match = table_with(THREE, {"A": {"hand": "I-NE I-EW I-NEW"}}, options=options)
    assert lays_at(match, "1,0") == ({"I-EW", "I-NEW"} if on else {"I-NE~", "I-EW", "I-NEW", "I-NEW~"})
    assert lays_at(match, "-1,0") == ({"I-NE", "I-EW", "I-NEW"} if on else {"I-NE", "I-EW", "I-NEW", "I-NEW~"})
    assert clause_of(match, "lay I-NE~ 1,0") == ("D-DC-02" if on else None)
    assert clause_of(match, "lay I-EW~ 1,0") is None, "that is how it lies anyway"


@pytest.mark.clause("D-DC-02", "Q-DC-31")
@pytest.mark.parametrize("rotate180", [True, False])
def test_option_rotate180_off_does_not_keep_goals_from_being_turned(rotate180):
    match = table_with(
        THREE,
        {"A": {"at": "4,3 C", "hand": "I-NE"}},
        laid=["4,3 I-NS"],
        goals=goals_with("ladder"),
        options={"rotate180": rotate180},
    )
    match.decide("discard I-NE")
    match.decide("step 4,4 S")
    assert table_of(match)["4,4"] == "goal-ladder~"


def with_a_fresh_axe(**entries):
    """A holds an axe; a web lies to the east of its dwarf and a rat sits to the north."""
    return table_with(
        THREE,
        {"A": {"hand": "I-axe I-NS"}, "B": {"webs": ["I-web on 0,0 E side 2"]}},
        laid=["0,1 I-hole-NESW"],
        creatures=["I-rat of C at 0,1 C"],
        **entries,
    )


@pytest.mark.clause("D-DC-05", "DC-A19", "DC-A17")
@without_and_with("axe_same_turn", True)
def test_option_axe_same_turn_lets_an_axe_hew_a_web_in_the_turn_it_is_played(options, on):
    match = with_a_fresh_axe(options=options)
    match.decide("equip A with I-axe")
    assert match.view(None).seats[0].fresh_axe
    assert clause_of(match, "hew 0,0 E") == (None if on else "D-DC-05")
    assert ("hew 0,0 E" in choices(match)) == on
    if on:
        match.decide("hew 0,0 E")
        assert told(match, WebHewn) == [WebHewn(seat=0, card="I-axe", edge=(0, 0, "E"), side=1)]
        assert match.view(None).seats[0].axes == 0
        assert clause_of(match, "hew 0,0 E") == "DC-A17", "it has gone"


@pytest.mark.clause("D-DC-05", "DC-A19", "DC-A18")
@without_and_with("axe_same_turn", True)
def test_option_axe_same_turn_lets_an_axe_drive_a_creature_away_in_the_turn_it_is_played(options, on):
    match = with_a_fresh_axe(options=options)
    match.decide("equip A with I-axe")
    match.decide("step 0,1 C")
    assert (match.view(None).phase == "axe") == on
    assert [event.seat for event in told(match, Attacked)] == ([] if on else [0])
    if on:
        match.decide("axe yes")
        assert [event.seat for event in told(match, CreatureDrivenAway)] == [0]


def towards_a_creature(**options):
    """A's dwarf is one step from a goblin, with an axe and two more steps to go."""
    return table_with(
        THREE,
        {"A": {"hand": "I-NS I-NE", "axes": "I-axe"}},
        laid=["1,0 I-EW", "2,0 II-EW"],
        creatures=["I-goblin of B at 1,0 C"],
        options=options,
    )


@pytest.mark.clause("Q-DC-24", "DC-M08")
@without_and_with("axe_keeps_moving", True)
def test_option_axe_keeps_moving_leaves_the_dwarf_its_other_steps(options, on):
    match = towards_a_creature(**options)
    match.decide("discard I-NS")
    match.decide("step 1,0 C")
    match.decide("axe yes")
    assert (creatures(match), match.view(None).seats[0].gold) == ({}, 3)
    if on:
        assert (match.waiting, match.view(None).steps_left) == ((0,), 2)
        walk(match, "2,0 W", "2,0 E")
        assert at(match, 0) == "2,0 E"
    else:
        assert (at(match, 0), match.waiting) == ("1,0 C", (1,))


@pytest.mark.clause("Q-DC-24", "DC-M08")
@pytest.mark.parametrize("keeps_moving", [True, False])
def test_option_axe_keeps_moving_does_not_help_who_is_attacked(keeps_moving):
    match = towards_a_creature(axe_keeps_moving=keeps_moving)
    match.decide("discard I-NS")
    match.decide("step 1,0 C")
    match.decide("axe no")
    assert (at(match, 0), match.waiting, match.view(None).seats[0].gold) == ("1,0 C", (1,), 2)


@pytest.mark.clause("Q-DC-24", "Q-DC-29")
def test_option_axe_keeps_moving_takes_an_axe_for_every_creature_in_the_space():
    match = table_with(
        THREE,
        {"A": {"hand": "I-NS I-NE", "axes": "I-axe"}},
        laid=["1,0 I-EW", "2,0 II-EW"],
        creatures=["I-goblin of B at 1,0 C", "I-lindworm of C at 1,0 C"],
        options={"axe_keeps_moving": True},
    )
    match.decide("discard I-NS")
    match.decide("step 1,0 C")
    match.decide("meet lindworm")
    match.decide("axe yes")
    assert (at(match, 0), match.waiting) == ("1,0 C", (1,)), "the goblin has attacked"
    assert match.view(None).seats[0].gold == 2


def beside_a_vein(**options):
    """A's dwarf is one step from a vein, in the centre of a goal that lies face up."""
    return table_with(
        THREE, {"A": {"at": "4,4 S", "hand": "I-NS I-NE"}}, goals=goals_with("vein up"), pile="", options=options
    )


@pytest.mark.clause("Q-DC-28", "DC-P17", "DC-P18")
@without_and_with("vein_optional", True)
def test_option_vein_optional_asks_the_seat_whether_it_takes_the_gold(options, on):
    match = beside_a_vein(**options)
    match.decide("discard I-NS")
    match.decide("step 4,4 C")
    match.decide("stop")
    if on:
        assert (match.view(None).phase, match.waiting) == ("take", (0,))
        assert choices(match) == {"take yes", "take no"}
        assert clause_of(match, "stop") == "Q-DC-28"
        match.decide("take yes")
    assert told(match, GoldTaken) == [GoldTaken(seat=0, cell=(4, 4))]
    seat = match.view(None).seats[0]
    assert (seat.gold, seat.clan.identity, match.view(None).gold_in_veins) == (4, "loyal", ())
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-28", "DC-P18")
def test_option_vein_optional_leaves_gold_and_secret_alone_if_the_seat_says_no():
    match = beside_a_vein(vein_optional=True)
    match.decide("discard I-NS")
    match.decide("step 4,4 C")
    match.decide("stop")
    match.decide("take no")
    seat = match.view(None).seats[0]
    assert (seat.gold, seat.clan.identity, seat.clan.face_up) == (3, None, False)
    assert [vein.cell for vein in match.view(None).gold_in_veins] == [(4, 4)]
    assert (told(match, GoldTaken), match.waiting) == ([], (1,))


@pytest.mark.clause("Q-DC-28")
@pytest.mark.parametrize("optional", [True, False])
def test_option_vein_optional_asks_nobody_who_only_passes_through(optional):
    match = beside_a_vein(vein_optional=optional)
    match.decide("discard I-NS")
    assert clause_of(match, "take yes") == "Q-DC-28"
    walk(match, "4,4 C", "4,4 N")
    match.decide("stop")
    assert (told(match, GoldTaken), match.waiting) == ([], (1,))


@pytest.mark.clause("Q-DC-52", "DC-E01")
@without_and_with("strict_immediate_end", True)
def test_option_strict_immediate_end_takes_the_movement_from_the_seat_of_the_last_card(options, on):
    """T-DC-24 (i)."""
    seats = {"A": {"hand": "I-NS"}, "B": {"hand": ""}, "C": {"hand": ""}}
    match = before_the_exit(THREE, seats, pile="", options=options)
    match.decide("discard I-NS")
    assert how(match) == (["exhausted"] if on else [])
    if on:
        assert (at(match, 0), match.result.saved) == ("4,4 S", (0, 0, 0)), "it does not get out"
        assert match.result.winner is None
    else:
        match.decide("step 4,4 C")
        assert (how(match), match.result.winners) == (["exhausted"], (0, 1))


@pytest.mark.clause("Q-DC-52")
@pytest.mark.parametrize(
    ("hand", "play"),
    [
        ("I-EW", "lay I-EW 1,0"),
        ("I-NS", "discard I-NS"),
        ("I-NS I-EW", "discard I-NS I-EW"),
        ("I-boots", "equip A with I-boots"),
        ("I-information", "look-goal 4,4 with I-information"),
    ],
)
def test_option_strict_immediate_end_means_that_nothing_follows_the_very_last_card(hand, play):
    strict = {"strict_immediate_end": True}
    match = at_the_last_card(THREE, {"A": {"hand": hand}}, laid=["0,1 I-hole-NESW"], options=strict)
    match.decide(play)
    assert (how(match), match.waiting) == (["exhausted"], ())


@pytest.mark.clause("Q-DC-52")
def test_option_strict_immediate_end_lets_the_last_card_that_is_played_still_have_its_effect():
    strict = {"strict_immediate_end": True}
    match = at_the_last_card(
        THREE,
        {"A": {"hand": "I-goblin", "at": "0,1 C"}},
        laid=["0,1 I-hole-NESW"],
        options=strict,
    )
    match.decide("attract 0,1 with I-goblin")
    assert how(match) == [], "first the goblin walks"
    match.decide("step 0,0 C")
    assert [event.seat for event in told(match, Attacked)] == [1, 2]
    assert how(match) == ["exhausted"]


@pytest.mark.clause("Q-DC-52", "DC-P14")
def test_option_strict_immediate_end_holds_for_the_last_card_lost_to_the_bridge_too():
    match = at_the_last_card(
        THREE,
        {"A": {"hand": "I-NS I-NE"}},
        laid=["1,0 I-bridge-EW", "2,0 I-EW"],
        options={"strict_immediate_end": True},
    )
    match.decide("discard I-NS")
    assert how(match) == []
    match.decide("step 1,0 EW")
    assert [event.lost for event in told(match, CardLost)] == [True]
    assert how(match) == ["exhausted"]


@pytest.mark.clause("Q-DC-52", "Q-DC-26")
def test_option_strict_immediate_end_spares_who_lost_its_last_card_to_the_bridge_the_creature_there():
    match = at_the_last_card(
        THREE,
        {"A": {"hand": "I-NS I-NE"}},
        laid=["1,0 I-bridge-EW"],
        creatures=["I-goblin of B at 1,0 EW"],
        options={"strict_immediate_end": True},
    )
    match.decide("discard I-NS")
    match.decide("step 1,0 EW")
    assert (how(match), told(match, Attacked)) == (["exhausted"], [])


@pytest.mark.clause("Q-DC-52", "DC-A31")
def test_option_strict_immediate_end_holds_for_the_last_card_lost_to_a_rat_at_the_exit_too():
    seats = {"A": {"hand": "I-NS I-NE"}, "B": {"hand": ""}, "C": {"hand": ""}}
    strict = {"strict_immediate_end": True}
    match = before_the_exit(THREE, seats, pile="", creatures=["I-rat of B at 4,4 C"], options=strict)
    match.decide("discard I-NS")
    match.decide("step 4,4 C")
    assert hand_of(match, 0) == ()
    assert (how(match), match.result.saved) == (["exhausted"], (0, 0, 0)), "it comes before the exit (Q-DC-26)"


@pytest.mark.clause("Q-DC-52", "Q-DC-29")
def test_option_strict_immediate_end_comes_before_the_second_of_two_creatures():
    """The rat takes the last card of all: the goblin beside it attacks no more, and nobody is asked for an axe."""
    seats = {"A": {"hand": "I-NS I-NE", "axes": "I-axe"}}
    match = at_the_last_card(
        THREE,
        seats,
        laid=["1,0 I-EW"],
        creatures=["I-rat of B at 1,0 C", "I-goblin of B at 1,0 C"],
        options={"strict_immediate_end": True},
    )
    match.decide("discard I-NS")
    match.decide("step 1,0 C")
    match.decide("meet rat")
    match.decide("axe no")
    assert how(match) == ["exhausted"]
    assert [event.creature for event in told(match, Attacked)] == ["rat"]


@pytest.mark.clause("Q-DC-52")
@pytest.mark.parametrize(("pile", "b_hand"), [("I-NE", ""), ("", "I-NE")], ids=["a pile", "a card in hand"])
def test_option_strict_immediate_end_waits_for_a_single_card_elsewhere(pile, b_hand):
    strict = {"strict_immediate_end": True}
    match = at_the_last_card(THREE, {"B": {"hand": b_hand}}, laid=["1,0 I-EW"], pile=pile, options=strict)
    match.decide("discard I-NS")
    assert how(match) == []
    match.decide("step 1,0 C")
    assert at(match, 0) == "1,0 C"


@pytest.mark.clause("Q-DC-54", "DC-A07")
@without_and_with("swap_needs_cards", True)
def test_option_swap_needs_cards_forbids_a_swap_without_another_card_in_hand(options, on):
    match = table_with(THREE, {"A": {"hand": "II-swap"}, "B": {"hand": "I-EW I-NE"}}, pile="", options=options)
    assert clause_of(match, "swap B with II-swap") == ("Q-DC-54" if on else None)
    assert ("swap B with II-swap" in choices(match)) == (not on)
    if not on:
        match.decide("swap B with II-swap")
        assert hand_of(match, 0) == ("I-EW", "I-NE")


@pytest.mark.clause("Q-DC-54", "Q-DC-55")
@pytest.mark.parametrize("needs", [True, False])
def test_option_swap_needs_cards_asks_nothing_of_the_other_hand(needs):
    match = table_with(
        THREE, {"A": {"hand": "II-swap I-NS"}, "B": {"hand": ""}}, pile="", options={"swap_needs_cards": needs}
    )
    match.decide("swap B with II-swap")
    assert (hand_of(match, 0), hand_of(match, 1)) == ((), ("I-NS",))


@pytest.mark.clause("Q-DC-58", "DC-X01", "DC-O04", "D-DC-11")
@without_and_with("vote_end", False)
def test_option_vote_end_off_means_that_no_seat_can_end_the_game_early(options, on):
    match = undermine.start("dark_cave", 3, 5, options=options)
    for seat in range(3):
        assert clause_of(match, "propose-end", seat) == ("DC-X01" if on else None)
        assert ("propose-end" in choices(match, seat=seat)) == (not on)
    rest(match, min(choices(match, "discard")))
    assert {clause_of(match, "propose-end", seat) for seat in range(3)} == {"DC-X01" if on else None}


@pytest.mark.clause("DC-E01", "Q-DC-58")
def test_option_vote_end_off_leaves_the_other_ends():
    match = play_out(undermine.start("dark_cave", 3, 5, options={"vote_end": False}), 1)
    assert [end.how for end in ends(match)] in (["exhausted"], ["exit"])


def on_the_dark_hole(*plays, **entries):
    """B's dwarf stands on the only dark hole, C's beside it; A brings the lindworm."""
    match = table_with(
        THREE,
        {"A": {"hand": "I-lindworm I-NS"}, "B": {"at": "0,1 C", "hand": "I-EW"}, "C": {"at": "0,2 C"}},
        laid=["0,1 I-hole-NESW", "0,2 I-NS"],
        **entries,
    )
    for play in plays:
        match.decide(play)
    return match


@pytest.mark.clause("Q-DC-60", "DC-A29")
@without_and_with("emerge_attacks", True)
def test_option_emerge_attacks_lets_a_creature_attack_where_it_comes_out(options, on):
    """T-DC-17."""
    match = on_the_dark_hole("attract 0,1 with I-lindworm", options=options)
    assert [event.seat for event in told(match, Attacked)] == ([1] if on else [])
    assert match.view(None).seats[1].lying == on
    if on:
        assert match.view(None).phase == "move", "the lindworm stops where it is"
        assert creatures(match) == {"lindworm": ("0,1 C", 0)}
    else:
        assert (match.view(None).phase, match.view(None).walking) == ("creature", "lindworm")
        match.decide("step 0,2 C")
        assert [event.seat for event in told(match, Attacked)] == [2]


@pytest.mark.clause("Q-DC-60", "DC-A24")
def test_option_emerge_attacks_asks_about_axes_first():
    match = table_with(
        THREE,
        {"A": {"hand": "I-lindworm I-NS"}, "B": {"at": "0,1 C", "axes": "I-axe"}, "C": {"at": "0,1 C"}},
        laid=["0,1 I-hole-NESW"],
        options={"emerge_attacks": True},
    )
    match.decide("attract 0,1 with I-lindworm")
    assert match.waiting == (1,)
    match.decide("axe yes")
    assert (told(match, Attacked), creatures(match)) == ([], {})


@pytest.mark.clause("Q-DC-60", "DC-A28", "DC-A29")
def test_option_emerge_attacks_is_not_for_a_creature_that_is_roused():
    match = on_the_dark_hole(
        "rouse with I-lindworm",
        creatures=["II-lindworm of C at 0,1 C"],
        options={"emerge_attacks": True},
    )
    assert told(match, Attacked) == []
    assert match.view(None).walking == "lindworm"


def goblin_among_axes(prompt: dict[str, Any]):
    """A goblin of A's comes upon B (axe), C (axe), D (no axe) and E (axe)."""
    seats = {
        name: {"at": "0,2 C", "axes": axes}
        for name, axes in zip("BCDE", ["I-axe", "II-axe", "", "III-axe"], strict=True)
    }
    match = table_with(
        FIVE,
        {"A": {"hand": "I-goblin I-NS"}, **seats},
        laid=["0,1 I-hole-NESW", "0,2 I-NS"],
        options=prompt,
    )
    match.decide("attract 0,1 with I-goblin")
    match.decide("step 0,2 C")
    return match


def axes(match) -> list[int]:
    return [seat.axes for seat in match.view(None).seats]


def golds(match) -> list[int]:
    return [seat.gold for seat in match.view(None).seats]


@pytest.mark.clause("Q-DC-63", "DC-O01")
@without_and_with("axe_prompt", "simultaneous")
def test_option_axe_prompt_asks_one_after_the_other_or_all_at_once(options, on):
    match = goblin_among_axes(options)
    assert match.view(None).attack.victims == (1, 2, 3, 4)
    assert match.waiting == ((1, 2, 4) if on else (1,))
    assert clause_of(match, "axe yes", 3) == "DC-O01", "D has no axe"
    assert clause_of(match, "axe yes", 2) == (None if on else "DC-O01")
    match.decide("axe no", 1)
    assert match.waiting == ((2, 4) if on else (2,))


@pytest.mark.clause("Q-DC-63", "DC-A24")
def test_option_axe_prompt_sequential_ends_with_the_first_yes():
    match = goblin_among_axes({"axe_prompt": "sequential"})
    match.decide("axe no")
    assert told(match, AxeKept) == [AxeKept(seat=1, creature="goblin")], "all hear it before C is asked"
    match.decide("axe yes")
    assert (axes(match), golds(match), creatures(match)) == ([0, 1, 0, 0, 1], [3, 3, 3, 3, 3], {})
    assert match.view(None).phase == "move", "E is not asked any more"


@pytest.mark.clause("Q-DC-63", "DC-A24")
@pytest.mark.parametrize(
    ("answers", "spent"),
    [("yes yes yes", 1), ("no yes yes", 2), ("no no yes", 4), ("yes no no", 1), ("no no no", None)],
)
@pytest.mark.parametrize("order", [(1, 2, 4), (4, 2, 1), (2, 4, 1)])
def test_option_axe_prompt_simultaneous_spends_the_axe_of_the_first_in_order_who_said_yes(answers, spent, order):
    match = goblin_among_axes({"axe_prompt": "simultaneous"})
    said = dict(zip((1, 2, 4), answers.split(), strict=True))
    for seat in order:
        assert (told(match, CreatureDrivenAway), told(match, Attacked)) == ([], [])
        match.decide(f"axe {said[seat]}", seat)
    held = [0, 1, 1, 0, 1]
    if spent is not None:
        held[spent] = 0
    assert [event.seat for event in told(match, CreatureDrivenAway)] == ([spent] if spent else [])
    assert axes(match) == held
    assert golds(match) == ([3, 3, 3, 3, 3] if spent else [3, 2, 2, 2, 2])
    assert match.waiting == (0,)


@pytest.mark.clause("Q-DC-63")
def test_option_axe_prompt_simultaneous_tells_nobody_what_another_says():
    yes, no = (goblin_among_axes({"axe_prompt": "simultaneous"}) for _ in range(2))
    yes.decide("axe yes", 2)
    no.decide("axe no", 2)
    for viewer in (None, 0, 1, 3, 4):
        assert yes.view(viewer) == no.view(viewer)
        assert yes.log(viewer) == no.log(viewer)
        if viewer is not None:
            assert choices(yes, seat=viewer) == choices(no, seat=viewer)
    assert clause_of(yes, "axe no", 2) == "DC-O01", "and there is no second thought"


@pytest.mark.clause("Q-DC-76", "DC-I06")
@without_and_with("show_backs", False)
def test_option_show_backs_off_hides_the_groups_of_hands_and_discards(options, on):
    match = table_with(
        THREE,
        {"A": {"hand": "I-NS II-NS III-NS"}, "B": {"hand": "II-swap I-EW"}, "C": {"hand": "I-NE"}},
        pile="I-NW II-EW",
        options=options,
    )

    def shown(backs):
        return None if on else backs

    rest(match, "discard I-NS III-NS")
    for viewer in viewers(match):
        seat = match.view(viewer).seats[0]
        assert (seat.hand.number, seat.discarded.number) == (3, 2)
        assert (seat.hand.backs, seat.discarded.backs) == (shown((1, 2, 0)), shown((1, 0, 1)))
        assert [event.backs for event in told(match, CardsDiscarded, viewer)] == [shown((1, 0, 1))]
        assert [event.backs for event in told(match, Drew, viewer)] == [shown((1, 0, 0)), shown((0, 1, 0))]
    assert hand_of(match, 0) == ("I-NW", "II-EW", "II-NS"), "its owner sees the cards anyway"
    rest(match, "swap A with II-swap")
    for viewer in viewers(match):
        assert [event.backs for event in told(match, HandReceived, viewer)] == [shown((1, 2, 0)), shown((1, 0, 0))]
        assert [memory.gone for seat in match.view(viewer).seats for memory in seat.remembered] == [
            shown((0, 0, 0))
        ] * 2
    rest(match, "discard I-NE")
    rest(match, "discard I-EW")
    rest(match, "discard I-NW")
    for viewer in viewers(match):
        (memory,) = match.view(viewer).seats[1].remembered
        assert (memory.number, memory.gone) == (1, shown((1, 0, 0))), "that a card is gone is no secret"


@pytest.mark.clause("Q-DC-76", "Q-DC-77", "DC-I06")
@without_and_with("show_backs", False)
def test_option_show_backs_off_hides_the_group_of_a_card_lost_blindly(options, on):
    match = table_with(THREE, {"A": {"hand": "I-NS II-NS"}}, laid=["1,0 I-bridge-EW"], pile="", options=options)
    match.decide("discard I-NS")
    match.decide("step 1,0 EW")
    for viewer in viewers(match):
        assert [event.backs for event in told(match, CardLost, viewer)] == [None if on else (0, 1, 0)]


@pytest.mark.clause("Q-DC-76", "DC-I06")
@without_and_with("show_backs", False)
def test_option_show_backs_off_still_shows_the_top_of_the_pile(options, on):
    match = undermine.start("dark_cave", 6, 1, options=options)
    assert {match.view(viewer).top for viewer in viewers(match)} == {"II"}
    dealt = None if on else (4, 1, 0)
    assert {event.backs for event in told(match, HandDealt)} == {dealt}
    assert {seat.hand.backs for seat in match.view(0).seats} == {dealt}


@pytest.mark.parametrize(
    "options",
    [
        {"area": "8"},
        {"vote_end": "yes"},
        {"axe_prompt": "random"},
        {"rotate180": 1},
        {"first_player": "I"},
        {"rounds": 2},
        {"gold": True},
    ],
)
def test_options_that_do_not_exist_are_refused(options):
    with pytest.raises(OptionError):
        undermine.start("dark_cave", 3, 1, options=options)


@pytest.mark.clause("DC-N01", "DC-E04")
def test_there_is_no_option_for_rounds():
    with pytest.raises(OptionError, match="dark_cave has no option rounds; it has first_player, area"):
        undermine.start("dark_cave", 3, 1, options={"rounds": 2})


@pytest.mark.parametrize(
    "options",
    [
        {"area": 7, "rotate180": False},
        {"axe_same_turn": True, "axe_keeps_moving": True, "vein_optional": True},
        {"strict_immediate_end": True, "swap_needs_cards": True, "vote_end": False},
        {"emerge_attacks": True, "axe_prompt": "simultaneous", "show_backs": False, "first_player": "B"},
    ],
)
def test_options_go_with_a_position(options):
    match = undermine.start("dark_cave", 4, 2, options=options)
    again = undermine.load_position(match.position())
    assert again.view(None).options == match.view(None).options
    assert again.position() == match.position()
