# fast tier
"""What the states of all games have: seats, whose turn it is, the network, hands, votes."""

from typing import Final

from mypy_extensions import mypyc_attr

from undermine.engine.chance import Chance
from undermine.engine.network import Network

#: The phases that every game has; a game numbers its own from `FIRST_OWN_PHASE` on.
PLAY: Final = 0  # the seat whose turn it is plays a card
VOTE: Final = 1  # the others vote on ending the round or the game
OVER: Final = 2
FIRST_OWN_PHASE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState:
    """A game at one moment, as far as all games are alike.

    With slots for these, the rest of a state has few enough attributes for Python to make it quickly.
    """

    __slots__ = (
        "actor",
        "chance",
        "hands",
        "log",
        "network",
        "phase",
        "proposer",
        "seats",
        "starter",
        "turn",
        "vote_end",
        "voted",
    )

    def __init__(self, seats: int, vote_end: bool, chance: Chance, network: Network) -> None:
        self.seats = seats
        self.vote_end = vote_end  # whether the table votes on ending early
        self.chance = chance
        self.network = network
        self.log: list[object] | None = None  # events are told only if someone listens
        self.phase = PLAY
        self.starter = 0
        self.turn = 0
        self.actor = 0  # the seat that decides next
        self.hands: list[list[int]] = []  # by seat; a game without hands leaves it empty
        self.proposer = -1  # the seat that proposed to end early in this turn
        self.voted = 0  # mask of seats that said yes
