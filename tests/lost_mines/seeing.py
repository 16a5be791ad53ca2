"""Looking at a Lost Mines table in a test: tokens, dwarves, ways to go; and playing on without much ado."""

from importlib.resources import files
from typing import Any

from tests.classic.seeing import lays_at, names, table_of, told, viewers
from tests.lost_mines.table import choices
from undermine import Match
from undermine.engine.notation import read_cell, write_cell

__all__ = [
    "cell_of",
    "clan_of",
    "deck_with",
    "hand_of",
    "lays_at",
    "mine_at",
    "names",
    "rest",
    "table_of",
    "told",
    "tools",
    "traps",
    "trolls",
    "viewers",
    "walk",
    "ways",
]


def tools(match: Match) -> dict[str, str]:
    """The tool tokens that all see: `{"3,2": "axe"}`."""
    return {write_cell(token.cell): token.tool for token in match.view(None).tools}


def traps(match: Match) -> dict[str, int]:
    """The traps that all see, with their number: `{"3,2 E": 1}`. Edges are told as a cell and its N or E side."""
    return {_edge(token.edge): token.number for token in match.view(None).traps}


def trolls(match: Match) -> list[tuple[str, int]]:
    """The trolls that all see, with their owners: `[("3,2 E", 0)]`."""
    return [(_edge(token.edge), token.owner) for token in match.view(None).trolls]


def _edge(edge: tuple[int, int, str]) -> str:
    return f"{write_cell(edge[:2])} {edge[2]}"


def mine_at(match: Match, cell: str, viewer: int | None = None) -> Any:
    """A mine as somebody (None: a spectator) sees it."""
    return next(mine for mine in match.view(viewer).mines if mine.cell == read_cell(cell))


def cell_of(match: Match, seat: int) -> str:
    """Where the dwarf of a seat stands."""
    return write_cell(match.view(None).seats[seat].cell)


def clan_of(match: Match, seat: int) -> str:
    return str(match.view(None).seats[seat].dwarf.clan)


def hand_of(match: Match, seat: int) -> tuple[str, ...]:
    """The hand of a seat as it sees it, in the order of the deck."""
    return tuple(match.view(seat).seats[seat].hand.cards)


def ways(match: Match) -> set[str]:
    """The sides to which the waiting seat's dwarf may step now."""
    return {step.split()[1] for step in choices(match, "step")}


def walk(match: Match, sides: str) -> None:
    """Steps one after the other."""
    for side in sides:
        match.decide(f"step {side}")


def rest(match: Match, decision: str) -> tuple[Any, ...]:
    """A whole turn without moving. Returns all that its seat saw happen."""
    seat, since = match.waiting[0], match.decided
    match.decide(decision)
    if match.waiting == (seat,) and match.view(None).phase == "move":
        match.decide("stop")
    return match.log(seat, since)


def deck_with(*changes: tuple[str, str]) -> str:
    """The deck of the box with some passages changed."""
    text = (files("undermine.games.lost_mines") / "lost_mines.toml").read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text
