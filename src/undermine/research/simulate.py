"""Many games, on as many processes as wanted. The result does not depend on how they are spread."""

from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random

import msgspec

from undermine.bots import BOTS, Bot, Situation
from undermine.engine.chance import Chance
from undermine.engine.errors import OptionError
from undermine.engine.match import Match
from undermine.games import game_named

CHUNK = 50


class Summary(msgspec.Struct, kw_only=True):
    """How many games went. `wins` counts won rounds by side."""

    game: str
    seats: int
    bot: str
    seed: str
    games: int = 0
    decisions: int = 0
    wins: dict[str, int] = {}
    counts: dict[str, int] = {}
    mean_decisions: float = 0.0

    def add(self, other: "Summary") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins = {side: self.wins.get(side, 0) + number for side, number in other.wins.items()}
        self.counts = {name: self.counts.get(name, 0) + number for name, number in other.counts.items()}
        self.mean_decisions = self.decisions / self.games


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: str = "0",
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    progress: Callable[[int], object] = int,
    bot: str = "random",
) -> Summary:
    """Plays `games` games with one kind of bot in all seats; `progress` is told of every chunk that is done.

    With several jobs, a script of your own must guard its main part with `if __name__ == "__main__":`.

    >>> simulate("classic", seats=5, games=2, seed="1").games
    2
    """
    rules = game_named(game)
    rules.check_seats(seats)
    rules.read_options(options or {})
    if games < 1 or jobs < 1:
        raise OptionError("games and jobs must be 1 or more")
    chunks = [
        (game, seats, range(i, min(i + CHUNK, games)), seed, dict(options or {}), bot) for i in range(0, games, CHUNK)
    ]
    total = Summary(game=game, seats=seats, bot=bot, seed=seed)
    if jobs == 1:
        for chunk in chunks:
            total.add(play_chunk(*chunk))
            progress(len(chunk[2]))
        return total
    # Forking a process that may have threads is not safe; fresh ones are, and the start does not matter here.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_chunk, *chunk) for chunk in chunks]):
            total.add(done.result())
            progress(done.result().games)
    return total


def play_chunk(name: str, seats: int, numbers: range, seed: str, options: dict[str, object], bot: str) -> Summary:
    """Some of the games; game number i is the same, no matter who plays it."""
    game = game_named(name)
    typed = game.read_options(options)
    summary = Summary(game=name, seats=seats, bot=bot, seed=seed, games=len(numbers))
    wins: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for number in numbers:
        chance, random = Chance(f"{seed}/{number}"), Random(f"{seed}/{number}")
        if bot == "random":  # in the fast tier, without views
            state, _ = game.begin(seats, typed, name, chance, None)
            summary.decisions += game.playout(state, random.random)
        else:
            match = Match(game, seats, options, None, chance)
            play_out(match, BOTS[bot], random)
            state = match.state
            summary.decisions += match.decided
        wins.update(game.scoring.wins(state))
        counts.update(game.scoring.counts(state))
    summary.wins = dict(wins)
    summary.counts = dict(counts)
    return summary


def play_out(match: Match, bot: Bot, random: Random) -> None:
    """Plays a match to its end with the same bot in all seats."""
    memory: dict[str, object] = {}
    while match.result is None:
        seat = match.waiting[0]
        thought = bot.choose(Situation.of_match(match, seat, memory), random)
        match.decide(thought.decision, seat, thought.reasons)
