"""Random matches of any game, for Hypothesis."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from lanterns.game import Lanterns

from undermine.testing import assert_moment, assert_position_reads_back
from undermine.testing.strategies import decisions, matches


@given(st.data())
@settings(max_examples=30)
def test_anything_that_can_be_written_is_legal_or_refused(data: st.DataObject) -> None:
    match = data.draw(matches(Lanterns(), longest=40))
    assert_moment(match, Random(1))
    assert_position_reads_back(match)
    if match.result is None:
        decision = data.draw(decisions(match))
        assert (decision in match.choices()) == (match.why_not(decision) is None)
