"""Tables in a file that a server wakes up later."""

import asyncio
import time
from pathlib import Path
from typing import Any

from tests.server.tables import CODE, Sitting, seated
from undermine.server import entries as en
from undermine.server.hub import Hub
from undermine.server.live import Pace
from undermine.server.store import SqliteStore


def stored(path: Path, sitting: Sitting) -> None:
    async def write() -> None:
        store, raw = SqliteStore(str(path)), sitting.raw()
        await store.create(CODE, raw[0], sitting.table.config.game, len(sitting.table.seats), False, sitting.now)
        for number, entry in enumerate(raw[1:], 2):
            await store.append(CODE, number, entry, sitting.now)
        store.note(CODE, sitting.table.status, None, True)
        await store.close()

    asyncio.run(write())


def started_before(seconds: float, rules: en.Clock) -> Sitting:
    """A game that was started so many seconds ago, by the real clock."""
    sitting = seated(seats=2, clock=rules, start=False)
    sitting.now = time.time() - seconds
    sitting.start()
    return sitting


async def wake_up(path: Path) -> tuple[Hub, Any]:
    found = Hub(SqliteStore(str(path)), pace=Pace(bots=0.0))
    await found.open()
    return found, await found.get(CODE)
