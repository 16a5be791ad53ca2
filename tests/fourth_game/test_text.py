"""A language model plays a game from elsewhere: told plainly, and with a report all the same."""

from lanterns.game import Lanterns

from undermine.engine.match import Match
from undermine.envs.text import TextSeat, report_of


def test_a_model_plays_a_game_from_elsewhere() -> None:
    match = Match(Lanterns(), 3)
    seats = [TextSeat(match, seat) for seat in range(3)]
    assert "You are playing Lanterns with 3 players" in seats[0].prompt()
    while match.result is None:
        seat = seats[match.waiting[0]]
        assert "It is your turn" in seat.prompt()
        assert seat.answer("suspicions: A 0.5\nclaim: ask am\ndecide: 1") is None
    found = report_of(match, 0, seats[0].notes, ("model",) * 3)
    assert found.by_clock == 0
    assert found.brier is None
    assert "It gave no suspicions that could be judged." in str(found)
