"""The files in examples/ run as they are, with a little of everything."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
#: Each with its words, and what it prints in the end.
RUN = {
    "bot.py --rounds 3": r"digger as miner: won \d of \d\n(.*\n)*rookie as saboteur: won \d of \d\n",
    "environment_loop.py --tries 2 --games 2": r"try 0: won \d of 2\n(.*\n)*on other deals: won \d of 2\n",
    "environment_loop.py --game dark_cave --tries 1 --games 1": r"try 0: won \d of 1\non other deals: won \d of 1\n",
    "thousand_games.py --games 5": r"5 rounds of five rookies\n.*\n( +\d +\d+ +\d .*%\)\n)+",
}


@pytest.mark.parametrize("words", RUN)
def test_an_example_runs(words: str, tmp_path: Path) -> None:
    file, *rest = words.split()
    command = [sys.executable, str(EXAMPLES / file), *rest]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(RUN[words], done.stdout), done.stdout


def test_every_example_is_run_and_told_of() -> None:
    told = (EXAMPLES / "README.md").read_text("utf-8")
    tests = "".join(path.read_text("utf-8") for path in EXAMPLES.parent.glob("tests/**/test_*.py"))
    for path in EXAMPLES.glob("*.py"):
        assert f"]({path.name})" in told
        assert path.name in tests
