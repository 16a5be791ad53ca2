"""Rounds near their end: the treasure one card away, or one card left to pass."""

import json
from collections import Counter
from typing import Any

from tests.classic.table import CHAIN, given
from undermine import Match
from undermine.engine.notation import seat_name
from undermine.engine.positions import write_toml
from undermine.games.classic.events import GoldTaken

#: What a position says of each seat, by its name.
Seats = dict[str, dict[str, Any]]

ROLES = {"M": "miner", "S": "saboteur"}
TREASURE_AHEAD = ["8,2 stone-SW", "8,0 treasure", "8,-2 stone-ES"]


def all_gold_but(cards: str) -> str:
    """All the gold cards of the deck except these."""
    rest = Counter({"1": 16, "2": 8, "3": 4}) - Counter(cards.split())
    return " ".join(sorted(rest.elements()))


def gold_pile(top: str, won: str = "") -> str:
    """All the gold that nobody has won yet, with these cards on top."""
    return f"{top} {all_gold_but(f'{top} {won}')}"


def _table(roles: str, top: str, seats: Seats, defaults: Seats, **entries: Any) -> Match:
    """A table with these roles (`"MSM"`: B is the saboteur); `seats` says more of a seat, such as its gold."""
    names = [seat_name(seat) for seat in range(len(roles))]
    entry = {
        name: {"role": ROLES[role]} | defaults.get(name, {}) | seats.get(name, {})
        for name, role in zip(names, roles, strict=True)
    }
    won = " ".join(seat.get("gold", "") for seat in entry.values())
    return given(write_toml({"seats": len(roles), "gold_pile": gold_pile(top, won), "seat": entry} | entries))


def at_the_treasure(
    roles: str, finisher: str = "A", top: str = "", seats: Seats | None = None, **entries: Any
) -> Match:
    """The treasure lies one card away, and the finisher holds that card: `lay EW 7,0`."""
    laid = json.loads(f"[{CHAIN}]")
    defaults = {finisher: {"hand": "EW"}}
    return _table(roles, top, seats or {}, defaults, turn=finisher, laid=laid, goals=TREASURE_AHEAD, **entries)


def at_the_last_card(roles: str, top: str = "", seats: Seats | None = None, **entries: Any) -> Match:
    """The pile and all hands are empty but for one card of A: `pass NS` ends the round."""
    defaults = {seat_name(seat): {"hand": "" if seat else "NS"} for seat in range(len(roles))}
    return _table(roles, top, seats or {}, defaults, **({"pile": ""} | entries))


def share_out(match: Match) -> list[tuple[str, int]]:
    """Everybody takes the best gold card of the packet. Returns who took what, in order."""
    while match.view(None).phase == "gold":
        match.decide(list(match.choices())[-1])
    return gold_taken(match)


def gold_taken(match: Match) -> list[tuple[str, int]]:
    """Who has taken what from a packet so far, in order."""
    takes = [(i, event.seat) for i, event in enumerate(match.log(None)) if isinstance(event, GoldTaken)]
    return [(seat_name(seat), match.log(seat)[i].nuggets) for i, seat in takes]


def nuggets(match: Match) -> list[tuple[int, ...]]:
    """The gold of every seat, as each sees its own."""
    return [match.view(seat).seats[seat].gold.nuggets for seat in range(match.seats)]


def vote_to_end(match: Match) -> None:
    """All agree to give the round up (option vote_end)."""
    match.decide("propose-end")
    for _ in range(match.seats - 1):
        match.decide("vote yes")
