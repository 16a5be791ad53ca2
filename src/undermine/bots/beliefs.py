"""What the evidence of a match makes everyone believe: the public belief of the round, and each seat's own."""

from collections.abc import Sequence
from random import Random

import msgspec
import numpy as np
from numpy.typing import NDArray

from undermine.bots.belief import Belief, Bools, Floats, Likelihoods, Observation, indifferent, likelihoods
from undermine.bots.bot import Situation
from undermine.bots.mind import Mind
from undermine.bots.models import AnyModel, Evidence
from undermine.engine.events import Event
from undermine.engine.game import GameDeck, GameOptions
from undermine.engine.views import redact


def learned(model: AnyModel) -> Likelihoods:
    """What is known of players of a game; while nothing has been learned, evidence tells nothing."""
    try:
        return likelihoods(model.game)
    except FileNotFoundError:
        return indifferent(model.game, model.roles, model.contexts, model.classes, model.kinds)


class Beliefs:
    """Follows the events of a match. It takes in only what a spectator sees, no matter who hands it the events."""

    def __init__(
        self,
        model: AnyModel,
        seats: int,
        options: GameOptions,
        deck: GameDeck,
        known: Likelihoods | None = None,
        learns: bool = True,
    ) -> None:
        self.model = model
        self.known = known or learned(model)
        self.seats = seats
        self.learns = learns
        self.evidence: Evidence = model.new_evidence(seats, options, deck)
        self.followed = 0
        self.round = -1
        self.belief: Belief
        self._begin()

    def _begin(self) -> None:
        evidence = self.evidence
        self.round = evidence.round
        self.hypotheses, weights = evidence.hypotheses()
        self.secrets, secret_weights = evidence.secrets()
        self.belief = Belief(self.hypotheses, weights, secret_weights, self.known)
        self.sides: NDArray[np.int64] = np.array([self.model.sides(roles, evidence) for roles in self.hypotheses])
        self.roles: NDArray[np.int64] = np.array(self.hypotheses)

    @classmethod
    def of(cls, model: AnyModel, situation: Situation, learns: bool = True) -> "Beliefs":
        """The beliefs in the situation's memory, or new ones; up to date. Bots that suspect nobody don't learn."""
        key = "beliefs" if learns else "beliefs, unlearned"
        beliefs = situation.memory.get(key)
        if not isinstance(beliefs, Beliefs) or beliefs.followed > len(situation.events):
            view = situation.view
            beliefs = cls(model, len(view.seats), view.options, situation.deck, None, learns)
            situation.memory[key] = beliefs
        beliefs.follow(situation.events)
        return beliefs

    def follow(self, events: Sequence[Event]) -> list[Observation]:
        """Takes in the events that are new; what they told."""
        told = []
        for event in events[self.followed :]:
            seen = self.evidence.observe(redact(event, None), self.learns)
            if self.evidence.round != self.round:
                self._begin()
            if seen is not None:
                self.belief.see(seen)
                told.append(seen)
        self.followed = len(events)
        return told

    # ---- what a seat makes of it ------------------------------------------------------------------------------------

    def masks(self, view: msgspec.Struct) -> tuple[Bools, Bools]:
        """Which roles and secrets are possible for anyone who has this view."""
        (roles, secrets), (roles_seen, secrets_seen) = self.evidence.open(), self.model.facts(view, self.evidence)
        return np.array(roles) & np.array(roles_seen), np.array(secrets) & np.array(secrets_seen)

    def table(self, view: msgspec.Struct) -> Floats:
        """The joint table of anyone who has this view."""
        return self.belief.joint(*self.masks(view))

    def public(self, belief: Belief | None = None) -> Floats:
        """The joint table of anyone who knows only what all know."""
        roles, secrets = self.evidence.open()
        return (belief or self.belief).joint(np.array(roles), np.array(secrets))

    def dealt(self) -> Floats:
        """The joint table of anyone who knows only what all know, and draws no conclusions from what is done."""
        table = np.where(np.outer(*self.evidence.open()), np.exp(self.belief.prior), 0.0)
        possible: Floats = table / table.sum()
        return possible

    def suspicion(self, chances: Floats, seat: int) -> list[float]:
        """By seat: the probability that it works against this one, given the probabilities of the hypotheses."""
        against: list[float] = (chances @ (self.sides != self.sides[:, seat : seat + 1])).tolist()
        return against

    def mind(self, level: int, seat: int, table: Floats, seen: float) -> Mind:
        return Mind(level, self.suspicion(table.sum(axis=1), seat), table.sum(axis=0).tolist(), seen)

    def seen(self, public: Floats, seat: int) -> float:
        """How far the table suspects a seat: the probability of not being what most seats are."""
        chances = public.sum(axis=1)
        return float(chances[self.roles[:, seat] > 0].sum())

    def unmoved(self, view: msgspec.Struct) -> Floats:
        """The joint table of anyone who draws no conclusions: the deal alone, and what this view says."""
        roles, secrets = self.model.facts(view, self.evidence)
        table = np.where(np.outer(roles, secrets), np.exp(self.belief.prior), 0.0)
        possible: Floats = table / table.sum()
        return possible

    def minds(self, level: int, public: Floats, roles: tuple[int, ...]) -> list[Mind]:
        """What all seats may think, if these are the roles: each knows its own, and what is public."""
        minds = []
        for seat in range(self.seats):
            table = np.where((self.roles[:, seat] == roles[seat])[:, None], public, 0.0)
            total = table.sum()
            table = table / total if total > 0 else public
            minds.append(self.mind(level, seat, table, self.seen(public, seat)))
        return minds

    def draw(self, table: Floats, random: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Roles and a secret, by their probability."""
        cell = int(np.searchsorted(np.cumsum(table), random.random() * float(table.sum()), side="right"))
        cell = min(cell, table.size - 1)
        return self.hypotheses[cell // table.shape[1]], self.secrets[cell % table.shape[1]]
