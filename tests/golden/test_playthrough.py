"""A whole game with what every seat sees of it, as a text that can be read: the review of hidden information."""

from pathlib import Path

import pytest

import undermine
from tests.players import PLAYERS
from undermine.testing import check_golden, playthrough

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("game", "seed", "options"),
    [
        ("classic", "playthrough 3", {"rounds": 2}),
        ("lost_mines", "playthrough 3", {"rounds": 1}),
        ("dark_cave", "playthrough 267", {}),
    ],
)
def test_playthrough(game: str, seed: str, options: dict[str, object], golden: bool) -> None:
    text = playthrough(undermine.start(game, 3, seed, options), seed, PLAYERS[game])
    check_golden(HERE / f"playthrough-{game}.txt", text, golden)
