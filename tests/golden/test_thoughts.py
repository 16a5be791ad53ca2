"""What bots decide, game by game, as fingerprints: a faster plan or world must still give the same decisions."""

from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

import undermine
from undermine.bots import Bot, Situation
from undermine.research.evaluate import bot_named
from undermine.testing import check_golden

HERE = Path(__file__).parent

#: How many worlds a master looks at here: their number is part of what it decides.
WORLDS = 4
#: Who sits at the tables, seat by seat and then again from the first; and how many decisions are looked at.
TABLES = {"rookies": (["rookie"], 10_000), "veterans": (["veteran"], 10_000), "masters": (["master", "veteran"], 60)}
SEATS = (3, 5, 7)


def thoughts(game: str, seats: int, levels: list[str], decisions: int, seed: str) -> str:
    """Every decision of a game, with its reasons, in one short number."""
    bots: list[Bot] = [bot_named(level, WORLDS) for level in levels]
    match = undermine.start(game, seats, seed)
    memories: list[dict[str, object]] = [{} for _ in range(seats)]
    random = Random(seed)
    hashed = blake2b(digest_size=8)
    while match.result is None and match.decided < decisions:
        seat = match.waiting[0]
        situation = Situation.of_match(match, seat, memories[seat])
        thought = bots[seat % len(bots)].choose(situation, random)
        hashed.update(repr((str(thought.decision), thought.reasons)).encode())
        match.decide(thought.decision, seat)
    return hashed.hexdigest()


@pytest.mark.parametrize("game", undermine.GAMES)
def test_thoughts(game: str, golden: bool) -> None:
    lines = [
        f"{seats} seats {name} {thoughts(game, seats, levels, decisions, f'thoughts {seats}')}"
        for seats in SEATS
        for name, (levels, decisions) in TABLES.items()
    ]
    check_golden(HERE / f"thoughts-{game}.txt", "\n".join(lines) + "\n", golden)
