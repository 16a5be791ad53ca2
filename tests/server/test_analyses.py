"""The analysis of a game over HTTP: only once the game is over, and the same that the record gives."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import undermine
from tests.server.harness import ServerProcess, awaited, choices_of, play_on
from tests.server.types_of_the_client import TYPES
from undermine.research.analyse import analyse


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("analyses") / "tables.db") as found:
        yield found
        assert found.complaints() == ""


@awaited
async def test_an_analysis_is_refused_until_the_game_is_over(server: ServerProcess) -> None:
    (ada,) = await server.game(1, 2)
    path = f"/api/tables/{ada.code}/analyses/1"
    while ada.status == "playing":
        found = server.http("GET", path)
        assert found.status == 403
        assert found.error == "there is no such game, or it is not over"
        await ada.until(lambda c: bool(choices_of(c)) or c.status == "over")
        if choices_of(ada):
            await ada.decide_something(Random(1))
            await ada.until(lambda c: bool(choices_of(c)) or c.status == "over")
    assert server.http("GET", path).status == 200


@awaited
async def test_it_is_what_the_record_gives_in_every_language(server: ServerProcess) -> None:
    people = await server.game(2, 1)
    await play_on(people, Random(2))
    code = people[0].code
    record = undermine.read_record(server.record(code))
    names = [seat["name"] for seat in server.get(f"/api/tables/{code}")["seats"]]
    assert all(names)
    for language in ("en", "de", "nl", "en"):
        found = server.get(f"/api/tables/{code}/analyses/1?language={language}")
        assert found == msgspec.json.decode(msgspec.json.encode(analyse(record, language, names)))
        assert TYPES.fits(found, "Analysis")
    assert server.get(f"/api/tables/{code}/analyses/1")["language"] == "en"
    assert server.http("GET", f"/api/tables/{code}/analyses/1?language=xx").status == 400
    assert server.http("GET", f"/api/tables/{code}/analyses/x").status == 404
    assert server.http("GET", f"/api/tables/{code}/analyses/2").status == 403
    assert server.http("GET", "/api/tables/BCDFGH/analyses/1").status == 404


@awaited
async def test_what_bots_thought_is_in_it(server: ServerProcess) -> None:
    people = await server.table(1, 2, bot="veteran")
    await people[0].ask("start")
    await people[0].until(lambda c: c.status == "playing")
    await play_on(people, Random(3))
    found = server.get(f"/api/tables/{people[0].code}/analyses/1")
    thoughts = [thought for one in found["rounds"] for thought in one["thoughts"]]
    assert thoughts
    assert {thought["seat"] for thought in thoughts} <= {1, 2}
