"""A seat at a live table of a server, over its own WebSocket: what a browser is told, and nothing else."""

import asyncio
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undermine.engine.claims import AnyClaim, Vocabulary, read_claim
from undermine.engine.errors import OptionError, Refused, UndermineError
from undermine.envs.text.answers import read_answer
from undermine.envs.text.claims import read_claim_words, ways_to_claim
from undermine.envs.text.looking import Seen, choices_text, names_for, rules_text, table_text, tell_claim, tell_words
from undermine.games import game_named
from undermine.llm.seated import YOU_MAY, rules_about, why_refused
from undermine.server.protocol import PROTOCOL, Joined, JoinTable, Problem

#: Seconds: for an answer of the server; until a model that waits for its turn is told to ask again; between signs of
#: life; and between attempts to connect again.
PATIENCE, TURN, ALIVE, AGAIN = 30.0, 25.0, 5.0, 1.0
#: A person may send 100 messages in 20 seconds; we keep off that.
MESSAGES, SECONDS = 70, 20.0
#: After these nothing comes back: no such table, another version, somebody else's key, locked, damaged.
FINAL = {4400, 4401, 4403, 4404, 4423, 4426, 4500}
WATCHING = {
    "full": "all its seats are taken",
    "running": "a game is running there; come before it starts",
    "shared": "others from your address have as many seats as one address can have",
}

Json = dict[str, Any]
T = TypeVar("T")


class Place(NamedTuple):
    """Where a table is, and who we are there."""

    server: str
    code: str
    game: str
    joined: Joined


def join(address: str, name: str) -> Place:
    """Takes a free seat at the table with this address, such as http://localhost:8000/t/BCDFGH."""
    parts = urllib.parse.urlsplit(address)
    code = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not code.isalnum():
        raise OptionError(f"{address!r} is no table; write its address, for example http://localhost:8000/t/BCDFGH")
    server = f"{parts.scheme}://{parts.netloc}"
    table = _http(server, f"/api/tables/{code}", None, Json)
    game = game_named(table["config"]["game"])
    taken = all(seat["person"] or seat["bot"] for seat in table["seats"])
    why = "running" if table["status"] == "playing" else "full" if taken else ""
    if not why:  # nobody joins in vain: a person who only watches would be left there
        joined = _http(server, f"/api/tables/{code}/people", JoinTable(name), Joined)
        if joined.seat is not None:
            return Place(server, code, game.name, joined)
        why = joined.watching or ""
    raise OptionError(f"there is no seat for you at table {code}: {WATCHING.get(why, 'you could only watch')}")


def _http(server: str, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
    """What a server answers."""
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(server + path, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as error:
        raise OptionError(f"{server} says no: {_problem(error)}") from None
    except (OSError, msgspec.MsgspecError) as error:
        raise OptionError(f"there is no server of Undermine at {server}: {error}") from None


def _problem(error: urllib.error.HTTPError) -> str:
    with suppress(msgspec.MsgspecError):
        return msgspec.json.decode(error.read(), type=Problem).error
    return str(error)


class LiveSeat:
    """One seat at a live table. `running()` keeps the line; a line that is lost is taken up again where it broke."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.game = game_named(place.game)
        self.seat = place.joined.seat or 0
        self.number = 0
        self.table: Json = {}
        self.view: Json | None = None
        self._choices: list[str] = []
        self._news: list[str] = []
        self._claims = 0
        self._asked: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self._sent: deque[float] = deque(maxlen=MESSAGES)
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._gone = ""

    # ---- the line ------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Connected, as well as can be."""
        tasks = [asyncio.create_task(self._keep()), asyncio.create_task(self._ping())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep(self) -> None:
        address = f"{self.place.server.replace('http', 'ws', 1)}/api/tables/{self.place.code}/ws"
        while not self._gone:
            try:
                async with connect(address, max_size=None, proxy=None) as socket:
                    await self._hello(socket)
                    async for frame in socket:
                        self._take(msgspec.json.decode(frame))
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                if code in FINAL and closed.rcvd:
                    self._gone = f"the table is closed to you: {closed.rcvd.reason or code}"
            except (OSError, InvalidHandshake):
                pass  # the server restarts, or the line is down: it is tried again
            except (msgspec.MsgspecError, KeyError) as error:
                self._gone = f"the server says something that this version can't read: {error}"
            self._socket = None
            self._wake()
            await asyncio.sleep(AGAIN)

    async def _hello(self, socket: ClientConnection) -> None:
        """Says who we are and what we have; what was asked and not answered is asked again, and done once."""
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.place.joined.token, "look": self.seat}
        await self._send(socket, {**hello, "last": self.number} if self.number else hello)
        for message, _ in list(self._asked.values()):
            await self._send(socket, message)
        self._socket = socket

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(ALIVE)
            if self._socket is not None:
                with suppress(ConnectionClosed):
                    await self._send(self._socket, {"type": "ping"})

    async def _send(self, socket: ClientConnection, message: Json) -> None:
        if len(self._sent) == MESSAGES:
            await asyncio.sleep(max(0.0, self._sent[0] + SECONDS - time.monotonic()))
        self._sent.append(time.monotonic())
        await socket.send(msgspec.json.encode(message), text=True)

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def _until(self, met: Callable[[], bool], seconds: float) -> bool:
        """Waits until something is so, or for so long; raises if nothing more will come."""
        end = time.monotonic() + seconds
        while not met():
            if self._gone:
                raise UndermineError(self._gone)
            try:
                await asyncio.wait_for(self._changed.wait(), max(0.0, end - time.monotonic()))
            except TimeoutError:
                return met()
        return True

    async def _ask(self, kind: str, **fields: Any) -> Json:
        """A request, and its answer."""
        if not await self._until(lambda: self._socket is not None and bool(self.number), PATIENCE):
            raise UndermineError("the server can't be reached right now; try again in a while")
        number = secrets.token_hex(8)
        message: Json = {"type": kind, "id": number, **fields}
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._asked[number] = message, answer
        try:
            if self._socket is not None:
                with suppress(ConnectionClosed):
                    await self._send(self._socket, message)
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise UndermineError("the server has not answered; look whether it was done, and try again") from None
        finally:
            del self._asked[number]

    # ---- what the server tells -----------------------------------------------------------------------------------

    def _take(self, frame: Json) -> None:
        match frame["type"]:
            case "state":
                self._take_state(frame)
            case "set_back":
                self.number = 0
            case "update" if frame["number"] > self.number:
                self._take_update(frame)
            case "ack" | "refused" | "not_stored" if frame["id"] in self._asked:
                answer = self._asked[frame["id"]][1]
                if not answer.done():
                    answer.set_result(frame)
        self._wake()

    def _take_state(self, frame: Json) -> None:
        before, self.number = self.number, frame["number"]
        self.table, self.view = frame["table"], frame["view"]
        self._choices = [choice["text"] for choice in frame["choices"]]
        for line in frame["log"]:
            if line["number"] > before:
                self._hear(line)

    def _take_update(self, frame: Json) -> None:
        self.number = frame["number"]
        if frame["told"]["type"] == "started":
            self.view, self._claims = None, 0
        self.table = self.table | frame.get("table", {})
        if "view" in frame:
            self.view = (self.view or {}) | frame["view"]
        if "choices" in frame:
            self._choices = [choice["text"] for choice in frame["choices"]]
        self._hear(frame)

    def _hear(self, line: Json) -> None:
        """What is worth a line."""
        told, names = line["told"], self._names()
        match told["type"]:
            case "claimed":
                self._claims += 1
                claim = msgspec.convert(told["claim"], AnyClaim)
                self._news.append(tell_claim(names[told["seat"]], self._claims, claim))
            case "said" if told["text"]:
                self._news.append(tell_words(self._person(told["person"]), told["text"]))
            case "started":
                self._news.append("The game begins.")
            case "paused":
                self._news.append("The game is paused.")
        for event in line.get("events", ()):
            text = self.game.tell(msgspec.convert(event, self.game.event_type), names)
            if text:
                self._news.append(text)

    def _names(self) -> list[str]:
        seats = self.table["seats"]
        return names_for(self.seat, len(seats), [seat["name"] or "" for seat in seats])

    def _person(self, person: str) -> str:
        seats = zip(self._names(), self.table["seats"], strict=True)
        people = {one["person"]: one["name"] for one in self.table["people"]}
        return next((name for name, seat in seats if seat["person"] == person), people.get(person, "somebody"))

    # ---- what the model is told ----------------------------------------------------------------------------------

    @property
    def _playing(self) -> bool:
        return bool(self.table.get("status") == "playing" and self.view is not None)

    @property
    def _asked_now(self) -> bool:
        return self._playing and self.view is not None and self.seat in self.view["waiting"]

    def _deck(self) -> Any:
        """The deck, which all know; None if it is one of the table's own."""
        name = self.view["deck"] if self.view else self.game.name
        with suppress(UndermineError, OSError):
            return self.game.deck_file.load(name)[0]
        return None

    def _vocabulary(self) -> Vocabulary:
        deck, room = self._deck(), self.game.claims
        return Vocabulary() if room is None or deck is None else room.vocabulary(deck, len(self.table["seats"]))

    def _seen(self) -> Seen:
        view = msgspec.convert(self.view, self.game.view_type)
        choices = self._choices if self._asked_now else []
        return Seen(self.game, self._deck(), self.seat, self._names(), view, choices)

    def _told(self) -> str:
        lines, self._news = self._news, []
        return "What happened since you last looked:\n" + "\n".join(lines) if lines else ""

    def _now(self) -> str:
        """Whose turn it is, or what is waited for."""
        if self._asked_now:
            return choices_text(self._seen())
        match self.table.get("status"):
            case "playing":
                return "It is not your turn yet. Call look again: it waits for a while."
            case "over":
                return "The game is over."
        return "The game has not begun: the host starts it when all are there. Call look again: it waits for a while."

    async def _turn(self) -> None:
        """Until this seat is asked or the game is over, but not for ever."""
        if not await self._until(lambda: bool(self.number), PATIENCE):
            raise UndermineError("the server can't be reached right now; try again in a while")
        await self._until(lambda: self._asked_now or self.table["status"] == "over", TURN)

    async def look(self) -> str:
        await self._turn()
        table = table_text(self._seen()) if self.view is not None else ""
        return "\n\n".join(filter(None, [self._told(), table, self._now()]))

    async def choices(self) -> str:
        await self._turn()
        return self._now()

    async def decide(self, decision: str, suspicions: str) -> str:  # noqa: ARG002  # a live table has no report
        await self._turn()
        text = read_answer(f"decide: {decision}", self._choices).decide
        answer = await self._ask("decide", number=self.number, seat=self.seat, decision=text)
        self._check(answer)
        await self._until(lambda: self.number >= answer["number"], PATIENCE)
        await self._turn()
        return "\n\n".join(filter(None, [self._told(), self._now()]))

    def _check(self, answer: Json) -> None:
        if answer["type"] == "not_stored":
            raise UndermineError("the server can't store anything right now; try again in a while")
        if answer["type"] == "refused":
            stale = "the game has gone on meanwhile: look at your choices again; " if answer["stale"] else ""
            refused = Refused(answer["clause"], answer["why"]) if answer["clause"] else None
            raise UndermineError(stale + (why_refused(self.game, refused) if refused else answer["why"]))

    async def say(self, words: str, claim: str) -> str:
        await self._until(lambda: bool(self.number), PATIENCE)
        if claim:
            typed = read_claim(read_claim_words(claim), self._vocabulary(), self.seat, len(self.table["seats"]))
            self._check(await self._ask("claim", seat=self.seat, claim=msgspec.to_builtins(typed)))
        if words:
            self._check(await self._ask("say", text=words))
        return "All have heard it."

    async def why_not(self, decision: str) -> str:
        """The server tells only why it refuses a decision. So one is sent that it is sure to refuse, or none."""
        await self._turn()
        meant, deck = self.game.read(decision), self._deck()
        if deck is None:
            raise UndermineError("this table has a deck of its own, so this can't be asked; decide, and you are told")
        offered = {self.game.encode(deck, self.game.read(text)) for text in self._choices}
        if self.game.encode(deck, meant) in offered:
            return YOU_MAY
        try:
            self._check(await self._ask("decide", number=self.number, seat=self.seat, decision=str(meant)))
        except UndermineError as refused:
            return str(refused)
        raise UndermineError("that was allowed after all, and is done")

    async def rules(self, about: str) -> str:
        await self._until(lambda: bool(self.number), PATIENCE)
        if about:
            return rules_about(self.game, about)
        claims = "; ".join(ways_to_claim(self._vocabulary()))
        options = self.game.read_options(self.table["config"].get("options", {}))
        return f"{rules_text(self.game, self._names(), self.seat, options)}\n\nClaims: {claims}."
