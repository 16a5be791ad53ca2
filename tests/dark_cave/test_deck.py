"""What is wrong with a deck of The Dark Cave that can't be played."""

from importlib.resources import files

import pytest

import undermine
from undermine import DeckError

DECK = (files("undermine.games.dark_cave") / "dark_cave.toml").read_text("utf-8")
FIRST = '[[path]]\ngroup = 1\ndoors = "NESW"\ncopies = 3\n'

#: What the first entry of a path card becomes, and what is said about it.
WRONG = {
    "no copies": (FIRST.replace("3", "0"), "copies must be 1 to 100"),
    "less than none": (FIRST.replace("3", "-1"), "copies must be 1 to 100"),
    "101 copies": (FIRST.replace("3", "101"), "copies must be 1 to 100"),
    "group 0": (FIRST.replace("group = 1", "group = 0"), "groups are 1, 2 and 3"),
    "group 4": (FIRST.replace("group = 1", "group = 4"), "groups are 1, 2 and 3"),
    "an arm in group I": (FIRST + 'arm = "N"\n', "only a hole, ladder or vein of group II is in an arm"),
    "no such feature": (FIRST + 'feature = "lake"\n', "no feature lake"),
    "a bridge with four doors": (FIRST + 'feature = "bridge"\n', "the doors of a bridge are NS or EW"),
    "a hole without its arm": (
        FIRST.replace("group = 1", "group = 2") + 'feature = "hole"\n',
        "needs the arm that it is in",
    ),
    "twice": (FIRST + "\n" + FIRST, "path of group I should be 19 but adds up to 22"),
    "a copy too many": (FIRST.replace("3", "4"), "path of group I should be 19 but adds up to 20"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_deck_that_can_not_be_played(case):
    assert DECK.count(FIRST) == 1
    new, said = WRONG[case]
    with pytest.raises(DeckError) as error:
        undermine.start("dark_cave", 3, 1, deck=DECK.replace(FIRST, new))
    assert said in str(error.value)
