"""A line to the database: one connection, made anew when it was lost."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from undermine.server.errors import StoreDown
from undermine.server.postgres.schema import in_short

#: Seconds until a database that does not answer counts as gone.
PATIENCE = 3.0

#: Whatever can go wrong between us and a database; asyncpg itself loses track if a line is cut at the wrong moment.
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)


class Lost(StoreDown):
    """The database did not answer, or said no. What was asked may have been done all the same."""

    def __init__(self, error: Exception) -> None:
        super().__init__(in_short(error))
        #: The statement itself is at fault, not the line.
        self.refused = isinstance(error, asyncpg.DataError | asyncpg.IntegrityConstraintViolationError)


class Line:
    """`ready` is told of every new connection before it is used."""

    def __init__(
        self,
        url: str,
        ready: Callable[[asyncpg.Connection], Awaitable[None]] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.url = url
        self._ready = ready
        self._patience = patience
        self._connection: asyncpg.Connection | None = None
        self._busy = asyncio.Lock()

    @property
    def pid(self) -> int:
        """Of the process at the other end; 0 if there is none."""
        return self._connection.get_server_pid() if self._connection else 0

    async def fetch(self, sql: str, *values: Any) -> list[asyncpg.Record]:
        """One statement at a time, which is carried out wholly or not at all."""
        async with self._busy:
            try:
                async with asyncio.timeout(self._patience):
                    connection = await self._connected()
                    return await connection.fetch(sql, *values)  # type: ignore[no-any-return]
            except TROUBLE as error:
                self.cut()
                raise Lost(error) from None
            except BaseException:
                self.cut()  # half a conversation is no use to anybody
                raise

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self.url, timeout=self._patience)
            if self._ready is not None:
                await self._ready(self._connection)
        return self._connection

    def cut(self) -> None:
        """Without a word, because the other end may not hear it."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        async with self._busy:
            if self._connection is not None:
                try:
                    await self._connection.close(timeout=PATIENCE)
                except TROUBLE:
                    self.cut()
                self._connection = None
