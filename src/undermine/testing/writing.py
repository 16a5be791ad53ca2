"""All that can be written: decisions of every kind, made from the cards, cells, seats and words of a table."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from random import Random
from types import UnionType
from typing import Literal, Union, get_args, get_origin

import msgspec

from undermine.engine.decisions import Decision, Pointer
from undermine.engine.errors import NotationError
from undermine.engine.grid import LETTERS
from undermine.engine.match import Match
from undermine.engine.notation import SEATS
from undermine.engine.tableau import HiddenCard, LaidCard
from undermine.engine.views import structs_in

#: A card that no deck has.
NO_CARD = "no-such-card"


def every_decision(match: Match, random: Random, most: int = 400) -> list[Decision]:
    """All decisions that can be written now, legal or not; a random sample where a kind has more than `most`.

    What can be in a field is told by its type: cards of the deck, cells on the table and around it, seats, yes and
    no; and whatever is there in a legal decision. What a text can't write is left out.
    """
    legal = [choice for seat in range(match.seats) for choice in match.choices(seat)]
    texts = set(map(str, legal))
    decisions = list({str(choice): choice for choice in legal}.values())
    for kind in kinds(match.game.decision_type):
        pools = _pools(match, kind, [choice for choice in legal if isinstance(choice, kind)], random)
        for values in _combinations(pools, random, most):
            decision = kind(*values)
            if _writable(match, decision) and str(decision) not in texts:
                texts.add(str(decision))
                decisions.append(decision)
    return decisions


def every_question(match: Match, seat: int, random: Random, most: int = 400) -> list[Pointer]:
    """All that a click of a seat can ask about: each card and none, alone and at every place; or a sample of it."""
    cards = [(), *((name,) for name in match.state.deck.names), (NO_CARD,)]
    spaces = sorted({match.points(choice, seat).space or "C" for choice in match.choices(seat)})
    parts = [(None, None), *((side, None) for side in [*LETTERS, "?"]), *((None, space) for space in spaces)]
    places = [Pointer("play"), *(Pointer("play", seat=one) for one in range(-1, match.seats + 1))]
    places += [Pointer("play", (), cell, *part) for cell in _cells(match) for part in parts]
    drawn = len(cards) * len(places) > most
    pairs = [(random.choice(cards), random.choice(places)) for _ in range(most)] if drawn else product(cards, places)
    return [msgspec.structs.replace(place, cards=held) for held, place in pairs]


def kinds(decision_type: object) -> tuple[type[Decision], ...]:
    """The structs of a union, or the one struct."""
    return get_args(decision_type) if get_origin(decision_type) in (Union, UnionType) else (decision_type,)


def _combinations(pools: list[list[object]], random: Random, most: int) -> Iterator[Sequence[object]]:
    if prod(map(len, pools)) <= most:
        return iter(product(*pools))
    return iter([[random.choice(pool) for pool in pools] for _ in range(most)])


def _pools(match: Match, kind: type[Decision], legal: list[Decision], random: Random) -> list[list[object]]:
    """By field: what can be there, without doubles."""
    pools = []
    for field in msgspec.structs.fields(kind):
        seen = [getattr(choice, field.name) for choice in legal]
        pools.append(list(dict.fromkeys([*seen, *_values(match, field.type, random)])))
    return pools


def _values(match: Match, kind: object, random: Random) -> Sequence[object]:
    """What can be in a field of this type."""
    names = [*match.state.deck.names, NO_CARD]
    if kind is bool:
        return [False, True]
    if kind is int:
        return list(range(min(match.seats + 1, len(SEATS))))
    if kind is str:
        return [*names, *LETTERS]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if kind == tuple[int, int]:
        return _cells(match)
    if kind == tuple[str, ...]:
        return [(), *((name,) for name in names), *((name, random.choice(names)) for name in names)]
    return []


def _cells(match: Match) -> list[tuple[int, int]]:
    """The cells of the table and two around it."""
    view = match.view(None)
    cells = [card.cell for card in structs_in(view, LaidCard)] + [card.cell for card in structs_in(view, HiddenCard)]
    xs, ys = [x for x, _ in cells or [(0, 0)]], [y for _, y in cells or [(0, 0)]]
    return [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]


def _writable(match: Match, decision: Decision) -> bool:
    try:
        return bool(match.game.read(str(decision)) == decision)
    except NotationError:
        return False
