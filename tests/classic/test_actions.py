"""Broken tools and repairs (CL-A01 to CL-A09): action cards before a player."""

import pytest

from tests.classic.seeing import names, told, viewers
from tests.classic.table import choices, clause_of, given
from undermine import Match, PositionError
from undermine.games.classic.events import ToolBroken, ToolRepaired

TOOLS = ["lamp", "cart", "pick"]


def broken(match: Match, seat: int) -> tuple[str, ...]:
    """The broken tools before a seat, as a spectator sees them."""
    return match.view(None).seats[seat].broken


@pytest.mark.clause("CL-A01", "D-CL-02", "Q-CL-14")
def test_a_broken_tool_goes_before_another_player_for_all_to_see():
    match = given("""
        [seat.A]
        hand = "broken-lamp"
    """)
    assert choices(match, "break") == {"break lamp B", "break lamp C"}
    assert clause_of(match, "break lamp A") == "CL-A01"
    match.decide("break lamp C")
    for viewer in viewers(match):
        assert [seat.broken for seat in match.view(viewer).seats] == [(), (), ("lamp",)]
        assert told(match, ToolBroken, viewer) == [ToolBroken(seat=0, target=2, tool="lamp")]
    assert match.view(None).discards == 0


@pytest.mark.clause("CL-A01", "D-CL-02", "Q-CL-14")
def test_with_self_break_it_may_go_before_oneself():
    match = given("""
        [options]
        self_break = true
        [seat.A]
        hand = "broken-lamp broken-lamp NS"
        [seat.B]
        hand = "NS"
        [seat.C]
        hand = "NS"
    """)
    assert choices(match, "break") == {"break lamp A", "break lamp B", "break lamp C"}
    for decision in ["break lamp A", "pass NS", "pass NS"]:
        match.decide(decision)
    assert broken(match, 0) == ("lamp",)
    assert clause_of(match, "lay NS 0,1") == "CL-P08"
    assert clause_of(match, "break lamp A") == "CL-A02"  # the limit holds for oneself, too


@pytest.mark.clause("CL-A02", "Q-CL-15", "D-CL-10", "D-CL-02")
def test_a_player_has_one_broken_tool_of_each_kind_at_most():
    match = given("""
        [seat.A]
        hand = "broken-lamp broken-cart"
        [seat.B]
        broken = "lamp"
    """)
    assert choices(match, "break") == {"break lamp C", "break cart B", "break cart C"}
    assert clause_of(match, "break lamp B") == "CL-A02"
    match.decide("break cart B")
    assert broken(match, 1) == ("lamp", "cart")


@pytest.mark.clause("CL-A02", "D-CL-10")
def test_three_broken_tools_are_the_most():
    match = given("""
        [seat.A]
        hand = "broken-lamp broken-cart broken-pick"
        [seat.B]
        broken = "lamp cart pick"
    """)
    assert choices(match, "break") == {"break lamp C", "break cart C", "break pick C"}
    with pytest.raises(PositionError, match="CL-A02"):
        given("""
            [seat.B]
            broken = "lamp lamp"
        """)


@pytest.mark.clause("Q-CL-15", "Q-ALL-03")
def test_a_broken_tool_that_everybody_else_has_is_only_passed():
    match = given("""
        [seat.A]
        hand = "broken-pick"
        [seat.B]
        broken = "pick"
        [seat.C]
        broken = "pick"
    """)
    assert choices(match) == {"pass broken-pick"}


@pytest.mark.clause("CL-A03", "CL-A09", "CL-P08")
def test_who_has_a_broken_tool_still_plays_action_cards_and_passes():
    match = given("""
        turn = "B"
        laid = ["1,0 EW"]
        [seat.B]
        broken = "lamp"
        hand = "EW NS map repair-cart rockfall broken-lamp"
    """)
    assert choices(match) - choices(match, "pass") == {
        "map 8,2",
        "map 8,0",
        "map 8,-2",
        "rockfall 1,0",
        "break lamp A",
        "break lamp C",
    }
    assert len(choices(match, "pass")) == 6
    assert clause_of(match, "lay EW 2,0") == "CL-P08"
    assert clause_of(match, "repair cart B with repair-cart") == "CL-A09"


@pytest.mark.clause("CL-A04")
def test_a_broken_tool_stays_turn_after_turn_until_the_round_ends():
    match = given("""
        pile = "ES ES ES"
        [seat.A]
        hand = "NS"
        [seat.B]
        hand = "NS"
        broken = "cart"
        [seat.C]
        hand = "NS"
    """)
    for card in ["NS", "NS", "NS", "ES", "ES"]:
        match.decide(f"pass {card}")
        assert broken(match, 1) == ("cart",)
    match.decide("pass ES")
    assert match.view(None).round == 2
    assert broken(match, 1) == ()


@pytest.mark.clause("CL-A05", "CL-A04")
def test_a_repair_takes_one_broken_tool_from_before_oneself_or_another():
    match = given("""
        [seat.A]
        hand = "repair-lamp"
        broken = "lamp cart"
        [seat.B]
        broken = "lamp pick"
    """)
    assert choices(match, "repair") == {"repair lamp A with repair-lamp", "repair lamp B with repair-lamp"}
    match.decide("repair lamp B with repair-lamp")
    assert (broken(match, 0), broken(match, 1)) == (("lamp", "cart"), ("pick",))


@pytest.mark.clause("CL-A06")
@pytest.mark.parametrize("card", TOOLS)
@pytest.mark.parametrize("tool", TOOLS)
def test_lamp_repairs_lamp_cart_repairs_cart_and_pick_repairs_pick(card, tool):
    match = given(f"""
        [seat.A]
        hand = "repair-{card}"
        [seat.B]
        broken = "{tool}"
    """)
    fits = card == tool
    assert choices(match, "repair") == ({f"repair {tool} B with repair-{card}"} if fits else set())
    assert clause_of(match, f"repair {tool} B with repair-{card}") == (None if fits else "CL-A06")


@pytest.mark.clause("CL-A06", "CL-A08")
@pytest.mark.parametrize(("pair", "missing"), [("lamp-cart", "pick"), ("lamp-pick", "cart"), ("cart-pick", "lamp")])
def test_a_repair_of_two_tools_does_not_repair_the_third(pair, missing):
    match = given(f"""
        [seat.A]
        hand = "repair-{pair}"
        [seat.B]
        broken = "lamp cart pick"
    """)
    assert choices(match, "repair") == {f"repair {tool} B with repair-{pair}" for tool in pair.split("-")}
    assert clause_of(match, f"repair {missing} B with repair-{pair}") == "CL-A06"


@pytest.mark.clause("CL-A08", "CL-A07", "Q-CL-16", "CL-P08")
def test_a_repair_of_two_tools_repairs_the_one_that_is_named():
    match = given("""
        [seat.A]
        hand = "repair-lamp-cart"
        [seat.B]
        broken = "lamp cart"
        hand = "NS"
    """)
    assert len(choices(match, "repair")) == 2
    match.decide("repair cart B with repair-lamp-cart")
    assert broken(match, 1) == ("lamp",)
    assert clause_of(match, "lay NS 0,1") == "CL-P08"
    assert names(match, match.state.discards) == ["broken-cart", "repair-lamp-cart"]


@pytest.mark.clause("Q-CL-17")
def test_a_repair_of_two_tools_is_played_also_if_only_one_is_broken():
    match = given("""
        [seat.A]
        hand = "repair-lamp-cart"
        [seat.B]
        broken = "cart"
    """)
    assert choices(match, "repair") == {"repair cart B with repair-lamp-cart"}
    assert clause_of(match, "repair lamp B with repair-lamp-cart") == "CL-A09"
    match.decide("repair cart B with repair-lamp-cart")
    assert broken(match, 1) == ()


@pytest.mark.clause("CL-A07", "D-CL-08")
def test_repair_and_broken_tool_go_to_the_discards_face_up():
    match = given("""
        [seat.A]
        hand = "repair-pick"
        broken = "pick"
    """)
    match.decide("repair pick A with repair-pick")
    assert names(match, match.state.discards) == ["broken-pick", "repair-pick"]
    for viewer in viewers(match):
        assert match.view(viewer).discards == 2
        expected = ToolRepaired(seat=0, target=0, tool="pick", card="repair-pick")
        assert told(match, ToolRepaired, viewer) == [expected]


@pytest.mark.clause("CL-A09", "D-CL-07")
def test_a_repair_needs_the_broken_tool_before_the_chosen_player():
    match = given("""
        [seat.A]
        hand = "repair-lamp"
        [seat.B]
        broken = "lamp"
        [seat.C]
        broken = "cart"
    """)
    assert choices(match, "repair") == {"repair lamp B with repair-lamp"}
    for seat in "AC":  # a broken lamp on the table is not enough
        assert clause_of(match, f"repair lamp {seat} with repair-lamp") == "CL-A09"
