"""The end of a game is told step by step, once, and never to those who want no motion."""

from tests.browser.tables import set_up_table

SHOWN = "[data-testid=ceremony]"
# Where everything in the dialog is; nothing may move while cards are turned over.
PLACES = """() => [...document.querySelectorAll("dialog, dialog .tiles > li, dialog table, dialog .lines, dialog .row")]
    .map((one) => one.getBoundingClientRect())
    .map((box) => [box.x, box.y, box.width, box.height].map(Math.round)).join()"""


def vote_the_game_to_its_end(host, guest) -> None:
    set_up_table(host, guest, "The Dark Cave", seats=2)
    host.page.get_by_role("button", name="Propose to end the game").click()
    guest.page.get_by_role("button", name="Yes").click()


def shown(one) -> int:
    return int(one.find(SHOWN).get_attribute("data-shown"))


def show_all(one):
    return one.find("[data-testid=results]").get_by_role("button", name="Show all")


def wait_until_shown(one, step: int) -> None:
    one.page.wait_for_function(
        "step => Number(document.querySelector('[data-testid=ceremony]').dataset.shown) >= step", arg=step
    )


def test_a_game_ends_step_by_step(player):
    host, guest = player(seed=1), player(seed=2)
    host.page.emulate_media(reduced_motion="no-preference")
    vote_the_game_to_its_end(host, guest)

    skip = show_all(host)
    skip.wait_for()
    assert host.page.evaluate("document.activeElement.textContent") == "Show all"
    places = {host.page.evaluate(PLACES)}
    wait_until_shown(host, 2)
    places.add(host.page.evaluate(PLACES))
    assert skip.is_visible()
    host.page.keyboard.press("x")
    skip.wait_for(state="hidden")
    places.add(host.page.evaluate(PLACES))
    assert len(places) == 1
    assert host.page.evaluate("document.activeElement.getAttribute('aria-label')") == "The scores"

    guest.find(SHOWN).wait_for()
    assert shown(guest) == shown(host)
    assert show_all(guest).count() == 0
    assert "Nobody wins" in guest.find("[data-testid=results]").inner_text()


def test_what_was_shown_once_stands_there_at_once(player):
    host, guest = player(seed=3), player(seed=4)
    host.page.emulate_media(reduced_motion="no-preference")
    vote_the_game_to_its_end(host, guest)
    wait_until_shown(host, 1)
    host.page.get_by_role("button", name="Look at the table").click()
    host.find(SHOWN).wait_for(state="detached")
    for again in (host.page.get_by_role("button", name="Show the result").click, host.page.reload):
        again()
        host.find(SHOWN).wait_for()
        assert not show_all(host).is_visible()
        host.page.get_by_text("Nobody wins: no dwarf has left the cave.").last.wait_for()
