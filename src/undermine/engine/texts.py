"""Texts for people, in their language: the Fluent files in undermine/texts, which the browser's client reads, too.

A process speaks one language: English, unless `speak` says otherwise. A server speaks English, and lets clients
translate. Files are read when the first text is asked for, and each text is parsed when it is said.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from fluent.syntax import ast

SOURCE: Final = "en"
#: A word, a number, yes or no, several words, or nothing.
Fact = str | int | bool | Sequence[str] | None
#: What a text is told: a list comes with its length, as $names-count.
Told = dict[str, str | int]

_FOLDER: Final = files("undermine") / "texts"
_BEGINS: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)

_spoken: str = SOURCE


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first: those that have every file that English has."""
    ours = _files(SOURCE)
    found = sorted(folder.name for folder in _FOLDER.iterdir() if _files(folder.name) >= ours)
    return tuple(sorted(found, key=lambda language: language != SOURCE))


def _files(language: str) -> set[str]:
    folder = _FOLDER / language
    return {file.name for file in folder.iterdir() if file.name.endswith(".ftl")} if folder.is_dir() else set()


def speak(language: str) -> None:
    """From now on, this process says everything in this language."""
    global _spoken  # noqa: PLW0603  # as a process has one locale
    _spoken = language


def language() -> str:
    """The language in use."""
    return _spoken


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, or English.

    >>> preferred({"LANG": "nl_BE.UTF-8"}), preferred({"LC_ALL": "C", "LANG": "de_DE"})
    ('nl', 'en')
    """
    asked = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wished = re.split(r"[_.@-]", asked)[0].lower()
    return wished if wished in languages() else SOURCE


def t(key: str, **facts: Fact) -> str:
    """A text in the language in use, or else in English. `name.attribute` is a text that belongs to another.

    >>> t("tell-voted", who="B Agate", yes=True)
    'B Agate votes yes.'
    """
    found = t_if(key, **facts)
    assert found is not None, f"there is no text {key}"
    return found


def t_if(key: str, **facts: Fact) -> str | None:
    """A text whose key is made of names, perhaps of a game from elsewhere: None if there is none."""
    told = _told(facts)
    for one in dict.fromkeys((_spoken, SOURCE)):
        speech = _speech(one)
        pattern = speech.pattern(key)
        if pattern is not None:
            said = speech.fill(pattern, told)
            return said.replace("’", "'") if one == SOURCE else said  # as English is typed
    return None


def card_name(game: str, card: str) -> str:
    """A card as somebody reads it. In English that is its notation; elsewhere, what is on it has a name."""
    if _spoken == SOURCE:
        return card
    whole = t_if(f"{game}-card-{card}")
    if whole:
        return whole
    parts = card.split("-")
    words = [t_if(f"{game}-card-{part}") or t_if(f"{game}-feature-{part}") or part for part in parts]
    return card if words == parts else " ".join(words)


def _told(facts: Mapping[str, Fact]) -> Told:
    told: Told = {}
    for name, fact in facts.items():
        if isinstance(fact, bool):
            told[name] = "yes" if fact else "no"
        elif isinstance(fact, int | str):
            told[name] = "none" if fact == "" else fact
        elif fact is None:
            told[name] = "none"
        else:
            told[name] = _listed(fact, "terminal-or" if name in ("either", "oneof") else "terminal-and")
            told[f"{name}-count"] = len(fact)
    return told


def _listed(words: Sequence[str], last: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return t(last, some=", ".join(words[:-1]), one=words[-1])


@cache
def _speech(language: str) -> "_Speech":
    return _Speech(language)


class _Speech:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        from fluent.syntax import FluentParser  # noqa: PLC0415  # a command that says nothing needs none of this

        self._parser = FluentParser(with_spans=False)
        texts = [(_FOLDER / language / name).read_text("utf-8") for name in sorted(_files(language))]
        entries = [entry for text in texts for entry in _BEGINS.split(text)[1:]]
        self._sources = {entry.partition("=")[0].strip(): entry for entry in entries}
        self._parsed: dict[str, ast.Message | ast.Term] = {}

    def pattern(self, key: str) -> "ast.Pattern | None":
        """The text of a key."""
        name, _, attribute = key.partition(".")
        if name not in self._sources:
            return None
        if name not in self._parsed:
            parsed = self._parser.parse_entry(self._sources[name])
            assert hasattr(parsed, "attributes"), f"{name} can't be read"
            self._parsed[name] = cast("ast.Message | ast.Term", parsed)
        entry = self._parsed[name]
        if attribute:
            return next((one.value for one in entry.attributes if one.id.name == attribute), None)
        found: ast.Pattern | None = entry.value
        return found

    def fill(self, pattern: "ast.Pattern", told: Told) -> str:
        """A text with its facts in it."""
        return "".join(str(self._value(element, told)) for element in pattern.elements)

    def _value(self, node: "ast.SyntaxNode", told: Told) -> str | int:
        from fluent.syntax import ast  # noqa: PLC0415  # see above

        match node:
            case ast.TextElement(value=text):
                return str(text)
            case ast.Placeable(expression=inner):
                return self._value(inner, told)
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case ast.NumberLiteral():
                return int(node.value)
            case ast.VariableReference():
                return told[node.id.name]
            case ast.SelectExpression():
                return self.fill(self._chosen(node, told), told)
            case ast.MessageReference() | ast.TermReference():
                return self._other(node, told)
        raise NotImplementedError(f"our texts have no {type(node).__name__}")

    def _other(self, node: "ast.MessageReference | ast.TermReference", told: Told) -> str:
        """A message within a message is told the same facts; a term, what is in its brackets."""
        name = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
        arguments = getattr(node, "arguments", None)
        if type(node).__name__ == "TermReference":
            named = arguments.named if arguments else ()
            name, told = f"-{name}", {one.name.name: self._value(one.value, told) for one in named}
        pattern = self.pattern(name)
        assert pattern is not None, f"a text speaks of {name}, which is not there"
        return self.fill(pattern, told)

    def _chosen(self, node: "ast.SelectExpression", told: Told) -> "ast.Pattern":
        value = self._value(node.selector, told)
        for variant in node.variants:
            key = variant.key
            if str(value) == getattr(key, "name", None) or str(value) == getattr(key, "value", None):
                return variant.value
            if isinstance(value, int) and _plural(value) == getattr(key, "name", None):
                return variant.value
        return next(variant.value for variant in node.variants if variant.default)


def _plural(number: int) -> str:
    """The plural form of a number, as English, German and Dutch have them. A language with others adds its own here."""
    return "one" if number == 1 else "other"
