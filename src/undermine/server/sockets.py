"""One WebSocket: reading, a bounded queue for writing, and the rules of the wire."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from undermine.engine.saying import saying
from undermine.engine.version import VERSION
from undermine.server import frames, metrics, requests, time
from undermine.server import protocol as pr
from undermine.server.audience import LOCKED, NO_SUCH_TOKEN, NOT_TO_BE_WATCHED, only
from undermine.server.frames import Viewpoint
from undermine.server.limits import Bill
from undermine.server.live import LiveTable
from undermine.server.people import Person
from undermine.server.visitors import TooMuch, Visitor

log = logging.getLogger("undermine.server")

#: Close codes: those of the standard, and ours from 4400 on.
POLICY = 1008
TOO_SLOW = 1013
INTERNAL = 1011
RESTART = 1012
MALFORMED = 4400
NO_SUCH_TABLE = 4404
SILENT = 4408
OLD_PROTOCOL = 4426
TABLE_DAMAGED = 4500
STORE_DOWN = 4503

#: The extension of our wire: a `Line`.
LINE = "undermine.line"
#: How a ping begins: most of what clients send are pings.
PING = b'{"type":"ping"'
QUEUE = 512
#: And so many bytes; but two whole tables can always wait, however long they are.
QUEUE_BYTES = 2 * 1024 * 1024
#: Seconds until a silent connection is dropped.
DROP = 30.0
#: Seconds without a word after which it makes room for another of the same person: clients say something every five.
DEAD = 12.0
TAKEN = (
    "others from your address have as many seats as one address can have here; "
    "ask the host for a table where guests can play for several people"
)
#: What the standard leaves for a reason in a close frame, in bytes.
REASON = 123


#: Requests that are being carried out; kept here, because the loop alone would forget them.
_RUNNING: set[asyncio.Task[None]] = set()


class Closed(Exception):
    """The connection has to be closed, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason.encode(errors="replace")[:REASON].decode(errors="ignore")


class Line(Protocol):
    """What our wire can do beyond what others can."""

    def straight(self, frame: bytes) -> bool:
        """Writes a frame at once, or says that it can't just now."""

    def listen(self, hear: Callable[[bytes], bool]) -> None:
        """From now on texts are for `hear` first; those that it leaves come as messages."""


class NoLine:
    """Any other wire: everything comes and goes as messages."""

    def straight(self, _: bytes) -> bool:
        return False

    def listen(self, hear: Callable[[bytes], bool]) -> None: ...


def line_of(websocket: WebSocket) -> Line:
    line: Line = websocket.scope.get("extensions", {}).get(LINE, {}).get("line", NoLine())
    return line


class Socket:
    """Somebody at a table: a person, or somebody who watches."""

    def __init__(self, websocket: WebSocket, live: LiveTable, cookie: str | None, visitor: Visitor) -> None:
        self.websocket = websocket
        self.live = live
        self.cookie = cookie
        self.visitor = visitor
        self.person: Person | None = None
        self.viewpoint: Viewpoint = None
        self.lag = 0.0
        self.heard = time.monotonic()
        self._queue: asyncio.Queue[bytes | Closed] = asyncio.Queue()
        self._waiting = 0  # bytes in the queue, or on their way out of it
        self._sent = 0  # bytes so far
        self._line = line_of(websocket)
        self._room = QUEUE_BYTES
        self._ended = False
        self._idle = False  # nothing that came is still to be answered

    def send(self, frame: bytes) -> None:
        """Sends a frame: straight, if the line takes it and nothing waits, or else by the queue. A client that does not
        read fast enough is cut off, and can come back.
        """
        if self._ended:
            return
        frame = pr.padded(frame)
        self._sent += len(frame)
        if not self._waiting and self._line.straight(frame):
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
            self._line.listen(self._hear)
            while True:
                await self._message(await self._receive())
        except WebSocketDisconnect:
            self._ended = True
        except Closed as closed:
            self.end(closed.code, closed.reason)
            await asyncio.sleep(5)  # the writer closes the connection; then this task is cancelled
        except Exception:
            log.exception("a message could not be carried out")
            self.end(INTERNAL, "something is wrong with the server")
            await asyncio.sleep(5)

    def _hear(self, raw: bytes) -> bool:
        """Answers a ping at once, which wakes nobody up. Whatever needs more than that is a message like all others."""
        if not self._idle or self._ended or not raw.startswith(PING):  # what came before is answered before
            return False
        if not self.visitor.message_at_once(len(raw)):
            return False
        try:
            ping = pr.decode_client(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        if isinstance(ping, pr.Ping):
            self.heard = time.monotonic()
            self._pong(ping)
        return isinstance(ping, pr.Ping)

    def _pong(self, ping: pr.Ping) -> None:
        self.lag = max(ping.lag, 0.0)
        self.send(pr.encode(pr.Pong(time.now())))

    async def _receive(self) -> pr.ClientMessage:
        self._idle = True
        message = await self.websocket.receive()
        self._idle = False
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        self.heard = time.monotonic()
        raw = message.get("text") or message.get("bytes") or ""
        try:
            await self.visitor.message(len(raw))
        except TooMuch as much:
            metrics.LIMITED.labels(much.what).inc()
            raise Closed(POLICY, str(much)) from None
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
        self._check_let_in()
        if self.person is not None:
            self.visitor.is_person(self.person)
            self.live.places.note(self.person.person, self.visitor.address)
        who = self.person.person if self.person else None
        self.send(pr.encode(pr.Welcome(pr.PROTOCOL, VERSION, who, time.now(), self.live.bus.shared)))
        async with self._whole_table():
            self._check_let_in()  # there was time for a game to start, or for the host to lock the table
            self.viewpoint = self._viewpoint(hello.look)
            if hello.last is not None and self.live.is_behind(hello.last, self.person):
                self.send(pr.encode(pr.SetBack(self.live.table.number)))
            resumes = self.viewpoint == hello.look and not self.live.set_back
            self.live.enter(self, hello.last if resumes else None)

    def _check_let_in(self) -> None:
        table = self.live.table
        if self.person is not None and self.person.gone and not self._seats():
            raise Closed(NO_SUCH_TOKEN, "you have left this table")
        if self.person is not None and len(self._tabs()) >= self.visitor.limits.tabs:
            self._replace_a_dead_tab()
        outsider = not self._seats() and (self.person is None or table.status == "playing")
        if table.config.privacy == "closed" and outsider:
            raise Closed(NOT_TO_BE_WATCHED, "nobody can watch this table")
        if table.locked and self.person is None:
            raise Closed(LOCKED, "the host has locked this table")

    def _tabs(self) -> "list[Socket]":
        """The connections that this person has."""
        others = [other for other in self.live.audience.connections if isinstance(other, Socket)]
        return [other for other in others if other.person is self.person and not other._ended]

    def _replace_a_dead_tab(self) -> None:
        """A phone that keeps losing its line leaves connections behind. Only one that has gone silent gives way: tabs
        that live would throw each other out for ever.
        """
        oldest = min(self._tabs(), key=lambda other: other.heard)
        if time.monotonic() - oldest.heard < DEAD:
            metrics.LIMITED.labels("tabs").inc()
            raise Closed(POLICY, "you have this table open too many times; close some of them")
        oldest._cut_off(SILENT, "nothing heard for a while, and you have come again")

    @contextlib.asynccontextmanager
    async def _whole_table(self) -> AsyncIterator[None]:
        """A turn in which the whole table can be sent."""
        plays = bool(self._seats())
        await self.visitor.whole_table(plays)
        async with self.visitor.shares.states.turn(self.visitor.whose(plays)):
            before = self._sent
            yield
            self.visitor.got(self._sent - before, plays)

    def _viewpoint(self, wish: int | None) -> Viewpoint:
        """One of this person's seats: the one they wish for, or the only one."""
        seats = self._seats()
        return wish if wish in seats else only(seats)

    def _seats(self) -> list[int]:
        return self.live.table.holds(self.person) if self.person else []

    async def _message(self, message: pr.ClientMessage) -> None:
        match message:
            case pr.Ping():
                self._pong(message)
            case pr.Look():
                await self._queue.join()  # no use in one whole table after the other for a client that does not read
                async with self._whole_table():
                    self._look_from(message.seat)
            case pr.WhyNot():
                self.send(pr.encode(requests.why_not(self.live.table, self.person, message)))
            case pr.Earlier():
                async with self._whole_table():  # a page of it costs no more
                    who = self.person.person if self.person else None
                    self.send(pr.encode(frames.earlier(self.live.table, self.viewpoint, who, message)))
            case pr.Hello():
                raise Closed(MALFORMED, "hello was said already")
            case _:
                await self._request(message)

    def _look_from(self, seat: int | None) -> None:
        if seat is not None and seat not in self._seats():
            self._refuse(None, "this is not your seat")
        else:
            self.viewpoint = seat
            self.live.audience.show(self)

    def _refuse(self, request: str | None, why: str) -> None:
        self.send(pr.encode(pr.Refusal(request, self.live.table.number, why, says=saying(why))))

    async def _request(self, request: pr.ClientRequest) -> None:
        person = self.person
        if person is None:
            self._refuse(request.id, "you are watching; join the table to take part")
            return
        bill = Bill()
        try:
            if (person.person, request.id) not in self.live.table.done:  # what is sent twice is done once
                bill = self.visitor.request(request, bool(self._seats()))
        except TooMuch as much:
            metrics.LIMITED.labels(much.what).inc()
            self._refuse(request.id, str(much))
            return
        if not isinstance(request, pr.Sit):
            await self._carry_out(person, request, bill)
            return
        async with self.live.places.door:
            if self.live.places.seat_for_person(person):
                await self._carry_out(person, request, bill)
            else:
                self._refuse(request.id, TAKEN)

    async def _carry_out(self, person: Person, request: pr.ClientRequest, bill: Bill) -> None:
        # Once begun, a request is carried out even if the connection is lost meanwhile.
        task = asyncio.get_running_loop().create_task(self._carry_out_and_answer(person, request, bill))
        _RUNNING.add(task)
        task.add_done_callback(_RUNNING.discard)
        await asyncio.shield(task)

    async def _carry_out_and_answer(self, person: Person, request: pr.ClientRequest, bill: Bill) -> None:
        answer = await self.live.request(person, request, self.lag)
        if isinstance(answer, pr.NotStored):
            bill.give_back(time.monotonic())
        self.send(pr.encode(answer))
