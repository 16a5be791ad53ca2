"""Who is who, and what lies where: the exact joint table over all roles and all arrangements of what is hidden.

One table of public evidence serves all seats; each seat conditions it on what it alone knows. What players do is
weighed by *styles* (honest, mimic, noisy), because people and bots do not all play alike; evidence is tempered, mixed
with a little indifference, and capped, because one odd move proves nothing.
"""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

TINY = 1e-12


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
    """The public table of one round."""

    def __init__(
        self,
        roles: list[tuple[int, ...]],
        weights: list[float],
        secret_weights: list[float],
        known: Likelihoods,
    ) -> None:
        self.known = known
        self.roles: NDArray[np.int64] = np.array(roles, dtype=np.int64)
        self.prior: Floats = _log(weights)[:, None] + _log(secret_weights)[None, :]
        hypotheses, seats = self.roles.shape
        secrets = len(secret_weights)
        self._tables: Floats = np.array(known.tables)  # style, role, context, class
        self._usual: Floats = self._tables.mean(axis=(0, 1))
        self._targets: Floats = np.array(known.targets).reshape(len(known.kinds), len(known.roles), len(known.roles))
        self._mix: Floats = _log(known.mix)  # role, style
        #: By seat, style, role, secret: the log-likelihood of all that the seat did.
        self.done: Floats = np.zeros((seats, len(known.styles), len(known.roles), secrets))
        self.aimed: Floats = np.zeros((hypotheses, secrets))
        self._seats = np.arange(seats)

    def copy(self) -> "Belief":
        other = Belief.__new__(Belief)
        other.__dict__.update(self.__dict__)
        other.done = self.done.copy()
        other.aimed = self.aimed.copy()
        return other

    def see(self, seen: Observation) -> None:
        """Takes one piece of evidence into account."""
        known = self.known
        cap = known.cap_bits * np.log(2)
        classes = list(seen.classes)
        likely = self._tables[:, :, seen.context, classes]
        usual = self._usual[seen.context, classes]
        change = known.tempering * np.log((1 - known.contamination) * likely + known.contamination * usual + TINY)
        # No event moves the odds between any two roles by more than the cap.
        self.done[seen.actor] += np.maximum(change, change.max(axis=(0, 1), keepdims=True) - cap)
        if seen.target >= 0:
            self._aim(seen, cap)

    def _aim(self, seen: Observation, cap: float) -> None:
        known = self.known
        weights = self._targets[seen.kind][self.roles[:, seen.actor]]  # hypothesis, role of the target
        rows = np.arange(len(self.roles))
        all_eligible = sum(weights[rows, self.roles[:, seat]] for seat in seen.eligible)
        share = weights[rows, self.roles[:, seen.target]] / np.maximum(all_eligible, TINY)
        even = known.contamination / len(seen.eligible)
        change = known.tempering * np.log((1 - known.contamination) * share + even)
        self.aimed += np.maximum(change, change.max() - cap)[:, None]

    def joint(self, roles: Bools | None = None, secrets: Bools | None = None) -> Floats:
        """The table, hypothesis by secret, given that only these are possible. It adds up to 1."""
        each = np.logaddexp.reduce(self._mix.T[None, :, :, None] + self.done, axis=1)  # seat, role, secret
        table = self.prior + self.aimed + each[self._seats, self.roles].sum(axis=1)
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


def _log(weights: object) -> Floats:
    logs: Floats = np.log(np.maximum(np.array(weights, dtype=np.float64), TINY))
    return logs
