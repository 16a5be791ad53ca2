"""Two worlds that differ only in what one viewer may not know, who is at another server than those who play.

What the second server sends is made of the log alone: every frame has the same bytes in both worlds.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
import uvicorn

import undermine
from tests import postgres
from tests.players import PLAYERS
from tests.properties.histories import CHECKS, HISTORIES
from tests.server.harness import awaited
from tests.server.worlds import CODE, World, time_stands_still
from undermine.engine.chance import Chance
from undermine.engine.match import Match
from undermine.server import entries as en
from undermine.server.app import Server
from undermine.server.hosts import Hosts
from undermine.server.hub import Hub
from undermine.server.limits import Limits
from undermine.server.postgres import schema
from undermine.server.postgres.bus import PostgresBus
from undermine.server.postgres.store import PostgresStore
from undermine.server.serve import Wire, listen

__all__ = ["time_stands_still"]  # a fixture that all tests here use


class TwoServers(World):
    """The viewer comes in at the second server, everybody else at the first."""

    def __init__(self, ports: list[int], live: Any, viewer: int) -> None:
        super().__init__(ports[0], live)
        self.ports = ports
        self.viewer = viewer

    async def _enter(self, seat: int, token: str | None) -> None:
        self.port = self.ports[seat == self.viewer]
        await super()._enter(seat, token)

    async def ask(self, who: int, kind: str, **fields: Any) -> None:
        """A request that is granted; then everybody has heard of it, and the first server, too."""
        self.asked += 1
        answer = json.loads(await self.windows[who].ask(f"request {self.asked}", kind, **fields))
        assert answer["type"] == "ack", answer
        for window in self.windows:
            await window.until(lambda window=window: window.number >= answer["number"])  # type: ignore[misc]
        while self.live.table.number < answer["number"]:
            await asyncio.sleep(0.001)

    def frames(self) -> list[str]:
        """What the viewer got; that somebody has come may be heard a moment earlier or later."""
        return [frame for frame in self.windows[self.viewer].frames if '"type":"presence"' not in frame[:20]]


@contextlib.asynccontextmanager
async def server(url: str) -> AsyncIterator[tuple[Hub, int]]:
    """A server in this process, on a database."""
    hubs: list[Hub] = []

    def make_hub() -> Hub:
        store = PostgresStore(url)
        hubs.append(Hub(store, PostgresBus(url, store)))
        return hubs[0]

    app = Server(make_hub, Hosts(), Limits(ease=1_000)).app()
    running = uvicorn.Server(uvicorn.Config(app, ws=Wire, ws_per_message_deflate=False, log_level="warning"))
    listening = listen("127.0.0.1", 0)
    serving = asyncio.create_task(running.serve(sockets=[listening]))
    while not running.started:
        await asyncio.sleep(0.01)
    try:
        yield hubs[0], listening.getsockname()[1]
    finally:
        running.should_exit = True
        await serving


@contextlib.asynccontextmanager
async def served(history: Any, chance: Chance, viewer: int) -> AsyncIterator[TwoServers]:
    """Two servers, with a table where a match is started, at each of them with a state of its own."""
    url = postgres.started().new()
    await schema.prepare(url)

    def match() -> Match:
        found: Match = history.begin(chance.copy())
        return found

    async with server(url) as (one, port), server(url) as (two, other_port):
        live = await one.create(en.Config(match().game.name, history.seats, history.options))
        for table in (live.table, (await two.get(CODE)).table):
            table.new_match = lambda started: match()  # type: ignore[method-assign]  # noqa: ARG005
        world = TwoServers([port, other_port], live, viewer)
        try:
            await world.sit_down(history.seats)
            yield world
        finally:
            await world.close()


@pytest.mark.parametrize("game", undermine.GAMES)
@pytest.mark.parametrize("viewer", [None, 2])
@awaited
async def test_a_viewer_at_another_server_gets_the_same_bytes_in_both_worlds(game: str, viewer: int | None) -> None:
    seed = f"two servers {game} {viewer}"
    random = Random(seed)
    history = HISTORIES[game](3, seed, PLAYERS[game], {} if game == "dark_cave" else {"rounds": 1})
    time = random.randrange(len(history.steps) // 2, len(history.steps) * 3 // 4)
    chance, decisions = history.second_world(viewer, time, random)
    window = history.seats if viewer is None else viewer
    async with served(history, history.original(), window) as here, served(history, chance, window) as there:
        for world in (here, there):
            await world.ask(0, "start")
        for i in range(time):
            await here.decide(history.steps[i].seat, history.steps[i].decision)
            await there.decide(history.steps[i].seat, decisions[i])
        for world in (here, there):
            await world.try_this_and_that(window, CHECKS[game])
        assert here.live.table.match.position() != there.live.table.match.position()  # type: ignore[union-attr]
        for number, (one, other) in enumerate(zip(here.frames(), there.frames(), strict=True)):
            assert one == other, f"frame {number}"
