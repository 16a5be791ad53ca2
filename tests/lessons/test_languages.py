"""Lessons and rules are read in every language, and say the same."""

import re

import pytest

from undermine.bots.words import LANGUAGES
from undermine.engine.game import AnyGame
from undermine.engine.lessons import StepWords, lesson_names, lesson_words
from undermine.games import OURS

games = pytest.mark.parametrize("game", OURS.values(), ids=lambda game: game.name)
languages = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])


@games
@languages
def test_a_lesson_says_the_same_in_every_language(game: AnyGame, language: str) -> None:
    """Step by step, about the same seats, and with a reason wherever the English one has one."""
    assert lesson_names(game) == ["first"]
    for name in lesson_names(game):
        english, other = lesson_words(game, name, "en"), lesson_words(game, name, language)
        assert other != english
        assert len(other.learned) == len(english.learned)
        assert list(map(_facts, other.step)) == list(map(_facts, english.step))


def _facts(step: StepWords) -> tuple[bool, set[str], set[str]]:
    return bool(step.why), set(re.findall(r"{\w}", step.words)), set(re.findall(r"{\w}", step.why))


@games
@languages
def test_translated_rules_have_the_same_clauses(game: AnyGame, language: str) -> None:
    """Until somebody has translated them, they are the English ones."""
    ids = [[one.clause for one in chapter.clauses] for chapter in game.chapters()]
    assert [[one.clause for one in chapter.clauses] for chapter in game.chapters(language)] == ids
