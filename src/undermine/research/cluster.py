"""The workers of a Dask cluster, on as many machines as there are. It needs the extra `undermine[cluster]`."""

import asyncio
import logging
import pydoc
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import CancelledError
from itertools import islice
from threading import Lock
from types import TracebackType
from typing import Any

from distributed import Client, Future, KilledWorker, Security, as_completed
from distributed.comm.core import connect

from undermine.engine.errors import OptionError, UndermineError
from undermine.engine.version import VERSION
from undermine.research.crews import Chunk, R

#: Seconds that a scheduler has to answer.
PATIENCE = 5
#: Chunks that the scheduler holds for each worker: enough that none waits, and that workers who join find some.
AHEAD = 4
#: A worker that is lost is no news, and a scheduler that is lost is told in a sentence of ours.
QUIET = ("distributed", "distributed.client")
#: A worker may have several threads; games are played one at a time.
ALONE = Lock()


class Cluster:
    """All workers of the scheduler at an address, as `tcp://10.0.0.1:8786`. One that dies costs the chunk it was at."""

    stretch = 10

    def __init__(self, address: str) -> None:
        self.address = address
        for name in QUIET:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        self._knock()
        self.client = Client(address, timeout=PATIENCE, set_as_default=False)
        try:
            self.hands = self._workers()
        except BaseException:
            self.client.close()
            raise

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.client.close()

    def do(self, work: Callable[..., R], chunks: Sequence[Chunk]) -> Generator[tuple[int, R], None, None]:
        waiting = iter(enumerate(chunks))
        begun: dict[Future[Any], int] = {}

        def begin(most: int) -> list[Future[Any]]:
            """Not all at once: what a scheduler holds costs memory, and has to be taken back if we are interrupted."""
            some = {
                self.client.submit(_do, VERSION, work, chunk, pure=False): number
                for number, chunk in islice(waiting, most)
            }
            begun.update(some)
            return list(some)

        done = as_completed(begin(AHEAD * self.hands), loop=self.client.loop, with_results=True)
        try:
            for future, result in done:
                if future.status != "finished":
                    raise CancelledError
                number = begun.pop(future)
                done.update(begin(1))
                yield number, result
        except KilledWorker:
            raise UndermineError("several workers died of the same games, perhaps for want of memory") from None
        except ModuleNotFoundError as error:
            raise UndermineError(f"a worker of the cluster has no {error.name}; {self._remedy}") from None
        except (CancelledError, OSError):
            raise UndermineError(f"the scheduler at {self.address} is gone, and with it what it had to do") from None
        finally:
            self.client.cancel(list(begun))

    def _knock(self) -> None:
        """Asks whether a scheduler is there, before a client is made that would go on trying."""

        async def knock() -> None:
            arguments = Security().get_connection_args("client")
            async with asyncio.timeout(PATIENCE):
                comm = await connect(self.address, timeout=PATIENCE, **arguments)
                await comm.close()

        try:
            asyncio.run(knock())
        except (OSError, TypeError, ValueError) as error:
            why = f": {error}" if isinstance(error, (TypeError, ValueError)) else ""
            raise OptionError(f"no Dask scheduler answers at {self.address!r}{why}") from None

    def _workers(self) -> int:
        """How many there are. They may have no Undermine, so a function of Python's own asks them for their version."""
        answers = self.client.run(pydoc.locate, "undermine.engine.version.VERSION", on_error="return")
        versions = {worker: version for worker, version in answers.items() if not isinstance(version, OSError)}  # gone
        if not versions:
            raise UndermineError(f"the scheduler has no workers; start some with: dask worker {self.address}")
        for worker, version in versions.items():
            if version is None:
                raise UndermineError(f"the worker at {worker} has no Undermine; {self._remedy}")
            if version != VERSION:
                raise UndermineError(f"the worker at {worker} has Undermine {version}; {self._remedy}")
        return len(versions)

    @property
    def _remedy(self) -> str:
        return f"all workers need this version, {VERSION}"


def _do(version: str, work: Callable[..., R], chunk: Chunk) -> R:
    """On a worker, which may have joined after the others were asked for their version."""
    if version != VERSION:
        raise UndermineError(f"a worker of the cluster has Undermine {VERSION}; all workers need this one, {version}")
    with ALONE:
        return work(*chunk)
