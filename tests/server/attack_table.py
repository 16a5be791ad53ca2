"""Prints what decisions of other people cost while one stranger attacks: `python -m tests.server.attack_table`.

Every load is measured in turns with quiet times of the same run, because machines are not the same from one minute to
the next: what counts is the ratio. Everything stays on this machine; those who attack have another loopback address
than those who play.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from tests.server.attacks.loads import Under
from tests.server.attacks.past import aged, store
from tests.server.attacks.victims import MasterTable, Victims, some_victims
from tests.server.attacks.visitors import Visitor, cpu, homes
from tests.server.harness import USUAL, ServerProcess

#: By their names: the load, and at which table it aims, or how many.
ROWS = {
    "60 spectators ask for whole states": ("looks", "game"),
    "the same, after 3,000 lines of talk": ("looks", "talk"),
    "20 connect and leave in a loop": ("connects", "game"),
    "60 ask for whole states and read nothing": ("stalls", "game"),
    "20 join one table in a loop": ("joins", "open"),
    "20 guess codes, by HTTP and sockets": ("guesses", "game"),
    "4 ask without end whether it is ready": ("probes", "game"),
    "one stranger talks by 50 connections": ("talk", "open"),
    "20 tables of masters": ("masters", "20"),
}
LINES = 3_000
#: Seconds after which a server counts as settled, whatever it does.
SETTLING = 20.0


class Figures:
    """What was measured in the quiet times, or in those of a load."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.cpu = self.wall = 0.0

    def __str__(self) -> str:
        return f"{self.at(50) * 1000:.1f} | {self.at(99) * 1000:.1f} | {self.cpu / self.wall:.0%}"

    def at(self, percent: int) -> float:
        found = sorted(self.times)
        return found[len(found) * percent // 100] if found else float("inf")


async def watched(server: ServerProcess, victims: Victims, figures: Figures, seconds: float) -> None:
    victims.take()
    began, used = time.perf_counter(), cpu(server)
    await asyncio.sleep(seconds)
    figures.wall += time.perf_counter() - began
    figures.cpu += cpu(server) - used
    figures.times += victims.take()


async def settled(server: ServerProcess) -> float:
    """Waits until the server has done what the load has left behind; how long that took."""
    began = time.perf_counter()
    while time.perf_counter() - began < SETTLING:
        used = cpu(server, workers=True)
        await asyncio.sleep(0.5)
        if cpu(server, workers=True) - used < 0.15:
            break
    return time.perf_counter() - began - 0.5


async def measure(row: str, tables: int, seconds: float, rounds: int) -> str:
    load, aim = ROWS[row]
    got: dict[str, int] = {}
    quiet, loud, after = Figures(), Figures(), 0.0
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        codes = dict(zip(("game", "talk"), await store(data, aged(), aged(lines=LINES)), strict=True))
        with ServerProcess(data, *USUAL) as server:
            addresses = homes()
            host = Visitor(server.port, next(addresses))
            codes["open"] = host.post("/api/tables", {"config": {"game": "classic", "seats": 5}, "name": "Host"})[
                "code"
            ]
            victims = some_victims(server.port, addresses, tables)
            if load == "masters":
                victims = Victims([MasterTable(Visitor(server.port, next(addresses)))])
            await victims.play()
            await settled(server)
            for _ in range(rounds):
                await watched(server, victims, quiet, seconds)
                async with Under(load, server.port, codes.get(aim, aim), seconds + 0.5) as under:
                    await watched(server, victims, loud, seconds)
                for what, number in under.got.items():
                    got[what] = got.get(what, 0) + number
                after = max(after, await settled(server))
            lost, said = victims.lost, len(server.entries(codes["open"])) if aim == "open" else 0
            await victims.leave()
    ratio = loud.at(99) / quiet.at(99)
    more = {**got, "entries at the table": said, "victims cut off": lost, "seconds to settle": round(after)}
    shown = json.dumps({what: number for what, number in more.items() if number})
    return f"| {row} | {quiet} | {loud} | {ratio:.1f} | {len(quiet.times)}/{len(loud.times)} | {shown} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8, help="tables of victims, of all games")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each quiet time, and of each load")
    parser.add_argument("--rounds", type=int, default=2, help="quiet times and loads, in turns")
    parser.add_argument("--only", default="", help="rows whose name has this in it")
    wish = parser.parse_args()
    print(
        "| load | quiet p50 ms | p99 | server | under load p50 ms | p99 | server | p99 ratio | n | the stranger got |"
    )
    print("|---|" + "---:|" * 8 + "---|")
    for row in ROWS:
        if wish.only in row:
            print(asyncio.run(measure(row, wish.tables, wish.seconds, wish.rounds)), flush=True)


if __name__ == "__main__":
    main()
