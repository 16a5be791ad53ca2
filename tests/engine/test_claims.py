"""Claims: what seats say to each other is checked for sense, kept in the record, and changes nothing else."""

import copy
import pickle
from random import Random

import msgspec
import pytest

import undermine
from undermine.engine.claims import Am, AnyClaim, Ask, Need, Plan, Promise, Saw, Suspect, Trust
from undermine.engine.errors import NotationError, OptionError, RecordError
from undermine.engine.match import Match
from undermine.engine.records import read_record, write_record
from undermine.engine.replays import replay_record
from undermine.games import OURS

GAMES = sorted(OURS)

SENSE: dict[str, list[AnyClaim]] = {
    "classic": [Saw("goal", 2, "stone"), Need("lamp"), Suspect(1, "broke"), Promise("repair")],
    "lost_mines": [Saw("mine", 0, "dragon"), Saw("dwarf", 1, "selfish"), Need("rope"), Trust(2, "seen")],
    "dark_cave": [Saw("goal", 3, "exit"), Saw("goal", 0, "no_exit"), Saw("clan", 2, "saboteur"), Plan("goal", 1)],
}
EVERYWHERE: list[AnyClaim] = [Am("saboteur"), Trust(1), Suspect(2), Need("path"), Ask("saw"), Ask("am", 2)]


def match_of(game: str) -> Match:
    return undermine.start(game, seats=5, seed="talk")


@pytest.mark.parametrize("game", GAMES)
def test_what_makes_sense_can_be_said(game: str) -> None:
    match = match_of(game)
    before = match.digest()
    for claim in SENSE[game] + EVERYWHERE:
        said = match.say(0, claim)
        assert (said.seat, said.claim, said.after, said.told) == (0, claim, 0, len(match.log(None)))
    assert match.digest() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "claim",
    [
        Saw("goal", 99, "exit"),
        Saw("goal", 0, "cheese"),
        Saw("cheese", 0, "stone"),
        Am("king"),
        Trust(0),
        Suspect(5),
        Suspect(1, "because"),
        Need("money"),
        Plan("moon", 0),
        Promise("gold"),
        Ask("why"),
        Ask("saw", 7),
        {"type": "saw"},
        {"type": "trust", "seat": -1},
        {"type": "trust", "seat": 1, "loudly": True},
        "trust",
        None,
        7,
    ],
)
def test_nonsense_can_not(game: str, claim: object) -> None:
    match = match_of(game)
    with pytest.raises(NotationError):
        match.say(0, claim)
    assert match.said == []


def test_only_seats_of_the_table_speak() -> None:
    with pytest.raises(OptionError):
        match_of("classic").say(5, Am("saboteur"))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_keeps_what_was_said(game: str) -> None:
    match, random = match_of(game), Random(7)
    quiet = match_of(game)
    for number in range(30):
        seat, decision = match.waiting[0], random.choice(list(match.choices()))
        match.decide(decision, seat)
        quiet.decide(decision, seat)
        if number % 5 == 0:
            match.say(number % 5, random.choice(SENSE[game]))
            match.say(0, Am("saboteur"))
    assert match.digests == quiet.digests
    record = read_record(write_record(match.record()))
    again = replay_record(record, match.game)
    assert again.said == match.said
    assert write_record(again.record()) == write_record(match.record())
    assert b'"said"' not in write_record(quiet.record())  # records without talk are what they always were
    for twin in (match.copy(), copy.copy(match), pickle.loads(pickle.dumps(match))):
        assert twin.said == match.said
        twin.say(0, Am("saboteur"))
        assert len(twin.said) == len(match.said) + 1


def test_a_record_in_which_nonsense_is_said_is_refused() -> None:
    match = match_of("classic")
    match.say(0, Am("saboteur"))
    raw = write_record(match.record())
    for old, new in (
        (b'"role": "saboteur"', b'"role": "king"'),
        (b'"A",\n   0', b'"F",\n   0'),
    ):
        assert raw.count(old) == 1
        with pytest.raises(RecordError):
            replay_record(read_record(raw.replace(old, new)), match.game)


@pytest.mark.parametrize("game", GAMES)
def test_the_truth_of_a_claim_is_that_of_the_table(game: str) -> None:
    """Of each thing exactly one word is true (a word for "anything else" aside), and of each seat one role."""
    match = match_of(game)
    words = match.vocabulary
    for seat in range(5):
        assert sum(bool(match.holds(seat, Am(role))) for role in words.roles) == 1
    for thing, sight in words.sights.items():
        for where in range(sight.places):
            found = [what for what in sight.words if match.holds(0, Saw(thing, where, what))]
            assert found or thing == "treasure"  # not all treasures are laid out
    assert match.holds(0, Trust(1)) is None


def test_a_claim_reads_as_it_is_written() -> None:
    assert msgspec.json.encode(Trust(3)) == b'{"type":"trust","seat":3}'
    assert msgspec.json.decode(b'{"type":"ask","what":"saw"}', type=AnyClaim) == Ask("saw")
