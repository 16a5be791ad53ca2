"""A game that another package brings is served like ours: the server asks the game, and never for its name."""

import asyncio
import re
from pathlib import Path
from random import Random

import msgspec
import pytest

import undermine
from tests.server.harness import ServerProcess, awaited, play_on
from undermine.games import GAMES

SERVER = Path(undermine.__file__).parent / "server"

#: The rules of classic under another name, in a package of its own: for the server, a game that it has never heard of.
QUARRY = """
from undermine.games.classic import deck_file
from undermine.games.classic.game import Classic


class Decks:
    def load(self, deck):
        return deck_file.load("classic" if deck == "quarry" else deck)


class Quarry(Classic):
    name = "quarry"
    title = "The Quarry"
    seats = range(3, 6)
    deck_file = Decks()
"""


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """A folder in which that package is installed."""
    folder = tmp_path / "packages"
    about = folder / "quarry-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "quarry.py").write_text(QUARRY)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: quarry\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[undermine.games]\nquarry = quarry:Quarry\n")
    return folder


@awaited
async def test_a_game_from_elsewhere_is_listed_played_kept_and_replayed(packages: Path, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", packages=packages) as server:
        (info,) = [info for info in server.get("/api/games") if info["game"] == "quarry"]
        assert (info["title"], info["seats"]) == ("The Quarry", [3, 5])
        assert "rounds" in [option["name"] for option in info["options"]]
        cards = server.get("/api/games/quarry/cards")
        assert cards == server.get("/api/games/classic/cards")
        host, guest = await server.game(game="quarry")
        assert cards == server.get(f"/api/tables/{host.code}/cards")
        await play_on([host, guest], Random(3), lambda client: client.number > 20)
        assert host.view and host.view["seats"], "its views go out as they are"
        server.kill()
        server.start()
        await asyncio.gather(*(client.connect(resume=True) for client in (host, guest)))
        await play_on([host, guest], Random(4))
        record = msgspec.json.decode(server.record(host.code))
        assert record["game"] == "quarry"
        last = server.get(f"/api/tables/{host.code}/replays/1/{len(record['steps'])}?seat=0")
        assert last["view"] == host.view
        analysis = server.http("GET", f"/api/tables/{host.code}/analyses/1")
        assert (analysis.status, "can't be measured or analysed" in analysis.error) == (404, True)
        assert server.http("POST", "/api/tables", {"config": {"game": "quarry", "seats": 6}}).error == (
            "quarry is for 3 to 5 seats, not 6"
        )
        assert server.complaints() == ""


def test_the_server_names_no_game_and_no_decision() -> None:
    decisions = {word for game in GAMES.values() for word in game.decisions.FORMS}
    words = [*GAMES, *(word for word in decisions if "-" in word)]
    for file in SERVER.glob("**/*.py"):
        named = [word for word in words if re.search(rf"\b{re.escape(word)}\b", file.read_text("utf-8"))]
        assert not named, f"{file.name} names {', '.join(named)}"
        assert "undermine.games." not in file.read_text("utf-8"), f"{file.name} reaches into a game"
        compared = set(re.findall(r"""(?:==|!=|in|startswith\()\s*["']([a-z-]+)["']""", file.read_text("utf-8")))
        assert not compared & decisions, f"{file.name} compares with a decision's text"
