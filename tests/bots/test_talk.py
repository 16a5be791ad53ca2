"""Bots speak and hear: from what their seat knows, the same way every time, and without contradicting themselves."""

from itertools import product
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import undermine
from tests.bots.masters import quick_master
from tests.players import PLAYERS
from tests.properties.histories import HISTORIES
from undermine.bots import BOTS, Situation
from undermine.bots.belief import Belief, indifferent
from undermine.bots.beliefs import Beliefs
from undermine.bots.levels import LEVELS
from undermine.bots.mind import VETERAN
from undermine.bots.models import model_needed
from undermine.bots.names import TEMPERS
from undermine.bots.speaking import Voice
from undermine.bots.talking import Heard, Hearing, Rates, talk_of
from undermine.engine.claims import Am, AnyClaim, Ask, Said, Saw, Suspect
from undermine.engine.match import Match
from undermine.engine.records import read_record, write_record
from undermine.engine.replays import replay_record
from undermine.research.analyse import analyse
from undermine.research.talks import play_talking

GAMES = sorted(undermine.GAMES)
SEATS = {"classic": (3, 5, 8), "lost_mines": (3, 5, 7), "dark_cave": (2, 4, 6)}
TALKERS = ("rookie", "veteran", "master")


def bot_called(level: str) -> Any:
    return quick_master() if level == "master" else BOTS[level]


def rounds_of(match: Match) -> list[list[Said]]:
    """What was said, round by round: in a new round all is dealt anew."""
    log = match.log(None)
    begins = [at for at, event in enumerate(log) if type(event).__name__ == "RoundBegan"] or [0]
    return [
        [one for one in match.said if first < one.told <= last]
        for first, last in zip(begins, [*begins[1:], len(log)], strict=True)
    ]


# ---- speaking -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_words(game: str) -> None:
    records = []
    for _ in range(2):
        match = undermine.start(game, 5, "words")
        play_talking(match, [BOTS["veteran"]] * 5, Random(5))
        records.append(write_record(match.record()))
    assert records[0] == records[1]
    assert match.said
    again = replay_record(read_record(records[0]), match.game)
    assert again.said == match.said


@pytest.mark.parametrize("game", GAMES)
def test_mixed_tables_talk_by_the_rules_and_nobody_contradicts_himself(game: str, soak: int) -> None:
    """`--soak 1250` plays 10,000 games of each."""
    for number in range(8 * soak):
        play_a_mixed_table(game, number)


def play_a_mixed_table(game: str, number: int) -> None:
    """Random bots, rookies and veterans at tables of all sizes. Few play all rounds, and few have a master."""
    random = Random(number)
    rules = undermine.GAMES[game]
    seats = random.choice(rules.seats)
    several = "rounds" in rules.options_type.__struct_fields__
    match = undermine.start(game, seats, f"talk {number}", {"rounds": 1} if several and random.random() < 0.9 else {})
    bots = [BOTS[random.choice(("random", "rookie", "veteran"))] for _ in range(seats)]
    if random.random() < 0.05:
        bots[0] = quick_master()
    play_talking(match, bots, random)
    for said in rounds_of(match):
        for seat in range(seats):
            own = [one.claim for one in said if one.seat == seat]
            assert len(set(own)) == len(own), "nothing twice"
            sights = [(one.thing, one.where) for one in own if isinstance(one, Saw)]
            assert len(set(sights)) == len(sights)
            assert sum(isinstance(one, Am) for one in own) <= 1
    turns = [(one.seat, one.after) for one in match.said]
    assert len(set(turns)) == len(turns), "once a turn"


@pytest.mark.parametrize("level", TALKERS)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_says_depends_on_nothing_that_its_seat_cannot_know(game: str, level: str, soak: int) -> None:
    """All that is hidden is dealt anew, the same happens and the same is said: the bot says the same, to the byte."""
    bot = bot_called(level)
    compared = different = spoken = number = 0
    while compared < 30 * soak or spoken < 5:
        number += 1
        random = Random(f"{game} talks {number}")
        seats = SEATS[game][number % 3]
        history = HISTORIES[game](seats, f"talks {number}", PLAYERS[game], {})
        viewer = random.randrange(seats)
        time = random.randrange(len(history.steps) // 3, len(history.steps))
        chance, decisions = history.second_world(viewer, time, random)
        worlds = [history.begin(history.original()), history.begin(chance)]
        memory: list[dict[str, object]] = [{}, {}]
        for i in range(time):
            step = history.steps[i]
            if step.seat == viewer and i:
                seen = [Situation.of_match(world, viewer, kept) for world, kept in zip(worlds, memory, strict=True)]
                said = [bot.speak(one, Random(i)) for one in seen]
                assert msgspec.json.encode(said[0]) == msgspec.json.encode(said[1])
                assert said[0] == bot.speak(Situation.of_match(worlds[0], viewer), Random(i)), "with memory or without"
                compared += 1
                different += worlds[0].position() != worlds[1].position()
                if said[0] is not None:
                    spoken += 1
                    for world in worlds:
                        world.say(viewer, said[0])
            if i % 7 == 0:
                for world in worlds:
                    world.say((viewer + 1) % seats, Ask("am" if i % 2 else "saw"))
            worlds[0].decide(step.decision, step.seat)
            worlds[1].decide(decisions[i], step.seat)
    assert different > compared / 2


# ---- hearing --------------------------------------------------------------------------------------------------------


def looked(game: str) -> tuple[Match, Any]:
    """A match in which somebody has just looked at a goal or a mine."""
    for seed in range(100):
        match, random = undermine.start(game, 5, f"look {seed}"), Random(seed)
        for _ in range(60):
            beliefs = Beliefs(model_needed(game), 5, match.options, match.state.deck)
            beliefs.follow(match.log(None))
            assert beliefs.hearing is not None
            looks = [look for look in beliefs.hearing.fresh.values() if look.thing in ("goal", "mine")]
            if looks:
                return match, looks[0]
            match.decide(random.choice(list(match.choices())), match.waiting[0])
    raise AssertionError("nobody looks")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_look_is_believed_more_than_not(game: str) -> None:
    match, look = looked(game)
    model = model_needed(game)
    listener = (look.seat + 1) % 5
    beliefs = Beliefs(model, 5, match.options, match.state.deck)
    before_events = match.log(None)
    talk = talk_of(model)
    assert talk is not None
    claim = Saw(look.thing, look.where, talk.words[look.thing][0])
    beliefs.follow(before_events)
    assert beliefs.hearing is not None
    truth = beliefs.hearing.truth(claim)
    assert truth is not None
    before = beliefs.table(match.view(listener))[truth].sum()
    match.say(look.seat, claim)
    beliefs.follow(match.log(None), match.said)
    after = beliefs.table(match.view(listener))[truth].sum()
    assert 0 < before < after < 1
    # Of somebody who has not looked it says nothing.
    others = Beliefs(model, 5, match.options, match.state.deck)
    others.follow(match.log(None), [Said(listener, claim, 0, 0)])
    assert np.isclose(others.table(match.view((look.seat + 2) % 5))[truth].sum(), before, atol=0.2)
    assert others.hearing is not None and not others.hearing.tellers


@pytest.mark.parametrize("claim", [Saw("goal", 0, "treasure"), Saw("goal", 2, "stone")])
def test_hearing_is_bayes(claim: Saw, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a toy deck (3 goals, 3 seats, 1 saboteur or none) all deals are gone through, with all that may be said."""
    monkeypatch.setattr("undermine.bots.talking.DOUBT", 0.0)
    talk = talk_of(model_needed("classic"))
    assert talk is not None
    roles: list[tuple[int, ...]] = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    secrets: list[tuple[int, ...]] = [(0,), (1,), (2,)]
    speaker = 1
    weights: dict[tuple[int, int], float] = {}
    for (h, deal), (s, secret) in product(enumerate(roles), enumerate(secrets)):
        rates = talk.rates["goal"][deal[speaker]]
        there = "treasure" if secret[0] == claim.where else "stone"
        other = "stone" if there == "treasure" else "treasure"
        says: dict[AnyClaim | None, float] = {
            Saw("goal", claim.where, there): rates.truth,
            Saw("goal", claim.where, other): rates.lie,
            None: rates.silence,
        }
        assert np.isclose(sum(says.values()), 1)
        weights[h, s] = says[claim]
    whole = sum(weights.values())
    hearing = Hearing(talk, roles, secrets)
    belief = Belief(roles, [1.0] * 4, [1.0] * 3, indifferent("classic", ("loyal", "saboteur"), ("any",), ("any",), ()))
    hearing.heard.append(Heard(speaker, claim, True))
    belief.heard = hearing.factor(np.ones(4, bool), np.ones(3, bool))
    table = belief.joint()
    for cell, weight in weights.items():
        assert np.isclose(table[cell], weight / whole)


def test_an_exposed_lie_counts_in_full_and_one_that_is_not_only_in_part() -> None:
    talk = talk_of(model_needed("classic"))
    assert talk is not None
    roles: list[tuple[int, ...]] = [(0, 0, 0), (1, 0, 0)]
    hearing = Hearing(talk, roles, [(0,), (1,), (2,)])
    hearing.heard.append(Heard(0, Saw("goal", 0, "treasure"), True))

    def odds(secrets: list[bool]) -> float:
        table = np.exp(hearing.factor(np.ones(2, bool), np.array(secrets))) * np.array(secrets)
        return float(table[1].sum() / table[0].sum())

    miner, saboteur = talk.rates["goal"]
    exposed = odds([False, True, True])
    assert np.isclose(exposed, saboteur.lie / miner.lie)
    assert odds([True, True, True]) < exposed
    assert odds([True, False, False]) < 1
    assert hearing.liars(np.outer([True, True], [False, True, True])) == {0}


def test_silence_after_a_look_is_held_only_against_those_who_told_before() -> None:
    match, look = looked("classic")
    model = model_needed("classic")

    def suspicion(told_before: bool) -> float:
        beliefs = Beliefs(model, 5, match.options, match.state.deck)
        assert beliefs.hearing is not None
        if told_before:
            beliefs.hearing.tellers.add(look.seat)
        beliefs.follow(match.log(None))
        assert (look in beliefs.hearing.silences) == told_before
        return beliefs.seen(beliefs.public(), look.seat)

    for _ in range(5):  # all play on, and nobody says a word
        match.decide(next(one for one in match.choices() if str(one).startswith("pass")))
    assert suspicion(told_before=True) > suspicion(told_before=False)


@pytest.mark.parametrize("game", GAMES)
def test_an_accusation_moves_the_table_a_little(game: str) -> None:
    match = undermine.start(game, 5, "accuse")
    seen = []
    for claims in ([], [Said(0, Suspect(1), 0, len(match.log(None)))]):
        beliefs = Beliefs(model_needed(game), 5, match.options, match.state.deck)
        beliefs.follow(match.log(None), claims)
        seen.append(beliefs.seen(beliefs.public(), 1))
    assert seen[0] < seen[1] < seen[0] + 0.15


@pytest.mark.parametrize("game", GAMES)
def test_to_say_it_again_tells_nothing_new(game: str) -> None:
    """Nobody is believed for saying it often, nor for giving one reason after the other."""
    match, look = looked(game)
    talk = talk_of(model_needed(game))
    assert talk is not None
    sight = Saw(look.thing, look.where, talk.words[look.thing][0])
    target = (look.seat + 1) % 5
    once: list[AnyClaim] = [sight, Suspect(target)]
    often = [*once, sight, *(Suspect(target, why) for why in match.vocabulary.reasons)]
    tables = []
    for claims in (once, often):
        beliefs = Beliefs(model_needed(game), 5, match.options, match.state.deck)
        beliefs.follow(match.log(None), [Said(look.seat, one, match.decided, len(match.log(None))) for one in claims])
        tables.append(beliefs.public())
    assert np.allclose(tables[0], tables[1])


def test_rookies_do_not_weigh_what_they_hear(monkeypatch: pytest.MonkeyPatch) -> None:
    """They draw no conclusions, so they need not pay for them; what they say stays the same."""
    match, look = looked("classic")
    match.say(look.seat, Saw("goal", look.where, "treasure"))
    match.say(look.seat, Ask("am"))
    asked = Situation.of_match(match, match.waiting[0])
    monkeypatch.setattr(Hearing, "factor", lambda *_: pytest.fail("nobody asked for it"))
    assert BOTS["rookie"].choose(asked, Random(1))
    assert LEVELS[0].speak(asked, Random(1)) == Am(match.vocabulary.roles[0])


# ---- looking at it again ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_analysis_marks_who_lied_and_how_far_it_was_believed(language: str) -> None:
    for seed in range(20):
        match = undermine.start("classic", 5, f"lies {seed}", {"rounds": 1})
        play_talking(match, [BOTS["veteran"]] * 5, Random(seed))
        lies = [one for one in match.said if isinstance(one.claim, Saw) and not match.holds(one.seat, one.claim)]
        if lies:
            break
    marks = [mark for mark in analyse(match, language).rounds[0].marks if mark.what == "lie"]
    assert [(mark.number, mark.seat) for mark in marks] == [(one.after, one.seat) for one in lies]
    assert all("%" in mark.text and "{" not in mark.text for mark in marks)


def test_what_a_seat_heard_explains_what_it_does_next() -> None:
    """Those who have not looked are taken to go where they were told that the treasure is."""
    match, look = looked("classic")
    beliefs = Beliefs(model_needed("classic"), 5, match.options, match.state.deck)
    beliefs.follow(match.log(None))
    evidence: Any = beliefs.evidence
    listener = (look.seat + 1) % 5
    free = [place for place in range(3) if place != look.where]
    assert evidence.weights(listener, look.where) == [1 / 3] * 3
    match.say(look.seat, Saw("goal", look.where, "treasure"))
    beliefs.follow(match.log(None), match.said)
    weights = evidence.weights(listener, look.where)
    assert weights[look.where] > 0.5 > weights[free[0]] > 0
    assert np.isclose(sum(weights), 1)


# ---- tempers ---------------------------------------------------------------------------------------------------------


def test_the_loud_speak_up_more_often_than_the_cautious_and_the_sly_lie_more() -> None:
    match, look = looked("classic")
    situation = Situation.of_match(match, look.seat)
    beliefs = Beliefs.of(model_needed("classic"), situation)
    assert beliefs.hearing is not None

    def rates(temper: str) -> Rates:
        assert beliefs.hearing is not None
        situation.temper = temper
        voice = Voice(VETERAN, beliefs, beliefs.hearing, situation, Random(1))
        voice.role = 1
        return voice.rates(look)

    assert rates("loud").silence < rates("").silence < rates("cautious").silence
    assert rates("cautious").lie < rates("").lie < rates("sly").lie
    assert all(np.isclose(sum(rates(temper)), 1) for temper in ("", *TEMPERS))
