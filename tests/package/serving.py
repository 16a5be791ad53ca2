"""An installed server in a process of its own."""

import signal
import subprocess
import urllib.request
from pathlib import Path


def first_page(command: Path, folder: Path) -> str:
    """What a browser gets from `undermine serve` in this folder."""
    serve: list[str | Path] = [command, "serve", "--port", "0", "--data", "tables.db"]
    process = subprocess.Popen(serve, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout
    try:
        said = next(line for line in process.stdout if "http://" in line)
        address = next(word for word in said.split() if word.startswith("http://"))
        with urllib.request.urlopen(address, timeout=60) as page:
            found: str = page.read().decode()
        return found
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
