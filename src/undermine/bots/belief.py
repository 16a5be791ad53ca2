"""Who is who, and what lies where: the exact joint table over all roles and all arrangements of what is hidden.

One table of public evidence serves all seats; each seat conditions it on what it alone knows. What players do is
weighed by *styles* (honest, mimic, noisy), because people and bots do not all play alike; evidence is tempered, mixed
with a little indifference, and capped, because one odd move proves nothing.
"""

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]

TINY = 1e-12
#: How many deals are kept: of one game with so many seats there are few, and many tables play it.
DEALS = 64


class Observation(NamedTuple):
    """One piece of evidence, from public information only."""

    actor: int
    context: int
    #: The class of what was done, for each secret; one alone if it is the same for all.
    classes: tuple[int, ...]
    #: Public facts, for the words.
    about: dict[str, str | int]
    #: A seat that was aimed at, among those that could have been, and how.
    target: int = -1
    kind: int = -1
    eligible: tuple[int, ...] = ()


class Likelihoods(msgspec.Struct, frozen=True):
    """How often players of each style and role do what, in which context. A data file made by `undermine train`."""

    game: str
    version: str
    seed: str
    rounds: int
    styles: tuple[str, ...]
    roles: tuple[str, ...]
    contexts: tuple[str, ...]
    classes: tuple[str, ...]
    kinds: tuple[str, ...]
    #: By role: how common each style is.
    mix: tuple[tuple[float, ...], ...]
    #: Style, role, context, class.
    tables: tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]
    #: Kind, role of the actor, role of the target: relative weights.
    targets: tuple[tuple[tuple[float, ...], ...], ...]
    tempering: float = 0.7
    contamination: float = 0.1
    cap_bits: float = 3.0


@cache
def likelihoods(game: str) -> Likelihoods:
    """The data file of a game."""
    data = files("undermine.bots") / "data" / f"{game}-belief.json"
    return msgspec.json.decode(data.read_bytes(), type=Likelihoods)


def indifferent(
    game: str, roles: tuple[str, ...], contexts: tuple[str, ...], classes: tuple[str, ...], kinds: tuple[str, ...]
) -> Likelihoods:
    """Tables by which all players do everything equally often."""
    every_class = (1 / len(classes),) * len(classes)
    return Likelihoods(
        game=game,
        version="",
        seed="",
        rounds=0,
        styles=("any",),
        roles=roles,
        contexts=contexts,
        classes=classes,
        kinds=kinds,
        mix=((1.0,),) * len(roles),
        tables=(((every_class,) * len(contexts),) * len(roles),),
        targets=(((1.0,) * len(roles),) * len(roles),) * len(kinds),
    )


class Belief:
    """The public table of one round. Until there is evidence, it holds nothing but the deal, which tables share."""

    def __init__(
        self,
        roles: Sequence[tuple[int, ...]],
        weights: Sequence[float],
        secret_weights: Sequence[float],
        known: Likelihoods,
    ) -> None:
        self.known = known
        self.deal = deal_of(tuple(roles), tuple(weights), tuple(secret_weights))
        self.roles, self.prior = self.deal.roles, self.deal.prior
        #: What was said tells so much more: see talking.py.
        self.heard: Floats | float = 0.0

    @cached_property
    def done(self) -> Floats:
        """By seat, style, role, secret: the log-likelihood of all that the seat did."""
        known = self.known
        return np.zeros((self.roles.shape[1], len(known.styles), len(known.roles), self.prior.shape[1]))

    @cached_property
    def aimed(self) -> Floats:
        """By hypothesis and secret: the log-likelihood of whom others aimed at."""
        return np.zeros(self.prior.shape)

    @cached_property
    def _learned(self) -> "Learned":
        return learned_from(self.known)

    def copy(self) -> "Belief":
        other = Belief.__new__(Belief)
        other.__dict__.update(self.__dict__)
        other.done = self.done.copy()
        other.aimed = self.aimed.copy()
        return other

    def see(self, seen: Observation) -> None:
        """Takes one piece of evidence into account."""
        known, learned = self.known, self._learned
        cap = known.cap_bits * np.log(2)
        classes = list(seen.classes)
        likely = learned.tables[:, :, seen.context, classes]
        usual = learned.usual[seen.context, classes]
        change = known.tempering * np.log((1 - known.contamination) * likely + known.contamination * usual + TINY)
        # No event moves the odds between any two roles by more than the cap.
        self.done[seen.actor] += np.maximum(change, change.max(axis=(0, 1), keepdims=True) - cap)
        if seen.target >= 0:
            self._aim(seen, cap)

    def _aim(self, seen: Observation, cap: float) -> None:
        known = self.known
        weights = self._learned.targets[seen.kind][self.roles[:, seen.actor]]  # hypothesis, role of the target
        rows = np.arange(len(self.roles))
        all_eligible = sum(weights[rows, self.roles[:, seat]] for seat in seen.eligible)
        share = weights[rows, self.roles[:, seen.target]] / np.maximum(all_eligible, TINY)
        even = known.contamination / len(seen.eligible)
        change = known.tempering * np.log((1 - known.contamination) * share + even)
        self.aimed += np.maximum(change, change.max() - cap)[:, None]

    def joint(self, roles: Bools | None = None, secrets: Bools | None = None) -> Floats:
        """The table, hypothesis by secret, given that only these are possible. It adds up to 1."""
        each = np.logaddexp.reduce(self._learned.mix.T[None, :, :, None] + self.done, axis=1)  # seat, role, secret
        told = each[np.arange(self.roles.shape[1]), self.roles].sum(axis=1)
        table = self.prior + self.aimed + self.heard + told
        if roles is not None:
            table = np.where(roles[:, None], table, -np.inf)
        if secrets is not None:
            table = np.where(secrets[None, :], table, -np.inf)
        best = table.max()
        if best == -np.inf:
            raise ValueError("nothing is possible")
        table = np.exp(table - best)
        chances: Floats = table / table.sum()
        return chances


class Learned(NamedTuple):
    """Likelihoods as arrays."""

    tables: Floats  # style, role, context, class
    usual: Floats
    targets: Floats
    mix: Floats  # role, style


@lru_cache(DEALS)
def learned_from(known: Likelihoods) -> Learned:
    tables, roles = np.array(known.tables), len(known.roles)
    targets = np.array(known.targets).reshape(len(known.kinds), roles, roles)
    return Learned(tables, tables.mean(axis=(0, 1)), targets, _log(known.mix))


class Deal:
    """How roles and secrets can be dealt, and how likely that is before anybody has done anything."""

    def __init__(self, roles: tuple[tuple[int, ...], ...], weights: object, secret_weights: object) -> None:
        #: By hypothesis and seat.
        self.roles: Ints = np.array(roles, dtype=np.int64)
        #: Logarithms, hypothesis by secret.
        self.prior: Floats = _log(weights)[:, None] + _log(secret_weights)[None, :]
        for shared in (self.roles, self.prior):
            shared.flags.writeable = False


#: One for all tables where the same can be dealt.
deal_of = lru_cache(DEALS)(Deal)


def _log(weights: object) -> Floats:
    logs: Floats = np.log(np.maximum(np.array(weights, dtype=np.float64), TINY))
    return logs
