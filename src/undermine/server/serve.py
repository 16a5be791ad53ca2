"""Starting the server."""

import asyncio
import contextlib
import gc
import logging
import socket
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from undermine.engine.errors import OptionError
from undermine.server import metrics
from undermine.server.app import Server
from undermine.server.hub import Hub
from undermine.server.limits import Limits, Rate
from undermine.server.live import Pace
from undermine.server.protocol import MAX_FRAME
from undermine.server.sockets import PLAY_RATE, POLICY, RATE_SECONDS
from undermine.server.store import SqliteStore

#: Seconds until a client is cut off that reads nothing, or that does not read the rest after the end.
STALLED = 30.0


class Settings:
    """What you can choose when you run a server."""

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


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that cuts off clients which uvicorn would put up with forever.

    It waits without end for a client that does not read, and answers every ping; the app hears of neither.
    """

    def __init__(self, *args: Any, **more: Any) -> None:  # whatever uvicorn hands over
        super().__init__(*args, **more)
        self._small = Rate(PLAY_RATE, RATE_SECONDS)
        self._stalled: asyncio.TimerHandle | None = None
        self._lost = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED, self._cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self._lost:
            self.loop.call_later(STALLED, self._cut)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        super().connection_lost(exc)

    def _cut(self) -> None:
        """Without a word, because nobody would read it. For the app, the client is gone."""
        if not self._lost:
            metrics.CLOSED.labels("1006").inc()
            self.transport.abort()

    def handle_ping(self) -> None:
        if self._bears_one_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bears_one_more():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bears_one_more():
            super().handle_cont(event)

    def _bears_one_more(self) -> bool:
        """Frames that are no messages are bounded as messages are."""
        if self._small.allows(self.loop.time()):
            return True
        if self.conn.state is State.OPEN:
            metrics.CLOSED.labels(str(POLICY)).inc()
            self.conn.send_close(POLICY, "too many small frames; slow down")
            self.handle_parser_exception()  # tells the app, and closes the line
        elif self.conn.state is State.CONNECTING:
            self._cut()
        return False


def serve(settings: Settings) -> None:
    """Runs until it is stopped. Prints the address when it is ready."""
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
        ws=Wire,
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
    """A bound socket, or a plain reason why not."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        return bound
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
