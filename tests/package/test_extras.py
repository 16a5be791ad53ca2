"""What is an extra is asked for when it is needed, in one sentence; and the engine needs none of it."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.commands import run

HOME = Path(__file__).parents[2]
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        ("simulate --cluster x", "distributed", "cluster"),
        ("serve --data postgresql://x/y", "asyncpg", "postgres"),
        ("mcp", "mcp", "llm"),
    ],
)
def test_a_command_that_lacks_one_says_which(
    words: str, package: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{package}.py").write_text(f"raise ModuleNotFoundError('not here', name={package!r})")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH")))))
    (sentence,) = run(*words.split(), code=2).splitlines()
    assert sentence.endswith(f"pip install 'undermine[{extra}]'")
    assert extra in PROJECT["optional-dependencies"]


def test_all_are_all_that_users_can_have() -> None:
    extras = set(PROJECT["optional-dependencies"])
    (every,) = PROJECT["optional-dependencies"]["all"]
    (parts,) = PROJECT["optional-dependencies"]["research"][-1:]
    named = {name for text in (every, parts) for name in text.partition("[")[2].rstrip("]").split(",")}
    assert named == extras - {"all", "dev", "docs"}


#: Plays and replays a game of each, where nothing can be imported but Python's own and these two.
ENGINE_ALONE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package not in {"undermine", "msgspec", "mypy_extensions"} | sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {package!r}", name=package)

sys.meta_path.insert(0, Missing())
import undermine

for name, game in undermine.GAMES.items():
    match = undermine.start(name, game.seats[0], seed=1)
    while match.result is None:
        match.decide(match.choices()[-1])
        match.view(match.waiting[0] if match.waiting else None)
    assert undermine.replay(undermine.write_record(match.record())).digest() == match.digest()
    assert undermine.load_position(match.position()).position() == match.position()
others = {"bots", "cli", "envs", "research", "server"}
print(*sorted(others & {name.split(".")[1] for name in sys.modules if name.startswith("undermine.")}), "played")
"""


def test_the_engine_plays_with_two_packages_and_without_the_rest_of_ours() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ENGINE_ALONE], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stdout == "played\n", done.stderr
