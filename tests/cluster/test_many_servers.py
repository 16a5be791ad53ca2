"""People at different servers sit at one table, and notice nothing of it."""

import asyncio
import signal
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import undermine
from tests.cluster import logs
from tests.cluster.cluster import Cluster
from tests.cluster.guests import Guest
from tests.postgres import log_of
from tests.server.harness import Client, awaited, choices_of, code_of, play_on
from undermine.engine.errors import OptionError
from undermine.server import entries as en
from undermine.server import upkeep
from undermine.server.hub import replay


async def party(cluster: Cluster, bots: int = 1, **config: Any) -> list[Guest]:
    """Two people at two servers, and bots."""
    one, two, _ = cluster.servers
    ada = Guest.of(one.create(seats=2 + bots, **config))
    bob = Guest.of(two.join(ada.code))
    for seat, client in enumerate((ada, bob)):
        await client.connect()
        await client.ask("sit", seat=seat)
    for seat in range(2, 2 + bots):
        await ada.ask("seat_bot", seat=seat, bot="rookie")
    await bob.ask("ready")
    await ada.ask("start")
    for client in (ada, bob):
        await client.until(lambda c: c.status == "playing")
    return [ada, bob]


def elsewhere(client: Client, cluster: Cluster, index: int) -> Guest:
    """The same person at another server, who knows nothing yet."""
    return Guest(cluster.servers[index], client.code, client.person, client.token)


def watching(cluster: Cluster, code: str) -> Guest:
    """Somebody who looks on at the third server."""
    return Guest(cluster.servers[2], code)


@pytest.mark.parametrize("game", undermine.GAMES)
@awaited
async def test_whole_games_with_people_at_different_servers(cluster: Cluster, game: str) -> None:
    """Everybody who plays sees at every number what somebody sees who comes anew at yet another server."""
    people = await party(cluster, game=game)
    eve = await watching(cluster, people[0].code).connect()

    async def compare() -> None:
        while eve.status != "over":
            await eve.listen()
        for client in people:
            fresh = await elsewhere(client, cluster, 2).connect(look=client.look)
            assert fresh.seen[fresh.number] is not None
            await fresh.close()

    await asyncio.gather(play_on(people, Random(1)), compare())
    for client in (*people, eve):
        client.server = cluster.servers[2]
        await client.check()
    assert undermine.replay(cluster.servers[2].record(eve.code)).result is not None
    logs.check(cluster.database, eve.code)
    played = [type(entry) for entry in log_of(cluster.database, eve.code)]
    assert en.Slept not in played and en.Woke not in played, "somebody was there all the time"


@awaited
async def test_who_is_there_is_known_at_all_servers(cluster: Cluster) -> None:
    ada, bob = await party(cluster)
    eve = await watching(cluster, ada.code).connect()
    for client in (ada, bob, eve):
        await client.until(lambda c: c.online == {"p1", "p2"})
    await bob.close()
    for client in (ada, eve):
        await client.until(lambda c: c.online == {"p1"})


@awaited
async def test_a_request_that_is_sent_to_two_servers_is_done_once(cluster: Cluster) -> None:
    ada, bob = await party(cluster)
    twin = await elsewhere(bob, cluster, 2).connect()
    numbers = await asyncio.gather(
        bob.ask("say", id="the same", text="hello"), twin.ask("say", id="the same", text="hello")
    )
    assert numbers[0] == numbers[1]
    await ada.until(lambda c: len(c.told("said")) == 1)


@awaited
async def test_people_who_talk_at_once_at_different_servers_are_all_heard(cluster: Cluster) -> None:
    """Whoever writes second is checked again, and not sent away."""
    ada, bob = await party(cluster)
    say = [client.ask("say", text=f"{n}") for n in range(15) for client in (ada,)]
    others = [client.ask("say", text=f"{n}") for n in range(15) for client in (bob,)]

    async def in_turn(asks: list[object]) -> None:
        for ask in asks:
            await ask  # type: ignore[misc]

    await asyncio.gather(in_turn(list(say)), in_turn(list(others)))
    await ada.until(lambda c: len(c.told("said")) == 30)


@awaited
async def test_a_clock_runs_at_one_server_for_people_at_others(cluster: Cluster) -> None:
    """Nobody decides: the clock does, once for each seat and turn."""
    people = await party(cluster, clock={"kind": "decision", "seconds": 1})
    eve = await watching(cluster, people[0].code).connect()
    await eve.until(lambda c: len([line for line in c.told("decided") if line["how"] == "clock"]) >= 2)
    logs.check(cluster.database, eve.code)


@awaited
async def test_a_server_that_stops_sends_its_people_elsewhere_and_bots_go_on(cluster: Cluster) -> None:
    ada, bob = await party(cluster)
    await play_on([ada, bob], Random(2), lambda c: c.number > 15)
    driver = await cluster.drives(ada.code)  # the first one, unless the machine has stalled
    server = cluster.servers[driver]
    await asyncio.to_thread(server.stop)
    try:
        for client in (ada, bob):
            if client.server is server:
                assert await client.closed() == 1012
                client.server = cluster.gate
                await client.connect(resume=True, look=client.look)
        await play_on([ada, bob], Random(3))
        assert await cluster.drives(ada.code) != driver
    finally:
        await asyncio.to_thread(server.start)


@awaited
async def test_a_killed_server_is_replaced_by_the_others(cluster: Cluster) -> None:
    ada, bob = await party(cluster)
    await play_on([ada, bob], Random(2), lambda c: c.number > 12)
    cluster.servers[0].kill()
    try:
        ada.server = cluster.gate
        await ada.connect(resume=True, look=ada.look)
        await play_on([ada, bob], Random(3))
        logs.check(cluster.database, ada.code)
    finally:
        await asyncio.to_thread(cluster.servers[0].start)


async def come_in(clients: list[Guest], cluster: Cluster) -> None:
    """All at once, by the gate, which leads everybody somewhere at the first try."""
    for client in clients:
        client.server = cluster.gate
    await asyncio.gather(*(client.connect(resume=True, look=client.look) for client in clients))
    assert not any(client.turned_away for client in clients)


@awaited
async def test_everybody_is_let_in_at_once_after_all_servers_were_restarted(cluster: Cluster) -> None:
    """A proxy may count a restart as a failure; nobody has to wait for its good opinion."""
    people = [*await party(cluster), *await party(cluster), *await party(cluster)]
    for client in people:
        await client.close()
    await come_in(people, cluster)
    for server in cluster.servers:
        await asyncio.to_thread(server.stop)
        try:
            for client in people:
                with suppress(ConnectionClosed):
                    await client.ping()
                    continue
                await come_in([client], cluster)
        finally:
            await asyncio.to_thread(server.start)
    for client in people:
        client.drop()
    await come_in(people, cluster)
    await play_on(people[:2], Random(8))


@awaited
async def test_a_server_that_hangs_gets_nobody(cluster: Cluster) -> None:
    people = [*await party(cluster), *await party(cluster)]
    for client in people:
        await client.close()
    cluster.freeze(2)
    try:
        await come_in(people, cluster)
        await play_on(people[:2], Random(9))
    finally:
        cluster.freeze(2, signal.SIGCONT)
    logs.check(cluster.database, people[0].code)


@awaited
async def test_nothing_is_acknowledged_while_the_database_is_gone_and_then_all_goes_on(cluster: Cluster) -> None:
    ada, bob = await party(cluster, bots=0, game="dark_cave")
    await play_on([ada, bob], Random(4), lambda c: c.number > 12)
    for client in (ada, bob):
        await client.ping()
    owing = next(client for client in (ada, bob) if choices_of(client))
    decision = {"number": owing.number, "seat": owing.look, "decision": choices_of(owing)[0]}
    await asyncio.to_thread(cluster.postgres.stop)
    try:
        assert await not_stored(owing, "asked in vain", **decision)
        for server, path in product(cluster.servers, ("/readyz", "/openz")):
            while server.http("GET", path).status != 503:
                await asyncio.sleep(0.05)
        late = Client(cluster.gate, ada.code, ada.person, ada.token)
        await late.open()
        assert await late.closed() == 4503, "whoever comes now is told why, by whichever server"
    finally:
        await asyncio.to_thread(cluster.postgres.start)
    await owing.ask("decide", id="asked in vain", **decision)
    for client in (ada, bob):
        await client.close()
        await client.connect(resume=True, look=client.look)
    await play_on([ada, bob], Random(5))
    logs.check(cluster.database, ada.code)
    await cluster.all_well()
    assert "nothing could be stored" in cluster.complaints()


async def not_stored(client: Guest, request: str, **decision: Any) -> bool:
    """Whether somebody who decides something is told that it is not stored; if that took long, by being sent away."""
    try:
        await client.send("decide", id=request, **decision)
        while (answer := await client.receive()).get("id") != request:
            pass
    except ConnectionClosed as closed:
        return code_of(closed) == 4503
    return bool(answer["type"] == "not_stored")


@awaited
async def test_the_people_who_run_the_servers_can_list_check_and_end_tables_while_they_run(cluster: Cluster) -> None:
    ada, bob = await party(cluster)
    before = {kept.code: kept for kept in await asyncio.to_thread(upkeep.tables, cluster.database)}
    assert before[ada.code].seats == 3
    raw = await asyncio.to_thread(upkeep.log_of, cluster.database, ada.code)
    assert replay(ada.code, raw).status == "playing"
    await asyncio.to_thread(upkeep.end, cluster.database, ada.code)
    for client in (ada, bob):
        assert await client.closed() == 1012
        await client.open()
        assert await client.closed() == 4404
    after = {kept.code: kept for kept in await asyncio.to_thread(upkeep.tables, cluster.database)}
    assert after[ada.code].status == "ended"
    with pytest.raises(OptionError, match="pg_dump"):
        upkeep.backup(cluster.database, "copy.db")


@awaited
async def test_a_table_that_only_a_newer_server_understands_is_left_to_that(cluster: Cluster) -> None:
    """Its people are sent on, and every other table is served as before."""
    (ada, bob), others = await party(cluster), await party(cluster)
    sql = "WITH one AS (UPDATE tables SET number = number + 1 WHERE code = $1 RETURNING code, number)"
    sql += " INSERT INTO entries SELECT code, number, $2 FROM one"
    news = b'{"type":"Invented","at":1e10}'
    await asyncio.to_thread(cluster.postgres.ask, cluster.database, sql, ada.code, news)
    for client in (ada, bob):
        assert await client.closed() == 1012
        await client.open()
        assert await client.closed() == 1012
    assert cluster.servers[2].http("GET", f"/api/tables/{ada.code}").status == 503
    await play_on(others, Random(1), lambda c: c.number > 15)
    assert "left to other servers" in cluster.complaints()


@awaited
async def test_a_class_behind_one_address_sits_at_one_table_whichever_servers_it_comes_to(cluster: Cluster) -> None:
    """Whoever comes from the host's own address is at home there."""
    wish = {"config": {"game": "classic", "seats": 6, "privacy": "public"}, "name": "Teacher"}
    made = cluster.servers[0].http("POST", "/api/tables", wish, address="192.0.2.7").json
    for number, server in enumerate((*cluster.servers, *cluster.servers[1:])):
        path = f"/api/tables/{made['code']}/people"
        while True:  # a moment later all servers know where the table was made
            joined = server.http("POST", path, {"name": f"Pupil {number}"}, address="192.0.2.7")
            if joined.status == 201 and joined.json["seat"] is not None:
                break
            await asyncio.sleep(0.1)
        assert joined.json["seat"] == number + 1, joined


@awaited
async def test_a_server_that_has_lost_the_database_sends_its_people_to_the_others(cluster: Cluster) -> None:
    ada, bob = await party(cluster)
    await play_on([ada, bob], Random(6), lambda c: c.number > 12)
    cluster.cables[0].silent = True
    try:
        assert await ada.closed() == 4503
        for path in ("/openz", f"/api/tables/{ada.code}"):
            assert cluster.servers[0].http("GET", path).status == 503
        ada.server = cluster.servers[2]
        await ada.connect(resume=True, look=ada.look)
        await play_on([ada, bob], Random(7))
    finally:
        cluster.cables[0].mend()
    logs.check(cluster.database, ada.code)
    await cluster.all_well()
    cluster.complaints()  # that its lines were cut when they were mended
