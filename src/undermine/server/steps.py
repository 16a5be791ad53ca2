"""The bots of all tables decide in step: what they decide is woken up for, stored and sent together."""

import asyncio
from math import ceil

from undermine.server import time

#: Seconds from one step to the next: nobody sees the difference, and on a busy server many bots share one.
STEP = 0.03


class Steps:
    """Moments that all tables have in common. They tell nothing: all who wait for one go on at the same time."""

    def __init__(self, step: float = STEP) -> None:
        self.step = step
        self._waiting: dict[int, list[asyncio.Future[None]]] = {}  # by the number of a step
        self._loop: asyncio.AbstractEventLoop | None = None

    async def after(self, seconds: float) -> None:
        """Waits for so long, and then for the next step."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:  # what waited in another one has ended with it
            self._loop = loop
            self._waiting.clear()
        now = time.monotonic()
        number = ceil((now + seconds) / self.step)
        going_on: asyncio.Future[None] = loop.create_future()
        if number in self._waiting:
            self._waiting[number].append(going_on)
        else:
            self._waiting[number] = [going_on]
            loop.call_later(number * self.step - now, self._take, number)
        await going_on

    def _take(self, number: int) -> None:
        for going_on in self._waiting.pop(number, ()):
            if not going_on.done():  # whoever waited may be gone
                going_on.set_result(None)
