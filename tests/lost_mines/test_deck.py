"""Which decks and boards of The Lost Mines can be played, and what is said about those that can't."""

import pytest

import undermine
from tests.lost_mines.seeing import deck_with
from undermine import DeckError

WIDE, HIGH = "width = 11", "height = 7"
MINES = "mines = [[10, 0], [10, 2], [10, 4], [10, 6]]"
STORM = 'name = "storm"\ncopies = 2\n'
GOLD = "gold = [2, 3, 3, 4]"
BOARD = "the board must be 2 to 40 spaces wide and high"
WORTH = "treasures must be worth 1 to 15 points"

PLAYABLE = {
    "40 spaces wide": [(WIDE, "width = 40")],
    "40 spaces high": [(HIGH, "height = 40")],
    "2 spaces wide": [(WIDE, "width = 2"), (MINES, "mines = [[1, 0], [1, 2], [1, 4], [1, 6]]")],
    "2 spaces high": [
        (HIGH, "height = 2"),
        (MINES, "mines = [[8, 0], [8, 1], [10, 0], [10, 1]]"),
        ("yellow = [0, 2]", "yellow = [0, 0]"),
        ("blue = [0, 4]", "blue = [0, 1]"),
    ],
    "100 copies": [("action = 23", "action = 121"), (STORM, STORM.replace("2", "100"))],
    "a treasure of 1 point": [(GOLD, "gold = [1, 3, 3, 4]")],
    "a treasure of 15 points": [(GOLD, "gold = [2, 3, 3, 15]")],
}

WRONG = {
    "no copies": (STORM, STORM + '\n[[path]]\ndoors = "S"\ncopies = 0\n', "copies must be 1 to 100"),
    "41 spaces wide": (WIDE, "width = 41", BOARD),
    "41 spaces high": (HIGH, "height = 41", BOARD),
    "1 space wide": (WIDE, "width = 1", BOARD),
    "1 space high": (HIGH, "height = 1", BOARD),
    "mines beyond the last column": (WIDE, "width = 10", "start and mines must lie on the board"),
    "a mine beyond the last row": (HIGH, "height = 6", "start and mines must lie on the board"),
    "a start before the first column": ("yellow = [0, 2]", "yellow = [-1, 2]", "start and mines must lie on the board"),
    "a start before the first row": ("yellow = [0, 2]", "yellow = [0, -1]", "start and mines must lie on the board"),
    "two starts on one space": ("yellow = [0, 2]", "yellow = [0, 4]", "start and mines need different cells"),
    "a treasure without a point": (GOLD, "gold = [0, 3, 3, 4]", WORTH),
    "a treasure of 16 points": (GOLD, "gold = [2, 3, 3, 16]", WORTH),
}


@pytest.mark.clause("Q-LM-02")
@pytest.mark.parametrize("case", PLAYABLE)
def test_a_deck_that_can_be_played(case):
    match = undermine.start("lost_mines", 3, 1, deck=deck_with(*PLAYABLE[case]))
    assert match.choices()


@pytest.mark.clause("Q-LM-02")
@pytest.mark.parametrize("case", WRONG)
def test_a_deck_that_can_not_be_played(case):
    old, new, said = WRONG[case]
    with pytest.raises(DeckError, match=said):
        undermine.start("lost_mines", 3, 1, deck=deck_with((old, new)))


@pytest.mark.clause("Q-LM-02")
def test_a_deck_has_at_most_100_copies_of_a_card():
    many = deck_with(("action = 23", "action = 122"), (STORM, STORM.replace("2", "101")))
    with pytest.raises(DeckError, match="copies must be 1 to 100"):
        undermine.start("lost_mines", 3, 1, deck=many)
