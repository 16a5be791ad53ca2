"""Where bots that take their time think: in processes of their own, so that no table waits for another.

A worker gets what its seat sees and nothing else. The workers yield to everything else that runs on the machine.
"""

import asyncio
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import ceil
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import NamedTuple

import msgspec

from undermine.bots import BOTS, Bot, Reason, Situation
from undermine.bots.levels import LEVELS, Thinker
from undermine.engine.choices import offered
from undermine.engine.claims import Said
from undermine.engine.game import GameDeck
from undermine.engine.match import Checked, Choices, Match
from undermine.games import game_named
from undermine.server.protocol import GameEvent
from undermine.server.turns import Turns

#: Seconds that a bot waits for others, at most, before a quicker one plays instead.
PATIENCE = 5.0
#: How much weight the latest thought has in the guess how long the next one takes.
FRESH = 0.2


class Chosen(NamedTuple):
    """What a bot decided, as the rules and the log take it, and why; and the quicker one that did it `instead`."""

    checked: Checked
    reasons: tuple[Reason, ...]
    instead: str | msgspec.UnsetType = msgspec.UNSET


class Busy(Exception):
    """So many bots want to think that one more would have to wait for too long."""


def quicker(bot: Bot) -> Bot:
    """Who plays instead of a bot that would wait for too long: the best of ours that needs no worker."""
    return next(level for level in reversed(LEVELS) if level.quick and level.name != bot.name)


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
        reasons = thought.reasons
        if not isinstance(bot, Thinker):  # ours give what they should
            reasons = msgspec.convert(msgspec.to_builtins(reasons), tuple[Reason, ...])
    except Exception as error:  # whatever a foreign bot raises, the game goes on
        raise BotFailed(type(error).__name__) from None
    if code not in codes:
        raise BotFailed("not one of its choices")
    return Chosen(offered(game, deck, code), reasons)


def still_seems_to_think(took: float, pace: float) -> float:
    """Seconds that a bot waits with its decision: until its pace, or if that is over, until the next multiple of it.

    How long it really thought depends on what it holds; of that, only the number of whole paces shows.
    """
    return pace * max(ceil(took / pace), 1) - took


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
    claims: tuple[Said, ...] = ()


class Thinking:
    """A few processes, started when the first slow bot has to decide. Tables wait for them in turn, those of one
    address as one: a table asks for one thought at a time, so nobody gets more by asking for more.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(self.workers)
        self._usual = 0.0  # seconds that a thought takes

    async def think(self, bot: str, match: Match, seat: int, seed: int, whose: str = "") -> Chosen:
        """What a bot decides, for the table's address; or BotFailed; or Busy, if it would have to wait for too long."""
        if self._usual * (self._turns.ahead(whose) + 1) / self.workers > PATIENCE and not self._turns.idle:
            raise Busy
        try:
            async with self._turns.turn(whose, PATIENCE):
                began = time.monotonic()
                found = await self._think(bot, match, seat, seed)
                self._usual += FRESH * (time.monotonic() - began - self._usual)
                return found
        except TimeoutError:
            raise Busy from None

    async def _think(self, bot: str, match: Match, seat: int, seed: int) -> Chosen:
        """A worker that died is replaced once."""
        view, codes, events = match.view(seat), match.choices(seat).codes, match.log(seat)
        task = Task(bot, match.game.name, match.deck_source, seat, view, codes, events, seed, tuple(match.said))
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


def _deck(game: str, source: str) -> GameDeck:
    deck: GameDeck = game_named(game).deck_file.load(source)[0]
    return deck


def decide(task: Task) -> Chosen:
    """Runs in a worker."""
    deck = _deck(task.game, task.deck)
    choices = list(Choices(game_named(task.game), deck, list(task.codes)))
    situation = Situation(task.seat, task.view, choices, deck, task.events, claims=task.claims)
    return chosen(BOTS[task.bot], situation, task.codes, Random(task.seed))
