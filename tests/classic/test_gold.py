"""Handing out the gold after a round, and who wins the game (CL-V01 to CL-V12)."""

from pathlib import Path

import pytest

import undermine
from tests.classic.rounds import all_gold_but, at_the_last_card, at_the_treasure, gold_taken, nuggets, share_out
from tests.classic.table import CHAIN, choices, given
from undermine import PositionError
from undermine.games.classic.deck import SETUP
from undermine.games.classic.events import GoldPaid, GoldTaken, PacketPassed, RoundEnded
from undermine.games.classic.scoring import counts, largest_payable, payment, wins

#: Saboteurs in play -> (nuggets for each, with how many players this can be). CL-V10.
PAYMENTS = {
    0: (0, (3, 4)),
    1: (4, (3, 4, 5, 6)),
    2: (3, (5, 6, 7, 8, 9)),
    3: (3, (7, 8, 9, 10)),
    4: (2, (10,)),
}
IN_PLAY = [(saboteurs, seats) for saboteurs, (_, counts) in PAYMENTS.items() for seats in counts]


def packets(match, viewer=None) -> list[PacketPassed]:
    return [event for event in match.log(viewer) if isinstance(event, PacketPassed)]


@pytest.mark.clause("CL-V02", "CL-V03", "CL-V04", "CL-V08", "CL-V09")
@pytest.mark.parametrize(("saboteurs", "seats"), IN_PLAY)
def test_every_miner_in_play_takes_one_gold_card_counter_clockwise(saboteurs, seats):
    miners = seats - saboteurs
    match = at_the_treasure("M" * miners + "S" * saboteurs)
    before = match.view(None).gold_pile
    match.decide("lay EW 7,0")
    assert packets(match)[0].cards == miners
    assert match.view(None).gold_pile == before - miners
    takers = [seat for seat, _ in share_out(match)]
    assert takers == list("A" + "ABCDEFGHIJ"[1:miners][::-1])
    assert [len(gold) for gold in nuggets(match)] == [1] * miners + [0] * saboteurs


@pytest.mark.clause("CL-V02", "CL-V03", "CL-V04")
def test_the_packet_is_the_top_of_the_gold_pile_and_goes_round_without_the_saboteurs():
    """T-CL-23: A to F, saboteurs B and E, and C finishes."""
    match = at_the_treasure("MSMMSM", "C", top="3 2 1 1")
    match.decide("lay EW 7,0")
    assert packets(match, 2)[0].nuggets == (1, 1, 2, 3), "the finisher sees them all"
    assert choices(match) == {"take 1", "take 2", "take 3"}, "and keeps any one of them"
    assert share_out(match) == [("C", 3), ("A", 2), ("F", 1), ("D", 1)]
    assert nuggets(match) == [(2,), (), (3,), (1,), (), (1,)]


@pytest.mark.clause("CL-V03", "CL-V04")
def test_a_miner_may_take_a_poor_card_and_leave_the_best_to_the_next():
    match = at_the_treasure("MMMSS", "B", top="3 2 1")
    match.decide("lay EW 7,0")
    match.decide("take 1")
    match.decide("take 2")
    assert gold_taken(match) == [("B", 1), ("A", 2), ("C", 3)]


@pytest.mark.clause("CL-V01", "CL-V05", "CL-V08", "D-CL-03")
@pytest.mark.parametrize(
    ("roles", "order"),
    [("MMMSM", "CBAE"), ("MMSSM", "BAE"), ("SMMSM", "CBE"), ("SMSSMMMM", "BHGFE")],
)
def test_when_a_saboteur_completes_the_path_the_first_miner_to_the_right_begins(roles, order):
    match = at_the_treasure(roles, "D")
    match.decide("lay EW 7,0")
    end = next(event for event in match.log(None) if isinstance(event, RoundEnded))
    assert (end.winner, end.finisher) == ("miners", 3)
    assert packets(match)[0].cards == len(order)
    assert "".join(seat for seat, _ in share_out(match)) == order
    assert [len(gold) for gold in nuggets(match)] == [int(role == "M") for role in roles]


@pytest.mark.clause("CL-V06", "CL-V07", "CL-V08", "CL-V10", "Q-CL-23")
@pytest.mark.parametrize(("saboteurs", "seats"), IN_PLAY)
def test_saboteurs_are_paid_by_how_many_of_them_are_in_play(saboteurs, seats):
    each, _ = PAYMENTS[saboteurs]
    roles = "M" * (seats - saboteurs) + "S" * saboteurs
    match = at_the_last_card(roles)
    match.decide("pass NS")
    assert [sum(gold) for gold in nuggets(match)] == [each * (role == "S") for role in roles]
    assert len([event for event in match.log(None) if isinstance(event, GoldPaid)]) == saboteurs


@pytest.mark.clause("CL-V10", "CL-V07")
@pytest.mark.parametrize("seats", range(3, 11))
def test_no_other_numbers_of_saboteurs_can_be_in_play(seats):
    for saboteurs in range(seats + 1):
        roles = "S" * saboteurs + "M" * (seats - saboteurs)
        if (saboteurs, seats) in IN_PLAY:
            at_the_last_card(roles)
        else:
            with pytest.raises(PositionError, match="CL-S01"):
                at_the_last_card(roles)


@pytest.mark.clause("Q-CL-23", "CL-V06")
@pytest.mark.parametrize(("roles", "each"), [("SMMMM", 4), ("SSMMM", 3), ("SSSSMMMMMM", 2), ("SSSMMMMMMM", 3)])
def test_a_saboteur_card_that_was_set_aside_does_not_count(roles, each):
    """T-CL-21."""
    match = at_the_last_card(roles)
    match.decide("pass NS")
    assert sum(nuggets(match)[0]) == each


@pytest.mark.clause("CL-V07", "CL-E03")
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_saboteur_nobody_gets_gold_and_all_roles_are_shown(seats):
    """T-CL-22."""
    match = at_the_last_card("M" * seats)
    match.decide("pass NS")
    assert nuggets(match) == [()] * seats
    assert match.view(None).gold_pile == 28
    end = next(event for event in match.log(None) if isinstance(event, RoundEnded))
    assert end.roles == ("miner",) * seats
    assert end.set_aside == "saboteur"


@pytest.mark.clause("CL-V07", "CL-V01")
@pytest.mark.parametrize(("roles", "winner"), [("MMM", "nobody"), ("MMMM", "nobody"), ("MSM", "saboteurs")])
def test_without_a_saboteur_and_without_the_treasure_nobody_wins(roles, winner):
    match = at_the_last_card(roles, options={"rounds": 1})
    match.decide("pass NS")
    end = next(event for event in match.log(None) if isinstance(event, RoundEnded))
    assert end.winner == match.result.rounds[0].winner == match.view(None).ended[0].winner == winner
    assert wins(match.state) == {side: int(side == winner) for side in ("miners", "saboteurs", "nobody")}


@pytest.mark.clause("CL-V01")
def test_a_simulation_counts_rounds_by_how_they_ended():
    match = at_the_last_card("MSM", options={"rounds": 1})
    assert counts(match.state) == {"ended_by_treasure": 0, "ended_by_exhausted": 0, "ended_by_vote": 0}
    match.decide("pass NS")
    assert counts(match.state) == {"ended_by_treasure": 0, "ended_by_exhausted": 1, "ended_by_vote": 0}


@pytest.mark.clause("CL-V07")
def test_with_five_seats_and_more_no_round_can_be_nobodys():
    match = at_the_last_card("MSMMM", options={"rounds": 1})
    match.decide("pass NS")
    assert wins(match.state) == {"miners": 0, "saboteurs": 1}


@pytest.mark.clause("CL-V07", "CL-V01")
def test_without_a_saboteur_the_miners_still_win_by_reaching_the_treasure():
    match = at_the_treasure("MMM")
    match.decide("lay EW 7,0")
    assert match.view(None).ended[0].winner == "miners"


@pytest.mark.clause("CL-V07")
def test_a_record_from_before_nobody_could_win_a_round_replays():
    """Positions, and so digests, still write such a round as they always did."""
    match = undermine.replay(Path(__file__).with_name("without-a-saboteur.json"))
    assert [end.winner for end in match.result.rounds] == ["nobody", "saboteurs"]
    assert 'winner = "nobody"' not in match.position()
    assert undermine.load_position(match.position()).result == match.result


#: All the gold cards of one value.
ALL_1, ALL_2, ALL_3 = "1 " * 16, "2 " * 8, "3 " * 4


@pytest.mark.clause("Q-CL-24")
@pytest.mark.parametrize(
    ("roles", "won", "paid"),
    [
        ("MSM", "", (1, 3)),
        ("MSM", ALL_3, (2, 2)),
        ("MSM", ALL_1, (2, 2)),
        ("MSM", ALL_2, (1, 3)),
        ("MSM", ALL_3 + "2 " * 7, (1, 1, 2)),
        ("MSM", ALL_3 + ALL_2, (1, 1, 1, 1)),
        ("MSMMS", "", (3,)),
        ("MSMMS", ALL_3, (1, 2)),
        ("MSMMS", ALL_3 + ALL_2, (1, 1, 1)),
        ("MSSSSMMMMM", "", (2,)),
        ("MSSSSMMMMM", ALL_2, (1, 1)),
    ],
)
def test_saboteurs_are_paid_exactly_in_the_fewest_cards_and_large_ones_first(roles, won, paid):
    match = at_the_last_card(roles, seats={"A": {"gold": won}})
    match.decide("pass NS")
    assert nuggets(match)[1] == paid


@pytest.mark.clause("Q-CL-25")
@pytest.mark.parametrize(
    ("roles", "left", "paid"),
    [
        ("MSM", "3 3", [3]),
        ("MSM", "1 1", [2]),
        ("MSM", "", [0]),
        ("MSMMS", "2 1 2", [3, 2]),
        ("MSMMS", "2 2 2", [2, 2]),
        ("MSMMS", "1 1", [2, 0]),
        ("MSSSSMMMMM", "3 3 1 2", [2, 1, 0, 0]),
        ("MSSSMMM", "3 2 1 2", [3, 3, 2]),
    ],
)
def test_a_pile_that_cannot_pay_exactly_pays_the_most_below_in_seat_order(roles, left, paid):
    match = at_the_last_card(roles, top=left, seats={"A": {"gold": all_gold_but(left)}})
    assert match.view(None).gold_pile == len(left.split())
    match.decide("pass NS")
    assert [sum(gold) for gold, role in zip(nuggets(match), roles, strict=True) if role == "S"] == paid


def can_fall_short(seats: int, drawn_for_players: bool) -> tuple[bool, bool]:
    """Whether in some game of three rounds saboteurs are not paid in full, and whether a packet is too small."""
    payment_short = packet_short = False
    start = (16, 8, 4)
    piles = {start}
    most = SETUP[seats][0]
    for _ in range(3):
        following = set()
        for ones, twos, threes in piles:
            cards = [1] * ones + [2] * twos + [3] * threes
            for saboteurs in (most - 1, most):
                left = cards.copy()
                for _ in range(saboteurs):
                    paid = largest_payable(left, payment(saboteurs))
                    payment_short |= sum(paid) < payment(saboteurs)
                    for nugget in paid:
                        left.remove(nugget)
                following.add((left.count(1), left.count(2), left.count(3)))
                drawn = seats if drawn_for_players else seats - saboteurs
                packet_short |= drawn > len(cards)
                following |= {
                    (ones - drawn + i + j, twos - i, threes - j)
                    for i in range(twos + 1)
                    for j in range(threes + 1)
                    if 0 <= drawn - i - j <= ones
                }
        piles = following
    return payment_short, packet_short


@pytest.mark.clause("Q-CL-25", "Q-CL-27")
@pytest.mark.parametrize("seats", range(3, 11))
def test_within_three_rounds_gold_falls_short_only_where_the_rulings_say(seats):
    assert can_fall_short(seats, drawn_for_players=False) == (False, False)
    assert can_fall_short(seats, drawn_for_players=True) == (seats in (9, 10), seats == 10)


@pytest.mark.clause("Q-CL-26")
def test_only_a_packet_of_one_card_is_taken_without_asking():
    match = at_the_treasure("MMMSS", top="2 2 2")
    match.decide("lay EW 7,0")
    assert match.waiting == (0,)
    match.decide("take 2")
    assert match.waiting == (2,), "two equal cards are still a question, or all would know that they are equal"
    assert choices(match) == {"take 2"}
    match.decide("take 2")
    takes = [event for event in match.log(None) if isinstance(event, GoldTaken)]
    assert [(event.seat, event.automatic) for event in takes] == [(0, False), (2, False), (1, True)]
    assert match.view(None).round == 2


@pytest.mark.clause("Q-CL-27")
@pytest.mark.parametrize(("left", "takers"), [("3 1", "AD"), ("2", "A"), ("", "")])
def test_when_too_little_gold_is_left_the_last_miners_go_without(left, takers):
    match = at_the_treasure("MMMMS", top=left, seats={"E": {"gold": all_gold_but(left)}})
    match.decide("lay EW 7,0")
    assert "".join(seat for seat, _ in share_out(match)) == takers
    assert match.view(None).gold_pile == 0
    assert match.view(None).round == 2


@pytest.mark.clause("Q-CL-28", "CL-V04")
def test_a_broken_tool_does_not_cost_a_miner_the_share_of_gold():
    match = at_the_treasure("MMMSS", seats={"B": {"broken": "lamp cart pick"}})
    match.decide("lay EW 7,0")
    assert packets(match)[0].cards == 3
    assert [seat for seat, _ in share_out(match)] == ["A", "C", "B"]


@pytest.mark.clause("CL-V11")
def test_most_nuggets_win_the_game_not_most_cards():
    gold = {"A": {"gold": "1 1 1 1"}, "B": {"gold": "3 2"}, "C": {"gold": "2 2"}}
    match = at_the_last_card("MMM", seats=gold, round=3)
    match.decide("pass NS")
    assert match.result.nuggets == (4, 5, 4)
    assert match.result.winners == (1,)


@pytest.mark.clause("CL-V11", "CL-E04")
def test_the_gold_of_the_last_round_counts():
    match = at_the_last_card("MMS", seats={"A": {"gold": "3"}, "B": {"gold": "2"}}, round=3)
    match.decide("pass NS")
    assert match.result.nuggets == (3, 2, 4)
    assert match.result.winners == (2,)


@pytest.mark.clause("CL-V12")
@pytest.mark.parametrize(
    ("gold", "winners"),
    [(("3 1", "1 1 2", "3"), (0, 1)), (("3", "1 1 1", "2 1"), (0, 1, 2)), (("", "", ""), (0, 1, 2))],
)
def test_players_tied_for_the_most_nuggets_share_the_win(gold, winners):
    seats = {name: {"gold": cards} for name, cards in zip("ABC", gold, strict=True)}
    match = at_the_last_card("MMM", seats=seats, round=3)
    match.decide("pass NS")
    assert match.result.winners == winners


@pytest.mark.clause("Q-CL-28", "Q-CL-29")
def test_competitive_sharing_does_not_change_how_many_are_drawn_for_players() -> None:
    match = given(f"""
        seats = 5
        laid = [{CHAIN}]
        goals = ["8,2 stone-SW", "8,0 treasure", "8,-2 stone-ES"]
        set_aside = "miner"
        [options]
        competitive = true
        gold_draw = "players"
        [seat.A]
        role = "miner"
        hand = "EW"
        [seat.B]
        role = "miner"
        broken = "lamp"
        [seat.C]
        role = "miner"
        [seat.D]
        role = "saboteur"
        [seat.E]
        role = "saboteur"
    """)
    match.decide("lay EW 7,0")
    assert match.view(0).packet.number == 5
    while match.view(None).round == 1:
        match.decide(match.choices()[0])
    assert [seat.gold.number for seat in match.view(None).seats] == [3, 0, 2, 0, 0]
