"""One stranger, with any number of connections, can't wear a table out, take its places or keep others waiting."""

import asyncio
import http.client
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import USUAL, Client, ServerProcess, awaited, code_of, identity, opened
from undermine.server import entries as en
from undermine.server.sockets import TAKEN

STRANGER = "198.51.100.7"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One with the usual limits."""
    with ServerProcess(tmp_path_factory.mktemp("fair") / "tables.db", *USUAL) as found:
        yield found


def joins(server: ServerProcess, code: str, address: str, name: str = "Mallory", watch: bool = False) -> Any:
    return server.http("POST", f"/api/tables/{code}/people", {"name": name, "watch": watch}, address=address)


def created(server: ServerProcess, seats: int = 5, address: str = "192.0.2.1", **config: Any) -> Client:
    """A table whose host has the first seat."""
    wish = {"config": {"game": "classic", "seats": seats, **config}, "name": "Ada"}
    found = server.http("POST", "/api/tables", wish, address=address)
    assert found.status == 201, found.body
    return Client(server, **identity(found.json))


# ---- places ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("privacy", "seats"), [("public", 1), ("link", 3)])
def test_one_address_can_not_take_all_seats(server: ServerProcess, privacy: str, seats: int) -> None:
    ada = created(server, privacy=privacy)
    found = [joins(server, ada.code, STRANGER).json for _ in range(6)]
    assert [joined["seat"] is not None for joined in found] == [True] * seats + [False] * (6 - seats)
    assert {joined["watching"] for joined in found[seats:]} == {"shared"}
    assert joins(server, ada.code, "203.0.113.9", "Bob").json["seat"] is not None


@awaited
async def test_nor_by_sitting_down_later(server: ServerProcess) -> None:
    ada = created(server)
    strangers = [Client(server, **identity(joins(server, ada.code, STRANGER, watch=True).json)) for _ in range(4)]
    for stranger in strangers:
        await stranger.connect()
    answers = await asyncio.gather(*(one.try_to("sit", seat=seat) for seat, one in enumerate(strangers, 1)))
    assert [answer["type"] for answer in answers].count("ack") == 3
    assert {answer["why"] for answer in answers if answer["type"] == "refused"} == {TAKEN}
    for stranger in strangers:
        await stranger.close()


def test_people_who_live_with_the_host_are_at_home_and_so_is_everybody_if_the_host_says_so(
    server: ServerProcess,
) -> None:
    ada = created(server, address="192.0.2.1", privacy="public")
    assert [joins(server, ada.code, "192.0.2.1").json["seat"] for _ in range(4)] == [1, 2, 3, 4]
    open_to_all = created(server, privacy="public", several_seats=True)
    assert [joins(server, open_to_all.code, STRANGER).json["seat"] for _ in range(4)] == [1, 2, 3, 4]


def test_one_address_can_not_fill_a_table_nor_come_and_go_forever(server: ServerProcess) -> None:
    ada = created(server)
    found = [joins(server, ada.code, "198.51.100.20", watch=True) for _ in range(21)]
    assert [one.status for one in found] == [201] * 20 + [429]
    assert found[-1].error == "many people from your address are at this table already"
    for n in range(19):
        assert joins(server, ada.code, f"203.0.113.{n}", watch=True).status == 201
    full = joins(server, ada.code, "203.0.113.99", watch=True)
    assert full.error == "this table is full: 40 people are here"


def test_all_addresses_of_one_network_of_ipv6_count_as_one(server: ServerProcess) -> None:
    ada = created(server, privacy="public")
    found = [joins(server, ada.code, f"2001:db8:5:6::{n}").json["seat"] for n in range(1, 4)]
    assert found == [1, None, None]
    assert joins(server, ada.code, "2001:db8:5:7::1").json["seat"] == 2


@awaited
async def test_everybody_but_the_host_has_one_seat_unless_the_host_allows_more(server: ServerProcess) -> None:
    for several in (False, True):
        ada = await server.create(seats=5, several_seats=several).connect()
        bob = await server.join(ada.code).connect()
        await ada.ask("sit", seat=0)
        await ada.ask("sit", seat=1, name="Ann")
        await bob.ask("sit", seat=2)
        answer = await bob.try_to("sit", seat=3, name="Ben")
        assert answer["type"] == ("ack" if several else "refused")
        if not several:
            assert answer["why"] == "you have a seat already; at this table everybody but the host has one"


@pytest.mark.parametrize("name", ["ADA", "Аda", "Ada\ufe0f", "A\u034fda", "Ａｄａ", "Ad\u0430", "Ada\u3164", " Ada "])
def test_nobody_appears_under_the_name_of_somebody_else(server: ServerProcess, name: str) -> None:
    ada = created(server)
    assert joins(server, ada.code, "203.0.113.1", name).json["name"].endswith(" 2")


# ---- talk and changes -----------------------------------------------------------------------------------------------


@awaited
async def test_talk_has_a_budget_that_outlives_a_reconnect_and_the_game_goes_on(server: ServerProcess) -> None:
    ada, bob = await server.table(2, 1)
    said = 0
    for _ in range(4):
        for _ in range(10):
            answer = await bob.try_to("say", text="blah")
            said += answer["type"] == "ack"
        await bob.close()
        await bob.connect(resume=True)
    assert 20 <= said < 40
    assert answer["why"] == "you have said a lot just now; wait a little"
    await ada.ask("say", text="still here")
    await bob.ask("ready")
    await ada.ask("start")
    await ada.until(lambda c: c.status == "playing")


@awaited
async def test_what_is_sent_twice_is_counted_once(server: ServerProcess) -> None:
    """A client that has lost its line asks again for what was done already, and hears that it was."""
    ada = await server.create().connect()
    first = await ada.ask("say", text="hello", id="once")
    for _ in range(40):
        assert await ada.ask("say", text="hello", id="once") == first
    await ada.ask("say", text="and more")


@awaited
async def test_long_lines_are_counted_by_their_length(server: ServerProcess) -> None:
    ada = await server.create().connect()
    answers = [await ada.try_to("say", text="x" * 300) for _ in range(20)]
    assert [one["type"] for one in answers].count("ack") == 20
    many = [await ada.try_to("say", text="x" * 300) for _ in range(10)]
    assert [one["type"] for one in many].count("ack") < 5


@awaited
async def test_strangers_who_watch_share_one_budget_of_talk_and_those_who_play_have_theirs(
    server: ServerProcess,
) -> None:
    ada, bob = await server.table(2, 1)
    said = 0
    for n in range(5):
        crowd = server.join(ada.code, f"Crowd {n}")
        await crowd.connect()
        answers = [await crowd.try_to("say", text="boo") for _ in range(20)]
        said += sum(answer["type"] == "ack" for answer in answers)
        await crowd.close()
    assert 60 <= said < 95
    assert answers[-1]["why"] == "those who watch have said a lot just now; wait a little"
    await bob.ask("say", text="your turn")
    await ada.close()


@pytest.mark.data_file
@awaited
async def test_talk_never_uses_up_what_games_need(tmp_path: Path) -> None:
    """A log that is full of talk still takes a game, and joins; only talk is over."""
    with ServerProcess(tmp_path / "tables.db") as server:
        ada = server.create(seats=3)
        server.stop()
        fill(server.data, ada.code, str(ada.person), 20_100)
        server.start()
        await ada.connect()
        refused = await ada.refused("say", text="one more")
        assert refused["why"].startswith("so much was said at this table")
        bob = await server.join(ada.code).connect()
        await ada.ask("sit", seat=0)
        await bob.ask("sit", seat=1)
        await ada.ask("seat_bot", seat=2, bot="random")
        await bob.ask("ready")
        await ada.ask("start")
        await ada.until(lambda c: c.status == "playing")


def fill(data: Path, code: str, person: str, lines: int) -> None:
    """Writes talk into a log, as if it had been said."""
    with sqlite3.connect(data) as database:
        (number,) = database.execute("SELECT number FROM tables WHERE code = ?", (code,)).fetchone()
        said = [en.Said(at=1.0, by=person, id=f"x{n}", person=person, text="blah") for n in range(lines)]
        rows = [(code, number + n, en.encode_entry(entry)) for n, entry in enumerate(said, 1)]
        database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        database.execute("UPDATE tables SET number = ? WHERE code = ?", (number + lines, code))
    database.close()


@awaited
async def test_sitting_down_and_getting_up_has_a_budget(server: ServerProcess) -> None:
    ada = await server.create().connect()
    bob = await server.join(ada.code).connect()
    granted = 0
    for _ in range(45):
        for kind in ("sit", "stand"):
            answer = await bob.try_to(kind, seat=0)
            granted += answer["type"] == "ack"
        if bob._sent > 80:
            await asyncio.sleep(0)
    assert 60 <= granted < 90
    await ada.ask("sit", seat=1)


# ---- whole tables and connections -----------------------------------------------------------------------------------


@awaited
async def test_an_address_that_asks_for_whole_tables_waits_for_the_rest_and_others_do_not(
    server: ServerProcess,
) -> None:
    """Everybody is served in turn; nobody is closed."""
    ada, bob = await server.table(2, 1)
    crowd = [Client(server, ada.code) for _ in range(20)]
    for one in crowd:
        await one.open(additional_headers={"X-Forwarded-For": STRANGER})
        await one.send("hello", protocol=1)
        await one.until(lambda c: c.resyncs == 1)
    for one in crowd:
        for _ in range(40):
            await one.send("look")
    await bob.look_from(1)
    await ada.ask("say", text="hello")
    served = [one.resyncs for one in crowd]
    assert sum(served) < 20 * 41, "the crowd is still waiting when others were served long ago"
    for one in crowd:
        one.drop()


@awaited
async def test_an_address_can_connect_so_often_however_short(server: ServerProcess) -> None:
    ada = server.create()

    async def visit() -> tuple[int, str | None] | None:
        line = await opened(server, ada.code, additional_headers={"X-Forwarded-For": "198.51.100.44"})
        try:
            await line.send('{"type":"hello","protocol":1}')
            await line.recv()
            await line.close()
        except ConnectionClosed as closed:
            return code_of(closed), line.close_reason
        return None

    codes: set[tuple[int, str | None] | None] = {None}
    while codes == {None}:  # many at once, because by and by the address may connect again
        codes = set(await asyncio.gather(*(visit() for _ in range(20))))
    assert codes - {None} == {(1008, "too many new connections from this address; wait a minute")}
    await ada.connect()


@awaited
async def test_a_person_has_ten_tabs(server: ServerProcess) -> None:
    ada = server.create()
    tabs = [await ada.twin().connect() for _ in range(10)]
    one_more = ada.twin()
    await one_more.open()
    await one_more.send("hello", protocol=1, token=ada.token)
    assert await one_more.closed() == 1008
    assert one_more.socket.close_reason == "you have this table open too many times; close some of them"
    await tabs[0].ping()
    await tabs[0].close()
    await ada.twin().connect()
    for tab in tabs[1:]:
        await tab.close()


# ---- the public list ------------------------------------------------------------------------------------------------


def test_one_address_can_not_fill_the_public_list(server: ServerProcess) -> None:
    wish = {"config": {"game": "classic", "seats": 3, "privacy": "public"}, "name": "Mallory"}
    made = [server.http("POST", "/api/tables", wish, address=STRANGER) for _ in range(11)]
    assert [one.status for one in made] == [201] * 10 + [429]
    mine = created(server, privacy="public", address="192.0.2.200")
    listed = [row["code"] for row in server.get("/api/tables")]
    assert mine.code in listed
    assert len(set(listed) & {one.json["code"] for one in made if one.status == 201}) == 3


# ---- names of hosts -------------------------------------------------------------------------------------------------


def asked_as(server: ServerProcess, host: str, method: str = "GET", path: str = "/api/games", **headers: str) -> Any:
    """A request as a browser sends it whose user has opened a page at `host`."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        line.request(method, path, b"{}" if method == "POST" else None, {"Host": host, **headers})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read() or b"null")
    finally:
        line.close()


@pytest.mark.parametrize("evil", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example"])
@awaited
async def test_a_name_that_somebody_else_points_at_this_machine_opens_nothing(server: ServerProcess, evil: str) -> None:
    """DNS rebinding: the page is at evil.example, and its name now leads here, so that all is one site to a browser."""
    host, code = f"{evil}:{server.port}", server.create().code
    for method, path in (("GET", "/api/games"), ("GET", f"/api/tables/{code}"), ("POST", "/api/play"), ("GET", "/")):
        status, found = asked_as(server, host, method, path, Origin=f"http://{host}")
        assert status == 421
        assert "--host-name" in found["error"]
    with pytest.raises(InvalidStatus) as refused:
        await connect(
            f"ws://{host}/api/tables/{code}/ws",
            host="127.0.0.1",
            port=server.port,
            additional_headers={"Origin": f"http://{host}"},
            proxy=None,
        )
    assert refused.value.response.status_code == 403


def test_loopback_goes_by_all_its_names(server: ServerProcess) -> None:
    for host in (f"localhost:{server.port}", "127.0.0.1", f"LOCALHOST:{server.port}", "[::1]"):
        assert asked_as(server, host)[0] == 200
    assert asked_as(server, "localhost", Origin="http://evil.example")[0] == 403


def test_a_name_that_was_told_is_served_and_so_is_its_site(tmp_path: Path) -> None:
    with ServerProcess(
        tmp_path / "tables.db", "--host-name", "play.example.org", "--host-name", "cave.local"
    ) as server:
        assert asked_as(server, "play.example.org", Origin="https://play.example.org")[0] == 200
        assert asked_as(server, f"cave.local:{server.port}")[0] == 200
        assert asked_as(server, "other.example.org")[0] == 421


def test_only_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", "--proxy", "127.0.0.9", "--requests-per-minute", "5") as server:
        statuses = [server.http("GET", "/api/games", address=f"192.0.2.{n}").status for n in range(20)]
        assert statuses[:5] == [200] * 5
        assert 429 in statuses, "all come from 127.0.0.1, whatever they say"
