"""The Dark Cave at the terminal: whole games as real processes, and what one seat sees on its screen."""

import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import undermine
from tests.commands import run
from tests.dark_cave.table import given
from undermine import Match
from undermine.cli.dark_cave.cards import WIDTHS, CaveCards
from undermine.cli.dark_cave.screen import DarkCaveScreen
from undermine.cli.dark_cave.walk import Cave


def screen(match: Match, seat: int = 0) -> DarkCaveScreen:
    return DarkCaveScreen(match, seat, [f"{letter} dwarf" for letter in "ABCDEFGH"[: match.seats]])


def shown(match: Match, seat: int = 0, width: int = 110) -> str:
    """The whole screen of a seat as plain text."""
    console = Console(width=width, color_system=None)
    found = screen(match, seat)
    with console.capture() as capture:
        console.print(found.board(width, {}))
        for panel in found.panels():
            console.print(panel)
    return capture.get()


# Real processes.


def test_a_game_to_the_end(tmp_path: Path) -> None:
    """Lay, walk, discard otherwise, answer what is asked; then replay the record."""
    record = tmp_path / "game.json"
    typed = "1\n1 0,1\n2~ 1,0\nne\nl\nd 1\ny\nupright\n.\n" * 60
    words = ["play", "dark_cave", "--seats", "5", "--seed", "7", "-o", "first_player=A"]
    told = run(*words, "--save", str(record), typed=typed)
    for said in [
        "You are ",
        "gold that you carry out counts for",
        "You may play a card, for example",
        "like this:",
        "You may: 1) ",
        "A (you) walks to ",
        "The game is over: ",
        " against = ",
        "The record is in",
    ]:
        assert said in told
    assert undermine.replay(record).result is not None
    assert "every state as recorded" in run("replay", str(record))
    assert "You are " not in run("replay", str(record))
    assert "You are " in run("replay", str(record), "--seat", "A")


def test_cards_creatures_and_steps_as_they_are_typed() -> None:
    """A dark hole, a step onto it, a look at a goal, a rat: the deal of seed 7 has all this for seat A."""
    typed = "2\n2 0,1\nn\n.\n3 4,4\n.\n5\n\nlog\nquit\n"
    told = run("play", "dark_cave", "--seats", "5", "--seed", "7", "--bot", "random", typed=typed)
    for said in [
        "I-hole-NES: Crossing it takes 1 step. From a dark hole creatures come.",
        "A (you) lays I-hole-NES at 0,1.",
        "n to 0,1 C (dark hole)",
        "walk, steps left: 3",
        "A (you) walks to 0,1 C.",
        "A (you) plays I-information and looks at the goal at 4,4: it is a",
    ]:
        assert said in told


def test_what_can_not_be_is_answered_with_the_reason() -> None:
    typed = "1 9,9\nn\nstop\nd 9\nd 1 2 3\nh\nzzz\nstep 0,1\n1 Q\nd 1\n99\nt\nl 3,3\n?\nrules DC-M07\nquit\n"
    told = run("play", "dark_cave", "--seats", "4", "--seed", "3", "-o", "first_player=A", typed=typed)
    for said in [
        "[DC-",
        "now is not the time to walk: first play a card, or discard",
        "you have no card 9",
        "3 cards are too many",
        "there is no web to hew from here",
        "I don't understand 'zzz'",
        "write step X,Y SPACE",
        "several steps in a row",
        "over an edge with a web",
    ]:
        assert said in told


@pytest.mark.parametrize("seats", range(2, 9))
def test_simulate_for_every_number_of_seats(seats: int) -> None:
    found = json.loads(run("simulate", "dark_cave", "--seats", str(seats), "--games", "10", "--json"))
    assert found["games"] == 10
    assert sum(found["wins"].values()) == 10


def test_a_game_without_rounds_is_counted_in_games() -> None:
    told = run("simulate", "dark_cave", "--games", "3")
    assert "games won by yellow" in told
    assert "rounds" not in told
    assert "rounds won by yellow" in run("simulate", "lost_mines", "--games", "3", "-o", "rounds=1")


def test_options_and_rules() -> None:
    told = run("options", "dark_cave")
    for option in ["axe_prompt", "vein_optional", "show_backs", "area"]:
        assert option in told
    assert "must extend a path" in run("rules", "DC-P04")


# What a seat sees.


def test_eight_dwarves_on_the_start_can_be_told_apart() -> None:
    match = undermine.start("dark_cave", 8, 1)
    assert "ABCD╪EFGH" in shown(match)


def test_spaces_of_a_card_are_places_in_its_picture() -> None:
    match = given(
        """
        laid = ["1,0 III-NESW", "0,1 II-hole-NESW~", "-1,0 I-bridge-EW"]
        creatures = ["I-rat of B at 0,1 S"]
        [seat.A]
        at = "1,0 C"
        [seat.B]
        at = "1,0 W"
        webs = ["I-web on 1,0 E side 2"]
        [seat.C]
        at = "-1,0 EW"
        """
    )
    told = shown(match)
    assert "════C════    ╪     B│ A │ 2" in told
    assert "╱●╲" not in told, "the rat stands by the dark hole"
    assert "r●" in told
    assert "the web at 1,0 E" in told
    assert "1,0 C" in told
    assert "-1,0 EW" in told


def test_a_web_hides_neither_a_dark_hole_nor_who_stands_there() -> None:
    match = given(
        """
        laid = ["0,1 II-hole-NESW"]
        [seat.A]
        at = "0,1 N"
        webs = ["I-web on 0,1 N side 1"]
        """
    )
    assert "▒▒▒●1A▒▒▒" in shown(match)


@pytest.mark.parametrize("width", WIDTHS)
def test_every_space_of_every_card_has_a_place_of_its_own(width: int) -> None:
    deck = undermine.start("dark_cave", 2, 1).state.deck
    cards = CaveCards(deck, width)
    for face in range(deck.faces.off):
        spots = [cards.spots(face, space)[0] for space in range(deck.faces.spaces[face])]
        assert len(set(spots)) == len(spots), deck.faces.names[face]
        assert all(len(row) == width for row in cards.picture(face))


def test_a_narrow_window_gets_smaller_cards() -> None:
    match = given('laid = ["1,0 III-NESW"]')
    for width in (110, 86, 80, 60):
        lines = screen(match).board(width, {}).plain.splitlines()
        assert max(map(len, lines)) <= width


GOALS = 'goals = ["-4,4 exit", "4,4 hole seen=B", "-4,-4 ladder", "4,-4 vein"]'


def test_a_goal_shows_only_to_who_has_seen_it() -> None:
    match = given(GOALS)
    assert "│  hole │" in shown(match, 1)
    assert "│  hole │" not in shown(match, 0)
    assert shown(match, 0).count("│   ?   │") == 4


def test_an_identity_shows_only_to_who_knows_it() -> None:
    match = given(
        """
        [seat.A]
        clan = "yellow-loyal"
        seen = "B"
        [seat.B]
        clan = "yellow-loyal"
        [seat.C]
        clan = "yellow-saboteur"
        """
    )
    assert shown(match, 0).count("saboteur") == 0
    assert shown(match, 1).count("loyal") == shown(match, 0).count("loyal") + 1
    assert "You are yellow, saboteur: gold that you carry out counts for blue" in shown(match, 2)


def test_a_hand_seen_in_a_swap_is_remembered_by_both_and_by_nobody_else() -> None:
    match = given(
        """
        [seat.A]
        hand = "I-NS II-swap III-goblin"
        [seat.B]
        hand = "I-EW III-rat"
        """
    )
    match.decide("swap B with II-swap")
    assert "In the hand of B dwarf you saw I-NS, III-goblin." in shown(match, 0)
    assert "In the hand of A dwarf you saw I-EW, III-rat." in shown(match, 1)
    assert "In the hand of" not in shown(match, 2)


@pytest.mark.parametrize(("card", "marks"), [("II-web", 7), ("III-rockfall", 2), ("I-information", 4), ("I-rat", 1)])
def test_where_a_card_can_be_played_is_marked(card: str, marks: int) -> None:
    match = given(
        f"""
        laid = ["1,0 I-hole-NES~", "0,1 III-NS"]
        [seat.A]
        hand = "{card}"
        """
    )
    found = screen(match)
    uses = found.uses(card)
    assert found.board(110, found.marks(uses)).plain.count("+") == marks
    assert found.key(uses) == "+ here"


def test_questions_are_put_in_plain_words() -> None:
    match = given(
        """
        laid = ["0,1 I-hole-NESW"]
        creatures = ["I-rat of B at 0,1 C"]
        [seat.A]
        hand = "I-NS I-EW"
        axes = "I-axe"
        """
    )
    match.decide("discard I-NS")
    assert "n to 0,1 C (dark hole, the rat attacks)" in shown(match)
    match.decide("step 0,1 C")
    assert "The rat attacks A dwarf." in shown(match)
    assert screen(match).prompt() == "use your axe? y or n"
    assert list(screen(match).shorthand(["y"]) or []) == ["axe yes"]


def test_the_treasures_are_reckoned_up() -> None:
    match = given(
        """
        seats = 2
        goals = ["-4,4 hole", "4,4 exit up", "-4,-4 ladder", "4,-4 vein"]
        [seat.A]
        clan = "blue-loyal"
        at = "4,4 W"
        gold = 4
        hand = "I-NS"
        [seat.B]
        clan = "yellow-loyal"
        """
    )
    match.decide("discard I-NS")
    match.decide("step 4,4 C")
    console = Console(width=110, color_system=None)
    with console.capture() as capture:
        console.print(screen(match).result())
    assert "blue: 4 gold × 1 against = 4" in capture.get()
    assert "yellow: 0 gold × 1 against = 0" in capture.get()
    assert "Blue wins, with all who worked for it." in capture.get()
    assert "0 (still in the cave)" in capture.get()


def test_steps_that_follow_each_other_are_told_in_one_line() -> None:
    match = given('laid = ["0,1 I-NS", "0,2 I-NS"]\n[seat.A]\nhand = "I-EW I-NE"')
    for decision in ["discard I-EW", "step 0,1 C", "step 0,2 C", "stop"]:
        match.decide(decision)
    lines = [line for _, line in screen(match).story(match.log(0))]
    assert "A dwarf walks to 0,1 C → 0,2 C." in lines


@pytest.mark.parametrize("game", range(3))
def test_all_that_is_offered_can_be_typed_as_it_is_shown(game: int) -> None:
    """In games of random but busy players: ways to step are unambiguous, cards are read as they are written."""
    random = Random(game)
    match = undermine.start("dark_cave", 4 + game, game)
    while match.result is None:
        seat = match.waiting[0]
        found = screen(match, seat)
        choices = list(match.choices(seat))
        view = match.view(seat)
        if view.phase == "play":
            for choice in choices:
                card = getattr(choice, "card", None)
                if card:
                    typed = found.short(choice)
                    text = found.play(card, typed.startswith("~"), typed.removeprefix("~").split())
                    assert match.game.encode(found.deck, match.game.read(text)) == match.game.encode(found.deck, choice)
        else:
            ways = Cave(view, found.deck).ways(choices)
            typed_so = [typed for way in ways for typed in way.typed]
            assert all(way.typed for way in ways)
            assert len(set(typed_so)) == len(typed_so)
        weights = [0.1 if str(choice).startswith("discard") else 1 for choice in choices]
        match.decide(random.choices(choices, weights)[0], seat)
    assert found.board(110, {}).plain
