"""What viewers see of a table: the only place where a table becomes messages.

A viewpoint is a seat, or None for those who watch. All who look from one viewpoint get the same bytes, but for chat
that a person has muted.
"""

from typing import Any

import msgspec

from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.table import Table

Viewpoint = int | None


def told(entry: en.AnyEntry, table: Table, person: str | None) -> pr.AnyTold:
    """What a person (None: somebody who watches) is told of an entry: an allow-list, field by field."""
    match entry:
        case en.Created():
            return pr.TableMade()
        case en.Joined():
            return pr.PersonJoined(entry.person, entry.name)
        case en.Left():
            return pr.PersonLeft(entry.person)
        case en.Sat():
            return pr.SeatTaken(entry.seat, entry.person)
        case en.BotSat():
            return pr.SeatGivenToBot(entry.seat, entry.bot)
        case en.Stood():
            return pr.SeatFreed(entry.seat)
        case en.Readied():
            return pr.PersonReady(entry.person, entry.yes)
        case en.Started():
            return pr.GameStarted(table.matches)
        case en.Decided():
            return pr.DecisionTaken(entry.seat, entry.how)
        case en.BotTook():
            return pr.BotTookOver(entry.seat)
        case en.TookBack():
            return pr.SeatTakenBack(entry.seat)
        case en.PauseWished():
            return pr.PauseAsked(entry.person, entry.yes)
        case en.Woke():
            return pr.TableWoke()
        case en.Said() if person is None or entry.person not in table.people[person].muted:
            return pr.Chat(entry.person, entry.text, entry.claim, entry.about)
        case en.Muted() if entry.person == person:
            return pr.MutedByYou(entry.other, entry.yes)
    return pr.Quiet()


def table_state(table: Table) -> pr.TableState:
    """All that everybody may know of a table."""
    people = table.people.values()
    return pr.TableState(
        code=table.code,
        config=table.config,
        status=table.status,
        match=table.matches,
        host=table.host,
        people=tuple(pr.Person(p.person, p.name) for p in people if not p.gone or table.holds(p)),
        seats=tuple(_seat_state(table, number) for number in range(len(table.seats))),
        paused=table.paused,
        pause_wished=tuple(sorted(table.pause_wished)),
    )


def _seat_state(table: Table, number: int) -> pr.SeatState:
    seat = table.seats[number]
    ready = seat.bot is not None or (seat.person is not None and table.people[seat.person].ready)
    timed = table.config.clock.kind != "none"
    return pr.SeatState(
        seat=number,
        person=seat.person,
        bot=seat.bot,
        ready=ready,
        away=seat.away,
        left=round(seat.clock.left, 3) if timed else None,
        since=seat.clock.since,
    )


def choices(table: Table, seat: Viewpoint) -> tuple[pr.Choice, ...]:
    """What a seat may decide now."""
    if seat is None or table.match is None or table.status != "playing" or table.paused:
        return ()
    return tuple(
        pr.Choice(str(choice), choice, table.match.points(choice, seat)) for choice in table.match.choices(seat)
    )


def events_of(table: Table, viewpoint: Viewpoint, index: int) -> tuple[Any, ...]:
    """What was seen from a viewpoint of the decision with this index."""
    assert table.match is not None
    return table.match.log(viewpoint, index, index + 1)


def setup_of(table: Table, viewpoint: Viewpoint) -> tuple[Any, ...]:
    """What was seen of the deal."""
    assert table.match is not None
    return table.match.log(viewpoint, None, 0)


def state(table: Table, viewpoint: Viewpoint, person: str | None, online: set[str], now: float) -> pr.State:
    """The whole table, for who has nothing yet or has missed too much. The log is of the last game."""
    lines: list[pr.LogEntry] = []
    last_start = max((number for number, entry, _ in table.log if isinstance(entry, en.Started)), default=0)
    for number, entry, before in table.log:
        seen: tuple[Any, ...] = ()
        if isinstance(entry, en.Started):
            lines = [line for line in lines if isinstance(line.told, pr.Chat)]  # of earlier games, only talk is kept
            seen = setup_of(table, viewpoint) if number == last_start else ()
        elif isinstance(entry, en.Decided) and before is not None and number > last_start:
            seen = events_of(table, viewpoint, before)
        lines.append(pr.LogEntry(number, entry.at, told(entry, table, person), seen))
    return pr.State(
        number=table.number,
        look=viewpoint,
        table=table_state(table),
        view=table.match.view(viewpoint) if table.match else None,
        choices=choices(table, viewpoint),
        log=tuple(lines),
        online=tuple(sorted(online)),
        now=now,
    )


class Watcher:
    """One viewpoint that somebody looks from: remembers what it showed last, to tell only what changed."""

    def __init__(self, table: Table, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self.table = table_state(table)
        self.view: Any = table.match.view(viewpoint) if table.match else None
        self.choices = choices(table, viewpoint)

    def update(self, table: Table, state: pr.TableState, now: float) -> pr.Update:
        """The last entry, with what it changed; as for somebody who has muted nobody."""
        number, entry, before = table.log[-1]
        events: tuple[Any, ...] = ()
        if isinstance(entry, en.Started):
            self.view = None
            events = setup_of(table, self.viewpoint)
        elif isinstance(entry, en.Decided) and before is not None:
            events = events_of(table, self.viewpoint, before)
        playing = isinstance(entry, en.Started | en.Decided)
        view = table.match.view(self.viewpoint) if table.match and playing else self.view
        offered = choices(table, self.viewpoint)
        found = pr.Update(
            number=number,
            at=entry.at,
            told=told(entry, table, None),
            now=now,
            events=events,
            table=changes(self.table, state),
            view=changes(self.view, view),
            choices=None if offered == self.choices else offered,
        )
        self.table, self.view, self.choices = state, view, offered
        return found


def changes(old: msgspec.Struct | None, new: msgspec.Struct | None) -> dict[str, Any]:
    """The fields that are not what they were."""
    if new is None or new is old:
        return {}
    return {
        name: getattr(new, name)
        for name in new.__struct_fields__
        if old is None or getattr(old, name) != getattr(new, name)
    }
