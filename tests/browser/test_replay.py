"""Replays to watch, to share, and to bring along as a file."""

import json
import re
import struct
import urllib.request
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import undermine
from tests.browser.barriers import violations
from tests.browser.clicking import PHONE, expect
from tests.browser.replays import LAPTOP, ask, at_decision, played_by_bots

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ["classic", "lost_mines", "dark_cave"]
SVG = "{http://www.w3.org/2000/svg}"


def record_of(server, code) -> bytes:
    with urllib.request.urlopen(f"{server.address}/api/tables/{code}/records/1") as answer:
        return answer.read()


def golden(game) -> Path:
    return GOLDEN / f"record-2-{game}.json"


def open_record(one, file) -> None:
    """A path, or what a file has in it."""
    one.go("/replay")
    one.find("input[type=file]").set_input_files(file)


def go_to(one, number) -> None:
    one.page.get_by_role("slider", name="Move", exact=True).fill(str(number))
    at_decision(one, number)


def match_at(game, number):
    """The game as it was at a moment."""
    record = undermine.read_record(golden(game))
    return undermine.replay(msgspec.structs.replace(record, steps=record.steps[:number]))


def save(one, name) -> bytes:
    with one.page.expect_download() as download:
        one.page.get_by_role("button", name=name).click()
    return Path(download.value.path()).read_bytes()


def share(one) -> None:
    one.page.get_by_role("button", name="Share", exact=True).click()
    one.page.get_by_role("dialog", name="Share this game").wait_for()


def laid_in(svg: ET.Element) -> Counter[str]:
    return Counter(node.attrib["data-card"] for node in svg.iter(f"{SVG}g") if "data-card" in node.attrib)


# ---- watching -------------------------------------------------------------------------------------------------------


def test_a_link_opens_at_its_moment_and_follows_what_is_shown(server, player):
    code = played_by_bots(server, seats=3, bot="random")
    one = player(size=LAPTOP)
    one.go(f"/r/{code}/1/7")
    at_decision(one, 7)
    one.page.keyboard.press("ArrowRight")
    at_decision(one, 8)
    one.page.wait_for_url(f"**/r/{code}/1/8")
    share(one)
    link = one.find("[data-testid=link]").inner_text()
    assert link.endswith(f"/r/{code}/1/8")
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.page.get_by_role("button", name="Copy link").click()
    one.page.get_by_role("button", name="Copied").wait_for()
    assert one.page.evaluate("navigator.clipboard.readText()") == link
    one.page.get_by_role("button", name="Close", exact=True).click()
    one.page.get_by_label("Seen by").select_option("2")
    one.page.wait_for_url(f"**/r/{code}/1/8?seat=2")

    other = player(size=LAPTOP)
    other.page.goto(one.page.url)
    at_decision(other, 8)
    expect(other.page.get_by_label("Seen by")).to_have_value("2")
    other.go(f"/r/{code}/1/99999")
    other.page.get_by_text(re.compile(r"^Move (\d+) of \1$")).wait_for()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_hands_are_shown_at_every_moment_or_only_what_a_seat_saw(player, size):
    one = player(size=size)
    open_record(one, golden("classic"))
    for number in (0, 20, 41):
        go_to(one, number)
        match = match_at("classic", number)
        for seat in range(match.seats):
            cards = one.find(f"[data-testid=seats] [data-seat='{seat}'] [data-card]")
            expect(cards).to_have_count(len(match.view(seat).seats[seat].hand.cards))
            shown = cards.evaluate_all("cards => cards.map((one) => one.dataset.card)")
            assert shown == list(match.view(seat).seats[seat].hand.cards)
    assert violations(one) == []
    one.page.get_by_label("Seen by").select_option("1")
    expect(one.find("[data-testid=seats] [data-seat='0'] [data-card]")).to_have_count(0)
    assert one.find("[data-testid=seats] [data-seat='1'] [data-card]").count() > 0
    one.page.get_by_label("Seen by").select_option("")
    expect(one.find("[data-testid=seats] [data-card]")).to_have_count(0)
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"


def test_keys_and_playing_by_itself(player):
    one = player(size=LAPTOP)
    open_record(one, golden("dark_cave"))
    of = len(json.loads(golden("dark_cave").read_bytes())["steps"])
    at_decision(one, 0)
    one.page.keyboard.press("End")
    at_decision(one, of)
    one.page.keyboard.press("ArrowLeft")
    at_decision(one, of - 1)
    one.page.keyboard.press("Home")
    at_decision(one, 0)
    go_to(one, of - 6)
    one.page.get_by_label("Speed").select_option("8")
    one.page.locator("h1").click()
    one.page.evaluate("document.activeElement.blur()")
    one.page.keyboard.press(" ")
    at_decision(one, of)
    expect(one.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    one.page.get_by_role("button", name="Play", exact=True).click()
    one.page.get_by_role("button", name="Pause").click()
    expect(one.find("[data-testid=moment]")).not_to_have_text(re.compile(f"Move {of} "))


def test_what_was_said_is_heard_again(server, player):
    code = played_by_bots(server, seats=5, bot="veteran")
    steps = ask(server, f"/tables/{code}/replays/1")["steps"]
    number = next(i for i, step in enumerate(steps, 1) if step.get("said"))
    seat = steps[number - 1]["said"][-1]["seat"]
    one = player(size=LAPTOP)
    one.go(f"/r/{code}/1/{number}")
    at_decision(one, number)
    said = one.find(f"[data-testid=seats] [data-seat='{seat}'] .said")
    expect(one.find(".told")).to_contain_text(f"“{said.inner_text()}”")


# ---- pictures and films ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_as_a_picture(player, game):
    one = player(size=LAPTOP)
    open_record(one, golden(game))
    go_to(one, 30)
    share(one)
    assert violations(one) == []
    raw = save(one, "Picture (SVG)")
    svg = ET.fromstring(raw)
    match = match_at(game, 30)
    laid = Counter(card.card for card in match.view(None).laid)
    assert laid_in(svg) == laid, "the cards that lie there"
    texts = [" ".join(node.itertext()) for node in svg.iter(f"{SVG}text")]
    assert any(text.startswith("Move 30 of") for text in texts)
    assert b"url(data:font/woff2;base64," in raw, "its letters are in it"
    assert b"http" not in raw.replace(b"http://www.w3.org/2000/svg", b""), "it needs nothing from elsewhere"
    assert not re.search(rb'(class|style)="', raw), "nor a style sheet"

    png = save(one, "Picture (PNG)")
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", png[16:24])
    assert wide == 1600
    assert abs(high - 1600 * float(svg.attrib["height"]) / float(svg.attrib["width"])) <= 1
    assert len(png) > 50_000, "something is drawn"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_as_a_film(player, game, tmp_path):
    one = player(size=LAPTOP)
    open_record(one, golden(game))
    at_decision(one, 0)
    share(one)
    raw = save(one, "The whole game")
    assert len(raw) < 1_500_000
    (tmp_path / "film.svg").write_bytes(raw)
    svg = ET.fromstring(raw)
    steps = len(json.loads(golden(game).read_bytes())["steps"])
    texts = {" ".join(node.itertext()).strip() for node in svg.iter(f"{SVG}text")}
    assert {f"Move {number} of {steps}" for number in range(steps + 1)} <= texts

    # Played in a page of its own: at each time exactly the cards of that moment are seen.
    one.page.goto(f"file://{tmp_path}/film.svg")
    seconds = float(next(svg.iter(f"{SVG}animate")).attrib["dur"].removesuffix("s"))
    slot = (seconds - 4) / (steps + 1)
    for number in (0, steps // 3, steps // 2, steps):
        match = match_at(game, number)
        laid = Counter(card.card for card in match.view(None).laid)
        shown = one.page.evaluate(
            """async (seconds) => {
                const svg = document.documentElement;
                svg.pauseAnimations();
                svg.setCurrentTime(seconds);
                for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
                const seen = (node) => getComputedStyle(node).visibility === "visible";
                return [...svg.querySelectorAll("[data-card]")].filter(seen).map((node) => node.dataset.card);
            }""",
            (number + 0.5) * slot,
        )
        assert laid - Counter(shown) == Counter(), number
        assert len(shown) - laid.total() <= 4, "but for goals that are turned over and not laid yet"


def test_nothing_of_a_running_game_can_be_shared(player):
    one = player(size=LAPTOP)
    one.play_now("Classic")
    code = one.code
    one.go(f"/r/{code}/1/0")
    one.page.get_by_role("alert").get_by_text("can’t be shown").wait_for()
    expect(one.page.get_by_role("button", name="Share", exact=True)).to_have_count(0)
    one.troubles = [line for line in one.troubles if "403" not in line]


# ---- a record from a file -------------------------------------------------------------------------------------------


def test_a_record_is_downloaded_opened_again_and_is_the_same_game(server, player):
    code = played_by_bots(server, seats=3, bot="random")
    one = player(size=LAPTOP)
    one.go(f"/r/{code}/1/9")
    at_decision(one, 9)
    share(one)
    with one.page.expect_download() as download:
        one.page.get_by_role("link", name="Download the record").click()
    raw = Path(download.value.path()).read_bytes()
    assert raw == record_of(server, code)
    before = save(one, "Picture (SVG)")

    one.go()
    one.page.get_by_role("link", name="Open a record…").click()
    one.find("input[type=file]").set_input_files({"name": "g.json", "mimeType": "application/json", "buffer": raw})
    at_decision(one, 0)
    go_to(one, 9)
    share(one)
    one.page.get_by_text("only in your browser").wait_for()
    expect(one.page.get_by_role("button", name="Copy link")).to_have_count(0)
    after = save(one, "Picture (SVG)")
    assert laid_in(ET.fromstring(after)) == laid_in(ET.fromstring(before))


def test_a_record_can_be_dropped(player):
    one = player(size=LAPTOP)
    one.go("/replay")
    one.page.get_by_text("Choose a file").wait_for()
    assert violations(one) == []
    one.page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], "game.json", { type: "application/json" }));
            document.querySelector("main").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
        }""",
        golden("lost_mines").read_text("utf-8"),
    )
    at_decision(one, 0)
    expect(one.page.get_by_role("heading", name="Replay of The Lost Mines")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", r"This file can’t be shown: decision 7 \(.*\): the state has digest"),
        ("de", r"Diese Datei lässt sich nicht zeigen: Zug 7 \(.*\): Das Spiel hat die Prüfsumme"),
        ("nl", r"Dit bestand kan niet worden getoond: zet 7 \(.*\): het spel heeft controlegetal"),
    ],
)
def test_a_broken_record_is_refused_with_the_reason_and_the_place(server, browser, language, says):
    record = json.loads(golden("classic").read_bytes())
    record["steps"][6][2] = "0" * 16
    context = browser.new_context(locale=language)
    page = context.new_page()
    page.goto(f"{server.address}/replay")
    page.set_input_files(
        "input[type=file]", {"name": "g.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    expect(page.get_by_role("alert")).to_have_text(re.compile(says))
    page.set_input_files("input[type=file]", {"name": "g.json", "mimeType": "application/json", "buffer": b"no record"})
    expect(page.get_by_role("alert")).not_to_have_text(re.compile(says))
    page.set_input_files("input[type=file]", golden("classic"))
    expect(page.locator("[data-testid=moment]")).to_be_visible()
    context.close()
