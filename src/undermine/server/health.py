"""Whether the server can do its work: store what people decide, and read it again."""

import asyncio

from undermine.server import time
from undermine.server.errors import StoreDown
from undermine.server.store import Store

#: Seconds until a disk that does not answer counts as one that can't store.
PATIENCE = 5.0
#: Seconds for which an answer is good.
FRESH = 1.0


class Readiness:
    """Tries the store. All who ask within a second share one try, so asking often costs little."""

    def __init__(self) -> None:
        self._at = 0.0
        self._trying: asyncio.Task[str | None] | None = None

    async def why_not(self, store: Store) -> str | None:
        """Why nothing can be stored right now; None if all is well."""
        if self._trying is None or (self._trying.done() and time.monotonic() - self._at > FRESH):
            self._at = time.monotonic()
            self._trying = asyncio.get_running_loop().create_task(_why_not(store))
        return await asyncio.shield(self._trying)


async def _why_not(store: Store) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE):
            await store.probe()
    except TimeoutError:
        return "storing takes too long"
    except StoreDown as down:
        return str(down)
    return None
