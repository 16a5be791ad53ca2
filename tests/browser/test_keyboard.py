"""Whole games by keys alone: no mouse, no finger, and the focus is always where we act."""

from statistics import median

import pytest

from tests.browser.clicking import expect
from tests.browser.keying import Typist
from tests.browser.tables import GAMES

DESK = {"viewport": {"width": 1280, "height": 800}}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(game, player):
    one = Typist(player(DESK, seed=4))
    one.player.go()
    one.page.get_by_role("button", name="Join", exact=True).wait_for()
    tabs = one.tab_to(f"Play now: {GAMES[game]}, against bots")
    one.press("Enter")
    one.page.wait_for_selector("[data-testid=now]")
    one.play()
    turns = [turn for turn in one.turns if turn.decisions]
    keys = [turn.keys for turn in turns]
    # docs/accessibility.md tells these: pytest -s tests/browser/test_keyboard.py
    print(
        f"\n{game}: {tabs} tabs to begin; {len(turns)} turns, {sum(turn.decisions for turn in turns)} decisions;"
        f" keys a turn: median {median(keys)}, most {max(keys)}"
    )
    assert one.page.evaluate("document.activeElement.closest('dialog') !== null"), "the focus is in the results"
    assert median(keys) <= 15


@pytest.fixture
def typist(player):
    """It is our turn at a table of The Lost Mines: cards can be played, and two be discarded at once."""
    one = Typist(player(DESK))
    one.player.play_now("The Lost Mines")
    one.page.reload()  # whoever clicked is not led by keys
    one.player.wait_for_turn()
    return one


def test_the_focus_begins_in_the_hand_and_comes_back_there(typist):
    expect(typist.player.find(".hand button").first).to_be_focused()
    typist.press("2")
    typist.press("Escape")
    typist.press("Escape")
    expect(typist.player.find(".hand button").nth(1)).to_be_focused()
    typist.press("ArrowRight")
    expect(typist.player.find(".hand button").nth(2)).to_be_focused()


def test_the_keys_are_listed_in_place(typist):
    typist.press("?")
    dialog = typist.page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("Turn the card")
    typist.press("Escape")
    expect(dialog).to_have_count(0)
    expect(typist.player.find(".hand button").first).to_be_focused()


def test_two_cards_are_discarded_with_three_keys(typist):
    for key in ("1", "Shift+2", "d"):
        typist.press(key)
    typist.page.get_by_text("Guest discards 2 cards").first.wait_for()


def test_talk_and_back(typist):
    typist.press("/")
    expect(typist.page.get_by_label("Say something…")).to_be_focused()
    typist.page.keyboard.type("d1?")
    typist.press("Enter")
    typist.player.find(".talk li").get_by_text("d1?").wait_for()
    typist.press("Escape")
    expect(typist.player.find(".hand button").first).to_be_focused()


def test_a_vote_is_proposed_and_answered(typist):
    typist.press("v")
    expect(typist.page.get_by_role("button", name="Propose to end the round")).to_be_focused()
    typist.press("Enter")
    typist.page.get_by_text("Guest proposes to end the round.").first.wait_for()


def test_a_table_is_set_up_and_begun_by_keys(player):
    one = Typist(player(DESK))
    one.player.go()
    one.page.get_by_role("button", name="Join", exact=True).wait_for()
    for name in ("Invite friends to Classic", "Set up the table"):
        one.tab_to(name)
        one.press("Enter")
    expect(one.page.get_by_role("button", name="Fill up with bots")).to_be_focused()
    one.press("Enter")
    expect(one.page.get_by_role("button", name="Start the game")).to_be_focused()
    one.press("Enter")
    one.page.wait_for_selector(".now.mine")
    expect(one.player.find(".hand button").first).to_be_focused()
