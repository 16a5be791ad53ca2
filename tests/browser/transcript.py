"""Plays one round by the text mode and writes down what was written and said: `python -m tests.browser.transcript`.

The last chapter of docs/text-mode.md is replaced by it.
"""

import re
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.clicking import Player
from tests.browser.conftest import CHROMIUM, ServerProcess
from tests.browser.typing import Typist

PAGE = Path(__file__).parents[2] / "docs" / "text-mode.md"
CHAPTER = "## A whole round"
_PLACE = re.compile(r"\((-?\d+),(-?\d+)\)")


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    server = ServerProcess(folder)
    server.start()
    try:
        with sync_playwright() as running:
            browser = running.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
            one = Typist(Player(browser, server.address))
            lines = "\n".join(played(one))
            browser.close()
    finally:
        server.kill()
    before, _, _ = PAGE.read_text("utf-8").partition(CHAPTER)
    PAGE.write_text(f"{before}{CHAPTER}\n\n{ABOUT}\n\n```text\n{lines}\n```\n", "utf-8")


ABOUT = """Classic with three seats, as `python -m tests.browser.transcript` played it and wrote it down: lines that
begin with `>` are written into the field, those with `!` are said at once, and all others politely."""


def played(one: Typist) -> list[str]:
    one.begin("classic", rounds=1)
    one.wait()
    for word in ("hand", "board", "choices 1", "why 1 5,5"):
        one.write(word)
        one.page.wait_for_function("() => window.heard.at(-1)[0] !== 'command'")
    while one.wait() == "mine":
        one.decide(str(best(one.choices_in(one.tree))))
        one.wait()
        # All that others do is told before anything else is written.
        one.page.wait_for_timeout(1500)
    result = one.player.find("[data-testid=text-result] ul").inner_text().splitlines()
    written = one.page.evaluate("() => window.heard")
    lines = []
    for region, text in written:
        mark = {"command": "> ", "alarm": "! "}.get(region, "")
        lines += [mark + line for line in text.splitlines()] or [mark]
    return [*lines, "", *filter(None, result)]


def best(choices: dict[int, str]) -> int:
    """Digging to the east, then whatever is no discard."""
    east = {number: int(found[1]) for number, label in choices.items() if (found := _PLACE.search(label))}
    if east and max(east.values()) > 0:
        return max(east, key=lambda number: east[number])
    return next((number for number, label in choices.items() if not label.startswith("Discard")), min(choices))


if __name__ == "__main__":
    main()
