"""The package as a new user gets it: built from a clone, installed elsewhere, used in an empty folder."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.package.serving import first_page
from undermine.cli.commands import COMMANDS

HOME = Path(__file__).parents[2]
CLIENT = Path("src", "undermine", "web")
#: What comes with a plain install, and why it is no more: pyproject.toml.
NEEDED = """
    anyio click fluent.syntax h11 idna markdown-it-py mdurl msgspec mypy_extensions numpy prometheus_client pygments
    rich starlette typing_extensions tzdata undermine uvicorn uvloop websockets
"""
NEW_VENV = {"pip", "setuptools"}
#: Every command, one after the other in one folder where a server has been.
TRIED = (
    "play classic --seats 3 --seed 5 -o rounds=1 --save game.json",
    "replay game.json",
    "analyse game.json --json",
    "simulate classic --games 2 --jobs 2 --bot rookie",
    "bench classic --seats 3 --seconds 0",
    "tables tables.db --check",
    "backup tables.db copy.db",
    "evaluate classic --seats 3 --deals 1",
    "train classic --what value --rounds 1 --folder .",
    "options",
    "rules CL-P04",
)
#: What a plain install can't do, and the extra that is named then.
NEED_MORE = {
    "mcp": "llm",
    "report x": "research",
    "simulate --out x": "research",
    "simulate --cluster x": "cluster",
    "tables postgresql://x/y": "postgres",
    "tournament --bots random,rookie": "research",
}
TYPED = "discard 1\n" * 40
BUILD = [sys.executable, "-m", "build", "--no-isolation"]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files of the project as a clone has them: without what is built."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", "*.*", "LICENSE"]
    files = subprocess.run(listed, cwd=HOME, capture_output=True, text=True, check=True).stdout.split("\0")
    for file in filter(None, files):
        if (HOME / file).is_file() and not file.startswith(("tests/", "docs/", "web/")):
            (tmp_path / "clone" / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(HOME / file, tmp_path / "clone" / file)
    return tmp_path / "clone"


def test_a_build_without_the_client_fails_and_says_why(clone: Path) -> None:
    for kind in ("--wheel", "--sdist"):
        done = subprocess.run([*BUILD, kind], cwd=clone, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode
        assert (
            f"{CLIENT / 'index.html'} is missing, and a server without the browser client serves nobody: make wheel"
            in (done.stdout + done.stderr)
        )
    assert not (clone / "dist").exists() or not list((clone / "dist").iterdir())


def test_a_wheel_made_by_way_of_the_sources_plays_in_an_empty_folder(clone: Path, tmp_path: Path) -> None:
    shutil.copytree(HOME / CLIENT, clone / CLIENT)
    subprocess.run(
        BUILD, cwd=clone, stdout=subprocess.DEVNULL, timeout=300, check=True
    )  # the wheel is built from the unpacked sdist
    (wheel,) = (clone / "dist").glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    source = HOME / "src"
    wanted = {str(path.relative_to(source)) for path in source.rglob("*") if path.is_file() and kept(path)}
    assert {name for name in inside if name.startswith("undermine/")} == wanted

    installed = tmp_path / "fresh" / "bin"
    subprocess.run([sys.executable, "-m", "venv", str(installed.parent)], timeout=300, check=True)
    install = [str(installed / "pip"), "install", "--quiet", "--constraint", str(HOME / "constraints.txt"), str(wheel)]
    subprocess.run(install, timeout=600, check=True)
    pip_list = [str(installed / "pip"), "list", "--format", "freeze"]
    packages = subprocess.run(pip_list, capture_output=True, text=True, timeout=120, check=True).stdout
    assert {line.partition("==")[0].lower() for line in packages.split()} - NEW_VENV <= set(NEEDED.split())

    empty = tmp_path / "empty"
    empty.mkdir()
    assert first_page(installed / "undermine", empty) == (HOME / CLIENT / "index.html").read_text("utf-8")
    assert set(COMMANDS) == {words.split()[0] for words in (*TRIED, *NEED_MORE)} | {"serve"}
    for words in TRIED:
        command = [str(installed / "python"), "-m", "undermine", *words.split()]
        done = subprocess.run(command, cwd=empty, input=TYPED, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, (words, done.stderr)
    for words, extra in NEED_MORE.items():
        command = [str(installed / "undermine"), *words.split()]
        done = subprocess.run(command, cwd=empty, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 2, (words, done.stderr)
        assert f"pip install 'undermine[{extra}]'" in done.stderr


def kept(path: Path) -> bool:
    """Not what Python and the compiler leave beside the sources."""
    return path.suffix not in (".pyc", ".so") and not any(part.endswith(".egg-info") for part in path.parts)
