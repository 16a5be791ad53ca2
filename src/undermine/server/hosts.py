"""The names that a server goes by. Under any other, a page of somebody else could talk to it as if it were its own."""

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

from undermine.engine.errors import OptionError
from undermine.server.addresses import EVERYWHERE, LOOPBACK, own_addresses


class Hosts:
    """Loopback and the machine's own addresses, and the names that whoever runs the server has told it."""

    def __init__(self, listens: str = "127.0.0.1", names: Iterable[str] = ()) -> None:
        self.names = frozenset(map(_told, names))
        own = own_addresses() if listens in EVERYWHERE else [listens]
        self._own = self.names | {*LOOPBACK, *map(_plain, own)}

    def serve(self, host: str, server: tuple[str, int | None] | None = None) -> bool:
        """Whether a `Host` is one of ours. `server` is the address of this machine that the request has come to."""
        asked = _name(f"//{host}")
        return asked is not None and (asked in self._own or (server is not None and asked == _plain(server[0])))

    def trust(self, origin: str, host: str) -> bool:
        """Whether an `Origin` is the site that the request goes to, or one with a name that the server was told."""
        try:
            same = urlsplit(origin).netloc.lower() == host.lower() != ""
        except ValueError:
            return False
        return same or _name(origin) in self.names


def _told(name: str) -> str:
    """A name as it was told: with or without https:// before it and a port after it."""
    found = _name(name if "//" in name else f"//{name}") or _name(f"//[{name}]")
    if found is None:
        raise OptionError(f"{name!r} is no name of a host; try --host-name play.example.org")
    return found


def _name(address: str) -> str | None:
    """The name or the address of a host, without its port."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - one that is no number is an error
        return _plain(parts.hostname) if parts.hostname else None
    except ValueError:
        return None


def _plain(host: str) -> str:
    """One way to write it."""
    try:
        return str(ipaddress.ip_address(host.partition("%")[0]))
    except ValueError:
        return host.lower().rstrip(".")
