"""People come in one step, vanish and come back, in real browsers."""

import re

from tests.browser.clicking import PHONE, Player, expect, play_to_the_end
from tests.browser.tables import set_up_table


def printed(server) -> str:
    """The address that the server printed when it was ready."""
    found = re.search(r"Undermine is at (http://\S+)/\n", (server.folder / "server.log").read_text())
    assert found
    return found[1]


def make_table(host: Player, seats: int = 3) -> None:
    host.go()
    host.page.get_by_label("Your name").fill("Anna")
    host.page.get_by_role("button", name="Invite friends to Classic").click()
    host.page.locator(".pill", has_text=str(seats)).click()
    host.page.get_by_role("button", name="Set up the table").click()
    host.find("[data-testid=code]").wait_for()


def test_joining_is_one_step_from_a_second_browser_by_the_printed_address(player, server):
    host, guest, third = player(), player(size=PHONE), player()
    make_table(host)
    expect(host.page.get_by_test_id("local-only")).to_contain_text("works on this computer only")
    guest.address = third.address = printed(server)
    guest.go(f"/t/{host.code}")
    guest.page.get_by_label("Your name").fill("Anna")
    guest.page.get_by_role("button", name="Join the table").click()
    guest.page.get_by_text("so you’re Anna 2.").wait_for()
    expect(guest.page.locator("li.own")).to_contain_text("Anna 2")
    expect(host.page.locator("ol li").nth(1)).to_contain_text(re.compile("Anna 2.*✓ ready", re.DOTALL))
    start = host.page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    host.page.get_by_text("1 seat is free").first.wait_for()
    host.page.get_by_role("button", name="Fill up with bots").click()
    third.go(f"/t/{host.code}")
    third.page.get_by_text("All seats are taken, so you’re watching.").wait_for()
    start.click()
    for one in (host, guest):
        one.find("[data-testid=now]").wait_for()
    third.page.get_by_text("A game is running, so you’re watching.").wait_for()


def test_the_game_goes_on_without_somebody_who_vanished(player, server):
    server.kill()
    server.words = ["--absence", "0.5"]
    server.start()
    host, guest = player(seed=1), player(seed=2)
    set_up_table(host, guest, "Classic")
    path = guest.page.url
    guest.page.goto("about:blank")
    bar = host.find("[data-testid=absent]")
    expect(bar).to_contain_text("Bert has been away for a while.")
    bar.get_by_role("button", name="Keep waiting").click()
    expect(bar).to_have_count(0)
    host.page.reload()
    bar.get_by_role("button", name="Let a bot play for Bert").click()
    expect(host.page.locator("ol.log")).to_contain_text("A bot takes over for Bert.")
    expect(bar).to_have_count(0)
    for _ in range(2):
        host.wait_for_turn()
        host.act()
    guest.page.goto(path)
    guest.page.get_by_role("button", name="A bot is playing for you").click()
    expect(host.page.locator("ol.log")).to_contain_text("Bert plays again.")
    play_to_the_end([host, guest])


def test_the_host_locks_the_table_and_hands_it_over(player):
    host, guest, stranger = player(), player(), player()
    make_table(host)
    guest.go(f"/t/{host.code}")
    guest.page.get_by_label("Your name").fill("Bert")
    guest.page.get_by_role("button", name="Join the table").click()
    host.page.get_by_role("button", name="Lock the table").click()
    guest.page.get_by_text("The table is locked").first.wait_for()
    stranger.go(f"/t/{host.code}")
    stranger.page.get_by_text("The host has locked this table.").wait_for()
    host.page.get_by_role("button", name="Make Bert the host").click()
    guest.page.get_by_role("button", name="Unlock the table").click()
    stranger.page.reload()
    stranger.page.get_by_role("button", name="Join the table").click()
    guest.page.get_by_role("button", name="Remove Guest").click()
    stranger.page.get_by_text("The server doesn’t know you at this table.").wait_for()


def test_the_notice_of_a_second_tab_goes_with_it(player):
    one = player()
    one.play_now("Classic")
    notice = one.page.get_by_text("This table is open in another tab, too.")
    second = one.context.new_page()
    second.goto(one.page.url)
    notice.wait_for()
    second.close()
    notice.wait_for(state="detached")


def test_leaving_asks(player):
    one = player()
    one.play_now("Classic")
    one.find("[data-testid=code]").click()
    one.page.get_by_role("button", name="Leave the table").click()
    one.page.get_by_role("button", name="Stay").click()
    one.page.get_by_role("button", name="Leave the table").click()
    one.page.get_by_role("button", name="Leave the game").click()
    one.page.get_by_role("button", name="Play now: Classic, against bots").wait_for()
