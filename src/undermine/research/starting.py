"""How a process starts others that play games beside it: the quickest way that is safe."""

from pathlib import Path

#: Where Linux lists the threads of a process, those included that Python did not start (numpy has some).
THREADS = Path("/proc/self/task")


def start_method() -> str:
    """A copy of this process has imported all there is to import. But a copy has one thread, and a lock that another
    one held would stay locked; so only a process with a single thread is copied, and otherwise a fresh one starts.
    """
    return "fork" if THREADS.is_dir() and len(list(THREADS.iterdir())) == 1 else "spawn"
