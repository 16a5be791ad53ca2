"""Drawing at the end of a turn, and turns that are lost for want of cards (LM-D)."""

import pytest

from tests.lost_mines.rounds import ends, idle
from tests.lost_mines.seeing import cell_of, hand_of, names, rest, told, walk
from tests.lost_mines.table import choices, given
from undermine.games.lost_mines.events import Drew, Skipped, TrapSprung

HAND = "EW axe trap info-mine-dwarf storm"


def drawn(match, seat: int) -> list[str | None]:
    """What a seat has drawn, as it saw it."""
    return [event.card for event in told(match, Drew, seat) if event.seat == seat]


@pytest.mark.clause("LM-D01")
@pytest.mark.parametrize(
    ("play", "draws"),
    [
        ("lay EW 1,4", ["NS"]),
        ("tool 1,2", ["NS"]),
        ("trap 0,2 E", ["NS"]),
        ("look-mine 10,2 with info-mine-dwarf", ["NS"]),
        ("look-dwarf B with info-mine-dwarf", ["NS"]),
        ("storm 1,2", ["NS"]),
        ("discard axe", ["NS"]),
        ("discard axe trap", ["NS", "SW"]),
    ],
)
def test_a_seat_draws_one_card_for_a_card_played_and_as_many_as_it_discarded(play, draws):
    match = given(f"""
        laid = ["1,2 trunk-EW"]
        pile = "NS SW ES NS"
        [seat.A]
        hand = "{HAND}"
    """)
    rest(match, play)
    assert drawn(match, 0) == draws, "from the top of the pile"
    assert match.view(None).pile == 4 - len(draws)
    assert len(hand_of(match, 0)) == 5
    assert match.waiting == (1,)


@pytest.mark.clause("LM-D01", "LM-A14")
def test_a_seat_draws_after_playing_a_troll_too():
    match = given("""
        pile = "NS SW"
        [seat.A]
        hand = "troll axe"
    """)
    rest(match, "troll 0,2 E")
    assert hand_of(match, 0) == ("NS", "axe")


@pytest.mark.clause("LM-D01", "LM-D04")
def test_the_draw_comes_after_the_movement():
    """So a card drawn in this turn can't be lost in it."""
    match = given("""
        laid = ["1,2 EW"]
        traps = ["0,2 E"]
        pile = "NS SW"
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "axe boat"
    """)
    match.decide("discard axe")
    match.decide("step E")
    assert drawn(match, 0) == []
    match.decide("stop")
    assert drawn(match, 0) == ["NS"]
    assert hand_of(match, 0) == ("NS",), "the boat was lost and is not made up for"


@pytest.mark.clause("Q-LM-49", "LM-D02")
@pytest.mark.parametrize(("pile", "draws"), [("NS", ["NS"]), ("", [])])
def test_a_seat_draws_what_is_there(pile, draws):
    match = given(f"""
        pile = "{pile}"
        [seat.A]
        hand = "axe boat rope"
    """)
    rest(match, "discard axe boat")
    assert drawn(match, 0) == draws
    assert match.view(None).pile == 0
    assert match.waiting == (1,)


@pytest.mark.clause("LM-D02", "LM-D03")
def test_from_an_empty_pile_nothing_is_drawn_for_the_rest_of_the_round():
    match = given("""
        pile = "NS"
        [seat.A]
        hand = "axe boat rope"
        [seat.B]
        hand = "SW ES"
        [seat.C]
        hand = "SW ES"
    """)
    discards = len(names(match, match.state.discards))
    assert discards > 30, "there would be enough to shuffle"
    idle(match, turns=6)
    assert drawn(match, 0) == ["NS"]
    assert drawn(match, 1) == drawn(match, 2) == []
    view = match.view(None)
    assert [seat.hand.size for seat in view.seats] == [2, 0, 0]
    assert (view.pile, view.discards) == (0, discards + 6), "the discards stay where they are"
    assert match.waiting == (0,)


@pytest.mark.clause("LM-D02")
def test_drawing_is_no_choice():
    match = given("""
        [seat.A]
        hand = "axe"
    """)
    rest(match, "discard axe")
    assert len(hand_of(match, 0)) == 1
    assert match.waiting == (1,)


@pytest.mark.clause("LM-D04", "LM-A12")
def test_cards_lost_to_traps_are_never_made_up_for():
    """A hand is not filled up to any size: a turn gives back what was played or discarded, and no more."""
    match = given("""
        laid = ["1,2 EW"]
        traps = ["0,2 E"]
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "axe axe boat boat rope"
    """)
    match.decide("discard axe boat")
    walk(match, "EWE")
    assert [event.lost for event in told(match, TrapSprung)] == [True] * 3
    assert len(hand_of(match, 0)) == 2, "three left, three lost, two drawn"
    for _ in range(3):
        idle(match, turns=3)
        assert len(hand_of(match, 0)) == 2


@pytest.mark.clause("Q-LM-17", "Q-LM-19", "LM-D01", "LM-M04")
def test_a_trap_takes_nothing_from_an_empty_hand_and_the_seat_draws_and_plays_on():
    match = given("""
        laid = ["1,2 EW"]
        traps = ["0,2 E"]
        pile = "SW SW SW ES"
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "NS"
    """)
    match.decide("discard NS")
    match.decide("step E")
    assert told(match, TrapSprung) == [TrapSprung(seat=0, lost=False, card=None)]
    assert cell_of(match, 0) == "1,2"
    match.decide("stop")
    assert drawn(match, 0) == ["SW"]
    idle(match, turns=2)
    assert match.waiting == (0,)
    assert choices(match, "discard") == {"discard SW"}


@pytest.mark.clause("Q-LM-19", "LM-D01")
def test_a_seat_that_loses_its_last_card_to_a_trap_still_draws():
    match = given("""
        laid = ["1,2 EW"]
        traps = ["0,2 E"]
        pile = "ES SW ES"
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "NS axe boat"
    """)
    match.decide("discard axe boat")
    match.decide("step E")
    assert hand_of(match, 0) == ()
    match.decide("stop")
    assert drawn(match, 0) == ["ES", "SW"], "as many as it discarded"


@pytest.mark.clause("D-LM-06", "LM-T05")
def test_a_seat_without_cards_loses_this_turn_and_all_its_later_turns():
    """B could draw, as there is a pile, but nothing fills an empty hand again."""
    match = given("""
        laid = ["1,2 EW"]
        [seat.A]
        hand = "axe boat"
        [seat.B]
        dwarf = "yellow-selfish"
        hand = ""
        [seat.C]
        hand = "axe boat"
    """)
    for turn in range(1, 5):
        idle(match)
        assert match.waiting == (2,)
        assert told(match, Skipped) == [Skipped(seat=1)] * turn
        idle(match)
    assert match.view(None).pile > 0
    assert drawn(match, 1) == []
    assert (hand_of(match, 1), cell_of(match, 1)) == ((), "0,2")
    assert ends(match) == []


@pytest.mark.clause("Q-LM-46", "LM-T05")
def test_a_lost_turn_at_a_campfire_gives_nothing():
    match = given("""
        laid = ["1,2 fire-EW", "2,2 EW"]
        [seat.A]
        cell = "2,2"
        hand = "NS"
        [seat.B]
        cell = "1,2"
        hand = ""
        [seat.C]
        cell = "2,2"
        hand = "NS"
    """)
    rest(match, "discard NS")
    assert told(match, Skipped) == [Skipped(seat=1)]
    assert match.waiting == (2,), "B is not asked for any step"
    assert match.view(None).steps_left == 3, "and the bonus passes to nobody"
    assert cell_of(match, 1) == "1,2"
