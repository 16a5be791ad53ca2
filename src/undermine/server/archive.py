"""Finished games of a table: whole matches, out of its log."""

from undermine.engine.match import Match
from undermine.server import entries as en
from undermine.server.table import Table


def finished_match(table: Table, number: int) -> Match | None:
    """The game with this number, counted from 1, if it is over."""
    if number == table.matches and table.status == "over":
        return table.match
    if not 1 <= number < table.matches:
        return None
    match = table.new_match(table.seeds[number - 1])
    started = 0
    for _, entry, _ in table.log:
        started += isinstance(entry, en.Started)
        if started == number and isinstance(entry, en.Decided):
            match.decide(entry.decision, entry.seat, entry.reasons)
    return match
