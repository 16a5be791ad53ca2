"""Setting up a round (CL-S01 to CL-S10) and who begins (Q-CL-41)."""

from collections import Counter

import pytest

import undermine
from tests.classic.seeing import NORTH_ROW, goal_at, names, table_of, told, viewers
from tests.classic.table import choices, given, play_out
from undermine import OptionError, PositionError
from undermine.games.classic.events import HandDealt, RoleDealt, RoundBegan, RoundEnded
from undermine.games.classic.state import State

#: Seats -> saboteur cards, miner cards, hand size, pile, and the saboteurs that may be in play (CL-S01).
TABLE = [
    (3, 1, 3, 6, 49, {0, 1}),
    (4, 1, 4, 6, 43, {0, 1}),
    (5, 2, 4, 6, 37, {1, 2}),
    (6, 2, 5, 5, 37, {1, 2}),
    (7, 3, 5, 5, 32, {2, 3}),
    (8, 3, 6, 4, 35, {2, 3}),
    (9, 3, 7, 4, 31, {2, 3}),
    (10, 4, 7, 4, 27, {3, 4}),
]
MINER, SABOTEUR = 0, 1

#: A path in each direction out of the rectangle of start and goals, and where it then goes on.
BEYOND = {
    "lay NESW 0,3": '"0,1 NS", "0,2 NS"',
    "lay NESW 0,-3": '"0,-1 NS", "0,-2 NS"',
    "lay NESW -1,0": "",
    "lay NESW 9,1": NORTH_ROW + ', "8,1 EW"',
}


def dealt_matches(seats: int, number: int = 60) -> list[undermine.Match]:
    return [undermine.start("classic", seats=seats, seed=seed) for seed in range(number)]


@pytest.mark.clause("CL-S01", "CL-S08", "D-CL-12", "D-CL-13")
@pytest.mark.parametrize(("seats", "saboteurs", "miners", "hand", "pile", "_"), TABLE)
def test_the_number_of_players_fixes_roles_and_hands(seats, saboteurs, miners, hand, pile, _):
    match = undermine.start("classic", seats=seats, seed=0)
    view = match.view(None)
    assert Counter(match.state.roles) == {SABOTEUR: saboteurs, MINER: miners}
    assert [seat.hand.size for seat in view.seats] == [hand] * seats
    assert (view.pile, view.discards) == (pile, 0)


@pytest.mark.clause("CL-S01", "CL-S03")
@pytest.mark.parametrize(("seats", "in_play"), [(row[0], row[5]) for row in TABLE])
def test_one_role_more_than_players_leaves_two_ways_to_share_the_sides(seats, in_play):
    found = {match.state.roles[:-1].count(SABOTEUR) for match in dealt_matches(seats)}
    assert found == in_play


@pytest.mark.clause("CL-S02")
@pytest.mark.parametrize(("seats", "saboteurs", "miners"), [row[:3] for row in TABLE])
def test_roles_that_are_not_used_stay_out_for_the_whole_game(seats, saboteurs, miners):
    match = play_out(undermine.start("classic", seats=seats, seed=5))
    assert len(match.result.rounds) == 3
    for ended in match.result.rounds:
        assert Counter([*ended.roles, ended.set_aside]) == {"saboteur": saboteurs, "miner": miners}


@pytest.mark.clause("CL-S03")
def test_each_player_sees_their_own_role_and_no_other():
    match = undermine.start("classic", seats=5, seed=2)
    for viewer in viewers(match):
        seen = [seat.role.role for seat in match.view(viewer).seats]
        dealt = [event.role for event in told(match, RoleDealt, viewer)]
        truth = [["miner", "saboteur"][role] for role in match.state.roles[:-1]]
        assert seen == dealt == [role if seat == viewer else None for seat, role in enumerate(truth)]


@pytest.mark.clause("CL-S03")
def test_roles_are_shuffled():
    matches = dealt_matches(3)
    assert {tuple(match.state.roles).index(SABOTEUR) for match in matches} == {0, 1, 2, 3}  # 3: set aside


@pytest.mark.clause("CL-S04")
def test_nobody_sees_the_role_set_aside_before_the_round_ends():
    match = given("""
        pile = ""
        set_aside = "saboteur"
        [options]
        rounds = 1
        [seat.A]
        hand = "NS"
        [seat.B]
        hand = "NS"
        [seat.C]
        hand = ""
    """)
    match.decide("pass NS")
    for viewer in viewers(match):
        assert match.view(viewer).set_aside.role is None
        assert told(match, RoundEnded, viewer) == []
    match.decide("pass NS")
    for viewer in viewers(match):
        assert match.view(viewer).set_aside.role == "saboteur"
        assert [event.set_aside for event in told(match, RoundEnded, viewer)] == ["saboteur"]


@pytest.mark.clause("CL-S05")
def test_the_start_card_lies_face_up_and_the_goals_face_down():
    match = undermine.start("classic", seats=4, seed=3)
    assert table_of(match) == {"0,0": "start"}
    for viewer in viewers(match):
        assert [(goal.face_up, goal.card) for goal in match.view(viewer).goals] == [(False, None)] * 3


@pytest.mark.clause("CL-S05")
def test_goals_are_shuffled():
    orders = Counter(tuple(match.state.goal_cards) for match in dealt_matches(3))
    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders)


@pytest.mark.clause("CL-S06")
@pytest.mark.parametrize("seats", [3, 10])
def test_seven_spaces_lie_before_the_goals_and_one_between_them(seats):
    view = undermine.start("classic", seats=seats, seed=0).view(None)
    assert [laid.cell for laid in view.laid] == [(0, 0)]
    assert {goal.cell for goal in view.goals} == {(8, 2), (8, 0), (8, -2)}


@pytest.mark.clause("CL-S07")
@pytest.mark.parametrize(("decision", "laid"), BEYOND.items())
def test_paths_may_grow_beyond_the_rectangle(decision, laid):
    match = given(f"""
        laid = [{laid}]
        [seat.A]
        hand = "NESW"
    """)
    assert decision in choices(match, "lay")
    match.decide(decision)
    assert decision.split()[2] in table_of(match)


@pytest.mark.clause("CL-S08", "CL-C10", "D-CL-09")
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_path_and_action_cards_are_shuffled_together(seats):
    piles = set()
    for match in dealt_matches(seats, 10):
        state = match.state
        assert sorted([card for hand in state.hands for card in hand] + state.pile) == state.deck.cards
        paths = [card < state.deck.path_cards for card in state.pile]
        assert 5 < paths[:20].count(True) < 20  # 12 of 20 on average
        piles.add(tuple(state.pile))
    assert len(piles) == 10


@pytest.mark.clause("CL-S08")
def test_each_player_is_dealt_a_hand_that_only_they_see():
    match = undermine.start("classic", seats=4, seed=9)
    for viewer in viewers(match):
        for dealt in told(match, HandDealt, viewer):
            held = match.view(viewer).seats[dealt.seat].hand
            assert dealt.size == held.size == 6
            if dealt.seat == viewer:
                assert sorted(dealt.cards or ()) == sorted(held.cards) == names(match, match.state.hands[viewer])
            else:
                assert dealt.cards is held.cards is None


@pytest.mark.clause("CL-S09")
def test_gold_is_shuffled_into_a_face_down_pile():
    piles = [tuple(match.state.gold_pile) for match in dealt_matches(3, 10)]
    assert len(set(piles)) == 10
    assert {tuple(sorted(pile)) for pile in piles} == {(1,) * 16 + (2,) * 8 + (3,) * 4}
    view = undermine.start("classic", seats=3, seed=0).view(0)
    assert view.gold_pile == 28  # a number is all there is to see
    assert [seat.gold.number for seat in view.seats] == [0, 0, 0]


@pytest.mark.clause("CL-S10", "Q-CL-41", "Q-ALL-02")
@pytest.mark.parametrize(("first", "order"), [("A", [0, 1, 2, 3, 0]), ("D", [3, 0, 1, 2, 3])])
def test_play_begins_with_the_seat_the_host_picked_and_passes_to_the_left(first, order):
    match = undermine.start("classic", seats=4, seed=1, options={"first_player": first})
    assert told(match, RoundBegan)[0].starter == order[0]
    found: list[int] = []
    for _ in order:
        found += match.waiting
        match.decide(min(choices(match, "pass")))
    assert found == order


@pytest.mark.clause("CL-S10", "Q-CL-41", "Q-ALL-02")
@pytest.mark.parametrize("seats", range(3, 11))
def test_chance_picks_the_first_player_if_the_host_does_not(seats):
    firsts = [match.waiting for match in dealt_matches(seats, 80)]
    assert set(firsts) == {(seat,) for seat in range(seats)}
    assert firsts == [match.waiting for match in dealt_matches(seats, 80)]  # the seed tells


@pytest.mark.clause("Q-CL-41")
def test_the_host_picks_a_seat_at_the_table():
    with pytest.raises(OptionError, match="first_player"):
        undermine.start("classic", seats=3, options={"first_player": "D"})


@pytest.mark.clause("Q-CL-42")
@pytest.mark.parametrize("seats", [0, 1, 2, 11])
def test_the_game_is_for_3_to_10_players(seats):
    with pytest.raises(OptionError, match="3 to 10"):
        undermine.start("classic", seats=seats)
    with pytest.raises(OptionError, match="3 to 10"):
        given(f"seats = {seats}")


@pytest.mark.clause("CL-S01", "CL-S05")
@pytest.mark.parametrize(
    "text",
    [
        '[seat.A]\nrole = "saboteur"\n[seat.B]\nrole = "saboteur"',
        '[seat.A]\nhand = "NS NS NS NS ES ES ES"',
        'goals = ["8,2 treasure", "8,0 treasure", "8,-2 stone-ES"]',
    ],
)
def test_a_table_that_was_not_set_up_so_cannot_be(text):
    with pytest.raises(PositionError):
        given(text)


@pytest.mark.clause("CL-S05")
def test_a_goal_of_a_position_is_as_hidden_as_one_that_was_shuffled():
    match = given('goals = ["8,2 treasure", "8,0 stone-SW", "8,-2 stone-ES"]')
    assert {goal_at(match, "8,2", viewer).card for viewer in viewers(match)} == {None}


def test_before_a_round_nothing_has_been_turned_over_or_played():
    """Bots build the states that they suppose from here, without dealing a round."""
    match = undermine.start("classic", 3, 1)
    dealt = match.state
    s = State(dealt.deck, dealt.options, 3, dealt.chance, dealt.network)
    assert (s.goals_up, s.last_path, s.last_card) == (0, -1, -1)
