"""What is wrong with a deck of The Dark Cave that can't be played."""

from importlib.resources import files

import pytest

import undermine
from tests.dark_cave.seeing import hand_of, webs
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


def crossroads(*groups: int, action: int = 0) -> str:
    """A deck of nothing but crossroads, so many of each group, and webs of group I."""
    text = DECK[DECK.index("[[goal]]") : DECK.index("[[path]]")]
    totals = "\n".join(f"{feature} = 0" for feature in ("hole", "ladder", "bridge", "bend", "vein"))
    text = f'name = "crossroads"\n[totals]\npath = {list(groups)}\naction = [{action}, 0, 0]\n{totals}\n{text}'
    for group, copies in enumerate(groups, 1):
        text += f'[[path]]\ngroup = {group}\ndoors = "NESW"\ncopies = {copies}\n'
    return f'{text}[[action]]\nname = "web"\ncopies = [{action}, 0, 0]\n'


@pytest.mark.clause("DC-S02", "DC-S08")
def test_a_deck_is_big_enough_if_eight_hands_can_be_dealt_and_five_cards_of_each_group_put_aside():
    match = undermine.start("dark_cave", 8, 1, deck=crossroads(29, 21, 5))
    assert [len(hand_of(match, seat)) for seat in range(8)] == [5] * 8


@pytest.mark.clause("DC-S02", "DC-S08")
@pytest.mark.parametrize("groups", [(28, 21, 5), (29, 20, 5), (29, 21, 4)])
@pytest.mark.parametrize("seats", [3, 8])
def test_a_deck_with_a_card_less_is_too_small_for_any_number_of_seats(seats, groups):
    with pytest.raises(DeckError, match="fewer cards than are dealt"):
        undermine.start("dark_cave", seats, 1, deck=crossroads(*groups))


@pytest.mark.clause("DC-A09")
def test_a_web_can_be_set_though_it_is_the_first_and_only_action_of_the_deck():
    match = undermine.start("dark_cave", 3, 1, deck=crossroads(19, 21, 5, action=10))
    assert "I-web" in hand_of(match, match.waiting[0])
    match.decide("web 0,0 E with I-web")
    assert set(webs(match)) == {"0,0 E"}
