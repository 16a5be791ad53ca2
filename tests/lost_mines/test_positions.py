"""Positions of The Lost Mines that can't be, and some that look odd but can."""

import pytest

import undermine
from tests.lost_mines.table import ROAD, choices, given
from undermine import DeckError, PositionError
from undermine.engine.decks import deck_text
from undermine.games.lost_mines.deck_file import read

MINES = 'mines = ["10,0 gold", "10,2 silver", "10,4 gems", "10,6 dragon"]'
ENDED = """
    [ended.round1]
    how = "vote"
    dwarves = "yellow-loyal blue-loyal blue-selfish"
    treasures = ["", "", ""]
    points = "0 0 0"
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            'mines = ["10,0 gold aligning", "10,2 silver", "10,4 gems", "10,6 dragon"]',
            "a mine is aligning in phase align",
        ),
        (
            'phase = "vote"\nproposer = "B"\nvoted = "B"\nactor = "C"\n[seat.A]\nhand = ""',
            "seat A has no cards to play",
        ),
        ('phase = "vote"\nproposer = "B"\nvoted = "B"\n[seat.A]\ntrolls = ["0,2 E"]', "the troll of A leaves"),
        ('phase = "move"\nlaid = ["1,2 EW"]\nto_draw = 2\n[seat.A]\ndwarf = "yellow-loyal"', "to_draw should be"),
        ("moved = true", "at the beginning of a turn nothing has been walked"),
        ("steps_left = 5", "at the beginning of a turn nothing has been walked"),
        ("[seat.A]\npoints = -7", "points are never below 0"),
        ('traps = ["0,2 W"]', "no token can lie on the edge"),
        ('laid = ["1,2 EW"]\ntraps = ["1,2 N"]', "no token can lie on the edge"),
        ('traps = ["0,2 E", "1,2 W"]', "2 tokens on the edge 0,2 E"),
        (
            'laid = ["1,2 rock-EW"]\n[seat.A]\ncell = "1,2"\n[seat.B]\ncell = "1,2"',
            "there is no room for 2 dwarves on the rock",
        ),
        ('[seat.A]\ncell = "5,5"', "the dwarf of A stands on no card"),
        ('treasures = ["gold-3", "gold-3"]', "3 treasures should be laid out"),
        ('treasures = ["gold-4", "gold-4", "gold-4"]', "more treasures gold-4 than the deck has"),
        ('tools = ["0,2 boat"]', "no obstacle lies there"),
        ('[seat.A]\ndwarf = "green-loyal"', "'green-loyal' should be one of yellow-loyal"),
        ('laid = ["1,2 lake-EW"]\n[seat.A]\ncell = "1,2"', "there is no room for 1 dwarf on the lake at 1,2"),
        (f"round = 2\n{ENDED}{ENDED.replace('round1', 'round2')}", "2 rounds can't have ended in round 2"),
        ('pile = ""\ndiscards = "axe"\nset_aside = "axe"', "46 cards are nowhere"),
        (ENDED, "1 round can't have ended in round 1"),
    ],
)
def test_an_impossible_position(text, said):
    with pytest.raises(PositionError) as error:
        given(text)
    assert said in str(error.value)


@pytest.mark.clause("LM-R06")
def test_the_dragon_token_is_held_if_and_only_if_its_mine_lies_face_up():
    up = MINES.replace("dragon", "dragon up")
    with pytest.raises(PositionError, match="dragon mine lies face up, so a seat holds the dragon token"):
        given(up)
    for mines in [MINES, ""]:
        with pytest.raises(PositionError, match="seat B can't hold the dragon token: its mine lies face down"):
            given(f'dragon = "B"\n{mines}')
    assert [seat.dragon for seat in given(f'dragon = "B"\n{up}').view(None).seats] == [False, True, False]
    assert [seat.dragon for seat in given(MINES).view(None).seats] == [False, False, False]


@pytest.mark.clause("Q-LM-34")
def test_a_choice_of_treasures_is_one_treasure_a_turn():
    text = """
        phase = "treasure"
        laid = ["9,0 EW"]
        mines = ["10,0 gold up", "10,2 silver", "10,4 gems", "10,6 dragon"]
        treasures = ["gold-2", "gold-3", "gold-4"]
        MORE
        [seat.A]
        cell = "10,0"
        hand = "NS trap"
    """
    with pytest.raises(PositionError, match="a dwarf that stayed takes a treasure after drawing"):
        given(text.replace("MORE", "to_draw = 1"))
    stayed = given(text.replace("MORE", ""))
    stayed.decide("take 1")
    assert (stayed.waiting, stayed.view(0).seats[0].hand.size) == ((1,), 2)
    moved = given(text.replace("MORE", "moved = true"))
    moved.decide("take 1")
    assert (moved.waiting, moved.view(0).seats[0].hand.size) == ((1,), 3)


@pytest.mark.clause("Q-LM-38")
def test_a_trap_before_a_mine_can_end_the_game_on_its_threshold():
    match = given(f"""
        round = 2
        laid = ["9,0 EW"]
        traps = ["9,0 E"]
        pile = ""
        {MINES}
        [options]
        strict_immediate_end = true
        [seat.A]
        cell = "9,0"
        hand = "NS trap"
        [seat.B]
        hand = ""
        [seat.C]
        hand = ""
    """)
    match.decide("discard NS")
    match.decide("step E")
    assert match.result is not None
    assert not match.view(None).mines[0].face_up
    assert undermine.load_position(match.position()).position() == match.position()


def test_the_first_decision_tells_only_of_itself():
    match = given(f"""
        laid = [{ROAD}]
        [seat.A]
        hand = "NS SW"
    """)
    begun = undermine.start("lost_mines", 3, 1)
    told = [type(event).__name__ for event in begun.decide(begun.choices()[0])]
    assert "RoundBegan" not in told
    assert "RoundBegan" in [type(event).__name__ for event in begun.log(None)]
    assert choices(match, "discard") == {"discard NS", "discard SW", "discard NS SW"}


def test_a_deck_knows_three_information_cards():
    good, _ = deck_text("undermine.games.lost_mines", "lost_mines")
    with pytest.raises(DeckError, match="no action info-dwarf-mine"):
        read(good.replace("info-mine-dwarf", "info-dwarf-mine"))
