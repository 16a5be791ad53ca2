"""Instructions instead of times: the same on a machine that is busy with other things. Needs valgrind.

A work is done twice in processes of their own, with one round and with two; the difference is one round, without the
start of Python and the set-up.
"""

import os
import re
import shutil
import subprocess
import sys

import msgspec

from undermine.engine.errors import OptionError
from undermine.engine.version import build
from undermine.games import game_named
from undermine.research.work import WORKS

VALGRIND = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")


class Count(msgspec.Struct, frozen=True):
    """Instructions for one piece of a work."""

    game: str
    seats: int
    build: str
    work: str
    instructions: int


def count(name: str, seats: int, work: str) -> Count:
    game_named(name).check_seats(seats)
    if work not in WORKS:
        raise OptionError(f"there is no work {work!r} to count; there are {', '.join(WORKS)}")
    if shutil.which("valgrind") is None:
        raise OptionError("counting instructions needs valgrind, and there is none on this machine")
    (once, pieces), (twice, more) = (_run(name, seats, work, rounds) for rounds in (1, 2))
    return Count(name, seats, build(), work, round((twice - once) / (more - pieces)))


def _run(name: str, seats: int, work: str, rounds: int) -> tuple[int, int]:
    """Instructions of a process, and how many pieces it did."""
    command = [*VALGRIND, sys.executable, "-m", "undermine.research.work", name, str(seats), work, str(rounds)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not collected:
        raise OptionError(f"{' '.join(command)} failed: {done.stderr[-300:]}")
    return int(collected[1]), int(done.stdout)
