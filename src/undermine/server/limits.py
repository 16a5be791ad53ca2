"""Bounds on what one connection or one address may ask for."""

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

    @property
    def idle(self) -> bool:
        return not self._times


class Rates:
    """A rate for each address; those long silent are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._rates: dict[str, Rate] = {}

    def allows(self, address: str, now: float) -> bool:
        """Counts one more for an address, unless it is too many."""
        if len(self._rates) > 10_000:
            self._rates = {key: rate for key, rate in self._rates.items() if rate._times and rate._times[-1] > now - 60}
        return self._rates.setdefault(address, Rate(self.most, self.seconds)).allows(now)
