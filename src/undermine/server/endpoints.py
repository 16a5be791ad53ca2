"""Addresses that a browser hands over, and that this server then calls: those of push services on the internet.

Anyone could hand over the address of a printer in the next room. So only https to public addresses is called, on the
usual port; the address is looked at when the line is made, not before, so that a name can't lead elsewhere in between;
and no answer leads on to another address. Whoever runs a server can name one more place, for tests.
"""

import http.client
import ipaddress
import socket
import ssl
import threading
from typing import NamedTuple
from urllib.parse import urlsplit

from undermine.server.errors import NotGranted

MAX_ENDPOINT = 1_000
#: Seconds for each step of a call, and for all of it.
STEP = 10.0
WHOLE = 20.0
#: Bytes of an answer that are looked at: only its status counts.
ANSWER = 1_024
#: Ways to write an address of the old internet in the new one. What is behind them is not looked at: they are closed.
DISGUISES = [ipaddress.ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]


class NotPublic(Exception):
    """A name that leads to an address which is no business of ours."""


class Answered(NamedTuple):
    """As pywebpush wants to see it."""

    status_code: int
    reason: str
    text: str
    headers: dict[str, str]


def check_endpoint(endpoint: str, also: str | None = None) -> None:
    """Refuses what can't be the address of a push service. Where its name leads is seen when it is called."""
    if also and endpoint.startswith(also):
        return
    try:
        parts = urlsplit(endpoint)
        fine = parts.scheme == "https" and bool(parts.hostname) and parts.port in (None, 443)
        fine = fine and parts.username is None and endpoint.isascii() and endpoint.isprintable()
    except ValueError:
        fine = False
    if not fine or len(endpoint) > MAX_ENDPOINT or not _may_be_public(parts.hostname or ""):
        raise NotGranted("this is not the address of a push service: those begin with https and are on the internet")


def _may_be_public(host: str) -> bool:
    """An address must be public; a name needs a dot, and is looked up when it is called."""
    try:
        return is_public(host)
    except ValueError:
        return "." in host.strip(".") and not host.rstrip(".").endswith((".localhost", ".local", ".internal"))


def is_public(address: str) -> bool:
    """Whether an address is one of the internet.

    >>> [is_public(one) for one in ("192.0.2.1", "10.0.0.1", "127.0.0.1", "::1", "::ffff:10.0.0.1", "1.1.1.1")]
    [False, False, False, False, False, True]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return is_public(str(found.ipv4_mapped))
        if any(found in one for one in DISGUISES):
            return False
    return found.is_global and not found.is_multicast


def public_line(host: str, port: int) -> socket.socket:
    """A line to a host, if all that its name stands for is public."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not all(map(is_public, found)):
        raise NotPublic
    trouble: OSError = OSError("it has no address")
    for address in found:
        try:
            return socket.create_connection((address, port), STEP)
        except OSError as error:
            trouble = error
    raise trouble


class PublicLine(http.client.HTTPSConnection):
    def connect(self) -> None:
        line = public_line(self.host, self.port)
        self.sock = ssl.create_default_context().wrap_socket(line, server_hostname=self.host)


class Poster:
    """Posts for pywebpush, in place of a session of requests."""

    def __init__(self, also: str | None = None) -> None:
        self.also = also

    def post(self, endpoint: str, data: bytes, headers: dict[str, str], timeout: float) -> Answered:
        parts = urlsplit(endpoint)
        assert parts.hostname is not None
        line: http.client.HTTPConnection
        if self.also and endpoint.startswith(self.also):
            line = http.client.HTTPConnection(parts.hostname, parts.port, timeout=timeout)
        else:
            line = PublicLine(parts.hostname, 443, timeout=timeout)
        line.connect()
        patience = threading.Timer(WHOLE, _hang_up, (line,))  # one that answers letter by letter
        patience.start()
        try:
            line.request("POST", f"{parts.path or '/'}{'?' * bool(parts.query)}{parts.query}", data, dict(headers))
            found = line.getresponse()
            return Answered(found.status, found.reason, found.read(ANSWER).decode(errors="replace"), {})
        finally:
            patience.cancel()
            line.close()


def _hang_up(line: http.client.HTTPConnection) -> None:
    if line.sock is not None:
        line.sock.shutdown(socket.SHUT_RDWR)
