"""The browser client against a real server: whole games, reloads, restarts, a phone, and nothing that is secret."""

import json
import re
import urllib.request

import pytest

import undermine
from tests.browser.clicking import PHONE, Player, expect, play_to_the_end
from tests.browser.listening import secrets_in
from tests.browser.tables import GAMES, set_up_table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game, player, server):
    host, guest = player(seed=1), player(seed=2)
    set_up_table(host, guest, GAMES[game])
    host.page.get_by_role("tab", name="Talk").click()
    host.page.get_by_label("Say something…").fill("Good luck")
    host.page.get_by_role("button", name="Send").click()
    play_to_the_end([host, guest])

    for one in (host, guest):
        expect(one.find("[data-testid=results]")).to_contain_text("win")
        assert len(one.done) > 5
    with urllib.request.urlopen(f"{server.address}/api/tables/{host.code}/records/1") as answer:
        match = undermine.replay(answer.read())
    assert match.result is not None
    for seat, one in enumerate((host, guest)):
        assert_nothing_secret(one, seat, match)
    guest.page.get_by_role("button", name="Play again").click()
    host.page.get_by_role("button", name="Play again").click()
    for one in (host, guest):
        one.find("[data-testid=results]").wait_for(state="detached")
        expect(one.find("[data-testid=now]")).to_have_count(1)


def assert_nothing_secret(one: Player, seat: int, match) -> None:
    """Neither frames nor the page tell what a seat may not know, by the truth of the record."""
    for fact in one.ears.facts(seat):
        assert secrets_in(fact) == {}, fact
    truth = hands_by_number(match)
    others = [other for other in range(match.seats) if other != seat]
    looked = 0
    for look, view in one.ears.views():
        if look is None:
            continue
        assert look == seat
        assert sorted(view["seats"][seat]["hand"]["cards"]) == sorted(truth[view["number"]][seat])
        for other in others:
            assert view["seats"][other]["hand"]["cards"] is None
            assert view["seats"][other]["hand"]["known"] == 1 << other
        looked += 1
    assert looked > 10
    raw = json.dumps(one.ears.frames)
    assert match.record().seed not in raw and '"token' not in raw
    told = one.page.locator("ol.log").all_inner_texts()
    with urllib.request.urlopen(f"{one.address}/api/tables/{one.code}") as answer:
        names = [sitting["name"] for sitting in json.load(answer)["seats"]]
    for other in others:
        assert f"{names[other]} looks at" not in " ".join(told) or "and sees" not in " ".join(
            line for text in told for line in text.splitlines() if line.startswith(names[other])
        )


def hands_by_number(match) -> list[list[tuple[str, ...]]]:
    """What every seat really held after so many decisions."""
    again = undermine.start(match.game.name, match.seats, match.record().seed, match.record().options)
    found = [[again.view(seat).seats[seat].hand.cards for seat in range(match.seats)]]
    for seat, decision in match.decisions:
        again.decide(decision, seat)
        found.append([again.view(seat).seats[seat].hand.cards for seat in range(match.seats)])
    return found


PARTS = ("[data-testid=role]", "[data-testid=code]", "ol.log")


def test_a_reload_in_mid_game_changes_nothing(player):
    one = player(seed=3)
    one.play_now("The Dark Cave")
    for _ in range(4):
        one.wait_for_turn()
        one.act()
    one.wait_for_turn()
    hand, shown = one.hand, {one.find(part): one.find(part).inner_text() for part in PARTS}
    one.page.reload()
    one.wait_for_turn()
    for part, text in shown.items():
        expect(part).to_have_text(text, use_inner_text=True)
    assert one.hand == hand
    assert one.act()


@pytest.mark.parametrize("hard", [True, False])
def test_the_server_restarts_in_mid_game(hard, player, server):
    one = player(seed=4)
    one.play_now("Classic")
    for _ in range(3):
        one.wait_for_turn()
        one.act()
    one.wait_for_turn()
    before = one.hand
    server.kill(hard)
    one.page.get_by_text("Trying again…").wait_for()
    server.start()
    one.page.get_by_text("Trying again…").wait_for(state="detached")
    expect(one.find(".hand [data-card]")).to_have_count(len(before))
    assert one.hand == before
    lines = one.find("ol.log li").count()
    assert one.act()
    one.wait_for_turn()
    one.find("ol.log li").nth(lines).wait_for(state="attached")


def test_a_decision_sent_into_a_dead_connection_arrives_once(player, server):
    one = player(seed=5)
    one.play_now("Classic")
    one.wait_for_turn()
    server.kill()
    one.press(one.find(".hand button").first)
    one.press(one.find("[data-testid=discard]"))
    server.start()
    one.find(".trouble").wait_for(state="detached")
    one.find(".game[aria-busy=false]").wait_for()
    one.wait_for_turn()
    passes = [line for line in one.find("ol.log").inner_text().splitlines() if line.startswith("Guest discards")]
    assert len(passes) == 1


#: All in one look: a button that goes away between two looks is none to measure.
SIZES = """buttons => buttons.map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return { text: one.innerText, width, height };
})"""


def test_a_phone_with_touch(player):
    one = player(PHONE, seed=6)
    one.play_now("The Dark Cave")
    one.wait_for_turn()
    width, content = one.page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert content <= width
    buttons = one.page.locator("button:visible").evaluate_all(SIZES)
    assert buttons
    assert [button for button in buttons if min(button["width"], button["height"]) < 43.5] == []
    for _ in range(30):
        one.wait_for_turn()
        laying = tap_a_path(one)
        if laying:
            break
        one.act()
    assert laying, "no path card could be laid in thirty decisions"
    one.page.get_by_role("button", name="Log, talk").tap()
    one.page.get_by_text("Guest lays").first.wait_for()
    one.page.get_by_role("button", name="Close", exact=True).tap()


def tap_a_path(one: Player) -> bool:
    """The first tap on a cell shows the card there, the second lays it."""
    for card in one.find(".hand button:not(.idle)").all():
        one._pick(card)
        target = next(
            filter(in_sight(one), one.find("g.target.lay, g.target.lay-turned, g.target.lay-both").all()), None
        )
        if target:
            before = one.find(".laid").count()
            target.tap()
            one.find(".ghost").wait_for()
            assert one.find(".laid").count() == before
            target.tap()
            one.find(".ghost").wait_for(state="detached")
            return True
    return False


def in_sight(one: Player):
    """Cards keep a size that fingers can hit, so that a part of the board may lie outside a small screen."""
    board = one.box(one.find("div.board").first)

    def inside(target) -> bool:
        box = one.box(target)
        middle = box["y"] + box["height"] / 2
        return box["x"] > 0 and board["y"] + 10 < middle < board["y"] + board["height"] - 90

    return inside


def test_the_keyboard_alone_will_do(player):
    one = player(seed=7)
    one.play_now("The Dark Cave")
    role = one.find("[data-testid=role]")
    one.page.keyboard.press("h")
    role.wait_for(state="detached")
    one.page.keyboard.press("h")
    role.wait_for()
    for _ in range(30):
        one.wait_for_turn()
        for key in range(1, len(one.hand) + 1):
            one.page.keyboard.press(str(key))
            if one.find("g.target.lay, g.target.lay-turned, g.target.lay-both").count():
                one.find(".ghost").wait_for()
                one.page.keyboard.press("r")
                one.page.keyboard.press("Enter")
                one.page.get_by_text("Guest lays").first.wait_for()
                return
            one.page.keyboard.press("Escape")
        one.act()
    raise AssertionError("no path card could be laid in thirty decisions")


def test_a_vote_and_what_others_see_of_it(player):
    host, guest = player(seed=12), player(seed=13)
    set_up_table(host, guest, "The Dark Cave", seats=2)  # a bot might answer first
    host.page.get_by_role("button", name="Propose to end the game").click()
    guest.page.get_by_text("Anna proposes to end the game. Do you agree?").wait_for()
    host.page.get_by_text("Everybody votes. Waiting for Bert").wait_for()
    guest.page.get_by_role("button", name="No, play on").click()
    host.page.get_by_text("Bert votes no.").first.wait_for()


def test_a_card_is_dragged_onto_the_board(player):
    one = player(seed=14)
    one.play_now("The Dark Cave")
    for _ in range(30):
        one.wait_for_turn()
        for card in one.find(".hand button:not(.idle)").all():
            one._pick(card)
            target = one.find("g.target.lay, g.target.lay-turned, g.target.lay-both").first
            if target.count():
                at, to = one.box(card), one.box(target)
                one.page.keyboard.press("Escape")
                one.page.mouse.move(at["x"] + 30, at["y"] + 30)
                one.page.mouse.down()
                one.page.mouse.move(at["x"] + 60, at["y"] - 40, steps=3)
                one.page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=3)
                one.page.mouse.up()
                one.page.get_by_text("Guest lays").first.wait_for()
                return
        one.act()
    raise AssertionError("no path card could be laid in thirty decisions")


def test_somebody_who_watches_sees_no_secrets(player):
    host, watcher = player(seed=9), player(seed=10)
    host.play_now("The Lost Mines")
    watcher.go(f"/t/{host.code}")
    watcher.page.wait_for_selector("[data-testid=now]")
    for _ in range(6):
        host.wait_for_turn()
        host.act()
    assert watcher.hand == []
    for seat in range(5):
        for _, view in watcher.ears.views():
            assert view["seats"][seat]["hand"]["cards"] is None
            assert view["seats"][seat]["dwarf"]["identity"] is None


def test_wrong_codes_are_told(player):
    one = player()
    one.go("/t/BBBBBB")
    one.page.get_by_text("There is no table with this code.").wait_for()
    one.page.get_by_role("button", name="To the start page").click()
    one.page.get_by_role("button", name="Join", exact=True).click()
    one.page.get_by_text("A table code has six letters.").wait_for()
    one.troubles = [line for line in one.troubles if "404" not in line]


def test_the_replay_of_a_game(player):
    one = player(seed=11)
    one.play_now("The Dark Cave")
    play_to_the_end([one])
    one.page.get_by_role("button", name="Watch the replay").click()
    one.page.get_by_text("Move 0 of").wait_for()
    one.page.get_by_role("button", name="One move on").click()
    one.page.get_by_text("Move 1 of").wait_for()
    one.page.get_by_role("button", name="To the end").click()
    one.page.get_by_text(re.compile(r"Move (\d+) of \1$")).wait_for()
    one.find(".laid").nth(1).wait_for()
