"""What happens in Lanterns. Fields marked Public are seen by all, the others by the seats in `known`."""

from undermine.engine.events import Drew, EndProposed, Event, HandDealt, Laid, Skipped, Voted
from undermine.engine.notation import Cell
from undermine.engine.views import Public


class GameBegan(Event, frozen=True, tag="game_began"):
    starter: Public[int]


class LanternDealt(Event, frozen=True, tag="lantern_dealt"):
    seat: Public[int]
    lantern: str | None


class Peeked(Event, frozen=True, tag="peeked"):
    seat: Public[int]
    target: Public[int]
    lantern: str | None


class Discarded(Event, frozen=True, tag="discarded"):
    seat: Public[int]
    card: str | None


class LanternLit(Event, frozen=True, tag="lantern_lit"):
    seat: Public[int]
    lantern: Public[str]
    cell: Public[Cell]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """`lanterns` are those of the seats (LT-E03)."""

    winners: Public[tuple[int, ...]]
    lanterns: Public[tuple[str, ...]]


AnyEvent = (
    GameBegan
    | LanternDealt
    | HandDealt
    | Laid
    | LanternLit
    | Peeked
    | Discarded
    | Drew
    | Skipped
    | EndProposed
    | Voted
    | GameEnded
)
