"""Reaching a goal: when it is turned over, and how it then lies (CL-R01 to CL-R06)."""

import pytest

import undermine
from tests.classic.decks import custom
from tests.classic.rounds import at_the_treasure
from tests.classic.table import CHAIN, choices, clause_of, given
from undermine.games.classic.events import Drew, GoalRevealed, Laid, PacketPassed, RoundEnded

FIVE = '"1,0 ESW", "2,0 ESW~", "3,0 ESW", "4,0 ESW~", "5,0 ESW"'
STONE_AHEAD = 'goals = ["8,2 treasure", "8,0 stone-SW", "8,-2 stone-ES"]'


def row(y: int) -> str:
    """Laid from the start along the row between two goals, up to the column of the goals."""
    first = f'"0,1 ES", "1,{y} ESW"' if y > 0 else f'"0,-1 SW~", "1,{y} ESW"'
    return f'{first}, "2,{y} ESW~", "3,{y} ESW", "4,{y} ESW~", "5,{y} ESW", "6,{y} EW", "7,{y} EW"'


#: Laid around the upper goal, down to the space north-east of the middle one.
AROUND = (
    '"0,1 NS", "0,2 NS", "0,3 ES", "1,3 ESW", "2,3 ESW~", "3,3 ESW", "4,3 ESW~", "5,3 ESW", "6,3 NESW", "7,3 NESW",'
    '"8,3 EW", "9,3 SW", "9,2 NS", "9,1 NS"'
)


def revealed(match) -> list[GoalRevealed]:
    return [event for event in match.log(None) if isinstance(event, GoalRevealed)]


def face_up(match, viewer=None) -> dict[tuple[int, int], str]:
    return {goal.cell: goal.card for goal in match.view(viewer).goals if goal.face_up}


def cells_to_lay(match) -> set[str]:
    return {text.split()[2] for text in choices(match, "lay")}


@pytest.mark.clause("CL-R01")
def test_a_path_that_reaches_a_goal_turns_it_over_at_once():
    """T-CL-08: the player is not asked."""
    match = given(f"""
        laid = [{CHAIN}]
        {STONE_AHEAD}
        [seat.A]
        hand = "EW"
    """)
    laid, turned_over, *_ = match.decide("lay EW 7,0")
    assert isinstance(laid, Laid)
    assert turned_over == GoalRevealed(goal=(8, 0), card="stone-SW", turned=False)
    assert [face_up(match, viewer) for viewer in (0, 1, 2, None)] == [{(8, 0): "stone-SW"}] * 4
    assert match.waiting == (1,)


@pytest.mark.clause("CL-R02", "CL-E01", "CL-D05")
def test_the_treasure_ends_the_round_before_anything_else_happens():
    match = at_the_treasure("MMS")
    pile = match.view(None).pile
    told = match.decide("lay EW 7,0")
    assert [type(event) for event in told[:4]] == [Laid, GoalRevealed, RoundEnded, PacketPassed]
    assert told[1].card == "treasure"
    assert told[2].how == "treasure"
    assert not any(isinstance(event, Drew) for event in told)
    assert match.view(0).seats[0].hand.size == 0
    assert match.view(0).pile == pile
    assert clause_of(match, "pass NS", 1) == "CL-O01", "nobody takes another turn"


@pytest.mark.clause("CL-R03", "Q-CL-38")
@pytest.mark.parametrize(
    ("side", "stone", "turned", "goes_on_at"),
    [
        ("W", "stone-SW", False, "8,-1"),
        ("W", "stone-ES", True, "8,1"),
        ("N", "stone-SW", True, "9,0"),
        ("N", "stone-ES", True, "7,0"),
        ("S", "stone-SW", False, "7,0"),
        ("S", "stone-ES", False, "9,0"),
        ("E", "stone-SW", True, "8,1"),
        ("E", "stone-ES", False, "8,-1"),
    ],
)
def test_a_stone_opens_to_the_card_just_laid_and_carries_the_path_on(side, stone, turned, goes_on_at):
    """T-CL-10, from all four sides: only one way to lie opens to the arriving path, so nobody is asked."""
    laid, card = {
        "W": (CHAIN, "EW 7,0"),
        "N": (row(1), "SW 8,1"),
        "S": (row(-1), "ES~ 8,-1"),
        "E": (AROUND, "ES~ 9,0"),
    }[side]
    other = "stone-ES" if stone == "stone-SW" else "stone-SW"
    match = given(f"""
        laid = [{laid}]
        goals = ["8,2 treasure", "8,0 {stone}", "8,-2 {other}"]
        pile = "map"
        [seat.A]
        hand = "{card.split()[0].rstrip("~")} rockfall"
        [seat.B]
        hand = "NESW NSW EW"
    """)
    assert goes_on_at not in cells_to_lay(match)
    told = match.decide(f"lay {card}")
    assert [type(event) for event in told] == [Laid, GoalRevealed, Drew]
    assert told[1] == GoalRevealed(goal=(8, 0), card=stone, turned=turned)
    assert [(lying.card, lying.turned) for lying in match.view(None).laid if lying.cell == (8, 0)] == [(stone, turned)]
    assert match.view(0).seats[0].hand.cards == ("rockfall", "map"), "revealing a stone does not cost the draw"
    assert match.view(None).phase == "play"
    assert match.waiting == (1,)
    assert goes_on_at in cells_to_lay(match)


@pytest.mark.clause("CL-R05", "CL-P06")
@pytest.mark.parametrize("card", ["ES~", "SW", "NSW"])
def test_rock_towards_a_goal_reveals_nothing(card):
    """T-CL-06: and the treasure's door there does not forbid it while the treasure lies face down."""
    match = at_the_treasure("MMS", seats={"A": {"hand": card.rstrip("~")}})
    match.decide(f"lay {card} 7,0")
    assert revealed(match) == []
    assert face_up(match) == {}
    assert match.waiting == (1,)


@pytest.mark.clause("CL-R05", "CL-P05")
@pytest.mark.parametrize("card", ["dead-EW", "dead-ESW", "dead-NESW"])
def test_a_dead_end_towards_a_goal_reveals_nothing(card):
    """T-CL-07."""
    match = at_the_treasure("MMS", seats={"A": {"hand": card}})
    match.decide(f"lay {card} 7,0")
    assert revealed(match) == []
    assert match.view(None).ended == ()
    assert match.waiting == (1,)


@pytest.mark.clause("CL-R01", "CL-R05")
@pytest.mark.parametrize(("card", "opened"), [("dead-EW", {}), ("EW", {(8, 0): "stone-SW"})])
def test_a_door_that_faces_a_goal_counts_only_once_it_is_joined_to_the_start(card, opened):
    match = given(f"""
        laid = [{FIVE}, "7,0 EW"]
        {STONE_AHEAD}
        [seat.A]
        hand = "{card}"
    """)
    assert face_up(match) == {}, "7,0 faces the goal, but nothing joins it to the start"
    match.decide(f"lay {card} 6,0")
    assert face_up(match) == opened


@pytest.mark.clause("CL-R05")
def test_with_loose_connection_a_cut_off_card_beside_a_goal_reveals_nothing():
    match = given(f"""
        laid = [{FIVE}, "7,1 SW"]
        {STONE_AHEAD}
        [options]
        loose_connection = true
        [seat.A]
        hand = "NESW"
        [seat.B]
        hand = "EW"
    """)
    match.decide("lay NESW 7,0")
    assert face_up(match) == {}
    match.decide("lay EW 6,0")
    assert face_up(match) == {(8, 0): "stone-SW"}


@pytest.mark.clause("CL-R04", "CL-R03")
@pytest.mark.parametrize(
    ("stone", "turned", "above"),
    [("stone-SW", False, "dead-SW"), ("stone-ES", True, "EW")],
    ids=["a door above meets its rock", "its door meets rock above"],
)
def test_a_stone_that_cannot_fit_all_its_neighbours_lies_with_the_misfit(stone, turned, above):
    other = "stone-ES" if stone == "stone-SW" else "stone-SW"
    match = given(f"""
        laid = [{FIVE}, "6,0 NESW", "6,1 ES", "7,1 EW", "8,1 {above}"]
        goals = ["8,2 treasure", "8,0 {stone}", "8,-2 {other}"]
        [seat.A]
        hand = "EW NSW"
    """)
    assert clause_of(match, "lay NSW 7,0") == "CL-P03", "a path card may not misfit, not even there"
    told = match.decide("lay EW 7,0")
    assert told[1] == GoalRevealed(goal=(8, 0), card=stone, turned=turned)
    assert match.view(None).phase == "play"
    assert match.waiting == (1,)


@pytest.mark.clause("CL-R06", "Q-CL-08")
def test_a_card_that_reaches_two_stones_reveals_both_and_play_goes_on():
    match = given(f"""
        laid = [{row(1)}]
        goals = ["8,2 stone-SW", "8,0 stone-ES", "8,-2 treasure"]
        [seat.A]
        hand = "NSW"
    """)
    match.decide("lay NSW 8,1")
    assert {(event.goal, event.card, event.turned) for event in revealed(match)} == {
        ((8, 2), "stone-SW", False),
        ((8, 0), "stone-ES", True),
    }
    assert face_up(match) == {(8, 2): "stone-SW", (8, 0): "stone-ES"}
    assert match.waiting == (1,)


@pytest.mark.clause("CL-R06", "Q-CL-08", "CL-R02")
@pytest.mark.parametrize("treasure", ["8,2", "8,0"])
def test_a_card_that_reaches_treasure_and_stone_reveals_both_and_ends_the_round(treasure):
    stone = "8,0" if treasure == "8,2" else "8,2"
    match = given(f"""
        laid = [{row(1)}]
        goals = ["{treasure} treasure", "{stone} stone-SW", "8,-2 stone-ES"]
        [seat.A]
        hand = "NSW"
        role = "miner"
        [seat.B]
        role = "miner"
    """)
    match.decide("lay NSW 8,1")
    assert set(face_up(match).values()) == {"treasure", "stone-SW"}
    assert match.view(None).ended[0].how == "treasure"
    assert match.view(None).phase == "gold"


@pytest.mark.clause("CL-R01", "CL-R06")
def test_a_stone_that_joins_a_cut_off_card_can_reveal_the_next_goal():
    match = given(f"""
        laid = [{CHAIN}, "8,1 NS"]
        goals = ["8,2 treasure", "8,0 stone-ES", "8,-2 stone-SW"]
        [seat.A]
        hand = "EW"
        role = "miner"
        [seat.B]
        role = "miner"
    """)
    match.decide("lay EW 7,0")
    assert [event.card for event in revealed(match)] == ["stone-ES", "treasure"]
    assert match.view(None).ended[0].winner == "miners"


@pytest.mark.clause("CL-R01")
def test_a_stone_is_turned_over_only_once():
    match = given(f"""
        laid = [{CHAIN}, "7,0 EW"]
        goals = ["8,2 treasure", "8,0 stone-SW up", "8,-2 stone-ES"]
        [seat.A]
        hand = "rockfall"
        [seat.B]
        hand = "EW"
    """)
    match.decide("rockfall 7,0")
    assert face_up(match) == {(8, 0): "stone-SW"}
    match.decide("lay EW 7,0")
    assert revealed(match) == []
    assert match.waiting == (2,)


@pytest.mark.clause("CL-V01", "CL-R05")
def test_a_treasure_behind_a_dead_end_is_not_reached():
    match = given(f"""
        laid = [{CHAIN}]
        goals = ["8,2 stone-SW", "8,0 treasure", "8,-2 stone-ES"]
        pile = ""
        [seat.A]
        hand = "dead-EW"
        [seat.B]
        hand = ""
        [seat.C]
        hand = ""
    """)
    match.decide("lay dead-EW 7,0")
    assert match.view(None).ended[0].winner == "saboteurs"


@pytest.mark.clause("CL-R01", "CL-P07", "CL-A12")
def test_a_misfit_stone_still_carries_when_its_neighbours_fall():
    """The stone at 8,0 has a door to the rock of 7,-1 and 8,-1; once they are gone, it opens 8,-1 again."""
    match = given("""
        laid = [
            "1,0 EW", "2,0 EW", "3,0 NESW", "4,0 ESW~", "5,0 ESW", "6,0 NESW", "7,0 EW",
            "5,-1 NSW~", "6,-1 NESW", "7,-1 ESW", "8,-1 dead-W",
        ]
        goals = ["8,2 stone-ES", "8,0 stone-SW up", "8,-2 treasure"]
        [seat.A]
        hand = "rockfall NS"
        [seat.B]
        hand = "rockfall NS"
        [seat.C]
        hand = "NS map"
    """)
    match.decide("rockfall 8,-1")
    match.decide("rockfall 7,-1")
    assert "lay NS 8,-1" in match.choices()
    match.decide("lay NS 8,-1")
    assert match.view(None).ended[0].winner == "miners"


@pytest.mark.clause("Q-CL-09", "Q-CL-10", "D-CL-06")
def test_an_unjoined_fragment_beside_a_stone_does_not_count_as_arriving():
    match = given("""
        laid = ["1,0 EW", "2,0 EW", "4,0 ESW~", "5,0 ESW~", "6,0 ESW~", "7,0 ESW~", "8,1 NS"]
        goals = ["8,2 stone-ES", "8,0 stone-SW", "8,-2 treasure"]
        [options]
        loose_connection = true
        [seat.A]
        hand = "EW map"
    """)
    match.decide("lay EW 3,0")
    assert match.view(None).phase == "play"
    assert {laid.cell: laid.turned for laid in match.view(None).laid}[8, 0] is False


@pytest.mark.clause("Q-CL-08", "Q-CL-09")
def test_a_stone_that_waits_to_be_aligned_lies_upright_when_the_treasure_ends_the_round():
    match = custom(
        """
        laid = ["0,1 ES", "1,1 EW", "2,1 EW", "3,1 ESW", "4,1 ESW", "5,1 ESW", "6,1 ESW", "7,1 ESW"]
        goals = ["8,2 stone-NSW", "8,0 treasure", "8,-2 stone-ES"]
        [seat.A]
        hand = "NSW"
        """,
        shape=('[[goal]]\ndoors = "SW"', '[[goal]]\ndoors = "NSW"'),
    )
    match.decide("lay NSW 8,1")
    view = match.view(None)
    assert view.phase == "gold"
    assert (8, 2) in {laid.cell for laid in view.laid}
    assert undermine.load_position(match.position()).position() == match.position()


@pytest.mark.clause("Q-CL-09")
def test_the_view_says_which_goal_is_to_be_aligned_and_a_position_keeps_it():
    match = custom(
        """
        laid = ["0,1 ES", "1,1 EW", "2,1 EW", "3,1 ESW", "4,1 ESW", "5,1 ESW", "6,1 ESW", "7,1 ESW"]
        goals = ["8,0 stone-NSW", "8,2 stone-ESW", "8,-2 treasure"]
        [seat.A]
        hand = "NSW"
        """,
        one=('[[goal]]\ndoors = "SW"', '[[goal]]\ndoors = "NSW"'),
        two=('[[goal]]\ndoors = "ES"', '[[goal]]\ndoors = "ESW"'),
        layout=("goals = [[8, 2], [8, 0], [8, -2]]", "goals = [[8, 0], [8, 2], [8, -2]]"),
    )
    match.decide("lay NSW 8,1")
    assert match.view(None).phase == "align"
    assert match.view(None).aligning == (8, 0)
    again = undermine.load_position(match.position())
    for one in (match, again):
        one.decide("align turned")
    assert match.position() == again.position()


@pytest.mark.clause("Q-CL-09")
@pytest.mark.parametrize("goals", [["8,0", "8,2"], ["8,2", "8,0"]])
def test_two_stones_are_aligned_in_the_order_of_the_goals(goals):
    """One card reaches the stones north and south of it, and both can lie either way."""
    first, second = goals
    match = custom(
        f"""
        laid = [{row(1)}]
        goals = ["{first} stone-NSW", "{second} stone-NES", "8,-2 treasure"]
        [seat.A]
        hand = "NSW"
        """,
        one=('[[goal]]\ndoors = "SW"', '[[goal]]\ndoors = "NSW"'),
        two=('[[goal]]\ndoors = "ES"', '[[goal]]\ndoors = "NES"'),
        layout=("[[8, 2], [8, 0], [8, -2]]", "[" + ", ".join(f"[{at}]" for at in [*goals, "8,-2"]) + "]"),
    )
    match.decide("lay NSW 8,1")
    asked = []
    while (goal := match.view(None).aligning) is not None:
        asked.append(f"{goal[0]},{goal[1]}")
        match.decide("align upright")
    assert asked == goals
