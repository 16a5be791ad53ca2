"""Whoever asks for whole tables again and again gets their share, and nobody else waits for it."""

import asyncio
import time

from websockets.asyncio.client import ClientConnection

from tests.server.attacks.conftest import GAME, TALKATIVE
from tests.server.attacks.visitors import Visitor, cpu, drop, frames
from tests.server.harness import ServerProcess, awaited
from undermine.server.limits import Limits

SPECTATORS, EACH = 60, 10


class Counted:
    """Reads everything, and counts whole tables."""

    def __init__(self) -> None:
        self.states = 0

    async def read(self, socket: ClientConnection) -> None:
        async for raw in socket:
            self.states += str(raw).startswith('{"type":"state"')


async def look(socket: ClientConnection) -> str:
    """The whole table, once more."""
    await socket.send('{"type":"look"}')
    return (await frames(socket, "state"))[-1]


@awaited
async def test_sixty_spectators_of_one_address_share_what_it_may_have(server: ServerProcess) -> None:
    """They ask for 600 tables at once. Somebody else asks one after the other, and is served in turn with them all."""
    most = Limits().states_of_address
    control = await Visitor(server.port, "127.0.8.1").enter(GAME)
    await frames(control, "state")
    counted, began = Counted(), time.monotonic()
    stranger = Visitor(server.port, "127.0.8.2")
    crowd = [await stranger.enter(GAME) for _ in range(SPECTATORS)]
    reading = [asyncio.create_task(counted.read(socket)) for socket in crowd]
    for socket in crowd:
        for _ in range(EACH):
            await socket.send('{"type":"look"}')
    between = []
    for _ in range(20):
        before = counted.states
        await look(control)
        between.append(counted.states - before)
    budget = most.most * (1 + (time.monotonic() - began) / most.seconds)
    assert counted.states <= budget + 1
    assert sorted(between)[10] <= 4, f"one after another, not after all of them: {between}"
    for task in reading:
        task.cancel()
    drop(control, *crowd)


@awaited
async def test_coming_back_does_not_bring_the_share_back(server: ServerProcess) -> None:
    """The same from connections that are closed after every table."""
    most, began, got = Limits().states_of_address, time.monotonic(), 0
    stranger = Visitor(server.port, "127.0.8.3")

    async def come_and_go() -> None:
        nonlocal got
        for _ in range(7):
            socket = await stranger.enter(GAME)
            await frames(socket, "state")
            got += 1
            drop(socket)

    await asyncio.gather(*(come_and_go() for _ in range(20)))
    assert got == 140  # nobody is refused: they wait
    assert got <= most.most * (1 + (time.monotonic() - began) / most.seconds) + 1


@awaited
async def test_talk_makes_a_whole_table_neither_longer_nor_dearer(server: ServerProcess) -> None:
    """A table with 3,000 lines of talk beside the same table with none."""
    plain, talkative = [
        await Visitor(server.port, f"127.0.8.{n}").enter(code) for n, code in ((4, GAME), (5, TALKATIVE))
    ]
    sizes = {socket: len((await frames(socket, "state"))[-1]) for socket in (plain, talkative)}
    assert sizes[talkative] < sizes[plain] + 50 * 500, "fifty lines of talk, and no more"
    used = dict.fromkeys((plain, talkative), 0.0)
    for _ in range(4):
        for socket in (plain, talkative):
            before = cpu(server)
            for _ in range(10):
                await look(socket)
            used[socket] += cpu(server) - before
    assert used[talkative] < 3 * used[plain] + 0.1
    drop(plain, talkative)
