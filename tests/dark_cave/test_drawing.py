"""Drawing at the end of a turn (DC-D01 to DC-D05)."""

import pytest

from tests.dark_cave.seeing import at, hand_of, idle, names, rest, told, viewers, walk
from tests.dark_cave.table import choices, given
from undermine.games.dark_cave.events import CardLost, Drew, Skipped

HAND = "I-EW I-rat I-boots I-web I-information II-rockfall"
PILE = "II-NS II-NE II-NESW II-NEW"
#: A bridge from west to east beside the start.
BRIDGE = '"1,0 I-bridge-EW", "2,0 II-EW"'


def drawn(match, seat: int) -> list[str | None]:
    """What a seat has drawn, as it saw it."""
    return [event.card for event in told(match, Drew, seat) if event.seat == seat]


@pytest.mark.clause("DC-D01")
@pytest.mark.parametrize(
    ("play", "number"),
    [
        ("lay I-EW -1,0", 1),
        ("attract 1,0 with I-rat", 1),
        ("equip A with I-boots", 1),
        ("equip C with I-boots", 1),
        ("web 0,0 N with I-web", 1),
        ("look-goal 4,4 with I-information", 1),
        ("look-clan B with I-information", 1),
        ("rockfall 1,0 with II-rockfall", 1),
        ("discard I-rat", 1),
        ("discard I-rat I-boots", 2),
    ],
)
def test_a_seat_draws_one_card_for_a_card_played_and_as_many_as_it_discarded(play, number):
    match = given(f"""
        laid = ["1,0 I-hole-NESW"]
        pile = "{PILE}"
        [seat.A]
        hand = "{HAND}"
    """)
    rest(match, play)
    assert drawn(match, 0) == PILE.split()[:number], "from the top of the pile"
    assert match.view(None).pile == 4 - number
    assert len(hand_of(match, 0)) == 6
    assert match.waiting == (1,)


@pytest.mark.clause("DC-D01")
def test_a_seat_draws_also_after_it_took_a_creature_over_and_after_an_axe_drove_it_away():
    match = given(f"""
        laid = ["7,0 I-hole-NESW", "8,0 I-EW"]
        pile = "{PILE}"
        creatures = ["I-rat of B at 7,0 C"]
        [seat.A]
        hand = "II-rat"
        [seat.B]
        at = "8,0 C"
        axes = "I-axe"
    """)
    match.decide("rouse with II-rat")
    match.decide("step 8,0 C")
    match.decide("axe yes", seat=1)
    assert drawn(match, 0) == ["II-NS"]
    assert match.waiting == (1,)


@pytest.mark.clause("DC-D01")
def test_what_is_drawn_only_the_seat_sees():
    match = given(f"""
        pile = "{PILE}"
        [seat.A]
        hand = "I-NE I-NW"
    """)
    rest(match, "discard I-NE I-NW")
    for viewer in viewers(match):
        cards = ["II-NS", "II-NE"] if viewer == 0 else [None, None]
        assert [(event.card, event.backs) for event in told(match, Drew, viewer)] == [
            (card, (0, 1, 0)) for card in cards
        ]


@pytest.mark.clause("DC-D01", "DC-D04")
def test_the_draw_comes_after_the_movement_so_what_is_drawn_cannot_be_lost_in_this_turn():
    match = given(f"""
        laid = [{BRIDGE}]
        pile = "{PILE}"
        [seat.A]
        hand = "I-NE I-NW"
    """)
    match.decide("discard I-NE")
    walk(match, "1,0 EW")
    assert (hand_of(match, 0), drawn(match, 0)) == ((), [])
    match.decide("stop")
    assert (hand_of(match, 0), drawn(match, 0)) == (("II-NS",), ["II-NS"])


@pytest.mark.clause("DC-D01")
def test_drawing_is_no_choice():
    match = given("""
        [seat.A]
        hand = "I-NE"
    """)
    rest(match, "discard I-NE")
    assert len(hand_of(match, 0)) == 1
    assert match.waiting == (1,)


@pytest.mark.clause("DC-D02", "DC-D01")
@pytest.mark.parametrize(("partner", "seat"), [("B", 1), ("C", 2)])
def test_after_a_swap_the_other_seat_draws_one_card_and_the_swapper_none(partner, seat):
    match = given(f"""
        pile = "{PILE}"
        [seat.A]
        hand = "II-swap I-NE I-NW"
        [seat.{partner}]
        hand = "I-rat"
    """)
    rest(match, f"swap {partner} with II-swap")
    assert drawn(match, 0) == []
    assert drawn(match, seat) == ["II-NS"]
    assert (hand_of(match, 0), hand_of(match, seat)) == (("I-rat",), ("I-NE", "I-NW", "II-NS"))
    assert match.waiting == (1,)


@pytest.mark.clause("DC-D02")
def test_it_draws_at_the_end_of_the_turn_and_not_before_the_swapper_has_moved():
    match = given(f"""
        laid = ["1,0 I-EW"]
        pile = "{PILE}"
        [seat.A]
        hand = "II-swap I-NE"
        [seat.B]
        hand = "I-rat"
    """)
    match.decide("swap B with II-swap")
    assert match.waiting == (0,)
    assert drawn(match, 1) == []
    walk(match, "1,0 C")
    match.decide("stop")
    assert drawn(match, 1) == ["II-NS"]
    rest(match, "discard I-NE")
    assert drawn(match, 1) == ["II-NS", "II-NE"], "in its own turn it draws as usual"


@pytest.mark.clause("DC-D02", "DC-D03")
def test_after_a_swap_with_an_empty_pile_nobody_draws():
    match = given("""
        pile = ""
        [seat.A]
        hand = "II-swap I-NE"
        [seat.B]
        hand = "I-rat"
    """)
    rest(match, "swap B with II-swap")
    assert told(match, Drew) == []
    assert (hand_of(match, 0), hand_of(match, 1)) == (("I-rat",), ("I-NE",))


@pytest.mark.clause("DC-D03", "Q-DC-51")
@pytest.mark.parametrize(("pile", "draws"), [("II-NS", ["II-NS"]), ("", [])])
def test_a_seat_draws_what_is_there(pile, draws):
    match = given(f"""
        pile = "{pile}"
        [seat.A]
        hand = "I-NE I-NW I-rat"
    """)
    rest(match, "discard I-NE I-NW")
    assert drawn(match, 0) == draws
    assert (match.view(None).pile, match.view(None).top) == (0, None)
    assert match.waiting == (1,)


@pytest.mark.clause("DC-D03", "DC-D05")
def test_from_an_empty_pile_nothing_is_drawn_and_the_discards_are_not_shuffled_back():
    match = given("""
        pile = "II-NS"
        [seat.A]
        hand = "I-NE I-NW I-rat"
        [seat.B]
        hand = "I-NS I-EW"
        [seat.C]
        hand = "I-NES I-NEW"
    """)
    discards = match.view(None).discards
    assert discards > 30, "there would be enough to shuffle"
    before = names(match, match.state.discards)
    idle(match, 6)
    assert drawn(match, 0) == ["II-NS"]
    assert drawn(match, 1) == drawn(match, 2) == []
    view = match.view(None)
    assert [seat.hand.number for seat in view.seats] == [2, 0, 0]
    assert (view.pile, view.discards) == (0, discards + 6), "they stay where they are"
    assert names(match, match.state.discards) == before
    assert match.waiting == (0,)


@pytest.mark.clause("DC-D05")
def test_no_card_that_was_played_or_discarded_comes_back_in_a_whole_game():
    """Every card is drawn once at most, so the draws are as many as the pile had cards."""
    match = given("""
        seats = 2
        seed = "5"
    """)
    pile = match.view(None).pile
    while match.result is None:
        rest(match, max(choices(match, "discard")))
    assert len(told(match, Drew)) == pile
    assert match.view(None).pile == 0
    assert match.view(None).discards + match.view(None).boxed == 82


@pytest.mark.clause("DC-D04")
def test_cards_lost_to_the_bridge_are_never_made_up_for():
    """A hand is not filled up to any size: a turn gives back what was played or discarded, and no more."""
    match = given(f"""
        laid = [{BRIDGE}]
        [seat.A]
        hand = "I-NE I-NW I-rat I-goblin I-lindworm"
    """)
    match.decide("discard I-NE I-NW")
    walk(match, "1,0 EW", "0,0 C", "1,0 EW")
    assert [event.lost for event in told(match, CardLost)] == [True, True]
    assert len(hand_of(match, 0)) == 3, "three left, two lost, two drawn"
    for _ in range(3):
        idle(match, 3)
        assert len(hand_of(match, 0)) == 3


@pytest.mark.clause("DC-D04")
def test_cards_lost_to_the_rat_are_never_made_up_for():
    match = given("""
        laid = ["7,0 I-hole-NESW", "8,0 I-EW"]
        [seat.A]
        hand = "I-rat I-NE I-NW"
        at = "8,0 C"
        [seat.B]
        hand = "I-goblin I-lindworm I-NS"
        at = "8,0 C"
    """)
    match.decide("attract 7,0 with I-rat")
    walk(match, "8,0 C")
    assert {(event.seat, event.lost) for event in told(match, CardLost)} == {(0, True), (1, True)}
    if match.waiting == (0,):
        match.decide("stop")
    assert len(hand_of(match, 0)) == 2, "one played, one lost, one drawn"
    assert len(hand_of(match, 1)) == 2
    idle(match, 3)
    assert (len(hand_of(match, 0)), len(hand_of(match, 1))) == (2, 2)


@pytest.mark.clause("DC-D04", "DC-D01")
def test_an_empty_hand_is_no_bar_to_the_draw_in_ones_own_turn_but_lost_cards_do_not_come_back():
    match = given("""
        laid = ["7,0 I-hole-NESW", "8,0 I-EW"]
        [seat.A]
        hand = "I-rat"
        [seat.B]
        hand = "I-goblin"
        at = "8,0 C"
    """)
    match.decide("attract 7,0 with I-rat")
    walk(match, "8,0 C")
    assert hand_of(match, 1) == ()
    if match.waiting == (0,):
        match.decide("stop")
    assert told(match, Skipped) == [Skipped(seat=1)], "B has nothing to begin its turn with"
    assert len(hand_of(match, 0)) == 1
    assert at(match, 1) == "8,0 C"
