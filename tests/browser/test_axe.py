"""Every page as axe-core sees it: nothing that would keep somebody out."""

import pytest

from tests.browser.barriers import violations
from tests.browser.clicking import DESKTOP, PHONE, play_to_the_end
from tests.browser.tables import GAMES

BOTH = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@BOTH
def test_the_start_page_and_a_table_before_the_start(player, size):
    one = player(size=size)
    one.go()
    one.page.get_by_role("button", name="Join", exact=True).wait_for()
    assert violations(one) == []
    one.page.get_by_role("button", name="Invite friends").first.click()
    make = one.page.get_by_role("button", name="Set up the table")
    make.wait_for()
    assert violations(one) == []
    make.click()
    one.page.get_by_role("heading", name="Who plays on this device?").wait_for()
    assert violations(one) == []


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_play(game, player, size):
    one = player(size=size)
    one.play_now(GAMES[game])
    one.wait_for_turn()
    assert violations(one) == []
    one.act()
    one.wait_for_turn()
    one.press(one.find(".hand [data-card]").first)
    assert violations(one) == []


@BOTH
def test_the_results_and_the_replay(player, size):
    one = player(size=size)
    one.play_now(GAMES["dark_cave"])
    play_to_the_end([one])
    assert violations(one) == []
    one.go(f"/r/{one.code}/1")
    one.page.get_by_role("slider").wait_for()
    assert violations(one) == []
