"""What is in the box (LM-C01 to LM-C11), and what of it is reconstruction (Q-LM-01, Q-LM-02)."""

from collections import Counter

import pytest

import undermine
from tests.lost_mines.seeing import cell_of, clan_of, deck_with, names, table_of, tools, traps, trolls, walk
from tests.lost_mines.table import ROAD, choices, clause_of, given
from undermine import DeckError, PositionError
from undermine.games.lost_mines.decisions import Lay
from undermine.games.lost_mines.deck_file import load
from undermine.games.lost_mines.positions import dwarf_name
from undermine.games.lost_mines.scoring import name_treasure

TABLES, _ = load()

#: Doors -> doors when turned, and copies by what lies on the card.
PATHS = {
    "NS": ("NS", {"": 2}),
    "EW": ("EW", {"": 3, "trunk": 1, "lake": 1, "ditch": 1, "rock": 2, "fire": 1}),
    "ES": ("NW", {"": 2}),
    "SW": ("NE", {"": 3}),
    "NSW": ("NES", {"": 4, "rock": 1}),
    "ESW": ("NEW", {"": 4, "trunk": 1, "lake": 1, "ditch": 1, "rock": 1, "fire": 1}),
    "NESW": ("NESW", {"": 4, "trunk": 1, "lake": 1, "ditch": 1, "rock": 1, "fire": 2}),
}
PATH_MIX = {
    f"{feature}-{doors}".removeprefix("-"): copies
    for doors, (_, features) in PATHS.items()
    for feature, copies in features.items()
}
ACTION_MIX = {
    "axe": 3,
    "boat": 3,
    "rope": 3,
    "trap": 3,
    "troll": 3,
    "info-mine-treasure": 2,
    "info-mine-dwarf": 2,
    "info-treasure-dwarf": 2,
    "storm": 2,
}
TREASURES = {"gems": [3, 3, 4, 4], "gold": [2, 3, 3, 4], "silver": [1, 2, 2, 3]}
#: What a mine holds -> doors, and doors when turned.
MINES = {"gold": ("ESW", "NEW"), "silver": ("SW", "NE"), "gems": ("ES", "NW"), "dragon": ("NESW", "NESW")}
START_CELLS = {(0, 2), (0, 4)}
MINE_CELLS = {(10, 0), (10, 2), (10, 4), (10, 6)}


def in_play(match: undermine.Match) -> Counter[str]:
    """Every path and action card of a fresh round: in hands, in the pile, set aside."""
    state = match.state
    return Counter(names(match, [*state.pile, *state.aside, *(card for hand in state.hands for card in hand)]))


def doors_of(face: int) -> tuple[str, str]:
    """The doors of a face and those of its card turned round."""
    return TABLES.faces.letters(face), TABLES.faces.letters(TABLES.faces.other[face])


@pytest.mark.clause("LM-C01", "Q-LM-01", "Q-LM-10")
def test_the_board_has_77_cells_two_of_them_for_starts_and_four_for_mines():
    match = given("""
        [seat.A]
        hand = "NESW"
    """)
    clauses = {(x, y): clause_of(match, Lay("NESW", (x, y))) for x in range(-1, 12) for y in range(-1, 8)}
    assert {cell for cell, clause in clauses.items() if clause != "LM-P05"} == {
        (x, y) for x in range(11) for y in range(7)
    }
    assert {cell for cell, clause in clauses.items() if clause == "Q-LM-10"} == START_CELLS | MINE_CELLS


@pytest.mark.clause("LM-C01", "Q-LM-01")
def test_another_board_can_be_played_on():
    wider = deck_with(("width = 11", "width = 12"), ("mines = [[10, 0]", "mines = [[11, 0]"))
    text = f"""
deck = '''{wider}'''
[seat.A]
hand = "NESW"
"""
    match = given(text)
    assert clause_of(match, "lay NESW 11,3") == "LM-P01"  # nothing lies near; but it is on the board
    assert clause_of(match, "lay NESW 12,3") == "LM-P05"
    assert {mine.cell for mine in match.view(None).mines} == MINE_CELLS - {(10, 0)} | {(11, 0)}


@pytest.mark.clause("LM-C02", "LM-C11")
def test_the_mines_hold_gold_silver_gems_and_the_dragon():
    match = given("""
        mines = ["10,0 gold seen=A", "10,2 silver seen=A", "10,4 gems seen=A", "10,6 dragon seen=A"]
    """)
    assert [mine.card for mine in match.view(0).mines] == ["mine-gold", "mine-silver", "mine-gems", "mine-dragon"]
    faces = {TABLES.faces.names[face]: doors_of(face) for face in TABLES.mine_faces}
    assert faces == {f"mine-{holds}": doors for holds, doors in MINES.items()}


@pytest.mark.clause("LM-C02")
def test_each_mine_is_there_once():
    with pytest.raises(PositionError, match="each once"):
        given("""
            mines = ["10,0 gold", "10,2 gold", "10,4 gems", "10,6 dragon"]
        """)


@pytest.mark.clause("LM-C03", "LM-C11")
def test_each_clan_has_a_start_card_with_a_door_on_every_side():
    match = given("""
        [seat.A]
        hand = "NESW"
    """)
    assert table_of(match) == {"0,2": "start-yellow", "0,4": "start-blue"}
    assert [doors_of(face)[0] for face in TABLES.start_faces] == ["NESW", "NESW"]
    assert choices(match, "lay") == {f"lay NESW {cell}" for cell in ["0,1", "1,2", "0,3", "1,4", "0,5"]}


@pytest.mark.clause("LM-C04")
def test_a_treasure_shows_its_symbol_to_all_and_its_value_on_the_other_side():
    match = given("""
        treasures = ["gold-4", "gems-3 seen=B", "silver-1"]
    """)
    assert [(treasure.symbol, treasure.value) for treasure in match.view(None).treasures] == [
        ("gold", None),
        ("gems", None),
        ("silver", None),
    ]
    assert [treasure.value for treasure in match.view(1).treasures] == [None, 3, None]


@pytest.mark.clause("LM-C04", "LM-C11")
def test_there_are_12_treasures_of_the_three_symbols():
    state = undermine.start("lost_mines", seats=9, seed=1).state
    found = sorted(map(name_treasure, state.treasures + state.treasures_aside))
    assert found == sorted(f"{symbol}-{value}" for symbol, values in TREASURES.items() for value in values)


@pytest.mark.clause("LM-C05")
def test_there_are_ten_identity_cards_and_nine_seats_use_them_all():
    match = undermine.start("lost_mines", seats=9, seed=1)
    found = Counter(dwarf_name(role) for role in match.state.roles + match.state.roles_aside)
    assert found == {
        f"{clan}-{identity}": number
        for clan in ("yellow", "blue")
        for identity, number in {"loyal": 3, "selfish": 1, "saboteur": 1}.items()
    }


@pytest.mark.clause("LM-C05", "LM-C06")
@pytest.mark.parametrize(("clan", "y"), [("yellow", 2), ("blue", 4)])
def test_five_dwarves_of_a_clan_are_told_apart_by_their_seats_and_there_is_no_sixth(clan, y):
    five = ["loyal", "loyal", "loyal", "selfish", "saboteur"]
    seats = "".join(f'[seat.{"ABCDE"[i]}]\ndwarf = "{clan}-{identity}"\n' for i, identity in enumerate(five))
    match = given('seats = 9\nlaid = ["1,2 EW", "1,4 EW"]\n' + seats)
    assert [clan_of(match, seat) == clan for seat in range(9)] == [True] * 5 + [False] * 4
    match.decide(min(choices(match, "discard")))
    walk(match, "E")
    assert [cell_of(match, seat) for seat in range(5)] == [f"1,{y}"] + [f"0,{y}"] * 4
    with pytest.raises(PositionError, match="LM-S04"):
        given(f'seats = 9\n{seats}[seat.F]\ndwarf = "{clan}-loyal"\n')


@pytest.mark.clause("LM-C07", "LM-C11", "Q-LM-02")
@pytest.mark.parametrize("seats", range(3, 10))
def test_every_round_is_played_with_the_same_40_path_cards_and_23_action_cards(seats):
    cards = in_play(undermine.start("lost_mines", seats=seats, seed=seats))
    assert cards == PATH_MIX | ACTION_MIX
    assert (sum(PATH_MIX.values()), sum(ACTION_MIX.values())) == (40, 23)


@pytest.mark.clause("LM-C07", "LM-C11")
@pytest.mark.parametrize("card", PATH_MIX)
def test_every_path_card_has_its_doors_upright_and_turned(card):
    upright = card.rpartition("-")[2]
    assert doors_of(TABLES.faces.upright[TABLES.names.index(card)]) == (upright, PATHS[upright][0])


@pytest.mark.clause("LM-C08")
@pytest.mark.parametrize(
    ("card", "decision"),
    [
        ("axe", "tool 1,2"),
        ("boat", "tool 2,2"),
        ("rope", "tool 3,2"),
        ("info-mine-treasure", "look-mine 10,0 with info-mine-treasure"),
        ("info-mine-dwarf", "look-dwarf B with info-mine-dwarf"),
        ("info-treasure-dwarf", "look-treasure 1 with info-treasure-dwarf"),
        ("trap", "trap 3,2 E"),
        ("troll", "troll 3,2 E"),
        ("storm", "storm 3,2"),
    ],
)
def test_every_action_card_is_played_in_its_own_way(card, decision):
    match = given(f"""
        laid = ["1,2 trunk-EW", "2,2 lake-EW", "3,2 ditch-EW"]
        [seat.A]
        hand = "{card}"
    """)
    assert decision in choices(match)
    kinds = {choice.split()[0] for choice in choices(match)} - {"discard", "propose-end"}
    assert {kind.split("-")[0] for kind in kinds} == {decision.split()[0].split("-")[0]}


@pytest.mark.clause("LM-C09")
def test_there_are_tokens_for_axe_boat_rope_trap_and_troll():
    match = given("""
        laid = ["1,2 trunk-EW", "2,2 lake-EW", "3,2 ditch-EW"]
        tools = ["1,2 axe", "2,2 boat", "3,2 rope"]
        traps = ["1,2 E"]
        [seat.B]
        trolls = ["3,2 E"]
    """)
    assert tools(match) == {"1,2": "axe", "2,2": "boat", "3,2": "rope"}
    assert traps(match) == {"1,2 E": 1}
    assert trolls(match) == [("3,2 E", 1)]


@pytest.mark.clause("LM-C10")
def test_one_dragon_token_goes_to_one_seat_and_points_are_counted():
    match = given(f"""
        laid = [{ROAD}]
        mines = ["10,0 gold", "10,2 dragon", "10,4 gems", "10,6 silver"]
        treasures = ["gold-3", "silver-2", "gems-4 taken=A"]
        [seat.A]
        dwarf = "yellow-selfish"
        cell = "9,2"
        points = 5
        [seat.B]
        dwarf = "blue-selfish"
        cell = "9,2"
        points = 1
    """)
    assert [seat.dragon for seat in match.view(None).seats] == [False, False, False]
    for _ in "AB":
        match.decide(min(choices(match, "discard")))
        walk(match, "E")
        if match.view(None).phase == "move":
            match.decide("stop")
    assert [cell_of(match, seat) for seat in (0, 1)] == ["10,2", "10,2"]
    assert [seat.dragon for seat in match.view(None).seats] == [True, False, False]
    match.decide("propose-end", seat=0)
    match.decide("vote yes", seat=1)
    match.decide("vote yes", seat=2)
    assert [seat.points for seat in match.view(None).seats] == [5 + 4 - 2, 1, 0]
    assert [seat.dragon for seat in match.view(None).seats] == [False, False, False]


@pytest.mark.clause("LM-C11", "Q-LM-02")
def test_a_table_can_play_with_another_deck():
    own = deck_with(('doors = "NS"\ncopies = 2', 'doors = "NEW"\ncopies = 2'))
    match = undermine.start("lost_mines", seats=3, seed=1, deck=own)
    assert in_play(match)["NEW"] == 2
    assert "NS" not in in_play(match)


@pytest.mark.clause("LM-C11", "Q-LM-02")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('doors = "NS"\ncopies = 2', 'doors = "NS"\ncopies = 3'), "path should be 40 but adds up to 41"),
        (('name = "storm"\ncopies = 2', 'name = "storm"\ncopies = 1'), "action should be 23 but adds up to 22"),
        (("gold = [2, 3, 3, 4]", "gold = [2, 3, 3]"), "treasure should be 12 but adds up to 11"),
    ],
)
def test_a_deck_that_does_not_add_up_is_not_played_with(change, complaint):
    with pytest.raises(DeckError, match=complaint):
        undermine.start("lost_mines", seats=3, seed=1, deck=deck_with(change))
