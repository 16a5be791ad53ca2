"""A seat for anything that reads and writes text: what is new, the table, what may be decided; and an answer."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from undermine.engine.errors import NotationError, Refused, UndermineError
from undermine.engine.match import Match
from undermine.engine.notation import no_such_seat, seat_name
from undermine.envs.text.answers import Answer, read_answer
from undermine.envs.text.claims import read_claim_words
from undermine.envs.text.looking import (
    Seen,
    choices_text,
    how_to_answer,
    names_for,
    rules_text,
    table_text,
    tell_claim,
    tell_words,
)


class Spoken(NamedTuple):
    """Free words, and after how many events they were said. They are no part of the match: bots hear claims."""

    seat: int
    words: str
    told: int


class Guess(msgspec.Struct, frozen=True):
    """What a model thought in private: after so many decisions, and so many claims."""

    after: int
    said: int
    #: By seat: how likely it works against this one. By number of a claim, from 1: how likely it is true.
    suspicions: Mapping[int, float]
    beliefs: Mapping[int, float]


class Notes(msgspec.Struct):
    """What became of a model's answers. It is for the report, and reaches no seat."""

    answers: int = 0
    decided: int = 0
    #: Refused by the rules, by clause; answers that could not be read; decisions that the clock took instead.
    illegal: list[str] = msgspec.field(default_factory=list)
    unreadable: int = 0
    by_clock: int = 0
    guesses: list[Guess] = msgspec.field(default_factory=list)


class TextSeat:
    """One seat of a match. Show `prompt()` to a model, and hand what it writes to `answer`; until it is asked again.

    An answer that can't be read or done gets a reason, and the next prompt begins with it. After so many `tries` the
    match goes on as it does when the clock has run out (Q-ALL-04).

    >>> import undermine
    >>> from undermine.games import OURS
    >>> match = undermine.start(min(OURS), seats=3, seed=1)
    >>> seat = TextSeat(match, match.waiting[0])
    >>> print(seat.answer("I would rather not."))
    no line of your answer says what you decide; write decide: and the number of a choice
    >>> seat.answer("decide: 1")
    """

    def __init__(
        self,
        match: Match,
        seat: int,
        tries: int = 3,
        suspicions: bool = False,
        spoken: list[Spoken] | None = None,
        seed: object = 0,
    ) -> None:
        match.view(seat)  # raises OptionError if there is no such seat
        if tries < 1:
            raise UndermineError(f"a model needs at least one try, not {tries}")
        self.match = match
        self.seat = seat
        self.tries = tries
        self.suspicions = suspicions
        #: What all models at this table have said in free words.
        self.spoken: list[Spoken] = [] if spoken is None else spoken
        self.names = names_for(seat, match.seats)
        self.notes = Notes()
        self.refusal = ""
        self._failed = 0
        self._clock = Random(f"{seed}/{seat}/clock")
        self._looked = self._heard = self._listened = 0  # events, claims and words that it was told of
        self._greeted = False

    # ---- what the model reads ------------------------------------------------------------------------------------

    def seen(self) -> Seen:
        match = self.match
        choices = [str(choice) for choice in match.choices(self.seat)]
        return Seen(match.game, match.state.deck, self.seat, self.names, match.view(self.seat), choices)

    def rules(self) -> str:
        return rules_text(self.match.game, self.names, self.seat, self.match.options)

    def news(self) -> str:
        """What this seat saw and heard since the last time it asked."""
        lines = list(self._news())
        return "What happened since you last looked:\n" + "\n".join(lines) if lines else ""

    def _news(self) -> Iterator[str]:
        events, said = self.match.log(self.seat), self.match.said
        for number in range(self._looked, len(events) + 1):
            while self._heard < len(said) and said[self._heard].told <= number:
                one = said[self._heard]
                self._heard += 1
                yield tell_claim(self.names[one.seat], self._heard, one.claim)
            while self._listened < len(self.spoken) and self.spoken[self._listened].told <= number:
                words = self.spoken[self._listened]
                self._listened += 1
                yield tell_words(self.names[words.seat], words.words)
            line = self.match.game.tell(events[number], self.names) if number < len(events) else None
            if line:
                yield line
        self._looked = len(events)

    def parts(self) -> Sequence[str]:
        """All that there is to read now: the rules if it is the first time, what was wrong, what is new, the table, the
        choices and how to answer.
        """
        seen = self.seen()
        rules = "" if self._greeted else self.rules()
        self._greeted = True
        wrong = f"Your last answer was not accepted: {self.refusal}" if self.refusal else ""
        asked = f"It is your turn, {seat_name(self.seat)}." if seen.choices else ""
        answer = how_to_answer(self.match.vocabulary, self.suspicions) if seen.choices else ""
        return [rules, self.news(), table_text(seen), wrong, asked, choices_text(seen), answer]

    def prompt(self) -> str:
        return "\n\n".join(filter(None, self.parts()))

    # ---- what the model writes -----------------------------------------------------------------------------------

    def answer(self, text: str) -> str | None:
        """Does what an answer says. None if a decision was taken, by the model or, after too many tries, by the clock;
        otherwise what is wrong with the answer, which changed nothing.
        """
        if self.seat not in self.match.waiting:
            raise UndermineError(f"seat {seat_name(self.seat)} has nothing to decide now")
        self.notes.answers += 1
        try:
            self._do(read_answer(text, [str(choice) for choice in self.match.choices(self.seat)]))
        except UndermineError as error:
            return self._refuse(error)
        self.notes.decided += 1
        self._go_on()
        return None

    def _do(self, answer: Answer) -> None:
        """All of an answer or nothing of it."""
        match = self.match
        claim = match.check_claim(self.seat, read_claim_words(answer.claim)) if answer.claim else None
        self._check_guesses(answer)
        checked = match.check(answer.decide, self.seat)
        if answer.suspicions or answer.beliefs:
            guess = Guess(match.decided, len(match.said), answer.suspicions, answer.beliefs)
            self.notes.guesses.append(guess)
        if answer.say:
            self.say(answer.say)
        if claim is not None:
            match.say(self.seat, claim)
        match.take(self.seat, checked)

    def _check_guesses(self, answer: Answer) -> None:
        """Whether they are about seats that are there and claims that were made."""
        for seat in answer.suspicions:
            if seat >= self.match.seats:
                raise NotationError(no_such_seat(seat, self.match.seats))
        for number in answer.beliefs:
            if not 1 <= number <= len(self.match.said):
                raise NotationError(f"nobody has made claim #{number}; {len(self.match.said)} were made so far")

    def say(self, words: str) -> None:
        """Free words, for the other models."""
        self.spoken.append(Spoken(self.seat, words, len(self.match.log(None))))

    def _refuse(self, error: UndermineError) -> str | None:
        if isinstance(error, Refused):
            self.notes.illegal.append(error.clause)
        else:
            self.notes.unreadable += 1
        self._failed += 1
        if self._failed < self.tries:
            self.refusal = self._explained(error)
            return self.refusal
        self.match.take(self.seat, self.match.late(self.seat, self._clock))
        self.notes.by_clock += 1
        self._go_on()
        return None

    def _explained(self, error: UndermineError) -> str:
        """The reason, and the rule that it rests on."""
        clause = error.clause if isinstance(error, Refused) else ""
        rule = self.match.game.rulebook().get(clause)
        return f"{error}\nThe rule: {rule}" if rule else str(error)

    def _go_on(self) -> None:
        self.refusal, self._failed = "", 0
