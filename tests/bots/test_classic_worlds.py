"""Worlds for classic: they agree with everything that the seat has seen, and with what its cards leave over."""

from collections import Counter, defaultdict
from itertools import permutations
from math import prod
from random import Random

import pytest

import undermine
from undermine.bots import BOTS, Situation
from undermine.bots.beliefs import Beliefs
from undermine.bots.classic import worlds
from undermine.bots.dealing import draw
from undermine.bots.models import model_needed
from undermine.engine.views import redact
from undermine.games.classic.deck import TOOLS
from undermine.games.classic.events import RoundBegan

MODEL = model_needed("classic")


def positions(number, every=13):
    """Situations of a game of bots, each with the match at that moment."""
    match = undermine.start("classic", 3 + number % 8, f"worlds {number}")
    random = Random(number)
    bots = [BOTS["random"], BOTS["rookie"]]
    while match.result is None:
        seat = match.waiting[0]
        if match.decided % every == 0:
            yield match, random.randrange(match.seats)
        thought = bots[(seat + number) % 2].choose(Situation.of_match(match, seat), random)
        match.decide(thought.decision, seat)


def world_of(match, seat, random):
    situation = Situation.of_match(match, seat)
    beliefs = Beliefs.of(MODEL, situation)
    roles, secret = beliefs.draw(beliefs.table(situation.view), random)
    return MODEL.world(situation, beliefs.evidence, roles, secret, random)


@pytest.mark.parametrize("number", range(8))
def test_a_world_looks_to_the_seat_as_the_table_does(number):
    for match, seat in positions(number):
        world = world_of(match, seat, Random(match.decided))
        seen = redact(match.game.views.truth(world, match.decided, match.options, "classic"), seat)
        assert seen == match.view(seat)


@pytest.mark.parametrize("number", range(4))
def test_no_card_is_lost_or_made(number):
    for match, seat in positions(number):
        world = world_of(match, seat, Random(match.decided))
        deck = world.deck
        cards = [deck.faces.card[face] for face in world.network.laid.values() if face < deck.path_faces]
        for part in (world.pile, world.discards, *world.hands, *world.passed):
            cards += part
        for mask in world.broken:
            cards += [deck.breaks.index(1 << tool) for tool in range(3) if mask >> tool & 1]
        assert Counter(cards) == Counter(deck.cards)
        gold = world.gold_pile + world.packet + [nuggets for own in world.gold for nuggets in own]
        assert Counter(gold) == Counter(deck.gold)


@pytest.mark.parametrize("number", range(4))
def test_what_is_public_is_the_same_in_the_world(number):
    """So all that was done openly was legal in it too: the board, the discards and the sizes of hands are those."""
    for match, seat in positions(number, every=23):
        world = world_of(match, seat, Random(match.decided))
        truth = match.state
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in truth.hands]
        assert [len(passed) for passed in world.passed] == [len(passed) for passed in truth.passed]
        assert Counter(world.discards) == Counter(truth.discards)
        assert world.network.laid == truth.network.laid
        assert world.network.around == truth.network.around
        assert world.roles[seat] == truth.roles[seat]
        assert match.game.waiting(world) == match.game.waiting(truth)
        assert match.game.legal(world, seat) == match.game.legal(truth, seat)


def test_the_sampler_draws_as_often_as_counting_says():
    """A toy deck, small enough to count every way it may lie: chi-square with the 1 % point."""
    match = undermine.start("classic", 3, 5)
    deck = match.state.deck
    dead, cross = deck.names.index("dead-NESW"), deck.names.index("NESW")
    left = {dead: 2, cross: 3}
    weights = {card: worlds.rejects(deck, card, 0) for card in left}
    # Two cards are thrown away, one after the other, of five that are left.
    expected: dict[tuple[int, ...], float] = defaultdict(float)
    for drawn in permutations([dead] * 2 + [cross] * 3, 2):
        rest = Counter(left)
        chances = []
        for card in drawn:
            total = sum(rest[kind] * weights[kind] for kind in rest)
            chances.append(weights[card] / total)
            rest[card] -= 1
        expected[drawn] += prod(chances)
    assert sum(expected.values()) == pytest.approx(1.0)
    random, draws = Random(1), 20_000
    copies = [left.get(card, 0) for card in range(len(deck.names))]
    by_card = [worlds.rejects(deck, card, 0) for card in range(len(deck.names))]

    def thrown_away():
        remaining = copies.copy()
        return tuple(draw(remaining, by_card, random) for _ in range(2))

    found = Counter(thrown_away() for _ in range(draws))
    chi = sum((found[drawn] - draws * chance) ** 2 / (draws * chance) for drawn, chance in expected.items())
    assert len(expected) == 4
    assert chi < 11.34  # three degrees of freedom


def test_hands_and_the_pile_are_dealt_evenly():
    """Any unseen card is as likely to be in any hand: chi-square over where one card comes to lie."""
    match = undermine.start("classic", 4, 8)
    situation = Situation.of_match(match, 0)
    beliefs = Beliefs.of(MODEL, situation)
    table = beliefs.table(situation.view)
    deck = match.state.deck
    card = next(card for card, copies in enumerate(deck.copies) if copies == 1 and card not in match.state.hands[0])
    random = Random(2)
    places: Counter[int] = Counter()
    draws = 3_000
    for _ in range(draws):
        world = MODEL.world(situation, beliefs.evidence, *beliefs.draw(table, random), random)
        places[next((seat for seat, hand in enumerate(world.hands) if card in hand), -1)] += 1
    unseen = len(deck.cards) - len(match.state.hands[0])
    chances = {seat: len(match.state.hands[seat]) / unseen for seat in (1, 2, 3)}
    chances[-1] = len(match.state.pile) / unseen
    assert sum(chances.values()) == pytest.approx(1.0)
    chi = sum((places[where] - draws * chance) ** 2 / (draws * chance) for where, chance in chances.items())
    assert chi < 11.34  # three degrees of freedom


def test_a_round_begins_with_nothing_seen():
    match = undermine.start("classic", 5, 1)
    assert isinstance(match.log(0)[0], RoundBegan)
    assert worlds.this_round(match.log(0)) == list(match.log(0))


def test_who_left_a_tool_broken_had_nothing_to_mend_it_with():
    """B is broken and passes: a repair can only be the card that he has drawn since, or he errs."""
    match = undermine.load_position(
        """
        game = "classic"
        seats = 3
        turn = "A"
        [seat.A]
        role = "miner"
        hand = "broken-lamp map map map map rockfall"
        [seat.B]
        role = "miner"
        hand = "rockfall rockfall broken-cart broken-cart broken-cart dead-NESW"
        """
    )
    mends = [card for card, tools in enumerate(match.state.deck.repairs) if tools >> TOOLS.index("lamp") & 1]

    def mending(seat=1, draws=400):
        return sum(any(card in mends for card in world_of(match, 0, Random(n)).hands[seat]) for n in range(draws))

    match.decide("break lamp B")
    assert worlds.unmended(match.log(0), 3) == [0, 0, 0]
    before = mending()
    match.decide("pass broken-cart")
    assert worlds.unmended(match.log(0), 3) == [0, 1 << TOOLS.index("lamp"), 0]
    assert mending() < before / 2
    assert mending(seat=2) > before / 2, "of others it tells nothing"
