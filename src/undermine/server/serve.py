"""Starting the server."""

import asyncio
import contextlib
import gc
import logging
import socket
import webbrowser
from pathlib import Path

import uvicorn

from undermine.engine.errors import OptionError
from undermine.server.app import Server
from undermine.server.hub import Hub
from undermine.server.limits import Limits
from undermine.server.live import Pace
from undermine.server.protocol import MAX_FRAME
from undermine.server.store import SqliteStore


class Settings:
    """What a host may choose."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 8000,
        data: str = "undermine.db",
        origins: tuple[str, ...] = (),
        bot_pace: float = 0.7,
        sleep: float = 600.0,
        limits: Limits | None = None,
        browser: bool = False,
    ) -> None:
        self.host = host
        self.port = port
        self.data = data
        self.origins = origins
        self.bot_pace = bot_pace
        self.sleep = sleep
        self.limits = limits or Limits()
        self.browser = browser


def serve(settings: Settings) -> None:
    """Runs until it is stopped. Says the address when it is ready."""
    folder = Path(settings.data).parent
    if not folder.is_dir():
        raise OptionError(f"there is no folder {folder} for the data file")
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    store = SqliteStore(settings.data)
    pace = Pace(settings.bot_pace, settings.sleep)
    server = Server(
        lambda: Hub(store, None, pace),
        set(settings.origins),
        settings.limits,
    )
    config = uvicorn.Config(
        server.app(),
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,  # addresses of tables are for their people
        timeout_graceful_shutdown=3,
    )
    gc.set_threshold(2_000, 10, 1_000_000)  # small collections; a whole one stops all tables, so the hub picks its time
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run(uvicorn.Server(config), listening, address(settings.host, port), settings.browser))


def address(host: str, port: int) -> str:
    return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::1', '::') else host}:{port}/"


def listen(host: str, port: int) -> socket.socket:
    """A bound socket, or a clear word why not."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        return found
    except OSError as error:
        raise OptionError(f"can't listen on {host} port {port}: {error.strerror}; try another --port") from None


async def run(server: uvicorn.Server, listening: socket.socket, where: str, browser: bool) -> None:
    task = asyncio.get_running_loop().create_task(server.serve(sockets=[listening]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    if server.started:
        print(f"Undermine is at {where}", flush=True)
        if browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(where)
    await task
