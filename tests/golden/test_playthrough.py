"""A whole game with what every seat sees of it, as a text that can be read: the review of hidden information."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import undermine
from tests.golden.files import check
from tests.players import PLAYERS, Player
from undermine import Match
from undermine.engine.notation import seat_name
from undermine.engine.views import lines

HERE = Path(__file__).parent


def viewer_name(viewer: int | None) -> str:
    return "spectator" if viewer is None else seat_name(viewer)


def playthrough(match: Match, seed: str, player: Player) -> Iterator[str]:
    """Every decision; then, for every viewer, what was told and which lines of the view changed."""
    viewers = [None, *range(match.seats)]
    random = Random(seed)
    before = {viewer: list(lines(match.view(viewer))) for viewer in viewers}
    for viewer in viewers:
        yield f"== the table as {viewer_name(viewer)} sees it"
        yield from before[viewer]
        yield from (f"  told: {event}" for event in match.log(viewer))
    while match.result is None:
        seat, number = match.waiting[0], match.decided
        decision = player(match, random)
        match.decide(decision)
        yield f"\n== {match.decided}. {seat_name(seat)} {decision}"
        for viewer in viewers:
            view = list(lines(match.view(viewer)))
            old = set(before[viewer])
            yield f"-- {viewer_name(viewer)}"
            yield from (f"  told: {event}" for event in match.log(viewer, number))
            yield from (f"  now: {line}" for line in view if line not in old)
            before[viewer] = view
    yield "\n== the end, as all see it"
    yield from before[None]


@pytest.mark.parametrize(
    ("game", "seed", "options"),
    [
        ("classic", "playthrough 3", {"rounds": 2}),
        ("lost_mines", "playthrough 3", {"rounds": 1}),
        ("dark_cave", "playthrough 267", {}),
    ],
)
def test_playthrough(game: str, seed: str, options: dict[str, object], golden: bool) -> None:
    lines = playthrough(undermine.start(game, 3, seed, options), seed, PLAYERS[game])
    check(HERE / f"playthrough-{game}.txt", "\n".join(lines) + "\n", golden)
