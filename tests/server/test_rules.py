"""The rules over HTTP, and the pages that show them."""

from importlib.resources import files

import msgspec
import pytest

import undermine
from tests.server.harness import ServerProcess
from undermine.server import protocol as pr


@pytest.mark.parametrize("game", undermine.GAMES)
def test_the_rules_of_a_game_by_chapter(server: ServerProcess, game: str) -> None:
    rules = msgspec.convert(server.get(f"/api/rules/{game}"), pr.Rules)
    assert (rules.game, rules.title) == (game, undermine.GAMES[game].title)
    there = {clause.clause: clause.text for chapter in rules.chapters for clause in chapter.clauses}
    for clause, text in undermine.GAMES[game].rulebook().items():
        assert text.endswith(there[clause])


def test_the_rules_of_a_game_that_is_not_there(server: ServerProcess) -> None:
    found = server.http("GET", "/api/rules/chess")
    assert found.status == 400
    assert b"there is no game 'chess'" in found.body


@pytest.mark.skipif(not (files("undermine") / "web" / "index.html").is_file(), reason="the client is not built")
@pytest.mark.parametrize("path", ["/rules", "/rules/classic", "/learn/classic"])
def test_addresses_of_the_rules_and_of_lessons_are_pages(server: ServerProcess, path: str) -> None:
    found = server.http("GET", path)
    assert found.status == 200
    assert found.headers["cache-control"] == "no-cache"
    assert b"<!doctype html>" in found.body.lower()
