"""Lost Mines rounds one step from a mine, or one card from their end."""

from typing import Any

from tests.classic.rounds import Seats, vote_to_end
from tests.lost_mines.seeing import rest, told
from tests.lost_mines.table import choices, given
from undermine import Match
from undermine.engine.notation import seat_name
from undermine.engine.positions import write_toml
from undermine.games.lost_mines.events import RoundEnded, TreasureTaken

__all__ = ["at_the_last_card", "at_the_mine", "ends", "idle", "mines", "points", "takers", "taking", "vote_to_end"]

HOLDS = ["gold", "silver", "gems"]
#: The dragon mine when a seat has been there.
AWAKE = "dragon up"


def mines(middle: str, dragon: str = "dragon") -> list[str]:
    """This mine (`"gold"`, `"gems up~"`) at 10,2 and the other three, face down, at 10,0, 10,4 and 10,6."""
    others = [holds for holds in [*HOLDS, dragon] if holds != middle.split(maxsplit=1)[0]]
    return [f"10,2 {middle}", *(f"10,{y} {holds}" for y, holds in zip((0, 4, 6), others, strict=True))]


def at_the_mine(mine: str, *treasures: str, seats: Seats | None = None, **entries: Any) -> Match:
    """It is A's turn, one step west of the mine at 10,2: `discard NS`, then `step E`. One treasure for each seat."""
    own = {"dwarf": "yellow-loyal", "cell": "9,2", "hand": "NS SW ES"}
    held = AWAKE if "dragon" in entries else "dragon"
    found: dict[str, Any] = {
        "seats": len(treasures),
        "laid": ["8,2 NESW", "9,2 NESW"],
        "mines": mines(mine, held),
    } | entries
    if mine == AWAKE:
        found["dragon"] = "B"
    found |= {"treasures": list(treasures), "seat": {"A": own} | (seats or {})}
    if seats and "A" in seats:
        found["seat"]["A"] = own | seats["A"]
    return given(write_toml(found))


def at_the_last_card(dwarves: str, seats: Seats | None = None, **entries: Any) -> Match:
    """Nobody has a card but A, who has one and nowhere to go: `discard NS` ends the round. One dwarf for each seat."""
    own = {
        seat_name(seat): {"dwarf": dwarf, "hand": "" if seat else "NS"} for seat, dwarf in enumerate(dwarves.split())
    }
    entry = {name: seat | (seats or {}).get(name, {}) for name, seat in own.items()}
    held = {"mines": mines("gold", AWAKE)} if "dragon" in entries else {}
    return given(write_toml({"seats": len(own), "pile": ""} | held | entries | {"seat": entry}))


def idle(match: Match, turns: int = 1) -> None:
    """As many seats in turn discard a card and stay where they are."""
    for _ in range(turns):
        rest(match, min(choices(match, "discard")))


def ends(match: Match) -> list[RoundEnded]:
    """The ends of rounds so far, as all see them."""
    return told(match, RoundEnded)


def points(match: Match) -> list[int]:
    """The points of every seat, as all see them."""
    return [seat.points for seat in match.view(None).seats]


def takers(match: Match) -> list[int | None]:
    """Who has taken the treasure of each place, as all see it."""
    return [treasure.taker for treasure in match.view(None).treasures]


def taking(match: Match, viewer: int | None = None) -> list[tuple[int, int, str, int | None]]:
    """Every treasure taken so far, as somebody (None: a spectator) sees it: seat, place, symbol, value."""
    return [(event.seat, event.place, event.symbol, event.value) for event in told(match, TreasureTaken, viewer)]
