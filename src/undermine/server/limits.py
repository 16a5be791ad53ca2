"""How much one connection or one address can ask for."""

from collections import deque


class Rate:
    """At most so many in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: deque[float] = deque()

    def allows(self, now: float) -> bool:
        """Counts one more, unless it is too many."""
        while self._times and self._times[0] <= now - self.seconds:
            self._times.popleft()
        if len(self._times) >= self.most:
            return False
        self._times.append(now)
        return True

    def busy(self, now: float) -> bool:
        """Whether anything was counted lately."""
        return bool(self._times) and self._times[-1] > now - self.seconds


class Limits:
    """What one address can have: tables an hour, requests a minute, connections at a time."""

    def __init__(self, tables: int = 60, requests: int = 240, connections: int = 200) -> None:
        self.tables = tables
        self.requests = requests
        self.connections = connections


class Rates:
    """A rate for each address; those that have been silent for long are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._rates: dict[str, Rate] = {}

    def allows(self, address: str, now: float) -> bool:
        """Counts one more for an address, unless it is too many."""
        if len(self._rates) > 10_000:
            self._rates = {key: rate for key, rate in self._rates.items() if rate.busy(now)}
        return self._rates.setdefault(address, Rate(self.most, self.seconds)).allows(now)
