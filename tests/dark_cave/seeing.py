"""Looking at a Dark Cave table in a test: spaces, webs, creatures; and playing on without much ado."""

from typing import Any

from tests.classic.seeing import lays_at, names, table_of, told, viewers
from tests.dark_cave.table import choices
from undermine import Match
from undermine.engine.notation import read_cell, write_cell

__all__ = [
    "at",
    "creatures",
    "goal_at",
    "hand_of",
    "idle",
    "lays_at",
    "names",
    "rest",
    "steps",
    "table_of",
    "told",
    "viewers",
    "walk",
    "webs",
]


def at(match: Match, seat: int) -> str | None:
    """Where the dwarf of a seat is: `"2,0 C"`, or None if it has left the cave."""
    space = match.view(None).seats[seat].at
    return f"{write_cell(space.cell)} {space.space}" if space else None


def creatures(match: Match) -> dict[str, tuple[str, int]]:
    """The creatures in play, with their spaces and owners: `{"rat": ("2,0 C", 1)}`."""
    return {c.creature: (f"{write_cell(c.at.cell)} {c.at.space}", c.owner) for c in match.view(None).creatures}


def webs(match: Match) -> dict[str, tuple[int, int]]:
    """The webs that all see, with owner and side: `{"0,0 E": (1, 2)}`. Edges are told as a cell and its N or E side."""
    return {f"{web.edge[0]},{web.edge[1]} {web.edge[2]}": (web.owner, web.side) for web in match.view(None).webs}


def goal_at(match: Match, cell: str, viewer: int | None = None) -> Any:
    """A goal as somebody (None: a spectator) sees it."""
    return next(goal for goal in match.view(viewer).goals if goal.cell == read_cell(cell))


def hand_of(match: Match, seat: int) -> tuple[str, ...]:
    """The hand of a seat as it sees it, in the order of the deck."""
    cards: tuple[str, ...] = match.view(seat).seats[seat].hand.cards
    return cards


def steps(match: Match) -> set[str]:
    """The spaces to which the waiting seat may step now: `{"1,0 C", "0,1 S"}`."""
    return {step.removeprefix("step ") for step in choices(match, "step")}


def walk(match: Match, *spaces: str) -> None:
    """Steps one after the other: `walk(match, "1,0 C", "2,0 W")`."""
    for space in spaces:
        match.decide(f"step {space}")


def rest(match: Match, decision: str) -> tuple[Any, ...]:
    """A whole turn without moving. Returns all that its seat saw happen."""
    seat, since = match.waiting[0], match.decided
    match.decide(decision)
    while match.waiting == (seat,) and match.view(None).phase in ("move", "creature"):
        match.decide("stop")
    return match.log(seat, since)


def idle(match: Match, turns: int = 1) -> None:
    """As many seats in turn discard a card and stay where they are."""
    for _ in range(turns):
        rest(match, min(choices(match, "discard")))
