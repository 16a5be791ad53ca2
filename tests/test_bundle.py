"""How much a browser has to fetch before it has everything in one language."""

import gzip
from pathlib import Path

import pytest

import undermine

HERE = Path(undermine.__file__).parent
WEB = HERE / "web"
MOST = 200_000
LANGUAGES = {folder.name for folder in (HERE / "texts").iterdir()}


def packed(file: Path) -> int:
    """As it travels: fonts are packed already."""
    content = file.read_bytes()
    return len(content if file.suffix == ".woff2" else gzip.compress(content))


def test_the_whole_client_packs_into_200_kilobytes() -> None:
    files = [file for file in WEB.rglob("*") if file.is_file() and file.suffix != ".map"]
    if not files:
        pytest.skip("the browser client is not built: make src/undermine/web/index.html")
    sizes = {str(file.relative_to(WEB)): packed(file) for file in files}
    languages = {name: size for name, size in sizes.items() if Path(name).name.split("-")[0] in LANGUAGES}
    assert len(languages) == len(LANGUAGES)
    others = sum(languages.values()) - max(languages.values())
    assert sum(sizes.values()) - others <= MOST, sorted(sizes.items(), key=lambda item: -item[1])
