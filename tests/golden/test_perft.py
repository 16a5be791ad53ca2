"""How many ways the game can go on from a position, by depth. A miscount is told choice by choice."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import undermine
from undermine import Match

HERE = Path(__file__).parent
CASES: dict[str, Any] = {}
for game in undermine.GAMES:
    CASES |= tomllib.loads((HERE / f"perft-{game}.toml").read_text("utf-8"))


def perft(turn: Any, state: Any, depth: int) -> int:
    """The number of lines of play of this length; chance is fixed by the order of the pile."""
    codes = turn.legal(state)
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.copy()
        turn.apply(after, code)
        total += perft(turn, after, depth - 1)
    return total


def by_choice(match: Match, depth: int) -> str:
    """The count behind each choice, for finding out where two engines part."""
    lines = []
    turn = match.game.turn
    for choice, code in zip(match.choices(), match.choices().codes, strict=True):
        after = match.state.copy()
        turn.apply(after, code)
        lines.append(f"{choice}: {perft(turn, after, depth - 1) if depth > 1 else 1}")
    return "\n".join(lines)


@pytest.mark.parametrize("name", CASES)
def test_perft(name: str) -> None:
    case = CASES[name]
    for depth, count in enumerate(case["counts"], 1):
        match = undermine.load_position(case["position"])
        assert perft(match.game.turn, match.state, depth) == count, f"{name}, depth {depth}\n{by_choice(match, depth)}"
