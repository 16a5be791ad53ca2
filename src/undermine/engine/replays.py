"""Playing a record again."""

from collections.abc import Iterator

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.digests import DigestKind
from undermine.engine.errors import RecordError, Refused, UndermineError
from undermine.engine.game import AnyGame
from undermine.engine.match import Match
from undermine.engine.notation import read_seat
from undermine.engine.records import Record, Step, Utterance
from undermine.engine.saying import said

#: Of what a damaged record says, nobody needs to hear more.
LONG = 80


def replay_record(record: Record, game: AnyGame) -> Match:
    """Plays a record again, and checks that every state is the one recorded."""
    *_, last = replay_moments(record, game)
    return last


def replay_moments(record: Record, game: AnyGame) -> Iterator[Match]:
    """The same, for anyone who wants to look on the way: one match, after the setup and after each decision."""
    match = _begin(record, game)
    if match.digests[-1] != record.digest:
        raise RecordError(
            said(
                "the setup: the state has digest {ours}, the record says {theirs}; "
                "the record was altered, or made by an engine that plays differently",
                ours=match.digests[-1],
                theirs=record.digest,
            )
        )
    talk = _said_after(record)
    _say(match, talk, 0)
    yield match
    thoughts = {} if record.thoughts is msgspec.UNSET else record.thoughts
    for number, step in enumerate(record.steps, 1):
        try:
            match.decide(step.decision, read_seat(step.seat), thoughts.get(number, ()))
        except UndermineError as error:
            raise _refused(number, step, error) from None
        if match.digests[-1] != step.digest:
            raise RecordError(
                said(
                    "decision {number} ({who} {decision}): the state has digest {ours}, the record says {theirs}; "
                    "the record was altered, or made by an engine that plays differently",
                    number=number,
                    who=step.seat[:LONG],
                    decision=step.decision[:LONG],
                    ours=match.digests[-1],
                    theirs=step.digest,
                )
            )
        _say(match, talk, number)
        yield match


def _begin(record: Record, game: AnyGame) -> Match:
    if record.rules != game.rules_version:
        raise RecordError(
            said(
                "record of {game}: made under version {theirs} of its rules; this Undermine plays version {ours}",
                game=record.game,
                theirs=record.rules,
                ours=game.rules_version,
            )
        )
    kind: DigestKind = "position" if record.digests is msgspec.UNSET else record.digests
    try:
        if record.position is None:
            return Match(game, record.seats, record.options, record.deck, Chance(record.seed), kind)
        match = Match.from_position(game, record.position, kind)
        _compare_heads(match.record(), record)
    except RecordError:
        raise
    except UndermineError as error:
        why = said("record of {game}: can't be set up: {why}", game=record.game, why=str(error))
        raise RecordError(why) from None
    return match


def _refused(number: int, step: Step, error: UndermineError) -> RecordError:
    facts: dict[str, str | int] = {
        "number": number,
        "who": step.seat[:LONG],
        "decision": step.decision[:LONG],
        "why": str(error)[: 4 * LONG],
    }
    if isinstance(error, Refused):
        return RecordError(said("decision {number} ({who} {decision}): refused: {why}", **facts))
    return RecordError(said("decision {number} ({who} {decision}): {why}", **facts))


def _said_after(record: Record) -> dict[int, list[Utterance]]:
    """What was said, by the number of decisions before it; in a record that was cut short, the rest is not heard."""
    talk: dict[int, list[Utterance]] = {}
    for one in () if record.said is msgspec.UNSET else record.said:
        talk.setdefault(one.after, []).append(one)
    return talk


def _say(match: Match, talk: dict[int, list[Utterance]], number: int) -> None:
    for one in talk.get(number, ()):
        try:
            match.say(read_seat(one.seat), one.claim)
        except UndermineError as error:
            why = said("what {who} says after decision {number}: {why}", who=one.seat, number=number, why=str(error))
            raise RecordError(why) from None


def _compare_heads(own: Record, record: Record) -> None:
    """A record that began with a position says twice what table it was."""
    for name in ("seats", "options", "deck", "seed"):
        if getattr(own, name) != getattr(record, name):
            raise RecordError(
                said("record of {game}: its {what} are not those of its position", game=record.game, what=name)
            )
