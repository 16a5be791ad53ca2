"""Events that more than one game knows.

Fields marked Public are seen by all, the others only by the seats in `known`: see views.py.
"""

from undermine.engine.notation import Cell
from undermine.engine.views import Fact, Public


class Event(Fact, frozen=True, tag=True):
    """Something that happened."""


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: Public[int]
    starter: Public[int]


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    seat: Public[int]
    size: Public[int]
    cards: tuple[str, ...] | None


class Laid(Event, frozen=True, tag="laid"):
    seat: Public[int]
    card: Public[str]
    cell: Public[Cell]
    turned: Public[bool]


class Skipped(Event, frozen=True, tag="skipped"):
    """A seat without cards has no choice: its turn passes by itself."""

    seat: Public[int]


class Drew(Event, frozen=True, tag="drew"):
    seat: Public[int]
    card: str | None


class EndProposed(Event, frozen=True, tag="end_proposed"):
    seat: Public[int]


class Voted(Event, frozen=True, tag="voted"):
    seat: Public[int]
    yes: Public[bool]
