"""What happens at a Dark Cave table, as typed events.

Fields marked Public are seen by all, the others only by the seats in `known`: see engine/views.py. An edge is a cell
and one of its sides. `backs` counts cards of the groups I, II and III; it is None where the table hides them.
"""

from undermine.engine.events import EndProposed, Event, Laid, Skipped, Voted
from undermine.engine.notation import Cell
from undermine.engine.views import Public

__all__ = [
    "AnyEvent",
    "Attacked",
    "AxeKept",
    "CardLost",
    "CardsDiscarded",
    "ClanRevealed",
    "ClanSeen",
    "CreatureAttracted",
    "CreatureDrivenAway",
    "CreatureLeft",
    "CreatureRoused",
    "CreatureStepped",
    "Drew",
    "DwarfDealt",
    "DwarfLeft",
    "DwarfStood",
    "EndProposed",
    "Equipped",
    "Event",
    "GameBegan",
    "GameEnded",
    "GoalAligned",
    "GoalRevealed",
    "GoalSeen",
    "GoldLaid",
    "GoldLost",
    "GoldTaken",
    "HandDealt",
    "HandReceived",
    "Laid",
    "LeftOverSeen",
    "RockFell",
    "Skipped",
    "Stepped",
    "Stopped",
    "Swapped",
    "Voted",
    "WebGone",
    "WebHewn",
    "WebSet",
    "WebTurned",
]

Edge = tuple[int, int, str]
Backs = tuple[int, ...] | None


class GameBegan(Event, frozen=True, tag="game_began"):
    starter: Public[int]


class DwarfDealt(Event, frozen=True, tag="dwarf_dealt"):
    """The clan is public, the identity is not (DC-S04)."""

    seat: Public[int]
    clan: Public[str]
    identity: str | None


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    seat: Public[int]
    size: Public[int]
    backs: Public[Backs]
    cards: tuple[str, ...] | None


class GoldLaid(Event, frozen=True, tag="gold_laid"):
    """A gold vein came to lie face up, with a piece of gold (DC-P09)."""

    cell: Public[Cell]


class GoalSeen(Event, frozen=True, tag="goal_seen"):
    seat: Public[int]
    card: Public[str]
    goal: Public[Cell]
    shows: str | None


class ClanSeen(Event, frozen=True, tag="clan_seen"):
    seat: Public[int]
    card: Public[str]
    target: Public[int]
    identity: str | None


class RockFell(Event, frozen=True, tag="rock_fell"):
    """A path card is gone, with gold that lay on it (DC-A06)."""

    seat: Public[int]
    card: Public[str]
    cell: Public[Cell]
    removed: Public[str]
    turned: Public[bool]


class Swapped(Event, frozen=True, tag="swapped"):
    seat: Public[int]
    card: Public[str]
    partner: Public[int]


class HandReceived(Event, frozen=True, tag="hand_received"):
    """A hand after a swap; both partners know both (DC-A07)."""

    seat: Public[int]
    size: Public[int]
    backs: Public[Backs]
    cards: tuple[str, ...] | None


class WebSet(Event, frozen=True, tag="web_set"):
    seat: Public[int]
    card: Public[str]
    edge: Public[Edge]


class WebTurned(Event, frozen=True, tag="web_turned"):
    """From 2 to 1, at the start of its owner's turn (DC-A12)."""

    edge: Public[Edge]


class WebGone(Event, frozen=True, tag="web_gone"):
    """Its time is over (DC-A12), or a rockfall took the path it lay on (DC-A05)."""

    edge: Public[Edge]


class WebHewn(Event, frozen=True, tag="web_hewn"):
    """With an axe (DC-A17): `side` is what it shows now, 0 if it is gone."""

    seat: Public[int]
    card: Public[str]
    edge: Public[Edge]
    side: Public[int]


class Equipped(Event, frozen=True, tag="equipped"):
    """Boots or an axe, played before a player."""

    seat: Public[int]
    card: Public[str]
    target: Public[int]


class CreatureAttracted(Event, frozen=True, tag="creature_attracted"):
    """It comes out of a dark hole (DC-A20)."""

    seat: Public[int]
    card: Public[str]
    creature: Public[str]
    cell: Public[Cell]
    space: Public[str]


class CreatureRoused(Event, frozen=True, tag="creature_roused"):
    """It was in play already, and has a new owner (DC-A28)."""

    seat: Public[int]
    card: Public[str]
    creature: Public[str]


class CreatureStepped(Event, frozen=True, tag="creature_stepped"):
    creature: Public[str]
    cell: Public[Cell]
    space: Public[str]


class CreatureLeft(Event, frozen=True, tag="creature_left"):
    """At the start of its owner's turn (DC-A27)."""

    seat: Public[int]
    creature: Public[str]


class AxeKept(Event, frozen=True, tag="axe_kept"):
    """Asked, and said no (DC-O01)."""

    seat: Public[int]
    creature: Public[str]


class CreatureDrivenAway(Event, frozen=True, tag="creature_driven_away"):
    """With an axe, before it attacked (DC-A18)."""

    seat: Public[int]
    card: Public[str]
    creature: Public[str]


class Attacked(Event, frozen=True, tag="attacked"):
    """What the lindworm does is that the dwarf lies; what others do, the next event tells."""

    seat: Public[int]
    creature: Public[str]


class CardLost(Event, frozen=True, tag="card_lost"):
    """A blind loss to the bridge or the rat; its former owner alone knows which card (Q-DC-77)."""

    seat: Public[int]
    to: Public[str]
    lost: Public[bool]
    backs: Public[Backs]
    card: str | None


class GoldLost(Event, frozen=True, tag="gold_lost"):
    """To the tunnel or the goblin; anyone who has none loses none."""

    seat: Public[int]
    to: Public[str]
    lost: Public[bool]


class DwarfStood(Event, frozen=True, tag="dwarf_stood"):
    """A dwarf that lay stands up, and does not move in this turn (DC-A32)."""

    seat: Public[int]


class CardsDiscarded(Event, frozen=True, tag="discarded"):
    """One or two cards, face down (DC-T03)."""

    seat: Public[int]
    number: Public[int]
    backs: Public[Backs]
    cards: tuple[str, ...] | None


class Stepped(Event, frozen=True, tag="stepped"):
    seat: Public[int]
    cell: Public[Cell]
    space: Public[str]


class GoalRevealed(Event, frozen=True, tag="goal_revealed"):
    """`turned` is how it lies, or None while the mover has still to choose."""

    seat: Public[int]
    goal: Public[Cell]
    shows: Public[str]
    turned: Public[bool | None]


class GoalAligned(Event, frozen=True, tag="goal_aligned"):
    seat: Public[int]
    goal: Public[Cell]
    turned: Public[bool]


class DwarfLeft(Event, frozen=True, tag="dwarf_left"):
    """A dwarf is out of the cave, with its gold (DC-R04)."""

    seat: Public[int]
    gold: Public[int]


class ClanRevealed(Event, frozen=True, tag="clan_revealed"):
    """By the exit or by gold from a vein (DC-I01)."""

    seat: Public[int]
    identity: Public[str]


class LeftOverSeen(Event, frozen=True, tag="left_over_seen"):
    """The first dwarf out sees the left-over clan cards (DC-R05)."""

    seat: Public[int]
    number: Public[int]
    cards: tuple[str, ...] | None


class GoldTaken(Event, frozen=True, tag="gold_taken"):
    """From a vein (DC-P17)."""

    seat: Public[int]
    cell: Public[Cell]


class Stopped(Event, frozen=True, tag="stopped"):
    """The movement is over; `automatic` if there was no other choice."""

    seat: Public[int]
    automatic: Public[bool]


class Drew(Event, frozen=True, tag="drew"):
    seat: Public[int]
    backs: Public[Backs]
    card: str | None


class GameEnded(Event, frozen=True, tag="game_ended"):
    """Clan cards are turned over, also those left over; treasures are counted (DC-V01 to V06)."""

    how: Public[str]
    identities: Public[tuple[str, ...]]
    left_over: Public[tuple[str, ...]]
    saved: Public[tuple[int, ...]]
    treasures: Public[tuple[int, ...]]
    winner: Public[str | None]
    winners: Public[tuple[int, ...]]


AnyEvent = (
    GameBegan
    | DwarfDealt
    | HandDealt
    | Laid
    | GoldLaid
    | GoalSeen
    | ClanSeen
    | RockFell
    | Swapped
    | HandReceived
    | WebSet
    | WebTurned
    | WebGone
    | WebHewn
    | Equipped
    | CreatureAttracted
    | CreatureRoused
    | CreatureStepped
    | CreatureLeft
    | AxeKept
    | CreatureDrivenAway
    | Attacked
    | CardLost
    | GoldLost
    | DwarfStood
    | CardsDiscarded
    | Stepped
    | GoalRevealed
    | GoalAligned
    | DwarfLeft
    | ClanRevealed
    | LeftOverSeen
    | GoldTaken
    | Stopped
    | Skipped
    | Drew
    | EndProposed
    | Voted
    | GameEnded
)
