"""Who comes to a table from where: one address can't take all of its places.

Addresses are kept in memory only, while the table is awake; no file and no log has them.
"""

import asyncio
from collections.abc import Callable

from undermine.server.people import MAX_PEOPLE, Person
from undermine.server.table import Table


class Places:
    """The addresses of a table's people. Whoever comes from the host's own is at home here, and counts as invited.

    Only one at a time goes through the `door`, so that nobody slips in while somebody else is being counted.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.door = asyncio.Lock()
        #: Where the table was made, or since a restart, where its host came from; it stays when the host leaves.
        self.maker: str | None = None
        self.homes: dict[str, set[str]] = {}  # a phone has one at home and another on the way
        self.told: Callable[[str, str], None] = lambda person, address: None  # noqa: ARG005  # other servers hear of it

    def note(self, person: str, address: str) -> None:
        """Where somebody came from."""
        if address not in self.homes.get(person, ()):
            self.told(person, address)
        self.hear(person, address)

    def hear(self, person: str, address: str) -> None:
        """The same, from another server."""
        self.homes.setdefault(person, set()).add(address)
        if person == self.table.host:
            self.maker = self.maker or address

    def room_for(self, address: str) -> bool:
        """Whether one more person from there can come: an address fills half of a table at most."""
        return self.invited(address) or len(self._from(address)) < MAX_PEOPLE // 2

    def seat_for(self, address: str) -> bool:
        """Whether people from there can have one more seat. At a public table an address has one, so that strangers
        don't take it over; at others half of the seats, rounded up, because friends may live together.
        """
        config = self.table.config
        most = 1 if config.privacy == "public" else (config.seats + 1) // 2
        held = sum(len(self.table.holds(person)) for person in self._from(address))
        return self.invited(address) or held < most

    def seat_for_person(self, person: Person) -> bool:
        """The same for somebody who is here already. Whether somebody has more than one seat is the table's to say."""
        homes = self.homes.get(person.person, ())
        return bool(self.table.holds(person)) or all(map(self.seat_for, homes))

    def invited(self, address: str) -> bool:
        """Whether the table is at home there, or its host has let guests play for several people."""
        hosts = self.homes.get(self.table.host or "", ())
        return address in hosts or address == self.maker or self.table.config.several_seats is True

    def _from(self, address: str) -> list[Person]:
        return [person for person in self.table.present() if address in self.homes.get(person.person, ())]
