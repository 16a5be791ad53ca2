"""Whole games as fingerprints. The interpreted and the compiled build must both give the ones in the file."""

from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec
import pytest

import undermine
from tests.golden.files import check
from tests.players import digger, uniform
from undermine.engine.chance import Chance
from undermine.games.classic import rules, setup
from undermine.games.classic.deck import load
from undermine.games.classic.state import OVER, TableOptions

HERE = Path(__file__).parent


def trace(seats: int, seed: str, options: dict[str, object]) -> str:
    """Every decision, every event and every position of a game, in one short number."""
    match = undermine.start("classic", seats, seed, options)
    random = Random(seed)
    hashed = blake2b(digest_size=8)
    while match.result is None:
        match.decide((digger if random.random() < 0.7 else uniform)(match, random))
        hashed.update(match.digests[-1].encode())
        hashed.update(msgspec.json.encode(match.choices().codes))
    for viewer in [None, *range(seats)]:
        hashed.update(msgspec.json.encode([match.log(viewer), match.view(viewer)]))
    return hashed.hexdigest()


def fast_trace(seats: int, seed: str) -> str:
    """The same in the fast tier: the codes of all decisions and of all choices, in the order they are made."""
    state = setup.begin(load()[0], TableOptions(seats), Chance(seed))
    random = Random(seed)
    hashed = blake2b(digest_size=8)
    while state.phase != OVER:
        codes = rules.legal(state)
        hashed.update(repr(codes).encode())
        rules.apply(state, random.choice(codes))
    hashed.update(repr([end.gold for end in state.ended]).encode())
    return hashed.hexdigest()


@pytest.mark.clause("CL-O02")
def test_traces(golden: bool) -> None:
    tables: list[dict[str, object]] = [
        {},
        {"loose_connection": True, "vote_end": True},
        {"gold_draw": "players", "rounds": 4},
    ]
    lines = [f"{n} seats {options} {trace(n, f'trace {n}', options)}" for n in range(3, 11) for options in tables]
    lines += [f"{n} seats fast {fast_trace(n, f'fast {n} {i}')}" for n in range(3, 11) for i in range(10)]
    check(HERE / "traces.txt", "\n".join(lines) + "\n", golden)
