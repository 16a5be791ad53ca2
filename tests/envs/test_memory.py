"""Many games one after the other take no more memory than a few."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from undermine.envs.bench import GAMES, WORKS

#: Rounds of ten games: those that fill what is made once, and those that must not add to it.
FIRST, MORE = 6, 6


@pytest.mark.parametrize("work", sorted(WORKS))
def test_memory_is_flat(work: str) -> None:
    """A state that is kept anywhere, or what was seen of it, would be 6 kB or more a game."""
    play: Callable[[], int] = WORKS[work]("dark_cave", 3)
    for _ in range(FIRST):
        play()
    gc.collect()
    tracemalloc.start()
    try:
        for _ in range(MORE):
            play()
        gc.collect()
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert grown < 2000 * GAMES * MORE, f"{grown / GAMES / MORE:.0f} bytes a game"
