"""Faults of all kinds, at random moments: nothing lost, nothing twice, and every table goes on."""

from pathlib import Path
from random import Random

from tests import postgres
from tests.cluster.faults import FAULTS, run
from tests.server.harness import awaited


@awaited
async def test_faults_lose_nothing_and_do_nothing_twice(folder: Path, faults: int) -> None:
    """One of each kind; as many as you like with `--faults 1000`."""
    random = Random(faults)
    kinds = [list(FAULTS)[number % len(FAULTS)] for number in range(faults)]
    random.shuffle(kinds)
    cluster = postgres.Postgres()  # its own, because it is stopped and started
    try:
        trial, count = await run(folder, cluster, kinds, f"faults-{faults}", 3, print)
    finally:
        cluster.close()
    assert (count.lost, count.doubled) == (0, 0)
    assert count.acknowledged > faults
    assert sum(map(len, trial.seconds.values())) == faults
