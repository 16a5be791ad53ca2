"""A player without a mouse: every press of a key is counted, and the focus is watched."""

import time
from dataclasses import dataclass, field
from typing import Any

from tests.browser.clicking import Player

#: Runs before the page: counts our turns, and notes every picture in which it is our turn and the focus is nowhere.
WATCH = """
window.turns = 0;
window.fallen = [];
let mine = false;
new MutationObserver(() => {
  const now = document.querySelector(".now.mine") !== null;
  if (now && !mine) window.turns += 1;
  mine = now;
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
const watch = () => {
  if (document.querySelector(".now.mine") && document.activeElement === document.body)
    window.fallen.push(document.querySelector(".now").textContent);
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""

#: How things stand, for somebody who looks and has only keys.
SEE = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const spot = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { key: one.dataset.key ?? one.dataset.far ?? one.textContent.trim(), at: [x + width / 2, y + height / 2] };
  };
  const focus = document.activeElement;
  return {
    turns: window.turns,
    fallen: window.fallen,
    over: all("[data-testid=results] a[download]").length > 0,
    results: all("[data-testid=results]").length > 0,
    mine: all(".now.mine").length > 0 && !all(".game[aria-busy=true]").length,
    asked: all(".options button").length,
    steps: all(".stage .step, .stage .far").map(spot),
    stop: all("[data-testid=stop]").length > 0,
    cards: all(".hand button").map((one) => !one.classList.contains("idle")),
    places: all(".stage .target, .offers button").map(spot),
    pressed: all(".hand [aria-pressed=true]").length > 0,
    buttons: all(".bar .main:not([data-testid])").length,
    discard: all("[data-testid=discard]").length > 0 || all("[data-testid=confirm]").length > 0,
    focus: { ...spot(focus), what: focus.className.baseVal ?? focus.className, tag: focus.tagName },
    told: document.querySelector("ol.log")?.textContent.length ?? 0,
  };
}"""


#: What the button is called that has the focus.
NAMED = """() => {
  const focus = document.activeElement.closest("button");
  return focus && (focus.ariaLabel ?? focus.textContent);
}"""


@dataclass
class Turn:
    """What one of our turns took."""

    keys: int = 0
    decisions: int = 0


@dataclass
class Typist:
    """Plays by keys alone: chooses a card, goes to some place by arrows, plays it there."""

    player: Player
    turns: list[Turn] = field(default_factory=list)
    keys: int = 0

    def __post_init__(self) -> None:
        self.page = self.player.page
        self.random = self.player.random
        self.page.add_init_script(WATCH)

    def press(self, key: str) -> None:
        self.keys += 1
        if self.turns:
            self.turns[-1].keys += 1
        self.page.keyboard.press(key)

    def see(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEE)
        assert seen["fallen"] == [], "the focus fell off the table"
        return seen

    def tab_to(self, name: str, most: int = 60) -> int:
        """Goes to a button by the tab key; how many presses that takes."""
        for count in range(most):
            if name in (self.page.evaluate(NAMED) or ""):
                return count
            self.press("Tab")
        raise AssertionError(f"{name} can't be reached with {most} tabs")

    def play(self, seconds: float = 600.0) -> None:
        deadline = time.monotonic() + seconds
        while not (seen := self.see())["over"]:
            assert time.monotonic() < deadline, seen
            if seen["results"]:
                self.press("Escape")
            elif seen["mine"]:
                while len(self.turns) < seen["turns"]:
                    self.turns.append(Turn())
                self.decide(seen)
            else:
                time.sleep(0.02)

    def decide(self, seen: dict[str, Any]) -> None:
        assert seen["focus"]["tag"] != "BODY"
        if seen["asked"]:
            self.press(str(self.random.randrange(seen["asked"]) + 1))
            self.press("Enter")
        elif seen["stop"] and not (seen["steps"] and self.random.random() < 0.8):
            self.press(".")
        elif seen["steps"] and (seen["stop"] or not any(seen["cards"]) or self.random.random() < 0.5):
            self.go_to(self.random.choice(seen["steps"]))
            self.press("Enter")
        else:
            self.from_hand(seen)
        self.turns[-1].decisions += 1
        self.player.find(".game[aria-busy=false]").first.wait_for()

    def from_hand(self, seen: dict[str, Any]) -> None:
        playable = [i for i, can in enumerate(seen["cards"]) if can]
        card = self.random.choice(playable or range(len(seen["cards"])))
        self.press(str(card + 1))
        seen = self.see()
        if seen["places"]:
            self.go_to(self.random.choice(seen["places"]))
            if self.random.random() < 0.5:
                self.press("r")
            self.press("Enter")
        elif seen["buttons"] and playable:
            self.press("Enter")
        else:
            self.press("d")

    def go_to(self, goal: dict[str, Any]) -> None:
        """By arrows, always along the longer way first."""
        tried: set[str] = set()
        for _ in range(12):
            focus = self.see()["focus"]
            if focus["key"] == goal["key"]:
                return
            (x, y), (to_x, to_y) = focus["at"], goal["at"]
            ways = [
                ("ArrowRight" if to_x > x else "ArrowLeft", abs(to_x - x)),
                ("ArrowDown" if to_y > y else "ArrowUp", abs(to_y - y)),
            ]
            ways.sort(key=lambda way: -way[1])
            way = next((name for name, _ in ways if f"{focus['key']} {name}" not in tried), None)
            if way is None:
                return
            tried.add(f"{focus['key']} {way}")
            self.press(way)
