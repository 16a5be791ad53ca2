"""What viewers see of a table: the only place where a table becomes messages.

A viewpoint is a seat, or None for those who watch. Everybody who looks from the same viewpoint gets the same bytes,
except for chat from people they have muted.
"""

import msgspec

from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.people import Seat
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
        seats=tuple(_seat_state(table, seat) for seat in table.seats),
        paused=table.paused,
        pause_wished=tuple(sorted(table.pause_wished)),
    )


def _seat_state(table: Table, seat: Seat) -> pr.SeatState:
    ready = seat.bot is not None or (seat.person is not None and table.people[seat.person].ready)
    timed = table.config.clock.kind != "none"
    return pr.SeatState(
        seat=seat.index,
        person=seat.person,
        bot=seat.bot,
        ready=ready,
        away=seat.away,
        left=round(seat.clock.left, 3) if timed else None,
        since=seat.clock.since,
    )


def choices(table: Table, viewpoint: Viewpoint) -> tuple[pr.Choice, ...]:
    """What a seat may decide now."""
    match = table.match
    if viewpoint is None or match is None or table.status != "playing" or table.paused:
        return ()
    return tuple(
        pr.Choice(str(decision), decision, match.points(decision, viewpoint)) for decision in match.choices(viewpoint)
    )


def view(table: Table, viewpoint: Viewpoint) -> pr.GameView | None:
    """The game that is played, or the last one, as a viewpoint sees it; None before the first."""
    return table.match.view(viewpoint) if table.match else None


def events_of(table: Table, viewpoint: Viewpoint, decided: int) -> tuple[pr.GameEvent, ...]:
    """What a viewpoint saw of the decision that was taken after so many."""
    assert table.match is not None
    return table.match.log(viewpoint, decided, decided + 1)


def setup_of(table: Table, viewpoint: Viewpoint) -> tuple[pr.GameEvent, ...]:
    """What was seen of the deal."""
    assert table.match is not None
    return table.match.log(viewpoint, None, 0)


class Picture:
    """What a table looks like from one viewpoint, for everybody who looks from there.

    It is kept while the table is awake, so that choices are written out once and an update tells only what changed.
    """

    def __init__(self, table: Table, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self.table = table_state(table)
        self.view = view(table, viewpoint)
        self.choices = choices(table, viewpoint)

    def update(self, table: Table, state: pr.TableState, now: float) -> pr.Update:
        """The last entry, with what it changed, for somebody who has muted nobody."""
        number, entry, decided = table.log[-1]
        events: tuple[pr.GameEvent, ...] = ()
        if isinstance(entry, en.Started):
            self.view = None
            events = setup_of(table, self.viewpoint)
        elif isinstance(entry, en.Decided) and decided is not None:
            events = events_of(table, self.viewpoint, decided)
        played = isinstance(entry, en.Started | en.Decided)
        new_view = view(table, self.viewpoint) if played else self.view
        choices_changed = played or state.paused != self.table.paused
        new_choices = choices(table, self.viewpoint) if choices_changed else self.choices
        update = pr.Update(
            number=number,
            at=entry.at,
            told=told(entry, table, None),
            now=now,
            events=events,
            table=changes(self.table, state),
            view=changes(self.view, new_view),
            choices=None if new_choices == self.choices else new_choices,
        )
        self.table, self.view, self.choices = state, new_view, new_choices
        return update


def state(table: Table, picture: Picture, person: str | None, online: set[str], now: float) -> pr.State:
    """The whole table, for anyone who has nothing yet or has missed too much."""
    return pr.State(
        number=table.number,
        look=picture.viewpoint,
        table=picture.table,
        view=picture.view,
        choices=picture.choices,
        log=tuple(lines(table, picture.viewpoint, person)),
        online=tuple(sorted(online)),
        now=now,
    )


def lines(table: Table, viewpoint: Viewpoint, person: str | None) -> list[pr.LogEntry]:
    """The log of the last game; of earlier ones, only talk is kept."""
    shown: list[pr.LogEntry] = []
    last_start = max((number for number, entry, _ in table.log if isinstance(entry, en.Started)), default=0)
    for number, entry, decided in table.log:
        events: tuple[pr.GameEvent, ...] = ()
        if isinstance(entry, en.Started):
            shown = [line for line in shown if isinstance(line.told, pr.Chat)]
            events = setup_of(table, viewpoint) if number == last_start else ()
        elif isinstance(entry, en.Decided) and decided is not None and number > last_start:
            events = events_of(table, viewpoint, decided)
        shown.append(pr.LogEntry(number, entry.at, told(entry, table, person), events))
    return shown


def changes(old: msgspec.Struct | None, new: msgspec.Struct | None) -> dict[str, object]:
    """The fields that are new or different."""
    if new is None or new is old:
        return {}
    return {
        name: getattr(new, name)
        for name in new.__struct_fields__
        if old is None or getattr(old, name) != getattr(new, name)
    }
