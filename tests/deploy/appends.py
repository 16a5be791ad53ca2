"""How many entries a PostgreSQL stores in a second: `python -m tests.deploy.appends postgresql://...`

For docs/scale.md. It makes tables of its own in a schema of its own, as the servers' are, and takes them away again.
pgbench and psql come with Debian's package postgresql.
"""

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

TABLES = 10_000
SECONDS = 3
ROUNDS = 3
#: What an entry has in the mean, see docs/scale.md.
ENTRY = 199

MAKE = f"""
CREATE SCHEMA appends;
CREATE TABLE appends.tables (
    code text PRIMARY KEY, number integer NOT NULL, touched double precision NOT NULL, epoch integer NOT NULL
) WITH (fillfactor = 70);
CREATE TABLE appends.entries (
    code text NOT NULL REFERENCES appends.tables (code), number integer NOT NULL, entry bytea NOT NULL,
    PRIMARY KEY (code, number)
);
INSERT INTO appends.tables SELECT lpad(n::text, 6, '0'), 0, 0, 1 FROM generate_series(0, {TABLES - 1}) n;
"""
TIDY = "TRUNCATE appends.entries; UPDATE appends.tables SET number = 0"
CLEAN = "VACUUM ANALYZE appends.tables"
REMOVE = "DROP SCHEMA IF EXISTS appends CASCADE"

#: One statement for so many tables, each with a number and an epoch that are compared and set.
APPEND = """
\\set first ((random(0, {blocks}) * 10 + :client_id) * {tables})
WITH asked AS (
    SELECT lpad(n::text, 6, '0') AS code FROM generate_series(:first, :first + {tables} - 1) n
), free AS MATERIALIZED (
    SELECT code FROM asked JOIN appends.tables USING (code) WHERE epoch = 1 ORDER BY code FOR UPDATE OF tables
), moved AS (
    UPDATE appends.tables SET number = number + 1, touched = touched + 1
    FROM free WHERE tables.code = free.code RETURNING tables.code, tables.number
), written AS (
    INSERT INTO appends.entries SELECT code, number, convert_to(repeat('x', {entry}), 'UTF8') FROM moved
)
SELECT {told} FROM moved;
"""
#: Waits for no disk: a notification that is lost costs a second, and no entry.
TELL_AFTERWARDS = """
BEGIN;
SET LOCAL synchronous_commit = off;
SELECT pg_notify('appends', '{tables}');
COMMIT;
"""


class Way(NamedTuple):
    """So many connections, each with statements for so many tables; and when other servers are told, by NOTIFY."""

    connections: int
    tables: int
    tells: Literal["never", "at once", "afterwards"]

    def __str__(self) -> str:
        return f"{self.connections} connections, {self.tables} tables a statement, others are told {self.tells}"

    @property
    def script(self) -> str:
        told = "pg_notify('appends', count(*)::text)" if self.tells == "at once" else "count(*)"
        blocks = TABLES // (10 * self.tables) - 1
        append = APPEND.format(blocks=blocks, tables=self.tables, entry=ENTRY, told=told)
        return append + (TELL_AFTERWARDS.format(tables=self.tables) if self.tells == "afterwards" else "")


WAYS = [
    Way(connections, tables, tells)
    for tables in (1, 20, 100)
    for connections in (1, 10)
    for tells in ("never", "at once", "afterwards")
]


def tell(address: str, *statements: str) -> str:
    words = [word for statement in statements for word in ("--command", statement)]
    command = ["psql", address, "--quiet", "--no-align", "--tuples-only", *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


class Figures(NamedTuple):
    commits: float
    milliseconds: float
    #: Bytes of the write-ahead log, for each entry.
    written: float


def measure(address: str, way: Way) -> Figures:
    tell(address, TIDY, CLEAN)
    before = tell(address, "SELECT pg_current_wal_lsn()")
    with TemporaryDirectory() as folder:
        script = Path(folder, "append.sql")
        script.write_text(way.script)
        words = ["--no-vacuum", "--protocol=prepared", f"--time={SECONDS}", f"--client={way.connections}", "--file"]
        done = subprocess.run(
            [pgbench(), *words, str(script), address], capture_output=True, text=True, check=True
        ).stdout
    bytes_an_entry = f"(pg_current_wal_lsn() - '{before}') / (SELECT count(*) FROM appends.entries)"
    return Figures(
        float(re.findall(r"tps = ([0-9.]+)", done)[0]),
        float(re.findall(r"latency average = ([0-9.]+)", done)[0]),
        float(tell(address, f"SELECT {bytes_an_entry}")),
    )


def pgbench() -> str:
    """Debian keeps it with the server, off everybody's path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pgbench"))
    return str(found[-1]) if found else "pgbench"


def main() -> None:
    address = sys.argv[1]
    tell(address, REMOVE, MAKE)
    try:
        for _ in range(ROUNDS):  # in turns, as these machines are restless
            for way in WAYS:
                found = measure(address, way)
                stored = f"{found.commits * way.tables:,.0f} entries/s, {found.commits:,.0f} commits/s"
                print(f"{way}: {stored}, {found.milliseconds:.1f} ms each, {found.written:,.0f} bytes", flush=True)
        size = "pg_total_relation_size('appends.entries') / count(*)"
        print("bytes an entry:", tell(address, f"SELECT {size} FROM appends.entries"))
    finally:
        tell(address, REMOVE)


if __name__ == "__main__":
    main()
