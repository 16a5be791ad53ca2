"""A table as one of its people finds it on the start page, after hours or days."""

import re

from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.keys import KEPT
from undermine.server.people import Person
from undermine.server.table import Table


def my_table(table: Table, person: Person, seen: int | None = None) -> pr.MyTable:
    """`seen` is the number of the last entry that this browser has shown."""
    names, waiting = table.names, () if table.paused else table.waiting
    own = [seat for seat in table.holds(person) if seat in waiting]
    turns = [turn for seat in own or waiting if (turn := table.seats[seat].turn) is not None]
    return pr.MyTable(
        code=table.code,
        game=table.config.game,
        status=table.status,
        seats=table.config.seats,
        names=tuple(filter(None, names)),
        waiting=tuple(names[seat] for seat in waiting),
        yours=bool(own),
        paused=table.paused,
        at=table.log[-1].entry.at,
        since=min((turn.at for turn in turns), default=None),
        moves=None if seen is None else _moves(table, person, seen),
    )


def _moves(table: Table, person: Person, seen: int) -> int:
    """How many decisions others have taken after an entry."""
    entries = (logged.entry for logged in table.log[seen:])
    return sum(isinstance(entry, en.Decided) and entry.by != person.person for entry in entries)


def seen_in(text: str) -> dict[str, int]:
    """What a browser has seen of its tables; whatever makes no sense is left out.

    >>> seen_in("BCDFGH:12,oops,XWZXWZ:7")
    {'BCDFGH': 12, 'XWZXWZ': 7}
    """
    pairs = (re.fullmatch("([A-Z]{6}):([0-9]{1,7})", pair) for pair in text.split(",")[:KEPT])
    return {pair[1]: int(pair[2]) for pair in pairs if pair}
