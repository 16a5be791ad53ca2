"""Measuring bots: one round after another, the same deals for all who play them, a level for each role.

The same seed deals the same cards, so that two evaluations with other levels can be compared deal by deal.
"""

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from math import log, sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev

import msgspec
import numpy as np

from undermine.bots import BOTS, Bot, Situation
from undermine.bots.beliefs import Beliefs
from undermine.bots.levels import Thinker
from undermine.bots.models import model_needed
from undermine.engine.chance import Chance
from undermine.engine.decisions import Decision
from undermine.engine.errors import OptionError
from undermine.engine.events import Event
from undermine.engine.match import Match
from undermine.engine.views import redact
from undermine.games import game_named
from undermine.research.styles import STYLED

#: Z of a 95 % interval.
Z = 1.96


class Deal(msgspec.Struct):
    """What came of one deal."""

    number: int
    #: How many seats are not loyal.
    saboteurs: int
    winner: str
    #: By role: what its seats won, in points where a game has points, and how many seats had it.
    points: dict[str, float]
    seats: dict[str, int]
    #: The mean of every second seat: those with an even number, and the others.
    by_seats: dict[str, float]
    log_loss: float | None
    prior_loss: float | None
    cpu_ms: dict[str, float]
    decisions: dict[str, int]


class Evaluation(msgspec.Struct, kw_only=True):
    """One cell of the tables."""

    game: str
    seats: int
    levels: dict[str, str]
    seed: str
    deals: int
    #: By side: rounds won; and by how many seats were not loyal.
    wins: dict[str, int]
    wins_by_saboteurs: dict[int, dict[str, int]]
    #: By role: the mean points of a seat, or how often its side won; with the half width of 95 %.
    points: dict[str, float]
    points_error: dict[str, float]
    #: By role: what its seats won or scored in each deal, to pair with another evaluation.
    by_deal: dict[str, list[float]]
    #: The same of every second seat.
    by_seats: dict[str, list[float]]
    cpu_ms_per_decision: dict[str, float]
    #: Of the beliefs about others at half of the round, in nats; and of those who know only the deal.
    log_loss: float | None
    prior_log_loss: float | None


def evaluate(
    game: str,
    seats: int,
    levels: Mapping[str, str],
    deals: int,
    seed: str = "1",
    worlds: int | None = None,
    jobs: int = 1,
    progress: Callable[[int], object] = int,
) -> Evaluation:
    """Plays so many deals of one round; `levels` says who plays which role (or side, or every second seat).

    >>> evaluate("classic", 3, {"loyal": "rookie", "saboteur": "random"}, 2).deals
    2
    """
    rules = game_named(game)
    rules.check_seats(seats)
    check_levels(game, levels)
    if deals < 1 or jobs < 1:
        raise OptionError("deals and jobs must be 1 or more")
    tasks = [(game, seats, dict(levels), f"{seed}/{number}", number, worlds) for number in range(deals)]
    results: list[Deal] = []
    if jobs == 1:
        for task in tasks:
            results.append(play_deal(*task))
            progress(1)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for deal in pool.map(play_deal, *zip(*tasks, strict=True), chunksize=max(1, min(8, deals // (4 * jobs)))):
                results.append(deal)
                progress(1)
    return _sum_up(game, seats, dict(levels), seed, results)


def keys(game: str) -> tuple[str, ...]:
    """What a level may be given to: roles; sides, where a game has more of them; seats in turn; or all others."""
    model = model_needed(game)
    return (*model.roles, *model.measures.sides, "even", "odd", "all")


def check_levels(game: str, levels: Mapping[str, str]) -> None:
    for key, level in levels.items():
        if key not in keys(game):
            raise OptionError(f"{game} has no {key!r} to give a level to; it has {', '.join(keys(game))}")
        if level not in BOTS and level not in STYLED:
            raise OptionError(f"there is no bot {level!r}; there are {', '.join([*BOTS, *STYLED])}")


def level_of(levels: Mapping[str, str], role: str, side: str, seat: int) -> str:
    """The level of a seat: by its role, then its side, then its place; a rookie if nothing is said."""
    for key in (role, side, "odd" if seat % 2 else "even", "all"):
        if key in levels:
            return levels[key]
    return "rookie"


def play_deal(game: str, seats: int, levels: dict[str, str], seed: str, number: int, worlds: int | None) -> Deal:
    """One round."""
    rules = game_named(game)
    model = model_needed(game)
    rounds = "rounds" in rules.options_type.__struct_fields__
    match = Match(rules, seats, {"rounds": 1} if rounds else {}, None, Chance(seed))
    table = QuickTable(match)
    beliefs = Beliefs(model, seats, match.options, match.state.deck)
    beliefs.follow(match.log(None))
    roles = model.truth(match.state)[0]
    sides = model.sides(roles, beliefs.evidence)
    names = [model.roles[role] for role in roles]
    # A side that has no name is that of a seat which hopes for itself.
    side_names = [model.measures.sides[side] if side < len(model.measures.sides) else "" for side in sides]
    chosen = [level_of(levels, names[seat], side_names[seat], seat) for seat in range(seats)]
    bots = [bot_named(level, worlds) for level in chosen]
    randoms = [Random(f"{seed}/{seat}") for seat in range(seats)]
    cpu: dict[str, float] = dict.fromkeys(chosen, 0.0)
    taken: dict[str, int] = dict.fromkeys(chosen, 0)
    memory: dict[str, object] = {}
    while match.result is None and not model.round_over(match.state, beliefs.round):
        seat = match.waiting[0]
        situation = table.situation(seat, memory)
        began = time.process_time()
        thought = bots[seat].choose(situation, randoms[seat])
        cpu[chosen[seat]] += 1000 * (time.process_time() - began)
        taken[chosen[seat]] += 1
        table.decide(seat, thought.decision)
    utility = model.scores(match.state, beliefs.round)
    loss, prior = _losses(table, beliefs, roles, sides)
    played = {name: names.count(name) for name in model.roles}
    points = {name: sum(got for got, role in zip(utility, names, strict=True) if role == name) for name in model.roles}
    return Deal(
        number=number,
        saboteurs=sum(role > 0 for role in roles),
        winner=model.winner(match.state, beliefs.round),
        points=points,
        seats=played,
        by_seats={"even": fmean(utility[::2]), "odd": fmean(utility[1::2])},
        log_loss=loss,
        prior_loss=prior,
        cpu_ms=cpu,
        decisions=taken,
    )


class QuickTable:
    """A match whose decisions are not checked again and leave no digests: bots choose among legal ones."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events = match._log
        self.seen: list[list[Event]] = [[] for _ in range(match.seats)]
        self.told = [len(self.events)]

    def situation(self, seat: int, memory: dict[str, object]) -> Situation:
        seen = self.seen[seat]
        seen += [redact(event, seat) for event in self.events[len(seen) :]]
        match = self.match
        return Situation(seat, match.view(seat), list(match.choices(seat)), match.state.deck, seen, memory)

    def decide(self, seat: int, decision: Decision) -> None:
        match = self.match
        match.take_unrecorded(seat, match.game.encode(match.state.deck, decision))
        self.told.append(len(self.events))


def bot_named(name: str, worlds: int | None) -> Bot:
    if name in STYLED:
        return STYLED[name]
    bot = BOTS[name]
    if worlds and isinstance(bot, Thinker) and bot.worlds:
        return Thinker(bot.name, bot.level, worlds)
    return bot


def _losses(
    table: QuickTable, beliefs: Beliefs, roles: tuple[int, ...], sides: tuple[int, ...]
) -> tuple[float | None, float | None]:
    """How well the seats know each other at half of the round: each knows its own role and what all could see."""
    half = Beliefs(beliefs.model, beliefs.seats, table.match.options, table.match.state.deck)
    half.follow(table.events[: table.told[len(table.told) // 2]])
    prior = Beliefs(beliefs.model, beliefs.seats, table.match.options, table.match.state.deck)
    prior.follow(table.events[: table.told[0]])
    return _loss(half, roles, sides), _loss(prior, roles, sides)


def _loss(beliefs: Beliefs, roles: tuple[int, ...], sides: tuple[int, ...]) -> float | None:
    public = beliefs.public().sum(axis=1)
    losses = []
    for seat in range(beliefs.seats):
        chances = np.where(beliefs.roles[:, seat] == roles[seat], public, 0.0)
        suspicion = beliefs.suspicion(chances / chances.sum(), seat)
        for other in range(beliefs.seats):
            if other != seat:
                right = suspicion[other] if sides[other] != sides[seat] else 1.0 - suspicion[other]
                losses.append(-log(max(right, 1e-9)))
    return fmean(losses) if losses else None


def _sum_up(game: str, seats: int, levels: dict[str, str], seed: str, deals: list[Deal]) -> Evaluation:
    wins: dict[str, int] = {}
    split: dict[int, dict[str, int]] = {}
    for deal in deals:
        wins[deal.winner] = wins.get(deal.winner, 0) + 1
        cell = split.setdefault(deal.saboteurs, {})
        cell[deal.winner] = cell.get(deal.winner, 0) + 1
    by_deal: dict[str, list[float]] = {}
    model = model_needed(game)
    for role in model.roles:
        by_deal[role] = [deal.points[role] / deal.seats[role] for deal in deals if deal.seats[role]]
    names = sorted({name for deal in deals for name in deal.cpu_ms})
    losses = [deal.log_loss for deal in deals if deal.log_loss is not None]
    priors = [deal.prior_loss for deal in deals if deal.prior_loss is not None]
    return Evaluation(
        game=game,
        seats=seats,
        levels=levels,
        seed=seed,
        deals=len(deals),
        wins={side: wins.get(side, 0) for side in model.side_names},
        wins_by_saboteurs=dict(sorted(split.items())),
        points={role: round(fmean(shares), 4) for role, shares in by_deal.items() if shares},
        points_error={role: round(Z * _error(shares), 4) for role, shares in by_deal.items() if shares},
        by_deal={role: [round(one, 4) for one in shares] for role, shares in by_deal.items()},
        by_seats={key: [round(deal.by_seats[key], 4) for deal in deals] for key in ("even", "odd")},
        cpu_ms_per_decision={
            name: round(
                sum(deal.cpu_ms.get(name, 0.0) for deal in deals)
                / max(1, sum(deal.decisions.get(name, 0) for deal in deals)),
                3,
            )
            for name in names
        },
        log_loss=round(fmean(losses), 4) if losses else None,
        prior_log_loss=round(fmean(priors), 4) if priors else None,
    )


def _error(values: list[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def wilson(won: int, played: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not played:
        return 0.0, 1.0
    share = won / played
    middle = share + Z * Z / (2 * played)
    width = Z * sqrt(share * (1 - share) / played + Z * Z / (4 * played * played))
    scale = 1 + Z * Z / played
    return max((middle - width) / scale, 0.0), min((middle + width) / scale, 1.0)
