"""All loads at once, each from an address of its own, while others play: as long as `--soak` says."""

import asyncio
from contextlib import AsyncExitStack

from tests.server.attacks.conftest import GAME, TALKATIVE
from tests.server.attacks.loads import Under
from tests.server.attacks.victims import some_victims
from tests.server.attacks.visitors import Visitor, cpu, homes
from tests.server.harness import ServerProcess, awaited
from undermine.server.bench import rss_mb
from undermine.server.entries import Decided, encode_entry
from undermine.server.hub import replay

TABLES = 4
#: Seconds of everything at once, for each --soak.
SECONDS = 4.0
#: From so many on, there are figures enough to compare the slowest decisions.
LONG = 10


def slowest(times: list[float]) -> float:
    """All but one in a hundred are quicker."""
    return times[len(times) * 99 // 100]


@awaited
async def test_sixty_spectators_do_not_move_the_slowest_decisions_of_others(server: ServerProcess, soak: int) -> None:
    """In turns with quiet times. A short run shows that all play on; a long one, that nobody waits twice as long."""
    victims = some_victims(server.port, (f"127.0.5.{n + 1}" for n in range(TABLES)), TABLES)
    await victims.play()
    quiet: list[float] = []
    loud: list[float] = []
    for _ in range(min(soak, LONG)):
        victims.take()
        await asyncio.sleep(SECONDS / 2)
        quiet += victims.take()
        async with Under("looks", server.port, TALKATIVE, SECONDS / 2) as under:
            victims.take()
            await asyncio.sleep(SECONDS / 2)
            loud += victims.take()
        assert under.got["asked"] > 60
    assert not victims.lost
    assert len(loud) > len(quiet) / 8, "they play on"
    assert soak < LONG or slowest(sorted(loud)) < 2 * slowest(sorted(quiet))
    await victims.leave()


@awaited
async def test_everything_at_once(server: ServerProcess, soak: int) -> None:
    addresses = homes()
    home = Visitor(server.port, next(addresses))
    lobby = home.post("/api/tables", {"config": {"game": "classic", "seats": 5}, "name": "Host"})["code"]
    victims = some_victims(server.port, addresses, TABLES)
    await victims.play()
    await asyncio.sleep(SECONDS * soak / 4)
    quiet = victims.take()
    loads = {"looks": TALKATIVE, "connects": GAME, "guesses": GAME, "probes": GAME, "talk": lobby, "masters": "4"}
    async with AsyncExitStack() as all_at_once:
        for number, (load, aim) in enumerate(loads.items()):
            under = Under(load, server.port, aim, SECONDS * soak, f"127.0.6.{number + 1}")
            await all_at_once.enter_async_context(under)
        victims.take()
        used = cpu(server)
        await asyncio.sleep(SECONDS * soak)
        loud, used = victims.take(), cpu(server) - used
    assert not victims.lost, "nobody who plays was cut off"
    assert len(loud) > len(quiet) / 8, "they play on"
    assert soak < LONG or slowest(loud) < 4 * slowest(quiet), (slowest(quiet), slowest(loud), used)
    all_is_well(server, [table.code for table in victims.tables])
    await victims.leave()


def all_is_well(server: ServerProcess, codes: list[str]) -> None:
    """The server can store, has not grown beyond measure, and holds what the logs say."""
    assert server._process is not None
    assert server.http("GET", "/readyz").status == 200
    assert rss_mb(server._process.pid) < 400
    for code in codes:
        table = replay(code, list(map(encode_entry, server.entries(code))))
        assert table.status in ("playing", "over")
        assert sum(isinstance(entry, Decided) for _, entry, _ in table.log) > 5
