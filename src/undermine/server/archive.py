"""Finished games of a table: whole matches, from its log."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from undermine import replay
from undermine.engine.errors import NotationError
from undermine.engine.match import Match
from undermine.server import entries as en
from undermine.server.table import Table

#: A game of ten and twenty rounds takes a second to play again and about 600 kB to keep.
KEPT = 16


def finished_match(table: Table, which: int) -> Match | None:
    """One of the table's games, counted from 1, if it is over."""
    if which == table.matches and table.status == "over":
        return table.match
    return replayed(table, which) if 1 <= which < table.matches else None


def replayed(table: Table, which: int) -> Match:
    """An earlier game of a table, played again. Of the table it needs only what never changes."""
    match = table.new_match(table.starts[which - 1])
    started = 0
    for _, entry, _ in table.log:
        started += isinstance(entry, en.Started)
        if started == which and isinstance(entry, en.Decided):
            match.decide(entry.decision, entry.seat, entry.reasons)
        if started == which and isinstance(entry, en.Claimed):
            with contextlib.suppress(NotationError):  # words that a game has no longer
                match.say(entry.seat, entry.claim)
    return match


class Archive:
    """Plays earlier games again beside the loop, one at a time, and keeps the last few.

    Only games that are over come here, so nothing that is kept is a secret any more.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int | None], Match] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def finished(self, table: Table, which: int) -> Match | None:
        """One of the table's games, counted from 1, if it is over."""
        if 1 <= which < table.matches:
            return await self._once((table.starts[which - 1].seed, None), lambda: replayed(table, which))
        return finished_match(table, which)

    async def moment(self, match: Match, decided: int) -> Match:
        """A finished game as it was after so many decisions."""
        record = match.record()
        begun = msgspec.structs.replace(record, steps=record.steps[:decided])
        return await self._once((match.seed, decided), lambda: replay(begun))

    async def _once(self, key: tuple[str, int | None], play: Callable[[], Match]) -> Match:
        async with self._one_at_a_time:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(play)
            self._kept.move_to_end(key)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]
