"""Bots that take their time decide in step with those of other tables."""

import asyncio
from random import Random

import pytest

from undermine.server import live, time
from undermine.server.live import Pace
from undermine.server.steps import Steps


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands still until it is set."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_all_who_are_due_before_a_step_go_on_together_and_nobody_too_early() -> None:
    async def main() -> None:
        steps, went_on = Steps(0.5), list[str]()

        async def wait(name: str, seconds: float) -> None:
            await steps.after(seconds)
            went_on.append(name)

        waits = {"soon": 0.01, "a little later": 0.4, "just in time": 0.5, "for the next": 0.51}
        tasks = [asyncio.ensure_future(wait(name, seconds)) for name, seconds in waits.items()]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        assert went_on[:3] == ["soon", "a little later", "just in time"]
        await asyncio.wait(tasks)
        assert went_on[3:] == ["for the next"]

    asyncio.run(main())


def test_whoever_gives_up_keeps_nobody_else() -> None:
    async def main() -> None:
        steps = Steps(0.05)
        one, other = (asyncio.ensure_future(steps.after(0.01)) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        await other

    asyncio.run(main())


def test_steps_go_on_in_another_loop() -> None:
    steps = Steps(0.05)

    async def leave() -> None:
        asyncio.ensure_future(steps.after(0.01))  # noqa: RUF006  # it ends with its loop
        await asyncio.sleep(0)

    async def come_back() -> None:
        async with asyncio.timeout(20):
            await steps.after(0.01)

    asyncio.run(leave())
    asyncio.run(come_back())


@pytest.mark.parametrize("took", [0.0, 0.3, 0.79])
def test_a_bot_decides_at_the_same_step_however_long_it_thought(
    took: float, clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of its time only whole paces show: those of the clock that all tables share as well as its own."""
    waited = list[float]()

    async def after(_: Steps, seconds: float) -> None:
        waited.append(clock[0] + seconds)

    monkeypatch.setattr(Steps, "after", after)
    clock[0] += took
    asyncio.run(Pace(bots=1.0).seem_to_think(100.0, Random(1), live.SHORTEST))
    assert waited == [pytest.approx(100.0 + Random(1).uniform(0.8, 1.2))]
