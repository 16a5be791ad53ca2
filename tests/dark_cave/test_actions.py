"""Action cards that are played and gone: information, rockfall, swap (DC-A01 to DC-A08)."""

import pytest

import undermine
from tests.dark_cave.seeing import at, creatures, goal_at, hand_of, idle, rest, steps, table_of, told, viewers, walk
from tests.dark_cave.table import choices, clause_of, given
from undermine.games.dark_cave.events import (
    CardLost,
    ClanRevealed,
    ClanSeen,
    Drew,
    GoalRevealed,
    GoalSeen,
    GoldTaken,
    HandReceived,
    RockFell,
    Skipped,
    Swapped,
)

#: A card in hand, and what may be done with it.
INSTANT = [
    ("I-information", "look-goal 4,4 with I-information"),
    ("I-information", "look-clan B with I-information"),
    ("II-rockfall", "rockfall 1,0 with II-rockfall"),
    ("II-swap", "swap B with II-swap"),
]

#: One goal and the clan card of C lie face up.
TO_LOOK_AT = """
    laid = ["1,0 I-EW"]
    goals = ["-4,4 exit", "4,4 hole", "-4,-4 ladder", "4,-4 vein up"]
    pile = "I-NS I-NS"
    [seat.A]
    clan = "yellow-loyal"
    hand = "I-information I-information I-NE"
    [seat.B]
    clan = "yellow-saboteur"
    [seat.C]
    clan = "yellow-loyal"
    revealed = true
"""

#: A and B about to swap; the third seat looks on.
TO_SWAP = """
    laid = ["1,0 I-EW"]
    pile = "I-NS II-NS"
    [seat.A]
    hand = "II-swap I-EW I-NESW"
    [seat.B]
    hand = "I-NE I-NW I-rat"
    [seat.C]
    hand = "I-NEW I-NES"
"""


def sorted_hands(match) -> list[list[str]]:
    """All hands, each as its own seat sees it."""
    return [sorted(hand_of(match, seat)) for seat in range(match.seats)]


# What all of them have in common


@pytest.mark.clause("DC-A01", "D-DC-14")
@pytest.mark.parametrize(("card", "decision"), INSTANT)
def test_an_instant_card_is_shown_to_all_and_then_discarded(card, decision):
    match = given(f"""
        laid = ["1,0 I-EW", "-1,0 I-EW"]
        pile = "I-NS I-NS"
        [seat.A]
        hand = "{card} I-NE"
        [seat.B]
        hand = "I-NW"
    """)
    before = match.view(None).discards
    match.decide(decision)
    for viewer in viewers(match):
        assert match.log(viewer)[0].card == card
    assert match.view(None).discards == before + (2 if decision.startswith("rockfall") else 1)
    assert not any(card in hand for hand in sorted_hands(match))  # a swap does not hand itself on


@pytest.mark.clause("D-DC-14")
@pytest.mark.parametrize(("card", "decision"), INSTANT)
def test_what_is_in_the_discards_can_no_longer_be_looked_up(card, decision):
    match = given(f"""
        laid = ["1,0 I-EW", "-1,0 I-EW"]
        [seat.A]
        hand = "{card} I-NE"
    """)
    rest(match, decision)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert type(view.discards) is int  # a face-down pile: how many, and no more
        assert all(seat.discarded.number == 0 for seat in view.seats)  # shown, so not among what was put away unseen


@pytest.mark.clause("DC-A01")
@pytest.mark.parametrize(("card", "decision"), INSTANT)
def test_an_action_card_must_be_in_the_hand_and_be_of_the_right_kind(card, decision):
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        hand = "I-NE I-rat"
    """)
    assert clause_of(match, decision) == "DC-T02"
    assert clause_of(match, decision.replace(card, "I-rat")) == "DC-T02"


# Information


@pytest.mark.clause("DC-A02", "Q-DC-75")
def test_information_is_about_a_face_down_goal_or_the_face_down_clan_card_of_another_seat():
    match = given(TO_LOOK_AT)
    assert choices(match, "look") == {
        "look-goal -4,4 with I-information",
        "look-goal 4,4 with I-information",
        "look-goal -4,-4 with I-information",
        "look-clan B with I-information",
    }
    assert clause_of(match, "look-goal 4,-4 with I-information") == "DC-A02"  # face up
    assert clause_of(match, "look-goal 1,0 with I-information") == "DC-A02"  # no goal
    assert clause_of(match, "look-clan C with I-information") == "DC-A02"  # face up
    assert clause_of(match, "look-clan A with I-information") == "Q-DC-75"  # one's own
    assert clause_of(match, "look-clan D with I-information") == "DC-S02"  # nobody


@pytest.mark.clause("DC-A02")
@pytest.mark.parametrize(("cell", "shows"), [("-4,4", "exit"), ("4,4", "hole"), ("-4,-4", "ladder")])
def test_who_looks_at_a_goal_alone_learns_what_it_shows(cell, shows):
    match = given(TO_LOOK_AT)
    rest(match, f"look-goal {cell} with I-information")
    x, y = map(int, cell.split(","))
    for viewer in viewers(match):
        seen = shows if viewer == 0 else None
        looked = GoalSeen(seat=0, card="I-information", goal=(x, y), shows=seen, known=1)
        assert told(match, GoalSeen, viewer) == [looked]  # that A looked, and where, everybody sees
        goal = goal_at(match, cell, viewer)
        assert goal.card == (f"goal-{shows}" if viewer == 0 else None)
        assert not goal.face_up  # it is back where it was
        others = [other.card for other in match.view(viewer).goals if not other.face_up and other != goal]
        assert others == [None, None]
    assert told(match, GoalRevealed) == []
    assert cell not in table_of(match)


@pytest.mark.clause("DC-A02")
def test_who_looks_at_a_clan_card_alone_learns_what_it_shows():
    match = given(TO_LOOK_AT)
    rest(match, "look-clan B with I-information")
    for viewer in viewers(match):
        seen = "saboteur" if viewer == 0 else None
        looked = ClanSeen(seat=0, card="I-information", target=1, identity=seen, known=1)
        assert told(match, ClanSeen, viewer) == [looked]
        clan = match.view(viewer).seats[1].clan
        assert clan.identity == ("saboteur" if viewer in (0, 1) else None)
        assert (clan.clan, clan.face_up) == ("yellow", False)
    assert told(match, ClanRevealed) == []


@pytest.mark.clause("DC-A02")
def test_what_was_seen_stays_known_and_stays_secret():
    match = given(TO_LOOK_AT.replace('pile = "I-NS I-NS"', ""))
    rest(match, "look-goal 4,4 with I-information")
    idle(match, 2)
    rest(match, "look-clan B with I-information")
    idle(match, 2)
    assert goal_at(match, "4,4", 0).card == "goal-hole"
    assert match.view(0).seats[1].clan.identity == "saboteur"
    assert goal_at(match, "4,4", 1).card is None
    assert match.view(2).seats[1].clan.identity is None


@pytest.mark.clause("Q-DC-74")
def test_with_nothing_left_to_look_at_information_can_only_be_discarded():
    text = """
        goals = ["-4,4 exit up", "4,4 hole up", "-4,-4 ladder up", "4,-4 vein up"]
        [seat.A]
        hand = "I-information"
        [seat.B]
        revealed = true
        [seat.C]
        revealed = true
    """
    assert choices(given(text)) == {"discard I-information", "propose-end"}
    # one thing is left to look at, and the card can be played
    hidden_clan = given(text.rsplit("[seat.C]", 1)[0])
    assert choices(hidden_clan, "look") == {"look-clan C with I-information"}
    hidden_goal = given(text.replace("ladder up", "ladder"))
    assert choices(hidden_goal, "look") == {"look-goal -4,-4 with I-information"}


@pytest.mark.clause("Q-DC-75")
def test_nobody_looks_at_the_clan_cards_left_over():
    match = given(TO_LOOK_AT)
    for look in sorted(choices(match, "look")):
        looking = given(TO_LOOK_AT)
        rest(looking, look)
        assert looking.view(0).left_over.number == 1
        assert looking.view(0).left_over.cards is None


@pytest.mark.clause("Q-DC-75", "Q-DC-74")
def test_ones_own_clan_card_is_nothing_to_look_at_even_if_it_is_the_last_one_face_down():
    match = given("""
        seats = 2
        goals = ["-4,4 exit up", "4,4 hole up", "-4,-4 ladder up", "4,-4 vein up"]
        [seat.A]
        hand = "I-information"
        [seat.B]
        revealed = true
    """)
    assert choices(match) == {"discard I-information", "propose-end"}
    assert clause_of(match, "look-clan A with I-information") == "Q-DC-75"


# Rockfall


@pytest.mark.clause("DC-A03", "DC-A04", "Q-DC-49", "Q-DC-71")
def test_a_rockfall_takes_a_path_card_on_which_nobody_stands():
    match = given("""
        laid = ["1,0 I-EW", "2,0 II-NESW", "3,0 III-EW", "0,1 I-NS", "0,-1 III-NS", "-1,0 I-EW"]
        goals = ["-4,4 exit up", "4,4 hole", "-4,-4 ladder", "4,-4 vein"]
        creatures = ["I-rat of C at 3,0 C"]
        [seat.A]
        at = "0,1 C"
        hand = "II-rockfall"
        [seat.B]
        at = "2,0 N"
        [seat.C]
        at = "-1,0 C"
        lying = true
    """)
    assert choices(match, "rockfall") == {"rockfall 1,0 with II-rockfall", "rockfall 0,-1 with II-rockfall"}
    assert clause_of(match, "rockfall 0,1 with II-rockfall") == "DC-A03"  # one's own dwarf
    assert clause_of(match, "rockfall 2,0 with II-rockfall") == "DC-A03"  # anywhere on the card
    assert clause_of(match, "rockfall -1,0 with II-rockfall") == "DC-A03"  # a dwarf that lies
    assert clause_of(match, "rockfall 3,0 with II-rockfall") == "Q-DC-71"
    assert clause_of(match, "rockfall 5,5 with II-rockfall") == "DC-A03"  # no card
    for cell in ["0,0", "-4,4", "4,4"]:  # the start, a face-up goal and a face-down one, none with anybody on it
        assert clause_of(match, f"rockfall {cell} with II-rockfall") == "DC-A04"


@pytest.mark.clause("DC-A03", "Q-DC-71")
def test_a_card_that_dwarf_and_creature_have_left_is_safe_no_more():
    match = given("""
        laid = ["1,0 I-EW", "2,0 I-EW"]
        creatures = ["I-rat of B at 2,0 C"]
        [seat.A]
        at = "1,0 C"
        hand = "II-rockfall I-NE"
        [seat.B]
        hand = "III-rockfall"
    """)
    assert choices(match, "rockfall") == set()
    match.decide("discard I-NE")
    walk(match, "0,0 C")
    match.decide("stop")
    assert choices(match, "rockfall") == {"rockfall 1,0 with III-rockfall", "rockfall 2,0 with III-rockfall"}


@pytest.mark.clause("DC-A03")
def test_a_dwarf_that_has_left_the_cave_protects_no_card():
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        clan = "yellow-loyal"
        hand = "II-rockfall"
        [seat.B]
        clan = "yellow-loyal"
        at = "out"
    """)
    assert choices(match, "rockfall") == {"rockfall 1,0 with II-rockfall"}


@pytest.mark.clause("DC-A03", "Q-DC-50")
@pytest.mark.parametrize(("lying", "turned"), [("I-NE~", True), ("I-NW", False)])
def test_the_removed_card_goes_to_the_discards_and_all_saw_which_it_was(lying, turned):
    match = given(f"""
        laid = ["1,0 {lying}"]
        [seat.A]
        hand = "II-rockfall I-NS"
    """)
    before = match.view(None).discards
    rest(match, "rockfall 1,0 with II-rockfall")
    assert table_of(match) == {"0,0": "start"}
    assert match.view(None).discards == before + 2  # the rockfall and the path card
    fell = RockFell(seat=0, card="II-rockfall", cell=(1, 0), removed=lying.removesuffix("~"), turned=turned)
    for viewer in viewers(match):
        assert told(match, RockFell, viewer) == [fell]


@pytest.mark.clause("DC-A03")
def test_a_hole_in_the_network_can_be_filled_again():
    match = given("""
        laid = ["1,0 I-EW", "2,0 I-EW"]
        [seat.A]
        hand = "II-rockfall"
        [seat.B]
        hand = "II-EW"
    """)
    rest(match, "rockfall 1,0 with II-rockfall")
    match.decide("lay II-EW 1,0")
    assert table_of(match) == {"0,0": "start", "1,0": "II-EW", "2,0": "I-EW"}


@pytest.mark.clause("DC-A06")
@pytest.mark.parametrize("vein", ["II-vein-NW", "III-vein-NE~"])
@pytest.mark.parametrize("gold", [0, 1])
def test_gold_on_a_removed_vein_goes_to_the_supply(vein, gold):
    match = given(f"""
        laid = ["1,0 {vein}"]
        veins = {["1,0"] if gold else []}
        [seat.A]
        hand = "II-rockfall"
    """)
    assert (len(match.view(None).gold_in_veins), match.view(None).pool) == (gold, 46 - 9 - gold)
    rest(match, "rockfall 1,0 with II-rockfall")
    view = match.view(None)
    assert (view.gold_in_veins, view.pool) == ((), 46 - 9)
    assert [seat.gold for seat in view.seats] == [3, 3, 3]
    assert told(match, GoldTaken) == []


@pytest.mark.clause("DC-A06")
def test_gold_on_other_veins_stays():
    match = given("""
        laid = ["1,0 II-vein-NW", "0,1 III-vein-NE~"]
        [seat.A]
        hand = "II-rockfall"
    """)
    rest(match, "rockfall 1,0 with II-rockfall")
    assert [gold.cell for gold in match.view(None).gold_in_veins] == [(0, 1)]
    assert match.view(None).pool == 46 - 9 - 1


@pytest.mark.clause("Q-DC-48")
def test_a_rockfall_may_cut_off_dwarves_and_creatures():
    match = given("""
        seats = 4
        laid = ["1,0 I-EW", "2,0 I-EW", "0,1 I-NS", "0,2 II-NS"]
        creatures = ["I-rat of D at 0,2 S"]
        [seat.A]
        hand = "II-rockfall"
        [seat.B]
        at = "2,0 C"
        hand = "III-rockfall I-NE"
    """)
    rest(match, "rockfall 1,0 with II-rockfall")
    match.decide("rockfall 0,1 with III-rockfall")
    assert (at(match, 1), creatures(match)) == ("2,0 C", {"rat": ("0,2 S", 3)})  # nobody is moved
    assert match.waiting == (2,)  # and B has nowhere to go


@pytest.mark.clause("Q-DC-48")
def test_a_rockfall_may_cut_off_goals():
    match = given("""
        laid = ["3,4 I-EW", "-3,4 I-EW"]
        goals = ["-4,4 exit up", "4,4 hole", "-4,-4 ladder", "4,-4 vein"]
        [seat.A]
        hand = "II-rockfall"
    """)
    assert choices(match, "rockfall") == {"rockfall 3,4 with II-rockfall", "rockfall -3,4 with II-rockfall"}
    rest(match, "rockfall -3,4 with II-rockfall")
    assert table_of(match)["-4,4"] == "goal-exit"


@pytest.mark.clause("DC-A03")
def test_what_was_on_the_removed_card_is_gone_with_it():
    match = given("""
        laid = ["1,0 I-hole-NESW", "0,1 I-ladder-NESW"]
        [seat.A]
        at = "0,0 C"
        hand = "II-rockfall I-NS"
        [seat.B]
        hand = "III-rockfall"
        [seat.C]
        hand = "I-rat"
    """)
    match.decide("rockfall 0,1 with II-rockfall")
    assert steps(match) == {"1,0 C"}
    match.decide("stop")
    rest(match, "rockfall 1,0 with III-rockfall")
    assert choices(match, "attract") == set()


# Swap


@pytest.mark.clause("DC-A07", "D-DC-17")
def test_a_swap_is_with_any_other_seat():
    match = given(TO_SWAP)
    assert choices(match, "swap") == {"swap B with II-swap", "swap C with II-swap"}
    assert clause_of(match, "swap A with II-swap") == "D-DC-17"
    assert clause_of(match, "swap D with II-swap") == "DC-S02"


@pytest.mark.clause("DC-A07")
def test_two_hands_change_hands_whole_however_large_they_are():
    match = given(TO_SWAP)
    match.decide("swap B with II-swap")
    assert sorted_hands(match) == [["I-NE", "I-NW", "I-rat"], ["I-EW", "I-NESW"], ["I-NES", "I-NEW"]]


@pytest.mark.clause("DC-A07")
def test_the_hands_are_swapped_face_down():
    match = given(TO_SWAP)
    match.decide("swap B with II-swap")
    for viewer in viewers(match):
        assert told(match, Swapped, viewer) == [Swapped(seat=0, card="II-swap", partner=1)]
        received = [(event.seat, event.size, event.cards) for event in told(match, HandReceived, viewer)]
        if viewer in (0, 1):  # each of the two held one of the hands before
            assert received == [(0, 3, ("I-NE", "I-NW", "I-rat")), (1, 2, ("I-NESW", "I-EW"))]
        else:
            assert received == [(0, 3, None), (1, 2, None)]
            assert match.view(viewer).seats[0].hand.cards is None
            assert match.view(viewer).seats[1].hand.cards is None


@pytest.mark.clause("DC-A08", "Q-DC-56")
def test_at_the_end_of_the_turn_the_other_seat_draws_a_card_and_the_swapper_none():
    match = given(TO_SWAP)
    match.decide("swap B with II-swap")
    assert match.view(None).phase == "move"
    assert (told(match, Drew), match.view(None).pile) == ([], 2)  # not before the third part of the turn
    match.decide("stop")
    assert [(event.seat, event.card) for event in told(match, Drew, 1)] == [(1, "I-NS")]
    assert sorted_hands(match) == [["I-NE", "I-NW", "I-rat"], ["I-EW", "I-NESW", "I-NS"], ["I-NES", "I-NEW"]]
    assert match.waiting == (1,)


@pytest.mark.clause("DC-A08")
def test_the_next_turn_draws_as_usual_again():
    match = given(TO_SWAP)
    rest(match, "swap C with II-swap")
    rest(match, "discard I-NE")
    assert [event.seat for event in told(match, Drew)] == [2, 1]


@pytest.mark.clause("Q-DC-56")
def test_after_a_swap_with_an_empty_pile_nobody_draws():
    match = given(TO_SWAP.replace("I-NS II-NS", ""))
    rest(match, "swap B with II-swap")
    assert told(match, Drew) == []
    assert sorted_hands(match) == [["I-NE", "I-NW", "I-rat"], ["I-EW", "I-NESW"], ["I-NES", "I-NEW"]]


@pytest.mark.clause("Q-DC-54")
def test_a_swap_with_no_other_card_in_hand_gives_nothing_and_gets_all():
    match = given(TO_SWAP.replace("II-swap I-EW I-NESW", "II-swap"))
    assert choices(match, "swap") == {"swap B with II-swap", "swap C with II-swap"}
    match.decide("swap B with II-swap")
    assert sorted_hands(match) == [["I-NE", "I-NW", "I-rat"], [], ["I-NES", "I-NEW"]]
    match.decide("stop")
    assert sorted_hands(match)[1] == ["I-NS"]
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-54")
@pytest.mark.parametrize("other", ["", " I-EW"])
def test_with_swap_needs_cards_there_must_be_a_card_to_give(other):
    text = "options = { swap_needs_cards = true }\n" + TO_SWAP.replace("\n    ", "\n")
    match = given(text.replace("II-swap I-EW I-NESW", f"II-swap{other}"))
    if other:
        assert choices(match, "swap") == {"swap B with II-swap", "swap C with II-swap"}
        assert clause_of(match, "swap B with II-swap") is None
    else:
        assert choices(match) == {"discard II-swap", "propose-end"}
        assert clause_of(match, "swap B with II-swap") == "Q-DC-54"


@pytest.mark.clause("Q-DC-54")
def test_swap_needs_cards_is_off_unless_chosen():
    assert undermine.start("dark_cave", seats=3, seed=1).view(None).options.swap_needs_cards is False


@pytest.mark.clause("Q-DC-55", "Q-DC-56")
def test_a_swap_with_a_seat_without_cards_leaves_the_swapper_with_none():
    match = given(TO_SWAP.replace("I-NE I-NW I-rat", ""))
    assert "swap B with II-swap" in choices(match)
    match.decide("swap B with II-swap")
    assert sorted_hands(match)[:2] == [[], ["I-EW", "I-NESW"]]
    assert steps(match) == {"1,0 C"}  # A still moves in this turn
    walk(match, "1,0 C")
    match.decide("stop")
    assert sorted_hands(match)[:2] == [[], ["I-EW", "I-NESW", "I-NS"]]
    assert match.waiting == (1,)
    idle(match, 2)
    assert told(match, Skipped) == [Skipped(seat=0)]  # and is skipped in the next
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-55")
def test_another_swap_brings_the_swapper_back_before_its_next_turn():
    match = given(TO_SWAP.replace("I-NE I-NW I-rat", "").replace("I-NEW I-NES", "III-swap I-NES"))
    rest(match, "swap B with II-swap")
    idle(match)
    rest(match, "swap A with III-swap")
    assert told(match, Skipped) == []
    assert (match.waiting, hand_of(match, 0), hand_of(match, 2)) == ((0,), ("I-NES",), ())


@pytest.mark.clause("Q-DC-57")
def test_a_card_lost_on_a_bridge_after_a_swap_changes_nothing_about_the_draw():
    match = given(TO_SWAP.replace("1,0 I-EW", "1,0 I-bridge-EW"))
    match.decide("swap B with II-swap")
    walk(match, "1,0 EW")
    match.decide("stop")
    [lost] = told(match, CardLost, 0)
    assert lost.card in ("I-NE", "I-NW", "I-rat")
    assert [event.seat for event in told(match, Drew)] == [1]
    assert [len(hand) for hand in sorted_hands(match)] == [2, 3, 2]


@pytest.mark.clause("Q-DC-57")
def test_a_card_lost_to_a_rat_after_a_swap_changes_nothing_about_the_draw():
    match = given(TO_SWAP.replace("[seat.A]", 'creatures = ["I-rat of C at 1,0 C"]\n    [seat.A]', 1))
    match.decide("swap B with II-swap")
    walk(match, "1,0 C")
    [lost] = told(match, CardLost, 0)
    assert lost.card in ("I-NE", "I-NW", "I-rat")
    assert [event.seat for event in told(match, Drew)] == [1]
    assert [len(hand) for hand in sorted_hands(match)] == [2, 3, 2]
