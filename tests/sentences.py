"""All sentences with which the rules and the server say no, found in the sources, as a file for translators.

`python -m tests.sentences` writes src/undermine/texts/en/refusals.ftl.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import undermine
from undermine.engine.refusing import ACTION_CARD
from undermine.engine.saying import key_of

HOME = Path(undermine.__file__).parent
FILE = HOME / "texts" / "en" / "refusals.ftl"
#: Where refusals are written, and under which headings translators find them.
SOURCES = {
    "All games": ["engine/refusing.py", "engine/placement.py", "engine/why_not.py"],
    "Classic": ["games/classic/refusals.py"],
    "The Lost Mines": ["games/lost_mines/refusals.py"],
    "The Dark Cave": ["games/dark_cave/refusals.py"],
    "Tables": ["server/requests.py", "server/people.py", "server/hints.py", "server/live.py", "server/errors.py"],
    "Pages": ["server/app.py", "server/visitors.py", "server/sockets.py"],
    "What a table can agree on": [
        "games/__init__.py",
        "engine/game.py",
        "engine/options.py",
        "engine/editions.py",
        "server/agreements.py",
        "server/nights.py",
    ],
    "What is typed": [
        "engine/notation.py",
        "engine/decisions.py",
        "games/classic/decisions.py",
        "games/lost_mines/decisions.py",
        "games/dark_cave/decisions.py",
    ],
    "Records": ["engine/records.py", "engine/replays.py", "server/replays.py"],
    "Other devices and notices": ["server/devices.py", "server/endpoints.py", "server/notices.py"],
}
#: Who says no, and which of its arguments is the sentence.
SAYING = {
    "said": 0,
    "Refused": 1,
    "Misfit": 1,
    "saying": 0,
    "NotGranted": 0,
    "TooMuch": 0,
    "OptionError": 0,
    "NotationError": 0,
    "HttpProblem": 1,
    "problem": -1,  # what people are told, if that is less
    "_refuse": 1,
    "_check_host": 2,
    "_check_between_games": 1,
}
HEAD = """### Why something can't be done: written by `python -m tests.sentences` from the sources, for translators.
### Sentences have no capital letter at the beginning and no full stop; the program adds both where they stand alone.
### $seat, $seats: names of players; $card, $cards: names of cards; $either: a list with "or". Words such as $tool or
### $creature are keys to select by, as in the file of the game. $typed, $form, $words and $oneof: what somebody typed,
### and what can be typed, as it is; $last and $named: letters of seats.
"""


def sentences(file: Path) -> Iterator[str]:
    """The templates in a source, in its order."""
    tree = ast.parse(file.read_text("utf-8"))
    named = defaultdict[str, list[ast.expr]](list)
    for assigned in (node for node in ast.walk(tree) if isinstance(node, ast.Assign)):
        for target in assigned.targets:
            if isinstance(target, ast.Name):
                named[target.id].append(assigned.value)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for node in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name == "__init__":
            name = "NotGranted" if file.name == "errors.py" else ""
        if name in SAYING and len(node.args) > SAYING[name]:
            yield from _texts(node.args[SAYING[name]], named)


def _texts(node: ast.expr, named: Mapping[str, list[ast.expr]]) -> Iterator[str]:
    match node:
        case ast.Constant(str(text)) if " " in text:
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _texts(one, named)
            yield from _texts(other, named)
        case ast.Name("ACTION_CARD"):
            yield ACTION_CARD
        case ast.Name(name) | ast.Subscript(ast.Name(name)) if name in named:
            for one in named[name]:
                yield from _texts(one, {})
        case ast.List(elements):
            for one in elements:
                yield from _texts(one, named)


def catalogue() -> str:
    """The file for translators."""
    seen: set[str] = set()
    parts = [HEAD]
    for heading, files in SOURCES.items():
        found = [text for file in files for text in sentences(HOME / file)]
        new = [text for text in dict.fromkeys(found) if key_of(text) not in seen]
        seen |= {key_of(text) for text in new}
        parts.append(f"\n## {heading}\n\n" + "".join(map(_message, new)))
    return "".join(parts)


def _message(template: str) -> str:
    return f"refusal-{key_of(template)} = " + re.sub(r"\{(\w+)\}", r"{ $\1 }", template).replace("'", "’") + "\n"


if __name__ == "__main__":
    FILE.write_text(catalogue(), "utf-8")
