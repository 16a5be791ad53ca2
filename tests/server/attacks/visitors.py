"""Visitors from several addresses: each binds its sockets to a loopback address of its own, so none needs a proxy."""

import asyncio
import contextlib
import http.client
import itertools
import json
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.harness import Json, ServerProcess
from undermine.server.bench import cpu_seconds

#: The address of all who attack; every table that is attacked has one of its own.
STRANGER = "127.0.9.9"
PATIENCE = 30.0
NO_HEADERS: Mapping[str, str] = MappingProxyType({})
IDS = itertools.count(1)


def homes() -> Iterator[str]:
    """An address for each table that is attacked."""
    return (f"127.0.{1 + n // 200}.{n % 200 + 2}" for n in itertools.count())


class Visitor:
    """Somebody at one address, who asks over HTTP and opens sockets. Nothing is understood here, only counted."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address

    def ask(
        self, method: str, path: str, body: Json | None = None, headers: Mapping[str, str] = NO_HEADERS
    ) -> tuple[int, Any]:
        """One request: its status, and what came back."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, source_address=(self.address, 0))
        try:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            found = line.getresponse()
            raw = found.read()
            return found.status, json.loads(raw) if raw[:1] in b"{[" else raw
        finally:
            line.close()

    def post(self, path: str, body: Json) -> Json:
        """What must be granted."""
        status, found = self.ask("POST", path, body)
        assert status == 201, (status, found)
        return dict(found)

    async def open(self, code: str) -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{code}/ws",
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            proxy=None,
        )

    async def enter(self, code: str, token: str | None = None) -> ClientConnection:
        """A connection that has said hello. Perhaps it is closed already; whoever reads it will see."""
        socket = await self.open(code)
        hello = {"type": "hello", "protocol": 1, **({"token": token} if token else {})}
        with contextlib.suppress(ConnectionClosed):
            await socket.send(json.dumps(hello))
        return socket


async def at_once(visitor: Visitor, *asked: tuple[str, str, Json | None]) -> list[tuple[int, Any]]:
    """Many requests at the same time: those that are too many are answered late."""
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(len(asked)) as threads:
        return await asyncio.gather(*(loop.run_in_executor(threads, visitor.ask, *one) for one in asked))


#: What a server that has had enough does to a client.
REPELLED = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


async def answered(socket: ClientConnection, request: Json) -> Json:
    """A request, and its answer; whatever else comes meanwhile is not looked at."""
    number = f"a{next(IDS)}"
    await socket.send(json.dumps({**request, "id": number}))
    async with asyncio.timeout(PATIENCE):
        while True:
            frame: Json = json.loads(await socket.recv())
            if frame["type"] in ("ack", "refused") and frame["id"] == number:
                return frame


async def frames(socket: ClientConnection, kind: str) -> list[str]:
    """All that comes up to the first frame of a kind, and that."""
    found: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while not found or not found[-1].startswith(f'{{"type":"{kind}"'):
            found.append(str(await socket.recv()))
    return found


def drop(*sockets: ClientConnection) -> None:
    """Without a word: a server that lets somebody wait hears of it soon enough."""
    for socket in sockets:
        socket.transport.abort()


async def granted(socket: ClientConnection, kind: str, **fields: Any) -> Json:
    answer = await answered(socket, {"type": kind, **fields})
    assert answer["type"] == "ack", answer
    return answer


def cpu(server: ServerProcess, workers: bool = False) -> float:
    """What a server has used so far, in seconds, without or with the processes where its slow bots think."""
    assert server._process is not None
    pid = server._process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split() if workers else []
    return sum(map(cpu_seconds, (pid, *map(int, children))))
