"""The fourth game in a real browser, with the page that any game gets."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import browser, player, server

__all__ = ["browser", "player"]  # fixtures


@pytest.fixture(name="server")
def server_with_the_game(installed: Path) -> Iterator[Any]:  # noqa: ARG001
    yield from server.__wrapped__() if hasattr(server, "__wrapped__") else server()


def test_it_is_played_in_the_browser_to_the_end(player: Any) -> None:
    me = player()
    me.play_now("Lanterns")
    deadline = time.monotonic() + 240
    while not me.over:
        assert time.monotonic() < deadline, me.done
        if not me.act():
            time.sleep(0.02)
    assert me.done
