"""Drawing, running out of cards, and standing in for a player who stays away (CL-D01 to CL-D05)."""

import random

import pytest

import undermine
from tests.classic.rounds import at_the_last_card
from tests.classic.table import choices, clause_of, given
from undermine.games.classic.events import Drew, Passed, RoundEnded, Skipped


@pytest.mark.clause("CL-D01")
@pytest.mark.parametrize("decision", ["pass EW", "lay EW 1,0", "break lamp B", "map 8,0"])
def test_after_playing_or_passing_the_top_card_of_the_pile_is_drawn(decision):
    match = given("""
        pile = "rockfall NS ES"
        [seat.A]
        hand = "EW broken-lamp map"
    """)
    told = match.decide(decision)
    assert told[-1] == Drew(seat=0, card="rockfall", known=1)
    hand = match.view(0).seats[0].hand
    assert hand.size == 3
    assert "rockfall" in hand.cards
    assert match.view(0).pile == 2
    assert match.waiting == (1,)
    match.decide(next(iter(choices(match, "pass"))))
    assert "NS" in match.view(1).seats[1].hand.cards


@pytest.mark.clause("CL-D02")
def test_with_an_empty_pile_a_turn_is_only_playing_or_passing():
    match = given("""
        pile = "map"
        [seat.A]
        hand = "EW NS"
        [seat.B]
        hand = "ES NS"
    """)
    match.decide("lay EW 1,0")
    assert match.view(None).pile == 0
    told = match.decide("pass ES")
    assert [type(event) for event in told] == [Passed]
    assert match.view(1).seats[1].hand.cards == ("NS",)
    assert match.waiting == (2,)


@pytest.mark.clause("CL-D03")
def test_the_discards_never_come_back_during_a_round():
    match = given("""
        laid = ["1,0 EW"]
        pile = ""
        [seat.A]
        hand = "rockfall NS"
        [seat.B]
        hand = "map ES"
        [seat.C]
        hand = "SW"
    """)
    before = match.view(None).discards
    assert before > 50, "there would be plenty to shuffle"
    for decision, discarded in [("rockfall 1,0", 2), ("map 8,0", 3), ("pass SW", 4), ("pass NS", 5)]:
        match.decide(decision)
        assert (match.view(None).pile, match.view(None).discards) == (0, before + discarded)
    assert not any(isinstance(event, Drew) for event in match.log(None))


@pytest.mark.clause("CL-D04", "CL-T05", "Q-CL-20")
def test_an_empty_hand_is_passed_over_in_its_place_every_time():
    match = given("""
        seats = 4
        pile = ""
        [seat.A]
        hand = "EW NS"
        [seat.B]
        hand = ""
        [seat.C]
        hand = "ES NS"
        [seat.D]
        hand = ""
    """)
    for decision, skipped, following in [("lay EW 1,0", 1, 2), ("pass ES", 3, 0), ("pass NS", 1, 2)]:
        told = match.decide(decision)
        assert told[-1] == Skipped(seat=skipped)
        assert match.waiting == (following,)
    assert [event.seat for event in match.log(None) if isinstance(event, Skipped)] == [1, 3, 1]
    assert match.view(None).seats[1].passed.number == 0, "it costs no card"


@pytest.mark.clause("CL-D04", "Q-CL-20")
def test_the_only_player_with_cards_left_goes_on_alone_while_the_others_are_passed_over():
    match = at_the_last_card("MMS", seats={"B": {"hand": "ES map"}})
    for _ in range(2):
        match.decide(next(iter(choices(match, "pass"))))
        assert match.waiting == (1,)
    told = match.decide(next(iter(choices(match, "pass"))))
    assert any(isinstance(event, RoundEnded) for event in told)
    assert [event.seat for event in match.log(None) if isinstance(event, Skipped)] == [2, 0]


@pytest.mark.clause("Q-ALL-04")
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_a_stand_in_can_always_pass_a_random_card_and_vote_no(seats):
    """Seat B stays away the whole game: a random pass for every turn, a no for every vote, any gold that is left."""
    match = undermine.start("classic", seats=seats, seed=seats, options={"vote_end": True, "rounds": 2})
    dice = random.Random(seats)
    kinds = set()
    while match.result is None:
        seat = dice.choice(match.waiting)
        found = [str(decision) for decision in match.choices(seat)]
        if seat == 1:
            view = match.view(1)
            passes = [text for text in found if text.startswith("pass")]
            if view.phase == "play":
                assert passes == [f"pass {card}" for card in dict.fromkeys(view.seats[1].hand.cards)]
            elif view.phase == "vote":
                assert "vote no" in found
            found = passes or (["vote no"] if view.phase == "vote" else found)
        decision = dice.choice(found)
        kinds.add((seat == 1, decision.split()[0]))
        match.decide(decision, seat)
    assert {(True, "pass"), (True, "vote"), (False, "lay")} <= kinds
    assert not {(True, word) for word in ("lay", "break", "repair", "rockfall", "map", "propose-end")} & kinds


@pytest.mark.clause("Q-ALL-04")
def test_a_blocked_player_without_a_playable_card_can_still_pass():
    match = given("""
        [seat.A]
        hand = "EW repair-cart rockfall"
        broken = "lamp"
    """)
    assert choices(match) == {"pass EW", "pass repair-cart", "pass rockfall"}
    assert clause_of(match, "pass EW") is None
