"""The Lost Mines as bots know it: worlds that agree with what a seat sees, public evidence, and a plan that pays."""

from collections import Counter
from random import Random

import pytest

import undermine
from undermine.bots.lost_mines.model import MODEL
from undermine.bots.lost_mines.worlds import table_of, world
from undermine.bots.mind import ROOKIE, VETERAN, Mind
from undermine.engine.chance import Chance
from undermine.engine.match import Checked
from undermine.engine.state import OVER
from undermine.engine.views import redact
from undermine.games.lost_mines import turn
from undermine.games.lost_mines.game import LOST_MINES
from undermine.games.lost_mines.setup import role_cards

SEATS = range(3, 10)


def planned(state, seat, codes, level, random, noise=0.15):
    """What the plan decides; everybody else is a foe to who knows nobody."""
    suspicion = [float(other != seat) * 0.6 for other in range(state.seats)]
    worths = MODEL.worth(state, seat, codes, Mind(level, suspicion, []))
    return max(zip(worths, codes, strict=True), key=lambda pair: pair[0] + noise * random.random())[1]


def moments(seats, seed, often, options=None):
    """Some moments of a match in which every other seat plays at random, now and then one proposes to end the round."""
    match = undermine.start("lost_mines", seats, seed, options or {"rounds": 2})
    random = Random(seed)
    while match.result is None:
        seat = match.waiting[0]
        codes = list(match.choices(seat).codes)
        if random.random() < often:
            yield match, seat
        by_plan = (seat + match.decided) % 2 and len(codes) > 1 and random.random() < 0.95
        code = planned(match.state, seat, codes, VETERAN, random) if by_plan else random.choice(codes)
        match.take(seat, Checked.of(match.game.decode(match.state.deck, code), code))


def held(state):
    """All cards that are neither on the board nor with a troll."""
    piles = [state.pile, state.aside, state.discards, *state.hands, *state.passed]
    return Counter(card for pile in piles for card in pile)


@pytest.mark.parametrize("seats", SEATS)
def test_a_world_shows_the_seat_what_it_has_seen(seats, soak):
    for number in range(soak):
        options = {"rounds": 2, "own_treasure_hidden": seats % 2 == 0, "stack_tokens": seats % 3 == 0}
        for match, seat in moments(seats, f"worlds {number}", 0.12, options):
            view, truth = match.view(seat), match.state
            table = table_of(truth.deck, view, match.log(seat), seat)
            roles, secret = MODEL.truth(truth)
            made = world(table, view, seat, roles, secret, Random(match.decided))
            shown = redact(LOST_MINES.views.truth(made, match.decided, match.options, match.deck_source), seat)
            assert shown == view
            assert LOST_MINES.legal(made, seat) == LOST_MINES.legal(truth, seat)
            assert held(made) == held(truth)
            assert sorted(made.treasures + made.treasures_aside) == sorted(made.deck.treasures)
            assert sorted(made.roles + made.roles_aside) == sorted(role_cards(seats))
            for field in ("moved", "to_draw", "last_played", "last_turn", "discards", "mines_known", "treasures_known"):
                assert getattr(made, field) == getattr(truth, field)


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_the_truth_is_among_what_may_be(seats):
    evidence = None
    for match, seat in moments(seats, 4, 0.1):
        if evidence is None or evidence.round != match.state.round:
            evidence = MODEL.new_evidence(seats, match.options, match.state.deck)
            for event in match.log(None):
                evidence.observe(event)
        (hypotheses, weights), (secrets, _) = evidence.hypotheses(), evidence.secrets()
        roles, secret = MODEL.truth(match.state)
        facts = MODEL.facts(match.view(seat), evidence)
        assert all(weight > 0 for weight in weights)
        assert facts[0][hypotheses.index(roles)]
        assert facts[1][secrets.index(secret)]
        assert len(MODEL.sides(roles, evidence)) == seats


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_all_learn_the_same_from_what_happens(seats):
    *_, (match, _) = moments(seats, 6, 1.0)
    told = []
    for viewer in (None, 0, seats - 1):
        evidence = MODEL.new_evidence(seats, match.options, match.state.deck)
        told.append([evidence.observe(redact(event, None)) for event in match.log(viewer)])
        assert evidence.s.dwarves == match.state.dwarves
        assert evidence.s.network.laid == match.state.network.laid
        assert (evidence.s.traps, evidence.s.trolls, evidence.s.overcome) == (
            match.state.traps,
            match.state.trolls,
            match.state.overcome,
        )
        assert evidence.shadow.pile == len(match.state.pile)
        assert evidence.open()[1][evidence.secrets()[0].index(MODEL.truth(match.state)[1])]
    assert told[0] == told[1] == told[2]
    names = {MODEL.classes[seen.classes[0]] for seen in told[0] if seen is not None}
    assert len(names) > 8


@pytest.mark.parametrize("seats", SEATS)
def test_every_decision_has_a_worth_and_reasons(seats):
    for match, seat in moments(seats, 7, 0.2):
        state, codes = match.state, list(match.choices(seat).codes)
        for level in (ROOKIE, VETERAN):
            mind = Mind(level, [0.5] * seats, [1 / 24] * 24)
            worths = MODEL.worth(state, seat, codes, mind)
            assert len(worths) == len(codes)
            chosen = MODEL.candidates(state, seat, codes, worths, mind)
            assert len(set(chosen)) == len(chosen) <= 12
        situation = undermine.bots.Situation.of_match(match, seat)
        for code in codes:
            assert MODEL.reasons(situation, state, code, mind)
        features = [features for features, _ in MODEL.lessons(state, [])]
        assert all(abs(feature) < 10 for row in features for feature in row)


def points(seats, deal, levels):
    """The points of a round that seats of these levels play by the plan; None plays at random."""
    deck, _ = LOST_MINES.deck_file.load()
    options = LOST_MINES.read_options({"rounds": 1, "vote_end": False})
    state = turn.begin(deck, options, seats, Chance(f"points {deal}"))
    random = Random(deal)
    while state.phase != OVER:
        seat, codes = state.actor, turn.legal(state)
        level = levels[seat]
        turn.apply(state, random.choice(codes) if level is None else planned(state, seat, codes, level, random, 0.01))
    return state.ended[0].points


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_a_rookie_finds_more_than_chance(seats):
    rookies = sum(sum(points(seats, deal, [ROOKIE] * seats)) for deal in range(10))
    chance = sum(sum(points(seats, deal, [None] * seats)) for deal in range(10))
    assert rookies > 10 * seats > chance


@pytest.mark.parametrize(("seats", "deals"), [(5, 40), (7, 25)])
def test_a_veteran_finds_more_than_a_rookie(seats, deals):
    """On the same deals, every seat once as a veteran and once as a rookie."""
    veterans = rookies = 0
    for deal in range(deals):
        for first in range(2):
            levels = [(ROOKIE, VETERAN)[(seat + first) % 2] for seat in range(seats)]
            found = points(seats, deal, levels)
            veterans += sum(got for got, level in zip(found, levels, strict=True) if level == VETERAN)
            rookies += sum(got for got, level in zip(found, levels, strict=True) if level == ROOKIE)
    assert veterans > rookies


@pytest.mark.parametrize(("seats", "deals"), [(5, 25), (7, 15)])
def test_a_table_of_veterans_leaves_less_behind(seats, deals):
    veterans = sum(sum(points(seats, deal, [VETERAN] * seats)) for deal in range(deals))
    rookies = sum(sum(points(seats, deal, [ROOKIE] * seats)) for deal in range(deals))
    assert veterans > rookies
