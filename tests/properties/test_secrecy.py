"""Two worlds that differ only in what a viewer may not know look the same to him, at every moment.

View, choices, events, refusals and log are compared byte by byte, in lockstep, for every seat and the spectator.
"""

from random import Random
from typing import Any

import msgspec
import pytest

import undermine
from tests.dark_cave.table import given
from tests.players import PLAYERS, digger, uniform
from tests.properties.histories import CHECKS, HISTORIES, TABLES
from tests.properties.two_worlds import History
from undermine import Match
from undermine.engine.decisions import Pointer
from undermine.testing import every_question


def look(match: Match, viewer: int | None, since: int) -> bytes:
    """Everything that reaches a viewer: what happened, what there is, what may be done, why not."""
    seen: list[object] = [match.view(viewer), match.log(viewer, since), match.waiting, match.decided]
    if viewer is not None:
        seen.append([str(choice) for choice in match.choices(viewer)])
        seen.append([str(match.why_not(text, viewer)) for text in CHECKS[match.game.name].split("/")])
        seen.append([str(match.why_not_at(at, viewer)) for at in clicks(match, viewer, 15)])
    return msgspec.json.encode(seen) + repr(seen).encode()


def clicks(match: Match, viewer: int, most: int) -> list[Pointer]:
    """What a viewer clicks on: the same in both worlds, since they look the same."""
    return every_question(match, viewer, Random(f"{viewer} {match.decided}"), most)


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
    return bool(here.position() != there.position())


CLAUSES = {
    "classic": ["CL-I01", "CL-I02", "CL-I03", "CL-I04", "CL-I05"],
    "lost_mines": ["LM-I01", "LM-I02", "LM-I03", "LM-I04", "LM-I05", "LM-I07"],
    "dark_cave": ["DC-I01", "DC-I02", "DC-I03", "DC-I04", "DC-I05", "DC-I08", "DC-S05", "D-DC-10", "Q-DC-77"],
}
CASES = [
    pytest.param(game, seats, number, marks=pytest.mark.clause(*CLAUSES[game]))
    for game, rules in undermine.GAMES.items()
    for seats in rules.seats
    for number in range(len(TABLES[game]))
    if game != "dark_cave" or (seats + number) % 5 < 2
]


@pytest.mark.parametrize(("game", "seats", "number"), CASES)
def test_two_worlds_look_the_same(game: str, seats: int, number: int, soak: int) -> None:
    different = compared = 0
    for repeat in range(soak):
        seed = f"{game} {seats}/{number}/{repeat}"
        random = Random(seed)
        player = uniform if (seats + number) % 3 == 0 else PLAYERS[game]
        history = HISTORIES[game](seats, seed, player, TABLES[game][number])
        for viewer in [None, *range(seats)]:
            different += compare(history, viewer, random.randrange(len(history.steps)), random)
            compared += 1
    assert different > compared * 0.9, "the second world is nearly always another one"


@pytest.mark.parametrize(("game", "every"), [("classic", 1), ("lost_mines", 2), ("dark_cave", 25)])
def test_every_moment_is_looked_at(game: str, every: int) -> None:
    """One short game with the second world cut at every single decision, or at every so many, for every viewer."""
    history = HISTORIES[game](3, "every moment", PLAYERS[game], {"rounds": 1} if game != "dark_cave" else {})
    random = Random(5)
    for viewer in [None, 0, 1, 2]:
        for time in range(0, len(history.steps), every):
            compare(history, viewer, time, random)


@pytest.mark.parametrize("game", HISTORIES)
def test_every_click_gets_the_same_answer_in_both_worlds(game: str) -> None:
    """Many questions of every seat at a few moments of a game: an answer tells nothing that is hidden."""
    history = HISTORIES[game](4, "every click", PLAYERS[game], {})
    random = Random(7)
    for viewer in range(4):
        for time in random.sample(range(len(history.steps)), 3):
            chance, decisions = history.second_world(viewer, time, random)
            here, there = history.begin(history.original()), history.begin(chance)
            for i in range(time):
                here.decide(history.steps[i].decision, history.steps[i].seat)
                there.decide(decisions[i], history.steps[i].seat)
            asked = clicks(here, viewer, 1_500)
            assert asked == clicks(there, viewer, 1_500)
            for at in asked:
                assert here.why_not_at(at, viewer) == there.why_not_at(at, viewer), at


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


@pytest.mark.clause("DC-I04", "DC-A07")
def test_nobody_else_learns_which_cards_of_a_swapped_hand_are_played() -> None:
    """A gives B one card, B draws another and plays one of the two: C can't tell whether it is the card from A."""
    seen = []
    for given_away, drawn in [("I-EW", "I-NES"), ("I-NES", "I-EW")]:
        match = given(f"""
            pile = "{drawn}"
            [seat.A]
            hand = "II-swap {given_away}"
            [seat.B]
            hand = "I-NS"
        """)
        match.decide("swap B with II-swap")
        match.decide("lay I-EW 1,0")
        seen.append([look(match, viewer, 0) for viewer in (None, 2)])
    assert seen[0] == seen[1]


@pytest.mark.clause("DC-I05", "Q-DC-76")
def test_nobody_sees_from_which_group_a_card_is_discarded_where_backs_are_hidden() -> None:
    """B discards one of the two cards that A gave him: A knows the two, but not which of them is gone."""
    seen = []
    for discarded in ("I-EW", "II-NS"):
        match = given("""
            options = { show_backs = false }
            [seat.A]
            hand = "II-swap I-EW II-NS"
            [seat.B]
            hand = "I-NE"
        """)
        match.decide("swap B with II-swap")
        match.decide(f"discard {discarded}")
        seen.append([look(match, viewer, 0) for viewer in (None, 0, 2)])
    assert seen[0] == seen[1]


@pytest.mark.clause("Q-DC-63")
@pytest.mark.parametrize("both", [False, True])
def test_nobody_learns_what_was_said_of_an_axe_that_was_not_needed(both: bool) -> None:
    """All are asked at once. B says yes, so C keeps its axe, whatever C said, and whoever of the two answers first."""
    seen = []
    for answer in ("yes", "no"):
        match = given("""
            laid = ["0,1 I-hole-NESW", "0,2 I-NESW"]
            options = { axe_prompt = "simultaneous" }
            [seat.A]
            hand = "I-goblin I-NS"
            [seat.B]
            at = "0,2 C"
            axes = "I-axe"
            [seat.C]
            at = "0,2 C"
            axes = "II-axe"
        """)
        match.decide("attract 0,1 with I-goblin")
        match.decide("step 0,2 C")
        assert match.waiting == (1, 2)
        match.decide(f"axe {answer}", 2)
        if both:
            match.decide("axe yes", 1)
            assert match.view(None).seats[2].axes == 1
        seen.append([look(match, viewer, 0) for viewer in (None, 0, 1)])
    assert seen[0] == seen[1]
