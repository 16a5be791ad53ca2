"""All who are connected to one table, and what each of them is sent."""

import asyncio
import time
from collections import deque
from typing import Protocol

import msgspec

from undermine.server import entries as en
from undermine.server import frames
from undermine.server import protocol as pr
from undermine.server.frames import Picture, Viewpoint
from undermine.server.people import Person
from undermine.server.table import Table

#: The close code for a token that is no key to this table, or no longer.
NO_SUCH_TOKEN = 4401
#: And for somebody without a seat, at a table that nobody can watch.
NOT_TO_BE_WATCHED = 4403

#: How many updates are kept for people who were away for a moment.
RING = 128


class Connection(Protocol):
    """Somebody who looks at a table."""

    person: Person | None
    viewpoint: Viewpoint

    def send(self, frame: bytes) -> None: ...

    def end(self, code: int, reason: str) -> None: ...


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.pictures: dict[Viewpoint, Picture] = {}
        self.ring: deque[dict[Viewpoint, pr.Update]] = deque(maxlen=RING)

    @property
    def online(self) -> set[str]:
        return {connection.person.person for connection in self.connections if connection.person}

    def plays(self, connection: Connection) -> bool:
        """Whether this is one of those who play."""
        return connection.person is not None and bool(self.table.holds(connection.person))

    @property
    def somebody_plays(self) -> bool:
        """Whether one of those who play is here: waiting for others, or for bots."""
        return any(map(self.plays, self.connections))

    # ---- coming and going -------------------------------------------------------------------------------------------

    def enter(self, connection: Connection, last: int | None) -> None:
        """Sends what came after the entry with the number `last`: the gap, or the whole table."""
        self.connections.add(connection)
        gap = self._gap(connection, last)
        if gap is None:
            self.show(connection)
        else:
            for update in gap:
                connection.send(self._frame(update, connection))
            online = self.online
            for who in self.table.people.values():
                if not who.gone or self.table.holds(who):  # the others are on no list any more
                    connection.send(pr.encode(pr.Presence(who.person, who.person in online)))
        if connection.person:
            self._tell_presence(connection.person, True)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.person and connection.person.person not in self.online:
            self._tell_presence(connection.person, False)

    def show(self, connection: Connection) -> None:
        """Sends the whole table."""
        person = connection.person.person if connection.person else None
        if connection.viewpoint not in self.pictures:
            self.pictures[connection.viewpoint] = Picture(self.table, connection.viewpoint)
        picture = self.pictures[connection.viewpoint]
        connection.send(pr.encode(frames.state(self.table, picture, person, self.online, time.time())))

    def _gap(self, connection: Connection, last: int | None) -> list[pr.Update] | None:
        """The updates that are missing, if all of them are still here."""
        missing = self.table.number - last if last is not None else -1
        if not 0 <= missing <= len(self.ring) or connection.viewpoint not in self.pictures:
            return None
        recent = list(self.ring)[len(self.ring) - missing :]
        gap = [updates[connection.viewpoint] for updates in recent if connection.viewpoint in updates]
        return gap if len(gap) == missing else None

    def _tell_presence(self, person: Person, online: bool) -> None:
        frame = pr.encode(pr.Presence(person.person, online))
        for connection in self.connections:
            connection.send(frame)

    # ---- telling ----------------------------------------------------------------------------------------------------

    def tell(self, entry: en.AnyEntry, now: float) -> None:
        """Sends everybody what the last entry changed."""
        table = self.table
        moved = self._keep_to_own_seats(entry)
        state = frames.table_state(table)
        updates = {viewpoint: picture.update(table, state, now) for viewpoint, picture in self.pictures.items()}
        self.ring.append(updates)
        personal = isinstance(entry, en.Said | en.Muted)
        encoded = {} if personal else {viewpoint: pr.encode(update) for viewpoint, update in updates.items()}
        for connection in list(self.connections):
            if table.config.privacy == "closed" and table.status == "playing" and not self.plays(connection):
                connection.end(NOT_TO_BE_WATCHED, "nobody can watch this table")
            elif connection in moved:
                self.show(connection)
            elif connection.viewpoint in updates:
                update = updates[connection.viewpoint]
                connection.send(self._frame(update, connection) if personal else encoded[connection.viewpoint])

    def _frame(self, update: pr.Update, connection: Connection) -> bytes:
        """The update for one person: talk and mutes are personal."""
        person = connection.person.person if connection.person else None
        entry = self.table.log[update.number - 1].entry
        if not isinstance(entry, en.Said | en.Muted):
            return pr.encode(update)
        return pr.encode(msgspec.structs.replace(update, told=frames.told(entry, self.table, person)))

    def _keep_to_own_seats(self, entry: en.AnyEntry) -> set[Connection]:
        """Nobody looks from a seat that belongs to somebody else. Returns those whose viewpoint is another now."""
        moved = set()
        for connection in self.connections:
            person = connection.person
            if person is None:
                continue
            seats = self.table.holds(person)
            sat = isinstance(entry, en.Sat) and entry.person == person.person
            stays = not sat if connection.viewpoint is None else connection.viewpoint in seats
            if not stays:
                connection.viewpoint = seats[0] if seats else None
                moved.add(connection)
            if person.gone and not seats:
                # A moment later, so that the person who asked for it is still told that it is done.
                loop = asyncio.get_running_loop()
                loop.call_later(0.1, connection.end, NO_SUCH_TOKEN, "you have left this table")
        return moved
