"""Every example in docs/protocol.md is a message as the server and its clients know it."""

import re
from pathlib import Path

import msgspec
import pytest

from undermine.server import protocol as pr
from undermine.server import sockets

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL)
KINDS = {"client": pr.ClientMessage, "server": pr.ServerMessage}


@pytest.mark.parametrize(("kind", "example"), EXAMPLES)
def test_the_examples_are_messages(kind: str, example: str) -> None:
    found = msgspec.json.decode(example, type=KINDS.get(kind) or getattr(pr, kind))
    again = msgspec.json.decode(msgspec.json.encode(found))
    assert (
        again.items() >= {k: v for k, v in msgspec.json.decode(example).items() if k not in ("table", "config")}.items()
    )


def test_every_message_of_the_wire_is_shown_or_named() -> None:
    shown = {msgspec.json.decode(example).get("type") for _, example in EXAMPLES}
    for union in KINDS.values():
        for kind in union.__args__:
            tag = kind.__struct_config__.tag
            assert tag in shown or f"`{tag}`" in TEXT, tag


def test_every_close_code_is_in_the_table() -> None:
    for name in [
        "POLICY",
        "TOO_SLOW",
        "RESTART",
        "INTERNAL",
        "MALFORMED",
        "NO_SUCH_TOKEN",
        "NOT_TO_BE_WATCHED",
        "LOCKED",
        "NO_SUCH_TABLE",
    ]:
        assert f"| {getattr(sockets, name)} |" in TEXT
    assert f"| {sockets.SILENT} |" in TEXT and f"| {sockets.OLD_PROTOCOL} |" in TEXT
