"""The tables of the database: made, or brought up to date, or one sentence that says why not.

Servers of two versions can share a database. `PRAGMA user_version` of a data file is here a row for each migration, and
with it the oldest one that a program must know to work with what it leaves behind.
"""

import re
from importlib.resources import files
from typing import NamedTuple

import asyncpg

from undermine.engine.errors import OptionError

#: Seconds to wait for the database when a server starts.
PATIENCE = 10.0
#: A number of our own: while one server brings the database up to date, the others wait.
LOCK = 0x756E6465726D


class Migration(NamedTuple):
    number: int
    script: str

    @property
    def reads(self) -> int:
        """The oldest migration that a program must know to go on beside this one; a script says so if it is not 1."""
        said = re.match(r"-- reads: ([0-9]+)\n", self.script)
        return int(said[1]) if said else 1


def migrations() -> list[Migration]:
    """The scripts in order."""
    scripts = [file for file in files("undermine.server.postgres.migrations").iterdir() if file.name.endswith(".sql")]
    return sorted(Migration(int(file.name.removesuffix(".sql")), file.read_text("utf-8")) for file in scripts)


async def prepare(url: str) -> None:
    """Connects once, and brings the database up to date. Nothing it says has the address, which may be a secret."""
    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise OptionError(f"the database can't be used: {in_short(error)}") from None
    try:
        await migrate(connection)
    except asyncpg.PostgresError as error:
        raise OptionError(f"the database can't be brought up to date: {in_short(error)}") from None
    finally:
        await connection.close(timeout=PATIENCE)


async def migrate(connection: asyncpg.Connection, known: list[Migration] | None = None) -> None:
    """Migrations are numbered, and each is carried out once; all or none. A newer program may have been here before."""
    known = migrations() if known is None else known
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, reads integer NOT NULL)"
        )
        done = {row["number"]: row["reads"] for row in await connection.fetch("SELECT number, reads FROM migrations")}
        newest, needed = max(done, default=0), max(done.values(), default=0)
        if needed > known[-1].number:
            raise OptionError(
                f"the database is of version {newest}; this program reads up to {known[-1].number}: use a newer one"
            )
        for migration in known:
            if migration.number not in done:
                await connection.execute(migration.script)
                await connection.execute("INSERT INTO migrations VALUES ($1, $2)", migration.number, migration.reads)


def in_short(error: Exception) -> str:
    """What the database says. Other errors may quote what was to be stored, so of them only the kind is told."""
    if isinstance(error, asyncpg.PostgresError):
        return str(getattr(error, "message", None) or type(error).__name__)
    return (error.strerror if isinstance(error, OSError) else None) or type(error).__name__
