"""Traps and trolls: where they lie, what they cost, whom they block, when they leave (LM-A10 to LM-A16)."""

from collections import Counter
from typing import Any

import pytest

import undermine
from tests.lost_mines.seeing import cell_of, hand_of, rest, table_of, told, traps, trolls, viewers, walk, ways
from tests.lost_mines.table import ROAD, choices, clause_of, given
from undermine.games.lost_mines.events import Drew, RoundEnded, Skipped, TrapSet, TrapSprung, TrollLeft, TrollSet

TOKENS = ["trap", "troll"]
CLAUSES = {"trap": "LM-A10", "troll": "LM-A14"}

#: A yellow dwarf before a trap, with cards to lose.
BEFORE_A_TRAP = f"""
    laid = [{ROAD}]
    traps = ["2,2 E"]
    pile = "boat rope axe"
    [seat.A]
    dwarf = "yellow-loyal"
    cell = "2,2"
"""


def edges(match, token: str) -> set[str]:
    """Where the waiting seat may set a token."""
    return {choice.removeprefix(f"{token} ") for choice in choices(match, f"{token} ")}


@pytest.mark.clause("LM-A10", "LM-A14", "Q-LM-20")
@pytest.mark.parametrize("token", TOKENS)
def test_a_token_is_set_where_two_doors_meet_or_on_a_door_that_leads_to_a_free_cell(token):
    match = given(f"""
        laid = ["1,2 EW", "2,2 SW"]
        [seat.A]
        hand = "{token}"
    """)
    between = {"0,2 E", "1,2 E"}
    ends = {"0,2 N", "0,1 N", "2,1 N", "0,4 N", "0,4 E", "0,3 N"}  # 0,1 N is the south side of 0,2
    assert edges(match, token) == between | ends
    assert clause_of(match, f"{token} 0,2 S") is None  # the same edge as 0,1 N, from the other side
    for edge in ["1,2 N", "2,2 E", "5,5 N", "3,2 W"]:
        assert clause_of(match, f"{token} {edge}") == CLAUSES[token]  # no door there


@pytest.mark.clause("Q-LM-20")
@pytest.mark.parametrize("token", TOKENS)
def test_no_token_lies_on_the_rim_of_the_board(token):
    match = given(f"""
        laid = ["0,1 NSW", "0,0 NSW"]
        [seat.A]
        hand = "{token}"
    """)
    for edge in ["0,2 W", "0,4 W", "0,1 W", "0,0 W", "0,0 S"]:
        assert clause_of(match, f"{token} {edge}") == "Q-LM-20"
    assert {"0,0 N", "0,1 N"} <= edges(match, token)


@pytest.mark.clause("Q-LM-20")
@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize(
    ("mine", "here", "clause"),
    [
        ("silver", {"9,2 E"}, None),  # face down
        ("silver up", {"9,2 E", "10,1 N"}, None),  # doors S, W
        ("silver up~", {"10,2 N"}, "Q-LM-20"),  # doors N, E: it misfits, and E is the rim
    ],
)
def test_a_token_may_lie_before_a_face_down_mine_or_on_a_mines_door_but_not_on_a_misfit(token, mine, here, clause):
    match = given(f"""
        laid = [{ROAD}]
        mines = ["10,0 gold", "10,2 {mine}", "10,4 gems", "10,6 dragon"]
        [seat.A]
        hand = "{token}"
    """)
    around_the_mine = {"9,2 E", "10,1 N", "10,2 N", "10,2 E"}
    assert edges(match, token) & around_the_mine == here
    assert clause_of(match, f"{token} 9,2 E") == clause


@pytest.mark.clause("LM-A10")
def test_a_trap_card_is_shown_and_discarded():
    match = given("""
        pile = "NS ES"
        [seat.A]
        hand = "trap"
    """)
    before = match.view(None).discards
    rest(match, "trap 0,2 S")
    for viewer in viewers(match):
        assert told(match, TrapSet, viewer) == [TrapSet(seat=0, edge=(0, 1, "N"))]
    assert traps(match) == {"0,1 N": 1}
    assert match.view(None).discards == before + 1
    assert hand_of(match, 0) == ("NS",)


@pytest.mark.clause("LM-A11")
@pytest.mark.parametrize(("cell", "side"), [("2,2", "E"), ("3,2", "W")])
def test_a_dwarf_that_moves_over_a_trap_costs_its_seat_one_hand_card_at_once(cell, side):
    match = given(BEFORE_A_TRAP.replace('cell = "2,2"', f'cell = "{cell}"\nhand = "NS ES SW"'))
    before = match.view(None).discards
    match.decide("discard NS")
    events = match.decide(f"step {side}")
    [sprung] = [event for event in events if isinstance(event, TrapSprung)]
    assert match.view(None).phase == "move"  # at once, before anything else
    assert hand_of(match, 0) == tuple(card for card in ("SW", "ES") if card != sprung.card)
    assert match.view(None).discards == before + 2  # the one A discarded and the one A lost


@pytest.mark.clause("LM-A11")
def test_the_left_neighbour_picks_the_card_unseen():
    match = given(BEFORE_A_TRAP + 'hand = "NS ES SW axe"\n')
    match.decide("discard NS")
    match.decide("step E")
    [lost] = {"ES", "SW", "axe"} - set(hand_of(match, 0))
    for viewer in viewers(match):
        cards = lost if viewer == 0 else None  # B, who picked it, does not see it either
        assert told(match, TrapSprung, viewer) == [TrapSprung(seat=0, lost=True, card=cards, known=1)]


@pytest.mark.clause("LM-A11")
def test_every_card_of_the_hand_is_as_likely_to_be_lost():
    lost: Counter[Any] = Counter()
    for seed in range(300):
        match = given(f'seed = "{seed}"\n' + BEFORE_A_TRAP.replace("\n    ", "\n") + 'hand = "NS ES SW SW"\n')
        match.decide("discard NS")
        match.decide("step E")
        lost += Counter({"ES": 1, "SW": 2}) - Counter(hand_of(match, 0))
    assert lost.total() == 300
    assert 75 < lost["ES"] < 125  # a third


@pytest.mark.clause("LM-A12")
def test_a_lost_card_is_not_replaced():
    match = given(f"""
        laid = [{ROAD}]
        traps = ["2,2 E"]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "2,2"
        hand = "NS ES SW axe boat"
    """)
    match.decide("discard NS")
    walk(match, "E")
    match.decide("stop")
    assert len(hand_of(match, 0)) == 4  # 5, less one discarded, less one lost, and one drawn
    for _ in range(6):
        rest(match, min(choices(match, "discard"), key=len))
    assert len(hand_of(match, 0)) == 4


@pytest.mark.clause("LM-A13", "Q-LM-18")
def test_a_trap_stays_and_costs_a_card_every_time():
    match = given(BEFORE_A_TRAP + 'hand = "NS ES SW axe boat"\n')
    match.decide("discard NS")
    walk(match, "E")
    assert (len(hand_of(match, 0)), traps(match)) == (3, {"2,2 E": 1})
    walk(match, "W")
    assert (len(hand_of(match, 0)), traps(match)) == (2, {"2,2 E": 1})
    walk(match, "E")
    assert [event.lost for event in told(match, TrapSprung)] == [True, True, True]
    assert traps(match) == {"2,2 E": 1}
    assert len(hand_of(match, 0)) == 2  # 5, less one discarded, less three, and one drawn


@pytest.mark.clause("LM-A13")
def test_a_trap_stays_also_on_an_edge_that_a_revealed_mine_closes():
    match = given(f"""
        laid = [{ROAD}, "10,1 NSW"]
        mines = ["10,0 gold", "10,2 gems", "10,4 silver", "10,6 dragon"]
        traps = ["10,1 N"]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "9,2"
        hand = "NS"
    """)
    match.decide("discard NS")
    walk(match, "E")  # it lies turned, with doors N and W
    assert table_of(match)["10,2"] == "mine-gems~"
    assert traps(match) == {"10,1 N": 1}
    assert traps(undermine.load_position(match.position())) == {"10,1 N": 1}


@pytest.mark.clause("LM-A11")
def test_a_trap_is_for_those_who_cross_its_edge_and_for_no_others():
    match = given(BEFORE_A_TRAP.replace('"2,2 E"', '"2,2 E", "1,2 N"') + 'hand = "NS ES SW"\n')
    match.decide("discard NS")
    walk(match, "WW")  # past the trap at the side of 1,2
    assert told(match, TrapSprung) == []
    assert len(hand_of(match, 0)) == 2


@pytest.mark.clause("Q-LM-17", "Q-LM-19")
def test_with_an_empty_hand_a_trap_costs_nothing_and_the_draw_comes_as_usual():
    match = given(BEFORE_A_TRAP + 'hand = "NS"\n[seat.B]\nhand = "NS"\n[seat.C]\nhand = "ES"\n')
    match.decide("discard NS")
    assert "E" in ways(match)
    walk(match, "EE")
    match.decide("stop")
    assert told(match, TrapSprung, 0) == [TrapSprung(seat=0, lost=False, card=None)]
    assert (cell_of(match, 0), hand_of(match, 0)) == ("4,2", ("boat",))
    rest(match, "discard NS")
    rest(match, "discard ES")
    assert match.waiting == (0,)  # A plays on with the card drawn
    assert "discard boat" in choices(match)


@pytest.mark.clause("Q-LM-19")
@pytest.mark.parametrize(("discarded", "drawn"), [("NS", ["boat"]), ("NS ES", ["boat", "rope"])])
def test_who_loses_the_last_card_on_the_way_moves_on_and_draws_as_usual(discarded, drawn):
    match = given(BEFORE_A_TRAP + f'hand = "{discarded} SW"\n')
    match.decide(f"discard {discarded}")
    walk(match, "E")
    assert (hand_of(match, 0), match.view(None).phase) == ((), "move")
    walk(match, "EE")
    assert cell_of(match, 0) == "5,2"
    assert [event.card for event in told(match, Drew, 0)] == drawn
    assert match.waiting == (1,)


@pytest.mark.clause("LM-A14")
def test_a_troll_card_lies_face_up_before_its_seat_and_is_not_discarded_yet():
    match = given("""
        pile = "NS ES"
        [seat.A]
        hand = "troll"
    """)
    before = match.view(None).discards
    rest(match, "troll 0,2 E")
    for viewer in viewers(match):
        assert told(match, TrollSet, viewer) == [TrollSet(seat=0, edge=(0, 2, "E"))]
    assert trolls(match) == [("0,2 E", 0)]  # all see where it is and whose
    assert match.view(None).discards == before
    assert hand_of(match, 0) == ("NS",)


@pytest.mark.clause("LM-A15", "Q-LM-22")
def test_a_troll_blocks_its_edge_for_all_in_both_directions_and_at_once():
    match = given(f"""
        laid = [{ROAD}]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "2,2"
        hand = "troll NS"
        [seat.B]
        dwarf = "yellow-selfish"
        cell = "2,2"
        [seat.C]
        dwarf = "blue-loyal"
        cell = "3,2"
    """)
    match.decide("troll 2,2 E")
    for seat, blocked, free in [(0, "E", "W"), (1, "E", "W"), (2, "W", "E")]:
        if seat:
            match.decide(min(choices(match, "discard")))
        assert (match.waiting, ways(match)) == ((seat,), {free})
        assert clause_of(match, f"step {blocked}") == "LM-A15"
        match.decide("stop")
    match.decide("discard NS")
    assert ways(match) == {"E", "W"}  # in A's next turn it is gone


@pytest.mark.clause("LM-A15")
def test_a_troll_blocks_the_way_into_a_face_down_mine():
    match = given(f"""
        laid = [{ROAD}]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "9,2"
        hand = "troll"
    """)
    match.decide("troll 9,2 E")
    assert ways(match) == {"W"}
    assert clause_of(match, "step E") == "LM-A15"


@pytest.mark.clause("LM-A16")
def test_a_troll_leaves_at_the_beginning_of_its_seats_next_turn_and_its_card_is_discarded():
    match = given("""
        [seat.A]
        hand = "troll NS"
        [seat.B]
        hand = "ES"
        [seat.C]
        hand = "SW"
    """)
    before = match.view(None).discards
    rest(match, "troll 0,2 E")
    rest(match, "discard ES")
    assert trolls(match) == [("0,2 E", 0)]
    rest(match, "discard SW")
    assert (match.waiting, trolls(match)) == ((0,), [])
    assert told(match, TrollLeft) == [TrollLeft(seat=0, edge=(0, 2, "E"))]
    assert match.view(None).discards == before + 3  # what B and C discarded, and the troll


@pytest.mark.clause("Q-LM-21")
@pytest.mark.parametrize("token", TOKENS)
def test_an_edge_takes_one_token(token):
    match = given(f"""
        laid = ["1,2 EW"]
        traps = ["1,2 E"]
        [seat.A]
        hand = "{token}"
        [seat.B]
        trolls = ["0,2 E"]
    """)
    for edge in ["1,2 E", "2,2 W", "0,2 E", "1,2 W"]:
        assert clause_of(match, f"{token} {edge}") == "Q-LM-21"
    assert edges(match, token) == {"0,2 N", "0,1 N", "0,4 N", "0,4 E", "0,3 N"}


@pytest.mark.clause("Q-LM-21")
def test_with_stack_tokens_two_traps_on_an_edge_cost_two_cards():
    match = given(f"""
        laid = [{ROAD}]
        traps = ["2,2 E"]
        [options]
        stack_tokens = true
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "2,2"
        hand = "trap NS ES SW"
    """)
    match.decide("trap 2,2 E")
    assert traps(match) == {"2,2 E": 2}
    walk(match, "E")
    assert [event.lost for event in told(match, TrapSprung)] == [True, True]
    assert len(hand_of(match, 0)) == 1


@pytest.mark.clause("Q-LM-21", "LM-A16")
def test_with_stack_tokens_an_edge_is_blocked_until_the_last_troll_has_left():
    match = given(f"""
        laid = [{ROAD}]
        turn = "C"
        [options]
        stack_tokens = true
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "2,2"
        hand = "NS ES"
        trolls = ["2,2 E"]
        [seat.B]
        dwarf = "yellow-selfish"
        cell = "2,2"
        hand = "NS"
        trolls = ["2,2 E"]
        [seat.C]
        dwarf = "blue-loyal"
        hand = "troll"
    """)
    assert "2,2 E" in edges(match, "troll")
    rest(match, "discard troll")
    match.decide("discard NS")
    assert (ways(match), trolls(match)) == ({"W"}, [("2,2 E", 1)])
    match.decide("stop")
    match.decide("discard NS")
    assert (ways(match), trolls(match)) == ({"E", "W"}, [])


@pytest.mark.clause("Q-LM-23", "LM-T05")
def test_the_troll_of_a_seat_without_cards_leaves_when_its_turn_is_lost():
    match = given("""
        laid = ["1,2 EW"]
        pile = ""
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "troll"
        [seat.B]
        dwarf = "yellow-selfish"
        hand = "NS ES"
        [seat.C]
        dwarf = "blue-loyal"
        hand = "NS ES"
    """)
    match.decide("troll 0,2 E")
    assert match.waiting == (1,)  # the troll shuts A in
    match.decide("discard NS")  # and B
    rest(match, "discard NS")
    assert match.log(2)[-2:] == (TrollLeft(seat=0, edge=(0, 2, "E")), Skipped(seat=0))
    assert (match.waiting, trolls(match)) == ((1,), [])
    match.decide("discard ES")
    assert ways(match) == {"E"}


@pytest.mark.clause("Q-LM-24")
def test_all_tokens_leave_the_board_with_the_round():
    match = given("""
        laid = ["1,2 EW", "2,2 trunk-EW"]
        tools = ["2,2 axe"]
        traps = ["1,2 E"]
        pile = ""
        [seat.A]
        hand = "troll"
        [seat.B]
        hand = ""
        [seat.C]
        hand = ""
    """)
    rest(match, "troll 0,2 N")
    assert len(told(match, RoundEnded)) == 1
    view = match.view(None)
    assert (view.round, view.tools, view.traps, view.trolls) == (2, (), (), ())
    in_play = [*match.state.pile, *match.state.aside, *(card for hand in match.state.hands for card in hand)]
    assert sorted(in_play) == match.state.deck.cards  # the troll card lies before nobody now
