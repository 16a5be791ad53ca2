"""The texts of the terminal: every one that is asked for is there, every one that is there is asked for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import undermine
from undermine.engine import texts
from undermine.engine.texts import card_name, languages, preferred, speak, t, t_if

HOME = Path(undermine.__file__).parent
FILE = HOME / "texts" / "en" / "terminal.ftl"
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
KEYS = _KEY.findall(FILE.read_text("utf-8"))
KNOWN = {key for file in FILE.parent.glob("*.ftl") for key in _KEY.findall(file.read_text("utf-8"))}
#: Where texts are asked for.
SOURCES = [*(HOME / "cli").rglob("*.py"), *(HOME / "engine").glob("*.py"), *(HOME / "games").rglob("story.py")]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak("en")


def written() -> Iterator[str]:
    """All texts in the sources that look like a key, and those that are put together, as patterns."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values]
                if any(part.startswith("terminal") for part in parts):
                    yield "".join(parts)


def test_every_text_of_the_terminal_is_said() -> None:
    patterns = [re.compile(one) for one in set(written()) if one.startswith("terminal")]
    ours = FILE.read_text("utf-8")
    unsaid = [
        key
        for key in KEYS
        if not any(one.fullmatch(key) for one in patterns) and f"{{ {key} }}" not in ours  # a part of another
    ]
    assert unsaid == []


def test_every_text_that_is_asked_for_is_there() -> None:
    asked = set()
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("t"), args=[ast.Constant(str(key)), *_]):
                    asked.add(key)
    assert len(asked) > 100
    assert sorted(asked - KNOWN) == []


def test_numbers_lists_and_nothing_are_said_as_people_say_them() -> None:
    speak("de")
    assert t("tell-game-ended", winners=["A", "B", "C"]) == "Das Spiel ist aus. A, B und C gewinnen!"
    assert t("classic-paid", who="A", number=1, worth=None) == "A bekommt 1 Goldkarte."
    assert t_if("there-is-no-such-text") is None
    assert card_name("classic", "repair-lamp-cart") == "Reparatur: Lampe oder Lore"
    assert card_name("dark_cave", "II-bridge-EW") == "II Brücke EW"
    assert card_name("dark_cave", "I-NESW") == "I-NESW"
    speak("en")
    assert card_name("dark_cave", "II-bridge-EW") == "II-bridge-EW"


def test_the_environment_says_which_language() -> None:
    assert set(languages()) == {"en", "de", "nl"}
    assert preferred({"LANG": "de_AT.UTF-8"}) == "de"
    assert preferred({"LC_ALL": "nl_NL", "LANG": "de_DE"}) == "nl"
    assert preferred({"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "nl"}) == "de"
    assert preferred({"LANG": "C.UTF-8"}) == preferred({"LANG": "fr_FR"}) == preferred({}) == "en"


def test_a_language_that_lacks_a_text_says_it_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    speak("nl")
    monkeypatch.delitem(texts._speech("nl")._sources, "terminal-goodbye")
    assert t("terminal-goodbye") == "Goodbye."
