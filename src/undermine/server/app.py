"""The server: HTTP for creating, joining and reading; a WebSocket for each viewer."""

import asyncio
import contextlib
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.resources import files
from pathlib import Path

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import undermine
from undermine.bots import BOTS
from undermine.bots.words import LANGUAGES
from undermine.engine.errors import OptionError, UndermineError
from undermine.engine.match import Match
from undermine.engine.notation import seat_name
from undermine.engine.options import words_of
from undermine.engine.records import write_record
from undermine.games import game_named
from undermine.server import metrics
from undermine.server import protocol as pr
from undermine.server.analyses import Analyses
from undermine.server.answers import Guard, HttpProblem, answer, body, problem
from undermine.server.archive import Archive
from undermine.server.cards import cards_of
from undermine.server.errors import TableDamaged, TableUnknown
from undermine.server.frames import table_state
from undermine.server.hub import Hub
from undermine.server.limits import Limits, Rates
from undermine.server.live import LiveTable
from undermine.server.people import name_of
from undermine.server.requests import check_bot_name
from undermine.server.sockets import INTERNAL, NO_SUCH_TABLE, POLICY, RESTART, Closed, Socket

#: A browser keeps its key for a year, in seconds: a game by mail takes long.
KEY_AGE = 365 * 86_400
#: Wrong codes that one address can try in a minute.
WRONG_CODES = 30
DAMAGED = "the log of this table is damaged; the people who run this server can tell more"
PULSE = 3.0
WEB = files("undermine") / "web"


class Server:
    """The routes, and what they share."""

    hub: Hub  # made when the loop runs

    def __init__(self, make_hub: Callable[[], Hub], origins: set[str], limits: Limits) -> None:
        self.make_hub = make_hub
        self.sockets: set[Socket] = set()
        self.origins = origins
        self.limits = limits
        self.creating = Rates(limits.tables, 3_600.0)
        self.asking = Rates(limits.requests, 60.0)
        self.guessing = Rates(WRONG_CODES, 60.0)
        self.connected: Counter[str] = Counter()
        self.archive = Archive()
        self.analyses = Analyses()

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        self.hub = self.make_hub()
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
        routes: list[BaseRoute] = [
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            Route("/api/games", self.answering(self.games)),
            Route("/api/games/{game}/cards", self.answering(self.cards)),
            Route("/api/play", self.answering(self.play_now), methods=["POST"]),
            Route("/api/tables", self.answering(self.create), methods=["POST"]),
            Route("/api/tables", self.answering(self.list), methods=["GET"]),
            Route("/api/tables/{code}", self.answering(self.table)),
            Route("/api/tables/{code}/cards", self.answering(self.table_cards)),
            Route("/api/tables/{code}/people", self.answering(self.join), methods=["POST"]),
            Route("/api/tables/{code}/records/{match}", self.answering(self.record)),
            Route("/api/tables/{code}/replays/{match}/{decided}", self.answering(self.replay)),
            Route("/api/tables/{code}/analyses/{match}", self.answering(self.analysis)),
            WebSocketRoute("/api/tables/{code}/ws", self.socket),
        ]
        if (Path(str(WEB)) / "index.html").is_file():
            routes += [
                Route("/", self.page),
                Route("/t/{code}", self.page),
                Route("/r/{code}/{match}", self.page),
                Mount("/", StaticFiles(directory=str(WEB))),
            ]
        app = Starlette(routes=routes, lifespan=self.lifespan)
        app.add_middleware(Guard, origins=self.origins)
        return app

    def answering(self, handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """A handler; whatever is wrong is answered as a problem."""

        async def handle(request: Request) -> Response:
            try:
                if not self.asking.allows(address(request), time.monotonic()):
                    raise HttpProblem(429, "too many requests; wait a minute")
                return await handler(request)
            except HttpProblem as wrong:
                return problem(wrong.status, wrong.why)
            except TableUnknown:
                return problem(404, "there is no such table")
            except TableDamaged:
                return problem(500, DAMAGED)
            except (UndermineError, ValueError) as error:
                return problem(400, str(error))

        return handle

    # ---- pages and figures --------------------------------------------------------------------------------------

    async def page(self, _: Request) -> Response:
        return FileResponse(str(WEB / "index.html"), headers={"cache-control": "no-cache"})

    async def health(self, _: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def metrics(self, _: Request) -> Response:
        return Response(generate_latest(metrics.REGISTRY), headers={"content-type": CONTENT_TYPE_LATEST})

    async def games(self, _: Request) -> Response:
        return answer([game_info(name) for name in undermine.GAMES])

    async def cards(self, request: Request) -> Response:
        game = game_named(request.path_params["game"])
        return answer(cards_of(game.name))

    # ---- tables ---------------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        wish = await body(request, pr.CreateTable)
        name_of(wish.name)  # before anything is made
        self._may_create(request)
        live = await self.hub.create(wish.config)
        person, token = await live.join(wish.name)
        return self._joined(request, live.table.code, person, token)

    async def play_now(self, request: Request) -> Response:
        wish = await body(request, pr.PlayNow)
        name_of(wish.name)  # before anything is made
        check_bot_name(wish.bot)
        self._may_create(request)
        live, person, token = await self.hub.play_now(wish)
        return self._joined(request, live.table.code, person, token)

    def _may_create(self, request: Request) -> None:
        if not self.creating.allows(address(request), time.monotonic()):
            raise HttpProblem(429, "too many tables from this address; try again in an hour")

    async def join(self, request: Request) -> Response:
        wish = await body(request, pr.JoinTable)
        name_of(wish.name)  # before anything is made
        live = await self.hub.get(code_of(request))
        person, token = await live.join(wish.name)
        return self._joined(request, live.table.code, person, token)

    def _joined(self, request: Request, code: str, person: str, token: str) -> Response:
        """A browser keeps the token in a cookie that no script can read; other clients get it in the answer."""
        if "origin" not in request.headers:
            return answer(pr.Joined(code, person, token), 201)
        response = answer(pr.Joined(code, person, None), 201)
        response.set_cookie(
            cookie_name(code),
            token,
            max_age=KEY_AGE,
            path=f"/api/tables/{code}",
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return response

    async def list(self, _: Request) -> Response:
        rows = await self.hub.store.public(50)
        return answer([pr.TableListing(row.code, row.game, row.seats, row.status) for row in rows])

    async def table(self, request: Request) -> Response:
        live = await self.hub.get(code_of(request))
        return answer(table_state(live.table))

    async def table_cards(self, request: Request) -> Response:
        config = (await self.hub.get(code_of(request))).table.config
        return answer(cards_of(config.game, config.deck))

    async def record(self, request: Request) -> Response:
        match = await self._finished(request)
        return Response(
            write_record(match.record()),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="undermine-{match.game.name}.json"'},
        )

    async def replay(self, request: Request) -> Response:
        decided, seat = number_in(request, "decided"), request.query_params.get("seat")
        match = await self._finished(request)
        if decided > match.decided:
            raise HttpProblem(404, f"this game had {match.decided} decision{'s' * (match.decided != 1)}")
        if seat is not None and not (re.fullmatch("[0-9]", seat) and int(seat) < match.seats):
            last = f"{match.seats - 1} (A to {seat_name(match.seats - 1)})"
            raise HttpProblem(400, f"there is no seat {seat[:20]!r}; seats are 0 to {last}, or none to watch")
        viewer = int(seat) if seat is not None else None
        moment = await self.archive.moment(match, decided)
        events = moment.log(viewer, decided - 1 if decided else None)
        decision = moment.decisions[-1][1] if decided else None
        return answer(pr.Moment(decided, match.decided, moment.view(viewer), events, decision))

    async def analysis(self, request: Request) -> Response:
        language = request.query_params.get("language", "en")
        if language not in LANGUAGES:
            raise HttpProblem(400, f"there is no language {language[:20]!r}; there are {', '.join(LANGUAGES)}")
        match = await self._finished(request)
        try:
            return answer(await self.analyses.of(match, language))
        except OptionError as error:
            raise HttpProblem(404, str(error)) from None

    async def _finished(self, request: Request) -> Match:
        live = await self.hub.get(code_of(request))
        match = await self.archive.finished(live.table, number_in(request, "match"))
        if match is None:
            raise HttpProblem(403, "there is no such game, or it is not over")
        return match

    async def socket(self, websocket: WebSocket) -> None:
        code = str(websocket.path_params["code"]).upper()
        host = websocket.client.host if websocket.client else "?"
        self.connected[host] += 1  # before anything takes time, so that many at once are all counted
        try:
            if self.connected[host] > self.limits.connections:
                raise Closed(POLICY, "too many connections from this address")
            await self._run_socket(
                Socket(websocket, await self._live(code, host), websocket.cookies.get(cookie_name(code)))
            )
        except Closed as closed:
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

    async def _live(self, code: str, host: str) -> LiveTable:
        """The table of a socket. Nobody can guess codes for long."""
        try:
            return await self.hub.get(code)
        except TableUnknown:
            if not self.guessing.allows(host, time.monotonic()):
                raise Closed(POLICY, "too many wrong codes; wait a minute") from None
            raise Closed(NO_SUCH_TABLE, "there is no such table") from None
        except TableDamaged:
            raise Closed(INTERNAL, DAMAGED) from None


def address(request: Request) -> str:
    return request.client.host if request.client else "?"


def code_of(request: Request) -> str:
    return str(request.path_params["code"]).upper()


def number_in(request: Request, name: str) -> int:
    """A number in a path."""
    text = str(request.path_params[name])
    if not re.fullmatch("[0-9]{1,6}", text):
        raise HttpProblem(404, f"{text[:20]!r} is not the number of a game or a decision")
    return int(text)


def cookie_name(code: str) -> str:
    return f"undermine-{code}"


def game_info(name: str) -> pr.GameInfo:
    """What a client needs to offer a game."""
    game = undermine.GAMES[name]
    options = tuple(
        pr.OptionInfo(field.name, (False, True) if field.type is bool else words_of(field.type), field.default)
        for field in msgspec.structs.fields(game.options_type)
    )
    return pr.GameInfo(name, game.title, (game.seats[0], game.seats[-1]), options, tuple(BOTS))
