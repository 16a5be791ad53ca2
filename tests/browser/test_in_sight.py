"""The first picture of every game: where we dig, what we hold and who plays, all in sight and under nothing else."""

import json
import time

import pytest

from tests.browser.clicking import PATIENCE, PHONE, Player, Size, expect
from tests.browser.learning import Learner
from tests.browser.sizes import SIZES
from tests.browser.tables import set_up_table
from undermine.engine.lessons import lesson_named
from undermine.games import OURS

GOALS = {"classic": 3, "lost_mines": 4, "dark_cave": 4}

FEWEST_AND_MOST = [
    ("classic", 3, 3),
    ("classic", 10, 3),
    ("lost_mines", 3, 4),
    ("lost_mines", 9, 4),
    ("dark_cave", 2, 4),
    ("dark_cave", 8, 4),
]

#: Whether the board knows by now how large it is.
MEASURED = """() => {
    const picture = document.querySelector(".stage > svg");
    return picture && Number(picture.getAttribute("width")) === picture.parentElement.clientWidth
        && Number(picture.getAttribute("height")) === picture.parentElement.clientHeight;
}"""

#: Each element of a selector: whether its box is inside the window, and what lies over its middle or its corners.
HIDDEN = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const name = one.getAttribute("data-goal") ?? one.getAttribute("data-card") ?? one.getAttribute("data-seat");
    const troubles = [];
    if (!box.width || !box.height) return [name + " has no size"];
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
        troubles.push(name + " is outside: " + JSON.stringify(box));
    const home = one.closest(".stage") ?? one;
    const near = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
    for (const [x, y] of near) {
        const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
        if (!home.contains(top) && !top?.contains(one))
            troubles.push(name + " is under " + (top?.outerHTML ?? "nothing").slice(0, 120));
    }
    return troubles;
})"""

#: Whether the first of a selector lies over any goal or card of the hand, though clicks may go through it.
COVERS = """(selector) => {
    const over = document.querySelector(selector).getBoundingClientRect();
    return [...document.querySelectorAll("[data-goal], .hand [data-card]")].some((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    });
}"""


def sit_down(one: Player, game: str, seats: int) -> None:
    """A table against bots, asked for as the start page does."""
    one.go()
    answer = one.page.request.post(
        f"{one.address}/api/play",
        data=json.dumps({"game": game, "seats": seats, "name": "Ada"}),
        headers={"Content-Type": "application/json", "Origin": one.address},
    )
    one.go(f"/t/{answer.json()['code']}")
    one.wait_for_turn()


def assert_all_in_sight(one: Player, goals: int, seats: bool = True) -> None:
    one.page.wait_for_function(MEASURED)
    assert one.find("[data-goal]").count() == goals
    assert one.find(".hand [data-card]").count() > 0
    for selector in ("[data-goal]", ".hand [data-card]", *(["[data-seat]"] if seats else [])):
        assert_comes_into_sight(one, selector)


def assert_comes_into_sight(one: Player, selector: str) -> None:
    """The camera may still be on its way; whatever stays out of sight is named."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (hidden := one.page.evaluate(HIDDEN, selector)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert hidden == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize(("game", "seats", "goals"), FEWEST_AND_MOST)
def test_goals_hand_and_everyone_are_in_sight(game: str, seats: int, goals: int, size: Size, player) -> None:
    one = player(size=size)
    sit_down(one, game, seats)
    expect(one.find("[data-testid=help]")).to_be_visible()
    expect(one.find("[data-testid=announced]")).to_be_visible()
    one.page.wait_for_function(MEASURED)
    assert not one.page.evaluate(COVERS, "[data-testid=announced]")
    assert_all_in_sight(one, goals)
    role = one.find("[data-testid=role]")
    before = one.box(one.find(".board").first), one.box(role.first)
    one.press(one.find(".hand [data-card]").first)
    assert (one.box(one.find(".board").first), one.box(role.first)) == before, "nothing jumps when a card is chosen"
    assert_all_in_sight(one, goals)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("game", GOALS)
def test_a_lesson_and_what_it_refuses_hide_nothing(game: str, size: Size, player) -> None:
    one = player(size=size)
    learner = Learner(one)
    learner.begin(game)
    one.wait_for_turn()
    assert_all_in_sight(one, GOALS[game])
    tried = next(i for i, step in enumerate(lesson_named(OURS[game], "first").steps, 1) if step.trial)
    learner.follow(until=tried + 1)
    expect(one.find(".notice")).to_be_visible()
    if one.find(".lens").count():  # opened by a tap on a small cell, and as easily closed
        one.press(one.find(".lens").get_by_role("button", name="Close"))
    assert_all_in_sight(one, GOALS[game], seats=False)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_somebody_who_is_away_hides_nothing(size: Size, player, server) -> None:
    server.kill()
    server.words = ["--absence", "0.5"]
    server.start()
    one, guest = player(), player()
    set_up_table(one, guest, "Classic")
    guest.page.goto("about:blank")
    one.page.set_viewport_size(size["viewport"])
    expect(one.find("[data-testid=absent]")).to_be_visible()
    assert_all_in_sight(one, 3)


def test_the_second_round_announces_itself_and_shows_everything(player) -> None:
    one = player(size=PHONE, seed=3)
    sit_down(one, "classic", 3)
    announced = one.find("[data-testid=announced]")
    deadline = time.monotonic() + 300
    while "Round 2 of 3" not in "".join(announced.all_inner_texts()):
        assert time.monotonic() < deadline
        if one.page.get_by_text("Round 3 of 3").count():  # a busy machine has missed the moment
            sit_down(one, "classic", 3)
        one.act()
    expect(announced).to_contain_text(one.find("[data-testid=role]").inner_text())
    one.page.wait_for_function(MEASURED)
    assert not one.page.evaluate(COVERS, "[data-testid=announced]")
    one.wait_for_turn()
    assert_all_in_sight(one, 3)


@pytest.mark.parametrize("size", ["sideways", "small"])
@pytest.mark.parametrize(("game", "seats"), [("classic", 10), ("lost_mines", 9), ("dark_cave", 8)])
def test_what_opens_over_the_board_stays_inside(game: str, seats: int, size: str, player) -> None:
    one = player(size=SIZES[size])
    sit_down(one, game, seats)
    board = one.box(one.find(".stage").first)
    one.page.touchscreen.tap(board["x"] + 12, board["y"] + board["height"] - 12)
    expect(one.find(".note")).to_be_visible()
    assert_inside(one.box(one.find(".note")), board)
    for card in one.find(".hand [data-card]").all():
        one.press(card)
        target = one.find(".stage g.target.lay, .stage g.target.lay-turned, .stage g.target.lay-both").first
        if target.count():
            target.dispatch_event("click")
            expect(one.find(".lens")).to_be_visible()
            assert_inside(one.box(one.find(".lens")), board)
            return


def assert_inside(inner: dict[str, float], outer: dict[str, float]) -> None:
    assert inner["x"] >= outer["x"] and inner["y"] >= outer["y"]
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]
