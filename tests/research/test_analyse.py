"""The analysis of a game that is over: it agrees with what was played, with itself, and with what seats knew."""

import msgspec
import pytest

import undermine
from tests.research.games import analysed, played
from undermine.bots import models
from undermine.bots.beliefs import Beliefs
from undermine.bots.models import games_with_models, model_needed
from undermine.engine.errors import OptionError
from undermine.engine.views import redact
from undermine.research.analyse import Analysis, analyse

GAMES = [(game, seats) for game in games_with_models() for seats in undermine.GAMES[game].seats if seats in (2, 3, 5)]


@pytest.mark.parametrize(("game", "seats"), [*GAMES, ("classic", 10)])
def test_every_decision_has_its_point_in_its_round(game, seats):
    match = played(game, seats)
    found = analysed(game, seats)
    assert (found.game, found.seats) == (game, seats)
    assert found.rounds[0].first == 0
    assert found.rounds[-1].last == match.decided
    for before, after in zip(found.rounds, found.rounds[1:], strict=False):
        assert before.last == after.first
    for number, one in enumerate(found.rounds, 1):
        assert one.round == number
        assert [point.number for point in one.points] == list(range(one.first, one.last + 1))
        told = [line.number for lines in (one.evidence, one.thoughts, one.marks) for line in lines]
        assert all(one.first < decided <= one.last for decided in told)
        assert all(match.decisions[thought.number - 1][0] == thought.seat for thought in one.thoughts)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_chances_are_chances_and_nobody_suspects_himself(game, seats):
    for one in analysed(game, seats).rounds:
        for point in one.points:
            assert len(point.public) == len(point.seats) == seats
            for observer, suspicion in enumerate(point.seats):
                assert len(suspicion) == seats
                assert suspicion[observer] == 0
            assert all(0 <= chance <= 1 for chances in (point.public, *point.seats) for chance in chances)


def test_roles_are_those_of_the_rounds():
    match = played()
    found = analysed()
    for one, round_played in zip(found.rounds, match.result.rounds, strict=True):
        assert one.roles == tuple("saboteur" if role == "saboteur" else "loyal" for role in round_played.roles)
        assert one.clans is None


def test_the_deal_says_as_much_as_the_cards_do():
    """Five seats: four miners and two saboteurs, of which one card is left over."""
    for one in analysed().rounds:
        deal = one.points[0]
        assert deal.public == (0.333,) * 5
        for seat, role in enumerate(one.roles):
            # A miner is left with three miners and two saboteurs among five cards; a saboteur with four and one.
            expected = 0.4 if role == "loyal" else 0.8
            assert deal.seats[seat] == tuple(0.0 if other == seat else expected for other in range(5))


def test_the_public_curve_is_the_same_whoever_hands_the_events_over():
    match = played()
    found = analysed()
    for viewer in (None, 0, 3):
        again = undermine.start("classic", 5, match.seed)
        beliefs = Beliefs(model_needed("classic"), 5, again.options, again.state.deck)
        one = found.rounds[0]
        for number, (seat, decision) in enumerate(match.decisions[: one.last - 5]):
            beliefs.follow(again.log(viewer))
            public = beliefs.public()
            expected = [round(beliefs.seen(public, other), 3) for other in range(5)]
            assert one.points[number].public == pytest.approx(expected, abs=1e-9)
            again.decide(decision, seat)


def test_what_is_learned_is_public():
    """Beliefs do not change if they are fed with the whole truth instead of what a spectator sees."""
    match = played()
    followers = [Beliefs(model_needed("classic"), 5, match.options, match.state.deck) for _ in range(2)]
    whole = match._log
    seen = followers[0].follow(whole)
    assert seen == followers[1].follow([redact(event, None) for event in whole])
    assert len(seen) == sum(len(one.evidence) for one in analysed().rounds)


def test_curves_stop_where_the_roles_are_turned_over():
    """Gold is shared out after the end of a round; by then all know everything, and the curves stand still."""
    games = (played(seed=f"gold {number}") for number in range(20))
    match = next(match for match in games if match.decisions[-1][1].startswith("take"))
    one = analyse(match).rounds[-1]
    shared = [number for number, (_, decision) in enumerate(match.decisions, 1) if decision.startswith("take")]
    assert one.evidence[-1].number < shared[-1]
    assert any(0 < chance < 1 for chance in one.points[-1].public)
    for point in one.points[-2:]:
        assert (point.public, point.seats) == (one.points[-1].public, one.points[-1].seats)


def test_evidence_tells_by_how_much_suspicion_moved():
    for one in analysed().rounds:
        points = {point.number: point for point in one.points}
        for told in one.evidence:
            before = points[told.number - 1].public[told.actor]
            after = points[told.number].public[told.actor]
            if abs(told.bits) >= 0.1 and 0.01 < before < 0.99:
                assert (after > before) == (told.bits > 0)
            assert abs(told.bits) < 6


def test_marks_tell_who_was_found_out_and_who_wrongly():
    for seed in ("played", "b", "c"):
        for one in analyse(played(seed=seed, bots=("veteran", "random"))).rounds:
            marks = [mark for mark in one.marks if mark.what != "turning_point"]
            for seat in range(5):
                late = [point.number for point in one.points if point.public[seat] > 0.75]
                mine = [mark for mark in marks if mark.seat == seat]
                assert [mark.number for mark in mine] == late[:1]
                for mark in mine:
                    assert mark.what == ("cover_blown" if one.roles[seat] == "saboteur" else "wrongly_accused")
            assert sum(mark.what == "turning_point" for mark in one.marks) <= 1


def test_it_is_the_same_every_time_and_for_a_record():
    match = played()
    raw = msgspec.json.encode(analyse(match))
    again = msgspec.json.encode(analyse(undermine.read_record(undermine.write_record(match.record()))))
    assert raw == again
    assert msgspec.json.decode(raw, type=Analysis) == analyse(match)


def test_the_languages_differ_in_nothing_but_texts():
    def bare(language: str) -> str:
        found = msgspec.to_builtins(analyse(played(), language))
        assert found.pop("language") == language
        texts = [
            told.pop("text")
            for one in found["rounds"]
            for kind in ("evidence", "thoughts", "marks")
            for told in one[kind]
        ]
        assert all(texts) and not any("{" in text or "}" in text for text in texts)
        return msgspec.json.encode(found).decode()

    assert bare("en") == bare("de") == bare("nl")


def test_names_stand_in_the_sentences():
    names = ["Ada", "Bob", "Cleo", "Dora", "Emil"]
    found = analyse(played(), names=names).rounds[0]
    assert all(told.text.startswith(names[told.actor]) for told in found.evidence)


def test_a_game_that_is_not_over_is_analysed_up_to_there():
    record = played().record()
    part = msgspec.structs.replace(record, steps=record.steps[:20])
    found, whole = analyse(part).rounds[0], analyse(record).rounds[0]
    assert found.points == whole.points[:21]


def test_what_can_not_be_analysed_is_refused():
    with pytest.raises(OptionError, match="no language"):
        analyse(played(), "tlh")
    position = undermine.load_position(played().position())
    with pytest.raises(OptionError, match="began with a position"):
        analyse(position)


def test_a_game_without_a_model_is_refused(monkeypatch):
    monkeypatch.setattr(models, "model_of", lambda _: None)
    with pytest.raises(OptionError, match="bots have no model of 'classic'"):
        analyse(played())
