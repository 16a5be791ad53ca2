"""A seat that moves to another device, and notices for those who are away, in a real browser."""

import json

import pytest

from tests.browser.barriers import violations
from tests.browser.clicking import PHONE, Player, expect
from tests.browser.conftest import ServerProcess
from tests.server.push_service import Subscriber, push_service


def open_this_table(one) -> None:
    one.press(one.page.get_by_role("button", name=one.code))


def test_a_seat_goes_to_a_phone_by_its_link_once(player):
    laptop, phone, late = player(), player(size=PHONE), player()
    laptop.play_now("Classic")
    open_this_table(laptop)
    laptop.press(laptop.page.get_by_role("button", name="Take this seat to another device"))
    box = laptop.find("[data-testid=other-device]")
    box.get_by_role("link").wait_for()
    assert violations(laptop) == []
    link = box.get_by_role("link").get_attribute("href")
    assert link and "#take=" in link
    phone.page.goto(link)
    phone.press(phone.page.get_by_role("button", name="Take the seat"))
    phone.page.wait_for_selector("[data-testid=now]")
    assert phone.page.url.endswith(f"/t/{laptop.code}"), "the secret is gone from the address"
    assert phone.hand == laptop.hand
    phone.wait_for_turn()
    phone.act()
    late.page.goto(link)
    late.press(late.page.get_by_role("button", name="Take the seat"))
    expect(late.page.get_by_role("alert")).to_contain_text("This link was used already")
    assert violations(late) == []
    late.troubles.clear()  # the browser notes the status of the answer


@pytest.mark.parametrize("language", ["de", "nl"])
def test_whoever_asks_for_it_is_told_in_their_language(browser, tmp_path, language):
    """The browser's own push service is on the internet; all but that is real."""
    with push_service() as service:
        running = ServerProcess(tmp_path, ["--notice", "0.2", "--notices-to", service.address])
        running.start()
        try:
            subscriber = Subscriber(service, "/phone")
            settings = {**PHONE, "service_workers": "allow", "locale": language}
            one = Player(browser, running.address, settings)
            one.context.grant_permissions(["notifications"], origin=running.address)
            given = json.dumps({"endpoint": subscriber.endpoint, "keys": subscriber.keys})
            one.page.add_init_script(
                f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({given}) }});"
                "Notification.requestPermission = async () => 'granted';"
                "Object.defineProperty(Notification, 'permission', { get: () => 'granted' });"
            )
            one.go()

            one.press(one.find("ul.games button").first)
            one.page.wait_for_selector("[data-testid=now]")
            one.wait_for_turn()
            code = one.code
            one.press(one.page.get_by_role("button", name=code))
            one.press(one.find("[data-testid=tell-me] button"))
            one.find("[data-testid=tell-me] [role=status]").wait_for()
            one.press(one.find("dialog .head button"))
            decided_and_gone(one)
            said = subscriber.read(service.next())
            words = {"de": "Du bist dran, an Tisch", "nl": "Jij bent aan de beurt, aan tafel"}[language]
            assert said["code"] == code and said["words"] == f"{words} {code}."
            one.context.close()
        finally:
            running.kill()


def decided_and_gone(one) -> None:
    """After a decision bots play, and then it is a new turn; the page is closed at once."""
    one.act()
    one.page.goto("about:blank")


def test_the_start_page_says_since_when_you_are_waited_for(player):
    one = player(size=PHONE)
    one.play_now("Classic")
    one.wait_for_turn()
    one.go()
    row = one.find("[data-testid=your-tables] li").first
    expect(row).to_contain_text("asked")
    assert one.page.title().startswith("(1) ")
    assert violations(one) == []
