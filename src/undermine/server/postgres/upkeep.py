"""What those who run servers ask of a database: its tables, a log, an end. All of it while servers are running."""

import asyncio
from typing import Any

import asyncpg

from undermine.engine.errors import OptionError
from undermine.server import time
from undermine.server.postgres.line import TROUBLE
from undermine.server.postgres.schema import PATIENCE, in_short

TABLES = """
SELECT code, game, seats, CASE WHEN ended IS NULL THEN status ELSE 'ended' END, number, touched FROM tables
ORDER BY touched DESC, code
"""
LOG = """
SELECT tables.number AS last, entries.number, entry FROM tables LEFT JOIN entries USING (code) WHERE code = $1
ORDER BY entries.number
"""
END = "UPDATE tables SET ended = $1, driver = NULL WHERE code = $2 AND ended IS NULL RETURNING code"


def tables(url: str) -> list[tuple[str, str, int, str, int, float]]:
    """All tables, the liveliest first."""
    return [tuple(row) for row in _ask(url, TABLES)]


def rows(url: str, code: str) -> tuple[int, list[tuple[int, bytes]]]:
    """The number of the last entry of a table, and all that are there, at one and the same moment."""
    found = _ask(url, LOG, code)
    if not found:
        raise OptionError(f"there is no table {code} in the database")
    return found[0]["last"], [(row["number"], row["entry"]) for row in found if row["number"] is not None]


def end(url: str, code: str) -> None:
    """Ends a table: within a moment nobody has it open any more. Its log stays."""
    if not _ask(url, END, time.now(), code):
        raise OptionError(f"there is no table {code} in the database, or it has been ended")


def _ask(url: str, sql: str, *values: Any) -> list[asyncpg.Record]:
    async def ask() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(url, timeout=PATIENCE)
        try:
            return await connection.fetch(sql, *values)  # type: ignore[no-any-return]
        finally:
            await connection.close(timeout=PATIENCE)

    try:
        return asyncio.run(ask())
    except (*TROUBLE, ValueError) as error:
        raise OptionError(f"the database can't be used: {in_short(error)}") from None
