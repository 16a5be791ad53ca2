"""Obstacles and tools (LM-P10, LM-P12, LM-A01 to LM-A04); information cards (LM-A05 to LM-A09, Q-LM-42, Q-LM-50)."""

import pytest

from tests.lost_mines.seeing import cell_of, hand_of, mine_at, rest, table_of, told, tools, viewers, walk, ways
from tests.lost_mines.table import ROAD, choices, clause_of, given
from undermine.games.lost_mines.decisions import LookAtDwarf
from undermine.games.lost_mines.events import DwarfSeen, MineSeen, ToolUsed, TreasureSeen

#: Tool -> the obstacle that it overcomes.
OBSTACLES = {"axe": "trunk", "boat": "lake", "rope": "ditch"}

#: Information card -> its two options.
OPTIONS = {
    "info-mine-treasure": {"look-mine", "look-treasure"},
    "info-mine-dwarf": {"look-mine", "look-dwarf"},
    "info-treasure-dwarf": {"look-treasure", "look-dwarf"},
}
MINES = 'mines = ["10,0 gold", "10,2 silver", "10,4 gems", "10,6 dragon"]'


def road_over(card: str, cell: str = "2,2") -> str:
    """The road to the mine with another card at one place."""
    return ROAD.replace(f'"{cell} EW"', f'"{cell} {card}"')


@pytest.mark.clause("LM-P10")
@pytest.mark.parametrize("obstacle", OBSTACLES.values())
def test_no_dwarf_enters_or_passes_an_obstacle_before_it_is_overcome(obstacle):
    match = given(f"""
        laid = [{road_over(f"{obstacle}-EW")}]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "1,2"
        [seat.B]
        dwarf = "yellow-selfish"
        cell = "3,2"
    """)
    match.decide(min(choices(match, "discard")))
    assert ways(match) == {"W"}
    assert clause_of(match, "step E") == "LM-P10"
    match.decide("stop")
    match.decide(min(choices(match, "discard")))
    assert ways(match) == {"E"}
    assert clause_of(match, "step W") == "LM-P10"  # from the other side it is the same


@pytest.mark.clause("LM-A01", "LM-A02", "LM-P10")
@pytest.mark.parametrize("tool", OBSTACLES)
def test_each_tool_overcomes_one_kind_of_obstacle(tool):
    match = given(f"""
        laid = [{road_over(f"{OBSTACLES[tool]}-EW")}, "1,4 rock-EW", "0,5 fire-NESW"]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "1,2"
        hand = "axe boat rope"
    """)
    assert choices(match, "tool") == {"tool 2,2"}
    match.decide("tool 2,2")
    assert tool not in hand_of(match, 0)
    assert tools(match) == {"2,2": tool}
    walk(match, "EE")
    assert cell_of(match, 0) == "3,2"


@pytest.mark.clause("LM-A01", "LM-A02")
@pytest.mark.parametrize("tool", OBSTACLES)
def test_a_tool_is_of_no_use_against_other_obstacles_or_other_cards(tool):
    others = [obstacle for name, obstacle in OBSTACLES.items() if name != tool]
    match = given(f"""
        laid = ["1,2 {others[0]}-EW", "2,2 {others[1]}-EW", "3,2 EW", "4,2 rock-EW", "5,2 fire-EW"]
        [seat.A]
        hand = "{tool}"
    """)
    assert choices(match, "tool") == set()
    assert choices(match) == {f"discard {tool}", "propose-end"}  # Q-ALL-03
    assert {clause_of(match, f"tool {x},2") for x in (1, 2)} == {"LM-T02"}  # it takes another tool
    assert {clause_of(match, f"tool {x},2") for x in (0, 3, 4, 5, 6, 10)} == {"LM-A02"}


@pytest.mark.clause("LM-A03")
def test_a_tool_is_shown_and_discarded_and_its_token_lies_on_the_obstacle():
    match = given(f"""
        laid = [{road_over("lake-EW")}]
        pile = "NS ES"
        [seat.A]
        hand = "boat NS"
    """)
    before = match.view(None).discards
    rest(match, "tool 2,2")
    for viewer in viewers(match):
        assert told(match, ToolUsed, viewer) == [ToolUsed(seat=0, tool="boat", cell=(2, 2))]
        assert [(token.cell, token.tool) for token in match.view(viewer).tools] == [((2, 2), "boat")]
    assert match.view(None).discards == before + 1
    assert hand_of(match, 0) == ("NS", "NS")
    assert table_of(match)["2,2"] == "lake-EW"  # the lake is still there


@pytest.mark.clause("LM-A04", "LM-P12", "Q-LM-16")
@pytest.mark.parametrize(("tool", "obstacle"), OBSTACLES.items())
def test_an_obstacle_overcome_is_for_all_dwarves_one_at_a_time(tool, obstacle):
    match = given(f"""
        laid = [{road_over(f"{obstacle}-EW")}]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "1,2"
        hand = "{tool} NS"
        [seat.B]
        dwarf = "blue-loyal"
        cell = "1,2"
        [seat.C]
        dwarf = "blue-selfish"
        cell = "3,2"
    """)
    match.decide("tool 2,2")
    walk(match, "E")
    match.decide("stop")
    for side, way in [("E", {"W"}), ("W", {"E"})]:  # B and C, on either side: neither enters nor passes
        match.decide(min(choices(match, "discard")))
        assert ways(match) == way
        assert clause_of(match, f"step {side}") == "LM-P12"
        match.decide("stop")
    match.decide("discard NS")
    assert ways(match) == {"E", "W"}  # A leaves it
    walk(match, "E")
    match.decide("stop")
    match.decide(min(choices(match, "discard")))
    walk(match, "EE")  # B, of the other clan, enters it and passes
    assert cell_of(match, 1) == "3,2"


@pytest.mark.clause("LM-A02", "Q-LM-11", "Q-LM-14")
def test_a_second_boat_has_nothing_to_do_where_the_only_lake_is_overcome():
    match = given(f"""
        laid = [{road_over("lake-EW")}]
        tools = ["2,2 boat"]
        [seat.A]
        dwarf = "yellow-loyal"
        cell = "1,2"
        hand = "boat"
    """)
    assert choices(match, "tool") == set()
    assert clause_of(match, "tool 2,2") == "Q-LM-11"
    match.decide("discard boat")
    walk(match, "EEE")
    assert tools(match) == {"2,2": "boat"}  # nobody takes it along


@pytest.mark.clause("Q-LM-12")
def test_any_matching_obstacle_may_be_chosen_however_far_away():
    match = given("""
        laid = ["1,4 trunk-EW", "8,0 trunk-NESW", "5,5 trunk-ESW~", "2,4 lake-EW"]
        tools = ["1,4 axe"]
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "axe"
    """)
    assert choices(match, "tool") == {"tool 8,0", "tool 5,5"}
    match.decide("tool 8,0")
    assert tools(match) == {"1,4": "axe", "8,0": "axe"}


@pytest.mark.clause("Q-LM-13", "LM-C09")
def test_the_tokens_do_not_run_out_with_every_obstacle_of_the_deck_overcome():
    cards = [(tool, f"{OBSTACLES[tool]}-{doors}") for tool in OBSTACLES for doors in ("EW", "ESW", "NESW")]
    laid = ", ".join(f'"{x},2 {card}"' for x, (_, card) in enumerate(cards, 1))
    overcome = ", ".join(f'"{x},2 {tool}"' for x, (tool, _) in list(enumerate(cards, 1))[:-1])
    match = given(f"""
        laid = [{laid}]
        tools = [{overcome}]
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "rope"
    """)
    match.decide("tool 9,2")
    assert tools(match) == {f"{x},2": tool for x, (tool, _) in enumerate(cards, 1)}


@pytest.mark.clause("LM-A09", "LM-A05")
@pytest.mark.parametrize(("card", "options"), OPTIONS.items())
def test_each_information_card_has_two_of_the_three_options_and_its_seat_chooses(card, options):
    match = given(f"""
        [seat.A]
        hand = "{card}"
    """)
    aims = {
        "look-mine": {f"look-mine 10,{y} with {card}" for y in (0, 2, 4, 6)},
        "look-treasure": {f"look-treasure {place} with {card}" for place in (1, 2, 3)},
        "look-dwarf": {f"look-dwarf {seat} with {card}" for seat in "BC"},
    }
    assert choices(match, "look") == set().union(*(aims[option] for option in options))
    [third] = aims.keys() - options
    assert {clause_of(match, aim) for aim in aims[third]} == {"LM-A09"}


@pytest.mark.clause("LM-A05")
def test_an_information_card_is_shown_and_discarded_and_buys_one_look():
    match = given(f"""
        {MINES}
        pile = "NS ES"
        [seat.A]
        hand = "info-mine-dwarf axe"
    """)
    before = match.view(None).discards
    rest(match, "look-mine 10,4 with info-mine-dwarf")
    assert [event.card for event in told(match, MineSeen)] == ["info-mine-dwarf"]
    assert match.view(None).discards == before + 1
    assert hand_of(match, 0) == ("NS", "axe")
    assert [mine.card for mine in match.view(0).mines] == [None, None, "mine-gems", None]
    assert [seat.dwarf.identity is None for seat in match.view(0).seats] == [False, True, True]
    assert match.waiting == (1,)


@pytest.mark.clause("LM-A05")
def test_only_information_cards_are_for_looking():
    match = given("""
        [seat.A]
        hand = "axe EW"
    """)
    assert clause_of(match, "look-mine 10,0 with axe") == "LM-A05"
    assert clause_of(match, "look-dwarf B with EW") == "LM-A05"


@pytest.mark.clause("LM-A06")
def test_who_looks_at_a_mine_alone_knows_it_and_it_stays_face_down():
    match = given(f"""
        {MINES}
        [seat.A]
        hand = "info-mine-treasure"
    """)
    events = match.decide("look-mine 10,6 with info-mine-treasure")
    assert events[0].holds == "dragon"
    for viewer in viewers(match):
        own = viewer == 0
        assert [event.holds for event in told(match, MineSeen, viewer)] == ["dragon" if own else None]
        mine = mine_at(match, "10,6", viewer)
        assert (mine.card, mine.face_up) == ("mine-dragon" if own else None, False)
    assert "10,6" not in table_of(match)


@pytest.mark.clause("LM-A06")
def test_a_face_up_mine_or_a_cell_without_one_is_nothing_to_look_at():
    match = given("""
        mines = ["10,0 gold", "10,2 silver up", "10,4 gems", "10,6 dragon up"]
        dragon = "B"
        [seat.A]
        hand = "info-mine-dwarf"
    """)
    assert choices(match, "look-mine") == {f"look-mine 10,{y} with info-mine-dwarf" for y in (0, 4)}
    for cell in ["10,2", "10,6", "0,2", "10,1"]:
        assert clause_of(match, f"look-mine {cell} with info-mine-dwarf") == "LM-A06"


@pytest.mark.clause("LM-A07")
def test_who_looks_at_a_treasure_alone_knows_its_value_and_it_stays_in_its_place():
    match = given("""
        treasures = ["gold-3", "gems-4", "silver-2 taken=B"]
        [seat.A]
        hand = "info-treasure-dwarf"
    """)
    assert choices(match, "look-treasure") == {f"look-treasure {place} with info-treasure-dwarf" for place in (1, 2)}
    assert clause_of(match, "look-treasure 3 with info-treasure-dwarf") == "LM-A07"  # taken
    assert clause_of(match, "look-treasure 4 with info-treasure-dwarf") == "LM-S03"
    said = str(match.why_not("look-treasure 4 with info-treasure-dwarf"))
    assert "there is no place 4; places are 1 to 3" in said
    match.decide("look-treasure 2 with info-treasure-dwarf")
    for viewer in viewers(match):
        value = 4 if viewer == 0 else None
        assert [event.value for event in told(match, TreasureSeen, viewer)] == [value]
        treasure = match.view(viewer).treasures[1]
        assert (treasure.place, treasure.symbol, treasure.taker, treasure.value) == (2, "gems", None, value)


@pytest.mark.clause("LM-A08")
def test_who_looks_at_a_dwarf_alone_knows_its_identity_with_its_seat():
    match = given("""
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "info-mine-dwarf"
        [seat.B]
        dwarf = "blue-saboteur"
        [seat.C]
        dwarf = "blue-loyal"
    """)
    assert choices(match, "look-dwarf") == {f"look-dwarf {seat} with info-mine-dwarf" for seat in "BC"}
    assert clause_of(match, "look-dwarf A with info-mine-dwarf") == "LM-A08"  # another seat's
    assert "there is no seat D; seats are A to C" in str(match.why_not("look-dwarf D with info-mine-dwarf"))
    assert "there is no seat 42; seats are A to C" in str(match.why_not(LookAtDwarf("info-mine-dwarf", 42)))
    match.decide("look-dwarf B with info-mine-dwarf")
    for viewer in viewers(match):
        assert match.view(viewer).seats[1].dwarf.identity == ("saboteur" if viewer in (0, 1) else None)
        assert [event.identity for event in told(match, DwarfSeen, viewer)] == ["saboteur" if viewer == 0 else None]
        assert match.view(viewer).seats[2].dwarf.identity == ("loyal" if viewer == 2 else None)


@pytest.mark.clause("Q-LM-42")
def test_a_mine_may_be_looked_at_twice_and_by_several_seats_each_in_secret():
    match = given(f"""
        {MINES}
        [seat.A]
        hand = "info-mine-dwarf info-mine-treasure"
        [seat.B]
        hand = "info-mine-dwarf"
        [seat.C]
        hand = "NS"
    """)
    rest(match, "look-mine 10,2 with info-mine-dwarf")
    assert [mine_at(match, "10,2", viewer).card for viewer in (1, 2, None)] == [None, None, None]
    rest(match, "look-mine 10,2 with info-mine-dwarf")
    rest(match, "discard NS")
    rest(match, "look-mine 10,2 with info-mine-treasure")
    assert [mine_at(match, "10,2", viewer).card for viewer in (0, 1)] == ["mine-silver"] * 2
    assert [mine_at(match, "10,2", viewer).card for viewer in (2, None)] == [None, None]
    assert [event.holds for event in told(match, MineSeen, 0)] == ["silver", None, "silver"]
    assert [event.holds for event in told(match, MineSeen, 1)] == [None, "silver", None]


@pytest.mark.clause("Q-LM-50")
@pytest.mark.parametrize("card", ["info-mine-treasure", "info-mine-dwarf"])
def test_with_no_mine_left_face_down_the_other_option_must_be_taken(card):
    match = given(f"""
        mines = ["10,0 gold up", "10,2 silver up", "10,4 gems up", "10,6 dragon up"]
        dragon = "B"
        [seat.A]
        hand = "{card}"
    """)
    [other] = OPTIONS[card] - {"look-mine"}
    assert {choice.split()[0] for choice in choices(match, "look")} == {other}
    assert clause_of(match, f"look-mine 10,0 with {card}") == "LM-A06"
