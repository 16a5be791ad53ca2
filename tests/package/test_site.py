"""The pages as a site: every link leads somewhere, and nothing is fetched from elsewhere."""

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import yaml

HOME = Path(__file__).parents[2]


class Fetched(HTMLParser):
    """What a browser fetches with a page, without being asked."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        asked = "src" if tag in ("script", "img", "iframe", "source") else "href" if tag == "link" else ""
        self.addresses += [value for name, value in attrs if name == asked and value]


def test_the_site_is_built_without_a_warning_and_fetches_nothing_from_elsewhere(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(build, cwd=HOME, env=quiet, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    pages = sorted(tmp_path.rglob("*.html"))
    written = {path.relative_to(HOME / "docs").with_suffix(".html") for path in (HOME / "docs").rglob("*.md")}
    assert written <= {page.relative_to(tmp_path) for page in pages}
    for page in pages:
        for address in Fetched(page).addresses:
            assert "//" not in address, (page.name, address)
            assert (
                address.startswith("data:") or page.name == "404.html" or (page.parent / address.split("?")[0]).exists()
            )
    reference = (tmp_path / "api.html").read_text("utf-8")
    assert "Begins a match." in reference
    assert "<blockquote>" not in reference, "an example is shown as code"


def test_every_page_can_be_found() -> None:
    nav = yaml.safe_load((HOME / "mkdocs.yml").read_text("utf-8"))["nav"]
    listed = {page for entry in nav for page in ([entry] if isinstance(entry, str) else next(iter(entry.values())))}
    assert listed == {str(path.relative_to(HOME / "docs")) for path in (HOME / "docs").rglob("*.md")}
