"""The end of a game is told step by step, once, and never to those who want no motion.

The page's clock is stopped, so that a step lasts until the test goes on, however slow the machine is.
"""

from tests.browser.clicking import Player, expect
from tests.browser.tables import set_up_table

SHOWN = "[data-testid=ceremony]"
#: How long a step lasts, in milliseconds.
STEP = 500
# Where everything in the dialog is; nothing may move while cards are turned over.
PLACES = """() => [...document.querySelectorAll("dialog, dialog .tiles > li, dialog table, dialog .lines, dialog .row")]
    .map((one) => one.getBoundingClientRect())
    .map((box) => [box.x, box.y, box.width, box.height].map(Math.round)).join()"""


def vote_the_game_to_its_end(host: Player, guest: Player) -> None:
    """The host wants to see motion; its clock stands still when the results come."""
    host.page.emulate_media(reduced_motion="no-preference")
    host.page.clock.install()
    set_up_table(host, guest, "The Dark Cave", seats=2)
    host.page.get_by_role("button", name="Propose to end the game").click()
    yes = guest.page.get_by_role("button", name="Yes")
    yes.wait_for()
    host.page.clock.pause_at(host.page.evaluate("Date.now()") / 1000 + 1)
    yes.click()


def show_all(one: Player):
    return one.find("[data-testid=results]").get_by_role("button", name="Show all")


def expect_shown(one: Player, step: int) -> None:
    expect(one.find(SHOWN)).to_have_attribute("data-shown", str(step))


def test_a_game_ends_step_by_step(player):
    host, guest = player(seed=1), player(seed=2)
    vote_the_game_to_its_end(host, guest)

    expect(show_all(host)).to_be_focused()
    places = set()
    for step in range(3):
        expect_shown(host, step)
        places.add(host.page.evaluate(PLACES))
        expect(show_all(host)).to_be_visible()
        host.page.clock.run_for(STEP)
    host.page.keyboard.press("x")
    expect(show_all(host)).to_be_hidden()
    places.add(host.page.evaluate(PLACES))
    assert len(places) == 1
    expect(host.page.get_by_role("region", name="The scores")).to_be_focused()

    expect_shown(guest, int(host.find(SHOWN).get_attribute("data-shown") or 0))
    expect(show_all(guest)).to_be_hidden()
    expect(guest.find("[data-testid=results]")).to_contain_text("Nobody wins")


def test_what_was_shown_once_stands_there_at_once(player):
    host, guest = player(seed=3), player(seed=4)
    vote_the_game_to_its_end(host, guest)
    expect_shown(host, 0)
    host.page.clock.run_for(STEP)
    expect_shown(host, 1)
    host.page.get_by_role("button", name="Look at the table").click()
    host.find(SHOWN).wait_for(state="detached")
    for again in (host.page.get_by_role("button", name="Show the result").click, host.page.reload):
        again()
        host.find(SHOWN).wait_for()
        expect(show_all(host)).to_be_hidden()
        host.page.get_by_text("Nobody wins: no dwarf has left the cave.").last.wait_for()
