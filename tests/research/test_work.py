"""What is measured: the same work in every round, whoever measures it."""

import subprocess
import sys

import pytest

from tests.commands import run
from undermine.engine.errors import OptionError
from undermine.games import OURS
from undermine.research import counting
from undermine.research.work import WORKS, moments


@pytest.mark.parametrize("work", sorted(set(WORKS) - {"master"}))
@pytest.mark.parametrize("game", OURS)
def test_every_round_does_the_same(game, work):
    do = WORKS[work](game, 3)
    assert do() == do() > 0


@pytest.mark.parametrize("game", OURS)
def test_bots_are_asked_where_there_is_something_to_decide(game):
    found = moments(game, 3)
    assert len(found) >= 4
    assert all(len(moment.codes) > 1 for moment in found)


def test_a_process_does_as_many_rounds_as_it_is_told():
    command = [sys.executable, "-m", "undermine.research.work", "classic", "3", "copy"]
    once, twice = (int(subprocess.check_output([*command, rounds], timeout=120)) for rounds in "12")
    assert twice == 2 * once


def test_a_count_is_the_difference_of_one_round(monkeypatch):
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/valgrind")
    monkeypatch.setattr(counting, "_run", lambda *asked: (1_000_000 + 300 * asked[-1], 10 * asked[-1]))
    assert counting.count("classic", 3, "plan").instructions == 30


def test_what_can_not_be_counted(monkeypatch):
    assert "there is no work 'nonsense' to count" in run("bench", "classic", "--count", "nonsense", code=2)
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(OptionError, match="needs valgrind"):
        counting.count("classic", 3, "plan")
