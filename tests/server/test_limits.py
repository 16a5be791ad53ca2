"""What one address or one connection may not do: too much, too big, from elsewhere, with the wrong key."""

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import USUAL, Client, ServerProcess, awaited, code_of, opened

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
CREATE = {"config": {"game": "classic", "seats": 3}, "name": "Ada"}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("limits") / "tables.db", "--host-name", "friend.example") as found:
        yield found


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One with the usual limits."""
    with ServerProcess(tmp_path_factory.mktemp("strict") / "tables.db", *USUAL) as found:
        yield found
        assert found.complaints() == ""


def origin(server: ServerProcess) -> str:
    """The server's own site."""
    return f"http://127.0.0.1:{server.port}"


# ---- too much -------------------------------------------------------------------------------------------------------


@awaited
async def test_who_plays_may_send_a_hundred_messages_at_once_in_whatever_tab(strict: ServerProcess) -> None:
    """And whoever closes one connection and opens another has not got a hundred more."""
    ada = strict.create()
    pongs = 0
    for _ in range(20):
        tab = await ada.twin().connect()
        for _ in range(12):
            await tab.send("ping")
        try:
            for _ in range(12):
                while (await tab.receive())["type"] != "pong":
                    pass
                pongs += 1
        except ConnectionClosed as closed:
            assert code_of(closed) == 1008
            break
    assert tab.socket.close_reason == "too many messages; slow down"
    assert 84 <= pongs < 200  # hello counts, too; and some came back meanwhile


@awaited
async def test_who_watches_may_send_fifty(strict: ServerProcess) -> None:
    eve = await strict.watch(strict.create().code).connect()
    for _ in range(80):
        await eve.send("ping")
    assert await eve.closed() == 1008
    assert 49 <= [frame["type"] for frame in eve.frames].count("pong") < 70


@awaited
async def test_who_says_no_hello_is_heard_no_longer_than_others(strict: ServerProcess) -> None:
    socket = await opened(strict, strict.create().code)
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(60):
            await socket.send('{"type":"ping"}')
        await socket.recv()
    assert code_of(closed.value) in (1008, 4400)


@awaited
async def test_one_who_sends_too_much_is_cut_off_and_the_others_go_on(strict: ServerProcess) -> None:
    ada, bob = await strict.table(2, 1)
    for _ in range(200):
        await bob.send("ping")
    assert await bob.closed() == 1008
    await ada.ask("say", text="where is Bob?")
    await ada.until(lambda c: bob.person not in c.online)
    while True:  # a little later
        try:
            await bob.connect(resume=True)
            await bob.ask("say", text="here")
            break
        except ConnectionClosed as closed:
            assert code_of(closed) == 1008
            await asyncio.sleep(0.2)


def test_an_address_may_ask_so_often_and_others_are_not_its_fault(server: ServerProcess) -> None:
    found = server.http("GET", "/api/games", address="192.0.2.1")
    times = 0
    while found.status == 200 and times < 1_000:
        found = server.http("GET", "/api/games", address="192.0.2.1")
        times += 1
    assert times >= 240
    assert found.status == 429
    assert found.error == "too many requests; wait a minute"
    assert server.http("GET", "/api/games", address="192.0.2.2").status == 200


def test_an_address_may_create_so_many_tables(tmp_path: Any) -> None:
    with ServerProcess(tmp_path / "tables.db", tables_per_hour=3) as server:
        play = {"game": "classic", "seats": 3}
        kinds = [("/api/tables", CREATE), ("/api/play", play)] * 2
        found = [server.http("POST", path, body, address="192.0.2.1") for path, body in kinds]
        assert [answer.status for answer in found] == [201, 201, 201, 429]
        assert found[-1].error == "too many tables from this address; try again in an hour"
        assert server.http("POST", "/api/tables", CREATE, address="192.0.2.2").status == 201
        code = found[0].json["code"]
        assert server.http("POST", f"/api/tables/{code}/people", {"name": "Bob"}, address="192.0.2.1").status == 201


@awaited
async def test_a_table_has_room_for_so_many_people(server: ServerProcess) -> None:
    ada = await server.create().connect()
    for _ in range(39):
        server.join(ada.code)
    full = server.http("POST", f"/api/tables/{ada.code}/people", {"name": "Bob"})
    assert full.status in (400, 409)
    assert full.error == "this table is full: 40 people are here"
    await ada.until(lambda c: len(c.table["people"]) == 40)
    await ada.ask("remove", person=ada.table["people"][-1]["person"])
    server.join(ada.code)


# ---- too big --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [8_193, 20_000, 500_000])
@awaited
async def test_a_frame_that_is_too_big_ends_the_connection(server: ServerProcess, size: int) -> None:
    ada, bob = await server.table(2, 1)
    await bob.socket.send("x" * size)
    assert await bob.closed() in (1008, 1009)
    await ada.ask("say", text="go on")


@awaited
async def test_many_small_parts_of_one_frame_that_is_too_big_end_it_too(server: ServerProcess) -> None:
    ada = await server.create().connect()
    await ada.socket.send("x" * 1_000 for _ in range(9))
    assert await ada.closed() in (1008, 1009)


@awaited
async def test_the_biggest_frame_that_makes_sense_is_heard(server: ServerProcess) -> None:
    ada = await server.create().connect()
    text = "\U0001f48e" * 300
    await ada.ask("say", text=text, claim="c" * 40, about=["x" * 12] * 4)
    assert ada.told("said")[0]["text"] == text


def test_a_body_that_is_too_big_is_refused(server: ServerProcess) -> None:
    for path in ("/api/tables", "/api/play", f"/api/tables/{server.create().code}/people"):
        found = server.http("POST", path, b'{"name": "' + b"x" * 70_000 + b'"}')
        assert found.status == 413
        assert found.error == "a request can have 65536 bytes at most"


@awaited
async def test_who_does_not_read_is_cut_off_and_comes_back(server: ServerProcess) -> None:
    """Its queue is full; nobody waits for it, and the memory that it takes is bounded."""
    (ada,) = await server.game(1, 9, options={"rounds": 12})
    for _ in range(80):
        await ada.ask("say", text="\U0001f48e" * 300)
    eve, calm = server.watch(ada.code), await server.watch(ada.code).connect()
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", server.port))
    await eve.open(sock=line, max_queue=1)
    await eve.send("hello", protocol=1)
    for _ in range(300):
        await eve.send("look")  # answered with the whole table: more than the system takes in
    await ada.ask("leave")
    await calm.until(lambda c: c.status == "over")
    assert await eve.closed() == 1013
    numbers = [frame["number"] for frame in eve.frames if frame["type"] in ("state", "update")]
    assert numbers == sorted(numbers)
    assert numbers[-1] < calm.number
    await eve.connect(resume=True)
    await eve.until(lambda c: c.number >= calm.number)
    await eve.check()


# ---- from elsewhere -------------------------------------------------------------------------------------------------

FOREIGN = ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example", "http://[", "", "x"]


@pytest.mark.parametrize("foreign", FOREIGN)
@awaited
async def test_another_site_may_neither_post_nor_connect(server: ServerProcess, foreign: str) -> None:
    headers = {"Origin": foreign}
    ada = server.create()
    for path, body in (
        ("/api/tables", CREATE),
        ("/api/play", {"game": "classic", "seats": 3}),
        (f"/api/tables/{ada.code}/people", {"name": "Eve"}),
    ):
        found = server.http("POST", path, body, headers)
        assert found.status == 403
        assert found.error == "this request comes from another site"
        assert "set-cookie" not in found.headers
    with pytest.raises(InvalidStatus) as refused:
        await opened(server, ada.code, additional_headers=headers)
    assert refused.value.response.status_code == 403
    assert [person["name"] for person in server.get(f"/api/tables/{ada.code}")["people"]] == ["Ada"]


def test_another_site_can_not_read_what_it_gets(server: ServerProcess) -> None:
    found = server.http("GET", "/api/games", headers={"Origin": "https://evil.example"})
    assert not [name for name in found.headers if name.startswith("access-control")]
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    found = server.http("OPTIONS", "/api/tables", headers=asked)
    assert found.status in (403, 405)
    assert not [name for name in found.headers if name.startswith("access-control")]


@awaited
async def test_the_own_site_and_those_that_the_host_named_may(server: ServerProcess) -> None:
    for own in (origin(server), "https://friend.example"):
        found = server.http("POST", "/api/tables", CREATE, {"Origin": own})
        assert found.status == 201
        socket = await opened(server, found.json["code"], additional_headers={"Origin": own})
        await socket.close()


def test_every_answer_has_the_headers_that_keep_browsers_safe(server: ServerProcess) -> None:
    code = server.create().code
    answers = [
        server.http("GET", "/healthz"),
        server.http("GET", "/metrics"),
        server.http("GET", "/api/games"),
        server.http("GET", f"/api/tables/{code}"),
        server.http("GET", "/api/tables/XXXXXX"),
        server.http("GET", "/api/nothing"),
        server.http("POST", "/api/tables", CREATE),
        server.http("POST", "/api/tables", b"nonsense"),
        server.http("DELETE", "/api/tables"),
        server.http("POST", "/api/tables", CREATE, {"Origin": "https://evil.example"}),
    ]
    for found in answers:
        for name, value in HEADERS.items():
            assert found.headers.get(name) == value, (found.status, name)
        policy = found.headers["content-security-policy"]
        for rule in ("default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"):
            assert rule in policy
        assert "unsafe" not in policy
    for found in answers[2:5]:
        assert found.headers["cache-control"] == "no-store"


# ---- keys -----------------------------------------------------------------------------------------------------------


def cookie_of(found: Any) -> Any:
    """The key to the table; the other cookie holds the keys to all of a browser's tables."""
    key, keys = (next(iter(SimpleCookie(line).values())) for line in found.headers["set-cookie"].split("\n"))
    assert (keys.key, keys["path"], keys["domain"]) == ("undermine-tables", "/api", "")
    assert keys["httponly"] and keys["samesite"].lower() == "strict" and keys["secure"] == key["secure"]
    assert keys.value.startswith(f"{found.json['code']}:{key.value}")
    return key


@awaited
async def test_a_browser_gets_its_key_as_a_cookie_that_no_script_can_read(server: ServerProcess) -> None:
    own = {"Origin": origin(server)}
    first = server.http("POST", "/api/tables", CREATE, own)
    code = first.json["code"]
    joined = server.http("POST", f"/api/tables/{code}/people", {"name": "Bob"}, own)
    played = server.http("POST", "/api/play", {"game": "classic", "seats": 3}, own)
    for found in (first, joined, played):
        assert found.json["token"] is None
        cookie = cookie_of(found)
        assert cookie.key == f"undermine-{found.json['code']}"
        assert cookie["httponly"]
        assert cookie["samesite"].lower() == "strict"
        assert cookie["path"] == f"/api/tables/{found.json['code']}"
        assert cookie["domain"] == ""
        assert not cookie["secure"]
        assert len(cookie.value) >= 32
        assert cookie.value.encode() not in found.body
    bob = Client(server, code, joined.json["person"])
    cookie = cookie_of(joined)
    await bob.open(additional_headers={**own, "Cookie": f"{cookie.key}={cookie.value}"})
    await bob.send("hello", protocol=1)
    assert (await bob.receive())["person"] == joined.json["person"]
    await bob.ask("stand", seat=1)


def test_behind_a_proxy_with_https_the_cookie_is_for_https_only(server: ServerProcess) -> None:
    headers = {"Origin": f"https://127.0.0.1:{server.port}", "X-Forwarded-Proto": "https"}
    assert cookie_of(server.http("POST", "/api/tables", CREATE, headers))["secure"]


def test_other_clients_get_their_key_in_the_answer_and_no_cookie(server: ServerProcess) -> None:
    found = server.http("POST", "/api/tables", CREATE)
    assert len(found.json["token"]) >= 32
    assert "set-cookie" not in found.headers
    assert found.headers["cache-control"] == "no-store"


@awaited
async def test_a_key_in_an_address_opens_nothing(server: ServerProcess) -> None:
    """Addresses end up in logs and histories."""
    ada = server.create()
    eve = server.watch(ada.code)
    await eve.open(query=f"?token={ada.token}")
    await eve.send("hello", protocol=1)
    assert (await eve.receive())["person"] is None


@awaited
async def test_keys_are_in_no_log_and_in_no_file(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 1)
    await ada.ask("say", text="hello")
    for client in (ada, bob):
        assert client.token is not None
        for file in server.data.parent.iterdir():
            assert client.token.encode() not in file.read_bytes(), file.name
        assert client.token not in json.dumps([*ada.frames, *bob.frames])


WRONG = ["x", "x" * 32, "", "\x00", "é" * 20, "\U0001f48e", "'; DROP TABLE tables; --"]


@pytest.mark.parametrize("token", WRONG)
@awaited
async def test_a_wrong_key_opens_nothing(server: ServerProcess, token: str) -> None:
    ada = await server.create(privacy="closed").connect()
    stranger = server.watch(ada.code)
    await stranger.open()
    await stranger.send("hello", protocol=1, token=token)
    assert await stranger.closed() == (4401 if token else 4403)
    assert stranger.frames == []
    await ada.ping()


@awaited
async def test_the_key_to_one_table_is_none_to_another(server: ServerProcess) -> None:
    ada, other = server.create(), server.create()
    stranger = server.watch(other.code)
    await stranger.open()
    await stranger.send("hello", protocol=1, token=ada.token)
    assert await stranger.closed() == 4401


@awaited
async def test_who_has_an_old_cookie_may_still_watch(server: ServerProcess) -> None:
    ada = server.create()
    eve = server.watch(ada.code)
    await eve.open(additional_headers={"Cookie": f"undermine-{ada.code}=of-a-person-long-gone"})
    await eve.send("hello", protocol=1)
    await eve.until(lambda c: c.resyncs == 1)
    assert eve.frames[0]["person"] is None


@pytest.mark.parametrize("code", ["BCDFGH", "nosuch", "AEIOUY", "BCDFGHJ", "%00%00", "..%2F..%2F", "💎"])
@awaited
async def test_a_table_that_is_not_there_is_said_to_be_not_there(server: ServerProcess, code: str) -> None:
    if code.isascii():
        assert server.http("GET", f"/api/tables/{code}").status == 404
    stranger = server.watch(code)
    try:
        await stranger.open()
    except InvalidStatus as refused:
        assert refused.response.status_code in (403, 404)
    else:
        assert await stranger.closed() == 4404


@awaited
async def test_a_code_is_read_in_any_case(server: ServerProcess) -> None:
    ada = server.create()
    assert server.get(f"/api/tables/{ada.code.lower()}")["code"] == ada.code
    assert re.fullmatch("[BCDFGHJKLMNPQRSTVWXZ]{6}", ada.code)
    ada.code = ada.code.lower()
    await ada.connect()


# ---- the first words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("protocol", [0, 2, -1, 10**30])
@awaited
async def test_another_protocol_is_told_to_reload(server: ServerProcess, protocol: int) -> None:
    ada = server.create()
    await ada.open()
    await ada.send("hello", protocol=protocol, token=ada.token)
    assert await ada.closed() == 4426 if abs(protocol) < 2**63 else await ada.closed() in (4426, 4400)
    assert "protocol 1" in str(ada.socket.close_reason) or protocol > 2**63


@awaited
async def test_who_does_not_say_hello_first_is_shown_the_door(server: ServerProcess) -> None:
    ada = server.create()
    for words in (("ping", {}), ("say", {"id": "a", "text": "hi"}), ("look", {})):
        await ada.open()
        await ada.send(words[0], **words[1])
        assert await ada.closed() == 4400
        assert ada.socket.close_reason == "the first message must be hello"


@awaited
async def test_hello_is_said_once(server: ServerProcess) -> None:
    ada = await server.create().connect()
    await ada.send("hello", protocol=1, token=ada.token)
    assert await ada.closed() == 4400


@awaited
async def test_who_falls_silent_is_dropped(server: ServerProcess, soak: int) -> None:
    if soak == 1:
        pytest.skip(
            "it takes half a minute: pytest --soak 2; the test in test_looking.py shows the same without waiting"
        )
    ada, bob = await server.table(2, 1)
    mute = await opened(server, ada.code)
    for _ in range(16):
        await asyncio.sleep(2.5)
        await ada.ping()
    assert bob.person not in ada.online
    for line in (bob.socket, mute):
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await asyncio.wait_for(line.recv(), 1)
        assert code_of(closed.value) == 4408


def test_codes_and_keys_are_not_to_be_guessed(server: ServerProcess) -> None:
    made = [server.create() for _ in range(20)]
    assert len({client.code for client in made}) == len({client.token for client in made}) == 20


@awaited
async def test_codes_can_not_be_guessed_neither_over_http_nor_over_websockets(tmp_path: Path) -> None:
    """An address has so many tries, whichever way; then it finds no table at all, so that nothing is learned."""
    address = "192.0.2.77"
    with ServerProcess(tmp_path / "tables.db", "--ease", "0.1") as server:  # three tries, and one more in 20 seconds
        ada = server.create()

        async def over_websocket(code: str, **headers: str) -> int:
            stranger = server.watch(code)
            await stranger.open(additional_headers={"X-Forwarded-For": address, **headers})
            return await stranger.closed()

        assert await over_websocket("BCDFGH") == 4404
        assert server.http("GET", "/api/tables/BCDFGJ", address=address).status == 404
        assert await over_websocket("BCDFGK") == 4404
        found = server.http("GET", f"/api/tables/{ada.code}", address=address)
        assert (found.status, found.error) == (429, "too many wrong codes; wait a minute")
        assert await over_websocket(ada.code) == 1008
        for code in (ada.code, "XXXXXX"):  # a wrong key opens nothing, and does not tell whether there is such a table
            assert await over_websocket(code, Cookie=f"undermine-{code}=wrong") == 1008
        with_key = {"Cookie": f"undermine-{ada.code}={ada.token}"}
        assert server.http("GET", f"/api/tables/{ada.code}", headers=with_key, address=address).status == 200
        assert server.http("GET", f"/api/tables/{ada.code}", address="192.0.2.78").status == 200
