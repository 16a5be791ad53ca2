"""How much one server carries: many tables, real sockets from this process to a server process of its own."""

import asyncio
import contextlib
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from operator import sub
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from undermine.engine import network
from undermine.engine.errors import OptionError
from undermine.games import OURS
from undermine.server.protocol import PROTOCOL

Json = dict[str, Any]  # as it comes over the wire; types are for real clients
SEATS = 4
PEOPLE = 2
#: How many tables are set up at a time.
AT_ONCE = 20


#: How many times a table is tried to be set up, if the server does not answer in time.
TRIES = 3


class ServerFigures(msgspec.Struct, frozen=True):
    """One line of `undermine bench server --json`. Times are from sending a decision until another viewer sees it.

    `clients_cpu_share` is what the clients took of all CPU time that they and the server took. `others_cpu_share` is
    what all else took of the whole machine: where it is much, the times tell more of that than of the server.
    `kb_per_table` is what the server's memory grew by since its start. Where there are several `servers`, all figures
    of the server are those of all together, and the other viewer is at another one.
    """

    build: str
    servers: int
    tables: int
    sockets: int
    decisions: int
    decisions_per_s: float
    decisions_per_cpu_s: float
    p50_ms: float
    p99_ms: float
    rss_mb: float
    kb_per_table: float
    clients_cpu_share: float
    others_cpu_share: float
    handshakes_timed_out: int


class Told(msgspec.Struct):
    type: str
    seat: int = -1


class Pointing(msgspec.Struct):
    kind: str


class Choice(msgspec.Struct):
    text: str
    points: Pointing


class TableNow(msgspec.Struct):
    status: str = ""


class Frame(msgspec.Struct):
    """What these clients need of any frame: reading all of it would take more time than the server has."""

    type: str
    number: int = 0
    told: Told | None = None
    table: TableNow | None = None
    choices: tuple[Choice, ...] | None = None
    why: str = ""


read_frame = msgspec.json.Decoder(Frame).decode


class Probe:
    """What the tables measure together."""

    def __init__(self) -> None:
        self.measuring = False
        self.times: list[float] = []
        self.decided = 0
        self.sockets = 0
        self.timed_out = 0

    def seen(self, sent: float) -> None:
        if self.measuring:
            self.times.append(time.perf_counter() - sent)


class BenchTable:
    """Two people with a socket each, and bots. Each thinks for about `pace` seconds.

    They come in at two servers, if there are so many.
    """

    def __init__(self, probe: Probe, doors: tuple[str, str], game: str, pace: float, bot: str) -> None:
        self.probe = probe
        self.doors = doors
        self.game = game
        self.pace = pace
        self.bot = bot
        self.sent: dict[int, float] = {}  # by seat: when its decision was sent
        self.tasks: list[asyncio.Task[None]] = []
        self.asked = 0

    async def open(self) -> None:
        """Sets the table up; if a handshake takes too long, another one instead."""
        for _ in range(TRIES):
            try:
                await self._open()
                return
            except (TimeoutError, URLError, WebSocketException):
                self.probe.timed_out += 1

    async def _open(self) -> None:
        config = {"game": self.game, "seats": SEATS}
        one, other = self.doors
        host = await asyncio.to_thread(post, one + "api/tables", {"config": config, "name": "Host"})
        path = f"api/tables/{host['code']}"
        guest = await asyncio.to_thread(post, f"{other}{path}/people", {"name": "Guest"})
        sockets = [await self._enter(one + path, host["token"]), await self._enter(other + path, guest["token"])]
        for seat in range(PEOPLE, SEATS):
            await self._ask(sockets[0], {"type": "seat_bot", "seat": seat, "bot": self.bot})
        await self._ask(sockets[0], {"type": "start"})
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self._play(seat, socket)) for seat, socket in enumerate(sockets)]
        self.probe.sockets += len(sockets)

    async def _enter(self, table: str, token: str) -> ClientConnection:
        socket = await connect(f"{table.replace('http', 'ws', 1)}/ws", max_size=None, compression=None)
        await socket.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "token": token}).decode())
        return socket

    async def _ask(self, socket: ClientConnection, request: Json) -> None:
        """Sends a request and waits for its answer; everything else that arrives is in the next state again."""
        self.asked += 1
        await socket.send(msgspec.json.encode({**request, "id": f"bench-{self.asked}"}).decode())
        while True:
            message = read_frame(await socket.recv())
            if message.type == "refused":
                raise OptionError(f"the server refused {request}: {message.why}")
            if message.type == "ack":
                return

    async def _play(self, seat: int, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode({"type": "look", "seat": seat}).decode())
        pinging = asyncio.get_running_loop().create_task(self._ping(socket))
        try:
            async for raw in socket:
                await self._message(seat, socket, read_frame(raw))
        finally:
            pinging.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(5)
            await socket.send('{"type":"ping"}')

    async def _message(self, seat: int, socket: ClientConnection, message: Frame) -> None:
        told = message.told
        if told is not None and told.type == "decided" and told.seat != seat and told.seat in self.sent:
            self.probe.seen(self.sent.pop(told.seat))
        if message.table is not None and message.table.status == "over":
            await self._request(socket, {"type": "ready"})
        texts = [choice.text for choice in message.choices or () if choice.points.kind != "propose"]
        if texts:
            asyncio.get_running_loop().call_later(
                random.uniform(0.5, 1.5) * self.pace, self._decide, seat, socket, message.number, texts
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
    tables: int,
    seconds: float,
    pace: float,
    bot: str,
    progress: Callable[[int], object] = int,
    data: str | None = None,
    servers: int = 1,
) -> ServerFigures:
    """Starts a server, sets the tables up, lets them play, and ends the server; a bot has two seats of every table.

    With a database as `data`, it can be several servers, which share it.
    """
    if tables < 1 or seconds <= 0 or pace <= 0 or servers < 1:
        raise OptionError("tables, seconds, pace and servers must be more than 0")
    if servers > 1 and data is None:
        raise OptionError("several servers need a database: --data postgresql://...")
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as running:
        words = ["--port", "0", "--data", data or f"{folder}/bench.db", "--bot-pace", str(pace / 2)]
        limits = ["--tables-per-hour", "1000000", "--requests-per-minute", "1000000"]
        limits += ["--connections", "1000000", "--ease", "1000000"]
        command = [sys.executable, "-m", "undermine.cli.app", "serve", *words, *limits]
        started = [running.enter_context(_server(command)) for _ in range(servers)]
        wheres = [_where(server) for server in started]
        pids = [server.pid for server in started]
        return asyncio.run(_drive(wheres, pids, tables, seconds, pace, bot, progress))


@contextlib.contextmanager
def _server(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server
        finally:
            server.terminate()


def _where(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    said = server.stdout.readline().split()
    if not said:
        raise OptionError("the server did not start")
    return said[-1]


def post(where: str, value: Json) -> Json:
    request = Request(where, msgspec.json.encode(value), {"content-type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        return msgspec.json.decode(answer.read(), type=Json)


async def _drive(
    wheres: list[str],
    pids: list[int],
    tables: int,
    seconds: float,
    pace: float,
    bot: str,
    progress: Callable[[int], object],
) -> ServerFigures:
    def all_cpu() -> float:
        return sum(map(cpu_seconds, pids))

    def all_rss() -> float:
        return sum(map(rss_mb, pids))

    def all_decisions() -> int:
        return sum(map(_decisions, wheres))

    probe, empty = Probe(), all_rss()
    gc.disable()  # pauses of this process are not the server's
    games, doors = cycle(OURS), cycle(zip(wheres, [*wheres[1:], wheres[0]], strict=True))
    all_tables = [BenchTable(probe, next(doors), game, pace, bot) for game in islice(games, tables)]
    for first in range(0, tables, AT_ONCE):
        some = all_tables[first : first + AT_ONCE]
        await asyncio.gather(*(table.open() for table in some))
        progress(len(some))
    await asyncio.sleep(2 * pace)  # until the rush of the beginning is over
    probe.measuring = True
    before, began = all_cpu(), time.perf_counter()
    own, all_of_it, all_idle = time.process_time(), *machine_seconds()
    stored = all_decisions()
    await asyncio.sleep(seconds)
    probe.measuring = False
    decisions = all_decisions() - stored
    used, lasted = all_cpu() - before, time.perf_counter() - began
    own, all_of_it, all_idle = time.process_time() - own, *map(sub, machine_seconds(), (all_of_it, all_idle))
    for table in all_tables:
        for task in list(table.tasks):
            task.cancel()
    times = sorted(probe.times) or [0.0]
    return ServerFigures(
        build="interpreted" if network.__file__.endswith(".py") else "compiled",
        servers=len(pids),
        tables=tables,
        sockets=probe.sockets,
        decisions=decisions,
        decisions_per_s=round(decisions / lasted, 1),
        decisions_per_cpu_s=round(decisions / max(used, 0.001), 1),
        p50_ms=round(times[len(times) // 2] * 1000, 2),
        p99_ms=round(times[len(times) * 99 // 100] * 1000, 2),
        rss_mb=round(all_rss(), 1),
        kb_per_table=round((all_rss() - empty) * 1024 / tables, 1),
        clients_cpu_share=round(own / max(own + used, 0.001), 3),
        others_cpu_share=round(max(all_of_it - all_idle - own - used, 0.0) / max(all_of_it, 0.001), 3),
        handshakes_timed_out=probe.timed_out,
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


def machine_seconds() -> tuple[float, float]:
    """All time of all cores so far, and how much of it they were idle."""
    fields = [int(field) for field in Path("/proc/stat").read_text("utf-8").splitlines()[0].split()[1:9]]
    tick = os.sysconf("SC_CLK_TCK")
    return sum(fields) / tick, (fields[3] + fields[4]) / tick


def rss_mb(pid: int) -> float:
    """The memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024
