"""A world behind a server with real sockets, and windows that keep every frame: what two worlds are compared by."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.attacks.visitors import Visitor
from undermine.server.live import LiveTable

CODE = "BCDFGH"


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the digits of the time would be another in both worlds."""
    monkeypatch.setattr("undermine.server.time.now", lambda: 1_700_000_000.5)
    monkeypatch.setattr("undermine.server.hub.new_code", lambda: CODE)
    monkeypatch.setattr("undermine.server.sockets.DROP", 600.0)  # windows say nothing, and the machine may be busy


class Window:
    """What somebody gets, as it comes over the wire."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.number = 0
        self.answers: dict[str, str] = {}
        self.more = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for raw in self.socket:
            self.frames.append(str(raw))
            frame = json.loads(raw)
            if frame["type"] in ("state", "update"):
                self.number = frame["number"]
            elif "id" in frame:
                self.answers[frame["id"]] = str(raw)
            self.more.set()

    async def until(self, met: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not met():
                self.more.clear()
                await self.more.wait()

    async def ask(self, wish: str, kind: str, **fields: Any) -> str:
        """The answer, as it came."""
        await self.socket.send(json.dumps({"type": kind, "id": wish, **fields}))
        await self.until(lambda: wish in self.answers)
        return self.answers[wish]

    async def close(self) -> None:
        self.reading.cancel()
        await self.socket.close()


class World:
    """A server with one table. Everybody has an address of their own; the last window is that of a spectator."""

    def __init__(self, port: int, live: LiveTable) -> None:
        self.port = port
        self.live = live
        self.windows: list[Window] = []
        self.asked = 0

    async def sit_down(self, seats: int) -> None:
        for seat in range(seats):
            _, token = await self.live.join(f"Person {seat}")
            await self._enter(seat, token)
            await self.ask(seat, "sit", seat=seat)
            await self.ask(seat, "ready")
        await self._enter(seats, None)

    async def _enter(self, seat: int, token: str | None) -> None:
        window = Window(await Visitor(self.port, f"127.0.3.{seat + 1}").enter(CODE, token))
        await window.until(lambda: window.number > 0)
        self.windows.append(window)

    async def ask(self, who: int, kind: str, **fields: Any) -> None:
        """A request that is granted; then everybody has heard of it."""
        self.asked += 1
        answer = await self.windows[who].ask(f"request {self.asked}", kind, **fields)
        assert answer.startswith('{"type":"ack"'), answer
        for window in self.windows:
            await window.until(lambda window=window: window.number == self.live.table.number)  # type: ignore[misc]

    async def decide(self, seat: int, decision: object) -> None:
        await self.ask(seat, "decide", seat=seat, number=self.live.table.number, decision=str(decision))

    async def try_this_and_that(self, viewer: int, checks: str) -> None:
        """Asks at the wire for what the viewer may or may not do; nothing changes."""
        window = self.windows[viewer]
        before = len(window.frames)
        seated = viewer < len(self.windows) - 1
        await window.socket.send(json.dumps({"type": "look", **({"seat": viewer} if seated else {})}))
        await window.until(lambda: any('"type":"state"' in frame[:20] for frame in window.frames[before:]))
        for text in checks.split("/") if seated else ():
            self.asked += 1
            await window.ask(f"request {self.asked}", "decide", seat=viewer, number=0, decision=text)

    async def close(self) -> None:
        for window in self.windows:
            await window.close()
