"""Every notation and file: writing and reading are inverses."""

import msgspec

from undermine.engine.match import Match
from undermine.engine.records import read_record, write_record
from undermine.engine.replays import replay_record
from undermine.engine.views import redact


def assert_choices_read_back(match: Match) -> None:
    """Every choice reads back from its text and from its struct, and has its code."""
    game, deck = match.game, match.state.deck
    for seat in range(match.seats):
        choices = match.choices(seat)
        for choice, code in zip(choices, choices.codes, strict=True):
            assert game.read(str(choice)) == choice, f"{choice} is read as {game.read(str(choice))!r}"
            encoded = msgspec.json.encode(choice)
            assert msgspec.json.decode(encoded, type=game.decision_type) == choice, f"{choice} is no decision_type"
            assert game.encode(deck, choice) == code, f"{choice} has the code {game.encode(deck, choice)}, not {code}"


def assert_position_reads_back(match: Match) -> None:
    """From its position the game is the same: its text, what each viewer sees, and what each seat may do."""
    text = match.position()
    again = Match.from_position(match.game, text)
    assert again.position() == text, f"a position reads back as another one\n{text}\n{again.position()}"
    truths = [match.game.views.truth(one.state, 0, one.options, "") for one in (match, again)]
    for viewer in [None, *range(match.seats)]:
        seen = [redact(truth, viewer) for truth in truths]
        assert seen[0] == seen[1], f"viewer {viewer} sees another table after reading\n{text}"
        if viewer is not None:
            assert match.choices(viewer).codes == again.choices(viewer).codes, f"other choices after reading\n{text}"


def assert_seen_reads_back(match: Match) -> None:
    """Views and events are of the types that the game names."""
    game = match.game
    for viewer in [None, *range(match.seats)]:
        view, events = match.view(viewer), match.log(viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view, "a view is no view_type"
        decoded = tuple(msgspec.json.decode(msgspec.json.encode(event), type=game.event_type) for event in events)
        assert decoded == events, "an event is none of event_type"


def assert_record_replays(match: Match) -> None:
    """The record reads back, and replays to the same position and the same logs."""
    record = write_record(match.record())
    assert write_record(read_record(record)) == record, "a record reads back as another one"
    again = replay_record(read_record(record), match.game)
    assert again.position() == match.position(), "a replay comes to another end"
    for viewer in [None, *range(match.seats)]:
        assert again.log(viewer) == match.log(viewer), f"viewer {viewer} is told another story in a replay"
