"""Clients with no manners: who do not read, never finish, ping without end, or have no name to be seen."""

import asyncio
import json
import socket
import stat
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from tests.server import harness
from tests.server.harness import Client, ServerProcess, awaited, opened, play_on
from undermine.server import archive, serve, sockets
from undermine.server import entries as en
from undermine.server.archive import Archive
from undermine.server.table import Table

GEMS = "\U0001f48e" * 300  # the longest that can be said: 1.2 kB
#: A server as it is, but for what would take a test too long to wait for.
IMPATIENT = f"""#!{sys.executable}
from undermine.server import answers, serve
serve.STALLED = answers.BODY_SECONDS = 2.0
from undermine.cli.app import main
main()
"""


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    command = tmp_path / "undermine"
    command.write_text(IMPATIENT)
    command.chmod(command.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(harness, "COMMAND", command)
    with ServerProcess(tmp_path / "tables.db") as found:
        yield found
        assert found.complaints() == ""


def connections(server: ServerProcess) -> int:
    """How many WebSockets the server has open."""
    figures = server.http("GET", "/metrics").body.decode().splitlines()
    return int(float(next(line for line in figures if line.startswith("undermine_connections ")).split()[1]))


def memory(server: ServerProcess) -> int:
    """What the server takes, in MB."""
    assert server._process is not None
    lines = Path(f"/proc/{server._process.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


async def talk(client: Client, lines: int) -> None:
    """Makes the whole table long."""
    for _ in range(lines):
        await client.ask("say", text=GEMS)


async def narrow(client: Client) -> Client:
    """Says hello over a line that takes little, and reads nothing unless asked to."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8_192)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", client.server.port))
    await client.open(sock=line, max_queue=1)
    await client.send("hello", protocol=1, token=client.token)
    return client


# ---- who does not read ----------------------------------------------------------------------------------------------


@awaited
async def test_who_neither_reads_nor_speaks_is_dropped_for_good(impatient: ServerProcess) -> None:
    (ada,) = await impatient.table(1, 2)
    bob = impatient.join(ada.code)
    await talk(ada, 60)
    await narrow(bob)
    await ada.until(lambda c: bob.person in c.online)
    for _ in range(90):
        await bob.send("look")
    bob.socket.transport.pause_reading()
    for _ in range(40):
        await ada.ping()
        if bob.person not in ada.online:
            break
        await asyncio.sleep(0.5)
    assert bob.person not in ada.online
    assert connections(impatient) == 1


def test_a_line_that_is_done_with_is_cut_though_nobody_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """To close a line politely, all that was sent has to be read first."""
    monkeypatch.setattr(serve, "STALLED", 0.5)

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": b"x" * 20_000_000})

    listening = serve.listen("127.0.0.1", 0)
    config = uvicorn.Config(app, ws=serve.Wire, lifespan="off", log_level="warning", timeout_graceful_shutdown=1)
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not running.started:
            time.sleep(0.01)
        with handshake(listening.getsockname()[1], "/"):
            for _ in range(100):
                time.sleep(0.1)
                if not running.server_state.connections:
                    return
            raise AssertionError("the line is still open")
    finally:
        running.should_exit = True
        thread.join()


@awaited
async def test_what_waits_for_one_who_does_not_read_is_bounded_in_bytes_too(server: ServerProcess) -> None:
    (ada,) = await server.table(1, 2)
    await ada.ask("stand", seat=0)
    bob = server.join(ada.code)
    await talk(ada, 150)
    await narrow(bob)
    for turn in range(90):  # who sits down or stands up is sent the whole table, as seen from there
        await bob.send("stand" if turn % 2 else "sit", id=f"t{turn}", seat=0)
    await asyncio.sleep(2)
    assert await bob.closed() == 1013
    assert sum(frame["type"] == "state" for frame in bob.frames) < 90
    await bob.connect()
    await bob.check()


@awaited
async def test_who_does_not_read_can_not_make_the_server_keep_table_after_table(server: ServerProcess) -> None:
    ada = await server.create().connect()
    await talk(ada, 400)
    before = memory(server)
    lazy = [await narrow(server.watch(ada.code)) for _ in range(6)]
    for eve in lazy:
        for _ in range(45):
            await eve.send("look")
    await asyncio.sleep(2)
    await ada.ping()
    assert memory(server) - before < 40  # all these tables would be 130 MB
    for eve in lazy:
        eve.drop()


@awaited
async def test_every_look_is_answered_to_one_who_reads(server: ServerProcess) -> None:
    ada = await server.create().connect()
    for _ in range(30):
        await ada.send("look")
    await ada.until(lambda c: c.resyncs == 31)
    await ada.check()


# ---- below the messages ---------------------------------------------------------------------------------------------


def handshake(port: int, path: str) -> socket.socket:
    """A bare line to a WebSocket, that can send what no library would."""
    line = socket.create_connection(("127.0.0.1", port), timeout=30)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8_192)
    wish = {"Host": f"127.0.0.1:{port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    words = [f"GET {path} HTTP/1.1", *(f"{k}: {v}" for k, v in wish.items()), "Sec-WebSocket-Key: " + "A" * 22 + "=="]
    line.sendall("\r\n".join([*words, "", ""]).encode())
    said = b""
    while not said.endswith(b"\r\n\r\n"):
        said += line.recv(1)
    assert b" 101 " in said
    return line


def all_of(line: socket.socket) -> bytes:
    """What comes until the line is closed or cut."""
    found = b""
    try:
        while chunk := line.recv(65_536):
            found += chunk
    except ConnectionError:
        pass
    return found


def small_frame(opcode: int, data: bytes) -> bytes:
    """A frame of a client; the mask changes nothing."""
    return bytes([opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


PING, PONG, PART = 0x89, 0x8A, 0x00


@pytest.mark.parametrize("opcode", [PING, PONG, PART])
@awaited
async def test_small_frames_without_end_end_the_connection(server: ServerProcess, opcode: int) -> None:
    ada = await server.create().connect()
    open_before = connections(server)
    line = handshake(server.port, f"/api/tables/{ada.code}/ws")
    line.sendall(small_frame(0x81, b'{"type":"hello","protocol":1}'))
    if opcode == PART:
        line.sendall(small_frame(0x01, b""))
    line.sendall(small_frame(opcode, b"") * 200)
    said = await asyncio.to_thread(all_of, line)
    assert b"\x03\xf0too many" in said  # 1008
    for _ in range(40):
        await ada.ping()
        if connections(server) <= open_before:
            return
    raise AssertionError("it is still at the table")


@awaited
async def test_who_pings_now_and_then_is_answered(server: ServerProcess) -> None:
    ada = await server.create().connect()
    for _ in range(20):
        await (await ada.socket.ping())
    await ada.ping()


REASONS = ["é" * 120, "a" * 200, "\\ud800", "\U0001f48e" * 100, "€" * 60]


@pytest.mark.parametrize("word", REASONS, ids=range(len(REASONS)))
@awaited
async def test_a_reason_to_close_fits_whatever_it_quotes(server: ServerProcess, word: str) -> None:
    for message in (f'{{"type":"ping","{word}":1}}', f'{{"type":"{word}"}}'):
        ada = server.create()
        await ada.open()
        await ada.socket.send(message)
        assert await ada.closed() == 4400
        reason = str(ada.socket.close_reason)
        assert reason.startswith("malformed message")
        assert len(reason.encode()) <= 123


@pytest.mark.parametrize(
    "reason", ["", "x" * 123, "x" * 122 + "é", "\U0001f48e" * 31, "\ud800", "x" * 500], ids=range(6)
)
def test_a_reason_is_cut_between_letters(reason: str) -> None:
    found = sockets.Closed(4400, reason).reason
    assert len(found.encode()) <= 123
    assert found.rstrip("?") == reason[: len(found)].rstrip("\ud800")


@awaited
async def test_connections_are_counted_while_a_table_wakes_up(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", "--connections", "5") as server:
        ada = await server.create().connect()
        await talk(ada, 60)
        server.kill()
        server.start()

        async def come() -> bool:
            eve = await opened(server, ada.code)
            try:
                await eve.send('{"type":"hello","protocol":1}')
                return bool(json.loads(await eve.recv())["type"] == "welcome")
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == 1008
                return False

        assert sum(await asyncio.gather(*(come() for _ in range(40)))) == 5


# ---- HTTP -----------------------------------------------------------------------------------------------------------


def half_a_request(server: ServerProcess, address: str = "192.0.2.9") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    words = (
        f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {address}\r\nContent-Length: 100\r\n\r\n{{"
    )
    line.sendall(words.encode())
    return line


def test_a_request_that_never_ends_is_ended(impatient: ServerProcess) -> None:
    with half_a_request(impatient) as line:
        said = all_of(line)
    assert said.startswith(b"HTTP/1.1 408 ")
    assert b"came too slowly" in said


def test_a_request_that_drips_is_ended_too(impatient: ServerProcess) -> None:
    with half_a_request(impatient) as line:
        line.settimeout(0.3)
        for _ in range(60):
            try:
                line.sendall(b" ")
                said = line.recv(65_536)
            except TimeoutError:
                continue
            break
        line.settimeout(30)
        said += all_of(line)
    assert said.startswith(b"HTTP/1.1 408 ")


def test_who_asks_too_often_can_not_keep_the_line_by_never_finishing(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", "--requests-per-minute", "2") as server:
        for _ in range(2):
            server.http("GET", "/api/games", address="192.0.2.10")
        with half_a_request(server, "192.0.2.10") as line:
            said = all_of(line)
    assert said.startswith(b"HTTP/1.1 429 ")
    assert b"connection: close" in said


def test_who_hangs_up_in_the_middle_of_a_request_is_no_trouble(server: ServerProcess) -> None:
    for _ in range(3):
        half_a_request(server).close()
    time.sleep(0.3)
    assert server.http("GET", "/healthz").status == 200


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("/api/tables", {"config": {"game": "classic", "seats": 3, "privacy": "public"}}),
        ("/api/play", {"game": "classic", "seats": 3}),
    ],
)
def test_a_table_that_is_refused_is_not_made(server: ServerProcess, path: str, wish: dict[str, Any]) -> None:
    def made() -> str:
        figures = server.http("GET", "/metrics").body.decode().splitlines()
        return next(line for line in figures if line.startswith('undermine_tables_created_total{game="classic"}'))

    server.create()
    before = made()
    refused = server.http("POST", path, {**wish, "name": "\u200b"})
    assert refused.status == 400
    assert refused.error == "a name needs at least one letter"
    assert made() == before
    assert server.get("/api/tables") == []


UNSEEN = ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\ufe0f", "\U000e0100", "\u0301", "\u3164 \u2800", "\u200d"]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_can_be_seen(server: ServerProcess, name: str) -> None:
    code = server.create().code
    for path, wish in (
        ("/api/tables", {"config": {"game": "classic", "seats": 3}}),
        ("/api/play", {"game": "classic", "seats": 3}),
        (f"/api/tables/{code}/people", {}),
    ):
        refused = server.http("POST", path, {**wish, "name": name})
        assert (refused.status, refused.error) == (400, "a name needs at least one letter")


@pytest.mark.parametrize("name", ["Ada", "7", "?", "💎", "김", "e\u0301", "\u0915\u093f", "❤\ufe0f", "\u3164x"])
def test_names_of_all_kinds_are_welcome(server: ServerProcess, name: str) -> None:
    found = server.create(name=name)
    assert server.get(f"/api/tables/{found.code}")["people"][0]["name"] == name


def test_a_browser_keeps_its_key_for_longer_than_a_game_by_mail_takes(server: ServerProcess) -> None:
    wish = {"config": {"game": "classic", "seats": 3}, "name": "Ada"}
    found = server.http("POST", "/api/tables", wish, {"Origin": f"http://127.0.0.1:{server.port}"})
    cookies = SimpleCookie(found.headers["set-cookie"]).values()
    assert cookies and {int(cookie["max-age"]) for cookie in cookies} == {365 * 86_400}


# ---- games that are over --------------------------------------------------------------------------------------------


@awaited
async def test_an_earlier_game_is_as_it_was_and_the_next_stays_secret(server: ServerProcess) -> None:
    (ada,) = await server.game(1, 2)
    await play_on([ada], Random(5))
    path = f"/api/tables/{ada.code}"
    asked = [f"{path}/records/1", f"{path}/replays/1/5?seat=1", f"{path}/replays/1/5", f"{path}/analyses/1"]
    before = [server.http("GET", one).body for one in asked]
    await ada.ask("ready")
    await ada.until(lambda c: c.status == "playing")
    with ThreadPoolExecutor(8) as pool:
        for one, was in zip(asked, before, strict=True):
            found = list(pool.map(lambda _, one=one: server.http("GET", one), range(6)))
            assert [(answer.status, answer.body) for answer in found] == [(200, was)] * 6
    for one in ("records/2", "replays/2/0", "analyses/2"):
        assert server.http("GET", f"{path}/{one}").status == 403


def test_an_earlier_game_is_played_anew_once_and_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many may ask for it at the same time; the last few are kept."""
    played: list[tuple[str, int]] = []

    class Tables(Table):
        def __init__(self, code: str) -> None:
            super().__init__(code, en.Created(at=1.0, config=en.Config("classic", 3)))
            self.matches = 50
            self.status = "playing"
            self.starts = [en.Started(at=1.0, seed=f"{code}-{number}") for number in range(1, 51)]

    def play(table: Any, number: int) -> tuple[str, int]:
        assert threading.current_thread() is not threading.main_thread()
        time.sleep(0.01)
        played.append((table.code, number))
        return played[-1]

    monkeypatch.setattr(archive, "replayed", play)

    async def ask() -> None:
        kept, table, other = Archive(), Tables("BCDFGH"), Tables("BCDFGJ")
        for _ in range(2):
            asked = (kept.finished(table, 1) for _ in range(10))
            found: list[Any] = await asyncio.gather(*asked, kept.finished(other, 1))
            assert found == [("BCDFGH", 1)] * 10 + [("BCDFGJ", 1)]
        assert len(played) == 2
        assert [await kept.finished(table, number) for number in (0, 50, 51)] == [None] * 3
        for number in range(1, 50):
            await kept.finished(table, number)
        assert len(kept._kept) == archive.KEPT

    asyncio.run(ask())
