"""Tables that two browsers set up together, all by the interface."""

from tests.browser.clicking import Player, expect

GAMES = {"classic": "Classic", "lost_mines": "The Lost Mines", "dark_cave": "The Dark Cave"}


def set_up_table(host: Player, guest: Player, title: str, seats: int = 3) -> None:
    """Host and guest sit down at once, with bots if there are more seats, for one round, all by the interface."""
    host.go()
    host.page.get_by_label("Your name").fill("Anna")
    host.page.get_by_role("button", name=f"Invite friends to {title}").click()
    host.page.locator(".pill", has_text=str(seats)).click()
    host.page.get_by_text("House rules").click()
    if title != "The Dark Cave":
        host.page.get_by_role("spinbutton", name="Rounds").fill("1")
    host.page.get_by_role("button", name="Set up the table").click()

    guest.go()
    guest.page.get_by_label("Your name").fill("Bert")
    guest.page.get_by_label("Table code").fill(host.code.lower())
    guest.page.get_by_role("button", name="Join", exact=True).click()
    guest.page.get_by_role("button", name="Join the table").click()
    expect(host.page.locator("li", has_text="Bert").first).to_contain_text("ready")
    if seats > 2:
        host.page.get_by_role("button", name="Fill up with bots").click()
    host.page.get_by_role("button", name="Start the game").click()
    for one in (host, guest):
        one.page.wait_for_selector("[data-testid=now]")
