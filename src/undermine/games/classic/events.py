"""What happens at a classic table, as typed events.

Fields marked Public are seen by all, the others only by the seats in `known`: see engine/views.py.
"""

from undermine.engine.events import Drew, EndProposed, Event, HandDealt, Laid, RoundBegan, Skipped, Voted
from undermine.engine.notation import Cell
from undermine.engine.views import Public

__all__ = [
    "AnyEvent",
    "Drew",
    "EndProposed",
    "Event",
    "GameEnded",
    "GoalAligned",
    "GoalRevealed",
    "GoldPaid",
    "GoldTaken",
    "HandDealt",
    "Laid",
    "MapRead",
    "PacketPassed",
    "Passed",
    "RockFell",
    "RoleDealt",
    "RoundBegan",
    "RoundEnded",
    "Skipped",
    "ToolBroken",
    "ToolRepaired",
    "Voted",
]


class RoleDealt(Event, frozen=True, tag="role_dealt"):
    seat: Public[int]
    role: str | None


class GoalRevealed(Event, frozen=True, tag="goal_revealed"):
    """`turned` is how it lies, or None while the seat has still to choose."""

    goal: Public[Cell]
    card: Public[str]
    turned: Public[bool | None]


class GoalAligned(Event, frozen=True, tag="goal_aligned"):
    seat: Public[int]
    goal: Public[Cell]
    turned: Public[bool]


class ToolBroken(Event, frozen=True, tag="tool_broken"):
    seat: Public[int]
    target: Public[int]
    tool: Public[str]


class ToolRepaired(Event, frozen=True, tag="tool_repaired"):
    seat: Public[int]
    target: Public[int]
    tool: Public[str]
    card: Public[str]


class RockFell(Event, frozen=True, tag="rock_fell"):
    seat: Public[int]
    cell: Public[Cell]
    card: Public[str]
    turned: Public[bool]


class MapRead(Event, frozen=True, tag="map_read"):
    seat: Public[int]
    goal: Public[Cell]
    card: str | None


class Passed(Event, frozen=True, tag="passed"):
    seat: Public[int]
    card: str | None


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """All roles are turned over (CL-E03)."""

    round: Public[int]
    winner: Public[str]
    how: Public[str]
    finisher: Public[int | None]
    roles: Public[tuple[str, ...]]
    set_aside: Public[str]


class PacketPassed(Event, frozen=True, tag="packet_passed"):
    """The gold packet comes to a miner, who looks at it (CL-I08)."""

    seat: Public[int]
    cards: Public[int]
    nuggets: tuple[int, ...] | None


class GoldTaken(Event, frozen=True, tag="gold_taken"):
    """`automatic`: the last card of a packet leaves no choice (Q-CL-26)."""

    seat: Public[int]
    automatic: Public[bool]
    nuggets: int | None


class GoldPaid(Event, frozen=True, tag="gold_paid"):
    seat: Public[int]
    cards: Public[int]
    nuggets: tuple[int, ...] | None


class GameEnded(Event, frozen=True, tag="game_ended"):
    gold: Public[tuple[int, ...]]
    winners: Public[tuple[int, ...]]


AnyEvent = (
    RoundBegan
    | RoleDealt
    | HandDealt
    | Laid
    | GoalRevealed
    | GoalAligned
    | ToolBroken
    | ToolRepaired
    | RockFell
    | MapRead
    | Passed
    | Skipped
    | Drew
    | EndProposed
    | Voted
    | RoundEnded
    | PacketPassed
    | GoldTaken
    | GoldPaid
    | GameEnded
)
