"""The files in deploy/, and what the command line and the server are."""

import re
from pathlib import Path

from undermine.cli.commands import load

HOME = Path(__file__).parents[2]
DEPLOY = HOME / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def options_of(command: str) -> set[str]:
    """Every option of a command of ours."""
    return {word for option in load(command).params for word in (*option.opts, *option.secondary_opts)}


def options_in(words: str) -> set[str]:
    return set(re.findall(r"(?<!\S)--[a-z][a-z-]*", words))
