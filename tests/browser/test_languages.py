"""Whole games in every language, with no word of another one on the page; and a long language that fits."""

from collections.abc import Callable

import pytest

from tests.browser.clicking import DESKTOP, Player, expect
from tests.browser.sizes import SIZES
from tests.browser.vocabulary import READ, foreign

#: Each language plays another game.
GAMES = {"de": "dark_cave", "nl": "classic", "en": "lost_mines"}


def in_language(player: Callable[..., Player], language: str, size: dict[str, object]) -> Player:
    return player({**size, "locale": language})


def begin(one: Player, game: str) -> None:
    one.go()
    one.find(".name input").fill("Ann")
    one.find(f".games [data-game={game}] button").first.click()
    one.find("[data-testid=now]").wait_for()


@pytest.mark.parametrize("language", GAMES)
def test_a_whole_game_in_one_language(language: str, player: Callable[..., Player]) -> None:
    one = in_language(player, language, DESKTOP)
    one.go()
    expect(one.find("html")).to_have_attribute("lang", language)
    assert foreign(one.page.evaluate(READ), language) == []
    begin(one, GAMES[language])
    read = []
    while not one.over:
        one.act()
        read += one.page.evaluate(READ)
    assert one.done
    assert len(set(read)) > 100
    assert foreign(read, language) == []


def test_what_is_foreign_is_found() -> None:
    assert foreign(["Draw pile", "Ann walks 3 steps."], "de") == ["Draw pile", "Ann walks 3 steps."]
    assert foreign(["Nachziehstapel", "Undermine", "Ann"], "de") == []


def test_the_language_changes_without_a_reload_and_is_remembered(player: Callable[..., Player]) -> None:
    one = in_language(player, "fr", DESKTOP)
    begin(one, "classic")
    one.page.evaluate("window.here = true")
    one.find("header select").select_option("nl")
    expect(one.find("html")).to_have_attribute("lang", "nl")
    assert foreign(one.page.evaluate(READ), "nl") == []
    assert one.page.evaluate("window.here")
    one.page.reload()
    expect(one.find("html")).to_have_attribute("lang", "nl")


@pytest.mark.parametrize("size", SIZES)
def test_texts_four_tenths_longer_fit(size: str, player: Callable[..., Player]) -> None:
    one = player(SIZES[size])
    one.page.add_init_script("localStorage.setItem('undermine.language', '\"en-XA\"')")
    one.go()
    one.find(".games").wait_for()
    assert overflow(one) <= 0
    begin(one, "classic")
    assert overflow(one) <= 0


def overflow(one: Player) -> int:
    """How much wider the page is than the window."""
    wide: int = one.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide
