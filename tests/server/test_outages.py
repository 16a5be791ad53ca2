"""What an outage of the store leaves behind: nothing that counts against anybody, no table of nobody, no stale list."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.websockets import WebSocket

from undermine.server import metrics
from undermine.server import protocol as pr
from undermine.server.app import Server
from undermine.server.errors import NotStored
from undermine.server.hosts import Hosts
from undermine.server.hub import Hub
from undermine.server.limits import Bill, Limits, Meter
from undermine.server.live import LiveTable, Pace
from undermine.server.postgres.tally import Tally
from undermine.server.sockets import DEAD, POLICY, SILENT, Closed, Socket
from undermine.server.store import SqliteStore
from undermine.server.visitors import Shares, Visitor

PLAY = pr.PlayNow("classic", 3, "Ada")


@contextlib.contextmanager
def outage() -> Iterator[None]:
    """Whatever is to be stored now fails, and everything that would share a commit with it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteStore, "_append_together", _fail)
        yield


def _fail(*_: object) -> None:
    raise sqlite3.OperationalError("disk I/O error")


async def opened(folder: Path) -> tuple[Hub, SqliteStore]:
    store = SqliteStore(str(folder / "tables.db"))
    hub = Hub(store, None, Pace(0.0))
    await hub.open()
    return hub, store


def socket_of(live: LiveTable, shares: Shares) -> Socket:
    """A connection of the first person, without a network."""
    visitor = Visitor(shares, "192.0.2.1", live.table.code)
    socket = Socket(WebSocket({"type": "websocket"}, None, None), live, None, visitor)  # type: ignore[arg-type]
    socket.person = live.table.people["p1"]
    visitor.is_person(socket.person)
    return socket


def test_what_is_given_back_can_be_asked_for_again() -> None:
    meter = Meter(2, 60)
    assert meter.allows("a", 0.0) and meter.allows("a", 0.0) and not meter.allows("a", 0.0)
    meter.give_back("a", 0.0)
    assert meter.allows("a", 0.0) and not meter.allows("a", 0.0)
    meter.give_back("a", 0.0, 2)
    assert len(meter) == 0, "there is nothing to remember"
    meter.give_back("b", 0.0)
    assert meter.allows("b", 0.0) and meter.allows("b", 0.0) and not meter.allows("b", 0.0), "nobody gains"


def test_what_is_given_back_counts_at_no_other_server_either() -> None:
    here, there = Meter(2, 3_600), Meter(2, 3_600)
    one, two = Tally(), Tally()
    one.share({"creating": here})
    two.share({"creating": there})

    def tell() -> None:
        for message in one.messages():
            two.hear(message.split()[1:])

    bill = Bill()
    assert bill.allows(here, "a", time.monotonic()) and bill.allows(here, "a", time.monotonic())
    bill.give_back(time.monotonic())
    assert one.messages() == [], "nobody needs to know of what came to nothing"
    assert bill.allows(here, "a", time.monotonic()) and bill.allows(here, "a", time.monotonic())
    tell()
    assert there.spent("a", time.monotonic())
    bill.give_back(time.monotonic())
    tell()
    assert not there.spent("a", time.monotonic())


def test_what_others_can_not_be_told_fills_no_memory() -> None:
    meter = Meter(2, 3_600, remembered=10)
    Tally().share({"creating": meter})
    for number in range(100):
        meter.charge(f"192.0.2.{number}", 0.0)
    assert meter.used is not None and len(meter.used) <= 10


def test_requests_that_could_not_be_stored_count_against_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        hub, _ = await opened(tmp_path)
        live, _ = await hub.play_now(PLAY)
        limits = Limits()
        socket = socket_of(live, Shares(limits))
        with outage():
            for line in range(round(2 * limits.lines.most)):
                await socket._message(pr.Say(id=f"say {line}", text="hello?"))
        before, began, lines = len(live.table.talk), time.monotonic(), limits.lines
        for line in range(round(2 * lines.most)):
            await socket._message(pr.Say(id=f"say again {line}", text="hello!"))
        most = lines.most * (1 + (time.monotonic() - began) / lines.seconds) + 1
        assert lines.most <= len(live.table.talk) - before <= most
        assert metrics.LIMITED.labels("talk")._value.get() >= 1
        await hub.close()

    asyncio.run(run())


def test_a_table_that_could_not_be_set_up_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store fails after the table was made, and after its person came."""

    async def run() -> None:
        hub, store = await opened(tmp_path)
        append = store.append
        for stored in range(3):
            left = iter(range(stored))

            async def fails(*args: object, left: object = left, **more: object) -> None:
                if next(left, None) is None:  # type: ignore[call-overload]
                    raise NotStored("full")
                await append(*args, **more)  # type: ignore[arg-type]

            monkeypatch.setattr(store, "append", fails)
            with pytest.raises(NotStored):
                await hub.play_now(PLAY)
            assert hub.tables == {}
        monkeypatch.setattr(store, "append", append)
        await hub.play_now(PLAY)
        await store.probe()  # by then, lists have heard of all that came before
        assert len(await store.running(0.0)) == 1
        await hub.close()

    asyncio.run(run())


def test_lists_hear_what_they_missed_with_the_next_commit(tmp_path: Path) -> None:
    async def run() -> None:
        _, store = await opened(tmp_path)
        await store.create("BCDFGH", b"{}", "classic", 3, True, 1.0)
        with outage():
            store.note("BCDFGH", "playing", None, True)
            with pytest.raises(NotStored):
                await store.append("BCDFGH", 2, b"{}", 2.0)
        await store.append("BCDFGH", 2, b"{}", 2.0)
        assert [row.status for row in await store.public(10)] == ["playing"]
        await store.close()

    asyncio.run(run())


def test_a_tab_that_has_fallen_silent_makes_room_and_one_that_lives_does_not(tmp_path: Path) -> None:
    async def run() -> None:
        hub, _ = await opened(tmp_path)
        live, _ = await hub.play_now(PLAY)
        shares = Shares(Limits())
        tabs = [socket_of(live, shares) for _ in range(shares.limits.tabs)]
        live.audience.connections.update(tabs)
        newest = socket_of(live, shares)
        with pytest.raises(Closed, match="too many times") as refused:
            newest._check_let_in()
        assert refused.value.code == POLICY
        tabs[3].heard -= DEAD + 1
        newest._check_let_in()
        closed = tabs[3]._queue.get_nowait()
        assert isinstance(closed, Closed) and closed.code == SILENT
        assert all(tab._queue.empty() for tab in tabs if tab is not tabs[3])
        live.audience.connections.clear()
        await hub.close()

    asyncio.run(run())


def test_a_busy_store_lets_tables_share_commits_and_one_table_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pause that long would never end: so it is there between two tables, and not between entries of one."""
    monkeypatch.setattr("undermine.server.store.GATHER", 3_600.0)
    paused: list[float] = []
    monkeypatch.setattr("undermine.server.store.time.sleep", paused.append)

    async def run() -> None:
        _, store = await opened(tmp_path)
        for code in ("BCDFGH", "CDFGHJ"):
            await store.create(code, b"{}", "classic", 3, False, 1.0)
        await store.append("BCDFGH", 2, b"{}", 2.0)
        paused.clear()
        await store.append("BCDFGH", 3, b"{}", 3.0)
        assert not paused
        await store.append("CDFGHJ", 2, b"{}", 3.0)
        assert len(paused) == 1
        await store.close()

    asyncio.run(run())


def test_a_server_that_is_about_to_stop_lets_the_web_server_lead_people_elsewhere(tmp_path: Path) -> None:
    """It still has its own people then, and hands its tables over."""

    async def run() -> None:
        hub, _ = await opened(tmp_path)
        server = Server(lambda: hub, Hosts(), Limits())
        server.hub = hub
        asked = Request({"type": "http"})
        assert (await server.open(asked)).status_code == 200
        await hub.hand_over()
        assert (await server.open(asked)).status_code == 503
        await hub.close()

    asyncio.run(run())
