"""Rules in place and the page of rules, in a real browser."""

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.barriers import violations
from tests.browser.clicking import DESKTOP, PHONE, Player, Size, expect

if TYPE_CHECKING:  # without playwright these tests skip
    from playwright.sync_api import Locator, WebSocketRoute

SIZES: dict[str, Size] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": PHONE,
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "small": {**PHONE, "viewport": {"width": 360, "height": 640}},
}


def rule(player: Player) -> "Locator":
    """The rule that is open in place."""
    return player.find("[data-testid=rule]")


def expect_rule(player: Player, sentence: str, clause: str) -> None:
    """A sentence with a picture first, then the clause; and all of it can be reached within the window."""
    expect(rule(player).locator("[data-testid=sentence]")).to_contain_text(sentence)
    expect(rule(player).locator("dt").first).to_have_text(re.compile(clause))
    assert rule(player).locator(".first svg").count()
    expect(rule(player).get_by_role("link", name=re.compile("Read more|more on the rules page"))).to_have_attribute(
        "href", re.compile(r"^/rules/\w+#[A-Z]")
    )
    box, window = player.box(rule(player)), player.page.viewport_size
    assert window and box["x"] >= 0 and box["x"] + box["width"] <= window["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= window["height"]


def close(player: Player) -> None:
    player.page.keyboard.press("Escape")
    expect(rule(player)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_card_a_sign_a_role_and_a_pile_open_their_rules(player: Callable[..., Player], size: str) -> None:
    ada = player(SIZES[size])
    ada.play_now("Classic")
    card = ada.find(".hand [data-card]").first
    card.focus()
    ada.page.keyboard.press("i")
    expect_rule(ada, "", r"^CL-[PA]\d\d$")
    close(ada)
    expect(card).to_be_focused()

    # On a small screen a seat is a chip, and its signs are in the panel that it opens.
    chip = ada.find("[data-seat='0'] .open")
    ada.wait_for_turn()
    if chip.count():
        chip.press("Enter")
    ada.find("dialog .tool" if chip.count() else "[data-seat='0'] .tool").first.press("Enter")
    expect_rule(ada, "lamp", "CL-")
    close(ada)
    if chip.count():
        ada.page.keyboard.press("Escape")

    ada.press(ada.find("[data-testid=role]"))
    expect_rule(ada, "You want", "CL-V0")
    ada.press(rule(ada).get_by_role("button", name="Close"))
    expect(rule(ada)).to_have_count(0)

    ada.press(ada.find(".piles .pile").first)
    expect_rule(ada, "draw one card", "CL-D01")
    close(ada)


def test_a_long_press_explains_a_card_and_does_not_choose_it(player: Callable[..., Player]) -> None:
    ada = player(DESKTOP)
    ada.play_now("The Dark Cave")
    card = ada.find(".hand [data-card]").first
    box = ada.box(card)
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.mouse.down()
    expect(rule(ada)).to_be_visible()
    ada.page.mouse.up()
    close(ada)
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", ["desktop", "small"])
def test_an_option_says_what_it_means(player: Callable[..., Player], size: str) -> None:
    ada = player(SIZES[size])
    ada.go()
    ada.press(ada.page.get_by_role("button", name="Invite friends to The Lost Mines"))
    ada.press(ada.find("summary").last)
    ada.press(ada.page.get_by_role("button", name=re.compile("What does this mean")).nth(1))
    expect_rule(ada, "several traps and trolls", "Q-LM-21")
    close(ada)


def test_a_refusal_opens_the_rule_that_it_names(player: Callable[..., Player]) -> None:
    """Our own page offers nothing that is refused, so what it sends is spoiled on the way."""
    ada = player(SIZES["desktop"])

    def spoil(route: "WebSocketRoute") -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "decide":
                message["decision"] = "rockfall 0,0"
            server.send(json.dumps(message))

        route.on_message(pass_on)

    ada.page.route_web_socket(re.compile("/ws$"), spoil)
    ada.play_now("Classic")
    ada.wait_for_turn()
    ada.press(ada.find(".hand button").first)
    ada.press(ada.find("[data-testid=discard]"))
    notice = ada.find(".notice .explains").first
    named = re.search(r"CL-\w+", notice.inner_text())
    assert named
    ada.press(notice)
    expect(rule(ada).get_by_role("heading", name="Why not?")).to_be_visible()
    expect(rule(ada).locator("dt").first).to_have_text(named[0])


@pytest.mark.parametrize("size", SIZES)
def test_the_address_names_a_rule_and_the_page_shows_it(player: Callable[..., Player], size: str) -> None:
    ada = player(SIZES[size])
    ada.go("/rules/classic#CL-P04")
    marked = ada.find("article.marked")
    expect(marked).to_have_attribute("id", "CL-P04")
    expect(marked).to_be_in_viewport()
    assert marked.locator("svg").count() >= 3, "an example, drawn from cards"
    ada.press(marked.get_by_role("link", name="D-CL-01"))
    expect(ada.find("article.marked")).to_have_attribute("id", "D-CL-01")
    expect(ada.find("article.marked")).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"


def test_rules_are_found_by_a_word_in_all_games(player: Callable[..., Player]) -> None:
    ada = player(SIZES["desktop"])
    ada.go()
    ada.page.get_by_role("link", name="Rules of The Lost Mines").click()
    search = ada.page.get_by_role("searchbox")
    search.fill("trap")
    expect(ada.find("[data-testid=found]")).to_contain_text("rules mention “trap”")
    expect(ada.find("#LM-A11")).to_be_visible()
    expect(ada.find("#LM-A16")).to_have_count(0)
    search.fill("xyzzy")
    expect(ada.find("[data-testid=found]")).to_have_text("No rule mentions “xyzzy”.")
    search.fill("")
    expect(ada.find("#LM-A16")).to_be_attached()
    for title in ["The Dark Cave", "Classic"]:
        ada.page.get_by_role("link", name=title, exact=True).click()
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(f"Rules: {title}")
        expect(ada.find("article").first).to_be_attached()


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["classic", "lost_mines", "dark_cave"])
def test_nothing_on_the_page_of_rules_or_in_a_rule_keeps_anybody_out(
    player: Callable[..., Player], game: str, size: str
) -> None:
    ada = player(SIZES[size])
    ada.go(f"/rules/{game}")
    ada.find("article").first.wait_for()
    assert violations(ada) == []
    ada.press(ada.find("button.thing").first)
    expect(rule(ada).locator("dt").first).to_be_visible()
    assert violations(ada) == []


def test_a_long_press_explains_what_lies_on_the_board(player: Callable[..., Player]) -> None:
    ada = player(SIZES["desktop"])
    ada.play_now("The Dark Cave")
    ada.wait_for_turn()  # until then the camera follows what the others do
    start = ada.find("[data-explain='card:start']").first
    box = ada.box(start)
    ada.page.mouse.move(box["x"] + box["width"] / 8, box["y"] + box["height"] / 8)
    ada.page.mouse.down()
    expect_rule(ada, "All dwarves begin here", "DC-C09")
    ada.page.mouse.up()
    close(ada)
    ada.page.mouse.move(10, 10)
    assert ada.box(start) == box, "the board did not come along"
