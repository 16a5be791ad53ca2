"""What goes over the wire. docs/protocol.md tells it in words; web/src/protocol.ts is made from these types."""

from typing import Annotated, Any, Literal

import msgspec

from undermine.engine.decisions import Pointer
from undermine.server.entries import Config, Id, Name, Status

PROTOCOL = 1

#: Frames from clients are small; longer ones close the connection.
MAX_FRAME = 8_192
MAX_TEXT = 300

# ---- from the client ------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message. Without a token (here or as a cookie) you watch. `last` is the last number you have."""

    protocol: int
    token: str | None = None
    last: int | None = None
    look: int | None = None


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Every 2.5 seconds; `lag` is how long the last answer took, in seconds."""

    lag: float = 0.0


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """See the table from another of your seats, or (null) as those who watch do."""

    seat: int | None = None


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Answered by Ack or Refusal with the same id; sent twice, it is done once."""

    id: Id


class Decide(Request, frozen=True, tag="decide", forbid_unknown_fields=True):
    """`number` is that of the update that the decision answers."""

    number: int
    seat: int
    decision: Annotated[str, msgspec.Meta(max_length=200)]


class Sit(Request, frozen=True, tag="sit", forbid_unknown_fields=True):
    seat: int


class Stand(Request, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave a seat; the host can also send bots away."""

    seat: int


class SeatBot(Request, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    seat: int
    bot: str = "rookie"


class Ready(Request, frozen=True, tag="ready", forbid_unknown_fields=True):
    yes: bool = True


class Start(Request, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host starts, when all seats are taken and all people are ready."""


class Remove(Request, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host sends somebody away, before the start."""

    person: str


class Leave(Request, frozen=True, tag="leave", forbid_unknown_fields=True):
    """For good; but if you leave a running game, you can take the seat back."""


class TakeBack(Request, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """A bot has played on; now the person does again."""

    seat: int


class Pause(Request, frozen=True, tag="pause", forbid_unknown_fields=True):
    yes: bool = True


class Say(Request, frozen=True, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)] = ""
    claim: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    about: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=12)], ...], msgspec.Meta(max_length=4)] = ()


class Mute(Request, frozen=True, tag="mute", forbid_unknown_fields=True):
    person: str
    yes: bool = True


ClientRequest = Decide | Sit | Stand | SeatBot | Ready | Start | Remove | Leave | TakeBack | Pause | Say | Mute
ClientMessage = Hello | Ping | Look | ClientRequest

# ---- what viewers are told ------------------------------------------------------------------------------------------


class Person(msgspec.Struct, frozen=True):
    person: str
    name: str


class SeatState(msgspec.Struct, frozen=True):
    """A seat, its person or bot, and its clock: so many seconds are left, counting down from `since` if that is set.

    `away` says that a bot plays on for the person.
    """

    seat: int
    person: str | None
    bot: str | None
    ready: bool
    away: bool
    left: float | None
    since: float | None


class TableState(msgspec.Struct, frozen=True):
    """All that everybody may know of a table, except the game itself. `match` counts the games that were started."""

    code: str
    config: Config
    status: Status
    match: int
    host: str | None
    people: tuple[Person, ...]
    seats: tuple[SeatState, ...]
    paused: bool
    pause_wished: tuple[str, ...]


class Told(msgspec.Struct, frozen=True, tag=True):
    """What an update is about."""


class TableMade(Told, frozen=True, tag="created"):
    pass


class PersonJoined(Told, frozen=True, tag="joined"):
    person: str
    name: str


class PersonLeft(Told, frozen=True, tag="left"):
    person: str


class SeatTaken(Told, frozen=True, tag="sat"):
    seat: int
    person: str


class SeatGivenToBot(Told, frozen=True, tag="bot_sat"):
    seat: int
    bot: str


class SeatFreed(Told, frozen=True, tag="stood"):
    seat: int


class PersonReady(Told, frozen=True, tag="readied"):
    person: str
    yes: bool


class GameStarted(Told, frozen=True, tag="started"):
    """A new view begins: forget that of the game before."""

    match: int


class DecisionTaken(Told, frozen=True, tag="decided"):
    """Who decided; what happened then is in the events."""

    seat: int
    how: Literal["person", "bot", "clock"]


class BotTookOver(Told, frozen=True, tag="bot_took"):
    seat: int


class SeatTakenBack(Told, frozen=True, tag="took_back"):
    seat: int


class PauseAsked(Told, frozen=True, tag="pause_wished"):
    person: str
    yes: bool


class TableWoke(Told, frozen=True, tag="woke"):
    """Clocks run again. They did not while the table slept or the server was away."""


class Chat(Told, frozen=True, tag="said"):
    person: str
    text: str
    claim: str | None
    about: tuple[str, ...]


class MutedByYou(Told, frozen=True, tag="muted"):
    other: str
    yes: bool


class Quiet(Told, frozen=True, tag="quiet"):
    """Something that is not for this viewer; numbers have no gaps."""


AnyTold = (
    TableMade
    | PersonJoined
    | PersonLeft
    | SeatTaken
    | SeatGivenToBot
    | SeatFreed
    | PersonReady
    | GameStarted
    | DecisionTaken
    | BotTookOver
    | SeatTakenBack
    | PauseAsked
    | TableWoke
    | Chat
    | MutedByYou
    | Quiet
)

#: What a game's view_type, decision_type and event_type say, whichever game it is. Games use the same tags for
#: different things, so no union of them can be read back; the server only writes them, and TypeScript has the unions.
GameView = Annotated[Any, "GameView"]
GameDecision = Annotated[Any, "GameDecision"]
GameEvent = Annotated[Any, "GameEvent"]


class Choice(msgspec.Struct, frozen=True):
    """Something that you can decide now: send its text. `points` says what it uses and where it is offered."""

    text: str
    decision: GameDecision
    points: Pointer


class LogEntry(msgspec.Struct, frozen=True):
    """What a viewer saw of one update."""

    number: int
    at: float
    told: AnyTold
    events: tuple[GameEvent, ...] = ()


# ---- from the server ------------------------------------------------------------------------------------------------


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Who you are: a person, or (null) somebody who watches. `now` is the server's time."""

    protocol: int
    server: str
    person: str | None
    now: float


class State(msgspec.Struct, frozen=True, tag="state"):
    """The whole table as seen from `look`: one of your seats, or null."""

    number: int
    look: int | None
    table: TableState
    view: GameView | None
    choices: tuple[Choice, ...]
    log: tuple[LogEntry, ...]
    online: tuple[str, ...]
    now: float


class Update(msgspec.Struct, frozen=True, tag="update", omit_defaults=True):
    """One more entry of the log. `table` and `view` hold the fields that changed; `choices` is there if it changed."""

    number: int
    at: float
    told: AnyTold
    now: float
    events: tuple[GameEvent, ...] = ()
    table: dict[str, object] = {}
    view: dict[str, object] = {}
    choices: tuple[Choice, ...] | None = None


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who is there now; it has no number."""

    person: str
    online: bool


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """Done, and stored as the entry with this number."""

    id: str
    number: int


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """Not done, and why; with the clause if the rules of the game refuse it. `number` is that of the last entry."""

    id: str | None
    number: int
    why: str
    clause: str | None = None
    stale: bool = False


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    now: float


ServerMessage = Welcome | State | Update | Presence | Ack | Refusal | Pong

# ---- HTTP -----------------------------------------------------------------------------------------------------------


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    config: Config
    name: Name = "Host"


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/CODE/people"""

    name: Name


class PlayNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/play: a table with bots in all other seats, started."""

    game: str
    seats: int = 5
    name: Name = "You"
    bot: str = "rookie"
    options: dict[str, object] = {}
    clock: Literal["none"] = "none"


class Joined(msgspec.Struct, frozen=True):
    """Who you are at a table. The token is the key to your seats; browsers get it as a cookie instead."""

    code: str
    person: str
    token: str | None


class TableListing(msgspec.Struct, frozen=True):
    """GET /api/tables: public tables."""

    code: str
    game: str
    seats: int
    status: str


class GameInfo(msgspec.Struct, frozen=True):
    """GET /api/games"""

    game: str
    title: str
    seats: tuple[int, int]
    options: tuple["OptionInfo", ...]
    bots: tuple[str, ...]


class OptionInfo(msgspec.Struct, frozen=True):
    """`values` is empty for a number."""

    name: str
    values: tuple[object, ...]
    default: object


class Moment(msgspec.Struct, frozen=True):
    """GET /api/tables/CODE/replays/MATCH/DECIDED: a finished game after so many decisions, seen from a seat."""

    decided: int = msgspec.field(name="number")
    of: int
    view: GameView
    events: tuple[GameEvent, ...]
    decision: str | None


class Problem(msgspec.Struct, frozen=True):
    """The answer to every HTTP request that something is wrong with."""

    error: str


encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(ClientMessage).decode
