"""A seat that moves to another device: by a link that works once, for ten minutes.

The link is an entry of the table's log, with a hash of its secret, so that every server knows of it and a restart does
it no harm. Its secret stands behind the # of the address: no server and no proxy on the way sees it in an address.
"""

import secrets
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server import time
from undermine.server.answers import HttpProblem, address, answer, body
from undermine.server.errors import NotGranted
from undermine.server.keys import cookie_name, let_in
from undermine.server.limits import Limits
from undermine.server.live import LiveTable
from undermine.server.people import Person, hash_token
from undermine.server.requests import check_room_to_talk
from undermine.server.table import Table

#: Seconds for which a link can be opened.
OPEN = 600.0

WRONG = "this link leads to no seat at this table; make a new one on the device where you play"


class NoSuchLink(NotGranted):
    """A secret that nobody made, or one that was made anew since: perhaps a guess."""


def make_link(table: Table, person: Person, now: float) -> tuple[en.Linked, pr.SeatLink]:
    """A new link; the one that the person made before is void."""
    check_room_to_talk(table)
    link = pr.SeatLink(secrets.token_urlsafe(16), now + OPEN)
    return en.Linked(at=now, person=person.person, link_hash=hash_token(link.secret), until=link.until), link


def take_seat(table: Table, secret: str, now: float) -> tuple[en.DeviceCame, pr.Joined]:
    """One more device for the person who made the link, with a token of its own."""
    hashed = hash_token(secret)
    linked = ((one, one.link) for one in table.present() if one.link is not None)
    person, link = next((pair for pair in linked if secrets.compare_digest(pair[1].link_hash, hashed)), (None, None))
    if person is None or link is None:
        raise NoSuchLink(WRONG)
    if link.used:
        raise NotGranted("this link was used already, and it works once; make a new one on the device where you play")
    if link.until < now:
        raise NotGranted("this link is too old, it works for ten minutes; make a new one on the device where you play")
    token = secrets.token_urlsafe(24)
    seat = next(iter(table.holds(person)), None)
    joined = pr.Joined(table.code, person.person, token, person.name, seat)
    return en.DeviceCame(at=now, person=person.person, token_hash=hash_token(token)), joined


class Devices:
    """The routes. `find` is the table of a request."""

    def __init__(self, find: Callable[[Request], Awaitable[LiveTable]], limits: Limits) -> None:
        self.find = find
        self.limits = limits

    async def link(self, request: Request) -> Response:
        live = await self.find(request)
        person = person_of(request, live)
        if not request.state.bill.allows(self.limits.changes, f"{live.table.code}/{person.person}", time.monotonic()):
            raise HttpProblem(429, "you have made many links just now; wait a little")
        return answer(await live.keep(lambda table: make_link(table, person, time.now())), 201)

    async def take(self, request: Request) -> Response:
        """Whoever guesses secrets is held off like those who guess the codes of tables."""
        wish = await body(request, pr.TakeSeat)
        live = await self.find(request)
        try:
            joined = await live.keep(lambda table: take_seat(table, wish.secret, time.now()))
        except NoSuchLink:
            if self.limits.guessing.charge(address(request), time.monotonic()) > 0:
                raise HttpProblem(429, "too many wrong links; wait a minute") from None
            raise HttpProblem(404, WRONG) from None
        return let_in(request, joined)


def person_of(request: Request, live: LiveTable) -> Person:
    """Who asks, by the key that a browser keeps."""
    person = live.table.person_with(request.cookies.get(cookie_name(live.table.code), ""))
    if person is None:
        raise HttpProblem(401, "you are watching; join the table to take part")
    return person
