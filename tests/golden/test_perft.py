"""How many ways the game can go on from a position, by depth. A miscount is told choice by choice."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import undermine
from undermine.testing import perft, perft_by_choice

HERE = Path(__file__).parent
CASES: dict[str, Any] = {}
for game in undermine.GAMES:
    CASES |= tomllib.loads((HERE / f"perft-{game}.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_perft(name: str) -> None:
    case = CASES[name]
    for depth, count in enumerate(case["counts"], 1):
        match = undermine.load_position(case["position"])
        counted = perft(match.game, match.state, depth)
        assert counted == count, f"{name}, depth {depth}\n{perft_by_choice(match, depth)}"
