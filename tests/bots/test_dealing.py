"""Dealing quickly is dealing as `Random` does: the same numbers are drawn, and come to the same cards."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from undermine.bots.dealing import draw, shuffle, spread


@given(seed=st.integers(0, 10**9), size=st.integers(0, 130))
def test_shuffled_as_by_random(seed: int, size: int) -> None:
    ours, theirs = list(range(size)), list(range(size))
    one, other = Random(seed), Random(seed)
    shuffle(ours, one)
    other.shuffle(theirs)
    assert ours == theirs
    assert one.random() == other.random(), "and as many numbers were drawn"


@given(
    seed=st.integers(0, 10**9),
    left=st.lists(st.integers(0, 4), min_size=1, max_size=30).filter(any),
    data=st.data(),
)
def test_drawn_as_by_random(seed: int, left: list[int], data: st.DataObject) -> None:
    weights = [data.draw(st.floats(0.01, 3.0)) for _ in left]
    kinds = [kind for kind, copies in enumerate(left) if copies]
    one, other = Random(seed), Random(seed)
    expected = other.choices(kinds, [left[kind] * weights[kind] for kind in kinds])[0]
    before = left.copy()
    assert draw(left, weights, one) == expected
    before[expected] -= 1
    assert left == before
    assert one.random() == other.random()


def test_what_is_left_is_spread_kind_by_kind() -> None:
    assert spread([2, 0, 1]) == [0, 0, 2]
