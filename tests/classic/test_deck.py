"""What a deck of classic may look like, and what is wrong with one that can't be played."""

import json

import pytest

import undermine
from tests.classic.seeing import deck_with
from undermine import DeckError, NotationError

FOUR = 'doors = "NS"\ncopies = 4\n'

#: A change of the printed deck, and what is said about it.
WRONG = {
    "goal east of the start": ("[[8, 2], [8, 0], [8, -2]]", "[[1, 0], [8, 0], [8, -2]]", "right beside the start"),
    "goal north of the start": ("[[8, 2], [8, 0], [8, -2]]", "[[0, 1], [8, 0], [8, -2]]", "right beside the start"),
    "goal west of the start": ("[[8, 2], [8, 0], [8, -2]]", "[[-1, 0], [8, 0], [8, -2]]", "right beside the start"),
    "goal south of the start": ("[[8, 2], [8, 0], [8, -2]]", "[[0, -1], [8, 0], [8, -2]]", "right beside the start"),
    "a goal too few": ("[[8, 2], [8, 0], [8, -2]]", "[[8, 0], [8, -2]]", "as many goal cells as goals are needed"),
    "a goal on the start": ("[[8, 2], [8, 0], [8, -2]]", "[[0, 0], [8, 0], [8, -2]]", "need different cells"),
    "a goal far away": ("[[8, 2], [8, 0], [8, -2]]", "[[70, 2], [8, 0], [8, -2]]", "could leave the grid"),
    "a start far away": ("start = [0, 0]", "start = [-30, 0]", "could leave the grid"),
    "two treasures": ('[[goal]]\ndoors = "SW"', '[[goal]]\ntreasure = true\ndoors = "SW"', "must be the treasure"),
    "two goals alike": ('[[goal]]\ndoors = "SW"', '[[goal]]\ndoors = "ES"', "two goals of the same shape"),
    "a goal without order": ('[[goal]]\ndoors = "SW"', '[[goal]]\ndoors = "WS"', "doors 'WS' must be"),
    "an action of two kinds": ("rockfall = true", "rockfall = true\nmap = true", "must be one of broken, repair"),
    "an action of no kind": ("rockfall = true", "rockfall = false", "must be one of broken, repair"),
    "a path card twice": (FOUR, FOUR.replace("4", "2") + "\n[[path]]\n" + FOUR.replace("4", "2"), "NS is listed twice"),
    "a path card without copies": (FOUR, FOUR + '\n[[path]]\ndoors = "NE"\ncopies = 0\n', "copies must be 1 to 100"),
    "a tool twice": ('repair = ["lamp", "cart"]', 'repair = ["lamp", "lamp"]', "names a tool twice"),
    "no such tool": ('repair = ["lamp", "cart"]', 'repair = ["lamp", "rope"]', "no tool rope"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_deck_that_can_not_be_played(case):
    old, new, said = WRONG[case]
    with pytest.raises(DeckError) as error:
        undermine.start("classic", 3, deck=deck_with(old, new))
    assert said in str(error.value)


@pytest.mark.parametrize("first", ["[2, 0]", "[1, 1]", "[-1, -1]", "[0, 2]"])
def test_goals_may_be_anywhere_but_beside_the_start(first):
    match = undermine.start("classic", 3, 1, deck=deck_with("[[8, 2], [8, 0]", f"[{first}, [8, 0]"))
    assert list(match.view(None).goals[0].cell) == json.loads(first)


@pytest.mark.parametrize("goal", ["[3, 3]", "[4, 2]", "[3, 1]", "[2, 2]"])
def test_what_is_beside_the_start_depends_on_where_it_lies(goal):
    away = deck_with("start = [0, 0]", "start = [3, 2]")
    undermine.start("classic", 3, 1, deck=away.replace("[8, 2]", "[1, 0]").replace("[8, -2]", "[4, -2]"))
    with pytest.raises(DeckError, match="a goal lies right beside the start"):
        undermine.start("classic", 3, 1, deck=away.replace("[8, 2]", goal))


def test_a_deck_has_at_most_32_kinds_of_cards():
    """The printed one has 27."""
    more = ["NE", "NW", "NES", "NEW", "S", "W"]

    def deck(kinds: int) -> str:
        text = deck_with("path = 40", f"path = {40 + kinds - 27}")
        return text + "".join(f'\n[[path]]\ndoors = "{doors}"\ncopies = 1\n' for doors in more[: kinds - 27])

    assert undermine.start("classic", 3, 1, deck=deck(32)).view(None).pile == 40 + 5 + 27 - 18
    with pytest.raises(DeckError, match="33 kinds of cards, 32 at most"):
        undermine.start("classic", 3, 1, deck=deck(33))


@pytest.mark.parametrize(("copies", "fits"), [(100, True), (101, False)])
def test_a_deck_has_at_most_100_copies_of_a_card(copies, fits):
    deck = deck_with("map = true\ncopies = 6", f"map = true\ncopies = {copies}")
    deck = deck.replace("action = 27", f"action = {21 + copies}")
    if fits:
        assert undermine.start("classic", 3, 1, deck=deck).view(None).pile == 40 + 21 + copies - 18
    else:
        with pytest.raises(DeckError, match="copies must be 1 to 100"):
            undermine.start("classic", 3, 1, deck=deck)


@pytest.mark.parametrize(("paths", "fits"), [(13, True), (12, False)])
def test_a_deck_is_enough_for_the_hands_of_any_number_of_seats(paths, fits):
    """Ten seats get four cards each, and 27 cards of the deck are action cards."""
    text = deck_with("path = 40", f"path = {paths}")
    one = f'[[path]]\ndoors = "NESW"\ncopies = {paths}\n\n'
    deck = text[: text.index("[[path]]")] + one + text[text.index("[[action]]") :]
    if fits:
        assert undermine.start("classic", 10, 1, deck=deck).view(None).pile == 0
    else:
        with pytest.raises(DeckError, match="fewer cards than 40, the most that is dealt"):
            undermine.start("classic", 3, 1, deck=deck)


@pytest.mark.parametrize(("paths", "fits"), [(58, True), (59, False)])
def test_a_deck_that_is_laid_out_in_one_line_stays_on_the_grid(paths, fits):
    """From the start 58 cards and three goals reach the 62nd cell, and beyond it there is one more to look at."""
    text = deck_with("path = 40", f"path = {paths}")
    deck = text.replace('doors = "NS"\ncopies = 4', f'doors = "NS"\ncopies = {paths - 36}')
    if fits:
        assert undermine.start("classic", 3, 1, deck=deck).view(None).pile == paths + 27 - 18
    else:
        with pytest.raises(DeckError, match="could leave the grid"):
            undermine.start("classic", 3, 1, deck=deck)


@pytest.mark.parametrize(("nuggets", "fits"), [(0, False), (1, True), (31, True), (32, False)])
def test_a_gold_card_has_1_to_31_nuggets(nuggets, fits):
    deck = deck_with("gold = 28", "gold = 29").replace("nuggets = 44", f"nuggets = {44 + nuggets}", 1)
    deck += f"\n[[gold]]\nnuggets = {nuggets}\ncopies = 1\n"
    if fits:
        assert undermine.start("classic", 3, 1, deck=deck).view(None).gold_pile == 29
    else:
        with pytest.raises(DeckError, match="nuggets must be 1 to 31"):
            undermine.start("classic", 3, 1, deck=deck)


@pytest.mark.parametrize("nuggets", ["1", "9", "10", "31", "99"])
def test_gold_is_taken_by_its_nuggets(nuggets):
    assert undermine.start("classic", 3, 1).why_not(f"take {nuggets}") is not None


@pytest.mark.parametrize("nuggets", ["", "01", "100", "-1", "1.0", "one"])
def test_nuggets_are_a_plain_number(nuggets):
    with pytest.raises(NotationError):
        undermine.start("classic", 3, 1).why_not(f"take {nuggets}")
