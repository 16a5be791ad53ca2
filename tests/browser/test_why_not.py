"""A click where nothing can be done is answered at once, with the rule; and a table is made by a rulebook."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.clicking import DESKTOP, PHONE, Player, Size, expect
from tests.browser.tables import GAMES

if TYPE_CHECKING:  # without playwright these tests skip
    from playwright.sync_api import Locator

CLAUSE = re.compile(r"(?:[DQ]-)?(?:CL|LM|DC|ALL)-[A-Z]?\d+")


def begin(player: Callable[..., Player], game: str, size: Size) -> Player:
    """A table at which we are the first to play."""
    one = player(size)
    wish = {"game": game, "seats": 3, "options": {"first_player": "A"}, "name": "Ada"}
    one.go()
    # By the page itself, so that the browser gets the key to the seat as a cookie.
    code = one.page.evaluate(
        """async (wish) => {
            const headers = { "content-type": "application/json" };
            const answer = await fetch("/api/play", { method: "POST", body: JSON.stringify(wish), headers });
            return (await answer.json()).code;
        }""",
        wish,
    )
    one.go(f"/t/{code}")
    one.wait_for_turn()
    return one


def answer(one: Player) -> "Locator":
    return one.find("[data-testid=why-not]").first


def click_beside_targets(one: Player) -> None:
    """Onto the board, as far from everything lit as it gets: a click near a target is meant for it."""
    x, y = one.page.evaluate(
        """() => {
            const stage = document.querySelector(".stage");
            const box = stage.getBoundingClientRect();
            const middle = (found) => {
                const { x, y, width, height } = found.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            };
            const lit = [...stage.querySelectorAll("[role=button], button")].map(middle);
            const far = ([x, y]) => Math.min(...lit.map(([u, v]) => Math.hypot(u - x, v - y)), Infinity);
            const points = [];
            for (let x = box.left + 12; x < box.right - 12; x += 20)
                for (let y = box.top + 12; y < box.bottom - 12; y += 20)
                    if (document.elementFromPoint(x, y)?.closest(".stage") === stage) points.push([x, y]);
            return points.reduce((best, point) => (far(point) > far(best) ? point : best));
        }"""
    )
    one.page.mouse.click(x, y)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_kind_of_refused_click_is_answered_with_a_clause(
    game: str, size: Size, player: Callable[..., Player]
) -> None:
    one = begin(player, game, size)
    click_beside_targets(one)
    expect(answer(one)).to_have_text(re.compile("First choose a card.*" + CLAUSE.pattern, re.DOTALL))
    kinds = set()
    for index in range(len(one.hand)):
        card = one.find(".hand [data-card]").nth(index)
        one.press(card)
        if "idle" not in (card.get_attribute("class") or ""):
            click_beside_targets(one)
        expect(answer(one)).to_have_text(CLAUSE)
        kinds.add(answer(one).inner_text())
        one.page.keyboard.press("Escape")
        expect(answer(one)).to_have_count(0)
    assert kinds


def test_a_player_who_cannot_be_hit_says_why(player: Callable[..., Player]) -> None:
    paths: list[str] = []
    while not paths:  # a hand of action cards alone is rare
        one = begin(player, "classic", DESKTOP)
        paths = [card for card in one.hand if re.fullmatch("(dead-)?[NESW]+", card)]
    one.find(f'.hand [data-card="{paths[0]}"]').first.click()
    one.find("[data-seat='1'] .name").click()
    expect(answer(one)).to_contain_text("This card is for the board, not for a player.")


def test_a_card_dropped_beside_all_targets_says_why(player: Callable[..., Player]) -> None:
    one = begin(player, "classic", DESKTOP)
    paths = [card for card in one.hand if re.fullmatch("(dead-)?[NESW]+", card)]
    card, stage = one.box(one.find(f'.hand [data-card="{paths[0]}"]').first), one.box(one.find(".stage"))
    one.page.mouse.move(card["x"] + 20, card["y"] + 20)
    one.page.mouse.down()
    one.page.mouse.move(stage["x"] + 40, stage["y"] + 40, steps=5)
    one.page.mouse.up()
    expect(answer(one)).to_contain_text("No face-up card lies next to this place.")


def test_a_table_is_made_by_a_rulebook(player: Callable[..., Player]) -> None:
    one = player(DESKTOP)
    one.go()
    one.page.get_by_role("button", name="Invite friends to Classic").click()
    one.page.get_by_text("Dutch edition").click()
    one.page.get_by_text("House rules").click()
    box = one.page.get_by_role("checkbox", name="Path cards don’t have to be connected to the start")
    expect(box).to_be_checked()
    expect(one.page.get_by_text("English book: off · Dutch book: says nothing, so on")).to_be_visible()
    one.page.get_by_role("checkbox", name="Miners with a broken tool get no gold").check()
    expect(one.page.locator("summary")).to_contain_text("Dutch edition, with house rules")
    one.page.get_by_role("button", name="Set up the table").click()
    expect(one.find("[data-testid=rules]")).to_have_text("Dutch edition, with house rules")
    expect(one.page.get_by_text("Miners with a broken tool get no gold")).to_be_visible()
