"""When somebody is called: it is their turn, and they have been away for a moment. Once a turn."""

import asyncio
from collections.abc import Callable, Mapping
from typing import NamedTuple

from undermine.server import time
from undermine.server.table import Table


class Call(NamedTuple):
    """The turn that somebody is called for, by the number of its entry, and when."""

    turn: int
    at: float


class Bell:
    """`ring` calls a person of a table for a turn; `after` is how many seconds they have to be away for that."""

    def __init__(self, after: float, ring: Callable[[str, int], None]) -> None:
        self.after = after
        self.ring = ring
        self._calls: dict[str, Call] = {}  # those who are waited for and away
        self._rung: dict[str, int] = {}  # the last turn that each of them was called for
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waits(self) -> bool:
        """Whether somebody is still to be called."""
        return self._timer is not None

    def look(self, away: Mapping[str, int]) -> None:
        """Who is waited for and away now, each with the turn."""
        if not away and not self._calls:
            return
        now = time.monotonic()
        calls = {person: Call(turn, now + self.after) for person, turn in away.items()}
        same = {person: call for person, call in self._calls.items() if call.turn == away.get(person)}
        self._calls = calls | same
        self._wait(now)

    def _wait(self, now: float) -> None:
        self.stop()
        soon = [call.at for person, call in self._calls.items() if self._rung.get(person) != call.turn]
        if soon:
            self._timer = asyncio.get_running_loop().call_later(max(min(soon) - now, 0.0), self._due)

    def _due(self) -> None:
        self._timer, now = None, time.monotonic()
        for person, (turn, at) in self._calls.items():
            if at <= now and self._rung.get(person) != turn:
                self._rung[person] = turn
                self.ring(person, turn)
        self._wait(now)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def waited_for(table: Table) -> dict[str, int]:
    """The people who have to decide, each with the turn that they are in."""
    if table.paused:
        return {}
    owing = [table.seats[index] for index in table.waiting]
    turns = sorted((seat.turn.number, seat.person) for seat in owing if seat.person and seat.turn and not seat.away)
    return {person: number for number, person in turns}  # with several seats, the latest
