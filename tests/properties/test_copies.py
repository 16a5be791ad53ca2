"""A copied state and its original have nothing to do with each other, whatever is played on either of them.

Copies share what seldom changes, so every attribute is looked at, also those of the network and of chance.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undermine
from tests.golden.tables import TABLES
from tests.properties.attributes import FIXED, attributes, facts
from undermine.engine.chance import Chance
from undermine.engine.game import AnyGame, AnyState


def play(game: AnyGame, s: AnyState, random: Random, decisions: int) -> None:
    """Plays on at random, mostly without votes, which would end most games early."""
    for _ in range(decisions):
        codes = game.turn.legal(s)
        if not codes:
            return
        quiet = [code for code in codes if code != game.propose] if random.random() < 0.98 else codes
        game.turn.apply(s, random.choice(quiet))


def test_attributes_are_found() -> None:
    """In the source, also of the class above."""
    game = undermine.GAMES["dark_cave"]
    s, _ = game.begin(5, game.read_options({}), "dark_cave", Chance("1"), None)
    assert {"seats", "hands", "network", "veins", "webs", "how"} <= set(attributes(type(s)))
    assert {"card_at", "asked", "edge", "placed", "hidden", "touched"} <= set(attributes(type(s.network)))
    assert attributes(type(s.chance)) == ("seed", "count")


@pytest.mark.parametrize("game", undermine.GAMES)
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_a_copy_is_the_same_and_apart(game: str, seed: int) -> None:
    played, random = undermine.GAMES[game], Random(seed)
    options = played.read_options(random.choice(TABLES[game]))
    s, _ = played.begin(random.choice(played.seats), options, game, Chance(str(seed)), None)
    play(played, s, random, random.randrange(150))
    copy = s.copy()
    before = facts(s)
    assert facts(copy) == before
    for one, other in ((copy, s), (s, copy.copy())):
        kept = facts(other)
        play(played, one, random, random.randrange(1, 80))
        for name, value in facts(other).items():
            assert value == kept[name], f"{name} of one changed with the other's"


@pytest.mark.parametrize("game", undermine.GAMES)
def test_all_that_can_change_is_looked_at(game: str) -> None:
    """In a few games most attributes change, so the test above tells something about them."""
    played = undermine.GAMES[game]
    changed: set[str] = set()
    for number in range(12):
        s, _ = played.begin(5, played.read_options({}), game, Chance(f"change {number}"), None)
        first = facts(s)
        for _ in range(30):
            play(played, s, Random(number), 8)
            changed |= {name for name, value in facts(s).items() if value != first[name]}
    still = set(attributes(type(s))) - changed - set(FIXED)
    assert len(still) < len(changed) / 2, sorted(still)
