"""Starting the server."""

import asyncio
import contextlib
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from undermine.bots.models import games_with_models
from undermine.engine.errors import OptionError
from undermine.engine.version import VERSION, build
from undermine.server import datafile, metrics
from undermine.server.addresses import address, reachable, welcome
from undermine.server.app import Server
from undermine.server.bus import Bus
from undermine.server.hosts import Hosts
from undermine.server.hub import Hub
from undermine.server.limits import Limits, Meter
from undermine.server.live import Pace
from undermine.server.notices import NO_EXTRA, Notices, available
from undermine.server.postgres import is_database, room
from undermine.server.protocol import MAX_FRAME, ServerInfo
from undermine.server.sockets import LINE, POLICY
from undermine.server.store import SqliteStore, Store

log = logging.getLogger("undermine.server")

#: Seconds until a client is cut off that reads nothing, or that does not read the rest after the end.
STALLED = 30.0
#: Frames that are no messages, of one connection: so many at once, and as many again in so many seconds.
SMALL_FRAMES = 100
SMALL_SECONDS = 20.0


class Settings:
    """What you can choose when you run a server."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 8000,
        data: str = "undermine.db",
        host_names: tuple[str, ...] = (),
        bot_pace: float = 0.7,
        sleep: float = 600.0,
        limits: Limits | None = None,
        browser: bool = False,
        absence: float = 60.0,
        proxies: tuple[str, ...] = ("127.0.0.1",),
        notice: float = 20.0,
        notices_to: str | None = None,
    ) -> None:
        self.host = host
        self.port = port
        self.data = data
        self.host_names = host_names
        self.bot_pace = bot_pace
        self.sleep = sleep
        self.limits = limits or Limits()
        self.browser = browser
        self.absence = absence
        self.proxies = proxies
        self.notice = notice
        self.notices_to = notices_to


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that cuts off clients which uvicorn would put up with forever.

    It waits without end for a client that does not read, and answers every ping; the app hears of neither.
    """

    def __init__(self, *args: Any, **more: Any) -> None:  # whatever uvicorn hands over
        super().__init__(*args, **more)
        self._small = Meter(SMALL_FRAMES, SMALL_SECONDS)
        self._stalled: asyncio.TimerHandle | None = None
        self._lost = False
        self._hear: Callable[[bytes], bool] | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED, self._cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    async def run_asgi(self) -> None:
        self.scope["extensions"][LINE] = {"line": self}
        await super().run_asgi()
        self.scope["extensions"].clear()  # they lead back here: without that, the memory is free at once
        self._hear = None
        if not self._lost:
            self.loop.call_later(STALLED, self._cut)

    def straight(self, frame: bytes) -> bool:
        """Writes a text frame at once, without a task that does it; False if the line does not take it now."""
        if self.close_sent or self.conn.state is not State.OPEN:
            return False
        if self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(head_of_text(len(frame)) + frame)
        return True

    def send_receive_event_to_app(self) -> None:
        """One message can wait without the line being stopped and started again, which takes two system calls."""
        first = self.queue.empty() and not self.read_paused
        self.read_paused = self.read_paused or first
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not first

    def listen(self, hear: Callable[[bytes], bool]) -> None:
        self._hear = hear

    def handle_text(self, event: Frame) -> None:
        at_once = event.fin and self._hear is not None and not self.close_sent and self.queue.empty()
        if not (at_once and self._hear and self._hear(bytes(event.data))):
            super().handle_text(event)

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
        if self._small.allows("", self.loop.time()):
            return True
        if self.conn.state is State.OPEN:
            metrics.CLOSED.labels(str(POLICY)).inc()
            self.conn.send_close(POLICY, "too many small frames; slow down")
            self.handle_parser_exception()  # tells the app, and closes the line
        elif self.conn.state is State.CONNECTING:
            self._cut()
        return False


class Uvicorn(uvicorn.Server):
    """Hands its tables over before it sends its people away, some of whom take seconds to go."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.hub.hand_over()
        await super().shutdown(sockets)


def head_of_text(size: int) -> bytes:
    r"""What comes before a text of so many bytes in a frame of its own (RFC 6455, 5.2); a server's are not masked.

    >>> head_of_text(5), head_of_text(256), head_of_text(65_536)
    (b'\x81\x05', b'\x81~\x01\x00', b'\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00')
    """
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8)


def serve(settings: Settings) -> None:
    """Runs until it is stopped. Prints the address when it is ready."""
    if is_database(settings.data):
        serve_from_database(settings)
        return
    folder = Path(settings.data).parent
    if not folder.is_dir():
        raise OptionError(f"there is no folder {folder} for the data file")
    listening = listen(settings.host, settings.port)
    with contextlib.closing(datafile.hold(settings.data)):
        serve_from(SqliteStore(settings.data), settings, listening)


def serve_from_database(settings: Settings) -> None:
    """One of several servers that share a PostgreSQL."""
    schema, store, bus = map(room, ("schema", "store", "bus"))
    listening = listen(settings.host, settings.port)
    asyncio.run(schema.prepare(settings.data))
    shared = store.PostgresStore(settings.data)
    serve_from(shared, settings, listening, bus.PostgresBus(settings.data, shared))


def serve_from(store: Store, settings: Settings, listening: socket.socket, bus: Bus | None = None) -> None:
    port = listening.getsockname()[1]
    pace = Pace(settings.bot_pace, settings.sleep, settings.absence, settings.notice)
    hosts = Hosts(settings.host, settings.host_names)
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    notices = notices_of(store, hosts, settings.notices_to)
    info = reachable(settings.host, port)
    server = Server(
        lambda: Hub(store, bus, pace, notices),
        hosts,
        settings.limits,
        info,
    )
    config = uvicorn.Config(
        server.app(),
        ws=Wire,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients say something every five seconds, and who does not is dropped
        log_level="warning",
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,  # addresses of tables are for their people
        timeout_graceful_shutdown=3,
    )
    games_with_models()  # loaded before anybody has to wait for it
    gc.set_threshold(2_000, 1_000_000)  # small collections; larger ones stop all tables, so the hub picks their time
    sys.setswitchinterval(0.001)  # the writer needs Python's lock for moments only, and waited 5 ms for each of them
    gc.freeze()  # what is loaded stays; no collection has to look at it again
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run(Uvicorn(config, server), listening, address(settings.host, port), info, settings.browser))


def notices_of(store: Store, hosts: Hosts, also: str | None) -> Notices | None:
    """Without the extra, nobody is told anything while they are away, and the log says so. Push services are told where
    they can turn to: the name of this server, if it has one that others know.
    """
    if not available():
        log.info(NO_EXTRA)
        return None
    named = next((name for name in sorted(hosts.names) if "." in name), None)
    return Notices(store, f"https://{named}" if named else "mailto:undermine@localhost", also)


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


async def run(server: uvicorn.Server, listening: socket.socket, where: str, info: ServerInfo, browser: bool) -> None:
    task = asyncio.get_running_loop().create_task(server.serve(sockets=[listening]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    if server.started:
        print(f"Undermine is at {where}")
        print(welcome(info))
        print(f"Version {VERSION}, {build()} build.", flush=True)
        if browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(where)
    await task
