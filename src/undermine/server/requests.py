"""What people ask of a table: each request becomes an entry for its log, or `NotGranted` says why not.

Nothing changes here. `Table.fold` carries the entry out, once it is stored.
"""

import secrets
from typing import assert_never

from undermine.bots import BOTS
from undermine.engine.errors import Refused, UndermineError
from undermine.engine.notation import seat_name
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.clocks import MAX_LAG
from undermine.server.errors import NotGranted
from undermine.server.people import Person, clean, hash_token, name_of
from undermine.server.table import Pending, Table

MAX_PEOPLE = 40
#: A table that has had so many entries plays its game to the end, and that is all.
MAX_ENTRIES = 20_000

Talk = pr.Pause | pr.Say | pr.Mute
Seating = pr.Sit | pr.SeatBot | pr.Stand | pr.Ready | pr.Start | pr.Remove | pr.Leave | pr.TakeBack


def join(table: Table, name: str, now: float) -> tuple[en.Joined, str]:
    """A new person, and the token that nobody else gets to know."""
    _check_room(table)
    name = name_of(name)
    if sum(not person.gone for person in table.people.values()) >= MAX_PEOPLE:
        raise NotGranted(f"this table is full: {MAX_PEOPLE} people are here")
    token = secrets.token_urlsafe(24)
    return en.Joined(at=now, person=f"p{len(table.people) + 1}", name=name, token_hash=hash_token(token)), token


def check(table: Table, person: Person, request: pr.ClientRequest, now: float, lag: float = 0.0) -> Pending:
    """The entry that a request asks for."""
    if person.gone and not table.holds(person):
        raise NotGranted("you have left this table; join it again")
    if not _needed_to_play_on(table, person, request):
        _check_room(table)
    match request:
        case pr.Decide():
            return _check_decision(table, person, request, now, lag)
        case pr.Pause() | pr.Say() | pr.Mute():
            return Pending(_check_talk(table, person, request, now))
        case _:
            return Pending(_check_seating(table, person, request, now))


def _needed_to_play_on(table: Table, person: Person, request: pr.ClientRequest) -> bool:
    """Whether a game could not be played to its end without it. There can't be more of these than decisions."""
    match request:
        case pr.Decide():
            return True
        case pr.Leave() | pr.TakeBack():
            return not person.gone
        case pr.Pause(yes=False):
            return table.paused
    return False


def _check_room(table: Table) -> None:
    if table.number > MAX_ENTRIES:
        raise NotGranted("this table has seen enough: you can finish its game; for all else make a new table")


# ---- decisions ------------------------------------------------------------------------------------------------------


def _check_decision(table: Table, person: Person, request: pr.Decide, now: float, lag: float) -> Pending:
    """Reads a decision, once and for all."""
    _check_holder(table, person, request.seat)
    if table.match is None or table.status != "playing":
        raise NotGranted("no game is running", stale=True)
    if table.paused:
        raise NotGranted("the game is paused")
    if request.number < table.seats[request.seat].asked:
        raise NotGranted("the game has gone on since then", stale=True)
    try:
        checked = table.match.check(request.decision, request.seat)
    except Refused as refused:
        raise NotGranted(refused.why, refused.clause) from None
    except UndermineError as error:
        raise NotGranted(str(error)) from None
    return table.deciding(request.seat, checked, now, "person", person.person, request.id, min(lag, MAX_LAG))


# ---- seats ----------------------------------------------------------------------------------------------------------


def _check_seating(table: Table, person: Person, request: Seating, now: float) -> en.AnyEntry:
    who = person.person
    match request:
        case pr.Sit(seat=seat):
            _check_seat(table, seat)
            _check_between_games(table, "sit down")
            if table.seats[seat].taken:
                raise NotGranted("this seat is taken")
            return en.Sat(at=now, by=who, id=request.id, seat=seat, person=who)
        case pr.SeatBot(seat=seat, bot=bot):
            _check_bot(table, person, seat, bot)
            return en.BotSat(at=now, by=who, id=request.id, seat=seat, bot=bot)
        case pr.Stand(seat=seat):
            _check_stand(table, person, seat)
            return en.Stood(at=now, by=who, id=request.id, seat=seat)
        case pr.Ready(yes=yes):
            _check_between_games(table, "get ready")
            if not table.holds(person):
                raise NotGranted("take a seat first")
            return en.Readied(at=now, by=who, id=request.id, person=who, yes=yes)
        case pr.Start():
            _check_start(table, person)
            return en.Started(at=now, by=who, id=request.id, seed=secrets.token_hex(16))
        case pr.Remove(person=other):
            _check_remove(table, person, other)
            return en.Left(at=now, by=who, id=request.id, person=other)
        case pr.Leave():
            return en.Left(at=now, by=who, id=request.id, person=who)
        case pr.TakeBack(seat=seat):
            _check_holder(table, person, seat)
            if not table.seats[seat].away:
                raise NotGranted("no bot plays for you")
            return en.TookBack(at=now, by=who, id=request.id, seat=seat)
        case _:
            assert_never(request)


def _check_seat(table: Table, seat: int) -> None:
    last = len(table.seats) - 1
    if not 0 <= seat <= last:
        raise NotGranted(f"there is no seat {seat}; seats are 0 to {last} (A to {seat_name(last)})")


def _check_holder(table: Table, person: Person, seat: int) -> None:
    _check_seat(table, seat)
    if table.seats[seat].person != person.person:
        raise NotGranted("this is not your seat")


def _check_bot(table: Table, person: Person, seat: int, bot: str) -> None:
    _check_seat(table, seat)
    _check_host(table, person, "seat bots")
    _check_between_games(table, "seat bots")
    if table.seats[seat].person is not None:
        raise NotGranted("this seat is taken")
    check_bot_name(bot)


def check_bot_name(bot: str) -> None:
    """Says which bots there are."""
    if bot not in BOTS:
        raise NotGranted(f"there is no bot {bot[:20]!r}; there are {', '.join(BOTS)}")


def _check_stand(table: Table, person: Person, seat: int) -> None:
    _check_seat(table, seat)
    _check_between_games(table, "stand up")
    if table.seats[seat].bot is not None:
        _check_host(table, person, "send bots away")
    else:
        _check_holder(table, person, seat)


def _check_start(table: Table, person: Person) -> None:
    _check_host(table, person, "start the game")
    _check_between_games(table, "start")
    free = sum(not seat.taken for seat in table.seats)
    if free:
        seats_are = "1 seat is" if free == 1 else f"{free} seats are"
        raise NotGranted(f"{seats_are} free: wait for people, or seat bots")
    sitting = table.sitting()
    unready = [table.people[who].name for who in sitting if not table.people[who].ready and who != person.person]
    if unready:
        raise NotGranted(f"not ready yet: {', '.join(unready)}")
    if not sitting:
        raise NotGranted("somebody has to play: take a seat")


def _check_remove(table: Table, person: Person, other: str) -> None:
    _check_host(table, person, "send people away")
    _check_between_games(table, "send people away")
    if other == person.person:
        raise NotGranted("you can't send yourself away; you can leave")
    if other not in table.people or table.people[other].gone:
        raise NotGranted("there is nobody like that at this table")


def _check_host(table: Table, person: Person, what: str) -> None:
    if table.host != person.person:
        raise NotGranted(f"only the host can {what}")


def _check_between_games(table: Table, what: str) -> None:
    if table.status == "playing":
        raise NotGranted(f"a game is running; you can {what} only before or after it")


# ---- talk -----------------------------------------------------------------------------------------------------------


def _check_talk(table: Table, person: Person, request: Talk, now: float) -> en.AnyEntry:
    who = person.person
    match request:
        case pr.Pause(yes=yes):
            if table.status != "playing" or not table.holds(person):
                raise NotGranted("only those who play can pause a game")
            return en.PauseWished(at=now, by=who, id=request.id, person=who, yes=yes)
        case pr.Say():
            text, claim = clean(request.text), clean(request.claim or "") or None
            if not text and not claim:
                raise NotGranted("there is nothing to say")
            about = tuple(map(clean, request.about))
            return en.Said(at=now, by=who, id=request.id, person=who, text=text, claim=claim, about=about)
        case pr.Mute(person=other, yes=yes):
            if other == who:
                raise NotGranted("you can't mute yourself")
            if other not in table.people:
                raise NotGranted("there is nobody like that at this table")
            return en.Muted(at=now, by=who, id=request.id, person=who, other=other, yes=yes)
        case _:
            assert_never(request)
