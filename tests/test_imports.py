"""What a command imports: what it uses, and not the house."""

import os
import subprocess
import sys

import pytest

import undermine
from tests.commands import COMMAND, run
from undermine.bots.levels import LEVELS
from undermine.cli.commands import COMMANDS

HEAVY = ("msgspec", "numpy", "rich", "starlette", "uvicorn", "undermine.api", "undermine.bots", "undermine.games")


def imported_by(script: str, looked_for: tuple[str, ...] = HEAVY) -> list[str]:
    """The modules among these that are there after a script, in a process of its own."""
    told = f"{script}\nimport sys; print(*(name for name in {looked_for!r} if name in sys.modules))"
    command = [sys.executable, "-c", told]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    return done.stdout.splitlines()[-1].split()


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["nonsense"], []])
def test_what_needs_no_game_imports_none(words: list[str]) -> None:
    script = f"""
from sys import argv
from undermine.cli.app import main
argv[:] = ["undermine", *{words!r}]
try:
    main()
except SystemExit:
    pass
"""
    assert imported_by(script) == []


def test_the_package_itself_is_light_until_somebody_asks_for_something() -> None:
    assert imported_by("import undermine; undermine.__version__") == []
    assert "undermine.games" in imported_by("import undermine; undermine.GAMES")
    assert imported_by("import undermine\ntry: undermine.nonsense\nexcept AttributeError: print('none')")
    assert {"start", "GAMES", "Match", "__version__"} <= set(dir(undermine))


def test_random_games_need_no_numpy_and_no_server() -> None:
    """A process of `simulate --jobs` imports the entry point and this; its start should take no time."""
    script = "import undermine.cli.app\nfrom undermine.research.simulate import play_chunk\n"
    script += "play_chunk('classic', 3, range(1), '1', {}, 'random')"
    assert not {"numpy", "starlette", "uvicorn"} & set(imported_by(script))


SIMULATE = """
from sys import argv
from undermine.cli.app import main
argv[:] = ["undermine", "simulate", "classic", "--games", "2", "--jobs", "2", "--json"]
try:
    main()
except SystemExit:
    pass
"""


def test_the_command_that_plays_them_needs_neither() -> None:
    assert not {"numpy", "rich", "starlette", "uvicorn"} & set(imported_by(SIMULATE))


def test_a_game_is_loaded_when_it_is_played_and_other_packages_when_somebody_looks_for_theirs() -> None:
    others = "undermine.games.lost_mines.game", "undermine.games.dark_cave.game", "importlib.metadata"
    assert imported_by(SIMULATE, others) == []
    assert imported_by("import undermine; list(undermine.GAMES)", others) == ["importlib.metadata"]
    assert set(imported_by("import undermine; list(undermine.GAMES.values())", others)) == set(others)


def test_help_names_our_bots() -> None:
    alone = " ".join(run("simulate", "--help").split())
    assert all(name in alone for name in ("random", *(bot.name for bot in LEVELS)))


def test_version() -> None:
    assert run("--version") == f"undermine {undermine.__version__}\n"
    module = [sys.executable, "-m", "undermine", "--version"]
    done = subprocess.run(module, capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout == run("--version")


def test_help_lists_every_command_and_every_command_can_be_loaded() -> None:
    listed = run("--help")
    for name, command in COMMANDS.items():
        assert f"{name} {command.help}" in " ".join(listed.split())
        alone = " ".join(run(name, "--help").split())
        assert f"Usage: undermine {name} " in alone
        assert command.help in alone


def test_without_a_word_it_shows_what_there_is() -> None:
    wide = {**os.environ, "COLUMNS": "110"}  # as in run
    done = subprocess.run([COMMAND], capture_output=True, text=True, timeout=120, check=False, env=wide)
    assert done.returncode == 2
    assert done.stdout == run("--help")
