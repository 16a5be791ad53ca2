"""A whole game of Lanterns with what every seat sees of it, to be read."""

from pathlib import Path

from lanterns.game import Lanterns

from undermine import Match
from undermine.engine.chance import Chance
from undermine.testing import check_golden, playthrough


def test_playthrough(golden: bool) -> None:
    text = playthrough(Match(Lanterns(), 2, chance=Chance("playthrough 2")), "playthrough 2")
    check_golden(Path(__file__).parent / "playthrough.txt", text, golden)
