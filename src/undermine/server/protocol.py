"""What goes over the wire. docs/protocol.md tells it in words; web/src/protocol.ts is made from these types."""

from typing import Annotated, Any, Literal

import msgspec

from undermine.engine.claims import AnyClaim
from undermine.engine.decisions import Pointer
from undermine.engine.lessons import Light
from undermine.engine.pictures import CardPicture
from undermine.engine.records import Reason
from undermine.engine.rulebook import Chapter
from undermine.engine.saying import Saying
from undermine.server.entries import Config, Edition, Id, Name, Status

PROTOCOL = 1

#: Frames from clients are small; longer ones close the connection.
MAX_FRAME = 8_192
MAX_TEXT = 300
#: Frames to clients have so many bytes, or a multiple of that.
BLOCK = 256
#: The longest block, for frames with choices, and how these begin; in texts, quotation marks are written otherwise.
LONG_BLOCK = 8_192
CHOICES = b'"choices":[{'

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
    """`name` is for one more player at the same device."""

    seat: int
    name: Name | None = None


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
    """The host sends somebody away: anyone before the start, and in a game those without a seat."""

    person: str


class Lock(Request, frozen=True, tag="lock", forbid_unknown_fields=True):
    """The host lets nobody else in, neither to play nor to watch; or (false) again anyone."""

    yes: bool = True


class HandOver(Request, frozen=True, tag="hand_over", forbid_unknown_fields=True):
    """The host makes somebody else the host. While the host is absent, most of those who sat before that can."""

    person: str


class StandIn(Request, frozen=True, tag="stand_in", forbid_unknown_fields=True):
    """Let a bot play on for somebody who is absent: the host can, or most of those who play, each by asking."""

    seat: int
    yes: bool = True


class Leave(Request, frozen=True, tag="leave", forbid_unknown_fields=True):
    """For good; but if you leave a running game, you can take the seat back."""


class TakeBack(Request, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """A bot has played on; now the person does again."""

    seat: int


class Pause(Request, frozen=True, tag="pause", forbid_unknown_fields=True):
    yes: bool = True


class Say(Request, frozen=True, tag="say", forbid_unknown_fields=True):
    """Where several play at one device, `seat` is the one that speaks."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)] = ""
    claim: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    about: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=12)], ...], msgspec.Meta(max_length=4)] = ()
    seat: int | None = None


class MakeClaim(Request, frozen=True, tag="claim", forbid_unknown_fields=True):
    """A seat claims something, true or not: bots listen, too."""

    seat: int
    claim: Annotated[AnyClaim, "AnyClaim"]


class Mute(Request, frozen=True, tag="mute", forbid_unknown_fields=True):
    """`person` can also be `bots`: all of them."""

    person: str
    yes: bool = True


class AskHint(Request, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What could this seat do now? Answered by Hint, or Refusal; nothing happens."""

    seat: int


class WhyNot(msgspec.Struct, frozen=True, tag="why_not", forbid_unknown_fields=True):
    """Asks why nothing can be done with a card at a place, or with a card at all. It is no decision, and free.

    With a `decision` in notation it asks why that can't be taken, wherever `points` points.
    """

    id: Id
    seat: int
    points: Pointer
    decision: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Earlier(msgspec.Struct, frozen=True, tag="earlier", forbid_unknown_fields=True):
    """Asks for what was said before the entry with a number, or for what else happened in this game: a page of 50."""

    id: Id
    before: int
    talk: bool = True


#: Requests that become entries of the log.
LoggedRequest = (
    Decide
    | Sit
    | Stand
    | SeatBot
    | Ready
    | Start
    | Remove
    | Lock
    | HandOver
    | StandIn
    | Leave
    | TakeBack
    | Pause
    | Say
    | MakeClaim
    | Mute
)
ClientRequest = LoggedRequest | AskHint
ClientMessage = Hello | Ping | Look | WhyNot | Earlier | ClientRequest

# ---- what viewers are told ------------------------------------------------------------------------------------------


class Person(msgspec.Struct, frozen=True, gc=False):
    person: str
    name: str


class SeatState(msgspec.Struct, frozen=True, gc=False):
    """A seat, its person or bot, and its clock: so many seconds are left, counting down from `since` if that is set.

    `name` is what all call it, a person's or a bot's; "" is a free seat. `away` says that a bot plays on for the
    person, `stand_in_wished` who would like that.
    """

    seat: int
    name: str
    person: str | None
    bot: str | None
    #: How a bot's character talks and plays its part; nothing for a person.
    temper: str
    ready: bool
    away: bool
    stand_in_wished: tuple[str, ...]
    left: float | None
    since: float | None
    #: When its time is over, where nights don't count.
    until: float | msgspec.UnsetType = msgspec.UNSET


class HostWish(msgspec.Struct, frozen=True):
    """While the host is absent, somebody would like another."""

    person: str
    host: str


class TableState(msgspec.Struct, frozen=True):
    """All that everybody may know of a table, except the game itself. `match` counts the games that were started."""

    code: str
    config: Config
    status: Status
    match: int
    host: str | None
    host_wished: tuple["HostWish", ...]
    locked: bool
    people: tuple[Person, ...]
    seats: tuple[SeatState, ...]
    paused: bool
    pause_wished: tuple[str, ...]


class Told(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What an update is about."""


class TableMade(Told, frozen=True, tag="created"):
    pass


class PersonJoined(Told, frozen=True, tag="joined"):
    person: str
    name: str


class PersonLeft(Told, frozen=True, tag="left"):
    person: str


class TableLocked(Told, frozen=True, tag="locked"):
    yes: bool


class HostChanged(Told, frozen=True, tag="handed_over"):
    person: str


class HostAsked(Told, frozen=True, tag="host_wished"):
    person: str
    host: str


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


class DecisionTaken(Told, frozen=True, tag="decided", omit_defaults=True):
    """Who decided; what happened then is in the events. `instead` names a quicker bot than the seat's, if it was one:
    many wanted to think at the same time.
    """

    seat: int
    how: Literal["person", "bot", "clock"]
    instead: str | msgspec.UnsetType = msgspec.UNSET


class BotTookOver(Told, frozen=True, tag="bot_took"):
    seat: int


class StandInAsked(Told, frozen=True, tag="stand_in_wished"):
    person: str
    seat: int
    yes: bool


class PersonCameBack(Told, frozen=True, tag="came_back"):
    """Somebody who was absent is there again; nobody wants a bot for them any more."""

    person: str


class SeatTakenBack(Told, frozen=True, tag="took_back"):
    seat: int


class PauseAsked(Told, frozen=True, tag="pause_wished"):
    person: str
    yes: bool


class GamePaused(Told, frozen=True, tag="paused"):
    """While somebody is absent, the host or most of those who play are enough for a pause."""


class TableWoke(Told, frozen=True, tag="woke"):
    """Clocks run again. They did not while the table slept or the server was away."""


class Chat(Told, frozen=True, tag="said", omit_defaults=True):
    person: str
    text: str
    claim: str | None
    about: tuple[str, ...]
    seat: int | msgspec.UnsetType = msgspec.UNSET


class SeatClaimed(Told, frozen=True, tag="claimed"):
    """`person` is nobody if a bot speaks."""

    seat: int
    claim: Annotated[AnyClaim, "AnyClaim"]
    person: str | None


class MutedByYou(Told, frozen=True, tag="muted"):
    other: str
    yes: bool


class Quiet(Told, frozen=True, tag="quiet"):
    """Something that is not for this viewer; numbers have no gaps."""


AnyTold = (
    TableMade
    | PersonJoined
    | PersonLeft
    | TableLocked
    | HostChanged
    | HostAsked
    | SeatTaken
    | SeatGivenToBot
    | SeatFreed
    | PersonReady
    | GameStarted
    | DecisionTaken
    | BotTookOver
    | StandInAsked
    | PersonCameBack
    | SeatTakenBack
    | PauseAsked
    | GamePaused
    | TableWoke
    | Chat
    | SeatClaimed
    | MutedByYou
    | Quiet
)

#: What a game's view_type, decision_type and event_type say, whichever game it is. Games use the same tags for
#: different things, so no union of them can be read back; the server only writes them, and TypeScript has the unions.
GameView = Annotated[Any, "GameView"]
GameDecision = Annotated[Any, "GameDecision"]
GameEvent = Annotated[Any, "GameEvent"]


class Choice(msgspec.Struct, frozen=True, gc=False):
    """Something that you can decide now: send its text. `points` says what it uses and where it is offered."""

    text: str
    decision: GameDecision
    points: Pointer


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson: words, in which {B} stands for the name of seat B, and what they point at. It asks for one of
    the `accepted` choices, for a `trial` that will be refused, or to be read.
    """

    words: str
    why: str
    clause: str | None
    light: Light | None
    accepted: tuple[str, ...]
    trial: Choice | None


class LessonNow(msgspec.Struct, frozen=True):
    """Where the learner is: the steps up to the next decision, after those `done`; none while others decide."""

    title: str
    steps: tuple[LessonStep, ...]
    done: int
    of: int
    #: The learner has done something else, so nothing more is told.
    left: bool
    learned: tuple[str, ...]


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """What a viewer saw of one update."""

    number: int
    at: float
    told: AnyTold
    events: tuple[GameEvent, ...] = ()


# ---- from the server ------------------------------------------------------------------------------------------------


class Welcome(msgspec.Struct, frozen=True, tag="welcome", omit_defaults=True):
    """Who you are: a person, or (null) somebody who watches. `now` is the server's time. Where `others` serve this
    table as well, it is worth looking for one of them as soon as this one falls silent.
    """

    protocol: int
    server: str
    person: str | None
    now: float
    others: bool = False


class Here(msgspec.Struct, frozen=True):
    """The end of a state: who is there, whom you have muted, and the server's time."""

    online: tuple[str, ...]
    absent: tuple[str, ...]
    muted: tuple[str, ...]
    now: float


class State(msgspec.Struct, frozen=True, tag="state"):
    """The whole table as seen from `look`: one of your seats, or null. `lesson` is for the learner of a guided game.

    `log` has the last 50 lines of talk, and the last 50 of what else happened in this game; Earlier asks for more.
    """

    number: int
    look: int | None
    table: TableState
    view: GameView | None
    choices: tuple[Choice, ...]
    log: tuple[LogEntry, ...]
    lesson: LessonNow | None
    #: As in Here: what is the same for all comes first, so that it is written once.
    online: tuple[str, ...]
    absent: tuple[str, ...]
    muted: tuple[str, ...]
    now: float


class Update(msgspec.Struct, frozen=True, tag="update", omit_defaults=True):
    """One more entry of the log. `table` and `view` hold the fields that changed; `choices` and `lesson` are there if
    they changed.
    """

    number: int
    at: float
    told: AnyTold
    now: float
    events: tuple[GameEvent, ...] = ()
    table: dict[str, object] = {}
    view: dict[str, object] = {}
    choices: tuple[Choice, ...] | None = None
    lesson: LessonNow | None = None


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who is there now; it has no number. Somebody who has been away for a minute is absent."""

    person: str
    online: bool
    absent: bool = False


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """Done, and stored as the entry with this number."""

    id: str
    number: int


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """Not done, and why; with the clause if the rules of the game refuse it. `number` is that of the last entry.

    `says` is the sentence by its key and its facts, for clients in other languages.
    """

    id: str | None
    number: int
    why: str
    clause: str | None = None
    stale: bool = False
    says: Saying | None = None


class NotStored(msgspec.Struct, frozen=True, tag="not_stored"):
    """The server can't store anything right now. Nobody is to blame, and nothing has changed: send it again."""

    id: str


class SetBack(msgspec.Struct, frozen=True, tag="set_back"):
    """You have heard of more than the server has now: its data is older, from a backup perhaps. The table follows."""

    number: int


class WhyNotAnswer(msgspec.Struct, frozen=True, tag="why_not"):
    """Why not, and the clause if the rules are against it; null if it can be done. A seat is called "seat B"."""

    id: str
    why: str | None
    clause: str | None = None
    says: Saying | None = None


class Lines(msgspec.Struct, frozen=True, tag="lines"):
    """What came before, oldest first: 50 lines, or fewer if there are no more."""

    id: str
    lines: tuple[LogEntry, ...]


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """One of your choices, by its text, and why: what a bot would do that sees what you see."""

    id: str
    number: int
    text: str
    reasons: tuple[Reason, ...]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    now: float


Answer = Ack | Refusal | NotStored | Hint
ServerMessage = Welcome | SetBack | State | Update | Presence | Answer | WhyNotAnswer | Lines | Pong

# ---- HTTP -----------------------------------------------------------------------------------------------------------


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: you are the host, and sit in the first seat unless you only want to watch."""

    config: Config
    name: Name = "Host"
    watch: bool = False


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/CODE/people: you sit in a free seat, ready to play, unless you only want to watch."""

    name: Name
    watch: bool = False


class PlayNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/play: a table with bots in all other seats, started."""

    game: str
    seats: int = 5
    name: Name = "You"
    bot: str = "rookie"
    options: dict[str, object] = {}
    clock: Literal["none"] = "none"
    edition: Edition = msgspec.UNSET


class Learn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/GAME or /api/lessons/GAME/LESSON: a guided game, started."""

    name: Name = "You"


class LessonInfo(msgspec.Struct, frozen=True):
    """GET /api/lessons"""

    game: str
    lesson: str
    title: str
    steps: int


class Joined(msgspec.Struct, frozen=True):
    """Who you are at a table. The token is the key to your seats; browsers get it as a cookie instead.

    `name` is what you are called here: "Pat 2" if there was a Pat. Without a seat, `watching` says why you watch.
    """

    code: str
    person: str
    token: str | None
    name: str
    seat: int | None = None
    watching: "Watching | None" = None


class SeatLink(msgspec.Struct, frozen=True):
    """POST /api/tables/CODE/links: takes your seats to another device, once, if that asks before `until`."""

    secret: str
    until: float


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/CODE/devices: the same person on one more device, by the secret of a link."""

    secret: Annotated[str, msgspec.Meta(max_length=60)]


class TellMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/CODE/notices: tell me that it is my turn while I am away, in these words, by Web Push."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1_000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=160)]


class TellMeNoMore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DELETE /api/tables/CODE/notices"""

    endpoint: Annotated[str, msgspec.Meta(max_length=1_000)]


#: Because you wanted to, because all seats are taken, because a game is running, or because others from your address
#: have as many seats as one address can have.
Watching = Literal["wished", "full", "running", "shared"]


class MyTable(msgspec.Struct, frozen=True):
    """GET /api/tables/mine: a table where you are, by your browser's cookie; `at` is when something happened last.

    `waiting` names those who have to decide, `yours` says that you are one of them, and `since` is when that began. Of
    tables that were named as CODE:NUMBER in ?seen=…,…, `moves` says how many decisions others took after that entry.
    """

    code: str
    game: str
    status: Status
    seats: int
    names: tuple[str, ...]
    waiting: tuple[str, ...]
    yours: bool
    paused: bool
    at: float
    since: float | None = None
    moves: int | None = None


class ServerInfo(msgspec.Struct, frozen=True):
    """GET /api/server: where this server can be reached; if `local_only`, on its own machine and nowhere else.

    `notices` is the public key of its notices by Web Push; without it, it sends none.
    """

    addresses: tuple[str, ...]
    local_only: bool
    notices: str | None = None


class TableListing(msgspec.Struct, frozen=True):
    """GET /api/tables: public tables."""

    code: str
    game: str
    seats: int
    status: str


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/games"""

    game: str
    title: str
    seats: tuple[int, int]
    options: tuple["OptionInfo", ...]
    bots: tuple[str, ...]
    editions: tuple["EditionInfo", ...] = ()


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """`values` is empty for a number. `books` says what each edition's book says of it, and `clause` tells more."""

    name: str
    values: tuple[object, ...]
    default: object
    clause: str | None = None
    books: tuple["BookSays", ...] = ()


class BookSays(msgspec.Struct, frozen=True):
    """What a rulebook says of an option. `silent`: it says nothing; a value beside that is what follows from it."""

    edition: str
    value: object
    silent: bool


class EditionInfo(msgspec.Struct, frozen=True):
    """A rulebook to the letter: the options that it says something of."""

    name: str
    options: dict[str, object]


class Rules(msgspec.Struct, frozen=True):
    """GET /api/rules/GAME: the rules as this program plays them, with entries of other games that they rest on."""

    game: str
    title: str
    chapters: tuple[Chapter, ...]


class Moment(msgspec.Struct, frozen=True):
    """GET /api/tables/CODE/replays/MATCH/DECIDED: a finished game after so many decisions, seen from a seat."""

    decided: int = msgspec.field(name="number")
    of: int
    view: GameView
    events: tuple[GameEvent, ...]
    decision: str | None


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/CODE/replays/MATCH, POST /api/replays: a whole game, as its first view and what changes in it."""

    game: str
    seats: int
    cards: tuple[CardPicture, ...]
    view: GameView
    events: tuple[GameEvent, ...]
    said: tuple["ReplayedClaim", ...]
    steps: tuple["ReplayStep", ...]


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision, and what is different after it.

    `changed` has fields of the view. Of its lists, `spliced` says where something changes, how many items go there, and
    which come.
    """

    seat: int
    decision: str
    events: tuple[GameEvent, ...] = ()
    changed: dict[str, object] = {}
    spliced: dict[str, tuple[int, int, list[object]]] = {}
    said: tuple["ReplayedClaim", ...] = ()


class ReplayedClaim(msgspec.Struct, frozen=True):
    seat: int
    claim: AnyClaim


class Problem(msgspec.Struct, frozen=True):
    """The answer to every HTTP request that something is wrong with."""

    error: str
    says: Saying | None = None


def _plain(thing: object) -> str:
    """A sentence that remembers its facts, or a word that knows its article, goes out as the text that it is."""
    if isinstance(thing, str):
        return str(thing)
    raise NotImplementedError(f"nothing says how {type(thing).__name__} goes out")


encode = msgspec.json.Encoder(enc_hook=_plain).encode


def padded(frame: bytes) -> bytes:
    """A frame of whole blocks, with blanks at its end: its length tells nobody on the line what is in it.

    How many choices somebody has tells of their cards, so with choices a frame is as long as the next power of two, or
    whole blocks of the longest.

    >>> len(padded(b"{}")), padded(b"{}").strip()
    (256, b'{}')
    >>> [len(padded(size * b" " + CHOICES)) for size in (100, 1_030, 3_000, 9_000)]
    [256, 2048, 4096, 16384]
    """
    size, block = len(frame), BLOCK
    if CHOICES in frame:
        block = min(max(1 << (size - 1).bit_length(), BLOCK), LONG_BLOCK)
    return frame.ljust(-size // block * -block)


decode_client = msgspec.json.Decoder(ClientMessage).decode
