"""A digest is a fingerprint of the whole truth; records and logs keep one for every decision."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import undermine
from tests.golden.tables import TABLES
from tests.players import PLAYERS, uniform
from undermine import Match
from undermine.engine.facts import laid_cards
from undermine.engine.game import AnyState
from undermine.engine.state import PLAY

#: What the position's text leaves out because it follows from the rest; and what is the table's at all its moments.
DERIVED = {
    "classic": {"to_align"},
    "lost_mines": {"trolls", "align_place"},
    "dark_cave": {"ladders", "holes", "align_place"},
}
OF_THE_TABLE = {"deck", "options", "seats", "vote_end", "self_break", "auto_end", "log", "network"}


def games(game: str, seeds: int) -> Iterator[tuple[Match, Random]]:
    """Moments of random games at all kinds of tables."""
    for seed in range(seeds):
        random = Random(seed)
        seats = undermine.GAMES[game].seats
        options = {"vote_end": True, **TABLES[game][seed % 3]}
        match = undermine.start(game, seats[seed % len(seats)], seed, options)
        while match.result is None:
            yield match, random
            match.decide((PLAYERS[game] if random.random() < 0.7 else uniform)(match, random), match.waiting[0])
        yield match, random


@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_digest_is_sixteen_digits_of_the_whole_position(game):
    match = undermine.start(game, 3, 1)
    assert len(match.digest()) == 16
    assert int(match.digest(), 16) >= 0
    assert undermine.load_position(match.position()).digest() == match.digest()
    match.decide(match.choices()[0])
    assert len(set(match.digests)) == 2


@pytest.mark.parametrize("game", undermine.GAMES)
def test_positions_have_the_same_digest_if_and_only_if_they_have_the_same_text(game, soak):
    digests: dict[str, str] = {}
    for match, random in games(game, 6 * soak):
        text = match.position()
        assert digests.setdefault(text, match.digest()) == match.digest()
        if random.random() < 0.1:
            assert undermine.load_position(text).digest() == match.digest(), text
    assert len(digests) > 300
    assert len(set(digests.values())) == len(digests)


@pytest.mark.parametrize("game", undermine.GAMES)
def test_tables_that_differ_have_other_digests(game):
    other = not undermine.GAMES[game].options_type().vote_end
    tables = [(3, "1", {}), (4, "1", {}), (3, "2", {}), (3, "1", {"vote_end": other})]
    assert len({undermine.start(game, *table).digest() for table in tables}) == len(tables)


@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_change_of_any_one_thing_changes_the_digest(game, soak):
    """And a change that no position tells of changes none."""
    changed: set[str] = set()
    names: set[str] = set()
    looked: Counter[int] = Counter()
    for match, random in games(game, 9 * soak):
        if looked[match.state.phase] > 8 * soak or random.random() < 0.8 * (match.state.phase == PLAY):
            continue
        looked[match.state.phase] += 1
        names |= set(fields(match.state))
        text, digest = match.position(), match.digest()
        assert_every_laid_card_counts(match.state)
        for name in fields(match.state):
            for undo in mutations(match.state, name, random):
                try:
                    differs = match.position() != text
                except (KeyError, IndexError, undermine.UndermineError):
                    differs = None  # no such position can be written
                if differs is not None:
                    assert (match.digest() != digest) == differs, f"{name}\n{text}\n{match.position()}"
                    changed |= {name} if differs else set()
                undo()
        assert (match.position(), match.digest()) == (text, digest)
    assert names - changed <= DERIVED[game]


def assert_every_laid_card_counts(state: AnyState) -> None:
    """Another card, or the same one turned, is another fact; and so is none."""
    network, faces, most = state.network.copy(), state.deck.faces, state.deck.path_faces
    laid = {cell: face for cell, face in network.laid.items() if face < most}
    for cell, face in laid.items():
        before = laid_cards(network, most)
        for other in {faces.other[face], (face + 1) % most} - {face}:
            network.put(cell, other)
            assert laid_cards(network, most) != before
        network.lift(cell)
        assert len(laid_cards(network, most)) == len(before) - 1


def fields(state: AnyState) -> list[str]:
    """What a state is made of, in either build."""
    every = [name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))]
    return [name for name in every if name not in OF_THE_TABLE]


def mutations(state, name, random):
    """Changes one thing in one place, and yields how to change it back."""
    value = getattr(state, name)
    match value:
        case bool():
            setattr(state, name, not value)
            yield lambda: setattr(state, name, value)
        case int():
            setattr(state, name, value + random.choice([-1, 1]) if value > 0 else value + 1)
            yield lambda: setattr(state, name, value)
        case list() | dict():
            yield from changes_within(value, random)
        case _:
            value.count += 1  # chance
            yield lambda: setattr(value, "count", value.count - 1)


def changes_within(value, random):
    """The same within a list, a dict, or an object in one."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = random.choice(keys)
    inner = value[key]
    if isinstance(inner, int):
        step = 16 if inner > 1000 and random.random() < 0.5 else 1  # a node to another cell, or to another space
        value[key] = inner + 1 if inner < 1 else inner - step
        yield lambda: value.__setitem__(key, inner)
    elif isinstance(inner, list):
        yield from changes_within(inner, random)
    else:
        for field in fields(inner):
            yield from mutations(inner, field, random)
    if isinstance(value, list) and len(value) > 1 and -1 not in value:  # -1 is none, not the last of a list
        value[0], value[-1] = value[-1], value[0]
        yield lambda: value.__setitem__(slice(None), [value[-1], *value[1:-1], value[0]])
