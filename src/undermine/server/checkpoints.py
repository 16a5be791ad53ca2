"""Brings SQLite's write-ahead log into the data file, mostly in a thread of its own: no commit has to wait for that."""

import sqlite3
import threading
from contextlib import suppress

from undermine.server import datafile

#: After so many entries. A commit would wait for 10 to 50 ms if it had to do all of this itself.
EVERY = 256
#: Pages in the write-ahead log from which on it has to, because the thread can't keep up.
LATEST = 20_000


class Checkpoints:
    """Told of what is written, it sees to it that the log does not grow for ever."""

    def __init__(self, path: str, writer: sqlite3.Connection) -> None:
        writer.execute(f"PRAGMA wal_autocheckpoint = {LATEST}").close()
        self._writer = writer
        self._connection = datafile.connect(path)
        self._written = 0
        self._due = threading.Event()
        self._copied = False
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="undermine-checkpoints", daemon=True)
        self._thread.start()

    def note(self, written: int) -> None:
        """So much more was written; the writer says so after a commit, when it has told everybody.

        The log begins anew if all of it is in the file before the next commit. So it is the writer who copies the
        little that came while the thread was at it.
        """
        if self._copied:
            self._copied = False
            _copy(self._writer)
        self._written += written
        if self._written >= EVERY:
            self._written = 0
            self._due.set()

    def close(self) -> None:
        self._closed = True
        self._due.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while True:
            self._due.wait()
            self._due.clear()
            if self._closed:
                return
            _copy(self._connection)
            self._copied = True


def _copy(connection: sqlite3.Connection) -> None:
    """As much as can be copied without keeping anybody waiting."""
    with suppress(sqlite3.Error):  # then the next time; if something is wrong with the file, the next commit says so
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
