"""`choices` and `why_not` are two programs for one truth: they agree on every decision that can be written."""

from random import Random

import pytest

import undermine
from tests.players import PLAYERS, uniform
from undermine import Match
from undermine.engine.decisions import Decision
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
from undermine.games.dark_cave import decisions as dc
from undermine.games.dark_cave.deck import CREATURES, SPACES
from undermine.games.lost_mines import decisions as lm
from undermine.testing import assert_agreement, assert_refusals_change_nothing, clauses_named


def every_decision(match: Match) -> list[Decision]:
    """All that can be written of a game."""
    every = {"classic": every_classic, "lost_mines": every_lost_mines, "dark_cave": every_dark_cave}
    return every[match.game.name](match)


def every_classic(match: Match) -> list[Decision]:
    """All that can be written with the cards, the tools, the seats and the cells around the table, and beyond."""
    names = [*match.state.deck.names, "no-such-card"]
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
    names = [*match.state.deck.names, "no-such-card"]
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


def every_dark_cave(match: Match) -> list[Decision]:
    """All that can be written with the cards held and a few others, the seats, the cells of the cave and around it."""
    held = {card for seat in match.waiting for card in match.view(seat).seats[seat].hand.cards}
    others = {"I-EW", "II-hole-NES", "I-information", "II-swap", "III-web", "II-axe", "III-rat", "no-such-card"}
    names = sorted(held | others)
    view = match.view(None)
    xs, ys = zip(*[card.cell for card in view.laid], *[goal.cell for goal in view.goals], strict=True)
    cells = [(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)]
    seats = range(match.seats + 1)
    found: list[Decision] = [Lay(card, cell, turned) for card in names for cell in cells for turned in (False, True)]
    for cell in cells:
        found += [dc.Step(cell, space) for space in [*SPACES, "X"]] + [dc.Hew(cell, side) for side in "NESWX"]
        found += [kind(card, cell) for kind in (dc.LookAtGoal, dc.Rockfall, dc.Attract) for card in names]
        found += [dc.SetWeb(card, cell, side) for side in "NESWX" for card in names if "web" in card or card == "I-EW"]
    for card in names:
        found += [kind(card, seat) for kind in (dc.LookAtClan, dc.Swap, dc.Equip) for seat in seats]
        found += [dc.Discard((card, other)) for other in names] + [dc.Discard((card,)), dc.Rouse(card)]
    found += [dc.Discard(()), dc.Discard(("I-EW", "I-EW", "I-EW")), dc.Stop(), *map(dc.Meet, [*CREATURES, "bat"])]
    found += [kind(yes) for kind in (dc.AnswerAxe, dc.TakeGold, Align, Vote) for yes in (False, True)]
    return [*found, ProposeEnd()]


TABLES: dict[str, list[dict[str, object]]] = {
    "classic": [
        {},
        {"loose_connection": True, "self_break": True, "vote_end": True},
        {"auto_end_when_dead": True, "rounds": 1},
    ],
    "lost_mines": [{}, {"stack_tokens": True, "treasure_pick": "random", "vote_end": False}],
    "dark_cave": [
        {},
        {"axe_same_turn": True, "axe_keeps_moving": True, "vein_optional": True, "rotate180": False},
        {"emerge_attacks": True, "axe_prompt": "simultaneous", "swap_needs_cards": True, "vote_end": False},
    ],
}
CLAUSES = {
    "classic": ["CL-T02", "CL-O01"],
    "lost_mines": ["LM-T02", "LM-O01", "Q-LM-20"],
    "dark_cave": ["DC-T02", "DC-O01", "DC-O04", "Q-DC-39", "Q-DC-71", "Q-DC-74", "Q-DC-75"],
}
CASES = [
    pytest.param(game, seats, options, marks=pytest.mark.clause(*CLAUSES[game]))
    for game, few, many in [("classic", 3, 10), ("lost_mines", 3, 9), ("dark_cave", 2, 8)]
    for seats in (few, 5, many)
    for options in TABLES[game]
]

#: How often to look, in the common phases of a turn and in the rare ones.
OFTEN = {"classic": (0.05, 1.0), "lost_mines": (0.025, 0.3), "dark_cave": (0.02, 0.2)}


@pytest.mark.parametrize(("game", "seats", "options"), CASES, ids=str)
def test_they_agree_on_everything(game: str, seats: int, options: dict[str, object], soak: int) -> None:
    for repeat in range(soak):
        match = undermine.start(game, seats, f"agree {seats} {repeat}", options)
        random = Random(f"{seats}{options}{repeat}")
        while match.result is None:
            rare = match.view(None).phase not in ("play", "move", "creature")
            if random.random() < OFTEN[game][rare]:
                assert_agreement(match, random, every_decision(match))
            player = PLAYERS[game] if random.random() < 0.8 else uniform
            match.decide(player(match, random))
        assert_agreement(match, random, every_decision(match))


@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_refused_decision_changes_nothing(game: str) -> None:
    match = undermine.start(game, 4, 11)
    random = Random(1)
    for _ in range(40):
        assert_refusals_change_nothing(match, random.sample(every_decision(match), 200))
        match.decide(PLAYERS[game](match, random))


@pytest.mark.parametrize("game", undermine.GAMES)
def test_every_clause_that_a_refusal_names_is_in_the_rules(game: str) -> None:
    match = undermine.start(game, 4, 3, {"vote_end": True})
    random = Random(4)
    named: set[str] = set()
    while match.result is None:
        if random.random() < 0.1:
            seat = random.choice([match.waiting[0], random.randrange(4)])
            sample = random.sample(every_decision(match), 1000)
            named |= clauses_named(match, sample, seat)
        match.decide(PLAYERS[game](match, random))
    assert len(named) > 12
