"""What the rulebooks leave open about laying: goals, pieces cut off, the edge of the table."""

import pytest

from tests.classic.seeing import NORTH_ROW, deck_with, goal_at, lays_at, table_of, told
from tests.classic.table import CHAIN, choices, clause_of, given
from undermine.games.classic.decisions import Lay
from undermine.games.classic.deck_file import load
from undermine.games.classic.events import Drew, GoalAligned, GoalRevealed, RoundEnded

SOUTH_ROW = '"0,-1 SW~", "1,-1 ESW~", "2,-1 ESW~", "3,-1 ESW~", "4,-1 ESW~", "5,-1 ESW~", "6,-1 EW", "7,-1 EW"'

#: From which side the goal at 8,0 is reached: the cards that lie, and the one laid.
ARRIVALS = {
    "west": (CHAIN, "EW 7,0"),
    "north": (NORTH_ROW, "SW 8,1"),
    "south": (SOUTH_ROW, "ES~ 8,-1"),
    "east": (NORTH_ROW + ', "8,1 EW", "9,1 SW"', "ES~ 9,0"),
}


@pytest.mark.clause("Q-CL-03")
def test_a_card_is_laid_behind_a_dead_end_if_another_path_leads_there():
    match = given("""
        laid = ["1,0 dead-EW", "0,1 ES", "1,1 EW", "2,1 SW"]
        [seat.A]
        hand = "ES EW NSW"
        [seat.B]
        hand = "NS"
    """)
    assert lays_at(match, "2,0") == {"ES~", "NSW"}
    assert clause_of(match, "lay EW 2,0") == "CL-P03"
    match.decide("lay NSW 2,0")
    assert lays_at(match, "2,-1") == {"NS"}


@pytest.mark.clause("Q-CL-04", "CL-P06")
def test_a_card_between_two_face_down_goals_need_fit_neither():
    match = given(f"""
        laid = [{NORTH_ROW}]
        [seat.A]
        hand = "EW ES SW NSW NESW dead-W"
    """)
    assert lays_at(match, "8,1") == {"EW", "ES~", "SW", "NSW", "NESW", "dead-W"}
    match.decide("lay EW 8,1")
    assert not any(goal.face_up for goal in match.view(None).goals)


@pytest.mark.clause("Q-CL-05", "CL-P01")
@pytest.mark.parametrize("loose", ["false", "true"])
@pytest.mark.parametrize("cell", ["7,0", "8,1", "9,2", "8,-3"])
def test_a_face_down_goal_is_nothing_to_lay_a_card_to(cell, loose):
    match = given(f"""
        [options]
        loose_connection = {loose}
        [seat.A]
        hand = "NESW"
    """)
    assert lays_at(match, cell) == set()
    assert clause_of(match, f"lay NESW {cell}") == "CL-P01"


@pytest.mark.clause("Q-CL-06", "CL-P07")
def test_a_stone_that_was_just_revealed_carries_the_path_on():
    match = given(f"""
        laid = [{CHAIN}, "8,-1 NS"]
        goals = ["8,2 treasure", "8,0 stone-SW", "8,-2 stone-ES"]
        [seat.A]
        hand = "EW"
        [seat.B]
        hand = "NESW"
    """)
    match.decide("lay EW 7,0")  # through the stone and the card below it to the next goal
    assert [event.goal for event in told(match, GoalRevealed)] == [(8, 0), (8, -2)]
    assert table_of(match)["8,-2"] == "stone-ES~"  # doors north and west
    assert lays_at(match, "7,-2") == {"NESW"}


@pytest.mark.clause("Q-CL-07", "D-CL-06", "CL-R04")
def test_only_the_edges_of_the_new_card_count_beside_a_goal_that_misfits_elsewhere():
    match = given(f"""
        laid = [{CHAIN}, "8,1 dead-NS"]
        goals = ["8,2 stone-ES", "8,0 stone-SW", "8,-2 treasure"]
        [seat.A]
        hand = "EW"
        [seat.B]
        hand = "ES dead-EW"
    """)
    match.decide("lay EW 7,0")
    # Turned, the stone would fit the card to the north; but the card just laid comes first.
    assert table_of(match)["8,0"] == "stone-SW"
    assert lays_at(match, "8,-1") == {"ES~"}
    assert clause_of(match, "lay ES 8,-1") == "CL-P03"
    match.decide("lay ES~ 8,-1")
    assert table_of(match)["8,-1"] == "ES~"


@pytest.mark.clause("Q-CL-08", "CL-R06")
@pytest.mark.parametrize("loose", ["false", "true"])
def test_a_card_that_reaches_two_stones_turns_both_up(loose):
    match = given(f"""
        laid = [{NORTH_ROW}]
        goals = ["8,2 stone-SW", "8,0 stone-ES", "8,-2 treasure"]
        [options]
        loose_connection = {loose}
        [seat.A]
        hand = "NSW"
    """)
    events = match.decide("lay NSW 8,1")
    assert sorted(event.goal for event in told(match, GoalRevealed)) == [(8, 0), (8, 2)]
    assert (table_of(match)["8,2"], table_of(match)["8,0"]) == ("stone-SW", "stone-ES~")
    assert isinstance(events[-1], Drew)
    assert match.waiting == (1,)


@pytest.mark.clause("Q-CL-08", "CL-R02")
@pytest.mark.parametrize(("north", "south"), [("treasure", "stone-SW"), ("stone-SW", "treasure")])
def test_if_one_of_two_goals_is_the_treasure_the_other_stays_face_up(north, south):
    match = given(f"""
        laid = [{NORTH_ROW}]
        goals = ["8,2 {north}", "8,0 {south}", "8,-2 stone-ES"]
        [seat.A]
        role = "miner"
        hand = "NSW"
        [seat.B]
        role = "miner"
    """)
    match.decide("lay NSW 8,1")
    assert len(told(match, RoundEnded)) == 1
    assert [goal_at(match, cell).face_up for cell in ["8,2", "8,0", "8,-2"]] == [True, True, False]


@pytest.mark.clause("Q-CL-09", "D-CL-06", "CL-R03")
@pytest.mark.parametrize(
    ("side", "stone", "lies"),
    [
        ("west", "stone-SW", "stone-SW"),
        ("west", "stone-ES", "stone-ES~"),
        ("north", "stone-SW", "stone-SW~"),
        ("north", "stone-ES", "stone-ES~"),
        ("south", "stone-SW", "stone-SW"),
        ("south", "stone-ES", "stone-ES"),
        ("east", "stone-SW", "stone-SW~"),
        ("east", "stone-ES", "stone-ES"),
    ],
)
def test_a_stone_lies_the_one_way_that_meets_the_card_just_laid(side, stone, lies):
    laid, decision = ARRIVALS[side]
    other = "stone-ES" if stone == "stone-SW" else "stone-SW"
    match = given(f"""
        laid = [{laid}]
        goals = ["8,2 treasure", "8,0 {stone}", "8,-2 {other}"]
        [seat.A]
        hand = "{decision.split()[0].removesuffix("~")}"
    """)
    match.decide(f"lay {decision}")
    assert table_of(match)["8,0"] == lies
    assert match.view(None).phase == "play"  # nobody is asked
    assert match.waiting == (1,)


def own_goal(doors: str) -> str:
    """Position: one card away from a goal of a shape that is not printed."""
    deck = deck_with('[[goal]]\ndoors = "SW"', f'[[goal]]\ndoors = "{doors}"')
    return f"""
deck = '''{deck}'''
laid = [{CHAIN}]
goals = ["8,2 treasure", "8,0 stone-{doors}", "8,-2 stone-ES"]
pile = "NS"
[seat.A]
hand = "EW map"
[seat.B]
hand = "NS"
"""


@pytest.mark.clause("Q-CL-09")
@pytest.mark.parametrize(("word", "north", "south"), [("upright", set(), {"NS"}), ("turned", {"NS"}, set())])
def test_the_active_player_chooses_how_a_goal_lies_that_opens_both_ways(word, north, south):
    match = given(own_goal("ESW"))
    match.decide("lay EW 7,0")
    assert (match.waiting, match.view(None).phase) == ((0,), "align")
    assert choices(match) == {"align upright", "align turned"}
    assert clause_of(match, "map 8,2") == "Q-CL-09"
    events = match.decide(f"align {word}")
    assert events == (GoalAligned(seat=0, goal=(8, 0), turned=word == "turned"), Drew(seat=0, card="NS", known=1))
    assert match.waiting == (1,)
    assert lays_at(match, "8,1") == north
    assert lays_at(match, "8,-1") == south


@pytest.mark.clause("Q-CL-09", "Q-CL-10", "D-CL-06")
@pytest.mark.parametrize(("word", "lies"), [("upright", "stone-SW"), ("turned", "stone-SW~")])
def test_a_printed_stone_is_a_choice_when_a_loose_piece_comes_to_it_from_two_sides(word, lies):
    match = given("""
        laid = [
            "0,1 ES", "1,1 EW", "2,1 EW", "3,1 ESW", "4,1 ESW", "5,1 ESW",
            "7,1 ESW", "8,1 SW", "7,0 NSW~",
        ]
        goals = ["8,2 treasure", "8,0 stone-SW", "8,-2 stone-ES"]
        [options]
        loose_connection = true
        [seat.A]
        hand = "EW"
    """)
    match.decide("lay EW 6,1")  # joins the piece, and touches no goal itself
    assert choices(match) == {"align upright", "align turned"}
    match.decide(f"align {word}")
    assert table_of(match)["8,0"] == lies


@pytest.mark.clause("Q-CL-09", "CL-R04")
def test_a_goal_that_opens_neither_way_lies_upright_with_the_misfit():
    match = given(own_goal("S"))
    match.decide("lay EW 7,0")
    assert table_of(match)["8,0"] == "stone-S"
    assert match.waiting == (1,)
    assert clause_of(match, "lay NS 8,-1") == "CL-P04"


@pytest.mark.clause("Q-CL-10", "Q-CL-11")
@pytest.mark.parametrize("loose", ["false", "true"])
def test_joining_a_piece_that_faces_a_goal_turns_the_goal_up(loose):
    match = given(f"""
        laid = [{CHAIN.replace(', "6,0 EW"', "")}, "7,0 EW"]
        goals = ["8,2 treasure", "8,0 stone-ES", "8,-2 stone-SW"]
        [options]
        loose_connection = {loose}
        [seat.A]
        hand = "EW"
    """)
    assert not goal_at(match, "8,0").face_up
    match.decide("lay EW 6,0")  # touches no goal itself
    assert told(match, GoalRevealed) == [GoalRevealed(goal=(8, 0), card="stone-ES", turned=True)]


@pytest.mark.clause("Q-CL-10", "D-CL-01", "CL-R05")
def test_a_loose_piece_that_faces_a_goal_does_not_reach_it():
    match = given("""
        laid = ["1,0 EW", "6,0 ESW"]
        [options]
        loose_connection = true
        [seat.A]
        hand = "ESW"
    """)
    match.decide("lay ESW 7,0")
    assert not goal_at(match, "8,0").face_up


@pytest.mark.clause("Q-CL-11", "CL-P03")
def test_a_piece_cut_off_stays_and_must_be_fitted_and_can_be_joined_again():
    match = given("""
        laid = ["0,1 ES", "1,1 EW", "2,1 EW", "3,0 NS", "3,-1 NS"]
        [seat.A]
        hand = "EW SW NS"
        [seat.B]
        hand = "NS"
    """)
    assert clause_of(match, "lay NS 3,-2") == "CL-P04"
    assert clause_of(match, "lay EW 3,1") == "CL-P03"
    match.decide("lay SW 3,1")
    assert lays_at(match, "3,-2") == {"NS"}


@pytest.mark.clause("Q-CL-33", "CL-S07")
@pytest.mark.parametrize(
    ("step", "cards"),
    [
        ((0, 1), ["NS"] * 3 + ["NSW"] * 5 + ["NESW"] * 5 + ["NS"]),
        ((0, -1), ["NS"] * 3 + ["NSW"] * 5 + ["NESW"] * 5 + ["NS"]),
        ((-1, 0), ["EW"] * 2 + ["ESW"] * 5 + ["NESW"] * 5 + ["EW"]),
    ],
)
def test_the_longest_straight_path_of_the_deck_comes_to_no_edge(step, cards):
    cells = [f"{step[0] * i},{step[1] * i}" for i in range(1, len(cards) + 1)]
    laid = ", ".join(f'"{cell} {card}"' for cell, card in zip(cells, cards[:-1], strict=False))
    match = given(f"""
        laid = [{laid}]
        [seat.A]
        hand = "{cards[-1]}"
    """)
    match.decide(f"lay {cards[-1]} {cells[-1]}")
    assert table_of(match)[cells[-1]] == cards[-1]


@pytest.mark.clause("Q-CL-33")
def test_the_table_reaches_as_far_as_40_cards_can():
    match = given("""
        [seat.A]
        hand = "NESW"
    """)
    for cell in [(40, 0), (-40, 0), (0, 40), (0, -40), (48, 2), (40, 40)]:
        assert clause_of(match, Lay("NESW", cell)) == "CL-P01"  # nothing lies there; but it is on the table
    assert clause_of(match, Lay("NESW", (500, 0))) == "Q-CL-33"


@pytest.mark.clause("Q-CL-34", "CL-P05")
def test_the_last_open_door_may_be_closed_and_a_rockfall_opens_the_mine_again():
    match = given("""
        laid = ["1,0 dead-W", "0,1 dead-S", "0,-1 dead-NS"]
        [seat.A]
        hand = "dead-EW"
        [seat.B]
        hand = "NESW NS EW ES SW rockfall"
        [seat.C]
        hand = "EW"
    """)
    match.decide("lay dead-EW -1,0")
    assert choices(match, "lay") == set()
    assert choices(match, "rockfall") == {"rockfall 1,0", "rockfall 0,1", "rockfall 0,-1", "rockfall -1,0"}
    match.decide("rockfall -1,0")
    assert choices(match, "lay") == {"lay EW -1,0"}


@pytest.mark.clause("Q-CL-37")
def test_the_start_card_is_the_same_whichever_way_it_lies():
    deck, _ = load()
    assert deck.faces.other[deck.start_face] == deck.start_face
    match = given("""
        [seat.A]
        hand = "NS SW ESW dead-S dead-ES NESW"
    """)
    lays = {(lay.card, lay.cell, lay.turned) for lay in match.choices() if isinstance(lay, Lay)}
    same_turned = ("NS", "NESW")
    half_turn = {(card, (-x, -y), card not in same_turned and not turned) for card, (x, y), turned in lays}
    assert lays == half_turn
