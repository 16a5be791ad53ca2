"""The replay of a game with what can be made of it afterwards: who had reason to suspect whom."""

import re
import time

import pytest

from tests.browser.barriers import violations
from tests.browser.clicking import PHONE, expect
from tests.browser.replays import LAPTOP, ask, at_decision, played_by_bots


def wait_for_bots(server, code, expected) -> None:
    """Until the server has heard of them."""
    deadline = time.monotonic() + 60
    while (bots := [seat["bot"] for seat in ask(server, f"/tables/{code}")["seats"]]) != expected:
        assert time.monotonic() < deadline, bots
        time.sleep(0.05)


def open_replay(one, code):
    one.go(f"/r/{code}/1")
    panel = one.find("[data-testid=timeline]")
    panel.wait_for()
    return panel


def cursor(one) -> float:
    return float(one.find("[data-testid=cursor]").get_attribute("x1"))


def texts(lines, number) -> list[str]:
    return [line["text"] for line in lines if line["number"] == number]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_timeline_of_a_game(server, player, size):
    code = played_by_bots(server)
    found = ask(server, f"/tables/{code}/analyses/1?language=en")
    first = found["rounds"][0]
    one = player(size=size)
    panel = open_replay(one, code)
    expect(panel.locator("path.line")).to_have_count(5)
    expect(panel.locator(".seat", has_text="saboteur")).to_have_count(first["roles"].count("saboteur"))
    assert violations(one) == []

    plot = one.find("[data-testid=plot]")
    plot.scroll_into_view_if_needed()
    box, before, began = one.box(plot), cursor(one), plot.get_attribute("aria-valuenow")
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    one.page.touchscreen.tap(*middle) if one.touch else one.page.mouse.click(*middle)
    expect(plot).not_to_have_attribute("aria-valuenow", began)
    shown = int(plot.get_attribute("aria-valuenow"))
    assert cursor(one) > before and 0 < shown < first["last"]
    at_decision(one, shown)

    plot.focus()
    one.page.keyboard.press("ArrowRight")
    at_decision(one, shown + 1)
    one.page.keyboard.press("Home")
    one.page.keyboard.press("ArrowRight")
    at_decision(one, 1)
    told = one.find("[data-testid=told]")
    expect(told.locator(".said")).to_have_text(texts(first["evidence"], 1))
    expect(told.locator(".thought")).to_have_text(texts(first["thoughts"], 1))

    keys = panel.locator(".key")
    strong = [line for line in first["evidence"] if abs(line["bits"]) >= 1]
    if not strong and not first["marks"]:
        expect(keys).to_have_count(0)
    else:
        number = keys.last.locator(".at").inner_text()
        one.press(keys.last)
        at_decision(one, number)
        expect(keys.last).to_have_attribute("aria-current", "step")

    panel.get_by_label("Through the eyes of").select_option("2")
    expect(panel.locator("path.line")).to_have_count(4)
    expect(panel.locator("path.line[data-seat=C]")).to_have_count(0)
    panel.get_by_role("button", name="Round 2").click()
    at_decision(one, found["rounds"][1]["first"])
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"
    assert violations(one) == []


def test_dragging_and_pointing(server, player):
    code = played_by_bots(server, seats=3, bot="random")
    one = player(size=LAPTOP)
    open_replay(one, code)
    at_decision(one, 0)
    box = one.box(one.find("[data-testid=plot]"))
    across = [box["x"] + box["width"] * share for share in (0.3, 0.5, 0.7)]
    one.page.mouse.move(across[0], box["y"] + 80)
    expect(one.find("[data-testid=tip]")).to_contain_text("Move")
    expect(one.find("[data-testid=moment]")).to_have_text(re.compile("^Move 0 of"))
    places = [cursor(one)]
    one.page.mouse.down()
    for x in across:
        one.page.mouse.move(x, box["y"] + 80)
        expect(one.find("[data-testid=cursor]")).not_to_have_attribute("x1", f"{places[-1]:g}")
        places.append(cursor(one))
    one.page.mouse.up()
    assert places == sorted(places)


def test_without_an_analysis_there_is_no_panel(server, player):
    code = played_by_bots(server, seats=3, bot="random")
    one = player(size=LAPTOP)
    one.page.route("**/analyses/**", lambda route: route.fulfill(status=404, json={"error": "not yet"}))
    one.go(f"/r/{code}/1")
    at_decision(one, 0)
    one.page.get_by_role("button", name="One move on").click()
    at_decision(one, 1)
    expect(one.find("[data-testid=timeline]")).to_have_count(0)
    one.troubles = [line for line in one.troubles if "404" not in line]


def test_the_level_of_bots(server, player):
    one = player(size=LAPTOP)
    one.go()
    level = one.page.get_by_role("combobox", name="Bots", exact=True)
    expect(level).to_have_value("veteran")
    level.select_option("rookie")
    one.page.get_by_text("suspects nobody").wait_for()
    one.page.get_by_role("button", name="Play now: Classic, against bots").click()
    one.page.wait_for_selector("[data-testid=now]")
    seats = ask(server, f"/tables/{one.code}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, *["rookie"] * (len(seats) - 1)]


def test_the_level_of_each_bot_at_a_table(server, player):
    one = player(size=PHONE)
    one.go()
    one.page.get_by_role("button", name="Invite friends to Classic").click()
    one.page.get_by_role("button", name="Set up the table").click()
    one.page.get_by_role("button", name="Fill up with bots").click()
    choice = one.page.get_by_role("combobox", name=re.compile("^How well .* plays$")).nth(1)
    choice.select_option("master")
    one.page.get_by_text("How well do the bots play?").click()
    one.page.get_by_text("Thinks ahead").wait_for()
    code = one.page.url.rsplit("/", 1)[-1]
    wait_for_bots(server, code, [None, "veteran", "master", "veteran", "veteran"])
    assert violations(one) == []
