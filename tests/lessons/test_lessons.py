"""Every lesson of every game, found by its file: it loads, so its script holds; and what is wrong with one is said."""

import re

import pytest

from undermine import read_record, replay, write_record
from undermine.engine.lessons import LEARNER, Lesson, LessonError, begin, lesson_named, lesson_names, read_lesson
from undermine.engine.match import Match
from undermine.games import GAMES, OURS

ALL = [(name, lesson) for name, game in OURS.items() for lesson in lesson_names(game)]


def the(name: str, lesson: str) -> Lesson:
    return lesson_named(GAMES[name], lesson)


def played(lesson: Lesson, seed: str = "seed") -> Match:
    match = begin(GAMES[lesson.game], lesson.position, seed)
    for line in lesson.lines:
        match.decide(line.texts[0], line.seat)
    return match


def test_every_game_of_ours_has_a_first_lesson() -> None:
    assert [name for name, lesson in ALL if lesson == "first"] == list(OURS)


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_a_lesson_ends_with_its_game_and_its_record_replays(name: str, lesson: str) -> None:
    match = played(the(name, lesson))
    assert match.result is not None
    again = replay(read_record(write_record(match.record())))
    assert again.digests == match.digests


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_a_lesson_can_be_read_aloud(name: str, lesson: str) -> None:
    """No notation, no coordinates, and short enough for a phone."""
    for step in the(name, lesson).steps:
        assert len(step.words) <= 110, step.words  # three lines on a phone
        for words in (step.words, step.why):
            assert len(words) <= 150, words
            assert not re.search(r"\d,\d|~|\b[NESW]{2,4}\b|-", re.sub(r"\w-\w", "", words)), words


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_every_kind_of_thing_is_in_a_lesson(name: str, lesson: str) -> None:
    steps = the(name, lesson).steps
    assert any(step.trial for step in steps), "something is refused"
    assert any(step.accepted for step in steps)
    assert all(step.clause for step in steps if step.accepted or step.trial), "whatever is asked names its clause"


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_no_two_games_of_a_lesson_have_the_same_seed(name: str, lesson: str) -> None:
    one, other = (begin(GAMES[name], the(name, lesson).position, seed) for seed in ("a", "b"))
    assert (one.seed, other.seed) == ("a", "b")
    assert one.view(LEARNER) == other.view(LEARNER)


def test_the_learner_may_stray_and_the_script_says_so() -> None:
    lesson = the("classic", "first")
    first = lesson.next_line([])
    assert first is not None
    assert (first.seat, first.texts) == (LEARNER, ("map 8,2",))
    with pytest.raises(LessonError, match="has left the lesson"):
        lesson.next_line([(LEARNER, "map 8,0")])
    assert lesson.next_line([(line.seat, line.texts[0]) for line in lesson.lines]) is None


LESSON = """
title = "A round in one card"
learned = []
position = '''
game = "classic"
seats = 3
laid = ["1,0 EW", "2,0 EW", "3,0 EW", "4,0 NESW", "5,0 NESW", "6,0 NESW"]
goals = ["8,2 stone-SW", "8,0 treasure", "8,-2 stone-ES"]
pile = ""
[options]
rounds = 1
[seat.A]
role = "miner"
hand = "NESW ESW NS"
[seat.B]
role = "saboteur"
hand = "NS"
[seat.C]
role = "miner"
hand = "NS"
'''
[[step]]
words = "Try it."
refused = "lay NS 7,0"
clause = "CL-P03"
[[step]]
words = "{B} waits. Reach the treasure."
do = ["lay *ESW* 7,0"]
clause = "CL-R02"
[[step]]
words = "Take your gold."
do = ["take *"]
clause = "CL-V03"
"""


def changed(old: str, new: str) -> str:
    assert old in LESSON
    return LESSON.replace(old, new)


def test_a_pattern_accepts_all_that_fit_it() -> None:
    lesson = read_lesson(GAMES["classic"], "short", LESSON)
    assert lesson.steps[1].accepted == ("lay ESW 7,0", "lay ESW~ 7,0", "lay NESW 7,0")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("lay *ESW* 7,0", "lay NS 7,0", r"step 2: .*CL-P03"),
        ("lay *ESW* 7,0", "map 8,0", r"step 2: you don.t hold|step 2: .*map"),
        ("lay *ESW* 7,0", "pass NS", r"step 3: it is not the learner's turn, but that of B"),
        ('[[step]]\nwords = "Take your gold."\ndo = ["take *"]\nclause = "CL-V03"\n', "", r"is not over at its end"),
        ("lay NS 7,0", "lay ESW 7,0", r"step 1: .*it can be done"),
        ('"CL-P03"', '"CL-P01"', r"step 1: .*should be refused by CL-P01"),
        ('"CL-R02"', '"CL-R99"', r"step 2: there is no clause CL-R99"),
        ("{B}", "{D}", r"step 2: there is no seat D"),
        ("seats = 3", "seats = 30", r"seats"),
        ("title", "tittle", r"lesson classic/short"),
        ('clause = "CL-R02"', 'clause = "CL-R02"\nthen = ["B pass NS"]', r"step 2: "),
        ('refused = "lay NS 7,0"', 'then = ["B pass NS"]', r"step 1: others play only after"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(old: str, new: str, why: str) -> None:
    with pytest.raises(LessonError, match=why):
        read_lesson(GAMES["classic"], "short", changed(old, new))


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(LessonError, match="has no lesson 'second'; there are first"):
        lesson_named(GAMES["classic"], "second")
