"""Who has won, and what a simulation counts."""

from lanterns.state import State
from undermine.engine.state import OVER


def winners(s: State) -> list[int]:
    """LT-E01: the seats whose lanterns are lit."""
    return [seat for seat in range(s.seats) if s.lit >> s.owned[seat] & 1]


def wins(s: State) -> dict[str, int]:
    """One game is won by a seat, or by nobody (LT-E02)."""
    won = bool(winners(s))
    return {"a seat": int(won), "nobody": int(s.phase == OVER and not won)}


def counts(s: State) -> dict[str, int]:
    return {"lanterns_lit": s.lit.bit_count(), "peeks_played": s.peeks_played}
