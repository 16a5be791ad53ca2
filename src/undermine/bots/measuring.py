"""What is measured and learned in a game: data of its model, for `undermine evaluate` and `undermine train`."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

#: How a table is laid out: a row for each pair of levels of the two roles; what was believed of saboteurs of each
#: style; two levels in every second seat, or on the two sides, once in each other's place.
Form = Literal["roles", "beliefs", "seats", "sides"]


class Cell(NamedTuple):
    """One evaluation: who plays what, and how many of the wanted deals."""

    seats: int
    levels: dict[str, str]
    share: float = 1.0


class Section(NamedTuple):
    """One table of docs/bots.md."""

    title: str
    form: Form
    cells: tuple[Cell, ...]


class Measures(NamedTuple):
    """A model that brings none is learned from at all seat counts, and has no tables."""

    sections: tuple[Section, ...] = ()
    #: Sides that a level can be given to, in the order of `Model.sides`; none where a role says it all.
    sides: tuple[str, ...] = ()
    #: Seat counts that likelihoods are learned from; none for all of the game.
    learned_from: tuple[int, ...] = ()
    #: How evidence is weighed: see `Likelihoods`.
    tempering: float = 0.7
    contamination: float = 0.1
    cap_bits: float = 3.0


def in_each_others_place(
    shares: Mapping[int, float], first: str, second: str, masters: float = 0.075
) -> tuple[Cell, ...]:
    """Each level against the one below, by seats; every other cell swaps them, to be compared on the same deals."""
    pairs = [
        *((seats, "rookie", "random", 0.05) for seats in shares),
        *((seats, "veteran", "rookie", share) for seats, share in shares.items()),
        (5, "master", "veteran", masters),
    ]
    return tuple(
        Cell(seats, levels, share)
        for seats, one, other, share in pairs
        for levels in ({first: one, second: other}, {first: other, second: one})
    )
