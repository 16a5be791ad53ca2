"""What a web server in front costs: `python -m tests.deploy.passing`. For docs/scale.md; CPU times by /proc."""

import asyncio
import json
import os
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.deploy.fronts import Caddy, Front, Nginx
from tests.server.harness import Client, ServerProcess, play_on

#: As many as one nginx takes as it comes: 512 lines, of which a visitor needs two.
VISITORS = 200
MESSAGES = 20
REQUESTS = 1_000


def cpu(process: int) -> float:
    """Microseconds that it has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return 1e6 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Kilobytes that it has."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def measure(front: Front) -> None:
    people = await front.game(people=3, bots=0)
    process = front.process
    before = memory(process)
    visitors = [await front.watch(people[0].code).connect() for _ in range(VISITORS)]
    print(f"a connection: {(memory(process) - before) / VISITORS:.0f} kB")
    used = cpu(process)
    await asyncio.gather(*map(ping, visitors))
    print(f"a message there and one back: {(cpu(process) - used) / (VISITORS * MESSAGES):.0f} µs")
    for visitor in visitors:
        await visitor.close()
    used = cpu(process)
    for _ in range(REQUESTS):
        front.http("GET", "/healthz")
    print(f"a request on a line of its own: {(cpu(process) - used) / REQUESTS:.0f} µs")
    first = people[0].number
    for person in people:
        person.frames.clear()
    await play_on(people, Random(1))
    sent = sum(len(json.dumps(frame, separators=(",", ":"))) for person in people for frame in person.frames)
    print(f"an update: {sent / len(people) / (people[0].number - first):.0f} bytes to each viewer")


async def ping(visitor: Client) -> None:
    for _ in range(MESSAGES):
        await visitor.ping()


def main() -> None:
    for kind in (Nginx, Caddy):
        with TemporaryDirectory() as name:
            folder = Path(name)
            words = ("--host-name", "play.example.org", "--connections", "5000")
            with ServerProcess(folder / "tables.db", *words) as server, kind(folder, server.port) as front:
                print(kind.__name__)
                asyncio.run(measure(front))


if __name__ == "__main__":
    main()
