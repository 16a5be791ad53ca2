"""Between the click and the pictures a decision is read once, and everything about a moment is worked out once."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.tables import Ear, ask, asleep, awake, match_of
from undermine.games import OURS, game_named
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.live import LiveTable


class Room:
    """A room of a game that counts how often it is asked for what."""

    def __init__(self, room: Any, calls: Counter[str]) -> None:
        self._room = room
        self._calls = calls

    def __getattr__(self, name: str) -> Any:
        thing = getattr(self._room, name)
        return counted(name, thing, self._calls) if callable(thing) else thing


def counted(name: str, function: Callable[..., Any], calls: Counter[str]) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        calls[name] += 1
        return function(*arguments)

    return call


@pytest.fixture
def calls(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a game reads, encodes and decodes decisions, lists what is legal, and tells the truth."""
    game, calls = game_named(request.getfixturevalue("game")), Counter[str]()
    for room in ("decisions", "views", "turn", "pointers", "refusals"):
        monkeypatch.setattr(game, room, Room(getattr(game, room), calls))
    monkeypatch.setattr(game, "read", counted("read", game.read, calls))
    return calls


async def started(path: Path, game: str) -> tuple[LiveTable, list[Ear]]:
    """Three people play; the first of them looks on, and somebody who only watches."""
    live = await awake(path, en.Config(game, 3))
    for seat in range(3):
        person, _ = await live.join(f"Person {seat}")
        await ask(live, person, pr.Sit, seat=seat)
        await ask(live, person, pr.Ready)
    ears = [Ear(live.table.people["p1"], 0), Ear()]
    for ear in ears:
        live.enter(ear, None)
    await ask(live, "p1", pr.Start)
    return live, ears


async def decide(live: LiveTable, seat: int, decision: str) -> None:
    await ask(live, f"p{seat + 1}", pr.Decide, number=live.table.number, seat=seat, decision=decision)


@pytest.mark.parametrize("game", OURS)
def test_a_decision_is_converted_once_each_way(game: str, calls: Counter[str], tmp_path: Path) -> None:
    async def run() -> None:
        live, ears = await started(tmp_path, game)
        random = Random(game)
        begun = live.table.number
        while live.table.waiting and live.table.number < begun + 12:  # a random walk may be out of the cave before
            seat = live.table.waiting[0]
            text = str(random.choice(list(match_of(live.table).choices(seat))))
            calls.clear()
            await decide(live, seat, text)
            offered = len(match_of(live.table).choices(0))
            assert calls["read"] == calls["encode"] <= 1, "and not at all where the same text came before"
            assert calls["why_not"] == 0, "nobody asks for reasons against a decision that is offered"
            assert calls["truth"] == 1, "the truth of a moment is built once, however many look at it"
            assert calls["legal"] == len(live.table.waiting), "once for each seat that is asked"
            assert calls["points"] == offered, "choices are written out for a seat that looks"
            assert calls["decode"] <= offered + 1, "and the decision, in the spelling in which it is offered"
        calls.clear()
        live.enter(Ear(live.table.people["p1"], 0), None)
        await ask(live, "p2", pr.Say, text="hello")
        assert set(calls) <= {"waiting"}, "neither another window nor talk asks for more than whose turn it is"
        assert len(ears[0].updates()) == len(ears[1].updates()) == live.table.number - begun + 1
        await asleep(live)

    asyncio.run(run())


@pytest.mark.parametrize("game", OURS)
def test_what_the_clock_decides_is_not_read_at_all(game: str, calls: Counter[str], tmp_path: Path) -> None:
    async def run() -> None:
        live, _ = await started(tmp_path, game)
        seat = live.table.waiting[0]
        late = match_of(live.table).late(seat, Random(game))
        calls.clear()
        await live.append(*live.table.deciding(seat, late, 2e9, "clock"))
        assert calls["read"] == calls["encode"] == 0
        assert calls["truth"] == 1
        await asleep(live)

    asyncio.run(run())
