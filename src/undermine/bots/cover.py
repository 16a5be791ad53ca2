"""A price on being known: what a seat that pretends gives away by a decision, and what that is worth to it now.

What the table would think after a decision is public knowledge, so anyone can work it out beforehand. Games whose model
says what is at stake use it; early the price is high, late there is nothing left to hide for.
"""

from typing import Protocol, runtime_checkable

from undermine.bots.beliefs import Beliefs
from undermine.bots.mind import ROOKIE, Mind
from undermine.bots.models import AnyModel
from undermine.engine.game import AnyState


@runtime_checkable
class Bluffing(Protocol):
    """A model of a game in which some pretend."""

    def stake(self, state: AnyState, seat: int, mind: Mind) -> float:
        """What it costs a seat, in the plan's worths, if the table becomes sure of its role; 0 if it hides nothing."""

    def strikes(self, state: AnyState, within: int) -> bool:
        """Whether so few cards are needed to a goal that a sleeper wakes up."""


def stake(model: AnyModel, state: AnyState, seat: int, mind: Mind) -> float:
    """What a seat has to lose by being known; rookies have never thought of it."""
    if mind.level == ROOKIE or not isinstance(model, Bluffing):
        return 0.0
    return model.stake(state, seat, mind)


def covered(
    model: AnyModel, beliefs: Beliefs, seat: int, state: AnyState, codes: list[int], worths: list[float], mind: Mind
) -> list[float]:
    """The worths less the price of what each decision gives away."""
    price = stake(model, state, seat, mind)
    if price <= 0.0:
        return worths
    leaks = Leaks(model, beliefs, seat, state)
    return [worth - price * leaks.of(code) for code, worth in zip(codes, worths, strict=True)]


class Leaks:
    """By how much the table's suspicion of a seat would rise after each decision; what tells the same is asked once."""

    def __init__(self, model: AnyModel, beliefs: Beliefs, seat: int, state: AnyState) -> None:
        self.model = model
        self.beliefs = beliefs
        self.seat = seat
        self.state = state
        self.now = beliefs.seen(beliefs.public(), seat)
        self._known: dict[tuple[object, ...], float] = {}

    def of(self, code: int) -> float:
        seen = self.model.observed(self.beliefs.evidence, self.seat, self.state, code)
        if seen is None:
            return 0.0
        key = (seen.context, seen.classes, seen.target, seen.kind)
        if key not in self._known:
            belief = self.beliefs.belief.copy()
            belief.see(seen)
            self._known[key] = self.beliefs.seen(self.beliefs.public(belief), self.seat) - self.now
        return self._known[key]
