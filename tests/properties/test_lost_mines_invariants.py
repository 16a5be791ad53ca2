"""What holds at every moment of every game of The Lost Mines: Hypothesis looks for a game that breaks it."""

from collections import Counter
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import undermine
from tests.oracle import OPPOSITE, SIDES, beside
from tests.properties.naive_lost_mines import naive_table
from tests.walkers import prospector
from undermine import Match
from undermine.engine.decisions import Decision
from undermine.engine.grid import cell_of
from undermine.games.lost_mines.deck import FIRE, ROCK, value_of
from undermine.games.lost_mines.scoring import shares, side_of
from undermine.games.lost_mines.setup import bare_table
from undermine.testing import assert_copies_are_apart, assert_position_reads_back, assert_record_replays

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "stack_tokens": st.booleans(),
        "treasure_pick": st.sampled_from(["choose", "random"]),
        "own_treasure_hidden": st.booleans(),
        "strict_immediate_end": st.booleans(),
        "vote_end": st.booleans(),
        "balanced_clans": st.booleans(),
        "next_start": st.sampled_from(["last_played", "last_turn"]),
        "rounds": st.integers(1, 3),
        "first_player": st.sampled_from(["random", "A", "B", "C"]),
    },
)


class LostMinesMachine(RuleBasedStateMachine):
    match: Match

    @initialize(seats=st.integers(3, 9), seed=st.integers(0, 10**6), options=OPTIONS)
    def begin(self, seats: int, seed: int, options: dict[str, object]) -> None:
        self.match = undermine.start("lost_mines", seats, seed, options)
        self.turns: Counter[int] = Counter()

    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=15))
    def decide_anything(self, picks: list[int]) -> None:
        for pick in picks:
            if self.match.result is None:
                choices = self.match.choices()
                assert len(choices) > 0, "nothing gets stuck"
                self.decide(choices[pick % len(choices)])

    @rule(seed=st.integers(0, 10**6), decisions=st.integers(1, 40))
    def get_somewhere(self, seed: int, decisions: int) -> None:
        random = Random(seed)
        for _ in range(decisions):
            if self.match.result is None:
                self.decide(prospector(self.match, random))

    def decide(self, decision: Decision) -> None:
        view = self.match.view(None)
        self.turns[view.round] += view.phase == "play" and str(decision) != "propose-end"
        self.match.decide(decision)
        self.check()

    def check(self) -> None:
        self.cards_are_conserved()
        self.treasures_are_conserved()
        self.neighbours_fit()
        self.dwarves_have_room()
        self.tokens_have_their_place()
        self.the_network_agrees_with_itself()

    def cards_are_conserved(self) -> None:
        s = self.match.state
        laid = sum(face < s.deck.path_faces for face in s.network.laid.values())
        trolls = sum(map(len, s.troll_edges))
        everywhere = sum(map(len, [*s.hands, *s.passed, s.pile, s.discards, s.aside])) + laid + trolls
        assert everywhere == 63
        assert len(s.aside) == 10

    def treasures_are_conserved(self) -> None:
        s = self.match.state
        assert sorted([*s.treasures, *s.treasures_aside]) == sorted(s.deck.treasures)
        assert len(s.treasures) == len(s.takers) == s.seats

    def neighbours_fit(self) -> None:
        table = naive_table(self.match)
        mines = {mine.cell for mine in self.match.view(None).mines}
        for cell, card in table.items():
            for side in SIDES:
                there = beside(cell, side)
                if there in table and not {cell, there} & mines:
                    assert (side in card.doors) == (OPPOSITE[side] in table[there].doors)

    def dwarves_have_room(self) -> None:
        s = self.match.state
        for cell, number in Counter(cell_of(dwarf) for dwarf in s.dwarves).items():
            feature = s.deck.features[s.network.laid[cell]] if cell in s.network.laid else 0
            if feature not in (0, FIRE):
                assert number == 1
                assert feature == ROCK or cell in s.overcome

    def tokens_have_their_place(self) -> None:
        s = self.match.state
        if not s.options.stack_tokens:
            assert not set(s.traps) & set(s.trolls)
            assert {*s.traps.values(), *s.trolls.values()} <= {1}
        assert Counter(edge for edges in s.troll_edges for edge in edges) == Counter(s.trolls)
        if s.phase == 0:
            assert not s.troll_edges[s.turn], "the owner's trolls leave at the start of the turn"

    def the_network_agrees_with_itself(self) -> None:
        kept = self.match.state.network
        anew = bare_table(self.match.state.deck)
        anew.place({cell: face for cell, face in kept.laid.items() if kept.faces.card[face] >= 0})
        assert anew.laid == kept.laid
        assert {cell: asked for cell, asked in anew.around.items() if asked} == kept.around
        assert sorted(anew.hidden) == sorted(kept.hidden)

    @invariant()
    def a_round_takes_at_most_53_turns(self) -> None:
        assert all(turns <= 53 for turns in self.turns.values())

    @invariant()
    def points_add_up(self) -> None:
        for end in self.match.state.ended:
            found = sum(value_of(treasure) for own in end.treasures for treasure in own)
            lost = 0
            for clan in range(2):
                side = [
                    [value_of(t) for t in own]
                    for role, own in zip(end.roles, end.treasures, strict=True)
                    if side_of(role) == clan
                ]
                lost += sum(map(sum, side)) - sum(shares(side))
            assert 0 <= found - lost - sum(end.points) <= 2, "but for the dragon's cost"
            assert end.dragon >= 0 or found - lost == sum(end.points)

    @invariant()
    def a_copy_is_the_same_and_apart(self) -> None:
        assert_copies_are_apart(self.match, Random(self.match.decided))

    @invariant()
    def a_position_reads_back(self) -> None:
        assert_position_reads_back(self.match)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert_record_replays(self.match)


def test_players_who_dig_and_walk_meet_mines_treasures_and_the_dragon(soak: int) -> None:
    """Seven rounds meet 13 mines, 20 treasures and the dragon twice; twenty-two matches at random met none of them."""
    met: Counter[str] = Counter()
    for number in range(7 * soak):
        machine = LostMinesMachine()
        machine.begin(seats=3 + number % 7, seed=number, options={"rounds": 1, "stack_tokens": number % 2 == 0})
        random = Random(number)
        while machine.match.result is None:
            machine.decide(prospector(machine.match, random))
            if machine.match.decided % 20 == 0:
                machine.a_copy_is_the_same_and_apart()
                machine.a_position_reads_back()
        machine.points_add_up()
        machine.teardown()
        met.update(type(event).__name__ for event in machine.match.log(None))
    few = {"MineRevealed": 10, "TreasureTaken": 15, "DragonTaken": 1, "TrapSprung": 5, "StormSwept": 5, "TrollLeft": 5}
    assert {kind: met[kind] for kind in few if met[kind] < few[kind] * soak} == {}


LostMinesMachine.TestCase.settings = settings(max_examples=20, stateful_step_count=14)
TestLostMines = LostMinesMachine.TestCase
