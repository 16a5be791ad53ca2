"""Analyses of finished games: made one at a time, beside the loop, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from undermine.engine.match import Match
from undermine.research.analyse import Analysis, analyse

#: A game of ten takes a few seconds to analyse and about 100 kB to keep.
KEPT = 64


class Analyses:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, str, tuple[str, ...]], Analysis] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, match: Match, language: str, names: Sequence[str]) -> Analysis:
        """The analysis of a match that is over. Its seed and its last state tell it from all others."""
        key = (match.seed, match.digests[-1], language, tuple(names))
        async with self._one_at_a_time:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(analyse, match, language, names)
            self._kept.move_to_end(key)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]
