"""Those who only want to play, and how long each decision takes until the other at the table sees it."""

import asyncio
import json
import time
from collections.abc import Iterable
from itertools import cycle, islice
from random import Random

from websockets.asyncio.client import ClientConnection

from tests.server.attacks.visitors import IDS, Visitor, granted
from tests.server.harness import Json
from undermine.games import OURS

#: Two people and two bots at every table, each person a connection of their own.
PEOPLE, SEATS = 2, 4
#: Seconds that a person thinks: few enough for many figures, and well within what a person may send.
PACE = 0.2


class Victims:
    """Some tables, each at home at another address; `times` are those of the decisions while `measuring`."""

    def __init__(self, tables: Iterable["VictimTable"]) -> None:
        self.tables = list(tables)

    async def play(self) -> None:
        for table in self.tables:
            await table.open()

    async def leave(self) -> None:
        await asyncio.gather(*(table.leave() for table in self.tables))

    def take(self) -> list[float]:
        """What was measured since this was asked last, in seconds, sorted."""
        found = sorted(one for table in self.tables for one in table.times)
        for table in self.tables:
            table.times.clear()
        return found

    @property
    def lost(self) -> int:
        """Connections that the server has ended."""
        return sum(task.done() for table in self.tables for task in table.playing)


class VictimTable:
    def __init__(self, visitor: Visitor, game: str, pace: float = PACE) -> None:
        self.visitor = visitor
        self.game = game
        self.pace = pace
        self.times: list[float] = []
        self.playing: list[asyncio.Task[None]] = []
        self.code = ""
        self._random = Random(f"{game} {visitor.address}")
        self._sent: dict[int, float] = {}  # by seat: when its decision went off
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        config = {"game": self.game, "seats": SEATS}
        host = await asyncio.to_thread(self.visitor.post, "/api/tables", {"config": config, "name": "Host"})
        self.code = str(host["code"])
        path = f"/api/tables/{self.code}/people"
        guest = await asyncio.to_thread(self.visitor.post, path, {"name": "Guest"})
        sockets = [await self.visitor.enter(self.code, str(who["token"])) for who in (host, guest)]
        for seat in range(PEOPLE, SEATS):
            await granted(sockets[0], "seat_bot", seat=seat, bot="random")
        await granted(sockets[0], "start")
        loop = asyncio.get_running_loop()
        self.playing = [loop.create_task(self._play(seat, socket)) for seat, socket in enumerate(sockets)]

    async def leave(self) -> None:
        for task in (*self.playing, *self._sending):
            task.cancel()
        await asyncio.gather(*self.playing, *self._sending, return_exceptions=True)

    async def _play(self, seat: int, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "look", "seat": seat}))
        pinging = asyncio.get_running_loop().create_task(ping(socket))
        try:
            async for raw in socket:
                self._hear(seat, socket, json.loads(raw))
        finally:
            pinging.cancel()
            await socket.close()

    def _hear(self, seat: int, socket: ClientConnection, frame: Json) -> None:
        if frame["type"] == "update" and frame["told"]["type"] == "decided":
            decider = frame["told"]["seat"]
            if decider != seat and decider in self._sent:
                self.times.append(time.perf_counter() - self._sent.pop(decider))
        if frame["type"] in ("state", "update"):
            if frame.get("table", {}).get("status") == "over":
                self._later(0.0, socket, {"type": "ready"})
            texts = [one["text"] for one in frame.get("choices") or () if one["points"]["kind"] != "propose"]
            if texts:
                wish = {
                    "type": "decide",
                    "number": frame["number"],
                    "seat": seat,
                    "decision": self._random.choice(texts),
                }
                self._later(self._random.uniform(0.5, 1.5) * self.pace, socket, wish)

    def _later(self, seconds: float, socket: ClientConnection, wish: Json) -> None:
        async def send() -> None:
            await asyncio.sleep(seconds)
            if wish["type"] == "decide":
                self._sent[wish["seat"]] = time.perf_counter()
            await socket.send(json.dumps({**wish, "id": f"v{next(IDS)}"}))

        task = asyncio.get_running_loop().create_task(send())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)


async def ping(socket: ClientConnection) -> None:
    """As clients do, so that they are not taken for gone."""
    while True:
        await asyncio.sleep(2.5)
        await socket.send('{"type":"ping"}')


def some_victims(port: int, addresses: Iterable[str], tables: int, pace: float = PACE) -> Victims:
    games = islice(cycle(OURS), tables)
    return Victims(
        VictimTable(Visitor(port, address), game, pace) for game, address in zip(games, addresses, strict=False)
    )


class MasterTable(VictimTable):
    """One person with three masters: what counts is how long each of them keeps the table waiting."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, "classic", pace=0.01)
        self._last = time.perf_counter()

    async def open(self) -> None:
        config = {"game": self.game, "seats": SEATS}
        host = await asyncio.to_thread(self.visitor.post, "/api/tables", {"config": config, "name": "Host"})
        self.code = str(host["code"])
        socket = await self.visitor.enter(self.code, str(host["token"]))
        for seat in range(1, SEATS):
            await granted(socket, "seat_bot", seat=seat, bot="master")
        await granted(socket, "start")
        self.playing = [asyncio.get_running_loop().create_task(self._play(0, socket))]

    def _hear(self, seat: int, socket: ClientConnection, frame: Json) -> None:
        if frame["type"] == "update" and frame["told"]["type"] == "decided":
            now = time.perf_counter()
            if frame["told"]["seat"] != seat:
                self.times.append(now - self._last)
            self._last = now
        super()._hear(seat, socket, frame)
