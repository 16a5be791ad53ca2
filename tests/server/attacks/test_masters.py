"""Slow bots of one address, however many tables it has, are one in the queue: others' take turns with them."""

import asyncio
import json
import os
from collections import Counter
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.attacks.loads import table_of_masters
from tests.server.attacks.victims import MasterTable, ping
from tests.server.attacks.visitors import STRANGER, Visitor, drop
from tests.server.harness import USUAL, Json, ServerProcess, awaited

TABLES = 5

#: On a machine that others keep busy, masters think for seconds; here nobody loses patience with them.
PATIENT = """
import os
import undermine.server.thinking

undermine.server.thinking.PATIENCE = 600.0
os.nice = lambda by: 0
"""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("masters")
    (folder / "sitecustomize.py").write_text(PATIENT)
    with ServerProcess(folder / "tables.db", *USUAL, packages=folder) as found:
        yield found


class Thoughts:
    """Counts what masters have decided at some tables, and what quicker bots did instead of them."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()

    def hear(self, frame: Json) -> None:
        """The first seat is not a master's: somebody is there, or has left."""
        told = frame.get("told", {})
        if frame["type"] == "update" and told["type"] == "decided" and told["seat"] > 0:
            self.counted["quicker" if "instead" in told else "master"] += 1

    async def read(self, socket: ClientConnection) -> None:
        async for raw in socket:
            self.hear(json.loads(raw))


class Waiting(MasterTable):
    """Notes how many thoughts of strangers came before each of its own."""

    def __init__(self, visitor: Visitor, strangers: Thoughts) -> None:
        super().__init__(visitor)
        self.strangers = strangers
        self.own = Thoughts()
        self.before: list[int] = []
        self._then = 0

    def _hear(self, seat: int, socket: ClientConnection, frame: Json) -> None:
        self.own.hear(frame)
        thoughts = self.strangers.counted["master"]
        if len(self.before) < self.own.counted.total():
            self.before.append(thoughts - self._then)
        self._then = thoughts
        super()._hear(seat, socket, frame)


@awaited
async def test_the_masters_of_another_table_wait_for_one_of_them_each_time(server: ServerProcess) -> None:
    strangers = Thoughts()
    crowd = [await table_of_masters(Visitor(server.port, STRANGER)) for _ in range(TABLES)]
    tasks = [asyncio.create_task(work(socket)) for socket in crowd for work in (strangers.read, ping)]
    while strangers.counted["master"] < TABLES:  # now all of them want to think
        await asyncio.sleep(0.05)
    table = Waiting(Visitor(server.port, "127.0.8.61"), strangers)
    await table.open()
    while len(table.before) < 9:
        await asyncio.sleep(0.05)
    workers = max(1, (os.cpu_count() or 2) - 1)
    assert sorted(table.before)[4] <= 2 * workers + 1, table.before
    assert not table.own.counted["quicker"]
    await table.leave()
    for task in tasks:
        task.cancel()
    drop(*crowd)
