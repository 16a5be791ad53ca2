"""What a language model writes, read: lines that begin with a word and a colon; everything else is thinking aloud."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from undermine.engine.errors import NotationError
from undermine.engine.notation import read_seat

#: A line of an answer. Models like to decorate: `**Decide:** [3]` is read, too.
_LINE = re.compile(r"^[\s>*#`-]*(suspicions|believe|claim|say|decide)[\s*`]*:[\s*`]*(.*?)[\s*`]*$", re.IGNORECASE)
#: An answer that is nothing but the number of a choice.
_NUMBER = re.compile(r"[\s*`\[(]*([0-9]{1,6})[\s*`\]).]*")
_GUESS = re.compile(r"([A-Za-z]|#?[0-9]{1,4})\s*[:=]?\s*([0-9]*\.?[0-9]+)\s*(%?)")
#: How long free words may be.
LONGEST = 280


class Answer(NamedTuple):
    """An answer that could be read; whether it can be done is for the rules to say."""

    decide: str
    claim: str
    say: str
    #: By seat, and by the number of a claim: how likely.
    suspicions: Mapping[int, float]
    beliefs: Mapping[int, float]


def read_answer(text: str, choices: Sequence[str]) -> Answer:
    r"""What an answer says; the last line of each kind counts. Raises NotationError if nothing in it is a decision.

    >>> read_answer("Hm. B is odd.\nsuspicions: B 0.7, C 20%\ndecide: 2", ["pass map", "lay NS 1,0"])
    Answer(decide='lay NS 1,0', claim='', say='', suspicions={1: 0.7, 2: 0.2}, beliefs={})
    """
    lines = {found[1].lower(): found[2] for found in map(_LINE.match, text.splitlines()) if found}
    alone = _NUMBER.fullmatch(text)
    decide = lines.get("decide", alone[1] if alone else "")
    if not decide:
        raise NotationError("no line of your answer says what you decide; write decide: and the number of a choice")
    say = "".join(letter for letter in lines.get("say", "") if letter.isprintable())
    if len(say) > LONGEST:
        raise NotationError(f"what you say has {len(say)} letters; {LONGEST} are the most")
    suspicions = {read_seat(who.upper()): chance for who, chance in _guesses(lines.get("suspicions", ""), "B 0.25")}
    beliefs = {_claim_number(what): chance for what, chance in _guesses(lines.get("believe", ""), "3 0.9")}
    return Answer(_decision(decide, choices), lines.get("claim", ""), say, suspicions, beliefs)


def _decision(decide: str, choices: Sequence[str]) -> str:
    """The text of a decision, which may be given by its number."""
    number = _NUMBER.fullmatch(decide)
    if number is None:
        return decide.strip("[] .")[:80]
    if not 1 <= int(number[1]) <= len(choices):
        raise NotationError(f"there is no choice {number[1]}; choices are numbered 1 to {len(choices)}")
    return choices[int(number[1]) - 1]


def _guesses(text: str, example: str) -> list[tuple[str, float]]:
    """Probabilities, each with what it is about."""
    guesses = []
    for part in filter(None, (part.strip(" .") for part in re.split(r"[,;]", text))):
        guess = _GUESS.fullmatch(part)
        chance = float(guess[2]) / (100 if guess[3] else 1) if guess else -1.0
        if guess is None or not 0 <= chance <= 1:
            raise NotationError(f"{part[:40]!r} is no probability; write {example}, with numbers from 0 to 1")
        guesses.append((guess[1], chance))
    return guesses


def _claim_number(text: str) -> int:
    number = text.removeprefix("#")
    if not number.isdecimal():
        raise NotationError(f"{text[:20]!r} is no number of a claim; write believe: 3 0.9")
    return int(number)
