"""docs/hosting.md and docs/scale.md: what they tell people to type can be typed, and what they point at is there."""

import re
from pathlib import Path

import pytest

from tests.deploy.files import HOME, options_in, options_of
from undermine.cli.commands import COMMANDS

PAGES = ["hosting.md", "scale.md", "simulation.md"]


def page(name: str) -> str:
    return (HOME / "docs" / name).read_text("utf-8")


def typed(text: str) -> list[str]:
    """Commands of ours, in blocks and between backquotes; without what is said about them."""
    blocks = [line for block in re.findall(r"(?s)^```\n(.*?)^```", text, re.MULTILINE) for line in block.splitlines()]
    places = [*blocks, *re.findall(r"`([^`\n]+)`", re.sub(r"(?s)^```.*?^```", "", text, flags=re.MULTILINE))]
    return [line.partition("#")[0].strip() for line in places if line.startswith("undermine ")]


@pytest.mark.parametrize("name", PAGES)
def test_commands_have_the_options_that_are_told(name: str) -> None:
    commands = typed(page(name))
    assert commands
    for line in commands:
        word = line.split()[1]
        assert word in COMMANDS, line
        assert options_in(line) <= options_of(word), line


@pytest.mark.parametrize("name", PAGES)
def test_what_is_pointed_at_is_there(name: str) -> None:
    text = page(name)
    headings = {
        re.sub(r"[^a-z0-9 -]", "", line.lower()).replace(" ", "-") for line in re.findall(r"(?m)^#+ (.*)$", text)
    }
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if target.startswith("#"):
            assert target[1:] in headings, target
        elif "//" not in target:
            assert (HOME / "docs" / target.partition("#")[0]).is_file(), target
    for path in re.findall(r"\b(?:deploy|tests)/[\w@./-]*\w", text):
        assert (HOME / path).exists() or list(HOME.glob(f"{path}*")) or path == "deploy/.env", path


def test_all_files_of_the_folder_are_told_of() -> None:
    told = page("hosting.md") + "".join(
        path.read_text("utf-8") for path in Path(HOME, "deploy").iterdir() if path.suffix != ".json"
    )
    for path in Path(HOME, "deploy").iterdir():
        assert path.name in told or path.stem in told, path.name
