"""The next round: what is set up anew, what is kept, who starts; and that chance is fair (CL-N, CL-O02)."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import undermine
from tests.chances import looks_uniform
from tests.classic.rounds import at_the_last_card, at_the_treasure, nuggets, share_out, vote_to_end
from tests.classic.table import CHAIN, choices, given, play_out
from undermine.engine.chance import Chance
from undermine.games.classic.deck import SABOTEUR, SETUP
from undermine.games.classic.events import Passed, RoundBegan

VOTING = {"vote_end": True}


@pytest.mark.clause("CL-N01", "CL-N03", "D-CL-11")
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_next_round_is_set_up_like_the_first(seats):
    saboteurs, miners, hand = SETUP[seats]
    roles = "M" * (seats - saboteurs) + "S" * saboteurs
    stay = {"B": {"broken": "lamp pick", "passed": "map"}}
    goals = ["8,2 stone-SW seen=A", "8,0 stone-ES up~", "8,-2 treasure"]
    laid = ["1,0 EW", "0,1 NS", "2,0 dead-W"]
    match = at_the_last_card(roles, laid=laid, goals=goals, seats=stay)
    match.decide("pass NS")
    view = match.view(None)
    assert (view.round, view.phase) == (2, "play")
    assert [(card.cell, card.card) for card in view.laid] == [((0, 0), "start")]
    assert [(goal.cell, goal.face_up) for goal in view.goals] == [((8, 2), False), ((8, 0), False), ((8, -2), False)]
    assert [seat.hand.size for seat in view.seats] == [hand] * seats
    assert view.pile == 67 - seats * hand
    assert view.discards == 0
    assert [seat.passed.number for seat in view.seats] == [0] * seats
    assert [seat.broken for seat in view.seats] == [()] * seats
    state = match.state
    assert sorted(sum(state.hands, state.pile)) == state.deck.cards, "all path and action cards are back"
    assert Counter(state.roles) == {0: miners, SABOTEUR: saboteurs}, "the same role cards, the set-aside one among them"


@pytest.mark.clause("D-CL-11", "CL-N01")
def test_a_role_that_was_set_aside_is_dealt_again():
    """With three miners in play the saboteur card lay aside; in round 2 it can be anywhere, equally likely."""
    places: Counter[int] = Counter()
    for seed in range(300):
        match = at_the_last_card("MMM", seed=str(seed))
        match.decide("pass NS")
        places[match.state.roles.index(SABOTEUR)] += 1
    assert looks_uniform(places, [0, 1, 2, 3])


@pytest.mark.clause("CL-N02")
def test_gold_is_kept_and_the_rest_of_the_gold_pile_is_shuffled():
    match = at_the_treasure("MMS", top="3 2", seats={"C": {"gold": "3"}})
    match.decide("lay EW 7,0")
    sorted_rest = match.state.gold_pile.copy()
    share_out(match)
    assert match.view(None).round == 2
    assert nuggets(match) == [(3,), (2,), (3,)]
    assert match.state.gold_pile != sorted_rest
    assert sorted(match.state.gold_pile) == sorted(sorted_rest)


@pytest.mark.clause("CL-N03")
def test_a_tool_broken_in_one_round_does_not_block_in_the_next():
    match = at_the_last_card("MMS", seats={"B": {"broken": "lamp"}}, starter="A")
    match.decide("pass NS")
    assert match.waiting == (1,)
    assert choices(match, "lay"), "B may lay path cards again"


@pytest.mark.clause("CL-N04")
@pytest.mark.parametrize(("finisher", "starter"), [("A", 1), ("B", 2), ("D", 0)])
def test_after_a_win_of_the_miners_the_left_neighbour_of_the_finisher_starts(finisher, starter):
    match = at_the_treasure("MMMS", finisher, last_path="C")
    match.decide("lay EW 7,0")
    share_out(match)
    assert [event for event in match.log(None) if isinstance(event, RoundBegan)] == [
        RoundBegan(round=2, starter=starter)
    ]
    assert match.waiting == (starter,)


#: A lays the last path card, B plays the last card, C passes the last one.
LAST_CARDS = {"A": {"hand": "NS"}, "B": {"hand": "map"}, "C": {"hand": "ES"}}
LAST_DECISIONS = ["lay NS 0,1", "map 8,0", "pass ES"]


@pytest.mark.clause("CL-N04", "D-CL-05", "Q-CL-22")
@pytest.mark.parametrize(("next_start", "starter"), [("last_path", 1), ("last_card", 2), ("rotate", 3)])
def test_without_the_treasure_the_left_neighbour_of_the_last_path_card_starts(next_start, starter):
    """The round was started by C."""
    options = {"next_start": next_start}
    match = at_the_last_card("MMSM", seats=LAST_CARDS, starter="C", turn="A", options=options)
    for decision in LAST_DECISIONS:
        match.decide(decision)
    assert match.view(None).round == 2
    assert match.view(None).starter == starter
    assert match.waiting == (starter,)


@pytest.mark.clause("D-CL-05")
@pytest.mark.parametrize("next_start", ["last_path", "last_card", "rotate"])
def test_if_nobody_laid_or_played_a_card_the_left_neighbour_of_the_start_player_starts(next_start):
    match = at_the_last_card("MMSM", starter="C", turn="A", options={"next_start": next_start})
    match.decide("pass NS")
    assert match.waiting == (3,)


@pytest.mark.clause("D-CL-05")
@pytest.mark.parametrize(("next_start", "starter"), [("last_path", 3), ("last_card", 1)])
def test_if_no_path_card_was_laid_only_last_card_looks_at_action_cards(next_start, starter):
    match = at_the_last_card(
        "MMSM", seats={"A": {"hand": "map"}}, starter="C", turn="A", options={"next_start": next_start}
    )
    match.decide("map 8,0")
    assert match.waiting == (starter,)


@pytest.mark.clause("CL-N04", "D-CL-05")
@pytest.mark.parametrize("next_start", ["last_path", "last_card", "rotate"])
def test_what_was_laid_in_an_earlier_round_does_not_count(next_start):
    """Round 1 ends by the hand of A; in round 2 nobody plays anything before it is given up."""
    options = {"next_start": next_start, "vote_end": True}
    match = at_the_last_card("MMSM", starter="D", turn="A", options=options)
    match.decide("lay NS 0,1")
    second = 0 if next_start == "rotate" else 1
    assert match.waiting == (second,)
    vote_to_end(match)
    assert match.view(None).round == 3
    assert match.waiting == (second + 1,)


@pytest.mark.clause("CL-O02")
def test_every_round_deals_roles_goals_pile_and_gold_anew_with_equal_chances():
    found: dict[str, Counter[Any]] = {
        name: Counter() for name in ("first", "role", "treasure", "roles", "treasures", "gold")
    }
    tops: Counter[bool] = Counter()
    for seed in range(400):
        match = undermine.start("classic", seats=3, seed=seed, options=VOTING)
        rounds = []
        for _ in range(2):
            state = match.state
            rounds.append((state.roles.index(SABOTEUR), state.goal_cards.index(state.deck.treasure)))
            tops[state.pile[-1] < state.deck.path_cards] += 1
            found["gold"][state.gold_pile[-1]] += 1
            vote_to_end(match)
        found["first"][match.log(None)[0].starter] += 1
        for role, treasure in rounds:
            found["role"][role] += 1
            found["treasure"][treasure] += 1
        found["roles"][rounds[0][0], rounds[1][0]] += 1
        found["treasures"][rounds[0][1], rounds[1][1]] += 1
    assert looks_uniform(found["first"], [0, 1, 2])
    assert looks_uniform(found["role"], [0, 1, 2, 3])
    assert looks_uniform(found["treasure"], [0, 1, 2])
    assert looks_uniform(found["roles"], [(i, j) for i in range(4) for j in range(4)]), "one round tells of the next"
    assert looks_uniform(found["treasures"], [(i, j) for i in range(3) for j in range(3)])
    assert 40 / 67 - 0.1 < tops[True] / 800 < 40 / 67 + 0.1, "40 of 67 cards are path cards"
    assert 16 / 28 - 0.1 < found["gold"][1] / 800 < 16 / 28 + 0.1, "16 of 28 gold cards are worth 1"


@pytest.mark.clause("CL-O02", "CL-V02")
def test_within_a_round_nothing_is_left_to_chance_but_what_the_shuffles_have_decided():
    match = undermine.start("classic", seats=4, seed=11)
    draws, pile, gold = match.state.chance.count, match.state.pile.copy(), match.state.gold_pile.copy()
    names = match.state.deck.names
    drawn = []
    while match.view(None).pile:
        seat = match.waiting[0]
        drawn.append(match.decide(match.choices()[0])[-1].card)
        assert isinstance(match.log(seat)[-2], Passed)
    assert drawn == [names[card] for card in reversed(pile)]
    assert match.state.chance.count == draws
    assert match.state.gold_pile == gold


@pytest.mark.clause("CL-O02")
def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    one, same, other = (play_out(undermine.start("classic", seats=5, seed=seed), 3) for seed in (1, 1, 2))
    assert one.log(0) == same.log(0)
    assert one.log(0) != other.log(0)


@pytest.mark.clause("Q-ALL-05", "CL-O02")
@pytest.mark.parametrize("limit", [2, 3, 6, 10, 67])
def test_a_random_pick_is_equally_likely_to_be_any_card(limit):
    chance = Chance("a fixed seed")
    found = Counter(chance.below(limit) for _ in range(200 * limit))
    assert looks_uniform(found, list(range(limit)))


@pytest.mark.clause("Q-ALL-05", "CL-O02")
def test_a_shuffle_is_equally_likely_to_give_any_order():
    chance = Chance("a fixed seed")
    found: Counter[Any] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        found[tuple(cards)] += 1
    assert looks_uniform(found, list(permutations(range(4))))


@pytest.mark.clause("Q-ALL-05", "CL-O02")
@pytest.mark.parametrize("place", [0, 1, 33, 65, 66])
def test_every_card_of_the_pile_is_equally_likely_in_any_place(place):
    chance = Chance("a fixed seed")
    found: Counter[Any] = Counter()
    for _ in range(3000):
        cards = list(range(67))
        chance.shuffle(cards)
        found[cards[place]] += 1
    assert looks_uniform(found, list(range(67)))


@pytest.mark.clause("CL-N01", "CL-N04")
def test_a_round_won_in_play_is_followed_by_a_whole_new_table():
    match = given(f"""
        laid = [{CHAIN}]
        goals = ["8,2 stone-SW", "8,0 treasure", "8,-2 stone-ES"]
        [seat.A]
        hand = "EW"
        role = "miner"
        [seat.B]
        role = "miner"
        [seat.C]
        broken = "cart"
    """)
    match.decide("lay EW 7,0")
    assert len(match.view(None).laid) > 1, "while gold is picked the table lies as it was"
    share_out(match)
    view = match.view(None)
    assert [card.card for card in view.laid] == ["start"]
    assert [goal.card for goal in view.goals] == [None] * 3
    assert view.seats[2].broken == ()
    assert view.waiting == (1,)
