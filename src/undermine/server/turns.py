"""Taking turns: what is dear is done for a few at a time, and nobody waits for all that somebody else wants."""

import asyncio
import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator


class Turns:
    """So many at a time; those who wait take turns by their keys, however much each of them wants.

    After a turn it rests for a multiple of the time that the turn kept the loop busy, so that there is time for
    everything else.
    """

    def __init__(self, at_a_time: int = 1, rest: float = 0.0) -> None:
        self.rest = rest
        self._free = at_a_time
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the next key first

    @contextlib.asynccontextmanager
    async def turn(self, key: str, patience: float | None = None) -> AsyncIterator[None]:
        """Waits for a turn; TimeoutError if it does not come in so many seconds."""
        async with asyncio.timeout(patience):
            await self._take(key)
        began = time.thread_time()
        try:
            yield
        finally:
            took = time.thread_time() - began
            if self.rest:
                asyncio.get_running_loop().call_later(took * self.rest, self._give)
            else:
                self._give()

    @property
    def idle(self) -> bool:
        """Whether a turn would come at once."""
        return self._free > 0

    def ahead(self, key: str) -> int:
        """How many others would have their turn before one more of this key."""
        own = len(self._waiting.get(key, ()))
        return own + sum(min(len(queue), own + 1) for other, queue in self._waiting.items() if other != key)

    async def _take(self, key: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(key, turn)
            else:  # its turn came at the very moment
                self._give()
            raise

    def _leave(self, key: str, turn: asyncio.Future[None]) -> None:
        queue = self._waiting.get(key, deque())
        with contextlib.suppress(ValueError):  # somebody gave it a turn and found that nobody waits
            queue.remove(turn)
        if not queue:
            self._waiting.pop(key, None)

    def _give(self) -> None:
        """The next key's turn, if anybody still waits."""
        while self._waiting:
            key, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[key] = queue
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1
