"""One match, watched: the public belief of the round, and what each seat makes of it."""

from collections.abc import Sequence
from random import Random

import msgspec
import numpy as np
from numpy.typing import NDArray

from undermine.bots.belief import Belief, Bools, Floats, Likelihoods, Observation, indifferent, likelihoods
from undermine.bots.bot import Situation
from undermine.bots.mind import Mind
from undermine.bots.models import AnyModel, Watcher
from undermine.engine.game import GameDeck, GameOptions
from undermine.engine.views import redact


def learned(model: AnyModel) -> Likelihoods:
    """What is known of players of a game; while nothing has been learned, evidence tells nothing."""
    try:
        return likelihoods(model.game)
    except FileNotFoundError:
        return indifferent(model.game, model.roles, model.contexts, model.classes, model.kinds)


class Watch:
    """Follows the events of a match. It is fed with what a spectator sees, whoever hands it the events."""

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
        self.watcher: Watcher = model.watcher(seats, options, deck)
        self.followed = 0
        self.round = -1
        self.belief: Belief
        self._begin()

    def _begin(self) -> None:
        watcher = self.watcher
        self.round = watcher.round
        self.hypotheses, weights = watcher.hypotheses()
        self.secrets, secret_weights = watcher.secrets()
        self.belief = Belief(self.hypotheses, weights, secret_weights, self.known)
        self.sides: NDArray[np.int64] = np.array([self.model.sides(roles, watcher) for roles in self.hypotheses])
        self.roles: NDArray[np.int64] = np.array(self.hypotheses)

    @classmethod
    def of(cls, model: AnyModel, situation: Situation, learns: bool = True) -> "Watch":
        """The watch in the situation's memory, or a new one; up to date. It may do without learning who is who."""
        key = "watch" if learns else "unlearned"
        watch: Watch | None = situation.memory.get(key)
        if watch is None or watch.followed > len(situation.events):
            view = situation.view
            watch = cls(model, len(view.seats), view.options, situation.deck, None, learns)
            situation.memory[key] = watch
        watch.follow(situation.events)
        return watch

    def follow(self, events: Sequence[msgspec.Struct]) -> list[Observation]:
        """Takes in the events that are new; what they told."""
        found = []
        for event in events[self.followed :]:
            seen = self.watcher.observe(redact(event, None), self.learns)
            if self.watcher.round != self.round:
                self._begin()
            if seen is not None:
                self.belief.see(seen)
                found.append(seen)
        self.followed = len(events)
        return found

    # ---- what a seat makes of it ------------------------------------------------------------------------------------

    def masks(self, view: msgspec.Struct) -> tuple[Bools, Bools]:
        """What is possible for who has this view."""
        (roles, secrets), (roles_seen, secrets_seen) = self.watcher.open(), self.model.facts(view, self.watcher)
        return np.array(roles) & np.array(roles_seen), np.array(secrets) & np.array(secrets_seen)

    def table(self, view: msgspec.Struct) -> Floats:
        """The joint table of who has this view."""
        return self.belief.joint(*self.masks(view))

    def public(self, belief: Belief | None = None) -> Floats:
        """The joint table of who knows only what all know."""
        roles, secrets = self.watcher.open()
        return (belief or self.belief).joint(np.array(roles), np.array(secrets))

    def dealt(self) -> Floats:
        """The joint table of who knows only what all know, and draws no conclusions from what is done."""
        table = np.where(np.outer(*self.watcher.open()), np.exp(self.belief.prior), 0.0)
        found: Floats = table / table.sum()
        return found

    def suspicion(self, chances: Floats, seat: int) -> list[float]:
        """By seat: the probability that it works against this one, given the probabilities of the hypotheses."""
        found: list[float] = (chances @ (self.sides != self.sides[:, seat : seat + 1])).tolist()
        return found

    def mind(self, level: int, seat: int, table: Floats, seen: float) -> Mind:
        return Mind(level, self.suspicion(table.sum(axis=1), seat), table.sum(axis=0).tolist(), seen)

    def seen(self, public: Floats, seat: int) -> float:
        """How far the table suspects a seat: the probability of not being what most seats are."""
        chances = public.sum(axis=1)
        return float(chances[self.roles[:, seat] > 0].sum())

    def unmoved(self, view: msgspec.Struct) -> Floats:
        """The joint table of who draws no conclusions: the deal alone, and what its view says."""
        roles, secrets = self.model.facts(view, self.watcher)
        table = np.where(np.outer(roles, secrets), np.exp(self.belief.prior), 0.0)
        found: Floats = table / table.sum()
        return found

    def minds(self, level: int, public: Floats, roles: tuple[int, ...]) -> list[Mind]:
        """What all seats may think, if these are the roles: each knows its own, and what is public."""
        found = []
        for seat in range(self.seats):
            table = np.where((self.roles[:, seat] == roles[seat])[:, None], public, 0.0)
            total = table.sum()
            table = table / total if total > 0 else public
            found.append(self.mind(level, seat, table, self.seen(public, seat)))
        return found

    def draw(self, table: Floats, random: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Roles and a secret, by their probability."""
        cell = int(np.searchsorted(np.cumsum(table), random.random() * float(table.sum()), side="right"))
        cell = min(cell, table.size - 1)
        return self.hypotheses[cell // table.shape[1]], self.secrets[cell % table.shape[1]]
