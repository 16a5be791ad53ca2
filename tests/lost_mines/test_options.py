"""Every table option makes a difference, and is as the table of options says unless chosen (LostMinesOptions)."""

from collections import Counter
from typing import Any

import pytest

import undermine
from tests.chances import looks_uniform
from tests.classic.table import play_out
from tests.lost_mines.rounds import at_the_last_card, at_the_mine, ends, idle, takers, taking, vote_to_end
from tests.lost_mines.seeing import cell_of, mine_at, rest, told, traps, trolls, viewers
from tests.lost_mines.table import choices, clause_of, given
from undermine import OptionError, PositionError
from undermine.games.lost_mines.events import RoundBegan, TrapSprung
from undermine.games.lost_mines.options import LostMinesOptions

DWARVES = "yellow-loyal blue-loyal blue-selfish"
GOLD = ("gold-2", "gold-3", "gold-4", "gems-3")


def test_every_option_of_the_table_has_a_test_of_its_own():
    """Such a test is called `test_option_NAME_…`."""
    tests = [name for name in globals() if name.startswith("test_option_")]
    for option in LostMinesOptions.__struct_fields__:
        assert any(name.startswith(f"test_option_{option}_") for name in tests), option


@pytest.mark.clause("Q-ALL-02", "D-LM-03")
def test_option_first_player_is_random_unless_a_seat_is_named():
    def starters(**options):
        return {undermine.start("lost_mines", seats=4, seed=seed, options=options).waiting[0] for seed in range(40)}

    assert starters() == starters(first_player="random") == {0, 1, 2, 3}
    assert starters(first_player="C") == {2}
    with pytest.raises(OptionError, match="no seat E"):
        undermine.start("lost_mines", seats=4, options={"first_player": "E"})


def at_a_trap(**options):
    """A trap of nobody's and a troll of B's lie east of 1,2 and north of 0,2."""
    return at_the_last_card(
        DWARVES,
        laid=["1,2 EW", "2,2 EW"],
        traps=["1,2 E"],
        seats={"A": {"hand": "trap troll NS SW ES"}, "B": {"trolls": ["0,2 N"]}},
        options=options,
    )


@pytest.mark.clause("Q-LM-21")
@pytest.mark.parametrize(("stack", "clause"), [(False, "Q-LM-21"), (True, None)])
def test_option_stack_tokens_lets_several_tokens_lie_on_one_edge(stack, clause):
    match = at_a_trap(stack_tokens=stack)
    for decision in ["trap 1,2 E", "trap 2,2 W", "troll 1,2 E", "trap 0,2 N", "troll 0,2 N"]:
        assert clause_of(match, decision) == clause
    assert ("trap 1,2 E" in choices(match)) == stack
    assert clause_of(match, "trap 0,2 E") is None
    if stack:
        match.decide("troll 0,2 N")
        assert sorted(trolls(match)) == [("0,2 N", 0), ("0,2 N", 1)]


@pytest.mark.clause("Q-LM-21", "LM-M04")
def test_option_stack_tokens_makes_every_trap_on_an_edge_cost_a_card():
    match = at_a_trap(stack_tokens=True)
    match.decide("trap 1,2 E")
    assert traps(match) == {"1,2 E": 2}
    match.decide("step E")
    assert told(match, TrapSprung) == []
    match.decide("step E")
    assert [event.lost for event in told(match, TrapSprung)] == [True, True]
    assert match.view(None).seats[0].hand.size == 2
    assert cell_of(match, 0) == "2,2"


@pytest.mark.clause("Q-LM-21")
def test_option_stack_tokens_says_what_a_position_may_hold():
    text = 'laid = ["1,2 EW"]\ntraps = ["1,2 E", "1,2 E"]\n'
    with pytest.raises(PositionError, match="Q-LM-21"):
        given(text)
    assert traps(given(text + "[options]\nstack_tokens = true")) == {"1,2 E": 2}


@pytest.mark.clause("Q-LM-31")
@pytest.mark.parametrize("cell", ["9,2", "10,2"], ids=["by moving", "by staying"])
@pytest.mark.parametrize(("pick", "asked"), [("choose", {"take 1", "take 2", "take 3"}), ("random", set())])
def test_option_treasure_pick_leaves_the_choice_to_the_seat_or_to_chance(pick, asked, cell):
    match = at_the_mine("gold up", *GOLD, seats={"A": {"cell": cell}}, options={"treasure_pick": pick})
    match.decide("discard NS")
    if cell == "9,2":
        match.decide("step E")
    match.decide("stop")
    assert choices(match, "take") == asked
    assert match.waiting == ((0,) if asked else (1,))
    assert Counter(takers(match)) == ({None: 4} if asked else {None: 3, 0: 1})


@pytest.mark.clause("Q-LM-31", "LM-O02")
def test_option_treasure_pick_with_random_gives_all_matching_ones_the_same_chance():
    found: Counter[Any] = Counter()
    for seed in range(200):
        match = at_the_mine("gold up", *GOLD, seed=str(seed), options={"treasure_pick": "random"})
        match.decide("discard NS")
        match.decide("step E")
        match.decide("stop")
        found[takers(match).index(0) + 1] += 1
    assert looks_uniform(found, [1, 2, 3])


@pytest.mark.clause("Q-LM-31", "LM-O02")
def test_option_treasure_pick_asks_chance_only_if_there_is_more_than_one_to_pick():
    """With one gold left it makes no difference who picks: the same cards are dealt in the next round."""
    dealt = []
    for pick in ["choose", "random"]:
        match = at_the_mine("gold up", "gold-2", "gems-3", "gems-4", options={"treasure_pick": pick})
        match.decide("discard NS")
        match.decide("step E")
        match.decide("stop")
        assert takers(match) == [0, None, None]
        vote_to_end(match)
        dealt.append([match.view(seat).seats[seat].hand for seat in range(3)])
    assert dealt[0] == dealt[1]


@pytest.mark.clause("Q-LM-32", "LM-I04")
@pytest.mark.parametrize(("hidden", "value"), [(False, 2), (True, None)])
def test_option_own_treasure_hidden_keeps_the_value_from_its_owner_until_the_end_of_the_round(hidden, value):
    match = at_the_mine("gold up", "gold-2", "gems-3", "gems-4", options={"own_treasure_hidden": hidden, "rounds": 1})
    match.decide("discard NS")
    match.decide("step E")
    match.decide("stop")
    assert match.view(0).treasures[0].value == value
    assert taking(match, viewer=0) == [(0, 1, "gold", value)]
    assert taking(match, viewer=1) == [(0, 1, "gold", None)]
    vote_to_end(match)
    assert {match.view(viewer).treasures[0].value for viewer in viewers(match)} == {2}


@pytest.mark.clause("Q-LM-32", "LM-I03")
def test_option_own_treasure_hidden_takes_no_knowledge_from_who_looked_before():
    options = {"own_treasure_hidden": True}
    match = at_the_mine("gold up", "gold-2 seen=A", "gems-3", "gems-4", options=options)
    match.decide("discard NS")
    match.decide("step E")
    match.decide("stop")
    assert [match.view(viewer).treasures[0].value for viewer in (0, 1, None)] == [2, None, None]


@pytest.mark.clause("Q-LM-38", "LM-E01")
@pytest.mark.parametrize(("strict", "how"), [(False, []), (True, ["exhausted"])])
def test_option_strict_immediate_end_takes_the_movement_from_the_seat_of_the_last_card(strict, how):
    match = at_the_last_card(DWARVES, laid=["1,2 EW"], options={"strict_immediate_end": strict})
    match.decide("discard NS")
    assert [end.how for end in ends(match)] == how
    if not strict:
        assert "step E" in choices(match)


@pytest.mark.clause("Q-LM-38")
@pytest.mark.parametrize("play", ["discard NS", "lay NS 0,3"])
def test_option_strict_immediate_end_means_that_nothing_follows_the_very_last_card(play):
    strict = {"strict_immediate_end": True}
    match = at_the_last_card(DWARVES, laid=["1,2 EW", "2,2 EW"], options=strict)
    match.decide(play)
    assert [end.how for end in ends(match)] == ["exhausted"]


@pytest.mark.clause("Q-LM-38")
def test_option_strict_immediate_end_lets_the_last_card_that_is_played_still_have_its_effect():
    """A looks at a mine; with one round only, what it saw can still be seen."""
    match = at_the_last_card(
        DWARVES,
        laid=["1,2 EW"],
        seats={"A": {"hand": "info-mine-dwarf"}},
        mines=["10,2 silver", "10,0 gold", "10,4 gems", "10,6 dragon"],
        options={"strict_immediate_end": True, "rounds": 1},
    )
    match.decide("look-mine 10,2 with info-mine-dwarf")
    assert [end.how for end in ends(match)] == ["exhausted"]
    assert mine_at(match, "10,2", 0).card == "mine-silver"
    assert match.waiting == ()


@pytest.mark.clause("Q-LM-38")
def test_option_strict_immediate_end_holds_for_the_last_card_lost_to_a_trap_too():
    match = at_the_mine(
        "dragon",
        "silver-3",
        "gold-2",
        "gems-4",
        pile="",
        traps=["9,2 E"],
        seats={"A": {"hand": "NS SW"}, "B": {"hand": ""}, "C": {"hand": ""}},
        options={"strict_immediate_end": True, "rounds": 1},
    )
    match.decide("discard NS")
    assert ends(match) == []
    match.decide("step E")
    assert [end.how for end in ends(match)] == ["exhausted"]
    assert ends(match)[0].dragon is None, "the mine behind the trap is not even turned over"
    assert not mine_at(match, "10,2").face_up


@pytest.mark.clause("Q-LM-38")
@pytest.mark.parametrize(("pile", "b_hand"), [("SW", ""), ("", "SW")], ids=["a pile", "a card in hand"])
def test_option_strict_immediate_end_waits_for_a_single_card_elsewhere(pile, b_hand):
    strict = {"strict_immediate_end": True}
    match = at_the_last_card(DWARVES, laid=["1,2 EW"], pile=pile, seats={"B": {"hand": b_hand}}, options=strict)
    match.decide("discard NS")
    assert ends(match) == []
    match.decide("step E")
    assert cell_of(match, 0) == "1,2"


@pytest.mark.clause("Q-LM-52", "LM-X01", "LM-O03")
@pytest.mark.parametrize(
    ("options", "clause"), [({}, None), ({"vote_end": True}, None), ({"vote_end": False}, "LM-X01")]
)
def test_option_vote_end_lets_the_table_end_a_round_early(options, clause):
    match = undermine.start("lost_mines", seats=3, seed=5, options=options)
    for seat in range(3):
        assert clause_of(match, "propose-end", seat) == clause
        assert ("propose-end" in choices(match, seat=seat)) == (clause is None)
    if clause is None:
        vote_to_end(match)
        assert [end.how for end in ends(match)] == ["vote"]


@pytest.mark.clause("Q-LM-54")
@pytest.mark.parametrize("seats", range(3, 10))
def test_option_balanced_clans_deals_until_the_clans_differ_by_one_at_most(seats):
    def differences(**options):
        found = set()
        for seed in range(60):
            match = undermine.start("lost_mines", seats=seats, seed=seed, options=options)
            for _ in range(2):
                clans = Counter(seat.dwarf.clan for seat in match.view(None).seats)
                found.add(abs(clans["yellow"] - clans["blue"]))
                vote_to_end(match)
        return found

    assert differences(balanced_clans=True) == {seats % 2}
    if seats < 9:
        assert max(differences()) > 1, "as dealt, the sizes are a matter of chance"


@pytest.mark.clause("Q-LM-61", "LM-N02")
@pytest.mark.parametrize(("options", "starter"), [({}, 1), ({"next_start": "last_turn"}, 2)])
def test_option_next_start_says_who_starts_the_next_round(options, starter):
    """C started, A plays the last card, B discards the last one."""
    seats = {"A": {"hand": "info-mine-dwarf"}, "B": {"hand": "SW"}}
    match = at_the_last_card(DWARVES, seats=seats, starter="C", turn="A", options=options)
    rest(match, "look-mine 10,0 with info-mine-dwarf")
    idle(match)
    assert match.view(None).round == 2
    assert match.waiting == (starter,)


@pytest.mark.clause("Q-LM-63", "LM-E04", "LM-N04", "LM-X02")
@pytest.mark.parametrize(("options", "rounds"), [({}, 2), ({"rounds": 1}, 1), ({"rounds": 4}, 4)])
def test_option_rounds_says_how_many_rounds_are_played(options, rounds):
    match = play_out(undermine.start("lost_mines", seats=4, seed=9, options=options))
    assert [event.round for event in told(match, RoundBegan)] == list(range(1, rounds + 1))
    assert len(ends(match)) == match.view(None).rounds == rounds


@pytest.mark.parametrize(
    "options",
    [{"rounds": 0}, {"vote_end": "yes"}, {"next_start": "last"}, {"treasure_pick": "best"}, {"gold": True}],
)
def test_options_that_do_not_exist_are_refused(options):
    with pytest.raises(OptionError):
        undermine.start("lost_mines", seats=3, seed=1, options=options)
