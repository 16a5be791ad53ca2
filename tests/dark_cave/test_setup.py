"""Setting up a game (DC-S01 to DC-S14): the playing area (D-DC-01), the gold (Q-DC-82), who begins (Q-DC-83)."""

from collections import Counter
from random import Random

import pytest

import undermine
from tests.dark_cave.seeing import at, hand_of, idle, names, rest, table_of, told, viewers, walk
from tests.dark_cave.table import choices, given
from undermine import OptionError, PositionError
from undermine.games.dark_cave.events import Drew, DwarfDealt, GameBegan, HandDealt

#: Seats -> distance of the goals, clan cards left over, cards of I and II in a hand, pile by group (DC-S02).
TABLE = [
    (2, 4, 0, (5, 0, 0), (14, 22, 21)),
    (3, 4, 1, (5, 0, 0), (9, 22, 21)),
    (4, 4, 0, (5, 0, 0), (4, 22, 21)),
    (5, 4, 3, (4, 1, 0), (4, 17, 21)),
    (6, 3, 2, (4, 1, 0), (0, 16, 21)),
    (7, 3, 1, (3, 2, 0), (3, 8, 21)),
    (8, 3, 0, (3, 2, 0), (0, 6, 21)),
]
PILES = {2: 57, 3: 52, 4: 47, 5: 42, 6: 37, 7: 32, 8: 27}
BOTH_CLANS = {"yellow-loyal": 3, "yellow-saboteur": 1, "blue-loyal": 3, "blue-saboteur": 1}
#: Seats -> the clan cards used.
CLANS = {
    2: {"yellow-loyal": 1, "blue-loyal": 1},
    3: {"yellow-loyal": 2, "yellow-saboteur": 2},
    4: {"yellow-loyal": 2, "yellow-saboteur": 2},
    5: BOTH_CLANS,
    6: BOTH_CLANS,
    7: BOTH_CLANS,
    8: BOTH_CLANS,
}


def fresh(seats: int, seed: int = 0, **options: object) -> undermine.Match:
    return undermine.start("dark_cave", seats=seats, seed=seed, options=options)


def groups(match: undermine.Match, cards: list[int]) -> list[str]:
    """The groups of some cards of the whole truth, in their order."""
    return [match.state.deck.names[card].split("-")[0] for card in cards]


def count(match: undermine.Match, cards: list[int]) -> tuple[int, ...]:
    """How many of some cards of the whole truth are in the groups I, II and III."""
    found = Counter(groups(match, cards))
    return tuple(found[group] for group in ("I", "II", "III"))


def corners(distance: int) -> set[tuple[int, int]]:
    return {(x * distance, y * distance) for x in (1, -1) for y in (1, -1)}


def clan_cards(match: undermine.Match) -> list[str]:
    """The clan card of every seat, as the seat itself sees it."""
    own = [match.view(seat).seats[seat].clan for seat in range(match.seats)]
    return [f"{clan.clan}-{clan.identity}" for clan in own]


def all_clan_cards(match: undermine.Match) -> Counter[str]:
    """The clan cards in use, those left over included, as everybody sees them when the game is over."""
    match.decide("propose-end", seat=0)
    for seat in range(1, match.seats):
        match.decide("vote yes", seat=seat)
    return Counter([*clan_cards(match), *match.view(None).left_over.cards])


def sides(match: undermine.Match) -> tuple[int, ...]:
    """How many dwarves work for the larger side, and for the other."""
    works_for_yellow = {"yellow-loyal", "blue-saboteur"}
    yellow = sum(card in works_for_yellow for card in clan_cards(match))
    return max(yellow, match.seats - yellow), min(yellow, match.seats - yellow)


@pytest.mark.clause("DC-S01", "DC-S02", "D-DC-01")
@pytest.mark.parametrize(("seats", "distance"), [(seats, distance) for seats, distance, *_ in TABLE])
def test_the_start_is_in_the_middle_and_four_goals_lie_face_down_in_the_corners(seats, distance):
    """T-DC-01: nine cells by nine up to five seats, seven by seven from six on."""
    match = fresh(seats)
    assert table_of(match) == {"0,0": "start"}
    for viewer in viewers(match):
        goals = match.view(viewer).goals
        assert {goal.cell for goal in goals} == corners(distance)
        assert [(goal.face_up, goal.card) for goal in goals] == [(False, None)] * 4


@pytest.mark.clause("D-DC-01")
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize(("area", "distance"), [(7, 3), (9, 4)])
def test_a_table_can_choose_either_area_for_any_number_of_seats(seats, area, distance):
    match = fresh(seats, area=area)
    assert {goal.cell for goal in match.view(None).goals} == corners(distance)


@pytest.mark.clause("D-DC-01")
def test_there_is_no_other_area():
    with pytest.raises(OptionError, match="area"):
        fresh(4, area="8")


@pytest.mark.clause("DC-S01")
def test_the_goals_are_shuffled():
    orders = {tuple(fresh(3, seed).state.goal_cards) for seed in range(200)}
    assert len(orders) == 24, "all there are"
    assert {tuple(sorted(order)) for order in orders} == {(0, 1, 2, 3)}


@pytest.mark.clause("DC-S02", "DC-S08", "DC-S09", "DC-S10")
@pytest.mark.parametrize(("seats", "_distance", "left_over", "hand", "pile"), TABLE)
def test_the_number_of_seats_fixes_clan_cards_hands_and_the_pile(seats, _distance, left_over, hand, pile):
    match = fresh(seats)
    view = match.view(None)
    assert [seat.hand.backs for seat in view.seats] == [hand] * seats
    assert [seat.hand.number for seat in view.seats] == [5] * seats
    assert count(match, match.state.pile) == pile
    assert view.pile == sum(pile) == PILES[seats]
    assert view.boxed == 15
    assert view.pile + 5 * seats + view.boxed == 82
    assert view.left_over.number == left_over
    assert all_clan_cards(match) == CLANS[seats]


@pytest.mark.clause("DC-S02")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_the_game_is_for_2_to_8_seats(seats):
    with pytest.raises(OptionError, match="2 to 8"):
        fresh(seats)


@pytest.mark.clause("DC-S02")
@pytest.mark.parametrize(
    ("seats", "card"), [(2, "yellow-saboteur"), (3, "blue-loyal"), (4, "blue-saboteur")], ids=["2", "3", "4"]
)
def test_clan_cards_that_are_not_used_are_dealt_to_nobody(seats, card):
    with pytest.raises(PositionError, match="DC-S02"):
        given(f"""
            seats = {seats}
            [seat.A]
            clan = "{card}"
        """)


@pytest.mark.clause("DC-S02", "DC-S08", "DC-S09", "DC-S10")
def test_seven_seats_have_a_pile_of_three_eight_and_twentyone_cards():
    """T-DC-02, with the top of the pile first."""
    match = fresh(7)
    assert [seat.hand.backs for seat in match.view(None).seats] == [(3, 2, 0)] * 7
    assert groups(match, match.state.pile[::-1]) == ["I"] * 3 + ["II"] * 8 + ["III"] * 21


@pytest.mark.clause("DC-S10")
@pytest.mark.parametrize(("seats", "top"), [(2, "I"), (3, "I"), (4, "I"), (5, "I"), (6, "II"), (7, "I"), (8, "II")])
def test_what_is_left_of_group_i_is_on_top_and_all_see_its_back(seats, top):
    """T-DC-02: with six and eight seats nothing of it is left."""
    match = fresh(seats)
    assert {match.view(viewer).top for viewer in viewers(match)} == {top}


@pytest.mark.clause("DC-S10")
def test_the_cards_of_group_i_are_drawn_first_then_ii_then_iii():
    match = fresh(7, first_player="A")
    idle(match, 14)
    drawn = [event.backs for event in told(match, Drew)]
    assert drawn == [(1, 0, 0)] * 3 + [(0, 1, 0)] * 8 + [(0, 0, 1)] * 3


@pytest.mark.clause("DC-S03")
@pytest.mark.parametrize("seats", range(2, 9))
def test_clan_cards_are_shuffled_so_every_seat_may_get_every_one(seats):
    dealt = [clan_cards(fresh(seats, seed)) for seed in range(60)]
    for seat in range(seats):
        assert {cards[seat] for cards in dealt} == set(CLANS[seats])


@pytest.mark.clause("DC-S03", "DC-S04")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_the_clan_is_public_and_the_identity_is_seen_by_its_seat_alone(seats):
    match = fresh(seats)
    truth = [card.split("-") for card in clan_cards(match)]
    for viewer in viewers(match):
        wanted = [(clan, identity if seat == viewer else None) for seat, (clan, identity) in enumerate(truth)]
        shown = [(seat.clan.clan, seat.clan.identity) for seat in match.view(viewer).seats]
        dealt = [(event.clan, event.identity) for event in told(match, DwarfDealt, viewer)]
        assert shown == dealt == wanted
        assert {seat.clan.face_up for seat in match.view(viewer).seats} == {False}


@pytest.mark.clause("DC-S04")
@pytest.mark.parametrize(
    ("at_first", "way"), [("8,8 N", ["8,8 C"]), ("4,4 W", ["4,4 C"])], ids=["gold of a vein", "exit"]
)
def test_an_identity_stays_secret_unless_a_vein_or_the_exit_reveals_it(at_first, way):
    match = given(f"""
        seats = 5
        laid = ["8,8 III-vein-NE"]
        goals = ["4,4 exit up", "-4,4 hole", "-4,-4 ladder", "4,-4 vein"]
        [seat.A]
        at = "{at_first}"
        clan = "blue-saboteur"
    """)
    match.decide(min(choices(match, "discard")))
    assert match.view(None).seats[0].clan.identity is None
    walk(match, *way)
    if match.waiting == (0,):
        match.decide("stop")
    assert [seat.clan.identity for seat in match.view(None).seats] == ["saboteur", None, None, None, None]
    idle(match, 5)
    assert [seat.clan.face_up for seat in match.view(None).seats] == [True, False, False, False, False]


@pytest.mark.clause("DC-S05")
def test_the_clan_cards_left_over_are_in_nobodys_view():
    one, other = (
        given(f"""
            seed = "1"
            goals = ["4,4 exit", "-4,4 hole", "-4,-4 ladder", "4,-4 vein"]
            left_over = "{left}"
            [seat.A]
            clan = "yellow-loyal"
            [seat.B]
            clan = "{b}"
            [seat.C]
            clan = "yellow-saboteur"
        """)
        for b, left in [("yellow-loyal", "yellow-saboteur"), ("yellow-saboteur", "yellow-loyal")]
    )
    assert one.view(1) != other.view(1)
    for viewer in (0, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer).left_over.cards is None


@pytest.mark.clause("DC-S05")
def test_the_clan_cards_left_over_are_looked_at_when_the_first_dwarf_leaves():
    match = given("""
        goals = ["4,4 exit up", "-4,4 hole", "-4,-4 ladder", "4,-4 vein"]
        left_over = "yellow-saboteur"
        phase = "move"
        [seat.A]
        clan = "yellow-loyal"
        at = "4,4 W"
        [seat.B]
        clan = "yellow-loyal"
    """)
    assert [match.view(viewer).left_over.cards for viewer in viewers(match)] == [None] * 4
    walk(match, "4,4 C")
    assert [match.view(viewer).left_over.cards for viewer in viewers(match)] == [
        None,
        ("yellow-saboteur",),
        None,
        None,
    ]


@pytest.mark.clause("DC-S06", "DC-S07")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_dwarf_begins_on_the_start_card_with_three_gold_for_all_to_see(seats):
    match = fresh(seats)
    for viewer in viewers(match):
        for seat in match.view(viewer).seats:
            assert (seat.at.cell, seat.at.space, seat.gold, seat.lying) == ((0, 0), "C", 3, False)


@pytest.mark.clause("DC-S06")
def test_a_seat_moves_its_own_dwarf():
    match = given("""
        laid = ["1,0 I-EW", "-1,0 I-EW"]
    """)
    for side in ["1,0 C", "-1,0 C"]:
        match.decide(min(choices(match, "discard")))
        walk(match, side)
        match.decide("stop")
    assert [at(match, seat) for seat in range(3)] == ["1,0 C", "-1,0 C", "0,0 C"]


@pytest.mark.clause("DC-S08")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_five_cards_of_each_group_go_into_the_box_and_nobody_is_told_which(seats):
    boxes = set()
    for seed in range(10):
        match = fresh(seats, seed)
        state = match.state
        assert count(match, state.boxed) == (5, 5, 5)
        rest_of_it = [*state.pile, *(card for hand in state.hands for card in hand)]
        assert count(match, rest_of_it) == (24, 22, 21)
        boxes.add(tuple(sorted(state.boxed)))
        for viewer in viewers(match):
            assert match.view(viewer).boxed == 15, "a number, and no more"
    assert len(boxes) == 10


@pytest.mark.clause("DC-S08")
def test_each_group_is_shuffled_so_every_card_may_come_into_the_box_and_into_a_hand():
    matches = [fresh(4, seed) for seed in range(150)]
    every = set(matches[0].state.deck.names)
    assert {name for match in matches for name in names(match, match.state.boxed)} == every
    assert {name for match in matches for seat in range(4) for name in hand_of(match, seat)} == {
        name for name in every if name.startswith("I-")
    }


@pytest.mark.clause("DC-S08", "DC-S10")
def test_the_pile_is_shuffled_within_its_groups():
    piles = {tuple(fresh(4, seed).state.pile) for seed in range(20)}
    assert len(piles) == 20
    tops = {names(match, [match.state.pile[-1]])[0] for match in (fresh(4, seed) for seed in range(100))}
    assert len(tops) > 15
    assert {top.split("-")[0] for top in tops} == {"I"}


@pytest.mark.clause("DC-S09")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_each_seat_sees_its_own_hand_and_of_the_others_the_number_and_the_backs(seats):
    match = fresh(seats, 9)
    for viewer in viewers(match):
        for dealt in told(match, HandDealt, viewer):
            held = match.view(viewer).seats[dealt.seat].hand
            assert dealt.size == held.number == 5
            assert dealt.backs == held.backs == count(match, match.state.hands[dealt.seat])
            if dealt.seat == viewer:
                assert sorted(dealt.cards or ()) == sorted(held.cards) == names(match, match.state.hands[viewer])
            else:
                assert dealt.cards is held.cards is None


@pytest.mark.clause("DC-S11")
def test_the_discards_begin_empty_and_lie_face_down():
    match = fresh(3, first_player="A")
    assert match.view(None).discards == 0
    rest(match, min(choices(match, "discard")))
    for viewer in viewers(match):
        view = match.view(viewer)
        assert view.discards == 1
        assert (view.seats[0].discarded.cards is None) == (viewer != 0), "only who had it knows it"


@pytest.mark.clause("DC-S12", "DC-S07")
@pytest.mark.parametrize("seats", range(2, 9))
def test_creatures_webs_and_the_rest_of_the_gold_are_in_the_supply(seats):
    view = fresh(seats).view(None)
    assert (view.creatures, view.webs, view.gold_in_veins) == ((), (), ())
    assert view.pool == 46 - 3 * seats
    assert {(seat.boots, seat.axes, seat.discarded.number) for seat in view.seats} == {(False, 0, 0)}


@pytest.mark.clause("DC-S13", "Q-DC-83", "Q-ALL-02")
@pytest.mark.parametrize(("first", "order"), [("A", [0, 1, 2, 3, 0]), ("D", [3, 0, 1, 2, 3])])
def test_play_begins_with_the_seat_the_host_picked_and_passes_to_the_left(first, order):
    match = fresh(4, first_player=first)
    assert told(match, GameBegan) == [GameBegan(starter=order[0])]
    found: list[int] = []
    for _ in order:
        found += match.waiting
        idle(match)
    assert found == order


@pytest.mark.clause("DC-S13", "Q-DC-83", "Q-ALL-02")
@pytest.mark.parametrize("seats", range(2, 9))
def test_chance_picks_the_first_seat_if_the_host_does_not(seats):
    firsts = [fresh(seats, seed).waiting for seed in range(80)]
    assert set(firsts) == {(seat,) for seat in range(seats)}
    assert firsts == [fresh(seats, seed).waiting for seed in range(80)], "the seed tells"


@pytest.mark.clause("Q-DC-83")
def test_the_host_picks_a_seat_at_the_table():
    with pytest.raises(OptionError, match="first_player"):
        fresh(3, first_player="D")


@pytest.mark.clause("DC-S14")
@pytest.mark.parametrize(
    ("seats", "splits"),
    [
        (2, {(1, 1)}),
        (3, {(2, 1)}),
        (4, {(2, 2)}),
        (5, {(4, 1), (3, 2)}),
        (6, {(4, 2), (3, 3)}),
        (7, {(4, 3)}),
        (8, {(4, 4)}),
    ],
)
def test_the_deal_allows_these_sides_and_never_an_empty_one(seats, splits):
    """T-DC-03."""
    assert {sides(fresh(seats, seed)) for seed in range(150)} == splits


@pytest.mark.clause("DC-S02", "DC-S14")
def test_three_seats_never_get_three_loyal_dwarves():
    """T-DC-03: four cards, two of each kind, and one is left over."""
    deals = {tuple(sorted(clan_cards(fresh(3, seed)))) for seed in range(100)}
    loyal, saboteur = "yellow-loyal", "yellow-saboteur"
    assert deals == {(loyal, loyal, saboteur), (loyal, saboteur, saboteur)}


@pytest.mark.clause("Q-DC-82", "DC-P09")
def test_with_eight_seats_and_all_veins_open_there_is_still_gold_in_the_supply():
    match = given("""
        seats = 8
        laid = ["8,8 III-vein-NE", "9,9 II-vein-NW"]
        goals = ["3,3 vein up", "-3,3 hole", "-3,-3 ladder", "3,-3 exit"]
    """)
    assert len(match.view(None).gold_in_veins) == 3
    assert match.view(None).pool == 46 - 24 - 3


@pytest.mark.clause("Q-DC-82")
@pytest.mark.parametrize("seed", range(8))
def test_the_gold_of_the_supply_never_runs_out_in_play(seed):
    match, random = fresh(8, seed, area=7), Random(seed)
    while match.result is None:
        match.decide(random.choice([choice for choice in match.choices() if str(choice) != "propose-end"]))
        assert 46 - 24 - 3 <= match.view(None).pool <= 46
