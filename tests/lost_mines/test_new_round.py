"""The next round: what is set up anew, what is kept, who starts; and that chance is fair (LM-N, LM-E04, LM-O02)."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

import undermine
from tests.chances import looks_uniform
from tests.classic.table import play_out
from tests.lost_mines.rounds import at_the_last_card, at_the_mine, ends, idle, points, vote_to_end
from tests.lost_mines.seeing import cell_of, hand_of, rest, table_of, told
from tests.lost_mines.table import clause_of, given
from undermine.games.lost_mines.deck import DRAGON, HOLDS, SETUP, symbol_of
from undermine.games.lost_mines.events import RoundBegan
from undermine.games.lost_mines.positions import dwarf_name
from undermine.games.lost_mines.setup import role_cards

FOUR = "yellow-loyal blue-loyal blue-selfish yellow-saboteur"
TREASURES = ["gold-2", "gold-3", "gold-3", "gold-4", "gems-3", "gems-3", "gems-4", "gems-4", "silver-1"]


@pytest.mark.clause("LM-N01")
@pytest.mark.parametrize("seats", range(3, 10))
def test_the_next_round_is_set_up_like_the_first(seats):
    """The round before left cards, tokens, mines and treasures all over the table."""
    match = at_the_last_card(
        " ".join(map(dwarf_name, role_cards(seats)[:seats])),
        laid=["8,2 trunk-EW", "9,2 NESW", "7,2 EW"],
        mines=["10,0 gold", "10,2 silver up", "10,4 gems seen=A", "10,6 dragon up"],
        tools=["8,2 axe"],
        traps=["8,2 E"],
        treasures=[f"{TREASURES[0]} taken=C seen=B", *TREASURES[1:seats]],
        dragon="B",
        seats={"B": {"trolls": ["9,2 N"], "cell": "8,2", "seen": "A"}, "C": {"cell": "10,2", "discarded": "axe"}},
    )
    match.decide("discard NS")
    view, state, hand = match.view(None), match.state, SETUP[seats][1]
    assert (view.round, view.phase) == (2, "play")
    assert table_of(match) == {"0,2": "start-yellow", "0,4": "start-blue"}
    assert [(mine.face_up, mine.known) for mine in view.mines] == [(False, 0)] * 4
    assert view.tools == view.traps == view.trolls == ()
    assert [(treasure.taker, treasure.known) for treasure in view.treasures] == [(None, 0)] * seats
    assert not any(seat.dragon for seat in view.seats)
    assert [seat.hand.size for seat in view.seats] == [hand] * seats
    assert [seat.discarded.number for seat in view.seats] == [0] * seats
    assert (view.pile, view.discards, view.set_aside) == (63 - 10 - seats * hand, 0, 10)
    for seat in view.seats:
        assert seat.cell == {"yellow": (0, 2), "blue": (0, 4)}[seat.dwarf.clan]
        assert seat.dwarf.known == 1 << seat.seat, "nobody knows another's new identity"
    assert sorted(sum(state.hands, state.pile + state.aside)) == state.deck.cards, "all cards are back"
    assert sorted(state.treasures + state.treasures_aside) == sorted(state.deck.treasures)
    assert sorted(state.roles + state.roles_aside) == sorted(role_cards(seats))


@pytest.mark.clause("LM-N01")
def test_a_seat_whose_clan_changed_gets_a_dwarf_of_its_new_clan():
    clans: Counter[Any] = Counter()
    for seed in range(40):
        match = at_the_last_card(FOUR, seed=str(seed))
        match.decide("discard NS")
        clan = match.view(None).seats[0].dwarf.clan
        assert cell_of(match, 0) == {"yellow": "0,2", "blue": "0,4"}[clan]
        clans[clan] += 1
    assert clans["blue"] > 5, "A was yellow"


#: The last card of A, and what it does with it.
PLAYS = {
    "path": ("EW", "lay EW 1,2"),
    "tool": ("axe", "tool 8,2"),
    "trap": ("trap", "trap 8,2 E"),
    "troll": ("troll", "troll 8,2 E"),
    "storm": ("storm", "storm 8,2"),
    "mine": ("info-mine-dwarf", "look-mine 10,0 with info-mine-dwarf"),
    "treasure": ("info-mine-treasure", "look-treasure 1 with info-mine-treasure"),
    "dwarf": ("info-mine-dwarf", "look-dwarf C with info-mine-dwarf"),
}


@pytest.mark.clause("LM-N02", "Q-LM-61")
@pytest.mark.parametrize("play", PLAYS)
@pytest.mark.parametrize(("next_start", "starter"), [("last_played", 1), ("last_turn", 3)])
def test_the_left_neighbour_of_the_last_seat_to_play_a_card_starts_the_next_round(play, next_start, starter):
    """D started this round, A plays its last card, B and C discard theirs."""
    card, decision = PLAYS[play]
    match = at_the_last_card(
        FOUR,
        laid=["8,2 trunk-EW"],
        starter="D",
        turn="A",
        seats={"A": {"hand": card}, "B": {"hand": "SW"}, "C": {"hand": "ES"}},
        options={"next_start": next_start},
    )
    rest(match, decision)
    idle(match, turns=2)
    assert told(match, RoundBegan) == [RoundBegan(round=2, starter=starter)]
    assert match.view(None).starter == starter
    assert match.waiting == (starter,)


@pytest.mark.clause("LM-N02", "Q-LM-61")
def test_a_later_card_counts_and_not_an_earlier_one():
    match = at_the_last_card(FOUR, last_played="C", seats={"A": {"hand": "NS"}, "B": {"hand": "ES SW"}})
    rest(match, "discard NS")
    rest(match, "lay SW 0,5")
    rest(match, "discard ES")
    assert match.waiting == (2,), "B laid a card after C had played one"


@pytest.mark.clause("Q-LM-61")
def test_if_nobody_played_a_card_the_left_neighbour_of_the_start_seat_starts():
    match = at_the_last_card(FOUR, starter="C", turn="A")
    match.decide("discard NS")
    assert match.waiting == (3,)


@pytest.mark.clause("Q-LM-61")
def test_with_last_turn_the_seat_whose_turn_ends_the_round_is_the_last_that_had_one():
    match = at_the_last_card(FOUR, starter="C", turn="A", options={"next_start": "last_turn"})
    match.decide("discard NS")
    assert match.waiting == (1,)


@pytest.mark.clause("Q-LM-61")
def test_with_last_turn_a_lost_turn_does_not_count():
    """B has no cards: after A's discard its turn is lost, and then A's last card ends the round."""
    seats, options = {"A": {"hand": "NS SW"}}, {"next_start": "last_turn"}
    match = at_the_last_card(FOUR, seats=seats, starter="C", turn="A", options=options)
    idle(match, turns=2)
    assert match.waiting == (1,)


@pytest.mark.clause("LM-N02", "LM-E02")
@pytest.mark.parametrize(("play", "starter"), [("lay SW 9,3", 1), ("discard SW", 2)])
def test_also_after_the_last_treasure_it_is_the_last_card_played_that_counts(play, starter):
    taken = ["silver-2", "gold-2 taken=B", "gems-3 taken=C"]
    match = at_the_mine("silver", *taken, starter="C", turn="A", last_played="B")
    match.decide(play)
    match.decide("step E")
    assert match.waiting == (starter,)


@pytest.mark.clause("LM-N02")
def test_what_was_played_in_an_earlier_round_does_not_count():
    match = at_the_last_card(FOUR, seats={"A": {"hand": "EW"}}, starter="D", turn="A", options={"rounds": 3})
    rest(match, "lay EW 1,2")
    assert match.waiting == (1,)
    vote_to_end(match)
    assert match.view(None).round == 3
    assert match.waiting == (2,), "left of B, who started round 2"


@pytest.mark.clause("LM-N03", "LM-V08")
def test_points_are_kept_and_added_up():
    match = at_the_last_card(
        FOUR,
        treasures=["gold-4 taken=C", "gems-3 taken=A", "gold-2", "silver-1"],
        seats={"A": {"points": 2}, "B": {"points": 5}},
        options={"rounds": 3},
        round=2,
    )
    match.decide("discard NS")
    assert points(match) == [5, 5, 4, 0]
    vote_to_end(match)
    assert points(match) == [5, 5, 4, 0], "nobody took anything in the last round"
    assert match.result.points == (5, 5, 4, 0)


@pytest.mark.clause("LM-E04", "Q-LM-63", "LM-N04", "LM-X02")
@pytest.mark.parametrize(("options", "rounds"), [({}, 2), ({"rounds": 1}, 1), ({"rounds": 3}, 3), ({"rounds": 5}, 5)])
def test_the_game_ends_after_two_rounds_or_as_many_as_the_table_agreed_on(options, rounds):
    match = play_out(undermine.start("lost_mines", seats=3, seed=rounds, options=options), pick=rounds)
    assert [event.round for event in told(match, RoundBegan)] == list(range(1, rounds + 1))
    assert [end.round for end in ends(match)] == list(range(1, rounds + 1))
    assert match.view(None).rounds == rounds
    assert len(match.result.rounds) == rounds
    assert match.waiting == ()
    assert len(match.choices()) == 0
    assert {clause_of(match, text, 1) for text in ("discard NS", "stop", "take 1", "propose-end")} == {"LM-E04"}


@pytest.mark.clause("LM-O02", "LM-N01")
def test_every_round_deals_mines_treasures_identities_and_cards_anew_with_equal_chances():
    found: dict[str, Counter[Any]] = {
        name: Counter() for name in ["first", "mine", "mines", "role", "roles", "treasure", "treasures"]
    }
    paths: Counter[Any] = Counter()
    for seed in range(600):
        match = undermine.start("lost_mines", seats=3, seed=seed)
        found["first"][match.view(None).starter] += 1
        rounds = []
        for _ in range(2):
            state = match.state.copy()
            rounds.append((state.mine_cards.index(DRAGON), state.roles[0], HOLDS[symbol_of(state.treasures[0])]))
            for name, cards in [("top", state.pile[-1:]), ("aside", state.aside), ("hand", state.hands[2])]:
                paths[name] += sum(card < state.deck.path_cards for card in cards) / len(cards)
            vote_to_end(match)
        for index, name in enumerate(["mine", "role", "treasure"]):
            found[f"{name}s"][rounds[0][index], rounds[1][index]] += 1
            found[name].update(each[index] for each in rounds)
    mines, roles, symbols = range(4), range(6), HOLDS[:3]
    assert looks_uniform(found["first"], [0, 1, 2])
    assert looks_uniform(found["mine"], list(mines))
    assert looks_uniform(found["role"], list(roles)), "six identity cards, all alike"
    assert looks_uniform(found["treasure"], symbols), "four treasures of each symbol"
    assert looks_uniform(found["mines"], list(product(mines, mines))), "one round tells nothing of the next"
    assert looks_uniform(found["roles"], list(product(roles, roles)))
    assert looks_uniform(found["treasures"], list(product(symbols, symbols)))
    for name, number in paths.items():
        assert 40 / 63 - 0.06 < number / 1200 < 40 / 63 + 0.06, f"40 of 63 cards are path cards: {name}"


@pytest.mark.clause("LM-O02", "LM-O01", "Q-ALL-05")
def test_every_card_of_a_hand_is_equally_likely_to_be_lost_to_a_trap():
    found: Counter[Any] = Counter()
    for seed in range(300):
        match = given(f"""
            seed = "{seed}"
            laid = ["1,2 EW"]
            traps = ["0,2 E"]
            [seat.A]
            dwarf = "yellow-loyal"
            hand = "NS SW SW axe"
        """)
        match.decide("discard NS")
        match.decide("step E")
        found.update((Counter(["SW", "SW", "axe"]) - Counter(hand_of(match, 0))).elements())
    assert found.total() == 300
    assert 0.57 < found["SW"] / 300 < 0.76, "two of the three cards are SW"


@pytest.mark.clause("LM-O02")
def test_within_a_round_only_traps_leave_anything_to_chance():
    """All that is drawn was decided when the pile was shuffled."""
    match = undermine.start("lost_mines", seats=4, seed=11)
    state = match.state
    draws, pile, drawn = state.chance.count, state.pile.copy(), []
    while match.view(None).pile:
        seat = match.waiting[0]
        idle(match)
        drawn.append(state.hands[seat][-1])
    assert drawn == pile[::-1]
    assert state.chance.count == draws


@pytest.mark.clause("LM-O02")
def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    one, same, other = (play_out(undermine.start("lost_mines", seats=5, seed=seed), 3) for seed in (1, 1, 2))
    assert one.log(0) == same.log(0)
    assert one.log(0) != other.log(0)


@pytest.mark.clause("Q-LM-61", "Q-LM-52")
def test_a_turn_that_a_vote_cut_off_before_it_began_does_not_count_as_the_last_one():
    match = given("""
        starter = "B"
        turn = "C"
        last_turn = "A"
        [options]
        next_start = "last_turn"
    """)
    match.decide("propose-end")
    match.decide("vote yes")
    match.decide("vote yes")
    assert match.view(None).starter == 1
