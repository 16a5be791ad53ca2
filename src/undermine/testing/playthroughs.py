"""A whole game with what every seat sees of it, as a text that can be read: the review of hidden information."""

from collections.abc import Iterator
from random import Random

from undermine.engine.match import Match
from undermine.engine.notation import seat_name
from undermine.engine.views import lines
from undermine.testing.players import Player, uniform


def playthrough(match: Match, seed: str, player: Player = uniform) -> str:
    """Every decision; then, for every viewer, what was told and which lines of the view changed."""
    return "\n".join(_lines(match, Random(seed), player)) + "\n"


def _lines(match: Match, random: Random, player: Player) -> Iterator[str]:
    viewers = [None, *range(match.seats)]
    before = {viewer: list(lines(match.view(viewer))) for viewer in viewers}
    for viewer in viewers:
        yield f"== the table as {_name(viewer)} sees it"
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
            yield f"-- {_name(viewer)}"
            yield from (f"  told: {event}" for event in match.log(viewer, number))
            yield from (f"  now: {line}" for line in view if line not in old)
            before[viewer] = view
    yield "\n== the end, as all see it"
    yield from before[None]


def _name(viewer: int | None) -> str:
    return "spectator" if viewer is None else seat_name(viewer)
