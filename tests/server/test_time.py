"""The machine's clock is set, by hours and either way: nobody loses a second, and nobody gains one."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.harness import ServerProcess, awaited, play_on
from tests.server.waking import started_before, stored, wake_up
from undermine.server import entries as en
from undermine.server import time
from undermine.server.clocks import SeatClock

HOUR = 3_600.0


class Machine:
    """A machine whose clocks a test sets."""

    def __init__(self) -> None:
        self.wall = 1_790_000_000.0
        self.up = 1_000.0

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.up

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.up += seconds


SECONDS = st.floats(0.0, 20.0)
JUMPS = st.sampled_from([0.0, 0.0, 1.0, -1.0, HOUR, -HOUR, 1e9, -1e9])


@given(st.lists(st.tuples(st.sampled_from(["ask", "answer", "hold"]), SECONDS, JUMPS), max_size=20))
def test_a_clock_counts_what_has_really_gone_by(steps: list[tuple[str, float, float]]) -> None:
    """Whatever the wall clock does between being asked and deciding."""
    machine = Machine()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "machine", machine)
        server = time.ServerTime()
        clock = SeatClock(en.Clock("bank", 1_000.0))
        used, runs = 0.0, False
        for step, seconds, jump in steps:
            machine.passes(seconds)
            machine.wall += jump
            used += seconds * runs
            getattr(clock, step)(server.now(), *([0.0] if step == "answer" else []))
            runs = step == "ask"
            assert clock.left - (server.now() - clock.since if clock.since else 0.0) == pytest.approx(1_000.0 - used)


def test_the_time_of_day_is_right_when_the_server_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine()
    monkeypatch.setattr(time, "machine", machine)
    server = time.ServerTime()
    assert server.now() == machine.wall
    machine.passes(5.0)
    machine.wall -= HOUR
    assert server.now() == machine.wall + HOUR
    assert time.ServerTime().now() == machine.wall, "and again when it starts anew"


#: Puts a file between the server and its machine's clock: what is in it is added to the time of day.
CLOCK = """
import time
from pathlib import Path

real = time.time
time.time = lambda: real() + float((Path(__file__).parent / "jump").read_text())
"""


@awaited
async def test_a_server_whose_machine_is_set_goes_on_as_if_nothing_were(tmp_path: Path) -> None:
    """A clock of a minute each, and jumps of hours and days: no clock runs out, and none stands still."""
    jump = tmp_path / "jump"
    jump.write_text("0")
    (tmp_path / "sitecustomize.py").write_text(CLOCK)
    with ServerProcess(tmp_path / "tables.db", packages=tmp_path) as server:
        people = await server.game(2, 1, clock={"kind": "bank", "seconds": 60.0})
        began = people[0].frames[0]["now"]
        for seconds in (HOUR, -HOUR, 30 * en.DAY, -30 * en.DAY):
            jump.write_text(str(seconds))
            for client in people:
                await client.ping()
            number = people[0].number
            await play_on(people, Random(1), lambda c, number=number: c.number > number + 3)  # type: ignore[misc]
        for client in people:
            await client.ping()
            assert not [line for line in client.log if line["told"].get("how") == "clock"]
            assert client.told("bot_took") == client.told("slept") == []
            times = [frame["now"] for frame in client.frames if frame["type"] in ("welcome", "pong", "update")]
            assert times == sorted(times) and times[-1] - began < HOUR
        left = [seat["left"] for seat in people[0].table["seats"] if seat["left"] is not None]
        assert left and all(0.0 < seconds <= 60.0 for seconds in left)


@pytest.mark.parametrize("rules", [en.Clock("bank", 600.0), en.Clock("decision", 3 * en.DAY)])
def test_a_machine_that_was_set_back_while_the_server_was_away_gives_nobody_more_time(
    rules: en.Clock, tmp_path: Path
) -> None:
    """The log ends an hour from now; nobody has to wait for that hour."""
    path = tmp_path / "data.sqlite"
    stored(path, started_before(-HOUR, rules))

    async def run() -> list[float]:
        awake, live = await wake_up(path)
        if not rules.slow:  # it is held until one of those who play is back
            async with live.lock:
                await live.append(en.Woke(at=time.now()))
        left = [seat.clock.deadline - time.now() for seat in live.table.seats if seat.clock.deadline is not None]
        await awake.close()
        return left

    assert asyncio.run(run()) == [pytest.approx(rules.seconds, abs=60.0)]


def test_after_a_jump_by_a_rough_measure_a_better_one_counts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine()
    monkeypatch.setattr(time, "machine", machine)
    server, theirs = time.ServerTime(), machine.wall + HOUR
    assert not server.agree(theirs + 0.4, machine.up, 1.0), "an answer that took a second may be off by a half"
    assert server.agree(theirs, machine.up, 0.01)
    assert server.now() == theirs
    assert server.agree(theirs + 0.4, machine.up, 0.01), "from then on it is drift"
    assert server.now() == pytest.approx(theirs + 0.04)
