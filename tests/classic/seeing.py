"""Looking at a classic table in a test: what lies there, what may be laid, what was told."""

from importlib.resources import files
from typing import Any, TypeVar

from tests.classic.table import choices
from undermine import Match
from undermine.engine.notation import read_cell, write_cell, write_turned

T = TypeVar("T")

#: Laid from the start to the last cell before the space between two goals, 8,1.
NORTH_ROW = '"0,1 ES", "1,1 ESW", "2,1 ESW", "3,1 ESW", "4,1 ESW", "5,1 ESW", "6,1 EW", "7,1 EW"'


def table_of(match: Match) -> dict[str, str]:
    """Every face-up card as a spectator sees it, the start and the goals included: `{"1,0": "SW~"}`."""
    return {write_cell(laid.cell): write_turned(laid.card, laid.turned) for laid in match.view(None).laid}


def lays_at(match: Match, cell: str) -> set[str]:
    """The ways in which the waiting seat may lay a card there: `{"SW", "ES~"}`."""
    return {lay.split()[1] for lay in choices(match, "lay") if lay.split()[2] == cell}


def goal_at(match: Match, cell: str, viewer: int | None = None) -> Any:
    """A goal as somebody (None: a spectator) sees it."""
    return next(goal for goal in match.view(viewer).goals if goal.cell == read_cell(cell))


def told(match: Match, kind: type[T], viewer: int | None = None) -> list[T]:
    """The events of one kind in the log of somebody (None: a spectator)."""
    return [event for event in match.log(viewer) if isinstance(event, kind)]


def names(match: Match, cards: list[int]) -> list[str]:
    """Cards of the whole truth by their names, sorted."""
    return sorted(match.state.deck.names[card] for card in cards)


def viewers(match: Match) -> list[int | None]:
    """All who look on: a spectator and every seat."""
    return [None, *range(match.seats)]


def deck_with(old: str, new: str) -> str:
    """The printed deck with one passage changed."""
    text = (files("undermine.games.classic") / "classic.toml").read_text("utf-8")
    assert text.count(old) == 1
    return text.replace(old, new)
