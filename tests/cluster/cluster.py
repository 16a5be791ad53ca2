"""Several real servers on one real PostgreSQL, behind nginx as we ship it, and cables between them that can be cut."""

import asyncio
import os
import signal
import threading
from pathlib import Path

import pytest

from tests.cluster.guests import Member
from tests.deploy.fronts import NGINX, OPENSSL, Nginx
from tests.postgres import Postgres, free_port
from tests.server.harness import PATIENCE, ServerProcess

NO_NGINX = "no nginx, or no openssl (Debian's packages): these tests are skipped"

#: A machine whose clock is wrong by so many seconds.
WRONG_CLOCK = "import time\nright = time.time\ntime.time = lambda: right() + {}\n"


class Cable:
    """The line of one server to the database, in a thread, because tests wait for answers in theirs. Cut silently, it
    swallows everything until it is mended.
    """

    def __init__(self, to: int) -> None:
        self.to = to
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self.port = 0
        self.silent = False
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def lay(self) -> None:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._lay(), self._loop).result(10.0)

    async def _lay(self) -> None:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        self._ends.add(far_writer)
        for one, other in ((reader, far_writer), (far_reader, writer)):
            task = self._loop.create_task(self._pass_on(one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while said := await reader.read(65_536):
                if not self.silent:
                    writer.write(said)
                    await writer.drain()
        except OSError:
            pass
        finally:
            self._ends.discard(writer)
            writer.close()

    def cut(self) -> None:
        """All connections end at once."""
        self._loop.call_soon_threadsafe(self._cut)

    def _cut(self) -> None:
        for end in list(self._ends):
            end.transport.abort()

    def mend(self) -> None:
        """What was said meanwhile is lost."""
        self.silent = False
        self.cut()

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(10.0)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10.0)

    async def _close(self) -> None:
        if self._server is not None:
            self._server.close()
        self._cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Cluster:
    """`clocks` are how many seconds each machine's clock is ahead."""

    def __init__(self, folder: Path, postgres: Postgres, clocks: tuple[float, ...] = (0.0, 0.0, 0.0)) -> None:
        self.folder = folder
        self.postgres = postgres
        self.database = postgres.new()
        self.cables = [Cable(postgres.port) for _ in clocks]
        self.clocks = clocks
        self.servers: list[Member] = []

    async def __aenter__(self) -> "Cluster":
        if not (NGINX and OPENSSL):
            pytest.skip(NO_NGINX)
        name = self.database.rpartition("/")[2]
        for index, (cable, clock) in enumerate(zip(self.cables, self.clocks, strict=True)):
            cable.lay()
            packages = self.folder / f"machine-{index}"
            packages.mkdir()
            (packages / "sitecustomize.py").write_text(WRONG_CLOCK.format(clock))
            words = ("--port", str(free_port()))
            database = self.postgres.url(name, cable.port)
            data = self.folder / f"server-{index}"
            self.servers.append(Member(data, *words, packages=packages, database=database))
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
        self.gate = Nginx(self.folder, *(server.port for server in self.servers))
        self.gate.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        for server in self.servers:
            server.kill()
        for cable in self.cables:
            cable.close()
        self.gate.kill()

    def driver_of(self, code: str) -> int | None:
        """Which of the servers drives a table."""
        sql = "SELECT driver FROM tables WHERE code = $1"
        ((driver,),) = Postgres.ask(self.database, sql, code)
        names = [name_in(server) for server in self.servers]
        return names.index(driver) if driver in names else None

    async def drives(self, code: str) -> int:
        """The same, as soon as one of them does."""
        while (found := await asyncio.to_thread(self.driver_of, code)) is None:
            await asyncio.sleep(0.05)
        return found

    async def all_well(self) -> None:
        """Waits until every server has the database, and knows of all others."""
        async with asyncio.timeout(2 * PATIENCE):
            while not await asyncio.to_thread(self._is_well):
                await asyncio.sleep(0.05)

    def _is_well(self) -> bool:
        return all(server.is_well and server.knows_of(len(self.servers)) for server in self.servers)

    def freeze(self, index: int, how: int = signal.SIGSTOP) -> None:
        os.kill(self.servers[index].pid, how)

    def complaints(self) -> str:
        """What the servers have said since this was asked last that is no use to anybody on a good day."""
        return "".join(server.complaints() for server in self.servers)


def name_in(server: ServerProcess) -> str:
    """What a server is called in the database: it says so with its figures, as long as it is there."""
    try:
        figures = server.http("GET", "/metrics").body.decode()
    except OSError:
        return ""
    return figures.partition('undermine_server_info{server="')[2].partition('"')[0]
