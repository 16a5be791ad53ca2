"""A disk that is full, or fails: everybody is told, nobody is blamed, nothing is lost, and then it goes on."""

import asyncio
import sqlite3
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests import disk
from tests.server.harness import Answer, Client, Json, ServerProcess, awaited, choices_of, metrics, play_on
from undermine.server import entries as en
from undermine.server.errors import NotRead, NotStored
from undermine.server.hub import Hub
from undermine.server.store import SqliteStore

pytestmark = pytest.mark.data_file

CODE = "BCDFGH"
NEW = {"config": {"game": "classic", "seats": 3}, "name": "Ada"}


def full(server: ServerProcess) -> AbstractContextManager[None]:
    """The disk of this server is full."""
    assert server._process is not None
    return disk.full(server._process.pid, server.data)


async def someone(server: ServerProcess) -> list[Client]:
    """Two people in a game, who have decided a few times."""
    people = await server.game(2, 1)
    await play_on(people, Random(1), lambda c: c.number > 16)
    return people


async def one_who_is_asked(people: list[Client]) -> Client:
    """Somebody who owes a decision, and knows it."""
    while True:
        for client in people:
            await client.ping()
            if choices_of(client):
                return client


def said_by(server: ServerProcess) -> list[str]:
    """What the server said, a line each."""
    return server.complaints().splitlines()


# ---- over HTTP --------------------------------------------------------------------------------------------------


async def ready(server: ServerProcess, status: int) -> Answer:
    """Waits for an answer of this kind: an answer is good for a second."""
    while (found := server.http("GET", "/readyz")).status != status:
        await asyncio.sleep(0.1)
    return found


@awaited
async def test_a_server_that_can_not_store_says_so_on_every_route(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        people = await someone(server)
        code = people[0].code
        assert server.http("GET", "/readyz").body == b"ok\n"
        said_by(server)
        with full(server):
            assert (await ready(server, 503)).error == "disk I/O error"
            assert server.http("GET", "/healthz").status == 200, "the process lives"
            routes = [("/api/tables", NEW), ("/api/play", {"game": "classic", "seats": 3, "name": "Ada"})]
            routes += [("/api/lessons/classic", {"name": "Ada"}), (f"/api/tables/{code}/people", {"name": "Eve"})]
            for path, wish in routes:
                found = server.http("POST", path, wish)
                assert found.status == 503, (path, found.body)
                assert "nobody is to blame" in found.error
                assert found.headers["retry-after"]
            assert server.get(f"/api/tables/{code}")["status"] == "playing", "what needs no storing works"
            said = said_by(server)
        assert len(said) >= len(routes)
        assert {line.rpartition(": ")[2] for line in said} == {"disk I/O error"}, "one line each, and no traceback"
        assert metrics(server)['undermine_storage_errors_total{what="write"}'] == len(said)
        await ready(server, 200)
        assert server.http("POST", "/api/tables", NEW).status == 201
        assert said_by(server) == []


# ---- over the socket ----------------------------------------------------------------------------------------------


async def answer_to(client: Client, number: str) -> Json:
    """Whatever answers a request, also that it could not be stored."""
    while True:
        frame = await client.receive()
        if frame.get("id") == number:
            return frame


@awaited
async def test_a_decision_that_could_not_be_stored_is_no_refusal_and_counts_when_it_is_sent_again(
    tmp_path: Path,
) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        people = await someone(server)
        asked = await one_who_is_asked(people)
        wish: dict[str, Any] = {"number": asked.number, "seat": asked.look, "decision": choices_of(asked)[0]}
        before, refused = len(server.entries(asked.code)), metrics(server)["undermine_requests_refused_total"]
        with full(server):
            for _ in range(3):
                await asked.request("decide", id="once", **wish)
                assert await answer_to(asked, "once") == {"type": "not_stored", "id": "once"}
        assert len(server.entries(asked.code)) == before
        assert metrics(server)["undermine_requests_refused_total"] == refused
        number = await asked.ask("decide", id="once", **wish)
        assert await asked.ask("decide", id="once", **wish) == number, "done once"
        await play_on(people, Random(2))
        for client in people:
            await client.check()


@awaited
async def test_bots_go_on_by_themselves_when_there_is_room_again(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", "--bot-pace", "0.05") as server:
        people = await server.game(1, 2)
        me = people[0]
        while len(me.told("decided")) < 8:
            await (me.decide_something(Random(1)) if choices_of(me) else me.receive())
        with full(server):
            while choices_of(me):  # until it is a bot's turn, or nothing can be stored
                number = await me.request("decide", number=me.number, seat=me.look, decision=choices_of(me)[0])
                if (await answer_to(me, number))["type"] == "not_stored":
                    break
        await play_on(people, Random(2))
        assert me.status == "over"


@awaited
async def test_kills_while_the_disk_is_full_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    random = Random(3)
    with ServerProcess(tmp_path / "tables.db") as server:
        people = await someone(server)
        for _ in range(3):
            asked = await one_who_is_asked(people)
            wish = {"number": asked.number, "seat": asked.look, "decision": choices_of(asked)[0]}
            with full(server):
                await asked.request("decide", id=asked.new_id(), **wish)
                while (await asked.receive())["type"] != "not_stored":
                    pass
                heard = max(client.number for client in people)
                server.kill()
                server.start()
            assert len(server.entries(asked.code)) >= heard
            for client in people:
                await client.connect(resume=True)
            await play_on(people, random, lambda c, heard=heard: c.number > heard + 6)  # type: ignore[misc]
            if people[0].status == "over":
                break


# ---- the store itself -----------------------------------------------------------------------------------------------


def limited(path: Path, pages: int) -> None:
    """What a full file says: SQLite counts its pages."""

    async def run() -> None:
        store = SqliteStore(str(path))
        await store.create(CODE, b"first", "classic", 3, False, 1.0)
        await store._do(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").close())
        number = 1
        with pytest.raises(NotStored, match="database or disk is full"):
            while number < 10_000:
                await store.append(CODE, number + 1, b"x" * 500, 1.0)
                number += 1
        with pytest.raises(NotStored, match="database or disk is full"):
            await store.probe()
        assert len(await store.read(CODE)) == number
        both = [store.append(CODE, number + 1, b"y" * 100_000, 1.0), store.append(CODE, number + 7, b"z", 1.0)]
        assert {type(error).__name__ for error in await asyncio.gather(*both, return_exceptions=True)} <= {
            "NotStored",
            "Taken",
        }
        await store._do(lambda connection: connection.execute("PRAGMA max_page_count = 1000000").close())
        await store.append(CODE, number + 1, b"there is room again", 1.0)
        await store.probe()
        assert (await store.read(CODE))[-1] == b"there is room again"
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("pages", [12, 20, 33])
def test_a_file_that_is_full_takes_nothing_more_until_there_is_room(pages: int, tmp_path: Path) -> None:
    limited(tmp_path / "data.sqlite", pages)


def test_a_file_that_can_not_be_read_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        store = SqliteStore(str(tmp_path / "data.sqlite"))
        store._reader.close()
        for reading in (store.read(CODE), store.public(5), store.due(1.0), store.running(1.0), store.probe()):
            with pytest.raises(NotRead):
                await reading
        store._reader = sqlite3.connect(store.path)
        await store.close()

    asyncio.run(run())
    assert len(caplog.records) == 5


def test_a_table_that_can_not_be_read_for_once_is_not_damaged(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(str(tmp_path / "data.sqlite"))
        hub = Hub(store)
        code = (await hub.create(en.Config("classic", 3))).table.code
        hub.tables.clear()  # asleep
        reader, store._reader = store._reader, sqlite3.connect(":memory:")
        with pytest.raises(NotRead):
            await hub.get(code)
        store._reader.close()
        store._reader = reader
        assert (await hub.get(code)).table.number == 1
        assert hub.damaged == {}
        await hub.close()

    asyncio.run(run())


def test_an_error_that_quotes_what_was_to_be_stored_is_not_repeated(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: sqlite3.Connection) -> None:
        raise ValueError("the seed is 1234")

    async def run() -> None:
        store = SqliteStore(str(tmp_path / "data.sqlite"))
        with pytest.raises(NotStored, match=r"^ValueError$"):
            await store._do(fails)
        await store.close()

    asyncio.run(run())
    assert "1234" not in caplog.text
