"""Bots decide by the rules, from what their seat sees, the same way every time, and the better ones get further."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

import undermine
from tests.bots.masters import quick_master
from undermine import Match
from undermine.bots import BOTS, Situation
from undermine.research.evaluate import evaluate
from undermine.research.simulate import play_out, simulate

GAMES = [("classic", 3), ("classic", 5), ("classic", 10), ("lost_mines", 3), ("lost_mines", 6), ("lost_mines", 9)]
GAMES += [("dark_cave", 2), ("dark_cave", 5), ("dark_cave", 8)]
QUICK = [name for name, bot in BOTS.items() if bot.quick]


def decide(match: Match, bot, seat: int, random: Random, memory: dict[Any, Any]) -> None:
    thought = bot.choose(Situation.of_match(match, seat, memory), random)
    match.decide(thought.decision, seat, thought.reasons)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_mixed_tables_play_to_the_end_by_the_rules(game, seats, soak):
    """Every decision goes through the checks of the match. `--soak 850` plays 10,000 games of each."""
    bots = [BOTS[name] for name in QUICK]
    for number in range(4 * soak):
        match = undermine.start(game, seats, f"mixed {number}")
        random = Random(number)
        memory: dict[Any, Any] = {}
        while match.result is None:
            seat = match.waiting[0]
            decide(match, bots[(seat + number) % len(bots)], seat, random, memory)


@pytest.mark.parametrize(("game", "seats"), [("classic", 5), ("lost_mines", 5), ("dark_cave", 5)])
def test_masters_play_to_the_end_by_the_rules(game, seats, soak):
    bots = [quick_master(), *(BOTS[name] for name in QUICK)]
    for number in range(soak):
        options = {} if game == "dark_cave" else {"rounds": 1}
        match = undermine.start(game, seats, f"masters {number}", options)
        random = Random(number)
        memory: dict[Any, Any] = {}
        while match.result is None:
            seat = match.waiting[0]
            decide(match, bots[(seat + number) % len(bots)], seat, random, memory)


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("game", undermine.GAMES)
def test_the_same_seed_gives_the_same_game(game, bot):
    digests = []
    for _ in range(2):
        match = undermine.start(game, 4, 9)
        play_out(match, BOTS[bot], Random(5))
        digests.append(match.digests)
    assert digests[0] == digests[1]


@pytest.mark.parametrize("bot", ["veteran", "master"])
@pytest.mark.parametrize("game", undermine.GAMES)
def test_what_a_bot_decides_does_not_depend_on_its_memory(game, bot):
    """With the memory of the table or from the events alone: the same decision for the same reasons."""
    chosen = quick_master() if bot == "master" else BOTS[bot]
    match = undermine.start(game, 5, "memory")
    random = Random(3)
    memory: dict[Any, Any] = {}
    for number in range(60):
        if match.result is not None:
            break
        seat = match.waiting[0]
        if number % 12 == 5:
            fresh = chosen.choose(Situation.of_match(match, seat), Random(number))
            assert chosen.choose(Situation.of_match(match, seat, memory), Random(number)) == fresh
        decide(match, BOTS["rookie"], seat, random, memory)


@pytest.mark.parametrize("game", undermine.GAMES)
def test_bots_leave_votes_to_people(game):
    match = undermine.start(game, 4, 3, {"vote_end": True})
    random = Random(1)
    match.decide("propose-end", (match.waiting[0] + 1) % 4)
    for bot in BOTS.values():
        seat = match.waiting[0]
        assert str(bot.choose(Situation.of_match(match, seat), random).decision) == "vote no"


def test_thoughts_are_kept_in_the_record():
    match = undermine.start("classic", 4, 1, {"rounds": 1})
    play_out(match, BOTS["veteran"], Random(1))
    record = undermine.read_record(undermine.write_record(match.record()))
    assert record.thoughts == match.thoughts
    assert len(match.thoughts) > 10
    assert undermine.replay(record).thoughts == match.thoughts


# ---- the ladder, with generous margins: docs/bots.md has the figures -------------------------------------------


def test_rookies_dig_and_spoil():
    """The bars are 80 and 99 of a hundred; so few deals leave room for chance."""
    assert evaluate("classic", 5, {"loyal": "rookie", "saboteur": "random"}, 40).wins["miners"] >= 26
    assert evaluate("classic", 5, {"loyal": "random", "saboteur": "rookie"}, 40).wins["saboteurs"] >= 39


def test_veterans_dig_better_than_rookies():
    veterans = evaluate("classic", 5, {"loyal": "veteran", "saboteur": "rookie"}, 80)
    rookies = evaluate("classic", 5, {"loyal": "rookie", "saboteur": "rookie"}, 80)
    assert veterans.wins["miners"] >= rookies.wins["miners"]
    assert veterans.log_loss is not None and veterans.prior_log_loss is not None
    assert veterans.log_loss < 0.5 * veterans.prior_log_loss


def test_rookies_find_treasures_and_ways_out():
    mines = simulate("lost_mines", 5, 6, "rookies", bot="rookie").counts
    assert mines["treasures_found"] > mines["rounds"]
    cave = simulate("dark_cave", 5, 10, "rookies", bot="rookie").counts
    assert cave["games_with_an_escape"] >= 7


# ---- bots of other packages ---------------------------------------------------------------------------------------


def test_other_packages_add_bots(tmp_path):
    """One that works, one with a name that is taken, and one that can't be loaded."""
    (tmp_path / "digger.py").write_text(
        "from undermine.bots import Thought\n"
        "class First:\n"
        "    name, quick = 'first', True\n"
        "    def choose(self, situation, random):\n"
        "        return Thought(situation.choices[0])\n"
        "class Thief(First):\n"
        "    name = 'rookie'\n"
    )
    info = tmp_path / "digger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: digger\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[undermine.bots]\nfirst = digger:First\nthief = digger:Thief\nlost = digger:Lost\n"
    )
    script = "from undermine.bots import BOTS; print(list(BOTS), type(BOTS['rookie']).__name__)"
    environment = {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=300, check=True
    )
    assert done.stdout.strip() == "['random', 'rookie', 'veteran', 'master', 'first'] Thinker"
    assert "the bot lost of digger:Lost can't be used" in done.stderr
    assert "there is a bot named rookie already" in done.stderr
