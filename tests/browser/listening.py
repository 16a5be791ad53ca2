"""What a browser received over its WebSockets, and whether that was for its eyes."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # without playwright these tests skip
    from playwright.sync_api import Page, WebSocket

#: Fields of facts that only those may see whose bit is set in `known`.
SECRET = ("cards", "card", "role", "identity", "nuggets", "value", "holds", "shows")


class Ears:
    def __init__(self, page: "Page") -> None:
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: "WebSocket") -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def views(self) -> Iterator[tuple[int | None, dict[str, Any]]]:
        """The views as they were put together from frames: (seat that looked, view)."""
        look, view = None, None
        for frame in self.frames:
            if frame["type"] == "state":
                look, view = frame["look"], frame["view"]
            elif frame["type"] == "update" and "view" in frame:
                started = frame["told"]["type"] == "started"
                view = {**({} if started else view or {}), **frame["view"]}
            if view:
                yield look, view

    def facts(self, seat: int) -> Iterator[dict[str, Any]]:
        """Every fact in every frame that says that this seat does not know it."""
        for frame in self.frames:
            yield from unknown(frame, seat)


def unknown(value: Any, seat: int) -> Iterator[dict[str, Any]]:
    """All objects, however deep, with a `known` in which the bit of a seat is not set."""
    if isinstance(value, dict):
        if "known" in value and not value["known"] >> seat & 1:
            yield value
        for part in value.values():
            yield from unknown(part, seat)
    elif isinstance(value, list):
        for part in value:
            yield from unknown(part, seat)


#: Events about what is turned over for all, and those that tell which card was played openly.
OPEN = {"goal_revealed", "mine_revealed", "clan_revealed", "round_ended", "game_ended"}
PLAYED = {"laid", "equipped", "web_set", "rock_fell", "goal_seen", "clan_seen", "swapped", "creature_attracted"}
PLAYED |= {"creature_roused", "web_hewn", "creature_driven_away", "tool_repaired", "mine_seen", "treasure_seen"}
PLAYED |= {"dwarf_seen", "storm_swept"}


def secrets_in(fact: dict[str, Any]) -> dict[str, Any]:
    """What is told in a fact that should not be."""
    if fact.get("type") in OPEN:
        return {}
    told = {name: fact[name] for name in SECRET if fact.get(name) is not None}
    if fact.get("type") in PLAYED:
        told.pop("card", None)
    if isinstance(told.get("cards"), int):
        del told["cards"]  # how many there are, which all see
    return told
