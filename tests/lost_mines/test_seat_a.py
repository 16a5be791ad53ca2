"""Seat A is a seat like any other: whoever mistakes number 0 for nobody is found here."""

from typing import Any

import pytest

from tests.lost_mines.rounds import at_the_last_card, at_the_mine, ends, mines, points, takers
from tests.lost_mines.seeing import told, viewers
from tests.lost_mines.table import choices, clause_of, given
from undermine import NotationError
from undermine.games.lost_mines.events import TreasureTaken

HOLDERS = pytest.mark.parametrize("holder", "ABC")


@pytest.mark.clause("LM-A07")
@HOLDERS
def test_no_information_card_looks_at_a_treasure_that_somebody_has_taken(holder):
    match = given(f"""
        treasures = ["gems-4", "gold-3 taken={holder}", "silver-1"]
        [seat.A]
        hand = "info-mine-treasure"
    """)
    card = "with info-mine-treasure"
    assert choices(match, "look-treasure") == {f"look-treasure 1 {card}", f"look-treasure 3 {card}"}
    assert clause_of(match, f"look-treasure 2 {card}") == "LM-A07"
    assert [treasure.taker for treasure in match.view(None).treasures] == [None, "ABC".index(holder), None]


@pytest.mark.clause("LM-R03")
@HOLDERS
def test_nobody_takes_a_treasure_that_somebody_has(holder):
    match = at_the_mine("gems", "gems-4", f"gems-3 taken={holder}", "gems-4", "gold-2")
    match.decide("discard NS")
    match.decide("step E")
    assert choices(match) == {"take 1", "take 3"}
    assert clause_of(match, "take 2") == "LM-R03"
    match.decide("take 3")
    assert takers(match) == [None, "ABC".index(holder), 0, None]


@pytest.mark.clause("LM-E03", "LM-V07")
@pytest.mark.parametrize("holder", [None, 0, 1, 2])
def test_a_finished_round_tells_who_held_the_dragon(holder):
    """A, B and C are alone on their sides and have 3 points each; the dragon costs its holder two of them."""
    held: dict[str, Any] = {} if holder is None else {"dragon": "ABC"[holder], "mines": mines("dragon up")}
    match = at_the_last_card(
        "yellow-loyal blue-loyal blue-selfish yellow-selfish",
        treasures=["gold-3 taken=A", "gold-3 taken=B", "gems-3 taken=C", "gems-4"],
        **held,
    )
    match.decide("discard NS")
    assert [end.dragon for end in ends(match)] == [holder]
    assert points(match) == [*(1 if seat == holder else 3 for seat in range(3)), 0]
    for viewer in viewers(match):
        assert match.view(viewer).ended[0].dragon == holder


@pytest.mark.clause("LM-V02")
@pytest.mark.parametrize(
    ("dwarves", "found"),
    [
        ("yellow-loyal blue-loyal blue-selfish", "yellow"),
        ("blue-loyal yellow-loyal blue-selfish", "blue"),
        ("yellow-saboteur yellow-loyal blue-selfish", "blue"),
        ("blue-saboteur blue-loyal yellow-selfish", "yellow"),
        ("yellow-selfish blue-loyal yellow-loyal", "tied"),
        ("blue-selfish blue-loyal yellow-loyal", "tied"),
    ],
)
def test_what_seat_a_finds_counts_for_the_side_that_it_works_for(dwarves, found):
    """A has taken the only treasure. A saboteur works for the other clan, a selfish dwarf for neither."""
    match = at_the_last_card(dwarves, treasures=["gold-3 taken=A", "gold-4", "gems-4"], options={"rounds": 1})
    match.decide("discard NS")
    assert match.game.scoring.wins(match.state) == {"yellow": 0, "blue": 0, "tied": 0} | {found: 1}
    assert points(match) == [3, 0, 0]


@pytest.mark.clause("LM-R03", "Q-LM-31")
@pytest.mark.parametrize(
    ("options", "treasures", "automatic"),
    [
        ({"treasure_pick": "random"}, ["gems-4", "gems-3", "gold-2"], True),
        ({"treasure_pick": "random"}, ["gems-4", "gold-3", "gold-2"], True),
        ({}, ["gems-4", "gold-3", "gold-2"], True),
        ({}, ["gems-4", "gems-3", "gold-2"], False),
    ],
    ids=["chance picks", "chance has one to pick", "there is only one", "the seat picks"],
)
def test_the_log_says_whether_the_seat_chose_its_treasure(options, treasures, automatic):
    match = at_the_mine("gems", *treasures, options=options)
    match.decide("discard NS")
    match.decide("step E")
    if not automatic:
        match.decide("take 1")
    for viewer in viewers(match):
        assert [(event.seat, event.automatic) for event in told(match, TreasureTaken, viewer)] == [(0, automatic)]


@pytest.mark.clause("Q-LM-32", "LM-I04")
@pytest.mark.parametrize("taker", "ABC")
@pytest.mark.parametrize("seen", ["", "A", "B", "C", "AC"])
def test_with_hidden_treasures_its_taker_knows_one_only_by_having_looked_before(taker, seen):
    match = given(f"""
        turn = "{taker}"
        laid = ["8,2 NESW", "9,2 NESW"]
        mines = {mines("gems")}
        treasures = ["gems-4{f" seen={seen}" if seen else ""}", "gold-3", "silver-1"]
        options = {{ own_treasure_hidden = true }}
        [seat.{taker}]
        cell = "9,2"
        hand = "NS"
    """)
    match.decide("discard NS")
    match.decide("step E")
    for viewer in viewers(match):
        looked = viewer is not None and "ABC"[viewer] in seen
        (event,) = told(match, TreasureTaken, viewer)
        assert event.value == (4 if looked and viewer == "ABC".index(taker) else None)
        assert match.view(viewer).treasures[0].value == (4 if looked else None)


@pytest.mark.parametrize("number", ["01", "00", "100", "-1", "+1", "1.0", "٣", "one"])
def test_a_place_is_written_as_a_plain_number(number):
    with pytest.raises(NotationError):
        given("").decide(f"take {number}")


@pytest.mark.clause("LM-T02", "LM-T03")
def test_one_card_or_two_are_discarded_and_never_three():
    match = given('[seat.A]\nhand = "NS SW ES"')
    kind = next(type(choice) for choice in match.choices() if str(choice).startswith("discard"))
    held = ("NS", "SW", "ES")
    assert [kind(held[:number]) in match.choices() for number in range(4)] == [False, True, True, False]
    assert [match.why_not(kind(held[:number])) is None for number in range(4)] == [False, True, True, False]


@pytest.mark.clause("LM-M01")
@pytest.mark.parametrize("side", ["X", "", "NE", "n"])
def test_a_step_goes_north_east_south_or_west(side):
    match = given('laid = ["1,2 EW"]\n[seat.A]\ndwarf = "yellow-loyal"\nhand = "NS SW"')
    match.decide("discard NS")
    kind = next(type(choice) for choice in match.choices() if str(choice).startswith("step"))
    assert kind(side) not in match.choices()
    assert clause_of(match, kind(side)) == "LM-M01"
