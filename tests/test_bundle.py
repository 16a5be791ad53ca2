"""How much a browser has to fetch to play in one language, and how much there is in all."""

import gzip
from pathlib import Path

import pytest

import undermine

HERE = Path(undermine.__file__).parent
WEB = HERE / "web"
LANGUAGES = {folder.name for folder in (HERE / "texts").iterdir()}
#: What is fetched only by those who ask for it: lessons, replays and pictures of them, the text mode, keys, codes for
#: other devices, an app on the home screen.
ASKED_FOR = {"AtTable", "Coach", "KeyList", "Offline", "OpenRecord", "Replay", "Share", "TakeSeat", "TextMode"}
ASKED_FOR |= {"icon", "install", "manifest.webmanifest", "qr", "replay", "worker.js"}
#: Bytes, as they travel.
TO_PLAY = 200_000
IN_ALL = 250_000


def packed(file: Path) -> int:
    """As it travels: fonts and pictures are packed already."""
    content = file.read_bytes()
    return len(content if file.suffix in (".woff2", ".png") else gzip.compress(content))


@pytest.fixture(scope="module")
def sizes() -> dict[str, int]:
    """Of the client with its largest language: by file, without what keeps names of files apart."""
    files = [file for file in WEB.rglob("*") if file.is_file() and file.suffix != ".map"]
    if not files:
        pytest.skip("the browser client is not built: make src/undermine/web/index.html")
    languages = {file: packed(file) for file in files if file.name.split("-")[0] in LANGUAGES}
    assert len(languages) == len(LANGUAGES)
    largest = max(languages, key=languages.__getitem__)
    return {str(file.relative_to(WEB)): packed(file) for file in files if file not in languages or file == largest}


def test_playing_in_one_language_takes_at_most_200_kilobytes(sizes: dict[str, int]) -> None:
    """Pages from the start to the results, all three games, fonts, and the rules in place."""
    needed = {name: size for name, size in sizes.items() if Path(name).name.split("-")[0] not in ASKED_FOR}
    assert sum(needed.values()) <= TO_PLAY, sorted(needed.items(), key=lambda item: -item[1])


def test_the_whole_client_takes_at_most_250_kilobytes(sizes: dict[str, int]) -> None:
    assert sum(sizes.values()) <= IN_ALL, sorted(sizes.items(), key=lambda item: -item[1])
