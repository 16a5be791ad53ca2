"""A player who clicks on whatever the page offers."""

import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from tests.browser.listening import Ears

if TYPE_CHECKING:  # without playwright these tests skip
    from playwright.sync_api import Browser, ConsoleMessage, FloatRect, Locator
    from playwright.sync_api._generated import LocatorAssertions

#: What a browser is told of its window.
Size = dict[str, Any]

DESKTOP: Size = {"viewport": {"width": 1920, "height": 1080}}
PHONE: Size = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}

#: How long anything may take on a slow machine, in milliseconds. Nothing is read at a moment that may pass: tests wait
#: for what is to come, with `expect` or `wait_for`.
PATIENCE = 60_000


def expect(element: "Locator") -> "LocatorAssertions":
    """Playwright's own would give up after five seconds."""
    from playwright.sync_api import expect as playwright_expect  # noqa: PLC0415  # without playwright these tests skip

    playwright_expect.set_options(timeout=PATIENCE)
    return playwright_expect(element)


class Player:
    """One browser window. Everything that the page complains about is kept in `troubles`."""

    def __init__(self, browser: "Browser", address: str, size: Size | None = None, seed: int = 0) -> None:
        # A worker would stand between the page and what tests answer for the server; test_install.py lets it in.
        settings: Size = {"service_workers": "block", **(size or DESKTOP)}
        self.context = browser.new_context(**settings, reduced_motion="reduce")
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.touch = bool(size and size.get("has_touch"))
        self.address = address
        self.random = Random(seed)
        self.troubles: list[str] = []
        self.ears = Ears(self.page)
        self.done: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda line: self.troubles.append(line.text) if self._bad(line) else None)

    @staticmethod
    def _bad(line: "ConsoleMessage") -> bool:
        # That a connection was lost is no fault of the page, nor that it has no worker here.
        fine = ("WebSocket", "ERR_CONNECTION", "Service Worker registration blocked")
        return line.type in ("error", "warning") and not any(words in line.text for words in fine)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def play_now(self, title: str) -> None:
        self.go()
        self.page.get_by_role("button", name=f"Play now: {title}, against bots").click()
        self.page.wait_for_selector("[data-testid=now]")

    def find(self, selector: str) -> "Locator":
        return self.page.locator(selector)

    def press(self, element: "Locator") -> None:
        element.tap() if self.touch else element.click()

    def box(self, element: "Locator") -> "FloatRect":
        """Where an element is on the screen."""
        box = element.bounding_box()
        assert box, f"{element} is nowhere to be seen"
        return box

    @property
    def code(self) -> str:
        return self.find("[data-testid=code]").inner_text()

    @property
    def hand(self) -> list[str]:
        cards: list[str] = self.find(".hand [data-card]").evaluate_all("cards => cards.map((one) => one.dataset.card)")
        return cards

    def look(self) -> dict[str, bool]:
        """How things stand, with one question to the browser.

        A dialog about the end of a round is closed in the same breath: a moment later it could be that of the game.
        """
        now: dict[str, bool] = self.page.evaluate(
            """() => {
                const is = (selector) => document.querySelector(selector) !== null;
                document.querySelector("[data-testid=play-on]")?.click();
                return {
                    over: is("[data-testid=results] a[download]"),
                    mine: is(".now.mine") && !is(".game[aria-busy=true]") && !is("[data-testid=results]"),
                };
            }"""
        )
        return now

    @property
    def over(self) -> bool:
        return self.look()["over"]

    @property
    def my_turn(self) -> bool:
        return self.look()["mine"]

    def wait_for_turn(self, seconds: float = 90.0) -> None:
        deadline = time.monotonic() + seconds
        while not self.due():
            assert time.monotonic() < deadline, f"it is not our turn: {self.find('.now').all_inner_texts()}"
            time.sleep(0.02)

    def due(self) -> bool:
        """Whether a decision is due."""
        now = self.look()
        return now["mine"] and not now["over"]

    # ---- deciding -------------------------------------------------------------------------------------------------

    def act(self) -> bool:
        """Takes some decision, if one is due. What was clicked is kept in `done`."""
        if not self.due():
            return False
        done = self._answer() or self._walk() or self._play() or self._discard()
        assert done, f"nothing to click on at: {self.find('.now').inner_text()}"
        self.done.append(done)
        self.find(".game[aria-busy=false], [data-testid=hand-over]").first.wait_for()
        return True

    def _answer(self) -> str | None:
        options = self.find("[data-testid=ask] button")
        if not options.count():
            return None
        option = options.nth(self.random.randrange(options.count()))
        words = option.inner_text()
        self.press(option)
        return f"ask {words}"

    def _walk(self) -> str | None:
        stop = self.find("[data-testid=stop]")
        if not stop.count():
            return None
        steps = self.find("g.target.step")
        if steps.count() and self.random.random() < 0.7:
            return self._target(steps.nth(self.random.randrange(steps.count())))
        self.press(stop)
        return "stop"

    def _play(self) -> str | None:
        cards = self.find(".hand button:not(.idle)")
        if not cards.count() or self.random.random() < 0.1:
            return None
        self._pick(cards.nth(self.random.randrange(cards.count())))
        offers = [*self.find("g.target").all(), *self.find(".offers button, .bar button.main").all()]
        offer = offers[self.random.randrange(len(offers))]
        if offer.get_attribute("data-key"):
            return self._target(offer)
        words = offer.get_attribute("aria-label") or offer.inner_text()
        opens = offer.get_attribute("aria-haspopup")
        self.press(offer)
        if opens:
            self.press(self.find("dialog .offers button").first)
        return words

    def _target(self, target: "Locator") -> str:
        """On the board the first click shows, the second plays; a step is taken at once.

        Neighbouring targets may overlap by a hair, so the click is sent to the target itself.
        """
        key = target.get_attribute("data-key") or ""
        target.dispatch_event("click")
        if not key.startswith("step"):
            self.press(self.find("[data-testid=confirm]"))
        return key

    def _pick(self, card: "Locator") -> None:
        if card.get_attribute("aria-pressed") != "true":
            self.press(card)

    def _discard(self) -> str:
        cards = self.find(".hand button")
        self._pick(cards.nth(self.random.randrange(cards.count())))
        self.press(self.find("[data-testid=discard]"))
        return "discard"


def play_to_the_end(players: Sequence[Player], seconds: float = 600.0) -> None:
    deadline = time.monotonic() + seconds
    while any(player.act() for player in players) or not all(player.over for player in players):
        assert time.monotonic() < deadline, [player.find(".now").all_inner_texts() for player in players]
