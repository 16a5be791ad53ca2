"""All who are connected to one table, and what each of them is sent."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from undermine.server import entries as en
from undermine.server import frames, time
from undermine.server import protocol as pr
from undermine.server.bus import NO_CROWD, Crowd
from undermine.server.frames import Picture, Viewpoint
from undermine.server.people import BOTS_TALK, NOBODY, Absent, Person
from undermine.server.table import Table

#: The close code for a token that is no key to this table, or no longer.
NO_SUCH_TOKEN = 4401
#: And for somebody without a seat, at a table that nobody can watch.
NOT_TO_BE_WATCHED = 4403
#: And for anyone new, at a table that its host has locked.
LOCKED = 4423


def only(seats: list[int]) -> Viewpoint:
    """Where somebody looks from who has not said it. At a device that several people share nobody's cards are shown,
    not even for a moment, before one of them says that it is in their hands.
    """
    return seats[0] if len(seats) == 1 else None


class Connection(Protocol):
    """Somebody who looks at a table."""

    person: Person | None
    viewpoint: Viewpoint

    def send(self, frame: bytes) -> None: ...

    def end(self, code: int, reason: str) -> None: ...


class Seen(NamedTuple):
    """When somebody was here last, and the number of the last entry then."""

    at: float
    number: int


class Audience:
    """`absence` is how long somebody has to be away to be absent, in seconds."""

    def __init__(self, table: Table, absence: float = 60.0) -> None:
        self.table = table
        self.absence = absence
        self.changed: Callable[[], None] = lambda: None  # is told when somebody is absent
        self._began = self._seen_now()
        self._seen: dict[str, Seen] = {}  # people who are away
        self._absent: set[str] = set()  # those of whom everybody knows
        self._timer: asyncio.TimerHandle | None = None
        self.connections: set[Connection] = set()
        self.elsewhere = NO_CROWD  # who is at this table at other servers
        self.pictures: dict[Viewpoint, Picture] = {}
        self._shown = (0, frames.table_state(table))  # the table, and the number of the entry that made it so

    @property
    def online(self) -> set[str]:
        return {
            connection.person.person for connection in self.connections if connection.person
        } | self.elsewhere.people

    @property
    def crowd(self) -> Crowd:
        """Who is here, at this server."""
        people = [connection.person.person for connection in self.connections if connection.person]
        return Crowd(frozenset(people), len(self.connections) - len(people))

    @property
    def somebody_looks(self) -> bool:
        """Whether anybody is at this table, here or elsewhere."""
        return bool(self.connections or self.elsewhere)

    @property
    def absent(self) -> Absent:
        """Those who have been away for so long that others need not wait. A slow game waits: nobody has to be there."""
        if self.table.config.clock.slow:
            return NOBODY
        return {person: self._last_seen(person).number for person in self._away() if self._left(person) <= 0}

    def _away(self) -> list[str]:
        online = self.online
        return [who.person for who in self.table.people.values() if not who.gone and who.person not in online]

    def _left(self, person: str) -> float:
        """Seconds until somebody who is away is absent."""
        return self._last_seen(person).at + self.absence - time.monotonic()

    def _last_seen(self, person: str) -> Seen:
        return self._seen.get(person, self._began)

    def _seen_now(self) -> Seen:
        return Seen(time.monotonic(), self.table.number)

    def plays(self, connection: Connection) -> bool:
        """Whether this is one of those who play."""
        return connection.person is not None and bool(self.table.holds(connection.person))

    @property
    def somebody_plays(self) -> bool:
        """Whether one of those who play is here: waiting for others, or for bots."""
        return any(map(self.plays, self.connections)) or not self.elsewhere.people.isdisjoint(self.table.sitting())

    # ---- coming and going -------------------------------------------------------------------------------------------

    def enter(self, connection: Connection, last: int | None) -> None:
        """Sends what came after the entry with the number `last`: the gap, or the whole table."""
        self.connections.add(connection)
        gap = self._gap(connection, last)
        if gap is None:
            self.show(connection)
        else:
            for number, frame in enumerate(gap, self.table.number - len(gap) + 1):
                connection.send(self._personal(number, frame, connection))
            online, absent = self.online, self.absent
            for who in self.table.present():  # the others are on no list any more
                connection.send(pr.encode(pr.Presence(who.person, who.person in online, who.person in absent)))
        if connection.person:
            self._tell_presence(connection.person.person)
        self._watch()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.person and connection.person.person not in self.online:
            self._seen[connection.person.person] = self._seen_now()
            self._tell_presence(connection.person.person)
        self._watch()

    def others(self, elsewhere: Crowd) -> None:
        """Somebody came or went at another server."""
        before = self.online
        self.elsewhere = elsewhere
        for person in before - self.online:
            self._seen[person] = self._seen_now()
        for person in before ^ self.online:
            self._tell_presence(person)
        self._watch()

    def _watch(self) -> None:
        """Tells everybody as soon as somebody is absent. Nobody is told if nobody looks, here or elsewhere: what others
        have agreed on about somebody absent is for the server that drives, which may have no connection at all.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        absent = set(self.absent)
        for person in absent - self._absent:
            self._tell_presence(person)
        if absent - self._absent:
            self.changed()
        self._absent = absent
        soon = [left for person in self._away() if (left := self._left(person)) > 0]
        if soon and self.somebody_looks and not self.table.config.clock.slow:
            self._timer = asyncio.get_running_loop().call_later(min(soon) + 0.01, self._watch)

    def stop(self) -> None:
        """The table goes to sleep."""
        if self._timer is not None:
            self._timer.cancel()

    def show(self, connection: Connection) -> None:
        """Sends the whole table."""
        picture = self.pictures.get(connection.viewpoint)
        if picture is None or picture.number != self.table.number:
            picture = self.pictures[connection.viewpoint] = Picture(self.table, connection.viewpoint)
        person = connection.person.person if connection.person else None
        connection.send(picture.whole(self.table, person, self.online, time.now(), self.absent))

    def _gap(self, connection: Connection, last: int | None) -> list[bytes] | None:
        """The updates that are missing, if all of them can still be had."""
        picture = self.pictures.get(connection.viewpoint)
        if last is None or picture is None:
            return None
        return picture.since(self.table, self._state(), last, time.now())

    def _state(self) -> pr.TableState:
        """All that everybody may know of the table; most decisions change nothing of it."""
        if self._shown[0] != self.table.changed:
            self._shown = (self.table.changed, frames.table_state(self.table))
        return self._shown[1]

    def _tell_presence(self, person: str) -> None:
        frame = pr.encode(pr.Presence(person, person in self.online, person in self.absent))
        for connection in self.connections:
            connection.send(frame)

    # ---- telling ----------------------------------------------------------------------------------------------------

    def tell(self, entry: en.AnyEntry, now: float) -> None:
        """Sends everybody what the last entry changed."""
        table = self.table
        moved = self._keep_to_own_seats(entry) if table.changed == table.number else ()
        if isinstance(entry, en.Joined):
            self._seen[entry.person] = self._seen_now()
        state = self._state()
        looked = {connection.viewpoint for connection in self.connections}
        sent = {
            viewpoint: picture.frame(table, state, now)
            for viewpoint, picture in self.pictures.items()
            if viewpoint in looked and picture.number == table.number - 1
        }
        for connection in list(self.connections):
            if table.config.privacy == "closed" and table.status == "playing" and not self.plays(connection):
                connection.end(NOT_TO_BE_WATCHED, "nobody can watch this table")
            elif table.locked and connection.person is None:
                connection.end(LOCKED, "the host has locked this table")
            elif connection in moved:
                self.show(connection)
            elif connection.viewpoint in sent:
                connection.send(self._personal(table.number, sent[connection.viewpoint], connection))

    def _personal(self, number: int, frame: bytes, connection: Connection) -> bytes:
        """An update for one person: talk and mutes are personal, all else is for everybody who looks from there."""
        entry = self.table.log[number - 1].entry
        if connection.person is None or not isinstance(entry, en.Said | en.Claimed | en.Muted):
            return frame
        if not isinstance(entry, en.Muted) and (entry.person or BOTS_TALK) not in connection.person.muted:
            return frame
        update = msgspec.json.decode(frame)  # for somebody who was away it may tell of more than this entry
        update["told"] = msgspec.to_builtins(frames.told(entry, self.table, connection.person.person))
        return msgspec.json.encode(update)

    def _keep_to_own_seats(self, entry: en.AnyEntry) -> set[Connection]:
        """Nobody looks from a seat that belongs to somebody else. Returns those whose viewpoint is another now."""
        moved = set()
        for connection in self.connections:
            person = connection.person
            if person is None:
                continue
            seats = self.table.holds(person)
            sat = isinstance(entry, en.Sat) and entry.person == person.person
            if sat or connection.viewpoint not in (None, *seats):
                connection.viewpoint = only(seats)
                moved.add(connection)
            if person.gone and not seats:
                # A moment later, so that the person who asked for it is still told that it is done.
                loop = asyncio.get_running_loop()
                loop.call_later(0.1, connection.end, NO_SUCH_TOKEN, "you have left this table")
        return moved
