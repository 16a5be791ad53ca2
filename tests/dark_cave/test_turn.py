"""The turn: play or discard, move, draw (DC-T01 to DC-T06); skipped turns (D-DC-04); small hands (Q-DC-51, Q-DC-84)."""

import pytest

from tests.dark_cave.seeing import (
    at,
    creatures,
    hand_of,
    idle,
    names,
    rest,
    steps,
    table_of,
    told,
    viewers,
    walk,
    webs,
)
from tests.dark_cave.table import choices, clause_of, given
from undermine import Refused
from undermine.games.dark_cave.decisions import Discard
from undermine.games.dark_cave.events import (
    CardsDiscarded,
    CreatureLeft,
    Drew,
    Laid,
    Skipped,
    Stepped,
    Stopped,
    WebGone,
    WebTurned,
)

ALL_KINDS = """
    laid = ["1,0 I-hole-NESW"]
    pile = "I-NS I-NS II-NS"
    [seat.A]
    hand = "I-NEW I-rat I-boots I-information II-rockfall"
"""


@pytest.mark.clause("DC-T01")
def test_a_turn_is_to_play_then_to_move_then_to_draw():
    match = given("""
        pile = "I-boots I-rat"
        [seat.A]
        hand = "I-EW I-NS"
        [seat.B]
        hand = "I-NE"
    """)
    assert clause_of(match, "step 1,0 C") == "DC-T01"
    assert clause_of(match, "stop") == "DC-T01"
    match.decide("lay I-EW 1,0")
    assert match.view(None).phase == "move"
    assert hand_of(match, 0) == ("I-NS",), "nothing drawn yet"
    assert clause_of(match, "lay I-NS 0,1") == "DC-T01"
    assert clause_of(match, "discard I-NS") == "DC-T01"
    match.decide("step 1,0 C")
    match.decide("stop")
    assert hand_of(match, 0) == ("I-NS", "I-boots")
    assert match.log(0) == (
        Laid(seat=0, card="I-EW", cell=(1, 0), turned=False),
        Stepped(seat=0, cell=(1, 0), space="C"),
        Stopped(seat=0, automatic=False),
        Drew(seat=0, backs=(1, 0, 0), card="I-boots", known=1),
    )
    assert match.waiting == (1,)


@pytest.mark.clause("DC-T01", "DC-S13")
def test_nobody_else_plays_in_the_turn_of_a_seat():
    match = given(ALL_KINDS)
    assert choices(match, seat=1) == {"propose-end"}
    assert clause_of(match, f"discard {hand_of(match, 1)[0]}", seat=1) == "DC-S13"
    match.decide("discard I-rat")
    assert choices(match, seat=1) == set()
    assert clause_of(match, "stop", seat=1) == "DC-S13"


@pytest.mark.clause("DC-T01", "DC-M09")
def test_playing_and_drawing_are_required_and_moving_is_not():
    match = given(ALL_KINDS)
    assert not choices(match) & {"stop", "pass"}
    rest(match, "lay I-NEW -1,0")
    assert [type(event) for event in match.log(0)] == [Laid, Stopped, Drew]
    assert at(match, 0) == "0,0 C"
    assert match.waiting == (1,)


@pytest.mark.clause("DC-T01", "DC-M01")
def test_after_three_steps_the_turn_goes_on_by_itself():
    match = given("""
        laid = ["1,0 I-EW", "2,0 I-EW", "3,0 II-EW"]
        [seat.A]
        hand = "I-NS"
    """)
    match.decide("discard I-NS")
    walk(match, "1,0 C", "2,0 C")
    assert match.waiting == (0,)
    walk(match, "3,0 W")
    assert told(match, Stopped) == [Stopped(seat=0, automatic=True)]
    assert len(hand_of(match, 0)) == 1
    assert match.waiting == (1,)


@pytest.mark.clause("DC-T01", "DC-D01")
@pytest.mark.parametrize(
    ("discarded", "drawn"), [("I-NE", ["I-boots"]), ("I-NE I-NW", ["I-boots", "I-rat"])], ids=["one", "two"]
)
def test_a_turn_ends_with_one_card_drawn_or_two(discarded, drawn):
    match = given("""
        pile = "I-boots I-rat I-axe"
        [seat.A]
        hand = "I-NE I-NW I-NS"
    """)
    rest(match, f"discard {discarded}")
    assert [event.card for event in told(match, Drew, 0)] == drawn


@pytest.mark.clause("DC-T02")
def test_one_plays_a_path_card_or_an_action_card_or_discards():
    match = given(ALL_KINDS)
    words = {choice.split()[0] for choice in choices(match)}
    assert words == {
        "lay", "attract", "equip", "look-goal", "look-clan", "rockfall", "discard", "propose-end"
    }  # fmt: skip


@pytest.mark.clause("DC-T02")
@pytest.mark.parametrize(
    "play",
    [
        "lay I-NEW -1,0",
        "equip B with I-boots",
        "look-goal 4,4 with I-information",
        "rockfall 1,0 with II-rockfall",
        "attract 1,0 with I-rat",
        "discard I-rat",
        "discard I-rat I-boots",
    ],
)
def test_it_is_one_of_the_three_and_not_two(play):
    match = given(ALL_KINDS)
    match.decide(play)
    if match.view(None).phase == "creature":
        match.decide("stop")
    if match.waiting == (0,):
        assert match.view(None).phase == "move"
        assert {choice.split()[0] for choice in choices(match)} <= {"step", "stop"}
        match.decide("stop")
    assert match.waiting == (1,)


@pytest.mark.clause("DC-T02")
@pytest.mark.parametrize(
    "decision",
    [
        "lay I-wizard 2,0",
        "rockfall 1,0 with I-wizard",
        "swap B with I-wizard",
        "rouse with I-wizard",
        "discard I-wizard",
    ],
)
def test_a_card_that_the_deck_does_not_have_is_not_played(decision):
    refusal = given(ALL_KINDS).why_not(decision)
    assert refusal == Refused("DC-T02", "there is no card I-wizard in this deck")


@pytest.mark.clause("DC-T02")
def test_a_card_that_is_not_in_the_hand_is_not_played():
    match = given(ALL_KINDS)
    for decision in [
        "lay I-NESW 2,0",
        "attract 1,0 with II-rat",
        "rouse with I-goblin",
        "equip A with I-axe",
        "look-goal 4,4 with II-information",
        "look-clan B with II-information",
        "rockfall 1,0 with III-rockfall",
        "swap B with II-swap",
        "web 0,0 N with I-web",
        "discard I-goblin",
        "discard I-rat I-goblin",
    ]:
        assert clause_of(match, decision) == "DC-T02", decision


@pytest.mark.clause("DC-T02")
def test_a_card_is_played_as_what_it_is():
    match = given(ALL_KINDS)
    for decision in [
        "lay I-rat -1,0",
        "attract 1,0 with I-boots",
        "equip A with I-information",
        "look-goal 4,4 with II-rockfall",
        "rockfall 1,0 with I-NEW",
        "swap B with I-rat",
    ]:
        assert clause_of(match, decision) == "DC-T02", decision


@pytest.mark.clause("DC-T02")
def test_one_or_two_cards_are_discarded_never_three_and_the_same_card_never_twice():
    match = given("""
        [seat.A]
        hand = "I-NE I-rat I-rat"
    """)
    assert choices(match, "discard") == {
        "discard I-NE",
        "discard I-rat",
        "discard I-NE I-rat",
        "discard I-rat I-rat",
    }
    assert clause_of(match, "discard I-NE I-NE") == "DC-T02"
    assert clause_of(match, Discard(("I-NE", "I-rat", "I-rat"))) == "DC-T02"
    assert clause_of(match, Discard(())) == "DC-T02"
    assert clause_of(match, "discard I-rat I-NE") is None, "in any order"


@pytest.mark.clause("DC-T03")
def test_every_card_may_be_discarded_though_it_could_be_played():
    match = given(ALL_KINDS)
    hand = hand_of(match, 0)
    pairs = {f"discard {one} {other}" for i, one in enumerate(hand) for other in hand[i + 1 :]}
    assert choices(match, "discard") == {f"discard {card}" for card in hand} | pairs
    rest(match, "discard I-NEW II-rockfall")
    assert hand_of(match, 0) == ("I-NS", "I-NS", "I-information", "I-boots", "I-rat"), "two drawn"


@pytest.mark.clause("DC-T03")
def test_discarded_cards_lie_face_down():
    match = given(ALL_KINDS)
    before = match.view(None).discards
    rest(match, "discard I-NEW II-rockfall")
    assert match.view(None).discards == before + 2
    assert table_of(match).keys() == {"0,0", "1,0"}, "a rockfall that is discarded does nothing"
    for viewer in viewers(match):
        cards = ("I-NEW", "II-rockfall") if viewer == 0 else None
        assert [(event.number, event.cards) for event in told(match, CardsDiscarded, viewer)] == [(2, cards)]
        own = match.view(viewer).seats[0].discarded
        assert (own.number, own.cards) == (2, cards)


@pytest.mark.clause("DC-T04", "D-DC-04")
def test_a_seat_without_cards_is_skipped_and_neither_moves_nor_draws():
    match = given("""
        laid = ["1,0 I-EW"]
        turn = "C"
        [seat.A]
        hand = ""
        axes = "I-axe"
        [seat.B]
        hand = "I-NS"
        webs = ["I-web on 0,0 E side 2"]
        [seat.C]
        hand = "I-NE"
    """)
    pile = match.view(None).pile
    for skipped in (1, 2, 3):
        idle(match)
        assert told(match, Skipped) == [Skipped(seat=0)] * skipped
        assert match.waiting == (1,)
        assert clause_of(match, "stop", seat=0) == "DC-S13"
        assert choices(match, seat=0) == {"propose-end"}, "no step, and no axe for the web beside it"
        idle(match)
        assert match.waiting == (2,)
    assert (hand_of(match, 0), at(match, 0)) == ((), "0,0 C")
    assert match.view(None).pile == pile - 6, "a card for each turn of B and C"


@pytest.mark.clause("DC-T04", "D-DC-04")
def test_it_is_skipped_for_this_turn_only_and_a_swap_brings_it_back():
    match = given("""
        laid = ["1,0 I-EW"]
        turn = "C"
        [seat.A]
        hand = ""
        [seat.B]
        hand = "II-swap I-NE I-NW"
        [seat.C]
        hand = "I-NS I-rat I-rat"
    """)
    idle(match)
    assert told(match, Skipped) == [Skipped(seat=0)]
    rest(match, "swap A with II-swap")
    idle(match)
    assert match.waiting == (0,)
    assert len(hand_of(match, 0)) == 3, "the hand of B, and a card drawn"
    match.decide("discard I-NE")
    walk(match, "1,0 C")
    match.decide("stop")
    assert told(match, Skipped) == [Skipped(seat=0), Skipped(seat=1)], "now B has none"


@pytest.mark.clause("DC-T04")
def test_it_is_the_beginning_of_the_turn_that_counts():
    match = given("""
        laid = ["1,0 I-EW"]
        pile = ""
        [seat.A]
        hand = "I-NS"
        [seat.B]
        hand = "I-NE"
    """)
    match.decide("discard I-NS")
    assert (match.waiting, steps(match)) == ((0,), {"1,0 C"})
    walk(match, "1,0 C")
    assert at(match, 0) == "1,0 C"


@pytest.mark.clause("DC-T05")
def test_a_creature_leaves_before_anything_else_in_the_turn_of_its_seat():
    match = given("""
        laid = ["1,0 I-hole-NESW", "2,0 I-EW"]
        turn = "B"
        discards = ""
        creatures = ["I-rat of C at 2,0 C", "I-goblin of A at 2,0 C"]
        [seat.B]
        hand = "I-NS"
        [seat.C]
        hand = "II-rat I-NE"
    """)
    rest(match, "discard I-NS")
    assert (match.waiting, match.view(None).phase) == ((2,), "play")
    assert creatures(match) == {"goblin": ("2,0 C", 0)}, "A's stays"
    assert told(match, CreatureLeft) == [CreatureLeft(seat=2, creature="rat")]
    assert names(match, match.state.discards) == ["I-rat"]
    assert "attract 1,0 with II-rat" in choices(match), "it can be called again"
    idle(match)
    assert creatures(match) == {}


@pytest.mark.clause("DC-T05")
def test_webs_of_the_seat_are_turned_or_removed_when_its_turn_begins_and_those_of_others_are_not():
    match = given("""
        laid = ["1,0 I-EW", "0,1 I-NS"]
        turn = "C"
        discards = ""
        [seat.A]
        hand = "I-rat I-goblin"
        webs = ["I-web on 0,0 E side 2", "II-web on 0,0 N side 1"]
        [seat.B]
        webs = ["III-web on 1,0 E side 1"]
        [seat.C]
        hand = "I-NE"
    """)
    rest(match, "discard I-NE")
    assert webs(match) == {"0,0 E": (0, 1), "1,0 E": (1, 1)}
    assert told(match, WebTurned) == [WebTurned(edge=(0, 0, "E"))]
    assert told(match, WebGone) == [WebGone(edge=(0, 0, "N"))]
    assert names(match, match.state.discards) == ["II-web"]
    assert match.waiting == (0,)
    match.decide("discard I-rat")
    assert steps(match) == {"0,1 C"}, "where the web was removed the way is free, where it was turned it is not"


@pytest.mark.clause("DC-T05", "DC-T04")
def test_a_seat_tidies_up_also_when_its_turn_is_skipped():
    match = given("""
        laid = ["1,0 I-hole-NESW"]
        turn = "C"
        creatures = ["I-rat of A at 1,0 C"]
        [seat.A]
        hand = ""
        webs = ["I-web on 0,0 E side 2"]
    """)
    for left in [{"0,0 E": (0, 1)}, {}]:
        idle(match, 1 if match.waiting == (2,) else 2)
        assert webs(match) == left
        assert creatures(match) == {}
    assert told(match, Skipped) == [Skipped(seat=0)] * 2


@pytest.mark.clause("DC-T06")
def test_a_seat_whose_dwarf_has_left_plays_and_draws_and_has_nothing_to_move():
    match = given("""
        laid = ["1,0 I-EW"]
        goals = ["4,4 exit up", "-4,4 hole", "-4,-4 ladder", "4,-4 vein"]
        pile = "I-goblin I-lindworm"
        [seat.A]
        at = "out"
        clan = "yellow-loyal"
        hand = "I-NS I-rat"
        [seat.B]
        clan = "yellow-loyal"
        hand = "I-NE I-NW"
    """)
    match.decide("lay I-NS 0,1")
    assert match.log(0) == (
        Laid(seat=0, card="I-NS", cell=(0, 1), turned=False),
        Drew(seat=0, backs=(1, 0, 0), card="I-goblin", known=1),
    )
    assert match.waiting == (1,)
    idle(match, 2)
    assert match.waiting == (0,)
    match.decide("discard I-rat I-goblin")
    assert match.waiting == (1,)
    assert at(match, 0) is None


@pytest.mark.clause("DC-T06")
def test_a_dwarf_that_leaves_in_this_turn_does_not_cost_its_seat_the_draw():
    match = given("""
        goals = ["4,4 exit up", "-4,4 hole", "-4,-4 ladder", "4,-4 vein"]
        pile = "I-goblin I-lindworm"
        [seat.A]
        at = "4,4 W"
        clan = "yellow-loyal"
        hand = "I-NS I-rat"
        [seat.B]
        clan = "yellow-loyal"
    """)
    match.decide("discard I-NS")
    walk(match, "4,4 C")
    assert at(match, 0) is None
    assert hand_of(match, 0) == ("I-rat", "I-goblin")
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-51", "DC-T02")
def test_from_a_hand_of_one_exactly_one_card_is_discarded():
    match = given("""
        pile = "I-boots I-rat"
        [seat.A]
        hand = "I-NS"
    """)
    assert choices(match, "discard") == {"discard I-NS"}
    assert clause_of(match, "discard I-NS I-NS") == "DC-T02"
    rest(match, "discard I-NS")
    assert hand_of(match, 0) == ("I-boots",)


@pytest.mark.clause("Q-DC-51")
@pytest.mark.parametrize(
    ("pile", "drawn"), [("I-boots I-rat I-axe", ("I-boots", "I-rat")), ("I-boots", ("I-boots",)), ("", ())]
)
def test_from_a_hand_of_two_both_may_go_and_the_pile_limits_the_draw(pile, drawn):
    match = given(f"""
        pile = "{pile}"
        [seat.A]
        hand = "I-NS I-NE"
        [seat.B]
        hand = "I-NW"
    """)
    assert choices(match, "discard") == {"discard I-NS", "discard I-NE", "discard I-NS I-NE"}
    rest(match, "discard I-NS I-NE")
    assert hand_of(match, 0) == drawn
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-84", "DC-T03")
@pytest.mark.parametrize(
    "hand", ["I-rat", "II-rockfall", "I-lindworm III-rockfall", "II-boots I-goblin III-rat II-rockfall"]
)
def test_who_can_play_no_card_can_always_discard(hand):
    match = given(f"""
        seats = 2
        pile = "II-NS II-NE"
        [seat.A]
        hand = "{hand}"
        boots = "I-boots"
        [seat.B]
        boots = "I-boots"
    """)
    cards = hand.split()
    assert {choice.split()[0] for choice in choices(match)} == {"discard", "propose-end"}
    assert {f"discard {card}" for card in cards} <= choices(match)
    rest(match, f"discard {cards[0]}")
    assert len(hand_of(match, 0)) == len(cards)
