"""How much one server carries: many tables, real sockets from this process to a server process of its own."""

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from undermine.engine.errors import OptionError
from undermine.games import OURS
from undermine.server.protocol import PROTOCOL

Json = dict[str, Any]  # as it comes over the wire; types are for real clients
SEATS = 4
PEOPLE = 2
#: How many tables are set up at a time.
AT_ONCE = 20


class ServerFigures(msgspec.Struct, frozen=True):
    """One line of `undermine bench server --json`. Times are from sending a decision until another viewer sees it."""

    tables: int
    sockets: int
    decisions: int
    decisions_per_s: float
    decisions_per_cpu_s: float
    p50_ms: float
    p99_ms: float
    rss_mb: float


class Probe:
    """What the tables measure together."""

    def __init__(self) -> None:
        self.measuring = False
        self.times: list[float] = []
        self.decided = 0
        self.sockets = 0

    def seen(self, sent: float) -> None:
        if self.measuring:
            self.times.append(time.perf_counter() - sent)


class BenchTable:
    """Two people with a socket each, and bots. Each thinks for about `pace` seconds."""

    def __init__(self, probe: Probe, where: str, game: str, pace: float, bot: str) -> None:
        self.probe = probe
        self.where = where
        self.game = game
        self.pace = pace
        self.bot = bot
        self.sent: dict[int, float] = {}  # by seat: when its decision was sent
        self.tasks: list[asyncio.Task[None]] = []
        self.asked = 0

    async def open(self, post: Callable[[str, Json], Json]) -> None:
        config = {"game": self.game, "seats": SEATS}
        host = await asyncio.to_thread(post, "api/tables", {"config": config, "name": "Host"})
        path = f"api/tables/{host['code']}"
        guest = await asyncio.to_thread(post, f"{path}/people", {"name": "Guest"})
        sockets = [await self._enter(path, person["token"]) for person in (host, guest)]
        for seat, socket in enumerate(sockets):
            await self._ask(socket, {"type": "sit", "seat": seat})
            await self._ask(socket, {"type": "ready"})
        for seat in range(PEOPLE, SEATS):
            await self._ask(sockets[0], {"type": "seat_bot", "seat": seat, "bot": self.bot})
        await self._ask(sockets[0], {"type": "start"})
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self._play(seat, socket)) for seat, socket in enumerate(sockets)]
        self.probe.sockets += len(sockets)

    async def _enter(self, path: str, token: str) -> ClientConnection:
        socket = await connect(f"{self.where.replace('http', 'ws')}{path}/ws", max_size=None, compression=None)
        await socket.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "token": token}).decode())
        return socket

    async def _ask(self, socket: ClientConnection, request: Json) -> None:
        """Sends a request and waits for its answer; everything else that arrives is in the next state again."""
        self.asked += 1
        await socket.send(msgspec.json.encode({**request, "id": f"bench-{self.asked}"}).decode())
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message["type"] == "refused":
                raise OptionError(f"the server refused {request}: {message['why']}")
            if message["type"] == "ack":
                return

    async def _play(self, seat: int, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode({"type": "look", "seat": seat}).decode())
        pinging = asyncio.get_running_loop().create_task(self._ping(socket))
        try:
            async for raw in socket:
                await self._message(seat, socket, msgspec.json.decode(raw))
        finally:
            pinging.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(2.5)
            await socket.send('{"type":"ping"}')

    async def _message(self, seat: int, socket: ClientConnection, message: Json) -> None:
        kind = message["type"]
        if kind == "update" and message["told"]["type"] == "decided":
            decider = message["told"]["seat"]
            if decider != seat and decider in self.sent:
                self.probe.seen(self.sent.pop(decider))
        if kind in ("state", "update"):
            if message.get("table", {}).get("status") == "over":
                await self._request(socket, {"type": "ready"})
            choices = message.get("choices") or []
            texts = [choice["text"] for choice in choices if choice["points"]["kind"] != "propose"]
            if texts:
                asyncio.get_running_loop().call_later(
                    random.uniform(0.5, 1.5) * self.pace, self._decide, seat, socket, message["number"], texts
                )

    def _decide(self, seat: int, socket: ClientConnection, number: int, texts: list[str]) -> None:
        self.sent[seat] = time.perf_counter()
        self.probe.decided += self.probe.measuring
        decision = {"type": "decide", "number": number, "seat": seat, "decision": random.choice(texts)}
        task = asyncio.get_running_loop().create_task(self._request(socket, decision))
        self.tasks.append(task)
        task.add_done_callback(self.tasks.remove)

    async def _request(self, socket: ClientConnection, request: Json) -> None:
        self.asked += 1
        await socket.send(msgspec.json.encode({**request, "id": f"bench-{self.asked}"}).decode())


def bench_server(
    tables: int, seconds: float, pace: float, bot: str, progress: Callable[[int], object] = int
) -> ServerFigures:
    """Starts a server, sets the tables up, lets them play, and ends the server; a bot has two seats of every table."""
    if tables < 1 or seconds <= 0 or pace <= 0:
        raise OptionError("tables, seconds and pace must be more than 0")
    with tempfile.TemporaryDirectory() as folder:
        words = ["--port", "0", "--data", f"{folder}/bench.db", "--bot-pace", str(pace / 2)]
        limits = ["--tables-per-hour", "1000000", "--requests-per-minute", "1000000"]
        limits += ["--connections", "1000000"]
        command = [sys.executable, "-m", "undermine.cli.app", "serve", *words, *limits]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                where = server.stdout.readline().split()[-1]
                return asyncio.run(_drive(where, server.pid, tables, seconds, pace, bot, progress))
            finally:
                server.terminate()


async def _drive(
    where: str, pid: int, tables: int, seconds: float, pace: float, bot: str, progress: Callable[[int], object]
) -> ServerFigures:
    probe = Probe()
    gc.disable()  # pauses of this process are not the server's

    def post(path: str, value: Json) -> Json:
        request = Request(where + path, msgspec.json.encode(value), {"content-type": "application/json"})
        with urlopen(request, timeout=30) as answer:
            return msgspec.json.decode(answer.read(), type=Json)

    all_tables = [BenchTable(probe, where, game, pace, bot) for game in islice(cycle(OURS), tables)]
    for first in range(0, tables, AT_ONCE):
        some = all_tables[first : first + AT_ONCE]
        await asyncio.gather(*(table.open(post) for table in some))
        progress(len(some))
    await asyncio.sleep(2 * pace)  # until the rush of the beginning is over
    probe.measuring = True
    before, began = cpu_seconds(pid), time.perf_counter()
    stored = _decisions(where)
    await asyncio.sleep(seconds)
    probe.measuring = False
    decisions = _decisions(where) - stored
    used, lasted = cpu_seconds(pid) - before, time.perf_counter() - began
    for table in all_tables:
        for task in list(table.tasks):
            task.cancel()
    times = sorted(probe.times) or [0.0]
    return ServerFigures(
        tables=tables,
        sockets=probe.sockets,
        decisions=decisions,
        decisions_per_s=round(decisions / lasted, 1),
        decisions_per_cpu_s=round(decisions / max(used, 0.001), 1),
        p50_ms=round(times[len(times) // 2] * 1000, 2),
        p99_ms=round(times[len(times) * 99 // 100] * 1000, 2),
        rss_mb=round(rss_mb(pid), 1),
    )


def _decisions(where: str) -> int:
    """All decisions that the server has stored, of people and bots."""
    with urlopen(where + "metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    return sum(int(float(line.split()[-1])) for line in lines if line.startswith("undermine_decisions_total"))


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss_mb(pid: int) -> float:
    """The memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024
