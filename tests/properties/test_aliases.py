"""A cell is one number inside, so a cell far off the grid could pass for another one: it never does."""

from random import Random

import msgspec
import pytest

import undermine
from tests.players import PLAYERS
from undermine.engine.decisions import Decision


def aliases(decision: Decision) -> list[Decision]:
    """The same decision about cells that would have the same number, if anyone forgot to look where they are."""
    found = []
    for name in decision.__struct_fields__:
        value = getattr(decision, name)
        if isinstance(value, tuple) and len(value) == 2 and all(type(part) is int for part in value):
            x, y = value
            found += [msgspec.structs.replace(decision, **{name: (x + 128 * n, y - n)}) for n in (-1, 1)]
    return found


@pytest.mark.parametrize("game", undermine.GAMES)
def test_no_cell_passes_for_another_one(game: str) -> None:
    match = undermine.start(game, 4, 5)
    random, kinds = Random(5), set()
    while match.result is None:
        for choice in match.choices() if random.random() < 0.2 else ():
            for alias in aliases(choice):
                kinds.add(type(choice).__name__)
                assert alias not in match.choices(), str(alias)
                assert match.why_not(alias) is not None
        match.decide(PLAYERS[game](match, random))
    assert len(kinds) > 2
