"""The turn: play or discard, move, draw (LM-T01 to LM-T07); how many cards one discards (Q-LM-48)."""

import pytest

from tests.lost_mines.seeing import cell_of, hand_of, rest, table_of, told, trolls, viewers, walk, ways
from tests.lost_mines.table import ROAD, choices, clause_of, given
from undermine.games.lost_mines.decisions import Discard
from undermine.games.lost_mines.events import CardsDiscarded, Drew, Laid, Skipped, Stepped, Stopped, TrollLeft

ALL_KINDS = """
    laid = ["1,2 trunk-EW", "2,2 EW"]
    pile = "NS NS"
    [seat.A]
    dwarf = "yellow-loyal"
    hand = "ESW axe trap info-mine-dwarf storm"
"""


@pytest.mark.clause("LM-T01")
def test_a_turn_is_to_play_then_to_move_then_to_draw():
    match = given("""
        pile = "boat rope"
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "EW NS"
        [seat.B]
        hand = "SW"
    """)
    assert clause_of(match, "step N") == "LM-T01"
    assert clause_of(match, "stop") == "LM-T01"
    match.decide("lay EW 1,2")
    assert match.view(None).phase == "move"
    assert hand_of(match, 0) == ("NS",)  # nothing drawn yet
    assert clause_of(match, "lay NS 0,1") == "LM-T01"
    assert clause_of(match, "discard NS") == "LM-T01"
    match.decide("step E")
    match.decide("stop")
    assert hand_of(match, 0) == ("NS", "boat")
    assert match.log(0) == (
        Laid(seat=0, card="EW", cell=(1, 2), turned=False),
        Stepped(seat=0, cell=(1, 2)),
        Stopped(seat=0, automatic=False),
        Drew(seat=0, card="boat", known=1),
    )
    assert match.waiting == (1,)


@pytest.mark.clause("LM-T01")
def test_playing_and_drawing_are_required_and_moving_is_not():
    match = given(ALL_KINDS)
    assert not choices(match) & {"stop", "pass"}
    rest(match, "lay ESW 3,2")
    assert [type(event) for event in match.log(0)] == [Laid, Stopped, Drew]
    assert cell_of(match, 0) == "0,2"


@pytest.mark.clause("LM-T01")
def test_a_dwarf_moves_up_to_three_cards_and_then_the_turn_goes_on_by_itself():
    match = given(f"""
        laid = [{ROAD}]
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "NS ES"
    """)
    match.decide("discard NS")
    walk(match, "EE")
    assert match.waiting == (0,)
    walk(match, "E")
    assert cell_of(match, 0) == "3,2"
    assert match.waiting == (1,)


@pytest.mark.clause("LM-T01")
@pytest.mark.parametrize(("discarded", "drawn"), [("NS", ["boat"]), ("NS ES", ["boat", "rope"])])
def test_who_discards_two_cards_draws_two(discarded, drawn):
    match = given("""
        pile = "boat rope axe"
        [seat.A]
        hand = "NS ES SW"
    """)
    rest(match, f"discard {discarded}")
    assert [event.card for event in told(match, Drew, 0)] == drawn


@pytest.mark.clause("LM-T02")
def test_one_plays_a_path_card_or_an_action_card_or_discards():
    match = given(ALL_KINDS)
    words = {choice.split()[0] for choice in choices(match)}
    assert words == {"lay", "tool", "trap", "look-mine", "look-dwarf", "storm", "discard", "propose-end"}


@pytest.mark.clause("LM-T02")
def test_a_card_that_is_not_in_the_hand_is_not_played():
    match = given(ALL_KINDS)
    for decision in ["lay NESW 3,2", "troll 2,2 E", "look-mine 10,0 with info-mine-treasure", "discard boat"]:
        assert clause_of(match, decision) == "LM-T02"
    assert clause_of(match, "lay axe 3,2") == "LM-T02"  # held, but no path card


@pytest.mark.clause("LM-T02")
def test_one_or_two_cards_are_discarded_never_three_and_the_same_card_never_twice():
    match = given("""
        [seat.A]
        hand = "NS ES ES"
    """)
    assert choices(match, "discard") == {"discard NS", "discard ES", "discard NS ES", "discard ES ES"}
    assert clause_of(match, "discard NS NS") == "LM-T02"
    assert clause_of(match, Discard(("NS", "ES", "ES"))) == "LM-T02"
    assert clause_of(match, Discard(())) == "LM-T02"
    assert clause_of(match, "discard ES NS") is None  # in any order


@pytest.mark.clause("LM-T03")
def test_every_card_may_be_discarded_though_it_could_be_played():
    match = given(ALL_KINDS)
    hand = hand_of(match, 0)
    pairs = {f"discard {one} {other}" for i, one in enumerate(hand) for other in hand[i + 1 :]}
    assert choices(match, "discard") == {f"discard {card}" for card in hand} | pairs
    match.decide("discard ESW storm")
    assert hand_of(match, 0) == ("NS", "NS", "axe", "trap", "info-mine-dwarf")  # two drawn


@pytest.mark.clause("LM-T04")
def test_discarded_cards_lie_face_down():
    match = given(ALL_KINDS)
    before = match.view(None).discards
    match.decide("discard ESW axe")
    assert match.view(None).discards == before + 2
    assert table_of(match).keys() == {"0,2", "0,4", "1,2", "2,2"}
    for viewer in viewers(match):
        cards = ("ESW", "axe") if viewer == 0 else None
        assert [(event.number, event.cards) for event in told(match, CardsDiscarded, viewer)] == [(2, cards)]
        own = match.view(viewer).seats[0].discarded
        assert (own.number, own.cards) == (2, cards)


@pytest.mark.clause("LM-T05")
def test_a_seat_without_cards_loses_this_turn_and_all_later_ones():
    match = given("""
        laid = ["1,2 EW"]
        turn = "C"
        [seat.A]
        dwarf = "yellow-loyal"
        hand = ""
        [seat.B]
        hand = "NS"
        [seat.C]
        hand = "NS"
    """)
    pile = match.view(None).pile
    for lost in (1, 2, 3):
        rest(match, min(choices(match, "discard")))
        assert told(match, Skipped) == [Skipped(seat=0)] * lost
        assert match.waiting == (1,)
        assert clause_of(match, "discard NS", seat=0) == "LM-S11"
        rest(match, min(choices(match, "discard")))
        assert match.waiting == (2,)
    assert hand_of(match, 0) == ()  # nothing was drawn
    assert cell_of(match, 0) == "0,2"  # nobody moved
    assert match.view(None).pile == pile - 6  # a card for each turn of B and C


@pytest.mark.clause("LM-T05")
def test_who_plays_the_last_card_still_moves_because_the_turn_began_with_a_card():
    match = given("""
        laid = ["1,2 EW"]
        pile = ""
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "NS"
        [seat.B]
        hand = "NS"
    """)
    match.decide("discard NS")
    assert (match.waiting, ways(match)) == ((0,), {"E"})
    walk(match, "E")
    assert cell_of(match, 0) == "1,2"


@pytest.mark.clause("LM-T06")
def test_ones_own_troll_leaves_before_anything_else_in_the_turn():
    match = given("""
        laid = ["1,2 EW", "2,2 EW"]
        turn = "C"
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "troll"
        trolls = ["0,2 E"]
        [seat.B]
        trolls = ["1,2 E"]
        [seat.C]
        hand = "NS"
    """)
    before = match.view(None).discards
    rest(match, "discard NS")
    assert (match.waiting, match.view(None).phase) == ((0,), "play")
    assert trolls(match) == [("1,2 E", 1)]  # B's stays
    assert match.view(None).discards == before + 2  # C's card and A's troll
    assert told(match, TrollLeft) == [TrollLeft(seat=0, edge=(0, 2, "E"))]
    assert "troll 0,2 E" in choices(match)  # the edge is free again


@pytest.mark.clause("LM-T07", "LM-P13")
def test_whether_a_dwarf_stands_on_a_campfire_is_judged_when_the_turn_begins():
    match = given(f"""
        laid = [{ROAD.replace('"3,2 EW"', '"3,2 fire-EW"')}]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "3,2"
        hand = "NS ES"
        [seat.B]
        dwarf = "yellow-selfish"
        cell = "2,2"
        hand = "NS ES"
    """)
    assert match.view(None).steps_left == 5
    match.decide("discard NS")
    walk(match, "EEEEE")
    assert cell_of(match, 0) == "8,2"
    match.decide("discard NS")
    walk(match, "EEE")  # over the campfire
    assert cell_of(match, 1) == "5,2"
    assert match.waiting == (2,)


@pytest.mark.clause("Q-LM-48")
def test_from_a_hand_of_one_exactly_one_card_is_discarded():
    match = given("""
        pile = "boat rope"
        [seat.A]
        hand = "NS"
    """)
    assert choices(match, "discard") == {"discard NS"}
    assert clause_of(match, "discard NS NS") == "LM-T02"
    rest(match, "discard NS")
    assert hand_of(match, 0) == ("boat",)


@pytest.mark.clause("LM-C11")
def test_a_card_whose_doors_are_in_the_wrong_order_is_named_as_it_is_written():
    match = given('[seat.A]\nhand = "SW lake-EW"')
    assert "doors are written in the order N E S W: SW" in str(match.why_not("lay WS 1,2"))
