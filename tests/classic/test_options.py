"""Every table option makes a difference, and is off unless the table chose it (ClassicOptions)."""

import pytest

import undermine
from tests.classic.rounds import at_the_last_card, at_the_treasure, nuggets, share_out, vote_to_end
from tests.classic.table import choices, clause_of, given, play_out
from undermine import OptionError
from undermine.games.classic.events import PacketPassed, RoundBegan, RoundEnded
from undermine.games.classic.options import ClassicOptions


def ended(match) -> list[str]:
    return [event.how for event in match.log(None) if isinstance(event, RoundEnded)]


def test_every_option_of_the_table_has_a_test_of_its_own():
    """Such a test is called `test_option_NAME_…`."""
    tests = [name for name in globals() if name.startswith("test_option_")]
    for option in ClassicOptions.__struct_fields__:
        assert any(name.startswith(f"test_option_{option}_") for name in tests), option


@pytest.mark.clause("Q-ALL-02", "Q-CL-41")
def test_option_first_player_is_random_unless_a_seat_is_named():
    def starters(**options):
        return {undermine.start("classic", seats=4, seed=seed, options=options).waiting[0] for seed in range(40)}

    assert starters() == {0, 1, 2, 3}
    assert starters(first_player="C") == {2}
    with pytest.raises(OptionError, match="no seat E"):
        undermine.start("classic", seats=4, options={"first_player": "E"})


@pytest.mark.clause("D-CL-01", "Q-CL-03")
@pytest.mark.parametrize(("loose", "clause"), [(False, "CL-P04"), (True, None)])
def test_option_loose_connection_lifts_the_need_of_a_path_to_the_start(loose, clause):
    match = given(f"""
        laid = ["1,0 dead-EW"]
        [options]
        loose_connection = {str(loose).lower()}
        [seat.A]
        hand = "EW"
    """)
    assert clause_of(match, "lay EW 2,0") == clause
    assert ("lay EW 2,0" in choices(match)) == loose


@pytest.mark.clause("D-CL-02", "Q-CL-14")
@pytest.mark.parametrize(("self_break", "targets"), [(False, "BC"), (True, "ABC")])
def test_option_self_break_lets_a_player_break_their_own_tool(self_break, targets):
    match = given(f"""
        [options]
        self_break = {str(self_break).lower()}
        [seat.A]
        hand = "broken-lamp"
    """)
    assert choices(match, "break") == {f"break lamp {seat}" for seat in targets}
    if self_break:
        match.decide("break lamp A")
        assert match.view(None).seats[0].broken == ("lamp",)


@pytest.mark.clause("D-CL-04", "Q-CL-21")
@pytest.mark.parametrize(("auto", "how"), [(False, []), (True, ["exhausted"])])
def test_option_auto_end_when_dead_ends_a_round_before_the_last_card(auto, how):
    seats = {"A": {"hand": "rockfall"}, "B": {"hand": "repair-lamp"}}
    match = at_the_last_card("MSM", seats=seats, options={"auto_end_when_dead": auto})
    match.decide("pass rockfall")
    assert ended(match) == how


@pytest.mark.clause("D-CL-05", "Q-CL-22")
@pytest.mark.parametrize(("next_start", "starter"), [("last_path", 1), ("last_card", 3), ("rotate", 2)])
def test_option_next_start_says_who_starts_the_next_round(next_start, starter):
    """B started, A lays the last path card, C plays the last card."""
    seats = {"C": {"hand": "map"}}
    match = at_the_last_card("MSMM", seats=seats, starter="B", turn="A", options={"next_start": next_start})
    match.decide("lay NS 0,1")
    match.decide("map 8,2")
    assert match.waiting == (starter,)


@pytest.mark.clause("D-CL-05")
@pytest.mark.parametrize(("next_start", "starter"), [("last_path", 1), ("last_card", 1), ("rotate", 3)])
def test_option_next_start_with_rotate_holds_after_a_win_of_the_miners_too(next_start, starter):
    match = at_the_treasure("MSMM", starter="C", options={"next_start": next_start})
    match.decide("lay EW 7,0")
    share_out(match)
    assert match.waiting == (starter,)


@pytest.mark.clause("Q-CL-29")
@pytest.mark.parametrize(
    ("gold_draw", "taken"),
    [
        ("miners", [("B", 3), ("A", 2), ("D", 2)]),
        ("players", [("B", 3), ("A", 2), ("D", 2), ("B", 1), ("A", 1)]),
    ],
)
def test_option_gold_draw_draws_a_card_per_miner_or_per_player(gold_draw, taken):
    """Per player, the packet goes round the miners until it is empty."""
    match = at_the_treasure("MMSMS", "B", top="2 3 2 1 1", options={"gold_draw": gold_draw})
    match.decide("lay EW 7,0")
    if gold_draw == "miners":
        assert match.view(None).packet.number == 3
    else:
        assert match.view(None).packet.number == 5
    assert share_out(match) == taken


@pytest.mark.clause("Q-CL-29", "Q-CL-27")
def test_option_gold_draw_per_player_takes_what_is_left():
    """Two wins of ten players have taken 20 of 28 cards; the third wants ten more."""
    won = {"A": {"gold": "1 " * 16 + "2 " * 4}}
    match = at_the_treasure("MMMMMMMSSS", seats=won, round=3, options={"gold_draw": "players"})
    match.decide("lay EW 7,0")
    assert match.view(None).packet.number == 8
    assert [seat for seat, _ in share_out(match)] == list("AGFEDCBA")


@pytest.mark.clause("Q-CL-28")
@pytest.mark.parametrize(
    ("competitive", "finisher", "takers"),
    [(False, "A", "AECB"), (True, "A", "AC"), (False, "D", "CBAE"), (True, "D", "CA")],
)
def test_option_competitive_leaves_out_miners_with_a_broken_tool(competitive, finisher, takers):
    broken = {"B": {"broken": "lamp"}, "E": {"broken": "cart pick"}}
    match = at_the_treasure("MMMSM", finisher, seats=broken, options={"competitive": competitive})
    match.decide("lay EW 7,0")
    first = next(event for event in match.log(None) if isinstance(event, PacketPassed))
    assert first.cards == len(takers), "only as many cards are drawn as there are miners who share"
    assert "".join(seat for seat, _ in share_out(match)) == takers


@pytest.mark.clause("Q-CL-28")
@pytest.mark.parametrize(("competitive", "gold"), [(False, 2), (True, 0)])
def test_option_competitive_can_leave_nobody_to_share(competitive, gold):
    broken = {"A": {"broken": "lamp"}, "B": {"broken": "cart"}}
    match = at_the_treasure("MMS", "C", seats=broken, options={"competitive": competitive})
    match.decide("lay EW 7,0")
    share_out(match)
    assert ended(match) == ["treasure"]
    assert sum(map(len, nuggets(match))) == gold
    assert match.view(None).round == 2


@pytest.mark.clause("Q-CL-28")
def test_option_competitive_does_not_touch_the_pay_of_the_saboteurs():
    match = at_the_last_card("MSM", seats={"B": {"broken": "lamp"}}, options={"competitive": True})
    match.decide("pass NS")
    assert nuggets(match)[1] == (1, 3)


@pytest.mark.clause("Q-CL-39", "CL-X01")
@pytest.mark.parametrize(("vote_end", "clause"), [(False, "CL-X01"), (True, None)])
def test_option_vote_end_lets_the_table_give_a_round_up(vote_end, clause):
    match = undermine.start("classic", seats=3, seed=5, options={"vote_end": vote_end})
    for seat in range(3):
        assert clause_of(match, "propose-end", seat) == clause
        assert ("propose-end" in choices(match, seat=seat)) == vote_end
    if vote_end:
        vote_to_end(match)
        assert ended(match) == ["vote"]


@pytest.mark.clause("Q-CL-40", "CL-E04")
@pytest.mark.parametrize(("options", "rounds"), [({}, 3), ({"rounds": 1}, 1), ({"rounds": 5}, 5)])
def test_option_rounds_says_how_many_rounds_are_played(options, rounds):
    match = play_out(undermine.start("classic", seats=4, seed=9, options=options))
    assert [event.round for event in match.log(None) if isinstance(event, RoundBegan)] == list(range(1, rounds + 1))
    assert len(ended(match)) == rounds
    assert match.view(None).rounds == rounds


@pytest.mark.parametrize("options", [{"rounds": 0}, {"vote_end": "yes"}, {"next_start": "youngest"}, {"mines": True}])
def test_options_that_do_not_exist_are_refused(options):
    with pytest.raises(OptionError):
        undermine.start("classic", seats=3, seed=1, options=options)
