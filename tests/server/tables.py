"""Tables in process, for tests: people who ask, a clock that goes only when told, matches from any position."""

from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from undermine import Match
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server import requests
from undermine.server.bus import LocalBus
from undermine.server.errors import NotGranted
from undermine.server.live import LiveTable, Pace
from undermine.server.people import Person
from undermine.server.store import SqliteStore
from undermine.server.table import Table
from undermine.server.thinking import Thinking

CODE = "BCDFGH"


def match_of(table: Table) -> Match:
    """The game that is played at a table, or was last."""
    assert table.match is not None
    return table.match


class Sitting:
    """A table with people at it. `now` is the time; requests are checked and carried out at once."""

    def __init__(self, config: en.Config, match: Match | None = None) -> None:
        self.now = 1_000.0
        self.table = Table(CODE, en.Created(at=self.now, config=config))
        self.tokens: dict[str, str] = {}
        self.ids = count(1)
        if match is not None:
            self.table.new_match = lambda started: match  # type: ignore[method-assign]  # noqa: ARG005

    @property
    def match(self) -> Match:
        """The game that is played, or was last."""
        return match_of(self.table)

    def join(self, name: str = "Ann") -> str:
        """Somebody new. Returns who it is."""
        entry, self.tokens[entry.person] = requests.join(self.table, name, self.now)
        self.table.fold(entry)
        return entry.person

    def wish(self, kind: Any, /, **fields: Any) -> Any:
        return kind(id=f"wish-{next(self.ids)}", **fields)

    def ask(self, who: str, kind: Any, lag: float = 0.0, /, **fields: Any) -> Any:
        """Somebody asks for something, and it is done."""
        pending = requests.check(self.table, self.table.people[who], self.wish(kind, **fields), self.now, lag)
        self.table.fold(*pending)
        return pending.entry

    def why_not(self, who: str, kind: Any, /, **fields: Any) -> NotGranted | None:
        """Why a request is refused; None if it is not."""
        try:
            requests.check(self.table, self.table.people[who], self.wish(kind, **fields), self.now)
        except NotGranted as refusal:
            return refusal
        return None

    def decide(self, seat: int, text: str, number: int | None = None, lag: float = 0.0) -> Any:
        """The person in a seat decides."""
        number = self.table.number if number is None else number
        person = self.table.seats[seat].person
        assert person is not None
        return self.ask(person, pr.Decide, lag, seat=seat, number=number, decision=text)

    def bot_decides(self, seat: int, text: str) -> None:
        self.table.fold(*self.table.deciding(seat, self.match.check(text, seat), self.now, "bot"))

    def start(self, seed: str = "7") -> None:
        """The host starts, with a seed that is always the same."""
        assert self.table.host is not None
        entry = requests.check(self.table, self.table.people[self.table.host], self.wish(pr.Start), self.now).entry
        self.table.fold(msgspec.structs.replace(entry, seed=seed))

    def vote_to_end(self) -> None:
        """All agree that the game is over."""
        self.decide(self.table.waiting[0], "propose-end")
        while self.table.status == "playing":
            self.decide(self.table.waiting[0], "vote yes")

    def raw(self) -> list[bytes]:
        """The log, as it is stored."""
        return [en.encode_entry(entry) for _, entry, _ in self.table.log]


def seated(
    game: str = "dark_cave",
    seats: int = 3,
    options: dict[str, Any] | None = None,
    clock: en.Clock | None = None,
    match: Match | None = None,
    start: bool = True,
) -> Sitting:
    """A table with a person in every seat (p1 in seat 0, p2 in seat 1, …), ready, and started."""
    config = en.Config(game, match.seats if match else seats, options or {}, clock=clock or en.Clock())
    sitting = Sitting(config, match)
    for seat in range(config.seats):
        person = sitting.join(f"Person {seat}")
        sitting.ask(person, pr.Sit, seat=seat)
        sitting.ask(person, pr.Ready)
    if start:
        sitting.start()
    return sitting


# ---- awake, with a store and connections ----------------------------------------------------------------------------


class Ear:
    """Somebody connected, who keeps all that he gets until the connection is ended."""

    def __init__(self, person: Person | None = None, viewpoint: int | None = None) -> None:
        self.person = person
        self.viewpoint = viewpoint
        self.got: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.ended = False

    def send(self, frame: bytes) -> None:
        if not self.ended:
            self.raw.append(frame)
            self.got.append(msgspec.json.decode(frame))

    def end(self, _code: int, _reason: str) -> None:
        self.ended = True

    def updates(self) -> list[dict[str, Any]]:
        return [{**frame, "now": None} for frame in self.got if frame["type"] == "update"]


async def awake(path: Path, config: en.Config) -> LiveTable:
    """A new table with a real store, and bots that think longer than a test takes."""
    store = SqliteStore(str(path / "data.sqlite"))
    created = en.Created(at=1.0, config=config)
    await store.create(CODE, en.encode_entry(created), config.game, config.seats, False, 1.0)
    return LiveTable(Table(CODE, created), store, LocalBus(), Pace(bots=600.0), Thinking())


async def asleep(live: LiveTable) -> None:
    await live.stop()
    await live.store.close()


async def ask(live: LiveTable, who: str, kind: Any, /, **fields: Any) -> Any:
    """Somebody asks for something, and it is done."""
    answer = await live.request(live.table.people[who], kind(id=f"wish-{live.table.number}-of-{who}", **fields), 0.0)
    assert isinstance(answer, pr.Ack), answer
    return answer
