"""What a seat takes for possible by the deal and its own eyes alone, whatever anybody does. Rookies go by nothing else.

The same few hunches come again and again, at all tables, so each is worked out once and kept in few bytes.
"""

from array import array
from bisect import bisect_right
from functools import lru_cache
from random import Random

import numpy as np

from undermine.bots.belief import Bools, Deal, Floats, Ints

#: How many hunches are kept; most have a few kilobytes.
KEPT = 1_024


class Hunch:
    """One table of chances, hypothesis by secret, as a seat needs it for a decision."""

    def __init__(self, table: Floats, sides: Ints, seat: int) -> None:
        #: By seat: the probability that it works against this one.
        self.suspicion = against(table.sum(axis=1), sides, seat)
        #: The weight of each secret.
        self.secrets: list[float] = table.sum(axis=0).tolist()
        cells = np.flatnonzero(table)
        self._cells = array("H", cells.astype(np.uint16).tobytes()) if table.size <= 1 << 16 else array("L", cells)
        self._sums = array("d", np.cumsum(table.ravel()[cells]))  # what is impossible adds nothing
        self._total = float(table.sum())
        self._shape: tuple[int, int] = (len(table), table.shape[1])

    def draw(self, random: Random) -> tuple[int, int]:
        """The numbers of a hypothesis and a secret, by their probability; just as `Beliefs.draw` does it."""
        hypotheses, secrets = self._shape
        at = bisect_right(self._sums, random.random() * self._total)
        cell = self._cells[at] if at < len(self._cells) else hypotheses * secrets - 1
        return cell // secrets, cell % secrets


def hunch(deal: Deal, sides: Ints, roles: list[bool], secrets: list[bool], seat: int) -> Hunch:
    """The hunch of a seat for which these roles and secrets are possible."""
    return _hunch(deal, sides.tobytes(), bytes(roles), bytes(secrets), seat)


@lru_cache(KEPT)
def _hunch(deal: Deal, sides: bytes, roles: bytes, secrets: bytes, seat: int) -> Hunch:
    may_be, may_lie = (np.frombuffer(mask, dtype=np.bool_) for mask in (roles, secrets))
    by_seat = np.frombuffer(sides, dtype=np.int64).reshape(deal.roles.shape)
    return Hunch(possible(deal.prior, may_be, may_lie), by_seat, seat)


def possible(prior: Floats, roles: Bools, secrets: Bools) -> Floats:
    """The deal alone, given that only these roles and secrets are possible. It adds up to 1."""
    table = np.where(np.outer(roles, secrets), np.exp(prior), 0.0)
    chances: Floats = table / table.sum()
    return chances


def against(chances: Floats, sides: Ints, seat: int) -> list[float]:
    """By seat: the probability that it works against this one, given the probabilities of the hypotheses."""
    odds: list[float] = (chances @ (sides != sides[:, seat : seat + 1])).tolist()
    return odds
