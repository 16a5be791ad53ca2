"""Tables that live long: nobody is there for a while, people come and go by the hundred, the disk is full for once."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule, run_state_machine_as_test

from tests.server.harness import Client, ServerProcess, awaited, choices_of, play_on
from tests.server.table_life import TableLife
from tests.server.tables import CODE, Ear, ask, asleep, match_of, seated
from undermine.bots import BOTS, Situation
from undermine.engine.match import Match
from undermine.server import entries as en
from undermine.server import frames, hub, requests
from undermine.server import live as live_tables
from undermine.server import protocol as pr
from undermine.server.errors import NotGranted, StoreDown
from undermine.server.hub import Hub
from undermine.server.live import LiveTable, Pace
from undermine.server.store import SqliteStore
from undermine.server.thinking import Chosen, Thinking, chosen, still_seems_to_think

SECONDS = {"kind": "decision", "seconds": 2}
DECISION = en.Clock("decision", 30.0)
BANK = en.Clock("bank", 60.0, 5.0)


# ---- nobody is there --------------------------------------------------------------------------------------------


async def all_go(server: ServerProcess, people: list[Client]) -> list[en.AnyEntry]:
    """All close their connections, without leaving the table, and it goes to sleep. Returns its log."""
    for client in people:
        await client.ping()
        await client.close()
    await until_asleep(server)
    return server.entries(people[0].code)


async def until_asleep(server: ServerProcess) -> None:
    for _ in range(300):
        if b"undermine_tables_awake 0.0" in server.http("GET", "/metrics").body:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the table does not go to sleep")


@awaited
async def test_a_game_whose_people_are_all_away_is_not_played_for_them(tmp_path: Path) -> None:
    """Neither because a stranger reads the table, nor because the server starts again."""
    with ServerProcess(tmp_path / "tables.db", "--sleep", "1") as server:
        people = await server.game(2, 1, clock=SECONDS)
        await play_on(people, Random(1), lambda c: c.number > 15)
        before = await all_go(server, people)
        assert server.get(f"/api/tables/{people[0].code}")["status"] == "playing"
        await asyncio.sleep(5)
        assert server.entries(people[0].code) == before, "reading lets no time run"
        for _ in range(2):
            server.kill()
            server.start()
            await asyncio.sleep(4)
            assert server.entries(people[0].code) == before, "nor does a restart, and nothing is noted of it"
        for client in people:
            await client.connect()
        await play_on(people, Random(2))
        assert server.complaints() == ""


@awaited
async def test_who_watches_lets_no_time_run_either(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", "--sleep", "1") as server:
        people = await server.game(3, 0, clock=SECONDS)
        before = await all_go(server, people)
        eve = await server.watch(people[0].code).connect()
        dan = await server.join(people[0].code, "Dan").connect()
        await asyncio.sleep(4)
        await eve.ping()
        await dan.ping()
        assert [type(entry) for entry in server.entries(people[0].code)[len(before) :]] == [en.Joined]
        assert {seat["since"] for seat in eve.table["seats"]} == {None}, "and all see that no clock runs"


@awaited
async def test_who_goes_does_not_stop_the_clock_for_those_who_wait(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", "--sleep", "1") as server:
        ada, bob = await server.game(2, 1, clock=SECONDS)
        await ada.close()
        while not bob.seat(0)["away"]:
            await bob.decide_something(Random(1)) if choices_of(bob) else await bob.receive()
        assert {"type": "decided", "seat": 0, "how": "clock"} in bob.told("decided")
        assert bob.told("woke") == []


@awaited
async def test_after_a_restart_clocks_go_on_when_the_first_is_back(tmp_path: Path) -> None:
    """The others may still be looking for their keys: who is back waits for them."""
    with ServerProcess(tmp_path / "tables.db") as server:
        people = await server.game(2, 0, game="dark_cave", clock=SECONDS)
        await people[0].ping()
        before = server.entries(people[0].code)
        server.kill()
        server.start()
        await asyncio.sleep(4)
        assert [type(entry) for entry in server.entries(people[0].code)[len(before) :]] == [en.Slept]
        waits = next(client for client in people if not choices_of(client))
        await waits.connect()
        await waits.until(lambda c: bool(c.told("decided")))
        assert [told["how"] for told in waits.told("decided")] == ["clock"]
        assert len(waits.told("woke")) == 1
        await waits.check()


@awaited
async def test_bots_play_no_game_to_its_end_for_somebody_who_is_away(tmp_path: Path) -> None:
    """The only person lets the clock run out until a bot plays on, and goes."""
    with ServerProcess(tmp_path / "tables.db", "--sleep", "2", "--bot-pace", "0.1") as server:
        (ada,) = await server.game(1, 2, clock={"kind": "decision", "seconds": 1})
        await ada.until(lambda c: c.seat(0)["away"])
        before = len(await all_go(server, [ada]))
        server.get(f"/api/tables/{ada.code}")
        await asyncio.sleep(2)
        assert len(server.entries(ada.code)) == before
        await ada.connect()
        assert ada.status == "playing"
        await ada.ask("take_back", seat=0)
        await play_on([ada], Random(1))


@pytest.mark.parametrize("rules", [DECISION, BANK])
def test_while_nobody_is_there_what_is_left_stays(rules: en.Clock) -> None:
    sitting = seated(clock=rules)
    table, seat = sitting.table, sitting.table.waiting[0]
    sitting.now += 12
    table.fold(en.Slept(at=sitting.now))
    assert (table.seats[seat].clock.left, table.deadline) == (rules.seconds - 12, None)
    assert frames.choices(table, seat), "who comes back may decide at once"
    sitting.now += 10 * en.DAY
    table.fold(en.Woke(at=sitting.now))
    assert table.deadline == sitting.now + rules.seconds - 12
    again = hub.replay(CODE, sitting.raw())
    assert again.deadline == table.deadline


@pytest.mark.parametrize("rules", [DECISION, BANK])
def test_who_decides_is_there(rules: en.Clock) -> None:
    """His decision may come before it is noted that he is back."""
    sitting = seated(clock=rules)
    table, seat = sitting.table, sitting.table.waiting[0]
    table.fold(en.Slept(at=sitting.now + 10))
    sitting.now += en.DAY
    sitting.decide(seat, str(sitting.match.choices(seat)[0]))
    assert not table.deserted
    used = rules.seconds - 10 + rules.more
    assert table.seats[seat].clock.left in (used, rules.seconds), "asked once more, or not"
    assert table.deadline is not None and table.deadline > sitting.now


def test_a_pause_lasts_while_nobody_is_there() -> None:
    sitting = seated(seats=2, clock=BANK)
    sitting.table.fold(en.Slept(at=sitting.now + 10))
    for person in ("p1", "p2"):
        sitting.ask(person, pr.Pause)
    sitting.table.fold(en.Woke(at=sitting.now + 20))
    assert (sitting.table.paused, sitting.table.deadline) == (True, None)
    sitting.now += 30
    sitting.ask("p1", pr.Pause, yes=False)
    assert sitting.table.deadline == sitting.now + 50


class LongLife(TableLife):
    """The life of a table at which now and then nobody is there."""

    @precondition(lambda self: self.goes_on() and self.table.deadline and not self.table.config.clock.slow)
    @rule(seconds=st.sampled_from([0.0, 40.0, en.DAY]), first=st.sampled_from(["decides", "pauses", "leaves", ""]))
    def all_are_away_for_a_while(self, seconds: float, first: str) -> None:
        """Whatever the first does who is back, it may come before it is noted that he is."""
        self.carry_out(en.Slept(at=self.now))
        left = [seat.clock.left for seat in self.table.seats]
        self.now += seconds
        assert (self.table.deadline, self.table.late(self.now)) == (None, None)
        self.the_log_comes_to_this_table()
        self.updates_lead_to_the_same_as_a_state()
        seat = self.random.choice(self.table.waiting)
        if first == "decides":
            self.decide(seat, self.random.choice(frames.choices(self.table, seat)).text)
            assert not self.table.deserted
        elif first and self.there():
            self.ask(self.who(seat), pr.Pause if first == "pauses" else pr.Leave)
        if self.table.deserted:
            self.carry_out(en.Woke(at=self.now))
            assert [seat.clock.left for seat in self.table.seats] == left, "nobody has lost time"


def test_the_life_of_a_table_at_which_now_and_then_nobody_is_there(soak: int) -> None:
    without_explaining = [phase for phase in Phase if phase is not Phase.explain]
    wishes = settings(max_examples=20 * soak, stateful_step_count=30, phases=without_explaining)
    run_state_machine_as_test(LongLife, settings=wishes)


# ---- a table that is not to be watched --------------------------------------------------------------------------


@awaited
async def test_a_closed_table_is_not_watched_by_who_was_there_before_the_start(tmp_path: Path) -> None:
    """Who has no seat is shown the door when the game starts, and has seen nothing of it."""
    with ServerProcess(tmp_path / "tables.db") as server:
        ada, bob = await server.table(2, 1, privacy="closed")
        dan = await server.join(ada.code, "Dan").connect()
        await bob.ask("ready")
        await ada.ask("start")
        assert await dan.closed() == 4403
        assert dan.view is None
        assert dan.told("started") == []
        await play_on([ada, bob], Random(1))
        await dan.connect()
        await ada.ask("say", text="come in")
        await dan.until(lambda c: bool(c.told("said")))
        await ada.ask("ready")
        await bob.ask("ready")
        assert await dan.closed() == 4403
        assert dan.table["match"] == 1, "nor of the next one"


@awaited
async def test_an_open_table_may_be_watched_from_before_the_start(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        ada, bob = await server.table(2, 1)
        dan = await server.join(ada.code, "Dan").connect()
        await bob.ask("ready")
        await ada.ask("start")
        await dan.until(lambda c: c.view is not None)


# ---- the next game ----------------------------------------------------------------------------------------------


@pytest.mark.data_file
@awaited
async def test_the_next_game_starts_though_the_server_went_when_the_last_was_ready(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        ada, bob = await server.game(2, 1)
        await play_on([ada, bob], Random(2))
        await ada.ask("ready")
        await bob.ask("ready")
        await ada.until(lambda c: c.table["match"] == 2)
        server.kill()
        forget_from_the_last_start(server.data)
        server.start()
        assert server.get(f"/api/tables/{ada.code}")["status"] == "over"
        await asyncio.sleep(0.5)
        assert server.get(f"/api/tables/{ada.code}")["status"] == "over", "nobody is there to play"
        back = await ada.twin().connect()
        await back.until(lambda c: c.table["match"] == 2)
        assert back.status == "playing"


def forget_from_the_last_start(data: Path) -> None:
    """As if the server had not come to writing it."""
    database = sqlite3.connect(data)
    with database:
        sql = "SELECT max(number) FROM entries WHERE CAST(entry AS TEXT) LIKE '%\"started\"%'"
        (number,) = database.execute(sql).fetchone()
        database.execute("DELETE FROM entries WHERE number >= ?", (number,))
        database.execute("UPDATE tables SET number = ?, status = 'over'", (number - 1,))
    database.close()


@awaited
async def test_the_next_game_starts_when_a_bot_takes_the_seat_of_the_last_who_was_not_ready(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        ada, bob = await server.game(2, 1)
        await play_on([ada, bob], Random(2))
        await ada.ask("ready")
        await bob.ask("leave")
        await ada.ping()
        assert ada.status == "over", "a seat is free"
        await ada.ask("seat_bot", seat=1, bot="random")
        await ada.until(lambda c: c.table["match"] == 2)
        await play_on([ada], Random(3))


@awaited
async def test_before_the_first_game_it_is_the_host_who_starts(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        ada, bob = await server.table(2, 1)
        await ada.ask("ready")
        await bob.ask("ready")
        await ada.ping()
        assert ada.status == "open"


# ---- pauses -----------------------------------------------------------------------------------------------------


def test_a_pause_ends_when_the_last_who_plays_leaves() -> None:
    sitting = seated(seats=2, clock=BANK)
    for person in ("p1", "p2"):
        sitting.ask(person, pr.Pause)
    sitting.ask("p1", pr.Leave)
    assert sitting.table.paused, "the other still wishes it"
    sitting.ask("p2", pr.Leave)
    assert (sitting.table.paused, sitting.table.pause_wished) == (False, set())
    assert sitting.table.deadline is not None


def test_nor_does_a_pause_begin_because_the_last_who_plays_leaves() -> None:
    """One who is away had wished it."""
    sitting = seated(seats=2)
    sitting.ask("p1", pr.Pause)
    sitting.table.fold(en.BotTook(at=sitting.now, seat=0))
    sitting.ask("p2", pr.Leave)
    assert not sitting.table.paused


def test_a_wish_for_a_pause_counts_when_a_bot_plays_for_who_did_not_wish_it() -> None:
    sitting = seated(seats=2, clock=BANK)
    sitting.ask("p2", pr.Pause)
    assert not sitting.table.paused
    sitting.table.fold(en.BotTook(at=sitting.now, seat=0))
    assert (sitting.table.paused, sitting.table.deadline) == (True, None)
    assert hub.replay(CODE, sitting.raw()).paused


def test_who_wished_for_a_pause_and_is_away_does_not_pause_the_game() -> None:
    sitting = seated(seats=2)
    sitting.ask("p2", pr.Pause)
    sitting.table.fold(en.BotTook(at=sitting.now, seat=1))
    assert not sitting.table.paused
    sitting.table.fold(en.BotTook(at=sitting.now, seat=0))
    assert not sitting.table.paused, "nobody plays"


@awaited
async def test_bots_play_on_when_the_only_person_leaves_a_paused_game(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        (ada,) = await server.game(1, 2)
        await ada.ask("pause")
        eve = await server.watch(ada.code).connect()
        assert eve.table["paused"]
        await ada.ask("leave")
        await eve.until(lambda c: c.status == "over")


# ---- a log that grows -------------------------------------------------------------------------------------------


TALK: list[tuple[Any, dict[str, Any]]] = [(pr.Say, {"text": "on and on"}), (pr.Mute, {"person": "p2"})]
REQUESTS: list[tuple[Any, dict[str, Any]]] = [
    (pr.Pause, {}),
    (pr.Sit, {"seat": 2}),
    (pr.Stand, {"seat": 0}),
    (pr.SeatBot, {"seat": 2}),
    (pr.Ready, {}),
    (pr.Remove, {"person": "p2"}),
    (pr.Start, {}),
]


@pytest.mark.parametrize(("kind", "fields"), REQUESTS)
@pytest.mark.parametrize("started", [False, True])
def test_all_that_is_not_the_game_comes_to_an_end(
    kind: Any, fields: dict[str, Any], started: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = seated(start=started)
    monkeypatch.setattr(requests, "MAX_ENTRIES", sitting.table.number - 1)
    refusal = sitting.why_not("p1", kind, **fields)
    assert refusal is not None
    assert str(refusal) == "this table's log is full: you can finish its game, but not start another one here"


@pytest.mark.parametrize(("kind", "fields"), TALK)
def test_talk_comes_to_an_end_of_its_own_and_ends_nothing_else(
    kind: Any, fields: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = seated()
    for _ in range(3):
        sitting.ask("p1", kind, **fields)
    assert sitting.table.talked == 3
    monkeypatch.setattr(requests, "MAX_ENTRIES", sitting.table.number - 3)
    assert sitting.why_not("p1", pr.Pause) is None
    monkeypatch.setattr(requests, "MAX_TALK", 3)
    refusal = sitting.why_not("p1", kind, **fields)
    assert str(refusal) == "so much was said at this table that nothing more can be kept; the game goes on"


def test_nobody_joins_a_table_that_has_seen_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated()
    monkeypatch.setattr(requests, "MAX_ENTRIES", sitting.table.number - 1)
    with pytest.raises(NotGranted, match="log is full"):
        sitting.join("Dan")


def test_there_the_game_is_still_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated()
    monkeypatch.setattr(requests, "MAX_ENTRIES", sitting.table.number - 1)
    sitting.decide(sitting.table.waiting[0], str(sitting.match.choices(sitting.table.waiting[0])[0]))
    sitting.vote_to_end()
    assert sitting.table.status == "over"


def test_there_one_may_still_leave_but_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated()
    monkeypatch.setattr(requests, "MAX_ENTRIES", sitting.table.number - 1)
    seat = sitting.table.waiting[0]
    person = f"p{seat + 1}"
    sitting.ask(person, pr.Leave)
    assert sitting.why_not(person, pr.Leave) is not None
    assert sitting.why_not(person, pr.TakeBack, seat=seat) is not None
    sitting.decide(seat, str(sitting.match.choices(seat)[0]))
    assert not sitting.table.seats[seat].away, "a decision takes the seat back, as ever"
    sitting.ask(person, pr.Leave)


def test_there_a_bot_may_still_play_for_somebody_who_has_vanished(monkeypatch: pytest.MonkeyPatch) -> None:
    table, absent = (sitting := seated()).table, {"p2": 0}
    monkeypatch.setattr(requests, "MAX_ENTRIES", table.number - 1)
    wish = sitting.wish(pr.StandIn, seat=1)
    for who in ("p3", "p1"):
        table.fold(*requests.check(table, table.people[who], wish, sitting.now, absent=absent))
        with pytest.raises(NotGranted, match="log is full"):
            requests.check(table, table.people[who], wish, sitting.now, absent=absent)
    assert isinstance(requests.agreed(table, absent, sitting.now), en.BotTook)
    with pytest.raises(NotGranted, match="there is no seat"):
        requests.check(table, table.people["p1"], sitting.wish(pr.StandIn, seat=9), sitting.now, absent=absent)


def test_there_one_may_still_take_a_seat_back_from_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated()
    monkeypatch.setattr(requests, "MAX_ENTRIES", sitting.table.number - 1)
    sitting.table.fold(en.BotTook(at=sitting.now, seat=0))
    sitting.ask("p1", pr.TakeBack, seat=0)
    assert sitting.why_not("p1", pr.TakeBack, seat=0) is not None


def test_a_pause_that_lasts_when_a_table_has_seen_enough_can_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated(seats=2)
    for person in ("p1", "p2"):
        sitting.ask(person, pr.Pause)
    monkeypatch.setattr(requests, "MAX_ENTRIES", sitting.table.number - 1)
    sitting.ask("p1", pr.Pause, yes=False)
    assert not sitting.table.paused
    assert sitting.why_not("p1", pr.Pause, yes=False) is not None


# ---- people who come and go -------------------------------------------------------------------------------------


@awaited
async def test_after_hundreds_have_come_and_gone_one_still_comes_back_to_the_gap(tmp_path: Path) -> None:
    """Of those who have left for good nothing is said; of all others, who is there and who is not."""
    with ServerProcess(tmp_path / "tables.db", "--requests-per-minute", "100000") as server:
        ada = await server.create().connect()
        bob = await server.join(ada.code, "Bob").connect()
        for number in range(520):
            guest = server.join(ada.code, f"Guest {number}")
            await ada.ask("remove", person=guest.person)
        await ada.ping()
        await ada.close()
        await bob.close()
        before = len(ada.frames)
        await ada.connect(resume=True)
        await ada.ping()
        new = [frame for frame in ada.frames[before:] if frame["type"] not in ("pong", "welcome")]
        assert new[:2] == [
            {"type": "presence", "person": "p1", "online": True, "absent": False},
            {"type": "presence", "person": "p2", "online": False, "absent": False},
        ]
        assert ada.online == {"p1"}


# ---- a disk that is full ----------------------------------------------------------------------------------------


def no_room(_: sqlite3.Connection) -> None:
    raise sqlite3.OperationalError("database or disk is full")


class FullStore(SqliteStore):
    """No room for entries, for a time."""

    full = False
    tries = 0

    async def append(
        self, code: str, number: int, entry: bytes, now: float, *more: bytes, epoch: int | None = None
    ) -> None:
        self.tries += self.full
        await (self._do(no_room) if self.full else super().append(code, number, entry, now, *more, epoch=epoch))


async def two_at_a_table(path: Path, clock: en.Clock) -> LiveTable:
    """Both are connected and ready."""
    store = FullStore(str(path / "data.sqlite"))
    live = await Hub(store, None, Pace(bots=0.0)).create(en.Config("dark_cave", 2, clock=clock))
    for seat in range(2):
        person, _ = await live.join("Ann")
        await ask(live, person, pr.Sit, seat=seat)
        await ask(live, person, pr.Ready)
        live.enter(Ear(live.table.people[person], seat), None)
    return live


@pytest.mark.parametrize("bots", [False, True])
def test_what_can_not_be_stored_is_tried_again_with_patience(
    bots: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether a clock has run out or bots play for those who left: one line in the log for each time."""

    async def run() -> None:
        live = await two_at_a_table(tmp_path, en.Clock("decision", 1.0))
        store = live.store
        assert isinstance(store, FullStore)
        await ask(live, "p1", pr.Start)
        for person in ("p1", "p2") if bots else ():
            await ask(live, person, pr.Leave)
        store.full = True
        await asyncio.sleep(4.0)
        while not store.tries:
            await asyncio.sleep(0.01)
        assert store.tries <= 4, "after a second, after two, after four"
        assert [record.exc_info for record in caplog.records] == [None] * store.tries
        assert {record.message for record in caplog.records} == {
            "nothing could be stored (requests: 1): database or disk is full"
        }
        store.full = False
        before = live.table.number
        await ask(live, "p1", pr.Say, text="there is room again")
        while live.table.number <= before + 1:  # then it goes on at once
            await asyncio.sleep(0.01)
        await asleep(live)

    asyncio.run(run())


def test_who_asks_is_told_that_it_could_not_be_stored(tmp_path: Path) -> None:
    async def run() -> None:
        live = await two_at_a_table(tmp_path, en.Clock())
        assert isinstance(live.store, FullStore)
        live.store.full = True
        answer = await live.request(live.table.people["p1"], pr.Say(id="x", text="x"), 0.0)
        assert answer == pr.NotStored("x"), "which is no refusal"
        with pytest.raises(StoreDown):
            await live.join("Bo")
        await asleep(live)

    asyncio.run(run())


# ---- going to sleep -----------------------------------------------------------------------------------------------


def test_who_comes_in_while_a_table_falls_asleep_finds_it_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SWEEP", 0.05)

    async def run() -> None:
        found = Hub(SqliteStore(str(tmp_path / "data.sqlite")), None, Pace(bots=3.0))
        await found.open()
        live, joined = await found.play_now(pr.PlayNow("classic", 5, name="Ann", bot="random"))
        me = live.table.people[joined.person]
        while live._next_bot() is None:
            choice = next(str(c) for c in match_of(live.table).choices(0) if str(c) != "propose-end")
            await ask(live, joined.person, pr.Decide, seat=0, number=live.table.number, decision=choice)
        stop, number = live.stop, live.table.number

        async def stop_and_let_in() -> None:
            stopping = asyncio.ensure_future(stop())
            await asyncio.sleep(0)
            live.enter(Ear(me, 0), None)
            await stopping

        monkeypatch.setattr(live, "stop", stop_and_let_in)
        live.seen = live.played = 0.0
        while not live.audience.connections:
            await asyncio.sleep(0.01)
        assert live.table.number == number, "the bot was still thinking"
        while live.table.number == number:  # bots play on
            await asyncio.sleep(0.01)
        assert found.tables == {live.table.code: live}
        monkeypatch.undo()
        await found.close()

    asyncio.run(run())


# ---- bots that are slow -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("took", "pace", "left"),
    [
        (0.0, 0.7, 0.7),
        (0.2, 0.7, 0.5),
        (0.7, 0.7, 0.0),
        (0.8, 0.7, 0.6),
        (1.9, 0.7, 0.2),
        (0.013, 0.01, 0.007),
    ],
)
def test_a_bot_that_is_late_seems_to_think_for_a_whole_multiple_of_its_pace(
    took: float, pace: float, left: float
) -> None:
    """So that the time it takes tells next to nothing of the hand."""
    assert still_seems_to_think(took, pace) == pytest.approx(left)


def test_a_slow_bot_decides_in_step_with_its_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(_self: Thinking, _bot: str, match: Match, seat: int, seed: int, _whose: str) -> Chosen:
        await asyncio.sleep(0.45)
        return chosen(BOTS["random"], Situation.of_match(match, seat), match.choices(seat).codes, Random(seed))

    monkeypatch.setattr(Thinking, "think", think)
    rests: list[tuple[float, float]] = []

    def rest(took: float, seeming: float) -> float:
        rests.append((took, seeming))
        return still_seems_to_think(took, seeming)

    monkeypatch.setattr(live_tables, "still_seems_to_think", rest)

    async def run() -> None:
        found = Hub(SqliteStore(str(tmp_path / "data.sqlite")), None, Pace(bots=0.4))
        live, joined = await found.play_now(pr.PlayNow("dark_cave", 2, name="Ann", bot="master"))
        while live._next_bot() is None:
            choice = next(str(c) for c in match_of(live.table).choices(0) if str(c) != "propose-end")
            await ask(live, joined.person, pr.Decide, seat=0, number=live.table.number, decision=choice)
        number = live.table.number
        while live.table.number == number:
            await asyncio.sleep(0.01)
        took, seeming = rests[0]
        assert took >= 0.44, "it is asked how long all of the thinking took"
        assert 0.32 <= seeming <= 0.48, "a pace, more or less"
        await found.close()

    asyncio.run(run())
