"""Many games, on as many processes or machines as wanted. The result does not depend on how they are spread."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from random import Random

import msgspec

from undermine import bots
from undermine.bots import Bot, Situation
from undermine.engine.chance import Chance
from undermine.engine.errors import OptionError
from undermine.engine.match import Match
from undermine.games import game_named
from undermine.research.crews import Crew, Interrupted, Processes

#: Games that a process plays in one go: few, so that none is left alone at the end, and fewer if there are few games.
CHUNK = 50
#: Random games are so short that handing out chunks of 50 took a tenth of the time of two processes.
QUICK_CHUNK = 200
CHUNKS_A_JOB = 16


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
        self.add_games(other.games, other.decisions, other.wins, other.counts)

    def add_games(self, games: int, decisions: int, wins: Mapping[str, int], counts: Mapping[str, int]) -> None:
        self.games += games
        self.decisions += decisions
        self.wins = {side: self.wins.get(side, 0) + number for side, number in wins.items()}
        self.counts = {name: self.counts.get(name, 0) + number for name, number in counts.items()}
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
    crew: Crew | None = None,
) -> Summary:
    """Plays `games` games; `progress` is told of every chunk that is done. Bots, as `rookie,veteran`, take turns.

    With several jobs, a script of your own must guard its main part with `if __name__ == "__main__":`. A crew plays
    instead of jobs: `Cluster("tcp://10.0.0.1:8786")` of research/cluster.py.

    >>> simulate("classic", seats=5, games=2, seed="1").games
    2
    """
    rules = game_named(game)
    rules.check_seats(seats)
    rules.read_options(options or {})
    if games < 1 or jobs < 1:
        raise OptionError("games and jobs must be 1 or more")
    crew = crew or Processes(jobs)
    chunk = QUICK_CHUNK if bot == "random" else CHUNK
    size = min(chunk * crew.stretch, games // (crew.hands * CHUNKS_A_JOB) + 1)
    chunks = [
        (game, seats, range(i, min(i + size, games)), seed, dict(options or {}), bot) for i in range(0, games, size)
    ]
    total = Summary(game=game, seats=seats, bot=bot, seed=seed)
    try:
        with closing(crew.do(play_chunk, chunks)) as parts:
            for _, part in parts:
                total.add(part)
                progress(part.games)
    except KeyboardInterrupt:
        raise Interrupted(total) from None
    return total


def play_chunk(name: str, seats: int, numbers: range, seed: str, options: dict[str, object], bot: str) -> Summary:
    """Some of the games; game number i is the same, no matter who plays it."""
    game = game_named(name)
    typed = game.read_options(options)
    names = bot.split(",")
    summary = Summary(game=name, seats=seats, bot=bot, seed=seed, games=len(numbers))
    wins: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for number in numbers:
        chance, random = Chance(f"{seed}/{number}"), Random(f"{seed}/{number}")
        if set(names) == {"random"}:  # in the fast tier, without views
            state, _ = game.begin(seats, typed, name, chance, None)
            summary.decisions += game.playout(state, random.random)
        else:
            match = Match(game, seats, options, None, chance)
            play_out(match, [bots.BOTS[name] for name in seated(names, seats, number)], random)
            state = match.state
            summary.decisions += match.decided
        wins.update(game.scoring.wins(state))
        counts.update(game.scoring.counts(state))
    summary.wins = dict(wins)
    summary.counts = dict(counts)
    return summary


def seated(names: Sequence[str], seats: int, number: int) -> list[str]:
    """By seat, who plays in a game of this number: bots take turns from seat to seat, and from game to game.

    >>> seated(["rookie", "veteran"], 3, 1)
    ['veteran', 'rookie', 'veteran']
    """
    return [names[(seat + number) % len(names)] for seat in range(seats)]


def play_out(match: Match, bot: Bot | Sequence[Bot], random: Random) -> None:
    """Plays a match to its end with the same bot in all seats, or one for each."""
    by_seat = bot if isinstance(bot, Sequence) else [bot] * match.seats
    memories = memories_of(by_seat)
    while match.result is None:
        seat = match.waiting[0]
        thought = by_seat[seat].choose(Situation.of_match(match, seat, memories[seat]), random)
        match.decide(thought.decision, seat, thought.reasons)


def memories_of(by_seat: Sequence[Bot]) -> list[dict[str, object]]:
    """Seats with the same bot share one: nothing that ours keep there is a secret. What a bot of another package keeps
    is known to nobody else, not even to itself in another seat.
    """
    shared: dict[str, object] = {}
    return [shared if type(bot).__module__.startswith("undermine.") else {} for bot in by_seat]
