"""What holds at every moment of every game of The Dark Cave: Hypothesis looks for a game that breaks it."""

from collections import Counter
from itertools import chain
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import undermine
from tests.oracle import OPPOSITE, SIDES, beside
from tests.players import caver
from tests.properties.naive_dark_cave import Cave, at, usable_axes
from undermine import Match
from undermine.engine.grid import cell_at, cell_of, space_of
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.setup import bare_table
from undermine.testing import assert_copies_are_apart, assert_position_reads_back, assert_record_replays

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "first_player": st.sampled_from(["random", "A", "B"]),
        "area": st.sampled_from(["auto", 7, 9]),
        "rotate180": st.booleans(),
        "axe_same_turn": st.booleans(),
        "axe_keeps_moving": st.booleans(),
        "vein_optional": st.booleans(),
        "strict_immediate_end": st.booleans(),
        "swap_needs_cards": st.booleans(),
        "vote_end": st.booleans(),
        "emerge_attacks": st.booleans(),
        "axe_prompt": st.sampled_from(["sequential", "simultaneous"]),
        "show_backs": st.booleans(),
    },
)


class DarkCaveMachine(RuleBasedStateMachine):
    match: Match

    @initialize(seats=st.integers(2, 8), seed=st.integers(0, 10**6), options=OPTIONS)
    def begin(self, seats: int, seed: int, options: dict[str, object]) -> None:
        self.match = undermine.start("dark_cave", seats, seed, options)
        self.turns = 0
        self.gold = [3] * seats
        self.pool = 46 - 3 * seats
        self.kinds = Counter(chain(*self.match.state.deck.cards_by_group))

    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=8))
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
                self.decide(caver(self.match, random))

    def decide(self, decision: object) -> None:
        match = self.match
        before = Cave(match.view(None))
        plays = before.view.phase == "play" and not str(decision).startswith(("propose", "hew"))
        self.turns += plays
        match.decide(decision)  # type: ignore[arg-type]
        self.follow_the_gold(before)
        self.check()

    def follow_the_gold(self, before: Cave) -> None:
        """DC-C04, DC-P09, DC-A06, DC-V02: gold goes where it is told to go, and nowhere else."""
        veins = {space.cell for space in before.view.gold_in_veins}
        view = self.match.view(None)
        for event in self.match.log(None, self.match.decided - 1):
            match event:
                case ev.GoldLost():
                    self.gold[event.seat] -= event.lost
                    self.pool += event.lost
                case ev.GoldLaid():
                    self.pool -= 1
                case ev.GoldTaken():
                    self.gold[event.seat] += 1
                case ev.RockFell():
                    self.pool += event.cell in veins
                case ev.GameEnded():
                    for seat in view.seats:
                        if seat.at:
                            self.pool += self.gold[seat.seat]
                            self.gold[seat.seat] = 0
        assert [seat.gold for seat in view.seats] == self.gold
        assert view.pool == self.pool
        assert view.pool + sum(self.gold) + len(view.gold_in_veins) == 46

    def check(self) -> None:
        self.cards_are_conserved()
        self.webs_and_creatures_have_their_cards()
        self.what_is_noted_lies_there()
        self.neighbours_fit()
        self.everybody_is_somewhere()
        self.only_who_can_is_asked_for_an_axe()
        self.memories_are_true()
        self.the_network_agrees_with_itself()

    def cards_are_conserved(self) -> None:
        s = self.match.state
        laid = [s.deck.faces.card[face] for face in s.network.laid.values() if face < s.deck.path_faces]
        before_seats = [*s.boots, *chain(*s.axes), *s.creature_cards, *(web.card for web in s.webs.values())]
        hidden = chain(*s.hands, *s.passed, s.pile, s.discards, s.boxed)
        found = Counter([*laid, *hidden, *(card for card in before_seats if card >= 0)])
        assert found == self.kinds
        assert found.total() == 82
        assert [len([card for card in s.boxed if s.deck.groups[card] == group]) for group in range(3)] == [5, 5, 5]
        groups = [s.deck.groups[card] for card in s.pile]
        assert groups == sorted(groups, reverse=True), "group I on top, III at the bottom"

    def webs_and_creatures_have_their_cards(self) -> None:
        s = self.match.state
        names = s.deck.names
        for web in s.webs.values():
            assert names[web.card].endswith("-web") and web.side in (1, 2)
            assert web.owner in range(s.seats)
        for creature, name in enumerate(["rat", "lindworm", "goblin"]):
            there = [s.creatures[creature] >= 0, s.owners[creature] >= 0, s.creature_cards[creature] >= 0]
            assert len(set(there)) == 1
            assert not there[0] or names[s.creature_cards[creature]].endswith(f"-{name}")
        if s.phase == 0:
            assert s.turn not in s.owners, "the creature of a seat leaves at the start of its turn"

    def what_is_noted_lies_there(self) -> None:
        view, s = self.match.view(None), self.match.state
        cave = Cave(view)
        for noted, feature in ((s.ladders, "ladder"), (s.holes, "hole")):
            assert Counter(cell_of(node) for node in noted) == Counter(
                cell_at(*cell) for cell, _ in cave.spaces_with(feature)
            )
            features = {s.deck.features[s.network.laid[cell_of(node)]][space_of(node)] for node in noted}
            assert len(features) <= 1
        assert {at(space) for space in view.gold_in_veins} <= cave.spaces_with("vein")
        assert {web.edge for web in view.webs} == cave.webs and len(cave.webs) == len(view.webs)
        assert len(s.veins) == len(set(s.veins))

    def neighbours_fit(self) -> None:
        cave = Cave(self.match.view(None))
        for cell, card in cave.cards.items():
            for side in SIDES:
                there = beside(cell, side)
                if there in cave.cards and not {cell, there} & cave.goals:
                    assert (side in card.doors) == (OPPOSITE[side] in cave.cards[there].doors)

    def everybody_is_somewhere(self) -> None:
        view = self.match.view(None)
        cave = Cave(view)
        for seat in view.seats:
            if seat.at:
                assert seat.at.cell in cave.cards
                asked = view.phase in ("axe", "meet") or view.result
                assert asked or cave.feature(at(seat.at)) != "exit", "who comes there leaves the cave"
            else:
                assert seat.clan.face_up and not seat.lying
        sides = {self.match.state.side(seat.seat) for seat in view.seats}
        assert sides == {0, 1}, "DC-S14: no side is without a dwarf"

    def only_who_can_is_asked_for_an_axe(self) -> None:
        view = self.match.view(None)
        assert (view.attack is None) == (view.phase != "axe")
        assert view.phase != "play" or not any(seat.fresh_axe for seat in view.seats), "it has become usable"
        if view.attack:
            cave = Cave(view)
            for seat in view.waiting:
                assert seat in view.attack.victims
                assert cave.dwarves[seat] == cave.creatures[view.attack.creature]
                assert usable_axes(view, seat) > 0

    def memories_are_true(self) -> None:
        """What a seat remembers of a hand is in it, but for as many cards as left it face down since."""
        s = self.match.state
        for key, memory in s.memory.items():
            assert key // 8 != key % 8, "who holds a hand need not remember it"
            missing = Counter(memory.cards) - Counter(s.hands[key % 8])
            for group in range(3):
                assert sum(n for card, n in missing.items() if s.deck.groups[card] == group) <= memory.gone[group]

    def the_network_agrees_with_itself(self) -> None:
        s = self.match.state
        anew = bare_table(s.deck, s.goals)
        anew.place(s.network.laid)
        assert {cell: asked for cell, asked in anew.around.items() if asked} == s.network.around
        assert sorted(anew.hidden) == sorted(s.network.hidden)

    @invariant()
    def a_game_takes_at_most_67_turns(self) -> None:
        assert self.turns <= 67

    @invariant()
    def the_score_is_right(self) -> None:
        """DC-V02 to V06, from what all see at the end."""
        result = self.match.result
        if result is None:
            return
        view = self.match.view(None)
        clans = ["yellow", "blue"]
        sides = [clans.index(seat.clan.clan) ^ (seat.clan.identity == "saboteur") for seat in view.seats]
        saved = [0 if seat.at else seat.gold for seat in view.seats]
        gold = [sum(g for g, own in zip(saved, sides, strict=True) if own == side) for side in (0, 1)]
        worth = [gold[0] * sides.count(1), gold[1] * sides.count(0)]
        best = [side for side in (0, 1) if worth[side] == max(worth)]
        if len(best) == 2:
            best = [sides[view.first_out]] if view.first_out is not None else []
        assert result.treasures == tuple(worth)
        assert result.winner == (clans[best[0]] if best else None)
        assert result.winners == tuple(seat for seat, side in enumerate(sides) if [side] == best)
        out = {side for seat, side in zip(view.seats, sides, strict=True) if seat.at}
        assert (result.how == "exit") == (len(out) < 2)

    @invariant()
    def a_copy_is_the_same_and_apart(self) -> None:
        assert_copies_are_apart(self.match, Random(self.match.decided))

    @invariant()
    def a_position_reads_back(self) -> None:
        assert_position_reads_back(self.match)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert_record_replays(self.match)


def test_players_who_dig_and_walk_meet_goals_gold_creatures_and_the_exit(soak: int) -> None:
    """Seven games meet 15 goals, 12 dwarves leave through the exit, 32 are attacked and 5 take gold from a vein."""
    met: Counter[str] = Counter()
    for number in range(7 * soak):
        machine = DarkCaveMachine()
        options = {"axe_prompt": "simultaneous", "emerge_attacks": True} if number % 2 else {}
        machine.begin(seats=2 + number % 7, seed=number, options=options)
        random = Random(number)
        while machine.match.result is None:
            machine.decide(caver(machine.match, random))
            if machine.match.decided % 20 == 0:
                machine.a_copy_is_the_same_and_apart()
                machine.a_position_reads_back()
        machine.the_score_is_right()
        machine.teardown()
        met.update(type(event).__name__ for event in machine.match.log(None))
    few = {"GoalRevealed": 10, "DwarfLeft": 8, "GoldTaken": 3, "Attacked": 20, "CreatureDrivenAway": 1, "Swapped": 5}
    assert {kind: met[kind] for kind in few if met[kind] < few[kind] * soak} == {}


DarkCaveMachine.TestCase.settings = settings(max_examples=20, stateful_step_count=14)
TestDarkCave = DarkCaveMachine.TestCase
