"""The server: HTTP for creating, joining and reading; a WebSocket for each viewer."""

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from importlib.resources import files
from pathlib import Path

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import undermine
from undermine.bots.words import LANGUAGES
from undermine.engine.errors import OptionError, UndermineError
from undermine.engine.lessons import FIRST, lesson_named, lesson_words
from undermine.engine.match import Match
from undermine.engine.notation import seat_name
from undermine.engine.records import write_record
from undermine.engine.saying import Typed, said, sentence_of
from undermine.games import game_named, rulebooks
from undermine.server import metrics, time
from undermine.server import protocol as pr
from undermine.server.addresses import told_to
from undermine.server.analyses import Analyses
from undermine.server.answers import Guard, HttpProblem, address, answer, body, bytes_of, code_of, problem
from undermine.server.archive import Archive
from undermine.server.cards import cards_of
from undermine.server.devices import Devices
from undermine.server.entries import DAY
from undermine.server.errors import StoreDown, TableDamaged, TableEnded, TableTooNew, TableUnknown
from undermine.server.frames import table_state
from undermine.server.health import Readiness
from undermine.server.hosts import Hosts
from undermine.server.hub import Hub
from undermine.server.keys import cookie_name, keys_of, let_in
from undermine.server.lessons import lesson_infos
from undermine.server.limits import Bill, Brake, Limits
from undermine.server.listings import LOOKED_THROUGH, Listings
from undermine.server.live import ENDED, LiveTable
from undermine.server.my_tables import my_table, seen_in
from undermine.server.notices import NoticeRoutes
from undermine.server.offers import game_info
from undermine.server.people import name_of
from undermine.server.replays import LARGEST, brought_replay, replay_of, seen_by, viewer_named
from undermine.server.requests import check_bot_name
from undermine.server.sockets import (
    NO_SUCH_TABLE,
    POLICY,
    RESTART,
    STORE_DOWN,
    TABLE_DAMAGED,
    Closed,
    Socket,
)
from undermine.server.store import Row
from undermine.server.turns import Turns
from undermine.server.visitors import Shares, Visitor

WRONG_CODES = "too many wrong codes; wait a minute"
DAMAGED = "this table is damaged ({}); the people who run this server can tell more"
DAMAGED_SHORT = "this table is damaged; the people who run this server can tell more"
TOO_NEW = "a newer server has this table; try again"
STORE_IS_DOWN = "the server can't store anything right now; nothing has changed, and nobody is to blame: try again soon"
STOPS = "this server is about to stop; another one has room"
PULSE = 3.0
WEB = files("undermine") / "web"


#: What is said of a server that nobody has told where it is.
HERE = pr.ServerInfo((), True)


class Server:
    """The routes, and what they share."""

    hub: Hub  # made when the loop runs

    def __init__(self, make_hub: Callable[[], Hub], hosts: Hosts, limits: Limits, info: pr.ServerInfo = HERE) -> None:
        self.make_hub = make_hub
        self.sockets: set[Socket] = set()
        self.hosts = hosts
        self.limits = limits
        self.shares = Shares(limits)
        self.past = Turns()  # games that are over are looked into one at a time, for each address in turn
        self.brake = Brake()
        self.listings = Listings(limits.listed)
        self.info = info
        self.connected: Counter[str] = Counter()
        self.archive = Archive()
        self.analyses = Analyses()
        self.readiness = Readiness()

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        self.hub = self.make_hub()
        self.hub.bus.share(self.limits.of_addresses())
        await self.hub.open()
        pulse = asyncio.get_running_loop().create_task(self._pulse())
        try:
            yield
        finally:
            pulse.cancel()
            for socket in list(self.sockets):
                socket.end(RESTART, "the server restarts")
            await self.hub.close()

    async def _pulse(self) -> None:
        """Drops connections that have gone silent."""
        while True:
            await asyncio.sleep(PULSE)
            for socket in list(self.sockets):
                socket.check_alive()

    def app(self) -> Starlette:
        devices = Devices(self._table, self.limits)
        notices = NoticeRoutes(self._table, self.limits, lambda: self.hub.notices)
        routes: list[BaseRoute] = [
            Route("/healthz", self.health),
            Route("/openz", self.open),
            Route("/readyz", self.answering(self.ready)),
            Route("/metrics", self.metrics),
            Route("/api/server", self.answering(self.server)),
            Route("/api/games", self.answering(self.games)),
            Route("/api/games/{game}/cards", self.answering(self.cards)),
            Route("/api/rules/{game}", self.answering(self.rules)),
            Route("/api/lessons", self.answering(self.lessons)),
            Route("/api/lessons/{game}", self.answering(self.learn), methods=["POST"]),
            Route("/api/lessons/{game}/{lesson}", self.answering(self.learn), methods=["POST"]),
            Route("/api/lessons/{game}/{lesson}", self.answering(self.lesson_words)),
            Route("/api/play", self.answering(self.play_now), methods=["POST"]),
            Route("/api/tables", self.answering(self.create), methods=["POST"]),
            Route("/api/tables", self.answering(self.list), methods=["GET"]),
            Route("/api/tables/mine", self.answering(self.mine)),
            Route("/api/tables/{code}", self.answering(self.table)),
            Route("/api/tables/{code}/cards", self.answering(self.table_cards)),
            Route("/api/tables/{code}/people", self.answering(self.join), methods=["POST"]),
            Route("/api/tables/{code}/links", self.answering(devices.link), methods=["POST"]),
            Route("/api/tables/{code}/devices", self.answering(devices.take), methods=["POST"]),
            Route("/api/tables/{code}/notices", self.answering(notices.subscribe), methods=["POST"]),
            Route("/api/tables/{code}/notices", self.answering(notices.unsubscribe), methods=["DELETE"]),
            Route("/api/tables/{code}/records/{match}", self.answering(self.record)),
            Route("/api/tables/{code}/replays/{match}", self.answering(self.whole_replay)),
            Route("/api/tables/{code}/replays/{match}/{decided}", self.answering(self.replay)),
            Route("/api/replays", self.answering(self.brought_replay), methods=["POST"]),
            Route("/api/tables/{code}/analyses/{match}", self.answering(self.analysis)),
            WebSocketRoute("/api/tables/{code}/ws", self.socket),
        ]
        if (Path(str(WEB)) / "index.html").is_file():
            routes += [
                Route("/", self.page),
                Route("/t/{code}", self.page),
                Route("/r/{code}/{match}", self.page),
                Route("/r/{code}/{match}/{decided}", self.page),
                Route("/replay", self.page),
                Route("/rules", self.page),
                Route("/rules/{game}", self.page),
                Route("/learn/{path:path}", self.page),
                Mount("/", StaticFiles(directory=str(WEB))),
            ]
        app = Starlette(routes=routes, lifespan=self.lifespan)
        app.add_middleware(Guard, hosts=self.hosts)
        return app

    def answering(self, handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """A handler; whatever is wrong is answered as a problem."""

        async def handle(request: Request) -> Response:
            bill = request.state.bill = Bill()
            try:
                if not bill.allows(self.limits.asking, address(request), time.monotonic()):
                    raise HttpProblem(429, "too many requests; wait a minute")
                return await handler(request)
            except HttpProblem as wrong:
                if wrong.status == 429:
                    metrics.LIMITED.labels("http").inc()
                    await self.brake.hold(address(request))
                return problem(wrong.status, wrong.why)
            except TableEnded:
                return problem(404, ENDED)
            except TableUnknown:
                return problem(404, "there is no such table")
            except TableTooNew:
                return problem(503, TOO_NEW)
            except TableDamaged as damage:
                return problem(500, DAMAGED.format(damage), DAMAGED_SHORT)
            except StoreDown:
                bill.give_back(time.monotonic())
                return problem(503, STORE_IS_DOWN)
            except (UndermineError, ValueError) as error:
                return problem(400, sentence_of(error))

        return handle

    # ---- pages and figures --------------------------------------------------------------------------------------

    async def page(self, _: Request) -> Response:
        return FileResponse(str(WEB / "index.html"), headers={"cache-control": "no-cache"})

    async def health(self, _: Request) -> Response:
        """The process lives."""
        return PlainTextResponse("ok\n")

    async def open(self, _: Request) -> Response:
        """And it is as good as any of the others: what a proxy asks before it leads somebody here."""
        if self.hub.stopping:
            return problem(503, STOPS)
        return problem(503, STORE_IS_DOWN) if self.hub.bus.cut_off else PlainTextResponse("ok\n")

    async def ready(self, _: Request) -> Response:
        """And it can store and read."""
        why_not = await self.readiness.why_not(self.hub.store)
        return problem(503, why_not) if why_not else PlainTextResponse("ok\n")

    async def metrics(self, _: Request) -> Response:
        return Response(generate_latest(metrics.REGISTRY), headers={"content-type": CONTENT_TYPE_LATEST})

    async def games(self, _: Request) -> Response:
        return answer([game_info(name) for name in undermine.GAMES])

    async def cards(self, request: Request) -> Response:
        game = game_named(request.path_params["game"])
        return answer(cards_of(game.name))

    async def rules(self, request: Request) -> Response:
        game = game_named(request.path_params["game"])
        return answer(pr.Rules(game.name, game.title, rulebooks.whole_rules(game, _language(request))))

    # ---- tables ---------------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        wish = await body(request, pr.CreateTable)
        name_of(wish.name)  # before anything is made
        self._may_create(request)
        if wish.config.privacy == "public":
            self._may_publish(request)
        return self._made(request, *await self.hub.create_with(wish.config, wish.name, wish.watch))

    async def play_now(self, request: Request) -> Response:
        wish = await body(request, pr.PlayNow)
        name_of(wish.name)  # before anything is made
        check_bot_name(wish.bot)
        self._may_create(request)
        return self._made(request, *await self.hub.play_now(wish))

    async def lessons(self, _: Request) -> Response:
        return answer(lesson_infos())

    async def lesson_words(self, request: Request) -> Response:
        game = game_named(request.path_params["game"])
        return answer(lesson_words(game, request.path_params["lesson"], _language(request)))

    async def learn(self, request: Request) -> Response:
        wish = await body(request, pr.Learn)
        name_of(wish.name)  # before anything is made
        game = game_named(request.path_params["game"])
        lesson = lesson_named(game, request.path_params.get("lesson", FIRST))
        self._may_create(request)
        table = pr.PlayNow(game.name, lesson.seats, wish.name)
        return self._made(request, *await self.hub.play_now(table, lesson.name))

    def _may_create(self, request: Request) -> None:
        if not request.state.bill.allows(self.limits.creating, address(request), time.monotonic()):
            raise HttpProblem(429, "too many tables from this address; try again in an hour")

    def _may_publish(self, request: Request) -> None:
        if not request.state.bill.allows(self.limits.publishing, address(request), time.monotonic()):
            raise HttpProblem(429, "too many public tables from this address; try again in an hour, or make it private")

    def _made(self, request: Request, live: LiveTable, joined: pr.Joined) -> Response:
        """A new table with its host."""
        live.places.note(joined.person, address(request))
        self.listings.note(joined.code, address(request))
        return let_in(request, joined)

    async def join(self, request: Request) -> Response:
        wish = await body(request, pr.JoinTable)
        name_of(wish.name)  # before anything is made
        live = await self._table(request)
        places, where = live.places, address(request)
        token = request.cookies.get(cookie_name(live.table.code))
        known = token is not None and live.table.person_with(token) is not None
        async with places.door:
            if not known:
                self._may_join(live, where, request.state.bill)
            joined = await live.come(wish.name, wish.watch or not places.seat_for(where), token)
            places.note(joined.person, where)
        if joined.watching == "wished" and not wish.watch:
            joined = msgspec.structs.replace(joined, watching="shared")
        return let_in(request, joined)

    def _may_join(self, live: LiveTable, where: str, bill: Bill) -> None:
        """One address can't fill a table, nor come and go until its log is full."""
        limits, now = self.limits, time.monotonic()
        if not live.places.room_for(where):
            raise HttpProblem(429, "many people from your address are at this table already")
        here = live.places.invited(where) or bill.allows(limits.joining_one_table, f"{live.table.code}@{where}", now)
        if not (here and bill.allows(limits.joining, where, now)):
            raise HttpProblem(429, "too many people from your address have joined; try again later")

    async def mine(self, request: Request) -> Response:
        """The tables of a browser, those that wait for it first; of finished games, those of the last day."""
        tables: list[pr.MyTable] = []
        seen = seen_in(request.query_params.get("seen", ""))
        for code, token in keys_of(request).items():
            with contextlib.suppress(TableUnknown, TableDamaged):
                table = (await self.hub.get(code)).table
                person = table.person_with(token)
                if person is not None and not person.gone:
                    tables.append(my_table(table, person, seen.get(code)))
        lively = [one for one in tables if one.status != "over" or time.now() - one.at < DAY]
        return answer(sorted(lively, key=lambda one: (not one.yours, one.status == "over", -one.at)))

    async def server(self, request: Request) -> Response:
        client = request.client.host if request.client else "?"
        info = told_to(self.info, client, request.headers.get("host", ""))
        if self.hub.notices is not None:
            with contextlib.suppress(StoreDown):
                info = msgspec.structs.replace(info, notices=await self.hub.notices.public_key())
        return answer(info)

    async def list(self, _: Request) -> Response:
        # The store hears a moment later that a table is locked.
        unlisted = {code for code, live in self.hub.tables.items() if not live.table.listed}
        rows = [row for row in await self.hub.store.public(LOOKED_THROUGH) if row.code not in unlisted]
        return answer([pr.TableListing(row.code, row.game, row.seats, row.status) for row in self._fair(rows)])

    def _fair(self, rows: Sequence[Row]) -> Sequence[Row]:
        """After a restart, the host of a table who comes back counts as its maker."""
        for row in rows:
            maker = self.hub.tables[row.code].places.maker if row.code in self.hub.tables else None
            if maker is not None:
                self.listings.note(row.code, maker)
        return self.listings.fair(rows)

    async def table(self, request: Request) -> Response:
        live = await self._table(request)
        return answer(table_state(live.table))

    async def table_cards(self, request: Request) -> Response:
        config = (await self._table(request)).table.config
        return answer(cards_of(config.game, config.deck))

    async def record(self, request: Request) -> Response:
        match = await self._finished(request)
        return Response(
            write_record(match.record()),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="undermine-{match.game.name}.json"'},
        )

    async def replay(self, request: Request) -> Response:
        decided = number_in(request, "decided")
        match = await self._finished(request)
        if decided > match.decided:
            raise HttpProblem(404, said("this game had {number} decisions", number=match.decided))
        viewer = viewer_named(request.query_params.get("seat"), match.seats)
        async with self.past.turn(address(request)):
            moment = await self.archive.moment(match, decided)
        events = moment.log(None if viewer == "all" else viewer, decided - 1 if decided else None)
        decision = moment.decisions[-1][1] if decided else None
        return answer(pr.Moment(decided, match.decided, seen_by(moment, viewer), events, decision))

    async def whole_replay(self, request: Request) -> Response:
        match = await self._finished(request)
        viewer = viewer_named(request.query_params.get("seat"), match.seats)
        async with self.past.turn(address(request)):
            return answer(await asyncio.to_thread(replay_of, match.record(), viewer))

    async def brought_replay(self, request: Request) -> Response:
        """A record that somebody brings along; nothing of it is kept."""
        raw, where = await bytes_of(request, LARGEST), address(request)
        if not request.state.bill.allows(self.limits.replaying, where, time.monotonic(), 1 + len(raw) / 100_000):
            raise HttpProblem(429, "you have opened many records; wait a few minutes")
        async with self.past.turn(where):
            return answer(await asyncio.to_thread(brought_replay, raw, request.query_params.get("seat")))

    async def analysis(self, request: Request) -> Response:
        language = _language(request)
        match = await self._finished(request)
        names = (await self._table(request)).table.names
        called = [name or seat_name(seat) for seat, name in enumerate(names)]
        try:
            async with self.past.turn(address(request)):
                return answer(await self.analyses.of(match, language, called))
        except OptionError as error:
            raise HttpProblem(404, sentence_of(error)) from None

    async def _finished(self, request: Request) -> Match:
        live = await self._table(request)
        async with self.past.turn(address(request)):
            match = await self.archive.finished(live.table, number_in(request, "match"))
        if match is None:
            raise HttpProblem(403, "there is no such game, or it is not over")
        return match

    async def socket(self, websocket: WebSocket) -> None:
        code = str(websocket.path_params["code"]).upper()
        host = address(websocket)
        self.connected[host] += 1  # before anything takes time, so that many at once are all counted
        try:
            if self.connected[host] > self.limits.connections:
                raise Closed(POLICY, "too many connections from this address")
            if not self.limits.connecting.allows(host, time.monotonic()):
                raise Closed(POLICY, "too many new connections from this address; wait a minute")
            live, cookie = await self._live(websocket, code), websocket.cookies.get(cookie_name(code))
            await self._run_socket(Socket(websocket, live, cookie, Visitor(self.shares, host, code)))
        except Closed as closed:
            if closed.code == POLICY:
                metrics.LIMITED.labels("connections").inc()
                await self.brake.hold(host)
            await websocket.accept()
            await websocket.close(closed.code, closed.reason)
        finally:
            self.connected[host] -= 1
            if not self.connected[host]:
                del self.connected[host]

    async def _run_socket(self, socket: Socket) -> None:
        self.sockets.add(socket)
        socket.live.pins += 1
        try:
            await socket.run()
        finally:
            socket.live.pins -= 1
            self.sockets.discard(socket)

    async def _live(self, websocket: WebSocket, code: str) -> LiveTable:
        """The table of a socket."""
        try:
            return await self._found(websocket, code)
        except HttpProblem as wrong:
            raise Closed(POLICY, wrong.why) from None
        except TableEnded:
            raise Closed(NO_SUCH_TABLE, ENDED) from None
        except TableUnknown:
            raise Closed(NO_SUCH_TABLE, "there is no such table") from None
        except TableTooNew:
            raise Closed(RESTART, TOO_NEW) from None
        except TableDamaged as damage:
            raise Closed(TABLE_DAMAGED, DAMAGED.format(damage)) from None
        except StoreDown:
            raise Closed(STORE_DOWN, STORE_IS_DOWN) from None

    async def _table(self, request: Request) -> LiveTable:
        return await self._found(request, code_of(request))

    async def _found(self, request: HTTPConnection, code: str) -> LiveTable:
        """A table by its code. An address that has guessed too often finds none, but for those who have a key to it."""
        where, key = address(request), request.cookies.get(cookie_name(code))
        if key is None and self.limits.guessing.spent(where, time.monotonic()):
            raise HttpProblem(429, WRONG_CODES)
        try:
            live = await self.hub.get(code)
        except TableUnknown:
            if self.limits.guessing.charge(where, time.monotonic()) > 0:
                raise HttpProblem(429, WRONG_CODES) from None
            raise
        # Looking takes time, and others of this address may have guessed meanwhile.
        if self.limits.guessing.spent(where, time.monotonic()) and live.table.person_with(key or "") is None:
            raise HttpProblem(429, WRONG_CODES)
        return live


def number_in(request: Request, name: str) -> int:
    """A number in a path."""
    text = str(request.path_params[name])
    if not re.fullmatch("[0-9]{1,6}", text):
        raise HttpProblem(404, said("{typed} is not the number of a game or a decision", typed=Typed(text[:20])))
    return int(text)


def _language(request: Request) -> str:
    """The language that somebody wants to read."""
    language = request.query_params.get("language", "en")
    if language not in LANGUAGES:
        raise HttpProblem(400, f"there is no language {language[:20]!r}; there are {', '.join(LANGUAGES)}")
    return language
