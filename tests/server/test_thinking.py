"""Bots that take their time think in processes of their own: nobody waits for them, and they go with the server."""

import asyncio
import json
import os
import pickle
import time
import traceback
from pathlib import Path
from random import Random

import pytest

import undermine
from tests.server.harness import Client, ServerProcess, awaited, play_on
from tests.server.tables import ask, match_of
from undermine.bots import BOTS, Reason, Situation, Thought
from undermine.engine.match import Match
from undermine.games.dark_cave.decisions import Discard
from undermine.server import entries as en
from undermine.server import frames, live
from undermine.server import protocol as pr
from undermine.server.hub import Hub, replay
from undermine.server.live import SHORTEST, SHORTEST_ELSEWHERE, Pace
from undermine.server.store import SqliteStore
from undermine.server.thinking import BotFailed, Busy, Chosen, Task, Thinking, chosen, decide


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


class Backwards:
    """Discards two cards whenever it can, and names them the other way round."""

    name, quick = "backwards", True

    def choose(self, situation: Situation, random: Random) -> Thought:
        pairs = [choice for choice in situation.choices if isinstance(choice, Discard) and len(set(choice.cards)) == 2]
        if not pairs:
            return BOTS["random"].choose(situation, random)
        return Thought(Discard(random.choice(pairs).cards[::-1]), (Reason("why", {"a": 1}),))


class Failing:
    """Says something about its hand that is no choice."""

    def __init__(self, fault: str, quick: bool) -> None:
        self.name, self.fault, self.quick = "failing", fault, quick

    def choose(self, situation: Situation, _: Random) -> Thought:
        hand = situation.view.seats[situation.seat].hand.cards
        match self.fault:
            case "raises":
                raise ValueError(f"I hold {hand}")
            case "no choice":
                return Thought(Discard((*hand, *hand)))
            case "no decision":
                return Thought(f"discard {hand}")  # type: ignore[arg-type]
            case "no reasons":
                return Thought(situation.choices[0], hand)
        return hand  # type: ignore[no-any-return]


def test_a_decision_counts_however_it_is_spelled() -> None:
    match = undermine.start("dark_cave", 3, "spelling")
    situation = Situation.of_match(match, match.waiting[0])
    decided, reasons, _ = chosen(Backwards(), situation, match.choices().codes, Random(1))
    assert isinstance(decided.decision, Discard)
    assert (decided, reasons) == (match.check(decided.text), (Reason("why", {"a": 1}),))


FAULTS = {
    "raises": "ValueError",
    "no choice": "not one of its choices",
    "no decision": "not one of its choices",
    "no thought": "AttributeError",
    "no reasons": "ValidationError",
}


@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize("fault", FAULTS)
def test_the_game_goes_on_when_a_bot_fails(
    fault: str, quick: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One line for each failure: it names the bot and the kind of error, never what is in the bot's hand."""
    monkeypatch.setitem(BOTS, "failing", Failing(fault, quick))
    monkeypatch.setattr(Thinking, "_started", lambda _: None)  # the loop's own threads, which know this bot

    async def run() -> list[str]:
        hub = Hub(SqliteStore(str(tmp_path / "data.sqlite")), None, Pace(bots=0.0))
        live, joined = await hub.play_now(pr.PlayNow("dark_cave", 2, name="Ann", bot="failing"))
        match, names = match_of(live.table), match_of(live.table).state.deck.names
        while sum(seat == 1 for seat, _ in match.decisions) < 3:
            if 0 in live.table.waiting:
                await ask(
                    live, joined.person, pr.Decide, seat=0, number=live.table.number, decision=str(match.choices(0)[0])
                )
            await asyncio.sleep(0.01)
        await hub.close()
        return [*names]

    names = asyncio.run(asyncio.wait_for(run(), 60))
    assert 3 <= len(caplog.messages) <= 4
    assert set(caplog.messages) == {
        f"the bot failing has failed ({FAULTS[fault]}); its seat decides as if it were late"
    }
    assert not [name for name in names if name in caplog.text.split()]
    assert "Traceback" not in caplog.text


class Dicer:
    """A quick bot that keeps what it is given to draw from."""

    name = "dicer"
    quick = True

    def __init__(self) -> None:
        self.dice: list[Random] = []

    def choose(self, situation: Situation, random: Random) -> Thought:
        self.dice.append(random)
        return Thought(situation.choices[0])


def test_quick_bots_draw_from_a_generator_of_their_table_with_a_seed_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dicer, seeds = Dicer(), list[bytes]()

    def seed(size: int) -> bytes:
        seeds.append(os.urandom(size))
        return seeds[-1]

    monkeypatch.setitem(BOTS, "dicer", dicer)
    monkeypatch.setattr("undermine.server.live.secrets.token_bytes", seed)

    async def decided(hub: Hub) -> list[Random]:
        """What the bot of a new table is given for two decisions."""
        dicer.dice.clear()
        table, joined = await hub.play_now(pr.PlayNow("dark_cave", 2, name="Ann", bot="dicer"))
        while len(dicer.dice) < 2:
            if 0 in table.table.waiting:
                text = str(match_of(table.table).choices(0)[0])
                await ask(table, joined.person, pr.Decide, seat=0, number=table.table.number, decision=text)
            await asyncio.sleep(0.01)
        await table.stop()
        return dicer.dice[:2]

    async def run() -> list[list[Random]]:
        hub = Hub(SqliteStore(str(tmp_path / "data.sqlite")), None, Pace(bots=0.0))
        found = [await decided(hub) for _ in range(2)]
        await hub.close()
        return found

    (one, again), (other, _) = asyncio.run(asyncio.wait_for(run(), 60))
    assert one is again and one is not other
    assert type(one) is type(other) is Random
    long = [seed for seed in seeds if len(seed) == 32]  # keys of people and seeds of games are shorter
    assert len(set(long)) == len(long) == 4, "for each table one for decisions, and one for how long they take"


@pytest.mark.parametrize(("quick", "shortest"), [(True, SHORTEST), (False, SHORTEST_ELSEWHERE)])
def test_a_bot_has_a_pace_even_if_nobody_waits_for_bots(
    quick: bool, shortest: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time that it takes would tell how long it thought."""
    paces: list[float] = []

    def waited(_took: float, pace: float) -> float:
        paces.append(pace)
        return 0.0

    monkeypatch.setitem(BOTS, "failing", Failing("raises", quick))
    monkeypatch.setattr(Thinking, "_started", lambda _: None)
    monkeypatch.setattr(live, "still_seems_to_think", waited)

    async def run() -> None:
        hub = Hub(SqliteStore(str(tmp_path / "data.sqlite")), None, Pace(bots=0.0))
        table, joined = await hub.play_now(pr.PlayNow("dark_cave", 2, name="Ann", bot="failing"))
        while not paces:
            match = match_of(table.table)
            if 0 in table.table.waiting:
                text = str(match.choices(0)[0])
                await ask(table, joined.person, pr.Decide, seat=0, number=table.table.number, decision=text)
            await asyncio.sleep(0.01)
        await hub.close()

    asyncio.run(asyncio.wait_for(run(), 60))
    assert all(0.8 * shortest <= pace <= 1.2 * shortest for pace in paces)


def test_what_a_worker_says_of_a_failure_comes_through_and_names_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "failing", Failing("raises", False))
    match = undermine.start("dark_cave", 3, "worker")
    seat = match.waiting[0]
    codes = match.choices(seat).codes
    with pytest.raises(BotFailed) as failure:
        decide(Task("failing", "dark_cave", match.deck_source, seat, match.view(seat), codes, match.log(seat), 7))
    sent = pickle.loads(pickle.dumps(failure.value))
    assert (type(sent), str(sent)) == (BotFailed, "ValueError")
    assert "I hold" not in "".join(traceback.format_exception(failure.value)), "a worker sends its traceback, too"


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


# ---- taking turns ---------------------------------------------------------------------------------------------------


class Slow(Thinking):
    """Its thoughts end when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(workers=1)
        self.begun: list[int] = []
        self.ends = asyncio.Semaphore(0)
        monkeypatch.setattr(self, "_think", self.slowly)

    async def slowly(self, _bot: str, match: Match, seat: int, seed: int) -> Chosen:
        self.begun.append(seed)
        await self.ends.acquire()
        return Chosen(match.check(match.choices(seat)[0], seat), ())


@awaited
async def test_tables_of_one_address_wait_for_each_other_and_not_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """One visitor has twenty tables of masters, another has one: it is served after the next of theirs."""
    match, thinking = undermine.start("classic", 3, "turns"), Slow(monkeypatch)
    seat = match.waiting[0]
    flood = [asyncio.create_task(thinking.think("master", match, seat, n, "192.0.2.1")) for n in range(20)]
    await asyncio.sleep(0)
    other = asyncio.create_task(thinking.think("master", match, seat, 99, "192.0.2.2"))
    await asyncio.sleep(0)
    for _ in range(21):
        thinking.ends.release()
    await asyncio.gather(*flood, other)
    assert thinking.begun.index(99) <= 2
    assert sorted(thinking.begun) == [*range(20), 99]


@awaited
async def test_whoever_would_wait_too_long_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match, thinking = undermine.start("classic", 3, "turns"), Slow(monkeypatch)
    seat = match.waiting[0]
    thinking._usual = 2.0  # seconds that a thought takes
    first = [asyncio.create_task(thinking.think("master", match, seat, n, "192.0.2.1")) for n in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await thinking.think("master", match, seat, 3, "192.0.2.1")
    other = asyncio.create_task(thinking.think("master", match, seat, 4, "192.0.2.2"))
    await asyncio.sleep(0)
    assert not other.done(), "somebody else need not wait for all of them"
    for _ in range(4):
        thinking.ends.release()
    await asyncio.gather(*first, other)


@awaited
async def test_whoever_waits_in_vain_is_told_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undermine.server.thinking.PATIENCE", 0.01)
    match, thinking = undermine.start("classic", 3, "turns"), Slow(monkeypatch)
    seat = match.waiting[0]
    first = asyncio.create_task(thinking.think("master", match, seat, 1, "192.0.2.1"))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await thinking.think("master", match, seat, 2, "192.0.2.1")
    thinking.ends.release()
    assert isinstance(await first, Chosen)
    assert thinking.begun == [1]


def test_a_quicker_bot_plays_instead_and_everybody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log says so, also after it was read again."""

    async def busy(*_: object) -> Chosen:
        raise Busy

    monkeypatch.setattr(Thinking, "think", busy)

    async def run() -> None:
        hub = Hub(SqliteStore(str(tmp_path / "data.sqlite")), None, Pace(bots=0.0))
        live, joined = await hub.play_now(pr.PlayNow("dark_cave", 2, name="Ann", bot="master"))
        table = live.table
        while not any(isinstance(entry, en.Decided) and entry.seat == 1 for _, entry, _ in table.log):
            if 0 in table.waiting:
                choice = next(str(one) for one in match_of(table).choices(0) if str(one) != "propose-end")
                await ask(live, joined.person, pr.Decide, seat=0, number=table.number, decision=choice)
            await asyncio.sleep(0.01)
        for log in (table.log, replay(table.code, await hub.store.read(table.code)).log):
            by_bot = [entry for _, entry, _ in log if isinstance(entry, en.Decided) and entry.seat == 1]
            assert {entry.instead for entry in by_bot} == {"veteran"}
            told = frames.told(by_bot[0], table, None)
            assert told == pr.DecisionTaken(1, "bot", "veteran")
            mine = [entry for _, entry, _ in log if isinstance(entry, en.Decided) and entry.seat == 0]
            assert b"instead" not in b"".join(map(en.encode_entry, mine))
        await hub.close()

    asyncio.run(asyncio.wait_for(run(), 60))


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
