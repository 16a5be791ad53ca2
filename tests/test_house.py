"""A game is named in its own folders and nowhere else: games/<g>, bots/<g>, cli/<g>; games/__init__.py is the one list.

Everything above asks the `Game`. So nothing that is shared names a game, in an import, an identifier or a string, and
nothing that is shared guesses from the text of a decision what it means. Comments and docstrings may give examples.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import undermine
from undermine.engine.decisions import Pointer
from undermine.games import OURS

SOURCE = Path(undermine.__file__).parent
LIST_OF_GAMES = SOURCE / "games" / "__init__.py"

#: lost_mines is also LostMines, LOST_MINES, "Lost Mines", lost-mines.
NAMES = [r"[ _-]?".join(name.split("_")) for name in OURS]
NAMED = re.compile(rf"(?<![a-z])(?:{'|'.join(NAMES)})(?![a-z])", re.IGNORECASE)

#: The first words of all decisions of all games.
WORDS = {word for game in OURS.values() for word in game.decisions.FORMS}
#: What a pointer's kind can be has words in common with them; to ask for the kind is no guess.
KINDS = set(get_args(Pointer.__annotations__["kind"]))
ASKING_A_TEXT = {"startswith", "endswith", "removeprefix", "removesuffix", "partition", "split", "index", "find"}
TAKING_A_TEXT = {"decide", "why_not", "check"}


def shared_files() -> list[Path]:
    """All modules but those in a game's own folders."""
    return sorted(
        path
        for path in SOURCE.rglob("*.py")
        if path != LIST_OF_GAMES and not set(path.relative_to(SOURCE).parts[1:-1]) & set(OURS)
    )


def docstrings(tree: ast.AST) -> set[ast.Constant]:
    """Texts that stand alone: they tell, and do nothing."""
    lone = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr))
    return {value for value in lone if isinstance(value, ast.Constant)}


def names_in(node: ast.AST, silent: set[ast.Constant]) -> Iterator[str]:
    """Identifiers, modules and strings, as they are written."""
    match node:
        case ast.Constant(value=str(text)) if node not in silent:
            yield text
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.alias(name=name, asname=other):
            yield from filter(None, (name, other))
        case ast.ImportFrom(module=str(module)):
            yield module


def split_camels(name: str) -> str:
    """DarkCaveScreen as Dark_Cave_Screen, so that words in it can be found."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name)


def games_named(tree: ast.AST) -> Iterator[str]:
    silent = docstrings(tree)
    for node in ast.walk(tree):
        for name in names_in(node, silent):
            if NAMED.search(split_camels(name)):
                yield f"line {getattr(node, 'lineno', '?')}: {name!r}"


def texts_asked(tree: ast.AST) -> Iterator[tuple[ast.AST, ast.AST | None]]:
    """Expressions that something is compared with, each with what it is compared to, where that is known."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                for one in (left, *others):
                    yield one, next((other for other in (left, *others) if other is not one), None)
            case ast.MatchValue(value=value):
                yield value, None
            case ast.Call(func=ast.Attribute(attr=name), args=args) if name in ASKING_A_TEXT | TAKING_A_TEXT:
                for argument in args:
                    yield argument, None


def decisions_guessed(tree: ast.AST) -> Iterator[str]:
    for node, other in texts_asked(tree):
        asks_kind = isinstance(other, ast.Attribute) and other.attr == "kind"
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.split():
                word = part.value.split()[0]
                if word in WORDS and not (asks_kind and part.value in KINDS):
                    yield f"line {part.lineno}: {part.value!r}"


def told(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", shared_files(), ids=told)
def test_what_is_shared_names_no_game(path: Path) -> None:
    assert list(games_named(ast.parse(path.read_text("utf-8")))) == []
    assert not NAMED.search(split_camels(path.stem)), "not even in the name of a file"


@pytest.mark.parametrize("path", shared_files(), ids=told)
def test_what_is_shared_guesses_nothing_from_the_text_of_a_decision(path: Path) -> None:
    assert list(decisions_guessed(ast.parse(path.read_text("utf-8")))) == []


@pytest.mark.parametrize("game", OURS)
def test_a_game_knows_no_other(game: str) -> None:
    """In none of its folders, on any floor."""
    others = re.compile(rf"\bundermine\.\w+\.(?:{'|'.join(name for name in OURS if name != game)})\b")
    for folder in SOURCE.glob(f"*/{game}"):
        for path in folder.rglob("*.py"):
            assert not others.search(path.read_text("utf-8")), told(path)


# ---- the test itself ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "from undermine.games.classic import events",
        "import undermine.cli.dark_cave as cave",
        "GAMES = ['lost_mines']",
        "class DarkCaveScreen: pass",
        "title = 'The Lost Mines'",
        "def classic_table(): pass",
        "CLASSIC = 1",
        "play(classic=1)",
    ],
)
def test_a_name_is_found(line: str) -> None:
    assert list(games_named(ast.parse(line)))


@pytest.mark.parametrize("line", ["'''classic'''", "# dark_cave", "classical = 1", "class Classics: pass"])
def test_an_example_is_no_name(line: str) -> None:
    assert not list(games_named(ast.parse(line)))


@pytest.mark.parametrize(
    "line",
    [
        "text == 'axe no'",
        "text.startswith('pass ')",
        "str(choice) in ('propose-end', 'vote yes')",
        "match.decide('lay NS 1,0')",
        "match text:\n    case 'stop': pass",
        "texts = [t for t in texts if t != 'rockfall']",
    ],
)
def test_a_guess_is_found(line: str) -> None:
    assert list(decisions_guessed(ast.parse(line)))


@pytest.mark.parametrize("line", ["pointer.kind == 'discard'", "print('take a seat')", "{'step': 1}", "x == 'passing'"])
def test_other_words_are_no_guess(line: str) -> None:
    assert not list(decisions_guessed(ast.parse(line)))
