"""Editions: each rulebook to the letter, as a set of options; and what each book says of each option."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undermine
from tests.classic.table import given as classic
from tests.commands import run
from tests.dark_cave.table import given as dark_cave
from tests.lost_mines.table import given as lost_mines
from undermine import Match, OptionError
from undermine.engine.editions import FREE
from undermine.games import OURS
from undermine.research.simulate import simulate
from undermine.server import entries as en
from undermine.server.agreements import with_edition

EDITIONS = [(name, edition) for name, game in OURS.items() for edition in game.editions().names]


def options_of(game: str, edition: str) -> dict[str, object]:
    return OURS[game].editions().options(edition)


def at_a_table(given: Callable[[str], Match], game: str, edition: str, position: str) -> Match:
    """A position, played by the rules of an edition."""
    options = ", ".join(f"{name} = {msgspec.json.encode(v).decode()}" for name, v in options_of(game, edition).items())
    return given(f"options = {{ {options} }}\n{position}")


def test_the_editions_are_those_of_the_five_books() -> None:
    assert EDITIONS == [
        ("classic", "english"),
        ("classic", "dutch"),
        ("lost_mines", "english"),
        ("dark_cave", "english"),
        ("dark_cave", "german"),
    ]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_an_edition_is_a_set_of_options_that_can_be_played(game: str, edition: str) -> None:
    OURS[game].read_options(options_of(game, edition))
    assert FREE not in options_of(game, edition), "who begins is for the table"
    seats = OURS[game].seats
    for count in (seats[0], seats[-1]):
        summary = simulate(game, count, 3, f"edition {edition}", options_of(game, edition))
        assert summary.games == 3


@pytest.mark.parametrize("game", OURS)
def test_every_option_is_told_of_with_a_clause_that_exists(game: str) -> None:
    editions = OURS[game].editions()
    fields = {field.name: field for field in msgspec.structs.fields(OURS[game].options_type)}
    assert list(editions.says) == list(fields), "each option, in its order"
    for said in editions.says.values():
        assert said.clause in OURS[game].rulebook()
        assert set(said.silent) <= set(said.books) <= set(editions.names)
    for note in editions.deviations:
        assert note.edition in editions.names and note.clause in OURS[game].rulebook()


@pytest.mark.parametrize("game", OURS)
def test_the_document_lists_every_option_and_deviation(game: str) -> None:
    text = (Path(__file__).parents[1] / "docs" / "rules" / "editions.md").read_text("utf-8")
    editions = OURS[game].editions()
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    for option, said in editions.says.items():
        assert any(row.startswith(f"| `{option}`") and row.endswith(f"| {said.clause} |") for row in rows), option
    assert all(note.clause in text for note in editions.deviations)


def test_a_table_can_differ_from_its_edition() -> None:
    editions = OURS["classic"].editions()
    assert editions.with_edition("dutch", {"rounds": 1, "loose_connection": False})["loose_connection"] is False
    assert editions.with_edition(None, {"rounds": 1}) == {"rounds": 1}
    with pytest.raises(OptionError, match="there is no edition 'french' of this game; there are english, dutch"):
        editions.options("french")


def test_the_server_fills_an_edition_in() -> None:
    made = with_edition(en.Config("classic", 4, {"self_break": True}, edition="dutch"))
    dutch = {"loose_connection": True, "auto_end_when_dead": True, "next_start": "last_card"}
    assert made.options == {**dutch, "self_break": True}
    assert with_edition(en.Config("classic", 4)).options == {}


# ---- what the books differ in ---------------------------------------------------------------------------------------

BEHIND_A_DEAD_END = 'laid = ["1,0 dead-EW"]\n[seat.A]\nhand = "EW broken-lamp"'


@pytest.mark.clause("D-CL-01", "D-CL-02")
@pytest.mark.parametrize(("edition", "against"), [("english", ["CL-P04", None]), ("dutch", [None, "CL-A01"])])
def test_classic_loose_ends_and_own_tools(edition: str, against: list[str | None]) -> None:
    match = at_a_table(classic, "classic", edition, BEHIND_A_DEAD_END)
    refusals = [match.why_not("lay EW 2,0"), match.why_not("break lamp A")]
    assert [refusal and refusal.clause for refusal in refusals] == against


@pytest.mark.clause("D-CL-04", "Q-CL-21")
@pytest.mark.parametrize("edition", ["english", "dutch", None])
def test_classic_a_round_is_over_when_nobody_can_play(edition: str | None) -> None:
    """A discards a map; then the pile is empty, and nobody holds anything but repairs of tools that are whole."""
    position = 'pile = ""\n[seat.A]\nhand = "map repair-cart"\n[seat.B]\nhand = "repair-pick"\n[seat.C]\nhand = ""'
    match = at_a_table(classic, "classic", edition, position) if edition else classic(position)
    match.decide("pass map")
    assert (match.view(None).round > 1) == (edition is not None)


@pytest.mark.clause("D-CL-05", "CL-N04")
def test_classic_who_begins_the_next_round() -> None:
    begins = [options_of("classic", edition)["next_start"] for edition in ("english", "dutch")]
    assert begins == ["last_path", "last_card"]


@pytest.mark.clause("Q-LM-21", "Q-LM-38", "LM-X01")
def test_lost_mines_tokens_pile_up_and_the_end_is_sudden() -> None:
    position = """
        laid = ["1,2 EW"]
        traps = ["1,2 E"]
        [seat.A]
        hand = "trap"
    """
    refusal = lost_mines(position).why_not("trap 1,2 E")
    assert refusal and refusal.clause == "Q-LM-21"
    match = at_a_table(lost_mines, "lost_mines", "english", position)
    assert match.why_not("trap 1,2 E") is None
    assert match.why_not("propose-end") is None
    assert options_of("lost_mines", "english")["strict_immediate_end"] is True


@pytest.mark.clause("D-DC-01", "D-DC-02", "D-DC-05")
@pytest.mark.parametrize(
    ("edition", "goal", "turned", "axe"),
    [("english", (4, 4), "D-DC-02", "D-DC-05"), ("german", (3, 3), None, "DC-A17"), (None, (3, 3), None, "D-DC-05")],
)
def test_dark_cave_area_turned_cards_and_fresh_axes(
    edition: str | None, goal: tuple[int, int], turned: str | None, axe: str
) -> None:
    """Six seats; A lays a corner turned, or plays an axe and would hew at once: there is just no web."""
    options = options_of("dark_cave", edition) if edition else {}
    match = undermine.start("dark_cave", 6, "edition", options)
    assert goal in [hidden.cell for hidden in match.view(None).goals]
    position = 'laid = ["1,0 I-NESW"]\n[seat.A]\nhand = "I-NE I-axe"'
    match = at_a_table(dark_cave, "dark_cave", edition, position) if edition else dark_cave(position)
    refusal = match.why_not("lay I-NE~ 0,1")
    assert (refusal and refusal.clause) == turned
    match.decide("equip A with I-axe")
    refusal = match.why_not("hew 0,0 N")
    assert refusal and refusal.clause == axe


@pytest.mark.clause("Q-DC-52")
@pytest.mark.parametrize("edition", ["english", "german", None])
def test_dark_cave_the_last_card_ends_the_game_at_once(edition: str | None) -> None:
    position = 'pile = ""\nlaid = ["1,0 I-NESW"]\n[seat.A]\nhand = "I-NS"\n[seat.B]\nhand = ""\n[seat.C]\nhand = ""'
    match: Any = at_a_table(dark_cave, "dark_cave", edition, position) if edition else dark_cave(position)
    match.decide("discard I-NS")
    assert (match.result is not None) == (edition is not None), "without an edition, A's dwarf still walks"


# ---- the command line -----------------------------------------------------------------------------------------------


def test_the_command_line_knows_editions() -> None:
    shown = run("options", "classic")
    assert "english book" in shown and "says nothing, so on" in shown and "D-CL-03" in shown
    assert "rounds won" in run("simulate", "classic", "--edition", "dutch", "--games", "2")
    refused = run("simulate", "classic", "--edition", "german", "--games", "2", code=2)
    assert "there is no edition 'german' of this game" in refused
