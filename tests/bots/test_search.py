"""The master's search: it tells what it found, and reckons with what others would think of a decision."""

from random import Random

import pytest

import undermine
from undermine.bots import BOTS, Situation, search
from undermine.bots.beliefs import Beliefs
from undermine.bots.mind import VETERAN
from undermine.bots.models import model_needed
from undermine.research.evaluate import bot_named

MODEL = model_needed("classic")


def saboteurs_turns(seed, turns):
    """A match of veterans at moments when a saboteur is to decide."""
    match = undermine.start("classic", 5, seed, options={"rounds": 1})
    random = Random(seed)
    found = 0
    while match.result is None and found < turns:
        seat = match.waiting[0]
        if match.view(seat).phase == "play" and match.view(seat).seats[seat].role.role == "saboteur":
            found += 1
            yield match, seat
        thought = BOTS["veteran"].choose(Situation.of_match(match, seat), random)
        match.decide(thought.decision, seat)


def suspected(match, seat, choice):
    """How far a miner would suspect this seat before and after it, knowing only his own role."""
    situation = Situation.of_match(match, seat)
    beliefs = Beliefs.of(MODEL, situation)
    roles = MODEL.truth(match.state)[0]
    code = match.game.encode(situation.deck, choice)
    after = search._candidate(MODEL, beliefs, seat, match.state, code).minds(beliefs, roles)
    before = beliefs.minds(VETERAN, beliefs.public(), roles)
    miner = roles.index(0)
    return before[miner].suspicion[seat], after[miner].suspicion[seat]


def test_a_spoilt_tunnel_is_paid_for_with_suspicion():
    """Of all that a saboteur could do in these turns, what spoils makes him suspected more than what helps."""
    spoiling, helping = [], []
    for match, seat in saboteurs_turns("suspicion", 8):
        situation = Situation.of_match(match, seat)
        codes = [match.game.encode(situation.deck, choice) for choice in situation.choices]
        beliefs = Beliefs.of(MODEL, situation)
        for choice, code in zip(situation.choices, codes, strict=True):
            seen = MODEL.observed(beliefs.evidence, seat, match.state, code)
            kinds = {MODEL.classes[one] for one in seen.classes} if seen else set()
            before, after = suspected(match, seat, choice)
            if any("harm" in kind for kind in kinds):
                spoiling.append(after - before)
            elif kinds == {"advance"}:
                helping.append(after - before)
    assert spoiling and helping
    assert sum(spoiling) / len(spoiling) > 0.02
    assert sum(helping) / len(helping) < 0.0


@pytest.mark.parametrize("worlds", [8])
def test_what_others_would_think_changes_what_a_master_does(monkeypatch, worlds):
    """The same turns once more, but nobody would draw conclusions from what is done: some are decided otherwise."""
    master = bot_named("master", worlds)
    turns = [
        (Situation.of_match(match, seat), match.decided)
        for seed in range(4)
        for match, seat in saboteurs_turns(seed, 6)
    ]

    def decisions():
        return [str(master.choose(situation, Random(number)).decision) for situation, number in turns]

    wary = decisions()
    assert wary == decisions()
    monkeypatch.setattr(type(MODEL), "observed", lambda *_: None)
    careless = decisions()
    assert len(careless) == len(wary)
    assert careless != wary


def test_a_master_says_what_came_of_its_search():
    keys = []
    for match, seat in saboteurs_turns("reasons", 4):
        thought = BOTS["master"].choose(Situation.of_match(match, seat), Random(1))
        keys.append(thought.reasons[-1].key)
    assert keys
    assert set(keys) <= {"search_plan", "search_better"}
