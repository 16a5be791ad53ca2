"""Attacks of creatures, axes against them, and chance (DC-A18, DC-A23, DC-A24, DC-A31 to DC-A33, DC-O01 to DC-O03)."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import undermine
from tests.chances import looks_uniform
from tests.dark_cave.seeing import at, creatures, hand_of, idle, rest, steps, told, viewers, walk
from tests.dark_cave.table import choices, clause_of, given
from undermine.games.dark_cave import deck
from undermine.games.dark_cave.creatures import hit
from undermine.games.dark_cave.events import (
    Attacked,
    AxeKept,
    CardLost,
    CreatureDrivenAway,
    DwarfStood,
    GoldLost,
    Skipped,
)

CREATURES = ["rat", "lindworm", "goblin"]

KEEPS_MOVING = "options = { axe_keeps_moving = true }"

#: A, B and C stand together, each with an axe; whose turn it is has a goblin.
IN_ORDER = """
    options = {{ axe_prompt = "{prompt}" }}
    seats = 4
    turn = "{turn}"
    laid = ["1,0 I-hole-NESW", "2,0 I-EW"]
    [seat.A]
    at = "2,0 C"
    axes = "I-axe"
    hand = "I-goblin I-NS"
    [seat.B]
    at = "2,0 C"
    axes = "II-axe"
    hand = "II-goblin I-NS"
    [seat.C]
    at = "2,0 C"
    axes = "III-axe"
    hand = "III-goblin I-NE"
    [seat.D]
    hand = "III-goblin I-NW"
"""


def group(creature: str = "goblin", top: str = "", **seats: str):
    """A brings a creature out of the dark hole at 1,0, beside a space where the others stand, and may move it there.

    What is special about a seat is told in TOML: `b='axes = "I-axe"'`.
    """
    lines = ["seats = 4", 'laid = ["1,0 I-hole-NESW", "2,0 I-EW", "3,0 I-EW", "0,1 I-NS"]', top]
    lines += ["[seat.A]", f'hand = "I-{creature} I-NE"', seats.get("a", "")]
    for seat in "bcd":
        entry = seats.get(seat, "")
        lines += [f"[seat.{seat.upper()}]", entry, "" if "at =" in entry else 'at = "2,0 C"']
    match = given("\n".join(lines))
    match.decide(f"attract 1,0 with I-{creature}")
    return match


def walker(creature: str = "rat", top: str = "", a: str = "", b: str = ""):
    """A is about to move; the creature of C is on the next card."""
    match = given(f"""
        laid = ["1,0 I-EW", "2,0 I-EW", "3,0 II-EW"]
        creatures = ["I-{creature} of C at 1,0 C"]
        {top}
        [seat.A]
        hand = "I-NE I-NW I-NS"
        {a}
        [seat.B]
        {b}
    """)
    match.decide("discard I-NS")
    return match


def attacks(match) -> list[tuple[int, str]]:
    """Who was attacked by what."""
    return [(event.seat, event.creature) for event in told(match, Attacked)]


def gold_of(match) -> list[int]:
    return [seat.gold for seat in match.view(None).seats]


def axes_of(match) -> list[int]:
    return [seat.axes for seat in match.view(None).seats]


def lying(match) -> set[int]:
    return {seat.seat for seat in match.view(None).seats if seat.lying}


def cards_of(match) -> list[int]:
    return [seat.hand.number for seat in match.view(None).seats]


# A creature meets dwarves


@pytest.mark.clause("DC-C12", "DC-A31", "DC-A32", "DC-A33")
def test_every_creature_has_its_reach_its_card_and_its_hit():
    assert len(deck.CREATURE_REACH) == len(deck.CREATURES)
    assert deck.ACTIONS[deck.FIRST_CREATURE :] == deck.CREATURES
    state = undermine.start("dark_cave", 3, 1).state
    for creature in range(len(deck.CREATURES)):
        hit(state, creature, 0)
    with pytest.raises(AssertionError, match="says what creature 99 does"):
        hit(state, 99, 0)


@pytest.mark.clause("DC-A23", "D-DC-13")
@pytest.mark.parametrize("creature", CREATURES)
def test_a_creature_that_meets_dwarves_stops_there_and_attacks_them_all(creature):
    match = group(creature)
    walk(match, "2,0 C")
    assert attacks(match) == [(1, creature), (2, creature), (3, creature)]
    assert creatures(match) == {creature: ("2,0 C", 0)}
    assert (match.view(None).walking, match.view(None).phase) == (None, "move")  # what steps it had left are lost
    assert steps(match) == {"0,1 C", "1,0 C"}  # these are the dwarf's


@pytest.mark.clause("DC-A23")
def test_dwarves_in_other_spaces_are_not_attacked():
    match = group("goblin", b='at = "3,0 C"', d='at = "out"')
    walk(match, "2,0 C")
    assert attacks(match) == [(2, "goblin")]
    assert gold_of(match) == [3, 3, 2, 3]


@pytest.mark.clause("DC-A23")
def test_of_a_card_with_several_spaces_only_the_one_entered_is_attacked():
    match = given("""
        laid = ["1,0 I-hole-NESW", "2,0 II-EW"]
        [seat.A]
        hand = "I-goblin I-NE"
        [seat.B]
        at = "2,0 E"
    """)
    match.decide("attract 1,0 with I-goblin")
    walk(match, "2,0 W")
    assert (attacks(match), match.view(None).walking) == ([], "goblin")
    walk(match, "2,0 E")
    assert attacks(match) == [(1, "goblin")]


@pytest.mark.clause("D-DC-13")
def test_a_creature_with_steps_left_does_not_pass_a_dwarf():
    match = group("goblin")
    walk(match, "2,0 C")
    assert "step 3,0 C" not in choices(match)
    assert clause_of(match, "step 3,0 C") == "DC-M01"
    match.decide("stop")
    assert creatures(match) == {"goblin": ("2,0 C", 0)}  # there it stays until A's next turn


@pytest.mark.clause("Q-DC-66")
@pytest.mark.parametrize("creature", CREATURES)
def test_a_creature_attacks_the_dwarf_of_the_seat_that_moves_it_like_any_other(creature):
    match = group(creature, a='at = "2,0 C"')
    walk(match, "2,0 C")
    assert set(attacks(match)) == {(seat, creature) for seat in range(4)}
    assert (creatures(match), match.view(None).walking) == ({creature: ("2,0 C", 0)}, None)


@pytest.mark.clause("Q-DC-64", "DC-A18")
def test_a_dwarf_that_enters_the_space_of_a_creature_is_attacked_alone_and_only_its_seat_may_use_an_axe():
    match = walker("goblin", b='at = "1,0 C"\naxes = "I-axe"')
    walk(match, "1,0 C")
    assert attacks(match) == [(0, "goblin")]  # B, who stands there with an axe, was not asked
    assert (gold_of(match), axes_of(match)) == ([2, 3, 3], [0, 1, 0])
    match = walker("goblin", a='axes = "II-axe"', b='at = "1,0 C"\naxes = "I-axe"')
    walk(match, "1,0 C")
    assert match.waiting == (0,)
    match.decide("axe no")
    assert attacks(match) == [(0, "goblin")]


# The rat


@pytest.mark.clause("DC-A31")
def test_the_rat_costs_every_seat_attacked_one_hand_card():
    match = group("rat")
    before = match.view(None)
    walk(match, "2,0 C")
    assert cards_of(match) == [1, 4, 4, 4]
    assert match.view(None).discards == before.discards + 3
    assert match.view(None).pile == before.pile
    assert (gold_of(match), lying(match)) == ([3, 3, 3, 3], set())


@pytest.mark.clause("DC-A31")
def test_the_card_is_drawn_blindly_and_discarded_unseen():
    match = group("rat", b='hand = "I-NS I-NW II-NS"', c='hand = ""', d='hand = ""')
    walk(match, "2,0 C")
    [card] = {"I-NS", "I-NW", "II-NS"} - set(hand_of(match, 1))
    backs = (0, 1, 0) if card == "II-NS" else (1, 0, 0)
    for viewer in viewers(match):
        [lost, *_] = told(match, CardLost, viewer)
        seen = card if viewer == 1 else None  # C, the left neighbour who drew it, does not see it either
        assert lost == CardLost(seat=1, to="rat", lost=True, backs=backs, card=seen, known=2)
        assert match.view(viewer).seats[1].discarded.cards == ((card,) if viewer == 1 else None)


@pytest.mark.clause("DC-A31")
def test_the_card_is_lost_for_the_rest_of_the_game():
    match = group("rat")
    walk(match, "2,0 C")
    match.decide("stop")
    for _ in range(3):
        idle(match, 4)
    assert cards_of(match)[1:] == [4, 4, 4]


@pytest.mark.clause("Q-DC-65")
def test_a_rat_finds_nothing_in_an_empty_hand_and_stops_all_the_same():
    match = group("rat", b='hand = ""', d='hand = ""')
    walk(match, "2,0 C")
    assert [(event.seat, event.lost) for event in told(match, CardLost)] == [(1, False), (2, True), (3, False)]
    assert cards_of(match) == [1, 0, 4, 0]
    assert (creatures(match), match.view(None).walking) == ({"rat": ("2,0 C", 0)}, None)


@pytest.mark.clause("Q-DC-65")
def test_a_rat_stops_also_if_no_seat_there_has_a_card():
    match = group("rat", b='hand = ""', c='hand = ""', d='hand = ""')
    walk(match, "2,0 C")
    assert [event.lost for event in told(match, CardLost)] == [False, False, False]
    assert (creatures(match), match.view(None).walking) == ({"rat": ("2,0 C", 0)}, None)


# The goblin


@pytest.mark.clause("DC-A33")
def test_the_goblin_costs_every_seat_attacked_one_gold_which_goes_to_the_supply():
    match = group("goblin", d="gold = 1")
    pool = match.view(None).pool
    walk(match, "2,0 C")
    assert (gold_of(match), match.view(None).pool) == ([3, 2, 2, 0], pool + 3)
    assert [(event.seat, event.to, event.lost) for event in told(match, GoldLost)] == [
        (seat, "goblin", True) for seat in (1, 2, 3)
    ]
    assert cards_of(match) == [1, 5, 5, 5]
    assert lying(match) == set()


@pytest.mark.clause("DC-A33")
def test_a_seat_without_gold_loses_nothing_to_the_goblin_which_stops_all_the_same():
    match = group("goblin", b="gold = 0", c="gold = 0", d="gold = 0")
    pool = match.view(None).pool
    walk(match, "2,0 C")
    assert (gold_of(match), match.view(None).pool) == ([3, 0, 0, 0], pool)
    assert [event.lost for event in told(match, GoldLost)] == [False, False, False]
    assert (creatures(match), match.view(None).walking) == ({"goblin": ("2,0 C", 0)}, None)


# The lindworm


@pytest.mark.clause("DC-A32")
def test_a_dwarf_attacked_by_the_lindworm_lies_until_its_seats_next_turn_and_does_not_move_in_that_turn():
    match = group("lindworm")
    walk(match, "2,0 C")
    assert lying(match) == {1, 2, 3}
    assert (cards_of(match), gold_of(match)) == ([1, 5, 5, 5], [3, 3, 3, 3])
    match.decide("stop")
    for seat in (1, 2, 3):
        assert match.waiting == (seat,)
        assert lying(match) == set(range(seat + 1, 4))  # each is stood up when its own turn begins
        assert told(match, DwarfStood)[-1] == DwarfStood(seat=seat)
        match.decide(min(choices(match, "discard")))
        assert (at(match, seat), match.waiting) == ("2,0 C", ((seat + 1) % 4,))  # there was no step to take
    idle(match)
    match.decide(min(choices(match, "discard")))
    assert (match.waiting, steps(match)) == ((1,), {"1,0 C", "3,0 C"})  # a turn later B moves again


@pytest.mark.clause("DC-A32")
def test_a_dwarf_that_was_stood_up_does_not_move_with_boots_either():
    match = group("lindworm", b='boots = "I-boots"')
    walk(match, "2,0 C")
    match.decide("stop")
    assert match.view(None).stays
    match.decide(min(choices(match, "discard")))
    assert match.waiting == (2,)


@pytest.mark.clause("Q-DC-67")
def test_a_dwarf_that_walks_into_the_lindworm_ends_its_movement_and_does_not_move_in_its_next_turn():
    match = walker("lindworm")
    walk(match, "1,0 C")
    assert (attacks(match), lying(match), match.waiting) == ([(0, "lindworm")], {0}, (1,))
    idle(match, 2)
    assert (match.waiting, lying(match)) == ((0,), set())
    match.decide(min(choices(match, "discard")))
    assert match.waiting == (1,)
    idle(match, 2)
    match.decide(min(choices(match, "discard")))
    assert (match.waiting, match.view(None).steps_left) == ((0,), 3)


@pytest.mark.clause("Q-DC-67", "Q-DC-66")
def test_a_dwarf_hit_by_the_lindworm_of_its_own_seat_moves_neither_in_this_turn_nor_in_the_next():
    match = group("lindworm", a='at = "2,0 C"')
    walk(match, "2,0 C")
    assert (match.waiting, lying(match)) == ((1,), {0, 2, 3})  # A's turn is over: no movement; B was stood up
    idle(match, 3)
    assert (match.waiting, lying(match)) == ((0,), set())
    match.decide(min(choices(match, "discard")))
    assert (at(match, 0), match.waiting) == ("2,0 C", (1,))
    idle(match, 3)
    match.decide(min(choices(match, "discard")))
    assert (match.waiting, match.view(None).steps_left) == ((0,), 3)


@pytest.mark.clause("Q-DC-68")
def test_a_dwarf_hit_again_while_it_lies_stays_down_and_loses_no_further_turn():
    match = group("lindworm", b="lying = true")
    walk(match, "2,0 C")
    assert (1, "lindworm") in attacks(match)
    assert 1 in lying(match)
    match.decide("stop")
    assert (match.waiting, 1 in lying(match)) == ((1,), False)
    idle(match, 4)
    match.decide(min(choices(match, "discard")))
    assert (match.waiting, match.view(None).steps_left) == ((1,), 3)


@pytest.mark.clause("Q-DC-69", "Q-DC-45")
def test_a_dwarf_is_stood_up_in_a_turn_that_is_skipped_and_moves_in_the_next_one():
    match = given("""
        laid = ["1,0 I-EW"]
        [seat.A]
        hand = "I-NE I-NW"
        [seat.B]
        lying = true
        hand = ""
        [seat.C]
        hand = "II-swap I-NS"
    """)
    idle(match)
    assert match.log(None)[-2:] == (DwarfStood(seat=1), Skipped(seat=1))
    assert (match.waiting, lying(match)) == ((2,), set())
    rest(match, "swap B with II-swap")
    idle(match)
    match.decide("discard I-NS")
    assert (match.waiting, steps(match)) == ((1,), {"1,0 C"})


@pytest.mark.clause("Q-DC-70")
def test_a_seat_whose_dwarf_cannot_move_plays_and_draws_as_usual():
    match = given("""
        laid = ["1,0 I-EW"]
        turn = "C"
        pile = "I-NE I-NW"
        [seat.A]
        lying = true
        hand = "I-NS II-EW"
    """)
    idle(match)
    assert (match.waiting, lying(match)) == ((0,), set())
    match.decide("lay II-EW 2,0")
    assert sorted(hand_of(match, 0)) == ["I-NS", "I-NW"]
    assert match.waiting == (1,)


@pytest.mark.clause("Q-DC-70", "DC-O01")
def test_a_seat_whose_dwarf_lies_may_use_its_axe_against_a_creature():
    match = group("goblin", b='axes = "I-axe"\nlying = true')
    walk(match, "2,0 C")
    assert match.waiting == (1,)
    match.decide("axe yes")
    assert (gold_of(match), creatures(match)) == ([3, 3, 3, 3], {})


# Axes


@pytest.mark.clause("DC-A18", "DC-O01")
@pytest.mark.parametrize("creature", CREATURES)
def test_who_is_attacked_in_the_turn_of_another_may_drive_the_creature_away_with_an_axe(creature):
    match = group(creature, b='axes = "I-axe"')
    before = match.view(None).discards
    walk(match, "2,0 C")
    assert (match.waiting, match.view(None).phase) == ((1,), "axe")
    attack = match.view(None).attack
    assert (attack.creature, attack.victims) == (creature, (1, 2, 3))
    assert choices(match, seat=1) == {"axe yes", "axe no"}
    assert attacks(match) == []  # before it attacks
    match.decide("axe yes", 1)
    assert (creatures(match), axes_of(match)) == ({}, [0, 0, 0, 0])
    assert match.view(None).discards == before + 2  # the axe and the creature's card
    for viewer in viewers(match):
        away = CreatureDrivenAway(seat=1, card="I-axe", creature=creature)
        assert told(match, CreatureDrivenAway, viewer) == [away]


@pytest.mark.clause("DC-A18")
@pytest.mark.parametrize("creature", CREATURES)
@pytest.mark.parametrize("answer", ["axe yes", "axe no"])
def test_who_moves_into_the_space_of_a_creature_may_drive_it_away_with_an_axe(creature, answer):
    match = walker(creature, a='axes = "I-axe"')
    before = match.view(None).discards
    walk(match, "1,0 C")
    assert (match.waiting, choices(match)) == ((0,), {"axe yes", "axe no"})
    assert attacks(match) == []
    match.decide(answer)
    if answer == "axe yes":
        assert (attacks(match), creatures(match), axes_of(match)) == ([], {}, [0, 0, 0])
        assert match.view(None).discards == before + 2
        assert (gold_of(match), lying(match), told(match, CardLost)) == ([3, 3, 3], set(), [])
    else:
        assert (attacks(match), axes_of(match)) == ([(0, creature)], [1, 0, 0])
        assert creatures(match) == {creature: ("1,0 C", 2)}
        assert told(match, AxeKept) == [AxeKept(seat=0, creature=creature)]


@pytest.mark.clause("DC-A18")
def test_nobody_is_asked_without_an_axe_and_nobody_answers_without_an_attack():
    match = walker()
    assert clause_of(match, "axe yes") == "DC-A18"
    walk(match, "1,0 C")
    assert (attacks(match), match.waiting) == ([(0, "rat")], (1,))
    assert clause_of(match, "axe yes") == "DC-A18"


@pytest.mark.clause("DC-A18", "DC-A19")
def test_an_axe_in_the_hand_drives_nothing_away():
    match = group("goblin", b='hand = "I-axe"')
    walk(match, "2,0 C")
    assert (1, "goblin") in attacks(match)


@pytest.mark.clause("DC-A18", "DC-O01")
def test_the_question_about_the_axe_must_be_answered_first_and_by_who_was_asked():
    match = group("goblin", b='axes = "I-axe"')
    walk(match, "2,0 C")
    assert clause_of(match, "stop", 1) == "DC-A18"
    assert clause_of(match, "step 3,0 C", 1) == "DC-A18"
    for seat in (0, 2, 3):
        assert choices(match, seat=seat) == set()
        assert clause_of(match, "axe yes", seat) == "DC-O01"


@pytest.mark.clause("DC-O01")
def test_a_seat_whose_dwarf_stands_elsewhere_is_not_asked():
    match = group("goblin", a='axes = "I-axe"')
    walk(match, "2,0 C")
    assert attacks(match) == [(1, "goblin"), (2, "goblin"), (3, "goblin")]
    assert axes_of(match) == [1, 0, 0, 0]


@pytest.mark.clause("DC-A18")
def test_of_two_axes_the_one_that_was_there_first_drives_the_creature_away():
    match = group(b='axes = "I-axe II-axe"')
    walk(match, "2,0 C")
    match.decide("axe yes", 1)
    assert told(match, CreatureDrivenAway) == [CreatureDrivenAway(seat=1, card="I-axe", creature="goblin")]
    assert axes_of(match) == [0, 1, 0, 0]


@pytest.mark.clause("DC-A24")
@pytest.mark.parametrize("creature", CREATURES)
def test_if_one_of_them_drives_the_creature_away_all_are_spared(creature):
    match = group(creature, d='axes = "I-axe"')
    walk(match, "2,0 C")
    match.decide("axe yes", 3)
    assert attacks(match) == []
    assert (gold_of(match), lying(match), cards_of(match)) == ([3, 3, 3, 3], set(), [1, 5, 5, 5])
    assert (match.waiting, match.view(None).phase, match.view(None).walking) == ((0,), "move", None)


@pytest.mark.clause("DC-A23", "DC-A24", "DC-O01", "Q-DC-63", "D-DC-13")
def test_seats_with_axes_are_asked_one_after_the_other_and_the_first_yes_settles_it():
    """T-DC-15."""
    match = group("goblin", b='axes = "I-axe"', c='axes = "II-axe"')
    before = match.view(None).discards
    walk(match, "2,0 C")
    assert match.waiting == (1,)
    assert clause_of(match, "axe yes", 2) == "DC-O01"
    match.decide("axe no", 1)
    assert match.waiting == (2,)
    for viewer in viewers(match):
        assert told(match, AxeKept, viewer) == [AxeKept(seat=1, creature="goblin")]
    match.decide("axe yes", 2)
    assert told(match, CreatureDrivenAway) == [CreatureDrivenAway(seat=2, card="II-axe", creature="goblin")]
    assert (creatures(match), attacks(match), gold_of(match)) == ({}, [], [3, 3, 3, 3])
    assert axes_of(match) == [0, 1, 0, 0]
    assert match.view(None).discards == before + 2
    assert (match.waiting, match.view(None).phase) == ((0,), "move")  # A's dwarf, not the goblin, moves now


@pytest.mark.clause("Q-DC-63", "DC-A24")
def test_after_a_yes_nobody_else_is_asked():
    match = group("goblin", b='axes = "I-axe"', c='axes = "II-axe"')
    walk(match, "2,0 C")
    match.decide("axe yes", 1)
    assert (match.waiting, axes_of(match)) == ((0,), [0, 0, 1, 0])
    assert told(match, AxeKept) == []


@pytest.mark.clause("DC-A23", "DC-A33", "Q-DC-63")
def test_if_all_say_no_all_are_attacked():
    """T-DC-15."""
    match = group("goblin", b='axes = "I-axe"', c='axes = "II-axe"', d="gold = 0")
    walk(match, "2,0 C")
    match.decide("axe no", 1)
    assert attacks(match) == []
    match.decide("axe no", 2)
    assert attacks(match) == [(1, "goblin"), (2, "goblin"), (3, "goblin")]
    assert (gold_of(match), axes_of(match)) == ([3, 2, 2, 0], [0, 1, 1, 0])
    assert creatures(match) == {"goblin": ("2,0 C", 0)}


@pytest.mark.clause("Q-DC-63")
@pytest.mark.parametrize(
    ("turn", "card", "order"),
    [
        ("A", "I-goblin", (1, 2, 0)),
        ("B", "II-goblin", (2, 0, 1)),
        ("C", "III-goblin", (0, 1, 2)),
        ("D", "III-goblin", (0, 1, 2)),
    ],
)
def test_they_are_asked_clockwise_from_the_left_of_whose_turn_it_is_who_comes_last(turn, card, order):
    match = given(IN_ORDER.format(turn=turn, prompt="sequential"))
    match.decide(f"attract 1,0 with {card}")
    walk(match, "2,0 C")
    for seat in order:
        assert match.waiting == (seat,)
        match.decide("axe no")
    assert [seat for seat, _ in attacks(match)] == list(order)
    at_once = given(IN_ORDER.format(turn=turn, prompt="simultaneous"))
    at_once.decide(f"attract 1,0 with {card}")
    walk(at_once, "2,0 C")
    assert at_once.waiting == order


@pytest.mark.clause("Q-DC-66", "DC-A18")
def test_a_seat_may_drive_away_the_creature_it_moved_into_its_own_dwarf():
    match = given(IN_ORDER.format(turn="A", prompt="sequential"))
    match.decide("attract 1,0 with I-goblin")
    walk(match, "2,0 C")
    match.decide("axe no", 1)
    match.decide("axe no", 2)
    match.decide("axe yes", 0)
    assert (creatures(match), attacks(match), axes_of(match)) == ({}, [], [0, 1, 1, 0])


@pytest.mark.clause("DC-A18", "DC-A30")
def test_of_a_creature_that_was_taken_over_and_driven_away_both_cards_are_discarded():
    match = given("""
        laid = ["1,0 I-EW", "2,0 I-EW"]
        creatures = ["I-rat of B at 1,0 C"]
        [seat.A]
        hand = "II-rat I-NE"
        [seat.C]
        at = "2,0 C"
        axes = "I-axe"
    """)
    before = match.view(None).discards
    match.decide("rouse with II-rat")
    walk(match, "2,0 C")
    match.decide("axe yes", 2)
    assert creatures(match) == {}
    assert match.view(None).discards == before + 3  # the card of B, the card of A and the axe
    match.decide("stop")
    idle(match, 2)  # nothing of it is left to leave when B's and A's turns begin
    assert (match.waiting, match.view(None).discards) == ((0,), before + 5)


# All asked at once


def at_once():
    """B, C and D are asked at once whether they use their axes."""
    top = 'options = { axe_prompt = "simultaneous" }'
    match = group("goblin", top, b='axes = "I-axe"', c='axes = "II-axe"', d='axes = "III-axe"')
    walk(match, "2,0 C")
    return match


@pytest.mark.clause("Q-DC-63", "DC-O01")
@pytest.mark.parametrize(
    ("yes", "user"),
    [("", None), ("B", 1), ("C", 2), ("D", 3), ("BC", 1), ("BD", 1), ("CD", 2), ("BCD", 1)],
)
@pytest.mark.parametrize("order", ["BCD", "DCB", "CDB"])
def test_with_simultaneous_prompts_all_answer_in_any_order_and_of_those_who_say_yes_the_first_uses_the_axe(
    order, yes, user
):
    match = at_once()
    assert match.waiting == (1, 2, 3)
    for seat in order:
        assert (creatures(match), attacks(match), axes_of(match)) == ({"goblin": ("2,0 C", 0)}, [], [0, 1, 1, 1])
        match.decide(f"axe {'yes' if seat in yes else 'no'}", "ABCD".index(seat))
    assert (match.waiting, match.view(None).phase) == ((0,), "move")
    if user is None:
        assert attacks(match) == [(1, "goblin"), (2, "goblin"), (3, "goblin")]
        assert (gold_of(match), axes_of(match)) == ([3, 2, 2, 2], [0, 1, 1, 1])
        assert creatures(match) == {"goblin": ("2,0 C", 0)}
    else:
        assert [event.seat for event in told(match, CreatureDrivenAway)] == [user]
        assert axes_of(match) == [0, *(int(seat != user) for seat in (1, 2, 3))]  # the others keep theirs
        assert (creatures(match), attacks(match), gold_of(match)) == ({}, [], [3, 3, 3, 3])


@pytest.mark.clause("Q-DC-63")
def test_with_simultaneous_prompts_each_asked_seat_answers_once_and_nobody_else_does():
    match = at_once()
    for seat in (1, 2, 3):
        assert choices(match, seat=seat) == {"axe yes", "axe no"}
    assert (choices(match, seat=0), clause_of(match, "axe yes", 0)) == (set(), "DC-O01")
    match.decide("axe no", 2)
    assert match.waiting == (1, 3)
    assert (choices(match, seat=2), clause_of(match, "axe yes", 2)) == (set(), "DC-O01")


@pytest.mark.clause("Q-DC-63")
def test_with_simultaneous_prompts_no_answer_is_told_before_all_have_answered():
    matches = [at_once(), at_once()]
    before = [len(matches[0].log(viewer)) for viewer in viewers(matches[0])]
    for match, answer in zip(matches, ["yes", "no"], strict=True):
        match.decide(f"axe {answer}", 1)
        match.decide("axe no", 3)
        assert [len(match.log(viewer)) for viewer in viewers(match)] == before
    for viewer in viewers(matches[0]):  # yes or no: it looks the same to everybody
        assert matches[0].view(viewer) == matches[1].view(viewer)
        assert matches[0].view(viewer).waiting == (2,)


@pytest.mark.clause("Q-DC-63")
def test_with_simultaneous_prompts_a_position_keeps_the_answers_given():
    match = at_once()
    match.decide("axe yes", 3)
    match = undermine.load_position(match.position())
    assert match.waiting == (1, 2)
    match.decide("axe no", 1)
    match.decide("axe no", 2)
    assert [event.seat for event in told(match, CreatureDrivenAway)] == [3]


@pytest.mark.clause("Q-DC-63")
def test_axes_are_asked_about_one_after_the_other_unless_chosen():
    assert undermine.start("dark_cave", seats=3, seed=1).view(None).options.axe_prompt == "sequential"


# Whether the movement goes on


@pytest.mark.clause("Q-DC-24")
@pytest.mark.parametrize("answer", ["axe yes", "axe no"])
def test_with_or_without_an_axe_the_movement_is_over_where_a_creature_was(answer):
    match = walker(a='axes = "I-axe"')
    walk(match, "1,0 C")
    match.decide(answer)
    assert (at(match, 0), match.waiting) == ("1,0 C", (1,))


@pytest.mark.clause("Q-DC-24")
def test_with_axe_keeps_moving_the_dwarf_uses_the_steps_it_has_left():
    match = walker(top=KEEPS_MOVING, a='axes = "I-axe"')
    walk(match, "1,0 C")
    match.decide("axe yes")
    assert (match.waiting, match.view(None).phase, match.view(None).steps_left) == ((0,), "move", 2)
    walk(match, "2,0 C", "3,0 W")
    assert (at(match, 0), match.waiting) == ("3,0 W", (1,))


@pytest.mark.clause("Q-DC-24")
@pytest.mark.parametrize("axes", ["", "I-axe"])
def test_with_axe_keeps_moving_a_dwarf_that_is_attacked_stops_all_the_same(axes):
    match = walker(top=KEEPS_MOVING, a=f'axes = "{axes}"')
    walk(match, "1,0 C")
    if axes:
        match.decide("axe no")
    assert (attacks(match), at(match, 0), match.waiting) == ([(0, "rat")], "1,0 C", (1,))


@pytest.mark.clause("Q-DC-24")
@pytest.mark.parametrize(("axes", "goes_on"), [("I-axe", False), ("I-axe II-axe", True)])
def test_with_axe_keeps_moving_all_creatures_there_must_be_driven_away(axes, goes_on):
    match = given(f"""
        {KEEPS_MOVING}
        laid = ["1,0 I-EW", "2,0 I-EW"]
        creatures = ["I-rat of C at 1,0 C", "I-goblin of C at 1,0 C"]
        [seat.A]
        hand = "I-NE I-NW"
        axes = "{axes}"
    """)
    match.decide("discard I-NE")
    walk(match, "1,0 C")
    match.decide("meet rat")
    match.decide("axe yes")
    if goes_on:
        match.decide("axe yes")
        assert (match.waiting, match.view(None).steps_left, attacks(match)) == ((0,), 2, [])
    else:
        assert (match.waiting, attacks(match)) == ((1,), [(0, "goblin")])


@pytest.mark.clause("Q-DC-24")
def test_axe_keeps_moving_is_off_unless_chosen():
    assert undermine.start("dark_cave", seats=3, seed=1).view(None).options.axe_keeps_moving is False


# Chance


@pytest.mark.clause("DC-O02", "DC-A31")
def test_every_card_of_the_hand_is_as_likely_to_be_lost_to_the_rat():
    lost: Counter[Any] = Counter()
    for seed in range(400):
        match = group("rat", f'seed = "{seed}"', b='hand = "I-NES I-NES I-NW III-axe"')
        walk(match, "2,0 C")
        lost[next(event.card for event in told(match, CardLost, 1) if event.seat == 1)] += 1
    assert lost.total() == 400
    assert {card: round(number / 100) for card, number in lost.items()} == {"I-NES": 2, "I-NW": 1, "III-axe": 1}


@pytest.mark.clause("DC-O02")
def test_every_card_of_the_hand_is_as_likely_to_be_lost_on_the_bridge():
    lost: Counter[Any] = Counter()
    for seed in range(400):
        match = given(f"""
            seed = "{seed}"
            laid = ["1,0 I-bridge-EW"]
            [seat.A]
            hand = "I-EW I-NS I-NS I-NW III-axe"
        """)
        match.decide("discard I-EW")
        walk(match, "1,0 EW")
        lost[told(match, CardLost, 0)[0].card] += 1
    assert {card: round(number / 100) for card, number in lost.items()} == {"I-NS": 2, "I-NW": 1, "III-axe": 1}


@pytest.mark.clause("DC-O02")
def test_nobody_chooses_the_card_that_is_lost():
    match = group("rat")
    walk(match, "2,0 C")
    assert len(told(match, CardLost)) == 3  # there and then, with no decision of anybody in between
    assert (match.decided, match.waiting) == (2, (0,))


@pytest.mark.clause("DC-O03")
def test_in_the_setup_chance_decides_about_goals_clan_cards_the_three_groups_and_the_box():
    found: dict[str, Counter[Any]] = {what: Counter() for what in ["goals", "clans", "hand", "I", "II", "III"]}
    boxed: Counter[Any] = Counter()
    games = 1500
    for seed in range(games):
        s = undermine.start("dark_cave", seats=3, seed=seed).state
        found["goals"][tuple(s.goal_cards)] += 1
        found["clans"][tuple(s.roles + s.roles_aside)] += 1
        first = {"I": 52 - 9, "II": 21, "III": 0}  # where each group begins in the pile, from the bottom
        for name in ("I", "II", "III"):
            card = s.deck.card(f"{name}-web")  # there is one of each
            boxed[name] += card in s.boxed
            if card in s.pile:
                found[name][s.pile.index(card) - first[name]] += 1
            for seat, hand in enumerate(s.hands):
                found["hand"][seat] += card in hand
    assert looks_uniform(found["goals"], list(permutations(range(4))))
    assert looks_uniform(found["clans"], sorted(set(permutations([0, 0, 1, 1]))))
    assert looks_uniform(found["hand"], [0, 1, 2])
    for name, size, pile in [("I", 29, 9), ("II", 27, 22), ("III", 26, 21)]:
        assert looks_uniform(found[name], list(range(pile)))
        assert abs(boxed[name] / games - 5 / size) < 0.05
