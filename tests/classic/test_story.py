"""How the terminal tells what happens at a classic table."""

import pytest

from tests.classic.rounds import at_the_last_card, at_the_treasure
from undermine.cli.classic import SCREEN, tell
from undermine.games.classic.events import RoundEnded

NAMES = ["Ada", "Bo", "Cy"]


def end_told(match) -> str | None:
    return next(tell(event, NAMES) for event in match.log(None) if isinstance(event, RoundEnded))


@pytest.mark.clause("CL-V07")
@pytest.mark.parametrize(
    ("roles", "said"),
    [
        (
            "MMM",
            "Nobody wins round 1: no cards are left and the treasure was not reached. "
            "There was no saboteur (set aside: a saboteur).",
        ),
        (
            "MSM",
            "Round 1 goes to the saboteurs: no cards are left and the treasure was not reached. "
            "Saboteurs were: Bo (set aside: a miner).",
        ),
    ],
)
def test_the_end_of_a_lost_round(roles: str, said: str):
    match = at_the_last_card(roles)
    match.decide("pass NS")
    assert end_told(match) == said


@pytest.mark.clause("CL-V01")
def test_the_end_of_a_round_that_the_miners_win():
    match = at_the_treasure("MMS")
    match.decide("lay EW 7,0")
    said = "Round 1 goes to the miners: the treasure is reached. Saboteurs were: Cy (set aside: a miner)."
    assert end_told(match) == said


def test_the_uses_of_a_card_leave_out_passing_it():
    match = at_the_treasure("MMS", seats={"A": {"hand": "EW broken-lamp map"}})
    screen = SCREEN(match, 0, NAMES)
    assert {str(use) for use in screen.uses("broken-lamp")} == {"break lamp B", "break lamp C"}
    assert {screen.short(use) for use in screen.uses("map")} == {" 8,2", " 8,0", " 8,-2"}
