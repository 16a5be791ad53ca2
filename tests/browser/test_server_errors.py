"""What the server says no to, in the language of whoever reads it."""

import json
import urllib.request
from collections.abc import Callable, Iterator

import pytest

from tests.browser.clicking import DESKTOP, Player, expect
from tests.browser.conftest import ServerProcess
from tests.browser.vocabulary import READ, foreign
from undermine.engine.texts import speak, t
from undermine.server.people import MAX_PEOPLE

LANGUAGES = ("en", "de", "nl")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak("en")


def said(key: str, language: str, **facts: int) -> str:
    """A sentence of the server, as it stands on a page."""
    speak(language)
    return t(f"refusal-{key}", **facts)


def asked(server: ServerProcess, path: str, body: dict[str, object]) -> dict[str, object]:
    """What a program asks of the server."""
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"{server.address}/api{path}", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, object] = json.load(answer)
        return found


def told(one: Player, sentence: str, language: str) -> None:
    """A page that says it, and nothing in another language."""
    expect(one.page.get_by_text(sentence)).to_be_visible()
    assert foreign(one.page.evaluate(READ), language) == []
    one.troubles.clear()  # the browser itself notes that a request was refused


def begin(one: Player) -> None:
    one.go()
    one.find(".name input").fill("Ann")
    one.find(".games [data-game=classic] button").first.click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table(language: str, player: Callable[..., Player], server: ServerProcess) -> None:
    config = {"game": "classic", "seats": 3}
    code = asked(server, "/tables", {"config": config, "name": "Host"})["code"]
    for number in range(MAX_PEOPLE - 1):
        asked(server, f"/tables/{code}/people", {"name": f"Guest {number}"})
    one = player({**DESKTOP, "locale": language})
    one.go(f"/t/{code}")
    one.find("form.row input").fill("Ann")
    one.find("form.row button").click()
    told(one, said("this-table-is-full-number-people-are-here", language, number=MAX_PEOPLE), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_many_tables(language: str, player: Callable[..., Player], server: ServerProcess) -> None:
    server.kill()
    server.words = ["--tables-per-hour", "1", "--ease", "1"]
    server.start()
    one = player({**DESKTOP, "locale": language})
    begin(one)
    one.find("[data-testid=now]").wait_for()
    begin(one)
    told(one, said("too-many-tables-from-this-address-try-again-in-an-hour", language), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_is_not_there(language: str, player: Callable[..., Player]) -> None:
    one = player({**DESKTOP, "locale": language})
    one.go("/t/BCDFGH")
    speak(language)
    told(one, t("trouble-no_table"), language)
