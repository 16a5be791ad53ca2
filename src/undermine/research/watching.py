"""What is believed of the seats in the course of a round, beside the truth: how well roles hide, and how well known."""

from collections.abc import Sequence
from math import log
from random import Random
from statistics import fmean, stdev
from typing import TypeAlias

import msgspec
import numpy as np

from undermine.bots.beliefs import Beliefs
from undermine.bots.models import AnyModel
from undermine.engine.claims import Said
from undermine.engine.events import Event
from undermine.engine.game import GameDeck, GameOptions

#: A probability, and whether what it speaks of is so.
Judged: TypeAlias = tuple[float, bool]

BINS = 10
#: How often deals are drawn again for an interval.
RESAMPLES = 200
Z = 1.96


class Watched(msgspec.Struct):
    """One round. Everybody draws the exact conclusions from what all can see and hear."""

    #: By seat, after a quarter of the decisions: "is not loyal", as anyone who is watching has it.
    quarter: list[Judged]
    #: For each pair of seats, "works against me": by the deal and the seat's own role alone, at half, and at the end.
    dealt: list[Judged]
    half: list[Judged]
    end: list[Judged]


def watch(
    model: AnyModel,
    options: GameOptions,
    deck: GameDeck,
    events: Sequence[Event],
    told: Sequence[int],
    roles: Sequence[int],
    said: Sequence[Said] = (),
) -> Watched:
    """Goes through the events of a round; `told` says how many there were before its first decision, after it, ...

    What was said is heard when it was said.
    """
    beliefs = Beliefs(model, len(roles), options, deck)
    beliefs.follow(events[: told[0]], said)
    sides = model.sides(tuple(roles), beliefs.evidence)
    dealt = _pairs(beliefs, roles, sides)
    beliefs.follow(events[: told[len(told) // 4]], said)
    public = beliefs.public()
    quarter = [(beliefs.seen(public, seat), role > 0) for seat, role in enumerate(roles)]
    beliefs.follow(events[: told[len(told) // 2]], said)
    half = _pairs(beliefs, roles, sides)
    # The last decision ends the round, and what is shown then tells the roles.
    beliefs.follow(events[: told[max(len(told) - 2, len(told) // 2)]], said)
    return Watched(quarter, dealt, half, _pairs(beliefs, roles, sides))


def _pairs(beliefs: Beliefs, roles: Sequence[int], sides: Sequence[int]) -> list[Judged]:
    """What each seat thinks of each other: it knows its own role, and what all could see."""
    public = beliefs.public().sum(axis=1)
    judged = []
    for seat in range(beliefs.seats):
        chances = np.where(beliefs.roles[:, seat] == roles[seat], public, 0.0)
        suspicion = beliefs.suspicion(chances / chances.sum(), seat)
        judged += [(suspicion[other], sides[other] != sides[seat]) for other in range(beliefs.seats) if other != seat]
    return judged


# ---- figures --------------------------------------------------------------------------------------------------------


def log_loss(judged: Sequence[Judged]) -> float | None:
    """In nats; the less, the better known.

    >>> round(log_loss([(0.5, True), (0.5, False)]), 3)
    0.693
    """
    losses = [-log(max(chance if so else 1.0 - chance, 1e-9)) for chance, so in judged]
    return fmean(losses) if losses else None


def auc(judged: Sequence[Judged]) -> float | None:
    """How often one of whom it is so has the higher probability than one of whom it is not; a tie counts half.

    >>> auc([(0.9, True), (0.2, False), (0.4, True), (0.4, False)])
    0.875
    """
    chances = np.array([chance for chance, _ in judged])
    so = np.array([is_so for _, is_so in judged], dtype=bool)
    if so.all() or not so.any():
        return None
    _, ranks, numbers = np.unique(chances, return_inverse=True, return_counts=True)
    middle = np.cumsum(numbers) - (numbers - 1) / 2  # the mean rank of those with the same probability
    yes = int(so.sum())
    return float((middle[ranks][so].sum() - yes * (yes + 1) / 2) / (yes * (len(so) - yes)))


def auc_error(deals: Sequence[Sequence[Judged]], seed: str = "auc") -> float | None:
    """The half width of its 95 %: deals are drawn again and again, for seats of one deal go together."""
    random = Random(seed)
    found = []
    for _ in range(RESAMPLES):
        drawn = [one for deal in random.choices(deals, k=len(deals)) for one in deal]
        share = auc(drawn)
        if share is not None:
            found.append(share)
    return Z * stdev(found) if len(found) > 1 else None


def ece(judged: Sequence[Judged]) -> float | None:
    """How far probabilities are from frequencies, in ten bins, weighed by how many fall into each.

    >>> ece([(0.25, True), (0.25, False), (0.25, False), (0.25, False)])
    0.0
    """
    if not judged:
        return None
    bins: list[list[Judged]] = [[] for _ in range(BINS)]
    for chance, so in judged:
        bins[min(int(chance * BINS), BINS - 1)].append((chance, so))
    off = [abs(sum(chance for chance, _ in one) - sum(so for _, so in one)) for one in bins]
    return sum(off) / len(judged)
