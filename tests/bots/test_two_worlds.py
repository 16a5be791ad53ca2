"""What a bot decides, and why, depends on nothing that its seat can't know.

All that is hidden from a seat is dealt anew, the same things happen, and the bot has to decide alike, to the byte.
"""

from random import Random

import msgspec
import pytest

import undermine
from tests.bots.masters import quick_master
from tests.players import PLAYERS
from tests.properties.histories import HISTORIES
from undermine.bots import BOTS, Situation

SEATS = {"classic": (3, 5, 8), "lost_mines": (3, 5, 7), "dark_cave": (2, 4, 6)}
#: How many positions are compared: 500 of each with `--soak 10`.
POSITIONS = 50


def thought_of(bot, match, seat, number):
    situation = Situation.of_match(match, seat)
    return msgspec.json.encode(bot.choose(situation, Random(number)))


@pytest.mark.parametrize("level", ["random", "rookie", "veteran", "master"])
@pytest.mark.parametrize("game", undermine.GAMES)
def test_two_worlds_that_look_alike_are_played_alike(game, level, soak):
    bot = quick_master() if level == "master" else BOTS[level]
    every = 1 if level != "master" else 3
    wanted = POSITIONS * soak
    compared = different = 0
    number = 0
    while compared < wanted:
        number += 1
        random = Random(f"{game} {number}")
        seats = SEATS[game][number % 3]
        history = HISTORIES[game](seats, f"bots {number}", PLAYERS[game], {})
        viewer = random.randrange(seats)
        time = random.randrange(len(history.steps) // 3, len(history.steps))
        chance, decisions = history.second_world(viewer, time, random)
        here, there = history.begin(history.original()), history.begin(chance)
        for i in range(time):
            step = history.steps[i]
            if step.seat == viewer and here.waiting == (viewer,) and i % every == 0 and compared < wanted:
                assert thought_of(bot, here, viewer, i) == thought_of(bot, there, viewer, i)
                compared += 1
                different += here.position() != there.position()
            here.decide(step.decision, step.seat)
            there.decide(decisions[i], step.seat)
    assert different > compared / 2
