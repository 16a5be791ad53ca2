"""Steps back and forth in The Dark Cave."""

from random import Random

import pytest

import undermine
from undermine.bots import BOTS, Situation
from undermine.bots.dark_cave.steps import steps_back
from undermine.games.dark_cave import events as ev


def walk(*places, seat=0):
    return [ev.Stepped(seat=seat, cell=(x, 0), space="C") for x in places]


def hunt(*places):
    return [ev.CreatureStepped(creature="rat", cell=(x, 0), space="C") for x in places]


def called(x):
    return ev.CreatureAttracted(seat=0, card="I-rat", creature="rat", cell=(x, 0), space="C")


STOPPED = ev.Stopped(seat=0, automatic=False)


@pytest.mark.parametrize(
    ("events", "back"),
    [
        (walk(1, 2, 3), 0),
        (walk(1, 2, 1), 1),
        (walk(1, 2, 1, 2), 2),
        ([*walk(1, 2), STOPPED, *walk(1)], 0),
        ([*walk(1, 2), STOPPED, *walk(3, 2)], 1),
        ([*walk(1), *walk(2, seat=1), *walk(2), *walk(1, seat=1)], 0),
        ([*walk(1, 2), ev.Attacked(seat=0, creature="rat"), *walk(1)], 0),
        ([called(0), *hunt(1, 0)], 1),
        (
            [*hunt(1, 2), ev.CreatureAttracted(seat=0, card="I-rat", creature="rat", cell=(3, 0), space="C"), *hunt(2)],
            0,
        ),
    ],
)
def test_steps_back_are_counted(events, back):
    assert steps_back(events) == back


@pytest.mark.parametrize("level", ["rookie", "veteran"])
def test_nobody_paces(level):
    steps = 0
    for seed in range(3):
        match = undermine.start("dark_cave", 3, seed)
        random, memory = Random(seed), dict[str, object]()
        while match.result is None:
            seat = match.waiting[0]
            match.decide(BOTS[level].choose(Situation.of_match(match, seat, memory), random).decision, seat)
        steps += steps_back(match.log(None))
    assert steps <= 3
