"""The public test kit: what any game's tests can ask of its rules, with five lines of pytest.

    from lanterns.game import Lanterns
    from undermine.testing import GameTests

    class TestLanterns(GameTests):
        game = Lanterns()

`GameTests` asks everything below. Each question is also a function of its own, for games that want to ask it their
way. `undermine.testing.strategies` has random matches for Hypothesis, where that is installed.
"""

from undermine.testing.agreement import assert_agreement, assert_answers, assert_refusals_change_nothing, clauses_named
from undermine.testing.files import check_golden
from undermine.testing.invariants import assert_copies_are_apart, assert_moment, assert_playout_ends, assert_same_cards
from undermine.testing.paths import perft, perft_by_choice, perft_by_hand
from undermine.testing.players import Player, moments, play, uniform
from undermine.testing.playthroughs import playthrough
from undermine.testing.round_trips import (
    assert_choices_read_back,
    assert_position_reads_back,
    assert_record_replays,
    assert_seen_reads_back,
)
from undermine.testing.suite import GameTests
from undermine.testing.two_worlds import look, two_worlds
from undermine.testing.writing import every_decision, every_question

__all__ = [
    "GameTests",
    "Player",
    "assert_agreement",
    "assert_answers",
    "assert_choices_read_back",
    "assert_copies_are_apart",
    "assert_moment",
    "assert_playout_ends",
    "assert_position_reads_back",
    "assert_record_replays",
    "assert_refusals_change_nothing",
    "assert_same_cards",
    "assert_seen_reads_back",
    "check_golden",
    "clauses_named",
    "every_decision",
    "every_question",
    "look",
    "moments",
    "perft",
    "perft_by_choice",
    "perft_by_hand",
    "play",
    "playthrough",
    "two_worlds",
    "uniform",
]
