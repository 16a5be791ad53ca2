"""What happens at a Lost Mines table, as typed events.

Fields marked Public are seen by all, the others only by the seats in `known`: see engine/views.py. An edge is a cell
and one of its sides.
"""

from undermine.engine.events import Drew, EndProposed, Event, HandDealt, Laid, RoundBegan, Skipped, Voted
from undermine.engine.notation import Cell
from undermine.engine.views import Public

__all__ = [
    "AnyEvent",
    "CardsDiscarded",
    "DragonTaken",
    "Drew",
    "DwarfDealt",
    "DwarfSeen",
    "EndProposed",
    "Event",
    "GameEnded",
    "HandDealt",
    "Laid",
    "MineAligned",
    "MineRevealed",
    "MineSeen",
    "RoundBegan",
    "RoundEnded",
    "Skipped",
    "Stepped",
    "Stopped",
    "StormSwept",
    "ToolUsed",
    "TrapGone",
    "TrapSet",
    "TrapSprung",
    "TreasureSeen",
    "TreasureTaken",
    "TreasuresLaidOut",
    "TrollLeft",
    "TrollSet",
    "Voted",
]

Edge = tuple[int, int, str]


class DwarfDealt(Event, frozen=True, tag="dwarf_dealt"):
    """The clan is public, the identity is not (LM-S06)."""

    seat: Public[int]
    clan: Public[str]
    identity: str | None


class TreasuresLaidOut(Event, frozen=True, tag="treasures_laid_out"):
    symbols: Public[tuple[str, ...]]


class ToolUsed(Event, frozen=True, tag="tool_used"):
    seat: Public[int]
    tool: Public[str]
    cell: Public[Cell]


class MineSeen(Event, frozen=True, tag="mine_seen"):
    seat: Public[int]
    card: Public[str]
    mine: Public[Cell]
    holds: str | None


class TreasureSeen(Event, frozen=True, tag="treasure_seen"):
    seat: Public[int]
    card: Public[str]
    place: Public[int]
    value: int | None


class DwarfSeen(Event, frozen=True, tag="dwarf_seen"):
    seat: Public[int]
    card: Public[str]
    target: Public[int]
    identity: str | None


class TrapSet(Event, frozen=True, tag="trap_set"):
    seat: Public[int]
    edge: Public[Edge]


class TrapGone(Event, frozen=True, tag="trap_gone"):
    """A thunderstorm left it between two empty spaces (LM-A19)."""

    edge: Public[Edge]


class TrollSet(Event, frozen=True, tag="troll_set"):
    seat: Public[int]
    edge: Public[Edge]


class TrollLeft(Event, frozen=True, tag="troll_left"):
    """At the start of its owner's turn (LM-A16), or by a thunderstorm (Q-LM-25)."""

    seat: Public[int]
    edge: Public[Edge]


class StormSwept(Event, frozen=True, tag="storm_swept"):
    seat: Public[int]
    cell: Public[Cell]
    card: Public[str]
    turned: Public[bool]


class CardsDiscarded(Event, frozen=True, tag="discarded"):
    """One or two cards, face down (LM-T04)."""

    seat: Public[int]
    number: Public[int]
    cards: tuple[str, ...] | None


class Stepped(Event, frozen=True, tag="stepped"):
    seat: Public[int]
    cell: Public[Cell]


class TrapSprung(Event, frozen=True, tag="trap_sprung"):
    """A blind loss; its former owner alone knows which card (Q-LM-51). With an empty hand nothing is lost."""

    seat: Public[int]
    lost: Public[bool]
    card: str | None


class MineRevealed(Event, frozen=True, tag="mine_revealed"):
    """`turned` is how it lies, or None while the mover has still to choose."""

    seat: Public[int]
    mine: Public[Cell]
    holds: Public[str]
    turned: Public[bool | None]


class MineAligned(Event, frozen=True, tag="mine_aligned"):
    seat: Public[int]
    mine: Public[Cell]
    turned: Public[bool]


class DragonTaken(Event, frozen=True, tag="dragon_taken"):
    seat: Public[int]


class Stopped(Event, frozen=True, tag="stopped"):
    """The movement is over; `automatic` if there was no other choice."""

    seat: Public[int]
    automatic: Public[bool]


class TreasureTaken(Event, frozen=True, tag="treasure_taken"):
    seat: Public[int]
    place: Public[int]
    symbol: Public[str]
    automatic: Public[bool]
    value: int | None


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Identities and treasures are turned over (LM-E03), also those that nobody took."""

    round: Public[int]
    how: Public[str]
    identities: Public[tuple[str, ...]]
    treasures: Public[tuple[tuple[str, ...], ...]]
    left: Public[tuple[str, ...]]
    dragon: Public[int | None]
    points: Public[tuple[int, ...]]


class GameEnded(Event, frozen=True, tag="game_ended"):
    points: Public[tuple[int, ...]]
    winners: Public[tuple[int, ...]]


AnyEvent = (
    RoundBegan
    | DwarfDealt
    | HandDealt
    | TreasuresLaidOut
    | Laid
    | ToolUsed
    | MineSeen
    | TreasureSeen
    | DwarfSeen
    | TrapSet
    | TrapGone
    | TrollSet
    | TrollLeft
    | StormSwept
    | CardsDiscarded
    | Stepped
    | TrapSprung
    | MineRevealed
    | MineAligned
    | DragonTaken
    | Stopped
    | TreasureTaken
    | Skipped
    | Drew
    | EndProposed
    | Voted
    | RoundEnded
    | GameEnded
)
