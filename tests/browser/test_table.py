"""The table at every size, for the fewest and the most seats: everybody and the whole hand in sight, nothing jumps."""

import re
from typing import Any

import pytest

from tests.browser.barriers import violations
from tests.browser.clicking import PHONE, Player, Size, expect

SIZES: dict[str, Size] = {
    "1280x800": {"viewport": {"width": 1280, "height": 800}},
    "390x844": PHONE,
    "844x390": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "360x640": {**PHONE, "viewport": {"width": 360, "height": 640}},
    "640x400": {"viewport": {"width": 640, "height": 400}},  # 1280 by 800 at 200 %
}
TABLES = [("classic", 3), ("classic", 10), ("lost_mines", 3), ("lost_mines", 9), ("dark_cave", 2), ("dark_cave", 8)]

#: What must be in the window, and may be covered by nothing but parts of its own or what lies around it.
OUTSIDE = """selector => [...document.querySelectorAll(selector)].flatMap((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const seen = at !== null && (one.contains(at) || at.contains(one));
    const name = one.dataset.card ?? one.dataset.seat ?? one.className;
    return inside && seen ? [] : [[name, left, top, right, bottom].join(" ")];
})"""
PLACES = """() => [...document.querySelectorAll("div.board, article[data-seat], .own, .hand, [data-testid=now]")]
    .map((one) => one.getBoundingClientRect())
    .map((box) => [box.x, box.y, box.width, box.height].map(Math.round).join(" "))"""


POST = """async ([path, wish]) => (await fetch(path, {
    method: "POST", body: JSON.stringify(wish), headers: { "content-type": "application/json" }
})).json()"""


def post(one: Player, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    """From the page itself, so that its browser is known from then on."""
    answer: dict[str, Any] = one.page.evaluate(POST, [path, wish])
    return answer


def sit_down(one: Player, game: str, seats: int, options: dict[str, Any] | None = None) -> None:
    """At a table with bots that has just been started."""
    one.go()
    wish = {"game": game, "seats": seats, "name": "Guest", "options": options or {}}
    one.go(f"/t/{post(one, '/api/play', wish)['code']}")
    one.page.wait_for_selector("[data-testid=now]")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_players_and_the_whole_hand_are_in_sight(game, seats, player):
    for name, size in SIZES.items():
        one = player(size)
        sit_down(one, game, seats)
        one.wait_for_turn()
        expect(one.find("article[data-seat]")).to_have_count(seats)
        for part in ("[data-card]", "article[data-seat]", "section.role"):
            assert one.page.evaluate(OUTSIDE, part) == [], (name, part)
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        board = one.box(one.find("div.board").first)
        assert board["width"] >= 250 and board["height"] >= 180, (name, board)

        before = one.page.evaluate(PLACES)
        one.press(one.find(".hand [data-card]").first)
        expect(one.find(".hand [aria-pressed=true]")).to_have_count(1)
        # A bot that says something covers its cards for a moment.
        one.page.wait_for_function(f"(before) => JSON.stringify(({PLACES})()) === JSON.stringify(before)", arg=before)
        assert one.page.evaluate(OUTSIDE, ".bar button") == [], name
        one.context.close()


def test_a_chip_opens_its_panel(player):
    one = player(SIZES["360x640"])
    sit_down(one, "classic", 10)
    one.page.get_by_role("button", name="More about").nth(3).tap()
    dialog = one.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Your private mark").tap()
    expect(dialog.get_by_role("button", name="I trust")).to_have_count(1)
    assert violations(one) == []


def test_a_round_tells_who_you_are_once(player):
    one = player(SIZES["1280x800"])
    sit_down(one, "classic", 3)
    card = one.find("[data-testid=announced]")
    card.wait_for()
    expect(card).to_contain_text("Round 1 of 3")
    one.page.keyboard.press("Shift")
    card.wait_for(state="detached")
    one.page.reload()
    one.wait_for_turn()
    expect(card).to_have_count(0)


def test_how_to_win_is_told_before_it_happens(player):
    one = player(SIZES["1280x800"])
    sit_down(one, "classic", 3, {"rounds": 2})
    one.page.get_by_role("button", name="How do I win?").click()
    dialog = one.page.get_by_role("dialog")
    for words in ("When does a round end?", "Who gets gold?", "What if I run out of cards?", "after 2 rounds"):
        expect(dialog).to_contain_text(words)


def test_enter_plays_after_a_click_on_a_button_of_the_board(player):
    one = player(SIZES["1280x800"], seed=2)
    sit_down(one, "classic", 3)
    for _ in range(30):
        one.wait_for_turn()
        for card in one.find(".hand button:not(.idle)").all():
            one._pick(card)
            target = one.find("g.target.lay, g.target.lay-turned, g.target.lay-both").first
            if target.count():
                target.dispatch_event("click")
                one.find(".ghost").wait_for()
                one.page.get_by_role("button", name="Zoom out").click()
                one.page.keyboard.press("Enter")
                one.page.get_by_text("Guest lays").first.wait_for()
                return
        one.act()
    raise AssertionError("no path card could be laid in thirty decisions")


def test_talk_that_was_read_stays_read(player):
    host = player(SIZES["1280x800"])
    sit_down(host, "classic", 3)
    guest = player(SIZES["1280x800"])
    guest.go(f"/t/{host.code}")
    post(guest, f"/api/tables/{host.code}/people", {"name": "Bert"})
    guest.page.reload()
    guest.page.get_by_role("tab", name="Talk").click()
    guest.page.get_by_label("Say something…").fill("Hello")
    guest.page.get_by_role("button", name="Send").click()
    talk = host.page.get_by_role("tab", name="Talk")
    expect(talk).to_contain_text("1")
    talk.click()
    host.page.get_by_text("Hello").wait_for()
    host.page.reload()
    expect(talk).to_have_text("Talk")


def test_the_log_spells_no_coordinates(player):
    one = player(SIZES["1280x800"], seed=5)
    sit_down(one, "dark_cave", 4)
    for _ in range(5):
        one.wait_for_turn()
        one.act()
    told = one.find("ol.log li")
    told.nth(8).wait_for(state="attached")
    assert [line for line in told.all_inner_texts() if re.search(r"\d,-?\d", line)] == []
    one.find("ol.log button").first.click()
    one.find(".last").wait_for()


def test_leaving_asks(player):
    one = player(SIZES["390x844"])
    sit_down(one, "lost_mines", 3)
    one.page.get_by_role("button", name="Undermine, start page").tap()
    dialog = one.page.get_by_role("dialog")
    expect(dialog).to_contain_text("come back any time")
    dialog.get_by_role("button", name="Stay").tap()
    one.find("[data-testid=now]").wait_for()
    one.page.get_by_role("button", name="Undermine, start page").tap()
    dialog.get_by_role("button", name="Go to the start page").tap()
    one.page.get_by_role("button", name="Join", exact=True).wait_for()


def test_a_choice_outlives_talk(player) -> None:
    one = player(size={"viewport": {"width": 1280, "height": 800}})
    one.play_now("Classic")
    target = one.find("g.target.lay, g.target.lay-turned, g.target.lay-both").first
    for _ in range(30):
        one.wait_for_turn()
        for card in one.find(".hand button:not(.idle)").all():
            one._pick(card)
            if target.count():
                break
        if target.count():
            break
        one.act()
    target.click()
    one.find(".ghost").wait_for()
    one.page.get_by_role("tab", name="Talk").click()
    one.page.get_by_placeholder("Say something").fill("Which way?")
    one.page.keyboard.press("Enter")
    one.page.get_by_text("Which way?").wait_for()
    assert one.find(".ghost").count() == 1
    one.find("[data-testid=confirm]").click()
    one.page.get_by_role("tab", name="Log").click()
    one.page.get_by_text("Guest lays").first.wait_for()
