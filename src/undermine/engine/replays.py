"""Playing a record again."""

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.digests import DigestKind
from undermine.engine.errors import RecordError, Refused, UndermineError
from undermine.engine.game import AnyGame
from undermine.engine.match import Match
from undermine.engine.notation import read_seat
from undermine.engine.records import Record, Utterance


def replay_record(record: Record, game: AnyGame) -> Match:
    """Plays a record again, and checks that every state is the one recorded."""
    if record.rules != game.rules_version:
        raise RecordError(
            f"record of {record.game}: made under version {record.rules} of its rules; "
            f"this Undermine plays version {game.rules_version}"
        )
    kind: DigestKind = "position" if record.digests is msgspec.UNSET else record.digests
    try:
        if record.position is None:
            match = Match(game, record.seats, record.options, record.deck, Chance(record.seed), kind)
        else:
            match = Match.from_position(game, record.position, kind)
            _compare_heads(match.record(), record)
    except RecordError:
        raise
    except UndermineError as error:
        raise RecordError(f"record of {record.game}: can't be set up: {error}") from None
    _compare(match, record.digest, "the setup")
    said = _said_after(record)
    _say(match, said, 0)
    thoughts = {} if record.thoughts is msgspec.UNSET else record.thoughts
    for number, step in enumerate(record.steps, 1):
        where = f"decision {number} ({step.seat} {step.decision})"
        try:
            match.decide(step.decision, read_seat(step.seat), thoughts.get(number, ()))
        except Refused as refusal:
            raise RecordError(f"{where}: refused: {refusal}") from None
        except UndermineError as error:
            raise RecordError(f"{where}: {error}") from None
        _compare(match, step.digest, where)
        _say(match, said, number)
    return match


def _said_after(record: Record) -> dict[int, list[Utterance]]:
    """What was said, by the number of decisions before it; in a record that was cut short, the rest is not heard."""
    said: dict[int, list[Utterance]] = {}
    for one in () if record.said is msgspec.UNSET else record.said:
        said.setdefault(one.after, []).append(one)
    return said


def _say(match: Match, said: dict[int, list[Utterance]], number: int) -> None:
    for one in said.get(number, ()):
        try:
            match.say(read_seat(one.seat), one.claim)
        except UndermineError as error:
            raise RecordError(f"what {one.seat} says after decision {number}: {error}") from None


def _compare_heads(own: Record, record: Record) -> None:
    """A record that began with a position says twice what table it was."""
    for name in ("seats", "options", "deck", "seed"):
        if getattr(own, name) != getattr(record, name):
            raise RecordError(f"record of {record.game}: its {name} are not those of its position")


def _compare(match: Match, digest: str, where: str) -> None:
    if match.digests[-1] != digest:
        raise RecordError(
            f"{where}: the state has digest {match.digests[-1]}, the record says {digest}; "
            "the record was altered, or made by an engine that plays differently"
        )
