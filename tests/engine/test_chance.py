"""One door for chance: seeded, copied, even."""

from collections import Counter
from itertools import permutations

from undermine.engine.chance import Chance


def test_the_same_seed_gives_the_same_and_a_copy_goes_on_alike():
    one, other = Chance("seed"), Chance("seed")
    assert [one.below(1000) for _ in range(20)] == [other.below(1000) for _ in range(20)]
    copy = one.copy()
    assert [copy.below(1000) for _ in range(20)] == [one.below(1000) for _ in range(20)]
    assert Chance("seed").below(10**6) != Chance("other").below(10**6)


def test_chance_is_pinned_for_good():
    """Every record ever made must replay: these numbers may never change."""
    chance = Chance("pinned")
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == PINNED_SHUFFLE
    assert [chance.below(1000) for _ in range(5)] == PINNED_NUMBERS


PINNED_SHUFFLE = [0, 1, 6, 7, 5, 4, 9, 8, 3, 2]
PINNED_NUMBERS = [55, 185, 396, 336, 275]


def test_all_orders_come_up_evenly():
    chance = Chance("even")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert all(850 < number < 1150 for number in counts.values())


def test_nothing_and_one_thing_can_be_shuffled():
    for cards in ([], [7]):
        Chance("few").shuffle(cards)
    assert cards == [7]
