"""Upkeep of a data file, for those who run a server: list, check, export and end its tables, and copy it.

A path can also be the address of a PostgreSQL; only copies are its own business. All but ending works while a server
runs, and with PostgreSQL that, too. A list tells nothing that is secret; an export may, and says so.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from undermine.engine.errors import OptionError
from undermine.engine.records import write_record
from undermine.server import datafile, time
from undermine.server.archive import finished_match
from undermine.server.errors import TableDamaged
from undermine.server.hub import replay
from undermine.server.postgres import is_database, room
from undermine.server.store import UNREADABLE, check_numbers
from undermine.server.table import Table

#: Since this version of the file tables can be ended.
WITH_ENDS = 2


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list says of a table: `touched` is when something happened last, `damage` what is wrong with it."""

    code: str
    game: str
    seats: int
    status: str
    entries: int
    touched: float
    damage: str | None = None


class Copied(msgspec.Struct, frozen=True):
    tables: int
    entries: int


def tables(path: str) -> list[Kept]:
    """All tables of a file, the liveliest first."""
    if is_database(path):
        return [Kept(*row) for row in room("upkeep").tables(path)]
    with closing(datafile.connect_to_read(path)) as connection, datafile.in_words(path):
        ended = "ended" if datafile.version_of(connection) >= WITH_ENDS else "NULL"
        sql = (
            f"SELECT code, game, seats, iif({ended} IS NULL, status, 'ended'), number, touched FROM tables"
            " ORDER BY touched DESC, code"
        )
        return [Kept(*row) for row in connection.execute(sql)]


def checked(path: str) -> Iterator[Kept]:
    """The same, and every log is played again: slow, but nothing stays hidden."""
    for kept in tables(path):
        try:
            replay(kept.code, log_of(path, kept.code))
        except TableDamaged as damage:
            yield msgspec.structs.replace(kept, damage=str(damage))
        else:
            yield kept


def log_of(path: str, code: str) -> list[bytes]:
    """The log of a table, if there is one and it is whole."""
    last, rows = _rows(path, code)
    check_numbers([number for number, _ in rows], 0, last)
    return [entry for _, entry in rows]


def _rows(path: str, code: str) -> tuple[int, list[tuple[int, bytes]]]:
    """The number of the last entry, and all that are there, at one and the same moment."""
    if is_database(path):
        last, rows = room("upkeep").rows(path, code)
        return last, rows
    with closing(datafile.connect_to_read(path)) as connection, datafile.in_words(path), pages_of_a_table():
        connection.execute("BEGIN")
        found = connection.execute("SELECT number FROM tables WHERE code = ?", (code,)).fetchone()
        if found is None:
            raise OptionError(f"there is no table {code} in {path}")
        sql = "SELECT number, entry FROM entries WHERE code = ? ORDER BY number"
        return found[0], connection.execute(sql, (code,)).fetchall()


@contextmanager
def pages_of_a_table() -> Iterator[None]:
    """What the disk has lost is the damage of a table, and no reason to look at no other."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if datafile.code_of(error) != sqlite3.SQLITE_CORRUPT:
            raise
        raise TableDamaged(UNREADABLE) from None


def export_records(path: str, code: str, folder: Path) -> list[Path]:
    """Writes the record of each finished game of a table into a folder."""
    try:
        table = replay(code, log_of(path, code))
    except TableDamaged as damage:
        raise OptionError(f"the table is damaged ({damage}); only its log can be exported") from None
    return [_write(folder / f"{code}-{match}.json", record) for match, record in _records(table)]


def _records(table: Table) -> Iterator[tuple[int, bytes]]:
    for which in range(1, table.matches + 1):
        match = finished_match(table, which)
        if match is not None and match.result is not None:
            yield which, write_record(match.record())


def export_log(path: str, code: str, folder: Path) -> Path:
    """Writes all that is left of the log of a table into a folder, one entry to a line; also of a damaged one."""
    try:
        _, rows = _rows(path, code)
    except TableDamaged as damage:
        raise OptionError(f"the log can't be exported: {damage}") from None
    return _write(folder / f"{code}.jsonl", b"".join(entry + b"\n" for _, entry in rows))


def _write(file: Path, content: bytes) -> Path:
    """A new file that nobody else on this machine can read."""
    with (
        datafile.in_words(str(file)),
        os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as to,
    ):
        to.write(content)
    return file


def end(path: str, code: str) -> None:
    """Ends a table: from now on nobody opens it. Its log stays. Of a file, only while no server is running."""
    if is_database(path):
        room("upkeep").end(path, code)
        return
    if not Path(path).is_file():
        raise OptionError(f"there is no data file {path}")
    with closing(datafile.hold(path)):
        datafile.prepare(path)
        with closing(datafile.connect(path)) as connection, datafile.in_words(path):
            sql = "UPDATE tables SET ended = ? WHERE code = ? AND ended IS NULL"
            if connection.execute(sql, (time.now(), code)).rowcount != 1:
                raise OptionError(f"there is no table {code} in {path}, or it has been ended")


def backup(path: str, target: str) -> Copied:
    """Copies a data file, also while a server writes into it; the copy is checked before it gets its name."""
    if is_database(path):
        raise OptionError("a PostgreSQL copies itself: see pg_dump")
    if Path(target).exists():
        raise OptionError(f"{target} is there already; name another file for the copy")
    with _in_the_making(Path(target)) as part, datafile.in_words(target):
        with closing(datafile.connect_to_read(path)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)  # in one step: in smaller ones it would start anew with every entry that is written
        with closing(datafile.connect_to_read(str(part))) as copy:
            if copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise OptionError(f"the copy of {path} is not sound; try again, and check the disk")
            counts = copy.execute("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)").fetchone()
        part.rename(target)
    return Copied(*counts)


@contextmanager
def _in_the_making(target: Path) -> Iterator[Path]:
    """A file beside the target, which is gone if anything goes wrong."""
    part = target.with_name(f"{target.name}.part")
    with datafile.in_words(str(target)):
        part.touch(0o600)
    try:
        yield part
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(f"{part}{ending}").unlink(missing_ok=True)
