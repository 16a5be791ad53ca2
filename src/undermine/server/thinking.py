"""Where bots think that take their time: in processes of their own, so that no table waits for another.

A worker gets what its seat sees and nothing else. The workers yield to everything else that runs on the machine.
"""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from math import ceil
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any

from undermine.bots import BOTS, Situation, Thought
from undermine.games import game_named


def still_seems_to_think(took: float, pace: float) -> float:
    """Seconds that a bot waits with its decision: until its pace, or if that is over, until the next multiple of it.

    How long it really thought depends on what it holds; of that, only the number of whole paces shows.
    """
    return pace * max(ceil(took / pace), 1) - took if pace > 0 else 0.0


class Thinking:
    """A few processes, started when the first slow bot has to decide."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, bot: str, deck: str, situation: Situation, seed: int) -> Thought:
        """What a bot decides; a worker that died is replaced once."""
        task = (bot, deck, situation.seat, situation.view, tuple(map(str, situation.choices)), tuple(situation.events))
        for _ in range(2):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._started(), decide, *task, seed)
            except BrokenProcessPool:
                self.close()
        return await asyncio.to_thread(decide, *task, seed)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forking a process that has threads is not safe; fresh ones are.
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_be_nice)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _be_nice() -> None:
    """A worker yields to all else, and goes when the server goes, even if that was killed."""
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@cache
def _tables(game: str, deck: str) -> Any:
    return game_named(game).deck_file.load(deck)[0]


def decide(
    bot: str, deck: str, seat: int, view: Any, choices: tuple[str, ...], events: tuple[Any, ...], seed: int
) -> Thought:
    """Runs in a worker."""
    game = game_named(view.game)
    decisions = [game.read(choice) for choice in choices]
    return BOTS[bot].choose(Situation(seat, view, decisions, _tables(view.game, deck), events), Random(seed))
