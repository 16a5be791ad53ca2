"""What people ask of a table: each request becomes an entry for its log, or `NotGranted` says why not.

Nothing changes here. `Table.fold` carries the entry out, once it is stored.
"""

import secrets
from collections.abc import Set
from typing import assert_never

import msgspec

from undermine.bots import BOTS
from undermine.engine.errors import Refused, UndermineError
from undermine.engine.match import Match, digest_kind_of
from undermine.engine.notation import seat_name
from undermine.engine.saying import Typed, said, saying, sentence_of
from undermine.games import game_named
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.clocks import MAX_LAG
from undermine.server.errors import NotGranted
from undermine.server.people import (
    BOTS_TALK,
    MAX_PEOPLE,
    NOBODY,
    Absent,
    Person,
    clean,
    hash_token,
    name_of,
    told_apart,
)
from undermine.server.table import Pending, Table

#: A table that has had so many entries plays its game to the end, and that is all.
MAX_ENTRIES = 20_000
#: Talk is counted apart: it never uses up the entries that games need.
MAX_TALK = 10_000

Talk = pr.Pause | pr.Say | pr.MakeClaim | pr.Mute
Hosting = pr.SeatBot | pr.Start | pr.Remove | pr.Lock | pr.HandOver
Seating = pr.Sit | pr.Stand | pr.Ready | pr.Leave | pr.TakeBack | pr.StandIn


def join(table: Table, name: str, now: float) -> tuple[en.Joined, str]:
    """A new person, and the token that nobody else gets to know."""
    _check_room(table)
    if table.locked:
        raise NotGranted("this table is locked; its host can let you in")
    taken = [person.name for person in table.present()]
    name = told_apart(name_of(name), [*taken, *filter(None, table.names)])
    if sum(not person.gone for person in table.people.values()) >= MAX_PEOPLE:
        raise NotGranted(said("this table is full: {number} people are here", number=MAX_PEOPLE))
    token = secrets.token_urlsafe(24)
    return en.Joined(at=now, person=f"p{len(table.people) + 1}", name=name, token_hash=hash_token(token)), token


def why_watch(table: Table, wish: bool) -> pr.Watching | None:
    """Why somebody who comes now does not play; None if there is a seat for them."""
    if wish:
        return "wished"
    if table.status == "playing":
        return "running"
    return "full" if table.free is None else None


def sit_ready(table: Table, person: str, now: float) -> list[en.AnyEntry]:
    """Somebody sits down in the first free seat, ready to play."""
    assert table.free is not None
    return [
        en.Sat(at=now, by=person, seat=table.free, person=person),
        en.Readied(at=now, by=person, person=person, yes=True),
    ]


def check(
    table: Table,
    person: Person,
    request: pr.LoggedRequest,
    now: float,
    lag: float = 0.0,
    absent: Absent = NOBODY,
) -> Pending:
    """The entry that a request asks for. Table and log don't know who is absent; the caller does."""
    if person.gone and not table.holds(person):
        raise NotGranted("you have left this table; join it again")
    if isinstance(request, pr.Say | pr.MakeClaim | pr.Mute):
        check_room_to_talk(table)
    elif not _needed_to_play_on(table, person, request):
        _check_room(table)
    match request:
        case pr.Decide():
            return _check_decision(table, person, request, now, lag)
        case pr.Pause() | pr.Say() | pr.MakeClaim() | pr.Mute():
            return Pending(_check_talk(table, person, request, now))
        case pr.SeatBot() | pr.Start() | pr.Remove() | pr.Lock() | pr.HandOver():
            return Pending(_check_hosting(table, person, request, now, absent))
        case _:
            return Pending(_check_seating(table, person, request, now, absent))


def why_not(table: Table, person: Person | None, question: pr.WhyNot) -> pr.WhyNotAnswer:
    """The answer of the rules to a click where nothing is offered, or to a decision. Nobody else hears of it."""
    refusal = None
    try:
        if person is None:
            raise NotGranted("you are watching; join the table to take part")
        check_holder(table, person, question.seat)
        match = _check_playing(table)
        if question.decision is None:
            refusal = match.why_not_at(question.points, question.seat)
        else:
            match.check(question.decision, question.seat)
    except Refused as refused:
        refusal = refused
    except NotGranted as no:
        return pr.WhyNotAnswer(question.id, no.why, says=saying(no.why))
    except UndermineError as error:
        return pr.WhyNotAnswer(question.id, str(error))
    if refusal is None:
        return pr.WhyNotAnswer(question.id, None)
    return pr.WhyNotAnswer(question.id, refusal.why, refusal.clause, saying(refusal.why))


def _needed_to_play_on(table: Table, person: Person, request: pr.LoggedRequest) -> bool:
    """Whether a game could not be played to its end without it. There can't be more of these than decisions."""
    match request:
        case pr.Decide():
            return True
        case pr.Leave() | pr.TakeBack():
            return not person.gone
        case pr.Pause(yes=False):
            return table.paused
        case pr.StandIn(seat=seat, yes=True):
            return person.person not in table.stand_in_wished.get(_person_in(table, seat), ())
    return False


def _person_in(table: Table, seat: int) -> str:
    """Who has a seat; "" is nobody."""
    return (table.seats[seat].person or "") if seat in range(len(table.seats)) else ""


def _check_room(table: Table) -> None:
    if table.number - table.talked > MAX_ENTRIES:
        raise NotGranted("this table's log is full: you can finish its game, but not start another one here")


def check_room_to_talk(table: Table) -> None:
    if table.talked >= MAX_TALK:
        raise NotGranted("so much was said at this table that nothing more can be kept; the game goes on")


# ---- decisions ------------------------------------------------------------------------------------------------------


def _check_decision(table: Table, person: Person, request: pr.Decide, now: float, lag: float) -> Pending:
    """Reads a decision, once and for all."""
    check_holder(table, person, request.seat)
    match = _check_playing(table)
    if request.number < table.seats[request.seat].asked:
        raise NotGranted("the game has gone on since then", stale=True)
    try:
        checked = match.check(request.decision, request.seat)
    except Refused as refused:
        raise NotGranted(refused.why, refused.clause) from None
    except UndermineError as error:
        raise NotGranted(sentence_of(error)) from None
    return table.deciding(request.seat, checked, now, "person", person.person, request.id, min(lag, MAX_LAG))


def _check_playing(table: Table) -> Match:
    if table.match is None or table.status != "playing":
        raise NotGranted("no game is running", stale=True)
    if table.paused:
        raise NotGranted("the game is paused")
    return table.match


# ---- seats ----------------------------------------------------------------------------------------------------------


def _check_seating(table: Table, person: Person, request: Seating, now: float, absent: Absent) -> en.AnyEntry:
    who = person.person
    match request:
        case pr.Sit(seat=seat):
            _check_seat(table, seat)
            _check_between_games(table, "a game is running; you can sit down only before or after it")
            if not (request.name and table.seats[seat].person == who):  # else it is to have another name
                if table.seats[seat].taken:
                    raise NotGranted("this seat is taken")
                _check_one_seat_each(table, person)
            name = request.name and _name_at_seat(table, person, request.name, seat)
            return en.Sat(at=now, by=who, id=request.id, seat=seat, person=who, name=name)
        case pr.Stand(seat=seat):
            _check_stand(table, person, seat)
            return en.Stood(at=now, by=who, id=request.id, seat=seat)
        case pr.Ready(yes=yes):
            _check_between_games(table, "a game is running; you can get ready only before or after it")
            if not table.holds(person):
                raise NotGranted("take a seat first")
            return en.Readied(at=now, by=who, id=request.id, person=who, yes=yes)
        case pr.Leave():
            return en.Left(at=now, by=who, id=request.id, person=who)
        case pr.TakeBack(seat=seat):
            check_holder(table, person, seat)
            if not table.seats[seat].away:
                raise NotGranted("no bot plays for you")
            return en.TookBack(at=now, by=who, id=request.id, seat=seat)
        case pr.StandIn(seat=seat, yes=yes):
            _check_stand_in(table, person, seat, absent)
            return en.StandInWished(at=now, by=who, id=request.id, person=who, seat=seat, yes=yes)
        case _:
            assert_never(request)


def _check_one_seat_each(table: Table, person: Person) -> None:
    """The host may seat others at the same device; everybody else has one seat, unless the host allows more."""
    if table.holds(person) and person.person != table.host and table.config.several_seats is not True:
        raise NotGranted("you have a seat already; at this table everybody but the host has one")


def _name_at_seat(table: Table, person: Person, wish: str, seat: int) -> str:
    """The name of a player at a person's device; not that of anybody else here, with a seat or without."""
    others = [other.name for other in table.present() if other is not person]
    seated = [name for other, name in enumerate(table.names) if name and other != seat]
    return told_apart(name_of(wish), [*others, *seated])


def _check_seat(table: Table, seat: int) -> None:
    last = len(table.seats) - 1
    if not 0 <= seat <= last:
        none = "there is no seat {typed}; seats are 0 to {number} (A to {last})"
        raise NotGranted(said(none, typed=str(seat), number=last, last=seat_name(last)))


def check_holder(table: Table, person: Person, seat: int) -> None:
    """Only the person who has a seat asks for it."""
    _check_seat(table, seat)
    if table.seats[seat].person != person.person:
        raise NotGranted("this is not your seat")


def _check_stand_in(table: Table, person: Person, seat: int, absent: Absent) -> None:
    _check_seat(table, seat)
    other = table.seats[seat].person
    if table.status != "playing" or other is None:
        raise NotGranted("nobody is missing there")
    if table.seats[seat].away:
        raise NotGranted("a bot plays there already")
    if other not in absent:
        raise NotGranted(said("{name} is here, or has not been away for a minute yet", name=table.people[other].name))
    if table.host != person.person and person.person not in table.players():
        raise NotGranted("only players and the host can let a bot play for somebody")


# ---- the host's -----------------------------------------------------------------------------------------------------


def _check_hosting(table: Table, person: Person, request: Hosting, now: float, absent: Absent) -> en.AnyEntry:
    who = person.person
    match request:
        case pr.SeatBot(seat=seat, bot=bot):
            _check_bot(table, person, seat, bot)
            return en.BotSat(at=now, by=who, id=request.id, seat=seat, bot=bot)
        case pr.Start():
            _check_start(table, person)
            position = table.lesson.position if table.lesson else msgspec.UNSET
            seed, kind = secrets.token_hex(16), digest_kind_of(game_named(table.config.game))
            return en.Started(at=now, by=who, id=request.id, seed=seed, position=position, digests=kind)
        case pr.Remove(person=other):
            _check_remove(table, person, other)
            return en.Left(at=now, by=who, id=request.id, person=other)
        case pr.Lock(yes=yes):
            _check_host(table, person, "only the host can lock the table")
            return en.Locked(at=now, by=who, id=request.id, yes=yes)
        case pr.HandOver(person=other):
            return _check_hand_over(table, person, request, other, now, absent)
        case _:
            assert_never(request)


def _check_hand_over(
    table: Table, person: Person, request: pr.HandOver, other: str, now: float, absent: Absent
) -> en.AnyEntry:
    """The host can name anyone who is here; while the host is absent, those who sat here before agree on one."""
    _check_known(table, other)
    if other == table.host:
        raise NotGranted("that is the host already")
    if table.host == person.person:
        return en.HandedOver(at=now, by=person.person, id=request.id, person=other)
    if table.host is not None and table.host not in absent:
        _check_host(table, person, "only the host can make somebody else the host")
    if not {person.person, other} <= _electors(table, absent):
        raise NotGranted("only those who sat here before the host went away choose another host, and one of them")
    return en.HostWished(at=now, by=person.person, id=request.id, person=person.person, host=other)


def _electors(table: Table, absent: Absent) -> set[str]:
    """Those who choose a host while there is none. Strangers who sit down meanwhile are not asked."""
    last = table.number if table.host is None else absent[table.host]
    sat = {seat.person for seat in table.seats if seat.person is not None and seat.since <= last}
    return {person for person in sat if not table.people[person].gone} - absent.keys()


def _check_known(table: Table, other: str) -> None:
    if other not in table.people or table.people[other].gone:
        raise NotGranted("that person isn't at this table")


def _check_bot(table: Table, person: Person, seat: int, bot: str) -> None:
    _check_seat(table, seat)
    _check_host(table, person, "only the host can add bots")
    _check_between_games(table, "a game is running; you can add bots only before or after it")
    if table.seats[seat].person is not None:
        raise NotGranted("this seat is taken")
    check_bot_name(bot)


def check_bot_name(bot: str) -> None:
    """Says which bots there are."""
    if bot not in BOTS:
        raise NotGranted(said("there is no bot {typed}; there are {words}", typed=Typed(bot[:20]), words=list(BOTS)))


def _check_stand(table: Table, person: Person, seat: int) -> None:
    _check_seat(table, seat)
    _check_between_games(table, "a game is running; you can stand up only before or after it")
    if table.seats[seat].bot is not None:
        _check_host(table, person, "only the host can remove bots")
    else:
        check_holder(table, person, seat)


def _check_start(table: Table, person: Person) -> None:
    _check_host(table, person, "only the host can start the game")
    _check_between_games(table, "a game is running; you can start only before or after it")
    free = sum(not seat.taken for seat in table.seats)
    if free:
        if free == 1:
            raise NotGranted("1 seat is free: wait for people or add bots")
        raise NotGranted(said("{number} seats are free: wait for people or add bots", number=free))
    sitting = table.sitting()
    unready = [table.people[who].name for who in sitting if not table.people[who].ready and who != person.person]
    if unready:
        raise NotGranted(said("not ready yet: {names}", names=list(unready)))
    if not sitting:
        raise NotGranted("somebody has to play: take a seat")


def _check_remove(table: Table, person: Person, other: str) -> None:
    _check_host(table, person, "only the host can remove people")
    if other == person.person:
        raise NotGranted("you can't remove yourself; you can leave")
    _check_known(table, other)
    if table.status == "playing" and table.holds(table.people[other]):
        raise NotGranted("a game is running; until it is over you can only remove people without a seat")


def _check_host(table: Table, person: Person, why: str) -> None:
    if table.host != person.person:
        raise NotGranted(why)


def _check_between_games(table: Table, why: str) -> None:
    if table.status == "playing":
        raise NotGranted(why)


# ---- talk -----------------------------------------------------------------------------------------------------------


def _check_talk(table: Table, person: Person, request: Talk, now: float) -> en.AnyEntry:
    who = person.person
    match request:
        case pr.Pause(yes=yes):
            if table.status != "playing" or not table.holds(person):
                raise NotGranted("only players can pause a game")
            return en.PauseWished(at=now, by=who, id=request.id, person=who, yes=yes)
        case pr.Say():
            text, claim = clean(request.text), clean(request.claim or "") or None
            if not text and not claim:
                raise NotGranted("there is nothing to say")
            if request.seat is not None:
                check_holder(table, person, request.seat)
            about = tuple(map(clean, request.about))
            seat = msgspec.UNSET if request.seat is None else request.seat
            return en.Said(at=now, by=who, id=request.id, person=who, text=text, claim=claim, about=about, seat=seat)
        case pr.MakeClaim(seat=seat):
            return _check_claim(table, person, request, seat, now)
        case pr.Mute(person=other, yes=yes):
            if other == who:
                raise NotGranted("you can't mute yourself")
            if other not in table.people and other != BOTS_TALK:
                raise NotGranted("that person isn't at this table")
            return en.Muted(at=now, by=who, id=request.id, person=who, other=other, yes=yes)
        case _:
            assert_never(request)


def _check_claim(table: Table, person: Person, request: pr.MakeClaim, seat: int, now: float) -> en.AnyEntry:
    check_holder(table, person, seat)
    try:
        claim = _check_playing(table).check_claim(seat, request.claim)
    except UndermineError as error:
        raise NotGranted(sentence_of(error)) from None
    return en.Claimed(at=now, by=person.person, id=request.id, seat=seat, claim=claim, person=person.person)


# ---- while somebody is absent ---------------------------------------------------------------------------------------


def agreed(table: Table, absent: Absent, now: float) -> en.AnyEntry | None:
    """What the host, or most of those who are there, want to be done about somebody who is absent."""
    for seat in table.seats:
        wished = table.stand_in_wished.get(seat.person or "", set())
        if seat.person in absent and not seat.away and _enough(table, wished, absent):
            return en.BotTook(at=now, seat=seat.index)
    if table.host is None or table.host in absent:
        electors = _electors(table, absent)
        for other in electors:
            if 2 * sum(table.host_wished.get(person) == other for person in electors) > len(electors):
                return en.HandedOver(at=now, person=other)
    if table.status == "playing" and not table.paused and table.players() & absent.keys():
        return en.Paused(at=now) if _enough(table, table.pause_wished, absent) else None
    return None


def _enough(table: Table, wished: Set[str], absent: Absent) -> bool:
    """The host alone, or more than half of those who play and are there."""
    there = table.players() - absent.keys()
    return (table.host or "") in wished - absent.keys() or 2 * len(wished & there) > len(there)
