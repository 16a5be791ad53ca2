"""What the guide for researchers shows: the published games, and a policy that learns from them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import undermine
from tests.commands import run
from undermine.research.datasets import Dataset

HOME = Path(__file__).parents[2]
DATA = HOME / "docs" / "data"
EXAMPLE = HOME / "examples" / "masked_policy.py"


@pytest.mark.parametrize("game", ["classic", "lost_mines", "dark_cave"])
def test_the_published_games_are_whole_small_and_by_the_rules(game):
    dataset = Dataset.open(DATA / game)
    for part in range(dataset.settings.parts):
        dataset.check(part)
    assert dataset.games == dataset.settings.games
    rules = undermine.GAMES[game]
    assert dataset.settings.rules == rules.rules_version
    codes: dict[int, list[tuple[int, int]]] = {}
    for row in pq.read_table(DATA / game / "decisions", columns=["game", "seat", "code"]).to_pylist():
        codes.setdefault(row["game"], []).append((row["seat"], row["code"]))
    for row in pq.read_table(DATA / game / "games").to_pylist():
        state = undermine.start(game, row["seats"], row["seed"]).state
        for seat, code in codes[row["game"]]:
            assert code in rules.legal(state, seat)
            rules.apply(state, seat, code)
        result: Any = rules.views.result(state)
        assert list(result.winners) == row["winners"]
        assert rules.gold(state) == row["gold"]


def test_the_published_games_take_little_room():
    assert sum(path.stat().st_size for path in DATA.rglob("*") if path.is_file()) < 300_000


def test_a_policy_learns_from_them_and_is_measured_like_any_bot(tmp_path):
    """In 60 lines, empty ones left out, with a tiny budget."""
    assert sum(bool(line.strip()) for line in EXAMPLE.read_text("utf-8").splitlines()) <= 60
    (tmp_path / "masked_policy.py").write_bytes(EXAMPLE.read_bytes())
    info = tmp_path / "policy-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: policy\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[undermine.bots]\npolicy = masked_policy:PolicyBot\n")
    policy = tmp_path / "policy.npy"
    paths = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": paths, "POLICY": str(policy)}
    script = [sys.executable, str(EXAMPLE), str(DATA / "classic"), str(policy)]
    subprocess.run(script, env=environment, timeout=300, check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", paths)
        patch.setenv("POLICY", str(policy))
        words = ("evaluate", "classic", "--deals", "10", "--json", "--by-role")
        learned, chance = (
            json.loads(run(*words, f"loyal={bot},saboteur=random"))["wins"] for bot in ("policy", "random")
        )
    assert chance["miners"] == 0
    assert learned["miners"] >= 3, "whoever learned to dig finds the treasure"
