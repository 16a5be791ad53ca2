"""Writes a database as today's server makes it, as SQL: run this once after a migration, from the top of the project.

    python -m tests.server.databases.make

It holds a game that is over, one that runs, and their people's keys in the first line. Nothing in it is a secret.
"""

import asyncio
import json
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from tests.server.harness import Client, ServerProcess, play_on

HERE = Path(__file__).parent


async def play(server: ServerProcess) -> dict[str, Any]:
    """What has to be known to go on with it."""
    over, running = await server.game(2, 1), await server.game(2, 1, game="dark_cave", clock={"kind": "bank"})
    await play_on(over, Random(1))
    await play_on(running, Random(1), lambda c: c.number > 18)
    return {"over": people(over), "running": people(running), "record": json.loads(server.record(over[0].code))}


def people(clients: list[Client]) -> list[dict[str, Any]]:
    return [{"code": one.code, "person": one.person, "token": one.token} for one in clients]


def dump(path: Path) -> list[str]:
    """The statements that make the file again; entries are texts in them, to be read."""
    database = sqlite3.connect(path)
    (version,) = database.execute("PRAGMA user_version").fetchone()
    found = [sql + ";" for (sql,) in database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")]
    for row in database.execute("SELECT * FROM tables"):
        found.append(f"INSERT INTO tables VALUES ({', '.join(map(quoted, row))});")
    for code, number, entry in database.execute("SELECT * FROM entries ORDER BY code, number"):
        found.append(f"INSERT INTO entries VALUES ({quoted(code)}, {number}, CAST({quoted(entry.decode())} AS BLOB));")
    database.close()
    return [*found, f"PRAGMA user_version = {version};"]


def quoted(value: str | float | None) -> str:
    if value is None:
        return "NULL"
    return "'" + value.replace("'", "''") + "'" if isinstance(value, str) else repr(value)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder) / "tables.db") as server:
        known = asyncio.run(play(server))
        server.stop()
        statements = dump(server.data)
    version = statements[-1].split()[-1].removesuffix(";")
    (HERE / f"{version}.sql").write_text("\n".join([f"-- {json.dumps(known)}", *statements]) + "\n")


if __name__ == "__main__":
    main()
