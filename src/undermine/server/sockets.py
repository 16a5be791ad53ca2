"""One WebSocket: reading, a bounded queue for writing, and the rules of the wire."""

import asyncio
import contextlib
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from undermine.engine.version import VERSION
from undermine.server import metrics
from undermine.server import protocol as pr
from undermine.server.audience import NO_SUCH_TOKEN, NOT_TO_BE_WATCHED
from undermine.server.frames import Viewpoint
from undermine.server.limits import Rate
from undermine.server.live import LiveTable
from undermine.server.people import Person

#: Close codes: those of the standard, and ours from 4400 on.
POLICY = 1008
TOO_SLOW = 1013
INTERNAL = 1011
RESTART = 1012
MALFORMED = 4400
NO_SUCH_TABLE = 4404
SILENT = 4408
OLD_PROTOCOL = 4426

#: Messages in 20 seconds, of players and of those who watch.
PLAY_RATE = 100
WATCH_RATE = 50
RATE_SECONDS = 20.0
QUEUE = 512
#: And so many bytes; but two whole tables can always wait, however long they are.
QUEUE_BYTES = 2 * 1024 * 1024
#: Seconds until a silent connection is dropped.
DROP = 30.0
#: What the standard leaves for a reason in a close frame, in bytes.
REASON = 123


#: Requests that are being carried out; kept here, because the loop alone would forget them.
_RUNNING: set[asyncio.Task[pr.Ack | pr.Refusal]] = set()


class Closed(Exception):
    """The connection has to be closed, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason.encode(errors="replace")[:REASON].decode(errors="ignore")


class Socket:
    """Somebody at a table: a person, or somebody who watches."""

    def __init__(self, websocket: WebSocket, live: LiveTable, cookie: str | None) -> None:
        self.websocket = websocket
        self.live = live
        self.cookie = cookie
        self.person: Person | None = None
        self.viewpoint: Viewpoint = None
        self.lag = 0.0
        self.heard = time.monotonic()
        self.rate = Rate(WATCH_RATE, RATE_SECONDS)
        self._queue: asyncio.Queue[bytes | Closed] = asyncio.Queue()
        self._waiting = 0  # bytes in the queue
        self._room = QUEUE_BYTES
        self._ended = False

    def send(self, frame: bytes) -> None:
        """Puts a frame into the queue. A client that does not read fast enough is cut off, and can come back."""
        if self._ended:
            return
        if self._queue.qsize() >= QUEUE or self._waiting > self._room:
            self._cut_off(TOO_SLOW, "too slow to follow the table")
        else:
            self._room = max(self._room, 2 * len(frame))
            self._waiting += len(frame)
            self._queue.put_nowait(frame)

    def end(self, code: int, reason: str) -> None:
        """Closes the connection once everything in the queue has been sent."""
        if not self._ended:
            self._ended = True
            self._queue.put_nowait(Closed(code, reason))

    def _cut_off(self, code: int, reason: str) -> None:
        """Closes the connection as soon as the client reads on, and drops whatever is in the queue."""
        if not self._ended:
            while not self._queue.empty():
                self._queue.get_nowait()
            self.end(code, reason)

    def check_alive(self) -> None:
        if time.monotonic() - self.heard > DROP:
            self._cut_off(SILENT, "nothing heard for 30 seconds")

    async def run(self) -> None:
        """From the first message to the last."""
        await self.websocket.accept()
        metrics.CONNECTIONS.inc()
        writer = asyncio.get_running_loop().create_task(self._write())
        reader = asyncio.get_running_loop().create_task(self._read())
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ended = True
            self.live.leave(self)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
            metrics.CONNECTIONS.dec()

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                frame = await self._queue.get()
                if isinstance(frame, Closed):
                    metrics.CLOSED.labels(str(frame.code)).inc()
                    if self.websocket.application_state == WebSocketState.CONNECTED:
                        await self.websocket.close(frame.code, frame.reason)
                    return
                await self.websocket.send_text(frame.decode())
                self._waiting -= len(frame)
                self._queue.task_done()

    async def _read(self) -> None:
        try:
            await self._hello()
            while True:
                await self._message(await self._receive())
        except WebSocketDisconnect:
            self._ended = True
        except Closed as closed:
            self.end(closed.code, closed.reason)
            await asyncio.sleep(5)  # the writer closes the connection; then this task is cancelled

    async def _receive(self) -> pr.ClientMessage:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        self.heard = time.monotonic()
        if not self.rate.allows(self.heard):
            raise Closed(POLICY, "too many messages; slow down")
        raw = message.get("text") or message.get("bytes") or ""
        if len(raw) > pr.MAX_FRAME:
            raise Closed(POLICY, f"a message can have {pr.MAX_FRAME} bytes at most")
        try:
            decoded: pr.ClientMessage = pr.decode_client(raw)
            return decoded
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Closed(MALFORMED, f"malformed message: {error}") from None

    async def _hello(self) -> None:
        """Finds out who this is, and what they know already."""
        hello = await self._receive()
        table = self.live.table
        if not isinstance(hello, pr.Hello):
            raise Closed(MALFORMED, "the first message must be hello")
        if hello.protocol != pr.PROTOCOL:
            raise Closed(OLD_PROTOCOL, f"this server speaks protocol {pr.PROTOCOL}; reload the page")
        token = hello.token or self.cookie
        if token is not None:
            self.person = table.person_with(token)
            if self.person is None and hello.token is not None:
                raise Closed(NO_SUCH_TOKEN, "nobody at this table has this token")
        outsider = not self._seats() and (self.person is None or table.status == "playing")
        if table.config.privacy == "closed" and outsider:
            raise Closed(NOT_TO_BE_WATCHED, "nobody can watch this table")
        if self.person is not None:
            self.rate = Rate(PLAY_RATE, RATE_SECONDS)
        self.viewpoint = self._viewpoint(hello.look)
        who = self.person.person if self.person else None
        self.send(pr.encode(pr.Welcome(pr.PROTOCOL, VERSION, who, time.time())))
        self.live.enter(self, hello.last if self.viewpoint == hello.look else None)

    def _viewpoint(self, wish: int | None) -> Viewpoint:
        """One of this person's seats: the one they wish for, or the first."""
        seats = self._seats()
        return wish if wish in seats else seats[0] if seats else None

    def _seats(self) -> list[int]:
        return self.live.table.holds(self.person) if self.person else []

    async def _message(self, message: pr.ClientMessage) -> None:
        match message:
            case pr.Ping():
                self.lag = max(message.lag, 0.0)
                self.send(pr.encode(pr.Pong(time.time())))
            case pr.Look():
                await self._queue.join()  # no use in one whole table after the other for a client that does not read
                if message.seat is not None and message.seat not in self._seats():
                    self.send(pr.encode(pr.Refusal(None, self.live.table.number, "this is not your seat")))
                else:
                    self.viewpoint = message.seat
                    self.live.audience.show(self)
            case pr.Hello():
                raise Closed(MALFORMED, "hello was said already")
            case _:
                await self._request(message)

    async def _request(self, request: pr.ClientRequest) -> None:
        if self.person is None:
            number = self.live.table.number
            self.send(pr.encode(pr.Refusal(request.id, number, "you are watching; join the table to take part")))
            return
        # Once begun, a request is carried out even if the connection is lost meanwhile.
        task = asyncio.get_running_loop().create_task(self.live.request(self.person, request, self.lag))
        _RUNNING.add(task)
        task.add_done_callback(_RUNNING.discard)
        answer = await asyncio.shield(task)
        self.send(pr.encode(answer))
