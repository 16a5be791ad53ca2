"""Phones, upright: what lay over something else, or was cut."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.clicking import Player, Size, expect
from tests.browser.sizes import SIZES

if TYPE_CHECKING:  # without playwright these tests skip
    from playwright.sync_api import FloatRect, Locator

UPRIGHT = pytest.mark.parametrize("size", [SIZES["phone"], SIZES["small"]], ids=["phone", "small"])


def boxes(one: Player, found: "Locator") -> Iterator["FloatRect"]:
    return (one.box(each) for each in found.all())


def bottom(box: "FloatRect") -> float:
    return box["y"] + box["height"]


@UPRIGHT
def test_a_new_role_hides_no_player(player: Callable[..., Player], size: Size) -> None:
    one = player(size, seed=3)
    one.play_now("Classic")
    lowest = bottom(one.box(one.find("[data-testid=announced]")))
    assert lowest <= min(box["y"] for box in boxes(one, one.find(".players article")))


@UPRIGHT
def test_what_can_be_done_to_players_hides_neither_face_nor_broken_tools(
    player: Callable[..., Player], size: Size
) -> None:
    one = player(size, seed=3)
    one.play_now("Classic")
    for _ in range(40):
        one.wait_for_turn()
        for card in one.find(".hand button:not(.idle)").all():
            one.press(card)
            if one.find(".offers button").count():
                break
        if one.find(".offers button").count():
            break
        one.page.keyboard.press("Escape")
        one.act()
    targets = one.find("article.target")
    expect(targets.first).to_be_visible()
    for at in targets.all():
        words = one.box(at.locator(".offers span").first)
        assert one.box(at.locator(".offers button").first)["height"] >= 44
        faces = list(boxes(one, at.locator(".face")))
        # A second row of broken tools lies lower than the words, which name them.
        tools = [tool for tool in boxes(one, at.locator(".broken")) if tool["y"] < bottom(faces[0]) - 3]
        for thing in (*faces, *tools):
            assert bottom(thing) <= words["y"] + 3, "a few pixels of a beard at most"


@UPRIGHT
def test_a_refusal_is_said_once_and_at_its_place(player: Callable[..., Player], size: Size) -> None:
    one = player(size, seed=3)
    one.play_now("Classic")
    one.wait_for_turn()
    stage = one.box(one.find(".stage"))
    one.page.mouse.click(stage["x"] + stage["width"] * 0.6, stage["y"] + stage["height"] * 0.8)
    expect(one.find(".note")).to_contain_text(re.compile("[A-Z]{2}-[A-Z][0-9]+"))
    assert one.find("[data-testid=why-not]").count() == 1


@UPRIGHT
def test_all_claims_are_in_sight(player: Callable[..., Player], size: Size) -> None:
    one = player(size, seed=3)
    one.play_now("Classic")
    one.find(".status button").click()
    one.page.get_by_role("tab", name="Talk").click()
    one.page.get_by_text("Say…", exact=True).click()
    claims = one.find(".claims button")
    expect(claims.first).to_be_visible()
    end = one.box(one.find(".talk form"))["y"]
    assert all(bottom(box) <= end for box in boxes(one, claims)) and claims.count() > 10


@UPRIGHT
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_however_long_the_sentence_is_the_next_player_is_named(
    player: Callable[..., Player], size: Size, language: str
) -> None:
    one = player({**size, "locale": language}, seed=3)
    one.go()
    code = one.page.evaluate(
        """async () => {
            const wish = { game: "dark_cave", seats: 5, name: "Ada", options: { first_player: "A" } };
            const headers = { "content-type": "application/json" };
            const answer = await fetch("/api/play", { method: "POST", body: JSON.stringify(wish), headers });
            return (await answer.json()).code;
        }"""
    )
    one.go(f"/t/{code}")
    then, bar = one.find(".then"), one.find(".status")
    expect(then).to_be_visible()
    one.find(".now .what").evaluate("one => (one.textContent = one.textContent.repeat(4))")
    assert bottom(one.box(then)) <= bottom(one.box(bar)) and one.box(then)["y"] >= one.box(bar)["y"]
    for control in boxes(one, one.find("header > *:visible")):
        assert control["x"] + control["width"] <= size["viewport"]["width"] + 1
