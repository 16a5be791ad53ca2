"""A learner who presses whatever is lit."""

import time
from typing import TYPE_CHECKING

from tests.browser.clicking import Player, expect

if TYPE_CHECKING:  # without playwright these tests skip
    from playwright.sync_api import Locator

#: The middle of the ring, if a finger there would press what is lit, and not something that lies over it.
UNDER = """() => {
    const ring = document.querySelector("[data-testid=ring]");
    if (!ring) return null;
    const { x, y, width, height } = ring.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const thing = document.elementFromPoint(...middle)?.closest("button, [data-key], [data-seat]");
    if (!thing) return null;
    const box = thing.getBoundingClientRect();
    const off = Math.hypot(box.x + box.width / 2 - middle[0], box.y + box.height / 2 - middle[1]);
    return off < 4 ? middle : null;
}"""


class Learner:
    """Follows a guided game, and keeps the words of every step it has seen."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.words: list[str] = []
        self.refusals: list[str] = []

    def begin(self, game: str) -> None:
        self.player.go(f"/learn/{game}")
        expect(self.coach).to_be_visible()

    @property
    def coach(self) -> "Locator":
        return self.player.find("[data-testid=coach]")

    @property
    def step(self) -> int:
        return int(self.coach.get_attribute("data-step") or 0)

    @property
    def over(self) -> bool:
        return self.player.over or self.player.find("[data-testid=lesson-end]").count() > 0

    def follow(self, until: int | None = None, seconds: float = 240.0) -> None:
        """Does what is asked, to the end or to a step."""
        deadline = time.monotonic() + seconds
        while not self.over and (until is None or self.step < until):
            assert time.monotonic() < deadline, self.coach.inner_text()
            self._listen()
            self._press_what_is_lit()
            time.sleep(0.02)  # between two looks at the page, which says when something has changed

    def _listen(self) -> None:
        words = self.player.find("[data-testid=coach] .words").inner_text()
        if not self.words or self.words[-1] != words:
            self.words.append(words)
        for notice in self.player.find(".notices .rule").all_inner_texts():
            if notice not in self.refusals:
                self.refusals.append(notice)

    def _press_what_is_lit(self) -> None:
        following = self.player.find("[data-testid=lesson-next]")
        if following.count():
            self.player.press(following.first)
            return
        if not self.player.my_turn:
            return
        middle = self._middle_of_ring()
        if middle is not None:
            tap = self.page.touchscreen.tap if self.player.touch else self.page.mouse.click
            tap(*middle)

    def _middle_of_ring(self) -> tuple[float, float] | None:
        """Where to press, once the ring has come to something that can be pressed there."""
        found: list[float] | None = self.page.evaluate(UNDER)
        return (found[0], found[1]) if found else None
