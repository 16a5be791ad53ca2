"""A player who reads a table in words and writes commands; and what a screen reader would say meanwhile."""

import re
import time
from typing import Any, NamedTuple

from tests.browser.clicking import Player, expect

#: Keeps what is put into live regions, as a screen reader hears of it, and each command in between.
HEAR = """() => {
    window.heard = [];
    const live = "[aria-live], [role=status], [role=alert], [role=log]";
    new MutationObserver((changes) => {
        for (const { target, addedNodes, type } of changes) {
            const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const region = at?.closest(live);
            for (const node of type === "characterData" ? [target] : addedNodes) {
                const text = (node.innerText ?? node.textContent ?? "").trim().replaceAll(/\\s*\\n\\s*/g, "\\n");
                if (region && text) window.heard.push([region.dataset.testid ?? region.className, text]);
            }
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    const written = () => document.querySelector("#text-field").value;
    document.addEventListener("submit", () => window.heard.push(["command", written()]), true);
}"""

#: YAML puts names with a colon between apostrophes.
_CHOICE = re.compile(r"""^- '?button "(\d+)\. (.+)"'?$""")


class Heard(NamedTuple):
    region: str
    text: str


class Typist:
    """Somebody at the text mode of a table. Nothing is clicked on but the switch."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.page.add_init_script(f"({HEAR})()")

    def begin(self, game: str, seats: int = 3, **options: Any) -> None:
        """A table with bots, at which we are the first to play, read in words."""
        wish = {"game": game, "seats": seats, "options": {"first_player": "A", **options}, "name": "Ada"}
        self.player.go()
        # By the page itself, so that the browser gets the key to the seat as a cookie.
        code = self.page.evaluate(
            """async (wish) => {
                const headers = { "content-type": "application/json" };
                const answer = await fetch("/api/play", { method: "POST", body: JSON.stringify(wish), headers });
                return (await answer.json()).code;
            }""",
            wish,
        )
        self.player.go(f"/t/{code}")
        self.player.find("[data-testid=now]").wait_for()
        self.player.press(self.switch)
        self.player.find("[data-testid=text-mode]").wait_for()
        # What the graphic table said before is not ours.
        self.page.evaluate("() => (window.heard = window.heard.filter(([region]) => region === 'alarm'))")

    @property
    def switch(self) -> Any:
        return self.page.locator("header button[aria-pressed]:has(path[d^='M4 6h16'])")

    def write(self, command: str) -> None:
        field = self.player.find("#text-field")
        field.fill(command)
        field.press("Enter")
        expect(field).to_have_value("")

    def ask(self, command: str) -> str:
        """What a command is answered, politely."""
        self.write(command)
        said = self.player.find("[data-testid=said]")
        expect(said).not_to_be_empty()
        return said.inner_text()

    def refused(self, command: str) -> str:
        self.write(command)
        alarm = self.player.find("[data-testid=alarm]")
        expect(alarm).not_to_be_empty()
        return alarm.inner_text()

    @property
    def tree(self) -> str:
        """The table as assistive technology is told of it."""
        return self.player.find("main").aria_snapshot()

    @staticmethod
    def choices_in(tree: str) -> dict[int, str]:
        found = (_CHOICE.match(line.strip()) for line in tree.splitlines())
        return {int(one[1]): one[2] for one in found if one}

    @staticmethod
    def named_in(tree: str) -> list[str]:
        """The choices, each with the heading above it: every card can be discarded."""
        heading, found = "", []
        for line in map(str.strip, tree.splitlines()):
            if "heading " in line:
                heading = line
            elif one := _CHOICE.match(line):
                found.append(f"{heading}: {one[2]}")
        return found

    @property
    def heard(self) -> list[Heard]:
        return [Heard(*one) for one in self.page.evaluate("() => window.heard")]

    @property
    def offered(self) -> list[dict[str, Any]]:
        """The choices that the server sent last."""
        found: list[dict[str, Any]] = []
        for frame in self.player.ears.frames:
            if frame.get("choices") is not None:
                found = frame["choices"]
        return found

    def look(self) -> str:
        """Whose turn it is: "mine", or "" while others decide; and "over"."""
        found: str = self.page.evaluate(
            """() => {
                if (document.querySelector("[data-testid=text-result]")) return "over";
                return document.querySelector("main[aria-busy=false] .now.mine") ? "mine" : "";
            }"""
        )
        return found

    def wait(self, seconds: float = 180.0) -> str:
        """Waits until it is our turn, or the game is over."""
        deadline = time.monotonic() + seconds
        while not (found := self.look()):
            assert time.monotonic() < deadline, self.player.find("main").inner_text()
            time.sleep(0.02)
        return found

    def decide(self, command: str) -> None:
        self.write(command)
        self.player.find("main[aria-busy=false]").wait_for()
