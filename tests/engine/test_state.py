"""What the states of all games have before a game has done anything."""

from random import Random

import undermine
from undermine.games.classic.game import Classic
from undermine.games.classic.state import State


class Handless(Classic):
    """A game that deals no hands; it can always do two things."""

    def legal(self, state: State, seat: int) -> list[int]:  # noqa: ARG002  # whoever asks
        return [5, 9]


def test_a_seat_of_a_game_without_hands_can_be_late() -> None:
    dealt = undermine.start("classic", 3, "no hands").state
    s = State(dealt.deck, dealt.options, 3, dealt.chance, dealt.network)
    assert s.hands == []
    assert {Handless().late(s, s.deck, 2, Random(number)) for number in range(20)} == {5, 9}
