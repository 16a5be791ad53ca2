"""Processes are copied only if nothing can go wrong by it."""

import subprocess
import sys

from undermine.research.starting import THREADS

ALONE = "from undermine.research.starting import start_method\nprint(start_method())"
WITH_A_THREAD = f"""
from threading import Event, Thread
done = Event()
Thread(target=done.wait).start()
{ALONE}
done.set()
"""


def told_by(script: str) -> str:
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout.strip()


def test_a_process_with_one_thread_is_copied_where_threads_can_be_counted() -> None:
    assert told_by(ALONE) == ("fork" if THREADS.is_dir() else "spawn")


def test_one_with_more_is_not() -> None:
    assert told_by(WITH_A_THREAD) == "spawn"
