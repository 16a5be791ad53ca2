"""Whole games at the terminal in every language, with no line of another one."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import undermine
from tests.browser.vocabulary import foreign
from tests.commands import run
from undermine.cli.speaking import bold, spoken
from undermine.cli.terminal import TerminalGame
from undermine.engine.errors import UndermineError
from undermine.engine.match import Match
from undermine.engine.texts import speak, t

LANGUAGES = ("en", "de", "nl")
ROUNDS = {"classic": {"rounds": 1}, "lost_mines": {"rounds": 1}, "dark_cave": {}}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak("en")


def play(match: Match, language: str) -> str:
    """A game to its end; before each decision, every card is looked at."""
    speak(language)
    console = Console(width=300, file=StringIO(), record=True)
    game = TerminalGame(match, 0, console, "bots")
    game._explain()
    console.print(bold(game.screen.help), bold(t("terminal-help")))
    random = Random(language)
    while match.result is None:
        if 0 not in match.waiting:
            game._bot_decides(match.waiting[0])
            continue
        game._tell()
        game._show()
        console.print(game.screen.prompt())
        hand = game.screen.view.seats[0].hand.cards or ()
        for number, card in enumerate(hand, 1):
            game._show_uses(card, str(number))
        match.decide(random.choice(list(match.choices(0))), 0)
    game._tell()
    console.print(game.screen.result())
    return console.export_text()


def pieces(shown: str) -> list[str]:
    """Lines, and what stands on them beside each other."""
    lines = [line.strip() for line in shown.splitlines()]
    return [part.strip() for line in lines for part in [line, *line.split(" · ")] if part.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ROUNDS)
def test_a_whole_game_in_one_language(game: str, language: str) -> None:
    shown = play(undermine.start(game, 4, "languages", {**ROUNDS[game], "vote_end": True}), language)
    assert len(set(shown.splitlines())) > 100
    assert foreign(pieces(shown), language) == []
    assert t("terminal-you") in shown


def test_a_line_of_another_language_is_found() -> None:
    shown = play(undermine.start("classic", 3, "languages", {"rounds": 1}), "en")
    assert len(foreign(pieces(shown), "de")) > 20


@pytest.mark.parametrize(("language", "typed", "said"), [
    ("de", "1 5,5\nverlauf\nregeln CL-P04\nhilfe\nquatsch\nlay NS\n9\nablegen 1\nende\n", [
        "Klassisch — ? zeigt Hilfe", "du bist dran", "verdeckt ab",
        "neben dieser Stelle liegt keine offene Karte [CL-P01]",
        "'quatsch' verstehe ich nicht", "ist unvollständig oder zu lang; schreib lay CARD[~] X,Y",
        "Karte 9 hast du nicht", "Bis bald.",
    ]),
    ("nl", "1 5,5\nverloop\nregels CL-P04\nhulp\nonzin\nlay NS\n9\nafleggen 1\neinde\n", [
        "Klassiek — ? geeft hulp", "jij bent aan de beurt", "dicht af", "naast deze plek ligt geen open kaart [CL-P01]",
        "'onzin' begrijp ik niet", "is onvolledig of te lang; schrijf lay CARD[~] X,Y",
        "kaart 9 heb je niet", "Tot ziens.",
    ]),
])  # fmt: skip
def test_what_is_typed_and_refused(language: str, typed: str, said: list[str]) -> None:
    words = ["play", "--language", language, "--seats", "3", "--seed", "12", "-o", "first_player=A"]
    shown = run(*words, typed=typed)
    flat = " ".join(shown.split())
    assert [one for one in said if one not in flat] == []


def test_the_environment_chooses_and_the_option_goes_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert "Tot ziens" in run("play", "--seed", "1", typed="quit\n")
    assert "Bis bald" in run("play", "--seed", "1", "--language", "de", typed="quit\n")
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert "Goodbye" in run("play", "--seed", "1", typed="quit\n")
    assert "there is no language 'tlh'; there are en, de, nl" in run("play", "--language", "tlh", code=2)
    assert "--language" in run("play", "--help")


def test_rules_options_and_records_in_german(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    run("play", "--seats", "3", "--seed", "5", "-o", "rounds=1", "--save", str(record), typed="discard 1\n" * 40)
    told = run("replay", "--language", "de", str(record))
    assert "Entscheidungen nachgespielt" in told and "Runde 1 beginnt" in told
    assert "Wegekarte" in run("rules", "--language", "de", "CL-P01")
    assert "eine Regel 'XX' gibt es nicht" in run("rules", "--language", "de", "XX", code=2)
    assert "englische Anleitung" in run("options", "--language", "de", "classic")
    assert "hat 3 bis 10 Plätze, nicht 12" in run("play", "--language", "de", "--seats", "12", code=2)
    assert "eine ganze Zahl von 1 bis 20" in run("play", "--language", "de", "-o", "rounds=99", code=2)


def test_refusals_name_people_and_cards() -> None:
    speak("de")
    match = undermine.start("classic", 3, "languages")
    names = ["A (du)", "B Agate", "C Basalt"]
    seat = (match.waiting[0] + 1) % 3
    with pytest.raises(UndermineError) as refused:
        match.decide("pass NS", seat)
    told = spoken(refused.value, "classic", names)
    assert names[match.waiting[0]] in told and "[" in told
