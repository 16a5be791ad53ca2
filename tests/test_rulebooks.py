"""The rules to read: whole, by chapter, by id, by word; and what each option means."""

import re
from io import StringIO

import msgspec
import pytest
from rich.console import Console, RenderableType

import undermine
from undermine.cli.reading import found, option_list
from undermine.engine.errors import NotationError
from undermine.engine.game import AnyGame
from undermine.engine.rulebook import MENTIONED, Chapter, Clause
from undermine.games import OURS
from undermine.games.rulebooks import clause_named, nearest, speaking_of, whole_rules

GAMES = list(OURS.values())


def shown(*parts: RenderableType, width: int = 80) -> str:
    console = Console(width=width, record=True, file=StringIO())
    for part in parts:
        console.print(part)
    return console.export_text()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_chapter_begins_with_two_sentences_about_itself(game: AnyGame) -> None:
    for chapter in game.chapters()[1:]:
        first = chapter.about.partition("\n\n")[0]
        assert len(re.findall(r"[.?!](?= |$)", first)) == 2, (chapter.title, first)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_says_what_it_means_and_names_its_rule(game: AnyGame) -> None:
    notes = game.option_notes()
    assert set(notes) == set(game.options_type.__struct_fields__)
    for name, note in notes.items():
        assert note.means.endswith("."), name
        assert note.clauses and all(map(clause_named, note.clauses)), name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_id_that_the_rules_mention_can_be_read_on_the_same_page(game: AnyGame) -> None:
    chapters = whole_rules(game)
    there = {clause.clause for chapter in chapters for clause in chapter.clauses}
    named = {name for one in game.chapters() for clause in one.clauses for name in MENTIONED.findall(clause.text)}
    assert named - there - {"G-LM-06"} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_book_and_its_chapters_are_the_same_rules(game: AnyGame) -> None:
    ids = [clause.clause for chapter in game.chapters() for clause in chapter.clauses]
    assert ids == list(game.rulebook())
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_translation_has_every_chapter_clause_table_and_sign(game: AnyGame, language: str) -> None:
    """What is said is a translator's to get right; that nothing is left out can be counted."""
    english, translated = game.chapters(), game.chapters(language)
    assert len(english) == len(translated)
    for chapter, other in zip(english[1:], translated[1:], strict=True):
        assert chapter.about != other.about, chapter.title
    signs = [{one.clause: in_signs(one) for one in clauses_of(chapters)} for chapters in (english, translated)]
    assert list(signs[0]) == list(signs[1])
    assert signs[0] == signs[1]


def clauses_of(chapters: tuple[Chapter, ...]) -> list[Clause]:
    return [clause for chapter in chapters for clause in chapter.clauses]


def in_signs(clause: Clause) -> tuple[bool, list[str], list[str], list[int]]:
    """Whether it has a title, and what no language changes: cards, options, other rules, how its tables are built."""
    rows = [line.count("|") for line in clause.text.splitlines() if line.startswith("|")]
    return bool(clause.title), sorted(re.findall(r"`[^`]+`", clause.text)), sorted(MENTIONED.findall(clause.text)), rows


def test_without_a_question_all_games_and_chapters_are_listed() -> None:
    text = shown(*found(""))
    for game in undermine.GAMES.values():
        assert game.title in text and f"undermine rules {game.name}" in text
    assert "Laying path cards" in text


def test_a_game_is_read_by_chapter_a_line_for_each_rule() -> None:
    text = shown(*found("classic"))
    assert text.index("Laying path cards") < text.index("CL-P04    At the moment it is laid") < text.index("CL-A01")
    assert max(map(len, text.splitlines())) <= 80


def test_words_are_looked_for_in_all_games_or_in_that_of_a_table() -> None:
    text = shown(*found("trap"))
    assert "LM-A11" in text and "Q-ALL-05" in text and "DC-" not in text
    assert "Q-ALL-05" not in shown(*found("trap", OURS["lost_mines"]))
    assert "DC-A21" in shown(*found("Hole DARK"))


@pytest.mark.clause("G-LM-01", "G-LM-02", "G-LM-03", "G-LM-04", "G-LM-05", "G-LM-07", "G-DC-01", "G-DC-02", "G-DC-03")
def test_what_was_reconstructed_has_ids_too_and_its_totals_are_those_of_the_deck() -> None:
    assert "The Lost Mines" in shown(*found("g-lm-01")) and "10,6" in shown(*found("G-LM-01"))
    for name, game, kind, cards in [
        ("G-LM-02", "lost_mines", "path", 40),
        ("G-LM-03", "lost_mines", "action", 23),
        ("G-DC-02", "dark_cave", "action", 32),
    ]:
        place = clause_named(name)
        assert place is not None and place.game is OURS[game]
        assert f"**{cards}**" in place.clause.text
        deck = OURS[game].deck_file.load(game)[0]
        copies = [deck.copies[i] for i, one in enumerate(deck.names) if (i < deck.path_cards) == (kind == "path")]
        assert sum(copies) == cards


def test_an_unknown_id_is_answered_with_the_nearest() -> None:
    assert "G-LM-05" in nearest("g-lm-6")
    with pytest.raises(NotationError, match=r"there is no rule 'CL-P99'.*did you mean CL-P09"):
        list(found("CL-P99"))
    with pytest.raises(NotationError, match="there is no rule 'xyzzy', and none that speaks of it; ids look like"):
        list(found("xyzzy"))


def test_a_word_is_found_at_its_beginning_only() -> None:
    assert not speaking_of("ockfall") and speaking_of("rockf")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_are_told_with_meaning_values_default_and_rule(game: AnyGame) -> None:
    text = shown(option_list(game))
    for field in msgspec.structs.fields(game.options_type):
        assert re.search(rf"^{field.name}  .*default: ", text, re.MULTILINE), field.name
    assert max(map(len, text.splitlines())) <= 80
