"""What one stranger can do to a server, within its limits or beyond, for some seconds; and what came of it.

Each load runs in a process of its own (`python -m tests.server.attacks.loads LOAD PORT ADDRESS AIM SECONDS`), so that
it does not slow down those who measure. It says "going" when it goes at full strength, and at the end what it got.
"""

import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import cycle
from random import Random

from websockets.asyncio.client import ClientConnection

from tests.server.attacks.victims import ping
from tests.server.attacks.visitors import IDS, REPELLED, STRANGER, Visitor, drop, granted
from tests.server.harness import Json
from undermine.server.hub import LETTERS

SPECTATORS = 60
#: Seconds between two whole states that a spectator asks for: 50 messages in 20 seconds.
LOOK_PACE = 0.41
RECONNECTING = 20
GUESSING = 10
PROBING = 4
#: How often one who never reads asks before coming anew.
STALLED = 20
TALKING = 50
#: Seconds between two lines of one connection: 100 messages in 20 seconds.
TALK_PACE = 0.21
#: Nobody gains from hammering at a closed door; this leaves the machine to the server.
REPELLED_PACE = 0.02


class Load:
    """A stranger's aim, and what it got: frames by type, answers by status, and how often the door was closed.

    The aim is the code of a table; or for masters, how many tables.
    """

    def __init__(self, stranger: Visitor, aim: str) -> None:
        self.stranger = stranger
        self.aim = aim
        self.got: Counter[str] = Counter()
        self.ready = asyncio.Event()

    def count(self, raw: str | bytes) -> None:
        """A frame, by what its first bytes say it is."""
        self.got[str(raw[9:16]).partition('"')[0]] += 1
        self.got["bytes"] += len(raw)

    async def read(self, socket: ClientConnection) -> None:
        async for raw in socket:
            self.count(raw)

    async def again_and_again(self, visit: Callable[[], Awaitable[None]]) -> None:
        """Comes back whenever the server closes the door."""
        while True:
            try:
                await visit()
            except REPELLED as error:
                closed = getattr(error, "rcvd", None)
                self.got[f"closed {closed.code}" if closed else type(error).__name__] += 1
                await asyncio.sleep(REPELLED_PACE)

    async def get_again_and_again(self, path: Callable[[], str]) -> None:
        await self.ask_again_and_again(lambda: f"GET {path()} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")

    async def ask_again_and_again(self, request: Callable[[], str]) -> None:
        """By one connection, until the server closes it."""
        home = (self.stranger.address, 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.stranger.port, local_addr=home)
        try:
            while True:
                writer.write(request().encode())
                head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                length = head.partition("content-length: ")[2].partition("\r")[0]
                await reader.readexactly(int(length or 0))
                self.got[f"http {head[9:12]}"] += 1
                if "connection: close" in head:
                    raise TimeoutError
        except asyncio.IncompleteReadError:
            raise TimeoutError from None
        finally:
            writer.close()


async def looks(load: Load) -> None:
    """Spectators of one address ask for whole states as often as they may."""

    async def visit() -> None:
        socket = await load.stranger.enter(load.aim)
        reading = asyncio.create_task(load.read(socket))
        try:
            while not reading.done():
                await asyncio.sleep(LOOK_PACE)
                await socket.send('{"type":"look"}')
                load.got["asked"] += 1
            await reading
        finally:
            reading.cancel()
            await socket.close()

    await many(load, SPECTATORS, visit)


async def connects(load: Load) -> None:
    """Connections that are opened, answered with a whole table, and closed."""

    async def visit() -> None:
        socket = await load.stranger.enter(load.aim)
        load.got["asked"] += 1
        with suppress(StopAsyncIteration):
            while "state" not in (raw := str(await asyncio.wait_for(socket.recv(), 10)))[:20]:
                load.count(raw)
            load.count(raw)
        await socket.close()

    await many(load, RECONNECTING, visit)


async def guesses(load: Load) -> None:
    """Codes of tables, tried over HTTP and by sockets."""
    random = Random("guesses")

    def code() -> str:
        return "".join(random.choices(LETTERS, k=6))

    async def by_http() -> None:
        await load.get_again_and_again(lambda: f"/api/tables/{code()}")

    async def by_socket() -> None:
        socket = await load.stranger.open(code())
        await socket.recv()

    loop = asyncio.get_running_loop()
    tasks = [loop.create_task(load.again_and_again(way)) for way in (by_http, by_socket) for _ in range(GUESSING)]
    load.ready.set()
    await asyncio.gather(*tasks)


async def joins(load: Load) -> None:
    """People who come to a table over HTTP, one after the other, as fast as they are let in."""
    body = json.dumps({"name": "Stranger", "watch": True})
    head = f"POST /api/tables/{load.aim}/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n"
    visits = [lambda: load.ask_again_and_again(lambda: head + body)] * RECONNECTING
    tasks = [asyncio.create_task(load.again_and_again(visit)) for visit in visits]
    load.ready.set()
    await asyncio.gather(*tasks)


async def stalls(load: Load) -> None:
    """Spectators who ask for whole states and read none of them; after a while they come back."""

    async def visit() -> None:
        socket = await load.stranger.enter(load.aim)
        socket.transport.pause_reading()
        try:
            for _ in range(STALLED):
                await socket.send('{"type":"look"}')
                load.got["asked"] += 1
                await asyncio.sleep(LOOK_PACE)
        finally:
            drop(socket)

    await many(load, SPECTATORS, visit)


async def probes(load: Load) -> None:
    """Whether the server is ready, which means a write to its disk, and its figures: asked without end."""
    paths = cycle(("/readyz", "/metrics"))
    tasks = [
        asyncio.create_task(load.again_and_again(lambda: load.get_again_and_again(lambda: next(paths))))
        for _ in range(PROBING)
    ]
    load.ready.set()
    await asyncio.gather(*tasks)


async def talk(load: Load) -> None:
    """One stranger with many connections, who says as much as each of them may."""
    token = str(load.stranger.post(f"/api/tables/{load.aim}/people", {"name": "Stranger", "watch": True})["token"])

    async def visit() -> None:
        socket = await load.stranger.enter(load.aim, token)
        reading = asyncio.create_task(load.read(socket))
        try:
            while not reading.done():
                await socket.send(json.dumps({"type": "say", "id": f"t{next(IDS)}", "text": "tunnel " * 40}))
                load.got["asked"] += 1
                await asyncio.sleep(TALK_PACE)
            await reading
        finally:
            reading.cancel()
            await socket.close()

    await many(load, TALKING, visit)


async def masters(load: Load) -> None:
    """Tables full of the slowest bots, which play on among themselves."""
    sockets = [await table_of_masters(load.stranger) for _ in range(int(load.aim))]
    load.ready.set()

    async def hear(socket: ClientConnection) -> None:
        async for raw in socket:
            load.got["decided"] += '"type":"decided"' in str(raw)

    await asyncio.gather(*(hear(socket) for socket in sockets), *(ping(socket) for socket in sockets))


async def table_of_masters(stranger: Visitor, seats: int = 8) -> ClientConnection:
    """Its host has left, and watches."""
    host = stranger.post("/api/tables", {"config": {"game": "classic", "seats": seats}, "name": "Host"})
    socket = await stranger.enter(str(host["code"]), str(host["token"]))
    for seat in range(1, seats):
        await granted(socket, "seat_bot", seat=seat, bot="master")
    await granted(socket, "start")
    watching = await stranger.enter(str(host["code"]))
    await granted(socket, "leave")
    await socket.close()
    return watching


async def many(load: Load, connections: int, visit: Callable[[], Awaitable[None]]) -> None:
    loop = asyncio.get_running_loop()
    tasks = [loop.create_task(load.again_and_again(visit)) for _ in range(connections)]
    await asyncio.sleep(1.0)  # by then all are inside, or at the door
    load.ready.set()
    await asyncio.gather(*tasks)


LOADS: dict[str, Callable[[Load], Awaitable[None]]] = {
    "looks": looks,
    "connects": connects,
    "guesses": guesses,
    "joins": joins,
    "stalls": stalls,
    "probes": probes,
    "talk": talk,
    "masters": masters,
}


async def carry(name: str, stranger: Visitor, aim: str, seconds: float) -> Counter[str]:
    load = Load(stranger, aim)
    task = asyncio.ensure_future(LOADS[name](load))
    await asyncio.wait({task, ready := asyncio.ensure_future(load.ready.wait())}, return_when="FIRST_COMPLETED")
    ready.cancel()
    print("going", flush=True)
    load.got.clear()
    await asyncio.wait({task}, timeout=seconds)
    if task.done():
        task.result()
    task.cancel()
    return load.got


class Under:
    """A load from a process of its own, while the block runs; `got` holds what it got afterwards."""

    def __init__(self, name: str, port: int, aim: str, seconds: float, address: str = STRANGER) -> None:
        words = [name, str(port), address, aim, str(seconds)]
        self.command = [sys.executable, "-m", "tests.server.attacks.loads", *words]
        self.got: Json = {}

    async def __aenter__(self) -> "Under":
        self.process = await asyncio.create_subprocess_exec(*self.command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        async with asyncio.timeout(120):
            assert await self.process.stdout.readline() == b"going\n", "the load does not go"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.process.stdout is not None
        async with asyncio.timeout(120):
            self.got = json.loads(await self.process.stdout.readline() or "{}")
            await self.process.wait()


if __name__ == "__main__":
    load_name, load_port, load_address, load_aim, load_seconds = sys.argv[1:]
    visitor = Visitor(int(load_port), load_address)
    print(json.dumps(asyncio.run(carry(load_name, visitor, load_aim, float(load_seconds)))), flush=True)
