"""Measuring bots: one round after another, the same deals for all who play them, a level for each role.

The same seed deals the same cards, so that two evaluations with other levels can be compared deal by deal.
"""

import time
from collections.abc import Callable, Mapping
from contextlib import closing
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

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
from undermine.research.crews import Crew, Interrupted, Processes
from undermine.research.styles import STYLED, exploiters_of
from undermine.research.talks import let_speak
from undermine.research.watching import Watched, Z, auc, auc_error, ece, log_loss, watch

#: Deals that a process plays in one go: see simulate.py.
CHUNK = 8
CHUNKS_A_JOB = 4


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
    watched: Watched
    cpu_ms: dict[str, float]
    decisions: dict[str, int]
    steps_back: int | None = None


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
    #: Of the beliefs about others at half of the round, in nats; of those who know only the deal; and at the end.
    log_loss: float | None
    prior_log_loss: float | None
    end_log_loss: float | None
    #: How well anyone who is watching tells who is not loyal after a quarter of the round; 0.5 is not at all.
    auc_at_quarter: float | None
    auc_error: float | None
    #: How far the beliefs about others at half of the round are from how often they are right.
    ece: float | None
    #: Steps back and forth in a round, where a game has steps.
    steps_back: float | None = None
    #: Whether bots spoke.
    talk: bool = False


def evaluate(
    game: str,
    seats: int,
    levels: Mapping[str, str],
    deals: int,
    seed: str = "1",
    worlds: int | None = None,
    jobs: int = 1,
    progress: Callable[[int], object] = int,
    crew: Crew | None = None,
    talk: bool = False,
) -> Evaluation:
    """Plays so many deals of one round; `levels` says who plays which role (or side, or every second seat).

    A crew plays instead of jobs: see simulate.py. With `talk`, bots say what they have to say after each turn, and hear
    each other.

    >>> evaluate("classic", 3, {"loyal": "rookie", "saboteur": "random"}, 2).deals
    2
    """
    rules = game_named(game)
    rules.check_seats(seats)
    check_levels(game, levels)
    if deals < 1 or jobs < 1:
        raise OptionError("deals and jobs must be 1 or more")
    crew = crew or Processes(jobs)
    size = max(1, min(CHUNK, deals // (CHUNKS_A_JOB * crew.hands))) if crew.hands > 1 else 1
    words = (game, seats, dict(levels), seed)
    chunks = [(*words, range(i, min(i + size, deals)), worlds, talk) for i in range(0, deals, size)]
    results: list[Deal] = []
    try:
        with closing(crew.do(play_deals, chunks)) as parts:
            for _, played in parts:
                results += played
                progress(len(played))
    except KeyboardInterrupt:
        raise Interrupted(_sum_up(*words, results, talk)) from None
    return _sum_up(*words, results, talk)


def keys(game: str) -> tuple[str, ...]:
    """What a level may be given to: roles; sides, where a game has more of them; seats in turn; or all others."""
    model = model_needed(game)
    return (*model.roles, *model.measures.sides, "even", "odd", "all")


def check_levels(game: str, levels: Mapping[str, str]) -> None:
    exploiters = exploiters_of(game)
    for key, level in levels.items():
        if key not in keys(game):
            raise OptionError(f"{game} has no {key!r} to give a level to; it has {', '.join(keys(game))}")
        if level not in (known := [*BOTS, *STYLED, *exploiters]):
            raise OptionError(f"there is no bot {level!r}; there are {', '.join(known)}")
        if level in exploiters and key != "saboteur":
            raise OptionError(f"{level} plays saboteurs, and nothing else")


def level_of(levels: Mapping[str, str], role: str, side: str, seat: int) -> str:
    """The level of a seat: by its role, then its side, then its place; a rookie if nothing is said."""
    for key in (role, side, "odd" if seat % 2 else "even", "all"):
        if key in levels:
            return levels[key]
    return "rookie"


def play_deals(
    game: str, seats: int, levels: dict[str, str], seed: str, numbers: range, worlds: int | None, talk: bool
) -> list[Deal]:
    return [play_deal(game, seats, levels, f"{seed}/{number}", number, worlds, talk) for number in numbers]


def play_deal(
    game: str, seats: int, levels: dict[str, str], seed: str, number: int, worlds: int | None, talk: bool = False
) -> Deal:
    """One round."""
    dealt = Dealt(game, seats, seed)
    match, table, model, beliefs = dealt.match, dealt.table, dealt.model, dealt.beliefs
    roles, sides, names = dealt.roles, dealt.sides, dealt.names
    # A side that has no name is that of a seat which hopes for itself.
    side_names = [model.measures.sides[side] if side < len(model.measures.sides) else "" for side in sides]
    chosen = [level_of(levels, names[seat], side_names[seat], seat) for seat in range(seats)]
    exploiters = exploiters_of(game)
    bots = [exploiters.get(level) or bot_named(level, worlds) for level in chosen]
    randoms = [Random(f"{seed}/{seat}") for seat in range(seats)]
    cpu: dict[str, float] = dict.fromkeys(chosen, 0.0)
    taken: dict[str, int] = dict.fromkeys(chosen, 0)
    memory: dict[str, object] = {}
    while not dealt.over:
        seat = match.waiting[0]
        situation = table.situation(seat, memory)
        began = time.process_time()
        thought = bots[seat].choose(situation, randoms[seat])
        cpu[chosen[seat]] += 1000 * (time.process_time() - began)
        taken[chosen[seat]] += 1
        table.decide(seat, thought.decision)
        if talk:
            let_speak(match, bots[seat], table.situation(seat, memory), randoms[seat])
    utility = dealt.scores
    steps_back = getattr(model, "steps_back", None)  # where somebody walks
    played = {name: names.count(name) for name in model.roles}
    points = {name: sum(got for got, role in zip(utility, names, strict=True) if role == name) for name in model.roles}
    return Deal(
        number=number,
        saboteurs=sum(role > 0 for role in roles),
        winner=model.winner(match.state, beliefs.round),
        points=points,
        seats=played,
        by_seats={"even": fmean(utility[::2]), "odd": fmean(utility[1::2])},
        watched=watch(model, match.options, match.state.deck, table.events, table.told, roles, match.said),
        cpu_ms=cpu,
        decisions=taken,
        steps_back=steps_back(table.events) if steps_back else None,
    )


class Dealt:
    """A round that is about to begin, and who is who in it."""

    def __init__(self, game: str, seats: int, seed: str) -> None:
        rules = game_named(game)
        self.model = model_needed(game)
        rounds = "rounds" in rules.options_type.__struct_fields__
        self.match = Match(rules, seats, {"rounds": 1} if rounds else {}, None, Chance(seed))
        self.table = QuickTable(self.match)
        self.beliefs = Beliefs(self.model, seats, self.match.options, self.match.state.deck)
        self.beliefs.follow(self.match.log(None))
        self.roles = self.model.truth(self.match.state)[0]
        self.sides = self.model.sides(self.roles, self.beliefs.evidence)
        self.names = [self.model.roles[role] for role in self.roles]

    @property
    def over(self) -> bool:
        return self.match.result is not None or self.model.round_over(self.match.state, self.beliefs.round)

    @property
    def scores(self) -> list[float]:
        """By seat, once it is over."""
        return self.model.scores(self.match.state, self.beliefs.round)


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
        return Situation(seat, match.view(seat), list(match.choices(seat)), match.state.deck, seen, memory, match.said)

    def decide(self, seat: int, decision: Decision) -> None:
        self.take(seat, self.match.game.encode(self.match.state.deck, decision))

    def take(self, seat: int, code: int) -> None:
        self.match.take_unrecorded(seat, code)
        self.told.append(len(self.events))


def bot_named(name: str, worlds: int | None) -> Bot:
    if name in STYLED:
        return STYLED[name]
    bot = BOTS[name]
    if worlds and isinstance(bot, Thinker) and bot.worlds:
        return Thinker(bot.name, bot.level, worlds)
    return bot


def _sum_up(game: str, seats: int, levels: dict[str, str], seed: str, deals: list[Deal], talk: bool) -> Evaluation:
    deals = sorted(deals, key=lambda deal: deal.number)
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
    quarters = [deal.watched.quarter for deal in deals]
    half = [one for deal in deals for one in deal.watched.half]
    steps = [deal.steps_back for deal in deals if deal.steps_back is not None]
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
        log_loss=_rounded(log_loss(half)),
        prior_log_loss=_rounded(log_loss([one for deal in deals for one in deal.watched.dealt])),
        end_log_loss=_rounded(log_loss([one for deal in deals for one in deal.watched.end])),
        auc_at_quarter=_rounded(auc([one for quarter in quarters for one in quarter])),
        auc_error=_rounded(auc_error(quarters)),
        ece=_rounded(ece(half)),
        steps_back=round(fmean(steps), 2) if steps else None,
        talk=talk,
    )


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 4)


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
