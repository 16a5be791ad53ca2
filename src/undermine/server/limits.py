"""How much one address, one person and one table can ask for.

Nothing here counts connections: whoever closes one and opens another is the same as before.
"""

import asyncio
import ipaddress
from collections import Counter, OrderedDict

#: Of so many addresses, people or tables a meter remembers what they used; then it forgets whoever was quiet longest.
REMEMBERED = 50_000
#: Counting in fractions must not refuse what is just allowed.
HAIR = 1e-6
#: Seconds that somebody waits for a no who has asked for too much, and how many of one address wait at a time.
LATE = 1.0
WAITING = 50


class Meter:
    """What each of many has used: `most` at once, and as much again within `seconds`, little by little."""

    def __init__(self, most: float, seconds: float, remembered: int = REMEMBERED) -> None:
        self.most = most
        self.seconds = seconds
        self.remembered = remembered
        #: When everything that was used will have come back; from then on there is nothing to remember.
        self._back: OrderedDict[str, float] = OrderedDict()
        self.used: Counter[str] | None = None  # what other servers have not been told of; None if there are none

    def __len__(self) -> int:
        return len(self._back)

    def allows(self, key: str, now: float, amount: float = 1.0) -> bool:
        """Counts so much more, unless it is too much."""
        if self._after(key, now, amount) > now + self.seconds + HAIR:
            return False
        self.charge(key, now, amount)
        return True

    def spent(self, key: str, now: float) -> bool:
        """Whether one more would be too much. It is not counted."""
        return self._after(key, now, 1.0) > now + self.seconds + HAIR

    def charge(self, key: str, now: float, amount: float = 1.0, elsewhere: bool = False) -> float:
        """Counts so much more in any case. Returns how many seconds to wait until that is no longer too much."""
        if self.used is not None and not elsewhere:
            if len(self.used) >= self.remembered:  # nobody has asked for a long time
                self.used.clear()
            self.used[key] += amount  # type: ignore[assignment]  # a Counter counts halves as well
        back = self._after(key, now, amount)
        self._back[key] = back
        self._back.move_to_end(key)
        self._forget(now)
        return max(back - now - self.seconds, 0.0)

    def give_back(self, key: str, now: float, amount: float = 1.0, elsewhere: bool = False) -> None:
        """So much was counted for nothing."""
        if self.used is not None and not elsewhere:
            self.used[key] -= amount  # type: ignore[assignment]
        back = self._after(key, now, -amount)
        if back > now:
            self._back[key] = back
        else:
            self._back.pop(key, None)

    def _after(self, key: str, now: float, amount: float) -> float:
        """When everything would have come back, with so much more."""
        cost = self.seconds / self.most if self.most > 0 else float("inf")
        return max(self._back.get(key, now), now) + amount * cost

    def _forget(self, now: float) -> None:
        """Two at a time are enough, since only one is new; so nobody ever waits for a long clean-up."""
        for _ in range(2):
            oldest = next(iter(self._back))
            if self._back[oldest] <= now or len(self._back) > self.remembered:
                del self._back[oldest]
            if not self._back:
                return


class Bill:
    """What one request was counted as, by several meters; it can be given back if the server could not do its part."""

    def __init__(self) -> None:
        self._counted: list[tuple[Meter, str, float]] = []

    def allows(self, meter: Meter, key: str, now: float, amount: float = 1.0) -> bool:
        """Counts so much more, unless it is too much."""
        fair = meter.allows(key, now, amount)
        if fair:
            self._counted.append((meter, key, amount))
        return fair

    def give_back(self, now: float) -> None:
        for meter, key, amount in self._counted:
            meter.give_back(key, now, amount)
        self._counted.clear()


class Brake:
    """A no that comes late: trying again and again gets nobody more of them, and costs the server little."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()

    async def hold(self, address: str) -> None:
        if self._waiting[address] >= WAITING:
            return
        self._waiting[address] += 1
        try:
            await asyncio.sleep(LATE)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]


class Limits:
    """All limits of a server. `ease` multiplies those that have no option of their own."""

    def __init__(self, tables: int = 60, requests: int = 240, connections: int = 200, ease: float = 1.0) -> None:
        def so_many(most: float, seconds: float) -> Meter:
            return Meter(most * ease, seconds)

        self.connections = connections
        #: Counted by address.
        self.creating = Meter(tables, 3_600)
        self.asking = Meter(requests, 60)
        self.connecting = so_many(240, 60)
        self.guessing = so_many(30, 60)
        self.joining = so_many(120, 3_600)
        self.publishing = so_many(10, 3_600)
        self.replaying = so_many(60, 600)  # records that people bring along; large ones count for more
        self.listed = max(round(3 * ease), 1)
        #: Whatever an address sends and whole tables that it asks for are not refused: they wait.
        self.messages_of_address = so_many(2_000, 20)
        self.bytes_of_address = so_many(1_000_000, 20)
        self.states_of_address = so_many(120, 10)
        #: Counted by person.
        self.messages = so_many(100, 20)
        self.bytes = so_many(64_000, 20)
        self.changes = so_many(60, 180)
        self.lines = so_many(20, 60)
        self.talk = so_many(6_000, 60)
        self.tabs = max(round(10 * ease), 1)
        #: Counted by connection, so that it is not a neighbour's that is closed.
        self.watching = so_many(50, 20)
        #: Counted by address at one table.
        self.joining_one_table = so_many(20, 3_600)
        self.changes_at_table = so_many(300, 3_600)
        self.lines_at_table = so_many(300, 3_600)
        #: Counted by table, for those who only watch: those who play come first.
        self.lines_of_watchers = so_many(60, 60)
        self.states_of_watchers = so_many(240, 10)

    def of_addresses(self) -> dict[str, Meter]:
        """Those that servers count together, where there are several."""
        names = (
            "creating",
            "asking",
            "connecting",
            "guessing",
            "joining",
            "publishing",
            "joining_one_table",
            "replaying",
        )
        return {name: getattr(self, name) for name in names}


def household(address: str) -> str:
    """The address that limits count. In IPv6 a home has 2**64 addresses, so only the first half is compared.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
