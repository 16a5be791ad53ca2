"""A language model's seat over MCP: the SDK's own client plays whole games, here and at a live table."""

import asyncio
import json
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from tests.envs.scripted import choices_in
from tests.server.harness import COMMAND, ServerProcess, awaited, choices_of
from tests.server.harness import Client as Person
from undermine.cli.commands import load
from undermine.engine.errors import OptionError, UndermineError
from undermine.envs.text import GameReport, TextTable
from undermine.games import OURS
from undermine.llm.live import LiveSeat, join
from undermine.llm.seated import LocalSeat
from undermine.llm.tools import mcp_server

TOOLS = {"look", "choices", "decide", "say", "why_not", "rules"}


async def ask(client: Client, tool: str, **arguments: str) -> str:
    """What a tool answers, if it does."""
    result = await client.call_tool(tool, arguments)
    [content] = result.content
    assert isinstance(content, TextContent)
    assert not result.is_error, content.text
    return content.text


async def refused(client: Client, tool: str, **arguments: str) -> str:
    """Why a tool can't do it."""
    result = await client.call_tool(tool, arguments)
    [content] = result.content
    assert isinstance(content, TextContent)
    assert result.is_error, content.text
    return content.text.removeprefix(f"Error executing tool {tool}: ")


async def play(client: Client, random: Random) -> str:
    """A whole game of a scripted model; the last thing that it reads."""
    assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
    assert "You are playing" in await ask(client, "rules")
    text = await ask(client, "look")
    while "The game is over." not in text:
        choices = [choice for choice in choices_in(text) if choice not in ("propose-end", "vote yes")]
        if not choices:
            text = await ask(client, "look")
            continue
        suspicions = "B 0.4, C 0.1" if random.random() < 0.5 else ""
        text = await ask(client, "decide", decision=random.choice(choices), suspicions=suspicions)
    return text


def local(game: str, seats: int = 4, ended: Callable[[GameReport], None] = lambda _: None, tries: int = 3) -> LocalSeat:
    options = {} if game == "dark_cave" else {"rounds": 1}
    return LocalSeat(TextTable(game, seats, (0,), "rookie", "mcp", options, tries), 0, ended)


@pytest.mark.parametrize("game", OURS)
@awaited
async def test_a_client_plays_a_whole_game(game: str) -> None:
    reports: list[GameReport] = []
    async with Client(mcp_server(local(game, 5, reports.append))) as client:
        last = await play(client, Random(game))
        assert "The game is over." in await ask(client, "look")
    [found] = reports
    assert str(found) in last
    assert found.by_clock == 0
    assert found.guesses > 0


@awaited
async def test_what_can_t_be_done_is_explained_with_its_rule() -> None:
    seat = local("classic")
    async with Client(mcp_server(seat)) as client:
        await ask(client, "look")
        before = seat.table.match.digest()
        wrong = await refused(client, "decide", decision="lay NS 5,5")
        clause = wrong.split("[")[1].split("]")[0]
        assert f"The rule: {seat.game.rulebook()[clause]}" in wrong
        assert seat.game.rulebook()[clause] in await ask(client, "rules", about=clause)
        assert clause in await ask(client, "why_not", decision="lay NS 5,5")
        assert "is no decision" in await refused(client, "why_not", decision="sing")
        assert "there is no rule 'xyzzy'" in await refused(client, "rules", about="xyzzy")
        assert "rockfall" in await ask(client, "rules", about="rockfall")
        [first, *_] = choices_in(await ask(client, "choices"))
        assert "Nothing is against it" in await ask(client, "why_not", decision=first)
        assert "begins no claim" in await refused(client, "say", claim="sing a song")
        assert "say what?" in await refused(client, "say")
        assert "280 are the most" in await refused(client, "say", words="x" * 300)
        assert seat.table.match.digest() == before
        assert await ask(client, "say", words="Hello!", claim="am miner") == "All have heard it."
        assert "A (you) claims (#1): am miner" in await ask(client, "look")


@awaited
async def test_a_model_that_answers_nonsense_over_mcp_comes_to_the_end() -> None:
    reports: list[GameReport] = []
    async with Client(mcp_server(local("classic", 3, reports.append, tries=2))) as client:
        text = ""
        while "The game is over." not in text:
            await refused(client, "decide", decision="sing")
            text = await ask(client, "decide", decision="dance")
            assert "the clock decided for you" in text
    assert reports[0].by_clock == reports[0].decisions > 0


@awaited
async def test_the_command_serves_a_seat(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    words = ["mcp", "classic", "--seats", "3", "--bot", "random", "--option", "rounds=1", "--seed", "7"]
    server = StdioServerParameters(command=str(COMMAND), args=[*words, "--report", str(report)])
    async with Client(server) as client:
        last = await play(client, Random(7))
    found = json.loads(report.read_bytes())
    assert found["players"] == ["model", "random", "random"]
    assert "The game is over." in last


# ---- at a live table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "most"), [("classic", 10_000), ("lost_mines", 30), ("dark_cave", 30)])
@awaited
async def test_a_client_plays_at_a_live_table(game: str, most: int, tmp_path: Path) -> None:
    """A person makes a table, a model joins it over MCP, and both play to the end, or for so many decisions."""
    with ServerProcess(tmp_path / "live.db") as server:
        host = await server.create(game, 3).connect()
        await host.ask("sit", seat=0)
        await host.ask("seat_bot", seat=2, bot="random")
        address = f"http://127.0.0.1:{server.port}/t/{host.code}"
        if game == "classic":
            words = ["mcp", "--table", address, "--name", "Hal"]
            transport: object = StdioServerParameters(command=str(COMMAND), args=words)
        else:
            seat = LiveSeat(join(address, "Hal"))
            transport = mcp_server(seat, seat.running())
        async with Client(transport) as client:  # type: ignore[arg-type]  # either of the two
            rules = await ask(client, "rules")
            assert "You are B" in rules
            assert ("- rounds = 1" in rules) == (game != "dark_cave")
            await host.until(lambda c: c.seat(1)["name"] == "Hal")
            await host.ask("start")
            await host_plays_with(host, client, most)
        await host.close()


async def person_plays(host: Person, random: Random) -> None:
    await host.until(lambda c: c.status == "playing")
    await host.ask("say", text="Good luck!")
    await host.ask("claim", seat=0, claim={"type": "trust", "seat": 1})
    while host.status != "over":
        if choices_of(host):
            await host.decide_something(random)
        else:
            await host.receive()


async def host_plays_with(host: Person, client: Client, most: int) -> None:
    """Both decide whenever they are asked, until the game is over for both, or the model has decided so often."""
    random = Random("host")
    playing = asyncio.create_task(person_plays(host, random))
    text = await ask(client, "look")
    heard, clauses, decided = text, 0, 0
    while "The game is over." not in text and decided < most:
        choices = [choice for choice in choices_in(text) if choice not in ("propose-end", "vote yes")]
        if choices and not clauses:
            wrong = await refused(client, "decide", decision="vote yes")
            assert "[" in wrong
            assert wrong == await ask(client, "why_not", decision="vote yes")
            assert "Nothing is against it" in await ask(client, "why_not", decision=choices[0])
            assert await ask(client, "say", words="Hello!", claim="suspect A") == "All have heard it."
            assert "there is no other seat" in await refused(client, "say", claim="suspect J")
            clauses = 1
        text = await (ask(client, "decide", decision=random.choice(choices)) if choices else ask(client, "look"))
        heard += text
        decided += bool(choices)
    if decided == most:
        playing.cancel()
    await asyncio.gather(playing, return_exceptions=decided == most)
    assert clauses
    assert 'A Ada says: "Good luck!"' in heard
    assert re.search(r"A Ada claims \(#[12]\): trust B", heard)
    assert {line["text"] for line in host.told("said")} == {"Good luck!", "Hello!"}
    assert {"type": "suspect", "seat": 0} in [line["claim"] for line in host.told("claimed")]


@awaited
async def test_a_line_that_breaks_is_taken_up_again(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "again.db") as server:
        host = await server.create("classic", 3).connect()
        await host.ask("sit", seat=0)
        await host.ask("seat_bot", seat=2, bot="random")
        seat = LiveSeat(join(f"http://127.0.0.1:{server.port}/t/{host.code}", "Hal"))
        async with seat.running():
            await seat.rules("")
            await host.until(lambda c: c.seat(1)["name"] == "Hal")
            await host.ask("start")
            playing = asyncio.create_task(person_plays(host, Random("host")))
            cut, text = 0, ""
            while "The game is over." not in text:
                if cut < 4 and seat._socket is not None:
                    seat._socket.transport.abort()
                    cut += 1
                text = await (seat.decide("1", "") if choices_in(await seat.choices()) else seat.look())
            await playing
            assert cut == 4
        await host.close()


def test_tables_that_can_t_be_joined_are_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"'table' is no table; write its address, for example http"):
        join("table", "Hal")
    with pytest.raises(OptionError, match="there is no server of Undermine at http:"):
        join("http://127.0.0.1:9/t/BCDFGH", "Hal")
    with ServerProcess(tmp_path / "full.db") as server:
        with pytest.raises(OptionError, match="says no: there is no such table"):
            join(f"http://127.0.0.1:{server.port}/t/BCDFGH", "Hal")
        host = server.create("classic", 3)
        address = f"http://127.0.0.1:{server.port}/t/{host.code}"
        places = [join(address, f"Hal {number}") for number in range(2)]
        assert [place.joined.seat for place in places] == [0, 1]
        with pytest.raises(OptionError, match=r"there is no seat for you at table .*: others from your address"):
            join(address, "One too many")
        server.join(host.code, "Cleo", watch=False)
        with pytest.raises(OptionError, match=r"there is no seat for you at table .*: all its seats are taken"):
            join(address, "One too many")
        people = server.get(f"/api/tables/{host.code}")["people"]
        assert [one["name"] for one in people] == ["Ada", "Hal 0", "Hal 1", "One too many", "Cleo"]


def test_without_the_extra_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    """A package in the way that can't be found, as it is where nobody installed it."""
    blocker = tmp_path / "sitecustomize.py"
    blocker.write_text("import sys\nsys.modules['mcp'] = None\n")
    done = subprocess.run(
        [COMMAND, "mcp"],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.strip() == "undermine: undermine mcp needs one more package: pip install 'undermine[llm]'"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--bot", "hal"], "there is no bot 'hal'"),
        (["--seat", "Z"], "'Z' is no seat"),
        (["--seats", "3", "--seat", "E"], "there is no seat E; seats are A to C"),
        (["--tries", "0"], "a model needs at least one try, not 0"),
        (["--report", "nowhere/report.json"], "there is no folder nowhere to write the report in"),
        (["--table", "nowhere"], "'nowhere' is no table; write its address"),
    ],
)
def test_bad_words_are_refused_in_a_sentence(words: list[str], why: str) -> None:
    with pytest.raises(UndermineError) as refusal:
        load("mcp").main(words, standalone_mode=False)
    assert why in str(refusal.value)
