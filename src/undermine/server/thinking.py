"""Where bots that take their time think: in processes of their own, so that no table waits for another.

A worker gets what its seat sees and nothing else. The workers yield to everything else that runs on the machine.
"""

import asyncio
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from math import ceil
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import NamedTuple

import msgspec

from undermine.bots import BOTS, Bot, Reason, Situation
from undermine.engine.game import GameDeck
from undermine.engine.match import Checked, Choices, Match
from undermine.games import game_named
from undermine.server.protocol import GameEvent


class Chosen(NamedTuple):
    """What a bot decided, as the rules and the log take it, and why."""

    checked: Checked
    reasons: tuple[Reason, ...]


class BotFailed(Exception):
    """A bot raised something, or chose what is not one of its choices.

    It tells the kind of error and nothing else: what a bot chose or complained about can name cards of its hand.
    """


def chosen(bot: Bot, situation: Situation, codes: Sequence[int], random: Random) -> Chosen:
    """Lets a bot choose. `codes` are those of its choices; a decision counts by its code, however it is spelled."""
    game, deck = situation.game, situation.deck
    try:
        thought = bot.choose(situation, random)
        code = game.encode(deck, thought.decision)
        reasons = msgspec.convert(msgspec.to_builtins(thought.reasons), tuple[Reason, ...])
    except Exception as error:  # whatever a foreign bot raises, the game goes on
        raise BotFailed(type(error).__name__) from None
    if code not in codes:
        raise BotFailed("not one of its choices")
    return Chosen(Checked.of(game.decode(deck, code), code), reasons)


def still_seems_to_think(took: float, pace: float) -> float:
    """Seconds that a bot waits with its decision: until its pace, or if that is over, until the next multiple of it.

    How long it really thought depends on what it holds; of that, only the number of whole paces shows.
    """
    return pace * max(ceil(took / pace), 1) - took if pace > 0 else 0.0


class Task(NamedTuple):
    """What a worker gets. Choices go as codes: they are short, and nothing has to be read."""

    bot: str
    game: str
    deck: str
    seat: int
    view: msgspec.Struct
    codes: tuple[int, ...]
    events: tuple[GameEvent, ...]
    seed: int


class Thinking:
    """A few processes, started when the first slow bot has to decide."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, bot: str, match: Match, seat: int, seed: int) -> Chosen:
        """What a bot decides, or BotFailed; a worker that died is replaced once."""
        view, codes, events = match.view(seat), match.choices(seat).codes, match.log(seat)
        task = Task(bot, match.game.name, match.deck_source, seat, view, codes, events, seed)
        for _ in range(2):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._started(), decide, task)
            except BrokenProcessPool:
                self.close()
        return await asyncio.to_thread(decide, task)

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
    """A worker yields to everything else, and ends with the server, even if that was killed."""
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@cache
def _deck(game: str, source: str) -> GameDeck:
    deck: GameDeck = game_named(game).deck_file.load(source)[0]
    return deck


def decide(task: Task) -> Chosen:
    """Runs in a worker."""
    deck = _deck(task.game, task.deck)
    choices = list(Choices(game_named(task.game), deck, list(task.codes)))
    situation = Situation(task.seat, task.view, choices, deck, task.events)
    return chosen(BOTS[task.bot], situation, task.codes, Random(task.seed))
