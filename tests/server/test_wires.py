"""What a connection leaves behind: nothing. Garbage is collected in small steps, which would not find it."""

import asyncio
import gc
import json
import weakref
from pathlib import Path

import pytest
import uvicorn

from tests.server.attacks.visitors import Visitor, frames
from tests.server.harness import awaited
from undermine.server import entries as en
from undermine.server.app import Server
from undermine.server.hosts import Hosts
from undermine.server.hub import Hub
from undermine.server.limits import Limits
from undermine.server.serve import Wire, listen
from undermine.server.store import SqliteStore


@awaited
async def test_the_memory_of_a_connection_is_free_when_it_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wires, hub = weakref.WeakSet[Wire](), Hub(SqliteStore(str(tmp_path / "tables.db")))

    class Watched(Wire):
        def run_asgi(self):  # type: ignore[no-untyped-def]
            wires.add(self)
            return super().run_asgi()

    app = Server(lambda: hub, Hosts(), Limits()).app()
    server = uvicorn.Server(uvicorn.Config(app, ws=Watched, ws_per_message_deflate=False, log_level="warning"))
    monkeypatch.setattr("undermine.server.serve.STALLED", 0.1)  # for so long a line is kept that others may not close
    listening = listen("127.0.0.1", 0)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    live = await hub.create(en.Config("classic", 3))
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            socket = await Visitor(listening.getsockname()[1], "127.0.9.1").enter(live.table.code)
            await frames(socket, "state")
            await socket.send(json.dumps({"type": "ping"}, separators=(",", ":")))
            await frames(socket, "pong")
            assert len(wires) >= 1
            await socket.close()
        async with asyncio.timeout(60):
            while len(wires):
                await asyncio.sleep(0.02)
    finally:
        gc.enable()
        server.should_exit = True
        await serving
