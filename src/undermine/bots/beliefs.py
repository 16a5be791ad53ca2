"""What the evidence of a match makes everyone believe: the public belief of the round, and each seat's own."""

from collections.abc import Sequence
from random import Random

import msgspec
import numpy as np

from undermine.bots.belief import Belief, Bools, Floats, Ints, Likelihoods, Observation, indifferent, likelihoods
from undermine.bots.bot import Situation
from undermine.bots.hunches import Hunch, against, hunch, possible
from undermine.bots.mind import Mind
from undermine.bots.models import AnyModel, Evidence
from undermine.bots.talking import Hearing, talk_of
from undermine.engine.claims import Said
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
        self.heard = 0  # claims
        self.hearing: Hearing | None = None
        self.round = -1
        self.belief: Belief
        self._begin()

    def _begin(self) -> None:
        evidence = self.evidence
        self.round = evidence.round
        self.hypotheses, weights = evidence.hypotheses()
        self.secrets, secret_weights = evidence.secrets()
        self.belief = Belief(self.hypotheses, weights, secret_weights, self.known)
        self.sides: Ints = np.array([self.model.sides(roles, evidence) for roles in self.hypotheses])
        self.roles = self.belief.roles
        if self.hearing is not None:
            self.hearing = self.hearing.next_round(self.hypotheses, self.secrets)
        elif (talk := talk_of(self.model)) is not None:
            self.hearing = Hearing(talk, self.hypotheses, self.secrets)
        self._explain([1.0] * len(self.secrets))

    @classmethod
    def of(cls, model: AnyModel, situation: Situation, learns: bool = True) -> "Beliefs":
        """The beliefs in the situation's memory, or new ones; up to date. Bots that suspect nobody don't learn."""
        key = "beliefs" if learns else "beliefs, unlearned"
        beliefs = situation.memory.get(key)
        if not isinstance(beliefs, Beliefs) or beliefs.is_ahead_of(situation):
            view = situation.view
            beliefs = cls(model, len(view.seats), view.options, situation.deck, None, learns)
            situation.memory[key] = beliefs
        beliefs.follow(situation.events, situation.claims)
        return beliefs

    def is_ahead_of(self, situation: Situation) -> bool:
        return self.followed > len(situation.events) or self.heard > len(situation.claims)

    def follow(self, events: Sequence[Event], claims: Sequence[Said] = ()) -> list[Observation]:
        """Takes in the events that are new, and what was said between them; what the events told."""
        told = []
        for number, event in enumerate(events[self.followed :], self.followed):
            self._hear(claims, number)
            public = redact(event, None)
            if self.hearing is not None:
                self.hearing.watch(public, self.evidence)
            seen = self.evidence.observe(public, self.learns)
            if self.evidence.round != self.round:
                self._begin()
            if seen is not None:
                self.belief.see(seen)
                told.append(seen)
        self.followed = len(events)
        self._hear(claims, len(events))
        if self.learns and self.hearing is not None and (self.hearing.heard or self.hearing.silences):
            roles, secrets = self.evidence.open()
            self.belief.heard = self.hearing.factor(np.array(roles), np.array(secrets))
        return told

    def _hear(self, claims: Sequence[Said], number: int) -> None:
        """Takes in what was said before the event with this number."""
        before = self.heard
        while self.heard < len(claims) and claims[self.heard].told <= number:
            if self.hearing is not None:
                self.hearing.hear(claims[self.heard])
            self.heard += 1
        if self.learns and self.heard > before and self.hearing is not None:
            roles, secrets = map(np.array, self.evidence.open())
            told = np.exp(self.belief.prior + self.hearing.factor(roles, secrets)) * np.outer(roles, secrets)
            self._explain(told.sum(axis=0).tolist())

    def _explain(self, secrets: list[float]) -> None:
        """Tells the evidence what all have heard of the secrets, if it wants to know."""
        hear = getattr(self.evidence, "hear", None)
        if hear is not None:
            hear(secrets)

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
        roles, secrets = self.evidence.open()
        return possible(self.belief.prior, np.array(roles), np.array(secrets))

    def suspicion(self, chances: Floats, seat: int) -> list[float]:
        """By seat: the probability that it works against this one, given the probabilities of the hypotheses."""
        return against(chances, self.sides, seat)

    def mind(self, level: int, seat: int, table: Floats, seen: float) -> Mind:
        return Mind(level, self.suspicion(table.sum(axis=1), seat), table.sum(axis=0).tolist(), seen)

    def seen(self, public: Floats, seat: int) -> float:
        """How far the table suspects a seat: the probability of not being what most seats are."""
        chances = public.sum(axis=1)
        return float(chances[self.roles[:, seat] > 0].sum())

    def unmoved(self, view: msgspec.Struct) -> Floats:
        """The joint table of anyone who draws no conclusions: the deal alone, and what this view says."""
        roles, secrets = self.model.facts(view, self.evidence)
        return possible(self.belief.prior, np.array(roles), np.array(secrets))

    def hunch(self, view: msgspec.Struct, seat: int) -> Hunch:
        """The same, ready for a decision of this seat."""
        return hunch(self.belief.deal, self.sides, *self.model.facts(view, self.evidence), seat)

    def follow_hunch(self, found: Hunch, random: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Roles and a secret, by the probability that a hunch gives them."""
        hypothesis, secret = found.draw(random)
        return self.hypotheses[hypothesis], self.secrets[secret]

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
