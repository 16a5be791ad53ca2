"""Rounds played on the fast tier by players of different styles: what beliefs and values are learned from."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np

from undermine.bots.belief import Likelihoods, Observation
from undermine.bots.beliefs import Beliefs
from undermine.bots.cover import Bluffing
from undermine.bots.mind import ROOKIE, VETERAN, Mind
from undermine.bots.models import model_needed
from undermine.bots.picking import pick
from undermine.engine.chance import Chance
from undermine.engine.game import AnyState
from undermine.games import game_named

#: Rookies and veterans follow the plan of their role; mimics that of a loyal dwarf until it counts, sleepers until it
#: is nearly too late; noisy ones often err. Nobody bluffs as our veterans do: who learned from players that answer to
#: what was learned would know our own bots and nobody else.
STYLES = ("rookie", "veteran", "mimic", "noisy", "sleeper")
ERRS = 0.25
#: Cards to a goal at which a sleeper wakes up; where a game has no such thing, never.
SLEEPS = 1


class Moment(NamedTuple):
    """A decision: the state after it, and what the table learned from it."""

    state: AnyState
    seen: list[Observation]


class Table:
    """One round on the fast tier; every seat has a style."""

    def __init__(
        self,
        name: str,
        seats: int,
        seed: str,
        styles: list[int],
        known: Likelihoods | None = None,
    ) -> None:
        self.model = model_needed(name)
        self.game = game_named(name)
        options = self.game.read_options({"rounds": 1} if "rounds" in self.game.options_type.__struct_fields__ else {})
        self.events: list[Any] = []  # events, which the fast tier calls objects
        self.state: AnyState = self.game.begin(seats, options, name, Chance(seed), self.events)[0]
        self.beliefs = Beliefs(self.model, seats, options, self.state.deck, known)
        self.beliefs.follow(self.events)
        self.round = self.beliefs.round
        self.styles = styles
        self.random = Random(seed)

    def mind(self, seat: int) -> Mind:
        """What a seat thinks: the public table, given its own role."""
        beliefs = self.beliefs
        rookie = STYLES[self.styles[seat]] == "rookie"
        public = np.exp(beliefs.belief.prior) if rookie else beliefs.public()  # a rookie draws no conclusions
        role = self.truth()[seat]
        table = np.where((beliefs.roles[:, seat] == role)[:, None], public, 0.0)
        if not table.any():  # a mimic whom all have seen through
            table = public
        return beliefs.mind(ROOKIE if rookie else VETERAN, seat, table / table.sum(), beliefs.seen(public, seat))

    def truth(self) -> tuple[int, ...]:
        """The true roles, as the hypotheses write them."""
        return self.model.truth(self.state)[0]

    def secret(self) -> int:
        """The index of the true secret."""
        return self.beliefs.secrets.index(self.model.truth(self.state)[1])

    def play(self) -> Iterator[Moment]:
        """Plays the round; each moment is told after its decision, with the state as it was left."""
        while not self.model.round_over(self.state, self.round):
            seat = self.game.waiting(self.state)[0]
            codes = self.game.legal(self.state, seat)
            code = self.decide(seat, codes) if len(codes) > 1 else codes[0]
            self.game.apply(self.state, seat, code)
            seen = self.beliefs.follow(self.events)
            yield Moment(self.state, seen)

    def decide(self, seat: int, codes: list[int]) -> int:
        style = STYLES[self.styles[seat]]
        if style == "noisy" and self.random.random() < ERRS:
            return self.random.choice(codes)
        role = self.state.roles[seat]
        if self.pretends(style):
            self.state.roles[seat] = self.model.loyal(self.state, seat)
        worths = self.model.worth(self.state, seat, codes, self.mind(seat))
        self.state.roles[seat] = role
        return pick(codes, worths, self.random)

    def pretends(self, style: str) -> bool:
        """Whether a seat of this style plays as a loyal one would, for now."""
        if style == "sleeper":
            return not (isinstance(self.model, Bluffing) and self.model.strikes(self.state, SLEEPS))
        return style == "mimic" and not self.model.commits(self.state)
