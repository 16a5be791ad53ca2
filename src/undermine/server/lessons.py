"""Guided games at a table: what the learner is told, and what the others do."""

from undermine.engine.errors import UndermineError
from undermine.engine.lessons import LEARNER, LessonError, Step, lesson_named, lesson_names
from undermine.games import GAMES
from undermine.server import protocol as pr
from undermine.server.table import Table
from undermine.server.thinking import Chosen


def lesson_infos() -> list[pr.LessonInfo]:
    """All lessons of all games."""
    lessons = [lesson_named(game, name) for game in GAMES.values() for name in lesson_names(game)]
    return [pr.LessonInfo(one.game, one.name, one.title, len(one.steps)) for one in lessons]


def scripted(table: Table, seat: int) -> Chosen | None:
    """What the lesson's script lets a seat decide now; None where there is none, or the game has left it."""
    if table.lesson is None or table.match is None:
        return None
    try:
        line = table.lesson.next_line(table.match.decisions)
        if line is None or line.seat != seat:
            return None
        return Chosen(table.match.check(line.texts[0], seat), ())
    except UndermineError:  # the learner did something else, or the game began before the lesson was written anew
        return None


def lesson_now(table: Table, viewpoint: int | None) -> pr.LessonNow | None:
    """What the learner is told now. Nobody else is told anything: words and lights speak of the learner's cards."""
    lesson, match = table.lesson, table.match
    if lesson is None or match is None or viewpoint != LEARNER:
        return None
    of = len(lesson.steps)
    try:
        line = lesson.next_line(match.decisions)
    except LessonError:
        return pr.LessonNow(lesson.title, (), 0, of, True, lesson.learned)
    if line is None:
        return pr.LessonNow(lesson.title, (), of, of, False, lesson.learned)
    if line.seat != LEARNER:
        return pr.LessonNow(lesson.title, (), line.step + 1, of, False, lesson.learned)
    done = max((one.step + 1 for one in lesson.lines if one.seat == LEARNER and one.step < line.step), default=0)
    steps = tuple(map(_told, lesson.steps[done : line.step + 1]))
    return pr.LessonNow(lesson.title, steps, done, of, False, lesson.learned)


def _told(step: Step) -> pr.LessonStep:
    trial = step.trial
    choice = pr.Choice(str(trial.decision), trial.decision, trial.points) if trial else None
    return pr.LessonStep(step.words, step.why, step.clause, step.light, step.accepted, choice)
