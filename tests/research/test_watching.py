"""How well roles hide and how well they are known: the figures, and that a watcher is told nothing too early."""

from itertools import product
from random import Random

import pytest

from undermine.bots import BOTS, Situation
from undermine.bots.models import model_needed
from undermine.engine.chance import Chance
from undermine.engine.claims import Suspect
from undermine.engine.match import Match
from undermine.games import game_named
from undermine.research.watching import auc, auc_error, ece, log_loss, watch


def test_auc_is_the_share_of_pairs_in_the_right_order():
    random = Random(1)
    judged = [(round(random.random(), 1), random.random() < 0.4) for _ in range(60)]
    guilty, clean = [[chance for chance, so in judged if so is is_so] for is_so in (True, False)]
    pairs = [1.0 if one > other else 0.5 if one == other else 0.0 for one, other in product(guilty, clean)]
    assert auc(judged) == pytest.approx(sum(pairs) / len(pairs))


def test_where_all_are_alike_there_is_nobody_to_tell_apart():
    assert auc([(0.5, False), (0.7, False)]) is None
    assert auc_error([[(0.5, False)], [(0.7, False)]]) is None
    assert log_loss([]) is None
    assert ece([]) is None


def test_calibration():
    assert ece([(0.8, True)] * 8 + [(0.8, False)] * 2) == pytest.approx(0.0)
    assert ece([(1.0, True), (1.0, False)]) == pytest.approx(0.5)


def test_a_watcher_knows_the_deal_first_and_the_roles_never():
    """The roles are shown when a round ends: what was believed at its end is what was believed before that."""
    model, game = model_needed("classic"), game_named("classic")
    match = Match(game, 5, {"rounds": 1}, None, Chance("watch"))
    told, random = [len(match.log(None))], Random(1)
    while match.result is None and not model.round_over(match.state, 1):
        seat = match.waiting[0]
        match.decide(BOTS["rookie"].choose(Situation.of_match(match, seat), random).decision, seat)
        told.append(len(match.log(None)))
    roles = model.truth(match.state)[0]
    seen = watch(model, match.options, match.state.deck, match.log(None), told, roles)
    assert [so for _, so in seen.quarter] == [role > 0 for role in roles]
    loyal = [chance for (chance, _), role in zip(seen.dealt, _judges(roles), strict=True) if not role]
    assert len({round(chance, 9) for chance in loyal}) == 1  # to the loyal, all others are alike
    assert all(0.0 < chance < 1.0 for chance, _ in seen.end)


def test_a_watcher_hears_what_is_said_when_it_is_said():
    model, game = model_needed("classic"), game_named("classic")
    match = Match(game, 5, {"rounds": 1}, None, Chance("listen"))
    told, random = [len(match.log(None))], Random(1)
    while match.result is None and not model.round_over(match.state, 1):
        seat = match.waiting[0]
        match.decide(BOTS["rookie"].choose(Situation.of_match(match, seat), random).decision, seat)
        told.append(len(match.log(None)))
        if len(told) == 4:
            match.say(seat, Suspect((seat + 1) % 5))
    roles = model.truth(match.state)[0]
    table = (model, match.options, match.state.deck, match.log(None), told, roles)
    deaf, hearing = watch(*table), watch(*table, match.said)
    assert hearing.dealt == deaf.dealt  # nothing had been said
    assert hearing.quarter != deaf.quarter
    assert hearing.half != deaf.half


def _judges(roles):
    """The role of whoever judges, for each pair."""
    return [role for role in roles for _ in range(len(roles) - 1)]
