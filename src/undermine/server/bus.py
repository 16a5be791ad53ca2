"""How servers that share a store know of each other: who drives a table, who is at it elsewhere, and that it has grown.

The log is the truth. To drive a table is to play its bots and run its clocks; one server at a time does, and holds a
lease on it, with an epoch that is one more for every other holder. All can follow it, and write what people ask for.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple, Protocol

from undermine.server.limits import Meter


class Crowd(NamedTuple):
    """Who is at a table, at some servers: people, and how many connections of others who watch."""

    people: frozenset[str] = frozenset()
    watching: int = 0

    def __bool__(self) -> bool:
        return bool(self.people or self.watching)


NO_CROWD = Crowd()


class Hearing(Protocol):
    """What a server does with what it hears."""

    def awake(self) -> Mapping[str, int]:
        """The tables that it has in memory, each with the number of its last entry."""

    def grown(self, code: str, number: int, raw: bytes | None = None) -> None:
        """Another server has stored something, up to a number; and if it was told, the entry with that number."""

    def crowd_changed(self, code: str) -> None:
        """Somebody came or went elsewhere."""

    def home(self, code: str, person: str, address: str) -> None:
        """Where somebody came from who came in elsewhere."""

    def homes(self, code: str) -> list[tuple[str, str]]:
        """People of a table and where they came from, as far as this server knows."""

    def drive(self, codes: Collection[str]) -> None:
        """These have to be driven here from now on."""

    def resumed(self) -> None:
        """After a time in which it could reach neither the store nor the others, it can again."""

    def cut_off(self) -> None:
        """For so long that others drive its tables by now: its people are better off with them."""

    def movable(self) -> list[str]:
        """Tables that could be handed over without anybody noticing."""


class Bus(Protocol):
    shared: bool

    async def open(self, hearing: Hearing) -> None: ...

    @property
    def cut_off(self) -> bool:
        """Whether it has not reached the others for so long that they drive its tables by now."""

    async def leave(self) -> None:
        """From now on others drive what this server drove; its people may stay for another moment."""

    async def close(self) -> None: ...

    def epoch(self, code: str) -> int | None:
        """Of the lease on a table; None if it is not this server that drives it."""

    def created(self, code: str) -> None:
        """A table was made here, and is driven here."""

    async def claim(self, code: str) -> bool:
        """Whether this server drives a table, from now on at the latest, because nobody else does."""

    async def release(self, code: str) -> None:
        """Nobody drives it any more: it goes to sleep."""

    def lost(self, code: str) -> None:
        """Something that only the driver may write was refused."""

    def crowd(self, code: str) -> Crowd:
        """Who is at a table at other servers."""

    def here(self, code: str, crowd: Crowd) -> None:
        """Who is at a table at this server."""

    def home(self, code: str, person: str, address: str) -> None:
        """Where somebody at a table came from. It is kept in the memory of servers only."""

    def share(self, meters: Mapping[str, Meter]) -> None:
        """What these meters count is counted at all servers together."""


class LocalBus:
    """One server alone drives everything, and nobody is anywhere else."""

    shared = False

    async def open(self, hearing: Hearing) -> None:
        pass

    @property
    def cut_off(self) -> bool:
        return False

    async def leave(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def epoch(self, code: str) -> int | None:  # noqa: ARG002
        return 0

    def created(self, code: str) -> None:
        pass

    async def claim(self, code: str) -> bool:  # noqa: ARG002
        return True

    async def release(self, code: str) -> None:
        pass

    def lost(self, code: str) -> None:
        pass

    def crowd(self, code: str) -> Crowd:  # noqa: ARG002
        return NO_CROWD

    def here(self, code: str, crowd: Crowd) -> None:
        pass

    def home(self, code: str, person: str, address: str) -> None:
        pass

    def share(self, meters: Mapping[str, Meter]) -> None:
        pass
