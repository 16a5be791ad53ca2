"""How servers that share a store wake each other up. The log is the truth; the bus only says that it has grown."""

from collections.abc import Callable
from typing import Protocol


class Bus(Protocol):
    """`publish` says that a table has a new entry; `listen` is told what other servers have published."""

    def publish(self, code: str, number: int) -> None: ...

    def listen(self, hear: Callable[[str, int], None]) -> None: ...


class LocalBus:
    """One server alone has nobody to wake up."""

    def publish(self, code: str, number: int) -> None:
        pass

    def listen(self, hear: Callable[[str, int], None]) -> None:
        pass
