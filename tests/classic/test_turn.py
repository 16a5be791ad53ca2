"""The turn (CL-T01 to CL-T06), and what the table gets to know of it."""

import pytest

import undermine
from tests.classic.seeing import goal_at, names, table_of, told, viewers
from tests.classic.table import choices, clause_of, given
from undermine import NotationError, Refused
from undermine.games.classic.events import Drew, Laid, MapRead, Passed, RockFell, Skipped, ToolBroken, ToolRepaired

#: One play of every kind, from the position below: what is decided, and the card that it costs.
PLAYS = {
    "lay NS 0,1": "NS",
    "break lamp B": "broken-lamp",
    "repair cart C with repair-cart": "repair-cart",
    "rockfall 1,0": "rockfall",
    "map 8,0": "map",
    "pass NS": "NS",
}
EVERYTHING = """
    laid = ["1,0 ESW"]
    pile = "NESW EW"
    [seat.A]
    hand = "NS broken-lamp repair-cart rockfall map"
    [seat.B]
    hand = "NS"
    [seat.C]
    hand = "NS"
    broken = "cart"
"""


def hand(match: undermine.Match, seat: int) -> list[str]:
    return sorted(match.view(seat).seats[seat].hand.cards)


@pytest.mark.clause("CL-T01", "CL-T06")
@pytest.mark.parametrize(("decision", "card"), PLAYS.items())
def test_a_turn_is_one_card_played_and_then_one_card_drawn(decision, card):
    match = given(EVERYTHING)
    before = hand(match, 0)
    events = match.decide(decision)
    assert len(events) == 2
    assert events[1] == Drew(seat=0, card="NESW", known=1)
    before.remove(card)
    assert hand(match, 0) == sorted([*before, "NESW"])
    assert match.view(None).pile == 1
    assert match.waiting == (1,)


@pytest.mark.clause("CL-T06")
@pytest.mark.parametrize("decision", PLAYS)
def test_nobody_plays_or_passes_a_second_card_in_the_same_turn(decision):
    match = given(EVERYTHING)
    match.decide(decision)
    assert len(match.choices(0)) == 0
    for other in ["lay NESW 0,-1", "pass NESW", "map 8,2", "break lamp C"]:
        assert clause_of(match, other, seat=0) == "CL-O01"
    with pytest.raises(Refused):
        match.decide("pass NESW", seat=0)
    assert len(hand(match, 0)) == 5


@pytest.mark.clause("CL-T06", "Q-CL-36", "CL-P08")
def test_who_repairs_their_own_tool_lays_a_path_card_only_in_the_next_turn():
    match = given("""
        turn = "B"
        [seat.A]
        hand = "NS"
        [seat.B]
        hand = "EW repair-lamp"
        broken = "lamp"
        [seat.C]
        hand = "NS"
    """)
    assert clause_of(match, "lay EW 1,0") == "CL-P08"
    assert isinstance(match.decide("repair lamp B with repair-lamp")[-1], Drew)
    assert clause_of(match, "lay EW 1,0", seat=1) == "CL-O01"
    match.decide("pass NS")
    match.decide("pass NS")
    assert match.waiting == (1,)
    assert clause_of(match, "lay EW 1,0") is None


@pytest.mark.clause("CL-T02")
def test_a_turn_is_to_lay_a_path_card_or_to_play_an_action_card_or_to_pass():
    match = given(EVERYTHING)
    words = {choice.split()[0] for choice in choices(match)}
    assert words == {"lay", "break", "repair", "rockfall", "map", "pass"}


@pytest.mark.clause("CL-T02")
@pytest.mark.parametrize(
    "decision",
    [
        "lay ESW 0,1",
        "break cart B",
        "repair cart C with repair-cart-pick",
        "pass ESW",
        "lay map 0,1",
        "repair cart C with map",
    ],
)
def test_only_cards_in_hand_are_played_and_each_for_what_it_is(decision):
    match = given(EVERYTHING)
    assert clause_of(match, decision) == "CL-T02"


@pytest.mark.clause("CL-T03", "CL-A03")
@pytest.mark.parametrize("broken", ["", "pick"])
def test_any_card_may_be_passed_also_if_it_could_be_played(broken):
    match = given(f"""
        laid = ["1,0 ESW"]
        [seat.A]
        hand = "NS broken-lamp repair-cart rockfall map"
        broken = "{broken}"
        [seat.C]
        broken = "cart"
    """)
    passes = {"pass NS", "pass broken-lamp", "pass repair-cart", "pass rockfall", "pass map"}
    assert choices(match, "pass") == passes
    assert len(choices(match) - passes) > 4


@pytest.mark.clause("CL-T04", "CL-T02", "D-CL-08")
def test_a_passed_card_goes_face_down_and_nobody_else_sees_it():
    match = given(EVERYTHING.replace("NESW EW", ""))
    discards = match.view(None).discards
    match.decide("pass rockfall")
    assert len(hand(match, 0)) == 4
    assert match.view(None).discards == discards + 1
    for viewer in viewers(match):
        passed = match.view(viewer).seats[0].passed
        sees = viewer == 0
        assert (passed.number, passed.cards) == (1, ("rockfall",) if sees else None)
        assert [event.card for event in told(match, Passed, viewer)] == ["rockfall" if sees else None]


@pytest.mark.clause("CL-T05")
def test_who_has_no_cards_passes_without_giving_one_up():
    match = given("""
        pile = ""
        [seat.A]
        hand = "NS ES"
        [seat.B]
        hand = ""
        [seat.C]
        hand = "NS ES"
    """)
    match.decide("pass NS")
    assert match.waiting == (2,)
    assert told(match, Skipped) == [Skipped(seat=1)]
    assert match.view(1).seats[1].passed.number == 0
    match.decide("pass NS")
    match.decide("pass ES")
    assert [event.seat for event in told(match, Skipped)] == [1, 1]  # every time


@pytest.mark.clause("D-CL-09")
def test_path_and_action_cards_are_drawn_from_the_same_pile():
    match = given("""
        pile = "NSW map"
        [seat.A]
        hand = "NS map"
        [seat.B]
        hand = "NS map"
    """)
    assert match.decide("map 8,0")[-1].card == "NSW"  # an action card played, a path card drawn
    assert match.decide("lay NS 0,1")[-1].card == "map"
    assert match.view(None).pile == 0


@pytest.mark.clause("Q-CL-31", "D-CL-08", "CL-A01", "CL-A07", "CL-A11")
def test_the_log_shows_every_card_played_face_up_and_the_discards_cannot_be_looked_through():
    match = given("""
        [seat.A]
        hand = "SW rockfall"
        [seat.B]
        hand = "broken-pick repair-pick"
        [seat.C]
        hand = "map NS"
    """)
    for decision in ["lay SW~ 0,-1", "break pick C", "pass NS"]:
        match.decide(decision)
    for decision in ["rockfall 0,-1", "repair pick C with repair-pick", "map 8,2"]:
        match.decide(decision)
    for viewer in viewers(match):
        assert told(match, Laid, viewer) == [Laid(seat=0, card="SW", cell=(0, -1), turned=True)]
        assert told(match, ToolBroken, viewer) == [ToolBroken(seat=1, target=2, tool="pick")]
        assert told(match, RockFell, viewer) == [RockFell(seat=0, cell=(0, -1), card="SW", turned=True)]
        repaired = ToolRepaired(seat=1, target=2, tool="pick", card="repair-pick")
        assert told(match, ToolRepaired, viewer) == [repaired]
        assert [(event.seat, event.goal) for event in told(match, MapRead, viewer)] == [(2, (8, 2))]
        assert match.view(viewer).discards == 6  # a number, no cards
    assert names(match, match.state.discards) == ["SW", "broken-pick", "map", "repair-pick", "rockfall"]


@pytest.mark.clause("Q-CL-32")
def test_the_sizes_of_hands_and_pile_and_gold_are_public_but_not_what_the_gold_is_worth():
    match = given("""
        pile = "NS NS EW"
        [seat.A]
        hand = "ES ES ES"
        gold = "1 3"
        [seat.B]
        hand = "SW"
        gold = "2"
        [seat.C]
        hand = ""
    """)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert [seat.hand.size for seat in view.seats] == [3, 1, 0]
        assert view.pile == 3
        assert [seat.gold.number for seat in view.seats] == [2, 1, 0]
        worth = [seat.gold.nuggets for seat in view.seats]
        assert worth == [gold if seat == viewer else None for seat, gold in enumerate([(1, 3), (2,), ()])]


@pytest.mark.clause("Q-ALL-01", "Q-CL-19")
def test_a_claim_about_hidden_cards_cannot_be_proven():
    match = given("""
        goals = ["8,2 treasure", "8,0 stone-SW", "8,-2 stone-ES"]
        [seat.A]
        role = "miner"
        hand = "map NS"
        gold = "3"
    """)
    match.decide("map 8,2")
    for words in ["show map", "show NS", "reveal 8,2", "show role", "say treasure"]:
        with pytest.raises(NotationError):
            match.decide(words, seat=0)
    for viewer in [None, 1, 2]:
        of_a = match.view(viewer).seats[0]
        assert (of_a.role.role, of_a.hand.cards, of_a.gold.nuggets) == (None, None, None)
        assert goal_at(match, "8,2", viewer).card is None
        assert told(match, MapRead, viewer)[0].card is None
        assert told(match, Drew, viewer)[0].card is None
    of_a = match.view(0).seats[0]
    assert (of_a.role.role, of_a.gold.nuggets, goal_at(match, "8,2", 0).card) == ("miner", (3,), "treasure")


@pytest.mark.clause("Q-ALL-03", "CL-A09", "CL-A13", "Q-CL-12", "Q-CL-15", "CL-P08")
def test_a_card_that_cannot_be_played_can_only_be_passed():
    match = given("""
        [seat.A]
        hand = "NESW broken-cart repair-lamp repair-cart-pick rockfall"
        broken = "lamp"
        [seat.B]
        broken = "cart"
        [seat.C]
        broken = "cart"
    """)
    assert choices(match) - choices(match, "pass") == {
        "repair lamp A with repair-lamp",
        "repair cart B with repair-cart-pick",
        "repair cart C with repair-cart-pick",
    }
    match = given("""
        [seat.A]
        hand = "broken-cart broken-pick repair-lamp repair-lamp-pick rockfall"
        [seat.B]
        broken = "cart"
        [seat.C]
        broken = "cart"
    """)
    assert choices(match) - choices(match, "pass") == {"break pick B", "break pick C"}
    for card in ["broken-cart", "repair-lamp", "repair-lamp-pick", "rockfall"]:
        assert f"pass {card}" in choices(match)
    match.decide("pass rockfall")
    assert table_of(match) == {"0,0": "start"}
