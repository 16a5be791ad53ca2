"""The first picture of every game shows where to dig: every goal is in sight, and no button covers one."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.clicking import Size
from tests.browser.tables import GAMES

if TYPE_CHECKING:  # without playwright these tests skip
    from collections.abc import Callable

    from tests.browser.clicking import Player

TOUCH: Size = {"is_mobile": True, "has_touch": True}
SIZES: dict[str, Size] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
    "sideways": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "small": {"viewport": {"width": 360, "height": 640}, **TOUCH},
}

#: How many goals a game has.
GOALS = {"classic": 3, "lost_mines": 4, "dark_cave": 4}

LOOK = """() => {
    const box = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
    };
    const stage = document.querySelector(".stage");
    return {
        window: box(stage),
        goals: [...document.querySelectorAll("[data-goal]")].map(box),
        cards: [...document.querySelectorAll("g.laid > g")].map(box),
        buttons: [...document.querySelectorAll(".zoom button")].map(box),
    };
}"""


def inside(inner: dict[str, float], outer: dict[str, float]) -> bool:
    return (
        outer["left"] <= inner["left"]
        and inner["right"] <= outer["right"]
        and outer["top"] <= inner["top"]
        and inner["bottom"] <= outer["bottom"]
    )


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_goal_is_in_sight_and_free(player: "Callable[..., Player]", game: str, size: str) -> None:
    one = player(SIZES[size])
    one.play_now(GAMES[game])
    one.find("[data-goal]").first.wait_for(state="attached")
    one.find("g.laid").first.wait_for(state="attached")
    seen: dict[str, Any] = one.page.evaluate(LOOK)
    assert len(seen["goals"]) == GOALS[game]
    for thing in seen["goals"] + seen["cards"]:
        assert inside(thing, seen["window"])
        assert not any(meet(thing, button) for button in seen["buttons"])


def test_enter_plays_after_a_click_on_a_button_of_the_board(player: "Callable[..., Player]") -> None:
    one = player(SIZES["desktop"], seed=7)
    one.play_now(GAMES["dark_cave"])
    for _ in range(30):
        one.wait_for_turn()
        for card in one.find(".hand button:not(.idle)").all():
            one._pick(card)
            target = one.find("g.target.lay, g.target.lay-turned, g.target.lay-both").first
            if target.count():
                target.click()
                one.find(".ghost").wait_for()
                one.page.get_by_role("button", name="Zoom in").click()
                one.page.keyboard.press("Enter")
                one.page.get_by_text("Guest lays").first.wait_for()
                return
        one.act()
    raise AssertionError("no path card could be laid in thirty decisions")
