"""What is in the box (CL-C01 to CL-C11), and what is not (CL-M01)."""

from collections import Counter
from random import Random
from typing import get_args

import pytest

import undermine
from tests.classic.seeing import deck_with, lays_at, names, table_of
from tests.classic.table import choices, given
from undermine import DeckError, PositionError
from undermine.games.classic.decisions import ClassicDecision
from undermine.games.classic.deck_file import load

TABLES, _ = load()

#: Card -> copies, and doors when turned: the mix of CL-C11.
PATHS = {
    "NS": (4, "NS"),
    "EW": (3, "EW"),
    "ES": (4, "NW"),
    "SW": (5, "NE"),
    "NSW": (5, "NES"),
    "ESW": (5, "NEW"),
    "NESW": (5, "NESW"),
    "dead-S": (1, "N"),
    "dead-W": (1, "E"),
    "dead-NS": (1, "NS"),
    "dead-EW": (1, "EW"),
    "dead-ES": (1, "NW"),
    "dead-SW": (1, "NE"),
    "dead-NSW": (1, "NES"),
    "dead-ESW": (1, "NEW"),
    "dead-NESW": (1, "NESW"),
}
ACTIONS = {
    "broken-lamp": 3,
    "broken-cart": 3,
    "broken-pick": 3,
    "repair-lamp": 2,
    "repair-cart": 2,
    "repair-pick": 2,
    "repair-lamp-cart": 1,
    "repair-lamp-pick": 1,
    "repair-cart-pick": 1,
    "rockfall": 3,
    "map": 6,
}


def doors(face: int) -> str:
    return TABLES.faces.letters(face)


def dealt(match: undermine.Match) -> Counter[str]:
    """Every card in a hand or in the pile."""
    cards = [card for hand in match.state.hands for card in hand] + match.state.pile
    return Counter(names(match, cards))


@pytest.mark.clause("CL-C01")
def test_there_are_44_path_cards_with_the_start_and_the_goals():
    match = undermine.start("classic", seats=3, seed=1)
    to_play_with = sum(number for card, number in dealt(match).items() if card in PATHS)
    assert (len(table_of(match)), len(match.view(None).goals), to_play_with) == (1, 3, 40)


@pytest.mark.clause("CL-C02", "CL-C10")
@pytest.mark.parametrize("seats", range(3, 11))
def test_a_round_is_played_with_40_path_cards_and_27_action_cards(seats):
    cards = dealt(undermine.start("classic", seats=seats, seed=seats))
    paths = sum(number for card, number in cards.items() if card in PATHS)
    assert (cards.total(), paths, cards.total() - paths) == (67, 40, 27)


@pytest.mark.clause("CL-C03", "CL-C11")
def test_there_are_28_gold_cards_worth_44_nuggets():
    match = undermine.start("classic", seats=3, seed=1)
    assert match.view(None).gold_pile == 28
    assert Counter(match.state.gold_pile) == {1: 16, 2: 8, 3: 4}
    assert sum(match.state.gold_pile) == 44


@pytest.mark.clause("CL-C04", "D-CL-13")
def test_there_are_7_miners_and_4_saboteurs_and_ten_players_use_them_all():
    match = undermine.start("classic", seats=10, seed=1)
    roles = [match.view(seat).seats[seat].role.role for seat in range(10)]
    set_aside = ["miner", "saboteur"][match.state.roles[-1]]
    assert Counter([*roles, set_aside]) == {"miner": 7, "saboteur": 4}


@pytest.mark.clause("CL-C04")
def test_a_fifth_saboteur_is_not_in_the_box():
    seats = "".join(f'[seat.{seat}]\nrole = "saboteur"\n' for seat in "ABCDE")
    with pytest.raises(PositionError, match="CL-S01"):
        given("seats = 10\n" + seats)


@pytest.mark.clause("CL-C05", "CL-P01")
def test_the_start_card_lies_face_up_with_a_door_on_every_side():
    match = given("""
        [seat.A]
        hand = "NESW"
    """)
    assert table_of(match) == {"0,0": "start"}
    assert doors(TABLES.start_face) == "NESW"
    assert choices(match, "lay") == {"lay NESW 0,1", "lay NESW 1,0", "lay NESW 0,-1", "lay NESW -1,0"}


@pytest.mark.clause("CL-C06")
def test_the_goals_are_a_treasure_and_two_stones():
    found = {TABLES.faces.names[face]: doors(face) for face in TABLES.goal_faces}
    assert found == {"treasure": "NESW", "stone-SW": "SW", "stone-ES": "ES"}
    assert TABLES.faces.names[TABLES.goal_faces[TABLES.treasure]] == "treasure"


@pytest.mark.clause("CL-C07", "CL-C08", "CL-C09")
def test_an_action_card_is_a_broken_tool_a_repair_a_rockfall_or_a_map():
    kinds: Counter[str] = Counter()
    for name, copies in zip(TABLES.names, TABLES.copies, strict=True):
        kind, *tools = name.split("-")
        if name in PATHS:
            continue
        kinds[kind] += copies
        assert set(tools) <= {"lamp", "cart", "pick"}
        assert len(set(tools)) == len(tools)  # two different ones
        assert len(tools) in {"broken": {1}, "repair": {1, 2}, "rockfall": {0}, "map": {0}}[kind]
    assert kinds == {"broken": 9, "repair": 9, "rockfall": 3, "map": 6}


@pytest.mark.clause("CL-C08", "CL-A02")
@pytest.mark.parametrize("tool", ["lamp", "cart", "pick"])
def test_each_of_the_three_tools_can_be_broken_and_repaired(tool):
    match = given(f"""
        [seat.A]
        hand = "broken-{tool}"
        [seat.B]
        hand = "repair-{tool}"
    """)
    match.decide(f"break {tool} B")
    assert match.view(None).seats[1].broken == (tool,)
    match.decide(f"repair {tool} B with repair-{tool}")
    assert match.view(None).seats[1].broken == ()


@pytest.mark.clause("CL-C11")
def test_the_deck_has_the_printed_mix():
    mix = {card: number for card, (number, _) in PATHS.items()} | ACTIONS
    assert dealt(undermine.start("classic", seats=5, seed=3)) == mix


@pytest.mark.clause("CL-C11")
@pytest.mark.parametrize("card", PATHS)
def test_every_path_card_has_the_printed_doors_upright_and_turned(card):
    face = TABLES.faces.upright[TABLES.names.index(card)]
    assert doors(face) == card.removeprefix("dead-")
    assert doors(TABLES.faces.other[face]) == PATHS[card][1]
    blind = TABLES.faces.spaces[face] == len(doors(face))
    assert blind == card.startswith("dead-")


@pytest.mark.clause("CL-C11")
def test_a_table_can_play_with_another_deck():
    own = deck_with('doors = "NS"\ncopies = 4\n', 'doors = "N"\ncopies = 4\n')
    match = undermine.start("classic", seats=3, seed=1, deck=own)
    assert dealt(match)["N"] == 4
    assert "NS" not in dealt(match)
    text = f"""
deck = '''{own}'''
[seat.A]
hand = "N"
"""
    assert lays_at(given(text), "0,1") == {"N~"}


@pytest.mark.clause("CL-C01", "CL-C02", "CL-C03", "CL-C11")
@pytest.mark.parametrize(
    ("entry", "total"),
    [
        ('doors = "EW"\ncopies = 3', "path should be 40"),
        ("rockfall = true\ncopies = 3", "action should be 27"),
        ("nuggets = 3\ncopies = 4", "gold should be 28"),
    ],
)
def test_a_deck_that_does_not_add_up_is_not_played_with(entry, total):
    one_more = entry[:-1] + str(int(entry[-1]) + 1)
    with pytest.raises(DeckError, match=total):
        undermine.start("classic", seats=3, deck=deck_with(f"{entry}\n", f"{one_more}\n"))


@pytest.mark.clause("CL-M01", "CL-P11")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_on_the_table_moves_or_turns_in_a_whole_game(seed):
    match = undermine.start("classic", seats=4, seed=seed, options={"rounds": 1})
    random = Random(seed)
    before = table_of(match)
    while match.view(None).phase == "play":
        lays = [decision for decision in match.choices() if str(decision).startswith(("lay", "rockfall"))]
        decision = random.choice(lays or list(match.choices()))
        match.decide(decision)
        after = table_of(match)
        gone = {str(decision).split()[1]} if str(decision).startswith("rockfall") else set()
        assert {cell: card for cell, card in before.items() if cell not in gone}.items() <= after.items()
        assert gone.isdisjoint(after)
        before = after
    assert len(before) > 10


@pytest.mark.clause("CL-M01")
def test_no_decision_moves_anything():
    kinds = {kind.__struct_config__.tag for kind in get_args(ClassicDecision)}
    assert kinds == {"lay", "break", "repair", "rockfall", "map", "pass", "take", "align", "propose_end", "vote"}
