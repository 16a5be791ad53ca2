"""Notices to people who are away: real ones, to a push service on this machine."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import Answer, Client, ServerProcess, awaited, choices_of, metrics
from tests.server.push_service import PushService, Subscriber, push_service
from undermine.server.endpoints import NotPublic, check_endpoint, is_public, public_line
from undermine.server.errors import NotGranted
from undermine.server.notices import Notices
from undermine.server.store import SqliteStore


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[ServerProcess]:
    words = ("--notice", "0.2", "--notices-to", service.address)
    with ServerProcess(tmp_path_factory.mktemp("push") / "tables.db", *words) as found:
        yield found


def ask(client: Client, wish: dict[str, str], method: str = "POST") -> Answer:
    cookie = {"cookie": f"undermine-{client.code}={client.token}"}
    return client.server.http(method, f"/api/tables/{client.code}/notices", wish, cookie)


async def slow_game(server: ServerProcess) -> tuple[Client, Client, Client]:
    """Three people who have a day for each decision; whose turn it is comes first."""
    people = await server.game(3, 0, clock={"kind": "decision", "seconds": 86_400})
    first = next(one for one in people if choices_of(one))
    others = [one for one in people if one is not first]
    return first, others[0], others[1]


async def come_decide_and_go(*people: Client) -> Client:
    """The one of these whose turn it is."""
    for one in people:
        await one.connect()
        due = bool(choices_of(one))
        if due:
            await one.decide_something(Random(2))
        await one.close()
        if due:
            return one
    raise AssertionError("it is nobody's turn")


@awaited
async def test_somebody_away_is_told_once_in_their_words_and_nothing_of_the_game(
    server: ServerProcess, service: PushService
) -> None:
    first, *others = await slow_game(server)
    phones = {f"/told/{one.person}": one for one in (first, *others)}
    subscribers = {path: Subscriber(service, path) for path in phones}
    for path, one in phones.items():
        assert ask(one, subscribers[path].wish()).status == 201
    for one in others:
        await one.close()
    await first.decide_something(Random(1))
    notice = service.next()
    late = phones[notice.path]
    assert late is not first
    said = subscribers[notice.path].read(notice)
    assert said == {"code": first.code, "title": "Klassisch", "words": "Du bist dran"}
    assert notice.headers["topic"] == first.code
    # Only the one who has to decide was told, and only once: coming, looking and going again is no new turn.
    await late.connect()
    await late.close()
    assert await come_decide_and_go(late) is late
    assert phones[service.next().path] not in (first, late)
    assert service.quiet


@awaited
async def test_who_is_there_or_wants_no_more_of_it_is_told_nothing(server: ServerProcess, service: PushService) -> None:
    first, second, third = await slow_game(server)
    here, off = Subscriber(service, "/here"), Subscriber(service, "/off")
    for one in (first, second, third):
        assert ask(one, here.wish()).status == 201
        assert ask(one, off.wish()).status == 201
        assert ask(one, {"endpoint": off.endpoint}, "DELETE").status == 200
    await first.decide_something(Random(1))
    for one in (second, third):
        await one.until(lambda c: c.number >= first.number)
    await (second if choices_of(second) else third).close()  # nobody was told while all were there
    assert service.next().path == "/here"
    assert service.quiet


@awaited
async def test_nobody_is_told_twice_after_a_kill_and_the_key_is_kept(tmp_path: Path, service: PushService) -> None:
    words = ("--notice", "0.2", "--notices-to", service.address)
    with ServerProcess(tmp_path / "tables.db", *words) as server:
        first, second, third = await slow_game(server)
        key = server.get("/api/server")["notices"]
        told = Subscriber(service, "/kill")
        for one in (second, third):
            assert ask(one, told.wish()).status == 201
            await one.close()
        await first.decide_something(Random(1))
        assert service.next().path == "/kill"
        server.kill()
        server.start()
        assert server.get("/api/server")["notices"] == key
        await first.connect()
        # Whoever is next is told; the one who was told before the kill is not told again.
        await come_decide_and_go(second, third)
        assert told.read(service.next())["code"] == first.code
        assert service.quiet


@awaited
async def test_a_subscription_that_is_gone_is_dropped(server: ServerProcess, service: PushService) -> None:
    first, second, third = await slow_game(server)
    service.says = {"/gone": 410, "/moved": 307}
    service.leads_to = f"{service.address}/elsewhere"
    try:
        for one in (second, third):
            for path in ("/gone", "/moved", "/stays"):
                assert ask(one, Subscriber(service, path).wish()).status == 201
            await one.close()
        await first.decide_something(Random(1))
        assert {service.next().path for _ in range(3)} == {"/gone", "/moved", "/stays"}  # and none leads elsewhere
        await come_decide_and_go(second, third)
        assert {service.next().path for _ in range(2)} == {"/moved", "/stays"}
    finally:
        service.says, service.leads_to = {}, None
    for outcome, times in (("gone", 1), ("failed", 2)):  # counted a moment after the service has answered
        while metrics(server).get(f'undermine_notices_total{{outcome="{outcome}"}}', 0) < times:
            await asyncio.sleep(0.02)


@awaited
async def test_only_the_latest_devices_are_told(server: ServerProcess, service: PushService) -> None:
    first, second, third = await slow_game(server)
    for one in (second, third):
        for device in range(7):
            assert ask(one, Subscriber(service, f"/many/{device}").wish()).status == 201
        await one.close()
    await first.decide_something(Random(1))
    assert {service.next().path for _ in range(5)} == {f"/many/{device}" for device in range(2, 7)}
    assert service.quiet


BAD_ENDPOINTS = [
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://10.1.2.3/x",
    "https://[::1]/x",
    "https://[::ffff:192.168.1.1]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://169.254.169.254/latest",
    "https://localhost/x",
    "https://printer/x",
    "https://nas.local/x",
    "https://push.example.org:8443/x",
    "https://me@push.example.org/x",
    "https://[broken/x",
    "ftp://push.example.org/x",
    "",
]


@pytest.mark.parametrize("endpoint", BAD_ENDPOINTS)
def test_a_server_does_not_call_what_is_no_push_service(server: ServerProcess, endpoint: str) -> None:
    host = server.create()
    wish = {"endpoint": endpoint, **Subscriber(PushService(""), "").keys, "title": "a", "words": "b"}
    found = ask(host, wish)
    assert found.status == 400 and found.error.startswith("this is not the address of a push service")


def test_push_services_are_called() -> None:
    for endpoint in ("https://fcm.googleapis.com/fcm/send/a:b", "https://web.push.apple.com/x?y=1"):
        check_endpoint(endpoint)
    with pytest.raises(NotGranted):
        check_endpoint(f"https://push.example.org/{'x' * 1_000}")


def test_a_name_that_leads_inside_is_not_called() -> None:
    with pytest.raises(NotPublic):
        public_line("localhost", 443)


def test_what_is_public() -> None:
    assert is_public("8.8.8.8") and is_public("2606:4700:4700::1111")
    inside = [
        "0.0.0.0",
        "100.64.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "224.0.0.1",
        "fe80::1%eth0",
        "fd00::1",
        "2002:a00:1::",
    ]
    assert [one for one in inside if is_public(one)] == []


def test_bad_wishes_are_refused(server: ServerProcess, service: PushService) -> None:
    host = server.create()
    wish = Subscriber(service, "/x").wish()
    assert ask(host, wish | {"p256dh": "AAAA"}).error == "these are not the keys of a push subscription"
    assert ask(host, wish | {"auth": "é"}).status == 400
    assert ask(host, wish | {"words": "x" * 161}).status == 400
    assert server.http("POST", f"/api/tables/{host.code}/notices", wish).status == 401
    assert server.http("DELETE", f"/api/tables/{host.code}/notices", {"endpoint": "x"}).status == 401


@awaited
async def test_servers_that_share_a_store_have_one_key(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    one, other = Notices(store, "mailto:a@localhost"), Notices(store, "mailto:a@localhost")
    assert await one.public_key() == await other.public_key()
    await store.close()
