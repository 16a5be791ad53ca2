"""Tables of The Dark Cave just before the end of the game, and how it ended."""

from typing import Any

from tests.classic.rounds import Seats
from tests.dark_cave.seeing import told
from tests.dark_cave.table import choices, given
from undermine import Match
from undermine.engine.notation import seat_name
from undermine.engine.positions import write_toml
from undermine.games.dark_cave.events import (
    GameEnded,
)

THREE = "yellow-loyal yellow-loyal yellow-saboteur"
FIVE = "yellow-loyal yellow-loyal yellow-saboteur blue-loyal blue-loyal"


def table_with(clans: str, seats: Seats | None = None, **entries: Any) -> Match:
    """A clan card for each seat; `seats` says more of a seat, such as its gold."""
    own = {seat_name(seat): {"clan": clan} for seat, clan in enumerate(clans.split())}
    entry = {name: seat | (seats or {}).get(name, {}) for name, seat in own.items()}
    return given(write_toml({"seats": len(own)} | entries | {"seat": entry}))


def far(seats: int) -> int:
    """How far the goals lie from the start (DC-S02)."""
    return 4 if seats < 6 else 3


def goals_with(north_east: str, seats: int = 3) -> list[str]:
    """This goal (`"exit up"`, `"vein"`) in the north-east, the others face down in the other corners."""
    others = [shows for shows in ("exit", "hole", "ladder", "vein") if shows != north_east.split(maxsplit=1)[0]]
    d = far(seats)
    corners = [f"{-d},{d}", f"{-d},{-d}", f"{d},{-d}"]
    return [f"{d},{d} {north_east}", *(f"{corner} {shows}" for corner, shows in zip(corners, others, strict=True))]


def before_the_exit(clans: str, seats: Seats | None = None, **entries: Any) -> Match:
    """It is A's turn, and its dwarf stands in front of the exit: `go_out(match)`."""
    number = len(clans.split())
    d = far(number)
    own = {"at": f"{d},{d} S", "hand": "I-NS I-EW"} | (seats or {}).get("A", {})
    return table_with(clans, {**(seats or {}), "A": own}, **({"goals": goals_with("exit up", number)} | entries))


def go_out(match: Match) -> None:
    """The seat whose turn it is discards a card, and its dwarf takes the step to the exit."""
    match.decide(min(choices(match, "discard")))
    d = far(match.seats)
    match.decide(f"step {d},{d} C")


def at_the_last_card(clans: str, seats: Seats | None = None, **entries: Any) -> Match:
    """Nobody has a card but A, who has one and nowhere to go: `discard I-NS` ends the game."""
    names = [seat_name(seat) for seat in range(len(clans.split()))]
    own = {name: {"hand": "" if i else "I-NS"} | (seats or {}).get(name, {}) for i, name in enumerate(names)}
    return table_with(clans, own, **({"pile": ""} | entries))


def ends(match: Match) -> list[GameEnded]:
    """The end of the game, as all see it, or nothing yet."""
    return told(match, GameEnded)


def how(match: Match) -> list[str]:
    return [end.how for end in ends(match)]
