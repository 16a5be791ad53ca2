"""The fourth game, installed beside Undermine: everything plays it, and nothing was told about it."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from lanterns.game import Lanterns
from tests.commands import run
from tests.server.harness import Client, ServerProcess, awaited, identity, play_on

import undermine
from undermine.engine.records import read_record
from undermine.engine.replays import replay_record

pytestmark = pytest.mark.usefixtures("installed")


@pytest.fixture(scope="module")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:  # noqa: ARG001
    with ServerProcess(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found
        assert found.complaints() == ""


def test_nobody_here_knows_the_game() -> None:
    """It is found by its entry point, and only where it is installed."""
    assert "lanterns" not in undermine.GAMES


def test_it_can_be_imported_before_undermine() -> None:
    code = """if True:
        from lanterns.game import Lanterns
        import undermine
        assert type(undermine.start("lanterns", 2, 1).game) is Lanterns
        assert len(undermine.GAMES) == 4 and list(undermine.GAMES)[-1] == "lanterns"
        """
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_that_lacks_a_room_is_left_out(tmp_path: Path, installed: Path) -> None:
    """What it has by default it need not bring."""
    (tmp_path / "ruins.py").write_text(
        "from lanterns.game import Lanterns\n"
        "from undermine.engine.game import Game\n"
        "class Ruins(Game):\n"
        "    vars().update(vars(Lanterns))\n"
        "    del views, declining\n"
        "    name = 'ruins'\n"
        "class Whole(Ruins):\n"
        "    name, views = 'whole', Lanterns.views\n"
    )
    info = tmp_path / "ruins-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ruins\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[undermine.games]\nruins = ruins:Ruins\nwhole = ruins:Whole\n")
    paths = [str(tmp_path), str(installed), os.environ.get("PYTHONPATH", "")]
    script = "import undermine; print(*undermine.GAMES)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.split() == [*undermine.GAMES, "lanterns", "whole"]
    assert done.stderr == "the game ruins of ruins:Ruins can't be used: it has no views\n"


def test_the_command_line_tells_its_options_and_its_rules() -> None:
    assert "vote_end" in run("options", "lanterns")
    assert "unbroken path leads from the start" in run("rules", "lt-p03")


@pytest.mark.parametrize(("bot", "title"), [("random", "random play"), ("rookie", "bot rookie")])
def test_it_is_simulated(bot: str, title: str) -> None:
    """Bots that have no model of a game play at random."""
    found = json.loads(run("simulate", "lanterns", "--games", "10", "--bot", bot, "--seed", "1", "--json"))
    assert (found["seats"], sum(found["wins"].values())) == (4, 10)
    assert found["wins"]["a seat"] > 0
    assert f"lanterns, 2 seats, {title}" in run("simulate", "lanterns", "--games", "2", "--seats", "2", "--bot", bot)


def test_it_is_measured() -> None:
    assert json.loads(run("bench", "lanterns", "--seats", "2", "--json"))["decisions_per_cpu_s"] > 0


def test_it_is_played_in_the_terminal_to_the_end_and_replayed(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    words = ["play", "lanterns", "--seats", "3", "--seed", "3", "--bot", "random", "--save", str(record)]
    shown = run(*words, typed="?\nrules LT-T01\npeek A\n99\n4 4\n" + "1\n" * 60)
    assert "Lantern dealt: seat A (you), lantern" in shown
    assert "  1  discard" in shown
    assert "choices are numbered 1 to" in shown
    assert "✗ you don't hold peek" in shown
    assert "LT-T01: In your turn you do one thing" in shown
    assert "The game is over." in shown
    for seat in ([], ["--seat", "A"]):
        assert "every state as recorded" in run("replay", str(record), *seat)
    assert replay_record(read_record(record), Lanterns()).result is not None


def test_the_server_offers_it(server: ServerProcess) -> None:
    found = {game["game"]: game for game in server.get("/api/games")}
    assert list(found) == [*undermine.GAMES, "lanterns"]
    assert found["lanterns"]["title"] == "Lanterns"


def new_table(server: ServerProcess, seats: int) -> Client:
    body = {"config": {"game": "lanterns", "seats": seats}, "name": "Ada", "watch": True}
    found = server.http("POST", "/api/tables", body)
    assert found.status == 201, found.body
    return Client(server, **identity(found.json))


@awaited
async def test_it_is_played_over_the_server_to_the_end(server: ServerProcess) -> None:
    """Two people and a bot, over real sockets; what one is sent never names a lantern that it may not know."""
    host = new_table(server, 3)
    people = [host, server.join(host.code)]
    for seat, client in enumerate(people):
        await client.connect()
        await client.ask("sit", seat=seat)
    await host.ask("seat_bot", seat=2, bot="random")
    await people[1].ask("ready")
    await host.ask("start")
    await asyncio.gather(*(client.until(lambda c: c.status == "playing") for client in people))
    lanterns = [client.view["seats"][seat]["lantern"] for seat, client in enumerate(people) if client.view]
    assert all(lantern["name"] for lantern in lanterns)
    assert host.view and not host.view["seats"][1]["lantern"]["name"]
    await play_on(people, Random("lanterns"))
    match = replay_record(read_record(server.record(host.code)), Lanterns())
    assert match.result is not None
    assert host.view["result"]["winners"] == list(match.result.winners)
