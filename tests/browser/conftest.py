"""A real server in a process of its own, and a real browser."""

import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import undermine
from tests.browser.clicking import Player, Size

if TYPE_CHECKING:  # without playwright these tests skip
    from playwright.sync_api import Browser

CHROMIUM = Path("/usr/bin/chromium")


class ServerProcess:
    """`undermine serve` on a free port; it can be killed and started again with the same tables, and more `words`."""

    def __init__(self, folder: Path, words: Sequence[str] = ()) -> None:
        self.folder = folder
        self.words = list(words)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", "from undermine.cli.app import main; main()", "serve", "--bot-pace", "0"]
        command += ["--port", str(self.port), "--data", str(self.folder / "tables.db"), "--tables-per-hour", "1000"]
        command += ["--ease", "100"]
        command += self.words
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self, hard: bool = True) -> None:
        if self.process:
            self.process.send_signal(signal.SIGKILL if hard else signal.SIGTERM)
            self.process.wait(60)
            self.process = None


@pytest.fixture
def server() -> Iterator[ServerProcess]:
    if not (Path(undermine.__file__).parent / "web" / "index.html").is_file():
        pytest.skip("the browser client is not built: make src/undermine/web/index.html")
    folder = Path(tempfile.mkdtemp())
    found = ServerProcess(folder)
    found.start()
    yield found
    found.kill()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def browser() -> Iterator["Browser"]:
    if not CHROMIUM.is_file():
        pytest.skip(f"{CHROMIUM} is missing: apt-get install chromium")
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is missing: pip install playwright")
    with playwright.sync_playwright() as running:
        found = running.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-background-networking"]
        )
        yield found
        found.close()


@pytest.fixture
def player(server: ServerProcess, browser: "Browser") -> Iterator[Callable[..., Player]]:
    found: list[Player] = []

    def make(size: Size | None = None, seed: int = 0) -> Player:
        found.append(Player(browser, server.address, size, seed))
        return found[-1]

    yield make
    assert [one.troubles for one in found if one.troubles] == []
