"""Two worlds that differ only in what a viewer may not know look the same to him, at every moment.

View, choices, events, refusals and log are compared byte by byte, in lockstep, for every seat and the spectator.
"""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.players import digger, pathfinder, uniform
from tests.properties.two_worlds import History
from tests.properties.two_worlds_lost_mines import History as LostMinesHistory
from undermine import Match

CHECKS = ["lay NS 7,0", "lay EW 7,0", "lay NESW 8,1", "map 8,0", "rockfall 1,0", "break lamp A", "take 3", "pass map"]


LOST_MINES_CHECKS = ["lay EW 9,2", "look-mine 10,0 with info-mine-dwarf", "step E", "take 1", "storm 1,2", "trap 1,2 E"]


def look(match: Match, viewer: int | None, since: int) -> bytes:
    """Everything that reaches a viewer: what happened, what there is, what may be done, why not."""
    seen: list[object] = [match.view(viewer), match.log(viewer, since), match.waiting, match.number]
    if viewer is not None:
        seen.append([str(choice) for choice in match.choices(viewer)])
        checks = CHECKS if match.game.name == "classic" else LOST_MINES_CHECKS
        seen.append([str(match.why_not(text, viewer)) for text in checks])
    return msgspec.json.encode(seen) + repr(seen).encode()


def compare(history: Any, viewer: int | None, time: int, random: Random) -> bool:
    """Plays both worlds in lockstep. Returns whether they were really different."""
    chance, decisions = history.second_world(viewer, time, random)
    here, there = history.begin(history.original()), history.begin(chance)
    assert look(here, viewer, 0) == look(there, viewer, 0)
    for i in range(time):
        step = history.steps[i]
        here.decide(step.decision, step.seat)
        there.decide(decisions[i], step.seat)
        assert look(here, viewer, i) == look(there, viewer, i), f"after decision {i + 1}"
    assert msgspec.json.encode(here.log(viewer)) == msgspec.json.encode(there.log(viewer))
    return here.position() != there.position()


#: Every option but auto_end_when_dead, which tells the table something about hands on purpose (Q-CL-21).
TABLES: list[dict[str, object]] = [
    {"rounds": 3},
    {"vote_end": True, "rounds": 2},
    {"loose_connection": True, "gold_draw": "players", "rounds": 2},
    {"self_break": True, "competitive": True, "next_start": "last_card", "rounds": 2},
]
CASES = [(seats, number) for seats in range(3, 11) for number in range(len(TABLES))]


@pytest.mark.clause("CL-I01", "CL-I02", "CL-I03", "CL-I04", "CL-I05")
@pytest.mark.parametrize(("seats", "number"), CASES)
def test_two_worlds_look_the_same(seats: int, number: int, soak: int) -> None:
    different = compared = 0
    for repeat in range(soak):
        seed = f"{seats}/{number}/{repeat}"
        random = Random(seed)
        player = uniform if (seats + number) % 3 == 0 else digger
        history = History(seats, seed, player, TABLES[number])
        for viewer in [None, *range(seats)]:
            time = random.randrange(len(history.steps))
            different += compare(history, viewer, time, random)
            compared += 1
    assert different > compared * 0.9, "the second world is nearly always another one"


def test_every_moment_is_looked_at() -> None:
    """One short game with the second world cut at every single decision, for every viewer."""
    history = History(3, "every moment", digger, {"rounds": 1})
    random = Random(5)
    for viewer in [None, 0, 1, 2]:
        for time in range(len(history.steps)):
            compare(history, viewer, time, random)


@pytest.mark.clause("CL-I07", "CL-I08")
def test_gold_of_others_stays_secret_through_the_draft() -> None:
    """The packet is dealt anew for who has not seen it: the same game, the same log, for all but its pickers."""
    found = 0
    for number in range(30):
        history = History(5, f"gold {number}", digger, {"rounds": 1})
        picks = [i for i, step in enumerate(history.steps) if str(step.decision).startswith("take")]
        if not picks:
            continue
        found += 1
        pickers = {history.steps[i].seat for i in picks}
        first = picks[0]
        shuffles = history.original()
        shuffles[3].reverse()
        here, there = history.begin(history.original()), history.begin(shuffles)
        for step in history.steps[:first]:
            here.decide(step.decision, step.seat)
            there.decide(step.decision, step.seat)
        while there.waiting and here.waiting:
            here.decide(here.choices()[0])
            there.decide(there.choices()[-1])
            if here.result is None:
                for viewer in [None, *(set(range(5)) - pickers - set(_last_taker(here)))]:
                    assert look(here, viewer, 0) == look(there, viewer, 0)
    assert found > 5


def _last_taker(match: Match) -> list[int]:
    """Who was given the last card of the packet has seen that one."""
    return [event.seat for event in match.log(None) if type(event).__name__ in ("PacketPassed", "GoldTaken")]


LOST_MINES_TABLES: list[dict[str, object]] = [
    {},
    {"own_treasure_hidden": True, "stack_tokens": True},
    {"treasure_pick": "random", "next_start": "last_turn", "strict_immediate_end": True},
]


@pytest.mark.clause("LM-I01", "LM-I02", "LM-I03", "LM-I04", "LM-I05", "LM-I07")
@pytest.mark.parametrize("seats", range(3, 10))
@pytest.mark.parametrize("number", range(len(LOST_MINES_TABLES)))
def test_two_worlds_of_the_lost_mines_look_the_same(seats: int, number: int, soak: int) -> None:
    different = compared = 0
    for repeat in range(soak):
        seed = f"mines {seats}/{number}/{repeat}"
        random = Random(seed)
        history = LostMinesHistory(seats, seed, pathfinder, LOST_MINES_TABLES[number])
        for viewer in [None, *range(seats)]:
            different += compare(history, viewer, random.randrange(len(history.steps)), random)
            compared += 1
    assert different > compared * 0.9


def test_every_moment_of_the_lost_mines_is_looked_at() -> None:
    history = LostMinesHistory(3, "every moment", pathfinder, {"rounds": 1})
    random = Random(5)
    for viewer in [None, 0, 1, 2]:
        for time in range(0, len(history.steps), 2):
            compare(history, viewer, time, random)
