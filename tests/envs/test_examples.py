"""The example of a language model's seat, as somebody who has just found it runs it."""

import subprocess
import sys
from pathlib import Path

import pytest

from undermine.games import OURS

EXAMPLE = Path(__file__).parents[2] / "examples" / "language_model.py"


@pytest.mark.parametrize("game", OURS)
def test_the_example_plays_a_game(game: str) -> None:
    words = [sys.executable, str(EXAMPLE), game, "--seats", "4", "--others", "rookie"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{game}, 4 seats (model, rookie, rookie, rookie), seed example\n"), done.stdout
    assert "Brier score" in done.stdout
