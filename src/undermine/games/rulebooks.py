"""The rules of all games together: where an id is, what a rule rests on, and which rules speak of something."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import NamedTuple

from undermine.engine.game import AnyGame
from undermine.engine.rulebook import MENTIONED, Chapter, Clause
from undermine.games import GAMES

#: The chapter for rules that hold here too, but are written down on another game's page: title, and what it is about.
ELSEWHERE = {
    "en": (
        "Rules shared by several games",
        "Some answers are the same in all our games and are written down once. Here are those that this game uses.",
    ),
    "de": (
        "Regeln, die mehrere Spiele teilen",
        "Manche Antworten sind in allen Spielen gleich und stehen nur einmal da. Hier sind die dieses Spiels.",
    ),
    "nl": (
        "Regels die meerdere spellen delen",
        "Sommige antwoorden zijn in al onze spellen gelijk en staan er maar één keer. Hier zijn die van dit spel.",
    ),
}


class Place(NamedTuple):
    """A clause, and where it is written."""

    game: AnyGame
    chapter: Chapter
    clause: Clause


def all_clauses(language: str = "en") -> Iterator[Place]:
    """Every clause and ruling of every game, in the order of their pages."""
    for game in GAMES.values():
        for chapter in game.chapters(language):
            for clause in chapter.clauses:
                yield Place(game, chapter, clause)


def clause_named(name: str, language: str = "en") -> Place | None:
    """The clause with this id, in any case."""
    return next((place for place in all_clauses(language) if place.clause.clause == name.upper()), None)


def nearest(name: str) -> list[str]:
    """Ids that look like this one, if possible of the same family: a G-LM-6 means some G-LM."""
    ids = [place.clause.clause for place in all_clauses()]
    family = [one for one in ids if one.rpartition("-")[0] == name.upper().rpartition("-")[0]]
    return get_close_matches(name.upper(), family or ids, cutoff=0.5)


def speaking_of(words: str, language: str = "en") -> list[Place]:
    """The clauses that have all these words, whole or as a beginning, in any order and case."""
    wanted = words.lower().split()
    return [place for place in all_clauses(language) if all(f" {word}" in _searched(place) for word in wanted)]


def _searched(place: Place) -> str:
    clause = place.clause
    text = f"{clause.clause} {clause.part} {clause.title} {clause.text}".lower()
    return " " + "".join(letter if letter.isalnum() else " " for letter in text)


def whole_rules(game: AnyGame, language: str = "en") -> tuple[Chapter, ...]:
    """The chapters of a game, and what they mention that is written on another game's page."""
    own, chapters = game.rulebook(), game.chapters(language)
    texts = [text for one in chapters for text in (one.about, *(clause.text for clause in one.clauses))]
    missing = {name for text in texts for name in MENTIONED.findall(text)} - set(own)
    borrowed = tuple(place.clause for place in all_clauses(language) if place.clause.clause in missing)
    return (*chapters, Chapter(*ELSEWHERE.get(language, ELSEWHERE["en"]), borrowed)) if borrowed else chapters
