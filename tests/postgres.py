"""A real PostgreSQL for tests: one for each process of the tests, on a socket and a port of its own."""

import asyncio
import atexit
import functools
import itertools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from undermine.server import entries as en

#: Where Debian puts it; the newest first.
FOUND = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
WHY_NOT = "no PostgreSQL in /usr/lib/postgresql (Debian's package postgresql): these tests are skipped"


def an_ordinary_user() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return []
    return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]


class Postgres:
    """A cluster in a folder of its own. What is stored need not outlive the machine, unless a test is about that."""

    def __init__(self, fsync: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="undermine-pg-"))
        self.folder.chmod(0o755)
        self.data = self.folder / "data"
        self.data.mkdir()
        if os.getuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
            shutil.chown(self.data, "nobody", "nogroup")
        self.port = free_port()
        self._names = itertools.count(1)
        self._run("initdb", "-D", str(self.data), "-U", "undermine", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        settings = {
            "listen_addresses": "'127.0.0.1'",
            "port": str(self.port),
            "unix_socket_directories": f"'{self.folder}'",
            "fsync": "on" if fsync else "off",
            "max_connections": "100",
            "shared_buffers": "'64MB'",
        }
        with (self.data / "postgresql.conf").open("a") as conf:
            conf.writelines(f"{name} = {value}\n" for name, value in settings.items())
        self.start()

    def _run(self, program: str, *words: str) -> None:
        command = [*an_ordinary_user(), str(FOUND[0].parent / program), *words]
        done = subprocess.run(
            command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60, check=False
        )
        assert done.returncode == 0, done.stdout.decode()

    def start(self) -> None:
        # Its output goes to a file, because a pipe that it inherits would never end.
        command = [*an_ordinary_user(), str(FOUND[0].parent / "pg_ctl"), "-D", str(self.data), "-w"]
        log = str(self.folder / "log")
        subprocess.run(
            [*command, "-l", log, "start"], cwd=self.folder, stdout=subprocess.DEVNULL, timeout=60, check=True
        )

    def stop(self, how: str = "fast") -> None:
        """`immediate` is as good as a power cut."""
        self._run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def freeze(self, how: int = signal.SIGSTOP) -> None:
        """All its processes stop, and say nothing."""
        main = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        for pid in (main, *map(int, children)):
            os.kill(pid, how)

    def thaw(self) -> None:
        self.freeze(signal.SIGCONT)

    def url(self, name: str, port: int | None = None) -> str:
        return f"postgresql://undermine@127.0.0.1:{port or self.port}/{name}"

    def new(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._names)}"
        self.ask(self.url("postgres"), f"CREATE DATABASE {name}")
        return self.url(name)

    @staticmethod
    def ask(url: str, sql: str, *values: Any) -> list[Any]:
        """One statement from outside."""

        async def main() -> list[Any]:
            import asyncpg  # noqa: PLC0415  # not everybody who imports this module has a database

            connection = await asyncpg.connect(url)
            try:
                return list(await connection.fetch(sql, *values))
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:  # a test may have a loop of its own
            return thread.submit(asyncio.run, main()).result()

    def close(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def log_of(url: str, code: str) -> list[en.AnyEntry]:
    """All entries of a table, which have the numbers from 1 on."""
    rows = Postgres.ask(url, "SELECT number, entry FROM entries WHERE code = $1 ORDER BY number", code)
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return [en.decode_entry(entry) for _, entry in rows]


def free_port() -> int:
    """One that stays free while its server is away: lines that go out take those above, with Linux from 32,768 on."""
    while True:
        port = 10_000 + secrets.randbelow(22_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def one_for_each() -> Callable[[Path], str]:
    """Instead of data files: a database for each, the same for the same one."""
    found: dict[Path, str] = {}

    def database_for(data: Path) -> str:
        if data not in found:
            found[data] = started().new()
        return found[data]

    return database_for


@functools.cache
def started() -> Postgres:
    """One for all tests of this process; it ends with it."""
    if not FOUND:
        pytest.skip(WHY_NOT)
    found = Postgres()
    atexit.register(found.close)
    return found
