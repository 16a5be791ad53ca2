"""A server that follows what others store: an entry that it can't carry out leaves no table half changed behind."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.audience import Audience
from undermine.server.bus import Crowd, Hearing, LocalBus
from undermine.server.errors import NotStored, TableEnded, TableTooNew
from undermine.server.hub import RESTART, Hub
from undermine.server.live import ENDED, LiveTable, Pace
from undermine.server.people import Person
from undermine.server.store import SqliteStore, Taken

OF_NOBODY = en.encode_entry(en.Readied(at=1.0, person="p9", yes=True))
NEWER = b'{"type": "danced", "at": 1.0}'


class SharedBus(LocalBus):
    shared = True

    def __init__(self) -> None:
        self.driven: set[str] = set()

    def created(self, code: str) -> None:
        self.driven.add(code)

    async def open(self, hearing: Hearing) -> None:
        self.hearing = hearing

    async def claim(self, code: str) -> bool:
        self.driven.add(code)
        self.hearing.home(code, "p1", "192.0.2.7")  # the others answer at once
        return True

    async def release(self, code: str) -> None:
        self.driven.discard(code)


class Line:
    """Somebody who is connected."""

    def __init__(self) -> None:
        self.person: Person | None = None
        self.viewpoint: int | None = None
        self.ended: int | None = None

    def send(self, frame: bytes) -> None:
        pass

    def end(self, code: int, reason: str) -> None:  # noqa: ARG002
        self.ended = code


def at_a_table(folder: Path, run: Callable[[Hub, LiveTable], Awaitable[None]]) -> None:
    async def main() -> None:
        hub = Hub(SqliteStore(str(folder / "tables.db")), SharedBus(), Pace(600.0))
        await hub.open()
        live, _ = await hub.create_with(en.Config("classic", 3), "Ada")
        await run(hub, live)
        await hub.close()

    asyncio.run(asyncio.wait_for(main(), 60.0))


async def stored_elsewhere(hub: Hub, live: LiveTable, raw: bytes) -> None:
    await hub.store.append(live.table.code, live.table.number + 1, raw, 1.0)


@pytest.mark.parametrize("raw", [OF_NOBODY, NEWER])
def test_a_table_that_can_not_be_followed_is_given_up_when_others_tell_of_it(tmp_path: Path, raw: bytes) -> None:
    async def run(hub: Hub, live: LiveTable) -> None:
        line = Line()
        live.enter(line, None)
        await stored_elsewhere(hub, live, raw)
        hub.grown(live.table.code, live.table.number + 1, raw)
        await asyncio.gather(*hub._hearing)
        assert hub.tables == {} and line.ended == RESTART

    at_a_table(tmp_path, run)


def test_whoever_comes_to_a_table_that_can_not_be_followed_is_sent_to_another_server(tmp_path: Path) -> None:
    async def run(hub: Hub, live: LiveTable) -> None:
        await stored_elsewhere(hub, live, NEWER)
        with pytest.raises(TableTooNew):
            await hub.get(live.table.code)
        assert hub.tables == {}

    at_a_table(tmp_path, run)


def test_a_decision_by_other_rules_is_not_carried_out(tmp_path: Path) -> None:
    async def run(hub: Hub, live: LiveTable) -> None:
        table, _ = await hub.play_now(pr.PlayNow("classic", 3, "Ada"))
        (seat, *_) = table.table.waiting
        match = table.table.match
        assert match is not None
        pending = table.table.deciding(seat, match.check(match.choices(seat)[0], seat), 1.0, "person")
        foreign = msgspec.structs.replace(pending.entry, digest="another")
        hub.grown(table.table.code, table.table.number + 1, en.encode_entry(foreign))
        await asyncio.gather(*hub._hearing)
        assert match.decided == 0 and list(hub.tables) == [live.table.code]

    at_a_table(tmp_path, run)


def test_one_table_that_can_not_be_taken_over_holds_up_no_other(tmp_path: Path) -> None:
    async def run(hub: Hub, live: LiveTable) -> None:
        other, _ = await hub.create_with(en.Config("classic", 3), "Bob")
        await stored_elsewhere(hub, live, OF_NOBODY)
        hub.drive([live.table.code, other.table.code])
        while hub._hearing:
            await asyncio.gather(*hub._hearing)
        assert hub.bus.driven == {other.table.code}  # type: ignore[attr-defined]
        assert list(hub.tables) == [other.table.code]

    at_a_table(tmp_path, run)


def test_a_table_that_was_read_anew_is_not_given_up_with_the_old_one(tmp_path: Path) -> None:
    async def run(hub: Hub, live: LiveTable) -> None:
        await hub._give_up(live)
        again = await hub.get(live.table.code)
        await hub._give_up(live)
        assert hub.tables == {live.table.code: again}

    at_a_table(tmp_path, run)


def test_a_table_that_could_not_be_set_up_is_driven_by_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(hub: Hub, live: LiveTable) -> None:
        async def full(*_: object, **__: object) -> None:
            raise NotStored("full")

        with monkeypatch.context() as patch, pytest.raises(NotStored):
            patch.setattr(hub.store, "append", full)
            await hub.create_with(en.Config("classic", 3), "Bob")
        assert hub.bus.driven == {live.table.code}  # type: ignore[attr-defined]

    at_a_table(tmp_path, run)


def test_whoever_asks_at_a_table_that_was_just_ended_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(hub: Hub, live: LiveTable) -> None:
        async def refused(*_: object, **__: object) -> None:
            raise Taken("4")

        async def ended(*_: object) -> None:
            raise TableEnded(live.table.code)

        monkeypatch.setattr(hub.store, "append", refused)
        monkeypatch.setattr(hub.store, "read", ended)
        answer = await live.request(live.table.people["p1"], pr.Say(id="a1", text="hello?"), 0.0)
        assert isinstance(answer, pr.Refusal) and answer.why == ENDED

    at_a_table(tmp_path, run)


def test_the_server_that_drives_notices_who_is_absent_though_nobody_is_connected_to_it(tmp_path: Path) -> None:
    async def run(hub: Hub, live: LiveTable) -> None:  # noqa: ARG001
        noticed = asyncio.Event()
        audience = Audience(live.table, absence=0.01)
        await live.join("Bob")
        audience.changed = noticed.set
        audience.others(Crowd(frozenset({"p1"})))
        await asyncio.wait_for(noticed.wait(), 30.0)
        assert list(audience.absent) == ["p2"]
        audience.stop()

    at_a_table(tmp_path, run)


def test_where_people_came_from_is_heard_while_their_table_is_read(tmp_path: Path) -> None:
    async def run(hub: Hub, live: LiveTable) -> None:
        await hub._give_up(live)
        again = await hub.get(live.table.code)
        assert again.places.homes == {"p1": {"192.0.2.7"}} and again.places.invited("192.0.2.7")
        assert not hub._early

    at_a_table(tmp_path, run)


def test_nothing_is_stored_on_top_of_half_an_entry(tmp_path: Path) -> None:
    """Whoever asks is faster than the news of what another server has stored."""

    async def run(hub: Hub, live: LiveTable) -> None:
        await stored_elsewhere(hub, live, OF_NOBODY)
        stored = live.table.number + 1
        person = live.table.people["p1"]
        asked = (live.request(person, pr.Say(id=f"a{number}", text="hello?"), 0.0) for number in range(3))
        assert {type(answer) for answer in await asyncio.gather(*asked)} == {pr.NotStored}
        assert len(await hub.store.read(live.table.code)) == stored
        assert hub.tables == {}

    at_a_table(tmp_path, run)
