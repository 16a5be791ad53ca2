"""How often a sampler of worlds deals what, against counting: few cards are unseen, and all their deals are counted.

What a seat has not seen may lie in any order (LM-S09, DC-S08), so that a deal is as likely as there are ways to come to
it. The cards that are counted are taken from the truth, not from what the sampler thinks is left. The bar is a chance
of one in a hundred thousand for a sampler that is right.

Not covered: hands that the seat knows since a swap, if another card of the name of a known one may have been drawn; how
others choose what to throw away, which these samplers do not look at; what behaviour tells of roles (belief.py).
"""

from collections import Counter
from itertools import combinations, permutations
from math import comb, prod, sqrt
from random import Random
from typing import Any

import pytest

import undermine
from tests.dark_cave.table import given
from tests.players import PLAYERS
from undermine.bots import Situation
from undermine.bots.beliefs import Beliefs
from undermine.bots.dark_cave.tracks import ANY, CAME, LAID, SHOWN, Trace
from undermine.bots.models import model_needed
from undermine.games.dark_cave.events import Swapped
from undermine.games.dark_cave.setup import clan_cards
from undermine.games.lost_mines.deck import clan_of, symbol_of, value_of
from undermine.games.lost_mines.setup import role_cards

DRAWS = 3_000
#: Cells that are met less often than this are counted as one.
RARE = 5
#: More deals than this are not counted: most of them would be rare.
MANY = 8_000


# ---- counting --------------------------------------------------------------------------------------------------


#: Deals of hands to places, with their probabilities.
Deals = dict[tuple[tuple[int, ...], ...], float]


def hands(left, size):
    """All hands of this size that can be dealt of what is left, with the number of ways to each."""
    kinds = sorted(card for card, number in left.items() if number)
    todo: list[tuple[tuple[int, ...], int]] = [((), size)]
    for card in kinds:
        todo = [
            (hand + (card,) * number, open_ - number)
            for hand, open_ in todo
            for number in range(min(left[card], open_) + 1)
        ]
    for hand, open_ in todo:
        if not open_:
            yield hand, prod(comb(left[card], number) for card, number in Counter(hand).items())


def deals(cards, sizes):
    """All deals of cards to places of these sizes, with their probabilities; what is left over is not told apart."""
    chances: Deals = {(): 1.0}
    for size in sizes:
        longer: Deals = {}
        for deal, chance in chances.items():
            left = Counter(cards)
            left.subtract(card for hand in deal for card in hand)
            ways = comb(left.total(), size)
            longer |= {(*deal, hand): chance * number / ways for hand, number in hands(left, size)}
        chances = longer
    return chances


def limit(freedom):
    """What chi-square exceeds once in a hundred thousand times (Wilson and Hilferty)."""
    return freedom * (1 - 2 / (9 * freedom) + 4.265 * sqrt(2 / (9 * freedom))) ** 3


def check(found, chances):
    """Nothing impossible is drawn, and all else as often as counting says. Returns the number of cells compared."""
    draws = found.total()
    assert sum(chances.values()) == pytest.approx(1.0)
    assert set(found) <= set(chances), f"{set(found) - set(chances)} can't be"
    common = {deal: chance * draws for deal, chance in chances.items() if chance * draws >= RARE}
    cells = [(found[deal], expected) for deal, expected in common.items()]
    rare = draws - sum(common.values())
    if rare >= RARE:
        cells.append((draws - sum(found[deal] for deal in common), rare))
    if len(cells) > 1:
        chi = sum((number - expected) ** 2 / expected for number, expected in cells)
        assert chi < limit(len(cells) - 1), f"chi-square is {chi:.1f} with {len(cells)} cells"
    return len(cells)


def worlds_of(match, seat, draws=DRAWS):
    """Many worlds of one moment, without conclusions from behaviour."""
    model, random = model_needed(match.game.name), Random(match.decided)
    situation = Situation.of_match(match, seat)
    beliefs = Beliefs.of(model, situation, learns=False)
    table = beliefs.unmoved(situation.view)
    for _ in range(draws):
        yield model.world(situation, beliefs.evidence, *beliefs.draw(table, random), random)


def places(s, seat):
    """Where cards lie that a seat has not seen: name of the place -> cards."""
    found = {}
    for other in range(s.seats):
        if other != seat:
            found[f"hand of {other}"] = s.hands[other]
            found[f"discarded by {other}"] = s.passed[other]
    return found


def compare(worlds, truth, seat, hidden):
    """Each place, and each two of them, that are small enough to count. `hidden` tells the places of a state."""
    lie = hidden(truth, seat)
    unseen = Counter(card for cards in lie.values() for card in cards)
    names = [name for name, cards in lie.items() if cards]
    asked = {}
    for some in [*((name,) for name in names), *combinations(names, 2)]:
        sizes = [len(lie[name]) for name in some]
        if sum(sizes) < unseen.total() and comb(unseen.total(), sum(sizes)) * comb(sum(sizes), sizes[0]) <= MANY:
            asked[some] = deals(unseen, sizes)
    found: dict[Any, Counter[Any]] = {some: Counter() for some in asked}
    for world in worlds:
        lie = {name: tuple(sorted(cards)) for name, cards in hidden(world, seat).items()}
        for some, count in found.items():
            count[tuple(lie[name] for name in some)] += 1
    actions = truth.deck.path_cards
    cells = 0
    for some, chances in asked.items():
        cells += check(found[some], chances)
        check(in_all(found[some], actions), in_all(chances, actions))  # a slight preference is lost among many cells
    return cells


def in_all(deals, actions):
    """How many action cards lie at each place."""
    found: Counter[Any] = Counter()
    for deal, number in deals.items():
        found[tuple(sum(card >= actions for card in cards) for cards in deal)] += number
    return found


def late(game, seats, wanted, options=None):
    """The first moment like this of many matches, and a seat that has seen enough there."""
    for number in range(300):
        match = undermine.start(game, seats, f"odds {number}", options)
        random = Random(number)
        while match.result is None:
            for seat in range(seats):
                if wanted(match, seat):
                    return match, seat
            match.decide(PLAYERS[game](match, random))
    raise AssertionError("no such moment")


# ---- The Lost Mines ------------------------------------------------------------------------------------------------


def mines_places(s, seat):
    """The pile is looked at card by card from the top: its order counts."""
    pile = {f"pile, card {i}": [card] for i, card in enumerate(reversed(s.pile))}
    return {**places(s, seat), "set aside": s.aside, **pile}


@pytest.mark.parametrize("pile", [0, 2])
def test_the_lost_mines_deals_as_counting_says(pile):
    def wanted(match, seat):
        lie = places(match.state, seat)
        held = [cards for name, cards in lie.items() if name.startswith("hand")]
        few = sum(map(len, lie.values())) <= 8 + pile
        return few and len(match.state.pile) == pile and all(held) and sum(map(bool, lie.values())) > len(held)

    match, seat = late("lost_mines", 3, wanted, {"rounds": 1})
    assert compare(worlds_of(match, seat), match.state, seat, mines_places) > 100


def test_treasures_of_the_lost_mines_are_worth_what_counting_says():
    """LM-S03: which of the treasures with its symbol lies at a place, if some have been looked at."""
    match, seat = late(
        "lost_mines",
        4,
        lambda match, seat: sum(known >> seat & 1 for known in match.state.treasures_known) == 1,
        {"rounds": 1},
    )
    shown = match.view(seat).treasures
    orders: Counter[Any] = Counter()
    for laid in permutations(match.state.deck.treasures, len(shown)):
        symbols = all(
            symbol_of(one) == symbol_of(other) for one, other in zip(laid, match.state.treasures, strict=True)
        )
        if symbols and all(view.value in (None, value_of(one)) for one, view in zip(laid, shown, strict=True)):
            orders[laid] += 1
    chances = {laid: ways / orders.total() for laid, ways in orders.items()}
    found = Counter(tuple(world.treasures) for world in worlds_of(match, seat))
    assert check(found, chances) > 5


# ---- The Dark Cave -------------------------------------------------------------------------------------------------


def cave_places(group):
    """Cards of one group: their backs tell them from others (DC-I06)."""

    def find(s, seat):
        pile = [card for card in reversed(s.pile) if s.deck.groups[card] == group]
        lie = {**places(s, seat), "box": s.boxed, **{f"pile, card {i}": [card] for i, card in enumerate(pile)}}
        return {name: [card for card in cards if s.deck.groups[card] == group] for name, cards in lie.items()}

    return find


@pytest.mark.parametrize("group", [0, 1, 2])
@pytest.mark.parametrize("seats", [3, 5])
def test_the_dark_cave_deals_as_counting_says(seats, group):
    hidden = cave_places(group)

    def wanted(match, seat):
        lie = hidden(match.state, seat)
        held = [cards for name, cards in lie.items() if name.startswith("hand") and cards]
        thrown = [cards for name, cards in lie.items() if name.startswith("discarded") and cards]
        swapped = any(isinstance(event, Swapped) for event in match.log(None))
        return len(held) > 1 and thrown and 12 <= sum(map(len, lie.values())) <= 16 and not swapped

    match, seat = late("dark_cave", seats, wanted)
    assert compare(worlds_of(match, seat), match.state, seat, hidden) > 100


# ---- roles, mines and goals ----------------------------------------------------------------------------------------


def role_odds(cards, known, clan):
    """Every way to deal the role cards to the seats that agrees with the backs and with what a seat has seen."""
    ways = Counter(
        dealt
        for dealt in permutations(cards, len(known))
        if all(role == own or (own < 0 and clan(role) == back) for role, (own, back) in zip(dealt, known, strict=True))
    )
    return {dealt: number / ways.total() for dealt, number in ways.items()}


@pytest.mark.parametrize(
    ("game", "seats", "cards", "clan"),
    [
        ("lost_mines", 3, role_cards, clan_of),
        ("lost_mines", 5, role_cards, clan_of),
        ("dark_cave", 3, clan_cards, lambda role: role >> 1),
        ("dark_cave", 5, clan_cards, lambda role: role >> 1),
    ],
)
def test_roles_are_dealt_as_counting_says(game, seats, cards, clan):
    """LM-S05, DC-S02: before anybody has done anything; the backs show the clans, and one's own role is known."""
    match = undermine.start(game, seats, "odds of roles")
    roles = match.state.roles
    known = [(role if seat == 0 else -1, clan(role)) for seat, role in enumerate(roles)]
    found = Counter(tuple(world.roles) for world in worlds_of(match, 0))
    assert check(found, role_odds(cards(seats), known, clan)) > 1


@pytest.mark.parametrize(("game", "lie"), [("lost_mines", "mine_cards"), ("dark_cave", "goal_cards")])
def test_mines_and_goals_lie_as_counting_says(game, lie):
    """LM-S01, DC-S01: four cards face down, of which the seat has looked at one."""
    match, seat = late(game, 4, lambda match, seat: any(known >> seat & 1 for known in known_of(match)))
    known = known_of(match)
    truth = getattr(match.state, lie)
    up = getattr(match.state, "mines_up" if game == "lost_mines" else "goals_up")
    ways = [
        cards
        for cards in permutations(range(4))
        if all(cards[i] == truth[i] for i in range(4) if known[i] >> seat & 1 or up >> i & 1)
    ]
    found = Counter(tuple(getattr(world, lie)) for world in worlds_of(match, seat))
    assert check(found, dict.fromkeys(ways, 1 / len(ways))) == len(ways) > 1


def known_of(match):
    return match.state.mines_known if match.game.name == "lost_mines" else match.state.goals_known


def test_known_cards_leave_a_hand_as_counting_says():
    """A gives B two cards, B draws a third of their group, and one of them goes: once in three times the third."""
    match = given("""
        pile = "III-NS III-EW"
        [seat.A]
        hand = "II-swap III-axe III-web"
        [seat.B]
        hand = "I-NS"
    """)
    match.decide("swap B with II-swap")
    match.decide("discard III-axe")
    names = match.state.deck.names
    known = {names.index("III-axe"), names.index("III-web")}
    found = Counter(len(known & set(world.hands[1])) for world in worlds_of(match, 0))
    check(found, {1: 2 / 3, 2: 1 / 3})


def test_a_card_that_was_not_known_was_drawn():
    """A gives B an axe and a web. B draws, throws one of the three away, draws, and then plays what A did not give.

    If the axe or the web went, B played one of two cards; if the third went, B can only have played the fourth.
    """
    match = given("""
        pile = "III-information III-EW III-NS III-NEW"
        [seat.A]
        hand = "II-swap III-axe III-web"
        [seat.B]
        hand = "I-NS"
        [seat.C]
        hand = "I-NES"
    """)
    for decision in ("swap B with II-swap", "discard III-axe", "discard I-NES", "discard I-NS"):
        match.decide(decision)
    match.decide("look-clan A with III-information")
    names = match.state.deck.names
    known = {names.index("III-axe"), names.index("III-web")}
    found = Counter(len(known & set(world.hands[1])) for world in worlds_of(match, 0))
    check(found, {1: 4 / 5, 2: 1 / 5})


def all_pasts(hand, steps, lie=()):
    """Every way through the steps of a hand, forwards: where its cards lie, each with its group and name, if known."""
    if not steps:
        assert not hand
        yield tuple(sorted(lie))
        return
    (kind, group, what), *later = steps
    if kind == CAME:
        yield from all_pasts([*hand, (group, -1)], later, lie)
        return
    for i, card in enumerate(hand):
        left = hand[:i] + hand[i + 1 :]
        if kind == LAID and group in (ANY, card[0]):
            yield from all_pasts(left, later, (*lie, (what, *card)))
        elif kind == SHOWN and card == (group, what if what < 3 else -1):
            yield from all_pasts(left, later, lie)


def some_past(random, groups, backs):
    """Three known cards, 0 to 2, and what becomes of the hand: three draws, and all its cards leave in any order."""
    hand = [(random.choice(groups), card) for card in range(3)]
    known = hand.copy()
    steps: list[tuple[int, int, int]] = []
    while hand or len(steps) < 6:
        if sum(step[0] == CAME for step in steps) < 3 and random.random() < 0.5:
            hand.append((random.choice(groups), 100 + len(steps)))
            steps.append((CAME, hand[-1][0], 0))
        elif hand:
            group, card = hand.pop(random.randrange(len(hand)))
            shown = random.random() < 0.4
            steps.append((SHOWN, group, card) if shown else (LAID, group if backs else ANY, len(steps)))
    return known, steps


@pytest.mark.parametrize(("groups", "backs"), [([0], True), ([0, 1, 2], False)])
def test_a_hand_is_followed_back_as_counting_says(groups, backs):
    """A hand with cards that a seat has known: all ways in which cards came, were shown and left are as likely."""
    random = Random(1)
    cells = 0
    for _ in range(40):
        known, steps = some_past(random, groups, backs)
        group = {card: group for group, card in known}
        trace = Trace([card for _, card in known], steps)
        found: Counter[Any] = Counter()
        for _ in range(400):
            laid = [(at, group.get(card, back), card) for at, back, card in trace.draw(random)]
            found[tuple(sorted(laid))] += 1
        ways = Counter(all_pasts(known, steps))
        cells += check(found, {past: number / ways.total() for past, number in ways.items()})
    assert cells > 100
