"""A price on being known: saboteurs of classic hide early, spend it late, and drop the mask once they are found out."""

from random import Random

import pytest

import undermine
from undermine.bots import BOTS, Situation
from undermine.bots.beliefs import Beliefs
from undermine.bots.classic import bluff
from undermine.bots.classic.model import FAULT
from undermine.bots.classic.outlook import is_dead
from undermine.bots.classic.plan import kind_of, spoils
from undermine.bots.cover import Leaks, covered, stake
from undermine.bots.mind import MASTER, ROOKIE, VETERAN, Mind
from undermine.bots.models import model_needed
from undermine.games.classic.codes import OP_BREAK, OP_PASS, OP_REPAIR, target_in
from undermine.games.classic.deck import MINER, SABOTEUR

MODEL = model_needed("classic")


@pytest.fixture
def match():
    return undermine.start("classic", 5, "cover", options={"rounds": 1})


def mind_of(match, level=VETERAN, seen=0.3):
    return Mind(level, [0.6] * match.seats, [1 / 3] * 3, seen)


def first(match, role):
    return match.state.roles[:-1].index(role)


def test_only_a_saboteur_with_something_to_hide_pays(match):
    spy, miner = first(match, SABOTEUR), first(match, MINER)
    assert stake(MODEL, match.state, spy, mind_of(match)) == bluff.PRICE
    assert stake(MODEL, match.state, miner, mind_of(match)) == 0.0
    assert stake(MODEL, match.state, spy, mind_of(match, ROOKIE)) == 0.0
    assert stake(MODEL, match.state, spy, mind_of(match, seen=0.9)) == 0.0


def test_the_price_falls_as_the_cards_run_out(match):
    spy, state = first(match, SABOTEUR), match.state
    prices = []
    while state.pile:
        prices.append(stake(MODEL, state, spy, mind_of(match)))
        state.pile.pop()
    assert prices == sorted(prices, reverse=True)
    assert prices[-1] == 0.0


def test_what_spoils_costs_more_than_what_helps(match):
    """Of all that a seat could do, the worth of what raises suspicion falls, that of what lowers it rises."""
    seat = match.waiting[0]
    match.state.roles[seat] = SABOTEUR
    situation = Situation.of_match(match, seat)
    beliefs = Beliefs.of(MODEL, situation)
    codes = [match.game.encode(situation.deck, choice) for choice in situation.choices]
    worths = [0.0] * len(codes)
    leaks = Leaks(MODEL, beliefs, seat, match.state)
    paid = covered(MODEL, beliefs, seat, match.state, codes, worths, mind_of(match))
    assert any(leaks.of(code) > 0 for code in codes)
    for code, worth in zip(codes, paid, strict=True):
        assert worth == pytest.approx(-bluff.PRICE * leaks.of(code))


def test_found_out_a_saboteur_tries_only_what_does_harm(match):
    """The search looks at nothing else, as long as there is anything of the kind."""
    seat = match.waiting[0]
    match.state.roles[seat] = SABOTEUR
    situation = Situation.of_match(match, seat)
    codes = [match.game.encode(situation.deck, choice) for choice in situation.choices]
    mind = mind_of(match, seen=0.9)
    worths = MODEL.worth(match.state, seat, codes, mind)
    assert any(map(spoils, codes, worths))
    assert all(spoils(codes[at], worths[at]) for at in MODEL.candidates(match.state, seat, codes, worths, mind))
    calm = MODEL.candidates(match.state, seat, codes, worths, mind_of(match))
    assert not all(spoils(codes[at], worths[at]) for at in calm)


def test_a_miner_tries_nothing_that_the_plan_calls_a_fault(match):
    """Not a dead end in the way, nor a tool of somebody who is not suspected: few worlds may make either look good."""
    seat, state = match.waiting[0], match.state
    state.roles[seat] = MINER
    dead = next(card for card in range(state.deck.path_cards) if is_dead(state.deck, state.deck.faces.upright[card]))
    state.hands[seat][:2] = [state.deck.breaks.index(1), dead]
    codes = match.game.legal(state, seat)
    calm = Mind(VETERAN, [0.4] * match.seats, [1 / 3] * 3)
    worths = MODEL.worth(state, seat, codes, calm)
    assert min(worths) < FAULT
    tried = MODEL.candidates(state, seat, codes, worths, calm)
    assert tried
    assert all(worths[at] > FAULT for at in tried)
    wary = Mind(VETERAN, [0.0 if other == seat else 0.9 for other in range(match.seats)], [1 / 3] * 3)
    worths = MODEL.worth(state, seat, codes, wary)
    assert any(kind_of(codes[at]) == OP_BREAK for at in MODEL.candidates(state, seat, codes, worths, wary))


@pytest.mark.parametrize("level", [ROOKIE, VETERAN, MASTER])
def test_a_miner_mends_the_tool_of_a_friend_and_not_that_of_a_foe(match, level):
    """However much a master likes to help, and even if the foe is next."""
    seat, state = match.waiting[0], match.state
    state.roles[seat] = MINER
    friend, foe = (seat + 2) % 5, (seat + 1) % 5
    state.broken[friend] = state.broken[foe] = 1
    state.hands[seat][0] = state.deck.repairs.index(1)
    codes = match.game.legal(state, seat)
    sure = Mind(level, [1.0 if other == foe else 0.0 for other in range(match.seats)], [1 / 3] * 3)
    worths = dict(zip(codes, MODEL.worth(state, seat, codes, sure), strict=True))
    mends = {target_in(code): worths[code] for code in codes if kind_of(code) == OP_REPAIR}
    assert mends[friend] > 0.5
    assert mends[foe] < min(worths[code] for code in codes if kind_of(code) == OP_PASS)


def test_games_in_which_nobody_bluffs_are_played_as_before():
    match = undermine.start("dark_cave", 3, "cover")
    seat = match.waiting[0]
    situation = Situation.of_match(match, seat)
    model = model_needed("dark_cave")
    codes = [match.game.encode(situation.deck, choice) for choice in situation.choices]
    worths = [float(code % 7) for code in codes]
    mind = Mind(VETERAN, [0.5] * 3, [])
    assert covered(model, Beliefs.of(model, situation), seat, match.state, codes, worths, mind) is worths


def test_a_fellow_in_crime_keeps_his_tools():
    """Whoever is believed to be a saboteur is not broken by one."""
    broken = 0
    for number in range(12):
        match = undermine.start("classic", 5, f"fellow {number}", options={"rounds": 1})
        random = Random(number)
        memory: dict[str, object] = {}
        while match.result is None and match.view(None).phase == "play":
            seat = match.waiting[0]
            situation = Situation.of_match(match, seat, memory)
            beliefs = Beliefs.of(MODEL, situation)
            foes = beliefs.suspicion(beliefs.table(situation.view).sum(axis=1), seat)
            thought = BOTS["veteran"].choose(situation, random)
            for event in match.decide(thought.decision, seat):
                if type(event).__name__ == "ToolBroken" and match.state.roles[seat] == SABOTEUR:
                    broken += 1
                    assert foes[event.target] >= 0.5
    assert broken
