"""Faults of many kinds while people play, and how long it takes until every table goes on.

    python -m tests.cluster.faults --n 1000

prints a table: kind, count, and for how long a table stood still (of all tables, the one that did so longest); then
what was lost or done twice. With `--trials 4`, four clusters share the faults, each with a PostgreSQL of its own.
"""

import argparse
import asyncio
import gc
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from math import inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import undermine
from tests.cluster import logs
from tests.cluster.cluster import Cluster
from tests.cluster.guests import Guest
from tests.cluster.players import GONE, Party
from tests.postgres import Postgres
from tests.server.harness import Json

#: Seconds until a table that does not go on counts as stuck.
STUCK = 90.0
#: After so many entries people set up another table: nobody plays at one for ever.
LONG = 1_500

#: Seconds that people think, in the mean.
PACE = 0.05

Fault = Callable[["Trial"], Awaitable[None]]


class Trial:
    """A cluster, and people who play at it all the time."""

    def __init__(self, cluster: Cluster, random: Random, pace: float) -> None:
        self.cluster = cluster
        self.random = random
        self.pace = pace
        self.parties: list[Party] = []
        self.seconds: dict[str, list[float]] = {}
        self.count = logs.Count(0, 0, 0)
        self._tasks: dict[Party, list[asyncio.Task[None]]] = {}

    async def begin(self, tables: int) -> None:
        self.parties = [await self._gather(index) for index in range(tables)]
        await self.goes_on(time.monotonic())

    async def _gather(self, index: int) -> Party:
        games = list(undermine.GAMES)
        clock = {"kind": "decision", "seconds": 5} if index % 2 else {"kind": "none"}
        options: Json = {"game": games[index % len(games)], "clock": clock}
        party = await self._gathered(options)
        loop = asyncio.get_running_loop()
        self._tasks[party] = [loop.create_task(player.play()) for player in party.players]
        return party

    async def _gathered(self, options: Json) -> Party:
        """A server may still be out of breath: then they try again."""
        for _ in range(20):
            with suppress(AssertionError, *GONE):
                doors, gate = list(self.cluster.servers), self.cluster.gate
                return await Party.gather(doors, gate, self.random, self.pace, **options)
            await asyncio.sleep(1.0)
        raise AssertionError(f"no table can be set up\n{self.cluster.complaints()}")

    async def move_on(self) -> None:
        """Those who have played for long set up another table; what they were promised at the old one is looked for."""
        for index, party in enumerate(self.parties):
            if party.players[0].client.number > LONG:
                await self._leave(party)
                self.parties[index] = await self._gather(index)
        await self.goes_on(time.monotonic())

    def any_server(self) -> int:
        return self.random.randrange(len(self.cluster.servers))

    async def suffer(self, kind: str) -> None:
        """One fault, and for how long a table stood still because of it: the one that did so longest."""
        began = time.monotonic()
        await FAULTS[kind](self)
        ended = await self.goes_on(time.monotonic())
        self.seconds.setdefault(kind, []).append(max(party.longest_pause(began, ended) for party in self.parties))

    async def goes_on(self, since: float) -> float:
        """Waits until every table has gone on since a moment; when the last of them did."""
        while True:
            self._check_players()
            firsts = [party.first_after(since) for party in self.parties]
            if None not in firsts:
                return max(first for first in firsts if first is not None)
            assert time.monotonic() < since + STUCK, self._who_is_stuck(since)
            await asyncio.sleep(0.02)

    def _check_players(self) -> None:
        for tasks in self._tasks.values():
            for task in tasks:
                if task.done():
                    task.result()

    def _who_is_stuck(self, since: float) -> str:
        stuck = [party for party in self.parties if party.first_after(since) is None]
        people = [player for party in stuck for player in party.players]
        lines = [
            f"{p.client.code} {p.client.number} {p.client.status} {p._connected} {p.client.choices}" for p in people
        ]
        rows = Postgres.ask(self.cluster.database, "SELECT code, number, status, driver, epoch FROM tables")
        return "\n".join([*lines, *map(str, rows), self.cluster.complaints()])

    async def end(self) -> logs.Count:
        """What was promised is looked for in the logs."""
        for party in self.parties:
            await self._leave(party)
        return self.count

    async def _leave(self, party: Party) -> None:
        await self._stop(party)
        found = logs.count(self.cluster.database, party)
        logs.check(self.cluster.database, party.code)
        self.count = logs.Count(*map(sum, zip(self.count, found, strict=True)))

    async def stop(self) -> None:
        """Everybody stops."""
        for party in list(self._tasks):
            await self._stop(party)

    async def _stop(self, party: Party) -> None:
        for player in party.players:
            player.stopped = True
        tasks = self._tasks.pop(party, [])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def compare(self) -> None:
        """At every server, each of the people sees the same."""
        await self.cluster.all_well()
        for party in self.parties:
            for player in party.players:
                client = Guest.of(player.client)
                with suppress(Exception):
                    client.drop()
                for server in self.cluster.servers:
                    client.server = server
                    await client.connect(resume=True, look=client.look)
                    await client.check()
                    await client.close()


# ---- what can go wrong ----------------------------------------------------------------------------------------------


async def kill(trial: Trial) -> None:
    """A server is no more; a moment later another one is started in its place."""
    server = trial.cluster.servers[trial.any_server()]
    server.kill()
    await asyncio.sleep(trial.random.uniform(0.0, 4.0))
    await asyncio.to_thread(server.start)


async def stop(trial: Trial) -> None:
    """A server is stopped as its host does, and started anew."""
    server = trial.cluster.servers[trial.any_server()]
    await asyncio.to_thread(server.stop)
    await asyncio.sleep(trial.random.uniform(0.0, 2.0))
    await asyncio.to_thread(server.start)


async def freeze(trial: Trial) -> None:
    """A server stands still, and wakes up as a zombie that thinks it drives."""
    index = trial.any_server()
    trial.cluster.freeze(index)
    await asyncio.sleep(trial.random.uniform(0.5, 5.0))
    trial.cluster.freeze(index, signal.SIGCONT)


async def cut(trial: Trial) -> None:
    """All lines of a server to the database end; it can call again at once."""
    trial.cluster.cables[trial.any_server()].cut()


async def silence(trial: Trial) -> None:
    """The lines of a server to the database go dead without a word."""
    cable = trial.cluster.cables[trial.any_server()]
    cable.silent = True
    await asyncio.sleep(trial.random.uniform(0.5, 5.0))
    cable.mend()


async def restart_database(trial: Trial) -> None:
    await asyncio.to_thread(trial.cluster.postgres.stop, trial.random.choice(["fast", "immediate"]))
    await asyncio.sleep(trial.random.uniform(0.0, 2.0))
    await asyncio.to_thread(trial.cluster.postgres.start)


async def roll(trial: Trial) -> None:
    """All servers are stopped and started anew, one after the other, as with an upgrade."""
    for server in trial.cluster.servers:
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)


FAULTS: dict[str, Fault] = {
    "kill -9": kill,
    "clean stop": stop,
    "SIGSTOP": freeze,
    "lines cut": cut,
    "lines silent": silence,
    "database restarted": restart_database,
    "rolling restart": roll,
}


class Figures(NamedTuple):
    """By kind, for how long a table stood still; and what was promised."""

    seconds: dict[str, list[float]]
    promised: logs.Count


def together(found: Iterable[Figures]) -> Figures:
    """Those of several trials."""
    seconds: dict[str, list[float]] = {}
    count = logs.Count(0, 0, 0)
    for figures in found:
        for kind, more in figures.seconds.items():
            seconds.setdefault(kind, []).extend(more)
        count = logs.Count(*map(sum, zip(count, figures.promised, strict=True)))
    return Figures(seconds, count)


def lines(figures: Figures) -> list[str]:
    """The table that is printed at the end."""
    rows = ["kind                 count   median s   nine in ten   worst s   over 5 s"]
    for kind, seconds in sorted(figures.seconds.items()):
        most = sorted(seconds)[len(seconds) * 9 // 10]
        late = sum(one > 5.0 for one in seconds)
        rows.append(f"{kind:20} {len(seconds):5} {median(seconds):10.2f} {most:13.2f} {max(seconds):9.2f} {late:10}")
    faults, (lost, doubled, acknowledged) = sum(map(len, figures.seconds.values())), figures.promised
    rows.append(f"{faults} faults, {acknowledged} requests acknowledged, {lost} lost, {doubled} doubled")
    return rows


async def run(
    folder: Path,
    postgres: Postgres,
    kinds: list[str],
    seed: str,
    tables: int,
    said: Callable[[str], object],
    pace: float = PACE,
    minutes: float = inf,
) -> tuple[Trial, logs.Count]:
    """These faults, one after the other, on three servers; the clock of one is an hour ahead, of another one behind.

    After so many minutes, the rest is left out.
    """
    random, until = Random(seed), time.monotonic() + 60 * minutes
    async with Cluster(folder, postgres, (0.0, 3_600.0, -3_600.0)) as cluster:
        trial = Trial(cluster, random, pace)
        try:
            await trial.begin(tables)
            for number, kind in enumerate(kinds, 1):
                if time.monotonic() > until:
                    break
                await trial.suffer(kind)
                before = trial.count
                await trial.move_on()
                told = f"   in all {trial.count}" if trial.count != before else ""
                said(f"{number:4} {kind:20} {trial.seconds[kind][-1]:6.2f} s{told}")
                await asyncio.sleep(random.uniform(0.0, 0.5))
            count = await trial.end()
            await trial.compare()
        finally:
            await trial.stop()
        return trial, count


def one_trial(number: int, kinds: list[str], seed: str, tables: int, pace: float, minutes: float) -> Figures:
    """In a process, with a PostgreSQL of its own."""
    gc.disable()  # pauses of this process, which the servers' cables go through, are not the servers'
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory() as folder:
            Path(folder).chmod(0o755)

            def said(line: str) -> None:
                print(f"{number}: {line}", file=sys.stderr)

            found = run(Path(folder), postgres, kinds, seed, tables, said, pace, minutes)
            trial, count = asyncio.run(found)
            return Figures(trial.seconds, count)
    finally:
        postgres.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--n", type=int, default=len(FAULTS), help="how many faults")
    parser.add_argument("--kinds", default=",".join(FAULTS), help="of which kinds")
    parser.add_argument("--tables", type=int, default=6, help="how many tables in each trial")
    parser.add_argument("--trials", type=int, default=1, help="how many clusters share the faults, side by side")
    parser.add_argument("--pace", type=float, default=PACE, help="seconds that people think")
    parser.add_argument("--minutes", type=float, default=inf, help="after so many, the rest of them is left out")
    parser.add_argument("--seed", default="1")
    words = parser.parse_args()
    random, wanted = Random(words.seed), words.kinds.split(",")
    kinds = [wanted[number % len(wanted)] for number in range(words.n)]
    random.shuffle(kinds)
    with ProcessPoolExecutor(words.trials, get_context("spawn")) as pool:
        wishes = (words.tables, words.pace, words.minutes)
        trials = [
            pool.submit(one_trial, one, kinds[one :: words.trials], f"{words.seed} {one}", *wishes)
            for one in range(words.trials)
        ]
        print("\n".join(lines(together(trial.result() for trial in trials))))


if __name__ == "__main__":
    main()
