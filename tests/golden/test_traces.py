"""Whole games as fingerprints. The interpreted and the compiled build must both give the ones in the file."""

from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec
import pytest

import undermine
from tests.golden.tables import TABLES
from tests.players import PLAYERS, uniform
from undermine.engine.chance import Chance
from undermine.testing import check_golden

HERE = Path(__file__).parent


def trace(game: str, seats: int, seed: str, options: dict[str, object]) -> str:
    """Every decision, every event and every position of a game, in one short number."""
    match = undermine.start(game, seats, seed, options)
    random = Random(seed)
    hashed = blake2b(digest_size=8)
    while match.result is None:
        match.decide((PLAYERS[game] if random.random() < 0.7 else uniform)(match, random))
        hashed.update(match.digest("position").encode())
        hashed.update(msgspec.json.encode(match.choices().codes))
    for viewer in [None, *range(seats)]:
        hashed.update(msgspec.json.encode([match.log(viewer), match.view(viewer)]))
    return hashed.hexdigest()


def fast_trace(game: str, seats: int, seed: str) -> str:
    """The same in the fast tier: the codes of all decisions and of all choices, in the order they are made."""
    played = undermine.GAMES[game]
    state, _ = played.begin(seats, played.options_type(), game, Chance(seed), None)
    random = Random(seed)
    hashed = blake2b(digest_size=8)
    while played.waiting(state):
        codes = played.turn.legal(state)
        hashed.update(repr(codes).encode())
        played.turn.apply(state, random.choice(codes))
    hashed.update(repr(played.scoring.wins(state)).encode())
    return hashed.hexdigest()


@pytest.mark.clause("CL-O02", "LM-O02", "DC-O03")
@pytest.mark.parametrize("game", undermine.GAMES)
def test_traces(game: str, golden: bool) -> None:
    seats = undermine.GAMES[game].seats
    lines = [f"{n} seats {options} {trace(game, n, f'trace {n}', options)}" for n in seats for options in TABLES[game]]
    lines += [f"{n} seats fast {fast_trace(game, n, f'fast {n} {i}')}" for n in seats for i in range(10)]
    check_golden(HERE / f"traces-{game}.txt", "\n".join(lines) + "\n", golden)
