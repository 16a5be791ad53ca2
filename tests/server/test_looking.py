"""You see a table from your own seats only, at every moment."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from undermine.engine.decisions import Pointer
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.hub import Hub
from undermine.server.limits import Limits
from undermine.server.live import LiveTable, Pace
from undermine.server.sockets import DROP, SILENT, Closed, Socket
from undermine.server.store import SqliteStore
from undermine.server.visitors import Shares, Visitor


class Viewer:
    """A connection without a network."""

    def __init__(self, live: LiveTable, person: str | None) -> None:
        self.person = live.table.people[person] if person else None
        self.viewpoint: int | None = None
        self.frames: list[dict[str, Any]] = []
        self.closed: int | None = None

    def send(self, frame: bytes) -> None:
        self.frames.append(msgspec.json.decode(frame))

    def end(self, code: int, reason: str) -> None:  # noqa: ARG002
        self.closed = code


class Scene:
    """A table with people, in this process."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.asked = 0

    async def ask(self, who: str, request: type[Any], **fields: Any) -> pr.Answer:
        self.asked += 1
        made = request(id=f"r{self.asked}", **fields)
        return await self.live.request(self.live.table.people[who], made, 0.0)


def at_a_table(folder: Path, play: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        hub = Hub(SqliteStore(str(folder / "tables.db")), None, Pace(0.0))
        await hub.open()
        live = await hub.create(en.Config("dark_cave", 2))
        for name in ("Ada", "Bea", "Cleo"):
            await live.join(name)
        try:
            await play(Scene(live))
        finally:
            await hub.close()

    asyncio.run(run())


def read_only(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")


async def seated(scene: Scene) -> tuple[Viewer, Viewer]:
    """Ada and Bea sit, and look on."""
    ada, bea = Viewer(scene.live, "p1"), Viewer(scene.live, "p2")
    for viewer in (ada, bea):
        scene.live.enter(viewer, None)
    for seat, person in enumerate(("p1", "p2")):
        assert isinstance(await scene.ask(person, pr.Sit, seat=seat), pr.Ack)
        await scene.ask(person, pr.Ready)
    return ada, bea


def test_who_sits_down_sees_the_table_from_there_in_every_tab(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        tab = Viewer(scene.live, "p1")
        scene.live.enter(tab, None)
        ada, bea = await seated(scene)
        assert (ada.viewpoint, bea.viewpoint, tab.viewpoint) == (0, 1, 0)
        assert tab.frames[-1]["type"] == "update"

    at_a_table(tmp_path, play)


def test_a_seat_that_one_has_left_shows_nothing_of_who_sits_there_now(tmp_path: Path) -> None:
    """Bea leaves her seat before the start, Cleo takes it; Bea's old connection must not see Cleo's cards."""

    async def play(scene: Scene) -> None:
        ada, bea = await seated(scene)
        assert isinstance(await scene.ask("p2", pr.Stand, seat=1), pr.Ack)
        assert bea.viewpoint is None
        await scene.ask("p3", pr.Sit, seat=1)
        await scene.ask("p3", pr.Ready)
        assert isinstance(await scene.ask("p1", pr.Start), pr.Ack)
        started = bea.frames[-1]
        assert started["told"]["type"] == "started"
        hands = [seat["hand"]["cards"] for seat in started["view"]["seats"]]
        assert hands == [None, None]
        assert ada.frames[-1]["view"]["seats"][0]["hand"]["cards"] is not None

    at_a_table(tmp_path, play)


def test_who_is_sent_away_is_gone_and_can_not_sit_down_again_unasked(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        _, bea = await seated(scene)
        assert isinstance(await scene.ask("p1", pr.Remove, person="p2"), pr.Ack)
        assert bea.viewpoint is None
        while not bea.closed:
            await asyncio.sleep(0.01)
        assert bea.closed == 4401
        answer = await scene.ask("p2", pr.Sit, seat=1)
        assert isinstance(answer, pr.Refusal)
        assert "left this table" in answer.why

    at_a_table(tmp_path, play)


def test_a_store_that_refuses_changes_nothing(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        ada, _ = await seated(scene)
        number, frames = scene.live.table.number, len(ada.frames)
        store = scene.live.store
        assert isinstance(store, SqliteStore)
        await store._do(read_only)
        answer = await scene.ask("p1", pr.Start)
        assert isinstance(answer, pr.NotStored)
        assert (scene.live.table.number, len(ada.frames)) == (number, frames)

    at_a_table(tmp_path, play)


def test_a_connection_that_has_fallen_silent_is_closed_and_one_that_speaks_is_not(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        visitor = Visitor(Shares(Limits()), "192.0.2.1", scene.live.table.code)
        nothing = WebSocket({"type": "websocket"}, None, None)  # type: ignore[arg-type]
        socket = Socket(nothing, scene.live, None, visitor)
        socket.heard -= DROP - 1
        socket.check_alive()
        assert socket._queue.empty()
        socket.heard -= 2
        socket.check_alive()
        closed = socket._queue.get_nowait()
        assert isinstance(closed, Closed) and closed.code == SILENT

    at_a_table(tmp_path, play)


def test_whatever_goes_over_the_wire_has_whole_blocks(tmp_path: Path) -> None:
    """Its length does not tell how many cards there are, or how long their names."""

    async def play(scene: Scene) -> None:
        await seated(scene)
        await scene.ask("p1", pr.Start)
        visitor = Visitor(Shares(Limits()), "192.0.2.1", scene.live.table.code)
        nothing = WebSocket({"type": "websocket"}, None, None)  # type: ignore[arg-type]
        socket = Socket(nothing, scene.live, None, visitor)
        socket.person, socket.viewpoint = scene.live.table.people["p1"], 0
        scene.live.enter(socket, None)
        await scene.ask("p1", pr.Say, text="hello " * 40)
        for message in (pr.Ping(), pr.Earlier("e", 10**6), pr.WhyNot("w", 0, Pointer("stop"))):
            await socket._message(message)
        sent = [socket._queue.get_nowait() for _ in range(socket._queue.qsize())]
        assert len(sent) > 4
        for frame in sent:
            assert isinstance(frame, bytes)
            assert len(frame) % pr.BLOCK == 0
            assert msgspec.json.decode(frame)["type"]
            bare = len(frame.rstrip())
            assert len(frame) - bare < (bare if pr.CHOICES in frame else pr.BLOCK), "no more than it needs"

    at_a_table(tmp_path, play)
