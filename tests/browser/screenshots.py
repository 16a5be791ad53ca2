"""Pictures of every page, for the README and for the eye: `make screenshots` puts them into docs/pictures."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.clicking import PHONE, Player
from tests.browser.conftest import CHROMIUM, ServerProcess
from tests.browser.tables import GAMES

OUT = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"desktop": {"viewport": {"width": 1440, "height": 900}}, "phone": PHONE}
EARLY, LATE = 2, 14


def shoot(player: Player, name: str) -> None:
    player.page.wait_for_timeout(600)
    player.page.screenshot(path=OUT / f"{name}.png")


def start_page(player: Player, size: str) -> None:
    player.go()
    player.page.get_by_role("button", name="Join", exact=True).wait_for()
    shoot(player, f"start-{size}")
    player.page.get_by_role("button", name="Invite friends").first.click()
    shoot(player, f"invite-{size}")


def table(player: Player, game: str, size: str) -> None:
    player.play_now(GAMES[game])
    done = 0
    while not player.over:
        if player.act():
            done += 1
        if done in (EARLY, LATE):
            player.wait_for_turn()
            card = player.find(".hand [data-card]")
            if card.count() and not player.find("[data-testid=stop]").count():
                player.press(card.first)
            shoot(player, f"{game}-{'early' if done == EARLY else 'late'}-{size}")
            done += 1
    shoot(player, f"{game}-results-{size}")


def main() -> None:
    OUT.mkdir(exist_ok=True)
    server = ServerProcess(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as running:
            browser = running.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
            for size, settings in SIZES.items():
                start_page(Player(browser, server.address, settings), size)
                for game in GAMES:
                    print(f"{game}, {size}", flush=True)
                    table(Player(browser, server.address, settings, seed=4), game, size)
    finally:
        server.kill()


if __name__ == "__main__":
    main()
