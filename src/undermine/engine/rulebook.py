"""The rules as texts: chapters with clauses and rulings, and what options mean, read from a game's rules.md."""

import re
from functools import cache
from importlib.resources import files

import msgspec

_ID = r"(?:[DGQ]-)?[A-Z]{2,3}-[A-Z]?\d+"
_ENTRY = re.compile(rf"- \*\*({_ID})\b(?: · ([^*]*))?\*\* (.*)")
#: A row of the table of options: its name, what it does, its values, its entries.
_OPTION = re.compile(r"\| `(\w+)` \| ([^|]+) \| [^|]+ \| ([^|]+) \|")
#: An id somewhere in a text.
MENTIONED = re.compile(rf"(?<![\w-]){_ID}\b")


class Clause(msgspec.Struct, frozen=True):
    """A clause or a ruling. Tables that belong to it follow its text, a line for each of their rows."""

    clause: str
    title: str
    text: str
    #: What the clauses around it are about, where a chapter has parts.
    part: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """What a chapter is about, in paragraphs, and its clauses. The first one has no title: it is about the page."""

    title: str
    about: str
    clauses: tuple[Clause, ...]


class OptionNote(msgspec.Struct, frozen=True):
    """What an option does, and the entries that tell more."""

    means: str
    clauses: tuple[str, ...]


@cache
def chapters(package: str, language: str = "en") -> tuple[Chapter, ...]:
    """The whole of a game's rules, in their order; in English where nobody has translated them."""
    translated = files(package) / f"rules.{language}.md"
    page = translated if translated.is_file() else files(package) / "rules.md"
    _, _, text = page.read_text("utf-8").partition("\n")  # without the heading of the page
    first, *others = re.split(r"^## ", text, flags=re.MULTILINE)
    return (_chapter("", first), *(_chapter(*one.split("\n", 1)) for one in others))


def _chapter(title: str, text: str) -> Chapter:
    about: list[str] = []
    clauses: list[Clause] = []
    part = ""
    for block in re.split(r"\n\n+|\n(?=- \*\*)", text.strip()):
        entry = _ENTRY.match(block)
        if entry:
            clause, name, says = entry.groups()
            clauses.append(Clause(clause, name or "", says, part))
        elif block.startswith("### "):
            part = block.removeprefix("### ")
        elif block.startswith("  |") and clauses:  # a table that belongs to the entry above
            last = clauses[-1]
            gap = "\n\n" if "\n" in last.text else "\n"
            clauses[-1] = msgspec.structs.replace(last, text=last.text + gap + re.sub("^ +", "", block, flags=re.M))
        else:
            about.append(block)
    return Chapter(title, "\n\n".join(about), tuple(clauses))


@cache
def rulebook(package: str) -> dict[str, str]:
    """Id -> text of every clause and ruling in a game's rules, in their order."""
    clauses = (clause for chapter in chapters(package) for clause in chapter.clauses)
    return {one.clause: f"{one.title} {one.text}" if one.title else one.text for one in clauses}


@cache
def option_notes(package: str) -> dict[str, OptionNote]:
    """Name -> what every option means, as far as the rules have a table of them."""
    rows = (row for chapter in chapters(package) for row in _OPTION.findall(chapter.about))
    return {name: OptionNote(means.strip(), tuple(MENTIONED.findall(entries))) for name, means, entries in rows}
