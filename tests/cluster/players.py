"""People who play on whatever happens to the servers, and remember what they were promised."""

import asyncio
import itertools
import time
from contextlib import suppress
from itertools import pairwise
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.harness import Client, Json, choices_of

#: Seconds after which a client asks whether anybody is there, and after which it looks for another server.
ASKS = 0.7
GIVES_UP = 2.0

#: How many numbers a client remembers.
REMEMBERED = 50

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)

IDS = itertools.count(1)


class Asked:
    """A request, and the number under which it was acknowledged."""

    def __init__(self, kind: str, fields: Json) -> None:
        self.kind = kind
        self.fields = {"id": f"c{next(IDS)}", **fields}
        self.number: int | None = None


class Player:
    """One person with one connection at a time. A request is sent until it is answered, with the same id."""

    def __init__(self, client: Client, random: Random, pace: float) -> None:
        self.client = client
        self.random = random
        self.pace = pace
        self.asked: list[Asked] = []
        self.decided: list[tuple[float, int]] = []  # when which number of a decision arrived
        self.not_stored = 0
        self.lost_lines = 0
        self.stopped = False  # because a wait that ends at this very moment swallows being cancelled
        self._connected = client._socket is not None

    async def play(self) -> None:
        while not self.stopped:
            try:
                await self._come()
                await self._next()
            except GONE:
                self.lost_lines += self._connected
                self._connected = False
                if self.client._socket is not None:
                    with suppress(OSError):  # it may be closed already
                        self.client.drop()
                    self.client._socket = None
                await asyncio.sleep(self.random.uniform(0.1, 0.4))

    async def _come(self) -> None:
        if not self._connected:
            async with asyncio.timeout(GIVES_UP):
                await self.client.connect(resume=self.random.random() < 0.8, look=self.client.look)
            self._connected = True
            self._note()

    async def _next(self) -> None:
        """Asks again what was not answered, decides if there is something to decide, or listens."""
        client = self.client
        if self.asked and self.asked[-1].number is None:
            await self._ask(self.asked[-1])
        elif choices_of(client):
            await self._listen(self.random.uniform(0.0, 2 * self.pace))
            if choices_of(client):
                decision = self.random.choice(choices_of(client))
                fields: Json = {"number": client.number, "seat": client.look, "decision": decision}
                await self._ask(Asked("decide", fields))
        elif client.status == "over":
            await self._ask(Asked("ready", {}))
            await self._listen(0.2)
        else:
            await self._listen(ASKS, at_least_one=True)

    async def _ask(self, asked: Asked) -> None:
        if not self.asked or self.asked[-1] is not asked:
            self.asked.append(asked)
        await self.client.send(asked.kind, **asked.fields)
        while True:
            frame = await self._receive(GIVES_UP)
            if frame.get("id") != asked.fields["id"]:
                continue
            match frame["type"]:
                case "ack":
                    asked.number = int(frame["number"])
                case "refused":
                    self.asked.pop()  # it is not stored, and never will be
                case "not_stored":
                    self.not_stored += 1
                    await self._listen(0.3)
            return

    async def _listen(self, seconds: float, at_least_one: bool = False) -> None:
        """For so long; or if nothing at all comes, asks whether anybody is there."""
        ends = time.monotonic() + seconds
        heard = False
        while not (heard and at_least_one) and (left := ends - time.monotonic()) > 0:
            try:
                await self._receive(left)
                heard = True
            except TimeoutError:
                break
        if at_least_one and not heard:
            await self.client.send("ping")
            await self._receive(GIVES_UP)

    async def _receive(self, seconds: float) -> Any:
        async with asyncio.timeout(seconds):
            frame = await self.client.receive()
        self._note()
        return frame

    def _note(self) -> None:
        """When something was last decided, as far as this client knows."""
        line = next((line for line in reversed(self.client.log) if line["told"]["type"] == "decided"), None)
        if line is not None and (not self.decided or self.decided[-1][1] < line["number"]):
            self.decided.append((time.monotonic(), line["number"]))
        self._forget()

    def _forget(self) -> None:
        """All but the last: to tidy up so much would stop everybody, and the cables of the servers, for seconds."""
        client = self.client
        if len(client.seen) > REMEMBERED:
            client.seen = {client.number: client.seen[client.number]}
            client.frames.clear()


class Party:
    """Two people and bots at a table, who play one game after the other."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.code = players[0].client.code

    @classmethod
    async def gather(
        cls, doors: list[Any], gate: Any, random: Random, pace: float, bots: int = 1, **config: Any
    ) -> "Party":
        """A table that is set up at some servers, by people who then come in at the gate."""
        host = random.choice(doors).create(seats=2 + bots, **config)
        guest = random.choice(doors).join(host.code)
        clients = [host, guest]
        for seat, client in enumerate(clients):
            await client.connect()
            await client.ask("sit", seat=seat)
        for seat in range(2, 2 + bots):
            await host.ask("seat_bot", seat=seat, bot="random")
        await guest.ask("ready")
        await host.ask("start")
        for client in clients:
            await client.until(lambda c: c.status == "playing")
            await client.close()
            client._socket, client.server = None, gate
        return cls([Player(client, Random(random.random()), pace) for client in clients])

    def first_after(self, moment: float) -> float | None:
        """When somebody first heard of a decision after a moment."""
        times = [at for player in self.players for at, _ in player.decided if at > moment]
        return min(times, default=None)

    def longest_pause(self, began: float, ended: float) -> float:
        """Seconds in which nobody heard of a decision, the most of them, between two moments and around these."""
        times = sorted(at for player in self.players for at, _ in player.decided)
        before = max((at for at in times if at <= began), default=began)
        moments = [before, *(at for at in times if began < at <= ended)]
        return max((later - earlier for earlier, later in pairwise(moments)), default=0.0)
