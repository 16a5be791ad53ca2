"""People who come, vanish and come back; and what those who are there can do about it. All over real sockets."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.harness import Client, ServerProcess, awaited, play_on
from tests.server.tables import ask, asleep, awake
from undermine.bots.names import NAMES
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.addresses import reachable, told_to, welcome
from undermine.server.audience import LOCKED
from undermine.server.errors import NotStored
from undermine.server.people import told_apart
from undermine.server.protocol import ServerInfo
from undermine.server.store import SqliteStore

#: Seconds until somebody is absent: at once, or never as far as these tests go.
SOON, NEVER = "0.05", "3600"


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data.db", "--absence", SOON) as found:
        yield found


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data.db", "--absence", NEVER) as found:
        yield found


async def vanish(person: Client, *others: Client) -> None:
    """The line is dead, and the others see that nobody comes back."""
    person.drop()
    for other in others:
        await other.until(lambda c: person.person in c.absent)


def names(client: Client) -> list[str]:
    return [seat["name"] for seat in client.table["seats"]]


# ---- somebody vanishes ----------------------------------------------------------------------------------------------


@awaited
async def test_without_a_clock_the_game_goes_on_when_the_host_seats_a_bot(hasty: ServerProcess) -> None:
    ada, bob = await hasty.game(2, 1)
    await vanish(bob, ada)
    await ada.ask("stand_in", seat=1)
    await ada.until(lambda c: c.seat(1)["away"])
    await play_on([ada], Random(1))
    assert ada.status == "over"
    assert {told["how"] for told in ada.told("decided") if told["seat"] == 1} == {"bot"}


@awaited
async def test_whoever_comes_back_takes_the_seat_back(hasty: ServerProcess) -> None:
    ada, bob = await hasty.game(2, 1)
    await vanish(bob, ada)
    await ada.ask("stand_in", seat=1)
    await ada.until(lambda c: c.seat(1)["away"])
    await bob.connect(resume=True)
    await ada.until(lambda c: bob.person not in c.absent and bool(c.told("came_back")))
    await bob.ask("take_back", seat=1)
    await ada.until(lambda c: not c.seat(1)["away"])
    assert ada.seat(1)["stand_in_wished"] == []
    await play_on([ada, bob], Random(2))
    assert ada.status == "over"


@awaited
async def test_of_three_two_have_to_agree_on_a_bot(hasty: ServerProcess) -> None:
    ada, bob, cleo, dan = await hasty.game(4, 0)
    await vanish(ada, bob, cleo, dan)
    await bob.ask("stand_in", seat=0)
    await bob.ping()
    assert not bob.seat(0)["away"]
    assert bob.seat(0)["stand_in_wished"] == [bob.person]
    await cleo.ask("stand_in", seat=0)
    await dan.until(lambda c: c.seat(0)["away"])


@awaited
async def test_a_wish_can_be_taken_back_and_ends_when_the_person_is_there(hasty: ServerProcess) -> None:
    ada, bob, cleo, dan = await hasty.game(4, 0)
    await vanish(ada, bob, cleo, dan)
    await bob.ask("stand_in", seat=0)
    await bob.ask("stand_in", seat=0, yes=False)
    await cleo.ask("stand_in", seat=0)
    assert cleo.seat(0)["stand_in_wished"] == [cleo.person]
    await ada.connect(resume=True)
    await cleo.until(lambda c: c.seat(0)["stand_in_wished"] == [])
    refusal = await cleo.refused("stand_in", seat=0)
    assert refusal["why"] == "Ada is here, or has not been away for a minute yet"


@awaited
async def test_nobody_is_replaced_before_a_minute_is_over(patient: ServerProcess) -> None:
    ada, bob = await patient.game(2, 1)
    bob.drop()
    await ada.until(lambda c: bob.person not in c.online)
    assert bob.person not in ada.absent
    await ada.refused("stand_in", seat=1)


@awaited
async def test_who_only_watches_has_no_say(hasty: ServerProcess) -> None:
    ada, bob = await hasty.game(2, 1)
    dan = await hasty.join(ada.code, "Dan").connect()
    await vanish(bob, ada, dan)
    assert (await dan.refused("stand_in", seat=1))["why"].startswith("only players and the host")
    assert (await dan.refused("stand_in", seat=7))["why"].startswith("there is no seat")
    assert (await ada.refused("stand_in", seat=2))["why"] == "nobody is missing there"


@awaited
async def test_a_game_with_a_day_for_each_decision_waits_for_everybody(hasty: ServerProcess) -> None:
    ada, bob = await hasty.game(2, 1, clock={"kind": "decision", "seconds": 86_400})
    bob.drop()
    await ada.until(lambda c: bob.person not in c.online)
    await ada.refused("stand_in", seat=1)
    await ada.check()
    assert not ada.absent


@awaited
async def test_while_somebody_is_absent_the_host_or_most_can_pause(hasty: ServerProcess) -> None:
    ada, bob, cleo = await hasty.game(3, 0)
    await vanish(cleo, ada, bob)
    await bob.ask("pause")
    await bob.ping()
    assert not bob.table["paused"]
    await ada.ask("pause")
    await bob.until(lambda c: bool(c.table["paused"]))
    await cleo.connect(resume=True)
    await cleo.until(lambda c: bool(c.table["paused"]))
    await cleo.ask("pause", yes=False)
    await ada.until(lambda c: not c.table["paused"])


@awaited
async def test_all_of_this_is_in_the_log_and_survives_a_power_cut(hasty: ServerProcess) -> None:
    ada, bob, cleo, dan = await hasty.game(4, 0)
    await ada.ask("lock")
    await vanish(ada, bob, cleo, dan)
    await bob.ask("stand_in", seat=0)
    hasty.kill()
    hasty.start()
    await bob.connect(resume=True)
    assert bob.table["locked"]
    await bob.until(lambda c: c.seat(0)["away"])  # nobody else is back, so his wish of before is enough
    assert any(isinstance(entry, en.BotTook) for entry in hasty.entries(ada.code))


@awaited
async def test_a_game_that_all_have_left_rests(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data.db", "--sleep", "0.2") as server:
        ada, bob = await server.game(2, 1)
        await ada.ask("leave")
        await bob.ask("leave")
        await ada.close()
        await bob.close()
        await ada.connect()
        assert ada.status == "playing" and all(seat["away"] or seat["bot"] for seat in ada.table["seats"])
        await ada.ask("take_back", seat=0)
        await ada.until(lambda c: not c.seat(0)["away"])


# ---- the host -------------------------------------------------------------------------------------------------------


@awaited
async def test_a_stranger_never_becomes_host(hasty: ServerProcess) -> None:
    ada = await hasty.create(seats=3).connect()
    dan = await hasty.join(ada.code, "Dan").connect()
    bob = await hasty.join(ada.code, "Bob", watch=False).connect()
    cleo = await hasty.join(ada.code, "Cleo", watch=False).connect()
    await ada.ask("leave")
    await dan.until(lambda c: c.table["host"] == bob.person)
    await bob.ask("leave")
    await dan.until(lambda c: c.table["host"] == cleo.person)
    await vanish(cleo, dan)
    await dan.refused("hand_over", person=dan.person)
    hasty.join(ada.code, "Eve")
    await dan.until(lambda c: bool(c.told("joined")))
    assert dan.table["host"] == cleo.person


@awaited
async def test_the_host_hands_over_in_a_game(patient: ServerProcess) -> None:
    ada, bob = await patient.game(2, 1)
    dan = await patient.join(ada.code, "Dan").connect()
    await bob.refused("hand_over", person=bob.person)
    await ada.ask("hand_over", person=bob.person)
    await bob.until(lambda c: c.table["host"] == bob.person)
    await ada.refused("lock")
    await bob.refused("hand_over", person=bob.person)
    await bob.refused("hand_over", person="p99")
    await bob.refused("remove", person=ada.person)
    await bob.ask("remove", person=dan.person)
    assert await dan.closed() == 4401


@awaited
async def test_when_the_host_is_absent_those_who_sit_choose_another(hasty: ServerProcess) -> None:
    ada, bob, cleo, dan = await hasty.game(4, 0)
    await vanish(ada, bob, cleo, dan)
    await bob.ask("hand_over", person=cleo.person)
    await dan.ask("hand_over", person=bob.person)
    await dan.ping()
    assert dan.table["host"] == ada.person
    assert {wish["person"]: wish["host"] for wish in dan.table["host_wished"]} == {
        bob.person: cleo.person,
        dan.person: bob.person,
    }
    await dan.ask("hand_over", person=cleo.person)
    await bob.until(lambda c: c.table["host"] == cleo.person)
    assert bob.table["host_wished"] == []


@awaited
async def test_whoever_sat_down_after_the_host_had_gone_has_no_say_in_who_is_host(hasty: ServerProcess) -> None:
    ada = await hasty.create(seats=4).connect()
    bob = await hasty.join(ada.code, "Bob", watch=False).connect()
    await ada.ask("sit", seat=3)
    await bob.until(lambda c: c.seat(3)["person"] == ada.person)
    await vanish(ada, bob)
    strangers = [await hasty.join(ada.code, name, watch=False).connect() for name in ("Eve", "Mal")]
    for stranger in strangers:
        refusal = await stranger.refused("hand_over", person=strangers[0].person)
        assert refusal["why"].startswith("only those who sat here before the host went away")
    await bob.refused("hand_over", person=strangers[0].person)
    await bob.ask("hand_over", person=bob.person)
    await bob.until(lambda c: c.table["host"] == bob.person)


@awaited
async def test_nobody_new_comes_to_a_locked_table(patient: ServerProcess) -> None:
    ada, bob = await patient.table(2, 1)
    watcher = await patient.watch(ada.code).connect()
    await bob.refused("lock")
    await ada.ask("lock")
    assert await watcher.closed() == LOCKED
    found = patient.http("POST", f"/api/tables/{ada.code}/people", {"name": "Dan"})
    assert (found.status, found.error) == (400, "this table is locked; its host can let you in")
    late = patient.watch(ada.code)
    await late.open()
    await late.send("hello", protocol=1)
    assert await late.closed() == LOCKED
    await bob.close()
    await bob.connect(resume=True)  # those who are here stay
    await ada.ask("lock", yes=False)
    await patient.watch(ada.code).connect()
    await patient.join(ada.code, "Dan").connect()


@awaited
async def test_a_locked_table_is_not_listed(patient: ServerProcess) -> None:
    ada = await patient.create(privacy="public").connect()
    assert [one["code"] for one in patient.get("/api/tables")] == [ada.code]
    await ada.ask("lock")
    assert patient.get("/api/tables") == []


@awaited
async def test_a_locked_table_is_not_listed_when_it_is_asleep(tmp_path: Path) -> None:
    for locked in (True, False):
        folder = tmp_path / str(locked)
        folder.mkdir()
        live = await awake(folder, en.Config("classic", 3, privacy="public"))
        host, _ = await live.join("Ada")
        await ask(live, host, pr.Lock, yes=True)
        await ask(live, host, pr.Lock, yes=locked)
        await asleep(live)
        store = SqliteStore(str(folder / "data.sqlite"))
        assert len(await store.public(50)) == (not locked)
        await store.close()


# ---- the door -------------------------------------------------------------------------------------------------------


def joined(server: ServerProcess, code: str, **wish: Any) -> Any:
    found = server.http("POST", f"/api/tables/{code}/people", wish)
    assert found.status == 201, found.body
    return found.json


@awaited
async def test_joining_is_one_step(patient: ServerProcess) -> None:
    config = {"game": "classic", "seats": 3}
    host = patient.http("POST", "/api/tables", {"config": config, "name": "Ada"}).json
    assert (host["seat"], host["watching"]) == (0, None)
    ada = await Client(patient, host["code"], host["person"], host["token"]).connect()
    bob, cleo = (joined(patient, ada.code, name=name) for name in ("Bob", "Cleo"))
    dan = joined(patient, ada.code, name="Dan")
    assert [(one["seat"], one["watching"]) for one in (bob, cleo, dan)] == [(1, None), (2, None), (None, "full")]
    await ada.until(lambda c: c.number >= 10)
    assert [(seat["name"], seat["ready"]) for seat in ada.table["seats"]] == [
        ("Ada", True),
        ("Bob", True),
        ("Cleo", True),
    ]
    await ada.ask("start")
    assert joined(patient, ada.code, name="Eve")["watching"] == "running"
    assert joined(patient, ada.code, name="Finn", watch=True)["watching"] == "wished"


@awaited
async def test_of_many_who_come_at_once_one_gets_the_last_seat(tmp_path: Path) -> None:
    live = await awake(tmp_path, en.Config("dark_cave", 2))
    await live.come("Ada", watch=False)
    came = await asyncio.gather(*(live.come("Bob", watch=False) for _ in range(5)))
    assert sorted((one.seat or 0, one.watching or "") for one in came) == [(0, "full")] * 4 + [(1, "")]
    kinds = [type(line.entry) for line in live.table.log]
    at = kinds.index(en.Joined, 4)
    assert kinds[at : at + 3] == [en.Joined, en.Sat, en.Readied]
    again = await asyncio.gather(*(live.come("Bob", False, one.token) for one in came))
    assert [one.person for one in again] == [one.person for one in came]
    assert len(live.table.people) == 6
    await asleep(live)


@awaited
async def test_who_can_not_be_stored_has_not_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await awake(tmp_path, en.Config("dark_cave", 2))

    async def full(*_: object, **__: object) -> None:
        raise NotStored("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(live.store, "append", full)
        with pytest.raises(NotStored):
            await live.come("Ada", watch=False)
    assert not live.table.people and live.table.number == 1
    assert (await live.come("Ada", watch=False)).seat == 0
    await asleep(live)


@awaited
async def test_nobody_appears_under_the_name_of_another(patient: ServerProcess) -> None:
    ada = await patient.create(seats=10, name="Pat").connect()
    await ada.ask("sit", seat=0)
    for seat in range(5, 10):
        await ada.ask("seat_bot", seat=seat)
    bots = names(ada)[5:]
    assert len(set(bots)) == 5 and set(bots) <= set(NAMES)
    assert joined(patient, ada.code, name="pat")["name"] == "pat 2"
    assert joined(patient, ada.code, name="Pat")["name"] == "Pat 3"
    assert joined(patient, ada.code, name=bots[0])["name"] == f"{bots[0]} 2"
    await ada.ask("sit", seat=4, name="Gran")
    assert names(ada) == ["Pat", "pat 2", "Pat 3", f"{bots[0]} 2", "Gran", *bots]


@awaited
async def test_one_more_player_is_not_called_like_somebody_without_a_seat(patient: ServerProcess) -> None:
    ada = await patient.create(seats=3, several_seats=True).connect()
    bob = await patient.join(ada.code, "Bob").connect()
    await bob.ask("sit", seat=0, name="Bob")
    await bob.ask("sit", seat=1, name="ada")
    await bob.ask("sit", seat=2, name="Bob")
    await ada.until(lambda c: c.seat(2)["person"] == bob.person)
    assert names(ada) == ["Bob", "ada 2", "Bob 2"]


@awaited
async def test_a_bot_is_not_called_like_somebody_who_was_there_before(patient: ServerProcess) -> None:
    ada = await patient.create(seats=3).connect()
    await ada.ask("seat_bot", seat=2)
    name = names(ada)[2]
    await ada.ask("stand", seat=2)
    assert joined(patient, ada.code, name=name)["name"] == name
    await ada.ask("seat_bot", seat=2)
    assert names(ada)[0] == name and names(ada)[2] in set(NAMES) - {name}


@pytest.mark.parametrize(
    ("name", "others", "found"),
    [
        ("Pat", [], "Pat"),
        ("Pat", ["Patty"], "Pat"),
        ("ＰＡＴ", ["Pat"], "ＰＡＴ 2"),
        ("Pat", ["pat", "Pat 2"], "Pat 3"),
        ("x" * 24, ["x" * 24], "x" * 22 + " 2"),
    ],
)
def test_names_are_told_apart(name: str, others: list[str], found: str) -> None:
    assert told_apart(name, others) == found


# ---- your tables, and where they are --------------------------------------------------------------------------------


def browser(server: ServerProcess, path: str, body: Any, cookies: dict[str, str]) -> Any:
    """A request as a browser makes it, which keeps the cookies of its answer."""
    origin = {"Origin": f"http://127.0.0.1:{server.port}", "Host": f"127.0.0.1:{server.port}"}
    sent = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())} if cookies else {}
    found = server.http("POST" if body is not None else "GET", path, body, {**origin, **sent})
    for line in found.headers.get("set-cookie", "").split("\n"):
        with contextlib.suppress(ValueError):
            name, value = line.split(";")[0].split("=", 1)
            cookies[name] = value.strip('"')
    return found.json


def test_a_browser_finds_its_tables_again(patient: ServerProcess) -> None:
    mine: dict[str, str] = {}
    assert browser(patient, "/api/tables/mine", None, mine) == []
    playing = browser(patient, "/api/play", {"game": "classic", "seats": 3, "name": "Ada", "bot": "random"}, mine)
    config = {"game": "dark_cave", "seats": 2}
    waiting = browser(patient, "/api/tables", {"config": config, "name": "Ada"}, mine)
    assert playing["token"] is None
    found = {one["code"]: one for one in browser(patient, "/api/tables/mine", None, mine)}
    assert set(found) == {playing["code"], waiting["code"]}
    game, lobby = found[playing["code"]], found[waiting["code"]]
    assert (game["status"], game["game"], game["names"][0]) == ("playing", "classic", "Ada")
    assert game["yours"] == (game["waiting"] == ["Ada"])
    assert (lobby["status"], lobby["waiting"], lobby["yours"], lobby["names"]) == ("open", [], False, ["Ada"])
    assert browser(patient, "/api/tables/mine", None, {"undermine-tables": "BCDFGH:no/x//:/QQQQQQ"}) == []
    for _ in range(15):
        browser(patient, "/api/tables", {"config": config, "name": "Ada"}, mine)
    assert len(browser(patient, "/api/tables/mine", None, mine)) == 12


def test_whoever_joins_twice_is_the_same_person(patient: ServerProcess) -> None:
    mine: dict[str, str] = {}
    config = {"game": "dark_cave", "seats": 3}
    table = browser(patient, "/api/tables", {"config": config, "name": "Ada", "watch": True}, mine)
    path = f"/api/tables/{table['code']}/people"
    first = browser(patient, path, {"name": "Ada"}, mine)
    assert (first["person"], first["name"], first["seat"]) == (table["person"], "Ada", 0)
    assert browser(patient, path, {"name": "Bob"}, mine) == first
    assert [one["person"] for one in patient.get(f"/api/tables/{table['code']}")["people"]] == [table["person"]]


@awaited
async def test_a_browser_that_comes_again_after_leaving_finds_the_table(patient: ServerProcess) -> None:
    mine: dict[str, str] = {}
    path = f"/api/tables/{patient.create().code}/people"
    first = browser(patient, path, {"name": "Bob"}, mine)
    key = mine[f"undermine-{first['code']}"]
    bob = await Client(patient, first["code"], first["person"], key).connect()
    await bob.ask("leave")
    second = browser(patient, path, {"name": "Bob"}, mine)
    assert second["person"] != first["person"]
    assert [one["code"] for one in browser(patient, "/api/tables/mine", None, mine)] == [first["code"]]


@awaited
async def test_a_table_that_you_have_left_is_not_yours(patient: ServerProcess) -> None:
    ada = await patient.create().connect()
    cookies = {"undermine-tables": f"{ada.code}:{ada.token}"}
    assert [one["code"] for one in browser(patient, "/api/tables/mine", None, cookies)] == [ada.code]
    await ada.ask("leave")
    assert browser(patient, "/api/tables/mine", None, cookies) == []


def test_a_server_says_where_it_is(patient: ServerProcess) -> None:
    found = patient.http("GET", "/api/server", address="127.0.0.1").json
    assert len(found.pop("notices")) == 87  # a point of a curve, as browsers take it
    assert found == {"addresses": [f"http://localhost:{patient.port}/"], "local_only": True}
    assert "This address works on this machine only" in patient.said.read_text()


def test_addresses_are_only_for_those_who_are_at_the_machine_itself() -> None:
    """Behind a proxy, the addresses of its own network are nobody's business."""
    info = reachable("192.168.1.20", 8000)
    for host in ("localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST"):
        assert told_to(info, "127.0.0.1", host) == info
    for client, host in (("203.0.113.9", "localhost:8000"), ("127.0.0.1", "games.example"), ("?", ""), ("::1", "[")):
        assert told_to(info, client, host) == ServerInfo((), False)


def test_what_is_said_of_an_address() -> None:
    assert reachable("192.168.1.20", 8000).addresses == ("http://192.168.1.20:8000/",)
    assert reachable("fd00::1", 80).addresses == ("http://[fd00::1]:80/",)
    assert welcome(reachable("192.168.1.20", 8000)).startswith("Friends in your network open http://192.168.1.20:8000/")
    assert "serve --lan" in welcome(reachable("127.0.0.1", 8000))
    everywhere = reachable("0.0.0.0", 8000)
    assert everywhere.local_only == (not everywhere.addresses)
    assert not [one for one in everywhere.addresses if "127.0.0" in one or "0.0.0.0" in one]
