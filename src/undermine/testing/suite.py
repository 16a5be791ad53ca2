"""All questions of the kit as one class that pytest collects: see `undermine.testing`."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar

from undermine.engine.chance import Chance
from undermine.engine.decisions import Decision
from undermine.engine.game import AnyGame, AnyState
from undermine.engine.match import Match
from undermine.testing.agreement import assert_agreement, assert_answers, assert_refusals_change_nothing, clauses_named
from undermine.testing.invariants import assert_copies_are_apart, assert_moment, assert_playout_ends, assert_same_cards
from undermine.testing.paths import perft, perft_by_choice, perft_by_hand
from undermine.testing.players import moments, play, uniform
from undermine.testing.round_trips import (
    assert_choices_read_back,
    assert_position_reads_back,
    assert_record_replays,
    assert_seen_reads_back,
)
from undermine.testing.two_worlds import Knows, two_worlds
from undermine.testing.writing import every_decision, every_question


class GameTests:
    """The tests that every game passes. A subclass names the game, and can say more about it."""

    game: ClassVar[AnyGame]
    #: The options of the tables that are played; {} is a table where nothing was agreed.
    tables: ClassVar[Sequence[Mapping[str, object]]] = ({},)
    #: How many games are played for each number of seats and each table.
    games: ClassVar[int] = 2
    #: The share of the moments of a game at which the slower questions are asked.
    often: ClassVar[float] = 0.2
    #: Against how many other worlds a game is compared, for each viewer.
    worlds: ClassVar[int] = 6
    #: All that a viewer may know of a state, `knows(self, state, viewer)`: see two_worlds.py.
    knows: Knows | None = None
    #: All cards of a state, wherever they are, `cards(self, state)`: they are neither lost nor doubled.
    cards: Callable[[AnyState], Iterable[object]] | None = None

    def player(self, match: Match, random: Random) -> Decision:
        """Who decides: at random, unless a game needs somebody who gets somewhere."""
        return uniform(match, random)

    def matches(self, purpose: str) -> Iterator[tuple[Match, str]]:
        """New matches for every number of seats and every table, each with a seed."""
        for seats in self.game.seats:
            for number, options in enumerate(self.tables):
                for repeat in range(self.games):
                    seed = f"{purpose} {seats} {number} {repeat}"
                    yield Match(self.game, seats, options, None, Chance(seed)), seed

    def some_moments(self, purpose: str) -> Iterator[tuple[Match, Random]]:
        """Matches at some of their moments, the first and the last among them."""
        for match, seed in self.matches(purpose):
            random = Random(seed)
            for decided in moments(match, seed, self.player):
                if decided == 0 or match.result is not None or random.random() < self.often:
                    yield match, random

    def test_nothing_gets_stuck(self) -> None:
        for match, seed in self.matches("stuck"):
            random = Random(seed)
            whole = Counter(self.cards(match.state)) if self.cards else Counter()
            for _ in moments(match, seed, self.player):
                assert_moment(match, random)
                if self.cards:
                    assert_same_cards(match, self.cards, whole)

    def test_choices_and_refusals_agree(self) -> None:
        for match, random in self.some_moments("agree"):
            assert_agreement(match, random)

    def test_a_refused_decision_changes_nothing(self) -> None:
        for match, random in self.some_moments("refused"):
            every = every_decision(match, random)
            assert_refusals_change_nothing(match, random.sample(every, min(50, len(every))))

    def test_refusals_name_rules(self) -> None:
        named: set[str] = set()
        for match, random in self.some_moments("rules"):
            for seat in range(match.seats):
                named |= clauses_named(match, every_decision(match, random, 100), seat)
        assert named, "nothing was ever refused"

    def test_every_click_is_answered(self) -> None:
        for match, random in self.some_moments("clicks"):
            for seat in range(match.seats):
                assert_answers(match, every_question(match, seat, random, 60), seat)

    def test_copies_are_apart(self) -> None:
        for match, random in self.some_moments("copies"):
            assert_copies_are_apart(match, random)

    def test_choices_and_positions_read_back(self) -> None:
        for match, _ in self.some_moments("trips"):
            assert_choices_read_back(match)
            assert_position_reads_back(match)

    def test_records_views_and_events_read_back(self) -> None:
        for match, seed in self.matches("records"):
            assert_record_replays(match)
            assert_record_replays(play(match, seed, self.player))
            assert_seen_reads_back(match)
            half = play(Match(self.game, match.seats, None, None, Chance(seed)), seed, self.player, match.decided // 2)
            assert_record_replays(play(Match.from_position(self.game, half.position()), seed, self.player))

    def test_playouts_end(self) -> None:
        for match, seed in self.matches("playout"):
            assert_playout_ends(self.game, match.seats, seed)

    def test_both_tiers_count_the_same_ways(self) -> None:
        for match, seed in self.matches("perft"):
            play(match, seed, self.player, limit=3)
            if match.result is None:
                fast, slow = perft(self.game, match.state, 2), perft_by_hand(self.game, match.position(), 2)
                assert fast == slow, f"{fast} ways by codes, {slow} by hand:\n{perft_by_choice(match, 2)}"

    def test_two_worlds_look_the_same(self) -> None:
        for match, seed in self.matches("worlds"):
            two_worlds(self.game, match.seats, seed, match.record().options, self.player, self.knows, self.worlds)
