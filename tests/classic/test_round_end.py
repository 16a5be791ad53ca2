"""How a round ends: the treasure, the last card, or a vote; and who may decide when (CL-E, CL-O, CL-X)."""

import pytest

import undermine
from tests.classic.rounds import at_the_last_card, at_the_treasure, vote_to_end
from tests.classic.table import CHAIN, choices, clause_of, given, play_out
from undermine.games.classic.events import Drew, EndProposed, RoundBegan, RoundEnded, Voted

#: Nobody can play any of these: A is blocked, and there is nothing to repair, to remove or to break.
DEAD_HANDS = {
    "A": {"hand": "EW NS", "broken": "lamp"},
    "B": {"hand": "rockfall repair-cart"},
    "C": {"hand": "repair-pick"},
}


def ends(match) -> list[RoundEnded]:
    return [event for event in match.log(None) if isinstance(event, RoundEnded)]


@pytest.mark.clause("CL-E01", "CL-E03")
@pytest.mark.parametrize("finisher", ["A", "C"], ids=["miner", "saboteur"])
def test_the_round_ends_at_once_when_the_treasure_is_revealed(finisher):
    match = at_the_treasure("MMS", finisher)
    told = match.decide("lay EW 7,0")
    assert told[2] == RoundEnded(
        round=1,
        winner="miners",
        how="treasure",
        finisher="ABC".index(finisher),
        roles=("miner", "miner", "saboteur"),
        set_aside="miner",
    )
    assert match.view(None).pile > 0, "though there were cards left to draw"


@pytest.mark.clause("CL-E02", "CL-E03", "CL-V01", "Q-CL-21")
def test_the_round_ends_without_treasure_when_the_last_card_is_gone():
    match = at_the_last_card("MSM", seats={"A": {"hand": "NS"}, "C": {"hand": "map"}})
    match.decide("lay NS 0,1")
    assert ends(match) == []
    told = match.decide("map 8,0")
    assert told[1] == RoundEnded(
        round=1,
        winner="saboteurs",
        how="exhausted",
        finisher=None,
        roles=("miner", "saboteur", "miner"),
        set_aside="miner",
    )


@pytest.mark.clause("CL-E02")
def test_an_empty_hand_does_not_end_the_round_while_there_are_cards_to_draw():
    match = at_the_last_card("MMS", pile="ES", turn="A")
    match.decide("pass NS")
    assert ends(match) == []
    assert match.waiting == (0,), "A drew the last card, and the others have none"
    match.decide("pass ES")
    assert len(ends(match)) == 1


@pytest.mark.clause("D-CL-04", "Q-CL-21", "CL-E02")
def test_hands_that_nobody_can_play_are_passed_to_the_last_card():
    match = at_the_last_card("SMM", seats=DEAD_HANDS)
    for card in ["EW", "rockfall", "repair-pick", "NS"]:
        assert {text.split()[0] for text in choices(match)} == {"pass"}
        match.decide(f"pass {card}")
        assert ends(match) == []
    match.decide("pass repair-cart")
    assert [(end.how, end.winner) for end in ends(match)] == [("exhausted", "saboteurs")]


@pytest.mark.clause("D-CL-04", "Q-CL-21")
def test_with_auto_end_when_dead_the_round_ends_as_soon_as_no_hand_can_be_played():
    match = at_the_last_card("SMM", seats=DEAD_HANDS, options={"auto_end_when_dead": True})
    match.decide("pass EW")
    assert [(end.how, end.winner) for end in ends(match)] == [("exhausted", "saboteurs")]


@pytest.mark.clause("D-CL-04", "Q-CL-21")
def test_with_auto_end_when_dead_the_draw_of_the_last_card_can_end_the_round():
    match = at_the_last_card("SMM", seats=DEAD_HANDS, pile="ES", options={"auto_end_when_dead": True})
    told = match.decide("pass EW")
    assert [event.card for event in told if isinstance(event, Drew)] == ["ES"]
    assert [end.how for end in ends(match)] == ["exhausted"], "the pile is empty now, and no hand can be played"


@pytest.mark.clause("D-CL-04", "Q-CL-21")
@pytest.mark.parametrize(
    ("spared", "pile"),
    [({"C": {"hand": "map"}}, ""), ({"C": {"hand": "repair-lamp"}}, ""), ({"C": {"hand": "SW"}}, ""), ({}, "NS ES")],
    ids=["a map", "a repair for A", "a path card", "a pile"],
)
def test_with_auto_end_when_dead_a_single_playable_card_keeps_the_round_going(spared, pile):
    match = at_the_last_card("SMM", seats=DEAD_HANDS | spared, pile=pile, options={"auto_end_when_dead": True})
    match.decide("pass EW")
    assert ends(match) == []
    assert match.waiting == (1,)


@pytest.mark.clause("CL-E04", "Q-CL-40")
@pytest.mark.parametrize("seats", [3, 7, 10])
def test_the_game_ends_after_three_rounds(seats):
    match = play_out(undermine.start("classic", seats=seats, seed=seats), pick=seats)
    assert [event.round for event in match.log(None) if isinstance(event, RoundBegan)] == [1, 2, 3]
    assert [end.round for end in ends(match)] == [1, 2, 3]
    assert len(match.result.rounds) == 3
    assert match.waiting == ()
    assert len(match.choices()) == 0
    assert {clause_of(match, decision, 1) for decision in ("pass NS", "take 1", "propose-end")} == {"CL-E04"}


@pytest.mark.clause("CL-O01")
def test_nobody_decides_anything_in_another_players_turn():
    match = given("""
        seats = 4
        turn = "B"
        [seat.A]
        hand = "repair-lamp EW"
        [seat.B]
        hand = "broken-lamp map rockfall"
        [seat.C]
        hand = "repair-lamp NS"
    """)
    for decision, seat in [("break lamp C", 1), ("pass repair-lamp", 2)]:
        assert match.waiting == (seat,)
        for other in {0, 1, 2, 3} - {seat}:
            assert choices(match, seat=other) == set()
            for text in ["pass EW", "pass NS", "repair lamp C with repair-lamp", "lay EW 1,0", "vote no", "take 1"]:
                assert clause_of(match, text, other) == "CL-O01"
        match.decide(decision)
    assert match.waiting == (3,)


@pytest.mark.clause("CL-O01", "CL-V03")
def test_only_when_gold_is_picked_does_a_miner_decide_out_of_turn():
    match = at_the_treasure("MMS", "C")
    match.decide("lay EW 7,0")
    assert match.waiting == (1,), "it was the turn of C"
    assert choices(match, seat=2) == set()
    assert clause_of(match, "take 1", 2) == "CL-O01"
    assert clause_of(match, "pass NS", 1) == "CL-V03"


@pytest.mark.clause("CL-X01", "Q-CL-39")
def test_without_the_option_a_round_cannot_be_given_up():
    match = given("""
        [seat.A]
        hand = "EW map"
    """)
    for seat in range(3):
        assert clause_of(match, "propose-end", seat) == "CL-X01"
        assert "propose-end" not in choices(match, seat=seat)


VOTING = """
    seats = 4
    laid = ["1,0 EW"]
    [options]
    vote_end = true
    [seat.A]
    hand = "EW NS"
    role = "miner"
    [seat.B]
    role = "saboteur"
"""


@pytest.mark.clause("Q-CL-39", "CL-O01")
@pytest.mark.parametrize("proposer", range(4))
def test_any_seat_may_propose_the_end_and_all_others_may_vote_in_any_order(proposer):
    match = given(VOTING)
    assert "propose-end" in choices(match, seat=proposer)
    match.decide("propose-end", proposer)
    others = [seat for seat in range(4) if seat != proposer]
    assert sorted(match.waiting) == others
    assert match.view(None).vote.yes == (proposer,), "proposing counts as a yes"
    assert clause_of(match, "vote yes", proposer) == "CL-O01"
    assert clause_of(match, "pass EW", others[0]) == "Q-CL-39", "first the vote"
    for seat in reversed(others):
        assert ends(match) == []
        assert choices(match, seat=seat) == {"vote yes", "vote no"}
        match.decide("vote yes", seat)
    assert [(end.how, end.winner, end.finisher) for end in ends(match)] == [("vote", "saboteurs", None)]
    assert match.view(1).seats[1].gold.nuggets == (1, 3), "as if the treasure was not reached"


@pytest.mark.clause("Q-CL-39")
def test_one_no_ends_the_vote_and_the_turn_goes_on_without_another_vote():
    match = given(VOTING)
    match.decide("propose-end", 2)
    match.decide("vote yes", 3)
    match.decide("vote no", 1)
    assert match.waiting == (0,), "nobody else is asked, and A still has the turn"
    assert ends(match) == []
    assert {clause_of(match, "propose-end", seat) for seat in range(4)} == {"Q-CL-39"}
    assert "propose-end" not in choices(match)
    assert clause_of(match, "vote yes") == "Q-CL-39"
    match.decide("pass EW")
    assert "propose-end" in choices(match, seat=2), "one vote a turn: this is another turn"
    assert [event for event in match.log(None) if isinstance(event, EndProposed | Voted)] == [
        EndProposed(seat=2),
        Voted(seat=3, yes=True),
        Voted(seat=1, yes=False),
    ]


@pytest.mark.clause("Q-CL-39")
def test_the_end_of_a_round_is_not_proposed_while_gold_is_picked():
    match = at_the_treasure("MMS", options={"vote_end": True})
    match.decide("lay EW 7,0")
    assert {clause_of(match, "propose-end", seat) for seat in range(3)} == {"Q-CL-39"}


@pytest.mark.clause("CL-V01", "Q-CL-39")
def test_a_round_given_up_one_card_before_the_treasure_is_lost_to_the_miners():
    match = at_the_treasure("MMS", options={"vote_end": True})
    vote_to_end(match)
    assert ends(match)[0].winner == "saboteurs"
    assert match.view(None).seats[0].gold.number == 0


@pytest.mark.clause("CL-V01")
@pytest.mark.parametrize(("place", "winner"), [("8,0", "miners"), ("8,2", "saboteurs")])
def test_the_miners_win_if_and_only_if_the_treasure_is_joined_to_the_start(place, winner):
    """A saboteur lays the very last card, to the middle goal."""
    stone = "8,0" if place == "8,2" else "8,2"
    match = given(f"""
        laid = [{CHAIN}]
        goals = ["{place} treasure", "{stone} stone-SW", "8,-2 stone-ES"]
        pile = ""
        [seat.A]
        hand = "EW"
        role = "saboteur"
        [seat.B]
        hand = ""
        [seat.C]
        hand = ""
    """)
    match.decide("lay EW 7,0")
    assert [end.winner for end in ends(match)] == [winner]
