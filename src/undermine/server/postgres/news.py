"""What servers tell each other of the entries that they have stored.

PostgreSQL lets only one transaction with a notification commit at a time, and the next one waits while the disk writes.
So entries are stored without one, and told of afterwards, in a transaction that waits for no disk. Whatever is lost in
between the others see with their next beat.
"""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence

import asyncpg

from undermine.server.postgres.line import PATIENCE, Line, Lost

#: What servers hear of each other on.
CHANNEL = "undermine"
#: How much they can hear at a time, in bytes, with some to spare.
MESSAGE = 7_500
#: How a message of entries begins; each line of it is one of them.
LOG = "log"

SAY = f"SELECT pg_notify('{CHANNEL}', message) FROM unnest($1::text[]) AS message"


async def without_waiting(connection: asyncpg.Connection) -> None:
    """Nothing that is said on this line has to outlive the database."""
    await connection.execute("SET synchronous_commit = off")


class News:
    def __init__(self, url: str) -> None:
        self._line = Line(url, without_waiting)
        self._untold: list[str] = []
        self._telling: asyncio.Task[None] | None = None
        self.wanted = True  # somebody else may be listening

    @property
    def pid(self) -> int:
        """Whose notifications are our own."""
        return self._line.pid

    def tell(self, code: str, number: int, entries: Sequence[bytes]) -> None:
        """Of entries from a number on. Nobody waits for it: whatever is stored meanwhile is told of together."""
        if not self.wanted:
            return
        self._untold += lines(code, number, entries)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        while self._untold:
            told, self._untold = self._untold, []
            with contextlib.suppress(Lost):
                await self._line.fetch(SAY, list(messages(told)))

    async def close(self) -> None:
        if self._telling is not None:
            await asyncio.wait({self._telling}, timeout=PATIENCE)
            self._telling.cancel()
        await self._line.close()


def lines(code: str, number: int, entries: Sequence[bytes]) -> list[str]:
    """One for each entry, with all that is in it; if that does not fit, one with the last number, for all to read."""
    with contextlib.suppress(UnicodeDecodeError):
        found = [f"{code} {one} {raw.decode()}" for one, raw in enumerate(entries, number)]
        if all(len(line.encode()) + len(LOG) < MESSAGE for line in found):
            return found
    return [f"{code} {number + len(entries) - 1}"]


def messages(told: list[str]) -> Iterator[str]:
    """As many lines in each as fit."""
    message, size = [LOG], len(LOG)
    for line in told:
        more = len(line.encode()) + 1
        if size + more > MESSAGE:
            yield "\n".join(message)
            message, size = [LOG], len(LOG)
        message.append(line)
        size += more
    yield "\n".join(message)
