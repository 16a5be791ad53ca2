"""A seat that moves to another device, by a link that works once."""

from pathlib import Path

import msgspec
import pytest

from tests.server.harness import USUAL, Answer, Client, ServerProcess, awaited
from undermine.server import entries as en
from undermine.server.devices import OPEN, NoSuchLink, make_link, take_seat
from undermine.server.errors import NotGranted
from undermine.server.people import MAX_DEVICES, hash_token
from undermine.server.table import Table


def link(client: Client) -> str:
    """The secret of a new link."""
    found = client.server.http("POST", f"/api/tables/{client.code}/links", headers=key_of(client))
    assert found.status == 201, found.body
    return str(found.json["secret"])


def key_of(client: Client) -> dict[str, str]:
    return {"cookie": f"undermine-{client.code}={client.token}"}


def take(server: ServerProcess, code: str, secret: str, address: str | None = None) -> Answer:
    return server.http("POST", f"/api/tables/{code}/devices", {"secret": secret}, address=address)


@awaited
async def test_the_other_device_is_the_same_person_with_a_key_of_its_own(server: ServerProcess) -> None:
    ada, bob, _ = await server.game(3, 0)
    before = bob.number
    found = take(server, bob.code, link(bob))
    assert found.status == 201
    joined = found.json
    assert (joined["person"], joined["name"], joined["seat"]) == (bob.person, "Bob", 1)
    assert joined["token"] and joined["token"] != bob.token
    phone = await Client(server, bob.code, bob.person, joined["token"]).connect()
    await bob.ping()
    assert (phone.look, phone.view, phone.choices) == (1, bob.view, bob.choices)
    # Nobody else hears what has happened, not even that it did: only that numbers have no gaps.
    await ada.until(lambda c: c.number >= before + 2)
    assert [line["told"] for line in ada.log if line["number"] > before][:2] == [{"type": "quiet"}] * 2
    await bob.ask("say", text="still here")
    await phone.ask("say", text="and here")


@awaited
async def test_a_link_works_once_and_only_the_latest_does(server: ServerProcess) -> None:
    (ada,) = await server.table(1, 2)
    first, second = link(ada), link(ada)
    assert take(server, ada.code, first).status == 404
    assert take(server, ada.code, second).status == 201
    again = take(server, ada.code, second)
    assert again.status == 400
    assert again.error.startswith("this link was used already")
    assert take(server, ada.code, "guessed").status == 404
    elsewhere = server.create()
    assert take(server, elsewhere.code, link(ada)).status == 404


@awaited
async def test_a_link_outlives_a_restart_and_its_secret_is_kept_nowhere(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        (ada,) = await server.table(1, 2)
        secret = link(ada)
        server.kill()
        server.start()
        found = take(server, ada.code, secret)
        assert found.status == 201
        log = b"".join(map(en.encode_entry, server.entries(ada.code))).decode()
        assert hash_token(secret) in log and secret not in log and found.json["token"] not in log


def test_a_browser_gets_a_cookie_and_nothing_to_read(server: ServerProcess) -> None:
    host = server.create()
    origin = {"origin": f"http://127.0.0.1:{server.port}"}
    found = server.http("POST", f"/api/tables/{host.code}/devices", {"secret": link(host)}, origin)
    assert found.status == 201 and found.json["token"] is None
    assert f"undermine-{host.code}=" in found.headers["set-cookie"] and "HttpOnly" in found.headers["set-cookie"]


def test_only_somebody_at_the_table_makes_a_link(server: ServerProcess) -> None:
    host = server.create()
    assert server.http("POST", f"/api/tables/{host.code}/links").status == 401
    wrong = {"cookie": f"undermine-{host.code}=guessed"}
    assert server.http("POST", f"/api/tables/{host.code}/links", headers=wrong).status == 401


def test_guessing_comes_to_an_end(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", *USUAL) as server:
        host = server.create()
        secret = link(host)
        found = [take(server, host.code, f"guess {n}", address="192.0.2.1").status for n in range(31)]
        assert set(found[:30]) == {404} and found[30] == 429
        assert take(server, host.code, secret, address="192.0.2.1").status == 429
        assert take(server, host.code, secret, address="192.0.2.2").status == 201


def table_with_one() -> Table:
    table = Table("BCDFGH", en.Created(at=1.0, config=en.Config("classic", 3)))
    table.fold(en.Joined(at=2.0, person="p1", name="Ada", token_hash=hash_token("first")))
    return table


def test_a_link_is_void_after_ten_minutes() -> None:
    table = table_with_one()
    made, link = make_link(table, table.people["p1"], 100.0)
    table.fold(made)
    with pytest.raises(NotGranted, match="ten minutes"):
        take_seat(table, link.secret, 100.0 + OPEN + 0.1)
    take_seat(table, link.secret, 100.0 + OPEN)


def test_somebody_who_has_left_has_no_link() -> None:
    table = table_with_one()
    made, link = make_link(table, table.people["p1"], 100.0)
    table.fold(made)
    table.fold(en.Left(at=101.0, person="p1"))
    with pytest.raises(NoSuchLink):
        take_seat(table, link.secret, 102.0)


def test_of_many_devices_the_oldest_lose_their_keys() -> None:
    table = table_with_one()
    for device in range(MAX_DEVICES):
        table.fold(en.DeviceCame(at=3.0, person="p1", token_hash=hash_token(f"device {device}")))
    assert table.person_with("first") is None
    assert all(table.person_with(f"device {device}") for device in range(MAX_DEVICES))


def test_links_are_stored_as_they_are_read() -> None:
    entry = en.Linked(at=1.0, person="p1", link_hash="ab", until=2.0)
    assert en.decode_entry(en.encode_entry(entry)) == entry
    with pytest.raises(msgspec.ValidationError):
        en.decode_entry(b'{"type":"linked","at":1.0,"person":"p1"}')
