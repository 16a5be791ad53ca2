"""Two worlds that differ only in what one viewer may not know, each behind a server with real sockets.

Whole games are played in both, up to the moment where the difference may show. Every frame that the viewer gets has the
same bytes in both worlds, so also the same length. What others get comes in blocks, so that its length tells little.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn

import undermine
from tests.players import PLAYERS
from tests.properties.histories import CHECKS, HISTORIES
from tests.server.harness import awaited
from tests.server.worlds import World, time_stands_still
from undermine.engine.match import Match
from undermine.server import entries as en
from undermine.server.app import Server
from undermine.server.hosts import Hosts
from undermine.server.hub import Hub
from undermine.server.limits import Limits
from undermine.server.serve import Wire, listen
from undermine.server.store import SqliteStore

#: Frames come in blocks of so many bytes.
BLOCK = 256
__all__ = ["time_stands_still"]  # a fixture that all tests here use


@contextlib.asynccontextmanager
async def served(folder: Path, history: Any, match: Match) -> AsyncIterator[World]:
    """A server in this process, with a table where this match is started."""
    hubs: list[Hub] = []

    def make_hub() -> Hub:
        hubs.append(Hub(SqliteStore(str(folder))))
        return hubs[0]

    app = Server(make_hub, Hosts(), Limits(ease=1_000)).app()
    server = uvicorn.Server(uvicorn.Config(app, ws=Wire, ws_per_message_deflate=False, log_level="warning"))
    listening = listen("127.0.0.1", 0)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    live = await hubs[0].create(en.Config(match.game.name, history.seats, history.options))
    live.table.new_match = lambda started: match  # type: ignore[method-assign]  # noqa: ARG005
    world = World(listening.getsockname()[1], live)
    try:
        await world.sit_down(history.seats)
        yield world
    finally:
        await world.close()
        server.should_exit = True
        await serving


async def compare(folder: Path, history: Any, viewer: int | None, time: int, random: Random) -> list[World]:
    """Plays both worlds up to that time, and compares all that the viewer has got; the worlds, for more questions."""
    chance, decisions = history.second_world(viewer, time, random)
    window = history.seats if viewer is None else viewer
    checks = CHECKS[history.begin(history.original()).game.name]
    async with (
        served(folder / "here.db", history, history.begin(history.original())) as here,
        served(folder / "there.db", history, history.begin(chance)) as there,
    ):
        for world in (here, there):
            await world.ask(0, "start")
        for i in range(time):
            await here.decide(history.steps[i].seat, history.steps[i].decision)
            await there.decide(history.steps[i].seat, decisions[i])
            if i % (time // 2 + 1) == time // 4:
                for world in (here, there):
                    await world.try_this_and_that(window, checks)
        mine, theirs = (world.windows[window].frames for world in (here, there))
        for number, (one, other) in enumerate(zip(mine, theirs, strict=True)):
            assert one == other, f"frame {number} of {len(mine)}"
        return [here, there]


CASES = [(game, viewer) for game in undermine.GAMES for viewer in (None, 2)]


@pytest.mark.parametrize(("game", "viewer"), CASES)
@awaited
async def test_the_viewer_gets_the_same_bytes_in_both_worlds(
    game: str, viewer: int | None, tmp_path: Path, soak: int
) -> None:
    for repeat in range(soak):
        seed = f"sockets {game} {viewer} {repeat}"
        random = Random(seed)
        folder = tmp_path / str(repeat)
        folder.mkdir()
        history = HISTORIES[game](3, seed, PLAYERS[game], {} if game == "dark_cave" else {"rounds": 1})
        time = random.randrange(len(history.steps) * 3 // 4, len(history.steps))
        here, there = await compare(folder, history, viewer, time, random)
        assert here.live.table.match.position() != there.live.table.match.position()  # type: ignore[union-attr]
        for window in (*here.windows, *there.windows):
            assert {len(frame.encode()) % BLOCK for frame in window.frames} == {0}
        padded, bare = (differing(here, there, length) for length in (len, lambda frame: len(frame.rstrip())))
        assert padded < bare / 3, "most of what the lengths of others' frames would tell is covered"


def differing(here: World, there: World, length: Callable[[str], int]) -> int:
    """How many updates are longer in one world than in the other, counting those to all who play."""
    windows = zip(here.windows, there.windows, strict=True)
    pairs = [pair for mine, theirs in windows for pair in zip(mine.frames, theirs.frames, strict=False)]
    return sum(length(one) != length(other) for one, other in pairs if one.startswith('{"type":"update"'))
