"""Limits of addresses hold at all servers together, loosely: each tells the others with every beat what was used there.

So an address can use up to one beat's worth more at every other server before these know of it. A message that is lost
is forgiven. Addresses go through the database, and stay in no table of it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from undermine.server import time
from undermine.server.limits import Meter

#: What fits into a message, in characters; and how many messages go with a beat.
SIZE = 7_000
MESSAGES = 20


class Tally:
    def __init__(self) -> None:
        self._meters: Mapping[str, Meter] = {}

    def share(self, meters: Mapping[str, Meter]) -> None:
        """From now on these count what is used here, for the others."""
        self._meters = meters
        for meter in meters.values():
            meter.used = Counter()

    def messages(self) -> list[str]:
        """What was used since this was asked last."""
        messages, line = [], "used"
        for word in self._words():
            if len(line) + len(word) > SIZE:
                messages.append(line)
                line = "used"
            line += word
        if line != "used":
            messages.append(line)
        return messages[:MESSAGES]

    def _words(self) -> Iterator[str]:
        for name, meter in self._meters.items():
            used, meter.used = meter.used, Counter()
            for key, amount in (used or Counter[str]()).items():
                if amount:
                    yield f" {name} {amount:g} {key.replace(' ', '_')}"

    def hear(self, words: list[str]) -> None:
        """What was used at another server, or given back there, if it is less than nothing."""
        now = time.monotonic()
        for name, amount, key in zip(words[::3], map(float, words[1::3]), words[2::3], strict=True):
            if name not in self._meters:
                continue
            if amount > 0:
                self._meters[name].charge(key, now, amount, elsewhere=True)
            else:
                self._meters[name].give_back(key, now, -amount, elsewhere=True)
