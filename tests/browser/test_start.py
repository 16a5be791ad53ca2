"""The first page that anybody sees."""

import pytest

from tests.browser.barriers import violations
from tests.browser.clicking import PHONE, Player, expect
from tests.browser.tables import GAMES

SIZES = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "phone": PHONE,
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "small": {**PHONE, "viewport": {"width": 360, "height": 640}},
    "large": {"viewport": {"width": 2560, "height": 1440}},
}
LESSONS = [{"game": game, "lesson": "first", "title": title, "steps": 9} for game, title in GAMES.items()]


def answer_with(one: Player, mine: list[dict[str, object]]) -> None:
    """Lessons and your own tables, whatever the server has."""
    one.page.route("**/api/lessons", lambda route: route.fulfill(json=LESSONS))
    one.page.route("**/api/tables/mine?*", lambda route: route.fulfill(json=mine))


def open_start(one: Player, mine: list[dict[str, object]] | None = None) -> None:
    answer_with(one, mine or [])
    one.go()
    one.page.get_by_role("button", name="Join", exact=True).wait_for()
    expect(one.find("[data-testid=living] .laid").first).to_be_attached()


def in_window(one: Player, element) -> bool:
    """Whether all of it can be seen without scrolling."""
    box, window = one.box(element), one.page.viewport_size
    assert window
    inside = box["x"] >= 0 and box["x"] + box["width"] <= window["width"]
    return inside and box["y"] >= 0 and box["y"] + box["height"] <= window["height"]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_learning_and_playing_are_in_sight(player, size):
    one = player(size=size)
    open_start(one)
    for title in GAMES.values():
        assert in_window(one, one.page.get_by_role("link", name=f"Learn {title} in 5 minutes"))
    assert in_window(one, one.page.get_by_role("button", name="Play now: Classic, against bots"))
    assert in_window(one, one.page.get_by_role("button", name="Invite friends to Classic"))
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"
    assert violations(one) == []


def test_your_tables_lead_back(player):
    one = player(size=PHONE)
    answer_with(one, [])
    one.play_now("Classic")
    code = one.page.url.rsplit("/", 1)[-1]
    row = {"code": code, "game": "classic", "status": "playing", "waiting": ["Guest"], "yours": True}
    open_start(one, [row])
    expect(one.find("[data-testid=your-tables]")).to_contain_text("It’s your turn")
    assert violations(one) == []
    one.press(one.find("[data-testid=your-tables] a"))
    one.page.wait_for_selector("[data-testid=now]")
    assert one.page.url.endswith(code)


def test_the_living_game_goes_on_and_stands_still_for_those_who_wish(player):
    still = player(size=SIZES["laptop"])
    open_start(still)
    before = still.find("[data-testid=living]").inner_html()
    still.page.clock.install()
    still.page.clock.run_for(20_000)
    assert still.find("[data-testid=living]").inner_html() == before
    lively = player(size=SIZES["laptop"])
    lively.page.emulate_media(reduced_motion="no-preference")
    open_start(lively)
    caption = lively.find("[data-testid=living] figcaption")
    expect(caption).not_to_have_text(caption.inner_text())
    assert lively.find("[data-testid=living] :focus-visible").count() == 0


@pytest.mark.parametrize("size", [SIZES["laptop"], SIZES["small"]], ids=["laptop", "small"])
def test_inviting_asks_for_little(player, size):
    one = player(size=size)
    open_start(one)
    one.press(one.page.get_by_role("button", name="Invite friends to The Dark Cave"))
    make = one.page.get_by_role("button", name="Set up the table")
    assert in_window(one, make), "the button stays in sight"
    one.page.get_by_label("Your name").fill("Anna")
    one.page.get_by_role("radio", name="master").check()
    assert violations(one) == []
    one.press(make)
    one.page.wait_for_selector("[data-testid=code]")


def test_clocks_of_a_game_of_days_can_rest_at_night(player):
    one = player(size={**PHONE, "timezone_id": "Asia/Kolkata"})
    one.go()
    one.page.get_by_role("button", name="Invite friends to Classic").click()
    rules = one.page.get_by_text("House rules")
    rules.click()
    nights = one.page.get_by_label("The clocks rest at night")
    expect(nights).to_have_count(0)
    one.page.get_by_label("Time for each move").select_option(label="3 days for each move")
    nights.check()
    one.page.get_by_label("From", exact=True).fill("")
    rules.click()
    one.page.get_by_role("button", name="Set up the table").click()
    expect(one.page.get_by_label("From", exact=True)).to_be_visible()  # it is not filled in
    one.page.get_by_label("From", exact=True).fill("21:30")
    one.page.get_by_label("To", exact=True).fill("07:00")
    assert violations(one) == []
    one.page.get_by_role("button", name="Set up the table").click()
    one.page.get_by_role("button", name="Fill up with bots").click()
    expect(one.page.get_by_text("The clocks rest from 21:30 to 7:00 (Asia/")).to_be_attached()
    one.page.get_by_role("button", name="Start the game").click()
    expect(one.page.get_by_title("until ").first).to_be_attached()
