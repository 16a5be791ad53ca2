"""The server's disk is full: people are told, keep what they asked for, and it is done as soon as there is room."""

import pytest

from tests import disk
from tests.browser.clicking import DESKTOP, PHONE, expect

SAYS = "The server can’t save anything right now. Trying again…"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_decision_waits_until_there_is_room(size, player, server):
    one = player(size)
    one.play_now("Classic")
    for _ in range(4):
        one.wait_for_turn()
        one.act()
    one.wait_for_turn()
    before = one.hand
    with disk.full(server.process.pid, server.folder / "tables.db"):
        one._pick(one.find(".hand button").first)
        one.press(one.find("[data-testid=discard]"))
        expect(one.page.get_by_text(SAYS)).to_be_visible()
        expect(one.find(".game[aria-busy=true]")).to_have_count(1)
        assert one.hand == before
    expect(one.page.get_by_text(SAYS)).to_have_count(0)
    expect(one.find(".game[aria-busy=true]")).to_have_count(0)  # it is done; the card drawn may be the same again
    one.wait_for_turn()
    expect(one.page.get_by_role("alert")).to_have_count(0)


def test_a_new_table_waits_until_there_is_room(player, server):
    one = player(PHONE)
    one.play_now("Classic")
    one.wait_for_turn()
    for _ in range(3):
        one.act()
        one.wait_for_turn()
    one.go()
    button = one.page.get_by_role("button", name="Play now: Classic, against bots")
    with disk.full(server.process.pid, server.folder / "tables.db"):
        one.press(button)
        expect(one.page.get_by_text(SAYS)).to_be_visible()
    one.page.wait_for_selector("[data-testid=now]")
    expect(one.page.get_by_text(SAYS)).to_have_count(0)
    assert {"503" in line for line in one.troubles} == {True}, "the browser itself notes that"
    one.troubles.clear()
