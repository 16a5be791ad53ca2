"""Lessons: guided games as data. docs/lessons.md tells how to write one.

A lesson is a position, and steps: what the learner, who has seat A, is asked to do, what the others do then, and words.
A lesson that is loaded has been played to its end, so that nothing in its script can be refused.
"""

import re
import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.decisions import Decision, Pointer
from undermine.engine.digests import DigestKind
from undermine.engine.errors import UndermineError
from undermine.engine.game import AnyGame
from undermine.engine.match import Match
from undermine.engine.notation import Cell, read_cell, read_seat, seat_name

LEARNER = 0
#: The lesson that a newcomer is given.
FIRST = "first"

_SEAT_IN_WORDS = re.compile(r"\{(\w*)\}")


class LessonError(UndermineError):
    """A lesson that can't be played as it is written, or that is not there."""


class Light(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a step points at, where it asks for nothing: a card of the hand, a cell, a seat, or a part of the screen."""

    card: str | None = None
    cell: Cell | None = None
    seat: int | None = None
    part: str | None = None


class Trial(msgspec.Struct, frozen=True):
    """Something to be tried that the rules refuse."""

    decision: Decision
    points: Pointer


class Step(msgspec.Struct, frozen=True):
    """Words; the decisions of which the learner takes one, or one that is refused, or nothing but reading; and then
    what the others decide, in turn.
    """

    words: str
    why: str
    clause: str | None
    light: Light | None
    accepted: tuple[str, ...]
    trial: Trial | None
    then: tuple[tuple[int, str], ...]


class Line(msgspec.Struct, frozen=True):
    """One decision of the script: the step it belongs to, whose it is, and the texts that will do."""

    step: int
    seat: int
    texts: tuple[str, ...]


class Lesson(msgspec.Struct, frozen=True):
    """A lesson that can be played to its end."""

    game: str
    name: str
    title: str
    learned: tuple[str, ...]
    seats: int
    position: str
    steps: tuple[Step, ...]

    @property
    def lines(self) -> tuple[Line, ...]:
        """The whole script, decision by decision."""
        lines: list[Line] = []
        for number, step in enumerate(self.steps):
            if step.accepted:
                lines.append(Line(number, LEARNER, step.accepted))
            lines += [Line(number, seat, (text,)) for seat, text in step.then]
        return tuple(lines)

    def next_line(self, decisions: list[tuple[int, str]]) -> Line | None:
        """What the script asks for after these decisions; None at its end. Raises LessonError if they are not in it."""
        lines = self.lines
        if len(decisions) > len(lines):
            raise LessonError("the game has gone on after the end of the lesson")
        for (seat, text), line in zip(decisions, lines, strict=False):
            if seat != line.seat or text not in line.texts:
                raise LessonError("the game has left the lesson")
        return lines[len(decisions)] if len(decisions) < len(lines) else None


# ---- how a lesson is written ----------------------------------------------------------------------------------------


class LightEntry(msgspec.Struct, forbid_unknown_fields=True):
    card: str | None = None
    cell: str | None = None
    seat: str | None = None
    part: str | None = None


class StepEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    words: str
    why: str = ""
    clause: str | None = None
    light: LightEntry | None = None
    do: list[str] = []
    refused: str | None = None
    then: list[str] = []


class LessonFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A lesson as it is written."""

    title: str
    learned: list[str]
    position: str
    step: list[StepEntry]


class StepWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: str
    why: str = ""


class LessonWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson says in another language, step by step: lessons/NAME.LANGUAGE.toml."""

    title: str
    learned: tuple[str, ...]
    step: tuple[StepWords, ...]


def lesson_words(game: AnyGame, name: str, language: str) -> LessonWords:
    """What a lesson says, in English where nobody has translated it."""
    lesson = lesson_named(game, name)
    file = files(game.package) / "lessons" / f"{name}.{language}.toml"
    if file.is_file():
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), LessonWords)
    return LessonWords(lesson.title, lesson.learned, tuple(StepWords(step.words, step.why) for step in lesson.steps))


def lesson_names(game: AnyGame) -> list[str]:
    """The lessons of a game; one without a folder for them has none."""
    folder = files(game.package) / "lessons"
    found = (entry.name for entry in folder.iterdir()) if folder.is_dir() else ()
    names = sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml") and name.count(".") == 1)
    return sorted(names, key=lambda name: name != FIRST)


def lesson_named(game: AnyGame, name: str) -> Lesson:
    """A lesson of a game, ready to be played."""
    names = lesson_names(game)
    if name not in names:
        there_are = f"there are {', '.join(names)}" if names else "it has none"
        raise LessonError(f"{game.name} has no lesson {name[:40]!r}; {there_are}")
    return _load(game, name)


@cache
def _load(game: AnyGame, name: str) -> Lesson:
    return read_lesson(game, name, (files(game.package) / "lessons" / f"{name}.toml").read_text("utf-8"))


def read_lesson(game: AnyGame, name: str, text: str) -> Lesson:
    """The lesson of a text, played to its end in every way that its steps leave open; or LessonError says why not."""
    where = f"lesson {game.name}/{name}"
    try:
        entry = msgspec.convert(tomllib.loads(text), LessonFile)
        seats = Match.from_position(game, entry.position).seats
    except (ValueError, UndermineError) as error:
        raise LessonError(f"{where}: {error}") from None
    steps = _Rehearsal(game, entry, where).steps({})
    for number, step in enumerate(steps):
        for other in step.accepted[1:]:
            _Rehearsal(game, entry, where).steps({number: other})
    return Lesson(game.name, name, entry.title, tuple(entry.learned), seats, entry.position, tuple(steps))


def begin(game: AnyGame, position: str, seed: str, digest_kind: DigestKind | None = None) -> Match:
    """A match of a lesson. Its cards lie as they are written; the seed is for chance that is yet to come."""
    match = Match.from_position(game, position)
    match.state.chance = Chance(seed)
    return Match.from_position(game, match.position(), digest_kind)


class _Rehearsal:
    """Plays a lesson, and looks at every step on the way."""

    def __init__(self, game: AnyGame, entry: LessonFile, where: str) -> None:
        self.game = game
        self.entry = entry
        self.where = where
        self.match = Match.from_position(game, entry.position)

    def steps(self, other: dict[int, str]) -> list[Step]:
        """All steps. Where a step accepts several decisions, the first is taken, or another that is given for it."""
        found = []
        for number, entry in enumerate(self.entry.step):
            try:
                found.append(self._step(entry, other.get(number)))
            except UndermineError as error:
                raise LessonError(f"{self.where}, step {number + 1}: {error}") from None
        if self.match.result is None:
            raise LessonError(f"{self.where}: the game is not over at its end")
        return found

    def _step(self, entry: StepEntry, other: str | None) -> Step:
        match = self.match
        self._check_words(entry)
        if match.waiting and LEARNER not in match.waiting:
            raise LessonError(f"it is not the learner's turn, but that of {seat_name(match.waiting[0])}")
        trial = self._trial(entry) if entry.refused is not None else None
        accepted = self._accepted(entry.do)
        if accepted:
            match.decide(other or accepted[0], LEARNER)
        elif entry.then:
            raise LessonError("others play only after the learner has done something")
        then = []
        for line in entry.then:
            letter, _, text = line.partition(" ")
            seat = read_seat(letter)
            match.decide(text, seat)
            then.append(match.decisions[-1])
        light = _light(entry.light) if entry.light else None
        return Step(entry.words, entry.why, entry.clause, light, accepted, trial, tuple(then))

    def _check_words(self, entry: StepEntry) -> None:
        for named in _SEAT_IN_WORDS.findall(entry.words + entry.why):
            if read_seat(named) >= self.match.seats:
                raise LessonError(f"there is no seat {named} to be named")
        if entry.clause is not None and entry.clause not in self.game.rulebook():
            raise LessonError(f"there is no clause {entry.clause}")

    def _trial(self, entry: StepEntry) -> Trial:
        """A step in which something is refused, by the clause that it names."""
        if entry.do:
            raise LessonError("a step asks for something that can be done, or for something that is refused, not both")
        decision = self.game.read(entry.refused)
        refusal = self.match.why_not(decision, LEARNER)
        if refusal is None or refusal.clause != entry.clause:
            raise LessonError(f"{decision} should be refused by {entry.clause}, but: {refusal or 'it can be done'}")
        return Trial(decision, self.match.points(decision, LEARNER))

    def _accepted(self, wished: list[str]) -> tuple[str, ...]:
        """The learner's choices that a step asks for: decisions, or patterns such as `lay * 3,0`."""
        choices = list(map(str, self.match.choices(LEARNER)))
        accepted: dict[str, None] = {}
        for wish in wished:
            fitting = [text for text in choices if fnmatchcase(text, wish)]
            accepted.update(dict.fromkeys(fitting or [self.match.check(wish, LEARNER).text]))
        return tuple(accepted)


def _light(entry: LightEntry) -> Light:
    cell = read_cell(entry.cell) if entry.cell else None
    return Light(entry.card, cell, read_seat(entry.seat) if entry.seat else None, entry.part)
