"""Which modules are compiled, and how `make play` comes to its compiled build: of these very sources, or not at all."""

import ast
import fcntl
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from compiled import Compiled

import undermine
from undermine.engine.version import build
from undermine.games import OURS

SOURCE = Path(undermine.__file__).parent
MARK = "# fast tier\n"
ROOMS = ("codes", "deck", "state", "facts", "setup", "scoring", "turn")
#: Typed structs of the border, which the fast tier names, and makes only if somebody listens; and what is wrong.
BORDER = ("errors", "events", "options", "travel", "views")

MARKED = sorted(path for path in SOURCE.rglob("*.py") if path.read_text("utf-8").startswith(MARK))


def named(path: Path) -> str:
    return ".".join(("undermine", *path.relative_to(SOURCE).with_suffix("").parts))


@pytest.mark.parametrize("path", MARKED, ids=named)
def test_what_is_marked_runs_compiled_where_the_build_is(path: Path) -> None:
    assert (import_module(named(path)).__file__ or "").endswith(".py") == (build() == "interpreted")


def test_the_rules_of_every_game_are_marked() -> None:
    rooms = {SOURCE / "games" / game / f"{room}.py" for game in OURS for room in ROOMS}
    assert {path for path in rooms if path.exists()} <= set(MARKED)


@pytest.mark.parametrize("path", MARKED, ids=named)
def test_the_fast_tier_imports_nothing_slow(path: Path) -> None:
    """A module of it that lacks the mark would run as Python, and nobody would notice."""
    fast = {named(other) for other in MARKED}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("undermine."):
            modules = {f"{node.module}.{name.name}" for name in node.names} & set(sys.modules) or {node.module}
            slow = [name for name in modules - fast if name.rpartition(".")[2] not in BORDER]
            assert not slow, f"{path.name} imports {slow}: write {MARK.strip()!r} into their first lines"


def test_the_mark_is_the_first_line_or_nowhere() -> None:
    for path in set(SOURCE.rglob("*.py")) - set(MARKED):
        assert "# fast tier" not in path.read_text("utf-8"), path


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A project of one module, with a browser client."""
    (tmp_path / "src" / "undermine" / "web").mkdir(parents=True)
    (tmp_path / "src" / "undermine" / "web" / "index.html").write_text("hello")
    (tmp_path / "src" / "undermine" / "turn.py").write_text("TURNS = 1\n")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        (tmp_path / name).write_text("")
    return tmp_path


def python(script: str) -> tuple[str, ...]:
    return (sys.executable, "-c", script)


COMPILES = python("import os; assert os.environ['UNDERMINE_COMPILE'] == '1'; open('src/undermine/turn.so', 'w')")
FAILS = python("print('no such header'); raise SystemExit(1)")


def test_a_build_is_ready_until_a_source_changes(home: Path) -> None:
    compiled = Compiled(home)
    assert not compiled.is_ready()
    compiled.build(COMPILES)
    assert compiled.is_ready()
    assert (compiled.source / "undermine" / "turn.so").exists()
    assert not list((home / "src").rglob("*.so"))
    (home / "src" / "undermine" / "deck.toml").write_text("cards = 1\n")
    assert not compiled.is_ready()
    compiled.build(COMPILES)
    assert compiled.is_ready()
    (home / "src" / "undermine" / "deck.toml").unlink()
    assert not compiled.is_ready()


def test_the_browser_client_is_always_the_one_that_is_there(home: Path) -> None:
    compiled = Compiled(home)
    compiled.build(COMPILES)
    (home / "src" / "undermine" / "web" / "index.html").write_text("hello again")
    assert compiled.is_ready()
    assert (compiled.source / "undermine" / "web" / "index.html").read_text() == "hello again"


def test_a_build_that_fails_is_told_in_the_log_and_not_tried_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compiled.shutil.which", lambda _: "/usr/bin/cc")
    compiled = Compiled(home)
    assert compiled.is_worth_a_try()
    compiled.build(FAILS)
    assert not compiled.is_ready()
    assert not compiled.is_worth_a_try()
    assert "no such header" in (home / ".compiled" / "log").read_text()
    (home / "src" / "undermine" / "turn.py").write_text("TURNS = 2\n")
    assert compiled.is_worth_a_try()
    compiled.build(COMPILES)
    assert compiled.is_ready()


def test_what_was_ready_stays_if_the_next_build_fails(home: Path) -> None:
    compiled = Compiled(home)
    compiled.build(COMPILES)
    was = (home / "src" / "undermine" / "turn.py").read_text()
    (home / "src" / "undermine" / "turn.py").write_text("TURNS = 2\n")
    compiled.build(FAILS)
    (home / "src" / "undermine" / "turn.py").write_text(was)
    assert compiled.is_ready()


def test_without_a_compiler_there_is_nothing_to_try(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compiled.shutil.which", lambda _: None)
    assert not Compiled(home).is_worth_a_try()


def test_without_a_compiler_it_says_what_is_missing(home: Path) -> None:
    script = shutil.copy(import_module("compiled").__file__ or "", home)
    said = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=120, check=True, env={"PATH": str(home)}
    )
    assert not said.stdout, "there is no build to use"
    assert said.stderr == "There is no C compiler (cc): you miss nothing, but bots think longer.\n"


def test_two_do_not_build_at_once(home: Path) -> None:
    compiled = Compiled(home)
    compiled.folder.mkdir()
    with (compiled.folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        compiled.build(FAILS)
        assert not (compiled.folder / "failed").exists(), "nothing was run"
    compiled.build(COMPILES)
    assert compiled.is_ready()
