"""Whatever a client sends, it is answered or shown the door, and the table goes on for the others."""

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.server.harness import Client, ServerProcess, opened, play_on
from undermine.server import protocol as pr

#: What the standard says to broken frames and text that is none, too big ones, and what we say ourselves.
DEFINED = {1002, 1003, 1007, 1008, 1009, 4400}
#: Uvicorn makes much of this, and closes the connection as it should.
NO_TEXT = "Invalid UTF-8 sequence received from client"
ANSWERS = {"ack", "refused", "not_stored", "state", "pong", "why_not", "hint", "lines"}


class Stage:
    """A server, a table with a game, people who play it, and one who sends bad frames."""

    def __init__(self, server: ServerProcess, runner: asyncio.Runner) -> None:
        self.server = server
        self.runner = runner
        self.people: list[Client] = runner.run(server.game(2, 1))
        self.bad = server.join(self.people[0].code, "Mallory")
        self.sent = 0

    def send(self, *frames: str | bytes, first: bool = False) -> None:
        """Sends frames, and sees that each is answered or the connection closed as it should be."""
        self.runner.run(self._send(frames, first))
        complaints = self.server.complaints()
        assert not complaints or NO_TEXT in complaints, frames

    async def _send(self, frames: tuple[str | bytes, ...], first: bool) -> None:
        self.bad._socket = await opened(self.server, self.bad.code)
        try:
            if not first:
                await self._hello()
            for frame in frames:
                await self._send_one(frame)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None, "the line went dead"
            assert closed.rcvd.code in (DEFINED | {4426, 4401, 4403} if first else DEFINED | {4401})
        else:
            assert not first or self._is_hello(frames[0])
        finally:
            await self.bad.close()
        self.sent += 1
        if self.sent % 10 == 0:
            await self.others_go_on()

    async def _hello(self) -> None:
        """Mallory may have left by what he sent; then he comes anew."""
        await self.bad.send("hello", protocol=1, token=self.bad.token)
        try:
            await self.bad.receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            assert closed.rcvd.code == 4401
            self.bad = self.server.join(self.bad.code, "Mallory")
            await self.bad.open()
            await self.bad.send("hello", protocol=1, token=self.bad.token)
            await self.bad.receive()
        assert (await self.receive())["type"] == "state"
        assert (await self.receive())["type"] == "presence"

    async def _send_one(self, frame: str | bytes) -> None:
        text = isinstance(frame, bytes) and frame[:1] == b"T"  # bytes that call themselves text
        await self.bad.socket.send(frame[1:] if isinstance(frame, bytes) else frame, text=True if text else None)
        while (await self.receive())["type"] not in ANSWERS | {"welcome"}:
            pass

    async def receive(self) -> Any:
        return msgspec.json.decode(await asyncio.wait_for(self.bad.socket.recv(), 60))

    def _is_hello(self, frame: str | bytes) -> bool:
        return bool(json.loads(frame[1:] if isinstance(frame, bytes) else frame)["type"] == "hello")

    async def others_go_on(self) -> None:
        """They talk and play as if nothing were."""
        ada, bob = self.people
        number = await ada.ask("say", text="never mind")
        await bob.ping()  # somebody who only listens would be dropped on a machine that has much to do
        await bob.until(lambda c: c.number >= number)
        if ada.status == "playing":
            await play_on(self.people, Random(number), lambda c: c.number > number + 1 or c.status == "over")


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with ServerProcess(tmp_path_factory.mktemp("frames") / "tables.db") as server, asyncio.Runner() as runner:
        yield Stage(server, runner)


# ---- frames ---------------------------------------------------------------------------------------------------------

TAGS = [tag for kind in pr.ClientMessage.__args__ if (tag := kind.__struct_config__.tag)]
FIELDS = sorted({name for kind in pr.ClientMessage.__args__ for name in kind.__struct_fields__})

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 12),
    st.sampled_from([2**31, 2**53 + 1, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**400]),
    st.floats(allow_nan=True, allow_infinity=True),
    st.text(max_size=20),
    st.sampled_from(["p1", "p2", "random", "pass NS", "lay NS 1,0", "vote yes", "x" * 400, "\x00", "\ud800"]),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=12,
)


def right(kind: Any) -> st.SearchStrategy[dict[str, Any]]:
    """A message as it should be, or nearly so: of the right types, some of them left out or wrong."""
    fields = {}
    for field in msgspec.structs.fields(kind):
        fitting = {
            int: st.integers(-2, 4),
            bool: st.booleans(),
            float: st.floats(0, 5),
            str: st.sampled_from(["p1", "p2", "p3", "random", "x"]),
        }.get(field.type, st.text("abc", min_size=1, max_size=6))
        fields[field.encode_name] = st.one_of(fitting, fitting, fitting, fitting, values)
    return st.fixed_dictionaries({"type": st.just(kind.__struct_config__.tag)}, optional=fields)


messages = st.one_of(
    values,
    st.fixed_dictionaries(
        {"type": st.sampled_from([*TAGS, "created", "state", "update", "HELLO", ""])},
        optional=dict.fromkeys(FIELDS, values),
    ),
    *(right(kind) for kind in pr.ClientMessage.__args__ if kind is not pr.Hello),
)
jsons = messages.map(json.dumps)
#: The same with something missing, doubled or put in: no JSON any more, or other JSON.
broken = st.tuples(
    jsons, st.integers(0, 200), st.sampled_from(["", "}", "]", '"', "\\", ",", "null", "\x00", "é"])
).map(lambda parts: parts[0][: parts[1]] + parts[2] + parts[0][parts[1] + 1 :])
raw = st.binary(max_size=60)


@given(jsons)
@settings(max_examples=150)
def test_any_json_is_answered_or_shown_the_door(stage: Stage, frame: str) -> None:
    stage.send(frame)


@given(st.one_of(broken, st.text(st.characters(exclude_categories=["Cs"]), max_size=60)))
@settings(max_examples=80)
def test_any_text_is_answered_or_shown_the_door(stage: Stage, frame: str) -> None:
    stage.send(frame)


@given(st.one_of(raw, jsons.map(str.encode)), st.sampled_from([b"T", b"B"]))
@settings(max_examples=80)
def test_any_bytes_are_answered_or_shown_the_door(stage: Stage, frame: bytes, kind: bytes) -> None:
    """As bytes, and as text that is no text."""
    stage.send(kind + frame)


@given(
    st.lists(st.one_of(*(right(kind) for kind in pr.ClientMessage.__args__)).map(json.dumps), min_size=2, max_size=8)
)
@settings(max_examples=60)
def test_any_messages_in_a_row_are_answered_or_shown_the_door(stage: Stage, frames: list[str]) -> None:
    stage.send(*frames)


hellos = st.fixed_dictionaries(
    {"type": st.just("hello")},
    optional={
        "protocol": st.one_of(st.just(1), values),
        "token": st.one_of(st.none(), values),
        "last": st.one_of(st.integers(-2, 60), values),
        "look": st.one_of(st.integers(-2, 12), values),
        "more": values,
    },
)


@given(st.one_of(jsons, hellos.map(json.dumps), hellos.map(json.dumps)))
@settings(max_examples=80)
def test_any_first_message_is_answered_or_shown_the_door(stage: Stage, frame: str) -> None:
    stage.send(frame, first=True)


@pytest.mark.parametrize(
    "frame",
    [
        "[" * 8_000,
        "[" * 4_000 + "]" * 4_000,
        '{"type":' * 1_000,
        '{"a":' * 1_500 + "1" + "}" * 1_500,
        '{"type":"say","id":"a","about":' + "[" * 3_000 + "]" * 3_000 + "}",
        '{"type":"say","id":"a","text":"a","nonsense":' + "[" * 3_000 + "]" * 3_000 + "}",
        '{"nonsense":' + "[" * 3_000 + "]" * 3_000 + ',"type":"ping"}',
        '{"type":"ping","lag":1e400}',
        '{"type":"ping","lag":-1e308}',
        '{"type":"ping","lag":NaN}',
        '{"type":"ping","lag":' + "9" * 8_000 + "}",
        '{"type":"decide","id":"a","number":' + "9" * 5_000 + ',"seat":0,"decision":"x"}',
        '{"type":"decide","id":"a","number":1,"seat":1e2,"decision":"x"}',
        '{"type":"sit","id":"a","seat":-' + "9" * 300 + "}",
        '{"type":"look","seat":18446744073709551616}',
        '{"type":"say","id":"a","text":"\\ud800"}',
        '{"type":"say","id":"\\udc00","text":"a"}',
        '{"type":"say","id":"","text":"a"}',
        '{"type":"say","id":"' + "i" * 41 + '","text":"a"}',
        '{"type":"say","id":"a","type":"leave"}',
        '{"type":"ping"}{"type":"ping"}',
        "\ufeff" + '{"type":"ping"}',
        "",
        b"T",
        b"B",
        b"T\xff\xfe\xfd",
        b"T\xed\xa0\x80",
        b"B\xff\xfe\xfd",
        b'T{"type":"say","id":"a","text":"\xc3\x28"}',
        b'B{"type":"say","id":"a","text":"\xc3\x28"}',
        b"B" + b'{"type":"ping"}',
        b"B" + bytes(range(256)),
    ],
    ids=lambda frame: repr(frame[:24]),
)
def test_frames_made_to_hurt_are_answered_or_shown_the_door(stage: Stage, frame: str | bytes) -> None:
    stage.send(frame)
    stage.send(frame, first=True)
    stage.runner.run(stage.others_go_on())


@given(raw)
@settings(max_examples=40)
def test_what_is_no_frame_ends_the_connection_and_nothing_else(stage: Stage, noise: bytes) -> None:
    async def send() -> None:
        line = await opened(stage.server, stage.bad.code)
        line.transport.write(b"\xff\xff" + noise + bytes(200))
        try:
            while True:
                await asyncio.wait_for(line.recv(), 60)
        except ConnectionClosed as closed:
            assert closed.rcvd is None or closed.rcvd.code in DEFINED

    stage.runner.run(send())
    stage.runner.run(stage.others_go_on())


def test_a_handshake_that_breaks_off_hurts_nobody(stage: Stage) -> None:
    async def knock() -> None:
        for head in (
            b"GET /api/tables/",
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n",
            b"\x16\x03\x01",
            b"\0",
        ):
            _, writer = await asyncio.open_connection("127.0.0.1", stage.server.port)
            writer.write(head)
            await writer.drain()
            writer.close()
        for path in ("BCDFGH", "../..", "%00"):
            try:
                line = await opened(stage.server, path)
                await line.close()
            except (InvalidStatus, InvalidMessage):
                pass

    stage.runner.run(knock())
    stage.runner.run(stage.others_go_on())
