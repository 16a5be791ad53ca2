"""Pictures of every state of every page at four sizes, in build/screenshots after `make screenshots`. Look at them.

    make screenshots                      # all of them, and a sheet for each size
    make screenshots ONLY=lobby,results   # those whose name begins so
    make screenshots IN=de                # in German, in build/screenshots/de
    make screenshots README=1             # and takes the README's from them

Most states are set up once, by the server's own interface; then each size opens the same seat in a window of its own.
"""

import argparse
import json
import shutil
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from websockets.sync.client import connect

from tests.browser.clicking import PHONE, Player, Size
from tests.browser.conftest import CHROMIUM, ServerProcess
from tests.browser.sheets import write_sheet
from undermine.server.keys import cookie_name

ROOT = Path(__file__).parents[2]
OUT = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"


def touch(width: int, height: int) -> Size:
    return {**PHONE, "viewport": {"width": width, "height": height}}


SIZES: dict[str, Size] = {
    "1280x800": {"viewport": {"width": 1280, "height": 800}},
    "390x844": touch(390, 844),
    "844x390": touch(844, 390),
    "360x640": touch(360, 640),
}
#: The README's pictures: which state, at which size.
README = {
    "start.png": ("start", "1280x800"),
    "table.png": ("lost_mines-chosen", "1280x800"),
    "phone.png": ("dark_cave-walk", "390x844"),
}
NOW = "[data-testid=now]"
#: How long anything may take to come into the picture, in milliseconds; what never comes is seen in the picture.
COMING = 10_000
#: Decisions before a game is worth a picture.
MIDDLE = 8
#: With bots that do not wait, and people who are missed soon.
SERVING = ("--absence", "1")


class Place(NamedTuple):
    """Who somebody is at a table."""

    code: str
    token: str

    @property
    def path(self) -> str:
        return f"/t/{self.code}"


class Studio:
    """A server, a browser, and what is to be taken."""

    def __init__(self, server: ServerProcess, browser: Browser, sizes: list[str], language: str) -> None:
        self.server = server
        self.browser = browser
        self.sizes = sizes
        self.language = language
        self.folder = OUT if language == "en" else OUT / language
        for size in sizes:
            (self.folder / size).mkdir(parents=True, exist_ok=True)
        self.numbers = count()
        self.games: dict[str, tuple[int, int]] = {
            info["game"]: (info["seats"][0], info["seats"][1]) for info in self.ask("/games")
        }

    # ---- setting up ---------------------------------------------------------------------------------------------

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{self.server.address}/api{path}", data)) as answer:
            return json.load(answer)

    def place(self, path: str, body: object) -> Place:
        joined = self.ask(path, body)
        return Place(joined["code"], joined["token"])

    def play(self, game: str, seats: int, **more: object) -> Place:
        return self.place("/play", {"game": game, "seats": seats, "name": "Robin", **more})

    def table(self, game: str, seats: int) -> Place:
        return self.place("/tables", {"config": {"game": game, "seats": seats}, "name": "Robin"})

    def send(self, place: Place, *wishes: dict[str, object]) -> None:
        """What somebody asks for at a table, one after the other; refusals do not matter."""
        with connect(f"{self.server.address.replace('http', 'ws')}/api/tables/{place.code}/ws") as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "token": place.token}))
            for wish in wishes:
                name = f"wish-{next(self.numbers)}"  # the same one twice would be done once
                socket.send(json.dumps({**wish, "id": name}))
                while f'"{name}"' not in str(socket.recv(timeout=20)):
                    pass

    def start_with_bots(self, place: Place, people: int, seats: int) -> None:
        bots: list[dict[str, object]] = [{"type": "seat_bot", "seat": seat} for seat in range(people, seats)]
        self.send(place, *bots, {"type": "start"})

    # ---- taking pictures ----------------------------------------------------------------------------------------

    def window(self, size: str, place: Place | None = None) -> Player:
        player = Player(self.browser, self.server.address, {**SIZES[size], "locale": self.language}, seed=4)
        player.page.set_default_timeout(20_000)
        if place:
            name, path = cookie_name(place.code), f"/api/tables/{place.code}"
            player.context.add_cookies(
                [{"name": name, "value": place.token, "domain": "127.0.0.1", "path": path, "sameSite": "Strict"}]
            )
        return player

    @contextmanager
    def driver(self, place: Place) -> Iterator[Player]:
        """A window in which somebody plays until there is something to see."""
        player = self.window(self.sizes[0], place)
        player.go(place.path)
        comes(player, NOW)
        yield player
        player.context.close()

    def take(
        self,
        name: str,
        path: str,
        there: str,
        place: Place | None = None,
        prepare: Callable[[Player], object] = lambda _: None,
    ) -> None:
        """A page at every size, once `there` is to be seen."""
        for size in self.sizes:
            player = self.window(size, place)
            player.go(path)
            comes(player, there)
            prepare(player)
            self.shoot(player, size, name)
            player.context.close()

    def shoot(self, player: Player, size: str, name: str) -> None:
        player.page.evaluate("document.fonts.ready")
        player.page.wait_for_timeout(500)  # for motion; no test depends on it
        player.page.screenshot(path=self.folder / size / f"{name}.png")
        for trouble in player.troubles:
            print(f"  {name}, {size}: {trouble}", flush=True)


def comes(player: Player, selector: str) -> bool:
    """Whether it comes into the picture in time."""
    try:
        player.find(selector).first.wait_for(timeout=COMING)
    except PlaywrightError:  # a picture without it says more than no picture
        print(f"  missing: {selector}", flush=True)
        return False
    return True


def choose(player: Player) -> None:
    """Some card of the hand, best one that can be played."""
    for cards in (".hand [data-card]:not(.idle)", ".hand [data-card]"):
        if player.find(cards).count():
            player.press(player.find(cards).first)
            return


def click_nowhere(player: Player) -> None:
    """On the rock, far from anything that could be dug."""
    choose(player)
    box = player.box(player.find(".board").first)
    at = (box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.12)
    player.page.touchscreen.tap(*at) if player.touch else player.page.mouse.click(*at)
    comes(player, ".note, .refused, [role=alert]")


def play_until(player: Player, ready: Callable[[], bool], most: int = 1_000) -> None:
    """Plays on until it is so, or the game is over."""
    for _ in range(most):
        if ready() or player.over:
            return
        if not player.act():
            time.sleep(0.05)


def may_play_a_card(player: Player) -> bool:
    elsewhere = player.find("[data-testid=stop], [data-testid=ask]").count()
    return player.due() and not elsewhere and player.find(".hand [data-card]:not(.idle)").count() > 0


# ---- states: each sets up what it shows ---------------------------------------------------------------------


State = Callable[[Studio], None]
STATES: dict[str, State] = {}


def state(name: str) -> Callable[[State], State]:
    def keep(function: State) -> State:
        STATES[name] = function
        return function

    return keep


@state("start")
def start(studio: Studio) -> None:
    studio.take("start", "/", ".games li >> nth=2")


@state("invite")
def invite(studio: Studio) -> None:
    def click(player: Player) -> None:
        player.press(player.find(".games li .buttons button:nth-child(2)").first)

    def rules(player: Player) -> None:
        click(player)
        player.press(player.find("form summary"))
        player.find("form summary").scroll_into_view_if_needed()

    studio.take("invite", "/", ".games li", prepare=click)
    studio.take("invite-house-rules", "/", ".games li", prepare=rules)


@state("lobby")
def lobby(studio: Studio) -> None:
    place = studio.table("classic", 5)
    studio.send(place, {"type": "sit", "seat": 0}, {"type": "seat_bot", "seat": 1})
    studio.take("lobby", place.path, "[data-testid=code]", place)


@state("first")
def first(studio: Studio) -> None:
    """Each game at its very first moment, with the fewest and with the most seats."""
    for game, seats in studio.games.items():
        for many in seats:
            place = studio.play(game, many)
            studio.take(f"{game}-first-{many}", place.path, NOW, place)


@state("middle")
def middle(studio: Studio) -> None:
    """Some way into each game, with a card chosen."""
    for game in studio.games:
        place = studio.play(game, 5)
        with studio.driver(place) as player:
            play_until(player, lambda: len(player.done) >= MIDDLE and may_play_a_card(player))
        studio.take(f"{game}-chosen", place.path, NOW, place, choose)


@state("walk")
def walk(studio: Studio) -> None:
    place = studio.play("dark_cave", 5)
    with studio.driver(place) as player:
        play_until(player, lambda: player.find("g.target.step").count() > 0)
    studio.take("dark_cave-walk", place.path, "g.target.step", place)


@state("refused")
def refused(studio: Studio) -> None:
    for game in studio.games:
        place = studio.play(game, 5)
        studio.take(f"{game}-refused", place.path, ".now.mine", place, click_nowhere)


@state("round")
def round_end(studio: Studio) -> None:
    """Everybody who looks at that moment sees it, so all sizes look while one plays."""
    place = studio.play("classic", studio.games["classic"][1])
    windows = {size: studio.window(size, place) for size in studio.sizes}
    for player in windows.values():
        player.go(place.path)
        comes(player, NOW)
    seen = windows[studio.sizes[0]].find("[data-testid=results]")
    with studio.driver(place) as driver:
        play_until(driver, lambda: seen.count() > 0)
    for size, player in windows.items():
        comes(player, "[data-testid=results]")
        studio.shoot(player, size, "classic-round-end")
        if player.find("[data-testid=play-on]").count():
            player.press(player.find("[data-testid=play-on]"))
        studio.shoot(player, size, "classic-next-round")
        player.context.close()


@state("results")
def results(studio: Studio) -> None:
    """With many bots, a game ends after only a few moves of your own."""
    for game, (_, most) in studio.games.items():
        options = {} if game == "dark_cave" else {"options": {"rounds": 1}}
        place = studio.play(game, most, **options)
        with studio.driver(place) as player:
            play_until(player, lambda: False)
        studio.take(f"{game}-results", place.path, "[data-testid=results]", place)
        studio.take(f"{game}-replay", f"/r/{place.code}/1", "[data-testid=timeline]", place)


@state("rules")
def rules(studio: Studio) -> None:
    for game in studio.games:
        studio.take(f"{game}-rules", f"/rules/{game}", "main h1")
    studio.take("rules-clause", "/rules/classic#CL-P04", "main h1")


@state("lesson")
def lesson(studio: Studio) -> None:
    for game in studio.games:
        studio.take(f"{game}-lesson", f"/learn/{game}", "[data-testid=coach]")


@state("absent")
def absent(studio: Studio) -> None:
    """Somebody who has sat down and gone."""
    host = studio.table("classic", 4)
    studio.send(host, {"type": "sit", "seat": 0})
    guest = studio.place(f"/tables/{host.code}/people", {"name": "Kim"})
    studio.send(guest, {"type": "sit", "seat": 1}, {"type": "ready", "yes": True})
    studio.start_with_bots(host, people=2, seats=4)
    studio.take("absent", host.path, "[data-testid=absent]", host)


@state("privacy")
def privacy(studio: Studio) -> None:
    """Two people at one device."""
    place = studio.table("classic", 4)
    studio.send(place, {"type": "sit", "seat": 0}, {"type": "sit", "seat": 1}, {"type": "ready", "yes": True})
    studio.start_with_bots(place, people=2, seats=4)
    studio.take("privacy", place.path, "[data-testid=hand-over]", place)


# ---- all of them ----------------------------------------------------------------------------------------------


def wished(only: str) -> Iterator[tuple[str, State]]:
    names = tuple(filter(None, only.split(",")))
    for name, take in STATES.items():
        if not names or name.startswith(names):
            yield name, take


def keep_for_readme() -> None:
    for name, (of, size) in README.items():
        shutil.copy(OUT / size / f"{of}.png", PICTURES / name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="states whose names begin so, parted by commas")
    parser.add_argument("--sizes", default=",".join(SIZES), help="parted by commas")
    parser.add_argument("--language", default="en", help="en, de or nl")
    parser.add_argument("--readme", action="store_true", help="put the README's pictures into docs/pictures")
    wish = parser.parse_args()
    if wish.readme and wish.language != "en":
        parser.error("the README's pictures are English ones")
    sizes = wish.sizes.split(",")
    failed: list[str] = []
    server = ServerProcess(Path(tempfile.mkdtemp()), SERVING)
    server.start()
    try:
        with sync_playwright() as running:
            browser = running.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
            studio = Studio(server, browser, sizes, wish.language)
            for name, take in wished(wish.only):
                began = time.monotonic()
                try:
                    take(studio)
                except PlaywrightError as error:  # the others are worth their pictures all the same
                    failed.append(f"{name}: {error}")
                print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)
            for size in sizes:
                write_sheet(browser, studio.folder / size)
    finally:
        server.kill()
    if wish.readme:
        keep_for_readme()
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    main()
