"""The commands as a user runs them, in processes of their own."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = Path(sys.executable).parent / "undermine"


def run(*words: str, typed: str = "", code: int = 0) -> str:
    """Runs a command; returns what it printed."""
    done = subprocess.run(
        [COMMAND, *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={"LC_ALL": "C.UTF-8", **os.environ, "COLUMNS": "110"},
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr
