"""The engine's placements against the naive ones of tests/oracle.py, on boards from random play."""

from random import Random

import pytest

import undermine
from tests.oracle import SIDES, beside, joined_sides, may_lie
from tests.players import digger, uniform
from tests.properties.naive_classic import naive_card, naive_table
from undermine import Match
from undermine.engine.decisions import Lay


def naive_placements(match: Match, loose: bool) -> set[tuple[str, tuple[int, int], str]]:
    """Card, cell and doors as they lie, of all that the acting seat may lay."""
    seat = match.waiting[0]
    own = match.view(seat).seats[seat]
    if own.broken:
        return set()
    table = naive_table(match)
    hidden = [goal.cell for goal in match.view(None).goals if not goal.face_up]
    cells = {beside(cell, side) for cell in table for side in SIDES}
    found = set()
    for name in set(own.hand.cards):
        if name.removeprefix("dead-").isupper():
            for turned in (False, True):
                card = naive_card(name, turned)
                for cell in cells:
                    if may_lie(table, (0, 0), hidden, cell, card, loose):
                        found.add((name, cell, "".join(sorted(card.doors))))
    return found


def engine_placements(match: Match) -> set[tuple[str, tuple[int, int], str]]:
    lays = [choice for choice in match.choices() if isinstance(choice, Lay)]
    return {(lay.card, lay.cell, "".join(sorted(naive_card(lay.card, lay.turned).doors))) for lay in lays}


@pytest.mark.clause("CL-P01", "CL-P03", "CL-P04", "CL-P05", "CL-P06", "CL-P09", "Q-CL-02")
@pytest.mark.parametrize("loose", [False, True])
@pytest.mark.parametrize("number", range(8))
def test_what_may_be_laid_where(number: int, loose: bool, soak: int) -> None:
    for repeat in range(soak):
        random = Random(f"{number}/{repeat}/{loose}")
        player = digger if number % 2 else uniform
        match = undermine.start(
            "classic", 3 + number, f"oracle {number}/{repeat}", {"loose_connection": loose, "rounds": 2}
        )
        while match.result is None:
            if match.view(None).phase == "play":
                assert engine_placements(match) == naive_placements(match, loose), match.position()
            match.decide(player(match, random))


@pytest.mark.clause("CL-R01", "CL-R05", "Q-CL-10")
@pytest.mark.parametrize("loose", [False, True])
def test_a_goal_is_face_up_exactly_when_a_path_reaches_it(loose: bool, soak: int) -> None:
    turned = 0
    for number in range(12 * soak):
        random = Random(f"{number}")
        match = undermine.start("classic", 5, f"reach {number}", {"loose_connection": loose, "rounds": 1})
        while match.result is None and match.view(None).phase == "play":
            table = naive_table(match)
            joined = joined_sides(table, (0, 0))
            for goal in match.view(None).goals:
                arrived = any(beside(cell, side) == goal.cell for cell, side in joined)
                if not goal.face_up:
                    assert not arrived
            turned += sum(goal.face_up for goal in match.view(None).goals)
            match.decide(digger(match, random))
    assert turned > 20
