"""Whole states that agree with what a seat has seen, drawn by the exact beliefs of the bots."""

from random import Random
from typing import Any

from undermine.bots import Situation
from undermine.bots.beliefs import Beliefs
from undermine.bots.models import model_needed
from undermine.engine.game import AnyState


def determinise(situation: Situation, random: Random) -> AnyState:
    """A state in which this seat has seen all that it has seen; what it can't know is drawn as likely as it is.

    >>> import undermine
    >>> from undermine.games import OURS
    >>> match = undermine.start(min(OURS), seats=5, seed=1)
    >>> state = determinise(Situation.of_match(match, 0), Random(1))
    >>> [sorted(state.hands[seat]) == sorted(match.state.hands[seat]) for seat in (0, 1)]
    [True, False]
    """
    model: Any = model_needed(situation.game.name)
    beliefs = Beliefs.of(model, situation)
    roles, secret = beliefs.draw(beliefs.table(situation.view), random)
    state: AnyState = model.world(situation, beliefs.evidence, roles, secret, random)
    return state
