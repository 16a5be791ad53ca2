"""The Lost Mines as bots know it: worlds that agree with what a seat sees, public evidence, and a plan that pays."""

from collections import Counter
from random import Random

import pytest

import undermine
from undermine.bots.belief import likelihoods
from undermine.bots.lost_mines.hindering import bonds
from undermine.bots.lost_mines.model import MODEL
from undermine.bots.lost_mines.worlds import table_of, world
from undermine.bots.mind import MASTER, ROOKIE, VETERAN, Mind
from undermine.engine.chance import Chance
from undermine.engine.match import Checked
from undermine.engine.state import OVER
from undermine.engine.views import redact
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines import turn
from undermine.games.lost_mines.deck import DRAGON, LOYAL, SABOTEUR, SELFISH, identity_of, role_of
from undermine.games.lost_mines.game import LOST_MINES
from undermine.games.lost_mines.setup import role_cards
from undermine.research.population import STYLES, Table

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


def test_whose_card_a_dwarf_looks_at_tells_its_side():
    """Who works for the own clan wants to know who else does; who works for the other one asks there."""
    match = undermine.start("lost_mines", 5, "asks")
    evidence = MODEL.new_evidence(5, match.options, match.state.deck)
    for event in match.log(None):
        evidence.observe(event)
    clan = match.state.clan
    asked = {MODEL.classes[evidence.asking(0, other).classes[0]]: clan(other) == clan(0) for other in range(1, 5)}
    assert asked == {"look_own": True, "look_other": False}
    known = likelihoods("lost_mines")
    loyal, _, saboteur = (role[0] for role in known.tables[known.styles.index("veteran")])
    own, other = map(known.classes.index, ("look_own", "look_other"))
    assert loyal[own] > 2 * saboteur[own]
    assert saboteur[other] > 2 * loyal[other]


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


def veterans(seats, seed):
    """A round in which all are veterans, who believe what the table may believe; the table, and what it learned."""
    table = Table("lost_mines", seats, seed, [STYLES.index("veteran")] * seats)
    return table, [seen for moment in table.play() for seen in moment.seen]


@pytest.mark.parametrize(("identity", "own", "other"), [(LOYAL, 1, -1), (SABOTEUR, -1, 1), (SELFISH, -1, -1)])
def test_each_role_wishes_well_whom_it_gains_by(identity, own, other):
    """Seven seats, three more of the own clan and three of the other one; nobody has done anything yet."""
    table = Table("lost_mines", 7, "bonds", [1] * 7)
    state = table.state
    state.roles = [role_of(0, identity), *[role_of(0, LOYAL)] * 3, *[role_of(1, LOYAL)] * 3]
    mates, others = {LOYAL: (0.5, 0.8), SABOTEUR: (1.0, 0.4), SELFISH: (1.0, 1.0)}[identity]
    found = bonds(state, 0, Mind(VETERAN, [0.0, *[mates] * 3, *[others] * 3], []))
    assert found[0] == 1.0
    assert all(bond * own > 0 for bond in found[1:4])
    assert all(bond * other > 0 for bond in found[4:])


def test_loyal_dwarves_and_saboteurs_hinder_different_clans():
    """Counted over some rounds: the share of what hinders the own clan, among all that hinders one clan alone."""
    hindered = {LOYAL: [0, 0], SABOTEUR: [0, 0]}
    traps = 0
    for deal in range(12):
        table, seen = veterans(5 + deal % 3, f"apart {deal}")
        traps += sum(isinstance(event, ev.TrapSet) for event in table.events)
        for one in seen:
            role = identity_of(table.state.ended[0].roles[one.actor])
            name = MODEL.classes[one.classes[0]]
            if role in hindered and name in ("hinder_own", "hinder_other"):
                hindered[role][name == "hinder_own"] += 1
    loyal, saboteur = (own / (own + other) for other, own in hindered.values())
    assert saboteur > 0.5 > loyal
    assert traps > 4


@pytest.mark.parametrize("seats", SEATS)
def test_a_round_of_veterans_ends_and_nobody_paces(seats):
    table, _ = veterans(seats, f"ends {seats}")
    assert sum(len(taken) for taken in table.state.ended[0].treasures) > seats // 3
    assert steps_back(table.events, seats) <= seats


def steps_back(events, seats):
    """How often a dwarf is back where it was two turns before, and was elsewhere in between."""
    stops: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
    here = [(-1, -1)] * seats
    back = 0
    for event in events:
        if isinstance(event, ev.Stepped):
            here[event.seat] = event.cell
        elif isinstance(event, ev.Stopped):
            been = stops[event.seat]
            been.append(here[event.seat])
            back += len(been) > 2 and been[-1] == been[-3] != been[-2]
    return back


@pytest.mark.parametrize("level", [VETERAN, MASTER])
def test_nobody_wakes_a_dragon_that_all_know_of(level, soak):
    """A mine that holds nothing but the dragon is no stepping stone on the way to another one, either."""
    for number in range(12 * soak):
        match = undermine.start("lost_mines", 5, f"dragon {number}", {"rounds": 1})
        random = Random(number)
        while match.result is None:
            state = match.state
            dragon = state.mine_cards.index(DRAGON)
            state.mines_known[dragon] |= (1 << state.seats) - 1
            seat = match.waiting[0]
            code = planned(state, seat, list(match.choices(seat).codes), level, random)
            match.take(seat, Checked.of(match.game.decode(state.deck, code), code))
            assert not state.mines_up >> dragon & 1, (number, seat)
