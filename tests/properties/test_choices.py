"""`choices` and `why_not` are two programs for one truth: they agree on every decision that can be written."""

from random import Random

import pytest

import undermine
from tests.players import digger, uniform
from undermine import Match
from undermine.engine.decisions import Decision
from undermine.engine.rulebook import rulebook
from undermine.games.classic.decisions import (
    Align,
    BreakTool,
    Lay,
    Map,
    Pass,
    ProposeEnd,
    Repair,
    Rockfall,
    TakeGold,
    Vote,
)


def every_decision(match: Match) -> list[Decision]:
    """All that can be written with the cards, the tools, the seats and the cells around the table, and beyond."""
    names = [*match.state.tables.names, "no-such-card"]
    tools = ["lamp", "cart", "pick", "hammer"]
    seats = range(min(match.seats + 1, 10))
    view = match.view(None)
    xs = [card.cell[0] for card in view.laid] + [8]
    ys = [card.cell[1] for card in view.laid] + [2, -2]
    cells = [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]
    found: list[Decision] = [Lay(card, cell, turned) for card in names for cell in cells for turned in (False, True)]
    found += [Rockfall(cell) for cell in cells] + [Map(cell) for cell in cells]
    found += [Pass(card) for card in names]
    found += [BreakTool(tool, seat) for tool in tools for seat in seats]
    found += [Repair(tool, seat, card) for tool in tools for seat in seats for card in names]
    found += [TakeGold(nuggets) for nuggets in range(5)]
    found += [Align(False), Align(True), Vote(False), Vote(True), ProposeEnd()]
    return found


def assert_agreement(match: Match) -> None:
    for seat in range(match.seats):
        choices = match.choices(seat)
        codes = set(choices.codes)
        assert len(codes) == len(choices)
        written = {str(choice) for choice in choices}
        for decision in every_decision(match):
            legal = match.game.encode(match.state.tables, decision) in codes
            refusal = match.why_not(decision, seat)
            assert legal == (refusal is None), f"{decision} by {seat}: {refusal}\n{match.position()}"
        assert written <= {str(d) for d in every_decision(match)}


TABLES: list[dict[str, object]] = [
    {},
    {"loose_connection": True, "self_break": True, "vote_end": True},
    {"auto_end_when_dead": True, "rounds": 1},
]


@pytest.mark.clause("CL-T02", "CL-O01")
@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_they_agree_on_everything(seats: int, options: dict[str, object], soak: int) -> None:
    for repeat in range(soak):
        match = undermine.start("classic", seats, f"agree {seats} {repeat}", options)
        random = Random(f"{seats}{options}{repeat}")
        while match.result is None:
            if random.random() < 0.05 or match.view(None).phase != "play":
                assert_agreement(match)
            player = digger if random.random() < 0.8 else uniform
            match.decide(player(match, random))
        assert_agreement(match)


def test_a_refused_decision_changes_nothing() -> None:
    match = undermine.start("classic", 4, 11)
    random = Random(1)
    for _ in range(40):
        before = match.position(), match.log(None), match.number
        for decision in random.sample(every_decision(match), 200):
            refusal = match.why_not(decision)
            if refusal:
                with pytest.raises(undermine.Refused) as error:
                    match.decide(decision)
                assert error.value == refusal
        assert (match.position(), match.log(None), match.number) == before
        match.decide(digger(match, random))


def test_every_clause_that_a_refusal_names_is_in_the_rules() -> None:
    match = undermine.start("classic", 4, 3, {"vote_end": True})
    random = Random(2)
    named = set()
    while match.result is None:
        if random.random() < 0.1:
            sample = random.sample(every_decision(match), 500)
            named |= {refusal.clause for d in sample if (refusal := match.why_not(d, random.randrange(4)))}
        match.decide(digger(match, random))
    assert named <= set(rulebook("undermine.games.classic"))
    assert len(named) > 12
