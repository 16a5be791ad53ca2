"""Who plays: this process, some beside it, or the workers of a cluster. The results are the same."""

import os
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any, Protocol, TypeAlias, TypeVar

from undermine.engine.errors import UndermineError
from undermine.research.starting import start_method

R = TypeVar("R")

#: What a piece of work is called with: a few small values, games and decks by their names.
Chunk: TypeAlias = tuple[Any, ...]

#: Chunks that wait for each of the other processes, so that none is idle while this one plays.
AHEAD = 3


class Crew(Protocol):
    """Whoever does work that was cut into chunks."""

    #: How many chunks are done at a time.
    hands: int
    #: How many times as long a chunk may be where it has a long way to go.
    stretch: int

    def do(self, work: Callable[..., R], chunks: Sequence[Chunk]) -> Generator[tuple[int, R], None, None]:
        """All chunks, as they are done: the number of each, and what came of it."""
        ...


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C; `done` sums up what was done by then."""

    def __init__(self, done: Any) -> None:
        super().__init__()
        self.done = done


class Processes:
    """One of them is this one, so `jobs - 1` are started.

    They get chunks from the front; this one need not wait for their start, and meanwhile takes some from the end.
    """

    stretch = 1

    def __init__(self, jobs: int) -> None:
        self.hands = jobs

    def do(self, work: Callable[..., R], chunks: Sequence[Chunk]) -> Generator[tuple[int, R], None, None]:
        if self.hands == 1:
            yield from ((number, work(*chunk)) for number, chunk in enumerate(chunks))
            return
        pool = ProcessPoolExecutor(self.hands - 1, get_context(start_method()), _join_in)
        todo = deque(enumerate(chunks))
        begun: dict[Future[R], int] = {}
        try:
            while todo or begun:
                while todo and len(begun) < AHEAD * (self.hands - 1):
                    number, chunk = todo.popleft()
                    begun[pool.submit(work, *chunk)] = number
                done = [future for future in begun if future.done()]
                if not done and todo:
                    number, chunk = todo.pop()
                    yield number, work(*chunk)
                else:
                    for future in done or wait(begun, return_when=FIRST_COMPLETED).done:
                        yield begun.pop(future), future.result()
        except BrokenProcessPool:
            why = "a process that played games was ended from outside, perhaps for want of memory; try fewer --jobs"
            raise UndermineError(why) from None
        finally:
            pool.shutdown(cancel_futures=True)  # whoever is interrupted does not play on


def _join_in() -> None:
    """In a process that was started: Ctrl-C goes to all, and the one that started it answers it for them."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_the_crew, daemon=True).start()


def _end_with_the_crew() -> None:
    """If that one is killed, nobody would ever end the others."""
    started_by = parent_process()
    if started_by is not None:
        started_by.join()
        os._exit(1)
