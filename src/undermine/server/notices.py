"""Notices to people who are away, by Web Push: signed with our own key, through nobody but their browser's service.

A notice says which game and which table, and that it is your turn: nothing of the game itself. Its words come from the
page of whoever asked for it, in their language. Sending is done by a few threads: no table ever waits for it.
"""

import asyncio
import base64
import binascii
import contextlib
import importlib.util
import logging
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from undermine.server import metrics, time
from undermine.server import protocol as pr
from undermine.server.answers import HttpProblem, answer, body
from undermine.server.devices import person_of
from undermine.server.endpoints import STEP, NotPublic, Poster, check_endpoint
from undermine.server.errors import NotGranted, StoreDown
from undermine.server.limits import Limits
from undermine.server.live import LiveTable
from undermine.server.people import clean
from undermine.server.store import Store
from undermine.server.subscribers import Subscribers, Subscription

log = logging.getLogger("undermine.server")

#: How many are sent at a time, and how many can wait for that; any more are left out.
AT_A_TIME = 4
MOST_WAITING = 400
#: For so many seconds a push service keeps a notice for a device that is off.
KEPT = 86_400
#: What push services say of a subscription that is no more.
GONE = (404, 410)
#: What the two keys of a subscription have, in bytes: a point of the curve P-256, and a secret.
POINT, SECRET = 65, 16

Outcome = Literal["sent", "gone", "failed", "left_out"]
NO_EXTRA = "nobody can be told that it is their turn while they are away: for that, pip install 'undermine[push]'"


class Notices:
    """`contact` is whom push services can turn to; `also` a place that is called besides public ones, for tests."""

    def __init__(self, store: Store, contact: str, also: str | None = None) -> None:
        self.subscribers = Subscribers(store)
        self.also = also
        self._contact = contact
        self._key: Any = None  # of py_vapid
        self._public = ""
        self._pool = ThreadPoolExecutor(AT_A_TIME, "undermine-notices")
        self._waiting = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def public_key(self) -> str:
        """Browsers take notices from whoever has the other half of it. It is made once, and kept with the tables."""
        if not self._public:
            made = await asyncio.to_thread(_new_key)
            kept = await self.subscribers.kept("notices", made)
            self._key, self._public = await asyncio.to_thread(_read_key, kept)
        return self._public

    def call(self, code: str, person: str, turn: int) -> None:
        """Tells all devices of a person of their turn; nobody waits for it."""
        self._do(self._call(code, person, turn))

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, code: str, person: str, turn: int) -> None:
        with contextlib.suppress(StoreDown):  # the store has said so
            found = await self.subscribers.to_tell(code, person, turn)
            if found:
                await self.public_key()
            for one in found:
                self._do(self._tell(code, one))

    async def _tell(self, code: str, one: Subscription) -> None:
        outcome: Outcome = "left_out"
        if self._waiting < MOST_WAITING:
            self._waiting += 1
            try:
                loop = asyncio.get_running_loop()
                outcome = await loop.run_in_executor(self._pool, self._send, code, one)
            finally:
                self._waiting -= 1
        metrics.NOTICES.labels(outcome).inc()
        if outcome == "gone":
            with contextlib.suppress(StoreDown):
                await self.subscribers.drop(one.endpoint)

    def _send(self, code: str, one: Subscription) -> Outcome:
        """In a thread. What goes wrong may quote the address, which is nobody else's business: its kind is told."""
        from pywebpush import WebPushException, webpush  # noqa: PLC0415  # half a second, for a part of all servers

        try:
            webpush(
                {"endpoint": one.endpoint, "keys": {"p256dh": one.p256dh, "auth": one.auth}},
                msgspec.json.encode({"code": code, "title": one.title, "words": one.words}).decode(),
                vapid_private_key=self._key,
                vapid_claims={"sub": self._contact},
                ttl=KEPT,
                timeout=STEP,
                headers={"topic": code, "urgency": "high"},
                requests_session=Poster(self.also),  # all that it asks of a session
            )
        except WebPushException as error:
            return "gone" if error.status_code in GONE else "failed"
        except NotPublic:
            return "gone"
        except Exception as error:
            log.info("a notice could not be sent (%s)", type(error).__name__)
            return "failed"
        return "sent"

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


def available() -> bool:
    """Whether the extra is installed."""
    return importlib.util.find_spec("pywebpush") is not None


def _new_key() -> str:
    from py_vapid import Vapid  # noqa: PLC0415

    key = Vapid()
    key.generate_keys()
    return str(key.private_pem().decode())


def _read_key(pem: str) -> tuple[Any, str]:
    """The key, and its public half as browsers take it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415
    from py_vapid import Vapid  # noqa: PLC0415

    key = Vapid.from_pem(pem.encode())
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return key, base64.urlsafe_b64encode(point).decode().rstrip("=")


class NoticeRoutes:
    """Asking to be told, and not to be told any more. `notices` is None without the extra."""

    def __init__(
        self,
        find: Callable[[Request], Awaitable[LiveTable]],
        limits: Limits,
        notices: Callable[[], Notices | None],
    ) -> None:
        self.find = find
        self.limits = limits
        self.notices = notices

    async def subscribe(self, request: Request) -> Response:
        wish = await body(request, pr.TellMe)
        notices, live = self._offered(), await self.find(request)
        person = person_of(request, live)
        if not request.state.bill.allows(self.limits.changes, f"{live.table.code}/{person.person}", time.monotonic()):
            raise HttpProblem(429, "that was changed very often just now; wait a little")
        check_endpoint(wish.endpoint, notices.also)
        _check_keys(wish)
        one = Subscription(wish.endpoint, wish.p256dh, wish.auth, clean(wish.title), clean(wish.words))
        await notices.subscribers.add(live.table.code, person.person, one, live.table.number, time.now())
        return answer({}, 201)

    async def unsubscribe(self, request: Request) -> Response:
        wish = await body(request, pr.TellMeNoMore)
        notices, live = self._offered(), await self.find(request)
        await notices.subscribers.remove(live.table.code, person_of(request, live).person, wish.endpoint)
        return answer({})

    def _offered(self) -> Notices:
        notices = self.notices()
        if notices is None:
            raise HttpProblem(404, "this server can't tell you that it is your turn while you are away")
        return notices


def _check_keys(wish: pr.TellMe) -> None:
    with contextlib.suppress(binascii.Error, ValueError):
        point, secret = (base64.urlsafe_b64decode(f"{one}==") for one in (wish.p256dh, wish.auth))
        if len(point) == POINT and point[0] == 4 and len(secret) == SECRET:
            return
    raise NotGranted("these are not the keys of a push subscription")
