"""What every game finds in a new state."""

from random import Random

import undermine
from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.engine.pathcards import Faces, tunnel
from undermine.engine.state import PLAY, BaseState
from undermine.games.classic.game import Classic
from undermine.games.classic.state import State


class Handless(Classic):
    """A game that deals no hands; it can always do two things."""

    def legal(self, state: State, seat: int) -> list[int]:  # noqa: ARG002  # the same for all of them
        return [5, 9]


def test_a_seat_of_a_game_without_hands_can_be_late() -> None:
    dealt = undermine.start("classic", 3, "no hands").state
    s = State(dealt.deck, dealt.options, 3, dealt.chance, dealt.network)
    assert s.hands == []
    assert {Handless().late(s, s.deck, 2, Random(number)) for number in range(20)} == {5, 9}


def test_a_new_state_begins_with_seat_a_and_without_a_vote() -> None:
    network = Network(Faces([tunnel("NESW")]), 0, [], True)
    s = BaseState(3, True, Chance("1"), network)
    assert (s.seats, s.vote_end, s.phase) == (3, True, PLAY)
    assert (s.starter, s.turn, s.actor) == (0, 0, 0)
    assert (s.proposer, s.voted) == (-1, 0)
    assert (s.hands, s.log, s.network) == ([], None, network)
