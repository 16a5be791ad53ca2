"""A clock that runs out while nothing can be stored takes nothing from somebody who has decided in time."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.tables import ask, asleep, awake
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.errors import NotStored


class Ear:
    def __init__(self, person: Any) -> None:
        self.person = person
        self.viewpoint: int | None = None

    def send(self, frame: bytes) -> None: ...

    def end(self, code: int, reason: str) -> None: ...


def test_the_decision_is_taken_once_it_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        live = await awake(tmp_path, en.Config("classic", 3, clock=en.Clock("decision", 2.0)))
        for seat, name in enumerate(("Ann", "Bo", "Cy")):
            person, _ = await live.join(name)
            await ask(live, person, pr.Sit, seat=seat)
            await ask(live, person, pr.Ready)
            live.enter(Ear(live.table.people[person]), None)
        await ask(live, "p1", pr.Start)
        table = live.table
        assert table.match is not None
        seat = table.waiting[0]
        wish = pr.Decide(id="late", number=table.number, seat=seat, decision=str(table.match.choices(seat)[0]))
        someone = table.people[f"p{seat + 1}"]
        stores, stored, failures = live.store.append, asyncio.Event(), [NotStored("no room")]

        async def append(
            code: str, number: int, entry: bytes, now: float, *more: bytes, epoch: int | None = None
        ) -> None:
            if failures:
                raise failures.pop()
            await stores(code, number, entry, now, *more, epoch=epoch)
            stored.set()

        monkeypatch.setattr(live.store, "append", append)
        assert isinstance(await live.request(someone, wish, 0.0), pr.NotStored)
        await stored.wait()  # the clock has run out, and is the next to store something
        assert isinstance(await live.request(someone, wish, 0.0), pr.Ack)
        told = [type(logged.entry) for logged in table.log[-2:]]
        assert told == [en.Woke, en.Decided]
        await asleep(live)

    asyncio.run(run())
