"""What all HTTP requests have in common: bodies with bounds, answers with headers, and problems."""

import asyncio
from typing import TypeVar

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from undermine.engine.saying import saying
from undermine.server import protocol as pr
from undermine.server.hosts import Hosts
from undermine.server.limits import household
from undermine.server.sockets import POLICY

T = TypeVar("T", bound=msgspec.Struct)

MAX_BODY = 65_536
#: Seconds for a request's body to arrive.
BODY_SECONDS = 10.0
UNKNOWN_HOST = "this server doesn't go by that name; whoever runs it can add the name with --host-name"

HEADERS = {
    "content-security-policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class HttpProblem(Exception):
    """An HTTP request that is answered with a status and a `Problem`."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


def answer(value: object, status: int = 200) -> Response:
    return Response(pr.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"})


def problem(status: int, why: str, people: str | None = None) -> Response:
    """What is wrong; and what people are told of it in their language, where that is less."""
    response = answer(pr.Problem(why, saying(people or why)), status)
    if status == 503:
        response.headers["retry-after"] = "2"
    if status in (408, 413, 429):
        response.headers["connection"] = "close"  # the rest of the request is not waited for
    return response


class Guard:
    """Adds the usual headers to every answer, and lets nobody in from another site or under another name."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        unknown = not self.hosts.serve(host, scope.get("server"))
        foreign = origin is not None and not self.hosts.trust(origin, host)

        async def decorated(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if (unknown or foreign) and scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(POLICY)
        elif unknown:
            await problem(421, UNKNOWN_HOST)(scope, receive, decorated)
        elif foreign:
            await problem(403, "this request comes from another site")(scope, receive, decorated)
        else:
            await self.app(scope, receive, decorated)


async def bytes_of(request: Request, most: int = MAX_BODY) -> bytes:
    """The body of a request, bounded in size and time."""
    raw = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > most:
                    raise HttpProblem(413, f"a request can have {most} bytes at most")
    except TimeoutError:
        raise HttpProblem(408, "the request came too slowly") from None
    except ClientDisconnect:
        raise HttpProblem(400, "the request has no end") from None  # nobody is there to hear it
    return bytes(raw)


async def body(request: Request, kind: type[T]) -> T:
    """The same, typed."""
    raw = await bytes_of(request)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise HttpProblem(400, f"malformed request: {error}") from None


def address(request: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return household(request.client.host) if request.client else "?"


def code_of(request: Request) -> str:
    return str(request.path_params["code"]).upper()
