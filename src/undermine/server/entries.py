"""The log of a table: everything that ever happened to it, in order. The table is what its log adds up to.

Entries are stored as JSON and hold secrets (seeds, hashes of tokens). What viewers get is in protocol.py.
"""

from typing import Annotated, Literal

import msgspec

from undermine.engine.claims import AnyClaim
from undermine.engine.digests import DigestKind
from undermine.engine.records import Reason

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

Edition = Annotated[str, msgspec.Meta(min_length=1, max_length=20)] | msgspec.UnsetType

Status = Literal["open", "playing", "over"]

DAY = 86_400.0
#: A clock of an hour and more a decision goes on while nobody is there.
SLOW = 3_600.0


TimeOfDay = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when until when, in minutes after midnight, and where: a time zone such as Europe/Amsterdam."""

    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    begins: TimeOfDay = 22 * 60
    ends: TimeOfDay = 8 * 60


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No clock; so many seconds for each decision; or a bank of seconds, with some more after each decision."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[float, msgspec.Meta(ge=1, le=14 * DAY)] = 60.0
    more: Annotated[float, msgspec.Meta(ge=0, le=DAY)] = 0.0
    #: When a slow clock rests. Other tables are stored as they were before clocks knew nights.
    night: Night | msgspec.UnsetType = msgspec.UNSET

    @property
    def slow(self) -> bool:
        return self.kind != "none" and self.seconds >= SLOW

    @property
    def nights(self) -> Night | None:
        return None if self.night is msgspec.UNSET else self.night


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table plays. `public` is listed for all to watch; `link` is for anyone who has the code; nobody can
    watch a `closed` one.
    """

    game: str
    seats: int
    options: dict[str, object] = {}
    deck: Annotated[str, msgspec.Meta(max_length=20_000)] | None = None
    clock: Clock = Clock()
    privacy: Literal["public", "link", "closed"] = "link"
    #: The rulebook that `options` began with, if any; they may differ from it. Older logs have no such field.
    edition: Edition = msgspec.UNSET
    #: A guided game, by its name in GET /api/lessons. Other tables are stored as they were before there were any.
    lesson: Annotated[str, msgspec.Meta(max_length=100)] | msgspec.UnsetType = msgspec.UNSET
    #: Whether people other than the host can have several seats, at one device or from one address.
    several_seats: bool | msgspec.UnsetType = msgspec.UNSET


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag=True, gc=False):
    """`by` is the person who asked for it, `id` what that person called the request: sent twice, it is done once."""

    at: float
    by: str | None = None
    id: Id | None = None


class Created(Entry, frozen=True, tag="created"):
    config: Config


class Joined(Entry, frozen=True, tag="joined"):
    person: str
    name: Name
    token_hash: str


class Linked(Entry, frozen=True, tag="linked"):
    """A person makes a link that takes their seats to another device, once, before a time. The one before is void."""

    person: str
    link_hash: str
    until: float


class DeviceCame(Entry, frozen=True, tag="device_came"):
    """The link was opened on another device, which has a token of its own from now on."""

    person: str
    token_hash: str


class Locked(Entry, frozen=True, tag="locked"):
    """The host lets nobody else in, or again anyone."""

    yes: bool


class HandedOver(Entry, frozen=True, tag="handed_over"):
    """Somebody else is the host: the host wants it, or most of those who are there while the host is absent."""

    person: str


class HostWished(Entry, frozen=True, tag="host_wished"):
    """While the host is absent, somebody would like another one."""

    person: str
    host: str


class Left(Entry, frozen=True, tag="left"):
    """A person goes, or is removed by the host. In a game that runs, a bot plays on."""

    person: str


class Sat(Entry, frozen=True, tag="sat", omit_defaults=True):
    """`name` is that of one more player at the person's device, if they told it."""

    seat: int
    person: str
    name: Name | None = None


class BotSat(Entry, frozen=True, tag="bot_sat"):
    seat: int
    bot: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat is free again."""

    seat: int


class Readied(Entry, frozen=True, tag="readied"):
    person: str
    yes: bool


class Started(Entry, frozen=True, tag="started"):
    """`position` is where a guided game begins, so that a lesson can be written anew without harm to its logs."""

    seed: str
    position: str | msgspec.UnsetType = msgspec.UNSET
    #: What the digests of its decisions are made of; the first logs don't say so, and theirs are of positions.
    digests: DigestKind | msgspec.UnsetType = msgspec.UNSET


class Decided(Entry, frozen=True, tag="decided"):
    """`how` it was decided: by a person, by a bot, or because the clock ran out. `lag` is not charged to the clock."""

    seat: int
    decision: str
    digest: str
    how: Literal["person", "bot", "clock"] = "person"
    lag: float = 0.0
    #: Why a bot decided so. It tells the bot's role and hand: for the record, never for a viewer.
    reasons: tuple[Reason, ...] = ()
    #: The quicker bot that decided, because the seat's own would have waited for too long.
    instead: str | msgspec.UnsetType = msgspec.UNSET


class BotTook(Entry, frozen=True, tag="bot_took"):
    """A bot plays on for somebody who is away."""

    seat: int


class StandInWished(Entry, frozen=True, tag="stand_in_wished"):
    """Somebody would like a bot to play on for a seat whose person is absent, or would rather wait after all."""

    person: str
    seat: int
    yes: bool


class CameBack(Entry, frozen=True, tag="came_back"):
    """A person is there again, whom others wanted a bot for: nobody wants it any more."""

    person: str


class TookBack(Entry, frozen=True, tag="took_back"):
    seat: int


class PauseWished(Entry, frozen=True, tag="pause_wished"):
    """A pause needs the wish of everybody who plays; one of them is enough to go on."""

    person: str
    yes: bool


class Paused(Entry, frozen=True, tag="paused"):
    """While somebody is absent, the wish of the host, or of most of those who are there, is enough for a pause."""


class Slept(Entry, frozen=True, tag="slept"):
    """None of those who play is there any more, so nobody waits: clocks are held from here on."""


class Woke(Entry, frozen=True, tag="woke"):
    """One of those who play is back: clocks go on from here."""


class Said(Entry, frozen=True, tag="said"):
    """Free text, or one of the client's claims and emotes by its key, with seats and cells it speaks of.

    `seat` tells who of several people at one device speaks.
    """

    person: str
    text: str = ""
    claim: str | None = None
    about: tuple[str, ...] = ()
    seat: int | msgspec.UnsetType = msgspec.UNSET


class Claimed(Entry, frozen=True, tag="claimed"):
    """A seat claims something; `person` is nobody if a bot speaks."""

    seat: int
    claim: AnyClaim
    person: str | None = None


class Muted(Entry, frozen=True, tag="muted"):
    """Only the person who does not want to hear knows of it."""

    person: str
    other: str
    yes: bool


AnyEntry = (
    Created
    | Joined
    | Linked
    | DeviceCame
    | Left
    | Locked
    | HandedOver
    | HostWished
    | Sat
    | BotSat
    | Stood
    | Readied
    | Started
    | Decided
    | BotTook
    | StandInWished
    | CameBack
    | TookBack
    | PauseWished
    | Paused
    | Slept
    | Woke
    | Said
    | Claimed
    | Muted
)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
