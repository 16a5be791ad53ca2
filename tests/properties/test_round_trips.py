"""Every notation and file: parse and print are inverses, and what is damaged is refused with a clear error."""

import json
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undermine
from tests.players import digger, play
from tests.properties.notations import CARDS, CELLS, SEATS
from undermine import NotationError, PositionError, RecordError, UndermineError
from undermine.engine.positions import read_toml, write_toml
from undermine.games.classic import decisions as d
from undermine.testing import (
    assert_choices_read_back,
    assert_position_reads_back,
    assert_record_replays,
    assert_seen_reads_back,
)

DECISIONS = st.one_of(
    st.builds(d.Lay, CARDS, CELLS, st.booleans()),
    st.builds(d.BreakTool, CARDS, SEATS),
    st.builds(d.Repair, CARDS, SEATS, CARDS),
    st.builds(d.Rockfall, CELLS),
    st.builds(d.Map, CELLS),
    st.builds(d.Pass, CARDS),
    st.builds(d.TakeGold, st.integers(0, 99)),
    st.builds(d.Align, st.booleans()),
    st.builds(d.ProposeEnd),
    st.builds(d.Vote, st.booleans()),
)


@given(DECISIONS)
def test_a_decision_reads_back(decision: d.ClassicDecision) -> None:
    assert d.read(str(decision)) == decision
    encoded = msgspec.json.encode(decision)
    assert msgspec.json.decode(encoded, type=d.ClassicDecision) == decision


WORDS = ["lay", "break", "repair", "rockfall", "map", "pass", "take", "align", "vote", "propose-end", "with"]
WORDS += ["NS", "SW~", "~", "3,0", "-1,2", "A", "cart", "yes", "turned", "9999", "1"]


@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)))
@settings(max_examples=500)
def test_any_text_is_a_decision_or_a_clear_error(text: str) -> None:
    try:
        decision = d.read(text)
    except NotationError as error:
        assert str(error)
    else:
        assert str(decision) == " ".join(text.split())


def test_every_choice_reads_back_and_has_its_code() -> None:
    match = undermine.start("classic", 6, "codes")
    random = Random(4)
    while match.result is None:
        assert_choices_read_back(match)
        match.decide(digger(match, random))


@pytest.mark.parametrize("number", range(6))
def test_positions_records_views_and_events_read_back(number: int) -> None:
    match = undermine.start("classic", 3 + number, f"trip {number}", {"vote_end": number % 2 == 0, "rounds": 2})
    random = Random(number)
    while match.result is None:
        match.decide(digger(match, random))
        if random.random() < 0.1:
            assert_position_reads_back(match)
            assert_seen_reads_back(match)
    assert_record_replays(match)
    assert_seen_reads_back(match)


def test_a_match_from_a_position_is_recorded_and_replays() -> None:
    match = undermine.load_position('game = "classic"\nseats = 4\nround = 2\n[options]\nrounds = 2')
    play(match, 1)
    record = undermine.write_record(match.record())
    assert undermine.replay(record).digest() == match.digest()


PLAIN = st.recursive(
    st.one_of(st.booleans(), st.integers(-(10**9), 10**9), st.text(), st.lists(st.text(), max_size=3)),
    lambda inner: st.dictionaries(st.from_regex(r"[A-Za-z0-9_-]{1,8}", fullmatch=True), inner, min_size=1, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.from_regex(r"[A-Za-z0-9_-]{1,8}", fullmatch=True), PLAIN, max_size=4))
def test_the_toml_that_we_write_is_what_we_read(value: dict[str, Any]) -> None:
    assert read_toml(write_toml(value)) == value


@cache
def whole_record() -> bytes:
    return undermine.write_record(play(undermine.start("classic", 3, "damage", {"rounds": 1}), "damage").record())


@cache
def whole_position() -> str:
    return play(undermine.start("classic", 4, "damage"), "damage", limit=30).position()


@given(st.data())
@settings(max_examples=150)
def test_a_damaged_record_is_refused(data: st.DataObject) -> None:
    """One thing changed anywhere: it still is the same record, or an error that says what is wrong."""
    record = json.loads(whole_record())
    step = data.draw(st.integers(0, len(record["steps"]) - 1))
    column = data.draw(st.integers(0, 2))
    old = record["steps"][step][column]
    record["steps"][step][column] = data.draw(st.one_of(st.text(max_size=12), st.just("A"), st.just("pass NS")))
    if record["steps"][step][column] != old:
        with pytest.raises(RecordError, match=r"decision \d+"):
            undermine.replay(json.dumps(record).encode())


@given(st.binary(max_size=40), st.integers(0, 10**6))
@settings(max_examples=150)
def test_any_bytes_are_a_record_or_a_clear_error(noise: bytes, number: int) -> None:
    record = whole_record()
    at = number % len(record)
    try:
        undermine.replay(record[:at] + noise + record[at + len(noise) :])
    except UndermineError as error:
        assert str(error)


@given(st.data())
@settings(max_examples=300)
def test_any_text_is_a_position_or_a_clear_error(data: st.DataObject) -> None:
    """A line dropped, doubled, or with other words in it."""
    whole = whole_position()
    rows = whole.splitlines()
    at = data.draw(st.integers(0, len(rows) - 1))
    words = st.lists(st.sampled_from([*whole.split(), "99", "Z", '"', "[", "NS", "treasure", "up"]), max_size=5)
    how = data.draw(st.sampled_from(["drop", "double", "words", "noise"]))
    if how == "drop":
        del rows[at]
    elif how == "double":
        rows.insert(at, rows[at])
    elif how == "words":
        rows[at] = rows[at].partition("=")[0] + '= "' + " ".join(data.draw(words)).replace('"', "") + '"'
    else:
        rows[at] = data.draw(st.text(max_size=20))
    try:
        match = undermine.load_position("\n".join(rows))
    except PositionError as error:
        assert error.defects
    except UndermineError as error:
        assert str(error)
    else:
        assert undermine.load_position(match.position()).position() == match.position()
        play(match, 1)
