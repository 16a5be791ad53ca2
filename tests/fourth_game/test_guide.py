"""What docs/adding-a-game.md shows of the fourth game is what its files say."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
GUIDE = HERE.parent.parent / "docs" / "adding-a-game.md"
#: A file's name on a line of its own, and what is shown of it.
EXCERPT = re.compile(r"^`([\w./-]+)`:\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXCERPTS = EXCERPT.findall(GUIDE.read_text("utf-8"))


@pytest.mark.parametrize(("file", "shown"), EXCERPTS, ids=[file for file, _ in EXCERPTS])
def test_the_guide_shows_real_code(file: str, shown: str) -> None:
    """A line of three dots stands for what is left out."""
    text, at = (HERE / file).read_text("utf-8"), 0
    for piece in re.split(r"^\.\.\.\n", shown, flags=re.MULTILINE):
        found = text.find(piece, at)
        assert found >= 0, f"{file} does not have, in this order:\n{piece}"
        at = found + len(piece)


def test_the_guide_shows_every_room() -> None:
    rooms = {path.name for path in (HERE / "lanterns").glob("[a-z]*.*")} - {"py.typed"}
    assert {room for room in rooms if room not in GUIDE.read_text("utf-8")} == set()
