"""A game against masters in the browser, to its end; they think in processes of their own."""

import json
import urllib.request

import undermine
from tests.browser.clicking import expect, play_to_the_end


def test_a_game_against_masters(player, server):
    one = player(seed=4)
    one.go()
    one.page.get_by_role("combobox", name="Bots", exact=True).select_option("master")
    one.page.get_by_role("button", name="Invite friends to Classic").click()
    one.page.locator(".pill", has_text="3").first.click()
    one.page.get_by_text("House rules").click()
    one.page.get_by_role("spinbutton", name="Rounds").fill("1")
    one.page.get_by_role("button", name="Set up the table").click()
    one.page.get_by_role("button", name="Fill up with bots").click()
    one.page.get_by_role("button", name="Start the game").click()
    one.page.wait_for_selector("[data-testid=now]")
    play_to_the_end([one])
    expect(one.find("[data-testid=results]")).to_contain_text("win")
    with urllib.request.urlopen(f"{server.address}/api/tables/{one.code}") as answer:
        assert [seat["bot"] for seat in json.load(answer)["seats"]] == [None, "master", "master"]
    with urllib.request.urlopen(f"{server.address}/api/tables/{one.code}/records/1") as answer:
        match = undermine.replay(answer.read())
    masters = {number for number, (seat, _) in enumerate(match.decisions, 1) if seat > 0}
    assert match.thoughts, "masters say why"
    assert set(match.thoughts) <= masters
