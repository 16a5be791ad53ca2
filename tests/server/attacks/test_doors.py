"""Whoever guesses codes, connects without end or fills lists is stopped at the door; others come in."""

import asyncio
import time
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.server.attacks.conftest import GAME
from tests.server.attacks.visitors import Visitor, at_once, drop, frames
from tests.server.harness import Json, ServerProcess, awaited
from undermine.server.hub import LETTERS
from undermine.server.limits import Limits

RANDOM = Random("doors")


def wrong() -> str:
    return "".join(RANDOM.choices(LETTERS, k=6))


async def closed(visitor: Visitor, code: str) -> tuple[int, str]:
    """How the server closes a connection to a table with this code; (0, "") if it lets one in."""
    socket = await visitor.enter(code)
    try:
        await frames(socket, "state")
        return 0, ""
    except ConnectionClosed as error:
        assert error.rcvd is not None
        return error.rcvd.code, error.rcvd.reason
    finally:
        drop(socket)


def guess(code: str = "", path: str = "") -> tuple[str, str, Json | None]:
    return "GET", f"/api/tables/{code or wrong()}{path}", None


#: With a place for the code.
WAYS = [guess("{}", path) for path in ("", "/cards", "/records/1")]
WAYS.append(("POST", "/api/tables/{}/people", {"name": "Eve"}))


@awaited
async def test_guesses_by_http_and_by_sockets_are_counted_together(server: ServerProcess) -> None:
    most, stranger, neighbour = Limits().guessing, *(Visitor(server.port, f"127.0.8.{n}") for n in (11, 12))
    began = time.monotonic()
    by_socket, by_http = await asyncio.gather(
        asyncio.gather(*(closed(stranger, wrong()) for _ in range(25))),
        at_once(stranger, *(guess() for _ in range(25))),
    )
    found = [code for code, _ in by_socket].count(4404) + [status for status, _ in by_http].count(404)
    assert most.most - 1 <= found <= most.most * (1 + (time.monotonic() - began) / most.seconds) + 1
    assert {code for code, _ in by_socket} <= {4404, 1008}
    assert {status for status, _ in by_http} <= {404, 429}
    assert neighbour.ask(*guess())[0] == 404
    assert neighbour.ask(*guess(GAME))[0] == 200


@awaited
async def test_who_has_guessed_too_often_is_not_told_when_a_guess_is_right(server: ServerProcess) -> None:
    """Otherwise the limit would only make noise. Those who have a key to a table are let in all the same."""
    stranger = Visitor(server.port, "127.0.8.13")
    mine = stranger.post("/api/tables", {"config": {"game": "classic", "seats": 3}, "name": "Ada"})
    other = Visitor(server.port, "127.0.8.14").post("/api/tables", {"config": {"game": "classic", "seats": 3}})
    right = str(other["code"])
    await at_once(stranger, *(guess() for _ in range(round(Limits().guessing.most) + 8)))
    for method, path, body in WAYS:
        for _ in range(20):  # now and then one more guess is free
            same = [(method, path.format(code), body) for code in (right, wrong())]
            told, guessed = await at_once(stranger, *same)
            if told[0] == guessed[0] == 429:
                break
        assert told == guessed
    for _ in range(20):
        found = await asyncio.gather(*(closed(stranger, code) for code in (right, wrong())))
        if found[0] == found[1]:
            break
    assert found == [(1008, "too many wrong codes; wait a minute")] * 2
    cookie = {"Cookie": f"undermine-{mine['code']}={mine['token']}"}
    assert stranger.ask(*guess(str(mine["code"])), headers=cookie)[0] == 200


@awaited
async def test_an_address_connects_so_often_whether_it_closes_or_not(server: ServerProcess) -> None:
    most, stranger, began = Limits().connecting, Visitor(server.port, "127.0.8.15"), time.monotonic()

    async def come_and_go() -> int:
        let_in = 0
        for _ in range(5):
            socket = await stranger.open(GAME)
            try:
                await socket.send('{"type":"ping"}')  # no hello: it is over soon
                await socket.recv()
            except ConnectionClosed as error:
                let_in += error.rcvd is not None and error.rcvd.code == 4400
        return let_in

    let_in = sum(await asyncio.gather(*(come_and_go() for _ in range(60))))
    assert round(most.most) <= let_in <= most.most * (1 + (time.monotonic() - began) / most.seconds) + 1
    assert await closed(Visitor(server.port, "127.0.8.16"), GAME) == (0, "")


@awaited
async def test_one_address_does_not_fill_the_list_of_public_tables(server: ServerProcess) -> None:
    public = {"config": {"game": "classic", "seats": 3, "privacy": "public"}, "name": "Ada"}
    stranger, neighbour = (Visitor(server.port, f"127.0.8.{n}") for n in (17, 18))
    first = neighbour.post("/api/tables", public)["code"]
    tried = await at_once(stranger, *[("POST", "/api/tables", public)] * 40)
    made = [found["code"] for status, found in tried if status == 201]
    listed = [row["code"] for row in neighbour.ask("GET", "/api/tables")[1]]
    assert len(made) >= 3
    assert first in listed
    assert len(set(listed) & set(made)) <= Limits().listed
