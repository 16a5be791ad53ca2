"""The master's search: the plan, tried out in possible worlds, one table round ahead, by a learned value.

Only this seat searches; all are supposed to follow the plan. In half of the worlds they are veterans, who draw their
conclusions, in the other half rookies: nobody knows how others think. A decision that is not the plan's is taken only
if it is clearly better: what looks good in a few worlds may be luck.
"""

from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from undermine.bots.belief import Floats
from undermine.bots.beliefs import Beliefs
from undermine.bots.bot import Reason, Situation
from undermine.bots.cover import stake
from undermine.bots.mind import ROOKIE, VETERAN, Mind
from undermine.bots.models import AnyModel
from undermine.bots.picking import pick
from undermine.engine.chance import Chance
from undermine.engine.game import AnyGame, AnyState
from undermine.engine.state import BaseState
from undermine.games import game_named

#: How sure the search has to be, in standard errors, and by how much better.
SURE = 1.0
MARGIN = 0.01
#: What the plan's worths are in hopes, where something is at stake.
EXCHANGE = 0.03
#: How many rounds of the table are played ahead.
DEPTH = 1


class Verdict(NamedTuple):
    """What the search decides, and why."""

    code: int
    reason: Reason


class Candidate:
    """A decision, what the table would think after it, and how it went in each world."""

    def __init__(self, code: int, public: Floats, price: float = 0.0) -> None:
        self.code = code
        self.public = public
        self.price = price
        self.values: list[float] = []
        self._minds: dict[tuple[bool, tuple[int, ...]], list[Mind]] = {}

    def minds(self, beliefs: Beliefs, roles: tuple[int, ...], wary: bool = True) -> list[Mind]:
        """What all would think after it, if these are the roles; those who are not wary draw no conclusions."""
        key = (wary, roles)
        if key not in self._minds:
            level, table = (VETERAN, self.public) if wary else (ROOKIE, beliefs.dealt())
            self._minds[key] = beliefs.minds(level, table, roles)
        return self._minds[key]


def search(
    model: AnyModel,
    beliefs: Beliefs,
    situation: Situation,
    codes: list[int],
    worths: list[float],
    planned: int,
    worlds: int,
    random: Random,
) -> Verdict:
    """The best decision, by this many worlds; half of the candidates are dropped after a quarter and after half."""
    seat = situation.seat
    table = beliefs.table(situation.view)
    sample = model.world(situation, beliefs.evidence, *beliefs.draw(table, random), random)
    mind = beliefs.mind(VETERAN, seat, table, beliefs.seen(beliefs.public(), seat))
    price = EXCHANGE * stake(model, sample, seat, mind)
    chosen = [codes[at] for at in model.candidates(sample, seat, codes, worths, mind)]
    alive = [_candidate(model, beliefs, seat, sample, code, price) for code in dict.fromkeys([planned, *chosen])]
    plan = alive[0]
    for number in range(worlds):
        roles, secret = beliefs.draw(table, random)
        world = model.world(situation, beliefs.evidence, roles, secret, random)
        seed = random.getrandbits(64)
        for candidate in alive:
            minds = candidate.minds(beliefs, roles, wary=number % 2 == 0)
            hope = _try(model, beliefs, candidate.code, world, seat, minds, seed)
            candidate.values.append(hope - candidate.price)
        if number + 1 in (worlds // 4, worlds // 2) and len(alive) > 2:
            rest = sorted(alive[1:], key=lambda one: -fmean(one.values))
            alive = [plan, *rest[: (len(alive) - 1) // 2 or 1]]
    best = max(alive, key=lambda one: fmean(one.values))
    gains = [one - other for one, other in zip(best.values, plan.values, strict=True)]
    if best is plan or fmean(gains) - SURE * stdev(gains) / len(gains) ** 0.5 <= MARGIN:
        return Verdict(planned, Reason("search_plan"))
    return Verdict(best.code, Reason("search_better", {"percent": round(100 * fmean(gains)), "worlds": worlds}))


def _candidate(
    model: AnyModel, beliefs: Beliefs, seat: int, state: BaseState, code: int, price: float = 0.0
) -> Candidate:
    """What others would think of it is worked out once, and what that costs."""
    seen = model.observed(beliefs.evidence, seat, state, code)
    if seen is None:
        public = beliefs.public()
        return Candidate(code, public, price * beliefs.seen(public, seat))
    belief = beliefs.belief.copy()
    belief.see(seen)
    public = beliefs.public(belief)
    return Candidate(code, public, price * beliefs.seen(public, seat))


def _try(
    model: AnyModel, beliefs: Beliefs, code: int, world: AnyState, seat: int, minds: list[Mind], seed: int
) -> float:
    """Plays a decision and then one round of the table by the plan; what the seat may hope for."""
    state = world.copy()
    state.chance = Chance(str(seed))
    round_now = beliefs.round
    game = game_named(model.game)
    game.apply(state, seat, code)
    rollout(model, game, state, round_now, minds, DEPTH * beliefs.seats, Random(seed))
    return model.value(state, round_now, minds)[seat]


def rollout(
    model: AnyModel, game: AnyGame, state: BaseState, round_now: int, minds: list[Mind], turns: int, random: Random
) -> None:
    """Lets all seats play the plan, until so many turns are over, or the round is."""
    turn = state.turn
    while turns > 0 and not model.round_over(state, round_now):
        seat = game.waiting(state)[0]
        codes = game.legal(state, seat)
        code = codes[0]
        if len(codes) > 1:
            worths = model.worth(state, seat, codes, minds[seat])
            code = pick(codes, worths, random)
        game.apply(state, seat, code)
        if state.turn != turn:
            turn = state.turn
            turns -= 1
