"""What viewers see of a table: the only place where a table becomes messages.

A viewpoint is a seat, or None for those who watch. Everybody who looks from the same viewpoint gets the same bytes,
except for chat from people they have muted.
"""

from bisect import bisect_left
from collections import deque
from collections.abc import Sequence

import msgspec

from undermine.bots.names import temper_of
from undermine.engine.decisions import Decision
from undermine.engine.match import Match
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.lessons import lesson_now
from undermine.server.people import BOTS_TALK, NOBODY, Absent, Seat
from undermine.server.table import Logged, Table

Viewpoint = int | None
#: Of a table and of a view the fields that are different; choices and a lesson, if they are.
_Changes = tuple[dict[str, object], dict[str, object], tuple[pr.Choice, ...] | None, pr.LessonNow | None]

#: How many lines of talk, and of everything else, a whole table tells of; as many come with each page of earlier ones.
PAGE = 50
#: How many updates are kept for people who were away for a moment, and how many bytes of them: a gap longer than a
#: whole table is better told by the whole table.
RING = 128
RING_BYTES = 16 * 1024
#: How many decisions are kept with their notation.
MAX_WRITTEN = 20_000
_WRITTEN: dict[tuple[str, str, int], tuple[str, Decision]] = {}


def told(entry: en.AnyEntry, table: Table, person: str | None) -> pr.AnyTold:
    """What a person (None: somebody who watches) is told of an entry: an allow-list, field by field."""
    match entry:
        case en.Decided():  # most are
            return pr.DecisionTaken(entry.seat, entry.how, entry.instead)
        case en.Created():
            return pr.TableMade()
        case en.Joined():
            return pr.PersonJoined(entry.person, entry.name)
        case en.Left():
            return pr.PersonLeft(entry.person)
        case en.Locked():
            return pr.TableLocked(entry.yes)
        case en.HandedOver():
            return pr.HostChanged(entry.person)
        case en.HostWished():
            return pr.HostAsked(entry.person, entry.host)
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
        case en.BotTook():
            return pr.BotTookOver(entry.seat)
        case en.StandInWished():
            return pr.StandInAsked(entry.person, entry.seat, entry.yes)
        case en.CameBack():
            return pr.PersonCameBack(entry.person)
        case en.TookBack():
            return pr.SeatTakenBack(entry.seat)
        case en.PauseWished():
            return pr.PauseAsked(entry.person, entry.yes)
        case en.Paused():
            return pr.GamePaused()
        case en.Woke():
            return pr.TableWoke()
        case en.Said() if person is None or entry.person not in table.people[person].muted:
            return pr.Chat(entry.person, entry.text, entry.claim, entry.about, entry.seat)
        case en.Claimed() if person is None or (entry.person or BOTS_TALK) not in table.people[person].muted:
            return pr.SeatClaimed(entry.seat, entry.claim, entry.person)
        case en.Muted() if entry.person == person:
            return pr.MutedByYou(entry.other, entry.yes)
    return pr.Quiet()


def table_state(table: Table) -> pr.TableState:
    """All that everybody may know of a table."""
    names = table.names
    return pr.TableState(
        code=table.code,
        config=table.config,
        status=table.status,
        match=table.matches,
        host=table.host,
        host_wished=tuple(pr.HostWish(*wish) for wish in sorted(table.host_wished.items())),
        locked=table.locked,
        people=tuple(pr.Person(person.person, person.name) for person in table.present()),
        seats=tuple(_seat_state(table, seat, name) for seat, name in zip(table.seats, names, strict=True)),
        paused=table.paused,
        pause_wished=tuple(sorted(table.pause_wished)),
    )


def _seat_state(table: Table, seat: Seat, name: str) -> pr.SeatState:
    ready = seat.bot is not None or (seat.person is not None and table.people[seat.person].ready)
    timed = table.config.clock.kind != "none"
    return pr.SeatState(
        seat=seat.index,
        name=name,
        person=seat.person,
        bot=seat.bot,
        temper=temper_of(name) if seat.bot is not None else "",
        ready=ready,
        away=seat.away,
        stand_in_wished=tuple(sorted(table.stand_in_wished.get(seat.person or "", ()))),
        left=round(seat.clock.left, 3) if timed else None,
        since=seat.clock.since,
        until=msgspec.UNSET if table.config.clock.nights is None else seat.clock.deadline or msgspec.UNSET,
    )


def choices(table: Table, viewpoint: Viewpoint) -> tuple[pr.Choice, ...]:
    """What a seat may decide now."""
    match = table.match
    if viewpoint is None or match is None or table.status != "playing" or table.paused:
        return ()
    written = [_written(match, code) for code in match.choices(viewpoint).codes]
    return tuple([pr.Choice(text, decision, match.points(decision, viewpoint)) for text, decision in written])


def _written(match: Match, code: int) -> tuple[str, Decision]:
    """A decision and its notation. The same few thousand are offered again and again, at all tables."""
    key = match.game.name, match.deck_source, code
    written = _WRITTEN.get(key)
    if written is None:
        if len(_WRITTEN) >= MAX_WRITTEN:
            _WRITTEN.clear()
        decision = match.game.decode(match.state.deck, code)
        written = _WRITTEN[key] = str(decision), decision
    return written


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

    It is kept while the table is awake, so that an update tells only what changed. It goes along while somebody looks;
    if nobody did for a while, it has some catching up to do.
    """

    def __init__(self, table: Table, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self.number = table.number  # of the entry up to which it goes
        self.table = table_state(table)
        self.view = view(table, viewpoint)
        self.choices = choices(table, viewpoint)
        self.lesson = lesson_now(table, viewpoint)
        self._played = False  # since view, choices and lesson were looked at
        #: The last updates, as they were sent, and whether whoever had got them knew all by then.
        self._recent: deque[tuple[bytes, bool]] = deque()
        self._all_known_before = True
        self._bytes = 0
        self._whole = b""  # the table as it is after `number`, as far as it is the same for all

    def update(self, table: Table, state: pr.TableState, now: float) -> pr.Update:
        """The next entry, with what it changed, for somebody who has muted nobody.

        Of entries that nobody looked at in time, the last one tells what all of them changed.
        """
        number, entry, decided = table.log[self.number]
        self.number = number
        self._whole = b""
        events: tuple[pr.GameEvent, ...] = ()
        if isinstance(entry, en.Started):
            self.view = None
            events = setup_of(table, self.viewpoint)
        elif isinstance(entry, en.Decided) and decided is not None:
            events = events_of(table, self.viewpoint, decided)
        self._played = self._played or isinstance(entry, en.Started | en.Decided)
        changed = self._changes(table, state) if number == table.number else ()
        return pr.Update(number, entry.at, told(entry, table, None), now, events, *changed)

    def _changes(self, table: Table, state: pr.TableState) -> _Changes:
        """All that is different now."""
        new_view, new_choices, new_lesson = self.view, self.choices, self.lesson
        if self._played:
            new_view, new_lesson = view(table, self.viewpoint), lesson_now(table, self.viewpoint)
        if self._played or state.paused != self.table.paused:
            new_choices = choices(table, self.viewpoint)
        changed = (
            changes(self.table, state),
            changes(self.view, new_view),
            None if new_choices == self.choices else new_choices,
            None if new_lesson == self.lesson else new_lesson,
        )
        self.table, self.view, self.choices, self.lesson = state, new_view, new_choices, new_lesson
        self._played = False
        return changed

    def frame(self, table: Table, state: pr.TableState, now: float) -> bytes:
        """The next update as it is sent; it is kept for a while."""
        frame = pr.encode(self.update(table, state, now))
        self._recent.append((frame, self.number == table.number))
        self._bytes += len(frame)
        while len(self._recent) > RING or self._bytes > RING_BYTES:
            dropped, self._all_known_before = self._recent.popleft()
            self._bytes -= len(dropped)
        return frame

    def since(self, table: Table, state: pr.TableState, last: int, now: float) -> list[bytes] | None:
        """The updates after the entry with the number `last`, if all of them can still be had.

        Of several late ones the last tells what has changed since the first. Somebody who saw a part of them at another
        server would not hear of what has changed back since then.
        """
        missing, late = table.number - last, table.log[self.number :]
        if not 0 <= missing <= len(self._recent) + len(late) or len(late) > RING:
            return None
        if any(isinstance(entry, en.Started) for _, entry, _ in late):  # the game before it is over and gone
            return None
        for _ in late:
            self.frame(table, state, now)
        kept = len(self._recent) - missing
        all_known = self._recent[kept - 1][1] if kept > 0 else self._all_known_before
        if kept < 0 or (missing and not all_known):
            return None
        return [frame for frame, _ in list(self._recent)[kept:]]

    def whole(self, table: Table, person: str | None, online: set[str], now: float, absent: Absent = NOBODY) -> bytes:
        """The whole table as it is sent. Everyone who has muted nobody gets the same bytes; only who is
        here is added for each.
        """
        if person is not None and table.people[person].muted:
            return pr.encode(state(table, self, person, online, now, absent))
        rest = pr.encode(here(table, person, online, now, absent))
        if not self._whole:
            self._whole = pr.encode(state(table, self, person, online, now, absent))[: 1 - len(rest)]
        return self._whole + rest[1:]


def here(table: Table, person: str | None, online: set[str], now: float, absent: Absent) -> pr.Here:
    """The part of a state that is made anew for everybody."""
    muted = table.people[person].muted if person else ()
    return pr.Here(tuple(sorted(online)), tuple(sorted(absent)), tuple(sorted(muted)), now)


def state(
    table: Table,
    picture: Picture,
    person: str | None,
    online: set[str],
    now: float,
    absent: Absent = NOBODY,
) -> pr.State:
    """The whole table, for anyone who has nothing yet or has missed too much."""
    return pr.State(
        number=table.number,
        look=picture.viewpoint,
        table=picture.table,
        view=picture.view,
        choices=picture.choices,
        log=lines(table, picture.viewpoint, person),
        lesson=picture.lesson,
        **msgspec.structs.asdict(here(table, person, online, now, absent)),
    )


def lines(table: Table, viewpoint: Viewpoint, person: str | None) -> tuple[pr.LogEntry, ...]:
    """The end of the log: what happened in the last game, and what was said in all of them."""
    return _lines(table, viewpoint, person, sorted(_heard(table, person)[-PAGE:] + table.happened[-PAGE:]))


def earlier(table: Table, viewpoint: Viewpoint, person: str | None, asked: pr.Earlier) -> pr.Lines:
    """A page of what was said, or of what happened, before the entry with some number."""
    numbers = _heard(table, person) if asked.talk else table.happened
    end = bisect_left(numbers, asked.before)
    return pr.Lines(asked.id, _lines(table, viewpoint, person, numbers[max(end - PAGE, 0) : end]))


def _heard(table: Table, person: str | None) -> list[int]:
    """The numbers of what was said, without those whom the person has muted."""
    muted = table.people[person].muted if person else set()
    if not muted:
        return table.talk
    return [number for number in table.talk if (table.log[number - 1].entry.by or BOTS_TALK) not in muted]


def _lines(table: Table, viewpoint: Viewpoint, person: str | None, numbers: Sequence[int]) -> tuple[pr.LogEntry, ...]:
    return tuple([_line(table, viewpoint, person, table.log[number - 1]) for number in numbers])


def _line(table: Table, viewpoint: Viewpoint, person: str | None, logged: Logged) -> pr.LogEntry:
    number, entry, decided = logged
    events: tuple[pr.GameEvent, ...] = ()
    if isinstance(entry, en.Started):
        events = setup_of(table, viewpoint)
    elif isinstance(entry, en.Decided) and decided is not None:
        events = events_of(table, viewpoint, decided)
    return pr.LogEntry(number, entry.at, told(entry, table, person), events)


def changes(old: msgspec.Struct | None, new: msgspec.Struct | None) -> dict[str, object]:
    """The fields that are new or different."""
    if new is None or new is old:
        return {}
    return {
        name: getattr(new, name)
        for name in new.__struct_fields__
        if old is None or getattr(old, name) != getattr(new, name)
    }
