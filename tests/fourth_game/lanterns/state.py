"""Everything on and under the table, as ints in flat lists."""

from lanterns.deck import Deck
from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.engine.state import BaseState


class State(BaseState):
    """A game of Lanterns at one moment. `turn.legal` and `turn.apply` carry it on."""

    def __init__(self, deck: Deck, seats: int, vote_end: bool, chance: Chance, network: Network) -> None:
        super().__init__(seats, vote_end, chance, network)
        self.deck = deck
        self.owned: list[int] = []  # the lantern card of each seat, then those set aside
        self.seen: list[int] = []  # by seat: mask of the seats that peeked at its lantern card
        self.lit = 0  # mask of lanterns
        self.pile: list[int] = []  # the last one is on top
        self.discards: list[list[int]] = []  # face down, by seat
        self.peeks_played = 0

    def copy(self) -> "State":
        """An independent copy."""
        other = State(self.deck, self.seats, self.vote_end, self.chance.copy(), self.network.copy())
        other.phase = self.phase
        other.starter = self.starter
        other.turn = self.turn
        other.actor = self.actor
        other.hands = [hand.copy() for hand in self.hands]
        other.proposer = self.proposer
        other.voted = self.voted
        other.owned = self.owned.copy()
        other.seen = self.seen.copy()
        other.lit = self.lit
        other.pile = self.pile.copy()
        other.discards = [cards.copy() for cards in self.discards]
        other.peeks_played = self.peeks_played
        return other
