"""The list of public tables: however many one address has made, it shows a few of them."""

from collections import Counter, OrderedDict
from collections.abc import Iterable

from undermine.server.store import Row

LISTED = 50
#: Public tables that are looked through, the liveliest first, to find those.
LOOKED_THROUGH = 500
#: Of so many tables the server remembers who made them, in memory only.
REMEMBERED = 20_000


class Listings:
    def __init__(self, of_one_address: int) -> None:
        self.of_one_address = of_one_address
        self._makers: OrderedDict[str, str] = OrderedDict()

    def note(self, code: str, address: str) -> None:
        """Who made a table."""
        self._makers.setdefault(code, address)
        if len(self._makers) > REMEMBERED:
            self._makers.popitem(last=False)

    def fair(self, rows: Iterable[Row]) -> list[Row]:
        """What is listed: a few of each address, then those that nobody remembers the makers of, if there is room."""
        known: list[Row] = []
        others: list[Row] = []
        made: Counter[str] = Counter()
        for row in rows:
            maker = self._makers.get(row.code)
            if maker is None:
                others.append(row)
            elif made[maker] < self.of_one_address:
                made[maker] += 1
                known.append(row)
        return [*known, *others][:LISTED]
