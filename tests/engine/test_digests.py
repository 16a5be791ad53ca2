"""A digest is a fingerprint of the whole truth; records and logs keep one for every decision."""

import pytest

import undermine


@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_digest_is_sixteen_digits_of_the_whole_position(game):
    match = undermine.start(game, 3, 1)
    assert len(match.digest()) == 16
    assert int(match.digest(), 16) >= 0
    assert undermine.load_position(match.position()).digest() == match.digest()
    match.decide(match.choices()[0])
    assert len(set(match.digests)) == 2
