"""Hard tones, the left hand and large letters: chosen in one place, remembered, and nobody is kept out."""

import pytest

from tests.browser.barriers import SMALL, violations
from tests.browser.clicking import DESKTOP, PHONE, Player, expect, play_to_the_end
from tests.browser.sizes import SIZES
from tests.browser.tables import GAMES

#: A look, and the window that it is looked at in.
LOOKS = {"contrast": DESKTOP, "left": PHONE}

#: How much wider the page is than the window.
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def choose(one: Player, name: str) -> None:
    one.page.get_by_role("button", name="Look", exact=True).click()
    one.page.get_by_role("checkbox", name=name).check()
    one.page.keyboard.press("Escape")


def with_look(one: Player, look: str) -> None:
    one.page.add_init_script(f"""localStorage.setItem("undermine.looks", '{{"{look}": true}}')""")


def test_looks_are_chosen_in_one_place_and_remembered(player):
    one = player(DESKTOP)
    one.go()
    choose(one, "High contrast")
    choose(one, "Left-handed")
    page = one.find("html")
    for _ in range(2):
        expect(page).to_have_attribute("data-contrast", "more")
        expect(page).to_have_attribute("data-side", "left")
        one.page.reload()
        one.find(".games").wait_for()


def test_the_systems_wish_for_contrast_is_heard_until_somebody_chooses(player):
    one = player(DESKTOP)
    one.page.emulate_media(contrast="more")
    one.go()
    expect(one.find("html")).to_have_attribute("data-contrast", "more")
    one.page.get_by_role("button", name="Look", exact=True).click()
    one.page.get_by_role("checkbox", name="High contrast").uncheck()
    expect(one.find("html")).to_have_attribute("data-contrast", "")


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_any_look(player, look):
    one = player(LOOKS[look])
    with_look(one, look)
    one.go()
    one.page.get_by_role("button", name="Invite friends").first.click()
    one.page.get_by_role("button", name="Set up the table").click()
    one.page.get_by_role("button", name="Fill up with bots").wait_for()
    assert violations(one) == [], "in the lobby"
    for title in GAMES.values():
        one.play_now(title)
        one.wait_for_turn()
        one.press(one.find(".hand [data-card]").first)
        assert violations(one) == [], f"at a table of {title}"
    play_to_the_end([one])
    assert violations(one) == [], "in the results"


@pytest.mark.parametrize("size", ["phone", "sideways", "small"])
def test_everything_that_a_finger_presses_is_large_enough(player, size):
    one = player(SIZES[size])
    with_look(one, "left")
    one.go()
    one.find(".games").wait_for()
    assert one.page.evaluate(SMALL) == []
    one.play_now("Classic")
    one.wait_for_turn()
    one.press(one.find(".hand [data-card]").first)
    assert one.page.evaluate(SMALL) == []
    look = one.page.get_by_role("button", name="Look", exact=True)
    assert one.box(look)["x"] + 44 <= one.page.viewport_size["width"]


def test_the_hand_is_on_the_left_for_the_left_hand(player):
    one = player(SIZES["sideways"])
    with_look(one, "left")
    one.play_now("The Dark Cave")
    one.wait_for_turn()
    assert one.box(one.find(".act .hand"))["x"] < one.box(one.find(".stage"))["x"] < one.box(one.find(".players"))["x"]
    assert one.box(one.find(".zoom"))["x"] < 844 / 2


@pytest.mark.parametrize(("width", "height"), [(640, 512), (320, 256)], ids=["200 %", "400 %"])
def test_pages_at_twice_and_four_times_their_size(player, width, height):
    """As a window of 1280 by 1024 is with large letters: nothing is cut off at the side, and a card can be played."""
    one = player({"viewport": {"width": width, "height": height}})
    one.go()
    one.find(".games").wait_for()
    assert one.page.evaluate(OVERFLOW) <= 0
    one.play_now("Classic")
    one.wait_for_turn()
    assert one.page.evaluate(OVERFLOW) <= 0
    one.act()
    one.wait_for_turn()
    for what in (".hand button", ".stage"):
        box = one.box(one.find(what).first)
        assert box["width"] >= 40 and box["height"] >= 40, what
