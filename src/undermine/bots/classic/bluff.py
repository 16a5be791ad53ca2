"""What it is worth to a saboteur of classic not to be known: much while many cards are left, and nothing late."""

from typing import Final

from undermine.bots.mind import Mind
from undermine.games.classic.deck import SABOTEUR
from undermine.games.classic.state import State

#: What certainty about him costs him at the beginning, in the plan's worths: some two cards that miners need more.
PRICE: Final = 5.2
#: The share of all cards that is left when he begins to spend it, and when there is nothing to hide for.
SPENDS: Final = 0.8
SPENT: Final = 0.74
#: So sure the table may be of him before he drops the mask and does all the harm he can.
FOUND_OUT: Final = 0.75


def stake(s: State, seat: int, mind: Mind) -> float:
    """The price of being known, for this seat and now."""
    if s.roles[seat] != SABOTEUR or mind.seen > FOUND_OUT:
        return 0.0
    left = len(s.pile)
    for hand in s.hands:
        left += len(hand)
    return PRICE * max(0.0, min(1.0, (left / len(s.deck.cards) - SPENT) / (SPENDS - SPENT)))
