"""The client as an app: what it keeps to be read without the server, and that it never keeps an old client."""

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import undermine
from tests.browser.barriers import violations
from tests.browser.clicking import DESKTOP, PHONE, Player, expect, play_to_the_end

WEB = Path(undermine.__file__).parent / "web"
ALLOWED = {"service_workers": "allow"}
#: All that the worker has kept, once it has kept a client that can start without the server.
KEPT = """async () => {
    const shell = await caches.open("shell");
    while (!(await shell.match("/"))) await new Promise((wait) => setTimeout(wait, 50));
    const found = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(url.slice(location.origin.length));
    return found;
}"""


def kept(one: Player) -> list[str]:
    found: list[str] = one.page.evaluate(KEPT)
    return found


def test_without_the_server_a_kind_page_leads_to_what_was_read(player, server):
    one = player(size={**PHONE, **ALLOWED})
    one.go("/rules/classic")
    one.page.get_by_role("heading", level=1).wait_for()
    kept(one)
    one.go("/rules/classic")  # now that the worker is there, it keeps what is read
    one.page.get_by_role("heading", level=1).wait_for()
    one.page.wait_for_function("caches.match('/api/rules/classic?language=en').then(Boolean)")
    one.play_now("Classic")
    code = one.page.url.rsplit("/", 1)[-1]
    assert [path for path in kept(one) if "/api/tables" in path] == [], "nothing of a game that is played is kept"
    one.page.set_viewport_size({"width": 390, "height": 844})
    server.kill()
    one.go("/")
    offline = one.find("[data-testid=offline]")
    expect(offline).to_contain_text("Playing needs the server")
    assert violations(one) == []
    one.press(offline.get_by_role("link", name="Rules of Classic"))
    expect(one.page.get_by_role("heading", level=1)).to_contain_text("Classic")
    assert one.page.url.endswith("/rules/classic")
    one.go(f"/t/{code}")
    expect(one.find("[data-testid=offline]")).to_be_visible()
    one.troubles.clear()  # the browser says that it could not reach the server
    server.start()
    one.press(one.page.get_by_role("button", name="Try again"))
    one.page.wait_for_selector("[data-testid=now]")


def test_a_game_that_was_looked_at_again_can_be_read_without_the_server(player, server):
    one = player(size={**DESKTOP, **ALLOWED})
    one.play_now("Classic")
    kept(one)
    play_to_the_end([one])
    code = one.code
    one.go(f"/r/{code}/1")
    replay = f"/api/tables/{code}/replays/1?seat=all"
    one.page.wait_for_function("(path) => caches.match(path).then(Boolean)", arg=replay)
    expect(one.find("svg .laid").first).to_be_attached()
    server.kill()
    one.go()
    one.press(one.find("[data-testid=offline]").get_by_role("link", name="Replay of a game"))
    expect(one.find("svg .laid").first).to_be_attached()
    one.troubles.clear()  # the browser says that it could not reach the server


def test_a_browser_can_install_it(player):
    one = player(size={**DESKTOP, **ALLOWED})
    one.go()
    kept(one)
    session = one.context.new_cdp_session(one.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    icons = json.loads(manifest["data"])["icons"]
    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512"}
    for icon in icons:
        answer = one.page.request.get(one.address + icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]
    wrong = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert wrong <= {"in-incognito"}, "all that is against it is that tests leave no traces"


def test_a_notice_is_shown_and_leads_to_the_table(player):
    one = player(size={**DESKTOP, **ALLOWED})
    one.context.grant_permissions(["notifications"], origin=one.address)
    one.go()
    kept(one)
    session = one.context.new_cdp_session(one.page)
    registrations: list[dict[str, str]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda said: registrations.extend(said["registrations"]))
    session.send("ServiceWorker.enable")
    one.page.wait_for_function("navigator.serviceWorker.ready.then(Boolean)")
    notice = {"code": "BCDFGH", "title": "Classic", "words": "It’s your turn at table BCDFGH."}
    for number in {said["registrationId"] for said in registrations}:  # other windows of the browser have theirs
        wish = {"origin": one.address, "registrationId": number, "data": json.dumps(notice)}
        session.send("ServiceWorker.deliverPushMessage", wish)
    shown = one.page.evaluate("""async () => {
        const ready = await navigator.serviceWorker.ready;
        let found = [];
        for (let tries = 0; !found.length && tries < 1_000; tries++) {
            await new Promise((wait) => setTimeout(wait, 20));
            found = await ready.getNotifications();
        }
        return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    }""")
    assert shown == [{"title": "Classic", "body": notice["words"], "tag": "BCDFGH", "data": "BCDFGH"}]


@contextmanager
def folder_as_site(folder: Path) -> Iterator[str]:
    """A site that has nothing but the client, and can be changed while it is up."""

    class Handler(SimpleHTTPRequestHandler):
        def end_headers(self) -> None:
            self.send_header("cache-control", "no-cache")  # as our server says of its page
            super().end_headers()

        def log_message(self, *_: object) -> None: ...

    listening = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listening.server_port}"
    finally:
        listening.shutdown()
        listening.server_close()


def test_after_an_upgrade_nobody_sees_the_old_client(browser, tmp_path):
    if not (WEB / "index.html").is_file():
        pytest.skip("the browser client is not built: make src/undermine/web/index.html")
    folder = tmp_path / "web"
    shutil.copytree(WEB, folder)
    with folder_as_site(folder) as address:
        one = Player(browser, address, {**DESKTOP, **ALLOWED})
        one.go()
        before = kept(one)
        page = folder / "index.html"
        main = next(path for path in before if path.startswith("/assets/index-") and path.endswith(".js"))
        newer = main.replace("index-", "index-newer")
        (folder / main[1:]).rename(folder / newer[1:])
        page.write_text(page.read_text().replace(main, newer).replace("<title>", "<title>Newer "))
        one.go()
        assert one.page.evaluate("document.querySelector('script[type=module]').src").endswith(newer)
        one.page.wait_for_function("(path) => caches.match(path).then(Boolean)", arg=newer)
        one.page.wait_for_function("(path) => caches.match(path).then((found) => !found)", arg=main)
        one.context.close()
