"""Every notation and file of The Lost Mines: parse and print are inverses, and what is damaged is refused clearly."""

from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undermine
from tests.players import pathfinder, play
from tests.properties.notations import CARDS, CELLS, SEATS
from undermine import NotationError, PositionError, UndermineError
from undermine.games.lost_mines import decisions as d
from undermine.testing import assert_choices_read_back, assert_record_replays, assert_seen_reads_back

SIDES = st.sampled_from("NESW")
PLACES = st.integers(0, 99)

DECISIONS = st.one_of(
    st.builds(d.Lay, CARDS, CELLS, st.booleans()),
    st.builds(d.UseTool, CELLS),
    st.builds(d.Storm, CELLS),
    st.builds(d.SetTrap, CELLS, SIDES),
    st.builds(d.SetTroll, CELLS, SIDES),
    st.builds(d.LookAtMine, CARDS, CELLS),
    st.builds(d.LookAtTreasure, CARDS, PLACES),
    st.builds(d.LookAtDwarf, CARDS, SEATS),
    st.builds(d.Discard, st.lists(CARDS, min_size=1, max_size=2).map(tuple)),
    st.builds(d.Step, SIDES),
    st.builds(d.Stop),
    st.builds(d.TakeTreasure, PLACES),
    st.builds(d.Align, st.booleans()),
    st.builds(d.ProposeEnd),
    st.builds(d.Vote, st.booleans()),
)


@given(DECISIONS)
def test_a_decision_reads_back(decision: d.LostMinesDecision) -> None:
    assert d.read(str(decision)) == decision
    assert msgspec.json.decode(msgspec.json.encode(decision), type=d.LostMinesDecision) == decision


WORDS = [*d.FORMS, "NS", "SW~", "~", "3,0", "-1,2", "A", "E", "with", "info-mine-dwarf", "yes", "9999", "1"]


@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)))
@settings(max_examples=500)
def test_any_text_is_a_decision_or_a_clear_error(text: str) -> None:
    try:
        decision = d.read(text)
    except NotationError as error:
        assert str(error)
    else:
        assert str(decision) == " ".join(text.split())


@pytest.mark.parametrize("seats", range(3, 10))
def test_choices_views_events_and_records_read_back(seats: int) -> None:
    match = undermine.start("lost_mines", seats, f"trip {seats}")
    while match.result is None:
        assert_choices_read_back(match)
        play(match, match.decided, pathfinder, limit=7)
        assert_seen_reads_back(match)
    assert_record_replays(match)


@cache
def whole_position() -> str:
    return play(undermine.start("lost_mines", 4, "damage"), "damage", pathfinder, limit=60).position()


@given(st.data())
@settings(max_examples=300)
def test_any_text_is_a_position_or_a_clear_error(data: st.DataObject) -> None:
    """A line dropped, doubled, or with other words in it."""
    whole = whole_position()
    rows = whole.splitlines()
    at = data.draw(st.integers(0, len(rows) - 1))
    words = st.lists(st.sampled_from([*whole.split(), "99", "Z", "10,2", "gold", "up", "3,3 E"]), max_size=5)
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
        play(match, 1, pathfinder)
