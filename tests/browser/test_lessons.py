"""Guided games in a real browser, to their ends; left, resumed and begun again; and tips in games without a lesson."""

from collections.abc import Callable

import pytest

from tests.browser.clicking import Player, expect
from tests.browser.learning import Learner
from tests.browser.sizes import SIZES
from undermine.engine.lessons import lesson_named
from undermine.games import OURS

WINDOW = SIZES["desktop"]
GUIDED = [(game, size) for game in OURS for size in ("desktop", "phone")]
GUIDED += [("lost_mines", "sideways"), ("lost_mines", "small")]


def clauses_refused(game: str) -> list[str]:
    return [step.clause or "" for step in lesson_named(OURS[game], "first").steps if step.trial]


@pytest.mark.parametrize(("game", "size"), GUIDED)
def test_a_guided_game_to_its_end_left_and_resumed_once(player: Callable[..., Player], game: str, size: str) -> None:
    one = player(SIZES[size])
    learner = Learner(one)
    learner.begin(game)
    learner.follow(until=6)
    code = one.code
    one.go("/")
    learner.begin(game)
    assert one.code == code
    assert learner.step == 6
    learner.follow()
    for clause in clauses_refused(game):
        assert any(clause in refusal for refusal in learner.refusals), learner.refusals
    one.page.keyboard.press("Escape")
    expect(one.find("[data-testid=lesson-end]")).to_be_visible()
    one.press(one.find("[data-testid=lesson-play]"))
    expect(one.find("[data-testid=coach]")).to_have_count(0)
    expect(one.find("[data-testid=now]")).to_be_visible()


def test_another_good_idea_waits(player: Callable[..., Player]) -> None:
    one = player(WINDOW)
    learner = Learner(one)
    learner.begin("classic")
    one.press(one.find("[data-testid=lesson-next]"))
    one.press(one.find('.hand [data-card="NS"]'))
    one.press(one.find("[data-testid=discard]"))
    expect(learner.coach).to_contain_text("Good idea, but first:")
    assert learner.step == 2
    assert "NS" in one.hand


def test_a_lesson_begins_again(player: Callable[..., Player]) -> None:
    one = player(WINDOW)
    learner = Learner(one)
    learner.begin("classic")
    learner.follow(until=3)
    code = one.code
    one.page.get_by_role("button", name="Start again").click()
    expect(learner.coach).to_have_attribute("data-step", "1")
    assert one.code != code


def test_a_lesson_that_is_not_there(player: Callable[..., Player]) -> None:
    one = player(WINDOW)
    one.go("/learn/chess")
    expect(one.page.get_by_role("status")).to_contain_text("The lesson can’t be started")
    one.troubles.clear()  # the browser notes that the server said no


@pytest.mark.parametrize("game", OURS)
def test_tips_say_what_to_do_and_show_it(player: Callable[..., Player], game: str) -> None:
    one = player(WINDOW)
    one.play_now({"classic": "Classic", "lost_mines": "The Lost Mines", "dark_cave": "The Dark Cave"}[game])
    one.wait_for_turn()
    tip = one.find("[data-testid=help]")
    expect(tip.get_by_role("button", name="Show me")).to_be_enabled()
    one.press(tip.get_by_role("button", name="Show me"))
    expect(one.find("[data-testid=ring]")).to_be_visible()
    one.press(tip.get_by_role("button", name="Hide tips"))
    expect(tip).to_have_count(0)
    one.page.reload()
    one.wait_for_turn()
    expect(one.find("[data-testid=help]")).to_have_count(0)
    one.page.get_by_role("button", name="Tips").click()
    expect(one.find("[data-testid=help]")).to_be_visible()
