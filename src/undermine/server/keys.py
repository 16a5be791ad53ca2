"""The keys that a browser keeps: a cookie for each table, and one with the keys to the last few, for the start page."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from undermine.server import protocol as pr
from undermine.server.answers import answer

#: A browser keeps its key for a year, in seconds: a game by mail takes long.
KEY_AGE = 365 * 86_400
#: The cookie with the keys to the tables where a browser was last, for the start page; and how many it holds.
KEYS = "undermine-tables"
KEPT = 12


def let_in(request: Request, joined: pr.Joined) -> Response:
    """A browser keeps the token in cookies that no script can read; other clients get it in the answer."""
    if "origin" not in request.headers or joined.token is None:
        return answer(joined, 201)
    response = answer(msgspec.structs.replace(joined, token=None), 201)
    keep_key(request, response, joined.code, joined.token)
    return response


def keep_key(request: Request, response: Response, code: str, token: str) -> None:
    """Lets a browser keep the key to a table, in cookies that no script can read."""
    others = keys_of(request)
    others.pop(code, None)  # the key of somebody who has left
    for name, value, path in (
        (cookie_name(code), token, f"/api/tables/{code}"),
        (KEYS, write_keys({code: token, **others}), "/api"),
    ):
        response.set_cookie(
            name,
            value,
            max_age=KEY_AGE,
            path=path,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )


def keys_of(request: Request) -> dict[str, str]:
    """The tables of a browser, with its tokens, the latest first."""
    return read_keys(request.cookies.get(KEYS, ""))


def cookie_name(code: str) -> str:
    return f"undermine-{code}"


def read_keys(cookie: str) -> dict[str, str]:
    """Tables and tokens, the latest first."""
    pairs = (pair.partition(":") for pair in cookie.split("/")[:KEPT])
    return {code: token for code, _, token in pairs if code and token}


def write_keys(keys: dict[str, str]) -> str:
    return "/".join(f"{code}:{token}" for code, token in list(keys.items())[:KEPT])
