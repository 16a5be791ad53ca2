"""`choices` and `why_not` are two programs for one truth: they agree on every decision that can be written."""

from collections.abc import Callable
from random import Random

import pytest

import undermine
from tests.players import digger, pathfinder, uniform
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
from undermine.games.lost_mines import decisions as lm


def every_decision(match: Match) -> list[Decision]:
    """All that can be written of a game."""
    return every_classic(match) if match.game.name == "classic" else every_lost_mines(match)


def every_classic(match: Match) -> list[Decision]:
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


def every_lost_mines(match: Match) -> list[Decision]:
    """All that can be written with the cards, the seats, the places and the cells of the board, and beyond."""
    names = [*match.state.tables.names, "no-such-card"]
    cells = [(x, y) for x in range(-2, 13) for y in range(-2, 9)]
    found: list[Decision] = [Lay(card, cell, turned) for card in names for cell in cells for turned in (False, True)]
    for cell in cells:
        found += [lm.UseTool(cell), lm.Storm(cell)]
        found += [kind(cell, side) for kind in (lm.SetTrap, lm.SetTroll) for side in "NESWX"]
        found += [lm.LookAtMine(card, cell) for card in names if card.startswith("info") or card in ("axe", "EW")]
    for card in names:
        found += [lm.LookAtTreasure(card, place) for place in range(match.seats + 2)]
        found += [lm.LookAtDwarf(card, seat) for seat in range(match.seats + 1)]
        found += [lm.Discard((card, other)) for other in names] + [lm.Discard((card,))]
    found += [lm.Discard(()), lm.Discard(("EW", "EW", "EW"))]
    found += [lm.TakeTreasure(place) for place in range(match.seats + 2)]
    found += [*(lm.Step(side) for side in "NESWX"), lm.Stop(), Align(False), Align(True)]
    found += [Vote(False), Vote(True), ProposeEnd()]
    return found


def assert_agreement(match: Match, random: Random) -> None:
    """On every decision for a seat that is waited for; on a sample for the others, who may do next to nothing."""
    every = every_decision(match)
    for seat in range(match.seats):
        choices = match.choices(seat)
        codes = set(choices.codes)
        assert len(codes) == len(choices)
        waited = seat in match.waiting
        assert not waited or {str(choice) for choice in choices} <= {str(decision) for decision in every}
        for decision in every if waited else [*random.sample(every, 300), ProposeEnd()]:
            legal = match.game.encode(match.state.tables, decision) in codes
            refusal = match.game.why_not(match.state, seat, decision)
            assert legal == (refusal is None), f"{decision} by {seat}: {refusal}\n{match.position()}"


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
                assert_agreement(match, random)
            player = digger if random.random() < 0.8 else uniform
            match.decide(player(match, random))
        assert_agreement(match, random)


LOST_MINES_TABLES: list[dict[str, object]] = [{}, {"stack_tokens": True, "treasure_pick": "random", "vote_end": False}]


@pytest.mark.clause("LM-T02", "LM-O01", "Q-LM-20")
@pytest.mark.parametrize("options", LOST_MINES_TABLES, ids=str)
@pytest.mark.parametrize("seats", [3, 5, 9])
def test_they_agree_on_everything_in_the_lost_mines(seats: int, options: dict[str, object], soak: int) -> None:
    for repeat in range(soak):
        match = undermine.start("lost_mines", seats, f"agree {seats} {repeat}", options)
        random = Random(f"{seats}{options}{repeat}")
        while match.result is None:
            rare = match.view(None).phase in ("align", "treasure", "vote")
            if random.random() < (0.3 if rare else 0.025):
                assert_agreement(match, random)
            player = pathfinder if random.random() < 0.8 else uniform
            match.decide(player(match, random))
        assert_agreement(match, random)


@pytest.mark.parametrize(("game", "player"), [("classic", digger), ("lost_mines", pathfinder)])
def test_a_refused_decision_changes_nothing(game: str, player: Callable[..., Decision]) -> None:
    match = undermine.start(game, 4, 11)
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
        match.decide(player(match, random))


@pytest.mark.parametrize(("game", "player"), [("classic", digger), ("lost_mines", pathfinder)])
def test_every_clause_that_a_refusal_names_is_in_the_rules(game: str, player: Callable[..., Decision]) -> None:
    match = undermine.start(game, 4, 3, {"vote_end": True})
    random = Random(2)
    named = set()
    while match.result is None:
        if random.random() < 0.1:
            sample = random.sample(every_decision(match), 500)
            named |= {refusal.clause for d in sample if (refusal := match.why_not(d, random.randrange(4)))}
        match.decide(player(match, random))
    assert named <= set(rulebook(f"undermine.games.{game}"))
    assert len(named) > 12
