"""Setting up a classic table in a test: given a position, when a decision, then this view."""

from textwrap import dedent

import undermine
from undermine import Match
from undermine.engine.decisions import Decision

#: Laid from the start to the last cell before the middle goal.
CHAIN = '"1,0 ESW", "2,0 ESW~", "3,0 ESW", "4,0 ESW~", "5,0 ESW", "6,0 EW"'


def given(text: str) -> Match:
    """A match at the position that the text describes; `game = "classic"` and `seats = 3` go without saying."""
    text = dedent(text)
    head = 'game = "classic"\n'
    if "seats =" not in text:
        head += "seats = 3\n"
    return undermine.load_position(head + text)


def clause_of(match: Match, decision: Decision | str, seat: int | None = None) -> str | None:
    """The clause that forbids a decision, or None."""
    refusal = match.why_not(decision, seat)
    return refusal.clause if refusal else None


def choices(match: Match, word: str = "", seat: int | None = None) -> set[str]:
    """What may be decided now, in notation, if it begins with this word."""
    return {str(decision) for decision in match.choices(seat) if str(decision).startswith(word)}


def play_out(match: Match, pick: int = 0) -> Match:
    """Plays on by a fixed rule until the game is over."""
    while match.result is None:
        found = match.choices()
        match.decide(found[pick % len(found)])
        pick = pick * 31 + 7
    return match
