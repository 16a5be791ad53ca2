"""The fourth game in a real browser, with the page that any game gets: tests/fourth_game has its rules and no page."""

import time

import pytest

from tests.installing import installed

__all__ = ["installed"]  # a fixture


@pytest.mark.usefixtures("installed")
def test_a_game_from_elsewhere_is_played_to_the_end(player):
    one = player()
    one.play_now("Lanterns")
    deadline = time.monotonic() + 240
    while not one.over:
        assert time.monotonic() < deadline, one.done
        if not one.act():
            time.sleep(0.02)
    assert one.done
