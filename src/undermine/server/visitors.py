"""What somebody at a table can still ask for, by the limits of their person, their address and the table."""

import asyncio
import itertools
import time

from undermine.server import protocol as pr
from undermine.server.limits import Bill, Limits
from undermine.server.people import Person
from undermine.server.turns import Turns

#: Whole tables are sent one at a time, for each address in turn, and take a quarter of the server's time at most.
REST = 3.0
#: A whole table counts once more for every so many bytes.
BYTES = 32_768

#: What has no limit of its own: a game could not go on without it.
FREE = pr.Decide | pr.Leave | pr.TakeBack | pr.AskHint

LINES = itertools.count()


class TooMuch(Exception):
    """Somebody asks for more than their share of something."""

    def __init__(self, why: str, what: str) -> None:
        super().__init__(why)
        self.what = what


class Shares:
    """What all visitors of a server share."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.states = Turns(rest=REST)


class Visitor:
    """One connection, and whom it counts for."""

    def __init__(self, shares: Shares, address: str, table: str) -> None:
        self.shares = shares
        self.limits = shares.limits
        self.address = address
        self.table = table
        self.person: str | None = None
        self._line = str(next(LINES))

    def is_person(self, person: Person) -> None:
        """From now on it counts for a person."""
        self.person = f"{self.table}/{person.person}"

    @property
    def _here(self) -> str:
        """Everybody from this address at this table."""
        return f"{self.table}@{self.address}"

    async def message(self, size: int) -> None:
        """One more message. A person who sends too many is told; an address that does has to wait."""
        now = time.monotonic()
        if not self._fair(size, now):
            raise TooMuch("too many messages; slow down", "messages")
        wait = self._charge_address(size, now)
        if wait > 0:
            await asyncio.sleep(wait)

    def message_at_once(self, size: int) -> bool:
        """The same, if nobody has to be told or to wait; otherwise nothing is counted."""
        limits, now = self.limits, time.monotonic()
        crowded = limits.messages_of_address.spent(self.address, now) or limits.bytes_of_address.spent(
            self.address, now
        )
        if crowded or not self._fair(size, now):
            return False
        self._charge_address(size, now)
        return True

    def _fair(self, size: int, now: float) -> bool:
        limits = self.limits
        if self.person is None:
            return limits.watching.allows(self._line, now)
        return limits.messages.allows(self.person, now) and limits.bytes.allows(self.person, now, size)

    def _charge_address(self, size: int, now: float) -> float:
        """How many seconds the address has to wait."""
        limits = self.limits
        wait = limits.messages_of_address.charge(self.address, now)
        return max(wait, limits.bytes_of_address.charge(self.address, now, size))

    def whose(self, plays: bool) -> str:
        """Whose turn it is to get a whole table: spectators of an address don't keep its players waiting."""
        return f"{self.address}, playing" if plays else self.address

    async def whole_table(self, plays: bool) -> None:
        """Waits until the limits let the visitor have the whole table once more."""
        now = time.monotonic()
        wait = self.limits.states_of_address.charge(self.whose(plays), now)
        if self.person is None:
            wait = max(wait, self.limits.states_of_watchers.charge(self.table, now))
        if wait > 0:
            await asyncio.sleep(wait)

    def got(self, size: int, plays: bool) -> None:
        """So many bytes were sent because the visitor asked."""
        self.limits.states_of_address.charge(self.whose(plays), time.monotonic(), size // BYTES)

    def request(self, request: pr.ClientRequest, plays: bool) -> Bill:
        """One more request of a person: talk and changes at the table have limits of their own."""
        assert self.person is not None
        limits, now, bill = self.limits, time.monotonic(), Bill()
        if isinstance(request, FREE):
            return bill
        if not isinstance(request, pr.Say | pr.MakeClaim | pr.Mute):
            fair = bill.allows(limits.changes, self.person, now)
            if not (fair and bill.allows(limits.changes_at_table, self._here, now)):
                raise TooMuch("that was changed very often just now; wait a little", "changes")
            return bill
        size = len(request.text) + sum(map(len, request.about)) if isinstance(request, pr.Say) else 0
        fair = bill.allows(limits.lines, self.person, now) and bill.allows(limits.talk, self.person, now, size)
        fair = fair and bill.allows(limits.lines_at_table, self._here, now)
        if not fair:
            raise TooMuch("you have said a lot just now; wait a little", "talk")
        if not plays and not bill.allows(limits.lines_of_watchers, self.table, now):
            raise TooMuch("those who watch have said a lot just now; wait a little", "talk of spectators")
        return bill
