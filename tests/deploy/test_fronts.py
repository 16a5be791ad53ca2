"""nginx and Caddy, set up as we say, in front of real servers."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.deploy.fronts import CADDY, NGINX, OPENSSL, Caddy, Front, Nginx
from tests.server.harness import USUAL, ServerProcess, awaited, play_on

NAME = ("--host-name", "play.example.org")

FRONTS = [
    pytest.param(Nginx, marks=pytest.mark.skipif(not (NGINX and OPENSSL), reason="no nginx, or no openssl")),
    pytest.param(Caddy, marks=pytest.mark.skipif(not CADDY, reason="no caddy")),
]


class House:
    """Two servers, each with tables of its own, and a web server in front of them."""

    def __init__(self, kind: type[Front], folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.stack = ExitStack()

    def build(self, servers: int, *words: str, tables_per_hour: int = 1000) -> Front:
        self.servers = [
            self.stack.enter_context(
                ServerProcess(self.folder / f"{number}.db", *NAME, *words, tables_per_hour=tables_per_hour)
            )
            for number in range(servers)
        ]
        return self.stack.enter_context(self.kind(self.folder, *(server.port for server in self.servers)))


@pytest.fixture(params=FRONTS)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    house = House(request.param, tmp_path)
    with house.stack:
        yield house


@awaited
async def test_people_play_through_it_and_figures_stay_inside(house: House) -> None:
    front = house.build(1)
    people = await front.game(people=2, bots=1)
    await play_on(people, Random(1))
    assert {person.status for person in people} == {"over"}
    assert front.http("GET", "/").status == 200
    assert house.servers[0].http("GET", "/metrics").status == 200
    assert front.http("GET", "/metrics").status == 404


def test_a_visitor_can_not_make_up_an_address(house: House) -> None:
    """The harness names another one with each request: the web server says instead where it comes from."""
    front = house.build(1, *USUAL, tables_per_hour=2)
    wish = {"config": {"game": "classic", "seats": 3}, "name": "Ada"}
    assert [front.http("POST", "/api/tables", wish).status for _ in range(3)] == [201, 201, 429]


def test_where_a_server_is_gone_the_other_one_answers(house: House) -> None:
    front = house.build(2)
    assert {front.http("GET", "/api/games").status for _ in range(6)} == {200}
    house.servers[0].kill()
    assert {front.http("GET", "/api/games").status for _ in range(12)} == {200}


@pytest.mark.skipif(not (NGINX and OPENSSL), reason="no nginx, or no openssl")
def test_nginx_speaks_tls_under_our_name_only(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", *NAME) as server, Nginx(tmp_path, server.port) as front:
        line = socket.create_connection(("127.0.0.1", front.secure), timeout=30)
        with front.trust().wrap_socket(line, server_hostname="play.example.org") as secure:
            secure.sendall(b"GET /healthz HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n\r\n")
            assert secure.recv(100).startswith(b"HTTP/1.1 200 OK")
        assert front.http("GET", "/healthz", headers={"Host": "elsewhere.example.org"}).status == 421
