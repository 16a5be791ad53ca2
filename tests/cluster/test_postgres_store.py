"""What only the store in PostgreSQL does: leases, groups, migrations, and what becomes of a lost line."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from tests import postgres
from tests.server.harness import HANGS, awaited
from undermine.engine.errors import OptionError
from undermine.server.bus import NO_CROWD, Crowd
from undermine.server.errors import NotRead, NotStored
from undermine.server.limits import Meter
from undermine.server.postgres import schema
from undermine.server.postgres.bus import BEAT, LEASE, PostgresBus
from undermine.server.postgres.schema import Migration
from undermine.server.postgres.store import PostgresStore
from undermine.server.store import Taken

CODE = "BCDFGH"
#: A lease that does not end while a test runs.
LONG = 600.0


class Listener:
    """A server without tables, which notes what it hears."""

    def __init__(self) -> None:
        self.tables: dict[str, int] = {}
        self.heard: list[tuple[str, int]] = []
        self.read: dict[int, bytes] = {}
        self.alone = False
        self.kicks = 0
        self.driven: list[str] = []
        self.at_home: list[tuple[str, str, str]] = []

    def awake(self) -> dict[str, int]:
        return self.tables

    def movable(self) -> list[str]:
        return list(self.tables)

    def resumed(self) -> None:
        self.kicks += 1

    def cut_off(self) -> None:
        self.alone = True

    def grown(self, code: str, number: int, raw: bytes | None = None) -> None:
        self.heard.append((code, number))
        if raw is not None:
            self.read[number] = raw

    def crowd_changed(self, code: str) -> None:
        pass

    def home(self, code: str, person: str, address: str) -> None:
        self.at_home.append((code, person, address))

    def homes(self, code: str) -> list[tuple[str, str]]:
        return [(person, address) for one, person, address in self.at_home if one == code]

    def drive(self, codes: Any) -> None:
        self.driven += codes


class Server:
    def __init__(self, url: str) -> None:
        self.store = PostgresStore(url)
        self.bus = PostgresBus(url, self.store)
        self.listener = Listener()

    async def open(self) -> "Server":
        await self.bus.open(self.listener)
        return self

    async def make(self, code: str = CODE) -> None:
        await self.store.create(code, b"first", "classic", 3, False, 1.0)
        self.bus.created(code)

    async def close(self) -> None:
        await self.bus.close()
        await self.store.close()


async def until(met: Callable[[], bool]) -> None:
    async with asyncio.timeout(HANGS / 2):
        while not met():
            await asyncio.sleep(0.01)


def with_servers(run: Callable[..., Awaitable[None]], count: int = 2, lease: float = LONG) -> None:
    """Unless a test is about a lease that ends, it lasts: on a busy machine a beat may be late."""
    url = postgres.started().new()

    async def main() -> None:
        await schema.prepare(url)
        servers = [await Server(url).open() for _ in range(count)]
        try:
            await run(*servers)
        finally:
            for server in servers:
                await server.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("undermine.server.postgres.bus.LEASE", lease)
        asyncio.run(asyncio.wait_for(main(), HANGS))


def test_what_a_server_does_on_its_own_needs_the_lease() -> None:
    async def run(one: Server, two: Server) -> None:
        await one.make()
        epoch = one.bus.epoch(CODE)
        assert epoch == 1 and two.bus.epoch(CODE) is None
        await one.store.append(CODE, 2, b"bot", 1.0, epoch=1)
        for store, claimed in ((two.store, 1), (one.store, 0), (one.store, 2)):
            with pytest.raises(Taken):
                await store.append(CODE, 3, b"bot", 1.0, epoch=claimed)
        await two.store.append(CODE, 3, b"person", 1.0)
        assert await one.store.read(CODE) == [b"first", b"bot", b"person"]

    with_servers(run)


def test_nobody_takes_the_lease_of_a_server_that_lives() -> None:
    async def run(one: Server, two: Server) -> None:
        await one.make()
        assert not await two.bus.claim(CODE)
        assert await one.bus.claim(CODE)

    with_servers(run)


def test_a_lease_that_was_released_is_anybodys_and_its_old_holder_writes_nothing() -> None:
    async def run(one: Server, two: Server) -> None:
        await one.make()
        await one.bus.release(CODE)
        assert await two.bus.claim(CODE)
        assert two.bus.epoch(CODE) == 2
        with pytest.raises(Taken):
            await one.store.append(CODE, 2, b"bot", 1.0, epoch=1)
        await two.store.append(CODE, 2, b"bot", 1.0, epoch=2)

    with_servers(run)


def test_of_many_who_claim_at_once_one_drives() -> None:
    async def run(*servers: Server) -> None:
        await servers[0].make()
        await servers[0].bus.release(CODE)
        claims = await asyncio.gather(*(server.bus.claim(CODE) for server in servers))
        assert sorted(claims) == [False, False, False, True]

    with_servers(run, 4)


def test_a_server_that_is_stopped_hands_over_at_once() -> None:
    async def run(one: Server, two: Server) -> None:
        for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
            await one.make(code)
        await one.close()
        await until(lambda: sorted(two.listener.driven) == ["AAAAAA", "BBBBBB", "CCCCCC"])
        assert two.bus.epoch("AAAAAA") == 2

    with_servers(run)


def test_a_zombie_finds_that_others_drive_and_writes_nothing() -> None:
    async def run(one: Server, two: Server) -> None:
        await one.make()
        for task in one.bus._tasks:
            task.cancel()
        await until(lambda: two.bus.epoch(CODE) == 2)
        assert one.bus.epoch(CODE) is None, "it has not said for a while that it lives"
        with pytest.raises(Taken):
            await one.store.append(CODE, 2, b"bot", 1.0, epoch=1)
        await one.bus._whole_beat()
        assert one.bus.epoch(CODE) is None

    with_servers(run, lease=LEASE)


def test_whoever_has_not_driven_for_a_moment_goes_on() -> None:
    """A beat began in time, and was answered so late that bots and clocks have stopped meanwhile."""

    async def run(one: Server) -> None:
        await one.make()
        for task in one.bus._tasks:
            task.cancel()
        look = one.bus._look

        async def slowly(began: float) -> None:
            await until(lambda: one.bus.epoch(CODE) is None)
            await look(began)

        one.bus._look = slowly  # type: ignore[method-assign]
        one.bus._renewed = time.monotonic() - LONG + BEAT / 2
        await one.bus._whole_beat()
        assert one.bus.epoch(CODE) == 1
        assert one.listener.kicks == 1

    with_servers(run, 1)


def test_a_line_that_the_driver_has_muddled_up_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(one: Server) -> None:
        async def muddled(*_: object) -> None:
            raise asyncpg.InternalClientError("another operation is in progress")

        with monkeypatch.context() as patch:
            patch.setattr(asyncpg.Connection, "fetch", muddled)
            with pytest.raises(NotRead):
                await one.store.public(1)
        assert await one.store.public(1) == []

    with_servers(run, 1)


def test_many_tables_are_spread_when_a_server_joins() -> None:
    async def run(one: Server) -> None:
        for number in range(30):
            code = f"TABL{chr(65 + number // 26)}{chr(65 + number % 26)}"
            one.listener.tables[code] = 1
            await one.make(code)
        two = await Server(one.store._writer.url).open()
        await until(lambda: len(one.bus._epochs) <= 21)
        await until(lambda: len(two.listener.driven) >= 9)
        await two.close()

    with_servers(run, 1)


def test_others_hear_what_is_written_and_nobody_hears_themselves() -> None:
    async def run(one: Server, two: Server) -> None:
        await one.make()
        await until(lambda: one.store.news.wanted)
        await one.store.append(CODE, 2, b"x", 1.0, b"y")
        await until(lambda: (CODE, 3) in two.listener.heard)
        assert two.listener.read == {2: b"x", 3: b"y"}
        await one.store.append(CODE, 4, b"z" * 10_000, 1.0)
        await until(lambda: (CODE, 4) in two.listener.heard)
        assert two.listener.read == {2: b"x", 3: b"y"}, "what does not fit is read in the database"
        assert one.listener.heard == []

    with_servers(run)


def test_what_was_not_heard_is_seen() -> None:
    """A lost notification costs a beat, and never an entry."""

    async def run(one: Server, two: Server) -> None:
        await one.make()
        two.listener.tables[CODE] = 1
        two.bus._hear = lambda *_: None  # type: ignore[method-assign]
        two.bus._line.cut()
        await one.store.append(CODE, 2, b"x", 1.0)
        await until(lambda: (CODE, 2) in two.listener.heard)

    with_servers(run)


def test_who_is_where_is_known_everywhere() -> None:
    async def run(one: Server, two: Server) -> None:
        await one.make()
        two.listener.tables[CODE] = 1
        crowd = Crowd(frozenset({"p1", "p2"}), 3)
        one.bus.here(CODE, crowd)
        await until(lambda: two.bus.crowd(CODE) == crowd)
        await one.close()
        await until(lambda: two.bus.crowd(CODE) == NO_CROWD)

    with_servers(run)


def test_whoever_was_forgotten_for_a_while_says_again_who_is_there() -> None:
    """A machine that was asleep for minutes: the others have cleared up after it, and its lines are still open."""

    async def run(one: Server, two: Server) -> None:
        crowd = Crowd(frozenset({"p1"}), 0)
        two.listener.tables[CODE] = 1
        await one.make()
        one.bus.here(CODE, crowd)
        await until(lambda: two.bus.crowd(CODE) == crowd)
        await one.bus._line.fetch("DELETE FROM presence")
        await until(lambda: two.bus.crowd(CODE) == NO_CROWD)
        one.bus._renewed -= 2 * LONG
        await until(lambda: two.bus.crowd(CODE) == crowd)

    with_servers(run)


def test_what_an_address_uses_is_counted_at_all_servers_together() -> None:
    async def run(one: Server, two: Server) -> None:
        here, there = Meter(10, 3_600), Meter(10, 3_600)
        one.bus.share({"creating": here})
        two.bus.share({"creating": there})
        for _ in range(10):
            assert here.allows("192.0.2.7", time.monotonic())
        await until(lambda: there.spent("192.0.2.7", time.monotonic()))
        assert not there.spent("192.0.2.8", time.monotonic())
        await asyncio.sleep(2 * BEAT)
        assert here.charge("192.0.2.7", time.monotonic()) < 500, "nobody hears an echo"

    with_servers(run)


def test_where_people_come_from_is_known_everywhere_also_later() -> None:
    async def run(one: Server, two: Server, three: Server) -> None:
        home = (CODE, "p1", "192.0.2.7")
        await one.make()
        one.bus.home(*home)
        await until(lambda: two.listener.at_home == [home])
        three.listener.at_home.clear()
        await three.bus.claim(CODE)
        await until(lambda: home in three.listener.at_home)

    with_servers(run, 3)


def test_appends_of_many_tables_share_a_statement() -> None:
    async def run(one: Server) -> None:
        codes = [f"TABL{chr(65 + number // 20)}{chr(65 + number % 20)}" for number in range(200)]
        for code in codes:
            await one.make(code)
        before = one.store.commits
        await asyncio.gather(*(one.store.append(code, 2, b"x", 1.0) for code in codes))
        assert one.store.commits - before <= 3

    with_servers(run, 1)


def test_an_entry_that_can_not_be_written_takes_no_other_with_it() -> None:
    async def run(one: Server) -> None:
        await one.make("AAAAAA")
        await one.make("BBBBBB")
        await one.store._writer.fetch("INSERT INTO entries VALUES ('AAAAAA', 2, '')")  # as if by a damaged disk
        bad, good = (one.store.append(code, 2, b"x", 1.0) for code in ("AAAAAA", "BBBBBB"))
        answers = await asyncio.gather(bad, good, return_exceptions=True)
        assert isinstance(answers[0], NotStored) and answers[1] is None

    with_servers(run, 1)


def test_servers_go_by_the_clock_of_the_database() -> None:
    from undermine.server.time import ServerTime  # noqa: PLC0415

    server = ServerTime()
    there = server.now() + 3_600.0
    at = there - 3_600.0 - server._ahead
    server.agree(there, at, 0.001)
    assert abs(server.now() - there) < 1.0


# ---- trouble --------------------------------------------------------------------------------------------------------


@awaited
async def test_a_database_that_is_gone_is_said_and_then_it_goes_on() -> None:
    cluster = postgres.Postgres()
    try:
        url = cluster.new()
        await schema.prepare(url)
        store = PostgresStore(url)
        await store.create(CODE, b"first", "classic", 3, False, 1.0)
        cluster.stop()
        with pytest.raises(NotStored):
            await store.append(CODE, 2, b"x", 1.0)
        with pytest.raises(NotRead):
            await store.read(CODE)
        with pytest.raises(NotStored):
            await store.probe()
        cluster.start()
        await store.append(CODE, 2, b"x", 1.0)
        await store.probe()
        assert await store.read(CODE) == [b"first", b"x"]
        await store.close()
    finally:
        cluster.close()


# ---- migrations -----------------------------------------------------------------------------------------------------


@awaited
async def test_many_servers_that_start_at_once_make_the_tables_once() -> None:
    url = postgres.started().new()
    await asyncio.gather(*(schema.prepare(url) for _ in range(5)))
    numbers = postgres.Postgres.ask(url, "SELECT number FROM migrations")
    assert [number for (number,) in numbers] == [one.number for one in schema.migrations()]


@awaited
async def test_an_older_server_goes_on_beside_a_newer_one_unless_that_says_otherwise() -> None:
    url = postgres.started().new()
    ours = schema.migrations()
    adds = Migration(900, "ALTER TABLE tables ADD COLUMN more integer")
    breaks = Migration(901, "-- reads: 901\nALTER TABLE tables DROP COLUMN more")
    connection = await asyncpg.connect(url)
    await schema.migrate(connection, [*ours, adds])
    await schema.prepare(url)
    store = PostgresStore(url)
    await store.create(CODE, b"first", "classic", 3, False, 1.0)
    assert await store.read(CODE) == [b"first"]
    await store.close()
    await schema.migrate(connection, [*ours, adds, breaks])
    await connection.close()
    with pytest.raises(OptionError, match="the database is of version 901"):
        await schema.prepare(url)


@awaited
async def test_a_database_that_is_not_there_is_refused_in_a_sentence_without_its_address() -> None:
    secret = f"postgresql://undermine:topsecret@127.0.0.1:{postgres.free_port()}/nothing"
    with pytest.raises(OptionError) as refused:
        await schema.prepare(secret)
    assert "the database can't be used" in str(refused.value)
    assert "topsecret" not in str(refused.value)
