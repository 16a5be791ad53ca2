"""What holds at every moment of every game, whatever is decided: Hypothesis looks for a game that breaks it."""

from collections import Counter
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import undermine
from tests.oracle import OPPOSITE, SIDES, beside
from tests.properties.naive_classic import naive_table
from undermine import Match
from undermine.engine.network import Network
from undermine.testing import assert_copies_are_apart, assert_position_reads_back, assert_record_replays

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "loose_connection": st.booleans(),
        "self_break": st.booleans(),
        "auto_end_when_dead": st.booleans(),
        "next_start": st.sampled_from(["last_path", "last_card", "rotate"]),
        "gold_draw": st.sampled_from(["miners", "players"]),
        "competitive": st.booleans(),
        "vote_end": st.booleans(),
        "rounds": st.integers(1, 5),
        "first_player": st.sampled_from(["random", "A", "B", "C"]),
    },
)


class ClassicMachine(RuleBasedStateMachine):
    match: Match

    @initialize(seats=st.integers(3, 10), seed=st.integers(0, 10**6), options=OPTIONS)
    def begin(self, seats: int, seed: int, options: dict[str, object]) -> None:
        self.match = undermine.start("classic", seats, seed, options)
        self.turns: Counter[int] = Counter()

    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
    def decide(self, picks: list[int]) -> None:
        for pick in picks:
            if self.match.result is None:
                view = self.match.view(None)
                choices = self.match.choices()
                assert len(choices) > 0, "nothing gets stuck"
                self.turns[view.round] += view.phase == "play" and not str(choices[pick % len(choices)]).startswith(
                    "propose"
                )
                self.match.decide(choices[pick % len(choices)])
                self.check()

    def check(self) -> None:
        self.cards_are_conserved()
        self.gold_is_conserved()
        self.neighbours_fit()
        self.the_network_agrees_with_itself()

    def cards_are_conserved(self) -> None:
        s = self.match.state
        broken = sum(mask.bit_count() for mask in s.broken)
        laid = sum(face < s.deck.path_faces for face in s.network.laid.values())
        everywhere = sum(map(len, [*s.hands, *s.passed, s.pile, s.discards])) + broken + laid
        assert everywhere == 67

    def gold_is_conserved(self) -> None:
        s = self.match.state
        cards = [*s.gold_pile, *s.packet, *(value for gold in s.gold for value in gold)]
        assert Counter(cards) == Counter(s.deck.gold)

    def neighbours_fit(self) -> None:
        table = naive_table(self.match)
        goals = {goal.cell for goal in self.match.view(None).goals}
        for cell, card in table.items():
            for side in SIDES:
                there = beside(cell, side)
                if there in table and not {cell, there} & goals:
                    assert (side in card.doors) == (OPPOSITE[side] in table[there].doors)

    def the_network_agrees_with_itself(self) -> None:
        """What is kept up to date card by card is what one would work out from the cards that lie there."""
        kept = self.match.state.network
        anew = Network(kept.faces, kept.root, kept.hidden.copy(), kept.strict)
        anew.place(dict(kept.laid))
        assert anew.laid == kept.laid
        assert anew.around == kept.around

    @invariant()
    def a_round_takes_at_most_67_turns(self) -> None:
        assert all(turns <= 67 for turns in self.turns.values())

    @invariant()
    def the_treasure_is_face_up_only_when_the_round_is_over(self) -> None:
        view = self.match.view(None)
        if any(goal.card == "treasure" for goal in view.goals):
            assert view.phase in ("gold", "over")
            assert view.ended[-1].winner == "miners"

    @invariant()
    def roles_are_of_the_mix(self) -> None:
        s = self.match.state
        assert len(s.roles) == s.seats + 1
        assert 0 < sum(s.roles) <= 4

    @invariant()
    def a_copy_is_the_same_and_apart(self) -> None:
        assert_copies_are_apart(self.match, Random(self.match.decided))

    @invariant()
    def a_position_reads_back(self) -> None:
        assert_position_reads_back(self.match)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert_record_replays(self.match)


ClassicMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=25)
TestClassic = ClassicMachine.TestCase
