"""What several tests need has a module of its own, named by what it offers: nothing is imported from a test module.

Otherwise a helper is hard to find, and whoever splits a long test module breaks tests in other rooms.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def imported(tree: ast.AST) -> Iterator[str]:
    """Everything that is imported, with the module that it comes from."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                yield from (f"{'.' * level}{module or ''}.{name.name}" for name in names)


def from_test_modules(tree: ast.AST) -> list[str]:
    return [name for name in imported(tree) if any(part.startswith("test_") for part in name.split("."))]


#: Imports tests in order to run them once more, with a database.
AGAIN = "cluster/test_server_on_postgres.py"


def test_nothing_is_imported_from_a_test_module() -> None:
    modules = {str(path.relative_to(TESTS)): ast.parse(path.read_text("utf-8")) for path in TESTS.rglob("*.py")}
    assert from_test_modules(modules.pop(AGAIN))
    assert len(modules) > 100
    assert {name: from_test_modules(tree) for name, tree in modules.items() if from_test_modules(tree)} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from tests.classic.test_goals import custom",
        "from tests.classic import test_goals",
        "from .test_goals import custom",
        "from . import test_goals",
        "import tests.classic.test_goals as goals",
        "def late():\n    from tests.test_house import told",
    ],
)
def test_an_import_from_a_test_module_is_found(line: str) -> None:
    assert from_test_modules(ast.parse(line))


@pytest.mark.parametrize(
    "line", ["from tests.classic.decks import custom", "import tests.oracle", "# import test_goals"]
)
def test_other_imports_are_fine(line: str) -> None:
    assert not from_test_modules(ast.parse(line))
