"""Mines, treasures and the dragon: revealing, lying, taking, staying (LM-R)."""

import pytest

from tests.lost_mines.rounds import at_the_mine, idle, takers, taking
from tests.lost_mines.seeing import cell_of, mine_at, rest, table_of, told, walk, ways
from tests.lost_mines.table import choices, clause_of
from undermine.games.lost_mines.events import (
    DragonTaken,
    Drew,
    MineAligned,
    MineRevealed,
    Stepped,
    Stopped,
    TreasureTaken,
)

THREE = ("silver-2", "gold-3", "gems-4")
FOUR = ("gold-2", "gems-3", "silver-1", "gold-4")


@pytest.mark.clause("LM-R01", "LM-R03")
@pytest.mark.parametrize("laid", [["9,2 NESW"], ["9,2 fire-NESW"]], ids=["3 steps", "5 steps"])
def test_the_first_dwarf_turns_a_mine_over_stops_and_takes_a_treasure(laid):
    match = at_the_mine("silver", *THREE, laid=laid)
    assert not mine_at(match, "10,2").face_up
    match.decide("discard NS")
    seen = match.decide("step E")
    assert seen[:4] == (
        Stepped(seat=0, cell=(10, 2)),
        MineRevealed(seat=0, mine=(10, 2), holds="silver", turned=False),
        Stopped(seat=0, automatic=True),
        TreasureTaken(seat=0, place=1, symbol="silver", automatic=True, value=2, known=1),
    )
    assert isinstance(seen[4], Drew), "after the treasure"
    assert table_of(match)["10,2"] == "mine-silver"
    assert takers(match) == [0, None, None]
    assert taking(match, viewer=1) == [(0, 1, "silver", None)], "it lies face down"
    assert match.waiting == (1,), "the steps left lapsed"


@pytest.mark.clause("LM-R08", "LM-R03")
def test_a_yellow_dwarf_reveals_the_gold_mine_and_takes_one_gold_treasure():
    match = at_the_mine("gold", *FOUR)
    match.decide("discard NS")
    match.decide("step E")
    match.decide("align upright")
    match.decide("take 1")
    assert takers(match) == [0, None, None, None]
    assert [match.view(viewer).treasures[0].value for viewer in (0, 1, None)] == [2, None, None]


BOTH = {"upright", "turned"}
OPEN_NORTH, SHUT_NORTH = "10,3 NESW", "10,3 EW"
OPEN_SOUTH, SHUT_SOUTH = "10,1 NESW", "10,1 EW"


@pytest.mark.clause("LM-R01", "LM-R02", "Q-LM-40")
@pytest.mark.parametrize(
    ("mine", "side", "beside", "lies"),
    [
        ("silver", "E", [], {"upright"}),
        ("silver", "S", [], {"turned"}),
        ("silver", "N", [], {"upright"}),
        ("gems", "E", [], {"turned"}),
        ("gems", "S", [], {"turned"}),
        ("gems", "N", [], {"upright"}),
        ("dragon", "E", [], {"upright"}),
        ("gold", "S", [], {"turned"}),
        ("gold", "N", [], {"upright"}),
        ("gold", "E", [], BOTH),
        # It fits all around in one way:
        ("gold", "E", [OPEN_NORTH], {"turned"}),
        ("gold", "E", [SHUT_NORTH], {"upright"}),
        ("gold", "E", [OPEN_SOUTH], {"upright"}),
        ("gold", "E", [SHUT_SOUTH], {"turned"}),
        ("gold", "E", [OPEN_NORTH, SHUT_SOUTH], {"turned"}),
        ("gold", "E", [SHUT_NORTH, OPEN_SOUTH], {"upright"}),
        # It can't fit on all sides, so only the way in counts:
        ("gold", "E", [OPEN_NORTH, OPEN_SOUTH], BOTH),
        ("gold", "E", [SHUT_NORTH, SHUT_SOUTH], BOTH),
        ("silver", "E", [OPEN_NORTH], {"upright"}),
        ("silver", "E", [SHUT_SOUTH], {"upright"}),
        ("silver", "S", ["9,2 NESW"], {"turned"}),
        ("gems", "E", [SHUT_NORTH, OPEN_SOUTH], {"turned"}),
        ("gems", "N", ["9,2 NESW"], {"upright"}),
        ("dragon", "E", [SHUT_NORTH, SHUT_SOUTH], {"upright"}),
    ],
)
def test_a_revealed_mine_is_open_to_the_way_in_and_fits_all_around_if_it_can(mine, side, beside, lies):
    cell = {"E": "9,2", "S": "10,3", "N": "10,1"}[side]
    match = at_the_mine(mine, *THREE, laid=[f"{cell} NESW", *beside], seats={"A": {"cell": cell}})
    match.decide("discard NS")
    match.decide(f"step {side}")
    if lies == BOTH:
        assert choices(match) == {"align upright", "align turned"}
        assert "10,2" not in table_of(match)
    else:
        assert table_of(match)["10,2"] == f"mine-{mine}" + "~" * (lies == {"turned"})
        assert told(match, MineRevealed)[0].turned == (lies == {"turned"})


@pytest.mark.clause("Q-LM-40")
@pytest.mark.parametrize("y", [0, 6])
def test_the_rim_of_the_board_asks_nothing_of_a_mine(y):
    mines = [f"10,{y} gold", f"10,{6 - y} gems", "10,2 silver", "10,4 dragon"]
    match = at_the_mine("gold", *THREE, mines=mines, laid=[f"9,{y} EW"], seats={"A": {"cell": f"9,{y}"}})
    match.decide("discard NS")
    match.decide("step E")
    assert choices(match) == {"align upright", "align turned"}


@pytest.mark.clause("Q-LM-40")
def test_a_card_that_a_thunderstorm_took_away_asks_nothing_of_a_mine():
    match = at_the_mine("gold", *THREE, laid=["9,2 EW", OPEN_NORTH], seats={"A": {"hand": "storm"}})
    match.decide("storm 10,3")
    match.decide("step E")
    assert choices(match) == {"align upright", "align turned"}


@pytest.mark.clause("Q-LM-40")
@pytest.mark.parametrize(("turned", "lies"), [("upright", "mine-gold"), ("turned", "mine-gold~")])
def test_the_seat_that_revealed_the_mine_chooses_between_two_ways(turned, lies):
    match = at_the_mine("gold", *THREE)
    assert clause_of(match, "align upright") == "Q-LM-40"
    match.decide("discard NS")
    match.decide("step E")
    assert told(match, MineRevealed) == [MineRevealed(seat=0, mine=(10, 2), holds="gold", turned=None)]
    assert [mine_at(match, "10,2", viewer).card for viewer in (0, 1, None)] == ["mine-gold"] * 3
    assert match.waiting == (0,)
    for other in ["stop", "step W", "take 2", "discard SW"]:
        assert clause_of(match, other) == "Q-LM-40"
    assert clause_of(match, "align upright", 1) == "LM-S11"
    match.decide(f"align {turned}")
    assert table_of(match)["10,2"] == lies
    assert told(match, MineAligned) == [MineAligned(seat=0, mine=(10, 2), turned=turned == "turned")]
    assert takers(match) == [None, 0, None], "the treasure comes after that"
    assert match.waiting == (1,)


@pytest.mark.clause("Q-LM-41", "LM-R02", "LM-M01")
def test_a_neighbour_that_does_not_fit_stays_and_nobody_steps_over_that_edge():
    """Silver, entered from the west, is shut to the north, where a path ends, and open to the south, where none is."""
    laid = ["9,2 NESW", OPEN_NORTH, SHUT_SOUTH]
    match = at_the_mine("silver", *THREE, laid=laid, seats={"B": {"cell": "10,3"}, "C": {"cell": "10,1"}})
    match.decide("discard NS")
    match.decide("step E")
    table = table_of(match)
    assert (table["10,1"], table["10,2"], table["10,3"]) == ("EW", "mine-silver", "NESW")
    match.decide(min(choices(match, "discard")))
    assert ways(match) == {"N"}, "from 10,3 only on to the next mine, 10,4"
    assert clause_of(match, "step S") == "LM-M01"
    match.decide("stop")
    match.decide(min(choices(match, "discard")))
    assert match.waiting == (0,), "from 10,1 there is nowhere to go"
    match.decide("discard SW")
    assert ways(match) == {"W"}
    assert {clause_of(match, f"step {side}") for side in "NS"} == {"LM-M01"}


@pytest.mark.clause("LM-R03")
@pytest.mark.parametrize("mine", ["gold", "silver", "gems"])
def test_only_a_treasure_that_matches_the_mine_is_taken(mine):
    match = at_the_mine(f"{mine} up{'~' * (mine == 'gems')}", *THREE)
    match.decide("discard NS")
    match.decide("step E")
    match.decide("stop")
    place = [text.split("-")[0] for text in THREE].index(mine)
    assert takers(match) == [0 if i == place else None for i in range(3)]


@pytest.mark.clause("Q-LM-31", "LM-R03", "LM-I03")
def test_who_takes_a_treasure_chooses_among_the_matching_places():
    """A has looked at place 4 before."""
    match = at_the_mine("gold up", "gold-2", "gems-3", "silver-1", "gold-4 seen=A")
    match.decide("discard NS")
    assert clause_of(match, "take 4") == "LM-R03", "not before the movement has ended"
    match.decide("step E")
    match.decide("stop")
    assert match.view(0).treasures[3].value == 4
    assert match.view(0).treasures[0].value is None, "the other gold is unknown to A"
    assert choices(match) == {"take 1", "take 4"}
    assert {clause_of(match, decision) for decision in ("take 2", "take 3", "stop")} == {"LM-R03"}
    assert clause_of(match, "take 5") == "LM-S03"
    match.decide("take 4")
    assert takers(match) == [None, None, None, 0]
    for viewer in (1, 2, 3, None):
        assert taking(match, viewer) == [(0, 4, "gold", None)]


@pytest.mark.clause("Q-LM-35", "LM-R03")
@pytest.mark.parametrize("cell", ["9,2", "10,2"], ids=["moving there", "staying there"])
def test_nothing_is_taken_where_no_matching_treasure_is_left(cell):
    treasures = ["gems-3", "gems-4", "gold-2 taken=B"]
    match = at_the_mine("gold up", *treasures, seats={"A": {"cell": cell}})
    match.decide("discard NS")
    if cell == "9,2":
        match.decide("step E")
    seen = match.decide("stop")
    assert [type(event) for event in seen] == [Stopped, Drew], "no treasure, and no question"
    assert takers(match) == [None, None, 1]
    assert match.waiting == (1,)


@pytest.mark.clause("Q-LM-35", "LM-R01")
@pytest.mark.parametrize("treasures", [("gems-3", "gold-2", "gold-3"), ("gems-3", "gold-3", "silver-2 taken=C")])
def test_a_mine_without_treasures_is_revealed_all_the_same(treasures):
    match = at_the_mine("silver", *treasures)
    match.decide("discard NS")
    seen = match.decide("step E")
    assert [type(event) for event in seen] == [Stepped, MineRevealed, Stopped, Drew]
    assert match.waiting == (1,), "and the dwarf stops"


@pytest.mark.clause("LM-R04", "Q-LM-34")
def test_a_dwarf_that_stays_earns_another_treasure_in_every_turn_after_drawing():
    """One when it comes, then one for each turn that it stays, as long as there are any."""
    match = at_the_mine("gold", "gold-2", "gold-3", "gold-4", "gems-3", seats={"A": {"hand": "NS SW ES NS"}})
    match.decide("discard NS")
    match.decide("step E")
    match.decide("align upright")
    match.decide("take 1")
    idle(match, turns=3)
    before = match.view(0).seats[0].hand.size
    seen = rest(match, "discard SW")
    assert isinstance(seen[-1], Drew)
    assert match.view(0).seats[0].hand.size == before, "it has drawn"
    assert match.waiting == (0,)
    assert choices(match) == {"take 2", "take 3"}
    assert clause_of(match, "stop") == "LM-R03"
    match.decide("take 3")
    assert match.waiting == (1,)
    idle(match, turns=3)
    seen = rest(match, "discard ES")
    assert [type(event) for event in seen[-2:]] == [Drew, TreasureTaken]
    assert takers(match) == [0, 0, 0, None]
    idle(match, turns=3)
    rest(match, "discard NS")
    assert takers(match) == [0, 0, 0, None], "no gold is left"


@pytest.mark.clause("Q-LM-34", "LM-R04")
def test_a_dwarf_that_steps_away_and_comes_back_takes_one_treasure_after_its_movement():
    match = at_the_mine("gold up", *FOUR, seats={"A": {"cell": "10,2"}})
    match.decide("discard NS")
    walk(match, "WE")
    match.decide("stop")
    assert choices(match) == {"take 1", "take 4"}
    assert told(match, Drew) == [], "it has moved, so the treasure comes before the draw"
    match.decide("take 1")
    assert len(told(match, Drew)) == 1
    assert match.waiting == (1,)
    assert takers(match) == [0, None, None, None], "one, never two"


@pytest.mark.clause("Q-LM-34", "LM-R04")
def test_a_dwarf_that_leaves_the_mine_earns_nothing():
    match = at_the_mine("gold up", *FOUR, seats={"A": {"cell": "10,2"}})
    match.decide("discard NS")
    match.decide("step W")
    match.decide("stop")
    assert takers(match) == [None] * 4
    assert match.waiting == (1,)


@pytest.mark.clause("Q-LM-34")
def test_a_lost_turn_on_a_mine_earns_nothing():
    match = at_the_mine("gold up", *FOUR, seats={"B": {"cell": "10,2", "hand": ""}})
    idle(match, turns=3)
    assert match.waiting == (0,)
    assert cell_of(match, 1) == "10,2"
    assert takers(match) == [None] * 4


@pytest.mark.clause("LM-R05", "LM-R03")
def test_every_later_dwarf_on_the_mine_earns_a_treasure_too():
    match = at_the_mine("gems", "gems-3", "gems-4", "gold-2", seats={"B": {"cell": "9,2"}, "C": {"cell": "9,2"}})
    match.decide("discard NS")
    match.decide("step E")
    match.decide("take 2")
    match.decide(min(choices(match, "discard")))
    match.decide("step E")
    match.decide("stop")
    assert takers(match) == [1, 0, None]
    match.decide(min(choices(match, "discard")))
    match.decide("step E")
    match.decide("stop")
    assert takers(match) == [1, 0, None], "for C no gems are left"
    assert len(told(match, MineRevealed)) == 1


@pytest.mark.clause("D-LM-05", "Q-LM-33", "LM-R03")
@pytest.mark.parametrize(("steps", "taken"), [("E", 0), ("ES", None), ("ESN", 0), ("EW", None)])
def test_only_a_movement_that_ends_on_the_mine_earns_a_treasure(steps, taken):
    match = at_the_mine("gold up", *THREE, laid=["8,2 NESW", "9,2 NESW", OPEN_SOUTH])
    match.decide("discard NS")
    walk(match, steps)
    if len(steps) < 3:
        assert takers(match) == [None] * 3
        match.decide("stop")
    assert takers(match) == [None, taken, None]
    assert match.waiting == (1,)


@pytest.mark.clause("LM-R06", "Q-LM-36", "LM-R01")
def test_the_first_dwarf_on_the_dragon_mine_stops_and_must_take_the_token():
    match = at_the_mine("dragon", *THREE)
    match.decide("discard NS")
    seen = match.decide("step E")
    assert seen[1:4] == (
        MineRevealed(seat=0, mine=(10, 2), holds="dragon", turned=False),
        DragonTaken(seat=0),
        Stopped(seat=0, automatic=True),
    )
    assert [seat.dragon for seat in match.view(None).seats] == [True, False, False]
    assert takers(match) == [None] * 3
    assert match.waiting == (1,), "nothing to decide, and the steps left lapsed"


@pytest.mark.clause("LM-R07", "LM-R06")
@pytest.mark.parametrize(("steps", "cell"), [("ENW", "9,3"), ("E", "10,2")], ids=["passing", "ending there"])
def test_later_dwarves_use_the_dragon_mine_like_a_path_card(steps, cell):
    laid = ["9,2 NESW", "9,3 NESW", "10,3 NSW"]
    match = at_the_mine("dragon", *THREE, laid=laid, seats={"B": {"cell": "9,2", "hand": "NS"}})
    match.decide("discard NS")
    match.decide("step E")
    match.decide("discard NS")
    walk(match, steps)
    if len(steps) < 3:
        match.decide("stop")
    assert cell_of(match, 1) == cell
    assert match.waiting == (2,)
    assert [seat.dragon for seat in match.view(None).seats] == [True, False, False]
    assert takers(match) == [None] * 3
