"""One stranger, with any number of connections, does not wear a table out."""

import contextlib
import json
import time
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.attacks.past import aged, store
from tests.server.attacks.visitors import IDS, Visitor, answered, at_once, drop, granted
from tests.server.harness import USUAL, Client, Json, ServerProcess, awaited, play_on
from undermine.server import entries as en
from undermine.server.limits import Limits
from undermine.server.people import MAX_PEOPLE

CONNECTIONS = 50


def table(host: Visitor, **config: object) -> Json:
    """A table with its host, who has a seat."""
    return host.post("/api/tables", {"config": {"game": "classic", "seats": 4, **config}, "name": "Ada"})


async def flood(stranger: Visitor, code: str, token: str, wishes: list[Json]) -> list[Json]:
    """All wishes at once, from many connections of one person, until the server has enough; the answers."""
    sockets = [await stranger.enter(code, token) for _ in range(CONNECTIONS)]
    found: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        for number, wish in enumerate(wishes):
            line = f"flood {next(IDS)}"
            await sockets[number % CONNECTIONS].send(json.dumps({**wish, "id": line}))
    for socket in sockets:
        with contextlib.suppress(ConnectionClosed):
            await socket.send('{"type":"ping"}')
            while not (raw := str(await socket.recv())).startswith('{"type":"pong"'):
                found.append(raw)
    drop(*sockets)
    return [answer for answer in map(json.loads, found) if (answer.get("id") or "").startswith("flood ")]


@awaited
async def test_a_flood_of_talk_leaves_room_for_everybody_else(server: ServerProcess) -> None:
    """A stranger says 1,000 lines by 50 connections; the host and another guest talk as before."""
    homes = [Visitor(server.port, f"127.0.8.{n}") for n in (21, 22, 23)]
    ada = table(homes[0])
    code = str(ada["code"])
    bob, eve = (home.post(f"/api/tables/{code}/people", {"name": "B", "watch": True}) for home in homes[1:])
    before, began = len(server.entries(code)), time.monotonic()
    say: Json = {"type": "say", "text": "tunnel " * 20}
    answers = await flood(homes[2], code, str(eve["token"]), [say] * 500)
    answers += await flood(homes[2], code, str(eve["token"]), [say] * 500)
    lines = Limits().lines
    said = len(server.entries(code)) - before
    assert 0 < said <= lines.most * (1 + (time.monotonic() - began) / lines.seconds) + 1
    assert sum(answer["type"] == "ack" for answer in answers) <= said
    assert {answer["why"] for answer in answers if answer["type"] == "refused"} <= {
        "you have said a lot just now; wait a little"
    }
    for who, home in ((ada, homes[0]), (bob, homes[1])):
        socket = await home.enter(code, str(who["token"]))
        for _ in range(5):
            await granted(socket, "say", text="is somebody there?")
        drop(socket)


@awaited
async def test_changes_at_a_table_are_counted_by_person(server: ServerProcess) -> None:
    """Getting ready and unready without end would fill the log, too."""
    homes = [Visitor(server.port, f"127.0.8.{n}") for n in (31, 32)]
    ada = table(homes[0])
    code = str(ada["code"])
    eve = homes[1].post(f"/api/tables/{code}/people", {"name": "Eve"})
    began, changes = time.monotonic(), Limits().changes
    before = len(server.entries(code))
    wishes: list[Json] = [{"type": "ready", "yes": bool(n % 2)} for n in range(300)]
    await flood(homes[1], code, str(eve["token"]), wishes)
    changed = len(server.entries(code)) - before
    assert 0 < changed <= changes.most * (1 + (time.monotonic() - began) / changes.seconds) + 1
    socket = await homes[0].enter(code, str(ada["token"]))
    await granted(socket, "seat_bot", seat=3)
    drop(socket)


@awaited
async def test_a_table_that_has_heard_very_much_talk_can_still_play(tmp_path_factory: pytest.TempPathFactory) -> None:
    """More lines than a log may have entries: the game that stands there is played on, to its end."""
    data = tmp_path_factory.mktemp("talk") / "tables.db"
    sitting = aged(seats=3, decisions=5, lines=20_050)
    (code,) = await store(data, sitting)
    with ServerProcess(data, *USUAL) as server:
        people = [
            Client(server, code, person, sitting.tokens[person]) for person in (f"p{seat + 1}" for seat in range(3))
        ]
        for client in people:
            await client.connect()
        assert (await people[0].refused("say", text="one more"))["why"].startswith("so much was said at this table")
        await play_on(people, Random(1), lambda client: client.number > sitting.table.number + 20)
        assert sum(isinstance(entry, en.Decided) for entry in server.entries(code)) >= 25
        for client in people:
            client.drop()


@awaited
async def test_one_address_takes_neither_all_places_nor_all_seats(server: ServerProcess) -> None:
    homes = [Visitor(server.port, f"127.0.8.{n}") for n in (51, 52, 53)]
    ada = table(homes[0], privacy="public")
    path = f"/api/tables/{ada['code']}/people"
    tried = await at_once(homes[1], *[("POST", path, {"name": "Eve"})] * 45)
    came = [found for status, found in tried if status == 201]
    assert 1 <= len(came) <= MAX_PEOPLE // 2
    assert sum(one["seat"] is not None for one in came) == 1, "at a public table an address has one seat"
    for one in sorted(came, key=lambda one: one["seat"] is None)[:3]:  # the one with a seat, and some without
        socket = await homes[1].enter(str(ada["code"]), str(one["token"]))
        for seat in range(4):
            assert (await answered(socket, {"type": "sit", "seat": seat}))["type"] == "refused"
        drop(socket)
    status, bob = homes[2].ask("POST", path, {"name": "Bob"})
    assert (status, bob["watching"]) == (201, None), "there are places and seats for others"
    assert len({one["name"] for one in (ada, bob, *came)}) == len(came) + 2


#: The last is written in Cyrillic, but for the d.
LIKE_ADA = ["Ada", "ADA", "\uff21\uff44\uff41", " Ada ", "\u202eAda", "Ada\u2060"]
LIKE_ADA += ["Ada\u3164", "A\u034fda", "Ada\ufe0f", "\u0410d\u0430"]


@pytest.mark.parametrize("name", LIKE_ADA, ids=ascii)
@awaited
async def test_nobody_appears_under_the_name_of_somebody_else(server: ServerProcess, name: str) -> None:
    number = LIKE_ADA.index(name)
    ada = table(Visitor(server.port, f"127.0.7.{2 * number + 1}"))
    eve = Visitor(server.port, f"127.0.7.{2 * number + 2}").post(f"/api/tables/{ada['code']}/people", {"name": name})
    assert eve["name"].endswith(" 2"), ascii(eve["name"])
