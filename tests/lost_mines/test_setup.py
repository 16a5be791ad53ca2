"""Setting up a round (LM-S01 to LM-S11), who begins (D-LM-03), and lopsided deals (Q-LM-54)."""

from collections import Counter
from typing import Any

import pytest

import undermine
from tests.lost_mines.seeing import cell_of, clan_of, names, rest, table_of, told, viewers
from tests.lost_mines.table import choices, given
from undermine import OptionError, PositionError
from undermine.games.lost_mines.events import DwarfDealt, HandDealt, RoundBegan, TreasuresLaidOut
from undermine.games.lost_mines.positions import dwarf_name
from undermine.games.lost_mines.scoring import name_treasure
from undermine.games.lost_mines.state import State

#: Seats -> loyal cards per clan, identity cards left over, hand size, pile (LM-S04).
TABLE = [
    (3, 1, 3, 5, 38),
    (4, 1, 2, 5, 33),
    (5, 2, 3, 5, 28),
    (6, 2, 2, 5, 23),
    (7, 3, 3, 4, 25),
    (8, 3, 2, 4, 21),
    (9, 3, 1, 4, 17),
]


def fresh(seats: int, seed: int = 0, **options: object) -> undermine.Match:
    return undermine.start("lost_mines", seats=seats, seed=seed, options=options)


def yellows(match: undermine.Match) -> int:
    """How many dwarves the yellow clan has."""
    return sum(clan_of(match, seat) == "yellow" for seat in range(match.seats))


def end_by_vote(match: undermine.Match) -> None:
    """All agree to end the round."""
    match.decide("propose-end", seat=0)
    for seat in range(1, match.seats):
        match.decide("vote yes", seat=seat)


@pytest.mark.clause("LM-S01")
def test_the_mines_lie_face_down_and_nobody_knows_which_is_where():
    match = fresh(4)
    for viewer in viewers(match):
        mines = match.view(viewer).mines
        assert [mine.cell for mine in mines] == [(10, 0), (10, 2), (10, 4), (10, 6)]
        assert [(mine.face_up, mine.card) for mine in mines] == [(False, None)] * 4


@pytest.mark.clause("LM-S01")
def test_the_mines_are_shuffled():
    orders = {tuple(fresh(3, seed).state.mine_cards) for seed in range(200)}
    assert len(orders) == 24  # all there are
    assert {tuple(sorted(order)) for order in orders} == {(0, 1, 2, 3)}


@pytest.mark.clause("LM-S02")
@pytest.mark.parametrize("seats", [3, 9])
def test_the_start_cards_alone_lie_face_up(seats):
    assert table_of(fresh(seats)) == {"0,2": "start-yellow", "0,4": "start-blue"}


@pytest.mark.clause("LM-S03")
@pytest.mark.parametrize("seats", range(3, 10))
def test_one_treasure_a_seat_lies_out_face_down_and_the_rest_is_seen_by_nobody(seats):
    match = fresh(seats)
    for viewer in viewers(match):
        shown = match.view(viewer).treasures
        assert [treasure.place for treasure in shown] == list(range(1, seats + 1))
        assert {(treasure.value, treasure.taker) for treasure in shown} == {(None, None)}
        assert told(match, TreasuresLaidOut, viewer)[0].symbols == tuple(treasure.symbol for treasure in shown)
    assert len(match.state.treasures_aside) == 12 - seats


@pytest.mark.clause("LM-S03")
def test_treasures_are_shuffled():
    first = Counter(fresh(3, seed).state.treasures[0] for seed in range(200))
    assert set(first) == set(fresh(3).state.deck.treasures)


@pytest.mark.clause("LM-S04", "LM-S07", "LM-S09")
@pytest.mark.parametrize(("seats", "loyal", "left_over", "hand", "pile"), TABLE)
def test_the_number_of_seats_fixes_identities_treasures_and_hands(seats, loyal, left_over, hand, pile):
    match = fresh(seats)
    view = match.view(None)
    found = Counter(dwarf_name(role) for role in match.state.roles + match.state.roles_aside)
    assert found == {
        f"{clan}-{identity}": number
        for clan in ("yellow", "blue")
        for identity, number in {"loyal": loyal, "selfish": 1, "saboteur": 1}.items()
    }
    assert len(match.state.roles_aside) == left_over
    assert len(view.treasures) == seats
    assert [seat.hand.size for seat in view.seats] == [hand] * seats
    assert (view.pile, view.set_aside, view.discards) == (pile, 10, 0)


@pytest.mark.clause("LM-S04")
@pytest.mark.parametrize("seats", [2, 10])
def test_the_game_is_for_3_to_9_seats(seats):
    with pytest.raises(OptionError, match="3 to 9"):
        fresh(seats)


@pytest.mark.clause("LM-S04")
@pytest.mark.parametrize(("seats", "too_many"), [(4, 2), (6, 3), (9, 4)])
def test_loyal_cards_that_were_removed_are_dealt_to_nobody(seats, too_many):
    named = "".join(f'[seat.{"ABCD"[i]}]\ndwarf = "blue-loyal"\n' for i in range(too_many))
    with pytest.raises(PositionError, match="LM-S04"):
        given(f"seats = {seats}\n{named}")


@pytest.mark.clause("LM-S05", "Q-LM-54")
@pytest.mark.parametrize(("seats", "sizes"), [(3, {0, 1, 2, 3}), (4, {1, 2, 3}), (6, {2, 3, 4}), (9, {4, 5})])
def test_both_clans_are_shuffled_together_so_their_sizes_are_chance(seats, sizes):
    assert {yellows(fresh(seats, seed)) for seed in range(150)} == sizes


@pytest.mark.clause("Q-LM-54")
@pytest.mark.parametrize(("seats", "sizes"), [(3, {1, 2}), (4, {2}), (5, {2, 3}), (6, {3}), (7, {3, 4}), (8, {4})])
def test_a_table_can_ask_for_clans_that_differ_by_one_at_most(seats, sizes):
    assert {yellows(fresh(seats, seed, balanced_clans=True)) for seed in range(60)} == sizes


@pytest.mark.clause("Q-LM-54")
def test_three_yellow_dwarves_are_played_as_dealt_and_the_saboteur_is_the_whole_blue_side():
    match = given("""
        treasures = ["gold-2 taken=A", "silver-1", "gems-4 taken=C"]
        [options]
        rounds = 1
        [seat.A]
        dwarf = "yellow-loyal"
        [seat.B]
        dwarf = "yellow-selfish"
        [seat.C]
        dwarf = "yellow-saboteur"
    """)
    end_by_vote(match)
    assert match.result.points == (2, 0, 4)


@pytest.mark.clause("Q-LM-65")
def test_treasures_won_in_round_1_are_shuffled_again_and_their_points_are_kept():
    laid_out_again: set[Any] = set()
    for seed in range(20):
        match = given(f"""
            treasures = ["gold-4 taken=A", "silver-1 taken=B", "gems-3"]
            seed = "{seed}"
            [seat.A]
            dwarf = "yellow-selfish"
            [seat.B]
            dwarf = "blue-selfish"
        """)
        end_by_vote(match)
        state = match.state
        assert (state.round, state.points) == (2, [4, 1, 0])
        assert sorted(state.treasures + state.treasures_aside) == sorted(state.deck.treasures)
        laid_out_again.update(map(name_treasure, state.treasures))
        assert {treasure.taker for treasure in match.view(None).treasures} == {None}
    assert {"gold-4", "silver-1"} <= laid_out_again  # there is only one of each


@pytest.mark.clause("LM-S06")
@pytest.mark.parametrize("seats", [3, 7])
def test_the_clan_is_public_and_the_identity_is_seen_by_its_seat_alone(seats):
    match = fresh(seats)
    truth = [dwarf_name(role).split("-") for role in match.state.roles]
    for viewer in viewers(match):
        wanted = [(clan, identity if seat == viewer else None) for seat, (clan, identity) in enumerate(truth)]
        shown = [(seat.dwarf.clan, seat.dwarf.identity) for seat in match.view(viewer).seats]
        dealt = [(event.clan, event.identity) for event in told(match, DwarfDealt, viewer)]
        assert shown == dealt == wanted


@pytest.mark.clause("LM-S07")
def test_the_identity_cards_left_over_are_in_nobodys_view():
    one, other = (
        given(f"""
            dwarves_aside = "{aside}"
            seed = "1"
            mines = ["10,0 gold", "10,2 silver", "10,4 gems", "10,6 dragon"]
            treasures = ["gold-3", "silver-2", "gems-4"]
            [seat.A]
            dwarf = "yellow-loyal"
            [seat.B]
            dwarf = "yellow-selfish"
            [seat.C]
            dwarf = "{c}"
        """)
        for c, aside in [
            ("blue-loyal", "yellow-saboteur blue-selfish blue-saboteur"),
            ("blue-selfish", "yellow-saboteur blue-loyal blue-saboteur"),
        ]
    )
    assert one.view(2) != other.view(2)
    for viewer in (0, 1, None):
        assert one.view(viewer) == other.view(viewer)


@pytest.mark.clause("LM-S08")
@pytest.mark.parametrize("seats", range(3, 10))
def test_every_dwarf_begins_on_the_start_card_of_its_clan(seats):
    for seed in range(5):
        match = fresh(seats, seed)
        for seat in range(seats):
            assert cell_of(match, seat) == {"yellow": "0,2", "blue": "0,4"}[clan_of(match, seat)]


@pytest.mark.clause("LM-S08", "Q-LM-64")
def test_the_figures_are_given_out_before_the_first_decision_and_nobody_chooses_one():
    match = fresh(5)
    assert (match.view(None).phase, match.decided) == ("play", 0)
    assert all(cell_of(match, seat) in ("0,2", "0,4") for seat in range(5))
    assert {choice.split()[0] for choice in choices(match)} <= {
        "lay", "tool", "look-mine", "look-treasure", "look-dwarf", "trap", "troll", "storm", "discard", "propose-end"
    }  # fmt: skip


@pytest.mark.clause("LM-S09")
@pytest.mark.parametrize("seats", [3, 6, 9])
def test_path_and_action_cards_are_shuffled_together_and_ten_are_set_aside(seats):
    asides = set()
    for seed in range(10):
        state = fresh(seats, seed).state
        assert sorted([card for hand in state.hands for card in hand] + state.pile + state.aside) == state.deck.cards
        assert len(state.aside) == 10
        asides.add(tuple(sorted(state.aside)))
        for part in (state.aside + state.hands[0], state.pile):
            assert {card < state.deck.path_cards for card in part} == {True, False}
    assert len(asides) == 10


@pytest.mark.clause("LM-S09")
def test_each_seat_sees_its_own_hand_and_of_the_others_the_number_of_cards():
    match = fresh(4, 9)
    for viewer in viewers(match):
        for dealt in told(match, HandDealt, viewer):
            held = match.view(viewer).seats[dealt.seat].hand
            assert dealt.size == held.size == 5
            if dealt.seat == viewer:
                assert sorted(dealt.cards or ()) == sorted(held.cards) == names(match, match.state.hands[viewer])
            else:
                assert dealt.cards is held.cards is None


@pytest.mark.clause("LM-S10")
def test_at_first_no_token_lies_on_the_board_and_nobody_has_the_dragon_or_points():
    view = fresh(6).view(None)
    assert (view.tools, view.traps, view.trolls) == ((), (), ())
    assert {(seat.dragon, seat.points, seat.discarded.number) for seat in view.seats} == {(False, 0, 0)}


@pytest.mark.clause("LM-S11", "D-LM-03", "Q-ALL-02")
@pytest.mark.parametrize(("first", "order"), [("A", [0, 1, 2, 3, 0]), ("D", [3, 0, 1, 2, 3])])
def test_play_begins_with_the_seat_the_host_picked_and_passes_to_the_left(first, order):
    match = fresh(4, first_player=first)
    assert told(match, RoundBegan) == [RoundBegan(round=1, starter=order[0])]
    found: list[int] = []
    for _ in order:
        found += match.waiting
        rest(match, min(choices(match, "discard")))
    assert found == order


@pytest.mark.clause("LM-S11", "D-LM-03", "Q-ALL-02")
@pytest.mark.parametrize("seats", range(3, 10))
def test_chance_picks_the_first_seat_if_the_host_does_not(seats):
    firsts = [fresh(seats, seed).waiting for seed in range(80)]
    assert set(firsts) == {(seat,) for seat in range(seats)}
    assert firsts == [fresh(seats, seed).waiting for seed in range(80)]  # the seed tells


@pytest.mark.clause("D-LM-03")
def test_the_host_picks_a_seat_at_the_table():
    with pytest.raises(OptionError, match="first_player"):
        fresh(3, first_player="D")


def test_before_a_round_no_mine_is_face_up_and_nobody_has_moved():
    """Bots build the states that they suppose from here, without dealing a round."""
    dealt = undermine.start("lost_mines", 3, 1).state
    s = State(dealt.deck, dealt.options, 3, dealt.chance, dealt.network)
    assert (s.mines_up, s.moved) == (0, False)
