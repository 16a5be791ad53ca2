"""Records of every format there ever was replay, state by state; and their digests pin what digests are made of."""

from pathlib import Path
from random import Random

import msgspec
import pytest

import undermine
from tests.players import PLAYERS, uniform
from undermine import Match, RecordError
from undermine.testing import check_golden

HERE = Path(__file__).parent
TABLES: dict[str, dict[str, object]] = {
    "classic": {"vote_end": True},
    "lost_mines": {"stack_tokens": True},
    "dark_cave": {"vein_optional": True},
}


def played(game: str) -> Match:
    match = undermine.start(game, 3, "record", TABLES[game])
    random = Random("record")
    while match.result is None:
        match.decide((PLAYERS[game] if random.random() < 0.7 else uniform)(match, random))
    return match


@pytest.mark.parametrize("game", undermine.GAMES)
def test_what_is_recorded_today_is_what_was_recorded_then(game: str, golden: bool) -> None:
    """However a state comes to be stored: every digest of a whole game is the same, in both builds."""
    check_golden(HERE / f"record-2-{game}.json", undermine.write_record(played(game).record()).decode(), golden)


@pytest.mark.parametrize("game", undermine.GAMES)
@pytest.mark.parametrize(("number", "kind"), [(1, "position"), (2, "facts")])
def test_a_record_of_any_format_replays_and_is_recorded_as_it_was(game: str, number: int, kind: str) -> None:
    raw = (HERE / f"record-{number}-{game}.json").read_bytes()
    match = undermine.replay(raw)
    assert (match.result is None, match.digest_kind) == (False, kind)
    assert undermine.write_record(match.record()) == raw


@pytest.mark.parametrize("game", undermine.GAMES)
def test_both_formats_tell_of_the_same_game(game: str) -> None:
    old, new = (undermine.read_record(HERE / f"record-{number}-{game}.json") for number in (1, 2))
    assert [step.decision for step in old.steps] == [step.decision for step in new.steps]
    assert not {step.digest for step in old.steps} & {step.digest for step in new.steps}
    assert undermine.replay(old).position() == undermine.replay(new).position()


@pytest.mark.parametrize("number", [1, 2])
def test_a_record_of_any_format_that_was_altered_is_found_out(number: int) -> None:
    record = undermine.read_record(HERE / f"record-{number}-classic.json")
    steps = list(record.steps)
    steps[40] = msgspec.structs.replace(steps[40], digest="0" * 16)
    with pytest.raises(RecordError, match="decision 41 "):
        undermine.replay(msgspec.structs.replace(record, steps=tuple(steps)))
