"""Tables of The Dark Cave at which a dwarf is about to enter a face-down goal."""

from typing import Any

from tests.classic.rounds import Seats
from tests.dark_cave.endings import THREE, goals_with, table_with
from undermine import Match

#: A card that leads to the goal in the north-east from each of its sides, and where it lies.
WAYS = {"N": ("4,5", "I-NS"), "E": ("5,4", "I-EW"), "S": ("4,3", "I-NS"), "W": ("3,4", "I-EW")}


def before_a_goal(shows: str, side: str = "S", *laid: str, seats: Seats | None = None, **entries: Any) -> Match:
    """A's dwarf is one step from the face-down goal at 4,4, to its `side`: `discard I-NE`, then `step 4,4 S`."""
    cell, card = WAYS[side]
    own = {"at": f"{cell} C", "hand": "I-NE I-NW"} | (seats or {}).get("A", {})
    return table_with(
        entries.pop("clans", THREE),
        {**(seats or {}), "A": own},
        goals=goals_with(shows),
        laid=[f"{cell} {card}", *laid],
        **entries,
    )


def enter(match: Match, side: str = "S") -> None:
    match.decide("discard I-NE")
    match.decide(f"step 4,4 {side}")
