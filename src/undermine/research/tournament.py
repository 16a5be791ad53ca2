"""All against all, on the same deals: each bot plays each side against each bot, itself among them.

One deal after the other is played by every pair, so that two bots can be compared deal by deal. Ratings are those of
OpenSkill, for a bot in a role; they need the extra `undermine[research]`.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import product
from random import Random
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from undermine.bots import BOTS
from undermine.bots.models import model_needed
from undermine.engine.errors import OptionError
from undermine.games import game_named
from undermine.research.crews import Crew, Interrupted, Processes
from undermine.research.evaluate import Dealt
from undermine.research.means import Mean
from undermine.research.recording import chosen
from undermine.research.simulate import memories_of


class Team(msgspec.Struct):
    """The seats that worked for one side: which bots in which roles, and what a seat got in the mean."""

    players: list[tuple[str, str]]
    score: float


class Played(msgspec.Struct):
    """One deal, played by one pair: the first has one side, the second the other."""

    deal: int
    first: str
    second: str
    winner: str
    teams: list[Team]
    #: By bot and role: what each seat got.
    scores: list[tuple[str, str, float]]


class Standing(msgspec.Struct, frozen=True):
    """A bot in a role: what a seat got in the mean, and how much more than all bots got on the same deals; with the
    half widths of their 95 %. Then its rating, and how uncertain that is.
    """

    bot: str
    role: str
    deals: int
    score: float
    score_error: float
    over_all: float
    over_all_error: float
    rating: float
    sigma: float


class Pair(msgspec.Struct, frozen=True):
    """How often each side won, if the first bot has the first side."""

    first: str
    second: str
    deals: int
    wins: dict[str, int]


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    deals: int
    standings: list[Standing]
    pairs: list[Pair]


def tournament(
    game: str,
    seats: int,
    bots: Sequence[str],
    deals: int,
    seed: str = "1",
    progress: Callable[[int], object] = int,
    crew: Crew | None = None,
) -> Tournament:
    """Plays so many deals of one round, each as often as there are pairs.

    >>> tournament("classic", 3, ["random", "rookie"], 2).deals
    2
    """
    game_named(game).check_seats(seats)
    model_needed(game)
    for name in bots:
        if name not in BOTS:
            raise OptionError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise OptionError("a tournament needs two bots or more, each named once")
    if deals < 1:
        raise OptionError("deals must be 1 or more")
    played: list[Played] = []
    chunks = [(game, seats, tuple(bots), seed, number) for number in range(deals)]
    try:
        with closing((crew or Processes(1)).do(play_all, chunks)) as parts:
            for _, part in parts:
                played += part
                progress(1)
    except KeyboardInterrupt:
        raise Interrupted(_sum_up(game, seats, bots, seed, played)) from None
    return _sum_up(game, seats, bots, seed, played)


def play_all(game: str, seats: int, bots: tuple[str, ...], seed: str, number: int) -> list[Played]:
    """One deal, by all pairs."""
    return [_play(game, seats, pair, seed, number) for pair in product(bots, bots)]


def _play(game: str, seats: int, pair: tuple[str, str], seed: str, number: int) -> Played:
    dealt = Dealt(game, seats, f"{seed}/{number}")
    # Those who hope for themselves alone are on no side: they take turns.
    names = [pair[side % 2] for side in dealt.sides]
    bots = [BOTS[name] for name in names]
    memories = memories_of(bots)
    randoms = [Random(f"{seed}/{number}/{seat}") for seat in range(seats)]
    while not dealt.over:
        seat = dealt.match.waiting[0]
        dealt.table.take(seat, chosen(dealt.table, seat, bots[seat], memories[seat], randoms[seat]))
    scores = dealt.scores
    sides: dict[int, list[int]] = defaultdict(list)
    for seat, side in enumerate(dealt.sides):
        sides[side].append(seat)
    teams = [
        Team(
            list(dict.fromkeys((names[seat], dealt.names[seat]) for seat in members)),
            fmean(scores[seat] for seat in members),
        )
        for members in sides.values()
    ]
    winner = dealt.model.winner(dealt.match.state, dealt.beliefs.round)
    return Played(number, *pair, winner, teams, list(zip(names, dealt.names, scores, strict=True)))


def _sum_up(game: str, seats: int, bots: Sequence[str], seed: str, played: list[Played]) -> Tournament:
    """In the order of deals and pairs, whoever was done first: ratings depend on it."""
    pairs = list(product(bots, bots))
    played = sorted(played, key=lambda one: (one.deal, pairs.index((one.first, one.second))))
    return Tournament(
        game=game,
        seats=seats,
        bots=tuple(bots),
        seed=seed,
        deals=len({one.deal for one in played}),
        standings=_standings(game, bots, played),
        pairs=[_pair(game, pair, played) for pair in pairs],
    )


def _standings(game: str, bots: Sequence[str], played: list[Played]) -> list[Standing]:
    """Of each role, the best rated bot first. What a bot got in a deal is one number: its seats win together."""
    by_deal: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for one in played:
        for bot, role, score in one.scores:
            by_deal[bot, role][one.deal].append(score)
    rated = ratings(played)
    standings = []
    for role in model_needed(game).roles:
        in_role = []
        for bot in bots:
            got = {deal: fmean(scores) for deal, scores in by_deal[bot, role].items()}
            mean, over = Mean(), Mean()
            for deal, mine in got.items():
                others = [fmean(by_deal[other, role][deal]) for other in bots if by_deal[other, role][deal]]
                mean.add(mine)
                over.add(mine - fmean(others))
            if got:
                rating = rated[bot, role]
                figures = (mean.value, mean.error, over.value, over.error, rating.mu, rating.sigma)
                in_role.append(Standing(bot, role, len(got), *(round(figure, 4) for figure in figures)))
        standings += sorted(in_role, key=lambda one: -one.rating)
    return standings


def ratings(played: Sequence[Played]) -> dict[tuple[str, str], PlackettLuceRating]:
    """By bot and role. A deal in which all work for the same side tells nothing."""
    model = PlackettLuce()
    known: dict[tuple[str, str], PlackettLuceRating] = defaultdict(model.rating)
    for one in played:
        if len(one.teams) < 2:
            for team in one.teams:
                for player in team.players:
                    known[player]
            continue
        before = [[known[player] for player in team.players] for team in one.teams]
        after = model.rate(before, scores=[team.score for team in one.teams])
        for team, rated in zip(one.teams, after, strict=True):
            known.update(zip(team.players, rated, strict=True))
    return known


def _pair(game: str, pair: tuple[str, str], played: list[Played]) -> Pair:
    winners = [one.winner for one in played if (one.first, one.second) == pair]
    return Pair(*pair, len(winners), {side: winners.count(side) for side in model_needed(game).side_names})
