"""The sentences: in every language the same ones, and none is missing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import undermine.bots
from undermine.bots.models import games_with_models, model_needed
from undermine.bots.words import LANGUAGES, Words, texts
from undermine.engine.records import Reason

SOURCES = Path(undermine.bots.__file__).parent


def flat(table: dict[str, object], path: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in table.items():
        found |= flat(value, f"{path}{key}.") if isinstance(value, dict) else {f"{path}{key}": str(value)}
    return found


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_and_placeholders(language):
    english, found = flat(texts("en")), flat(texts(language))
    assert list(found) == list(english)
    for key, text in found.items():
        assert placeholders(text) == placeholders(english[key]), key
        assert text == text.strip() and text
    for key, text in flat(texts(language)["reasons"]).items():
        assert text.endswith("."), key
    for text in flat(texts(language)["classes"]).values():
        assert text.startswith("{actor} ") and not text.endswith(".")


@pytest.mark.parametrize("game", games_with_models())
def test_every_class_context_and_role_of_a_model_has_its_words(game):
    model, known = model_needed(game), texts("en")
    assert set(known["classes"][game]) == set(model.classes)
    assert set(known["contexts"][game]) == set(model.contexts)
    assert set(known["roles"][game]) == set(model.roles)


# ---- reasons in the source ------------------------------------------------------------------------------------------


def patterns(node: ast.expr, assigned: dict[str, list[ast.expr]]) -> Iterator[str]:
    """What an expression may be as a text, as patterns."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp():
            yield from patterns(node.body, assigned)
            yield from patterns(node.orelse, assigned)
        case ast.Name():
            for value in assigned.get(node.id, []):
                yield from patterns(value, assigned)
        case ast.JoinedStr():
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+" for part in node.values
            )
        case _:
            raise AssertionError(f"can't tell what {ast.unparse(node)} may be")


def keys_in(source: str) -> Iterator[str]:
    tree = ast.parse(source)
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        assigned: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                assigned.setdefault(node.targets[0].id, []).append(node.value)
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                yield from patterns(node.args[0], assigned)


def test_every_reason_in_the_source_has_a_sentence_and_every_sentence_a_reason():
    folders = [SOURCES, *(SOURCES / game for game in games_with_models())]
    files = [path for folder in folders for path in folder.glob("*.py")]
    wanted = {pattern for path in files for pattern in keys_in(path.read_text("utf-8"))}
    known = texts("en")["reasons"]
    assert len(wanted) > 20
    for pattern in wanted:
        assert any(re.fullmatch(pattern, key) for key in known), pattern
    if set(games_with_models()) == set(undermine.GAMES):
        for key in known:
            assert any(re.fullmatch(pattern, key) for pattern in wanted), key


# ---- filling in -----------------------------------------------------------------------------------------------------


def test_sentences_are_filled_in_the_way_of_their_language():
    reason = Reason("lay_closer", {"cell": "3,-1", "gain": 0.5})
    assert Words("classic", "en").thought([reason]) == "This card saves us 0.5 cards on the way."
    assert "0,5" in Words("classic", "de").thought([reason])
    broken = Reason("break_suspect", {"seat": 2, "percent": 80})
    assert "C" in Words("classic", "nl").thought([broken])
    assert "Cleo" in Words("classic", "nl", ["Ada", "Bob", "Cleo"]).thought([broken])
    mended = Reason("repair_self", {"tool": "lamp"})
    assert "die Lampe" in Words("classic", "de").thought([mended])


def test_evidence_is_a_sentence_without_figures():
    text = Words("classic").evidence(2, "dead_harm", "far", {"card": "dead-NS", "cell": "5,0"})
    assert text == "C laid a dead end that costs the miners cards, while the goals were far away"


@pytest.mark.parametrize(
    "reason",
    [
        Reason("unheard_of"),
        Reason("break_suspect"),
        Reason("break_suspect", {"seat": 10**9, "percent": 3}),
        Reason("break_suspect", {"seat": -11, "percent": 3}),
    ],
)
def test_reasons_from_elsewhere_do_no_harm(reason):
    for names in (None, ["Ada", "Bob", "Cleo"]):
        assert Words("classic", "en", names).thought([reason, Reason("no_plan")]).startswith(f"({reason.key}) My plan")
