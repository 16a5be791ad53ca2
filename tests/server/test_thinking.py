"""Bots that take their time think in processes of their own: nobody waits for them, and they go with the server."""

import asyncio
import json
import os
import time
from pathlib import Path
from random import Random

import pytest

import undermine
from tests.server.harness import Client, ServerProcess, awaited, play_on
from undermine.bots import BOTS, Situation, Thought
from undermine.engine.decisions import ProposeEnd
from undermine.engine.errors import OptionError
from undermine.server.thinking import Task, Thinking, chosen, decide


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(status[1]) == pid and status[0] != "Z":
            found.append(int(folder.name))
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_worker_decides_as_the_bot_does() -> None:
    match = undermine.start("classic", 4, "worker")
    seat = match.waiting[0]
    task = Task(
        "veteran", "classic", match.deck_source, seat, match.view(seat), match.choices(seat).codes, match.log(seat), 7
    )
    there = decide(task)
    here = BOTS["veteran"].choose(Situation.of_match(match, seat), Random(7))
    assert (there.checked.decision, there.reasons) == (here.decision, here.reasons)
    assert there.checked == match.check(here.decision, seat), "with the code that the rules know it by"


def test_a_bot_that_makes_up_a_choice_is_found_out() -> None:
    class Dreamer:
        name, quick = "dreamer", True

        def choose(self, _: Situation, __: Random) -> Thought:
            return Thought(ProposeEnd())

    match = undermine.start("classic", 4, "dreams", {"vote_end": False})
    situation = Situation.of_match(match, match.waiting[0])
    with pytest.raises(OptionError, match="the bot dreamer chose propose-end, which is not one of its choices"):
        chosen(Dreamer(), situation, match.choices().codes, Random(1))


@awaited
async def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    match = undermine.start("classic", 5, "loop")
    thinking, before = Thinking(1), set(children(os.getpid()))
    try:
        task = asyncio.ensure_future(thinking.think("master", match, match.waiting[0], 7))
        beats = 0
        while not task.done():
            await asyncio.sleep(0.005)
            beats += 1
        assert beats > 20
        assert task.result().checked in [match.check(choice) for choice in match.choices()]
        for worker in set(children(os.getpid())) - before:
            if b"spawn_main" in Path(f"/proc/{worker}/cmdline").read_bytes():
                os.kill(worker, 9)  # one that dies is replaced
        again = await thinking.think("master", match, match.waiting[0], 7)
        assert again == task.result()
    finally:
        thinking.close()


async def table_with(server: ServerProcess, bot: str) -> Client:
    """The host of a table at which the others are such bots; the game has begun."""
    host = server.create(seats=3)
    await host.connect()
    await host.ask("sit", seat=0)
    for seat in (1, 2):
        await host.ask("seat_bot", seat=seat, bot=bot)
    await host.ask("start")
    await host.send("look", seat=0)
    return host


@awaited
async def test_a_server_that_is_killed_leaves_no_workers_behind(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        host = await table_with(server, "master")
        await play_on([host], Random(1), lambda client: client.number > 12)
        deadline = time.monotonic() + 120
        assert server._process is not None
        workers = children(server._process.pid)
        assert workers, "no master has thought"
        server.kill()
        while any(map(alive, workers)):
            assert time.monotonic() < deadline + 30, "workers outlive their server"
            await asyncio.sleep(0.2)


@awaited
async def test_reasons_are_stored_and_told_to_nobody(tmp_path: Path) -> None:
    """They tell roles and hands: no frame has them, the record has them when the game is over."""
    with ServerProcess(tmp_path / "tables.db") as server:
        host = await table_with(server, "veteran")
        await play_on([host], Random(2))
        record = undermine.read_record(server.http("GET", f"/api/tables/{host.code}/records/1").body)
        assert isinstance(record.thoughts, dict)
        keys = {reason.key for reasons in record.thoughts.values() for reason in reasons}
        assert len(keys) > 3
        told = json.dumps(host.frames)
        assert "reasons" not in told
        assert not [key for key in keys if f'"{key}"' in told]
