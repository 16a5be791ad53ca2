"""A real server in a process of its own, and clients that keep what a client has to keep."""

import asyncio
import functools
import http.client
import itertools
import json
import os
import re
import shutil
import socket
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests import postgres
from undermine.server import entries as en

COMMAND = Path(sys.executable).parent / "undermine"
#: Messages that one connection may send in a while, with some room; then a client comes back on a new one.
SPARING = 90
#: All clients of a test come from one address; those that try the limits out ask for the usual ones (last word wins).
EASY = ("--ease", "1000")
USUAL = ("--ease", "1")
#: Nothing takes so long unless it hangs.
PATIENCE = 60.0
HANGS = 300.0

#: What a server says when it is there, and when its database has not answered in time.
WELCOME = r"Undermine is at http://localhost:[0-9]+/\nThis address works on this machine only.*\nVersion.*\n"
SLOW = (
    r"ERROR undermine.server: (this server can't reach the others: TimeoutError|this server can reach the others again"
    r"|nothing could be stored: TimeoutError|the database could not be read: TimeoutError)\n"
)

Json = dict[str, Any]


def database_for(data: Path) -> str | None:  # noqa: ARG001  # with `--store postgres` it has an answer
    """The database that a server uses instead of a file; None by default."""
    return None


def awaited(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test written as a coroutine."""

    async def limited(*args: Any, **kwargs: Any) -> None:
        longer = max(kwargs.get("soak", 1), kwargs.get("kills", 0) // 10)
        await asyncio.wait_for(test(*args, **kwargs), HANGS * longer)

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(limited(*args, **kwargs))

    return run


# ---- the server -----------------------------------------------------------------------------------------------------


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def error(self) -> str:
        """What is wrong, in words."""
        problem = self.json
        assert "error" in problem and set(problem) <= {"error", "says"}, problem
        return str(problem["error"])


class ServerProcess:
    """`undermine serve` on a free port, with its data in a file that outlives it, and a folder of more packages. If it
    has a `database`, its data is there, and there is no such file.
    """

    def __init__(
        self,
        data: Path,
        *words: str,
        tables_per_hour: int = 100_000,
        packages: Path | None = None,
        database: str | None = None,
    ) -> None:
        self.data = data
        self.database = database or database_for(data)
        self.packages = packages
        self.words = ["--bot-pace", "0", "--sleep", "600", "--tables-per-hour", str(tables_per_hour), *EASY, *words]
        self.said = data.with_suffix(".out")  # what it printed, and its errors
        self.port = 0
        self._read = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._addresses = itertools.cycle(f"10.0.{n // 200}.{n % 200 + 1}" for n in range(2_000))

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Waits until it is ready."""
        words = [str(COMMAND), "serve", "--port", "0", "--data", self.database or str(self.data), *self.words]
        before = self.said.stat().st_size if self.said.exists() else 0
        paths = [str(self.packages or ""), os.environ.get("PYTHONPATH", "")]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        with self.said.open("ab") as out:
            self._process = subprocess.Popen(words, stdout=out, stderr=out, stdin=subprocess.DEVNULL, env=env)
        hangs = time.monotonic() + HANGS / 2
        while time.monotonic() < hangs:
            ready = re.search(rb"Undermine is at http://localhost:([0-9]+)/\n", self.said.read_bytes()[before:])
            if ready:
                self.port = int(ready[1])
                return
            assert self._process.poll() is None, self.said.read_text()
            time.sleep(0.01)
        raise AssertionError("the server did not start")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As a power cut does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """As its host does."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._process = None

    def complaints(self) -> str:
        """What it has said since this was asked last, but for where it is, and that a database took long to answer: on
        a machine that stalls for seconds it does.
        """
        said = self.said.read_text()
        new, self._read = said[self._read :], len(said)
        return re.sub(SLOW, "", re.sub(WELCOME, "", new))

    def http(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        address: str | None = None,
    ) -> Answer:
        """One request. Unless an address is named, each comes from another, so that none asks too much."""
        sent = {"X-Forwarded-For": address or next(self._addresses), **(headers or {})}
        raw = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, raw, sent)
            found = connection.getresponse()
            return Answer(
                found.status, {name.lower(): "\n".join(found.msg.get_all(name, [])) for name in found.msg}, found.read()
            )
        finally:
            connection.close()

    def get(self, path: str, **more: Any) -> Any:
        """What is at a path."""
        found = self.http("GET", path, **more)
        assert found.status == 200, (path, found.status, found.body)
        return found.json

    def record(self, code: str, match: int = 1) -> bytes:
        """A finished game."""
        found = self.http("GET", f"/api/tables/{code}/records/{match}")
        assert found.status == 200, found.body
        return found.body

    def entries(self, code: str) -> list[en.AnyEntry]:
        """The log of a table, out of a copy of the file: what the server finds there is left as it is."""
        if self.database is not None:
            return postgres.log_of(self.database, code)
        copy = self.data.with_name("copy.db")
        for ending in ("", "-wal", "-shm"):
            source, target = Path(f"{self.data}{ending}"), Path(f"{copy}{ending}")
            target.unlink(missing_ok=True)
            if source.exists():
                shutil.copyfile(source, target)
        with sqlite3.connect(copy) as database:
            rows = database.execute(
                "SELECT number, entry FROM entries WHERE code = ? ORDER BY number", (code,)
            ).fetchall()
        database.close()
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        return [en.decode_entry(entry) for _, entry in rows]

    # ---- people ---------------------------------------------------------------------------------------------------

    def create(self, game: str = "classic", seats: int = 3, name: str = "Ada", **config: Any) -> "Client":
        """A new table, and its host, who has no seat yet; by default for a short game."""
        if game != "dark_cave":
            config["options"] = {"rounds": 1, **config.get("options", {})}
        wish = {"config": {"game": game, "seats": seats, **config}, "name": name, "watch": True}
        return Client(self, **identity(self.made("/api/tables", wish)))

    def join(self, code: str, name: str = "Bob", watch: bool = True) -> "Client":
        """One more person at a table, who takes no seat unless told to."""
        return Client(self, **identity(self.made(f"/api/tables/{code}/people", {"name": name, "watch": watch})))

    def made(self, path: str, wish: Json) -> Json:
        """What a request makes there is."""
        return self.new(self.http("POST", path, wish))

    @staticmethod
    def new(found: Answer) -> Json:
        assert found.status == 201, found.body
        return dict(found.json)

    def watch(self, code: str) -> "Client":
        """Somebody who only looks on."""
        return Client(self, code)

    async def table(self, people: int = 2, bots: int = 1, bot: str = "random", **config: Any) -> list["Client"]:
        """People at a table, each with the seat of the same number, and bots in the seats after them; not started."""
        host = self.create(seats=people + bots, **config)
        clients = [host, *(self.join(host.code, name) for name in NAMES[1:people])]
        for seat, client in enumerate(clients):
            await client.connect()
            await client.ask("sit", seat=seat)
        for seat in range(people, people + bots):
            await host.ask("seat_bot", seat=seat, bot=bot)
        return clients

    async def game(self, people: int = 2, bots: int = 1, **config: Any) -> list["Client"]:
        """The same, and started."""
        clients = await self.table(people, bots, **config)
        for client in clients[1:]:
            await client.ask("ready")
        await clients[0].ask("start")
        for client in clients:
            await client.until(lambda c: c.status == "playing")
        return clients


def identity(joined: Json) -> Json:
    """Who somebody is at which table, with the key."""
    return {field: joined[field] for field in ("code", "person", "token")}


IDS = itertools.count(1)
#: What is told of talk, and kept from one game to the next.
TALK = ("said", "claimed")
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal", "Ida", "Jon")


# ---- a client -------------------------------------------------------------------------------------------------------


class Seen(NamedTuple):
    """All that a client knows at some number."""

    look: int | None
    table: Json
    view: Json | None
    choices: list[Json]
    log: tuple[Json, ...]


class Client:
    """A person at a table (without a token: somebody who watches), and what he makes of what he is sent."""

    def __init__(self, server: ServerProcess, code: str, person: str | None = None, token: str | None = None) -> None:
        self.server = server
        self.code = code
        self.person = person
        self.token = token
        self.number = 0  # of the last entry it has heard of
        self.look: int | None = None
        self.table: Json = {}
        self.view: Json | None = None
        self.choices: list[Json] = []
        self.log: tuple[Json, ...] = ()
        self.online: set[str] = set()
        self.absent: set[str] = set()
        self.seen: dict[int, Seen] = {}  # by number
        self.frames: list[Json] = []
        self.resyncs = 0
        self._socket: ClientConnection | None = None
        self._sent = 0

    # ---- coming and going -----------------------------------------------------------------------------------------

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def connect(self, resume: bool = False, look: int | None = None, **hello: Any) -> "Client":
        """Says hello, with the last number if it resumes, and waits until it knows the table."""
        await self.open()
        last = self.number or None if resume else None
        look = self.look if resume and look is None else look
        await self.send("hello", protocol=1, token=self.token, last=last, look=look, **hello)
        welcome = await self.receive()
        assert welcome["type"] == "welcome", welcome
        assert welcome["person"] == self.person
        if not self.number or not resume:
            frames = self.resyncs
            await self.until(lambda c: c.resyncs > frames)
        return self

    async def open(self, **more: Any) -> None:
        """A connection; nothing is said yet."""
        self._socket = await opened(self.server, self.code, **more)
        self._sent = 0

    async def close(self) -> None:
        await self.socket.close()

    def drop(self) -> None:
        """The line is dead, without a word."""
        line = self.socket.transport.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.transport.abort()

    async def come_back(self, random: Random) -> None:
        """Goes in one way or another, and comes back with the last number or without."""
        if random.random() < 0.5:
            self.drop()
        else:
            await self.close()
        await self.connect(resume=random.random() < 0.7, look=self.look)

    def twin(self) -> "Client":
        """The same person in another tab, who knows nothing yet."""
        return type(self)(self.server, self.code, self.person, self.token)

    async def closed(self) -> int:
        """Waits until the server closes the connection; the code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as error:
            return code_of(error)

    # ---- sending --------------------------------------------------------------------------------------------------

    async def send(self, kind: str, **fields: Any) -> None:
        self._sent += 1
        await self.socket.send(json.dumps({"type": kind, **{k: v for k, v in fields.items() if v is not None}}))

    async def _spare(self) -> None:
        """Takes a new connection before the old one has sent too much."""
        if self._sent >= (SPARING if self.token else SPARING // 2):
            await self.close()
            await self.connect(resume=True, look=self.look)

    def new_id(self) -> str:
        """No two requests of one person have the same, in whatever tab."""
        return f"r{next(IDS)}"

    async def request(self, kind: str, **fields: Any) -> str:
        """Sends a request without waiting for the answer; its id."""
        await self._spare()
        number = fields.pop("id", None) or self.new_id()
        await self.send(kind, id=number, **fields)
        return str(number)

    async def answer(self, number: str) -> Json:
        """Waits for the answer to a request."""
        while True:
            frame = await self.receive()
            if frame["type"] in ("ack", "refused") and frame["id"] == number:
                return frame

    async def try_to(self, kind: str, **fields: Any) -> Json:
        """A request; Ack or Refused."""
        return await self.answer(await self.request(kind, **fields))

    async def ask(self, kind: str, **fields: Any) -> int:
        """A request that is granted; its number."""
        answer = await self.try_to(kind, **fields)
        assert answer["type"] == "ack", answer
        return int(answer["number"])

    async def refused(self, kind: str, **fields: Any) -> Json:
        """A request that is not granted."""
        answer = await self.try_to(kind, **fields)
        assert answer["type"] == "refused", answer
        return answer

    async def decide(self, decision: str, **fields: Any) -> int:
        return await self.ask("decide", **{"number": self.number, "seat": self.look, "decision": decision, **fields})

    async def decide_something(self, random: Random) -> int:
        """Anything that does not end a round early."""
        return await self.decide(random.choice(choices_of(self)))

    async def ping(self) -> None:
        """Comes back when everything that was sent before has been answered."""
        await self._spare()
        await self.send("ping")
        while (await self.receive())["type"] != "pong":
            pass

    async def look_from(self, seat: int | None) -> None:
        """Another seat of one's own."""
        await self._spare()
        before = self.resyncs
        await self.send("look", seat=seat)
        await self.until(lambda c: c.resyncs > before)

    # ---- receiving ------------------------------------------------------------------------------------------------

    async def receive(self) -> Json:
        """The next frame, taken to heart."""
        frame: Json = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.frames.append(frame)
        match frame["type"]:
            case "state":
                self._take_state(frame)
            case "set_back":
                self.number, self.seen = 0, {}  # what it knew is not so any more
            case "update":
                self._take_update(frame)
            case "presence":
                (self.online.add if frame["online"] else self.online.discard)(frame["person"])
                (self.absent.add if frame["absent"] else self.absent.discard)(frame["person"])
        return frame

    async def listen(self) -> None:
        """To whatever comes next."""
        await self.receive()

    async def until(self, met: Callable[["Client"], bool]) -> None:
        while not met(self):
            await self.listen()

    def _take_state(self, frame: Json) -> None:
        assert frame["number"] >= self.number
        self.resyncs += 1
        self.number = frame["number"]
        self.look = frame["look"]
        self.table = frame["table"]
        self.view = frame["view"]
        self.choices = frame["choices"]
        self.log = tuple(frame["log"])
        self.online = set(frame["online"])
        self.absent = set(frame["absent"])
        self._note()

    def _take_update(self, frame: Json) -> None:
        assert self.number and frame["number"] == self.number + 1
        self.number = frame["number"]
        if frame["told"]["type"] == "started":
            self.view = None
            self.log = tuple(line for line in self.log if line["told"]["type"] in TALK)
        self.table = self.table | frame.get("table", {})
        if "view" in frame:
            self.view = (self.view or {}) | frame["view"]
        self.choices = frame.get("choices", self.choices)
        line = {"number": frame["number"], "at": frame["at"], "told": frame["told"], "events": frame.get("events", [])}
        self.log = (*self.log, line)
        self._note()

    def _note(self) -> None:
        self.seen[self.number] = Seen(self.look, self.table, self.view, self.choices, self.log)

    # ---- knowing --------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        return str(self.table["status"])

    def seat(self, number: int) -> Json:
        found: Json = self.table["seats"][number]
        return found

    def told(self, kind: str) -> list[Json]:
        """What the log says of one kind."""
        return [line["told"] for line in self.log if line["told"]["type"] == kind]

    async def check(self) -> None:
        """Somebody who comes anew, and looks from the same seat, sees the same."""
        fresh = await self.twin().connect(look=self.look)
        await fresh.close()
        await self.until(lambda c: c.number >= fresh.number)
        if fresh.number in self.seen:
            same(self.seen[fresh.number], fresh.seen[fresh.number])


def code_of(closed: ConnectionClosed) -> int:
    """The code that a connection was closed with."""
    assert closed.rcvd is not None, "the line went dead"
    return closed.rcvd.code


def same(mine: Seen, fresh: Seen) -> None:
    """Says in which part two differ. Of the log, somebody who comes anew gets the end."""
    for name, one, other in zip(Seen._fields[:-1], mine[:-1], fresh[:-1], strict=True):
        assert one == other, f"{name}: {differing(one, other)}"
    known, end = heard(mine.log), heard(fresh.log)
    assert {number: known.get(number, line) for number, line in end.items()} == end, "log"
    for talk in (True, False):
        ours = [number for number, line in known.items() if (line["told"]["type"] in TALK) == talk]
        assert set(ours[-20:]) <= set(end), "the end of the log"


def differing(one: Any, other: Any) -> object:
    """What differs, in as few words as it takes."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: (one.get(key), other.get(key)) for key in one | other if one.get(key) != other.get(key)}
    return one, other


def heard(log: tuple[Json, ...]) -> dict[int, Json]:
    """By number, the lines that tell something; of mutes nobody is told twice."""
    return {line["number"]: line for line in log if line["told"]["type"] not in ("quiet", "muted")}


def choices_of(client: Client) -> list[str]:
    """What may be decided, but for ending a round early, which one may propose at any time."""
    return [choice["text"] for choice in client.choices if choice["text"] not in ("propose-end", "vote yes")]


async def opened(server: ServerProcess, code: str, query: str = "", **more: Any) -> ClientConnection:
    """A bare connection to a table."""
    plain = {"compression": None, "max_size": None, "max_queue": None, "ping_interval": None, "proxy": None}
    return await connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/ws{query}", **(plain | more))


async def play_on(
    clients: Sequence[Client], random: Random, met: Callable[[Client], bool] = lambda c: c.status == "over"
) -> None:
    """Those who owe decisions decide, until all clients see that something is the case, or that the game is over."""

    async def play(client: Client, random: Random) -> None:
        while not (met(client) or client.status == "over"):
            if choices_of(client):
                await client.decide_something(random)
            else:
                await client.listen()

    await asyncio.gather(*(play(client, Random(random.random())) for client in clients))


def metrics(server: ServerProcess) -> dict[str, float]:
    """The figures that a server gives of itself."""
    found = server.http("GET", "/metrics")
    assert found.status == 200
    assert found.headers["content-type"].startswith("text/plain")
    lines = [line for line in found.body.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}
