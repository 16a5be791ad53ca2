"""Which words of a page are in the wrong language, by the texts themselves."""

import re
from functools import cache
from pathlib import Path

import undermine

TEXTS = Path(undermine.__file__).parent / "texts"
#: A text, an attribute or a variant that stands on one line.
_LINE = re.compile(r"^(?:[a-z][\w-]* = |\s+\.[\w-]+ = |\s+\*?\[[\w-]+\] )(.+)$", re.MULTILINE)
_FACT = re.compile(r"\{[^{}]*\}")
_WORDS = re.compile(r"[^\W\d_]{2,}")

#: Everything that is read on a page, by eyes or by ears.
READ = """() => [
    ...document.body.innerText.split("\\n"),
    ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((one) =>
        ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? "")),
].map((line) => line.trim()).filter(Boolean)"""


@cache
def _patterns(language: str) -> tuple[re.Pattern[str], ...]:
    """How lines of a language can look. A fact can be anything, so there have to be words around it."""
    found = set()
    for file in sorted((TEXTS / language).glob("*.ftl")):
        for text in _LINE.findall(file.read_text("utf-8")):
            literal = _FACT.sub(" ", text)
            if "{" in literal or "}" in literal or len(_WORDS.findall(literal)) < (2 if literal != text else 1):
                continue
            found.add("(?:.+)".join(map(re.escape, _FACT.split(text))))
    return tuple(map(re.compile, found))


def foreign(lines: list[str], language: str) -> list[str]:
    """The lines that are a text of another language, and none of this one."""
    others = [folder.name for folder in TEXTS.iterdir() if folder.is_dir() and folder.name != language]
    return [
        line
        for line in dict.fromkeys(lines)
        if not any(one.fullmatch(line) for one in _patterns(language))
        and any(one.fullmatch(line) for other in others for one in _patterns(other))
    ]
