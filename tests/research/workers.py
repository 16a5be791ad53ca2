"""A Dask cluster of real processes on this machine."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

DASK = Path(sys.executable).parent / "dask"
#: Threads of numpy's own would only get in each other's way.
ALONE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
#: Seconds that a process has to start, on a busy machine.
PATIENCE = 60


class LocalCluster:
    """A scheduler and its workers, each a process with one thread and nobody who starts it again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[subprocess.Popen[bytes]] = []
        self.file = folder / "scheduler.json"
        words = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(self.file))
        self.scheduler = self._start("scheduler", words, {})
        self._wait(self.file.exists)
        self.address = str(json.loads(self.file.read_text())["address"])
        self.workers: list[subprocess.Popen[bytes]] = []

    def add_worker(self, environment: dict[str, str] | None = None) -> None:
        """Starts one; `await_workers` waits for it."""
        words = (self.address, "--host", "127.0.0.1", "--no-nanny", "--nthreads", "1", "--no-dashboard")
        words_of_its_own = ("--name", str(len(self.workers)), "--local-directory", str(self.folder))
        self.workers.append(self._start("worker", (*words, *words_of_its_own), environment or {}))

    def await_workers(self) -> None:
        log = self.folder / "worker.log"
        self._wait(lambda: log.read_text().count("Registered to:") >= len(self.workers))

    def close(self) -> None:
        for process in self.running:
            process.kill()
        for process in self.running:
            process.wait(PATIENCE)

    def _start(self, what: str, words: tuple[str, ...], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        with (self.folder / f"{what}.log").open("ab") as log:
            process = subprocess.Popen(
                [DASK, what, *words],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env={**os.environ, **ALONE, **environment},
            )
        self.running.append(process)
        return process

    def _wait(self, ready: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not ready():
            assert time.monotonic() < until, self.told()
            time.sleep(0.05)

    def told(self) -> str:
        return "\n".join(path.read_text() for path in self.folder.glob("*.log"))


@contextmanager
def local_cluster(folder: Path, workers: int) -> Iterator[LocalCluster]:
    cluster = LocalCluster(folder)
    try:
        for _ in range(workers):
            cluster.add_worker()
        cluster.await_workers()
        yield cluster
    finally:
        cluster.close()
