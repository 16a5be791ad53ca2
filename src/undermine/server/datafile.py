"""The data file: opened with care, kept from others, brought up to date; or one sentence that says why not."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

from undermine.engine.errors import OptionError

#: Seconds to wait for somebody else who writes.
PATIENCE = 30.0
#: What every data file has, whichever version made it.
OURS = {"tables", "entries"}


class InUse(OptionError):
    """A server has this file already."""


def code_of(error: sqlite3.Error) -> int:
    """What kind of error it is at bottom. Those of the Python module have no code."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


@contextmanager
def in_words(path: str) -> Iterator[None]:
    """Whatever the system says against a file, in a sentence for the person who named it."""
    try:
        yield
    except sqlite3.Error as error:
        match code_of(error):
            case sqlite3.SQLITE_NOTADB:
                raise OptionError(f"{path} is not a data file of Undermine") from None
            case sqlite3.SQLITE_READONLY:
                raise OptionError(f"{path} can't be written: it is read-only") from None
        raise OptionError(f"{path} can't be used: {error}") from None
    except OSError as error:
        raise OptionError(f"{path} can't be used: {error.strerror}") from None


def hold(path: str) -> sqlite3.Connection:
    """Keeps this file for one server, until it is closed or the process ends, however that ends.

    SQLite locks a file beside it: the system itself drops the lock of a process that was killed.
    """
    beside = Path(f"{Path(path).resolve()}.lock")
    with in_words(path):
        if Path(path).is_dir():
            raise OptionError(f"{path} is a folder, not a data file")
        beside.touch(0o600)
        held = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            held.close()
            if code_of(error) == sqlite3.SQLITE_BUSY:
                raise InUse(f"a server is using {path} already; stop it first") from None
            raise
        return held


def connect(path: str) -> sqlite3.Connection:
    """A connection that writes, and waits until the disk has it: an acknowledged decision survives a power cut."""
    connection = _connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA temp_store = MEMORY")  # what several rows at once may have to undo
    return connection


def connect_to_read(path: str) -> sqlite3.Connection:
    """A connection that changes nothing, also while a server is running; only for a file that is there."""
    if not Path(path).is_file():
        raise OptionError(f"there is no data file {path}")
    with in_words(path):
        connection = _connect(f"{Path(path).resolve().as_uri()}?mode=ro", uri=True)
        check(connection, path)
        if not version_of(connection):
            raise OptionError(f"{path} is empty")
        return connection


def _connect(path: str, uri: bool = False) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE, uri=uri)


def prepare(path: str) -> None:
    """Makes the file, or brings it up to date. Whatever is not ours is refused, and left as it is."""
    file = Path(path)
    if file.is_dir():
        raise OptionError(f"{path} is a folder, not a data file")
    with in_words(path):
        if not file.exists():
            file.touch(0o600)  # it holds the seeds of running games
        looking = _connect(path)
        try:
            check(looking, path)
            looking.execute("BEGIN IMMEDIATE")
            looking.execute(f"PRAGMA user_version = {version_of(looking)}")  # a file that is read-only says so here
            looking.execute("ROLLBACK")
        finally:
            looking.close()
        writing = connect(path)
        try:
            migrate(writing)
        finally:
            writing.close()


def check(connection: sqlite3.Connection, path: str) -> None:
    """Refuses a file of a newer program, and one of another program."""
    version, newest = version_of(connection), max(migrations())
    if version > newest:
        raise OptionError(f"the data file is of version {version}; this program reads up to {newest}: use a newer one")
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if found if version == 0 else not found >= OURS:
        raise OptionError(f"{path} is a database of another program")


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrations() -> dict[int, str]:
    """The scripts by number."""
    return {
        int(file.name.removesuffix(".sql")): file.read_text("utf-8")
        for file in files("undermine.server.migrations").iterdir()
        if file.name.endswith(".sql")
    }


def migrate(connection: sqlite3.Connection, newest: int | None = None) -> None:
    """Brings a file up to date: migrations are numbered, and each is carried out once."""
    version = version_of(connection)
    for number, script in sorted(migrations().items()):
        if version < number and (newest is None or number <= newest):
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
