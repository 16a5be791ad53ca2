"""Where a server can be reached: what it prints, and what it tells those who want to invite friends."""

import contextlib
import ipaddress
import socket
from urllib.parse import urlsplit

from undermine.server.protocol import ServerInfo

#: Listening there means listening on every network that this machine is in.
EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def address(host: str, port: int) -> str:
    """What somebody at this machine opens."""
    return f"http://{'localhost' if host in (*EVERYWHERE, *LOOPBACK) else bracketed(host)}:{port}/"


def reachable(host: str, port: int) -> ServerInfo:
    """The addresses for others, if there are any, otherwise that for this machine."""
    if host in LOOPBACK:
        return ServerInfo((address(host, port),), True)
    hosts = own_addresses() if host in EVERYWHERE else [host]
    return ServerInfo(tuple(f"http://{bracketed(one)}:{port}/" for one in hosts), not hosts)


def told_to(info: ServerInfo, client: str, host: str) -> ServerInfo:
    """What somebody is told who asks from the address `client` for the name `host`.

    Only those at this machine need another address to share; all others came by one that works.
    """
    try:
        asked = urlsplit(f"//{host}").hostname
    except ValueError:
        asked = None
    return info if client in LOOPBACK and asked in LOOPBACK else ServerInfo((), False)


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the usual one first. Nothing is sent to find out."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):  # no network
        probe.connect(("192.0.2.1", 9))  # an address for examples; a datagram socket only looks up the way there
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):  # a name that leads nowhere
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if not _of_no_use(one)]


def _of_no_use(host: str) -> bool:
    found = ipaddress.ip_address(host)
    return found.is_loopback or found.is_link_local or found.is_unspecified


def welcome(info: ServerInfo) -> str:
    """What the people who run a server should know about its address."""
    if info.addresses and not info.local_only:
        return f"Friends in your network open {' or '.join(info.addresses)} (anyone in your network can)."
    if info.addresses:
        return "This address works on this machine only. For friends at home: make play LAN=1, or undermine serve --lan"
    return "This machine is in no network, so this address works here only."
