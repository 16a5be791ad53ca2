"""Several people at one device: everybody types a name, and no two see each other's cards, not for a moment."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.browser.clicking import PHONE, Player, expect
from tests.browser.tables import GAMES

NAMES = ["Anna", "Gran", "Kim"]

#: Writes down in one list, in the order in which it happens, every state of the page (an observer hears of changes
#: before anything is painted), every seat that the page asks to look from, and every seat whose view it gets.
WITNESS = """() => {
    const seen = (window.witness = []);
    const seat = (one) => (one ? Number(one.getAttribute("data-seat")) : null);
    const look = () => {
        const is = (selector) => document.querySelector(selector) !== null;
        const texts = (selector, name) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name));
        const now = {
            what: "page",
            cover: is("[data-testid=cover]"),
            game: is(".game"),
            self: seat(document.querySelector("article.self")),
            hand: texts(".hand [data-card]", "data-card"),
            role: is("[data-testid=role], [data-testid=announced]"),
            results: is("[data-testid=results]"),
            round: is("[data-testid=play-on]"),
        };
        const last = seen.findLast((one) => one.what === "page");
        if (JSON.stringify(last) !== JSON.stringify(now)) seen.push(now);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    document.addEventListener(
        "click",
        (event) => {
            const button = event.target.closest("[data-testid=hand-over], [data-testid=hand-on]");
            if (button) seen.push({ what: button.dataset.testid });
        },
        true,
    );
    window.WebSocket = class extends WebSocket {
        constructor(address) {
            super(address);
            this.addEventListener("message", ({ data }) => {
                const { type, look, table } = JSON.parse(data);
                if (type === "state") seen.push({ what: "told", seat: look, playing: table.status === "playing" });
            });
        }
        send(text) {
            const { type, seat } = JSON.parse(text);
            if (type === "look") seen.push({ what: "asked", seat });
            super.send(text);
        }
    };
}"""


def sit_together(one: Player, title: str, seats: int, names: Sequence[str] = NAMES, rounds: int = 1) -> None:
    """A table with everybody's name typed in the lobby, and bots in the other seats."""
    set_up(one, title, seats, names, rounds)
    if seats > len(names):
        one.page.get_by_role("button", name="Fill up with bots").click()


def set_up(one: Player, title: str, seats: int, names: Sequence[str], rounds: int = 1) -> None:
    one.page.add_init_script(f"({WITNESS})()")
    one.go()
    one.page.get_by_role("button", name=f"Invite friends to {title}").click()
    one.page.locator(".pill", has_text=str(seats)).click()
    if title != "The Dark Cave":
        one.page.get_by_text("House rules").click()
        one.page.get_by_role("spinbutton", name="Rounds").fill(str(rounds))
    one.page.get_by_role("button", name="Set up the table").click()
    first = one.page.get_by_label("Name of player 1")
    first.fill(names[0])
    first.press("Enter")
    for name in names[1:]:
        one.page.get_by_label("Name of the next player").fill(name)
        one.page.keyboard.press("Enter")
        expect(one.page.locator("li", has_text=name).first).to_be_visible()
    expect(one.page.locator("li", has_text=names[0]).first).to_be_visible()


def start(one: Player) -> None:
    one.page.get_by_role("button", name="Start the game").click()
    expect(one.find("[data-testid=hand-over]")).to_be_visible()


def go_round(one: Player, until: Callable[[], bool], seconds: float = 600.0) -> None:
    """Everybody takes the device when it is theirs, does something, and hands it on."""
    deadline = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < deadline, one.find("main, .now").all_inner_texts()
        button = one.find("[data-testid=hand-over], [data-testid=hand-on]")
        if button.count():
            # Somebody else's move may take it away before it is pressed.
            one.page.evaluate("document.querySelector('[data-testid=hand-over], [data-testid=hand-on]')?.click()")
        elif not one.act():
            time.sleep(0.02)


def witnessed(one: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = one.page.evaluate("window.witness")
    return found


def check_hands(seen: list[dict[str, Any]]) -> list[int]:
    """Whatever a page showed and was told: one seat's secrets at a time, after a cover. Returns whose, in order."""
    holders: list[int] = []
    allowed: int | None = None  # the seat whose cards may be known to the page
    pressed, covered, told = False, False, None
    for at in seen:
        match at["what"]:
            case "hand-over":
                pressed = True
            case "hand-on":
                pressed, allowed = False, None
            case "asked":
                assert pressed or at["seat"] in (None, allowed), "cards are asked for when their player has the device"
                allowed, pressed = at["seat"], False  # it may ask once more after a lost connection
            case "told":
                assert at["seat"] in (None, allowed) or not at["playing"]
                told = at["seat"]
            case "page":
                secret = at["hand"] or at["role"]
                if at["cover"]:
                    assert not secret and not at["game"], at
                    covered = True
                elif secret or at["self"] is not None:
                    assert told is not None and at["self"] == told, at
                    if not holders or holders[-1] != at["self"]:
                        assert covered, f"{at} after {holders}"
                        holders.append(at["self"])
                    covered = False
                if at["results"]:
                    assert not secret, "all look at the results together"
    return holders


@pytest.mark.parametrize(
    ("game", "seats", "rounds", "size"),
    [("classic", 3, 1, None), ("lost_mines", 5, 2, PHONE), ("dark_cave", 4, 1, None)],
)
def test_three_people_play_a_whole_game_at_one_device(player, game, seats, rounds, size):
    one = player(size, seed=21)
    sit_together(one, GAMES[game], seats, rounds=rounds)
    start(one)
    first = one.find("[data-testid=cover]").inner_text()
    assert any(f"Hand the device to {name}" in first for name in NAMES)
    go_round(one, lambda: one.over)
    seen = witnessed(one)
    holders = check_hands(seen)
    assert any(at.get("round") for at in seen) or rounds == 1, "the end of a round was shown"
    assert set(holders) == {0, 1, 2} and len(holders) > 6
    # All look at the end together: from nobody's seat.
    assert one.hand == [] and one.find("article.self").count() == 0
    for name in NAMES:
        expect(one.find("[data-testid=results]").get_by_text(name).first).to_be_attached()


def take(one: Player, name: str) -> None:
    expect(one.find("[data-testid=cover] h1")).to_have_text(f"Hand the device to {name}")
    one.page.get_by_role("button", name=f"I’m {name}", exact=True).click()
    expect(one.find("article.self")).to_have_attribute("aria-label", name)


def holder(one: Player) -> str:
    """Whoever the device asks for takes it."""
    name = one.find("[data-testid=cover] h1").inner_text().removeprefix("Hand the device to ")
    take(one, name)
    return name


def test_what_was_drawn_is_seen_before_the_device_is_handed_on(player):
    one = player(seed=3)
    sit_together(one, "Classic", 3)
    start(one)
    name, cards = holder(one), len(one.hand)
    one.act()
    expect(one.find("[data-testid=hand-on]")).to_be_visible()
    expect(one.find("article.self")).to_have_attribute("aria-label", name)
    assert len(one.hand) == cards, "the new card is there, and so is everything that was looked at in secret"
    one.find("[data-testid=hand-on]").click()
    assert holder(one) != name
    check_hands(witnessed(one))


def test_a_reloaded_page_shows_nobodys_cards_and_asks_again(player):
    one = player(seed=4)
    sit_together(one, "The Lost Mines", 3)
    start(one)
    name = holder(one)
    one.page.reload()
    take(one, name)
    assert check_hands(witnessed(one)) == [NAMES.index(name)]


def test_talk_claims_and_suspicions_are_of_whoever_holds_the_device(player):
    one = player(seed=5)
    sit_together(one, "Classic", 3)
    start(one)
    name = holder(one)
    other = next(each for each in NAMES if each != name)
    one.page.get_by_role("tab", name="Talk").click()
    one.page.get_by_placeholder("Say something").fill("Hello all")
    one.page.keyboard.press("Enter")
    one.page.get_by_text("Say…", exact=True).click()
    one.page.get_by_role("button", name="I am a miner.").click()
    lines = one.find(".talk li")
    expect(lines.filter(has_text="Hello all")).to_contain_text(f"{name}:")
    expect(lines.filter(has_text="miner")).to_contain_text(f"{name}:")
    mark = one.find(f"article[aria-label='{other}'] button.mark")
    mark.click()
    expect(mark).to_have_text("✓")
    one.act()
    one.find("[data-testid=hand-on]").click()
    holder(one)
    expect(one.find("article").first).to_be_visible()
    assert one.find("button.mark").all_inner_texts() == ["·", "·"], "suspicions are private"


def test_a_vote_goes_from_hand_to_hand_clockwise(player):
    one = player(seed=6)
    sit_together(one, "The Dark Cave", 3)
    start(one)
    first = NAMES.index(holder(one))
    one.page.get_by_role("button", name="Propose to end the game").click()
    for at in (1, 2):
        one.find("[data-testid=hand-on]").click()
        take(one, NAMES[(first + at) % 3])
        one.find("[data-testid=ask]").get_by_role("button", name="Yes").click()
    expect(one.find("[data-testid=results] a[download]")).to_be_attached()
    assert one.hand == [] and one.find("article.self").count() == 0
    check_hands(witnessed(one))


def test_while_others_elsewhere_play_everybody_here_can_look_at_their_cards(player):
    one, bert = player(seed=7), player(seed=8)
    set_up(one, "Classic", 3, NAMES[:2])
    bert.go(f"/t/{one.code}")
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Join the table").click()
    expect(one.page.locator("li", has_text="Bert").first).to_contain_text("ready")
    one.page.get_by_role("button", name="Start the game").click()
    bert.page.wait_for_selector("[data-testid=now]")
    deadline = time.monotonic() + 60
    while not bert.due():
        assert time.monotonic() < deadline
        if one.find("[data-testid=hand-over], [data-testid=hand-on]").count():
            one.page.evaluate("document.querySelector('[data-testid=hand-over], [data-testid=hand-on]')?.click()")
        else:
            one.act()
    if one.find("[data-testid=hand-on]").count():
        one.find("[data-testid=hand-on]").click()
    expect(one.find("[data-testid=call]")).to_have_count(2)
    assert one.hand == [] and one.find("[data-testid=role]").count() == 0
    one.find("[data-testid=call]").filter(has_text="Gran").click()
    take(one, "Gran")
    assert one.hand
    bert.act()
    one.find("[data-testid=hand-on]").click()
    expect(one.find("[data-testid=cover] h1")).to_contain_text("Hand the device to")
    check_hands(witnessed(one))
