"""Every route over HTTP: what it answers, and what it says when something is wrong."""

import json
import re
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
import pytest

import undermine
from tests.server.harness import Client, ServerProcess, awaited, identity, metrics, play_on
from undermine.engine.pictures import CardPicture
from undermine.server import protocol as pr


def plain(value: Any) -> Any:
    """As it looks after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


# ---- the server -----------------------------------------------------------------------------------------------------


def test_the_server_says_that_it_is_well(server: ServerProcess) -> None:
    for path in ("/healthz", "/openz"):
        found = server.http("GET", path)
        assert (found.status, found.body) == (200, b"ok\n")


@awaited
async def test_the_server_counts(server: ServerProcess) -> None:
    before = metrics(server)
    people = await server.game(2, 1)
    code = people[0].code
    await people[0].refused("decide", number=0, seat=1, decision="pass NS")
    during = metrics(server)
    assert during["undermine_connections"] >= before["undermine_connections"] + 2
    await play_on(people, Random(1))
    decided = [told["how"] for told in people[0].told("decided")]
    for client in people:
        await client.close()
    after = metrics(server)

    def more(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert more('undermine_tables_created_total{game="classic"}') == 1
    assert more('undermine_games_started_total{game="classic"}') == 1
    assert more('undermine_games_finished_total{game="classic"}') == 1
    assert more('undermine_decisions_total{how="person"}') == decided.count("person")
    assert more('undermine_decisions_total{how="bot"}') == decided.count("bot")
    assert more("undermine_requests_refused_total") >= 1
    assert more("undermine_append_seconds_count") >= decided.count("person")
    assert after["undermine_tables_awake"] >= 1
    eve = server.watch(code)
    await eve.open()
    await eve.send("hello", protocol=99)
    assert await eve.closed() == 4426
    assert metrics(server)['undermine_connections_closed_total{code="4426"}'] == 1


def test_figures_tell_of_no_table(server: ServerProcess) -> None:
    ada = server.create()
    raw = server.http("GET", "/metrics").body.decode()
    assert ada.code not in raw
    assert "Ada" not in raw


# ---- games ----------------------------------------------------------------------------------------------------------


def test_games_with_their_options_and_bots(server: ServerProcess) -> None:
    found = {game["game"]: game for game in server.get("/api/games")}
    assert list(found) == list(undermine.GAMES)
    for name, game in undermine.GAMES.items():
        assert found[name]["title"] == game.title
        assert found[name]["seats"] == [game.seats[0], game.seats[-1]]
        assert "random" in found[name]["bots"]
        defaults = {option["name"]: option["default"] for option in found[name]["options"]}
        assert defaults == plain(game.options_type())
        for option in found[name]["options"]:
            assert option["values"] == [] or option["default"] in option["values"]


@pytest.mark.parametrize("game", undermine.GAMES)
def test_cards_of_a_game_and_of_a_table(server: ServerProcess, game: str) -> None:
    cards = server.get(f"/api/games/{game}/cards")
    for card in cards:
        msgspec.convert(card, CardPicture)
        assert all(-1 <= door < len(card["names"]) for door in card["doors"])
        assert card["kind"] != "action" or card["names"] == []
    assert {card["kind"] for card in cards} == {"path", "start", "goal", "action"}
    assert len({(card["kind"], card["name"]) for card in cards}) == len(cards)
    assert server.get(f"/api/tables/{server.create(game).code}/cards") == cards


def test_cards_of_a_game_that_is_not_there(server: ServerProcess) -> None:
    found = server.http("GET", "/api/games/chess/cards")
    assert found.status in (400, 404)
    assert "chess" in found.error


# ---- tables ---------------------------------------------------------------------------------------------------------


def test_a_table_is_created_and_seen(server: ServerProcess) -> None:
    config = {
        "game": "lost_mines",
        "seats": 4,
        "options": {"rounds": 1, "vote_end": False},
        "clock": {"kind": "bank", "seconds": 300, "more": 10},
        "privacy": "public",
    }
    made = server.http("POST", "/api/tables", {"config": config, "name": "  Ada \n L. "})
    assert made.status == 201
    assert sorted(made.json) == ["code", "name", "person", "seat", "token", "watching"]
    table = server.get(f"/api/tables/{made.json['code']}")
    msgspec.convert(table, pr.TableState)
    assert table["config"] == {**config, "deck": None}
    assert table["people"] == [{"person": made.json["person"], "name": "Ada L."}]
    assert table["host"] == made.json["person"]
    assert (table["status"], table["match"], table["paused"]) == ("open", 0, False)
    assert len(table["seats"]) == 4
    joined = server.http("POST", f"/api/tables/{made.json['code']}/people", {"name": "Bob"})
    assert joined.status == 201
    assert joined.json["code"] == made.json["code"]
    assert joined.json["person"] != made.json["person"]
    names = [person["name"] for person in server.get(f"/api/tables/{made.json['code']}")["people"]]
    assert names == ["Ada L.", "Bob"]


@awaited
async def test_public_tables_are_listed_until_their_game_is_over(server: ServerProcess) -> None:
    people = await server.table(2, 1, privacy="public")
    code = people[0].code
    private, closed = server.create(privacy="link").code, server.create(privacy="closed").code

    def listed() -> dict[str, str]:
        rows = server.get("/api/tables")
        return {msgspec.convert(row, pr.TableListing).code: row["status"] for row in rows}

    assert listed()[code] == "open"
    assert not {private, closed} & set(listed())
    await people[1].ask("ready")
    await people[0].ask("start")
    await people[0].ask("say", text="what is written later is written by now")
    assert listed()[code] == "playing"
    await play_on(people, Random(1))
    await people[0].ask("say", text="well played")
    assert code not in listed()


def test_play_now_is_a_game_that_runs(server: ServerProcess) -> None:
    found = server.http("POST", "/api/play", {"game": "dark_cave", "seats": 4, "name": "Ada", "bot": "random"})
    assert found.status == 201
    table = server.get(f"/api/tables/{found.json['code']}")
    assert table["status"] == "playing"
    assert [seat["bot"] for seat in table["seats"]] == [None, "random", "random", "random"]
    assert table["seats"][0]["person"] == found.json["person"]
    by_default = server.http("POST", "/api/play", {"game": "classic"}).json
    assert len(server.get(f"/api/tables/{by_default['code']}")["seats"]) == 5


@awaited
async def test_who_plays_now_can_connect_and_decide(server: ServerProcess) -> None:
    found = server.http("POST", "/api/play", {"game": "classic", "seats": 3, "options": {"rounds": 1}})
    ada = await Client(server, **identity(found.json)).connect()
    assert ada.look == 0
    await play_on([ada], Random(1))
    assert undermine.replay(server.record(ada.code)).decided == len(ada.told("decided"))


CONFIG = {"game": "classic", "seats": 3}
WRONG_TABLES: list[tuple[Any, str]] = [
    (b"", "malformed request"),
    (b"{", "malformed request"),
    (b"\xff\xfe", "malformed request"),
    ([], "malformed request: Expected `object`, got `array`"),
    ({}, "Object missing required field `config`"),
    ({"config": CONFIG, "name": ""}, "$.name"),
    ({"config": CONFIG, "name": "x" * 25}, "$.name"),
    ({"config": CONFIG, "name": " \u200b\n "}, "a name needs at least one letter"),
    ({"config": CONFIG, "name": 3}, "$.name"),
    ({"config": CONFIG, "nmae": "Ada"}, "Object contains unknown field `nmae`"),
    ({"config": {"game": "chess", "seats": 3}}, "there is no game 'chess'"),
    ({"config": {"game": "classic", "seats": 2}}, "classic is for 3 to 10 seats, not 2"),
    ({"config": {"game": "classic", "seats": 11}}, "classic is for 3 to 10 seats, not 11"),
    ({"config": {"game": "classic", "seats": 10**30}}, ""),
    ({"config": {"game": "classic", "seats": "3"}}, "$.config.seats"),
    ({"config": {**CONFIG, "options": {"rouns": 1}}}, "rouns"),
    ({"config": {**CONFIG, "options": {"rounds": 0}}}, "rounds"),
    ({"config": {**CONFIG, "options": {"rounds": "two"}}}, "rounds"),
    ({"config": {**CONFIG, "options": {"first_player": "J"}}}, "first_player"),
    ({"config": {**CONFIG, "options": {"x" * 3_000: 1}}}, ""),
    ({"config": {**CONFIG, "deck": "../../secrets"}}, "there is no such deck"),
    ({"config": {**CONFIG, "deck": "/etc/passwd.toml"}}, "there is no such deck"),
    ({"config": {**CONFIG, "deck": "not = [toml\n"}}, "deck: not TOML"),
    ({"config": {**CONFIG, "deck": "x = 1\n"}}, "deck"),
    ({"config": {**CONFIG, "deck": "#" * 20_001}}, "$.config.deck"),
    ({"config": {**CONFIG, "clock": {"kind": "sundial"}}}, "$.config.clock.kind"),
    ({"config": {**CONFIG, "clock": {"kind": "bank", "seconds": 0.5}}}, "$.config.clock.seconds"),
    ({"config": {**CONFIG, "clock": {"kind": "bank", "seconds": 1e300}}}, "$.config.clock.seconds"),
    ({"config": {**CONFIG, "clock": {"kind": "bank", "more": -1}}}, "$.config.clock.more"),
    ({"config": {**CONFIG, "privacy": "secret"}}, "$.config.privacy"),
]


@pytest.mark.parametrize(("body", "why"), WRONG_TABLES)
def test_a_table_that_can_not_be_is_refused_with_what_is_wrong(server: ServerProcess, body: Any, why: str) -> None:
    found = server.http("POST", "/api/tables", body)
    assert found.status == 400, found.body
    assert why in found.error
    assert found.headers["content-type"] == "application/json"


DEEP = b'{"config": {"game": "classic", "seats": 3, "options": {"rounds": ' + b"[" * 30_000 + b"]" * 30_000 + b"}}}"


@pytest.mark.parametrize("path", ["/api/tables", "/api/play", "/api/tables/CODE/people"])
def test_a_body_that_goes_too_deep_is_refused(server: ServerProcess, path: str) -> None:
    path = path.replace("CODE", server.create().code)
    for body in (DEEP, b"[" * 60_000, b'{"game":"classic","options":{"a":' + b'{"a":' * 10_000):
        found = server.http("POST", path, body)
        assert found.status == 400
        assert found.error


WRONG_PLAYS: list[tuple[Any, str]] = [
    (b"nonsense", "malformed request"),
    ({}, "Object missing required field `game`"),
    ({"game": "chess"}, "there is no game 'chess'"),
    ({"game": "classic", "seats": 2}, "classic is for 3 to 10 seats, not 2"),
    ({"game": "classic", "bot": "deep"}, "there is no bot 'deep'; there are "),
    ({"game": "classic", "options": {"nonsense": 1}}, "nonsense"),
    ({"game": "classic", "name": "\u0007"}, "a name needs at least one letter"),
    ({"game": "classic", "clock": "bank"}, "$.clock"),
    ({"game": "classic", "seed": "1"}, "Object contains unknown field `seed`"),
]


@pytest.mark.parametrize(("body", "why"), WRONG_PLAYS)
def test_play_now_says_what_is_wrong(server: ServerProcess, body: Any, why: str) -> None:
    found = server.http("POST", "/api/play", body)
    assert found.status == 400
    assert why in found.error


@pytest.mark.parametrize("body", [b"", b"{}", {"name": ""}, {"name": "x" * 25}, {"name": "\n"}, {"name": None}, []])
def test_who_joins_without_a_name_is_told_so(server: ServerProcess, body: Any) -> None:
    found = server.http("POST", f"/api/tables/{server.create().code}/people", body)
    assert found.status == 400
    assert "name" in found.error or "malformed" in found.error


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/BCDFGH"),
        ("GET", "/api/tables/BCDFGH/cards"),
        ("GET", "/api/tables/BCDFGH/records/1"),
        ("GET", "/api/tables/BCDFGH/replays/1/0"),
        ("POST", "/api/tables/BCDFGH/people"),
        ("GET", "/api/tables/b"),
        ("GET", "/api/tables/" + "B" * 2_000),
        ("GET", "/api/tables/%C3%9F%C3%9F%C3%9F"),
    ],
)
def test_a_table_that_is_not_there(server: ServerProcess, method: str, path: str) -> None:
    found = server.http(method, path, {"name": "Ada"} if method == "POST" else None)
    assert found.status == 404
    assert found.error == "there is no such table"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api"),
        ("GET", "/api/nothing"),
        ("GET", "/api/tables/CODE/nothing"),
        ("GET", "/api/tables/CODE/records/x"),
        ("GET", "/api/tables/CODE/records/-1"),
        ("GET", "/api/tables/CODE/replays/1/x"),
        ("GET", "/api/tables/CODE/people"),
        ("GET", "/api/tables/CODE/ws"),
        ("GET", "/api/play"),
        ("PUT", "/api/tables"),
        ("DELETE", "/api/tables/CODE"),
        ("POST", "/healthz"),
        ("GET", "/../../../etc/passwd"),
        ("GET", "/..%2f..%2f..%2fetc%2fpasswd"),
        ("GET", "/%2e%2e/server/app.py"),
        ("GET", "//etc/passwd"),
    ],
)
def test_what_is_not_there_is_not_there(server: ServerProcess, method: str, path: str) -> None:
    found = server.http(method, path.replace("CODE", server.create().code))
    assert found.status in (404, 405)


PAGE = files("undermine") / "web" / "index.html"


@pytest.mark.skipif(not PAGE.is_file(), reason="the page has not been built")
@pytest.mark.parametrize("path", ["/", "/t/CODE", "/t/BCDFGH", "/r/CODE/1"])
def test_the_page_is_the_same_for_all_addresses_that_people_share(server: ServerProcess, path: str) -> None:
    found = server.http("GET", path.replace("CODE", server.create().code))
    assert found.status == 200
    assert found.headers["content-type"].startswith("text/html")
    assert found.headers["cache-control"] == "no-cache"
    assert found.body == PAGE.read_bytes()


@pytest.mark.parametrize("number", ["9" * 30, "9" * 5_000])
def test_numbers_too_big_to_be_true_are_refused(server: ServerProcess, number: str) -> None:
    code = server.create().code
    for path in (f"records/{number}", f"replays/{number}/0", f"replays/1/{number}"):
        assert server.http("GET", f"/api/tables/{code}/{path}").status in (400, 403, 404, 414)


# ---- games that are over --------------------------------------------------------------------------------------------


async def begun(client: Client, match: int) -> None:
    """Waits until a client has seen that game begin."""
    await client.until(lambda c: c.table["match"] == match)


@pytest.fixture(scope="module")
def over(running: ServerProcess) -> str:
    """A table where two games have been played, and a third one runs."""
    code = ""

    @awaited
    async def played() -> None:
        nonlocal code
        people = await running.game(2, 1)
        for match in (1, 2, 3):
            await play_on(people, Random(match))
            for client in people:
                await client.ask("ready")
                if client is not people[0]:
                    await begun(client, match + 1)
            await begun(people[0], match + 1)
            if match == 2:
                break
        code = people[0].code

    played()
    return code


def test_records_of_all_games_that_are_over(server: ServerProcess, over: str) -> None:
    for match in (1, 2):
        found = server.http("GET", f"/api/tables/{over}/records/{match}")
        assert found.status == 200
        assert found.headers["content-disposition"] == 'attachment; filename="undermine-classic.json"'
        assert undermine.replay(found.body).result is not None
    first, second = (undermine.replay(server.record(over, match)) for match in (1, 2))
    assert first.seed != second.seed
    for match in (0, 3, 4, 99):
        found = server.http("GET", f"/api/tables/{over}/records/{match}")
        assert found.status == 403
        assert found.error == "there is no such game, or it is not over"
        assert server.http("GET", f"/api/tables/{over}/replays/{match}/0").status == 403


def test_a_game_that_is_over_is_seen_at_any_moment_from_any_seat(server: ServerProcess, over: str) -> None:
    for match in (1, 2):
        record = undermine.read_record(server.record(over, match))
        game = undermine.replay(msgspec.structs.replace(record, steps=()))
        before = 0
        for number in (0, 1, 2, 30, len(record.steps)):
            for step in record.steps[before:number]:
                game.decide(step.decision, ord(step.seat) - ord("A"))
            before = number
            for seat in (None, 0, 1, 2):
                query = "" if seat is None else f"?seat={seat}"
                found = server.get(f"/api/tables/{over}/replays/{match}/{number}{query}")
                assert found["number"] == number
                assert found["of"] == len(record.steps)
                assert found["view"] == plain(game.view(seat))
                assert found["events"] == plain(game.log(seat, number - 1 if number else None))
                assert found["decision"] == (record.steps[number - 1].decision if number else None)


def test_a_moment_that_was_not_is_refused(server: ServerProcess, over: str) -> None:
    decisions = len(undermine.read_record(server.record(over)).steps)
    late = server.http("GET", f"/api/tables/{over}/replays/1/{decisions + 1}")
    assert late.status == 404
    assert late.error == f"this game had {decisions} decisions"


@pytest.mark.parametrize("seat", ["3", "9", "10", "x", "-1", "A", "0x1", "²"])
def test_a_seat_that_was_not_is_refused(server: ServerProcess, over: str, seat: str) -> None:
    found = server.http("GET", f"/api/tables/{over}/replays/1/5?seat={seat if seat.isascii() else '%C2%B2'}")
    assert found.status == 400
    assert re.search("there is no seat|seat", found.error)


def test_a_table_can_be_read_without_secrets(server: ServerProcess, over: str) -> None:
    raw = json.dumps(server.get(f"/api/tables/{over}"))
    for word in ("token", "hash", "seed", "hand", "role", "digest"):
        assert word not in raw
